### Sezony: pořadí za několik turnajů, kdo je kdo, rating.

seasons-title = Sezony
seasons-what = Pořadí klubu za několik turnajů a jeho rating.
seasons-none = Zatím není žádná sezona.
seasons-new = Nová sezona
seasons-new-do = Založit sezonu
season-name = Název sezony
season-edit = Turnaje a pravidla
season-people = Hráči
season-standings = Pořadí
season-rating = Rating
season-back = K sezoně
season-empty = Žádný turnaj této sezony ještě nemá partii, která by se počítala. Dokud se turnaj hraje, počítají se z něj jen konečné partie.
season-reading = Načítají se partie sezony: hotovo { $n } { FIT("z", $of) } { $of }. Stránka se otevře sama.
season-count = { $n ->
    [one] { $n } turnaj
    [few] { $n } turnaje
   *[other] { $n } turnajů
}
season-provisional = Předběžně: výsledky některých turnajů ještě nejsou konečné. Jsou označeny hvězdičkou.
season-missing = { $n ->
    [one] Jeden turnaj této sezony není ve složce s daty, a tak se nepočítá: { $name }.
    [few] { $n } turnaje této sezony nejsou ve složce s daty, a tak se nepočítají: { $name }.
   *[other] { $n } turnajů této sezony není ve složce s daty, a tak se nepočítá: { $name }.
}
season-sum = Součet
season-counted = Započteno
season-counted-of = { $n } / { $of }
season-not-counted = Výsledek v závorkách nepatří k nejlepším a nezapočítává se.
season-tournaments = Turnaje
season-rating-what = Každý začíná { FIT("s", $start) } { $start }. Po turnaji se každý hráč porovná se všemi ostatními účastníky. Velké číslo je rating po turnaji, malé je změna.
season-rating-how = Jak se počítá
season-points-percentage = Turnaj přináší hráči jeho procento ze součtu topů.
season-points-total = Za turnaj se počítají body z partií.
season-points-places = Turnaj přináší body za místo: { $table }.
season-taking-part = Za účast se přidává: { $n }.
season-equal-highest = Kdo se dělí o místo, dostane všechny body za ně.
season-equal-mean = Kdo se dělí o místa, dostane průměr bodů za ně.
season-best = { $n ->
    [one] Započítává se { $n } nejlepší výsledek.
    [few] Započítávají se { $n } nejlepší výsledky.
   *[other] Započítává se { $n } nejlepších výsledků.
}
season-best-all = Započítávají se všechny výsledky.
season-tie-wins = počet vyhraných turnajů
season-tie-best-results = nejlepší výsledek, potom druhý nejlepší a tak dále
season-tie-all-results = součet všech výsledků
season-rule = Pravidlo
season-rule-percentage = Součet procent z topů
season-rule-places = Body za místo
season-rule-total = Součet bodů z partií
season-rule-trios = Kontaktní trojice: 3, 2, 1 bod za místo u stolu
season-best-number = Kolik nejlepších výsledků se započítává
season-best-hint = Prázdné: všechny.
season-take = Které turnaje
season-take-all = Všechny ze složky s daty
season-take-year = Všechny z jednoho roku
season-year = Rok
season-take-chosen = Tyto:
season-take-none = Ve složce s daty zatím není žádný turnaj.
season-save = Uložit
season-effect = Náhled
season-progress-waiting = nezačal
season-progress-played = hraje se: konečné partie se počítají, ostatní po skončení
season-progress-over = předběžně
season-progress-final = konečný
season-progress-missing = není ve složce s daty
season-fault-name = Napište název sezony.
season-fault-best = Napište celé číslo nejvýš { $n }, nebo nechte pole prázdné.
season-fault-year = Napište rok čtyřmi číslicemi.
season-fault-rule = Vyberte pravidlo.
kept-fault-file = Soubor nelze přečíst. Opravte ho nebo ho odložte; program ho nechává, jak je. { $name }
kept-fault-public = Teď to nelze ukázat. Rozhodčí vidí proč.
kept-fault-disk = Nepodařilo se to přečíst nebo uložit. Co bylo uloženo dřív, je v bezpečí. { $name }
season-suggestions = Je to jeden člověk?
season-suggestions-what = Stejná jména program slučuje sám: na velkých písmenech, mezerách a tečkách nad ruským Ё nezáleží. Tady jsou jména, která jsou skoro stejná.
season-suggestions-none = Žádná dvě jména si nejsou podobná.
season-like-look = vypadají stejně
season-like-order = stejná slova v jiném pořadí
season-like-initials = iniciály
season-like-letter = liší se jedno písmeno
season-like-part = jedno jméno má víc slov
season-merge = Sloučit
season-part = Různí lidé
season-merge-title = Sloučit dvě jména
season-merge-what = Výsledky obou se sečtou pod druhým jménem.
season-merge-one = Toto jméno
season-merge-other = je tentýž člověk jako
season-namesakes = Jmenovci v jednom turnaji
season-namesakes-what = Jsou to dva různí lidé, proto je program s nikým neslučuje. Napište, jak se každý z nich v této sezoně jmenuje. Shoduje-li se jméno s hráčem z jiného turnaje, jejich výsledky se sečtou.
season-call = Jméno v této sezoně
season-call-do = Uložit jméno
season-call-of = Hráč č. { $number }, { $name }: jméno v této sezoně
season-seat = č. { $number }, { $name }
season-decided = Co se rozhodlo
season-decided-merge = { $name } je tatáž osoba jako { $of }
season-decided-split = { $name }: v této sezoně { $of }
season-decided-strangers = { $name } a { $of } jsou dva různí lidé
season-undo = Zrušit rozhodnutí
season-all = Všichni hráči
season-two = Jiný člověk
season-refusal-gone = Seznam se mezitím změnil. Zkontrolujte ho znovu.
season-refusal-one = { $name }: to už je jeden člověk.
season-refusal-met = { $one } a { $other } hráli oba v turnaji „{ $stage }“, jsou to tedy dva lidé.
help-season = Sezona a rating
csv-counted = Započteno
csv-played = Odehráno
csv-wins = Vyhráno
csv-rating = Rating
csv-tournaments = Turnaje
csv-points-of-stage = { $name }: body
csv-place-of-stage = { $name }: místo
csv-counts-of-stage = { $name }: započteno
csv-rating-of-stage = { $name }: rating
csv-change-of-stage = { $name }: změna
csv-yes = ano
csv-no = ne
