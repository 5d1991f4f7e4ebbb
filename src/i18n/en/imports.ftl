### What is taken from files.

## A list of players
players-import-look = Show
import-preview = What it brings
import-nobody-yet = Nobody is taken in yet.
import-headings = The first line is the headings of the columns.
import-federation = This is the list of a federation: rating and series of the classic game are not kept.
import-licence = Licence
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
