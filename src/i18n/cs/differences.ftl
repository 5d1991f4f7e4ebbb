### V čem deník není takový, jaký má být: `flavita verify`, kontrola před potvrzením výsledku, slučování.
### Říká se za číslem zápisu a bez tečky.

differs-event = { $n }. zápis deníku: { $what }
differs-nothing = nic
differs-empty-slip = prázdný lístek
differs-otherwise = { $what }: v deníku – { $recorded }; při nové kontrole – { $found }
differs-detail = { $what }: v deníku – { $recorded }; podrobnosti zápisu se při nové kontrole liší
differs-again = { $what }: nová kontrola dala jiný výsledek

## Soubor
differs-chain-gap = zápis chybí; soubor byl po uložení změněn
differs-chain-unreadable = zápis nelze přečíst; soubor byl po uložení změněn
differs-chain-wrong-prev = nenavazuje na předchozí zápis; soubor byl po uložení změněn
differs-chain-wrong-hash = obsah nesouhlasí s otiskem; soubor byl po uložení změněn
differs-misfit = nenavazuje na předchozí zápisy
differs-beside = { $name }: soubor je poškozený nebo nepatří k tomuto turnaji
differs-secret-kept = tajné číslo v souboru není to, jehož otisk byl zveřejněn
differs-secret-shown = zveřejněné tajné číslo není to, jehož otisk byl předem ukázán
differs-final-for = výsledek byl potvrzen pro deník s otiskem { $named }, ale otisk byl { $head }
differs-final-although = výsledek byl potvrzen předčasně. { $what }
differs-head = otisk deníku je { $head }, a ne { $noted }
differs-no-words = poznamenaná slova nepatří k žádnému zápisu tohoto deníku

## Čas a kdo zapisoval
differs-set-back = zapsáno o { $n ->
    [one] { $n } sekundu
    [few] { $n } sekundy
   *[other] { $n } sekund
} dříve než předchozí zápisy
differs-set-back-round = zapsáno o { $n ->
    [one] { $n } sekundu
    [few] { $n } sekundy
   *[other] { $n } sekund
} dříve, než kolo začalo
differs-not-theirs = zapsal: { $name }; na to nemá právo
differs-time-by-rules = { $round }. kolo: čas na kolo { $time }, podle pravidel { $bound }
differs-time-left = { $round }. kolo: na hodinách zbývá { $time }, ale mohlo zbývat nejvýš { $bound }
differs-time-length = { $round }. kolo: délka { $time }, ale mohla být nejvýš { $bound }
differs-time-by-clock = { $round }. kolo: délka { $time }, ale podle hodin { $bound }
differs-time-thinking = { $round }. kolo: čas hráče { $time }, ale mohl být nejvýš { $bound }

## Zásobníky, topy, lístky, rozhodnutí
differs-of-rack = zásobník { $round }. kola
differs-of-draw = losování
differs-of-vowels = počet samohlásek
differs-of-rack-returned = důvod vrácení zásobníku
differs-of-rack-by-hand = zásobník ze sáčku
differs-of-rack-refused = odmítnutý zásobník
differs-of-rack-relayed = zásobník druhého sálu
differs-of-prepared-game = připravená partie
differs-of-prepared-placement = tah připravené partie
differs-of-top = top
differs-of-top-searched = top { $round }. kola, vyhledaný podruhé
differs-of-points-on-board = body na desce
differs-of-slip-replaces = který lístek nahrazuje { $what }
differs-of-slip-sent = { $what }, jak ho hráč poslal
differs-of-slip-points = body, { $what }
differs-of-ruling = důsledky rozhodnutí { $n }
differs-of-ruling-slip = rozhodnutí { $n }, lístek { $slip }
differs-of-ruling-top = rozhodnutí { $n }, top { $round }. kola
differs-slip = lístek { $n } ({ $round }. kolo, hráč č. { $number })
differs-slip-number = lístek { $n }
differs-no-dispute = { $what }: zápisy jsou vedeny jako rozdílné, ale jsou stejné
differs-invalid-scores = { $what }: je neplatný, a přesto má { $points }
differs-not-prepared = zásobník z připravené partie, ale turnaj žádnou nehraje
differs-rack-back = { $rack }, vrácen ({ $what })
differs-below = příliš málo samohlásek nebo souhlásek: nejméně { $v } a { $c }
differs-above = příliš mnoho samohlásek nebo souhlásek: nejvýš { $v } a { $c }
differs-no-placement = žádný tah není možný
differs-refused = rozhodčí ho odmítl: { $reason }
differs-tops = { $points } ({ $all }), { $n ->
    [one] celkem { $n } tah
    [few] celkem { $n } tahy
   *[other] celkem { $n } tahů
}

## Pořadí
differs-total = hráč č. { $number }: lístky { $slips }, sóla { $solos }, srážka za napomenutí { $warnings }, za čas { $time }, rozhodnutí { $rulings }, celkem { $expected }; v pořadí je { $total }
differs-rank = hráč č. { $number }: { $rank }. místo, ale před ním { $n ->
    [one] je { $n } hráč
    [few] jsou { $n } hráči
   *[other] je { $n } hráčů
}
differs-time-price = hráč č. { $number }: za { $time } herního času je srážka { $price }, v pořadí { $charged }
differs-never-judged = hráč č. { $number }, { $round }. kolo: poslaný lístek nikdo neposoudil

## Co si uložily telefony a jiné počítače
differs-seen-beyond = hráč č. { $number } viděl { $seen }. zápis deníku, ale deník končí { $end }. zápisem
differs-seen-head = hráč č. { $number } viděl otisk { $seen }, tady je { $head }
differs-seen-slip = hráč č. { $number }, { $round }. kolo: na telefonu – { $seen }; v deníku – { $found }
differs-kept-changed = hráč č. { $number }, { $round }. kolo: v potvrzení – { $kept }; deník se od té doby nezměnil, změněno bylo potvrzení
differs-acknowledged = hráč č. { $number }, { $round }. kolo: lístek ({ $slip }) byl přijat { FIT("v", $time) } { $time }, ale v deníku není
differs-acknowledged-at = hráč č. { $number }, { $round }. kolo: lístek ({ $slip }) byl přijat { FIT("v", $time) } { $time }, ale v deníku má čas { $here }
