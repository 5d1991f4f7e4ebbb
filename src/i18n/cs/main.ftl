### Slova stránek.
#
# Slovníček: jedno slovo pro jednu věc.
#   kolo = round; partie = game played; hra = game of an edition; tah = placement; top = top
#   (nejlepší možný tah); sólo = solo; zásobník = rack; sáček = bag; kámen = tile; písmeno = letter;
#   žolík = blank; pole = square; řádek, sloupec = row, column; vodorovně, svisle = across, down;
#   lístek = slip; odevzdat = hand in; zadat = key; uložit = save; stáhnout = withdraw a slip;
#   uznat = let a slip count; platit = count (of a word); losovat = draw; vyhlásit = announce;
#   položit = lay, place; vyhodnocení = marking; verdikt = verdict; rozhodnutí = ruling;
#   zrušit = revoke; anulovat = annul; pořadí = standings; místo = rank; penalizace = penalty;
#   napomenutí = warning; průměr = mean; herní čas = clock for the whole game; přes čas = over time;
#   rozhodčí = arbiter; pult = console; plátno = screen of the hall; pomocník = helper;
#   visačka = badge; slovník = word list; pravidla = profile; deník = log; otisk = fingerprint;
#   nápověda = help; příručka = manual.
# Pořadové číslovky nestojí po v, z, s, k: tam by se předložka měnila podle čísla (v 5., ve 2.).

## Všude
numbered = Č. { $number }
number-column = Č.
product = Flavita
language = Jazyk
skip = Na obsah
help = Nápověda
cancel = Zrušit
back = Zpět
back-to-console = K pultu
rounds = Kola
offline = Bez spojení
press-again = Stiskněte znovu
undo = zpět
colon = :
labelled = { $label }: { $value }
player-number = Číslo
player-name = Jméno
player-add = Přidat
player-withdraw = Hráč odstupuje
end-game = Ukončit partii hned
export-spreadsheet = Pro tabulky (CSV)
export-plain = CSV
exports-title = Uložit výsledky
sign-arbiter = Hlavní rozhodčí (podpis, jméno)
sign-secretary = Zapisovatel (podpis, jméno)
sign-date = Datum

## Čísla s podstatnými jmény
points = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
points-word = { $n ->
    [one] bod
    [few] body
   *[other] bodů
}
players = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
}
players-word = { $n ->
    [one] hráč
    [few] hráči
   *[other] hráčů
}
slips-expected = { $n ->
    [one] Ještě chybí { $n } lístek.
    [few] Ještě chybějí { $n } lístky.
   *[other] Ještě chybí { $n } lístků.
}
words-counted = { $n ->
    [one] { $n } slovo
    [few] { $n } slova
   *[other] { $n } slov
}
found-count = { $n ->
    [0] nikdo
    [one] našel { $n }
    [few] našli { $n }
   *[other] našlo { $n }
}
found-of = { $n ->
    [0] Top nikdo nenašel
    [one] Našel { $n } { FIT("z", $of) } { $of }
    [few] Našli { $n } { FIT("z", $of) } { $of }
   *[other] Našlo { $n } { FIT("z", $of) } { $of }
}
tops-equal = Rovnocenné topy: { $n }
tops-equal-open = Rovnocenné topy: { $n }. Který položit, vybere rozhodčí.
date-long = { $day }. { $month }. { $year }
of-count = { FIT("z", $n) } { $n }
and-more = { $name } a { $n ->
    [one] { $n } další
    [few] { $n } další
   *[other] { $n } dalších
}
direction-across = vodorovně
direction-down = svisle

## Kolo a jeho fáze
round-title = { $n }. kolo
rack-text = zásobník { $name }
top-text = top { $name }
tops-text = topy { $name }
placements-of-round = Tahy { $n }. kola
placements-total = celkem { $n }
slips-of-round = Lístky { $n }. kola
slip-of-round = Lístek, { $n }. kolo
slips-of-round-word = lístky { $n }. kola
round-word = kolo
top-of-round = Top { $n }. kola
top-on-board = Na desce je top { $n }. kola:
laid-on-board = Na desce po { $n }. kole:
reveal-laid = Na desce leží { $text }
laid-below = na desce, ale není to top: { $name }
handed-in-of-round = Odevzdáno, { $n }. kolo
entered-of = Zadáno { $n } { FIT("z", $of) } { $of }
entered-all = Všechny lístky zadány
slips-paper = na papíře { $n }
slips-phone = z telefonu { $n }
slips-absent = bez lístku { $n }
phase-lobby = Čeká se na začátek
phase-drawn = Zásobník vylosován
phase-thinking = Hráči přemýšlejí
phase-last-call = Hráči zapisují
phase-paused = Pauza
phase-closed = Čas vypršel
phase-revealed = Top vyhlášen
phase-placed = Top na desce
phase-ended = Partie skončila
screen-phase-drawn = Připravte se
screen-phase-thinking = Přemýšlejte
screen-phase-last-call = PIŠTE
screen-phase-paused = Pauza
next-key = Zadat klíč k zapečetěné partii
next-draw-first = Vylosovat první zásobník
next-draw = Vylosovat zásobník { $n }. kola
next-start = Začít { $n }. kolo
next-stop = Ukončit { $n }. kolo
next-reveal = Vyhlásit top { $n }. kola
next-place = Položit top { $n }. kola
next-place-word = Položit { $name }
next-end = Ukončit turnaj
next-needs-top = nejdřív vyberte z rovnocenných topů
next-needs-slips = { $n ->
    [one] chybí { $n } lístek { $of }. kola
    [few] chybějí { $n } lístky { $of }. kola
   *[other] chybí { $n } lístků { $of }. kola
}
next-again = Potvrďte dalším stiskem

## Úvodní stránka
home-title = Turnaje
home-new = Nový turnaj
home-ways = Další stránky
home-for-evening = Pro večer
home-for-many = Více turnajů a sálů
home-for-alone = Mezi partiemi
settings = Vzhled a jazyk
home-continue = Zpět k pultu
home-others = Ostatní
home-all = Všechny turnaje
home-tournament = Turnaj
home-game = Hra
home-players = Hráči
home-rounds = Kola
home-state = Stav
home-draft = Nezačal
home-done = Skončil
home-damaged = Poškozený soubor
home-newer = Vyžaduje novější Flavitu
home-no-dictionary = Chybí slovník
home-unopened = Nelze otevřít
home-action-draft = Otevřít
home-action-done = Výsledky
home-event = Celkové pořadí
home-action-damaged = Co dělat
home-begun = Nedokončený
home-put = Odložit: { $name }
home-to-archive = Do archivu
home-from-archive = Vrátit z archivu
home-delete = Smazat
home-delete-what = Tady se ještě nic nehrálo. Soubor se přesune do složky trash, odkud ho lze vrátit.
home-not-deleted = Turnaj nebyl smazán
home-archive = Archiv: { $n }
home-more = { $n ->
    [one] Zobrazit ještě { $n } turnaj
    [few] Zobrazit ještě { $n } turnaje
   *[other] Zobrazit ještě { $n } turnajů
}
home-reading = Načítají se turnaje: hotovo { $n } { FIT("z", $of) } { $of }. Stránka se otevře sama.
home-folder = Složka: { $name }
home-address = Adresa pro plátno a pomocníky: { $name }
home-stop = Flavitu ukončíte zavřením jejího okna nebo stisknutím Ctrl+C v něm. Vše zapsané je uloženo.
per-round = { $name } na kolo
welcome-title = Vítejte
welcome-what = Flavita vede turnaje v opisovaném scrabblu: všichni mají stejná písmena, stejnou desku a stejný čas a vyhrává ten, kdo najde nejcennější slova.
welcome-one = Založte turnaj: pojmenujte ho, vyberte hru a zapište hráče.
welcome-two = Na projektoru otevřete plátno pro sál a vyzkoušejte zvuk.
welcome-three = Vylosujte první zásobník. Flavita pak hlídá čas, hledá top a kontroluje lístky.

## Nový turnaj
new-title = Nový turnaj
new-terms = Podmínky
new-terms-move = { $name } na kolo
new-terms-clock = herní čas { $name } min
new-terms-words = celý slovník
new-terms-changed = vybraná slova
new-terms-change = změnit
new-profile-others = Pravidla jiných federací
new-edition-more = Deska, slovník a která slova platí
new-name = Název
new-edition = Písmena a deska
new-dictionary = Slovník
new-round-time = Čas na kolo
new-round-time-hint = minuty:sekundy
new-last-call = Signál „Pište“
new-last-call-hint = kolik sekund před koncem; může jich být víc
new-minima = Jaký zásobník vyhovuje
new-minima-until = Do kola
new-minima-vowels = včetně: samohlásek aspoň
new-minima-consonants = a souhlásek aspoň
new-minima-later = Potom: samohlásek aspoň
new-minima-and = a souhlásek aspoň
new-clock = Herní čas na partii
new-clock-on = Každý hráč má svůj časový limit
new-clock-budget = Limit
new-clock-price = min, nad limit minus
new-clock-step = bodů za každý započatý úsek
new-clock-end = min.
new-clock-hint = Má smysl, jen když pomocník zaznamenává, kdy kdo lístek odevzdal. Kdo není zaznamenán, tomu se počítá celé kolo; za kolo, ve kterém není zaznamenán nikdo, se nic neodečítá.
new-players = Hráči
new-players-label = Každý na svém řádku
new-players-example = 12; Petr Novák; Olomouc
new-players-hint = Číslo; jméno; město, nebo jen jména: čísla se doplní sama. Seznam vložte, jak je; níže vidíte, jak ho program čte. Opozdilce přidáte později.
new-players-file = Načíst ze souboru CSV
new-players-earlier = Hráči dřívějšího turnaje
new-create = Založit turnaj
new-notice = Něco je třeba opravit: podívejte se na označená políčka. Všechno ostatní zůstalo.

## Pult
clock-pause = pauza
clock-resume = pokračovat
clock-extend = +30 sekund
bought-back = Na poli { $at } teď leží písmeno { $letter } a { $name } je v zásobníku.
bought-to-lay = Na poli { $at } teď leží písmeno { $letter }: žolík byl vykoupen a položen.
bag = V sáčku
draw-label = Vylosované kameny, ? = { $name }
draw-short = Kameny
draw-beside = { $n ->
    [one] Zůstalo { $rest }, ještě { $n } kámen
    [few] Zůstalo { $rest }, ještě { $n } kameny
   *[other] Zůstalo { $rest }, ještě { $n } kamenů
}
draw-tiles = { $n ->
    [one] Ze sáčku { $n } kámen
    [few] Ze sáčku { $n } kameny
   *[other] Ze sáčku { $n } kamenů
}
draw-whole = celý zásobník byl vrácen
draw-take = Použít tento zásobník
refuse-rack = Odmítnout zásobník
vowels-next = Samohlásek v příštím zásobníku:
refuse-rack-because = Proč se tento zásobník vrací? Důvod zůstane v deníku a každý si ho může přečíst.
refuse-rack-do = Vrátit do sáčku
over-time = Přes čas:
near-time = Zbývá málo času:
time-more = další hráči:
hand-in-none-yet = Odevzdání zatím nikdo nezaznamenal. Zůstane-li to tak, { $round }. kolo se u papírových lístků neměří a nic se za ně neodečítá.
hand-in-some-yet = { $n ->
    [one] Nezaznamenané odevzdání: { $n } { FIT("z", $of) } { $of }. Nebude-li zaznamenáno, počítá se tomu hráči celé kolo.
   *[other] Nezaznamenaná odevzdání: { $n } { FIT("z", $of) } { $of }. Nebudou-li zaznamenána, počítá se každému z nich celé kolo.
}
hand-in-charged = { $n ->
    [one] { $round }. kolo: odevzdání nebylo zaznamenáno u { $n } { FIT("z", $of) } { $of }, počítá se mu celé kolo, { $time }.
   *[other] { $round }. kolo: odevzdání nebylo zaznamenáno u { $n } { FIT("z", $of) } { $of }, každému se počítá celé kolo, { $time }.
}
clock-charged-nobody = Za herní čas zatím nebyly nikomu odečteny žádné body.
clock-charged = Za překročený herní čas odečteno: { $names }.
rounds-unmeasured = { $n ->
    [one] { $rounds }. kolo není u papírových lístků měřeno: odevzdání nikdo nezaznamenal.
   *[other] Kola { $rounds } nejsou u papírových lístků měřena: odevzdání nikdo nezaznamenal.
}
hand-in-how = když hráč odevzdá, stiskněte jeho číslo
hand-in-back = Zrušit odevzdání:
tops-because = Důvod, pokud výběr není podle pravidel
tops-lay = Položit na desku
tops-choose = Topů je víc. Který půjde na desku?
tops-chosen = Na desce je { $name }. Dokud není vylosován další zásobník, lze vybrat jiný top.
tops-proposed = navržený
tops-key-choose = vybrat
tops-key-proposed = použít navržený
tops-key-back = k lístkům
tops-key-here = v prázdném řádku: vybrat klávesou
top-mark = top
placements-title = Tahy
placements-none = Tahy kola se tu objeví, jakmile vyprší jeho čas.
peek = Ukázat top, dokud klávesu držíte
peek-more = a ještě { $n } za stejný počet bodů
pages-all = Všechny stránky
placements-filter = slovo nebo pole
placements-only-found = Jen nalezené
placements-word = Slovo
placements-square = Pole
placements-points = Body
placements-found = Našlo
marking-lock = Uzavřít vyhodnocení kola
marking-locked = Vyhodnocení uzavřeno
slips-title = Lístky
slips-none = Lístky se zadávají, jakmile je vyhlášen top, klidně i zatímco hráči přemýšlejí nad dalším kolem.
missing-title = Chybějí
missing-next = další
missing-none = Všechny lístky zadány
keyed-title = Právě zadané
slip-label = Lístek
slip-order = číslo pole slovo body
slip-which-reading = Slovo lze položit několika způsoby. Který je na lístku? Stiskněte jeho klávesu.
slip-which-blank = Které písmeno na lístku je žolík? Stiskněte jeho klávesu. Není-li označeno žádné, stiskněte znovu Enter.
slip-which-blank-points = Které písmeno na lístku je žolík? Stiskněte jeho klávesu. Není-li označeno žádné, stiskněte znovu Enter: { $points }.
slip-hint = Například: { $name }
slip-not-yet = zatím není co zadávat
slip-save = uložit
slip-correct = Opravit
slip-key = Zadat
slip-withdraw = Stáhnout lístek
slip-unsaved = Neuloženo: není spojení. Řádek zůstal, stiskněte Enter znovu.
do-failed = Žádná odpověď: spojení se přerušilo. Na stránce je vidět, zda se to stalo; pokud ne, zkuste to znovu.
status-saved = Uloženo { $name }
status-screen = Plátno: { $name }
standings-link = Pořadí
scene-change = plátno
scene-auto = Sledovat partii
scene-reveal = Poslední top
scene-standings = Pořadí
scene-lobby = Úvod
scene-blank = Tma
keys-all = všechny klávesy
title-lobby = Příprava
title-ended = Výsledky
lobby-players = Hráči
lobby-settings = Podmínky
lobby-late = Přidat hráče
lobby-check = Před začátkem
lobby-check-screen = Plátno je otevřené na projektoru (F9).
lobby-check-slips = Každý hráč má lístky se svým číslem.
lobby-check-sound = Plátno má zapnutý zvuk.
ending-title = Partie skončila

## Stránka kola
round-slip = Lístek
round-verdict = Verdikt
round-claimed = Na lístku
round-time = Čas
round-time-what = Papírový lístek: kdy byl zadán; lístek z telefonu: kdy byl odevzdán
actor-console = rozhodčí
trail-replaced = { $time }, { $name }: { $text }, { $points }. Opraveno.
trail-withdrawn = { $time }, { $name }: { $text }, { $points }. Staženo.

## Pořadí
standings-after = { $n ->
    [0] Pořadí
   *[other] Pořadí po { $n }. kole
}
standings-final = Konečné pořadí
standings-sum = Součet topů { $n }
standings-rank = Místo
standings-number = Č.
standings-player = Hráč
standings-town = Město
standings-tops = Topy
standings-rounds = Body po kolech: { $name }
standings-games = Partie: { $name }
season-unfold = Turnaje: { $name }
standings-solos = Sóla
standings-solo-points = Za sóla
standings-warnings = Nap.
standings-negative = Ztráta
standings-team = Družstvo
standings-teams = Družstva
standings-members = Hráči
standings-category = Kategorie
standings-club = Klub
standings-every-category = všechny
standings-every-club = všechny
standings-show = Zobrazit
tie = { $ahead } je výše než { $behind }: { $why }.
tie-tops = topy { $one } proti { $two }
tie-solos = sóla { $one } proti { $two }
tie-later-games = body { $one } proti { $two }
tie-later-games-of-game = partie { $game }, { $one } proti { $two }
tie-later-rounds = { $round }. kolo, { $one } proti { $two }
tie-later-rounds-of-game = partie { $game }, { $round }. kolo, { $one } proti { $two }
tie-dearest-slip = nejcennější kolo, { $one } proti { $two }
tie-fewer-warnings = napomenutí { $one } proti { $two }
tie-less-time = čas { $one } proti { $two }

## Několik partií
games = { $n ->
    [one] { $n } partie
    [few] { $n } partie
   *[other] { $n } partií
}
game-title = Partie { $n }
event-game = { $name }, partie { $n }
event-game-name = { $name }. Partie { $n }
event-cumulated = Celkové pořadí
next-game = Další partie turnaje
next-game-title = Ještě jedna partie
next-game-what = Stejná písmena, slova, pravidla i hráči, kromě těch, kdo odstoupili. Výsledky partií se sčítají.
cumulated-after = { $n ->
    [one] Pořadí po { $n } partii
   *[other] Pořadí po { $n } partiích
}
cumulated-during = Hraje se partie { $n }
cumulated-stand = po { $n }. kole
cumulated-not-begun = žádné kolo není vyhodnoceno
cumulated-mean = Průměr %
cumulated-other-rules = Partie mají různá pravidla. Místa a shody se tu řídí pravidly poslední partie: { $name }.
cumulated-names-differ = Č. { $number } má různá jména: { $names }. Počítají se jako různí hráči; je-li to jeden člověk, opravte jméno v jedné z partií.
cumulated-numbers-differ = { $name } má různá čísla: { $numbers }. Počítají se jako různí hráči; je-li to jeden člověk, opravte číslo v jedné z partií.
cumulated-in-games = { $n ->
    [one] partie { $games }
   *[other] partie { $games }
}

## Hráči
players-link = hráči
players-edit = upravit seznam
players-title = Hráči
players-how = Enter uloží řádek, šipky vedou nahoru a dolů, Esc zruší, co jste napsali.
players-categories = Kategorie
players-missed = Vynechává kola
players-series = Série
players-new = Nový hráč, nebo dvojice: Ada / Van
players-save = Uložit
players-withdraw = Odstupuje
player-return = Vrátit
players-from = od { $n }. kola
players-until = do { $n }. kola
players-never = bez odehraného kola
players-import = Načíst seznam
players-import-do = Přidat všechny
players-example = 12; Petr Novák; Olomouc; junioři; Morava
players-import-how = Číslo; jméno; klub; kategorie; družstvo, nebo vložte seznam, jak je: níže vidíte, jak ho program čte. Je-li chybný jediný řádek, nikdo se nepřidá.
players-closed = Partie skončila: nové hráče už přidat nelze.
players-merge = Jeden člověk zapsaný dvakrát
players-merge-keep = Ponechat č.
players-merge-gone = a dát mu vše od č.
players-merge-how = Lístky obou připadnou tomu, kdo zůstane. Mají-li oba lístek ve stejném kole, jsou to dva lidé.
players-merge-do = Sloučit
standings-time = Čas
standings-penalty = Penalizace
standings-total = Celkem
standings-top-row = Top
standings-empty = Pořadí se objeví, až bude vyhodnoceno první kolo.
standings-waits = Pořadí čeká: ještě nejsou zadány všechny lístky { $n }. kola.
standings-footnote = * top kola.
standings-ranks = Místa { $name } { FIT("z", $of) } { $of }
standings-page = Strana { $n } { FIT("z", $of) } { $of }

## Plátno v sále
screen = plátno
screen-sound = Zapnout zvuk
screen-speak = Číst zásobníky nahlas
screen-stop = STOP
screen-slips-up = Lístky nahoru
screen-handed-in = Odevzdáno
screen-next = Další nejlepší

## Klávesy
keys-title = Klávesy a lístky
keys-close = Zavřít
keys-round = Kolo
keys-line = Řádek lístku
keys-slips = Jak zadat lístek
keys-next = další krok; když něco chybí, potvrdí druhý stisk
keys-tops = Více topů v modrém rámečku: číslice vybere top s tímto číslem, Enter navržený. Esc vede z rámečku do řádku a zpět
keys-pause = pauza a pokračování
keys-extend = přidat 30 sekund
keys-scene = co ukazuje plátno
keys-undo = vrátit poslední krok
keys-peek = ukázat rozhodčímu dosud nevyhlášený top, dokud klávesu drží
keys-dictionary = slovník: platí-li slovo
keys-players = hráči: opravit, přidat, sloučit
keys-filter = hledat v tazích
keys-help = tato stránka
keys-save = uložit lístek
keys-complete = přijmout doplnění
keys-missing = další číslo bez lístku
keys-recall = vrátit předchozí řádek k opravě
keys-escape = vymazat řádek, vrátit se na něj
key-enter = Enter
key-escape = Esc
key-shift = Shift
keys-blank = s písmenem: žolík na jeho místě, může-li to být jen on; jinak se program zeptá
keys-slips-how = Číslo hráče, pole, slovo, body z lístku. Po čísle na pořadí nezáleží a body lze vynechat.
keys-example-across = 23 h7 vlaky
keys-example-across-is = hráč 23, slovo vodorovně od tohoto pole
keys-example-down = 23 7h vlaky
keys-example-down-is = totéž slovo svisle: nejdřív sloupec
keys-example-claim = 23 h7 vlaky 17
keys-example-claim-is = s body, které hráč napsal
keys-example-blank = 23 h7 VLaKY
keys-example-blank-is = malé písmeno mezi velkými je žolík, jako na všech stránkách
keys-example-blank-brackets = 23 h7 vl(a)ky
keys-example-blank-brackets-is = totéž
keys-example-top = 23 t
keys-example-top-is = hráč má top
keys-example-empty-is = prázdný lístek nebo žádný
keys-example-several-is = několik lístků jednoho hráče: nula
keys-top-letter = t
keys-example-many-is = několik hráčů s topem najednou
keys-example-illegible-is = lístek nelze přečíst: nula
keys-example-hard-is = lístek se čte těžko, ale je uznán
keys-example-hand-in-is = hráč odevzdal: jeho čas se zastaví

## Pole desky
square-letter-double = 2P
square-letter-triple = 3P
square-word-double = 2S
square-word-triple = 3S

## Co je slyšet o polích
board-name = Deska
board-plain = prázdné
board-start = výchozí pole
board-letter-double = dvojnásobné písmeno, prázdné
board-letter-triple = trojnásobné písmeno, prázdné
board-word-double = dvojnásobné slovo, prázdné
board-word-triple = trojnásobné slovo, prázdné
board-blank = žolík

## Podmínky turnaje
setting-clock = { $budget } na partii; za každý započatý úsek { $step } nad limit minus { $price }
setting-clock-minute = { $budget } na partii; za každou započatou minutu nad limit minus { $price }
setting-no-clock = Bez herního času
setting-minima = Samohlásky a souhlásky: { $early } do { $until }. kola, pak { $late }
tops-prospect = { $blanks ->
    [0] bez žolíka
    [one] { $blanks } žolík
    [few] { $blanks } žolíci
   *[other] { $blanks } žolíků
} · zbývá { $left }: samohlásky { $vowels }, souhlásky { $consonants } · otevírá { $opened ->
    [one] { $opened } pole
    [few] { $opened } pole
   *[other] { $opened } polí
}
forecast-title = Předpověď pro rovnocenné topy
forecast-what = { $n ->
    [one] Po každém topu byl vylosován { $n } zásobník
    [few] Po každém topu byly vylosovány { $n } zásobníky
   *[other] Po každém topu bylo vylosováno { $n } zásobníků
} ze zbylých kamenů podle pravidel losování; tajné číslo turnaje v tom nehraje roli. Za ± je směrodatná chyba.
forecast-next = Další top, body
forecast-whole = Položí se celý zásobník
forecast-over = partie tím skončí
forecast-link = Co čekat po každém z nich: předpověď
tops-note-fewest = nejméně žolíků
tops-note-blank = s žolíkem
tops-note-preferred = první podle pravidel
tops-note-behind = podle pravidel až za jinými

## Záhlaví tabulek CSV
csv-rank = Místo
csv-player = Hráč
csv-total = Celkem
csv-percent = % topů
csv-tops = Topy
csv-solos = Sóla
csv-penalty = Penalizace
csv-points = Body
csv-seconds = Sekundy
csv-overtime-seconds = Přes čas, s
csv-number = Číslo
csv-club = Město, klub
csv-points-of-round = { $n }. kolo
csv-total-of-game = Partie { $n }
csv-percent-of-game = Partie { $n }, %
csv-points-of-game-round = Partie { $game }, { $n }. kolo
csv-solo-points = Body za sóla
csv-warnings = Napomenutí
csv-warning-price = Odečteno za napomenutí
csv-negative = Ztráta
csv-dearest-slip = Nejcennější kolo
csv-mean-percent = Průměr %
csv-categories = Kategorie
csv-team = Družstvo
csv-numbers = Čísla
csv-tie = Při shodě
csv-round = Kolo
csv-rack = Zásobník
csv-top-points = Body topu
csv-at = Pole
csv-word = Slovo
csv-legal-placements = Možné tahy
csv-found = Našlo
csv-solo = Sólo hráče
csv-players = Hráči
csv-claimed = Na lístku
csv-would-be = Bylo by
csv-top = Top
csv-verdict = Verdikt
csv-reasons = Kódy důvodů
csv-reason-text = Důvod
csv-status = Stav
csv-slip = Lístek
csv-read-at = Přečtené pole
csv-remarks = Poznámky
csv-received = Přijato
csv-read-word = Přečtené slovo
csv-valid = uznán
csv-warning = napomenutí
csv-zero = nula
csv-counts = platí
csv-replaced = nahrazen
csv-withdrawn = stažen

## Stránka pro sál
hall-ways = Vyberte plátno, pořadí nebo pravidla. Pult se otevírá jen na počítači, na kterém Flavita běží.
