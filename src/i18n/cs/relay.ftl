### Sály, které hrají totéž losování.

halls-title = Sály
halls-what = Jiné sály hrají podle vašeho losování a po každém vyhodnoceném kole posílají své pořadí. Souhrn je předběžný: sóla se počítají v každém sále zvlášť.
halls-list = Sály
halls-hall = Sál
halls-round = Po kole
halls-players = Hráčů
halls-heard = Poslední zpráva
halls-ended = partie skončila
halls-here = Tento sál
halls-total = Celkem
halls-empty = Zatím tu nejsou žádní hráči.
halls-join = Jak se připojí další sál
halls-join-how = Na počítači toho sálu spusťte program tímto příkazem a doplňte název sálu. Zásobníky a topy přijdou samy, hodiny, lístky a rozhodnutí má sál vlastní. Kód nepromítejte: posílá se s ním pořadí.
halls-join-name = "Název sálu"
help-halls = Jedno losování pro více sálů
