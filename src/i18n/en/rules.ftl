### Rules of today: the values of the rules as whole sentences.

rules-today = Rules of today
rules-link = Rules
rules-print = Print
rules-changed = { $name } (changed)
rules-by = Rules: { $name }
rules-then = { $first }, then { $next }

## The game
rules-game = The game
rules-edition = { $name }. { $tiles } and blanks: { $n }.
rules-edition-without-blanks = { $name }. { $tiles }.
rules-switches = Agreed: { $what }.
rules-dictionary = Word list: { $name }, { $words }.

## The rack
rules-rack = The rack
rules-rack-size = A rack has { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}, and everybody plays it.
rules-most-laid = At most { $n ->
    [one] { $n } of them
   *[other] { $n } of them
} may be laid in a round.
rules-bonus = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
} laid in one round: { $points } more.
rules-early = Up to rack { $n }: { $what }.
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
rules-blank-counts-both = A blank counts as a vowel and a consonant at once.
rules-blank-counts-none = A blank counts neither as a vowel nor as a consonant.
rules-letter-vowel = { $letter } counts as a vowel.
rules-letter-consonant = { $letter } counts as a consonant.
rules-letter-both = { $letter } counts as a vowel and as a consonant.
rules-letter-neither = { $letter } counts neither as a vowel nor as a consonant.
rules-redrawn = A rack that will not do goes back into the bag whole, and a new one is drawn.
rules-rest-goes-back = Tiles that were not laid go back into the bag, and a whole new rack is drawn.
rules-rest-stays = Tiles that were not laid stay on the rack, and only what is missing is drawn. If a rack goes back, they go back with it.
rules-joker = A joker game: one blank is always on the rack, and a played blank is replaced on the board by its real tile while the bag holds one.
rules-two-bags = There are two bags: { $n } come out of the bag of vowels, the others out of the second.
rules-first-word = The first word has at least { $n ->
    [one] { $n } letter
   *[other] { $n } letters
}.
rules-first-word-eases = If nobody can lay { $n } with the first rack, { $less } will do; if nobody can lay even { $less }, the first word is like any other.
rules-bought-back = Where the rack holds the real letter of a blank on the board, they change places before the time starts: the letter lies on the board, the blank is on the rack.
rules-theme = Today's theme is { $name }. Each word of the theme brings { $points } more: { $words }.

## Time
rules-time = Time
rules-round = A round lasts { $time }.
rules-calls = The signal sounds when { $times } is left, and at the end.
rules-no-call = The signal sounds only at the end of the round.
rules-no-clock = There is no clock over the game.
rules-clock-started = Everybody has { $budget } for the whole game; beyond that every started { $step } costs { $price }.
rules-clock-completed = Everybody has { $budget } for the whole game; beyond that every full { $step } costs { $price }.
rules-clock-how = A player's time runs until his slip is in; where that is not noted, the whole round counts.
rules-clock-unnoted-free = A round in which nobody marked a hand-in of paper is not measured for paper and costs nothing.
rules-clock-unnoted-whole = That is so too in a round in which nobody marked a hand-in.
rules-late-zero = A slip that comes after the end of the round is a zero.
rules-late-grace = Slips are taken for { $n } s more after the end of the round; later ones are a zero.
rules-late-free = A slip that comes within these seconds counts in full.
rules-late-price = A slip that comes within these seconds loses { $points }.
rules-late-phones = A slip from a telephone counts if it arrives within { $n } s after the end of the round and before the top is announced.

## The slip
rules-slip = How to write a slip
rules-slip-write = A slip has the whole word, the square of its first letter, and the points.
rules-slip-where = A word across: the letter of the row first, { $across }. A word down: the number of the column first, { $down }.
rules-first-as-drawn = The first word is written the same way; it runs through the square { $at }.
rules-first-dearest-across = The first word is written across and without a square: it runs through { $at } and counts at its dearest place.
rules-slip-blank = The letter that a blank stands for is marked: written small, in brackets, or circled.
rules-unmarked-cheapest = Where a blank is not marked, the letter is the real tile while the rack has one, else the blank; of several readings the cheapest counts.
rules-unmarked-zero = Where a blank is not marked, the round is a zero.
rules-mismarked-zero = Another letter is marked than the one that needs the blank: zero.
rules-mismarked-as-unmarked = Another letter is marked than the one that needs the blank: the slip is read as if nothing were marked.
rules-several-zero = Two slips from one player are a zero for the round; by telephone the last one in time counts.
rules-several-first = Of two slips from one player the one handed in first counts; by telephone the last one in time.
rules-several-last = Of two slips from one player the one handed in last counts; by telephone the last one in time.

## Points and square
rules-scoring = Where points or square are wrong
rules-too-high-true-score = More points are written than scored: the true score counts.
rules-too-high-zero = More points are written than scored: zero.
rules-too-high-excess = More points are written than scored: the excess times { $n } is taken off what is written, down to zero at most. { $worth } written as { $claimed } bring { $scored }.
rules-too-low-true-score = Fewer points are written than scored: the true score counts.
rules-too-low-as-claimed = Fewer points are written than scored: what is written counts.
rules-missing-true-score = No points are written: the true score counts.
rules-missing-zero = No points are written: zero.
rules-shifted-zero = The square or the direction is wrong: zero.
rules-shifted-nothing = The square or the direction is wrong, but the slip can be understood in only one way: it counts in full; else zero.
rules-shifted-points = The square or the direction is wrong, but the slip can be understood in only one way: { $points } off; else zero.
rules-extension-zero = The word prolongs one on the board, and the square is wrong: zero.
rules-extension-nothing = The word prolongs one on the board, and the slip can be understood in only one way: the square need not be written.
rules-extension-points = The word prolongs one on the board, and the slip can be understood in only one way: a wrong square costs { $points }.
rules-last-letter-zero = The last letter, which lies on the board already, is not written: zero.
rules-last-letter-nothing = The last letter, which lies on the board already, is not written: the slip counts in full.
rules-last-letter-points = The last letter, which lies on the board already, is not written: { $points } off.

## Zero
rules-zero = What is a zero
rules-zero-word = The word, or what it makes with its neighbours, is not in the word list.
rules-zero-rack = The rack does not have the letters.
rules-zero-place = The word touches no letter on the board, or the first one misses the start square.
rules-zero-whole = The word is not written whole.
rules-zero-board = The word runs off the board or lies on other letters.
rules-zero-slip = There is no slip, it is empty, or it cannot be read.

## Warnings
rules-warnings = Warnings
rules-warnings-none = There are no warnings.
rules-warnings-for = A slip earns a warning for: { $what }.
rules-warnings-price = { $n ->
    [0] Every warning costs { $points } in that round.
    [one] { $n } warning a game costs nothing, every later one costs { $points } in that round.
   *[other] { $n } warnings a game cost nothing, every later one costs { $points } in that round.
}
rules-warnings-floor = No price takes a round below { $n }.
rules-lapse-claim-too-high = more points written than scored
rules-lapse-claim-too-low = fewer points written than scored
rules-lapse-claim-missing = no points
rules-lapse-blank-unmarked = a blank not marked, or another letter marked
rules-lapse-coordinates-shifted = a wrong square that can be understood
rules-lapse-last-letter-forgotten = a letter of the board not written
rules-lapse-within-grace = coming after the end, within the added seconds
rules-lapse-hard-to-read = writing that is hard to read

## Top and solo
rules-tops = Top and solo
rules-top = The top is the dearest of all possible placements. It goes on the board even if nobody found it.
rules-tops-order = Of equal tops the board gets { $order }.
rules-tops-then-arbiter = Where these are equal too, the arbiter chooses.
rules-tops-then-program = Where these are equal too, the first in the board's reading order is taken.
rules-tops-all-arbiter = Among equal tops the arbiter chooses.
rules-tops-all-program = Of equal tops the first in the board's reading order is taken.
rules-prefer-fewest-blanks = the one with the fewest blanks
rules-prefer-balanced-rest = the one that leaves vowels and consonants most equal
rules-prefer-fewest-tiles = the one with the fewest tiles
rules-prefer-alphabetical = the first in the alphabet
rules-prefer-highest-row = the one in the highest row
rules-prefer-leftmost = the leftmost
rules-prefer-across-first = the one across
rules-prefer-nearest-corner = the one nearest to the upper left corner
rules-solo-none = Solos are not shown.
rules-solo-shown = A solo is the best result of a round by one player alone. It is shown from { $n ->
    [one] { $n } player
   *[other] { $n } players
} on and brings no points.
rules-solo-worth = A solo is the best result of a round by one player alone. On the top it brings { $top }, below the top { $below }, from { $n ->
    [one] { $n } player
   *[other] { $n } players
} on; with fewer it is only shown.
rules-solo-cap = In one game solos bring at most { $points }.

## The end
rules-ending = The end of the game
rules-end-bag = The game is over when all tiles are played.
rules-end-minimum-ends = It is over too when the bag can give no rack that will do.
rules-end-minimum-waived = When there are too few vowels or consonants left, any rack will do.
rules-end-unplayable-redrawn = A rack that cannot be laid goes back while another may come; when none can, the game is over.
rules-end-unplayable-ends = When a rack cannot be laid, the game is over.
rules-end-rounds = At most { $n ->
    [one] { $n } round is
   *[other] { $n } rounds are
} played.

## Ranks
rules-standings = Ranks
rules-rank-total = Ranks go by total points.
rules-rank-mean-percent = Ranks go by the mean percentage of the tops.
rules-ties-none = Equal players share the rank.
rules-ties = Between equals decides { $order }. Who is equal even then shares the rank.
rules-tie-tops = the number of tops
rules-tie-solos = the number of solos
rules-tie-later-games = the last game and so back to the first
rules-tie-later-rounds = the last round and so back to the first
rules-tie-dearest-slip = the dearest round
rules-tie-fewer-warnings = fewer warnings
rules-tie-less-time = less time
rules-missed-zero = A missed round is a zero.
rules-missed-mean = A missed round brings the mean of that round's other players.
rules-repeated-zero = A second zero for the same fault stays a zero, even if the player had not heard of the first.
rules-repeated-mean = A second zero for the same fault, of which the player had not heard, is replaced by the mean of the same arbiter's other players.

## Whose rules
profile-name-house = House rules
profile-about-house = As in the games' booklets: the true score without penalties, and a clock over the game.
profile-name-fisf = FISF, normal
profile-about-fisf = France: 3:00 a round, warnings, ten points for a solo.
profile-name-fisf-semi-normal = FISF, 2:30 a round
profile-about-fisf-semi-normal = France, "semi-normal": 2:30 a round.
profile-name-fisf-semi-rapide = FISF, 2:00 a round
profile-about-fisf-semi-rapide = France, "semi-rapide": 2:00 a round.
profile-name-fisf-semi-blitz = FISF, 1:30 a round
profile-about-fisf-semi-blitz = France, "semi-blitz": 1:30 a round, called out at 20 seconds.
profile-name-fisf-blitz = FISF, blitz
profile-about-fisf-blitz = France: a minute a round, five warnings free.
profile-name-cas = ČAS (Czechia)
profile-about-cas = Claimed too high is a zero, too low counts as written; a blank is a vowel and a consonant at once.
profile-name-fise = FISE (Spain)
profile-about-fise = Called out at a minute and at half a minute, solos up to 25 points a game, ranks by mean percentage.
profile-name-chew = John Chew (English Duplicate)
profile-about-chew = A prepared game; claiming too much costs twice the excess.

## Forms of the game
form-name-ordinary = Ordinary game
form-about-ordinary = As the rules say.
form-name-joker = Joker
form-about-joker = One blank is always on the rack; a played one is replaced by its real tile.
form-name-seven-of-eight = Seven of eight
form-about-seven-of-eight = Eight tiles are drawn, at most seven are laid.
form-name-seven-and-eight = Seven and eight
form-about-seven-and-eight = Eight tiles are drawn; eight at once bring 75 points more.
form-name-joker-seven-of-eight = Joker, seven of eight
form-about-joker-seven-of-eight = Eight tiles, one of them always a blank; at most seven are laid.
form-name-joker-seven-and-eight = Joker, seven and eight
form-about-joker-seven-and-eight = Eight tiles, one of them always a blank; eight at once bring 75 points more.
form-name-nine-letters = Nine letters
form-about-nine-letters = Nine tiles are drawn; the bonus is for all nine alone.
form-name-five-to-open = Five to open
form-about-five-to-open = The first word has at least five letters; if nobody can, four.
form-name-two-bags = Two bags
form-about-two-bags = Three vowels out of one bag, the others out of the second.
