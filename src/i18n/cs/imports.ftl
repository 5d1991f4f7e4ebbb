### Co se bere ze souborů.

## Seznam hráčů
players-import-look = Ukázat
import-preview = Co z toho bude
import-nobody-yet = Zatím není vložen nikdo.
import-headings = První řádek jsou nadpisy sloupců.
import-federation = To je seznam federace: rating a série klasické hry se neuchovávají.
import-licence = Licence
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
import-mend = Dokud jsou tu chyby, nevloží se nikdo. Zvolte jiné kódování nebo oddělovač, nebo řádky v souboru opravte a vyberte jej znovu.
import-take-new = Převzít do seznamu
import-too-large = Soubor je na seznam hráčů příliš velký. Nechte v něm jen čísla, jména, kluby, kategorie a družstva.
import-no-encoding = Kódování { $name } neexistuje. Zvolte jiné.
import-no-text = Řádek { $line }: v kódování { $name } to není text. Zvolte jiné kódování nebo soubor uložte v UTF-8.
refusal-player-quote = Řádek { $line }: uvozovka není uzavřená. Uzavřete ji na témže řádku.
refusal-player-column = Sloupec „{ $name }“ se nečte: odeberte jej.

## Turnaj ze souboru
open-title = Turnaj ze souboru
open-log = Turnaj ze záznamu
open-log-how = Záznam je soubor .jsonl, který ukládá stránka výsledků nebo který leží ve složce kopií. Je v něm celý turnaj: hráči, zásobníky, lístky, rozhodnutí.
open-file = Vybrat soubor
open-name = Jméno souboru zde
open-name-how = Pod tímto jménem bude turnaj ve složce dat. Mohou v něm být písmena bez háčků a čárek, číslice a spojovník.
open-do = Otevřít
open-go = K turnaji
open-too-large = Soubor je větší než { $n } MB: to není záznam turnaje.
open-done = Turnaj je otevřen: { $name }, { $players }.
open-no-secret = Tajné číslo v záznamu není: další zásobníky losujte ze sáčku, nebo pokračujte z kopie .sqlite, v ní je.
open-fault-empty = Soubor je prázdný. Vezměte záznam znovu.
open-fault-text = Řádek { $line } není zápis ze záznamu. Vezměte soubor .jsonl tak, jak jej program uložil.
open-fault-gap = Řádek { $line }: před ním chybí zápis. Vezměte znovu celý záznam.
open-fault-changed = Řádek { $line } byl změněn: otisk nesouhlasí. Vezměte záznam tam, kam jej program uložil.
open-fault-newer = Řádek { $line } zapsal novější program. Otevřete záznam v něm.
open-fault-misfit = Řádek { $line } nenavazuje na předchozí. Vezměte jinou kopii záznamu.
open-fault-name = Toto jméno nelze použít: { $name }. Nechte písmena bez háčků a čárek, číslice a spojovník, nejvýš 64.
open-fault-taken = Toto jméno má jiný turnaj: { $name }. Napište jiné.
open-fault-here = Tento turnaj už tu je: { $name }. Otevřete jej ze seznamu turnajů.
open-fault-folder = Soubor se nepodařilo zapsat: { $name }
