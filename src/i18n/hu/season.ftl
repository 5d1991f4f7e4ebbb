### Szezonok: állás több verseny alapján, ki kicsoda, értékszám.

seasons-title = Szezonok
seasons-what = Egy klub állása több verseny alapján, és az értékszámok.
seasons-none = Még nincs szezon.
seasons-new = Új szezon
seasons-new-do = Szezon létrehozása
season-name = A szezon neve
season-edit = Versenyek és szabályok
season-people = Játékosok
season-standings = Állás
season-rating = Értékszám
season-back = A szezonhoz
season-empty = A szezon egyik versenyében sincs még beszámító játszma. Amíg egy verseny tart, csak a végleges játszmái számítanak.
season-reading = A szezon játszmáinak beolvasása folyik: { $of } közül { $n } kész. Az oldal magától megnyílik.
season-count = { $n ->
    [one] { $n } verseny
   *[other] { $n } verseny
}
season-provisional = Előzetes: néhány verseny eredménye még nem végleges. Ezeket csillag jelöli.
season-missing = { $n ->
    [one] A szezon egyik versenye nincs az adatmappában, ezért nem számít: { $name }.
   *[other] A szezon { $n } versenye nincs az adatmappában, ezért nem számít: { $name }.
}
season-sum = Összeg
season-counted = Beszámít
season-counted-of = { $n } / { $of }
season-not-counted = A zárójeles eredmény nincs a legjobbak között, ezért nem számít.
season-tournaments = Versenyek
season-rating-what = Mindenki { $start } ponttal kezd. Egy verseny után a program minden játékost összevet a verseny összes többi résztvevőjével. A nagy szám az értékszám a verseny után, a kicsi a változás.
season-rating-how = A számítás módja
season-points-percentage = Egy verseny annyi pontot ér, ahány százalékát a játékos megszerezte a topok összegének.
season-points-total = Egy verseny annyit ér, amennyi pontot a játékos a játszmáiban szerzett.
season-points-places = Egy verseny helyezés szerint ér pontot: { $table }.
season-taking-part = A részvételért ennyi jár még: { $n }.
season-equal-highest = Akik osztoznak egy helyezésen, mind megkapják annak pontjait.
season-equal-mean = Akik osztoznak a helyezéseken, azok pontjainak átlagát kapják.
season-best = { $n ->
    [one] A legjobb eredmény számít.
   *[other] A legjobb { $n } eredmény számít.
}
season-best-all = Minden eredmény számít.
season-tie-wins = a megnyert versenyek száma
season-tie-best-results = a legjobb eredmény, aztán a második legjobb és így tovább
season-tie-all-results = az összes eredmény összege
season-rule = Szabály
season-rule-percentage = A topok százalékainak összege
season-rule-places = Pontok helyezés szerint
season-rule-total = A játszmák pontjainak összege
season-rule-trios = Hármas asztalok: 3, 2, 1 pont helyezés szerint
season-best-number = Hány legjobb eredmény számít
season-best-hint = Üresen: mind.
season-take = Mely versenyek
season-take-all = Az adatmappa összes versenye
season-take-year = Egy év összes versenye
season-year = Év
season-take-chosen = Ezek:
season-take-none = Az adatmappában még nincs verseny.
season-save = Mentés
season-effect = Előnézet
season-progress-waiting = nem kezdődött el
season-progress-played = tart: a végleges játszmák számítanak, a többi a vége után
season-progress-over = előzetes
season-progress-final = végleges
season-progress-missing = nincs az adatmappában
season-fault-name = Írja be a szezon nevét.
season-fault-best = Írjon be egy egész számot, legfeljebb { $n }, vagy hagyja üresen a mezőt.
season-fault-year = Írja be az évet négy számjeggyel.
season-fault-rule = Válasszon szabályt.
kept-fault-file = A fájl nem olvasható. Javítsa ki vagy tegye el; a program nem nyúl hozzá. { $name }
kept-fault-public = Ez most nem mutatható meg. A versenybíró látja, miért.
kept-fault-disk = Nem sikerült beolvasni vagy menteni. A korábban mentettek biztonságban vannak. { $name }
season-suggestions = Ugyanaz a személy?
season-suggestions-what = Az azonos neveket a program magától összevonja: a nagybetűk, a szóközök és az orosz Ё pontjai nem számítanak. Itt azok a nevek láthatók, amelyek majdnem azonosak.
season-suggestions-none = Nincsenek hasonló nevek.
season-like-look = ugyanúgy néznek ki
season-like-order = ugyanazok a szavak más sorrendben
season-like-initials = kezdőbetűk
season-like-letter = egy betű eltér
season-like-part = az egyik név több szóból áll
season-merge = Összevonás
season-part = Külön személyek
season-merge-title = Két név összevonása
season-merge-what = Kettejük eredményei a második név alatt adódnak össze.
season-merge-one = Ez a név
season-merge-other = ugyanaz a személy, mint
season-namesakes = Névrokonok egy versenyen
season-namesakes-what = Két különböző emberről van szó, ezért a program egyiküket sem vonja össze senkivel. Írja be, hogyan hívják őket ebben a szezonban. Ha a név egy másik verseny játékosáé, az eredményeik összeadódnak.
season-call = Név ebben a szezonban
season-call-do = Név mentése
season-call-of = { $number }. sz. játékos, { $name }: neve ebben a szezonban
season-seat = { $number }. sz., { $name }
season-decided = Eldöntött kérdések
season-decided-merge = { $name } ugyanaz, mint { $of }
season-decided-split = { $name }: ebben a szezonban { $of }
season-decided-strangers = { $name } és { $of } két különböző ember
season-undo = Visszavonás
season-all = Az összes játékos
season-two = Másik személy
season-refusal-gone = A lista közben megváltozott. Nézze meg újra.
season-refusal-one = { $name }: ez már egy személy.
season-refusal-met = { $one } és { $other } is játszott ezen a versenyen: „{ $stage }”, tehát két személy.
help-season = A szezon és az értékszám
csv-counted = Beszámít
csv-played = Lejátszott
csv-wins = Megnyert
csv-rating = Értékszám
csv-tournaments = Versenyek
csv-points-of-stage = { $name }: pont
csv-place-of-stage = { $name }: helyezés
csv-counts-of-stage = { $name }: beszámít
csv-rating-of-stage = { $name }: értékszám
csv-change-of-stage = { $name }: változás
csv-yes = igen
csv-no = nem
