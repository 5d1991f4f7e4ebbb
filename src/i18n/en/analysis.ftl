### The analysis board, and the dictionary for everybody.

## The dictionary: what hooks on
hooks-before = Front hooks
hooks-after = Back hooks
hooks-shorter = One letter fewer
hooks-inside = Inside hooks
hooks-none = No hooks, and no letter can be dropped.
hooks-busy = The hooks cannot be looked up right now: the server is busy. Try again in a moment.
hooks-more = { $n ->
    [one] And { $n } more word.
   *[other] And { $n } more words.
}

## While a round is open
words-closed = Closed while a round is open
words-closed-what = The dictionary, the analysis board and training are closed while a round of “{ $name }” is being played. They open again as soon as its top is announced.
words-closed-table = The dictionary, the analysis board and training are closed while the clock runs at a table: { $names }. They open again when it is stopped.
words-closed-again = Try again

## The analysis board
analysis-title = Analysis board
analysis-link = Analysis
analysis-board = Position (CGP)
analysis-board-hint = Rows from top to bottom, separated by /. A number stands for that many empty squares, a lowercase letter for a blank, [brackets] for a tile of several letters.
analysis-rack-hint = ? is a blank
analysis-ask = Show the plays
analysis-undo = Undo the last play
analysis-clear = Clear the board
analysis-lay = Play it
analysis-none = This rack has no legal play here.
analysis-no-rack = Enter a rack to list every play, best first.
analysis-count = { $n ->
    [one] { $n } play
   *[other] { $n } plays
}
analysis-range = { $n }–{ $of }
analysis-earlier = Previous
analysis-later = Next
analysis-rank = Place in the list
analysis-bonus = Bonus for the number of tiles
analysis-busy = Another position is being analysed. Try again in a moment.
analysis-of-tournament = Tiles, words and rules of “{ $name }”.
analysis-other-words = Choose other words
analysis-round-open = Round { $n } is still open: its rack appears here once the clock has stopped.
analysis-not-legal = This play is not legal here.
analysis-type = Choose a square with the arrow keys or a tap, then type. Shift: blank. Space: change direction. Backspace: remove a tile.
analysis-keys = Tiles
analysis-blank = As a blank
analysis-turn = Turn
analysis-erase = Remove the tile
analysis-open-round = Open on the analysis board
analysis-fault-rows = { $n ->
    [one] A board has 15 rows separated by /; this one has { $n }.
   *[other] A board has 15 rows separated by /; this one has { $n }.
}
analysis-fault-row = Row { $n }: { $name }
analysis-fault-squares = { $of ->
    [one] Row { $n } has { $of } square instead of 15.
   *[other] Row { $n } has { $of } squares instead of 15.
}
analysis-fault-tile = this game has no tile “{ $name }”.
analysis-fault-bracket = a bracket [ is not closed.
analysis-fault-blank = on the board a blank is written as its lowercase letter, not as ?.
analysis-fault-rack = Rack: { $name }
analysis-fault-many-tiles = { $n ->
    [one] The rack has { $n } tile; the maximum is { $of }.
   *[other] The rack has { $n } tiles; the maximum is { $of }.
}
analysis-fault-set = There are { $n } “{ $name }” on the board and the rack together, but the game has only { $of }.

## The dictionary: search
find-title = Search by pattern and letters
find-patterns = Type a pattern instead of a word: ? is any letter, * any number of letters, [AE] one of these, [^AE] any but these, / separates patterns of which one is enough. For example: *Q, ?AT.
find-letters = From these letters (? is a blank)
find-all-letters = all of them: anagrams
find-with = With the letters
find-without = Without the letters
find-length = Number of letters, from and to
find-to = At most this many letters
find-busy = Searching is not possible right now: the server is busy. Try again in a moment.
find-none = Nothing found
find-first = { $n ->
    [one] The first word
   *[other] The first { $n } words
}
find-some = { $n ->
    [one] { $n } more word
   *[other] { $n } more words
}
find-all = { $n ->
    [one] { $n } word found
   *[other] { $n } words found
}
find-more = Show more
find-odds = Beside each word: the odds of drawing its letters together in one rack from a full bag.
find-bracket = After [ there must be letters, then a closing ].
find-long = The pattern is too long.
