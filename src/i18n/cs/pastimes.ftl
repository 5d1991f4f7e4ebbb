### Ostatní hry z brožury.

pastimes-title = Jiné hry
pastimes-game = Hra
pastimes-ordinary = Obyčejná partie
pastimes-reverse = Hra pozpátku
pastimes-board = Deska skončené partie
pastimes-board-what = Bez jmen hrají znovu hráči toho stolu a začíná vítěz. Po partii duplikátu napište jména, vítězovo první.
pastimes-ways-what = Jedno zařízení leží mezi hráči, nebo si každý otevře svou stránku v telefonu.
pastimes-fault-board = Vyberte desku skončené partie.
pastimes-fault-nothing = Z této desky nelze nic sejmout.
pastimes-on-turn = na tahu
pastimes-winner = vítězství
pastimes-take = Sejmout
pastimes-take-what = Označte jeden až { $n } kamenů jednoho slova. Zbytek musí být spojená slova ze seznamu; body jsou hodnoty sejmutých kamenů.
pastimes-reason-other-game = Tak se v této hře netáhne.
pastimes-reason-game-over = Partie skončila.
pastimes-reason-out-of-turn = Na tahu je někdo jiný.
pastimes-reason-moved-on = Než jste stránku odeslali, něco se stalo. Podívejte se znovu.
pastimes-reason-nothing-to-undo = Není co vzít zpět.
pastimes-reason-nothing-taken = Označte kameny, které berete.
pastimes-reason-too-many = V jednom tahu se snímá nejvýš šest kamenů.
pastimes-reason-several-words = Kameny musí být z jednoho slova.
pastimes-reason-no-word = Zbylo by „{ $word }“, a to v seznamu není.
pastimes-reason-lone-tile = Jeden kámen by zůstal bez slova.
pastimes-reason-not-joined = Zbytek by se rozpadl.
