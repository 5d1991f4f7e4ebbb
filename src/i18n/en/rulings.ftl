### Rulings: the page, sentences, refusals.

## What was ruled
ruling-word-accepted = { $word } counts for the rest of the tournament.
ruling-word-rejected = { $word } does not count for the rest of the tournament.
ruling-slip-points = { $who }, round { $round }: the slip counts, { $points }.
ruling-slip-zero = { $who }, round { $round }: the slip does not count.
ruling-penalty = { $who }: a penalty of { $points }{ $round ->
    [0] .
   *[other] {" "}for round { $round }.
}
ruling-bonus = { $who }: { $points } added{ $round ->
    [0] .
   *[other] {" "}for round { $round }.
}
ruling-move-replaced = Round { $round }: { $word } { $at } was put on the board.
ruling-round-reopened = Round { $round } is open again, { $time } on the clock.
ruling-round-annulled = Round { $round } counts for nobody.
ruling-time-set = { $who }, round { $round }: { $time } used.
ruling-mean-granted = { $who }, round { $round }: the average of the others instead of zero.
ruling-warning-given = { $who }, round { $round }: a warning from the arbiter.
verdict-by-arbiter = The arbiter ruled: { $text }.
done-ruling-revoked = Ruling { $n } is revoked.

## Refusals
refusal-ruling-no-word = { $word } is not a word of 2 to 15 tiles of this game.
refusal-ruling-word-counts = { $word } already counts.
refusal-ruling-word-does-not-count = { $word } does not count anyway.
refusal-ruling-points = That many points cannot be added or deducted: { $n }.
refusal-ruling-nothing-changes = That is already so: this ruling would change nothing.
refusal-ruling-gone-on = The game has continued after round { $round }: this is possible only before the next rack.
refusal-ruling-time = Give the players time: from one second to { $time }.
refusal-ruling-time-beyond = In round { $round } the players had { $time }: nobody can have used more.
refusal-ruling-no-mean = By the rules of this tournament, an average does not replace a zero.
refusal-ruling-no-warnings = The rules of this tournament have no warnings. Deduct points instead.
refusal-ruling-no-zero = No. { $number } has no slip worth zero in round { $round }.
refusal-ruling-unknown = There is no ruling { $n }, or it has already been revoked.
refusal-ruling-followed = Ruling { $n } cannot be revoked: the game has continued, or a later ruling is based on it.
refusal-ruling-number = “{ $text }” is not a number.
refusal-ruling-clock = “{ $text }” is not a time. Enter it like this: 2:30.

## The page
rulings-title = Rulings
rulings-link = Rulings
rulings-none = There are no rulings yet.
rulings-how = You first see what would change. Only what you confirm is recorded; all of it stays in the log. Every ruling can be revoked; another word on the board or a reopened round only until the game continues.
rulings-in-force = In force
rulings-revoked-because = Revoked at { $time }: { $text }
rulings-what = What was ruled
rulings-because = Reason
rulings-when = When and who
rulings-state = Status
rulings-revoke = Revoke
rulings-show = Show what would change
rulings-confirm = Confirm the ruling
rulings-confirm-revoke = Revoke the ruling
rulings-back = Cancel
rulings-preview = What would change
rulings-preview-revoke = Revoking ruling { $n }
rulings-nobody = Nobody’s rank or points change.
rulings-counted = Based on all slips entered so far.
rulings-total = Points
rulings-tops-change = Tops
rulings-top-change = Round { $n }: was { $before }, becomes { $after }.
rulings-top-none = no top
rulings-top-of-several = { $name } and { $n } more
rulings-other-now = Something was recorded after this was shown. Nothing has been ruled yet: look again, then confirm.
rulings-board-relaid = Round { $n }: { $name } will be on the board.
rulings-board-stays = The board stays as it is.
rulings-laid = Round { $n }: { $name } is on the board, but the top is now a different one. What should be on the board?
rulings-lay-instead = Replace it with { $name }
rulings-lay-stays = Leave the board as it is
rulings-stays-gone-on = Round { $n }: { $name } stays on the board, because the game has already continued.
rulings-stays-given = Round { $n }: { $name } stays on the board, because the plays of this game are decided elsewhere.
rulings-slips-change = Slips
rulings-slip-change = Round { $round }, { $who }: { $before } → { $after }.
rulings-slip-top = Round { $round }, { $who }: { $points }, now a top.
rulings-slip-no-top = Round { $round }, { $who }: { $points }, no longer a top.
rulings-word = Word
rulings-word-both = Accept or reject a word
rulings-word-hint = For the rest of the tournament and in every round played.
rulings-accept = Accept
rulings-reject = Reject
rulings-accept-word = Accept the word { $name }
rulings-reject-word = Reject the word { $name }
rulings-points-title = Penalty or bonus
rulings-penalty = Penalty
rulings-bonus = Bonus
rulings-points = Points
rulings-for-round = For round
rulings-no-round = no round
rulings-warning-title = Warning
rulings-warning-hint = It counts together with the warnings for slips; once the free ones are used up, it costs the same as they do, in this round.
rulings-time-title = A player’s time
rulings-time = Time
rulings-time-hint = For the game clock. A late slip stays late.
rulings-annul-title = Annul a round
rulings-annul-hint = The round counts for nobody. The tiles stay on the board.
rulings-mean-title = Average instead of zero
rulings-mean-hint = The average of the other players whose slips the same person entered.
rulings-repeated = { $name }: a zero in round { $round } for the same mistake as in round { $before }. If nobody had told the player yet, the average is due: { $points }.
rulings-repeated-because = the same mistake as in round { $n }, not announced yet
rulings-replace-title = Another word on the board, round { $n }
rulings-replace-hint = Only before the next rack.
rulings-reopen-title = Reopen round { $n }
rulings-reopen-hint = The slips, the top and the word on the board of this round become void but stay in the log. The clock is stopped until you start it.
rulings-on-clock = On the clock
rulings-round = Round
rulings-appeal = Appeal
rulings-appeal-of = Appeal: round { $round }, { $name }
rulings-judge-valid = It counts, points:
rulings-judge-zero = It does not count
rulings-set-time = Time in this round:
rulings-grant-mean = Average instead of zero
rulings-on-slip = On the slip
rulings-rule = By the rules
rulings-verdict = Verdict
rulings-appeals = Players’ appeals
rulings-verdict-stays = Uphold the verdict
export-rulings = Rulings (CSV)
trail-void = { $time }, { $name }: { $text }, { $points }. The round was reopened: the slip is void.

## Columns
csv-ruled = Rulings, points
csv-ruling = Ruling
csv-kind = Type
csv-sentence = What was ruled
csv-because = Reason
csv-when = When
csv-actor = Who
csv-revoked-when = When revoked
csv-revoked-actor = Revoked by
csv-revoked-because = Reason for revoking
csv-in-force = in force
csv-revoked = revoked
csv-void = void
csv-word-accepted = word accepted
csv-word-rejected = word rejected
csv-slip-judged = slip
csv-points-given = points
csv-move-replaced = word on the board
csv-round-reopened = round reopened
csv-round-annulled = round annulled
csv-time-set = time
csv-mean-granted = average instead of zero
csv-warning-given = warning from the arbiter
