### What is taken from files.

## A list of players
players-import-look = Show
import-preview = What it brings
import-nobody-yet = Nobody is taken in yet.
import-headings = The first line is the headings of the columns.
import-in-front = Numbers in front of the names are the players' numbers.
import-behind = Numbers behind the names are the players' numbers.
import-ratings = Numbers of three or four digits behind the names are ratings, not the players' numbers.
import-counted = The numbers in front of the names come twice or are taken already: they are not the players' numbers, which are given by themselves.
import-brackets = In brackets stands the club.
import-apart = Family name and given name stand apart.
import-names = Second column
import-names-whole = club
import-names-apart = given name
refusal-players-unseen = Nobody has seen yet how this list is read. Look at it first.
refusal-players-look = The list is read as it is written here now. Look at it and press again.
import-federation = This is the list of a federation: rating and series of the classic game are not kept.
import-licence = Licence
import-rating = Rating
import-encoding = Encoding
import-separator = Separator
import-by-semicolon = semicolon
import-by-tab = tab
import-by-comma = comma
import-by-nothing = none, a name a line
import-guess = The encoding is a guess. If letters are wrong, choose another one.
import-unread = Columns that are not read: { $name }.
import-more-faults = { $n ->
    [one] And { $n } more fault.
   *[other] And { $n } more faults.
}
import-mend = While there are faults nobody is taken in. Choose another encoding or separator, or mend the lines in the file and take it again.
import-mend-pasted = While there are faults nobody is taken in. Choose another separator, or mend the lines in the pasted list.
import-take-new = Put into the list
import-too-large = The file is too large for a list of players. Leave only numbers, names, clubs, categories and teams in it.
import-no-encoding = There is no encoding { $name }. Choose another one.
import-no-text = Line { $line }: in { $name } this is no text. Choose another encoding or save the file as UTF-8.
refusal-player-quote = Line { $line }: a quotation mark is opened and not closed. Close it in the same line.
refusal-player-column = The column “{ $name }” is not read: take it out.

## A tournament from a file
open-title = Tournament from a file
open-log = A tournament from its log
open-log-how = The log is the .jsonl file that the page of results saves, or the folder for copies holds. The whole tournament is in it: players, racks, slips, rulings.
open-file = Choose a file
open-name = Name of the file here
open-name-how = Under this name the tournament lies in the data folder. Latin letters, digits and hyphens will do.
open-do = Open
open-go = To the tournament
open-too-large = The file is larger than { $n } MB: it is no log of a tournament.
open-done = The tournament is open: { $name }, { $players }.
open-no-secret = The log does not hold the secret number: draw the next racks from a bag, or go on from the .sqlite copy, which holds it.
open-fault-empty = The file is empty. Take the log again.
open-fault-text = Line { $line } is no record of a log. Take the .jsonl file as the program saved it.
open-fault-gap = Line { $line }: a record before it is missing. Take the whole log again.
open-fault-changed = Line { $line } was changed: its fingerprint does not match. Take the log from where the program saved it.
open-fault-newer = Line { $line } was written by a newer program. Open the log with that one.
open-fault-misfit = Line { $line } does not follow from those before it. Take another copy of the log.
open-fault-name = This name cannot be used: { $name }. Keep Latin letters, digits and hyphens, not more than 64.
open-fault-taken = Another tournament has this name: { $name }. Write another one.
open-fault-here = This tournament is here already: { $name }. Open it from the list of tournaments.
open-fault-folder = The file was not written: { $name }

## A written game
written-title = A written game
written-link = Take a game from two tables
written-link-how = A game written down on paper or in another program can be checked and kept: the rounds in one table, the slips in another.
written-how = The program plays the game again: it finds the tops, judges every slip and makes the standings. The players are those of the slips. Where no placement is given, the top is laid.
written-words = Word list
written-game = Rounds
written-slips = Slips
written-columns = The first line is the headings of the columns:
written-do = Play and keep
written-too-large = The file is too large for the table of a game.
written-done = The game is taken in: { $name }, { $rounds }, { $players }.
written-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
written-odd = Worth a look
written-game-line = Rounds, line { $line }: { $why }
written-slips-line = Slips, line { $line }: { $why }
written-no-text = This is no UTF-8 text. Save the file as UTF-8.
written-no-headings = The table is empty. Write the columns { $name }.
written-surplus = There is no column for “{ $name }”.
written-open-quotation = A quotation mark is opened and not closed in the same line.
written-unreadable = The line cannot be read: { $name }
written-no-column = There is no column “{ $name }”. The columns are { $columns }.
written-column-missing = The column “{ $name }” is missing. The columns are { $columns }.
written-column-twice = The column “{ $name }” stands twice.
written-no-rounds = The table has no rounds.
written-no-slips = The table has no slips.
written-round-twice = Round { $n } stands twice.
written-out-of-order = Round { $n } stands where round { $of } belongs.
written-no-rack = Round { $n } has no rack.
written-no-place = It is not said where { $name } lies.
written-no-word = It is not said what lies at { $name }.
written-no-round = The game has no round { $n }.
written-no-player = The slip has no player.
written-no-number = “{ $name }” is no number of a round.
written-no-points = “{ $name }” is no number of points.
written-no-seconds = “{ $name }” is no number of seconds.
written-few-tiles = the rack { $name } has { $n } of { $of } tiles.
written-no-rack-left = by the rules no rack { $name } could be left.
written-below-minimum = the rack { $rack } is below the minimum: { $vowels } vowels and { $consonants } consonants are asked for.
written-above-maximum = the rack { $rack } is above the maximum: at most { $vowels } vowels and { $consonants } consonants may be there.
written-nothing-to-lay = nothing can be laid with { $name }; the board stayed as it was.

## A sealed game
sealed-title = Sealed game
sealed-link-how = An organiser has prepared one game for several halls and sealed it. Load the file days before: what is missing here is told at once. The key is given out at the start.
sealed-link = Load a sealed game
sealed-waiting = Waiting for the key
sealed-waiting-how = When the organiser gives out the key, type its words as you hear them. Capitals and what stands between the words do not matter.
sealed-key = Key of “{ $name }”
sealed-game-of = { $name }, prepared by { $organiser }
sealed-open = Open the game
sealed-load = Load the file
sealed-how = Looking at the file opens nothing. A tournament made of it has the organiser's edition, words and rules; you add the players.
sealed-file = The sealed file
sealed-check = Look at it
sealed-create = Make the tournament
sealed-compare = Compare the fingerprint with the one that the organiser has published.
sealed-ready = Everything that the game needs is here.
sealed-game = Game
sealed-organiser = Organiser
sealed-fingerprint = Fingerprint
sealed-signed = Signed by
sealed-edition = Edition
sealed-words = Words
sealed-rules = Rules
sealed-not-before = First rack not before
sealed-lack-program = The game was sealed with Flavita { $needed }, this is { $own }. Get the newer program before the day.
sealed-lack-edition = The edition { $name } is not here. Ask the organiser for its file and put it into the data folder.
sealed-lack-other-edition = The edition { $name } here is another one than the organiser's. Ask him for his file.
sealed-lack-words = The words “{ $name }” are not here, or others are. Ask the organiser for his list and put it into the data folder.
sealed-fault-none = This is no sealed game.
sealed-fault-newer = A newer Flavita sealed this game. Get the newer program before the day.
sealed-fault-cut = The end of the file is missing. Copy the whole file again.
sealed-fault-changed = The file was changed after it was signed. Get it from the organiser again.
sealed-fault-foreign = The file is signed by somebody else than the organiser it names. Ask the organiser.
sealed-fault-key = This key does not open the game. Listen to the words again.
sealed-fault-other = The game inside is not the one that was promised. Ask the organiser.
sealed-fault-tournament = This tournament plays another game.
sealed-fault-missing = The sealed file { $name } is missing. Put it back into the data folder under this name.
sealed-fault-file = It could not be kept: { $name }
