### Statisztika: a játszma számai képekben.

statistics-title = Statisztika
statistics-after = Statisztika { $n } forduló után
statistics-empty = A képek az első forduló értékelése után jelennek meg.
statistics-file = A kép mentése (SVG)
statistics-table = Ugyanez táblázatban
exports-pictures = Képek
picture-percent = { $n }%
picture-round = Forduló
picture-rounds = Fordulók
picture-top = Top
picture-best = Legjobb
picture-median = Medián
picture-players = Játékosok
picture-share = Arány
picture-points = Pont
picture-totals = Összpontszámok a tophoz képest
picture-totals-what = { $n } forduló után a topok összege { $top }. A legjobb eredmény { $best }, és a játékosok felének legalább { $median } pontja van.
picture-band = A színezett sávban van a játékosok fele.
picture-distribution = Hogyan oszlanak meg az eredmények
picture-distribution-what = A játékosok felének pontszáma { $low } és { $high } közötti; a topok összege { $top }.
picture-totals-axis = Összpontszám
picture-stretch = { $from } és { $until } között: { $players }
picture-difficulty = Milyen nehezek voltak a fordulók
picture-difficulty-what = { FIT("A", $hard) } { $hard }. forduló volt a legnehezebb: a játékosok a top pontjainak ekkora részét érték el: { $low }. { FIT("A", $easy) } { $easy }. forduló volt a legkönnyebb: { $high }.
picture-difficulty-mean = A sötét vonal az összes fordulót együtt mutatja: { $share }.
picture-scored-in = { FIT("A", $round) } { $round }. fordulóban a játékosok a top pontjainak ekkora részét érték el: { $share }.
picture-scored = A top elért hányada
picture-finders = Hányan találták meg a topot
picture-finders-most = { FIT("A", $round) } { $round }. forduló topját találták meg a legtöbben: { $of } játékosból { $found }.
picture-finders-nobody-one = { FIT("A", $round) } { $round }. forduló topját senki sem találta meg.
picture-finders-nobody = { $n ->
    [one] { $n } fordulóban senki sem találta meg a topot.
   *[other] { $n } fordulóban senki sem találta meg a topot.
}
picture-found-in = { $round }. forduló: { $of } játékosból { $found } találta meg
picture-found = Megtalálták
picture-causes = Min vesztek el pontok
picture-causes-what = A topokhoz a játékosoknak együtt { $points } hiányzik. A legtöbb ezen veszett el: { $cause } ({ $share }).
picture-cause = Ok
picture-time = Gondolkodási idő
picture-time-what = A cédulák felét ennyi idő alatt leadták: { $half }. A leghosszabban { FIT("a", $round) } { $round }. fordulóban gondolkodtak: a játékosok felének legalább { $long } kellett.
picture-time-band = A sáv a játékosok középső felét mutatja, a pont a mediánt.
picture-time-limit = A forduló ideje
picture-time-in = { $round }. forduló: a játékosok fele { $low } és { $high } között adta le a cédulát, a medián { $median }
picture-time-given = Adott idő
picture-time-noted = Feljegyzett idők
picture-squares = Használt mezők
picture-squares-what = Az érvényes szavakban a játékosok { $tiles } zsetont raktak le. A legtöbb ({ $n }) erre a mezőre került: { $at }.
picture-tiles = Zsetonok
picture-own = Az Ön pontjai a tophoz képest
picture-own-what = { $n } forduló után { $total } pontja van, a topok összege { $top }.
picture-you = Ön
