### Termek, amelyek ugyanazt a sorsolást játsszák.

halls-title = Termek
halls-what = Más termek az Önök sorsolását játsszák, és minden elbírált forduló után elküldik az állásukat. Az összesítés előzetes: a szólók teremenként számítanak.
halls-list = A termek
halls-hall = Terem
halls-round = Forduló után
halls-players = Játékosok
halls-heard = Utolsó hír
halls-ended = a játszma véget ért
halls-here = Ez a terem
halls-total = Összesen
halls-empty = Még nincsenek játékosok.
halls-join = Hogyan csatlakozik egy másik terem
halls-join-how = Annak a teremnek a számítógépén ezzel a paranccsal indítsa el a programot, a terem nevével. A készletek és a topok maguktól jönnek, az óra, a cédulák és a döntések ott a sajátjaik. A kódot ne vetítse ki: azzal küldik az állást.
halls-join-name = "A terem neve"
help-halls = Egy sorsolás több teremnek
