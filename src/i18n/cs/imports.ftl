### Co se bere ze souborů.

## Seznam hráčů
players-import-look = Náhled
import-preview = Náhled
import-nobody-yet = Zatím není přidán nikdo.
import-headings = První řádek obsahuje nadpisy sloupců.
import-in-front = Čísla před jmény jsou čísla hráčů.
import-behind = Čísla za jmény jsou čísla hráčů.
import-ratings = Tří- a čtyřmístná čísla za jmény jsou ratingy, ne čísla hráčů.
import-counted = Čísla před jmény se opakují nebo jsou už obsazená: nejsou to čísla hráčů, ta se doplní sama.
import-brackets = V závorkách je klub.
import-apart = Příjmení a jméno jsou zvlášť.
import-pairs = Dvojice: { $n }. Dvě jména oddělená lomítkem (nebo +, &) jsou dvojice se společným číslem.
import-names = Druhý sloupec
import-names-whole = klub
import-names-apart = jméno
refusal-players-unseen = Ještě nikdo nezkontroloval, jak se tento seznam načetl. Nejdřív se na něj podívejte.
refusal-players-look = Program teď čte seznam takto. Zkontrolujte ho a stiskněte tlačítko znovu.
import-federation = Toto je seznam federace: rating a výkonnostní třída klasické hry se neukládají.
import-licence = Licence
import-rating = Rating
import-encoding = Kódování
import-separator = Oddělovač
import-by-semicolon = středník
import-by-tab = tabulátor
import-by-comma = čárka
import-by-nothing = žádný, na řádku jedno jméno
import-guess = Kódování je jen odhad. Pokud písmena nesedí, zvolte jiné.
import-unread = Tyto sloupce se nečtou: { $name }.
import-more-faults = { $n ->
    [one] A ještě { $n } chyba.
    [few] A ještě { $n } chyby.
   *[other] A ještě { $n } chyb.
}
import-mend = Dokud jsou v seznamu chyby, nikdo se nepřidá. Zvolte jiné kódování nebo oddělovač, nebo řádky v souboru opravte a vyberte jej znovu.
import-mend-pasted = Dokud jsou v seznamu chyby, nikdo se nepřidá. Zvolte jiný oddělovač, nebo řádky opravte ve vloženém seznamu.
import-take-new = Převzít do seznamu
import-too-large = Soubor je na seznam hráčů příliš velký. Nechte v něm jen čísla, jména, kluby, kategorie a družstva.
import-no-encoding = Kódování { $name } neexistuje. Zvolte jiné.
import-no-text = Řádek { $line }: v kódování { $name } to není text. Zvolte jiné kódování nebo soubor uložte v UTF-8.
refusal-player-quote = Řádek { $line }: uvozovky nejsou uzavřené. Uzavřete je na témže řádku.
refusal-player-column = Sloupec „{ $name }“ se nečte: odeberte jej.

## Turnaj ze souboru
open-title = Turnaj ze souboru
open-log = Turnaj z deníku
open-log-how = Deník je soubor .jsonl, který ukládá stránka výsledků nebo který je ve složce kopií. Je v něm celý turnaj: hráči, zásobníky, lístky, rozhodnutí.
open-file = Vybrat soubor
open-name = Název souboru na tomto počítači
open-name-how = Pod tímto názvem bude turnaj ve složce s daty. Mohou v něm být písmena bez háčků a čárek, číslice a spojovník.
open-do = Otevřít
open-go = K turnaji
open-too-large = Soubor je větší než { $n } MB: to není deník turnaje.
open-done = Turnaj je otevřen: { $name }, { $players }.
open-no-secret = Tajné číslo v deníku není: další zásobníky losujte ze sáčku, nebo pokračujte z kopie .sqlite, v ní je.
open-fault-empty = Soubor je prázdný. Nahrajte deník znovu.
open-fault-text = Řádek { $line } není zápis z deníku. Nahrajte soubor .jsonl tak, jak jej program uložil.
open-fault-gap = Řádek { $line }: před ním chybí zápis. Nahrajte znovu celý deník.
open-fault-changed = Řádek { $line } byl změněn: otisk nesouhlasí. Nahrajte deník, který uložil program.
open-fault-newer = Řádek { $line } zapsal novější program. Otevřete deník v něm.
open-fault-misfit = Řádek { $line } nenavazuje na předchozí. Nahrajte jinou kopii deníku.
open-fault-name = Tento název nelze použít: { $name }. Použijte jen písmena bez háčků a čárek, číslice a spojovník, nejvýš 64 znaků.
open-fault-taken = Tento název má jiný turnaj: { $name }. Napište jiný.
open-fault-here = Tento turnaj už tu je: { $name }. Otevřete jej ze seznamu turnajů.
open-fault-folder = Soubor se nepodařilo zapsat: { $name }

## Zapsaná partie
written-title = Zapsaná partie
written-link = Načíst partii ze dvou tabulek
written-link-how = Partii zapsanou na papíře nebo v jiném programu lze zkontrolovat a uchovat: kola v jedné tabulce, lístky v druhé.
written-how = Program partii přehraje znovu: najde topy, vyhodnotí každý lístek a sestaví pořadí. Hráči se vezmou z lístků. Kde není uveden tah, položí se top.
written-game = Kola
written-slips = Lístky
written-columns = První řádek obsahuje názvy sloupců:
written-do = Přehrát a uložit
written-too-large = Soubor je na tabulku partie příliš velký.
written-done = Partie je načtena: { $name }, { $rounds }, { $players }.
written-rounds = { $n ->
    [one] { $n } kolo
    [few] { $n } kola
   *[other] { $n } kol
}
written-odd = Zkontrolujte
written-game-line = Kola, řádek { $line }: { $why }
written-slips-line = Lístky, řádek { $line }: { $why }
written-no-text = Toto není text v UTF-8. Uložte soubor v UTF-8.
written-no-headings = Tabulka je prázdná. Napište sloupce { $name }.
written-surplus = Pro „{ $name }“ není sloupec.
written-open-quotation = Uvozovky nejsou uzavřené na témže řádku.
written-no-column = Sloupec „{ $name }“ neexistuje. Sloupce jsou { $columns }.
written-column-missing = Chybí sloupec „{ $name }“. Sloupce jsou { $columns }.
written-column-twice = Sloupec „{ $name }“ je tu dvakrát.
written-no-rounds = V tabulce není žádné kolo.
written-no-slips = V tabulce není žádný lístek.
written-round-twice = { $n }. kolo je tu dvakrát.
written-out-of-order = { $n }. kolo je tam, kde má být { $of }. kolo.
written-no-rack = { $n }. kolo nemá zásobník.
written-no-place = Není uvedeno, kde leží { $name }.
written-no-word = Není uvedeno, co leží na { $name }.
written-no-round = Partie nemá { $n }. kolo.
written-no-player = Na lístku není uveden hráč.
written-no-number = „{ $name }“ není číslo kola.
written-no-points = „{ $name }“ není počet bodů.
written-no-seconds = „{ $name }“ není počet sekund.
written-few-tiles = zásobník { $name } má { $n } { FIT("z", $of) } { $of } kamenů.
written-no-rack-left = zásobník { $name } už podle pravidel nemohl být vylosován.
written-below-minimum = zásobník { $rack } nesplňuje minimum: samohlásek musí být nejméně { $vowels } a souhlásek nejméně { $consonants }.
written-above-maximum = zásobník { $rack } překračuje maximum: samohlásek smí být nejvýš { $vowels } a souhlásek nejvýš { $consonants }.
written-nothing-to-lay = ze zásobníku { $name } nelze nic položit, deska zůstala, jak byla.

## Zapečetěná hra
sealed-title = Zapečetěná partie
sealed-link-how = Pořadatel připravil jednu partii pro několik sálů a zapečetil ji. Načtěte soubor předem: hned uvidíte, co tady chybí. Klíč se sdělí na začátku.
sealed-link = Načíst zapečetěnou partii
sealed-waiting = Čekají na klíč
sealed-waiting-how = Až pořadatel sdělí klíč, napište slova tak, jak je slyšíte. Na velikosti písmen ani na tom, co je mezi slovy, nezáleží.
sealed-key = Klíč turnaje „{ $name }“
sealed-game-of = { $name }, pořadatel { $organiser }
sealed-open = Otevřít partii
sealed-load = Načíst soubor
sealed-how = Kontrolou se nic neotevře. Turnaj bude mít hru, slovník a pravidla pořadatele; hráče přidáte vy.
sealed-file = Zapečetěný soubor
sealed-check = Zkontrolovat
sealed-create = Založit turnaj
sealed-compare = Porovnejte otisk s tím, který zveřejnil pořadatel.
sealed-ready = Vše, co partie potřebuje, je připraveno.
sealed-game = Partie
sealed-fingerprint = Otisk
sealed-signed = Podepsáno klíčem
sealed-edition = Hra
sealed-lack-program = Partii zapečetila Flavita { $needed }, tady běží { $own }. Opatřete si předem novější program.
sealed-lack-edition = Hra { $name } tu není. Vyžádejte si od pořadatele soubor a vložte ho do složky s daty.
sealed-lack-other-edition = Hra { $name } je tu jiná než u pořadatele. Vyžádejte si jeho soubor.
sealed-lack-words = Slovník „{ $name }“ tu není, nebo je jiný. Vyžádejte si ho od pořadatele a vložte do složky s daty.
sealed-fault-none = Toto není zapečetěná partie.
sealed-fault-newer = Tuto partii zapečetila novější Flavita. Opatřete si předem novější program.
sealed-fault-cut = Konec souboru chybí. Zkopírujte znovu celý soubor.
sealed-fault-changed = Soubor byl po podpisu změněn. Vyžádejte si ho od pořadatele znovu.
sealed-fault-foreign = Soubor podepsal někdo jiný než pořadatel, který je v něm uveden. Zeptejte se pořadatele.
sealed-fault-key = Tento klíč partii neotevře. Vyžádejte si slova znovu.
sealed-fault-other = Uvnitř není partie, která byla slíbena. Zeptejte se pořadatele.
sealed-fault-tournament = V tomto turnaji se hraje jiná partie.
sealed-fault-missing = Zapečetěný soubor { $name } chybí. Vraťte ho pod tímto názvem do složky s daty.
sealed-fault-file = Nepodařilo se uložit: { $name }
