### Síť: kdo smí co otevřít, pomocníci, visačky, přihlášení.

## Přihlášení rozhodčího
sign-in-title = Přihlášení rozhodčího
sign-in-what = Tento počítač zpřístupnil svůj pult v síti. Napište heslo, které bylo zadáno při spuštění.
sign-in-passphrase = Heslo
sign-in-do = Přihlásit
sign-in-idle = Po deseti minutách nečinnosti se musíte přihlásit znovu.
sign-in-wrong = To není správné heslo. Zkontrolujte rozložení klávesnice a zkuste to znovu.
sign-out = Odhlásit

## Přihlášení hráčů a pomocníků
join-title = Přihlášení
join-what = Namiřte fotoaparát telefonu na kód na visačce. Když to nejde, napište číslo a PIN z visačky.
join-number = Číslo hráče
join-pin = PIN z visačky
join-unknown = Číslo nebo PIN nesouhlasí. Zkontrolujte je na visačce; je-li kód starý, požádejte rozhodčího o nový.
join-over = Tato pozvánka už neplatí. Požádejte rozhodčího o novou.
join-locked = Visačka je zamčená: PIN byl příliš mnohokrát zadán chybně. Obraťte se na rozhodčího, odemkne ji.
join-wait = Příliš mnoho chybných pokusů. Počkejte { $n ->
    [one] { $n } sekundu
    [few] { $n } sekundy
   *[other] { $n } sekund
} a zkuste to znovu.
join-fault = Nepodařilo se uložit. Zkuste to znovu.

## Stránka pomocníka
keying-title = Zadávání lístků
keying-frequent = Časté odpovědi
keying-quiet = Dokud na tomto počítači běží kolo kterékoli partie, u toho, co zadáváte, se až do vyhlášení topu body neukazují: zkontroluje to rozhodčí.
keying-undo = Stáhnout lístek může jen rozhodčí. Opravit ho můžete i vy: zadejte číslo znovu.
slip-arbiters = Všechny lístky tohoto kola jsou zadané. Dokud kolo běží, může je měnit jen rozhodčí.
own-slip-later = zadáno; kolik je za to bodů, se dozvíte po kole
slip-kept = Č. { $number }: uloženo.

## Stránka hráče
own-slips = Moje lístky
own-none = Vaše lístky se tu objeví po vyhlášení topu.
witness-own = Telefon si sám pamatuje, co server přijal a jaká byla kontrolní slova po každém kole. Podle tohoto souboru se pozná, kdyby deník později někdo přepsal.
witness-save = Uložit potvrzení
witness-give = Předat rozhodčímu
witness-codes = Ukázat jako QR kódy
witness-codes-what = Kódy načtěte libovolným telefonem a jejich text uložte do jednoho souboru, na pořadí nezáleží: přečte ho flavita verify.
witness-back = Zpět na mou stránku
witness-agrees = Předáno. V deníku je všechno, co si tento telefon uložil.
witness-differs = { $n ->
    [one] Předáno. Deník se na jednom místě liší od toho, co si tento telefon uložil: uložte si potvrzení a ukažte je pořadatelům.
   *[other] Předáno. Deník se na { $n } místech liší od toho, co si tento telefon uložil: uložte si potvrzení a ukažte je pořadatelům.
}
witness-later = Dokud na tomto počítači v kterékoli partii běží kolo, nic se neporovnává. Zkuste to po kole.
witness-busy = Právě se porovnávají údaje někoho jiného. Zkuste to za chvíli.
own-slip-expected = ještě nezadán

## Stránka sítě
network-title = Síť
network-link = Síť
network-hall = Adresa pro sál
network-hall-what = Plátno, pořadí a pravidla jsou přístupné všem. Napište adresu, nebo namiřte fotoaparát na kód.
network-none = Flavita je dostupná jen na tomto počítači, jiná zařízení ji nenajdou. Spusťte ji bez --bind 127.0.0.1.
network-console-open = Pult lze v síti otevřít s heslem.
network-console-closed = Pult lze otevřít jen na tomto počítači.
network-secure = Spojení je šifrované.
network-plain = Spojení není šifrované: kdo tuto Wi-Fi odposlouchává, může číst cizí stránky. Pro důležitý turnaj spusťte Flavitu s certifikátem (--tls-cert).
network-helpers = Pomocníci
network-helpers-what = Pomocník zadává lístky ukončených kol a zaznamenává, kdo odevzdal. Top, další zásobník, nastavení ani rozhodnutí nevidí a nemění. U každého kroku je uvedeno jeho jméno.
network-helper-name = Jméno pomocníka
network-invite = Pozvat
network-revoke = Odebrat
network-helper-open = Ukažte kód pomocníkovi: platí jeden den.
network-helper-in = Přihlášeno od { $time }
network-helper-again = Kód nelze zobrazit znovu. Odeberte pomocníkovi přístup a pozvěte ho znovu.
network-many = Pomocníků už je padesát. Odeberte přístup těm, kdo už nepomáhají.
network-name-used = Pomocník jménem { $name } už existuje. Zvolte jiné jméno, aby se zápisy daly rozlišit.
network-players = Telefony hráčů
network-badges-count = { $n ->
    [0] Zatím žádné visačky.
    [one] { $n } visačka, přihlášeno { $in }.
    [few] { $n } visačky, přihlášeno { $in }.
   *[other] { $n } visaček, přihlášeno { $in }.
}
network-badge-locked = Zamčená: PIN byl dvacetkrát chybný.
network-badge-guessed = PIN byl { $n }× chybný: možná ho někdo hádá.
network-badge-devices = Přihlášeno { $n }×; platí poslední přihlášení.
network-unlock = Odemknout
alarm-locked = { $n ->
    [one] Visačka č. { $number } je zamčená: někdo hádal PIN
    [few] { $n } visačky jsou zamčené, první je č. { $number }
   *[other] { $n } visaček je zamčených, první je č. { $number }
}
alarm-passphrase = { $n ->
    [one] { $n } chybné heslo
    [few] { $n } chybná hesla
   *[other] { $n } chybných hesel
}

## Visačky
badges-title = Visačky
badges-count = { $n ->
    [0] Zatím žádné visačky.
    [one] { $n } visačka, k tisku { $now }.
    [few] { $n } visačky, k tisku { $now }.
   *[other] { $n } visaček, k tisku { $now }.
}
badges-what = Kód a PIN jsou uloženy tak, že je později nikdo nepřečte: vytiskněte visačky, dokud program běží. Kdo svou ztratí, dostane novou a stará přestane platit.
badges-make = { $n ->
    [one] Vytvořit { $n } visačku
    [few] Vytvořit { $n } visačky
   *[other] Vytvořit { $n } visaček
}
badges-print = Vytisknout
badges-again = Nová visačka pro č.
badges-again-do = Vytvořit

## Odmítnutí
goes-on = Hraje se další partie:
own-earlier = Předchozí partie
error-other-game = V této partii nejste
error-other-game-what = Jste přihlášeni do jiné partie tohoto turnaje a v seznamu této partie nejste. Pokud je to omyl, obraťte se na rozhodčího: zapíše vás a dá vám novou visačku.
error-other-game-own = Moje stránka v jiné partii
error-no-badge = Potřebujete svou visačku
error-no-badge-what = Namiřte fotoaparát telefonu na kód na visačce.
error-no-helper = Tato stránka je pro pomocníky
error-no-helper-what = Požádejte rozhodčího o pozvánku.
error-elsewhere-what = Toto zařízení bylo odhlášeno ({ $time }): někdo se přihlásil jinde, nebo rozhodčí odebral přístup. Jestli jste to nebyli vy, řekněte to rozhodčímu.
error-signed-out = Odhlášeno
error-signed-out-what = Přihlaste se znovu.
error-too-fast = Příliš mnoho požadavků
error-too-fast-what = Chvilku počkejte a zkuste to znovu.
error-foreign-name = Na jméno { $name } tento počítač neodpovídá. Otevřete číselnou adresu, kterou ukazuje úvodní stránka, nebo spusťte program s volbou --name { $name }.
fault-key-of-another = Stejný požadavek už přišel s jiným obsahem: nic se nezměnilo. Načtěte stránku znovu a opakujte ho.
fault-busy = Příliš mnoho požadavků najednou: neuloženo. Zkuste to znovu za pár sekund.
gate-silent = Rozhodčí není dostupný
gate-silent-what = Počítač rozhodčího právě neodpovídá. Stránka se objeví, jakmile odpoví: za několik sekund ji načtěte znovu. Lístek, který telefon ještě odesílá, se neztratí.
refusal-text-hidden = Za „{ $before }“ je neviditelný znak { $name }. Smažte ho a napište text znovu.
refusal-text-hidden-first = Na začátku je neviditelný znak { $name }. Smažte ho a napište text znovu.
refusal-text-long = Příliš dlouhé: nejvýš { $n ->
    [one] { $n } znak
    [few] { $n } znaky
   *[other] { $n } znaků
}.
refusal-player-text = Řádek { $line }. { $what }
players-alike = Stejně vypadají { $numbers }: { $name }

## Kdo to udělal
actor-arbiter = rozhodčí (síť)
actor-helper = pomocník { $name }
actor-player = hráč č. { $number }
actor-clock = hodiny
actor-relay = druhý sál
actor-copies = kopírování

## Wi-Fi v sále
wifi-title = Wi-Fi v sále
wifi-what = Kód připojí telefon bez psaní. Název a heslo zůstanou u turnaje; do deníku, protokolu ani výsledků se nedostanou.
wifi-name = Název sítě
wifi-password = Heslo
wifi-shown = ukazovat kód v úvodu na plátně
wifi-save = Uložit
wifi-first = Nejdřív se připojte k Wi-Fi
wifi-wrong-name = Název sítě má nejvýš 32 bajtů, tedy 32 písmen bez háčků a čárek.
wifi-wrong-password = Heslo k Wi-Fi má 8 až 63 znaků. U otevřené sítě ho nechte prázdné.

## Adresa
network-address-choice = Která adresa má být v kódech
network-address-more = Další: virtuální sítě a VPN
network-address-gone = Tuto adresu už počítač nemá. Vyberte jinou.

## Zkouška spojení
test-title = Zkouška spojení
test-what = Otevřete tuto adresu na kterémkoli telefonu v sále: stránka sama vyzkouší spojení s tímto počítačem.
test-visitors = { $n ->
    [0] Zatím ji neotevřel žádný telefon.
    [one] Otevřel ji { $n } telefon, aktualizace dostalo: { $heard }.
    [few] Otevřely ji { $n } telefony, aktualizace dostalo: { $heard }.
   *[other] Otevřelo ji { $n } telefonů, aktualizace dostalo: { $heard }.
}
test-hint-network = Telefon i tento počítač musí být ve stejné Wi-Fi.
test-hint-firewall = Firewall: povolte Flavitě soukromé sítě. Windows se ptají jednou, antivirus se může zeptat zvlášť.
test-hint-isolation = Když se neotevře nikomu, přístupový bod možná odděluje zařízení od sebe („izolace klientů“, síť pro hosty). Vypněte to v nastavení routeru, nebo použijte jiný.
test-hint-hotspot = Hotspot samotného notebooku zvládne asi 8–10 zařízení. Pro víc telefonů je potřeba router.
test-hint-phones = Když telefon hlásí, že síť nemá internet, zůstaňte připojeni a vypněte VPN a soukromé DNS.
test-here = Stránka se otevřela: telefon najde počítač rozhodčího.
test-wait = Zkouší se…
test-trip = Odpověď serveru
test-trip-good = Rychlá.
test-trip-look = Pomalá, ale hrát se dá. Přejděte blíž k routeru.
test-trip-bad = Odpověď skoro nepřichází. Přejděte blíž k routeru, vypněte VPN a zkuste to znovu.
test-stream = Aktualizace
test-stream-good = Přicházejí hned.
test-stream-look = Přicházejí pozdě: zdržuje je antivirus nebo spořič dat. Vypněte je pro tuto stránku.
test-stream-bad = Nepřicházejí. Načtěte stránku znovu, vypněte spořič dat a VPN; když to nepomůže, zkuste jiný prohlížeč.
test-clock = Hodiny telefonu
test-clock-good = Jdou správně.
test-clock-look = Liší se od hodin rozhodčího. Nevadí to: čas měří počítač rozhodčího.
test-memory = Paměť prohlížeče
test-memory-good = Telefon si přihlášení zapamatuje.
test-memory-bad = Prohlížeč si přihlášení nepamatuje: nepoužívejte anonymní okno a povolte cookies.
test-whole-good = Tento telefon je připraven.
test-whole-bad = Zatím není připraven. Udělejte, co je uvedeno výš, nebo hrajte na papíře.
test-again = Zkusit znovu

## Bloky
blocks-title = Bloky stolů
blocks-what = Rozdělte čísla hráčů mezi pomocníky: na každém řádku jeden blok, čísla a jméno z pozvánky. Na stránce pomocníka jsou jeho čísla první; cizí číslo může zadat také, program ho jen upozorní. Prázdné: bez bloků.
blocks-example = 1-20: Marie
blocks-unplaced = V žádném bloku: č. { $number }. Vidí je všichni pomocníci.
blocks-wrong = Řádek { $n } nelze přečíst: { $text }. Napište čísla a jméno: 1-20, 45: Marie.
blocks-unknown = Pomocník { $name } tu není. Pozváni jsou: { $text }.
blocks-nobody = Pomocníci tu ještě nejsou. Nejdřív je pozvěte.
blocks-move = Přesunout č.
blocks-move-to = do bloku
blocks-move-do = Přesunout
blocks-move-what = Takto přesunete stůl, který přibyl později. Už zadané lístky hráči zůstanou.
block-own = Váš blok: { $numbers }
block-none = mimo bloky
block-other = Č. { $number } zadává { $name }.
