### Az elemzőtábla és a mindenki számára nyitott szótár.

## A szótár: mi illeszthető a szóhoz
hooks-before = Elé tehető
hooks-after = Mögé tehető
hooks-shorter = Egy betűvel rövidebb
hooks-inside = Közbe tehető
hooks-none = Sem elé, sem mögé nem tehető betű, és elvenni sem lehet belőle.
hooks-busy = A szomszédos szavak most nem kereshetők: a kiszolgáló foglalt. Próbálja újra néhány másodperc múlva.
hooks-more = És még { $n } szó.

## Amíg egy forduló nyitva van
words-closed = Nyitott forduló alatt nem elérhető
words-closed-what = A szótár, az elemzőtábla és a gyakorlás zárva van, amíg { FIT("a", $name) } „{ $name }” verseny egyik fordulója tart. A top kihirdetésekor újra megnyílnak.
words-closed-table = A szótár, az elemzőtábla és a gyakorlás zárva van, amíg egy asztalnál jár az óra: { $names }. Ha megállítják, újra megnyílnak.
words-closed-again = Próbálja újra

## Az elemzőtábla
analysis-title = Elemzőtábla
analysis-link = Elemzés
analysis-board = Állás (CGP)
analysis-board-hint = Sorok felülről lefelé, / jellel elválasztva; a szám ennyi üres mezőt jelent, a kisbetű joker, a többjegyű zseton szögletes zárójelben van.
analysis-rack-hint = A ? jel a joker
analysis-ask = Lerakások megjelenítése
analysis-undo = Utolsó lerakás visszavétele
analysis-clear = Tábla ürítése
analysis-lay = Lerakás
analysis-none = Ezzel a készlettel itt semmi sem rakható le.
analysis-no-rack = Írjon be egy készletet, és itt megjelenik minden lerakás, elöl a legjobbak.
analysis-count = { $n } lerakás
analysis-range = { $n }–{ $of }
analysis-earlier = Előzők
analysis-later = Továbbiak
analysis-rank = Helye a listán
analysis-bonus = Jutalom a zsetonok számáért
analysis-busy = Most egy másik állás elemzése folyik. Próbálja újra néhány másodperc múlva.
analysis-of-tournament = „{ $name }”: a verseny zsetonjai, szavai és szabályai.
analysis-other-words = Más szavak választása
analysis-round-open = { FIT("A", $n) } { $n }. forduló még nyitva van: a készlete az óra megállása után jelenik meg itt.
analysis-not-legal = Ez a lerakás itt nem lehetséges.
analysis-type = Válasszon mezőt a nyílbillentyűkkel vagy érintéssel, és gépeljen: a Shift jokert tesz, a szóköz irányt vált, a Backspace levesz egy zsetont.
analysis-keys = Zsetonok
analysis-blank = Jokerként
analysis-turn = Irányváltás
analysis-erase = Zseton levétele
analysis-open-round = Az elemzőtáblára
analysis-fault-rows = A tábla 15 sorból áll, / jellel elválasztva; itt { $n } sor van.
analysis-fault-row = { $n }. sor: { $name }
analysis-fault-squares = { $n }. sor: 15 helyett { $of } mezője van.
analysis-fault-tile = ebben a játékban nincs „{ $name }” zseton.
analysis-fault-bracket = a [ zárójel nincs bezárva.
analysis-fault-blank = a táblán a joker kisbetű, nem ? jel.
analysis-fault-rack = Készlet: { $name }
analysis-fault-many-tiles = A készletben { $n } zseton van; legfeljebb { $of } lehet.
analysis-fault-set = „{ $name }”: a táblán és a készletben { $n } van, a játékban csak { $of }.

## The dictionary: search
find-title = Keresés minta és betűk szerint
find-patterns = A mintát a szó helyére írja: ? bármely betű, * akárhány betű, [AE] ezek egyike, [^AE] bármely más, / mintákat választ el, egyik is elég. Például: *ZS, ?AL.
find-letters = Ezekből a betűkből (a ? a joker)
find-all-letters = mindegyikből: anagrammák
find-with = Van benne
find-without = Nincs benne
find-length = Betűk száma
find-to = Legfeljebb ennyi betű
find-busy = Most nem lehet keresni: a kiszolgáló foglalt. Próbálja újra egy kicsit később.
find-none = Nincs találat
find-first = Az első { $n } szó
find-some = Még { $n } szó
find-all = { $n } szó
find-more = Továbbiak
find-odds = A szó melletti szám: átlagosan ennyi, teli zsákból húzott készletre jut egy olyan, amelyben minden betűje megvan.
find-bracket = A [ után betűk kellenek, utánuk egy ].
find-long = A minta túl hosszú.
