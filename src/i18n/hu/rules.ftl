### A verseny szabályai: a szabályok értékei egész mondatokban.

rules-today = A verseny szabályai
rules-link = Szabályok
rules-changed = { $name } (módosítva)
rules-by = Szabályok: { $name }
rules-then = { $first }, aztán { $next }

## A játék
rules-game = A játék
rules-edition = { $name }. { $tiles } és { $n } joker.
rules-edition-without-blanks = { $name }. { $tiles }.
rules-switches = Külön szabályok: { $what }.
rules-dictionary = Szólista: { $name }, { $words }.

## A készlet
rules-rack = A készlet
rules-rack-size = Egy készlet { $n } zsetonból áll, és mindenki ezzel játszik.
rules-most-laid = Egy fordulóban legfeljebb { $n } rakható le közülük.
rules-bonus = Ha egy fordulóban { $n } zsetont raknak le: további { $points }.
rules-early = Az első { $n } készletben: { $what }.
rules-later = Utána: { $what }.
rules-always = Minden készletben: { $what }.
rules-at-least = legalább { $vowels } magánhangzó és legalább { $consonants } mássalhangzó
rules-at-most = legfeljebb { $vowels } magánhangzó és legfeljebb { $consonants } mássalhangzó
rules-anything = bármi lehet
rules-blank-counts-either = A joker magánhangzónak vagy mássalhangzónak számít, aszerint, hogy melyik hiányzik.
rules-blank-counts-both = A joker egyszerre számít magánhangzónak és mássalhangzónak.
rules-blank-counts-none = A joker se magánhangzónak, se mássalhangzónak nem számít.
rules-letter-vowel = { $letter }: magánhangzónak számít.
rules-letter-consonant = { $letter }: mássalhangzónak számít.
rules-letter-both = { $letter }: magánhangzónak és mássalhangzónak is számít.
rules-letter-neither = { $letter }: se magánhangzónak, se mássalhangzónak nem számít.
rules-redrawn = Ha egy készlet nem felel meg, az egész visszakerül a zsákba, és újat húzunk.
rules-rest-goes-back = A le nem rakott zsetonok visszakerülnek a zsákba, és teljesen új készletet húzunk.
rules-rest-stays = A le nem rakott zsetonok a készletben maradnak; csak a hiányzókat húzzuk hozzá. Ha egy készlet visszakerül, ezek is visszakerülnek vele.
rules-joker = Jokeres játszma: a készletben mindig van egy joker, és a táblán a lerakott jokert az igazi zseton váltja fel, amíg van ilyen a zsákban.
rules-explosive = Robbanó játszma: amíg elég betű van, a jokerek félre vannak téve. Az utolsó húzott zsetont az a betű váltja fel, amelyet a helyére tett joker a legtöbb pontot érő lerakásban helyettesítene; ha ilyen betű nincs a zsákban, maga a joker. A többi zsetont csak a véletlen adja; az utolsót a program választja a szólista szerint, mindenkinek egyformán.
rules-completive = Kiegészítős játszma: a készlet mindenkinek közös, és mindenki hozzávesz egy zsetont, bármelyiket, ami a zsákban maradt. A top az a legjobb lerakás, amely a zsák bármelyik zsetonjával elérhető. A jelöletlen betű maga a betű, ha van a zsákban, különben joker; a jokernek jelölt betű, ha joker nincs, nem ér semmit. A húzás ugyanolyan igazságos, mint mindig: a készletet csak a véletlen adja. A nagy értékű zsetonok viszont hamarabb fogynak, mert a top a legjobbat veszi ki a zsákból.
rules-two-bags = Két zsák van: { $n } zseton a magánhangzók zsákjából jön, a többi a másikból.
rules-two-bags-arbiter = Két zsák van: { $n } zseton a magánhangzók zsákjából jön, a többi a másikból. Húzás előtt, amíg egyetlen zseton sem látszik, a versenybíró más számot mondhat; ez bekerül a naplóba.
rules-two-bags-drawn = Két zsák van. Hogy hány zseton jön a magánhangzók zsákjából, azt a véletlen dönti el: minden szám egyformán esélyes, a legkisebb { $low }, a legnagyobb { $high }. A szám ugyanabból a titkos számból adódik, mint a készlet, ezért ellenőrizhető. A többi zseton a másik zsákból jön.
rules-first-word = Az első szó legalább { $n } betűből áll.
rules-first-word-eases = Ha az első készletből { $n } betűs szó nem rakható ki, { $less } betű is elég; ha az sem megy, az első szó olyan, mint bármelyik másik.
rules-bought-back = Ha a készletben ott van az a betű, amelyet egy joker a táblán helyettesít, az idő indulása előtt helyet cserélnek: a betű a táblára, a joker a készletbe kerül. Ha több joker is szóba jöhet, a legfelső sorban álló cserél, azon belül a bal szélső.
rules-bought-to-lay = Kiváltott joker: akinek a készletében ott van az a betű, amelyet egy joker a táblán helyettesít, elveheti érte a jokert, de még ugyanabban a lerakásban le kell raknia; különben nincs csere. Aki több jokert rak le, mint amennyi a készletben van, az a hiányzókat kiváltja. Ebben a lerakásban a táblán lévő betű még nem ér semmit, ahogy a joker sem ért. A közös táblán az cserélődik ki, amit a lerakott top kiváltott. Ha több joker is szóba jöhet, a legfelső sorban álló váltódik ki, azon belül a bal szélső.
rules-theme = A mai téma: { $name }. A téma minden szaváért további { $points } jár: { $words }.
theme-line = Téma: { $name }, szavanként +{ $n }
rules-fair = Ez a játszmaváltozat a húzáson semmit sem változtat: a készletet csak a véletlen adja, és minden megengedett készlet esélye ugyanakkora, mint egy igazi zsákból húzva.
rules-fair-joker = A jokert nem húzzuk, az mindenképpen a készletben van; a többi zsetont csak a véletlen adja.
rules-fair-two-bags = Mindkét zsákban minden zseton egyformán esélyes, de nem annyi magánhangzó jön, mint amennyi egyetlen zsákból jönne.

## Idő
rules-time = Idő
rules-round = Egy forduló ideje { $time }.
rules-calls = A jelzés a forduló végén szól, és előtte, amikor ennyi idő van hátra: { $times }.
rules-no-call = A jelzés csak a forduló végén szól.
rules-no-clock = Nincs játékóra.
rules-clock-started = Az egész játszmára mindenkinek { $budget } jut; azon túl minden megkezdett szakaszért ({ $step }) { $price } a levonás.
rules-clock-completed = Az egész játszmára mindenkinek { $budget } jut; azon túl minden teljes szakaszért ({ $step }) { $price } a levonás.
rules-clock-started-minute = Az egész játszmára mindenkinek { $budget } jut; azon túl megkezdett percenként { $price } a levonás.
rules-clock-completed-minute = Az egész játszmára mindenkinek { $budget } jut; azon túl minden teljes percért { $price } a levonás.
rules-clock-how = A játékos ideje addig telik, amíg le nem adja a céduláját; ha ezt nem jelölik, az egész forduló számít.
rules-clock-unnoted-free = Ha egy fordulóban senki sem jelölt leadást, a papíron játszók ideje abban a fordulóban nem számít, és nem jár érte levonás.
rules-clock-unnoted-whole = Így van ez abban a fordulóban is, amelyben senki sem jelölt leadást.
rules-late-zero = A forduló vége után leadott cédula nullát ér.
rules-late-grace = A forduló vége után még { $n } másodpercig lehet cédulát leadni; a későbbi nullát ér.
rules-late-free = Az ezalatt leadott cédula teljes értékű.
rules-late-price = Az ezalatt leadott céduláért { $points } a levonás.
rules-late-phones = A telefonról küldött cédula számít, ha a forduló vége után legfeljebb { $n } másodperccel és még a top kihirdetése előtt megérkezik.

## A cédula
rules-slip = A cédula kitöltése
rules-slip-write = A cédulára az egész szó, az első betűjének mezője és a pont kerül.
rules-slip-where-order = Vízszintes szónál előbb a sor betűje jön: { $across }. Függőleges szónál előbb az oszlop száma: { $down }.
rules-slip-where-letters = A mező után az irány betűje jön: { $across } V vízszintes (vodorovně), { $across } S függőleges (svisle). Ha nincs ott, az elöl lévő sorbetű vízszintes szót jelent.
rules-slip-join = A mező helyett { $n ->
    [one] { $n } betű
   *[other] { $n } betű
} is leírható egymás után a tábla egy olyan szavából, amelyet a szó keresztez, megtold vagy érint, ha csak egyetlen hely illik rá; kevesebb betű hibának számít.
rules-first-as-drawn = Az első szót ugyanígy kell leírni; a kezdőmezőn halad át: { $at }.
rules-first-dearest-across = Az első szót vízszintesen és mező nélkül kell leírni; a kezdőmezőn ({ $at }) halad át, és a legtöbbet érő helyén számít.
rules-slip-blank = Azt a betűt, amelyet joker helyettesít, meg kell jelölni: kisbetűvel írni, zárójelbe tenni vagy bekarikázni.
rules-unmarked-cheapest = Ha a joker nincs megjelölve, a betű az igazi zseton, amíg van ilyen a készletben, különben a joker; több olvasat közül a legkevesebbet érő számít.
rules-unmarked-zero = Ha a joker nincs megjelölve, a forduló nullát ér.
rules-mismarked-zero = Nem az a betű van megjelölve, amelyikhez joker kell: nulla.
rules-mismarked-as-unmarked = Nem az a betű van megjelölve, amelyikhez joker kell: a cédulát úgy olvassuk, mintha semmi sem volna megjelölve.
rules-several-zero = Egy játékos két cédulája nullát ér a fordulóban; telefonon az utolsó, még időben érkezett számít.
rules-several-first = Egy játékos két cédulája közül az előbb leadott számít; telefonon az utolsó, még időben érkezett.
rules-several-last = Egy játékos két cédulája közül az utóbb leadott számít; telefonon az utolsó, még időben érkezett.

## Pont és mező
rules-scoring = Ha a pont vagy a mező hibás
rules-too-high-true-score = A beírt pont több a helyesnél: a helyes pont számít.
rules-too-high-zero = A beírt pont több a helyesnél: nulla.
rules-too-high-excess = A beírt pont több a helyesnél: a beírt pontból le kell vonni a különbség{ $n ->
    [1] et
    [2] {" "}kétszeresét
    [3] {" "}háromszorosát
   *[other] {" "}többszörösét (ennyiszer: { $n })
}, de nulla alá nem megy. Példa: helyes { $worth }, beírt { $claimed }, jár { $scored }.
rules-too-low-true-score = A beírt pont kevesebb a helyesnél: a helyes pont számít.
rules-too-low-as-claimed = A beírt pont kevesebb a helyesnél: a beírt pont számít.
rules-missing-true-score = Nincs beírt pont: a helyes pont számít.
rules-missing-zero = Nincs beírt pont: nulla.
rules-shifted-zero = A mező vagy az irány hibás: nulla.
rules-shifted-nothing = A mező vagy az irány hibás, de a cédula csak egyféleképpen érthető: teljes értékű; különben nulla.
rules-shifted-points = A mező vagy az irány hibás, de a cédula csak egyféleképpen érthető: mínusz { $points }; különben nulla.
rules-extension-zero = A szó egy táblán lévő szót told meg, és a mező hibás: nulla.
rules-extension-nothing = A szó egy táblán lévő szót told meg, és a cédula csak egyféleképpen érthető: a mezőt nem kell megadni.
rules-extension-points = A szó egy táblán lévő szót told meg, és a cédula csak egyféleképpen érthető: a hibás mezőért { $points } a levonás.
rules-last-letter-zero = Nincs leírva az utolsó betű, amely már a táblán van: nulla.
rules-last-letter-nothing = Nincs leírva az utolsó betű, amely már a táblán van: a cédula teljes értékű.
rules-last-letter-points = Nincs leírva az utolsó betű, amely már a táblán van: mínusz { $points }.

## Nulla
rules-zero = Mi ér nullát
rules-zero-word = A szó, vagy amit a szomszédaival alkot, nincs a szólistában.
rules-zero-rack = A szükséges betűk nincsenek a készletben.
rules-zero-place = A szó egyetlen betűt sem érint a táblán, vagy az első szó nem fedi le a kezdőmezőt.
rules-zero-whole = A szó nincs egészben leírva.
rules-zero-board = A szó lelóg a tábláról, vagy más betűkre kerülne.
rules-zero-slip = Nincs cédula, üres vagy olvashatatlan.

## Figyelmeztetések
rules-warnings = Figyelmeztetések
rules-warnings-none = Nincsenek figyelmeztetések.
rules-warnings-for = Figyelmeztetés jár ezekért: { $what }.
rules-warnings-price = { $n ->
    [0] Minden figyelmeztetésért { $points } a levonás az adott fordulóban.
   *[other] Játszmánként { $n } figyelmeztetésért nem jár levonás, minden továbbiért { $points } a levonás az adott fordulóban.
}
rules-warnings-floor = A levonás nem viszi a forduló pontját ez alá: { $n }.
rules-infraction-claim-too-high = a helyesnél több beírt pont
rules-infraction-claim-too-low = a helyesnél kevesebb beírt pont
rules-infraction-claim-missing = hiányzó pont
rules-infraction-blank-unmarked = jelöletlen joker vagy másik betű megjelölése
rules-infraction-coordinates-shifted = hibás, de érthető mező
rules-infraction-last-letter-forgotten = a tábla egy betűjének elhagyása
rules-infraction-within-grace = leadás a forduló vége után, a ráadásidőben
rules-infraction-hard-to-read = nehezen olvasható írás
rules-infraction-join-short = túl kevés betű a táblán lévő szóból

## Top és szóló
rules-tops = Top és szóló
rules-top = A top a lehetséges lerakások közül a legtöbbet érő. Akkor is a táblára kerül, ha senki sem találta meg.
rules-tops-order = Egyenlő topok közül ez kerül a táblára: { $order }.
rules-tops-then-arbiter = Ha így is egyenlők, a versenybíró választ.
rules-tops-then-program = Ha így is egyenlők, a tábla olvasási rendjében az első kerül a táblára.
rules-tops-all-arbiter = Egyenlő topok közül a versenybíró választ.
rules-tops-all-program = Egyenlő topok közül az kerül a táblára, amelyik soronként olvasva az első.
rules-prefer-fewest-blanks = amelyikben a legkevesebb a joker
rules-prefer-balanced-rest = amelyik után a magán- és mássalhangzók aránya a legkiegyenlítettebb
rules-prefer-fewest-tiles = amelyikhez a legkevesebb zseton kell
rules-prefer-alphabetical = amelyik az ábécében az első
rules-prefer-highest-row = amelyik a legfelső sorban van
rules-prefer-leftmost = amelyik leginkább balra van
rules-prefer-across-first = amelyik vízszintes
rules-prefer-nearest-corner = amelyik a bal felső sarokhoz a legközelebb van
rules-solo-none = A szólók nem jelennek meg.
rules-solo-shown = A szóló a forduló legjobb eredménye, ha egyetlen játékos érte el. Legalább { $n } játékosnál jelenik meg, és nem ér pontot.
rules-solo-worth = A szóló a forduló legjobb eredménye, ha egyetlen játékos érte el. Topért { $top }, top alatt { $below } jár, ha legalább { $n } játékos van; kevesebbnél csak megjelenik.
rules-solo-cap = Egy játszmában a szólók legfeljebb ennyit érnek: { $points }.

## A játszma vége
rules-ending = A játszma vége
rules-end-bag = A játszma véget ér, amikor minden zseton le van rakva.
rules-end-minimum-ends = Akkor is véget ér, ha a zsák már nem adhat megfelelő készletet.
rules-end-minimum-waived = Ha kevés magánhangzó vagy mássalhangzó maradt, bármilyen készlet megfelel.
rules-end-unplayable-redrawn = Ha egy készletből semmi sem rakható le, visszakerül a zsákba, és újat húzunk; ha nincs több megfelelő, a játszma véget ér.
rules-end-unplayable-ends = Ha egy készletből semmi sem rakható le, a játszma véget ér.
rules-end-rounds = Legfeljebb { $n } forduló van.

## Helyezések
rules-standings = Helyezések
rules-rank-total = A helyezésekről az összes pont dönt.
rules-rank-mean-percent = A helyezésekről a topok átlagos százaléka dönt.
rules-ties-none = Az egyenlők osztoznak a helyezésen.
rules-ties = Egyenlőségnél ez dönt: { $order }. Aki így is egyenlő, osztozik a helyezésen.
rules-tie-tops = a topok száma
rules-tie-solos = a szólók száma
rules-tie-later-games = az utolsó játszma és így tovább vissza az elsőig
rules-tie-later-rounds = az utolsó forduló és így tovább vissza az elsőig
rules-tie-dearest-slip = a legtöbbet érő forduló
rules-tie-fewer-warnings = a kevesebb figyelmeztetés
rules-tie-less-time = a kevesebb felhasznált idő
rules-missed-zero = A kihagyott forduló nullát ér.
rules-missed-mean = A kihagyott fordulóért a forduló többi játékosának átlaga jár.
rules-repeated-zero = Az ugyanazért a hibáért kapott második nulla nulla marad, akkor is, ha a játékos az elsőről még nem tudott.
rules-repeated-mean = Ha a játékos még nem tudott a hibájáról, az ugyanazért kapott második nulla helyett a versenybíró döntése a hozzá tartozó többi játékos átlagát adja.

## Kinek a szabályai
profile-name-house = Házi szabályok
profile-about-house = A játékok szabályfüzete szerint: a helyes pont számít, levonás nélkül, játékórával.
profile-name-fisf = FISF, normál
profile-about-fisf = Franciaország: fordulónként 3:00, figyelmeztetések, szólóért tíz pont.
profile-name-fisf-semi-normal = FISF, fordulónként 2:30
profile-about-fisf-semi-normal = Franciaország, „semi-normal”: fordulónként 2:30.
profile-name-fisf-semi-rapide = FISF, fordulónként 2:00
profile-about-fisf-semi-rapide = Franciaország, „semi-rapide”: fordulónként 2:00.
profile-name-fisf-semi-blitz = FISF, fordulónként 1:30
profile-about-fisf-semi-blitz = Franciaország, „semi-blitz”: fordulónként 1:30, jelzés 20 másodpercnél.
profile-name-fisf-blitz = FISF, villám
profile-about-fisf-blitz = Franciaország: fordulónként egy perc, öt figyelmeztetésért nem jár levonás.
profile-name-cas = ČAS (Csehország)
profile-about-cas = Aki a helyesnél több pontot ír be, nullát kap; aki kevesebbet, annyit, amennyit beírt. A joker magán- és mássalhangzó egyszerre.
profile-name-cas-kontaktni = ČAS, hármas asztalok
profile-about-cas-kontaktni = Asztalonként három játékos, hat kétperces forduló; az asztalnál elért helyezés 3, 2 vagy 1 pontot ér.
profile-name-fise = FISE (Spanyolország)
profile-about-fise = Jelzés egy percnél és fél percnél, szólók játszmánként legfeljebb 25 pontig, helyezés az átlagos százalék szerint.
profile-name-chew = John Chew (angol duplikát)
profile-about-chew = Előkészített játszma; ha valaki túl sok pontot ír be, a többlet kétszeresét levonják.

## Játékformák
form-name-ordinary = Szokásos játszma
form-about-ordinary = A szabályok szerint.
form-name-joker = Jokeres
form-about-joker = A készletben mindig van egy joker; a lerakottat az igazi zseton váltja fel.
form-name-seven-of-eight = Hét a nyolcból
form-about-seven-of-eight = Nyolc zsetont húzunk, legfeljebb hét rakható le.
form-name-seven-and-eight = Hét és nyolc
form-about-seven-and-eight = Nyolc zsetont húzunk; nyolc egyszerre további 75 pontot ér.
form-name-joker-seven-of-eight = Jokeres, hét a nyolcból
form-about-joker-seven-of-eight = Nyolc zseton, egyikük mindig joker; legfeljebb hét rakható le.
form-name-joker-seven-and-eight = Jokeres, hét és nyolc
form-about-joker-seven-and-eight = Nyolc zseton, egyikük mindig joker; nyolc egyszerre további 75 pontot ér.
form-name-nine-letters = Kilenc betű
form-about-nine-letters = Kilenc zsetont húzunk; a jutalom csak mind a kilencért jár.
form-name-five-to-open = Öttel nyitunk
form-about-five-to-open = Az első szó legalább öt betűből áll; ha nem megy, négy is elég.
form-name-two-bags = Két zsák
form-about-two-bags = Három magánhangzó az egyik zsákból, a többi a másikból.
form-name-two-bags-drawn = Két zsák, sorsolással
form-about-two-bags-drawn = A magánhangzók számát (kettő és öt között) készletenként kisorsoljuk.
form-name-two-bags-arbiter = Két zsák, a versenybíró választ
form-about-two-bags-arbiter = A versenybíró minden készlet előtt megmondja, hány magánhangzó legyen; ha nem mond semmit, három.
form-name-explosive = Robbanó
form-about-explosive = Az utolsó zseton az a betű, amely a legjobb szóhoz hiányzik; a készletek gazdagabbak.
form-name-completive = Kiegészítős
form-about-completive = Hat közös zseton; a hetediket mindenki maga választja a zsákból.
form-name-blanks-bought-back = Kiváltott joker
form-about-blanks-bought-back = Ha kihúzzuk a táblán lévő joker igazi betűjét, a kettő helyet cserél.
form-name-blanks-bought-to-lay = Kiváltott és lerakott joker
form-about-blanks-bought-to-lay = A táblán lévő joker a betűjéért elvehető, ha ugyanabban a lerakásban le is rakják.
