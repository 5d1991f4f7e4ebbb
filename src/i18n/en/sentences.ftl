### Verdicts, refusals and faults as whole sentences.

## Why a slip does not count
verdict-legal = { $word } { $at } { $direction }, { $points }
verdict-top = Top
verdict-not-in-dictionary = { $word } is not in the dictionary.
verdict-word-rejected = { $word } does not count by a ruling of the arbiter.
verdict-letters-not-in-rack = { $n ->
    [one] The letter { $letters } is not in the rack.
   *[other] The letters { $letters } are not in the rack.
}
verdict-does-not-touch = The word touches no letter on the board.
verdict-misses-start = The first word has to cover the start square.
verdict-off-board = The word runs off the board.
verdict-replaces-tile = Another letter already stands on { $square }.
verdict-part-of-longer-word = This is part of { $word }: the whole word has to be written.
verdict-no-coordinates = The slip names no square.
verdict-coordinates-unreadable = Not a square of this board: { $text }.
verdict-unknown-letter = This game has no letter { $letter }.
verdict-no-new-tile = No letter of the rack is used: the word already stands on the board.
verdict-one-letter = One letter is no word.
verdict-too-many-tiles = No more than { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
} may be laid.
verdict-first-word-short = The first word must have at least { $n ->
    [one] { $n } letter
   *[other] { $n } letters
}.
verdict-blank-unmarked = The blank is not marked: { $letters }.
verdict-claim-too-high = The slip says { $claimed }, the word makes { $worth }: claiming too much is a zero.
verdict-claim-missing = The slip has no points.
verdict-illegible = The slip cannot be read.
verdict-late = Handed in after the signal.
verdict-several-slips = More than one slip from this player.
verdict-empty-slip = The slip is empty.
verdict-no-slip = There is no slip.
verdict-claim-differs = The word is good. The slip says { $claimed }, it makes { $points }. { $points } counted.
slip-recorded = No. { $number }: saved, { $points }.
slip-same = No. { $number }: already saved just like this.
slip-replaces = Already saved: { $text }. Enter again to replace it.
slip-enter-again = { $reason } Enter again for 0 points.
slip-replaced = No. { $number }: replaced, { $points }.
slip-kept-instead = No. { $number }: replaced.
slip-left-out = Left out: no. { $number }.
slip-unknown = There is no such number: { $number }.
slip-absent = Not in this round: no. { $number }.
slip-other = No. { $number } has another slip: { $text }.
slip-line-again = Nothing is saved yet. Enter again to save no. { $number }.
slip-handed-in = No. { $number }: handed in, { $time }.
done-hand-in-back = No. { $number }: hand-in taken back, the time runs on.

## Refusals
refusal-unknown-player = There is no player no. { $number }.
refusal-round-not-open = Round { $round } is not being played now.
refusal-round-still-open = Round { $round } is still being played: stop it first.
refusal-round-locked = The marking of round { $round } is closed.
refusal-rack-of-many-readings = The rack can be read in several ways: { $racks }. Write the tiles with spaces between them.
refusal-rack-not-in-bag = The bag has no more { $tile }.
refusal-wrong-number-of-tiles = The rack should have { $expected } tiles, { $given } were given.
refusal-tiles-drawn = { $rest } lies on the rack. Key what was drawn: { $expected } tiles are expected, { $given } were given. If the whole rack went back, tick that and key all of it.
refusal-rack-begins = The rack must have the tiles that it begins with: { $tiles }.
refusal-rack-vowels = { $expected } must come out of the bag of vowels, but { $given } are given.
refusal-game-over = The game is over.
refusal-text-unreadable = This cannot be read: { $text }.
refusal-name-empty = Give the tournament a name.
refusal-no-players = List at least one player.
refusal-player-line = Line { $line }: { $text } has no readable number or name.
refusal-number-out-of-range = A number from { $low } to { $high } belongs here.
refusal-time-unreadable = Write the time as minutes and seconds, such as 3:00.
refusal-name-long = This name is too long: keep it within { $n } letters.
refusal-dictionary-misfit = This word list is not for the chosen tiles. Choose one from the list.
refusal-round-time = A round lasts from 5 seconds to a day. Write minutes and seconds, such as 3:00.
refusal-last-call = The last call comes before the end of the round: give fewer seconds.
refusal-clock-time = Give one second to a day: a number of minutes, or minutes and seconds.
refusal-price = Give 0 to 1000 points.
refusal-minimum = A rack has seven tiles: ask for at most seven vowels and consonants together.
refusal-player-number = Line { $line }: a number is from 1 to { $high }.
refusal-player-twice = Line { $line }: number { $number } stands in line { $other } already. Give another one.
refusal-too-many-players = There cannot be more than { $n } players. Split the tournament.
refusal-nothing-to-undo = There is nothing to undo.
refusal-changed-meanwhile = Something has changed meanwhile. This is the present state; nothing is lost.
refusal-other-top-preferred = The rules prefer another top. Write why this one, and choose again.
refusal-reason-needed = Write why: the reason stays in the log.
refusal-top-not-chosen = There are several tops: choose the one to place.
refusal-step-over = The game is at another step by now: nothing was done. The button says what comes next.

## Faults
fault-disk-full = The disk is full: { $path }. Make room; everything keyed so far is safe.
fault-database-damaged = The tournament's file is damaged: { $path }. It was left untouched. Take the latest copy.
fault-database-newer = { $path } was written by a newer Flavita. Open it with that one.
fault-tournament-dictionary = The word list “{ $path }” of this tournament is not here. Put its file into the tournaments' folder and restart Flavita.
fault-file-foreign = { $path } is no tournament of Flavita. Take the file out of the folder, or take the latest copy of the tournament.
fault-file-locked = { $path } is in use by another program. Close it and reload this page.
fault-disk-failed = The disk with { $path } fails. Restart Flavita: it checks the file before it goes on.
fault-not-opened = { $path } does not open. Check that the folder can be read, and restart Flavita.
fault-folder-not-writable = The folder { $path } cannot be written to.
fault-not-saved = It could not be saved. What was saved before is safe.
error-not-found = There is no such page
error-not-found-what = The address may be wrong, or the tournament has another name now.
error-home = To the tournaments
error-fault = Something broke
error-not-allowed = This page is the arbiter's
error-not-allowed-what = Open it on the computer that runs Flavita.

## What was done
done-paused = The clock stands.
done-resumed = The clock runs.
done-extended = { $n } s added.
done-undone = Undone: { $text }.
done-player-added = Added no. { $number } { $name }.
done-players-added = { $n ->
    [one] { $n } player taken in.
   *[other] { $n } players taken in.
}
done-player-returned = No. { $number } { $name } plays again, from round { $round }.
done-player-changed = No. { $number } { $name }: saved.
done-player-renumbered = { $name }: was no. { $from }, now no. { $to }.
done-absence-noted = { $n ->
    [0] No. { $number } { $name } misses no round{ $rounds }.
    [one] No. { $number } { $name } misses round { $rounds }.
   *[other] No. { $number } { $name } misses rounds { $rounds }.
}
done-players-merged = No. { $kept } { $name }: everything of no. { $gone } is here now.
done-player-withdrawn = No. { $number } { $name } has withdrawn. The results are kept.
done-top-chosen = { $word } { $at } goes on the board.
done-marking-locked = The marking of round { $round } is closed.
over-bag-empty = All tiles are drawn and played.
over-rounds = All rounds have been played.
over-no-placement = The letters that are left make no word.
over-by-arbiter = The arbiter has ended the game.
restored-away = The computer slept or its clock was set: { $away }. Nothing was taken from the players: { $time } left, the clock stands, press F2.
trouble-disk-full = The disk is full: nothing new is being saved. Delete files you do not need; saving goes on by itself. Write on paper meanwhile.
trouble-locked = Another program holds the tournament's file: nothing new is being saved. Close it; saving goes on by itself.
trouble-not-writable = The data folder cannot be written: nothing new is being saved. Check the disk and the folder's permissions; saving goes on by itself.
trouble-gone = The tournament’s file has disappeared: it was deleted or moved, or the drive was removed. Nothing new is being saved until the program has restored it from memory. Write slips on paper meanwhile.
trouble-disk-failed = The disk did not answer: nothing new is being saved. The program is checking the file and goes on by itself once it is whole. Write on paper meanwhile.
trouble-damaged = The tournament's file is damaged: what was saved is missing there. Stop the program and go on from the latest copy.
rescued = At { $time } the tournament’s file disappeared or was replaced. The program wrote it again and nothing is lost. Find out what touches the data folder.
rescued-elsewhere = At { $time } the data folder stopped answering. Nothing is lost: the tournament is being saved to { $path }. Copy that file into the data folder before you restart.
restored = Going on from the same place. { $time } left, the clock stands: press F2.

## The rules' refusals
refusal-drawn-elsewhere = The racks of this game come from another hall ({ $name }). Without a connection ask for the rack by telephone and enter it by hand.
refusal-rack-prepared = The racks of a prepared game are the same in every hall and cannot be refused.
refusal-clock-started = A rack can be refused only until its clock starts.
refusal-rack-elsewhere = This rack comes from another hall ({ $name }). Only the arbiter there can refuse it; this hall follows by itself.
refusal-drawn-here = The racks of this game are drawn here, not in another hall.
refusal-number-used = Number { $number } is taken: choose another one.
refusal-no-name = Write the player's name.
refusal-has-not-left = Player no. { $number } is playing already.
refusal-has-slip = Player no. { $number } has a slip in round { $round } and did not miss it. Take the slip back first.
refusal-same-player = Name two different numbers.
refusal-both-have-slips = No. { $kept } and no. { $gone } both have a slip in round { $round }. They cannot be merged until one of these slips is taken back.
refusal-player-taken = Line { $line }: number { $number } is taken: { $name }. Give another one.
refusal-rounds-unreadable = These are no rounds: { $text }. Write, for example, 3-5, 8.
refusal-still-played = Finish this game first.
refusal-not-in-round = Player no. { $number } does not play in round { $round }.
refusal-no-round = Draw the first rack first.
refusal-clock-stands = The clock stands already.
refusal-clock-runs = The clock is running already.
refusal-already-handed-in = The slip of no. { $number } is marked already.
refusal-not-pressed = No. { $number }: nobody pressed the number, there is nothing to take back.
refusal-second-person = You have keyed the slip of no. { $number } already. Somebody else makes the second entry: an invited helper, or the arbiter. If there is nobody else, the arbiter presses “{ double-switch-off }” on the console.
refusal-not-placeable = { $word } cannot be laid at { $at }: check the square and the letters.
refusal-top-not-chosen-yet = First choose which top of round { $round } goes on the board.
refusal-rack-rejected = The rack { $rack } will not do: it needs at least { $vowels } vowels and at least { $consonants } consonants. Put the whole rack back and draw a new one.
refusal-rack-few-vowels = The rack { $rack } will not do: it has { $v } vowels and needs at least { $vowels }. Put the whole rack back and draw a new one.
refusal-rack-few-consonants = The rack { $rack } will not do: it has { $c } consonants and needs at least { $consonants }. Put the whole rack back and draw a new one.
refusal-rack-many-vowels = The rack { $rack } will not do: it has { $v } vowels and may have at most { $vowels }. Put the whole rack back and draw a new one.
refusal-rack-many-consonants = The rack { $rack } will not do: it has { $c } consonants and may have at most { $consonants }. Put the whole rack back and draw a new one.
refusal-rack-above = The rack { $rack } will not do: it may have at most { $vowels } vowels and at most { $consonants } consonants. Put the whole rack back and draw a new one.
refusal-rack-unplayable = Nothing can be laid with { $rack }. Put the whole rack back and draw a new one.
rack-refused = The arbiter refused the rack { $rack }: { $reason }. The tiles are back in the bag.
refusal-line-unreadable = Cannot read “{ $text }”. Write number, square, word, such as 23 o7 words.
refusal-no-number = Begin with the player's number.
refusal-tournament-closed = The tournament is closed. Open it again from the home page.
done-rack-drawn = The rack of round { $round }: { $rack }.
done-round-opened = Round { $round } has begun.
done-round-closed = Round { $round } is stopped.
done-top-revealed = The top of round { $round }: { $points }.
done-game-ended = The game is over.
over-minimum = There are not enough vowels or consonants left for a rack.

## What is amiss with a slip
remark-claim-too-high = The slip says { $claimed }, the word makes { $worth }.
remark-claim-too-low = The slip says { $claimed }, the word makes { $worth }.
remark-claim-missing = The slip has no points.
remark-blank-unmarked = The blank is not marked, or another letter is: read as { $text }.
remark-coordinates-shifted = The square is wrong, but only this can be meant: { $text }.
remark-last-letter-forgotten = The last letter of the word is not written: read as { $text }.
remark-within-grace = Handed in after the signal, but within the added seconds.
remark-hard-to-read = The slip is hard to read.
remark-cost = { $points } off.
remark-warning = A warning.
remark-counted = Counted: { $points }.

## What a slip may have meant
clue-only = It can be read in only one way: { $text } ({ $how }).
clue-several = It can be read in several ways: { $n }.
clue-last-letter = the last letter is not written
clue-blank-mark = another letter is marked as the blank
clue-turned = the direction is wrong
clue-shifted = one square off
clue-other-alphabet = the row's letter of another alphabet
clue-elsewhere = another place
