### Előkészített játszmák.

prepare-title = Játszma előkészítése
prepare-what = A számítógép sok játszmát játszik le, és megtartja azokat, amelyek megfelelnek a kívánságainak. Ön átnézi, módosítja, és a termek számára lepecsételi a játszmát.

## A lejátszás
prepare-run = Játszmák lejátszása
prepare-run-on = { $of } játszmából { $n } kész, megfelel: { $fitting }.
prepare-run-whole = Kész: legfeljebb { $of } játszmából { $n } lejátszva, megfelel: { $fitting }.
prepare-run-stopped = Leállítva: legfeljebb { $of } játszmából { $n } lejátszva, megfelel: { $fitting }.
prepare-run-broken = Megszakadt: { $name }
prepare-run-waits = Ezen a számítógépen egy forduló folyik. A játszmák megvárják a végét.
prepare-run-none = Egyik játszma sem felel meg. Kérjen kevesebbet, vagy játsszon le több játszmát. Az egyes kívánságokat ennyi játszma nem teljesítette:
prepare-run-missed = { $name }: { $n } játszma
prepare-run-refreshes = Az oldal három másodpercenként magától frissül.
prepare-stop = Leállítás

## A megtartott játszmák
prepare-games-kept = Előkészített játszmák
prepare-kept-where = A fájlok az adatmappa „prepared” mappájában vannak. Aki azt meg tudja nyitni, ismeri a játszmákat.
prepare-game = Játszma
prepare-new = új
prepare-sealed = lepecsételve
prepare-rounds = Fordulók
prepare-total = A topok összege
prepare-bingos = Teljes készlet
prepare-equal-tops = Egyenlő topok
prepare-hardest = Legnehezebb forduló
prepare-easiest = Legkönnyebb forduló
prepare-lead = { $n }. forduló, { $points }
prepare-tick = { $name } törlése
prepare-delete = A megjelöltek törlése

## A kívánságok
prepare-wishes = Új játszmák
prepare-with = Játék és szólista
prepare-games = Lejátszandó játszmák
prepare-offer = Megtartandó játszmák
prepare-seed = Kezdőérték
prepare-seed-what = Hagyja üresen: a program kitalál egyet. Aki ismeri, ugyanezeket a játszmákat újra előállíthatja.
prepare-like = Milyen legyen a játszma
prepare-like-what = Ami nem számít, hagyja üresen.
prepare-from = ettől
prepare-to = eddig
prepare-hardest-what = A legnehezebb forduló az, ahol a top a legtöbb ponttal előzi meg a következő eredményt, a legkönnyebb az, ahol a legkevesebbel.
prepare-unambiguous = Ne legyen forduló egyenlő topokkal
prepare-polite = Durva szavak nélkül, ha a szólista megjelöli őket
prepare-avoid = Kerülendő szavak
prepare-avoid-what = Soronként egy. Egyikük sem kerül a táblára.
prepare-begin = A játszmák lejátszása

## Egy játszma
prepare-download = A játszma letöltése
prepare-round = { $n }. forduló
prepare-earlier = Előző
prepare-later = Következő
prepare-bag = { $n ->
    [0] A zsákban:
   *[other] A zsákban ({ $n } zseton):
}
prepare-bag-empty = semmi
prepare-change = { $n }. forduló módosítása
prepare-change-what = Ami e forduló után jön, azt a program újra kihúzza és megoldja.
prepare-rack = Készlet (? a joker)
prepare-change-rack = Készlet cseréje
prepare-top = Az egyenlő topok közül ez kerüljön a táblára
prepare-change-top = Ez a top kerüljön a táblára
prepare-undo = Az utolsó módosítás visszavonása
prepare-rack-column = Készlet
prepare-top-column = Top
prepare-points-column = Pont
prepare-total-column = Összesen
prepare-lead-column = Előny
prepare-equals-column = Egyenlő

## A pecsét
prepare-seals = Lepecsételés
prepare-seal = A játszma lepecsételése
prepare-seal-what = A lepecsételt fájlt csak a kulcsa nyitja. Küldje el előre a termeknek, tegye közzé az ujjlenyomatot, a kulcsot pedig a kezdéskor olvassa fel.
prepare-seal-name = A játszma neve
prepare-seal-organiser = Szervező
prepare-seal-start = Az első készlet legkorábban
prepare-seal-start-what = E számítógép órája szerint. Üresen: minden terem akkor kezd, amikor akar.
prepare-seal-every = Percek két készlet között
prepare-seal-every-what = Például 5 vagy 5, 20, 5: az utolsó szám a végéig érvényes. Üresen: ahogy a terem akarja.
prepare-seal-do = Ellenőrzés és lepecsételés
prepare-seal-of = { $n }. lepecsételés, { $name }
prepare-seal-older = A játszmát ezután módosították. Pecsételje le újra, ha a termek a mostani változatot játsszák.
prepare-seal-file = A lepecsételt fájl letöltése
prepare-seal-key = A kulcs megmutatása
prepare-seal-publish = Tegye közzé előre az ujjlenyomatot: így utóbb mindenki láthatja, hogy ez volt a játszma.
prepare-seal-ready = Annak a teremnek, amelynek ugyanilyen adatmappája van, mindene megvan.

## A kulcs
prepare-key-title = A játszma kulcsa
prepare-key-secret = A kezdésig tartsa titokban: ezekkel a szavakkal és a fájllal bárki az egész játszmát láthatja.
prepare-key-code = A kulcs QR-kódként
prepare-key-how = A kezdéskor olvassa fel a szavakat egyenként. A nagybetűk és a szavak közötti jelek nem számítanak.

## Ami nem megy
prepare-fault-round = { FIT("A", $name) } „{ $name }” versenyen egy forduló folyik. A játszmák lejátszása csak a vége után indítható.
prepare-fault-deck = Válasszon olyan játékot, amelynek a szólistája itt van.
prepare-fault-busy = A játszmák lejátszása már folyik. Várja meg, vagy állítsa le.
prepare-fault-number = { $name }: írjon egész számot 1 és { $of } között.
prepare-fault-span = { $name }: írjon egész számokat, az első ne legyen nagyobb a másodiknál.
prepare-fault-seed = A kezdőérték legfeljebb { $n } karakter hosszú lehet.
prepare-fault-gone = Ez a játszma már nincs itt.
prepare-fault-changed = A játszmát közben módosították. Itt a mostani állapota; ha a módosítása így is helyes, ismételje meg.
prepare-fault-file = A fájl nem előkészített játszma: { $name }
prepare-fault-disk = Nem sikerült menteni: { $name }
prepare-fault-no-round = Nincs { $n }. forduló.
prepare-fault-minimum = Ez a készlet nem jó: legalább { $vowels } magánhangzó és { $consonants } mássalhangzó kell.
prepare-fault-maximum = Ez a készlet nem jó: legfeljebb { $vowels } magánhangzó és { $consonants } mássalhangzó lehet benne.
prepare-fault-unplayable = Ezzel a készlettel semmit sem lehet lerakni.
prepare-fault-over = A játszma e forduló előtt véget ér.
prepare-fault-no-top = Ez nem tartozik az egyenlő topok közé.
prepare-fault-differs = { FIT("A", $n) } { $n }. forduló nem felel meg a szabályoknak és a szólistának. Írja be újra a készletét; a további fordulókat a program újra kisorsolja.
prepare-fault-names = Adjon nevet a játszmának és a szervezőnek: legfeljebb 64 olvasható karakter.
prepare-fault-time = Válassza ki az első készlet napját és idejét, vagy hagyja mindkettőt üresen.
prepare-fault-minutes = Adja meg a készletek közötti perceket egész számokkal, vesszővel elválasztva.
prepare-fault-no-time = A készletek közötti percekhez az első készlet ideje is kell.
prepare-fault-large = A játszma túl hosszú, nem lehet lepecsételni.
