### The desk: entries that differ, second entries, notices, the log.

## Entries that differ
conflict-title = No. { $number } { $name }: entries differ
conflict-other = Enter something else
conflicts-here = Entries differ, the arbiter decides: no. { $numbers }
slip-differs = Somebody else entered { $text }. Press Enter again to leave it to the arbiter.
slip-first-differs = The first entry says something else. Look at the slip again; press Enter again to keep yours.
slip-first-other = The first entry for no. { $number } says something else.
slip-with-claim = { $text }, with { $points } on the slip
slip-without-claim = { $text }, with no points on the slip
slip-disputed = No. { $number }: the entries differ; the arbiter decides.
done-dispute-settled = No. { $number }: the recorded entry stays.
refusal-disputed = Round { $round }: entries differ for no. { $numbers }. Choose the right one first.
open-disputes = { $n ->
    [one] In round { $round } the entries for { $n } slip differ.
   *[other] In round { $round } the entries for { $n } slips differ.
}
keys-settle = Entries differ: the upper one is right, the lower one is right, the third one is right

## Slips of telephones after the time
late-title = No. { $number } { $name }: the slip from the phone was { $n } s late
late-title-unknown = No. { $number } { $name }: the slip from the phone arrived after time was up
late-counts = Accept as on time
late-is-late = Reject as late
late-unread = You will see what is on the slip once you have decided.
done-late-counts = No. { $number }: the slip counts as on time.
done-late-is-late = No. { $number }: the slip is late.

## Players’ appeals
done-appeal = { $step ->
    [asked] No. { $number } appeals, round { $round }.
    [taken_back] No. { $number } withdraws the appeal, round { $round }.
   *[verdict_stays] No. { $number }, round { $round }: the verdict stands.
}
refusal-no-appeal = This appeal can be neither made nor withdrawn now.
refusal-appealed-often = You have withdrawn this appeal three times: now speak to the arbiter.
open-appeals = { $n ->
    [one] { $n } appeal is waiting for an answer.
   *[other] { $n } appeals are waiting for an answer.
}

## Second entries
missing-second = second entry missing
missing-second-other = somebody else makes the second entry
slips-once = entered once: { $n }
next-needs-seconds = { $n ->
    [one] { $n } slip of round { $of } still needs a second entry
   *[other] { $n } slips of round { $of } still need a second entry
}
open-once = { $n ->
    [one] { $n } slip of round { $round } still needs a second entry.
   *[other] { $n } slips of round { $round } still need a second entry.
}
done-slip-confirmed = No. { $number }: the second entry agrees.
done-slip-decided = No. { $number }: the arbiter decided.
done-blocks = Blocks of tables: { $text }.
done-blocks-none = The tables are not divided into blocks.
done-double-on = From the next rack on, two people enter every slip.
done-double-off = From the next rack on, one person enters every slip.
done-double-off-now = One person enters every slip, in this round too.
double-on = From round { $n } on, two people enter every slip.
double-off = Each slip is entered by one person.
double-switch-on = Enter every slip twice
double-switch-off = Enter every slip once
keying-double = Two people enter every slip, and neither sees the other’s entries. Only your own entries are shown here.
console-keys-as = This browser is signed in as the helper { $name }: slips are recorded under that name. Sign out to enter slips as the arbiter.
new-double = Two people enter every slip
new-double-hint = For finals: the second person does not see the first entry. If both agree, the slip counts; if not, the arbiter decides. This can also be switched during the game.
new-phones = A slip from a phone counts for
new-phones-end = s after the end of the round
new-phones-hint = The arbiter decides about anything that arrives later.

## Notices
errands-title = To take to the players
errand-delivered = Delivered
done-delivered = No. { $number }: delivered.
done-not-delivered = No. { $number }: not delivered yet.

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
log-kind = About
log-any = any
log-none = No entries match.
log-newer = Newer
log-older = Older
log-note = Arbiter’s note
log-note-add = Add
log-take-back = Revoke…
log-group-rounds = rounds and clock
log-group-slips = slips
log-group-players = players
log-group-rulings = rulings
log-group-notes = notes
log-group-whole = the tournament
log-created = The tournament “{ $name }” was set up.
log-epoch = Another computer continued the game (epoch { $n }).
log-slip-sent = Round { $round }, no. { $number }: a slip arrived from a phone.
log-slip = Round { $round }, no. { $number }: { $text } – { $points }.
log-slip-by-phone = { $sentence } From a phone, accepted at { $time }.
log-disputed = Round { $round }, no. { $number }: { $name } reads it differently – { $text }.

## Piles of slips
pile-of = round { $n }: { $left }
open-piles-title = Slips still out
piles-title = Piles of slips
slip-of-pile = { $left ->
    [0] Slip, round { $n } – all entered; round { $newest } is already on the screen
   *[other] Slip, round { $n } – { $left } to go; round { $newest } is already on the screen
}
pile-moved = All slips of round { $n } are entered. Next: round { $next }.
pile-closed = Round { $n } is closed. Next: round { $next }.
keys-piles = previous and next pile: slips of another round
