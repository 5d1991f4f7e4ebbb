### Statistika: čísla partie v obrázcích.

statistics-title = Statistika
statistics-after = Statistika po { $n }. kole
statistics-empty = Obrázky se objeví, až bude vyhodnoceno první kolo.
statistics-file = Uložit obrázek (SVG)
statistics-table = Tatáž čísla v tabulce
exports-pictures = Obrázky
picture-percent = { $n } %
picture-round = Kolo
picture-rounds = Kola
picture-top = Top
picture-best = Nejlepší
picture-median = Medián
picture-players = Hráči
picture-share = Podíl
picture-points = Body
picture-totals = Součty ve srovnání s topem
picture-totals-what = Po { $n }. kole je součet topů { $top }. Nejlepší součet je { $best } a polovina hráčů má { $median } nebo více.
picture-band = Ve vybarveném pásu je polovina hráčů.
picture-distribution = Jak se součty rozložily
picture-distribution-what = Polovina hráčů má od { $low } do { $high } bodů; součet topů je { $top }.
picture-totals-axis = Součet
picture-stretch = Od { $from } do { $until }: { $players }
picture-difficulty = Jak těžká byla kola
picture-difficulty-what = Nejtěžší bylo { $hard }. kolo: hráči získali { $low } bodů topu. Nejlehčí bylo { $easy }. kolo: { $high }.
picture-difficulty-mean = Tmavá čára ukazuje všechna kola dohromady: { $share }.
picture-scored-in = { FIT("V", $round) } { $round }. kole hráči získali { $share } bodů topu.
picture-scored = Získáno z topu
picture-finders = Kolik hráčů našlo top
picture-finders-most = Nejčastěji byl nalezen top { $round }. kola: { $found } { FIT("z", $of) } { $of }.
picture-finders-nobody-one = Top { $round }. kola nenašel nikdo.
picture-finders-nobody = { $n ->
    [one] { FIT("V", $n) } { $n } kole nenašel top nikdo.
    [few] { FIT("V", $n) } { $n } kolech nenašel top nikdo.
   *[other] { FIT("V", $n) } { $n } kolech nenašel top nikdo.
}
picture-found-in = { $round }. kolo: našlo { $found } { FIT("z", $of) } { $of }
picture-found = Našlo
picture-causes = Kde se ztratily body
picture-causes-what = Všichni hráči dohromady ztratili na topy { $points }. Nejvíc bodů ubralo: { $cause } ({ $share }).
picture-cause = Příčina
picture-time = Spotřebovaný čas
picture-time-what = Polovina lístků byla odevzdána do { $half }. Nejdéle se přemýšlelo { FIT("v", $round) } { $round }. kole: polovina hráčů potřebovala { $long } nebo více.
picture-time-band = Sloupec ukazuje prostřední polovinu hráčů, bod medián.
picture-time-limit = Čas kola
picture-time-in = { $round }. kolo: polovina hráčů odevzdala lístek mezi { $low } a { $high }, medián { $median }
picture-time-given = Čas kola
picture-time-noted = Zaznamenané časy
picture-squares = Použitá pole
picture-squares-what = Počet kamenů, které hráči položili v platných slovech: { $tiles }. Nejčastěji na pole { $at }: { $n }.
picture-tiles = Kameny
picture-own = Vaše body ve srovnání s topem
picture-own-what = Po { $n }. kole máte { $total } { FIT("z", $top) } { $top }.
picture-you = Vy
