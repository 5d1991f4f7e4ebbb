### Training: a game alone against the clock and the top, and the missed tops.

training-title = Training
training-what = Play a game alone, against the clock and against the top. Tops that you miss are kept for practice.
training-stopped = This cannot go on
training-go-on = Go on
training-stop = Give this game up
training-recorded = A game that was played
training-recorded-what = The racks and tops of a tournament of this computer.
training-recorded-none = No tournament of this computer has ended yet.
training-recorded-choose = Tournament
training-recorded-game = { $name } · { $date } · { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
training-drawn = A game freshly drawn
training-drawn-what = Nobody has seen these racks before.
training-deck = Game and word list
training-rules = Rules
training-rules-usual = usual for this game
training-time = Time for a round
training-time-rules = as the rules say
training-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
training-no-clock = without a clock
training-begin = Play
training-alone = Play this game alone
training-practise = Missed tops
training-practise-what = { $n ->
    [0] None is waiting. Every top that you miss in a game is kept here until you have found it twice in a row.
    [one] { $n } top is waiting. Find it twice in a row, and it is known.
   *[other] { $n } tops are waiting. Find one twice in a row, and it is known.
}
training-practise-begin = Practise
training-missed-gone = { $n ->
    [one] { $n } more belongs to a game that is not here any more.
   *[other] { $n } more belong to games that are not here any more.
}
training-past = Games so far
training-past-game = Game
training-past-date = Begun
training-past-rounds = Rounds
training-past-found = Tops found
training-past-points = Points
training-past-percent = Of the tops
training-of = { $n } of { $of }
training-round = Round { $n } of { $of }
training-score = So far { $points } of { $n } points, { $percent }
training-total = { $points } of { $n } points
training-found = Tops found: { $n } of { $of }
training-at = Square
training-word = Word
training-word-what = The row first for across, the column first for down. A small letter among capitals, or a letter in brackets, is a blank.
training-points = Points
training-points-wrong = The points are a whole number from 0 to 9999, or nothing.
training-show-top = Show the top
training-time-up = Time is up. A slip that comes now is late.
training-tap = Tap the square where the word begins, or type square and word
training-slip = Your slip
training-top = Top: { $points }
training-lost = { $points } below the top
training-collected = This top is now among your missed tops.
training-missed-again = It stays among your missed tops.
training-found-once = Found. Once more, and it is known.
training-known = Found twice in a row: this top is known now.
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
training-gone = Edition, rules or word list of this game are not on this computer any more. Begin another game.
training-still-played = This tournament is still being played. It can be played alone once it has ended.
training-words = The words of this game cannot be read: { $reason }
training-no-rounds = This game has no round with a top. Choose another one.
training-misfit-round = Round { $n } of this game cannot be laid out: what is kept of it does not fit its edition. Begin another game.
training-misfit-missed = This missed top cannot be laid out: what is kept of it does not fit its edition.
training-disk = The file { $name } in the folder “training” cannot be read or written: { $reason }. Nothing was changed.
training-damaged = The file { $name } in the folder “training” is damaged: { $reason }. It stays as it is. A game that you begin now gets a file of its own.
training-full = Too many people have trained on this computer since yesterday. Try again tomorrow.
