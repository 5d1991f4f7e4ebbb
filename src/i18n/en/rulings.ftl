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
ruling-move-replaced = Round { $round }: { $word } { $at } was laid on the board.
ruling-round-reopened = Round { $round } is open again, { $time } on the clock.
ruling-round-annulled = Round { $round } counts for nobody.
ruling-time-set = { $who }, round { $round }: { $time } used.
ruling-mean-granted = { $who }, round { $round }: the mean of the others instead of zero.
verdict-by-arbiter = The arbiter ruled: { $text }.
done-ruling-revoked = Ruling { $n } is revoked.

## Refusals
refusal-ruling-no-word = { $word } is no word of 2 to 15 tiles of this game.
refusal-ruling-word-counts = { $word } counts already.
refusal-ruling-word-does-not-count = { $word } does not count anyway.
refusal-ruling-points = So many points cannot be given or taken: { $n }.
refusal-ruling-nothing-changes = It is so already: this ruling would change nothing.
refusal-ruling-gone-on = The game has gone on from round { $round }: this is possible only before the next rack.
refusal-ruling-time = Give the players time: from a second to { $time }.
refusal-ruling-time-beyond = In round { $round } the players had { $time }: it cannot have been more.
refusal-ruling-no-mean = By the rules of this tournament no mean stands in for a zero.
refusal-ruling-no-zero = No. { $number } has no slip worth zero in round { $round }.
refusal-ruling-unknown = There is no ruling { $n }, or it is revoked already.
refusal-ruling-followed = The game went on from ruling { $n }, so it cannot be revoked any more.
refusal-ruling-number = Write a number: { $text } is none.
refusal-ruling-clock = Write a time like 2:30: { $text } is none.

## The page
rulings-title = Rulings
rulings-link = Rulings
rulings-none = There are no rulings yet.
rulings-how = You first see what would change. Only what you confirm is recorded; all of it stays in the log. Every ruling can be revoked; another word on the board or a reopened round only as long as the game has not gone on from it.
rulings-in-force = In force
rulings-revoked-because = Revoked { $time }: { $text }
rulings-what = What was ruled
rulings-because = Why
rulings-when = When and who
rulings-state = State
rulings-revoke = Revoke
rulings-show = Show what changes
rulings-confirm = Rule so
rulings-confirm-revoke = Revoke the ruling
rulings-back = Leave it
rulings-preview = What changes
rulings-preview-revoke = Revoking ruling { $n }
rulings-nobody = Nobody’s rank or points change.
rulings-counted = With all slips keyed so far.
rulings-total = Points
rulings-rank = Rank
rulings-tops-change = Tops
rulings-top-change = Round { $n }: was { $before }, becomes { $after }.
rulings-top-none = no top
rulings-top-of-several = { $name } and { $n } more
rulings-board-stays = What lies on the board stays there.
rulings-laid = Round { $n }: { $name } lies on the board, and the top is another one now. What lies there?
rulings-lay-instead = Lay { $name } in its place
rulings-lay-stays = Leave the board as it is
rulings-stays-gone-on = Round { $n }: { $name } stays on the board, because the game has gone on from it.
rulings-stays-given = Round { $n }: { $name } stays on the board, because what is laid in this game is not decided here.
rulings-slips-change = Slips
rulings-slip-change = Round { $round }, { $who }: { $before } → { $after }.
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
rulings-time-title = A player’s time
rulings-time = Time
rulings-time-hint = For the game clock. A late slip stays late.
rulings-annul-title = Annul a round
rulings-annul-hint = It counts for nobody. The tiles stay on the board.
rulings-mean-title = Mean instead of zero
rulings-mean-hint = The mean of the other players whose slips the same person keyed.
rulings-repeated = { $name }: a zero in round { $round } for the same fault as in round { $before }. If nobody had told the player yet, the mean is due: { $points }.
rulings-repeated-because = the same fault as in round { $n }, not yet told
rulings-replace-title = Another word on the board, round { $n }
rulings-replace-hint = Only before the next rack.
rulings-reopen-title = Reopen round { $n }
rulings-reopen-hint = The slips, the top and the placement of this round become void but stay in the log. The clock stands until you start it.
rulings-on-clock = On the clock
rulings-round = Round
rulings-player = Player
rulings-appeal = Appeal
rulings-appeal-of = Appeal: round { $round }, { $name }
rulings-judge-valid = It counts, points:
rulings-judge-zero = It does not count
rulings-set-time = Time in this round:
rulings-grant-mean = Mean instead of zero
rulings-on-slip = On the slip
rulings-rule = By the rules
rulings-verdict = Verdict
rulings-rules = Rules of today
export-rulings = Rulings (CSV)
trail-void = { $time }, { $name }: { $text }, { $points }. The round was reopened, the slip is void.

## Columns
csv-ruled = Rulings, points
csv-ruling = Ruling
csv-kind = Kind
csv-sentence = What was ruled
csv-because = Why
csv-when = When
csv-actor = Who
csv-revoked-when = Revoked when
csv-revoked-actor = Revoked by
csv-revoked-because = Why revoked
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
csv-mean-granted = mean instead of zero
