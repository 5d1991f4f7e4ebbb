### The words of the pages.

## Everywhere
numbered = No. { $number }
number-column = No.
product = Flavita
language = Language
skip = Skip to content
help = Help
cancel = Cancel
back = Back
back-to-console = To the console
rounds = Rounds
offline = No connection
press-again = Press again
undo = undo
colon = :
labelled = { $label }: { $value }
player-number = Number
player-name = Name
player-add = Add
player-withdraw = Player withdraws
end-game = End the game now
export-spreadsheet = For spreadsheets (CSV)
export-plain = CSV
exports-title = Save the results
sign-arbiter = Chief arbiter (signature, name)
sign-secretary = Secretary (signature, name)
sign-date = Date

## Numbers with nouns
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
points-word = { $n ->
    [one] point
   *[other] points
}
players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
players-word = { $n ->
    [one] player
   *[other] players
}
slips-expected = { $n ->
    [one] { $n } slip still to come.
   *[other] { $n } slips still to come.
}
words-counted = { $n ->
    [one] { $n } word
   *[other] { $n } words
}
found-count = { $n ->
    [0] nobody
   *[other] found by { $n }
}
found-of = { $n ->
    [0] Nobody found the top
   *[other] Found by { $n } of { $of }
}
tops-equal = Equal tops: { $n }
tops-equal-open = Equal tops: { $n }. The arbiter chooses which one goes on the board.
date-long = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
of-count = of { $n }
and-more = { $name } and { $n } more
direction-across = across
direction-down = down

## A round and its phases
round-title = Round { $n }
rack-text = rack { $name }
top-text = top { $name }
tops-text = tops { $name }
placements-of-round = Plays of round { $n }
placements-total = { $n } in total
slips-of-round = Slips of round { $n }
slip-of-round = Slip, round { $n }
slips-of-round-word = slips of round { $n }
round-word = round
top-of-round = Top of round { $n }
top-on-board = On the board, the top of round { $n }:
laid-on-board = On the board after round { $n }:
reveal-laid = On the board: { $text }
laid-below = on the board, not a top: { $name }
handed-in-of-round = Handed in for round { $n }
entered-of = { $n } of { $of } entered
entered-all = All slips are entered
slips-paper = on paper { $n }
slips-phone = by phone { $n }
slips-absent = no slip { $n }
phase-lobby = Waiting to start
phase-drawn = Rack drawn
phase-thinking = Players are thinking
phase-last-call = Writing answers
phase-paused = Paused
phase-closed = Time is up
phase-revealed = Top announced
phase-placed = Top on the board
phase-ended = The game is over
screen-phase-drawn = Get ready
screen-phase-thinking = Thinking
screen-phase-last-call = WRITE
screen-phase-paused = Paused
next-key = Enter the key of the sealed game
next-draw-first = Draw the first rack
next-draw = Draw the rack of round { $n }
next-start = Start round { $n }
next-stop = Stop round { $n }
next-reveal = Announce the top of round { $n }
next-place = Place the top of round { $n }
next-place-word = Place { $name }
next-end = End the tournament
next-needs-top = choose one of the equal tops first
next-needs-slips = { $n ->
    [one] { $n } slip of round { $of } is missing
   *[other] { $n } slips of round { $of } are missing
}
next-again = Press again to confirm

## Home
home-title = Tournaments
home-new = New tournament
home-ways = Other pages
home-for-evening = For the evening
home-for-many = Several tournaments and venues
home-for-alone = Between games
settings = View and language
home-continue = Back to the console
home-others = Others
home-all = All tournaments
home-tournament = Tournament
home-game = Game
home-players = Players
home-rounds = Rounds
home-state = Status
home-draft = Not started
home-done = Finished
home-damaged = File damaged
home-newer = Needs a newer Flavita
home-no-dictionary = Word list missing
home-unopened = Cannot be opened
home-action-draft = Open
home-action-done = Results
home-event = Overall standings
home-action-damaged = What to do
home-begun = Unfinished
home-put = Put away: { $name }
home-to-archive = Archive
home-from-archive = Restore from the archive
home-delete = Delete
home-delete-what = Nothing has been played here yet. The file goes to the “trash” folder and can be restored from there.
home-not-deleted = The tournament was not deleted
home-archive = Archive: { $n }
home-more = { $n ->
    [one] Show { $n } more tournament
   *[other] Show { $n } more tournaments
}
home-reading = The tournaments are being read: { $n } of { $of } are done. This page opens automatically.
home-folder = Folder: { $name }
home-address = Address for the screen and the helpers: { $name }
home-stop = To stop Flavita, close its window or press Ctrl+C in it. Everything recorded is saved.
per-round = { $name } per round
welcome-title = Welcome
welcome-what = Flavita runs Duplicate tournaments: everybody has the same letters, the same board and the same time; the highest-scoring words win.
welcome-one = Create a tournament: name it, choose the game and enter the players.
welcome-two = Open the hall screen on the projector and test the sound.
welcome-three = Draw the first rack. From then on Flavita keeps the time, finds the top and checks the slips.

## New tournament
new-title = New tournament
new-terms = Settings
new-terms-move = { $name } per round
new-terms-clock = game clock { $name } min
new-terms-words = the whole word list
new-terms-changed = word list adjusted
new-terms-change = change
new-profile-others = Rules of other federations
new-edition-more = Board, word list and which words count
new-name = Name
new-edition = Letters and board
new-dictionary = Word list
new-round-time = Time for a round
new-round-time-hint = minutes:seconds
new-last-call = Last call
new-last-call-hint = seconds before the end; more than one is possible
new-minima = Which racks are valid
new-minima-until = Up to round
new-minima-vowels = at least this many vowels:
new-minima-consonants = and consonants:
new-minima-later = Later, at least this many vowels:
new-minima-and = and consonants:
new-clock = Clock for the whole game
new-clock-on = Every player has a budget of time
new-clock-budget = Budget
new-clock-price = min; overtime costs
new-clock-step = points per
new-clock-end = min started
new-clock-hint = Only makes sense when a helper marks when each slip is handed in. A player who is not marked is charged the whole round; a round in which nobody is marked costs nothing.
new-players = Players
new-players-label = One per line
new-players-example = 12; Mary Smith; Leeds
new-players-hint = Number; name; town. Names alone are enough: numbers are assigned automatically. Paste a list as it is; below you can see how it is read. Late players can be added afterwards.
new-players-file = Load from a CSV file
new-players-earlier = Players of an earlier tournament
new-create = Create the tournament
new-notice = Something needs fixing: see the marked fields. Everything else has been kept.

## Console
clock-pause = pause
clock-resume = resume
clock-extend = +30 seconds
bought-back = The letter { $letter } is now on { $at }, and the { $name } is on the rack.
bought-to-lay = The letter { $letter } is now on { $at }: its blank was bought back and played.
bag = In the bag
draw-label = Tiles drawn ({ $name }: ?)
draw-short = Tiles drawn
draw-beside = { $n ->
    [one] { $n } more tile to go with { $rest }
   *[other] { $n } more tiles to go with { $rest }
}
draw-tiles = { $n ->
    [one] { $n } tile from the bag
   *[other] { $n } tiles from the bag
}
draw-whole = the whole rack went back
draw-take = Use this rack
refuse-rack = Refuse this rack
vowels-next = Vowels in the next rack:
refuse-rack-because = Why does this rack go back? The reason stays in the log, and everybody can read it.
refuse-rack-do = Put it back
over-time = Over time:
near-time = Little time left:
time-more = more players:
hand-in-none-yet = No hand-in has been marked yet. If it stays that way, round { $round } is not timed for paper slips and costs nothing.
hand-in-some-yet = { $n ->
    [one] { $n } of { $of } is not marked. Unless that hand-in is marked, the whole round counts for that player.
   *[other] { $n } of { $of } are not marked. Unless their hand-in is marked, the whole round counts for each of them.
}
hand-in-charged = { $n ->
    [one] Round { $round }: { $n } of { $of } was not marked; the whole round, { $time }, counts for that player.
   *[other] Round { $round }: { $n } of { $of } were not marked; the whole round, { $time }, counts for each of them.
}
clock-charged-nobody = The game clock has not cost anybody any points so far.
clock-charged = Points deducted for time: { $names }.
rounds-unmeasured = { $n ->
    [one] Round { $rounds } is not timed for paper slips: nobody marked a hand-in.
   *[other] Rounds { $rounds } are not timed for paper slips: nobody marked a hand-in.
}
hand-in-how = press a number when that player hands in
hand-in-back = Undo:
tops-because = Reason, if the choice is not by the rules
tops-lay = Put it on the board
tops-choose = Several tops. Which one goes on the board?
tops-chosen = { $name } is on the board. Another top can be chosen until the next rack is drawn.
tops-proposed = proposed
tops-key-choose = choose
tops-key-proposed = use the proposed one
tops-key-back = to the slips
tops-key-here = in the empty line: choose by key
top-mark = top
placements-title = Plays
placements-none = The plays of a round appear here once its time is up.
peek = Show the top while held down
peek-more = and { $n } more with the same points
pages-all = All pages
placements-filter = word or square
placements-only-found = Only those found
placements-word = Word
placements-square = Square
placements-points = Points
placements-found = Found
marking-lock = Close the marking of this round
marking-locked = Marking closed
slips-title = Slips
slips-none = Slips are entered once the top has been announced, even while the players think about the next round.
missing-title = Missing
missing-next = next
missing-none = All slips are entered
keyed-title = Just entered
slip-label = Slip
slip-order = number square word points
slip-which-reading = The word can be placed in several ways. Which one is on the slip? Press its key.
slip-which-blank = Which letter on the slip is the blank? Press its key. If none is marked, press Enter again.
slip-which-blank-points = Which letter on the slip is the blank? Press its key. If none is marked, press Enter again: { $points }.
slip-hint = For example: { $name }
slip-not-yet = nothing to enter yet
slip-save = save
slip-correct = Correct
slip-key = Enter the slip
slip-withdraw = Withdraw the slip
slip-unsaved = Not saved: no connection. The line is kept: press Enter again.
do-failed = No answer: the connection was lost. The page shows whether it was done; if not, try again.
status-saved = Saved { $name }
status-screen = Screen: { $name }
standings-link = Standings
scene-change = hall screen
scene-auto = Follow the game
scene-reveal = Last top
scene-standings = Standings
scene-lobby = Title
scene-blank = Dark
keys-all = all keys
title-lobby = Getting ready
title-ended = Results
lobby-players = Players
lobby-settings = Settings
lobby-late = Add a player
lobby-check = Before the start
lobby-check-screen = The hall screen is open on the projector (F9).
lobby-check-slips = Every player has slips with their number.
lobby-check-sound = The sound of the screen is on.
ending-title = The game is over

## Page of a round
round-slip = Slip
round-verdict = Verdict
round-claimed = Claimed
round-time = Time
round-time-what = A paper slip: when it was entered; a slip from a phone: when it was handed in
actor-console = arbiter
trail-replaced = { $time }, { $name }: { $text }, { $points }. Corrected.
trail-withdrawn = { $time }, { $name }: { $text }, { $points }. Withdrawn.

## Standings
standings-after = { $n ->
    [0] Standings
   *[other] Standings after round { $n }
}
standings-final = Final standings
standings-sum = Sum of tops { $n }
standings-rank = Rank
standings-number = No.
standings-player = Player
standings-town = Town
standings-tops = Tops
standings-rounds = Points by round: { $name }
standings-games = Games: { $name }
season-unfold = Tournaments: { $name }
standings-solos = Solos
standings-solo-points = For solos
standings-warnings = Warn.
standings-negative = Gap to top
standings-team = Team
standings-teams = Teams
standings-members = Players
standings-category = Category
standings-club = Club
standings-every-category = all
standings-every-club = all
standings-show = Show
tie = { $ahead } ranks above { $behind }: { $why }.
tie-tops = tops, { $one } to { $two }
tie-solos = solos, { $one } to { $two }
tie-later-games = points, { $one } to { $two }
tie-later-games-of-game = game { $game }, { $one } to { $two }
tie-later-rounds = round { $round }, { $one } to { $two }
tie-later-rounds-of-game = game { $game }, round { $round }, { $one } to { $two }
tie-dearest-slip = the best round, { $one } to { $two }
tie-fewer-warnings = warnings, { $one } to { $two }
tie-less-time = time, { $one } to { $two }

## Several games
games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
game-title = Game { $n }
event-game = { $name }, game { $n }
event-game-name = { $name }. Game { $n }
event-cumulated = Overall standings
next-game = Next game of this event
next-game-title = One more game
next-game-what = The same letters, words, rules and players, except those who have withdrawn. The results of the games are added up.
cumulated-after = { $n ->
    [one] Standings after { $n } game
   *[other] Standings after { $n } games
}
cumulated-during = Game { $n } is being played
cumulated-stand = after round { $n }
cumulated-not-begun = no round entered yet
cumulated-mean = Average %
cumulated-other-rules = The games have different rules. Ranks and ties here follow the rules of the last game: { $name }.
cumulated-names-differ = No. { $number } has different names: { $names }. They count as different players; if they are one person, correct the name in one of the games.
cumulated-numbers-differ = { $name } has different numbers: { $numbers }. They count as different players; if they are one person, correct the number in one of the games.
cumulated-in-games = { $n ->
    [one] game { $games }
   *[other] games { $games }
}

## Players
players-link = players
players-edit = edit the list
players-title = Players
players-how = Enter saves the line, the arrows move up and down, Esc undoes your typing.
players-categories = Categories
players-missed = Misses rounds
players-series = Series
players-new = New player, or a pair: Ada / Van
players-save = Save
players-withdraw = Withdraws
player-return = Reinstate
players-from = from round { $n }
players-until = through round { $n }
players-never = has not played yet
players-import = Import a list
players-import-do = Add everybody
players-example = 12; Mary Smith; Leeds; juniors; Ravens
players-import-how = Number; name; club; categories; team. Or paste a list as it is: below you can see how it is read. If a single line is wrong, nobody is added.
players-closed = The game is over: no more players can be added.
players-merge = One person, registered twice
players-merge-keep = Keep no.
players-merge-gone = and give it everything of no.
players-merge-how = The slips of both become those of the one that stays. Where both have a slip in the same round, they are two people.
players-merge-do = Merge
standings-time = Time
standings-penalty = Penalty
standings-total = Total
standings-top-row = Top
standings-empty = The standings appear once all slips of the first round are entered.
standings-waits = The standings are waiting: not all slips of round { $n } are entered yet.
standings-footnote = * top of the round.
standings-ranks = Ranks { $name } of { $of }
standings-page = Page { $n } of { $of }

## Screen of the hall
screen = hall screen
screen-sound = Turn the sound on
screen-speak = Read racks aloud
screen-stop = STOP
screen-slips-up = Slips up
screen-handed-in = Handed in
screen-next = Next best

## Keys
keys-title = Keys and slips
keys-close = Close
keys-round = Round
keys-line = Slip line
keys-slips = How to enter a slip
keys-next = next step; when something is missing, a second press confirms
keys-tops = Several tops in a blue frame: a digit chooses that one, Enter the proposed one. Esc moves from the frame to the line and back
keys-pause = pause and resume
keys-extend = add 30 seconds
keys-scene = what the hall screen shows
keys-undo = undo the last action
keys-peek = show the arbiter the unannounced top, while held down
keys-dictionary = the dictionary: whether a word counts
keys-players = the players: edit, import, merge
keys-filter = search the plays
keys-help = this page
keys-save = save the slip
keys-complete = accept the completion
keys-missing = next number without a slip
keys-recall = bring the previous line back to correct it
keys-escape = clear the line, return to it
key-enter = Enter
key-escape = Esc
key-shift = Shift
keys-blank = with a letter: a blank in its place, if only one place is possible; otherwise the program asks
keys-slips-how = The player’s number, the square, the word, the points on the slip. After the number any order is fine, and the points may be left out.
keys-example-across = 23 h7 crane
keys-example-across-is = player 23, the word across from this square
keys-example-down = 23 7h crane
keys-example-down-is = the same word down: column first
keys-example-claim = 23 h7 crane 17
keys-example-claim-is = with the points the player wrote
keys-example-blank = 23 h7 CRaNE
keys-example-blank-is = a lowercase letter among capitals is a blank, as on every page
keys-example-blank-brackets = 23 h7 cr(a)ne
keys-example-blank-brackets-is = the same
keys-example-top = 23 t
keys-example-top-is = the player has the top
keys-example-empty-is = an empty slip, or none
keys-example-several-is = several slips of one player: no points
keys-top-letter = t
keys-example-many-is = several players with the top at once
keys-example-illegible-is = the slip cannot be read: no points
keys-example-hard-is = the slip is hard to read, but counts
keys-example-hand-in-is = the player has handed in: the clock stops

## Squares of the board
square-letter-double = 2L
square-letter-triple = 3L
square-word-double = 2W
square-word-triple = 3W

## What is heard of the squares of the board
board-name = Board
board-plain = empty
board-start = start square
board-letter-double = double letter, empty
board-letter-triple = triple letter, empty
board-word-double = double word, empty
board-word-triple = triple word, empty
board-blank = blank

## The terms of a tournament
setting-clock = { $budget } for the game, then { $price } off for each { $step } started
setting-clock-minute = { $budget } for the game, then { $price } off for each minute started
setting-no-clock = No game clock
setting-minima = Minimum vowels and consonants, rounds 1–{ $until }: { $early }, then { $late }
tops-prospect = { $blanks ->
    [0] no blank
    [one] { $blanks } blank
   *[other] { $blanks } blanks
} · leaves { $left }: vowels { $vowels }, consonants { $consonants } · opens { $opened ->
    [one] { $opened } square
   *[other] { $opened } squares
}
forecast-title = Forecast for equal tops
forecast-what = { $n ->
    [one] { $n } rack was drawn
   *[other] { $n } racks were drawn
} from the remaining tiles after each top, by the rules of the draw; the tournament’s secret number plays no part in it. The figure after ± is the standard error.
forecast-next = Next top, points
forecast-whole = The whole rack played
forecast-over = the game would be over
forecast-link = What to expect after each: the forecast
tops-note-fewest = fewest blanks
tops-note-blank = uses a blank
tops-note-preferred = preferred by the rules
tops-note-behind = ranked lower by the rules

## Headings of the CSV tables
csv-rank = Rank
csv-player = Player
csv-total = Total
csv-percent = % of tops
csv-tops = Tops
csv-solos = Solos
csv-penalty = Penalty
csv-points = Points
csv-seconds = Seconds
csv-overtime-seconds = Overtime, s
csv-number = Number
csv-club = Town, club
csv-points-of-round = Round { $n }
csv-total-of-game = Game { $n }
csv-percent-of-game = Game { $n }, %
csv-points-of-game-round = Game { $game }, round { $n }
csv-solo-points = Points for solos
csv-warnings = Warnings
csv-warning-price = Price of warnings
csv-negative = Gap to top
csv-dearest-slip = Best round
csv-mean-percent = Average %
csv-categories = Categories
csv-team = Team
csv-numbers = Numbers
csv-tie = Tie-break
csv-round = Round
csv-rack = Rack
csv-top-points = Points of the top
csv-at = Square
csv-word = Word
csv-legal-placements = Legal plays
csv-found = Found by
csv-solo = Solo by
csv-players = Players
csv-claimed = Claimed
csv-would-be = Would be
csv-top = Top
csv-verdict = Verdict
csv-reasons = Reason codes
csv-reason-text = Reason
csv-status = Status
csv-slip = Slip
csv-read-at = Square read
csv-remarks = Remarks
csv-received = Received
csv-read-word = Word read
csv-valid = valid
csv-warning = warning
csv-zero = zero
csv-counts = counts
csv-replaced = replaced
csv-withdrawn = withdrawn

## The page for the hall
hall-ways = Choose the hall screen, the standings or the rules. The console opens only on the computer that runs Flavita.
