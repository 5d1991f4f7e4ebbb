### Where a log is not what it must be: `flavita verify`, the check before a result is final, merging.
### Each is said behind the number of the event and without a full stop.

differs-event = log entry { $n }: { $what }
differs-nothing = nothing
differs-empty-slip = an empty slip
differs-otherwise = { $what }: recorded – { $recorded }; checked again – { $found }
differs-detail = { $what }: recorded – { $recorded }; details of the entry differ when it is checked again
differs-again = { $what }: not the same when checked again

## The file
differs-chain-gap = the entry is missing; the file was changed after it was written
differs-chain-unreadable = a field cannot be read; the file was changed after it was written
differs-chain-wrong-prev = it does not follow from the entry before it; the file was changed after it was written
differs-chain-wrong-hash = its content does not match its fingerprint; the file was changed after it was written
differs-misfit = it does not fit the entries before it
differs-beside = { $name } is damaged or does not belong to this tournament
differs-secret-kept = the secret number kept in the file is not the one whose fingerprint was published
differs-secret-shown = the secret number shown is not the one whose fingerprint was published
differs-final-for = declared final for the log that ends with { $named }, but it ended with { $head }
differs-final-although = declared final too early. { $what }
differs-head = the log ends with { $head }, not { $noted }
differs-no-words = the words that were noted do not match any entry of this log

## Time and who acted
differs-set-back = recorded { $n ->
    [one] { $n } second
   *[other] { $n } seconds
} earlier than the entries before it
differs-set-back-round = recorded { $n ->
    [one] { $n } second
   *[other] { $n } seconds
} earlier than its round began
differs-not-theirs = recorded by: { $name }, who is not allowed to do this
differs-time-by-rules = round { $round }: { $time } of thinking time, { $bound } by the rules
differs-time-left = round { $round }: { $time } left on the clock, but at most { $bound } was possible
differs-time-length = round { $round }: a length of { $time }, but at most { $bound } was possible
differs-time-by-clock = round { $round }: a length of { $time }, but the clock gave { $bound }
differs-time-thinking = round { $round }: a thinking time of { $time }, but at most { $bound } was possible

## Racks, tops, slips, rulings
differs-of-rack = the rack of round { $round }
differs-of-draw = the draw
differs-of-vowels = the number of vowels
differs-of-rack-returned = the reason why the rack went back
differs-of-rack-by-hand = the rack from the bag
differs-of-rack-refused = the refused rack
differs-of-rack-relayed = the rack of the other venue
differs-of-prepared-game = the prepared game
differs-of-prepared-placement = the play of the prepared game
differs-of-top = the top
differs-of-top-searched = the top of round { $round }, searched a second time
differs-of-points-on-board = the points on the board
differs-of-slip-replaces = the slip that { $what } replaces
differs-of-slip-sent = { $what }, as the player sent it
differs-of-slip-points = the points of { $what }
differs-of-ruling = what follows from ruling { $n }
differs-of-ruling-slip = ruling { $n }, slip { $slip }
differs-of-ruling-top = ruling { $n }, the top of round { $round }
differs-slip = slip { $n } (round { $round }, player no. { $number })
differs-slip-number = slip { $n }
differs-no-dispute = { $what } is said to be disputed, but both entries say the same
differs-invalid-scores = { $what } is invalid, yet has { $points }
differs-not-prepared = a rack of a prepared game, but the tournament plays none
differs-rack-back = { $rack } went back ({ $what })
differs-below = too few vowels or consonants: at least { $v } and { $c }
differs-above = too many vowels or consonants: at most { $v } and { $c }
differs-no-placement = no play is possible
differs-refused = refused by the arbiter: { $reason }
differs-tops = { $points } ({ $all }) among { $n ->
    [one] { $n } play
   *[other] { $n } plays
}

## Standings
differs-total = player no. { $number }: slips { $slips }, solos { $solos }, minus warnings { $warnings }, minus time { $time }, rulings { $rulings } add up to { $expected }; the standings say { $total }
differs-rank = player no. { $number }: rank { $rank }, with { $n ->
    [one] { $n } player
   *[other] { $n } players
} ahead
differs-time-price = player no. { $number }: { $time } on the game clock cost { $price }; the standings take { $charged }
differs-never-judged = the slip that player no. { $number } sent in round { $round } was never judged

## What phones and other computers kept
differs-seen-beyond = player no. { $number } saw log entry { $seen }, but the log ends with entry { $end }
differs-seen-head = player no. { $number } saw the fingerprint { $seen }; here it is { $head }
differs-seen-slip = player no. { $number }, round { $round }: seen on the phone – { $seen }; in the log – { $found }
differs-kept-changed = player no. { $number }, round { $round }: seen on the phone – { $kept }; the log is as it was then, so the saved receipt was changed
differs-acknowledged = player no. { $number }, round { $round }: { $slip } was accepted at { $time }; the log does not have it
differs-acknowledged-at = player no. { $number }, round { $round }: { $slip } was accepted at { $time }; the log has it at { $here }
