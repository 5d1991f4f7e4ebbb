### Připravené partie.

prepare-title = Připravit partii
prepare-what = Počítač odehraje mnoho partií a nechá ty, které vyhovují vašim přáním. Partii si prohlédnete, upravíte a zapečetíte pro sály.

## Hraní
prepare-run = Hrají se partie
prepare-run-on = Odehráno { $n } { FIT("z", $of) } { $of }, vyhovuje { $fitting }.
prepare-run-whole = Hotovo: odehráno { $n } z nejvýš { $of }, vyhovuje { $fitting }.
prepare-run-stopped = Zastaveno: odehráno { $n } z nejvýš { $of }, vyhovuje { $fitting }.
prepare-run-broken = Přerušilo se: { $name }
prepare-run-waits = Na tomto počítači běží kolo. Partie počkají, až skončí.
prepare-run-none = Nevyhovuje žádná partie. Zmírněte přání nebo odehrajte více partií. Kolik partií nesplnilo které přání:
prepare-run-missed = { $name }: { $n ->
    [one] { $n } partie
    [few] { $n } partie
   *[other] { $n } partií
}
prepare-run-refreshes = Stránka se sama obnovuje každé tři sekundy.
prepare-stop = Zastavit

## Uložené partie
prepare-games-kept = Připravené partie
prepare-kept-where = Soubory jsou ve složce „prepared“ ve složce s daty. Kdo ji může otevřít, zná tyto partie.
prepare-game = Partie
prepare-new = nová
prepare-sealed = zapečetěná
prepare-rounds = Kola
prepare-total = Součet topů
prepare-bingos = Celé zásobníky
prepare-equal-tops = Rovnocenné topy
prepare-hardest = Nejtěžší kolo
prepare-easiest = Nejlehčí kolo
prepare-lead = { $n }. kolo, { $points }
prepare-tick = Smazat { $name }
prepare-delete = Smazat označené

## Přání
prepare-wishes = Nové partie
prepare-with = Co se hraje
prepare-games = Kolik odehrát
prepare-offer = Kolik jich má zůstat
prepare-seed = Počáteční hodnota
prepare-seed-what = Nechte prázdné: program si ji vymyslí. Kdo ji zná, může vylosovat tytéž partie.
prepare-like = Jaká má partie být
prepare-like-what = Na čem nezáleží, nechte prázdné.
prepare-from = od
prepare-to = do
prepare-hardest-what = Nejtěžší je kolo, ve kterém má top největší náskok před dalším výsledkem, nejlehčí to, ve kterém má nejmenší.
prepare-unambiguous = Žádné kolo s rovnocennými topy
prepare-polite = Bez vulgárních slov, pokud je slovník označuje
prepare-avoid = Nežádoucí slova
prepare-avoid-what = Jedno na řádek. Žádné se neobjeví na desce.
prepare-begin = Odehrát partie

## Partie
prepare-download = Stáhnout partii
prepare-round = { $n }. kolo
prepare-earlier = Předchozí
prepare-later = Další
prepare-bag = { $n ->
    [0] V sáčku:
    [one] V sáčku ({ $n } kámen):
    [few] V sáčku ({ $n } kameny):
   *[other] V sáčku ({ $n } kamenů):
}
prepare-bag-empty = nic
prepare-change = Změnit { $n }. kolo
prepare-change-what = Vše po tomto kole se vylosuje a vyřeší znovu.
prepare-rack = Zásobník (? je žolík)
prepare-change-rack = Vyměnit zásobník
prepare-top = Který z rovnocenných topů se položí
prepare-change-top = Položit tento top
prepare-undo = Vrátit poslední změnu
prepare-rack-column = Zásobník
prepare-top-column = Top
prepare-points-column = Body
prepare-total-column = Součet
prepare-lead-column = Náskok
prepare-equals-column = Rovnocenných

## Pečeť
prepare-seals = Zapečetění
prepare-seal = Zapečetit partii
prepare-seal-what = Zapečetěný soubor otevře jen jeho klíč. Pošlete ho sálům předem, zveřejněte otisk a klíč přečtěte na začátku.
prepare-seal-name = Název partie
prepare-seal-organiser = Pořadatel
prepare-seal-start = První zásobník ne dříve než
prepare-seal-start-what = Podle hodin tohoto počítače. Prázdné: každý sál začne, kdy chce.
prepare-seal-every = Minut mezi zásobníky
prepare-seal-every-what = Například 5 nebo 5, 20, 5: poslední číslo platí do konce. Prázdné: jak sál chce.
prepare-seal-do = Zkontrolovat a zapečetit
prepare-seal-of = { $n }. zapečetění, { $name }
prepare-seal-older = Partie byla potom změněna. Zapečeťte ji znovu, mají-li sály hrát její současnou podobu.
prepare-seal-file = Stáhnout zapečetěný soubor
prepare-seal-key = Ukázat klíč
prepare-seal-publish = Zveřejněte otisk předem: všichni se pak mohou přesvědčit, že se hrála právě tato partie.
prepare-seal-ready = Sál se stejnou složkou s daty má vše, co potřebuje.

## Klíč
prepare-key-title = Klíč partie
prepare-key-secret = Do začátku ho držte v tajnosti: s těmito slovy a souborem uvidí kdokoli celou partii.
prepare-key-code = Klíč jako QR kód
prepare-key-how = Na začátku přečtěte slova jedno po druhém. Na velikosti písmen ani na tom, co je mezi slovy, nezáleží.

## Co nejde
prepare-fault-round = V turnaji „{ $name }“ běží kolo. Partie se mohou hrát, až skončí.
prepare-fault-deck = Vyberte hru, jejíž slovník tu je.
prepare-fault-busy = Partie se už hrají. Počkejte na ně, nebo je zastavte.
prepare-fault-number = { $name }: napište celé číslo od 1 do { $of }.
prepare-fault-span = { $name }: napište celá čísla, první ne větší než druhé.
prepare-fault-seed = Počáteční hodnota smí mít nejvýš { $n } znaků.
prepare-fault-gone = Tato partie tu už není.
prepare-fault-changed = Partie se mezitím změnila. Tady je její současná podoba; je-li vaše změna stále správná, opakujte ji.
prepare-fault-file = V souboru není připravená partie: { $name }
prepare-fault-disk = Nepodařilo se uložit: { $name }
prepare-fault-no-round = { $n }. kolo neexistuje.
prepare-fault-minimum = Tento zásobník nevyhovuje: samohlásek musí být nejméně { $vowels } a souhlásek nejméně { $consonants }.
prepare-fault-maximum = Tento zásobník nevyhovuje: samohlásek smí být nejvýš { $vowels } a souhlásek nejvýš { $consonants }.
prepare-fault-unplayable = S tímto zásobníkem nelze nic položit.
prepare-fault-over = Partie končí před tímto kolem.
prepare-fault-no-top = Mezi rovnocennými topy takový není.
prepare-fault-differs = { $n }. kolo neodpovídá pravidlům a slovníku. Zadejte jeho zásobník znovu, další kola se vylosují znovu.
prepare-fault-names = Napište název partie a jméno pořadatele: čitelné znaky, nejvýš 64.
prepare-fault-time = Vyberte den a čas prvního zásobníku, nebo nechte obojí prázdné.
prepare-fault-minutes = Napište minuty mezi zásobníky jako celá čísla oddělená čárkami.
prepare-fault-no-time = K minutám mezi zásobníky je třeba čas prvního z nich.
prepare-fault-large = Partie je příliš dlouhá, zapečetit ji nelze.
