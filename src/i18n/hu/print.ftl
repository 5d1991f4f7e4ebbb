### Nyomtatás: mit lehet kinyomtatni, és mi van a lapokon.

print-title = Nyomtatványok
print-hint = minden A4-es méretben
print-do = Nyomtatás
print-show = Megjelenítés
print-before = Játszma előtt
print-during = Játszma közben
print-after = Játszma után

## A lista
print-rules-what = A falra: milyen szabályok szerint folyik az értékelés.
print-badges = Kitűzők
print-badges-what = Szám, PIN-kód és kód a telefonhoz; vágja szét, és ossza ki.
print-poster = Plakát az ajtóra
print-poster-what = Kód és cím a telefonoknak.
print-slips = Cédulák
print-slips-what = Oldalanként tizenkettő, a játékos és a forduló számával.
print-scores = Pontlapok
print-scores-what = Annak, aki maga vezeti a pontjait; oldalanként négy.
print-round = Fordulólap
print-round-what = Tábla, készlet, játékosok: ezzel számítógép nélkül is folytatható a játszma.
print-double = Ellenőrző lap
print-double-what = Egy forduló minden cédulája a pontokkal: a második versenybíró kipipálja, amit ellenőrzött.
print-double-slip = A cédulán
print-double-tick = Ellenőrizve
print-double-none = Még nincs mit ellenőrizni: ebben a fordulóban nincs cédula.
print-notices = Értesítések
print-notices-what = Nullák, figyelmeztetések és büntetések indoklással – az asztalokhoz.
print-results = Végeredmény
print-results-what = Helyezések, pontok fordulónként, aláírások.
print-record = Jegyzőkönyv
print-record-what = Minden forduló: készlet, top, kik találták meg; a végén a tábla.
print-games = Játszmák egymás mellett
print-games-what = Egy több játszmás verseny játszmái, oldalanként négy: minden forduló készlete, topja és pontja.

## A lapokon
print-rounds = Hány fordulóra
print-papers = { $n } papírlap
print-slips-cut = Vágja szét egyszerre az egész köteget: minden kis kupac egy játékosé, a fordulók sorrendben.
print-no-players = Előbb írja be a játékosokat.
print-no-rounds = A fordulók akkor jelennek meg itt, amikor az első top a táblára kerül.
print-notices-none = Nincs mit kivinni: ebben a fordulóban nincs értesítés.
print-at = Mező
print-word = Szó
print-points = Pont
print-time = Idő
print-arbiter = Versenybíró
print-round-number = Forduló
print-rack = Készlet
print-top = Top
print-sum = Összesen
print-found = Megtalálta
print-solo = Szóló
print-share = Átlag, %
print-record-note = +1: volt még egy ugyanilyen értékű top. Átlag: a játékosok a top hány százalékát érték el.
print-poster-steps = Irányítsa a kamerát a kódra, majd írja be a kitűzőjén lévő számot és PIN-kódot.
