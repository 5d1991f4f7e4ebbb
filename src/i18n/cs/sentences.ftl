### Verdikty, odmítnutí a závady jako celé věty.

## Proč lístek není uznán
verdict-legal = { $word } { $at } { $direction }, { $points }
points-of-theme = { $points }, z toho { $n } za téma
verdict-top = Top
verdict-not-in-dictionary = Slovo „{ $what }“ není ve slovníku.
verdict-word-rejected = Slovo „{ $word }“ podle rozhodnutí rozhodčího neplatí.
verdict-letters-not-in-rack = { $n ->
    [one] V zásobníku chybí písmeno { $letters }.
   *[other] V zásobníku chybějí písmena { $letters }.
}
verdict-blanks-not-in-rack = V zásobníku není žolík pro { $letters }.
verdict-does-not-touch = Slovo se nedotýká žádného písmene na desce.
verdict-start-not-covered = První slovo musí procházet výchozím polem.
verdict-off-board = Slovo se na desku nevejde.
verdict-replaces-tile = Na poli { $what } už leží jiné písmeno.
verdict-part-of-longer-word = Toto je část slova „{ $what }“: musí se napsat celé.
verdict-no-coordinates = Na lístku není uvedeno pole.
verdict-unreadable-coordinates = Takové pole tato deska nemá: { $what }.
verdict-join-open = Podle písmen { $what } nelze určit jediné místo slova.
verdict-unknown-letter = Tato hra nemá písmeno { $what }.
verdict-nothing-laid = Ze zásobníku není použito žádné písmeno: slovo už na desce leží.
verdict-one-letter = Jedno písmeno není slovo.
verdict-too-many-tiles = Položit lze nejvýš { $n ->
    [one] { $n } kámen
    [few] { $n } kameny
   *[other] { $n } kamenů
}.
verdict-first-word-short = První slovo musí mít aspoň { $n ->
    [one] { $n } písmeno
    [few] { $n } písmena
   *[other] { $n } písmen
}.
verdict-blank-unmarked = Žolík není označen: { $what }.
verdict-claim-too-high = Na lístku je { $claimed }, tah má { $worth }: za víc napsaných bodů je nula.
verdict-claim-missing = Na lístku nejsou body.
verdict-illegible = Lístek nelze přečíst.
verdict-late = Odevzdáno po signálu.
verdict-several-slips = Víc než jeden lístek od tohoto hráče.
verdict-empty = Lístek je prázdný.
verdict-no-slip = Lístek chybí.
verdict-claim-differs = Slovo je správně. Na lístku je { $claimed }, tah má { $points }. Započteno { $points }.
slip-recorded = Č. { $number }: uloženo, { $points }.
slip-same = Č. { $number }: už je to takto uloženo.
slip-replaces = Už je uloženo: { $text }. Dalším stisknutím klávesy Enter to nahradíte.
slip-moves = Lístek č. { $number } ({ $text }) přejde k č. { $to }.
slip-not-moved = Lístek č. { $number } jste nezapsali vy, jeho číslo nelze změnit. Stiskněte Esc a zadejte řádek znovu.
slip-gone = Lístek č. { $number } mezitím někdo změnil nebo stáhl, proto se nepřesune. Stiskněte Esc a zadejte řádek znovu.
slip-occupied = Lístek č. { $number } už tu je a nezapsali jste ho vy. Jiný na jeho místo může přesunout jen rozhodčí.
slip-other-now = K tomuto číslu mezitím někdo zapsal něco jiného, nic se nezměnilo. Stiskněte Enter znovu a uvidíte, co tam je teď.
slip-enter-again = { $reason } Dalším stisknutím klávesy Enter zapíšete 0 bodů.
slip-replaced = Č. { $number }: nahrazeno, { $points }.
slip-kept-instead = Č. { $number }: nahrazeno.
slip-left-out = Vynecháno: č. { $number }.
slip-unknown = Takové číslo tu není: { $number }.
slip-absent = V tomto kole nehraje: č. { $number }.
slip-other = Č. { $number } má uloženo něco jiného: { $text }.
slip-line-again = Zatím není uloženo nic. Dalším stisknutím klávesy Enter uložíte č. { $number }.
slip-handed-in = Č. { $number }: odevzdáno, { $time }.
done-hand-in-back = Č. { $number }: odevzdání zrušeno, čas běží dál.

## Odmítnutí
refusal-unknown-player = Hráč č. { $number } tu není.
refusal-round-not-open = { $round }. kolo se teď nehraje.
refusal-round-still-open = { $round }. kolo se ještě hraje: nejdřív ho ukončete.
refusal-round-locked = Vyhodnocení { $round }. kola je uzavřeno.
refusal-rack-of-many-readings = Zásobník lze číst několika způsoby: { $racks }. Pište kameny s mezerami.
refusal-rack-not-in-bag = V sáčku už není tolik kamenů { $tile }.
refusal-wrong-number-of-tiles = V zásobníku { $expected ->
    [one] má být { $expected } kámen
    [few] mají být { $expected } kameny
   *[other] má být { $expected } kamenů
}, zadáno: { $given }. Zadejte zásobník znovu.
refusal-tiles-drawn = V zásobníku zůstalo { $rest }. Zadejte, co bylo vylosováno: { $expected ->
    [one] má to být { $expected } kámen
    [few] mají to být { $expected } kameny
   *[other] má to být { $expected } kamenů
}, zadáno: { $given }. Pokud se celý zásobník vrátil do sáčku, zaškrtněte to a zadejte ho celý.
refusal-rack-begins = Zásobník musí obsahovat kameny, kterými začíná: { $tiles }.
refusal-rack-vowels = Ze sáčku samohlásek { $expected ->
    [one] má být { $expected } kámen
    [few] mají být { $expected } kameny
   *[other] má být { $expected } kamenů
}, zadáno: { $given }.
refusal-vowels-fixed = Počet samohlásek teď nelze změnit: určují ho pravidla, nebo se zásobník už jednou losoval.
refusal-game-over = Partie už skončila.
refusal-text-unreadable = Nelze přečíst: { $text }.
refusal-name-empty = Pojmenujte turnaj.
refusal-no-players = Zapište aspoň jednoho hráče.
refusal-player-line = Řádek { $line }: { $text } – číslo nebo jméno nelze přečíst.
refusal-number-out-of-range = Sem patří číslo od { $low } do { $high }.
refusal-time-unreadable = Pište čas jako minuty a sekundy, například 3:00.
refusal-name-long = Název je příliš dlouhý: nejvýš { $n ->
    [one] { $n } znak
    [few] { $n } znaky
   *[other] { $n } znaků
}.
refusal-dictionary-misfit = Tento slovník není pro zvolené kameny. Vyberte slovník ze seznamu.
refusal-round-time = Kolo trvá od 5 sekund do jednoho dne. Pište minuty a sekundy, například 3:00.
refusal-last-call = Signál musí zaznít před koncem kola: zadejte méně sekund.
refusal-clock-time = Zadejte jednu sekundu až jeden den: počet minut, nebo minuty a sekundy.
refusal-price = Zadejte 0 až 1000 bodů.
refusal-minimum = Samohlásek a souhlásek dohromady nemůže být víc než kamenů v zásobníku. Zadejte menší čísla.
refusal-player-number = Řádek { $line }: číslo musí být od 1 do { $high }.
refusal-player-twice = Řádek { $line }: číslo { $number } už má řádek { $other }. Zadejte jiné.
refusal-too-many-players = Hráčů může být nejvýš { $n }. Rozdělte turnaj.
refusal-nothing-to-undo = Není co vrátit.
refusal-changed-meanwhile = Mezitím se něco změnilo. Toto je současný stav; nic se neztratilo.
refusal-other-top-preferred = Pravidla dávají přednost jinému topu. Napište, proč volíte tento, a vyberte ho znovu.
refusal-reason-needed = Napište proč: důvod zůstane v deníku.
refusal-top-not-chosen = Topů je víc: vyberte, který položit.
refusal-step-over = Partie je mezitím u jiného kroku: nic se nestalo. Co je dál, je napsáno na tlačítku.

## Závady
fault-disk-full = Disk je plný: { $path }. Uvolněte místo; všechno dosud zadané je v bezpečí.
fault-database-damaged = Soubor turnaje je poškozený: { $path }. Zůstal nedotčený. Použijte poslední kopii.
fault-database-newer = Soubor { $path } zapsala novější Flavita. Otevřete ho v ní.
fault-tournament-dictionary = Slovník „{ $path }“ tohoto turnaje tu není. Vložte jeho soubor do složky s daty a spusťte Flavitu znovu.
fault-file-foreign = Soubor { $path } není turnaj Flavity. Odeberte ho ze složky, nebo použijte poslední kopii turnaje.
fault-file-locked = Soubor { $path } používá jiný program. Zavřete ho a načtěte stránku znovu.
fault-disk-failed = Disk se souborem { $path } selhává. Spusťte Flavitu znovu: než bude pokračovat, soubor zkontroluje.
fault-not-opened = Soubor { $path } nelze otevřít. Ověřte, že lze číst složku, a spusťte Flavitu znovu.
fault-folder-not-writable = Do složky { $path } nelze zapisovat.
fault-not-saved = Nepodařilo se uložit. Co bylo uloženo dřív, je v bezpečí.
error-not-found = Taková stránka neexistuje
error-not-found-what = Adresa může být chybná, nebo byl turnaj přejmenován.
error-home = K turnajům
error-under-way = Okamžik
error-fault = Chyba programu
error-not-allowed = Tato stránka je pro rozhodčího
error-not-allowed-what = Otevřete ji na počítači, na kterém Flavita běží.

## Co bylo uděláno
done-paused = Hodiny stojí.
done-resumed = Hodiny běží.
done-extended = Přidáno { $n } s.
done-undone = Vráceno: { $text }.
done-stands-again = Č. { $number } má znovu { $name }.
done-player-added = Přidáno: č. { $number } { $name }.
done-players-added = { $n ->
    [one] Přidán { $n } hráč.
    [few] Přidáni { $n } hráči.
   *[other] Přidáno { $n } hráčů.
}
done-player-returned = Č. { $number } { $name } hraje znovu, od { $round }. kola.
done-player-changed = Č. { $number } { $name }: uloženo.
done-player-renumbered = { $name }: dosud č. { $from }, teď č. { $to }.
done-absence-noted = { $n ->
    [0] Č. { $number } { $name } nevynechává žádné kolo{ $rounds }.
    [one] Č. { $number } { $name } vynechává { $rounds }. kolo.
   *[other] Č. { $number } { $name } vynechává kola { $rounds }.
}
done-players-merged = Č. { $kept } { $name }: všechno od č. { $gone } je teď tady.
done-player-withdrawn = Č. { $number } { $name } odstoupil(a). Výsledky zůstávají.
done-top-chosen = Na desce je { $word } { $at }.
done-marking-locked = Vyhodnocení { $round }. kola je uzavřeno.
over-bag-empty = Všechny kameny jsou vylosovány a položeny.
over-rounds-played = Všechna kola jsou odehrána.
over-nothing-playable = Ze zbylých písmen nelze položit žádné slovo.
over-by-arbiter = Partii ukončil rozhodčí.
restored-away = Počítač spal nebo někdo přestavil jeho hodiny: { $away }. Hráči o čas nepřišli: zbývá { $time }, hodiny stojí, stiskněte F2.
trouble-disk-full = Disk je plný: nic nového se neukládá. Smažte nepotřebné soubory; ukládání pak pokračuje samo. Zatím pište na papír.
trouble-locked = Soubor turnaje používá jiný program: nic nového se neukládá. Zavřete ho; ukládání pak pokračuje samo.
trouble-not-writable = Do složky s daty nelze zapisovat: nic nového se neukládá. Zkontrolujte disk a oprávnění složky; ukládání pak pokračuje samo.
trouble-gone = Soubor turnaje zmizel: někdo ho smazal nebo přesunul, nebo byl vyjmut disk. Nic nového se neukládá, dokud ho program neobnoví z paměti. Zatím pište na papír.
trouble-disk-failed = Disk neodpověděl: nic nového se neukládá. Program kontroluje soubor a bude pokračovat sám, jakmile bude v pořádku. Zatím pište na papír.
trouble-damaged = Soubor turnaje je poškozený: chybí v něm, co bylo uloženo. Zastavte program a pokračujte z poslední kopie.
rescued = Soubor turnaje zmizel nebo byl nahrazen ({ $time }). Program ho zapsal znovu a nic se neztratilo. Zjistěte, co do složky s daty zasahuje.
rescued-elsewhere = Složka s daty přestala odpovídat ({ $time }). Nic se neztratilo: turnaj se ukládá do { $path }. Před novým spuštěním zkopírujte tento soubor do složky s daty.
restored = Pokračuje se ze stejného místa. Zbývá { $time }, hodiny stojí: stiskněte F2.

## Odmítnutí podle pravidel
refusal-drawn-elsewhere = Zásobníky této partie přicházejí z jiného sálu ({ $name }). Bez spojení si zásobník vyžádejte telefonem a zadejte ho ručně.
refusal-rack-prepared = Zásobníky připravené partie jsou ve všech sálech stejné a nelze je odmítnout.
refusal-clock-started = Zásobník lze odmítnout, jen dokud se nerozběhnou hodiny.
refusal-rack-elsewhere = Tento zásobník přišel z jiného sálu ({ $name }). Odmítnout ho může jen tamní rozhodčí; tento sál to převezme sám.
refusal-drawn-here = Zásobníky této partie se losují tady, ne v jiném sále.
refusal-number-used = Číslo { $number } je obsazené: vyberte jiné.
refusal-no-name = Napište jméno hráče.
refusal-has-not-left = Hráč č. { $number } už hraje.
refusal-has-slip = Hráč č. { $number } má za { $round }. kolo lístek, a tedy ho nevynechal. Nejdřív lístek stáhněte.
refusal-same-player = Uveďte dvě různá čísla.
refusal-both-have-slips = Č. { $kept } i č. { $gone } mají lístek za { $round }. kolo. Sloučit je lze, až bude jeden z těchto lístků stažen.
refusal-player-taken = Řádek { $line }: číslo { $number } je obsazené: { $name }. Zadejte jiné.
refusal-rounds-unreadable = To nejsou kola: { $text }. Pište například 3-5, 8.
refusal-still-played = Nejdřív dohrajte tuto partii.
refusal-played = Tento turnaj už začal: lze ho přesunout do archivu, ale ne smazat.
refusal-watched = Tento turnaj ještě ukazuje jiná stránka: plátno, telefon nebo jiná karta. Zavřete ji, počkejte 15 sekund a smažte ho znovu.
refusal-not-in-round = Hráč č. { $number } nehraje { $round }. kolo.
refusal-no-round = Nejdřív vylosujte první zásobník.
refusal-clock-stands = Hodiny už stojí.
refusal-clock-runs = Hodiny už běží.
refusal-already-handed-in = Č. { $number }: odevzdání už je zaznamenáno.
refusal-not-pressed = Č. { $number }: toto číslo nikdo nestiskl, není co zrušit.
refusal-misplaced-number = Č. { $number } je ve dvou blocích, nebo takové číslo být nemůže. Opravte je a uložte znovu.
refusal-second-person = Lístek č. { $number } jste už zapsali. Druhý zápis dělá někdo jiný: pozvaný pomocník nebo rozhodčí. Není-li nikdo další, rozhodčí stiskne na pultu „{ double-switch-off }“.
refusal-not-placeable = Slovo „{ $word }“ nelze položit na { $at }: zkontrolujte pole a písmena.
refusal-top-not-chosen-yet = Nejdřív vyberte, který top { $round }. kola půjde na desku.
refusal-rack-rejected = Zásobník { $rack } nevyhovuje: samohlásek musí být aspoň { $vowels } a souhlásek aspoň { $consonants }. Vraťte celý zásobník do sáčku a vylosujte nový.
refusal-rack-few-vowels = Zásobník { $rack } nevyhovuje: samohlásek je { $v }, má jich být aspoň { $vowels }. Vraťte celý zásobník do sáčku a vylosujte nový.
refusal-rack-few-consonants = Zásobník { $rack } nevyhovuje: souhlásek je { $c }, má jich být aspoň { $consonants }. Vraťte celý zásobník do sáčku a vylosujte nový.
refusal-rack-many-vowels = Zásobník { $rack } nevyhovuje: samohlásek je { $v }, smí jich být nejvýš { $vowels }. Vraťte celý zásobník do sáčku a vylosujte nový.
refusal-rack-many-consonants = Zásobník { $rack } nevyhovuje: souhlásek je { $c }, smí jich být nejvýš { $consonants }. Vraťte celý zásobník do sáčku a vylosujte nový.
refusal-rack-above = Zásobník { $rack } nevyhovuje: samohlásek smí být nejvýš { $vowels } a souhlásek nejvýš { $consonants }. Vraťte celý zásobník do sáčku a vylosujte nový.
refusal-rack-unplayable = Ze zásobníku { $rack } nelze nic položit. Vraťte celý zásobník do sáčku a vylosujte nový.
rack-refused = Rozhodčí vrátil zásobník { $rack } do sáčku. Důvod: { $reason }.
rack-gone = Celý zásobník { $rack } se vrátil do sáčku.
rack-whole = Zbylé kameny se vrátily do sáčku.
refusal-line-unreadable = Nelze přečíst: „{ $text }“. Pište číslo, pole, slovo, například { $example }.
refusal-no-number = Začněte číslem hráče.
refusal-tournament-closed = Turnaj je zavřený. Otevřete ho znovu z úvodní stránky.
done-rack-drawn = Zásobník { $round }. kola: { $rack }.
rack-exchanged = Kámen { $back } se vrací do sáčku, místo něj přichází { $instead }.
done-vowels-set = Kolo { $round }, kamenů ze sáčku samohlásek: { $n }.
done-round-opened = { $round }. kolo začalo.
done-round-closed = { $round }. kolo je ukončeno.
done-top-revealed = Top { $round }. kola: { $points }.
done-game-ended = Partie skončila.
over-minimum-impossible = Na zásobník už nezbývá dost samohlásek nebo souhlásek.

## Co je na lístku nepřesné
remark-claim-too-high = Na lístku je { $claimed }, tah má { $worth }.
remark-claim-too-low = Na lístku je { $claimed }, tah má { $worth }.
remark-claim-missing = Na lístku nejsou body.
remark-blank-unmarked = Žolík není označen, nebo je označeno jiné písmeno: čteno jako { $text }.
remark-coordinates-shifted = Pole je špatně, ale míněno může být jen toto: { $text }.
remark-last-letter-forgotten = Poslední písmeno slova není napsáno: čteno jako { $text }.
remark-within-grace = Odevzdáno po signálu, ale v přidaných sekundách.
remark-hard-to-read = Lístek se čte těžko.
remark-join-short = Z navazovaného slova je opsáno málo písmen, ale slovo může ležet jen tady: { $text }.
remark-cost = Minus { $points }.
remark-warning = Napomenutí.
remark-counted = Započteno: { $points }.

## Co mohl lístek znamenat
clue-only = Lze číst jen jedním způsobem: { $text } ({ $how }).
clue-several = Lze číst několika způsoby: { $n }.
clue-last-letter = poslední písmeno není napsáno
clue-blank-mark = jako žolík je označeno jiné písmeno
clue-turned = směr je špatně
clue-shifted = o jedno pole vedle
clue-other-alphabet = písmeno řádku z jiné abecedy
clue-elsewhere = jiné místo
