### The desk: entries that differ, second entries, notices, the log.

## Entries that differ
conflict-title = No. { $number } { $name }: entries differ
conflict-other = Key something else
conflicts-here = Entries differ, the arbiter decides: no. { $numbers }
slip-differs = Somebody else keyed { $text }. Enter again to leave it to the arbiter.
slip-first-differs = The first entry says something else. Look at the slip again; Enter again to have yours stand.
slip-first-other = The first entry of no. { $number } says something else.
slip-with-claim = { $text }, with { $points } on the slip
slip-without-claim = { $text }, with no points on the slip
slip-disputed = No. { $number }: the entries differ, the arbiter decides.
done-dispute-settled = No. { $number }: what was recorded stays.
refusal-disputed = Round { $round }: entries differ for no. { $numbers }. Choose the right one first.
open-disputes = { $n ->
    [one] In round { $round } the entries of { $n } slip differ.
   *[other] In round { $round } the entries of { $n } slips differ.
}
keys-settle = Entries differ: the upper one is right, the lower one is right, the third one is right

## Slips of telephones after the time
late-title = No. { $number } { $name }: slip from the phone came { $n } s late
late-title-unknown = No. { $number } { $name }: slip from the phone came after the time
late-counts = Count it as in time
late-is-late = It is late
late-unread = What is on the slip shows once you have decided.
done-late-counts = No. { $number }: the slip counts as in time.
done-late-is-late = No. { $number }: the slip is late.

## Second entries
missing-second = second entry missing
missing-second-other = somebody else makes the second entry
slips-once = keyed once { $n }
next-needs-seconds = { $n ->
    [one] { $n } slip of round { $of } lacks its second entry
   *[other] { $n } slips of round { $of } lack their second entry
}
open-once = { $n ->
    [one] In round { $round } { $n } slip lacks its second entry.
   *[other] In round { $round } { $n } slips lack their second entry.
}
done-slip-confirmed = No. { $number }: the second entry says the same.
done-slip-decided = No. { $number }: the arbiter decided.
done-double-on = From the next rack on two people key every slip.
done-double-off = From the next rack on one person keys every slip.
done-double-off-now = One person keys every slip, in this round too.
double-on = From the next rack on two people key every slip.
double-off = One person keys every slip.
double-switch-on = Key every slip twice
double-switch-off = Key every slip once
keying-double = Two people key every slip, and neither sees what the other keyed. Only your own entries stand here.
console-keys-as = This browser has signed in as the helper { $name }: slips are recorded in that name. Sign out to key as the arbiter.
new-double = Two people key every slip
new-double-hint = For finals: the second does not see what the first keyed; where both say the same it counts, else the arbiter decides. It can be switched during the game too.
new-phones = A slip from a phone counts for
new-phones-end = s after the end of the round
new-phones-hint = What comes later is for the arbiter to decide.

## Notices
errands-title = To bring to the players
errand-delivered = Delivered
done-delivered = No. { $number }: delivered.
done-not-delivered = No. { $number }: not delivered yet.

## The log
log-title = Log
log-count = { $n ->
    [one] { $n } entry
   *[other] { $n } entries
}
log-when = Time
log-who = Who
log-what = What
log-round = Round
log-player = Player
log-kind = About
log-any = any
log-none = There is nothing of the kind.
log-newer = Newer
log-older = Older
log-note = A note of the arbiter's
log-note-add = Write down
log-take-back = Take back…
log-clock = Clock
log-group-rounds = rounds and clock
log-group-slips = slips
log-group-players = players
log-group-rulings = rulings
log-group-notes = notes
log-group-whole = the tournament
log-created = The tournament “{ $name }” was set up.
log-epoch = Another computer went on with the game (epoch { $n }).
log-slip-sent = Round { $round }, no. { $number }: a slip came by telephone.
log-slip = Round { $round }, no. { $number }: { $text } – { $points }.
log-slip-by-phone = { $sentence } By telephone, accepted at { $time }.
log-disputed = Round { $round }, no. { $number }: { $name } reads it otherwise – { $text }.

## Piles of slips
pile-of = round { $n }: { $left }
piles-title = Piles of slips
slip-of-pile = { $left ->
    [0] Slip, round { $n } – all keyed, round { $newest } is out already
   *[other] Slip, round { $n } – { $left } to go, round { $newest } is out already
}
pile-moved = Round { $n } is all keyed. On to round { $next }.
pile-closed = Round { $n } is closed. On to round { $next }.
keys-piles = previous and next pile: slips of another round
