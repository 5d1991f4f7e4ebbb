# Hry, jejich zvláštní pravidla a slovníky.

new-switches = Zvláštní pravidla
new-options = Která slova platí
new-overrides = Jednotlivá slova
new-overrides-hint = +SLOVO platí, -SLOVO neplatí
new-dictionary-missing = Slovník této hry tu není. Vytvoří ho tento příkaz; potom Flavitu spusťte znovu:
new-dictionary-none = Pro tuto hru není slovník. Vložte svůj vlastní (.lexicon) do složky s daty a spusťte Flavitu znovu.
new-no-dictionary = bez slovníku
new-dictionary-look = Prohlédnout tento slovník
new-profile = Pravidla
new-form = Varianta hry: se žolíkem, sedm z osmi a další
new-form-gone = Pravidla se změnila, a proto je partie zase běžná. Předtím byla vybrána varianta: { $name }.
new-vowels = Samohlásek v zásobníku ze dvou sáčků:
new-vowels-hint = Prázdné pole znamená obvyklý počet. Když počet určuje los, napište obě meze: 2-5.
new-theme = Slova na téma
new-theme-name = Téma
new-theme-points = Body za každé slovo
new-theme-words = Slova na téma
new-theme-hint = Oddělte je mezerou nebo čárkou. Víc bodů přinášejí jen ta, která jsou ve slovníku.
new-rules-hint = Tato čísla určují pravidla; pro svůj turnaj je můžete změnit.
refusal-profile = Taková pravidla tu nejsou. Vyberte pravidla ze seznamu.
refusal-bags-fixed = Tady má každý zásobník samohlásek stejně: napište jedno číslo od 0 do 7.
refusal-bags-drawn = Tady počet samohlásek určuje los: napište dvě čísla od 0 do 7, menší první, třeba 2-5.
refusal-two-bags = Zásobník musí obsahovat: { $least }. Ze dvou sáčků lze proto vzít nejméně { $low } a nejvýše { $high } samohlásek. Změňte jedno, nebo druhé.
refusal-theme-words = Téma potřebuje slova, která jsou ve slovníku. Napište je, nebo smažte název tématu.
refusal-theme-name = Pojmenujte téma, ať všichni vědí, o jaká slova jde.
refusal-theme-unknown = Ve slovníku chybí, proto bez bodů navíc: { $text }. Opravte to, nebo pokračujte tak, jak je.
refusal-rules-contradict = To se s těmito pravidly neslučuje: zkontrolujte čísla.
new-rules = Kolo a čas
new-shelf-faults = Ve složce s daty jsou soubory, které nelze použít:
refusal-dictionary-none = Pro tuto hru tu není slovník, turnaj proto nemůže začít. Vytvořte slovník příkazem uvedeným u hry, nebo vyberte jinou hru.
refusal-overrides = Nelze přečíst: { $words }. Pište +SLOVO nebo -SLOVO; odebrat lze jen slovo, které ve slovníku je.

edition-note-flavita = Rekonstrukce. Román udává počet kamenů, pole desky a hodnotu písmen А, Ф a Ъ; ostatní počty a hodnoty jsou doplněné.
edition-switch-ye-for-yo = Е smí zastoupit Ё
edition-switch-inner-letter-triples = Vnitřní žlutá pole ztrojnásobují hodnotu písmene
edition-switch-centre-word-double = Středové pole zdvojnásobuje hodnotu slova
edition-switch-star-scores = Hvězdička má hodnotu svého písmene
edition-switch-single-tiles = Dva jednoduché kameny smějí zastoupit kámen se dvěma písmeny
edition-name-flavita = Flavita (rekonstrukce)
language-ru = ruština
language-en = angličtina
language-hu = maďarština
language-cs = čeština
language-fr = francouzština
language-es = španělština
edition-tiles = { $n ->
    [one] { $n } kámen
    [few] { $n } kameny
   *[other] { $n } kamenů
}
edition-blanks = { $name } ×{ $n }
edition-bonus = Celý zásobník najednou: +{ $n }
blank-name = žolík
blank-name-erudit = hvězdička
blank-name-flavita = žolík
list-own-file = vlastní soubor { $name }
list-wiktionary = { $name } a Wikislovník
list-both = { $one } a { $two }
list-nouns = { $name }, podstatná jména
list-revision = { $name }, revize { $revision }
word-option-colloquial = Hovorová slova a slang
word-option-archaic = Zastaralá slova
word-option-rude = Vulgární slova
word-option-substantivised = Zpodstatnělá přídavná jména a příčestí
word-option-comparatives = Druhé stupně
word-option-negated = Záporné tvary s ne-
word-option-possessives = Přivlastňovací přídavná jména

# Podmínky turnaje
setting-left-out = Neplatí: { $words }
setting-taken-in = Platí také: { $words }
setting-overrides = Jednotlivá slova: { $words }

# Barvy desky
colours = Deska
colours-safe = kontrastní
colours-edition = jako ve hře
colours-safe-long = kontrastní barvy
colours-edition-long = barvy hry
shade = Pozadí
shade-machine = automaticky
shade-light = světlé
shade-dark = tmavé
legend-word = slovo ×{ $n }
legend-letter = písmeno ×{ $n }
legend-plain = bez prémie
legend-start = tady se začíná
square-name-A9D6EF = světle modré pole
square-name-1C5AA6 = tmavě modré pole
square-name-F3A9B8 = růžové pole
square-name-CF2027 = červené pole
square-name-3C8768 = zelené pole
square-name-FFFFFF = bílé pole
square-name-3E9F50 = zelené pole
square-name-F5D33C = žluté pole
square-name-2A6FBE = modré pole
square-name-D1302B = červené pole
square-name-E3BC45 = zlaté pole
square-name-7A4A22 = hnědé pole
square-name-1C1A17 = černé pole
square-name-E67A1E = oranžové pole
square-name-C2231C = červené pole

# Slovník
dictionary-title = Slovník
dictionary-link = Slovník
lookup-words = Jedno slovo nebo víc
lookup-hint = například: pes, kočka
lookup-ask = Ověřit
lookup-terms = Jako v turnaji:
lookup-counts = platí
lookup-counts-not = neplatí
lookup-near = Podobná:
lookup-source = { $name }
lookup-hand-edition = zapsáno ručně do slovníku hry
lookup-hand-added = přidáno v tomto turnaji
lookup-hand-removed = odebráno v tomto turnaji
lookup-option = seznam „{ $name }“
lookup-option-out = teď neplatí
lookup-fault-letter = Tato hra nemá písmeno { $letter }.
lookup-fault-look-alike = { $letter } je tu z jiné abecedy. Přepněte klávesnici.
lookup-fault-short = Jedno písmeno ještě není slovo.
lookup-fault-long = Slovo je delší než deska: víc kamenů než { $n }.
lookup-fault-mark = Znak | se píše jen mezi dvě písmena.
lookup-left-off = { $n ->
    [one] Ověřeno jen první { $n } slovo. Ostatní ověřte zvlášť.
    [few] Ověřena jen první { $n } slova. Ostatní ověřte zvlášť.
   *[other] Ověřeno jen prvních { $n } slov. Ostatní ověřte zvlášť.
}
lookup-no-edition = Hra „{ $name }“ tu není. Vyberte jinou.
lookup-from = Odkud slova jsou
lookup-revision = verze { $name }
lookup-licence = Licence
lookup-rule = Co bylo vybráno
lookup-sample = Kontrolní čtení
lookup-reading = { $n ->
    [one] Přečteno { $n } slovo, pochybných { $of }
    [few] Přečtena { $n } slova, pochybných { $of }
   *[other] Přečteno { $n } slov, pochybných { $of }
}
lookup-option-lists = Samostatné seznamy
lookup-lengths = Slova podle délky

## Která slova má vydaný slovník
list-rule-ru-scrabble = Všechny tvary ruských slov, 2 až 15 písmen. Jména, zkratky a chybné zápisy v něm nejsou; slova, která má jen Wikislovník, platí, pokud je potvrzuje další zdroj.
list-rule-erudit = Podstatná jména v 1. pádě jednotného čísla, nebo množného, pokud jednotné nemají, 2 až 15 písmen. Zpodstatnělá přídavná jména a příčestí platí, pokud je tak uvádí zdroj. Jména a zkratky v něm nejsou.
list-rule-hu-scrabble = Slova psaná malým písmenem a jejich tvary; další odvozeniny, slovesa s předponou a složeniny, pokud je potvrzuje druhý zdroj. Jména, zkratky a citoslovce v něm nejsou. CS, GY, LY, NY, SZ, TY a ZS jsou jeden kámen, kromě místa, kde se stýkají dvě části slova: KÖZ|SÉG.
list-rule-cs-scrabble = Podstatná a přídavná jména v 1. pádě jednotného i množného čísla; slovesa v infinitivu, přítomném čase a rozkazovacím způsobu; příslovce, zájmena, číslovky a další slova, jak je uvádí zdroj. Jiné pády a minulý čas v něm nejsou. Místo W se klade V, místo Q KV; CH jsou dva kameny.
list-rule-en-scrabble = Slova ze seznamu word-list, 2 až 15 písmen (A–Z), a slova ze SCOWL, která v něm chybějí. Slova posledních let jsou doplněna ručně, překlepy vyškrtnuty.
list-rule-fr-scrabble = Všechny tvary slov, 2 až 15 písmen. Jména, zkratky, značky, předpony a slova s apostrofem v něm nejsou. Diakritika odpadá; Œ se klade jako OE.
list-rule-es-scrabble = Slova psaná malým písmenem, jejich tvary množného čísla a ženského rodu a jednoduché tvary sloves, 2 až 15 kamenů. Slovesa s připojeným zájmenem (dámelo) a většina zdrobnělin v něm nejsou. Diakritika odpadá, Ñ zůstává; CH, LL a RR jsou po jednom kameni; ve hře chybějí W a K.
