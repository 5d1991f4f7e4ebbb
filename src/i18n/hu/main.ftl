### Az oldalak szavai.

# Egy dolognak egy neve van:
# tournament verseny, game játszma, round forduló, edition játék, console bírói pult,
# bag zsák, tile zseton, letter betű, blank joker, rack készlet, draw húzás (page: sorsolás),
# slip cédula, key rögzít, hand in lead, claimed beírt, placement lerakás, lay lerak,
# square mező, top top, solo szóló, verdict és marking értékelés, ruling döntés, log napló,
# standings állás, result eredmény, rank helyezés, arbiter versenybíró, helper segítő,
# screen of the hall termi képernyő, projector kivetítő, badge kitűző, game clock játékóra,
# overtime időtúllépés, penalty büntetés, bonus jóváírás, warning figyelmeztetés,
# dictionary szótár, word list szólista, counts érvényes, mean átlag, help súgó, manual kézikönyv.

## Mindenütt
numbered = { $number }. sz.
number-column = Sz.
product = Flavita
language = Nyelv
skip = Ugrás a tartalomra
help = Súgó
cancel = Mégse
back = Vissza
back-to-console = A bírói pulthoz
rounds = Fordulók
offline = Nincs kapcsolat
press-again = Nyomja meg újra
undo = visszavonás
colon = :
labelled = { $label }: { $value }
player-number = Szám
player-name = Név
player-add = Hozzáadás
player-withdraw = Játékos visszalép
end-game = Játszma befejezése most
export-spreadsheet = Táblázatkezelőhöz (CSV)
export-plain = CSV
exports-title = Eredmények mentése
sign-arbiter = Vezető versenybíró (aláírás, név)
sign-secretary = Titkár (aláírás, név)
sign-date = Dátum

## Számok főnevekkel
points = { $n } pont
points-word = { $n ->
   *[other] pont
}
players = { $n } játékos
players-word = { $n ->
   *[other] játékos
}
slips-expected = Még { $n } cédula hiányzik.
words-counted = { $n } szó
found-count = { $n ->
    [0] senki
   *[other] { $n } találta meg
}
found-of = { $n ->
    [0] A topot senki sem találta meg
   *[other] { $of } játékosból { $n } találta meg
}
tops-equal = Egyenlő topok: { $n }
tops-equal-open = Egyenlő topok: { $n }. A versenybíró választja ki, melyik kerül a táblára.
date-long = { $year }. { $month ->
    [1] január
    [2] február
    [3] március
    [4] április
    [5] május
    [6] június
    [7] július
    [8] augusztus
    [9] szeptember
    [10] október
    [11] november
   *[12] december
} { $day }.
of-count = / { $n }
and-more = { $name } és még { $n }
direction-across = vízszintes
direction-down = függőleges

## A forduló és szakaszai
round-title = { $n }. forduló
rack-text = készlet: { $name }
top-text = top: { $name }
tops-text = topok: { $name }
placements-of-round = { $n }. forduló: lerakások
placements-total = összesen { $n }
slips-of-round = { $n }. forduló: cédulák
slip-of-round = Cédula, { $n }. forduló
slips-of-round-word = cédula, { $n }. forduló
round-word = forduló
top-of-round = { $n }. forduló topja
top-on-board = A táblán { FIT("a", $n) } { $n }. forduló topja:
laid-on-board = A táblán { FIT("a", $n) } { $n }. forduló után:
reveal-laid = A táblán: { $text }
laid-below = a táblán, de nem top: { $name }
handed-in-of-round = Leadva, { $n }. forduló:
entered-of = Rögzítve: { $n } / { $of }
entered-all = Minden cédula rögzítve
slips-paper = papíron { $n }
slips-phone = telefonon { $n }
slips-absent = hiányzik: { $n }
phase-lobby = Kezdésre várunk
phase-drawn = Készlet kihúzva
phase-thinking = A játékosok gondolkodnak
phase-last-call = A játékosok írnak
phase-paused = Szünet
phase-closed = Lejárt az idő
phase-revealed = Top kihirdetve
phase-placed = Top a táblán
phase-ended = A játszma véget ért
screen-phase-drawn = Készüljünk
screen-phase-thinking = Gondolkodunk
screen-phase-last-call = ÍRJUNK
screen-phase-paused = Szünet
next-key = A lepecsételt játszma kulcsának megadása
next-draw-first = Első készlet kihúzása
next-draw = Készlet húzása ({ $n }. forduló)
next-start = Indítás ({ $n }. forduló)
next-stop = Leállítás ({ $n }. forduló)
next-reveal = Top kihirdetése ({ $n }. forduló)
next-place = Top lerakása ({ $n }. forduló)
next-place-word = Lerakás: { $name }
next-end = Verseny befejezése
next-needs-top = előbb válasszon az egyenlő topok közül
next-needs-slips = { $of }. forduló: még { $n } cédula nincs rögzítve
next-again = Megerősítés: nyomja meg újra

## Kezdőlap
home-title = Versenyek
home-new = Új verseny
home-ways = További oldalak
home-for-evening = Az estéhez
home-for-many = Több verseny és terem
home-for-alone = Két játszma között
settings = Nézet és nyelv
home-continue = Vissza a bírói pulthoz
home-others = A többi
home-all = Minden verseny
home-tournament = Verseny
home-game = Játék
home-players = Játékos
home-rounds = Forduló
home-state = Állapot
home-draft = Nem kezdődött el
home-done = Befejeződött
home-damaged = Sérült fájl
home-newer = Újabb Flavita kell hozzá
home-no-dictionary = Hiányzik a szólista
home-unopened = Nem nyitható meg
home-action-draft = Megnyitás
home-action-done = Eredmények
home-event = Összesített állás
home-action-damaged = Mi a teendő
home-begun = Befejezetlen
home-put = Elrakás: { $name }
home-to-archive = Az archívumba
home-from-archive = Vissza az archívumból
home-delete = Törlés
home-delete-what = Itt még semmit sem játszottak. A fájl a trash mappába kerül, onnan visszahozható.
home-not-deleted = A verseny nem törlődött
home-archive = Archívum: { $n }
home-more = További { $n } verseny
home-reading = A versenyek beolvasása folyik: { $of } közül { $n } kész. Az oldal magától megnyílik.
home-folder = Mappa: { $name }
home-address = Cím a képernyőhöz és a segítőknek: { $name }
home-stop = A Flavita leállításához zárja be az ablakát, vagy nyomjon benne Ctrl+C-t. Minden feljegyzett adat el van mentve.
per-round = fordulónként { $name }
welcome-title = Üdvözöljük
welcome-what = A Flavita duplikátversenyeket vezet le: mindenki ugyanazokat a betűket, ugyanazt a táblát és ugyanannyi időt kap, és az nyer, aki a legtöbb pontot érő szavakat találja meg.
welcome-one = Hozzon létre egy versenyt: adjon neki nevet, válasszon játékot, és írja be a játékosokat.
welcome-two = Nyissa meg a termi képernyőt a kivetítőn, és próbálja ki a hangot.
welcome-three = Húzza ki az első készletet. Innentől a Flavita méri az időt, megkeresi a topot, és ellenőrzi a cédulákat.

## Új verseny
new-title = Új verseny
new-terms = Feltételek
new-terms-move = { $name } fordulónként
new-terms-clock = { $name } perces játékóra
new-terms-words = a teljes szólista
new-terms-changed = válogatott szavak
new-terms-change = módosítás
new-profile-others = Más szövetségek szabályai
new-edition-more = Tábla, szólista és az érvényes szavak
new-name = Név
new-edition = Betűk és tábla
new-dictionary = Szólista
new-round-time = Egy forduló ideje
new-round-time-hint = perc:másodperc
new-last-call = „Írjunk” jelzés
new-last-call-hint = ennyi másodperccel a vége előtt; több is lehet
new-minima = Milyen készlet felel meg
new-minima-until = Eddig a fordulóig:
new-minima-vowels = magánhangzó legalább
new-minima-consonants = és mássalhangzó legalább
new-minima-later = Utána magánhangzó legalább
new-minima-and = és mássalhangzó legalább
new-clock = Játékóra
new-clock-on = Minden játékosnak időkerete van az egész játszmára
new-clock-budget = Keret
new-clock-price = perc, azon túl mínusz
new-clock-step = pont minden megkezdett
new-clock-end = perc után.
new-clock-hint = Csak akkor van értelme, ha egy segítő jelöli, ki mikor adta le a céduláját. Akit nem jelölnek meg, annak a teljes forduló számít; azért a fordulóért, amelyben senkit sem jelölnek, nem jár levonás.
new-players = Játékosok
new-players-label = Soronként egy
new-players-example = 12; Kovács Péter; Szeged
new-players-hint = Szám; név; város. Elég a név is, a számokat a program adja. A listát úgy illessze be, ahogy van; alatta látszik, hogyan olvassa a program. A később érkezőket utólag is felveheti.
new-players-file = Beolvasás CSV-fájlból
new-players-earlier = Egy korábbi verseny játékosai
new-create = Verseny létrehozása
new-notice = Valamit javítani kell: nézze meg a megjelölt mezőket. Minden más megmaradt.

## Bírói pult
clock-pause = szünet
clock-resume = folytatás
clock-extend = +30 másodperc
bought-back = A táblára került betű: { $letter } ({ $at }). A készletbe került: { $name }.
bought-to-lay = A táblára került betű: { $letter } ({ $at }); az ott álló jokert kiváltották és lerakták.
bag = A zsákban
draw-label = Kihúzott zsetonok, ? = { $name }
draw-short = Zsetonok
draw-beside = { $rest } mellé még { $n } zseton
draw-tiles = A zsákból { $n } zseton
draw-whole = az egész készlet visszakerült
draw-take = Készlet elfogadása
refuse-rack = A készlet visszautasítása
vowels-next = Magánhangzók a következő készletben:
refuse-rack-because = Miért kerül vissza ez a készlet? Az ok megmarad a naplóban, és bárki elolvashatja.
refuse-rack-do = Vissza a zsákba
over-time = Időtúllépés:
near-time = Kevés idejük maradt:
time-more = további játékosok:
hand-in-none-yet = Még senki sem jelölt leadást. Ha így marad, a papíron játszók ideje { FIT("a", $round) } { $round }. fordulóban nem számít, és nem jár érte levonás.
hand-in-some-yet = Nincs jelölve a leadás: { $of } játékosból { $n }. Akinél nem jelölik, annak az egész forduló számít.
hand-in-charged = { $round }. forduló: akinél nem volt jelölve a leadás ({ $of } játékosból { $n }), annak az egész forduló számít, { $time }.
clock-charged-nobody = A játékóra eddig senkitől sem vont le pontot.
clock-charged = Levonás a játékóra miatt: { $names }.
rounds-unmeasured = { $n ->
    [one] A papíron játszók ideje { FIT("a", $rounds) } { $rounds }. fordulóban nem számít: senki sem jelölt leadást.
   *[other] A papíron játszók ideje a következő fordulókban nem számít, mert senki sem jelölt leadást: { $rounds }.
}
hand-in-how = aki leadott, annak nyomja meg a számát
hand-in-back = Visszavonás:
tops-because = Indoklás, ha a választás eltér a szabályoktól
tops-lay = Lerakás a táblára
tops-choose = Több top van. Melyik kerüljön a táblára?
tops-chosen = A táblán: { $name }. Más top is választható, amíg a következő készletet ki nem húzták.
tops-proposed = javasolt
tops-key-choose = választás
tops-key-proposed = a javasolt lerakása
tops-key-back = a cédulákhoz
tops-key-here = üres sorban: választás billentyűvel
top-mark = top
placements-title = Lerakások
placements-none = A forduló lerakásai itt jelennek meg, amint lejárt az ideje.
peek = Top megmutatása, amíg nyomva tartja
peek-more = és még { $n } ugyanennyi pontért
pages-all = Minden oldal
placements-filter = szó vagy mező
placements-only-found = Csak a megtaláltak
placements-word = Szó
placements-square = Mező
placements-points = Pont
placements-found = Megtalálta
marking-lock = A forduló értékelésének lezárása
marking-locked = Értékelés lezárva
slips-title = Cédulák
slips-none = A cédulák a top kihirdetése után rögzíthetők, akár amíg a játékosok a következő fordulón gondolkodnak.
missing-title = Hiányzik
missing-next = következő
missing-none = Minden cédula rögzítve
keyed-title = Most rögzítve
slip-label = Cédula
slip-order = szám mező szó pont
slip-which-reading = A szó többféleképpen is lerakható. Melyik olvasható a cédulán? Nyomja meg a billentyűjét.
slip-which-blank = Melyik betű joker a cédulán? Nyomja meg a billentyűjét. Ha egyik sincs megjelölve, nyomjon újra Entert.
slip-which-blank-points = Melyik betű joker a cédulán? Nyomja meg a billentyűjét. Ha egyik sincs megjelölve, nyomjon újra Entert: { $points }.
slip-hint = Például: { $name }
slip-not-yet = még nincs mit rögzíteni
slip-save = mentés
slip-correct = Javítás
slip-key = Rögzítés
slip-withdraw = Cédula visszavonása
slip-unsaved = Nincs mentve: nincs kapcsolat. A sor megmaradt, nyomjon újra Entert.
do-failed = Nincs válasz: megszakadt a kapcsolat. Az oldalon látszik, megtörtént-e; ha nem, próbálja újra.
status-saved = Mentve: { $name }
status-screen = Képernyő: { $name }
standings-link = Állás
scene-change = termi képernyő
scene-auto = Játszma követése
scene-reveal = Utolsó top
scene-standings = Állás
scene-lobby = Címlap
scene-blank = Sötét
keys-all = minden billentyű
title-lobby = Előkészületek
title-ended = Eredmények
lobby-players = Játékosok
lobby-settings = Feltételek
lobby-late = Játékos felvétele
lobby-check = Kezdés előtt
lobby-check-screen = A termi képernyő nyitva van a kivetítőn (F9).
lobby-check-slips = Minden játékosnak megvannak a saját számával ellátott cédulái.
lobby-check-sound = A képernyő hangja be van kapcsolva.
ending-title = A játszma véget ért

## A forduló oldala
round-slip = Cédula
round-verdict = Értékelés
round-claimed = Beírt pont
round-time = Idő
round-time-what = Papírcédula: mikor rögzítették; telefonos cédula: mikor adták le
actor-console = versenybíró
trail-replaced = { $time }, { $name }: { $text }, { $points }. Javítva.
trail-withdrawn = { $time }, { $name }: { $text }, { $points }. Visszavonva.

## Állás
standings-after = { $n ->
    [0] Állás
   *[other] Állás { $n } forduló után
}
standings-final = Végeredmény
standings-sum = A topok összege: { $n }
standings-rank = Hely
standings-number = Szám
standings-player = Játékos
standings-town = Város
standings-tops = Top
standings-rounds = Pontok fordulónként: { $name }
standings-games = Játszmák: { $name }
season-unfold = Versenyek: { $name }
standings-solos = Szóló
standings-solo-points = Szólóért
standings-warnings = Figy.
standings-negative = Hátrány
standings-team = Csapat
standings-teams = Csapatok
standings-members = Játékosok
standings-category = Kategória
standings-club = Klub
standings-every-category = mind
standings-every-club = mind
standings-show = Megjelenítés
tie = { $ahead } előrébb áll, mint { $behind }: { $why }.
tie-tops = topok: { $one }, illetve { $two }
tie-solos = szólók: { $one }, illetve { $two }
tie-later-games = pontok: { $one }, illetve { $two }
tie-later-games-of-game = { $game }. játszma: { $one }, illetve { $two }
tie-later-rounds = { $round }. forduló: { $one }, illetve { $two }
tie-later-rounds-of-game = { $game }. játszma, { $round }. forduló: { $one }, illetve { $two }
tie-dearest-slip = legtöbbet érő forduló: { $one }, illetve { $two }
tie-fewer-warnings = figyelmeztetések: { $one }, illetve { $two }
tie-less-time = idő: { $one }, illetve { $two }

## Több játszma
games = { $n } játszma
game-title = { $n }. játszma
event-game = { $name }, { $n }. játszma
event-game-name = { $name }. { $n }. játszma
event-cumulated = Összesített állás
next-game = Következő játszma
next-game-title = Még egy játszma
next-game-what = Ugyanazok a betűk, szavak, szabályok és játékosok, a visszalépők nélkül. A játszmák eredményei összeadódnak.
cumulated-after = Állás { $n } játszma után
cumulated-during = Most folyik: { $n }. játszma
cumulated-stand = { $n } forduló után
cumulated-not-begun = még nincs értékelt forduló
cumulated-mean = Átlag, %
cumulated-other-rules = A játszmák szabályai eltérnek. A helyezések és az egyenlőségek itt az utolsó játszma szabályait követik: { $name }.
cumulated-names-differ = { $number }. sz. játékos, különböző nevekkel: { $names }. Külön játékosnak számítanak; ha egy személyről van szó, javítsa a nevet az egyik játszmában.
cumulated-numbers-differ = { $name }, különböző számokkal: { $numbers }. Külön játékosnak számítanak; ha egy személyről van szó, javítsa a számot az egyik játszmában.
cumulated-in-games = { $n ->
   *[other] játszma: { $games }
}

## Játékosok
players-link = játékosok
players-edit = lista javítása
players-title = Játékosok
players-how = Enter: a sor mentése; nyilak: fel és le; Esc: a beírtak elvetése.
players-categories = Kategóriák
players-missed = Kihagyott fordulók
players-series = Sorozat
players-new = Új játékos vagy pár: Ada / Van
players-save = Mentés
players-withdraw = Visszalép
player-return = Visszavétel
players-from = { $n }. fordulótól
players-until = { $n }. fordulóig
players-never = még nem játszott
players-import = Lista beolvasása
players-import-do = Mind felvétele
players-example = 12; Kovács Péter; Szeged; ifjúsági; Tisza
players-import-how = Szám; név; klub; kategóriák; csapat, vagy a lista, ahogy van. Alatta látszik, hogyan olvassa a program. Ha akár egy sor hibás, a program senkit sem vesz fel.
players-closed = A játszma véget ért: már senkit sem lehet felvenni.
players-merge = Egy személy kétszer felvéve
players-merge-keep = Megmaradó szám:
players-merge-gone = ide kerül minden innen:
players-merge-how = Mindkettőjük cédulái annál lesznek, aki megmarad. Ha ugyanabban a fordulóban mindkettőnek van cédulája, két külön személyről van szó.
players-merge-do = Összevonás
standings-time = Idő
standings-penalty = Büntetés
standings-total = Összesen
standings-top-row = Top
standings-empty = Az állás az első forduló értékelése után jelenik meg.
standings-waits = Az állás várat magára: { FIT("a", $n) } { $n }. forduló cédulái még nincsenek mind rögzítve.
standings-footnote = * a forduló topja.
standings-ranks = Helyezések: { $name } / { $of }
standings-page = { $n }. oldal / { $of }

## Termi képernyő
screen = termi képernyő
screen-sound = Hang bekapcsolása
screen-speak = Készletek felolvasása
screen-stop = STOP
screen-slips-up = Cédulákat fel
screen-handed-in = Leadva
screen-next = Következők

## Billentyűk
keys-title = Billentyűk és cédulák
keys-close = Bezárás
keys-round = Forduló
keys-line = Beviteli sor
keys-slips = Cédula rögzítése
keys-next = következő lépés; ha valami hiányzik, a második lenyomás megerősíti
keys-tops = Több top kék keretben: a számjegy az annyiadikat választja, az Enter a javasoltat. Az Esc a keretből a sorba visz és vissza
keys-pause = szünet és folytatás
keys-extend = 30 másodperc hozzáadása
keys-scene = mit mutasson a termi képernyő
keys-undo = az utolsó lépés visszavonása
keys-peek = a még ki nem hirdetett top a bírónak, amíg lenyomva tartja
keys-dictionary = a szótár: érvényes-e egy szó
keys-players = a játékosok: javítás, felvétel, összevonás
keys-filter = keresés a lerakások között
keys-help = ez az oldal
keys-save = a cédula mentése
keys-complete = a kiegészítés elfogadása
keys-missing = a következő hiányzó szám
keys-recall = az előző sor visszahívása javításra
keys-escape = a beírt sor törlése, vissza a beviteli sorba
key-enter = Enter
key-escape = Esc
key-shift = Shift
keys-blank = betűvel együtt: joker a betű helyén, ha csak az lehet; különben a program megkérdezi
keys-slips-how = A játékos száma, a mező, a szó, a cédulára írt pont. A szám után a sorrend tetszőleges, a pont el is maradhat.
keys-example-across = 23 h7 szék
keys-example-across-is = 23-as játékos, a szó vízszintesen, ettől a mezőtől
keys-example-down = 23 7h szék
keys-example-down-is = ugyanez függőlegesen: előbb az oszlop
keys-example-claim = 23 h7 szék 17
keys-example-claim-is = a játékos által beírt ponttal
keys-example-blank = 23 h7 SZéK
keys-example-blank-is = a nagybetűk közötti kisbetű joker, mint minden oldalon
keys-example-blank-brackets = 23 h7 sz(é)k
keys-example-blank-brackets-is = ugyanaz
keys-example-top = 23 t
keys-example-top-is = a játékosé a top
keys-example-empty-is = üres a cédula, vagy nincs
keys-example-several-is = egy játékostól több cédula: nulla pont
keys-top-letter = t
keys-example-many-is = top egyszerre több játékosnak
keys-example-illegible-is = a cédula olvashatatlan: nulla pont
keys-example-hard-is = a cédula nehezen olvasható, de érvényes
keys-example-hand-in-is = a játékos leadott: megáll az órája

## A tábla mezői
square-letter-double = 2B
square-letter-triple = 3B
square-word-double = 2SZ
square-word-triple = 3SZ

## Amit a tábla mezőiről hallani
board-name = Tábla
board-plain = üres
board-start = kezdőmező
board-letter-double = kétszeres betű, üres
board-letter-triple = háromszoros betű, üres
board-word-double = kétszeres szó, üres
board-word-triple = háromszoros szó, üres
board-blank = joker

## A verseny feltételei
setting-clock = Játékóra: { $budget }; azon túl minden megkezdett szakaszért ({ $step }) mínusz { $price }
setting-clock-minute = Játékóra: { $budget }; azon túl megkezdett percenként mínusz { $price }
setting-no-clock = Nincs játékóra
setting-minima = Magán- és mássalhangzó: { $until }. fordulóig { $early }, utána { $late }
tops-prospect = { $blanks ->
    [0] joker nélkül
   *[other] { $blanks } joker
} · marad { $left }: magánhangzó { $vowels }, mássalhangzó { $consonants } · megnyit { $opened } mezőt
forecast-title = Előrejelzés az egyenlő topokhoz
forecast-what = Minden top után a program { $n } készletet húzott a megmaradt zsetonokból, a sorsolás szabályai szerint; a verseny titkos számának ebben nincs szerepe. A ± után a standard hiba olvasható.
forecast-next = Következő top, pont
forecast-whole = A teljes készletet lerakják
forecast-over = a játszma ezzel véget ér
forecast-link = Mi várható utánuk: előrejelzés
tops-note-fewest = a legkevesebb joker
tops-note-blank = jokert használ
tops-note-preferred = a szabályok szerint első
tops-note-behind = a szabályok szerint hátrébb

## A CSV-táblázatok fejlécei
csv-rank = Helyezés
csv-player = Játékos
csv-total = Összesen
csv-percent = A topok %-a
csv-tops = Topok
csv-solos = Szólók
csv-penalty = Büntetés
csv-points = Pont
csv-seconds = Másodperc
csv-overtime-seconds = Időtúllépés, mp
csv-number = Szám
csv-club = Város, klub
csv-points-of-round = { $n }. forduló
csv-total-of-game = { $n }. játszma
csv-percent-of-game = { $n }. játszma, %
csv-points-of-game-round = { $game }. játszma, { $n }. forduló
csv-solo-points = Pont szólóért
csv-warnings = Figyelmeztetések
csv-warning-price = Levonás figyelmeztetésért
csv-negative = Hátrány
csv-dearest-slip = Legtöbbet érő forduló
csv-mean-percent = Átlag, %
csv-categories = Kategóriák
csv-team = Csapat
csv-numbers = Számok
csv-tie = Egyenlőségnél
csv-round = Forduló
csv-rack = Készlet
csv-top-points = A top pontja
csv-at = Mező
csv-word = Szó
csv-legal-placements = Lehetséges lerakások
csv-found = Megtalálta
csv-solo = Szóló játékosa
csv-players = Játékosok
csv-claimed = Beírt pont
csv-would-be = Érne
csv-top = Top
csv-verdict = Értékelés
csv-reasons = Okkódok
csv-reason-text = Ok
csv-status = Állapot
csv-slip = Cédula
csv-read-at = Olvasott mező
csv-remarks = Megjegyzések
csv-received = Érkezett
csv-read-word = Olvasott szó
csv-valid = érvényes
csv-warning = figyelmeztetés
csv-zero = nulla
csv-counts = számít
csv-replaced = lecserélve
csv-withdrawn = visszavonva

## Oldal a terem számára
hall-ways = Válassza a termi képernyőt, az állást vagy a szabályokat. A bírói pult csak azon a gépen nyílik meg, amelyen a Flavita fut.
