### Értékelések, elutasítások és hibák egész mondatokban.

## Miért nem érvényes egy cédula
verdict-legal = { $word } { $at } { $direction }, { $points }
points-of-theme = { $points }, ebből { $n } a témáért
verdict-top = Top
verdict-not-in-dictionary = { $what }: nincs a szólistában.
verdict-word-rejected = { $word }: a versenybíró döntése szerint nem érvényes.
verdict-letters-not-in-rack = { $n ->
    [one] Ez a betű hiányzik a készletből: { $letters }.
   *[other] Ezek a betűk hiányoznak a készletből: { $letters }.
}
verdict-blanks-not-in-rack = Nincs joker a készletben ehhez: { $letters }.
verdict-does-not-touch = A szó egyetlen betűt sem érint a táblán.
verdict-start-not-covered = Az első szónak le kell fednie a kezdőmezőt.
verdict-off-board = A szó lelóg a tábláról.
verdict-replaces-tile = Ezen a mezőn már másik betű van: { $what }.
verdict-part-of-longer-word = Ez csak része egy hosszabb szónak: { $what }. Az egész szót le kell írni.
verdict-no-coordinates = A cédulán nem szerepel mező.
verdict-unreadable-coordinates = A táblán nincs ilyen mező: { $what }.
verdict-join-open = A betűk ({ $what }) alapján nem egyértelmű, hol van a szó.
verdict-unknown-letter = Ebben a játékban nincs ilyen betű: { $what }.
verdict-nothing-laid = A készletből egyetlen betű sem került a táblára: a szó már ott van.
verdict-one-letter = Egy betű nem szó.
verdict-too-many-tiles = Legfeljebb { $n } zseton rakható le.
verdict-first-word-short = Az első szónak legalább { $n } betűből kell állnia.
verdict-blank-unmarked = A joker nincs megjelölve: { $what }.
verdict-claim-too-high = Beírt pont: { $claimed }, a szó értéke: { $worth }. A túl sok beírt pont nullát ér.
verdict-claim-missing = A cédulán nincs pont.
verdict-illegible = A cédula olvashatatlan.
verdict-late = A jelzés után adták le.
verdict-several-slips = Ettől a játékostól több cédula érkezett.
verdict-empty = A cédula üres.
verdict-no-slip = Nincs cédula.
verdict-claim-differs = A szó jó. Beírt pont: { $claimed }, a szó értéke: { $points }. Elszámolva: { $points }.
slip-recorded = { $number }. sz.: mentve, { $points }.
slip-same = { $number }. sz.: már így van rögzítve.
slip-replaces = Már mentve: { $text }. Lecseréléshez nyomjon újra Entert.
slip-moves = { $number }. sz.: a cédula ({ $text }) ehhez a számhoz kerül: { $to }.
slip-not-moved = { $number }. sz.: a cédulát nem Ön rögzítette, a száma nem változtatható. Nyomjon Esc-et, és írja be újra a sort.
slip-gone = { $number }. sz.: a cédulát közben módosították vagy visszavonták, ezért nem kerül át. Nyomjon Esc-et, és írja be újra a sort.
slip-occupied = { $number }. sz.: már van cédulája, és nem Ön rögzítette. Oda csak a versenybíró tehet át másikat.
slip-other-now = Ehhez a számhoz közben mást rögzítettek, semmi sem változott. Nyomjon újra Entert, és látja, mi van ott most.
slip-enter-again = { $reason } 0 ponthoz nyomjon újra Entert.
slip-replaced = { $number }. sz.: lecserélve, { $points }.
slip-kept-instead = { $number }. sz.: lecserélve.
slip-left-out = Kimaradt: { $number }. sz.
slip-unknown = Nincs ilyen szám: { $number }.
slip-absent = Nem játszik ebben a fordulóban: { $number }. sz.
slip-other = { $number }. sz.: mást rögzítettek: { $text }.
slip-line-again = Még semmi sincs mentve. Újabb Enter: { $number }. sz. mentése.
slip-handed-in = { $number }. sz.: leadva, { $time }.
done-hand-in-back = { $number }. sz.: a leadás visszavonva, az ideje tovább fut.

## Elutasítások
refusal-unknown-player = Nincs { $number }. sz. játékos.
refusal-round-not-open = { FIT("A", $round) } { $round }. forduló most nem folyik.
refusal-round-still-open = { FIT("A", $round) } { $round }. forduló még folyik, előbb állítsa le.
refusal-round-locked = { FIT("A", $round) } { $round }. forduló értékelése le van zárva.
refusal-rack-of-many-readings = A készlet többféleképpen olvasható: { $racks }. Írja a zsetonokat szóközzel elválasztva.
refusal-rack-not-in-bag = Ennyi ilyen zseton már nincs a zsákban: { $tile }.
refusal-wrong-number-of-tiles = A készlet { $expected } zsetonból áll, de { $given } van megadva. Írja be újra a készletet.
refusal-tiles-drawn = A készletben ez maradt: { $rest }. Csak a kihúzott zsetonokat írja be: { $expected } kell, de { $given } van megadva. Ha az egész készlet visszament a zsákba, jelölje be, és írja be az egészet.
refusal-rack-begins = A készletben benne kell lenniük azoknak a zsetonoknak, amelyekkel kezdődik: { $tiles }.
refusal-rack-vowels = A magánhangzók zsákjából { $expected } zseton jön, de { $given } van megadva.
refusal-vowels-fixed = A magánhangzók számát most nem lehet megváltoztatni: a szabályok rögzítik, vagy a készletet egyszer már kihúzták.
refusal-game-over = A játszma véget ért.
refusal-text-unreadable = Ez nem olvasható: { $text }.
refusal-name-empty = Adjon nevet a versenynek.
refusal-no-players = Legalább egy játékost írjon be.
refusal-player-line = { $line }. sor: { $text } – nem olvasható belőle szám vagy név.
refusal-number-out-of-range = Ide { $low } és { $high } közötti szám való.
refusal-time-unreadable = Az időt percben és másodpercben írja be, például 3:00.
refusal-name-long = Ez a név túl hosszú: legfeljebb { $n } karakter lehet.
refusal-dictionary-misfit = Ez a szólista nem a választott betűkhöz való. Válasszon egyet a listából.
refusal-round-time = Egy forduló 5 másodperctől egy napig tarthat. Percet és másodpercet írjon, például 3:00.
refusal-last-call = Az „Írjunk” jelzés a forduló vége előtt szól: adjon meg kevesebb másodpercet.
refusal-clock-time = Egy másodperc és egy nap közötti időt adjon meg: percben vagy percben és másodpercben.
refusal-price = 0 és 1000 közötti pontszámot adjon meg.
refusal-minimum = A magán- és mássalhangzók száma együtt nem haladhatja meg a készlet zsetonjainak számát. Adjon meg kisebb számokat.
refusal-player-number = { $line }. sor: a szám 1 és { $high } között lehet.
refusal-player-twice = { $line }. sor: ez a szám már szerepel ({ $number }, { $other }. sor). Adjon másikat.
refusal-too-many-players = Legfeljebb { $n } játékos lehet. Ossza ketté a versenyt.
refusal-nothing-to-undo = Nincs mit visszavonni.
refusal-changed-meanwhile = Közben valami megváltozott. Ez a mostani állapot; semmi sem veszett el.
refusal-other-top-preferred = A szabályok másik topot részesítenek előnyben. Írja le, miért ezt választja, és válassza ki újra.
refusal-reason-needed = Írja le, miért: az indok a naplóban marad.
refusal-top-not-chosen = Több top van: válassza ki, melyik kerüljön a táblára.
refusal-step-over = A játszma közben már más lépésnél tart: semmi sem történt. A gombon olvasható, mi következik.

## Hibák
fault-disk-full = A lemez megtelt: { $path }. Szabadítson fel helyet; minden eddig rögzített adat biztonságban van.
fault-database-damaged = A verseny fájlja sérült: { $path }. A program nem nyúlt hozzá. Használja a legutóbbi másolatot.
fault-database-newer = Ezt a fájlt újabb Flavita írta: { $path }. Azzal nyissa meg.
fault-tournament-dictionary = A verseny szólistája nincs itt: „{ $path }”. Tegye a fájlját az adatmappába, és indítsa újra a Flavitát.
fault-file-foreign = Ez a fájl nem Flavita-verseny: { $path }. Vegye ki a mappából, vagy használja a verseny legutóbbi másolatát.
fault-file-locked = Ezt a fájlt egy másik program használja: { $path }. Zárja be azt, és töltse újra ezt az oldalt.
fault-disk-failed = Hibás az a lemez, amelyen ez a fájl van: { $path }. Indítsa újra a Flavitát: folytatás előtt ellenőrzi a fájlt.
fault-not-opened = Ez a fájl nem nyílik meg: { $path }. Ellenőrizze, hogy a mappa olvasható-e, és indítsa újra a Flavitát.
fault-folder-not-writable = Ebbe a mappába nem lehet írni: { $path }.
fault-not-saved = A mentés nem sikerült. A korábban mentettek biztonságban vannak.
error-not-found = Nincs ilyen oldal
error-not-found-what = Lehet, hogy a cím hibás, vagy a versenynek már más a neve.
error-home = A versenyekhez
error-under-way = Egy pillanat
error-fault = Programhiba
error-not-allowed = Ez az oldal a versenybíróé
error-not-allowed-what = Nyissa meg azon a gépen, amelyen a Flavita fut.

## Mi történt
done-paused = Az óra áll.
done-resumed = Az óra jár.
done-extended = +{ $n } másodperc.
done-undone = Visszavonva: { $text }.
done-stands-again = { $number }. sz.: ismét { $name }.
done-player-added = Felvéve: { $number }. sz. { $name }.
done-players-added = { $n } játékos felvéve.
done-player-returned = { $number }. sz. { $name } újra játszik { FIT("a", $round) } { $round }. fordulótól.
done-player-changed = { $number }. sz. { $name }: mentve.
done-player-renumbered = { $name }: eddig { $from }. sz., mostantól { $to }. sz.
done-absence-noted = { $n ->
    [0] { $number }. sz. { $name } egy fordulót sem hagy ki{ $rounds }.
    [one] { $number }. sz. { $name } ezt a fordulót hagyja ki: { $rounds }.
   *[other] { $number }. sz. { $name } ezeket a fordulókat hagyja ki: { $rounds }.
}
done-players-merged = { $kept }. sz. { $name }: ide került minden innen: { $gone }. sz.
done-player-withdrawn = { $number }. sz. { $name } visszalépett. Az eredményei megmaradnak.
done-top-chosen = A táblán: { $word } { $at }.
done-marking-locked = { FIT("A", $round) } { $round }. forduló értékelése lezárva.
over-bag-empty = Minden zseton kihúzva és lerakva.
over-rounds-played = Minden forduló lezajlott.
over-nothing-playable = A megmaradt betűkből nem rakható ki szó.
over-by-arbiter = A versenybíró befejezte a játszmát.
restored-away = A gép aludt, vagy átállították az óráját: { $away }. A játékosok nem veszítettek időt: hátravan { $time }, az óra áll, nyomja meg az F2-t.
trouble-disk-full = A lemez megtelt: a program most nem tud menteni. Töröljön felesleges fájlokat; utána a mentés magától folytatódik. Addig írjanak papírra.
trouble-locked = A verseny fájlját egy másik program használja: a program most nem tud menteni. Zárja be azt a programot; utána a mentés magától folytatódik.
trouble-not-writable = Az adatmappába nem lehet írni: a program most nem tud menteni. Ellenőrizze a lemezt és a mappa jogosultságait; utána a mentés magától folytatódik.
trouble-gone = A verseny fájlja eltűnt: törölték, áthelyezték, vagy kihúzták a meghajtót. A program most nem tud menteni; a fájlt a memóriából állítja helyre. Addig írjanak papírra.
trouble-disk-failed = A lemez nem válaszolt: a program most nem tud menteni. Ellenőrzi a fájlt, és ha ép, magától folytatja a mentést. Addig írjanak papírra.
trouble-damaged = A verseny fájlja sérült: hiányzik belőle, amit a program már elmentett. Állítsa le a programot, és folytassa a legutóbbi másolatból.
rescued = A verseny fájlja eltűnt vagy kicserélték ({ $time }). A program újra kiírta, semmi sem veszett el. Derítse ki, mi módosítja az adatmappát.
rescued-elsewhere = Az adatmappa nem válaszol ({ $time }). Semmi sem veszett el: a verseny mentése ide folytatódik: { $path }. Újraindítás előtt másolja ezt a fájlt az adatmappába.
restored = Folytatás ugyanonnan. Hátravan { $time }, az óra áll: nyomja meg az F2-t.

## A szabályok elutasításai
refusal-drawn-elsewhere = Ennek a játszmának a készletei egy másik teremből jönnek ({ $name }). Ha nincs kapcsolat, kérje el a készletet telefonon, és írja be kézzel.
refusal-rack-prepared = Az előkészített játszma készletei minden teremben ugyanazok, nem utasíthatók vissza.
refusal-clock-started = A készlet csak addig utasítható vissza, amíg az óra el nem indul.
refusal-rack-elsewhere = Ez a készlet egy másik teremből jött ({ $name }). Csak az ottani versenybíró utasíthatja vissza; ez a terem magától követi.
refusal-drawn-here = Ennek a játszmának a készleteit itt húzzák, nem egy másik teremben.
refusal-number-used = Ez a szám foglalt: { $number }. Válasszon másikat.
refusal-no-name = Írja be a játékos nevét.
refusal-has-not-left = { $number }. sz. játékos: már játszik.
refusal-has-slip = { $number }. sz. játékos: van cédulája ({ $round }. forduló), tehát nem hagyta ki. Előbb vonja vissza a cédulát.
refusal-same-player = Két különböző számot adjon meg.
refusal-both-have-slips = Mindkettőnek van cédulája ugyanabban a fordulóban: { $kept }. sz. és { $gone }. sz., { $round }. forduló. Nem vonhatók össze, amíg az egyik cédulát vissza nem vonják.
refusal-player-taken = { $line }. sor: ez a szám foglalt: { $number } ({ $name }). Adjon másikat.
refusal-rounds-unreadable = Ezek nem fordulók: { $text }. Írja például így: 3-5, 8.
refusal-still-played = Előbb fejezze be ezt a játszmát.
refusal-played = Ez a verseny már elkezdődött: archiválni lehet, törölni nem.
refusal-watched = Ezt a versenyt még mutatja egy másik oldal: a kivetítő, egy telefon vagy egy másik lap. Zárja be, várjon 15 másodpercet, és törölje újra.
refusal-not-in-round = { $number }. sz. játékos nem játszik { FIT("a", $round) } { $round }. fordulóban.
refusal-no-round = Előbb húzza ki az első készletet.
refusal-clock-stands = Az óra már áll.
refusal-clock-runs = Az óra már jár.
refusal-already-handed-in = { $number }. sz.: a leadás már jelölve van.
refusal-not-pressed = { $number }. sz.: ezt a számot senki sem nyomta meg, nincs mit visszavonni.
refusal-misplaced-number = { $number }. sz.: két blokkban is szerepel, vagy nem lehet ilyen szám. Javítsa ki, és mentse újra.
refusal-second-person = { $number }. sz.: ezt a cédulát Ön már rögzítette. A második bejegyzést más készíti: egy meghívott segítő vagy a versenybíró. Ha nincs más, a versenybíró a pulton a „{ double-switch-off }” gombot nyomja meg.
refusal-not-placeable = { $word } nem rakható le ide: { $at }. Ellenőrizze a mezőt és a betűket.
refusal-top-not-chosen-yet = { $round }. forduló: előbb válassza ki, melyik top kerüljön a táblára.
refusal-rack-rejected = A készlet nem felel meg: { $rack }. Legalább { $vowels } magánhangzó és legalább { $consonants } mássalhangzó kell. Tegye vissza az egész készletet, és húzzon újat.
refusal-rack-few-vowels = A készlet nem felel meg: { $rack }. Magánhangzó { $v } van benne, de legalább { $vowels } kell. Tegye vissza az egész készletet, és húzzon újat.
refusal-rack-few-consonants = A készlet nem felel meg: { $rack }. Mássalhangzó { $c } van benne, de legalább { $consonants } kell. Tegye vissza az egész készletet, és húzzon újat.
refusal-rack-many-vowels = A készlet nem felel meg: { $rack }. { $v } magánhangzó van benne, de legfeljebb { $vowels } lehet. Tegye vissza az egész készletet, és húzzon újat.
refusal-rack-many-consonants = A készlet nem felel meg: { $rack }. { $c } mássalhangzó van benne, de legfeljebb { $consonants } lehet. Tegye vissza az egész készletet, és húzzon újat.
refusal-rack-above = A készlet nem felel meg: { $rack }. Legfeljebb { $vowels } magánhangzó és legfeljebb { $consonants } mássalhangzó lehet. Tegye vissza az egész készletet, és húzzon újat.
refusal-rack-unplayable = Ebből a készletből semmi sem rakható le: { $rack }. Tegye vissza az egész készletet, és húzzon újat.
rack-refused = A versenybíró visszatette a zsákba ezt a készletet: { $rack }. Az ok: { $reason }.
rack-gone = Az egész készlet visszakerült a zsákba: { $rack }.
rack-whole = A megmaradt betűk visszakerültek a zsákba.
refusal-line-unreadable = Ez nem olvasható: „{ $text }”. Számot, mezőt, szót írjon, például { $example }.
refusal-no-number = Kezdje a játékos számával.
refusal-tournament-closed = A verseny le van zárva. Nyissa meg újra a kezdőlapról.
done-rack-drawn = { $round }. forduló készlete: { $rack }.
rack-exchanged = Visszakerül a zsákba: { $back }. Helyette jön: { $instead }.
done-vowels-set = { $round }. forduló: { $n } zseton jön a magánhangzók zsákjából.
done-round-opened = { FIT("A", $round) } { $round }. forduló elkezdődött.
done-round-closed = { FIT("A", $round) } { $round }. forduló véget ért.
done-top-revealed = { $round }. forduló topja: { $points }.
done-game-ended = A játszma véget ért.
over-minimum-impossible = Nincs elég magánhangzó vagy mássalhangzó egy készlethez.

## Mi a hiba egy cédulán
remark-claim-too-high = Beírt pont: { $claimed }, a szó értéke: { $worth }.
remark-claim-too-low = Beírt pont: { $claimed }, a szó értéke: { $worth }.
remark-claim-missing = A cédulán nincs pont.
remark-blank-unmarked = A joker nincs megjelölve, vagy másik betű van megjelölve: az olvasat { $text }.
remark-coordinates-shifted = A mező hibás, de csak ezt jelentheti: { $text }.
remark-last-letter-forgotten = A szó utolsó betűje nincs leírva: az olvasat { $text }.
remark-within-grace = A jelzés után adták le, de még a ráadásidőben.
remark-hard-to-read = A cédula nehezen olvasható.
remark-join-short = A táblán lévő szóból túl kevés betű van leírva, de a szó csak itt lehet: { $text }.
remark-cost = Mínusz { $points }.
remark-warning = Figyelmeztetés.
remark-counted = Elszámolva: { $points }.

## Mit jelenthet egy cédula
clue-only = Csak egyféleképpen olvasható: { $text } ({ $how }).
clue-several = Ennyiféleképpen olvasható: { $n }.
clue-last-letter = az utolsó betű nincs leírva
clue-blank-mark = másik betű van jokernek jelölve
clue-turned = rossz irány
clue-shifted = egy mezővel odébb
clue-other-alphabet = a sor betűje más ábécéből való
clue-elsewhere = másik hely
