### A füzet többi játéka.

pastimes-title = Más játékok
pastimes-game = Játék
pastimes-ordinary = Hagyományos játszma
pastimes-reverse = Fordított játék
pastimes-board = Egy befejezett játszma táblája
pastimes-board-what = Nevek nélkül annak az asztalnak a játékosai játszanak, és a győztes kezd. Duplicate játszma után írja be a neveket, elsőként a győztesét.
pastimes-ways-what = Egy eszköz fekszik a játékosok között, vagy mindenki a saját oldalát nyitja meg a telefonján.
pastimes-fault-board = Válassza ki egy befejezett játszma tábláját.
pastimes-fault-nothing = Erről a tábláról semmit sem lehet levenni.
pastimes-on-turn = ő van soron
pastimes-winner = győzött
pastimes-take = Levétel
pastimes-take-what = Jelöljön ki egytől { $n } zsetonig egyetlen szóból. Ami marad, összefüggő, a szólistában szereplő szavakból álljon; a levett zsetonok értéke a pont.
pastimes-reason-other-game = Ebben a játékban ilyen lépés nincs.
pastimes-reason-game-over = A játszma véget ért.
pastimes-reason-out-of-turn = Most más van soron.
pastimes-reason-moved-on = Amíg az oldal nyitva volt, történt valami. Nézze meg újra.
pastimes-reason-nothing-to-undo = Nincs mit visszavonni.
pastimes-reason-nothing-taken = Jelölje ki a levett zsetonokat.
pastimes-reason-too-many = Egy lépésben legfeljebb hat zseton vehető le.
pastimes-reason-several-words = A zsetonok egyetlen szóból valók legyenek.
pastimes-reason-no-word = „{ $word }” maradna, ez nincs a szólistában.
pastimes-reason-lone-tile = Egy zseton szó nélkül maradna.
pastimes-reason-not-joined = A maradék szétesne.
