### Rules of today: the values of the rules as whole sentences.

rules-today = Tournament rules
rules-link = Rules
rules-changed = { $name } (changed)
rules-by = Rules: { $name }
rules-then = { $first }, then { $next }

## The game
rules-game = The game
rules-edition = { $name }. { $tiles } and { $n ->
    [one] { $n } blank
   *[other] { $n } blanks
}.
rules-edition-without-blanks = { $name }. { $tiles }.
rules-switches = Options: { $what }.
rules-dictionary = Word list: { $name }, { $words }.

## The rack
rules-rack = The rack
rules-rack-size = A rack has { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}; everybody has the same rack.
rules-most-laid = At most { $n ->
    [one] { $n } of them
   *[other] { $n } of them
} can be played in a round.
rules-bonus = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
} played in one round: a bonus of { $points }.
rules-early = Up to and including rack { $n }: { $what }.
rules-later = After that: { $what }.
rules-always = In every rack: { $what }.
rules-at-least = at least { $vowels ->
    [one] { $vowels } vowel
   *[other] { $vowels } vowels
} and at least { $consonants ->
    [one] { $consonants } consonant
   *[other] { $consonants } consonants
}
rules-at-most = at most { $vowels ->
    [one] { $vowels } vowel
   *[other] { $vowels } vowels
} and at most { $consonants ->
    [one] { $consonants } consonant
   *[other] { $consonants } consonants
}
rules-anything = anything
rules-blank-counts-either = A blank counts as a vowel or a consonant, whichever is missing.
rules-blank-counts-both = A blank counts as both a vowel and a consonant.
rules-blank-counts-none = A blank counts neither as a vowel nor as a consonant.
rules-letter-vowel = { $letter } counts as a vowel.
rules-letter-consonant = { $letter } counts as a consonant.
rules-letter-both = { $letter } counts as both a vowel and a consonant.
rules-letter-neither = { $letter } counts neither as a vowel nor as a consonant.
rules-redrawn = A rack that is not allowed goes back into the bag whole, and a new one is drawn.
rules-rest-goes-back = Unplayed tiles go back into the bag, and a whole new rack is drawn.
rules-rest-stays = Unplayed tiles stay on the rack, and only the missing ones are drawn. If a rack goes back, they go back with it.
rules-joker = Joker game: there is always one blank on the rack, and a played blank is replaced on the board by the real tile as long as the bag contains one.
rules-explosive = Explosive game: blanks are kept aside while there are enough letters, and the last tile drawn is exchanged for the letter that the highest-scoring play with a blank in its place needs; if the bag has no such letter, for the blank itself. The other tiles come by chance alone; the last one is chosen by the program, from the word list and in the same way for everybody.
rules-completive = Completive game: the rack is the same for all, and each player adds one tile to it, any of those left in the bag. The top is the best play with any tile left in the bag. An unmarked letter is the letter itself while the bag has it, otherwise a blank; a letter marked as a blank when there is no blank is worth nothing. The draw is as fair as ever: chance alone decides the rack. But high-value tiles go sooner, because each top takes the best one from the bag.
rules-two-bags = There are two bags: { $n ->
    [one] { $n } tile comes
   *[other] { $n } tiles come
} from the vowel bag, the rest from the other one.
rules-two-bags-arbiter = There are two bags: { $n ->
    [one] { $n } tile comes
   *[other] { $n } tiles come
} from the vowel bag, the rest from the other one. Before a rack is drawn, with no tile in sight, the arbiter may name another number; the log records it.
rules-two-bags-drawn = There are two bags. How many tiles come from the vowel bag is left to chance: each number from { $low } to { $high } is equally likely. It comes from the same secret number as the rack, so it can be checked. The other tiles come from the second bag.
rules-first-word = The first word has at least { $n ->
    [one] { $n } letter
   *[other] { $n } letters
}.
rules-first-word-eases = If the first rack has no word of { $n } letters, { $less } are enough; if it has none of { $less } either, the first word is like any other.
rules-bought-back = If the rack contains the letter that a blank on the board stands for, they change places before the time starts: the letter goes on the board, the blank into the rack. If several blanks could be exchanged, the one in the top row is, and in that row the leftmost.
rules-bought-to-lay = Blanks bought back: whoever has the letter that a blank on the board stands for may exchange it for the blank, but has to play the blank in the same move; otherwise nothing is exchanged. A play with more blanks than the rack has buys the missing ones. In that move the letter on the board still scores nothing, like the blank before it. On the shared board, the blanks that the top has bought change places. If several blanks could be bought, it is the one in the top row, and in that row the leftmost.
rules-theme = Today’s theme is { $name }. Each word on the theme scores { $points } more: { $words }.
theme-line = Theme: { $name }, +{ $n } a word
rules-fair = This variant changes nothing in the draw: the rack is chosen by chance alone, and each allowed rack has the same chance as with a real bag.
rules-fair-joker = The blank is not drawn, since it is on the rack anyway; only chance chooses the other tiles.
rules-fair-two-bags = Within each bag every tile has the same chance, but the number of vowels is not what one bag would give.

## Time
rules-time = Time
rules-round = A round lasts { $time }.
rules-calls = The signal sounds when { $times } is left, and at the end.
rules-no-call = The signal sounds only at the end of the round.
rules-no-clock = There is no game clock.
rules-clock-started = Everybody has { $budget } for the whole game. Each { $step } started beyond that costs { $price }.
rules-clock-completed = Everybody has { $budget } for the whole game. Each full { $step } beyond that costs { $price }.
rules-clock-started-minute = Everybody has { $budget } for the whole game. Each minute started beyond that costs { $price }.
rules-clock-completed-minute = Everybody has { $budget } for the whole game. Each full minute beyond that costs { $price }.
rules-clock-how = A player’s time runs until the slip is handed in; if that is not marked, the whole round counts.
rules-clock-unnoted-free = A round in which nobody marked a paper hand-in is not timed for paper slips and costs nothing.
rules-clock-unnoted-whole = The same applies to a round in which nobody marked a hand-in.
rules-late-zero = A slip handed in after the end of the round scores zero.
rules-late-grace = Slips are accepted for { $n } s after the end of the round; later ones score zero.
rules-late-free = A slip handed in within these seconds counts in full.
rules-late-price = A slip handed in within these seconds loses { $points }.
rules-late-phones = A slip from a phone counts if it arrives within { $n } s after the end of the round and before the top is announced.

## The slip
rules-slip = How to fill in a slip
rules-slip-write = A slip needs the whole word, the square of its first letter, and the points.
rules-slip-where-order = A word across: the letter of the row first, { $across }. A word down: the number of the column first, { $down }.
rules-slip-where-letters = The square is followed by the direction: { $across } V is across (vodorovně), { $across } S down (svisle). Without the letter, the row’s letter first means across.
rules-slip-join = Instead of the square, { $n ->
    [one] { $n } letter
   *[other] { $n } letters
} in a row may be copied from a word on the board that the word crosses, extends or lies beside, if only one place fits; fewer than that is a mistake.
rules-first-as-drawn = The first word is written the same way; it runs through the square { $at }.
rules-first-dearest-across = The first word is written across without a square: it runs through { $at } and scores where it is worth most.
rules-slip-blank = The letter that a blank stands for is marked: lowercase, in brackets, or circled.
rules-unmarked-cheapest = If no blank is marked, the letter is read as the ordinary tile if the rack has one, otherwise as the blank. If there are several readings, the lowest-scoring one counts.
rules-unmarked-zero = If no blank is marked, the slip scores zero.
rules-mismarked-zero = The wrong letter is marked as the blank: zero.
rules-mismarked-as-unmarked = The wrong letter is marked as the blank: the slip is read as if no blank were marked.
rules-several-zero = Two slips from one player score zero for the round; from a phone, the last one in time counts.
rules-several-first = Of two slips from one player, the one handed in first counts; from a phone, the last one in time.
rules-several-last = Of two slips from one player, the one handed in last counts; from a phone, the last one in time.

## Points and square
rules-scoring = If the points or the square are wrong
rules-too-high-true-score = The points written are too high: the correct score counts.
rules-too-high-zero = The points written are too high: zero.
rules-too-high-excess = The points written are too high: the excess times { $n } is deducted, but the score never falls below zero. Example: { $worth } written as { $claimed } scores { $scored }.
rules-too-low-true-score = The points written are too low: the correct score counts.
rules-too-low-as-claimed = The points written are too low: they count as written.
rules-missing-true-score = No points are written: the correct score counts.
rules-missing-zero = No points are written: zero.
rules-shifted-zero = The square or the direction is wrong: zero.
rules-shifted-nothing = The square or the direction is wrong, but the slip can be understood in only one way: it counts in full; otherwise zero.
rules-shifted-points = The square or the direction is wrong, but the slip can be understood in only one way: { $points } off; otherwise zero.
rules-extension-zero = The word extends a word on the board, and the square is wrong: zero.
rules-extension-nothing = The word extends a word on the board, and the slip can be understood in only one way: the square may be left out.
rules-extension-points = The word extends a word on the board, and the slip can be understood in only one way: a wrong square costs { $points }.
rules-last-letter-zero = The last letter, already on the board, is not written: zero.
rules-last-letter-nothing = The last letter, already on the board, is not written: the slip counts in full.
rules-last-letter-points = The last letter, already on the board, is not written: { $points } off.

## Zero
rules-zero = When a slip scores zero
rules-zero-word = The word, or one that it forms with its neighbours, is not in the word list.
rules-zero-rack = The rack does not have the letters needed.
rules-zero-place = The word touches no letter on the board, or the first word misses the start square.
rules-zero-whole = The word is not written in full.
rules-zero-board = The word runs off the board or lies on other letters.
rules-zero-slip = There is no slip, it is empty, or it cannot be read.

## Warnings
rules-warnings = Warnings
rules-warnings-none = There are no warnings.
rules-warnings-for = A slip gets a warning for: { $what }.
rules-warnings-price = { $n ->
    [0] Every warning costs { $points } in that round.
    [one] { $n } warning per game costs nothing; each further one costs { $points } in that round.
   *[other] { $n } warnings per game cost nothing; each further one costs { $points } in that round.
}
rules-warnings-floor = Penalties never take a round below { $n }.
rules-infraction-claim-too-high = points written too high
rules-infraction-claim-too-low = points written too low
rules-infraction-claim-missing = no points
rules-infraction-blank-unmarked = no blank marked, or the wrong letter marked
rules-infraction-coordinates-shifted = a wrong square, but clear which one is meant
rules-infraction-last-letter-forgotten = a letter on the board not written
rules-infraction-within-grace = being handed in after the end, within the added seconds
rules-infraction-hard-to-read = writing that is hard to read
rules-infraction-join-short = too few letters of the word that is joined

## Top and solo
rules-tops = Top and solo
rules-top = The top is the play that scores the most points. It goes on the board even if nobody found it.
rules-tops-order = Of equal tops, the one that goes on the board is { $order }.
rules-tops-then-arbiter = If these are equal too, the arbiter chooses.
rules-tops-then-program = If these are equal too, the first in the board’s reading order is chosen.
rules-tops-all-arbiter = Among equal tops the arbiter chooses.
rules-tops-all-program = Of equal tops, the first in the board’s reading order is chosen.
rules-prefer-fewest-blanks = the one with the fewest blanks
rules-prefer-balanced-rest = the one that leaves vowels and consonants most balanced
rules-prefer-fewest-tiles = the one with the fewest tiles
rules-prefer-alphabetical = the first in alphabetical order
rules-prefer-highest-row = the one in the top row
rules-prefer-leftmost = the leftmost
rules-prefer-across-first = the one across
rules-prefer-nearest-corner = the one nearest the upper left corner
rules-solo-none = Solos are not shown.
rules-solo-shown = A solo is the best result of a round, achieved by one player alone. It is shown with at least { $n ->
    [one] { $n } player
   *[other] { $n } players
} and scores no points.
rules-solo-worth = A solo is the best result of a round, achieved by one player alone. On the top it scores { $top }, below the top { $below }, with at least { $n ->
    [one] { $n } player
   *[other] { $n } players
}; with fewer it is only shown.
rules-solo-cap = In one game solos score at most { $points }.

## The end
rules-ending = The end of the game
rules-end-bag = The game is over when all tiles have been played.
rules-end-minimum-ends = It is also over when the bag can no longer give a rack that the rules allow.
rules-end-minimum-waived = When there are too few vowels or consonants left, any rack is allowed.
rules-end-unplayable-redrawn = A rack with no legal play goes back and another is drawn; if none is possible, the game is over.
rules-end-unplayable-ends = When a rack has no legal play, the game is over.
rules-end-rounds = At most { $n ->
    [one] { $n } round is
   *[other] { $n } rounds are
} played.

## Ranks
rules-standings = Ranks
rules-rank-total = Players are ranked by total points.
rules-rank-mean-percent = Players are ranked by the average percentage of the tops.
rules-ties-none = Tied players share the rank.
rules-ties = Ties are broken by { $order }. Players still tied share the rank.
rules-tie-tops = the number of tops
rules-tie-solos = the number of solos
rules-tie-later-games = the last game, then back to the first
rules-tie-later-rounds = the last round, then back to the first
rules-tie-dearest-slip = the best round
rules-tie-fewer-warnings = fewer warnings
rules-tie-less-time = less time
rules-missed-zero = A missed round scores zero.
rules-missed-mean = A missed round scores the average of the other players in that round.
rules-repeated-zero = A second zero for the same mistake stays a zero, even if the player did not know of the first.
rules-repeated-mean = If a player gets a second zero for the same mistake before hearing of the first, the arbiter’s ruling replaces it by an average: that of the other players whose slips the same person entered.

## Whose rules
profile-name-house = House rules
profile-about-house = As in the booklets of the games: the correct score without penalties, and a game clock for everybody.
profile-name-fisf = FISF, normal
profile-about-fisf = France: 3:00 per round, warnings, ten points for a solo.
profile-name-fisf-semi-normal = FISF, 2:30 per round
profile-about-fisf-semi-normal = France, “semi-normal”: 2:30 per round.
profile-name-fisf-semi-rapide = FISF, 2:00 per round
profile-about-fisf-semi-rapide = France, “semi-rapide”: 2:00 per round.
profile-name-fisf-semi-blitz = FISF, 1:30 per round
profile-about-fisf-semi-blitz = France, “semi-blitz”: 1:30 per round, last call at 20 seconds.
profile-name-fisf-blitz = FISF, blitz
profile-about-fisf-blitz = France: one minute per round, five free warnings.
profile-name-cas = ČAS (Czechia)
profile-about-cas = A score claimed too high counts as zero, one too low as written; a blank counts as both a vowel and a consonant.
profile-name-cas-kontaktni = ČAS, tables of three
profile-about-cas-kontaktni = Three players per table, six rounds of two minutes each; the rank at the table earns 3, 2 or 1 points.
profile-name-fise = FISE (Spain)
profile-about-fise = Last calls at a minute and at half a minute, solos up to 25 points per game, ranking by average percentage.
profile-name-chew = John Chew (English Duplicate)
profile-about-chew = The game is prepared in advance; a score claimed too high loses twice the excess.

## Forms of the game
form-name-ordinary = Ordinary game
form-about-ordinary = As the rules say.
form-name-joker = Joker
form-about-joker = There is always one blank on the rack; a played one is replaced by the real tile.
form-name-seven-of-eight = Seven of eight
form-about-seven-of-eight = Eight tiles are drawn; at most seven are played.
form-name-seven-and-eight = Seven and eight
form-about-seven-and-eight = Eight tiles are drawn; playing all eight scores a bonus of 75 points.
form-name-joker-seven-of-eight = Joker, seven of eight
form-about-joker-seven-of-eight = Eight tiles, one of them always a blank; at most seven are played.
form-name-joker-seven-and-eight = Joker, seven and eight
form-about-joker-seven-and-eight = Eight tiles, one of them always a blank; playing all eight scores a bonus of 75 points.
form-name-nine-letters = Nine letters
form-about-nine-letters = Nine tiles are drawn; the bonus is only for all nine.
form-name-five-to-open = Five to open
form-about-five-to-open = The first word has at least five letters; if the rack has none, four.
form-name-two-bags = Two bags
form-about-two-bags = Three vowels from one bag, the rest from the other.
form-name-two-bags-drawn = Two bags, at random
form-about-two-bags-drawn = The number of vowels, from two to five, is drawn for each rack.
form-name-two-bags-arbiter = Two bags, the arbiter’s choice
form-about-two-bags-arbiter = The arbiter says before each rack how many vowels; three if nothing is said.
form-name-explosive = Explosive
form-about-explosive = The last tile is the letter that the best word needs; the racks are richer.
form-name-completive = Completive
form-about-completive = Six tiles for everybody; each player chooses a seventh from the bag.
form-name-blanks-bought-back = Blanks bought back
form-about-blanks-bought-back = If the letter that a blank on the board stands for is drawn, they change places.
form-name-blanks-bought-to-lay = Blanks bought and played
form-about-blanks-bought-to-lay = A blank on the board can be bought back with its letter if it is played in the same move.
