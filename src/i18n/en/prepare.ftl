### Prepared games.

prepare-title = Prepare a game
prepare-what = The computer plays many games and keeps those that fit your wishes. You look one through, change it and seal it for the halls.

## The run
prepare-run = Playing games
prepare-run-on = { $n } of { $of } games played, { $fitting ->
    [one] { $fitting } fits
   *[other] { $fitting } fit
}.
prepare-run-whole = Done: { $n ->
    [one] { $n } game played
   *[other] { $n } games played
} of { $of } at most, { $fitting ->
    [one] { $fitting } fits
   *[other] { $fitting } fit
}.
prepare-run-stopped = Stopped: { $n ->
    [one] { $n } game played
   *[other] { $n } games played
} of { $of } at most, { $fitting ->
    [one] { $fitting } fits
   *[other] { $fitting } fit
}.
prepare-run-broken = It broke off: { $name }
prepare-run-waits = A round is open on this computer. The games wait until it is over.
prepare-run-none = No game fits. Ask for less, or play more games. How many games miss each wish:
prepare-run-missed = { $name }: { $n ->
    [one] { $n } game
   *[other] { $n } games
}
prepare-run-refreshes = This page fetches itself anew every three seconds.
prepare-stop = Stop

## The games that are kept
prepare-games-kept = Prepared games
prepare-kept-where = The files lie in the folder “prepared” of the data folder. Whoever can open that folder knows the games.
prepare-game = Game
prepare-new = new
prepare-sealed = sealed
prepare-rounds = Rounds
prepare-total = Total of the tops
prepare-bingos = Whole racks
prepare-equal-tops = Equal tops
prepare-hardest = Hardest round
prepare-easiest = Easiest round
prepare-lead = round { $n }, { $points }
prepare-delete-column = Delete
prepare-tick = Delete { $name }
prepare-delete = Delete the ticked games

## The wishes
prepare-wishes = New games
prepare-with = What is played
prepare-games = Games to play
prepare-offer = Games wanted
prepare-seed = Seed
prepare-seed-what = Leave it empty: the program makes one up. Whoever knows it can draw the same games.
prepare-like = What the game should be like
prepare-like-what = Leave empty what does not matter.
prepare-from = from
prepare-to = to
prepare-hardest-what = The hardest round is the one whose top is furthest above the next score, the easiest the one whose top is nearest to it: in points.
prepare-unambiguous = No round with equal tops
prepare-polite = No rude words, where the list names them
prepare-avoid = Words to avoid
prepare-avoid-what = One a line. None of them comes on the board.
prepare-begin = Play the games

## A game
prepare-download = Download the game
prepare-round = Round { $n }
prepare-earlier = Previous
prepare-later = Next
prepare-bag = { $n ->
    [0] In the bag:
    [one] In the bag ({ $n } tile):
   *[other] In the bag ({ $n } tiles):
}
prepare-bag-empty = nothing
prepare-change = Change round { $n }
prepare-change-what = Everything after this round is drawn and solved anew.
prepare-rack = Rack (? is a blank)
prepare-change-rack = Take this rack
prepare-top = Which of the equal tops is laid
prepare-change-top = Lay this top
prepare-undo = Take the last change back
prepare-rack-column = Rack
prepare-top-column = Top
prepare-square-column = Square
prepare-points-column = Points
prepare-total-column = Sum
prepare-lead-column = Ahead by
prepare-equals-column = Equals

## The seal
prepare-seals = Sealing
prepare-seal = Seal the game
prepare-seal-what = A sealed file opens with its key alone. Send it to the halls days before, publish the fingerprint, and read the key out at the start.
prepare-seal-name = Name of the game
prepare-seal-organiser = Organiser
prepare-seal-start = First rack not before
prepare-seal-start-what = By the clock of this computer. Empty: each hall starts when it likes.
prepare-seal-every = Minutes from rack to rack
prepare-seal-every-what = Such as 5, or 5, 20, 5: the last goes on to the end. Empty: as each hall likes.
prepare-seal-do = Check and seal
prepare-seal-of = Seal { $n }, { $name }
prepare-seal-older = The game was changed after this. Seal it again if the halls shall play it as it is now.
prepare-seal-file = Download the sealed file
prepare-seal-key = Show the key
prepare-seal-publish = Publish the fingerprint before the day: then everybody can see afterwards that it was this game.
prepare-seal-ready = A hall with a data folder like this one has everything it needs.

## The key
prepare-key-title = Key of the game
prepare-key-secret = Keep this secret until the start: with these words and the file anybody can see the whole game.
prepare-key-code = The key as a QR code
prepare-key-how = At the start read the words out one by one. Capitals and what stands between the words do not matter.

## What cannot be done
prepare-fault-round = A round is open in “{ $name }”. Games are played when it is over.
prepare-fault-deck = Choose a game with a word list that is here.
prepare-fault-busy = Games are being played already. Wait for them or stop them.
prepare-fault-number = { $name }: write a whole number from 1 to { $of }.
prepare-fault-span = { $name }: write whole numbers, the first no larger than the second.
prepare-fault-seed = The seed may have { $n } characters at most.
prepare-fault-gone = This game is not here any more.
prepare-fault-changed = The game was changed meanwhile. Here is how it is now; do it again if it is still right.
prepare-fault-file = The file is no prepared game: { $name }
prepare-fault-disk = It could not be kept: { $name }
prepare-fault-no-round = There is no round { $n }.
prepare-fault-minimum = This rack will not do: it needs at least { $vowels } vowels and { $consonants } consonants.
prepare-fault-maximum = This rack will not do: it may have at most { $vowels } vowels and { $consonants } consonants.
prepare-fault-unplayable = Nothing can be laid with this rack.
prepare-fault-over = The game is over before this round.
prepare-fault-no-top = This is none of the equal tops.
prepare-fault-differs = Round { $n } is not what the rules and the words give. Exchange its rack for itself, and the rest is drawn anew.
prepare-fault-names = Write a name for the game and for the organiser: letters that can be read, 64 at most.
prepare-fault-time = Choose date and time of the first rack, or leave both empty.
prepare-fault-minutes = Write the minutes between racks as whole numbers with commas.
prepare-fault-no-time = Minutes between racks need the time of the first one.
prepare-fault-large = The game is too long to be sealed.
