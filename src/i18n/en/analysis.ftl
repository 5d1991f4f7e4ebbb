### The analysis board, and the dictionary for everybody.

## The dictionary: what hooks on
hooks-before = In front
hooks-after = Behind
hooks-shorter = Without a letter
hooks-inside = With a letter inside
hooks-none = No letter hooks on, and none comes off.
hooks-busy = The words next to it cannot be found just now: the server is busy. Ask again in a moment.
hooks-more = { $n ->
    [one] And { $n } more word.
   *[other] And { $n } more words.
}

## While a round is open
words-closed = Not while a round is open
words-closed-what = The dictionary, the analysis board and training are closed while a round of “{ $name }” is being played. They open again as soon as its top is announced.
words-closed-again = Try again

## The analysis board
analysis-title = Analysis board
analysis-link = Analysis
analysis-board = Position (CGP)
analysis-board-hint = Rows from the top with / between them; numbers are runs of empty squares; a blank is a small letter; a tile of several letters stands in square brackets.
analysis-rack = Rack
analysis-rack-hint = ? is a blank
analysis-ask = Show the placements
analysis-undo = Take the last one back
analysis-clear = Empty the board
analysis-lay = Lay it
analysis-none = Nothing can be laid here with this rack.
analysis-no-rack = Type a rack, and every placement stands here, the best first.
analysis-count = { $n ->
    [one] { $n } placement
   *[other] { $n } placements
}
analysis-range = { $n }–{ $of }
analysis-earlier = Earlier
analysis-later = Later
analysis-rank = Place in the list
analysis-bonus = Bonus for the number of tiles
analysis-total = Total
analysis-busy = Another position is being worked out. Ask again in a moment.
analysis-of-tournament = Tiles, words and rules of “{ $name }”.
analysis-other-words = Choose other words
analysis-round-open = Round { $n } is still open: its rack appears here once the clock has stopped.
analysis-not-legal = This placement cannot be laid here.
analysis-type = Choose a square by the arrow keys or a tap and type: Shift makes a blank, Space turns the direction, Backspace takes a tile off.
analysis-keys = Tiles
analysis-blank = As a blank
analysis-turn = Turn
analysis-erase = Take the tile off
analysis-open-round = On the analysis board
analysis-fault-rows = { $n ->
    [one] A board has 15 rows with / between them; this is { $n }.
   *[other] A board has 15 rows with / between them; these are { $n }.
}
analysis-fault-row = Row { $n }: { $name }
analysis-fault-squares = { $of ->
    [one] Row { $n } has { $of } square instead of 15.
   *[other] Row { $n } has { $of } squares instead of 15.
}
analysis-fault-tile = this game has no tile “{ $name }”.
analysis-fault-bracket = a bracket [ is not closed.
analysis-fault-blank = on the board a blank is written as its small letter, not as ?.
analysis-fault-rack = The rack: { $name }
analysis-fault-many-tiles = { $n ->
    [one] The rack has { $n } tile; it can have { $of } at most.
   *[other] The rack has { $n } tiles; it can have { $of } at most.
}
analysis-fault-set = { $n } “{ $name }” on the board and the rack, but the game has { $of }.
