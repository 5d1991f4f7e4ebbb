### Jedna partie v mnoha sálech: výsledky, neshody, rozhodnutí.

halls-fault-not-a-result = není to výsledek sálu
halls-fault-newer = zapsal ho novější program (formát { $what })
halls-fault-too-large = je větší, než výsledek může být
halls-fault-damaged = je poškozený ({ $what })
halls-fault-signature = podpis neplatí, soubor byl po podpisu změněn
halls-fault-hall-name = takový název sálu nelze použít ({ $what })
halls-fault-head = jeho deník nekončí tak, jak uvádí hlavička
halls-fault-log = jeho deník není deníkem turnaje ({ $what })
halls-fault-not-over = jeho partie neskončila
halls-fault-codes-missing = { $n ->
    [one] chybí jeho jediný kód
    [few] z jeho { $n } kódů chybějí: { $what }
   *[other] z jeho { $n } kódů chybějí: { $what }
}
halls-conflict-file-refused = Výsledek sálu { $hall } ({ $name }) se nepočítá: { $what }.
halls-conflict-file-refused-nameless = Soubor ({ $name }) se nepočítá: { $what }.
halls-conflict-results-part = Výsledky sálu { $hall } na sebe nenavazují: { $what }.
halls-conflict-key-changed = Výsledky sálu { $hall } jsou podepsány různými klíči: { $what }.
halls-conflict-log-differs = { $n ->
    [one] Deník sálu { $hall } se liší od pravidel na jednom místě: { $what }.
    [few] Deník sálu { $hall } se liší od pravidel na { $n } místech, poprvé: { $what }.
   *[other] Deník sálu { $hall } se liší od pravidel na { $n } místech, poprvé: { $what }.
}
halls-conflict-words-missing = Lístky sálu { $hall } nebyly znovu posouzeny: slovník „{ $what }“ tu není.
halls-conflict-other-edition = V sále { $hall } se hrála jiná hra: { $what }.
halls-conflict-other-rules = V sále { $hall } se hrálo podle jiných pravidel: { $what }.
halls-conflict-other-dictionary = { $n ->
    [one] V sále { $hall } se hrálo s jinými slovy: „{ $what }“, jedno slovo.
    [few] V sále { $hall } se hrálo s jinými slovy: „{ $what }“, { $n } slova.
   *[other] V sále { $hall } se hrálo s jinými slovy: „{ $what }“, { $n } slov.
}
halls-conflict-other-game = V sále { $hall } se hrála jiná připravená partie: „{ $what }“.
halls-conflict-other-game-none = V sále { $hall } se nehrála připravená partie: zásobníky si losovali sami.
halls-conflict-other-round = V sále { $hall } byl { FIT("v", $n) } { $n }. kole jiný zásobník nebo jiný tah.
halls-conflict-word = { $word } platí tady: { $accepted }; neplatí tady: { $rejected }.
halls-conflict-word-alone = O slově { $word } bylo rozhodnuto pro všechny sály.
halls-conflict-slip = { $n }. kolo: lístky se slovem „{ $word }“ byly ohodnoceny různě: { $what }.
halls-conflict-slip-worth = { $n } – { $hall }
halls-conflict-round-annulled = { $n }. kolo je anulováno jen tady: { $hall }.
halls-conflict-same-person = Zdá se, že { $name } hraje víckrát: { $what }.
halls-answer-open = nerozhodnuto
halls-answer-left-out = nepočítá se
halls-answer-counted = přesto se počítá
halls-answer-chosen = počítá se { $name }
halls-answer-separate = různí lidé
halls-answer-word-counts = platí všude
halls-answer-word-rejected = neplatí nikde
halls-answer-as-in = jako v sále { $name }
halls-answer-each = v každém sále zůstává, jak je
halls-answer-everywhere = platí ve všech sálech
halls-choice-left-out = Nepočítat
halls-choice-counted = Přesto počítat
halls-choice-chosen = Počítá se { $name }
halls-choice-separate = Jsou to různí lidé
halls-choice-word-counts = Uznat ve všech sálech
halls-choice-word-rejected = Neuznat nikde
halls-choice-as-in = Jako v sále { $name }
halls-choice-each = V každém sále nechat, jak je
halls-choice-everywhere = Ve všech sálech

csv-hall = Sál
csv-hall-rank = Pořadí v sále
csv-rounds = Kol
csv-best = Nejlepší
csv-average = Průměr
csv-program = Program
csv-events = Událostí
csv-result = Výsledek
csv-head = Konec deníku
csv-key = Klíč
csv-category = Kategorie
csv-subject = Týká se
csv-decided = Rozhodnuto
csv-answer = Rozhodnutí
csv-what = Co se stalo

## Co sál odevzdá

exports-hall-result = Výsledek tohoto sálu
exports-hall-result-what = Pro partii v mnoha sálech: podepsaný soubor nebo QR kódy, které se sloučí s výsledky ostatních.
hall-result-title = Výsledek tohoto sálu
hall-result-what = Když se jedna partie hraje v mnoha sálech, každý odevzdá svůj výsledek: celý deník podepsaný tímto počítačem. Všechny spojí stránka „Sloučit sály“ nebo příkaz flavita merge.
hall-result-name = Název sálu
hall-result-make = Vytvořit výsledek
hall-result-file = Uložit soubor ({ $n } kB)
hall-result-file-what = Odneste ho na flash disku, nebo ho pošlete.
hall-result-codes = { $n ->
    [one] Ukázat jako { $n } QR kód
    [few] Ukázat jako { $n } QR kódy
   *[other] Ukázat jako { $n } QR kódů
}
hall-result-codes-what = Přečte je každá čtečka v jakémkoli pořadí; texty, po jednom na řádek, přijme stránka „Sloučit sály“.
hall-result-codes-many = Kódů je mnoho: lepší je flash disk.
hall-result-not-over = Partie ještě neskončila.
hall-result-open = Něco zůstává otevřené: lístek bez verdiktu nebo znovu otevřené kolo.
hall-result-no-name = Pojmenujte sál.
hall-result-fault = Výsledek nelze vytvořit: { $what }.
hall-codes-title = { $n ->
    [one] { $n } QR kód
    [few] { $n } QR kódy
   *[other] { $n } QR kódů
}
hall-codes-what = Každý kód lze načíst, kolikrát chcete, v jakémkoli pořadí. Chybějící vypíše stránka slučování.
hall-codes-number = { $n } / { $of }
hall-codes-one = Jeden po druhém
hall-codes-next = Další: { $n }
hall-codes-all = Všechny najednou
