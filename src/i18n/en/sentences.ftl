### Verdicts, refusals and faults as whole sentences.

## Why a slip does not count
verdict-legal = { $word } { $at } { $direction }, { $points }
points-of-theme = { $points }, { $n } of them for the theme
verdict-top = Top
verdict-not-in-dictionary = { $what } is not in the word list.
verdict-word-rejected = { $word } does not count, by a ruling of the arbiter.
verdict-letters-not-in-rack = { $n ->
    [one] The rack lacks the letter { $letters }.
   *[other] The rack lacks the letters { $letters }.
}
verdict-blanks-not-in-rack = There is no blank on the rack for { $letters }.
verdict-does-not-touch = The word touches no letter on the board.
verdict-start-not-covered = The first word has to cover the start square.
verdict-off-board = The word runs off the board.
verdict-replaces-tile = There is already another letter on { $what }.
verdict-part-of-longer-word = This is part of { $what }: the whole word has to be written.
verdict-no-coordinates = There is no square on the slip.
verdict-unreadable-coordinates = Not a square of this board: { $what }.
verdict-join-open = The letters { $what } do not single out one place for the word.
verdict-unknown-letter = This game has no letter { $what }.
verdict-nothing-laid = No letter of the rack is used: the word is already on the board.
verdict-one-letter = One letter is not a word.
verdict-too-many-tiles = At most { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
} can be played.
verdict-first-word-short = The first word must have at least { $n ->
    [one] { $n } letter
   *[other] { $n } letters
}.
verdict-blank-unmarked = No blank is marked: { $what }.
verdict-claim-too-high = The slip says { $claimed }, but the word scores { $worth }: a score claimed too high counts as zero.
verdict-claim-missing = There are no points on the slip.
verdict-illegible = The slip cannot be read.
verdict-late = Handed in after the signal.
verdict-several-slips = More than one slip from this player.
verdict-empty = The slip is empty.
verdict-no-slip = There is no slip.
verdict-claim-differs = The word is valid. The slip says { $claimed }, but the word scores { $points }. { $points } counted.
slip-recorded = No. { $number }: saved, { $points }.
slip-same = No. { $number }: already saved exactly like this.
slip-replaces = Already saved: { $text }. Press Enter again to replace it.
slip-moves = The slip of no. { $number } ({ $text }) goes to no. { $to }.
slip-not-moved = You did not enter the slip of no. { $number }, so its number cannot be changed. Press Esc and enter the line again.
slip-gone = The slip of no. { $number } has been changed or withdrawn in the meantime, so it is not moved. Press Esc and enter the line again.
slip-occupied = No. { $number } already has a slip that you did not enter. Only the arbiter can move another one there.
slip-other-now = Something else was entered for this number in the meantime; nothing was changed. Press Enter again to see what is there now.
slip-enter-again = { $reason } Press Enter again for 0 points.
slip-replaced = No. { $number }: replaced, { $points }.
slip-kept-instead = No. { $number }: replaced.
slip-left-out = Not saved: no. { $number }.
slip-unknown = There is no such number: { $number }.
slip-absent = Not in this round: no. { $number }.
slip-other = No. { $number } has another slip: { $text }.
slip-line-again = Nothing is saved yet. Press Enter again to save no. { $number }.
slip-handed-in = No. { $number }: handed in, { $time }.
done-hand-in-back = No. { $number }: mark removed, the player’s time continues.

## Refusals
refusal-unknown-player = There is no player no. { $number }.
refusal-round-not-open = Round { $round } is not being played now.
refusal-round-still-open = Round { $round } is still being played: stop it first.
refusal-round-locked = The marking of round { $round } is closed.
refusal-rack-of-many-readings = The rack can be read in several ways: { $racks }. Write the tiles with spaces between them.
refusal-rack-not-in-bag = There are not that many { $tile } left in the bag.
refusal-wrong-number-of-tiles = The rack needs { $expected ->
    [one] { $expected } tile
   *[other] { $expected } tiles
}; { $given ->
    [one] { $given } was entered
   *[other] { $given } were entered
}. Enter the rack again.
refusal-tiles-drawn = { $rest } is on the rack. Enter what was drawn: { $expected ->
    [one] { $expected } tile is expected
   *[other] { $expected } tiles are expected
}, { $given ->
    [one] { $given } was entered
   *[other] { $given } were entered
}. If the whole rack went back, tick that and enter all of it.
refusal-rack-begins = The rack must contain the tiles it starts with: { $tiles }.
refusal-rack-vowels = The rack needs { $expected ->
    [one] { $expected } tile
   *[other] { $expected } tiles
} from the vowel bag; { $given ->
    [one] { $given } was entered
   *[other] { $given } were entered
}.
refusal-vowels-fixed = The number of vowels cannot be changed now: the rules fix it, or the rack has already been drawn once.
refusal-game-over = The game is over.
refusal-text-unreadable = This cannot be read: { $text }.
refusal-name-empty = Give the tournament a name.
refusal-no-players = Enter at least one player.
refusal-player-line = Line { $line }: { $text } has no readable number or name.
refusal-number-out-of-range = Enter a number from { $low } to { $high }.
refusal-time-unreadable = Enter minutes and seconds, such as 3:00.
refusal-name-long = This name is too long: { $n ->
    [one] at most { $n } character.
   *[other] at most { $n } characters.
}
refusal-dictionary-misfit = This word list does not fit the chosen letters. Choose one from the list.
refusal-round-time = A round lasts from 5 seconds to a day. Enter minutes and seconds, such as 3:00.
refusal-last-call = The last call must come before the end of the round: enter fewer seconds.
refusal-clock-time = Enter one second to a day: a number of minutes, or minutes and seconds.
refusal-price = Enter 0 to 1,000 points.
refusal-minimum = Vowels and consonants together cannot exceed the tiles on a rack. Enter smaller numbers.
refusal-player-number = Line { $line }: the number must be from 1 to { $high }.
refusal-player-twice = Line { $line }: number { $number } is already in line { $other }. Choose another one.
refusal-too-many-players = There cannot be more than { $n } players. Split the tournament.
refusal-nothing-to-undo = There is nothing to undo.
refusal-changed-meanwhile = Something has changed in the meantime. This is how things are now; nothing is lost.
refusal-other-top-preferred = The rules prefer another top. Enter a reason for this one, and choose again.
refusal-reason-needed = Enter a reason: it stays in the log.
refusal-top-not-chosen = There are several tops: choose which one goes on the board.
refusal-step-over = The game is already at another step: nothing was done. The button says what comes next.

## Faults
fault-disk-full = The disk is full: { $path }. Free some space; everything entered so far is safe.
fault-database-damaged = The tournament’s file is damaged: { $path }. It was left untouched. Use the latest copy.
fault-database-newer = { $path } was written by a newer Flavita. Open it with that version.
fault-tournament-dictionary = The word list “{ $path }” of this tournament is missing here. Put its file into the data folder and restart Flavita.
fault-file-foreign = { $path } is not a Flavita tournament. Remove the file from the folder, or use the latest copy of the tournament.
fault-file-locked = { $path } is in use by another program. Close it and reload this page.
fault-disk-failed = The disk with { $path } is failing. Restart Flavita: it checks the file before it continues.
fault-not-opened = { $path } cannot be opened. Check that the folder can be read, and restart Flavita.
fault-folder-not-writable = The folder { $path } is not writable.
fault-not-saved = It could not be saved. Everything saved before is safe.
error-not-found = There is no such page
error-not-found-what = The address may be wrong, or the tournament has been renamed.
error-home = All tournaments
error-under-way = One moment
error-fault = Program error
error-not-allowed = This page is for the arbiter
error-not-allowed-what = Open it on the computer that runs Flavita.

## What was done
done-paused = The clock is stopped.
done-resumed = The clock is running.
done-extended = { $n } s added.
done-undone = Undone: { $text }.
done-stands-again = No. { $number } has { $name } again.
done-player-added = No. { $number } { $name } has been added.
done-players-added = { $n ->
    [one] { $n } player added.
   *[other] { $n } players added.
}
done-player-returned = No. { $number } { $name } plays again from round { $round }.
done-player-changed = No. { $number } { $name }: saved.
done-player-renumbered = { $name } was no. { $from } and is now no. { $to }.
done-absence-noted = { $n ->
    [0] No. { $number } { $name } misses no rounds{ $rounds }.
    [one] No. { $number } { $name } misses round { $rounds }.
   *[other] No. { $number } { $name } misses rounds { $rounds }.
}
done-players-merged = No. { $kept } { $name } now has everything that belonged to no. { $gone }.
done-player-withdrawn = No. { $number } { $name } has withdrawn. The results are kept.
done-top-chosen = { $word } { $at } is on the board.
done-marking-locked = The marking of round { $round } is closed.
over-bag-empty = All tiles have been drawn and played.
over-rounds-played = All rounds have been played.
over-nothing-playable = No word can be made from the remaining letters.
over-by-arbiter = The arbiter has ended the game.
restored-away = The computer was asleep or its clock was changed: { $away }. The players have lost nothing and have { $time } left. The clock is stopped: press F2.
trouble-disk-full = The disk is full: nothing new is being saved. Delete files you do not need; saving then resumes automatically. Write on paper in the meantime.
trouble-locked = Another program is using the tournament’s file: nothing new is being saved. Close it; saving then resumes automatically.
trouble-not-writable = The data folder is not writable: nothing new is being saved. Check the disk and the folder’s permissions; saving then resumes automatically.
trouble-gone = The tournament’s file has disappeared: it was deleted or moved, or the drive was removed. Nothing new is being saved until the program has restored it from memory. Write slips on paper meanwhile.
trouble-disk-failed = The disk did not answer: nothing new is being saved. The program is checking the file and resumes automatically once the file proves intact. Write on paper in the meantime.
trouble-damaged = The tournament’s file is damaged: saved data is missing from it. Stop the program and continue from the latest copy.
rescued = At { $time } the tournament’s file disappeared or was replaced. The program wrote it again and nothing is lost. Find out what touches the data folder.
rescued-elsewhere = At { $time } the data folder stopped answering. Nothing is lost: the tournament is being saved to { $path }. Copy that file into the data folder before you restart.
restored = Continuing where the game stopped, with { $time } left. The clock is stopped: press F2.

## The rules' refusals
refusal-drawn-elsewhere = The racks of this game come from another venue ({ $name }). If there is no connection, ask for the rack by phone and enter it by hand.
refusal-rack-prepared = The racks of a prepared game are the same in every venue and cannot be refused.
refusal-clock-started = A rack can be refused only until its clock starts.
refusal-rack-elsewhere = This rack comes from another venue ({ $name }). Only the arbiter there can refuse it; this venue follows automatically.
refusal-drawn-here = The racks of this game are drawn here, not in another venue.
refusal-number-used = Number { $number } is taken: choose another one.
refusal-no-name = Enter the player’s name.
refusal-has-not-left = Player no. { $number } is already playing.
refusal-has-slip = Player no. { $number } has a slip in round { $round } and did not miss it. Withdraw the slip first.
refusal-same-player = Enter two different numbers.
refusal-both-have-slips = No. { $kept } and no. { $gone } both have a slip in round { $round }. They cannot be merged until one of these slips is withdrawn.
refusal-player-taken = Line { $line }: number { $number } is taken: { $name }. Choose another one.
refusal-rounds-unreadable = These are not rounds: { $text }. Enter, for example, 3-5, 8.
refusal-still-played = Finish this game first.
refusal-played = This tournament has begun: it can go into the archive, but it cannot be deleted.
refusal-watched = Another page still shows this tournament: the screen, a phone or another tab. Close it, wait 15 seconds and delete again.
refusal-not-in-round = Player no. { $number } does not play in round { $round }.
refusal-no-round = Draw the first rack first.
refusal-clock-stands = The clock is already stopped.
refusal-clock-runs = The clock is already running.
refusal-already-handed-in = The slip of no. { $number } is already marked.
refusal-not-pressed = No. { $number }: nobody pressed this number, so there is nothing to undo.
refusal-misplaced-number = No. { $number } is in two blocks, or no player can have it. Correct it and save again.
refusal-second-person = You have already entered the slip of no. { $number }. Somebody else makes the second entry: an invited helper, or the arbiter. If there is nobody else, the arbiter presses “{ double-switch-off }” on the console.
refusal-not-placeable = { $word } cannot be played at { $at }: check the square and the letters.
refusal-top-not-chosen-yet = First choose which top of round { $round } goes on the board.
refusal-rack-rejected = The rack { $rack } is not allowed: it needs at least { $vowels ->
    [one] { $vowels } vowel
   *[other] { $vowels } vowels
} and at least { $consonants ->
    [one] { $consonants } consonant
   *[other] { $consonants } consonants
}. Put the whole rack back and draw a new one.
refusal-rack-few-vowels = The rack { $rack } is not allowed: it has { $v ->
    [one] { $v } vowel
   *[other] { $v } vowels
} and needs at least { $vowels }. Put the whole rack back and draw a new one.
refusal-rack-few-consonants = The rack { $rack } is not allowed: it has { $c ->
    [one] { $c } consonant
   *[other] { $c } consonants
} and needs at least { $consonants }. Put the whole rack back and draw a new one.
refusal-rack-many-vowels = The rack { $rack } is not allowed: it has { $v ->
    [one] { $v } vowel
   *[other] { $v } vowels
}, but the maximum is { $vowels }. Put the whole rack back and draw a new one.
refusal-rack-many-consonants = The rack { $rack } is not allowed: it has { $c ->
    [one] { $c } consonant
   *[other] { $c } consonants
}, but the maximum is { $consonants }. Put the whole rack back and draw a new one.
refusal-rack-above = The rack { $rack } is not allowed: at most { $vowels ->
    [one] { $vowels } vowel
   *[other] { $vowels } vowels
} and at most { $consonants ->
    [one] { $consonants } consonant
   *[other] { $consonants } consonants
}. Put the whole rack back and draw a new one.
refusal-rack-unplayable = The rack { $rack } has no legal play. Put the whole rack back and draw a new one.
rack-refused = The arbiter refused the rack { $rack }: { $reason }. The tiles are back in the bag.
rack-gone = The rack { $rack } went back into the bag, all of it.
rack-whole = The tiles that had stayed went back into the bag.
refusal-line-unreadable = Cannot read “{ $text }”. Enter number, square, word: for example { $example }.
refusal-no-number = Start with the player’s number.
refusal-tournament-closed = The tournament is closed. Open it again from the home page.
done-rack-drawn = The rack of round { $round }: { $rack }.
rack-exchanged = The tile { $back } goes back into the bag, and { $instead } comes in its place.
done-vowels-set = Round { $round }: { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
} from the vowel bag.
done-round-opened = Round { $round } has begun.
done-round-closed = Round { $round } has been stopped.
done-top-revealed = The top of round { $round }: { $points }.
done-game-ended = The game is over.
over-minimum-impossible = There are not enough vowels or consonants left for a rack.

## What is amiss with a slip
remark-claim-too-high = The slip says { $claimed }, but the word scores { $worth }.
remark-claim-too-low = The slip says { $claimed }, but the word scores { $worth }.
remark-claim-missing = There are no points on the slip.
remark-blank-unmarked = No blank is marked, or the wrong letter is: read as { $text }.
remark-coordinates-shifted = The square is wrong, but it can only mean this: { $text }.
remark-last-letter-forgotten = The last letter of the word is not written: read as { $text }.
remark-within-grace = Handed in after the signal, but within the added seconds.
remark-hard-to-read = The slip is hard to read.
remark-join-short = Too few letters of the word that is joined, but the word can only lie here: { $text }.
remark-cost = { $points } off.
remark-warning = Warning.
remark-counted = Counted: { $points }.

## What a slip may have meant
clue-only = It can be read in only one way: { $text } ({ $how }).
clue-several = It can be read in several ways: { $n }.
clue-last-letter = the last letter is not written
clue-blank-mark = the wrong letter is marked as the blank
clue-turned = the direction is wrong
clue-shifted = one square off
clue-other-alphabet = row letter from another alphabet
clue-elsewhere = another place
