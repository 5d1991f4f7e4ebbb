### Training: a game alone against the clock and the top, and the missed tops.

training-title = Training
training-what = Play a game alone, against the clock and against the top. Tops that you miss are kept for practice.
training-stopped = This game cannot continue
training-go-on = Continue
training-stop = Abandon this game
training-recorded = A recorded game
training-recorded-what = The racks and tops of a tournament on this computer.
training-recorded-none = No tournament on this computer is finished yet.
training-recorded-choose = Tournament
training-recorded-game = { $name } · { $date } · { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
training-drawn = A new game
training-deck = Game and word list
training-rules-usual = usual for this game
training-time = Time per round
training-time-rules = as the rules say
training-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
training-no-clock = without a clock
training-begin = Play
training-alone = Play this game solo
training-practise = Missed tops
training-practise-what = { $n ->
    [0] None yet. Every top that you miss in a game is kept here until you have found it twice in a row.
    [one] { $n } top is waiting. A top found twice in a row counts as learned.
   *[other] { $n } tops are waiting. A top found twice in a row counts as learned.
}
training-practise-begin = Practise
training-missed-gone = { $n ->
    [one] { $n } more is from a game that is no longer here.
   *[other] { $n } more are from games that are no longer here.
}
training-past = Past games
training-past-game = Game
training-past-date = Started
training-past-rounds = Rounds
training-past-found = Tops found
training-past-points = Points
training-past-percent = % of tops
training-of = { $n } of { $of }
training-round = Round { $n } of { $of }
training-score = So far { $points } of { $n } points, { $percent }
training-total = { $points } of { $n } points
training-found = Tops found: { $n } of { $of }
training-best = Your best so far: { $percent }%.
training-best-new = Your best yet: until now it was { $percent }%.
training-word-what = Across: the row first; down: the column first. A lowercase letter among capitals, or a letter in brackets, is a blank.
training-points = Points
training-points-wrong = Enter the points as a whole number from 0 to 9,999, or leave them empty.
training-show-top = Show the top
training-time-up = Time is up. A slip handed in now is late.
training-tap = Tap the square where the word begins, or enter the square and the word
training-slip = Your slip
training-top = Top: { $points }
training-lost = { $points } below the top
training-collected = This top is now among your missed tops.
training-missed-again = It stays among your missed tops.
training-found-once = Found. Once more, and it is learned.
training-known = Found twice in a row: this top is learned.
training-next = Next round
training-to-result = To the result
training-next-missed = Next top
training-missed-one = Missed top
training-result = The game is over
training-result-slip = Slip
training-result-top = Top
training-result-lost = Difference
training-rack = Rack
training-again = Play another game
training-gone = The game, rules or word list of this game are no longer on this computer. Start another game.
training-still-played = This tournament is still running. It can be played solo once it is finished.
training-words = The words of this game cannot be read: { $reason }
training-no-rounds = This game has no round with a top. Choose another one.
training-misfit-round = Round { $n } of this game cannot be shown: what is stored does not fit the game’s letters and board. Start another game.
training-misfit-missed = This missed top cannot be shown: what is stored does not fit the game’s letters and board.
training-disk = The file { $name } in the folder “training” cannot be read or written: { $reason }. Nothing was changed.
training-damaged = The file { $name } in the folder “training” is damaged: { $reason }. It stays as it is. A new game gets a new file.
training-full = Too many people have trained on this computer since yesterday. Try again tomorrow.

## The opponent
training-opponent = Opponent
training-against = You { $points }, the opponent { $n }
training-theirs = The opponent: { $text }
training-theirs-none = The opponent found nothing.
opponent-none = none
opponent-beginner = beginner: the top in { $n } rounds out of 100
opponent-club = club player: the top in { $n } rounds out of 100
opponent-expert = expert: the top in { $n } rounds out of 100
opponent-champion = champion: the top in { $n } rounds out of 100

## Solitaire
solitaire-title = Solitaire
solitaire-what = An ordinary game with one rack, against your own best; or with two racks: you play the second one yourself, or the program does. Or all tiles are open, and you take any of them, at most seven in a turn.
solitaire-kind = Kind
solitaire-one = one rack
solitaire-two = two racks
solitaire-open = open tiles
solitaire-who = Who plays the second rack
solitaire-alone = you
solitaire-first = First rack
solitaire-second = Second rack
solitaire-you = You
solitaire-computer = Opponent
solitaire-total = { $name }: { $points }
solitaire-best = Your best so far: { $points }.
solitaire-best-new = Your best yet: until now it was { $points }.
solitaire-exchanged = exchange
solitaire-passed = pass
solitaire-bag = Tiles in the bag: { $n }
solitaire-left = Tiles left: { $n }
solitaire-lay = Play
solitaire-exchange = Exchange
solitaire-exchange-which = Tiles to exchange
solitaire-pass = Pass
solitaire-stop = End the game
solitaire-nothing-exchanged = Enter the tiles that you want to exchange.
solitaire-not-in-rack = These tiles are not on the rack.
solitaire-bag-small = There are fewer tiles in the bag than you want to exchange.
solitaire-over = The game is over.
solitaire-refused = This cannot be played. Check the square and the word.

homework-title = Homework
homework-what = The whole club plays the same game at home, each on their own and by a set deadline; the standings are shared.
homework-none = No homework has been set yet.
homework-new = Set homework
homework-game = Game
homework-name = Title
homework-from = From (empty: now)
homework-until = Until
homework-early = Those who have finished see the standings at once
homework-new-what = The game stays where it is; do not delete it before the deadline. Nobody knows a prepared game; a finished tournament is known to those who played it, and its pages show its tops.
homework-give = Set it
homework-no-games = Prepare a game first, or finish a tournament.
homework-prepared = { $name } · prepared, { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
homework-before = not open yet
homework-now = open; { $n ->
    [one] { $n } player has started
   *[other] { $n } players have started
}
homework-after = over; { $n ->
    [one] { $n } player
   *[other] { $n } players
}
homework-term = { $from } to { $until }
homework-player = Your name
homework-begin-what = The clock starts at once. Play on this device; starting another training game here abandons this one. What you hand in after the deadline does not count.
homework-hidden = The standings are shown after the deadline.
homework-hidden-early = The standings are shown when you have finished, or after the deadline.
homework-delete = Delete this homework
homework-fault-term = Enter an end that is in the future and after the beginning.
homework-fault-game = Choose a game.
homework-fault-title = This title cannot be used: it is too long or contains hidden characters.
homework-fault-name = Enter your name.
homework-fault-again = You have already played this homework; it can be played only once.
homework-fault-closed = This homework cannot be played now.
homework-fault-taken = Somebody has already started under this name; add something to yours.
homework-fault-full = This homework is full.
homework-out = This game is homework; you can practise on it after the deadline.
