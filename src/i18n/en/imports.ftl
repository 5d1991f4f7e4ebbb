### What is taken from files.

## A list of players
players-import-look = Preview
import-preview = Preview
import-nobody-yet = Nobody has been added yet.
import-headings = The first line contains the column headings.
import-in-front = Numbers before the names are the players’ numbers.
import-behind = Numbers after the names are the players’ numbers.
import-ratings = Numbers of three or four digits after the names are ratings, not the players’ numbers.
import-counted = The numbers before the names repeat or are already taken, so they are not the players’ numbers. Numbers are assigned automatically.
import-brackets = The club is in brackets.
import-apart = Family name and given name are separate.
import-pairs = Pairs: { $n }. Two names with a slash (or +, &) between them are a pair with one number.
import-names = Second column
import-names-whole = club
import-names-apart = given name
refusal-players-unseen = Nobody has checked yet how this list is read. Preview it first.
refusal-players-look = This is how the list reads now. Check it and press again.
import-federation = This is a federation list: the rating and the series of the classic game are not kept.
import-licence = Licence
import-rating = Rating
import-encoding = Encoding
import-separator = Separator
import-by-semicolon = semicolon
import-by-tab = tab
import-by-comma = comma
import-by-nothing = none, one name per line
import-guess = The encoding is a guess. If letters look wrong, choose another one.
import-unread = Columns that are not read: { $name }.
import-more-faults = { $n ->
    [one] And { $n } more error.
   *[other] And { $n } more errors.
}
import-mend = Nobody is added while there are errors. Choose another encoding or separator, or correct the lines in the file and load it again.
import-mend-pasted = Nobody is added while there are errors. Choose another separator, or correct the lines in the pasted list.
import-take-new = Add to the list
import-too-large = The file is too large for a list of players. Leave only numbers, names, clubs, categories and teams in it.
import-no-encoding = There is no encoding { $name }. Choose another one.
import-no-text = Line { $line }: this is not text in { $name }. Choose another encoding or save the file as UTF-8.
refusal-player-quote = Line { $line }: a quotation mark is opened but not closed. Close it on the same line.
refusal-player-column = The column “{ $name }” cannot be read: remove it.

## A tournament from a file
open-title = Tournament from a file
open-log = A tournament from its log
open-log-how = The log is the .jsonl file from the page “Save the results” or from the folder for copies. It contains the whole tournament: players, racks, slips, rulings.
open-file = Choose a file
open-name = Name of the file here
open-name-how = The tournament is saved under this name in the data folder. Use Latin letters, digits and hyphens.
open-do = Open
open-go = To the tournament
open-too-large = The file is larger than { $n } MB: it is not the log of a tournament.
open-done = The tournament is open: { $name }, { $players }.
open-no-secret = The log does not contain the secret number: draw the next racks from a bag, or continue from the .sqlite copy, which contains it.
open-fault-empty = The file is empty. Save the log again.
open-fault-text = Line { $line } is not a log entry. Use the .jsonl file exactly as the program saved it.
open-fault-gap = Line { $line }: an entry before it is missing. Save the whole log again.
open-fault-changed = Line { $line } was changed: its fingerprint does not match. Use the log as the program saved it.
open-fault-newer = Line { $line } was written by a newer program. Open the log with that program.
open-fault-misfit = Line { $line } does not follow from the lines before it. Use another copy of the log.
open-fault-name = This name cannot be used: { $name }. Use Latin letters, digits and hyphens, at most 64.
open-fault-taken = Another tournament has this name: { $name }. Choose another one.
open-fault-here = This tournament is already here: { $name }. Open it from the list of tournaments.
open-fault-folder = The file was not saved: { $name }

## A written game
written-title = A recorded game
written-link = Load a game from two tables
written-link-how = A game recorded on paper or in another program can be checked and saved: the rounds in one table, the slips in another.
written-how = The program replays the game: it finds the tops, judges every slip and compiles the standings. The players come from the slips. Where no play is given, the top goes on the board.
written-game = Rounds
written-slips = Slips
written-columns = The first line contains the column headings:
written-do = Play and save
written-too-large = The file is too large for the table of a game.
written-done = The game is loaded: { $name }, { $rounds }, { $players }.
written-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
written-odd = Please check
written-game-line = Rounds, line { $line }: { $why }
written-slips-line = Slips, line { $line }: { $why }
written-no-text = This is not UTF-8 text. Save the file as UTF-8.
written-no-headings = The table is empty. Use the columns { $name }.
written-surplus = There is no column for “{ $name }”.
written-open-quotation = A quotation mark is opened but not closed on the same line.
written-no-column = There is no column “{ $name }”. The columns are { $columns }.
written-column-missing = The column “{ $name }” is missing. The columns are { $columns }.
written-column-twice = The column “{ $name }” appears twice.
written-no-rounds = The table has no rounds.
written-no-slips = The table has no slips.
written-round-twice = Round { $n } appears twice.
written-out-of-order = Round { $n } appears where round { $of } should be.
written-no-rack = Round { $n } has no rack.
written-no-place = The square of { $name } is missing.
written-no-word = The word at { $name } is missing.
written-no-round = The game has no round { $n }.
written-no-player = The slip has no player.
written-no-number = “{ $name }” is not a round number.
written-no-points = “{ $name }” is not a number of points.
written-no-seconds = “{ $name }” is not a number of seconds.
written-few-tiles = the rack { $name } has { $n } of { $of } tiles.
written-no-rack-left = under the rules no rack was possible any more, yet { $name } was played.
written-below-minimum = the rack { $rack } is below the minimum: at least { $vowels ->
    [one] { $vowels } vowel
   *[other] { $vowels } vowels
} and { $consonants ->
    [one] { $consonants } consonant
   *[other] { $consonants } consonants
}.
written-above-maximum = the rack { $rack } is above the maximum: at most { $vowels ->
    [one] { $vowels } vowel
   *[other] { $vowels } vowels
} and { $consonants ->
    [one] { $consonants } consonant
   *[other] { $consonants } consonants
}.
written-nothing-to-lay = the rack { $name } has no legal play; the board did not change.

## A sealed game
sealed-title = Sealed game
sealed-link-how = An organiser has prepared one game for several venues and sealed it. Load the file in advance: you will see at once what is missing here. The key is announced at the start.
sealed-link = Load a sealed game
sealed-waiting = Waiting for the key
sealed-waiting-how = When the organiser announces the key, type its words as you hear them. Capitals and the characters between the words do not matter.
sealed-key = Key of “{ $name }”
sealed-game-of = { $name }, prepared by { $organiser }
sealed-open = Open the game
sealed-load = Load the file
sealed-how = Checking the file opens nothing. The tournament uses the organiser’s game, words and rules; you add the players.
sealed-file = The sealed file
sealed-check = Check it
sealed-create = Create the tournament
sealed-compare = Compare the fingerprint with the one published by the organiser.
sealed-ready = Everything that the game needs is here.
sealed-game = Game
sealed-fingerprint = Fingerprint
sealed-signed = Signed by
sealed-edition = Edition
sealed-lack-program = The game was sealed with Flavita { $needed }; this is { $own }. Install the newer version in advance.
sealed-lack-edition = The edition { $name } is not here. Ask the organiser for its file and put it into the data folder.
sealed-lack-other-edition = The edition { $name } here differs from the organiser’s. Ask the organiser for the file.
sealed-lack-words = The word list “{ $name }” is missing here or differs. Ask the organiser for it and put it into the data folder.
sealed-fault-none = This is not a sealed game.
sealed-fault-newer = A newer Flavita sealed this game. Install the newer version in advance.
sealed-fault-cut = The end of the file is missing. Copy the whole file again.
sealed-fault-changed = The file was changed after it was signed. Get it from the organiser again.
sealed-fault-foreign = The file is not signed by the organiser it names. Ask the organiser.
sealed-fault-key = This key does not open the game. Ask for the words again.
sealed-fault-other = The game inside is not the one that was promised. Ask the organiser.
sealed-fault-tournament = This tournament plays another game.
sealed-fault-missing = The sealed file { $name } is missing. Put it back into the data folder under this name.
sealed-fault-file = It could not be saved: { $name }
