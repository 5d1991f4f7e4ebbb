### The other games of the booklet.

pastimes-title = Other games
pastimes-game = Game
pastimes-ordinary = The ordinary game
pastimes-reverse = Reverse
pastimes-board = Board of a game that is over
pastimes-board-what = Without names the players of that table play again, and its winner starts. After a Duplicate game type the names, the winner’s first.
pastimes-ways-what = One device lies between the players, or each opens a page of their own on a phone.
pastimes-fault-board = Choose the board of a game that is over.
pastimes-fault-nothing = Nothing can be taken off this board.
pastimes-on-turn = on turn
pastimes-winner = won
pastimes-take = Take off
pastimes-take-what = Mark one to { $n } tiles of one word. The rest must be words of the list, joined; the tiles taken score their values.
pastimes-reason-other-game = This game has no such act.
pastimes-reason-game-over = The game is over.
pastimes-reason-out-of-turn = It is somebody else’s turn.
pastimes-reason-moved-on = Something happened while the page was open. Look again.
pastimes-reason-nothing-to-undo = There is nothing to take back.
pastimes-reason-nothing-taken = Mark the tiles that you take.
pastimes-reason-too-many = No more than six tiles are taken in a turn.
pastimes-reason-several-words = The tiles must belong to one word.
pastimes-reason-no-word = “{ $word }” would be left, which is not in the list.
pastimes-reason-lone-tile = One tile would be left without a word.
pastimes-reason-not-joined = The rest would fall apart.
