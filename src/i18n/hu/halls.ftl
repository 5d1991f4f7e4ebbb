### Egy játszma sok teremben: eredmények, eltérések, döntések.

halls-fault-not-a-result = nem egy terem eredménye
halls-fault-newer = újabb program írta (formátum: { $what })
halls-fault-too-large = nagyobb, mint amekkora egy eredmény lehet
halls-fault-damaged = sérült ({ $what })
halls-fault-signature = az aláírás nem érvényes, tehát aláírás után megváltoztatták
halls-fault-hall-name = a terem neve nem használható ({ $what })
halls-fault-head = a naplója nem úgy végződik, ahogy a fejlécében szerepel
halls-fault-log = a naplója nem egy verseny naplója ({ $what })
halls-fault-not-over = a játszmája még nem ért véget
halls-fault-codes-missing = { $n ->
    [one] az egyetlen kódja hiányzik
   *[other] { $n } kódjából ezek hiányoznak: { $what }
}
halls-conflict-file-refused = { FIT("A", $hall) } „{ $hall }” terem egyik eredménye ({ $name }) nem számít: { $what }.
halls-conflict-file-refused-nameless = Egy fájl ({ $name }) nem számít: { $what }.
halls-conflict-results-part = { FIT("A", $hall) } „{ $hall }” terem eredményei ellentmondanak egymásnak: { $what }.
halls-conflict-key-changed = { FIT("A", $hall) } „{ $hall }” terem eredményeit különböző kulcsokkal írták alá: { $what }.
halls-conflict-log-differs = { $n ->
    [one] { FIT("A", $hall) } „{ $hall }” terem naplója egy helyen eltér a szabályoktól: { $what }.
   *[other] { FIT("A", $hall) } „{ $hall }” terem naplója { $n } helyen eltér a szabályoktól, először itt: { $what }.
}
halls-conflict-words-missing = { FIT("A", $hall) } „{ $hall }” terem céduláit a program nem bírálta el újra: { FIT("a", $what) } „{ $what }” szólista nincs itt.
halls-conflict-other-edition = { FIT("A", $hall) } „{ $hall }” teremben másik játékkal játszottak: { $what }.
halls-conflict-other-rules = { FIT("A", $hall) } „{ $hall }” teremben más szabályok szerint játszottak: { $what }.
halls-conflict-other-dictionary = { $n ->
    [one] { FIT("A", $hall) } „{ $hall }” teremben más szavakkal játszottak: „{ $what }”, egy szó.
   *[other] { FIT("A", $hall) } „{ $hall }” teremben más szavakkal játszottak: „{ $what }”, { $n } szó.
}
halls-conflict-other-game = { FIT("A", $hall) } „{ $hall }” teremben másik előkészített játszmát játszottak: „{ $what }”.
halls-conflict-other-game-none = { FIT("A", $hall) } „{ $hall }” teremben nem az előkészített játszmát játszották: maguk húzták a készleteiket.
halls-conflict-other-round = { FIT("A", $hall) } „{ $hall }” teremben { FIT("a", $n) } { $n }. fordulóban más volt a készlet vagy a lerakott szó.
halls-conflict-word = { $word } érvényes itt: { $accepted }; itt viszont nem érvényes: { $rejected }.
halls-conflict-word-alone = { $word }: minden teremre érvényes döntés született.
halls-conflict-slip = { $n }. forduló: { FIT("a", $word) } „{ $word }” lerakást tartalmazó cédulák különböző pontot kaptak: { $what }.
halls-conflict-slip-worth = { $n } – { $hall }
halls-conflict-round-annulled = { $n }. forduló: csak itt érvénytelenítették: { $hall }.
halls-conflict-same-person = Úgy látszik, { $name } többször is játszott: { $what }.
halls-answer-open = eldöntendő
halls-answer-left-out = kimarad
halls-answer-counted = így is számít
halls-answer-chosen = { $name } számít
halls-answer-separate = különböző emberek
halls-answer-word-counts = mindenhol érvényes
halls-answer-word-rejected = sehol sem érvényes
halls-answer-as-in = mint itt: { $name }
halls-answer-each = minden teremben marad, ahogy van
halls-answer-everywhere = minden teremben érvényes
halls-choice-left-out = Maradjon ki
halls-choice-counted = Így is számítson
halls-choice-chosen = { $name } számít
halls-choice-separate = Ezek különböző emberek
halls-choice-word-counts = Mindenhol legyen érvényes
halls-choice-word-rejected = Sehol se legyen érvényes
halls-choice-as-in = Mint itt: { $name }
halls-choice-each = Minden teremben maradjon, ahogy van
halls-choice-everywhere = Minden teremben

csv-hall = Terem
csv-hall-rank = Helyezés a teremben
csv-rounds = Fordulók
csv-best = Legjobb
csv-average = Átlag
csv-program = Program
csv-events = Események
csv-result = Eredmény
csv-head = A napló vége
csv-key = Kulcs
csv-category = Kategória
csv-subject = Tárgy
csv-decided = Eldöntve
csv-answer = Döntés
csv-what = Mi történt

## Amit egy terem lead

exports-hall-result = Ennek a teremnek az eredménye
exports-hall-result-what = Sok teremben játszott játszmához: aláírt fájl vagy QR-kódok, amelyeket a többi eredménnyel egyesítenek.
hall-result-title = Ennek a teremnek az eredménye
hall-result-what = Ha egy játszmát sok teremben játszanak, mindegyik leadja az eredményét: a teljes naplót, ennek a számítógépnek az aláírásával. Az eredményeket a „Termek egyesítése” oldal vagy a flavita merge egyesíti.
hall-result-name = A terem neve
hall-result-make = Eredmény készítése
hall-result-file = Fájl mentése ({ $n } kB)
hall-result-file-what = Vigye el pendrive-on, vagy küldje el.
hall-result-codes = { $n ->
    [one] Megjelenítés egy QR-kódként
   *[other] Megjelenítés { $n } QR-kódként
}
hall-result-codes-what = Bármelyik kódolvasó beolvassa őket, bármilyen sorrendben; a szövegeket, soronként egyet, a „Termek egyesítése” oldal veszi át.
hall-result-codes-many = Ez sok kód: jobb a pendrive.
hall-result-not-over = A játszma még nem ért véget.
hall-result-open = Valami még nincs lezárva: egy nem értékelt cédula vagy egy újranyitott forduló.
hall-result-no-name = Adjon nevet a teremnek.
hall-result-fault = Az eredmény nem készíthető el: { $what }.
hall-codes-title = { $n ->
    [one] Egy QR-kód
   *[other] { $n } QR-kód
}
hall-codes-what = Minden kód akárhányszor és bármilyen sorrendben beolvasható. A hiányzókat az egyesítés oldala felsorolja.
hall-codes-number = { $n } / { $of }
hall-codes-one = Egymás után
hall-codes-next = Következő: { $n }
hall-codes-all = Mind egyszerre
