# Příkazová řádka: co umí (--help) a co říká při práci.

cli-usage = Použití
cli-commands = Příkazy
cli-command = PŘÍKAZ
cli-arguments = Argumenty
cli-options = Volby
cli-default = výchozí: { $value }
cli-values = možnosti: { $values }
cli-example = Příklad

command-flavita = Vede turnaje v opisovaném scrabblu.
after-flavita =
    Bez příkazu: flavita serve.

    Návratové kódy: 0: hotovo; 1: odpověď je záporná nebo jsou rozdíly; 2: chybné volání nebo
    nečitelný vstup; soubor, řádek a důvod jsou na chybovém výstupu.
command-help = Vypíše tuto nápovědu nebo nápovědu k příkazu
option-help = Vypíše nápovědu
option-version = Vypíše verzi programu

option-edition = Hra: název vestavěné hry, nebo soubor
option-words = Slova místo slovníku hry: prostý seznam nebo přeložený soubor
option-switch = Zapne pravidlo hry, například ye-for-yo; lze opakovat
option-with = Přidá seznam slov, který je jinak vypnutý, například comparatives
option-without = Vynechá seznam slov, který je jinak zapnutý, například rude
option-overrides = Jednotlivá slova přidat nebo vynechat: +SLOVO a -SLOVO, na řádku libovolný počet
option-profile = Pravidla: název vestavěných pravidel, nebo soubor; bez této volby pravidla dané hry
option-form = Varianta hry místo té v pravidlech
option-theme = Slova na téma v textovém souboru, oddělená mezerami, čárkami nebo po řádcích; téma se jmenuje jako soubor
option-theme-points = Kolik bodů přidá každé slovo na téma
cli-theme-empty = ve slovníku není žádné slovo na téma
cli-theme-unknown = ve slovníku nejsou, body navíc za ně nebudou: { $text }
option-threads = Počet vláken; výchozí je jedno na jádro
option-json = Vypíše JSON
option-encoding = Kódování prostého seznamu, například windows-1250, pokud je program poznal špatně
option-format = plain: pro programy, RFC 4180, stálé nadpisy; spreadsheet: středníky, značka pořadí bajtů a nadpisy ve zvoleném jazyce
option-lang = Jazyk nadpisů a vět
option-game = Připravená partie
option-out = Složka pro tabulky; pokud chybí, vytvoří se
option-nats-credentials = Soubor, jehož první řádek je UŽIVATEL:HESLO pro NATS; bez něj tento řádek obsahuje proměnná FLAVITA_NATS_LOGIN
option-tls-key = Soukromý klíč certifikátu (PEM)

command-serve = Otevře turnaje a zpřístupní stránky (spustí se i bez příkazu)
option-serve-data = Složka s turnaji, každý v jednom souboru; bez této volby složka tournaments v aktuální složce, pokud existuje, jinak „Flavita“ mezi dokumenty; na serveru vždy tournaments v aktuální složce
option-serve-browser = Zda otevřít úvodní stránku v prohlížeči; bez této volby se otevře, když se program spouští z pracovní plochy
option-serve-backup = Druhá složka, nejlépe na flash disku: po každém kole se sem uloží ověřená kopie každého otevřeného turnaje
option-serve-take-over = Pokračuje v turnajích, které tento počítač zrcadlil z jiného
option-serve-bind = Kde přijímat spojení; výchozí jsou všechny adresy počítače, port 8080 nebo další volný
option-serve-name = Jméno tohoto počítače v síti, například words.example; lze opakovat. Požadavky pod jinými jmény odmítne
option-serve-open-console = Otevře pult v síti tomu, kdo zná heslo: to se vezme z proměnné FLAVITA_PASSPHRASE, ze souboru --passphrase-file, nebo se na ně program zeptá
option-serve-passphrase-file = Soubor, jehož první řádek je heslo
option-serve-tls-cert = V síti šifruje spojení (TLS) tímto řetězem certifikátů (PEM). Na samotném počítači jsou stránky přístupné bez šifrování
option-serve-nats = Obslouží telefony a plátna i přes brány (flavita gate): server NATS se zadává jako počítač a port; více serverů oddělte čárkou. Když není dostupný, tady vše pokračuje

command-solve = Najde top každé pozice ze standardního vstupu
option-solve-top = Vypíše N nejlepších tahů místo topů
option-solve-all = Vypíše všechny přípustné tahy
option-solve-at-least = Vypíše všechny tahy alespoň za tolik bodů
option-solve-time = Změří hledání: nejrychlejší z K běhů v jednom vlákně, v mikrosekundách
after-solve =
    Pozice je řádek „DESKA ZÁSOBNÍK“. Deska je 15 řádků oddělených znakem /; číslo znamená tolik
    prázdných polí, žolík je malé písmeno, kámen s více písmeny je v hranatých závorkách.
    V zásobníku je žolík ?. Prázdné řádky se přeskočí; na prvním nečitelném řádku práce končí:
    jeho číslo je na chybovém výstupu, návratový kód je 2, odpovědi na předchozí řádky už jsou vypsané.

    Každé pozici odpovídá jeden řádek JSON, ve stejném pořadí:
      top     body nejlepších tahů
      count   kolik jich je, ať je vypsáno cokoli
      moves   tahy, nejlepší první: at (pole, jak je píší hráči), row a column (od 1), dir
              (across: vodorovně, down: svisle), word, points, blanks (která písmena slova jsou
              žolíky, počítáno od 1)
      micros  s volbou --time: mikrosekundy

    Bez --top, --at-least a --all se vypíší topy. Kde nelze nic položit, jsou top a count 0.
    Odpovědi přicházejí ihned; pozic může být libovolně mnoho.

command-simulate = Sehraje celé partie bez hráčů a shrne výsledky
option-simulate-games = Kolik partií sehrát
option-simulate-first = Číslo první partie: --first 57 --games 1 sehraje 57. partii znovu
option-simulate-seed = Libovolný text; určuje všechny zásobníky všech partií
option-simulate-out = Kam zapsat tabulku, na každou partii jeden řádek
option-simulate-gaps = Vyplní i sloupce, které vyžadují všechny přípustné tahy; je to pomalejší
option-simulate-histogram = Ukáže rozložení součtů
after-simulate =
    Sloupce souboru --out, na každou partii jeden řádek, hodnoty oddělené čárkami:
      game                 číslo partie
      rounds               počet kol
      total                body všech topů
      mean_top             body na kolo, v setinách
      best_top             body nejlepšího topu
      bingos               kola s nejvyšší prémií
      rejected_minimum     zásobníky vrácené pro nedostatek samohlásek nebo souhlásek
      rejected_unplayable  zásobníky vrácené, protože nešlo nic položit
      blank_rounds         kola, v nichž byl položen žolík
      equal_top_rounds     kola s více topy
      closest_gap          nejmenší odstup topu od dalšího výsledku (--gaps)
      widest_gap           největší takový odstup (--gaps)
      placements           všechny přípustné tahy (--gaps)
      tiles_left           kameny, které zbyly
      end                  bag_empty, minimum_impossible, nothing_playable nebo rounds_played
      seed                 vlastní číslo partie, šestnáctkově

    Číslo partie N je HMAC-SHA256 z dsc-game-v1, nulového bajtu a N v 8 bajtech s klíčem
    --seed; zásobníky z něj plynou stejně jako z tajného čísla turnaje.

command-prepare = Sehraje mnoho partií a nabídne ty, které vyhovují, k zapečetění a hraní ve více sálech
option-prepare-games = Kolik partií nejvýš sehrát
option-prepare-seed = Libovolný text; určuje všechny partie. Kdo ho zná, dostane tytéž partie: vymyslete si vlastní a nikomu ho neříkejte
option-prepare-rounds = Počet kol
option-prepare-total = Součet bodů všech topů
option-prepare-bingos = Kola s nejvyšší prémií
option-prepare-hardest = O kolik bodů je top nejtěžšího kola nad dalším výsledkem
option-prepare-easiest = O kolik bodů je top nejlehčího kola nad dalším výsledkem
option-prepare-equal-tops = Kola s více topy
option-prepare-unambiguous = Žádné kolo s více topy
option-prepare-avoid = Slova, která se nesmějí objevit na desce, jedno na řádek
option-prepare-offer = Kolik vyhovujících partií ponechat
option-prepare-out = Složka pro partie; pokud chybí, vytvoří se
after-prepare =
    A..B je od A do B včetně obou; A.. a ..B jsou z jedné strany otevřené, N je právě tolik.
    Nejtěžší kolo je to, jehož top je nejdál od dalšího výsledku, nejlehčí to, jehož top je
    k němu nejblíž.
command-prepare-show = Ukáže připravenou partii kolo po kole
command-prepare-change = Vymění zásobník nebo tah jednoho kola; všechna další kola se znovu vylosují a vyřeší
option-prepare-change-round = Které kolo
option-prepare-change-rack = Kameny jiného zásobníku, žolík je ?
option-prepare-change-at = Kde začíná jiný z rovnocenných topů
option-prepare-change-word = Tento top; žolík je malé písmeno
option-prepare-change-out = Kam zapsat změněnou partii; výchozí je místo té původní
option-prepare-change-edition = Soubor hry, pokud není vestavěná
option-prepare-change-words = Slova, pokud nejde o slovník hry: prostý seznam nebo přeložený soubor

command-seal = Zapečetí připravenou partii: bez klíče ji nikdo neotevře
option-seal-name = Název turnaje, jak ho všichni uvidí
option-seal-organiser = Kdo ji připravil
option-seal-not-before = Nejdřívější čas prvního zásobníku ve všech sálech, například 2026-11-28T20:00:00+01:00
option-seal-round-every = Minuty mezi zásobníky: jedno číslo, nebo více oddělených čárkou; poslední platí do konce
option-seal-key = Slova, která ji otevřou, alespoň 24 písmen; bez této volby nová
option-seal-data = Složka s daty, jejímž klíčem se podepíše
option-seal-out = Zapečetěný soubor, který vznikne
option-seal-edition = Soubor hry, pokud není vestavěná
option-seal-words = Slova, pokud nejde o slovník hry: prostý seznam nebo přeložený soubor
after-seal =
    Nový klíč má deset z 256 slov, celkem 80 bitů; každý pokus vyžaduje 64 MiB paměti a několik
    desetin sekundy. Soubor můžete dát komukoli: otevře ho jen klíč.

command-sealed = Předem zkontroluje, nebo otevře zapečetěnou partii
command-sealed-check = Zjistí, zda lze zapečetěnou partii hrát tady; nic neotvírá. Návratový kód je 1, když něco chybí, 2, když soubor nelze použít
option-sealed-check-file = Zapečetěný soubor
option-sealed-check-data = Složka s daty tohoto sálu, s jeho hrami a slovníky
option-sealed-check-commitment = Otisk, který zveřejnil pořadatel
option-sealed-check-signer = Veřejný klíč pořadatele, pokud je známý
command-sealed-open = Zapíše otevřenou partii do souboru
option-sealed-open-file = Zapečetěný soubor
option-sealed-open-key = Slova, která ji otevřou
option-sealed-open-out = Soubor, který vznikne; jeho SHA-256 je otisk

command-score = Spočítá body jednoho tahu a zkontroluje, zda je přípustný
option-score-board = Deska: 15 řádků oddělených znakem /, číslo znamená tolik prázdných polí
option-score-at = Kde slovo začíná: vodorovně nejdřív písmeno řádku, svisle nejdřív číslo sloupce; podobným písmenům druhé abecedy program rozumí
option-score-word = Celé slovo; žolík je malé písmeno

command-adjudicate = Posoudí zapsanou partii: na vstupu kola a lístky, na výstupu pořadí a verdikty
option-adjudicate-profile = Pravidla: název vestavěných pravidel, nebo soubor
option-adjudicate-game = Kola. Kde chybí at a word, položí se na desku top, který najde program
option-adjudicate-slips = Lístky. Není-li v kole řádek, není lístek; dva řádky jsou za nulu (nebo platí první či poslední, určují-li to pravidla)
after-adjudicate =
    GAME má sloupce round,rack,at,word a SLIPS round,player,at,word,claimed,seconds, v libovolném
    pořadí. Do DIR se zapíší standings.csv, rounds.csv a slips.csv, všechny, nebo žádný.

command-referee = Posoudí zápis klasické partie, kde má každý svůj zásobník: na vstupu akce, na výstupu tahy a skóre
option-referee-rules = Pravidla hry: název vestavěných pravidel, nebo soubor
option-referee-moves = Zápis partie
option-referee-gcg = Soubor GCG partie dvou hráčů místo RULES a MOVES: body se porovnají s deskou
after-referee =
    MOVES má sloupce turn,player,action,rack,at,word,seconds v libovolném pořadí; ostatní se vynechají.
    Akce jsou lot, play, exchange, pass, resign, end, challenge, withdraw, left, každá na svém řádku
    v pořadí, v jakém se staly. Zásobník se píše velkými písmeny, ? je žolík, [SZ] kámen s více
    písmeny; v položeném slově je žolík malé písmeno. Pravidla jsou russian, czech, hungarian,
    encyclopaedia, tournament, judged, friendly; soubor (TOML) uvádí, čím se liší od russian,
    i domácí pravidla: téma, dlouhé první slovo nebo výměnu žolíka za jeho písmeno, k níž patří
    akce buy. Do DIR se zapíší turns.csv a scores.csv, oba, nebo žádný.
    S racks_unseen = true zůstávají zásobníky prázdné kromě left a slovo výměny je počet jejích
    kamenů.
    S --gcg se čte soubor GCG kteréhokoli programu; do DIR se zapíše i moves.csv.

command-export = Zapíše výsledky turnaje nebo jeho deník do souboru
option-export-files = Soubor turnaje; pro --what cumulated soubory více partií
option-export-what = Co zapsat: tabulku, formát jiného programu, přehrání, statistiku v obrázcích, deník jako řádky JSON nebo protokol losování
option-export-jsonl = Totéž co --what jsonl
option-export-protocol = Totéž co --what protocol: vše, podle čeho lze zásobníky vylosovat znovu
option-export-out = Kam zapsat; výchozí je standardní výstup. Pro --what pictures složka
option-export-player = Jen tento hráč, pro --what losses a taken-home
option-export-words = Pro --what replay: slovník, přeložený nebo prostý, pokud není vedle turnaje

command-follow = Zrcadlí probíhající partii na druhý počítač
option-follow-url = Adresa druhého počítače, například http://192.168.1.10:8080; s --public adresa partie na něm, například http://192.168.1.10:8080/t/2026-11-21-1
option-follow-public = Hraje tady podle losování jiného sálu s vlastními hráči, časomírou, lístky a rozhodnutími: stránky tohoto sálu zpřístupní jako flavita serve
option-follow-hall = S --public: název tohoto sálu ve společném pořadí
option-follow-start-by-hand = S --public: čas vždy spouští rozhodčí tohoto sálu
option-follow-bind = S --public: kde přijímat spojení, jako u flavita serve
option-follow-key = Klíč, který druhý počítač ukazuje na stránce „{ check-title }“, s --public na stránce „{ halls-title }“; nebo proměnná FLAVITA_FOLLOW_KEY
option-follow-data = Složka pro zrcadlené turnaje
option-follow-once = Jednou doplní, co chybí, a skončí

command-gate = Brána: obsluhuje telefony a plátna turnaje, který běží na jiném počítači
option-gate-nats = Server NATS mezi počítačem turnaje a branami, počítač a port; více serverů oddělte čárkou
option-gate-nats-credentials = Soubor, jehož první řádek je UŽIVATEL:HESLO pro NATS; každá brána má svého uživatele. Bez něj tento řádek obsahuje proměnná FLAVITA_NATS_LOGIN
option-gate-bind = Kde přijímat spojení; výchozí jsou všechny adresy počítače, port 8080
option-gate-name = Jméno této brány v síti, například words.example; lze opakovat. Požadavky pod jinými jmény odmítne
option-gate-behind-proxy = Brána je za proxy, která s telefony mluví přes TLS a jejich adresy předává v X-Forwarded-For. Nic jiného se pak k bráně nesmí dostat
option-gate-tls-cert = Šifruje spojení (TLS) tímto řetězem certifikátů (PEM)
after-gate =
    Turnaj běží na počítači s flavita serve --nats. Brána neukládá turnaje ani soubory: může jich
    být libovolně mnoho a každou lze kdykoli ukončit. Zpřístupňuje stránky pro diváky a hráče; pult
    a zadávání lístků jsou jen na počítači turnaje.

command-import = Obnoví soubor turnaje z jeho deníku (řádky JSON)
option-import-file = Deník, na každém řádku jedna událost, jak ho zapisuje flavita export --jsonl nebo jak je ve druhé složce
option-import-out = Soubor, který vznikne; výchozí je vedle deníku, s koncovkou .sqlite

command-merge = Sloučí výsledky sálů, které hrály stejnou partii; návratový kód je 1, dokud je o čem rozhodovat
option-merge-files = Výsledky, texty načtených kódů nebo složky s obojím
option-merge-decisions = Rozhodnutí o rozporech; u jediné složky její merge.toml, pokud existuje
option-merge-words = Slova, s nimiž se hrálo, pokud ve složce s daty chybějí
option-merge-data = Složka s daty, kde se hledají slovníky
after-merge =
    Do DIR se zapíší standings.csv, halls.csv, categories.csv, rounds.csv a conflicts.csv. Ze složky
    se čtou soubory s koncovkou .hall a .txt. Na pořadí souborů ani na opakování nezáleží.

command-result = Zapíše podepsaný výsledek sálu ke sloučení s ostatními
option-result-file = Soubor turnaje, jehož partie skončila
option-result-hall = Název sálu
option-result-codes = Texty QR kódů místo souboru, jeden na řádek
option-result-out = Kam zapsat; výchozí je standardní výstup

command-rehearse = Sehraje večer se simulovanými hráči na skutečném serveru: k nácviku a k měření
option-rehearse-players = Kolik hráčů se účastní
option-rehearse-rounds = Kolik kol se hraje
option-rehearse-seconds = Do kolika sekund přijdou lístky kola
option-rehearse-thinking = Kolik sekund běží čas po posledním lístku, pokud partii nikdo nevede ručně
option-rehearse-by-hand = Partii vedete sami na vypsané adrese: hráči na vás čekají a posílají lístky, dokud běží čas. Skončí s partií, po --rounds kolech nebo stiskem Ctrl+C
option-rehearse-no-mistakes = Všechny lístky jsou správně a přijdou jednou: k měření, ne k nácviku
option-rehearse-seed = Libovolný text; určuje hráče, zásobníky i lístky
option-rehearse-data = Prázdná nebo nová složka, kde turnaj zůstane; bez této volby dočasná
option-rehearse-bind = Kde server přijímá spojení: 127.0.0.1, nebo 0.0.0.0 pro plátno a telefony v síti
after-rehearse =
    Turnajů klubu se zkouška nikdy nedotkne. Návratový kód je 1, pokud potvrzený lístek není
    v deníku právě jednou nebo pokud se deník liší od nového posouzení.

command-season = Zapíše pořadí nebo rating sezony jako tabulku
option-season-file = Soubor sezony; turnaje sezony jsou ve stejné složce
option-season-what = Která tabulka
option-season-out = Kam zapsat; výchozí je standardní výstup

command-verify = Zkontroluje soubor turnaje a vše v něm znovu posoudí; návratový kód je 1, pokud se něco liší
option-verify-file = Soubor turnaje nebo export jeho deníku
option-verify-head = Otisk posledního zápisu, kterým musí deník končit, 64 znaků; nebo šest slov poznamenaných v sále, která mohou patřit k libovolnému zápisu deníku
option-verify-receipts = Co si uložily telefony nebo druhý počítač: s tím se deník porovná; soubory, i s načtenými QR kódy
option-verify-fast = Vynechá druhé, pomalé hledání topů
option-verify-game = Otevřená partie, pokud turnaj hraje připravenou a ta není vedle něj
option-verify-words = Slova, s nimiž se hrálo, pokud nejde o slovník hry
after-verify =
    Zkontroluje se řetěz deníku, znovu se provedou všechny události, posoudí lístky, rozhodnutí
    a vylosují zásobníky; body se počítají druhým výpočtem a topy hledají druhým hledáním, které
    nemají nic společného s těmi, jež se použily v partii. Rozdíly se vypisují po řádcích; poslední
    řádek je odpověď:

      ok head=9c1f... events=412 slips=240 differences=0 final

    Kde chybí slovník, přidá se words=unchecked, kde chybí tajné číslo losování nebo otevřená
    připravená partie, racks=unchecked, kde bylo potvrzení zrušeno, reopened=1; poslední slova jsou
    final, not final nebo unfinished. Kdo přepíše celý deník, změní jeho otisk: porovnejte ho s tím,
    který si v sále poznamenali (--head), nebo s tím, co si uložily telefony (--receipts).
    Návratový kód 0: nic se neliší; 1: něco ano; 2: soubor nelze přečíst.

command-lexicon = Sestaví, popíše, prohledá nebo porovná slovníky
command-lexicon-build = Přeloží prostý seznam slov do úsporného formátu
option-lexicon-build-edition = Hra, jejímiž kameny se slova píší: název vestavěné hry, nebo soubor
option-lexicon-build-words = Prostý seznam
option-lexicon-build-out = Kam zapsat přeložený slovník
option-lexicon-build-name = Název slovníku; výchozí je název souboru s prostým seznamem
option-lexicon-build-leave-out = Vynechá řádky, které nejsou slovy této hry
option-lexicon-build-rejects = Kam zapsat všechny chybné řádky: číslo, slovo a důvod, oddělené tabulátory
after-lexicon-build =
    Prostý seznam má na řádku jedno slovo, malými nebo velkými písmeny, v libovolném pořadí. Znak |
    odděluje dvě písmena, která by jinak byla jeden kámen (KÖZ|SÉG); řádek začínající # je poznámka.
    UTF-8, UTF-16 a kódová stránka jazyka hry se rozpoznají. Řádky bez slova této hry se vypíší
    s důvodem a nic se nezapíše.
command-lexicon-info = Vypíše údaje o slovníku
option-lexicon-info-edition = Hra: název vestavěné hry, nebo soubor. Přeložený slovník ji nepotřebuje, kameny jsou v něm; jinak je výchozí ru-scrabble
after-lexicon-info =
    Kontrolní součet je ze slov: prostý i přeložený seznam týchž slov mají stejný, ať je kódování
    a pořadí jakékoli.
command-lexicon-check = Zjistí, zda jsou slova ve slovníku; návratový kód je 1, pokud některé není
option-lexicon-check-edition = Hra: název vestavěné hry, nebo soubor. Přeložený slovník ji nepotřebuje, kameny jsou v něm; jinak je výchozí ru-scrabble
option-lexicon-check-word = Slova
after-lexicon-check =
    Ke každému slovu je odpověď yes nebo no, jeho kameny a název slovníku. Slovo, které lze složit
    z kamenů více způsoby, platí, pokud je ve slovníku některý z nich; ukážou se všechny. Za slovem,
    které chybí, jsou slova slovníku, která se liší jedním písmenem: vynechaným, přidaným,
    nahrazeným nebo prohozeným se sousedním.
command-lexicon-find = Najde slova podle vzoru, písmen a délky; návratový kód je 1, pokud se žádné nenajde
option-lexicon-find-edition = Hra: název vestavěné hry, nebo soubor. Přeložený slovník ji nepotřebuje, kameny jsou v něm; jinak je výchozí ru-scrabble
option-lexicon-find-pattern = Vzor: ? je libovolné písmeno, * libovolně mnoho písmen, [AE] jedno z těchto, [^AE] kterékoli jiné, / odděluje vzory, z nichž stačí jeden
option-lexicon-find-letters = Z jakých písmen má být slovo; ? je žolík
option-lexicon-find-all = Použít všechna tato písmena (přesmyčky)
option-lexicon-find-with = Písmena, která slovo má
option-lexicon-find-without = Písmena, která slovo nemá
option-lexicon-find-from = Nejméně tolik písmen
option-lexicon-find-to = Nejvýše tolik písmen
option-lexicon-find-most = Nejvýše tolik slov
option-lexicon-find-odds = U každého slova: na kolik zásobníků z plného sáčku připadá jednou
after-lexicon-find =
    Vzor se píše do uvozovek. Bez vzoru vyhoví každé slovo. „Sedm a jedno“ je sedm písmen, ? a --all.
    Slova jdou podle abecedy; je-li znám jen konec slova, pak podle písmen od konce.
command-lexicon-committee = Rozhodnutí slovníkové komise: vypsat tabulku ze složky s daty, nebo ji doplnit
option-lexicon-committee-data = Složka s daty; tabulka je v její složce committee
option-lexicon-committee-take = Tabulka CSV, jejíž rozhodnutí se převezmou do složky s daty
option-committee = Tabulka slovníkové komise: slovník se bere s jejími rozhodnutími
after-lexicon-committee =
    Tabulka je CSV (UTF-8), první řádek word,decision,date,reason,by, na řádku jedno rozhodnutí:
    slovo, admitted (uznáno) nebo removed (vyřazeno), den jako 2026-11-24, důvod a případně kdo
    rozhodl. O slově platí poslední rozhodnutí. Řádek, který nelze přečíst, je uveden se souborem
    a důvodem a nic se nepřevezme.

command-lexicon-diff = Porovná dva slovníky slovo po slovu; návratový kód je 1, pokud se liší
option-lexicon-diff-edition = Hra: název vestavěné hry, nebo soubor. Je nutná pro prostý seznam
option-lexicon-diff-old = Starý slovník, prostý seznam nebo přeložený soubor
option-lexicon-diff-new = Nový slovník, prostý seznam nebo přeložený soubor
after-lexicon-diff =
    Slova, která jsou jen ve starém slovníku, mají minus, slova jen v novém plus, podle abecedy;
    jejich počet je na chybovém výstupu.

serve-arbiter = Rozhodčí: { $address }
serve-hall = Sál:      { $address } (plátno a pořadí)
serve-console-open = Pult lze v síti otevřít s heslem.
serve-console-here = Pult lze otevřít jen na tomto počítači.
serve-no-tls = Bez TLS může heslo přečíst kdokoli na stejné Wi-Fi.
serve-folder = Složka s daty: { $path }
serve-no-words = { $name }: slovník tu není, vytvoří ho { $command }
serve-stop = Ukončení: Ctrl+C nebo zavření okna. Vše zadané je uložené.
serve-running = Flavita už běží se složkou { $path }: { $address }
serve-no-browser = Prohlížeč se sám neotevřel ({ $reason }): otevřete adresu sami
serve-press-enter = Okno zavřete klávesou Enter.
serve-port-taken = Port { $port } používá jiný program, proto port { $other }.
serve-no-reserve = Není místo pro rezervu 64 MB ({ $reason }). Před turnajem uvolněte místo.
serve-folder-closed = Do složky s daty nelze zapisovat: { $path } ({ $reason }). Minulé turnaje si můžete prohlížet; ke hře zvolte jinou složku volbou --data.
serve-taken-over = { $id }: turnaj pokračuje na tomto počítači.
serve-followed = { $id }: tady je jen kopie; s volbou --take-over bude turnaj pokračovat na tomto počítači.
serve-gates = Telefony a plátna jsou dostupné i přes brány, dokud běží NATS.
serve-passphrase = Heslo k pultu v síti:
gate-address = Brána: { $address }
gate-stop = Ukončení: Ctrl+C. Telefony přejdou na jinou bránu a nic se neztratí.
follow-begins = Zrcadlí se { $url } do { $path }. Ukončení: Ctrl+C.
follow-take-over = Pokračování na tomto počítači: { $command }
follow-nothing = Tam se teď nic nehraje.
follow-in-step = Kopie je aktuální: { $games }.
follow-again = Nový pokus: { $faults }.
follow-lost = { $reason }. Nový pokus.
relay-nothing = V druhém sále se ještě nic nevylosovalo.
relay-in-step = Tady i v druhém sále: { $round }. kolo.
relay-behind = Tady { $here }. kolo, v druhém sále { $there }. kolo: kola mezi nimi se odehrají jedno po druhém.
relay-lost = Není spojení s druhým sálem: { $reason }. Nový pokus.
relay-unreported = Pořadí se nepodařilo odeslat: { $reason }. Nový pokus.
relay-apart = { $round }. kolo je tady jiné než v druhém sále, proto se další zásobníky nelosují. Domluvte se s druhým sálem.
relay-draw = { $id }: zásobníky losuje { $url }.
rehearse-console = Pult: { $address }
rehearse-screen = Plátno: { $address }
rehearse-lead = Veďte partii u pultu; hráči posílají lístky, dokud běží čas.
