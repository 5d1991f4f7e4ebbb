# Co příkaz říká v terminálu: proč se nezdařil, co se stalo, jak je daleko.

cli-line = { $path }, řádek { $line }: { $reason }
cli-warning = { $path }, řádek { $line }: pozor: { $reason }
cli-input = standardní vstup
cli-bind = adresu { $address } nelze použít: { $reason }; zavřete program, který ji používá, nebo zadejte jinou: --bind
cli-follow = partii nelze převzít z druhého počítače: { $reason }
cli-rehearsal = zkouška se přerušila: { $reason }
cli-output = výsledek nelze vypsat: { $reason }
cli-page = stránky nelze připravit: { $reason }
cli-words = slovník nelze otevřít: { $reason }
cli-system-not-found = nenalezeno; zkontrolujte název a složku
cli-system-denied = přístup odepřen; zkontrolujte oprávnění nebo vyberte jinou složku
cli-system-exists = už existuje; zvolte jiný název
cli-system-full = disk je plný; uvolněte místo
cli-system-folder = toto je složka, je potřeba soubor
cli-system-no-folder = toto je soubor, je potřeba složka
cli-system-in-use = už se používá
cli-system-no-text = toto není text v UTF-8
cli-system-refused = program tam neběží; zkontrolujte adresu a port
cli-system-late = odpověď nepřišla včas; zkontrolujte síť
cli-system-unreachable = ten počítač není dostupný; zkontrolujte síť
cli-system-no-host = taková adresa neexistuje; zkontrolujte, jak je napsaná
cli-no-number = je potřeba celé číslo
cli-positive = je potřeba číslo 1 nebo větší
cli-span = napište číslo nebo rozmezí: A..B, A.. nebo ..B
cli-unknown-edition = hra „{ $name }“ neexistuje; na výběr je { $known }; nebo zadejte soubor .toml
cli-unknown-profile = pravidla „{ $name }“ neexistují; na výběr je { $known }; nebo zadejte soubor .toml
cli-unknown-rules = pravidla „{ $name }“ neexistují; na výběr je { $known }; nebo zadejte soubor
cli-languages = jazyky: { $known }
cli-passphrase = chybí heslo: nastavte proměnnou { $name } nebo zadejte soubor: --passphrase-file
cli-passphrase-short = heslo má mít nejméně { $n } znaků; nejlepší je několik slov
cli-head = otisk má 64 znaků, 0–9 a a–f, nebo šest slov
cli-receipts-hollow = hráč č. { $n }: nezůstal ani lístek, ani otisk, není co porovnat
cli-one-file = více souborů lze zadat jen s --what { $name }
cli-no-pictures = žádné kolo tohoto turnaje ještě není vyhodnoceno, proto nejsou obrázky
cli-unwritten = { $name }: { $reason }; soubor se nezapsal
cli-follow-key = zadejte klíč, který je na druhém počítači na stránce „{ check-title }“: osm skupin po čtyřech znacích
cli-follow-key-halls = zadejte klíč, který je v druhém sále na stránce „{ halls-title }“: osm skupin po čtyřech znacích
cli-follow-name = zadejte, jak se jmenuje tento sál
cli-follow-no-game = na adrese { $url } není žádná partie; zkopírujte tam adresu ze stránky „{ halls-title }“
cli-follow-other-key = tam je jiný klíč
cli-follow-version = neodpovídá tam Flavita této verze; aktualizujte program na obou počítačích
cli-follow-gone = turnaj tam už není
cli-follow-silent = žádná odpověď: { $reason }
cli-follow-foreign = odpověď nepatří k této otázce
cli-follow-unread = odpovědi nelze porozumět: { $reason }
cli-follow-words = slovník nelze uložit: { $reason }
cli-follow-beside = obraz plátna a zapečetěnou partii nelze uložit: { $reason }
cli-events = { $n ->
    [one] { $n } událost
    [few] { $n } události
   *[other] { $n } událostí
}
cli-key-short = slova mají méně než { $n ->
    [one] { $n } písmeno
    [few] { $n } písmena
   *[other] { $n } písmen
} a daly by se uhodnout
cli-time = { $reason }; napište třeba 2026-11-28T20:00:00+01:00
cli-prepared-edition = partie byla připravena s jinou hrou
cli-prepared-words = partie byla připravena s jiným slovníkem: „{ $name }“
cli-prepared-none = { $n ->
    [one] odehrána { $n } partie
    [few] odehrány { $n } partie
   *[other] odehráno { $n } partií
}, žádná nevyhovuje; kolikrát nebylo splněno přání: { $what }; zmírněte přání nebo zvyšte --games
cli-seal-other-game = otisk se neshoduje se zveřejněným: toto je jiná partie
cli-seal-other-signer = podepsal ji někdo jiný
cli-used = soubor { $path } už je zadán pro něco jiného
cli-list-bad = { $n ->
    [one] { $n } řádek není slovem
    [few] { $n } řádky nejsou slovy
   *[other] { $n } řádků není slovy
} hry { $edition }; opravte seznam nebo slovník přeložte bez nich: --leave-out
cli-list-plain = { $path } je prostý seznam; aby se slova dala rozdělit na kameny, zadejte hru
cli-list-tiles = { $old } a { $new } jsou pro různé kameny, nelze je porovnat
cli-list-built = { $path }: { $words ->
    [one] { $words } slovo
    [few] { $words } slova
   *[other] { $words } slov
}, { $n } B
cli-list-read = { $path }: kódování { $encoding }
cli-list-more = … { $n ->
    [one] a { $n } další
    [few] a další { $n }
   *[other] a dalších { $n }
}: { $what }
cli-list-repeated = { $path }: opakovaných slov: { $n }
cli-list-diff = jen v souboru { $old }: { $one }; jen v souboru { $new }: { $two }; v obou: { $both }
cli-list-near = { $n ->
    [one] a { $n } další
    [few] a další { $n }
   *[other] a dalších { $n }
}
cli-list-editions = hry
cli-list-name = název
cli-list-words = slova
cli-list-nodes = uzly
cli-list-memory = paměť
cli-list-checksum = součet
cli-list-spoken = slovy
cli-list-source = zdroj
cli-list-option = skupina
cli-list-option-in = { $name }: { $words ->
    [one] { $words } slovo
    [few] { $words } slova
   *[other] { $words } slov
}, zahrnuto
cli-list-option-out = { $name }: { $words ->
    [one] { $words } slovo
    [few] { $words } slova
   *[other] { $words } slov
}, nezahrnuto
cli-list-letters = písmen
cli-bytes = { $n } B
cli-rehearse-here = hráči jsou na tomto počítači; zadejte 127.0.0.1 nebo 0.0.0.0
cli-rehearse-few = systém dovoluje programu jen tolik spojení a souborů: { $n }
cli-rehearse-folder = složka { $path } není prázdná; zkouška potřebuje vlastní složku
cli-rehearse-badges = visačky nelze připravit: { $reason }
cli-rehearse-server = server nelze spustit: { $reason }
cli-rehearse-silent = server se nespustil
cli-question = napište desku, mezeru a zásobník
cli-question-rack = kamenů v zásobníku je { $n }, nejvýš jich může být { $of }
cli-verify-no-words = slovník „{ $name }“ tohoto turnaje tady není nebo se změnil, proto se lístky a topy znovu neposuzují; zadejte jeho soubor: --words
cli-verify-until = poznamenaná slova jsou otisk deníku do události { $n }
cli-export-no-words = slovník „{ $name }“ tohoto turnaje tady není, proto jsou na stránce jen topy; zadejte jeho soubor: --words
cli-season-fault = { $reason }; tento turnaj se nezapočítal
cli-season-missing = turnaj { $id } ve složce není; nezapočítal se
cli-codes = { $n ->
    [one] { $n } kód
    [few] { $n } kódy
   *[other] { $n } kódů
}
cli-codes-many = { $n ->
    [one] { $n } kód
    [few] { $n } kódy
   *[other] { $n } kódů
}; snazší je použít flash disk

cli-no-command = příkaz „{ $name }“ neexistuje
cli-no-option = tento příkaz nemá volbu „{ $name }“
cli-no-value = { $option }: chybí hodnota
cli-no-such-value = { $option }: „{ $value }“ nelze zadat; na výběr je { $known }
cli-bad-value = { $option }: hodnotu „{ $value }“ nelze použít: { $reason }
cli-missing = chybí: { $names }
cli-conflict = { $option } nelze zadat zároveň s: { $names }
cli-perhaps = mysleli jste { $names }?

seal-game = partie
seal-organiser = pořadatel
seal-signed = podpisový klíč
seal-fingerprint = otisk
seal-edition = hra
seal-words = slovník
seal-rules = pravidla
seal-program = program
seal-not-before = nejdříve
seal-every = dále vždy po
seal-minutes = { $minutes } min
seal-key = klíč

progress-checking = kontrola
progress-playing = partie
progress-reading = čtení
progress-compiling = překlad
progress-rehearsing = lístky
progress-positions = pozice

report-rehearsal = zkouška
report-slips = lístky
report-acknowledged = potvrzení
report-broadcast = rozeslání
report-memory = paměť
report-commits = zápisy na disk
report-log = deník
report-wrong = chybná odpověď
report-differs = rozdíl
report-lost = ZTRACENO
report-evening = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}, { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}, { $edition }, počáteční hodnota { $seed }
report-slips-what = odesláno { $sent }, potvrzeno { $acknowledged }, odmítnuto jako neúplné { $refused }, zopakováno { $repeated }, odmítnuto s cizím klíčem { $mixed }
report-waits = p50 { $half } ms, p99 { $most } ms, nejdéle { $max } ms
report-work = procesorový čas serveru { $n } ms
report-heard-within = poslední ze spojení nejpozději za { $time } ms, spojení celkem { $n }; přerušeno { $broken }
report-heard-late = poslední ze spojení ani do 20 s, spojení celkem { $n }; přerušeno { $broken }
report-heard-unmeasured = spojení celkem { $n }, doba nezměřena; přerušeno { $broken }
report-memory-what = { $one } kB na spojení (předtím { $before } kB, se všemi { $after } kB)
report-memory-unknown = systém ji nesděluje
report-commits-what = { $n }, příkazů { $commands }, v největším { $largest }
report-sound = každý potvrzený lístek je v deníku právě jednou a žádný jiný
report-lost-what = potvrzených lístků: { $lost }; nepotvrzených v deníku: { $unasked }

series-edition = hra
series-profile = pravidla
series-games = partie
series-time = čas
series-ends = konce
series-words = { $edition }, { $words ->
    [one] { $words } slovo
    [few] { $words } slova
   *[other] { $words } slov
}
series-form = { $profile }, varianta { $form }
series-which = { $n }: { $first }–{ $last }, počáteční hodnota „{ $seed }“
series-speed = { $time } s, partií za sekundu { $speed }
series-mean = průměr
series-totals = partie podle součtu topů
