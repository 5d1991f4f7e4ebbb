### Prepared games.

prepare-title = Prepare a game
prepare-what = The computer plays many games and keeps those that match your wishes. You review a game, change it and seal it for the venues.

## The run
prepare-run = Playing games
prepare-run-on = { $n } of { $of } games played, { $fitting ->
    [one] { $fitting } fits
   *[other] { $fitting } fit
}.
prepare-run-whole = Done: { $n } of at most { $of } games played, { $fitting ->
    [one] { $fitting } fits
   *[other] { $fitting } fit
}.
prepare-run-stopped = Stopped: { $n } of at most { $of } games played, { $fitting ->
    [one] { $fitting } fits
   *[other] { $fitting } fit
}.
prepare-run-broken = Interrupted: { $name }
prepare-run-waits = A round is open on this computer. The games wait until it is over.
prepare-run-none = No game fits. Ask for less, or play more games. How many games fail each wish:
prepare-run-missed = { $name }: { $n ->
    [one] { $n } game
   *[other] { $n } games
}
prepare-run-refreshes = This page refreshes every three seconds.
prepare-stop = Stop

## The games that are kept
prepare-games-kept = Prepared games
prepare-kept-where = The files are in the “prepared” folder inside the data folder. Whoever can open that folder knows the games.
prepare-game = Game
prepare-new = new
prepare-sealed = sealed
prepare-rounds = Rounds
prepare-total = Total of the tops
prepare-bingos = Bingos
prepare-equal-tops = Equal tops
prepare-hardest = Hardest round
prepare-easiest = Easiest round
prepare-lead = round { $n }, { $points }
prepare-tick = Delete { $name }
prepare-delete = Delete the ticked games

## The wishes
prepare-wishes = New games
prepare-with = What is played
prepare-games = Games to play
prepare-offer = Games to keep
prepare-seed = Seed
prepare-seed-what = Leave it empty: the program makes one up. Whoever knows it can draw the same games.
prepare-like = What the game should be like
prepare-like-what = Leave empty what does not matter.
prepare-from = from
prepare-to = to
prepare-hardest-what = The hardest round is the one whose top is furthest above the next score, the easiest the one whose top is closest to it, measured in points.
prepare-unambiguous = No round with equal tops
prepare-polite = No rude words, if the word list marks them
prepare-avoid = Words to avoid
prepare-avoid-what = One per line. None of them will appear on the board.
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
prepare-change-what = All following rounds are drawn and solved again.
prepare-rack = Rack (? is a blank)
prepare-change-rack = Use this rack
prepare-top = Which of the equal tops is played
prepare-change-top = Play this top
prepare-undo = Undo the last change
prepare-rack-column = Rack
prepare-top-column = Top
prepare-points-column = Points
prepare-total-column = Sum
prepare-lead-column = Ahead by
prepare-equals-column = Equal

## The seal
prepare-seals = Sealing
prepare-seal = Seal the game
prepare-seal-what = A sealed file opens only with its key. Send it to the venues in advance, publish the fingerprint, and announce the key at the start.
prepare-seal-name = Name of the game
prepare-seal-organiser = Organiser
prepare-seal-start = First rack not before
prepare-seal-start-what = By this computer’s clock. Empty: each venue starts when it likes.
prepare-seal-every = Minutes between racks
prepare-seal-every-what = Such as 5, or 5, 20, 5: the last number applies until the end. Empty: each venue decides.
prepare-seal-do = Check and seal
prepare-seal-of = Seal { $n }, { $name }
prepare-seal-older = The game was changed after this. Seal it again if the venues should play it as it is now.
prepare-seal-file = Download the sealed file
prepare-seal-key = Show the key
prepare-seal-publish = Publish the fingerprint in advance: then everybody can check that this was the game played.
prepare-seal-ready = A venue with a data folder like this one has everything it needs.

## The key
prepare-key-title = Key to the game
prepare-key-secret = Keep this secret until the start: with these words and the file anybody can see the whole game.
prepare-key-code = The key as a QR code
prepare-key-how = At the start, read the words out one by one. Capitals and the characters between the words do not matter.

## What cannot be done
prepare-fault-round = A round is open in “{ $name }”. Games can be generated when it is over.
prepare-fault-deck = Choose a game whose word list is here.
prepare-fault-busy = Games are already being played. Wait for them or stop them.
prepare-fault-number = { $name }: enter a whole number from 1 to { $of }.
prepare-fault-span = { $name }: enter whole numbers, the first no larger than the second.
prepare-fault-seed = The seed can have at most { $n } characters.
prepare-fault-gone = This game is no longer here.
prepare-fault-changed = The game has been changed in the meantime. This is how it is now; repeat your change if it is still right.
prepare-fault-file = The file is not a prepared game: { $name }
prepare-fault-disk = It could not be saved: { $name }
prepare-fault-no-round = There is no round { $n }.
prepare-fault-minimum = This rack is not allowed: it needs at least { $vowels ->
    [one] { $vowels } vowel
   *[other] { $vowels } vowels
} and { $consonants ->
    [one] { $consonants } consonant
   *[other] { $consonants } consonants
}.
prepare-fault-maximum = This rack is not allowed: it can have at most { $vowels ->
    [one] { $vowels } vowel
   *[other] { $vowels } vowels
} and { $consonants ->
    [one] { $consonants } consonant
   *[other] { $consonants } consonants
}.
prepare-fault-unplayable = This rack has no legal play.
prepare-fault-over = The game is over before this round.
prepare-fault-no-top = This is not one of the equal tops.
prepare-fault-differs = Round { $n } does not match the rules and the word list. Enter its rack again; the following rounds are redrawn.
prepare-fault-names = Enter a name for the game and for the organiser: at most 64 visible characters.
prepare-fault-time = Choose the date and time of the first rack, or leave both empty.
prepare-fault-minutes = Enter the minutes between racks as whole numbers separated by commas.
prepare-fault-no-time = To set the minutes between racks, give the time of the first rack too.
prepare-fault-large = The game is too long to be sealed.
