### Gyakorlás: játszma egyedül az óra és a top ellen, és a meg nem talált topok.

training-title = Gyakorlás
training-what = Játsszon egy játszmát egyedül, az óra és a top ellen. Amelyik topot nem találja meg, azt később gyakorolhatja.
training-stopped = A játszma nem folytatható
training-go-on = Tovább
training-stop = Játszma feladása
training-recorded = Lejátszott játszma
training-recorded-what = Egy itteni verseny készletei és topjai.
training-recorded-none = Ezen a számítógépen még nem ért véget verseny.
training-recorded-choose = Verseny
training-recorded-game = { $name } · { $date } · { $n ->
    [one] { $n } forduló
   *[other] { $n } forduló
}
training-drawn = Új játszma
training-deck = Játék és szólista
training-rules-usual = ahogy ennél a játéknál szokás
training-time = Fordulónkénti idő
training-time-rules = a szabályok szerint
training-minutes = { $n ->
    [one] { $n } perc
   *[other] { $n } perc
}
training-no-clock = óra nélkül
training-begin = Kezdés
training-alone = Lejátszás egyedül
training-practise = Meg nem talált topok
training-practise-what = { $n ->
    [0] Egy sem vár. Minden top, amelyet nem talál meg, itt marad, amíg kétszer egymás után meg nem találja.
    [one] { $n } top vár. Találja meg kétszer egymás után, és már tudja.
   *[other] { $n } top vár. Amelyiket kétszer egymás után megtalálja, azt már tudja.
}
training-practise-begin = Gyakorlás
training-missed-gone = { $n ->
    [one] Még { $n } top olyan játszmából való, amely már nincs itt.
   *[other] Még { $n } top olyan játszmából való, amely már nincs itt.
}
training-past = Eddigi játszmák
training-past-game = Játszma
training-past-date = Kezdete
training-past-rounds = Fordulók
training-past-found = Megtalált topok
training-past-points = Pontok
training-past-percent = A topokhoz képest
training-of = { $n } / { $of }
training-round = { $n }. forduló / { $of }
training-score = Eddig { $n } pontból { $points }, { $percent }
training-total = { $n } pontból { $points }
training-found = Megtalált topok: { $n } / { $of }
training-best = Eddigi legjobb eredménye: { $percent }%.
training-best-new = Új egyéni csúcs: az eddigi { $percent }% volt.
training-word-what = Vízszintesen előbb a sor betűje, függőlegesen előbb az oszlop száma. Nagybetűk között a kisbetű joker, és a zárójelbe tett betű is.
training-points = Pontok
training-points-wrong = Egész számot írjon 0 és 9999 között, vagy hagyja üresen a mezőt.
training-show-top = A top megmutatása
training-time-up = Lejárt az idő. A most leadott cédula elkésett.
training-tap = Érintse meg a szó első mezőjét, vagy írja be a mezőt és a szót
training-slip = Az Ön cédulája
training-top = Top: { $points }
training-lost = A tophoz hiányzik: { $points }
training-collected = Ez a top bekerült a meg nem találtak közé.
training-missed-again = Marad a meg nem találtak között.
training-found-once = Megvan. Még egyszer, és már tudja.
training-known = Kétszer egymás után megtalálta: ezt a topot már tudja.
training-next = Következő forduló
training-to-result = Az eredményhez
training-next-missed = Következő top
training-missed-one = Meg nem talált top
training-result = Vége a játszmának
training-result-slip = Cédula
training-result-top = Top
training-result-lost = Különbség
training-rack = Készlet
training-again = Új játszma
training-gone = Ennek a játszmának a játéka, szabályai vagy szólistája már nincs ezen a számítógépen. Kezdjen másikat.
training-still-played = Ez a verseny még tart. Egyedül akkor játszható le, ha véget ért.
training-words = A játszma szavai nem olvashatók: { $reason }
training-no-rounds = Ebben a játszmában egyik fordulónak sincs topja. Válasszon másikat.
training-misfit-round = A játszma { $n }. fordulója nem jeleníthető meg: a feljegyzett adatai nem illenek a játékhoz. Kezdjen másik játszmát.
training-misfit-missed = Ez a top nem jeleníthető meg: a feljegyzett adatai nem illenek a játékhoz.
training-disk = A „training” mappa { $name } fájlja nem olvasható vagy nem írható: { $reason }. Semmi sem változott.
training-damaged = A „training” mappa { $name } fájlja sérült: { $reason }. Marad, ahogy van. Az új játszma új fájlt kap.
training-full = Tegnap óta túl sokan gyakoroltak ezen a számítógépen. Próbálja meg holnap.

## Az ellenfél
training-opponent = Ellenfél
training-against = Ön { $points }, az ellenfél { $n }
training-theirs = Az ellenfél: { $text }
training-theirs-none = Az ellenfél nem talált semmit.
opponent-none = nincs
opponent-beginner = kezdő: 100 fordulóból { $n } top
opponent-club = klubjátékos: 100 fordulóból { $n } top
opponent-expert = mester: 100 fordulóból { $n } top
opponent-champion = bajnok: 100 fordulóból { $n } top

## Pasziánsz
solitaire-title = Pasziánsz
solitaire-what = Hagyományos játszma egy készlettel, a saját legjobb eredménye ellen; vagy két készlettel: a másodikkal Ön vagy a program játszik. Vagy minden zseton látható, és bármelyiket használhatja, egy lépésben legfeljebb hetet.
solitaire-kind = Fajta
solitaire-one = egy készlet
solitaire-two = két készlet
solitaire-open = nyílt zsetonok
solitaire-who = Ki játszik a második készlettel
solitaire-alone = Ön
solitaire-first = Első készlet
solitaire-second = Második készlet
solitaire-you = Ön
solitaire-computer = Ellenfél
solitaire-total = { $name }: { $points }
solitaire-best = Eddigi legjobb eredménye: { $points }.
solitaire-best-new = Új egyéni csúcs: az eddigi { $points } volt.
solitaire-exchanged = csere
solitaire-passed = passz
solitaire-bag = Zsetonok a zsákban: { $n }
solitaire-left = Megmaradt zsetonok: { $n }
solitaire-lay = Lerakás
solitaire-exchange = Csere
solitaire-exchange-which = Cserélendő zsetonok
solitaire-pass = Passz
solitaire-stop = Játszma befejezése
solitaire-nothing-exchanged = Írja be a zsetonokat, amelyeket cserélni szeretne.
solitaire-not-in-rack = Ezek a zsetonok nincsenek a készletben.
solitaire-bag-small = A zsákban kevesebb zseton van, mint amennyit cserélni szeretne.
solitaire-over = A játszma véget ért.
solitaire-refused = Így nem rakható le. Ellenőrizze a mezőt és a szót.

homework-title = Házi feladat
homework-what = Az egész klub ugyanazt a játszmát játssza otthon, mindenki egyedül, határidőre, közös táblázattal.
homework-none = Még nincs kiadott házi feladat.
homework-new = Házi feladat kiadása
homework-game = Játszma
homework-name = Cím
homework-from = Ettől (üresen: most)
homework-until = Eddig
homework-early = Aki befejezte, rögtön látja a táblázatot
homework-new-what = A játszma a helyén marad; a határidő előtt ne törölje. Az előkészített játszmát senki sem ismeri; a befejezett versenyt ismerik, akik játszották, és az oldalain látszanak a topok.
homework-give = Kiadás
homework-no-games = Előbb készítsen elő egy játszmát, vagy fejezzen be egy versenyt.
homework-prepared = { $name } · előkészített, { $n } forduló
homework-before = még nem indult
homework-now = folyamatban; { $n } játékos kezdte el
homework-after = lezárult; { $n } játékos
homework-term = { $from } – { $until }
homework-player = Az Ön neve
homework-begin-what = Az óra rögtön indul. Ezen az eszközön játsszon; ha itt más gyakorló játszmát kezd, ez megszakad. Ami a határidő után érkezik, nem számít.
homework-hidden = A táblázat a határidő után látható.
homework-hidden-early = A táblázat akkor látható, ha befejezte, vagy ha lejárt a határidő.
homework-delete = A házi feladat törlése
homework-fault-term = A határidő legyen a jövőben, és a kezdés után.
homework-fault-game = Válasszon játszmát.
homework-fault-title = Ez a cím nem használható: túl hosszú, vagy rejtett jelek vannak benne.
homework-fault-name = Adja meg a nevét.
homework-fault-again = Ezt a házi feladatot már lejátszotta; csak egyszer játszható.
homework-fault-closed = Ez a házi feladat most nem játszható.
homework-fault-taken = Ezen a néven már elkezdte valaki; egészítse ki a sajátját valamivel.
homework-fault-full = Ebben a házi feladatban nincs több hely.
homework-out = Ez a játszma házi feladat; a határidő után gyakorolható.
