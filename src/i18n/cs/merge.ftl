### Mnoho sálů sloučených myší.

merge-title = Sloučit sály
merge-what = Jedna partie v mnoha sálech: z jejich výsledků vznikne společné pořadí.
merge-how = Jak to funguje
merge-none = Zatím se tu nic neslučovalo.
merge-new = Nové sloučení
merge-name = Co se slučuje
merge-begin = Začít
merge-files = { $n ->
    [one] { $n } soubor
    [few] { $n } soubory
   *[other] { $n } souborů
}
merge-fault-name = Zadejte název.
merge-bring = Výsledky sálů
merge-bring-how = Vyberte soubory, nebo je přetáhněte do pole: kolik chcete, v libovolném pořadí, třeba opakovaně.
merge-choose = Soubory výsledků
merge-too-large = Je větší než { $n } MB, proto se neposílá.
merge-paste = Naskenované QR kódy
merge-paste-how = Jeden kód na řádek, v libovolném pořadí, třeba po částech.
merge-paste-text = Texty kódů
merge-take = Přijmout
merge-taken = Výsledek sálu { $name } byl přijat.
merge-known = Výsledek sálu { $name } už byl přijat dříve.
merge-faulty = Nepočítá se, ačkoli se hlásí k sálu { $name }: { $what }.
merge-faulty-nameless = Nepočítá se: { $what }.
merge-refused = Nepřijato: { $what }.
merge-codes-fresh = { $n ->
    [0] Žádný nový kód.
    [one] { $n } nový kód.
    [few] { $n } nové kódy.
   *[other] { $n } nových kódů.
}
merge-codes-known = { $n ->
    [one] { $n } tu už byl.
    [few] { $n } tu už byly.
   *[other] { $n } jich tu už bylo.
}
merge-codes-unread = { $n ->
    [one] { $n } řádek není kód nebo se načetl špatně: naskenujte ho znovu.
    [few] { $n } řádky nejsou kódy nebo se načetly špatně: naskenujte je znovu.
   *[other] { $n } řádků není kódem nebo se načetlo špatně: naskenujte je znovu.
}
merge-codes = Kódy ještě chybějí
merge-empty = Zatím nepřišel žádný výsledek.
merge-complete = Vše je rozhodnuto: pořadí je konečné.
merge-provisional = { $n ->
    [one] Zbývá { $n } otázka. Dokud není rozhodnuta, je pořadí předběžné.
    [few] Zbývají { $n } otázky. Dokud nejsou rozhodnuty, je pořadí předběžné.
   *[other] Zbývá { $n } otázek. Dokud nejsou rozhodnuty, je pořadí předběžné.
}
merge-open = K rozhodnutí
merge-decided = Rozhodnuto
merge-because-said = Důvod: { $name }
merge-undo = Zrušit rozhodnutí
merge-meanwhile = Mezitím se to změnilo. Nic se nerozhodlo, podívejte se znovu.
merge-word-fault = Rozhodnutí o slově { $name } nelze provést: { $what }
merge-halls = Sály
merge-counted = Počítá se
merge-slips = Lístků
merge-log = Deník
merge-key = Klíč
merge-counts = všechna kola
merge-counts-until = { $n ->
    [0] žádné kolo
    [one] 1. kolo
    [few] 1.–{ $n }. kolo
   *[other] 1.–{ $n }. kolo
}
merge-counts-not = nepočítá se
merge-left-out = vynechán
merge-checked = ověřen
merge-checked-differs = liší se od pravidel
merge-checked-not = ověřen bez slov
merge-out = Odebrat
merge-out-of = Odebrat: { $name }
merge-others = Nepočítá se
merge-not-chosen = byl vybrán jiný výsledek téhož sálu
merge-replaced = je tu delší výsledek téhož sálu
merge-aside = Odloženo
merge-back = Vrátit
merge-halls-counted = započtené sály: { $n } { FIT("z", $of) } { $of }
merge-players = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
}
merge-standings = Pořadí všech sálů
merge-standings-none = Zatím se nepočítá žádný sál.
merge-is-provisional = Předběžné: ještě není vše rozhodnuto.
merge-to = K výsledkům
merge-part-hall = Sál
merge-part-category = Kategorie
merge-all-halls = všechny sály
merge-all-categories = všichni
merge-leaf = Hráči { $name } { FIT("z", $of) } { $of }
merge-before = Předchozí
merge-after = Další
merge-rounds = Kola
merge-round = Kolo
merge-rack = Zásobník
merge-laid = Na desce
merge-found = Našlo
merge-solo = Sólo
merge-played = Hráčů
merge-average = Průměr
merge-best = Nejlepší
merge-save = Uložit
merge-table-standings = Pořadí
merge-table-halls = Sály
merge-table-categories = Kategorie
merge-table-rounds = Kola
merge-table-conflicts = Neshody
