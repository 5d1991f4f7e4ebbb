### One game in many halls: results, conflicts, decisions.

halls-fault-not-a-result = it is not the result of a venue
halls-fault-newer = a newer program wrote it (format { $what })
halls-fault-too-large = it is larger than a result can be
halls-fault-damaged = it is damaged ({ $what })
halls-fault-signature = the signature does not match, so the file was changed after it was signed
halls-fault-hall-name = the name of the venue cannot be used ({ $what })
halls-fault-head = its log does not end as its beginning says
halls-fault-log = its log is not that of a tournament ({ $what })
halls-fault-not-over = its game is not over
halls-fault-codes-missing = { $n ->
    [one] its only code is missing
   *[other] of its { $n } codes these are missing: { $what }
}
halls-conflict-file-refused = A result of { $hall } ({ $name }) is not counted: { $what }.
halls-conflict-file-refused-nameless = A file ({ $name }) is not counted: { $what }.
halls-conflict-results-part = { $hall } sent results that contradict each other: { $what }.
halls-conflict-key-changed = Results of { $hall } are signed with different keys: { $what }.
halls-conflict-log-differs = { $n ->
    [one] The log of { $hall } differs from the rules in one place: { $what }.
   *[other] The log of { $hall } differs from the rules in { $n } places; the first: { $what }.
}
halls-conflict-words-missing = The slips of { $hall } were not judged again: the word list “{ $what }” is missing here.
halls-conflict-other-edition = { $hall } played another game: { $what }.
halls-conflict-other-rules = { $hall } played under different rules: { $what }.
halls-conflict-other-dictionary = { $n ->
    [one] { $hall } played with another word list: “{ $what }”, { $n } word.
   *[other] { $hall } played with another word list: “{ $what }”, { $n } words.
}
halls-conflict-other-game = { $hall } played another prepared game: “{ $what }”.
halls-conflict-other-game-none = { $hall } did not play the prepared game: it drew its own racks.
halls-conflict-other-round = { $hall } had another rack or another word on the board in round { $n }.
halls-conflict-word = { $word } counts in { $accepted }, but not in { $rejected }.
halls-conflict-word-alone = The decision on { $word } applies to all venues.
halls-conflict-slip = Slips of round { $n } that say { $word } were scored differently: { $what }.
halls-conflict-slip-worth = { $n } in { $hall }
halls-conflict-round-annulled = Round { $n } is annulled only in { $hall }.
halls-conflict-same-person = { $name } seems to have played more than once: { $what }.
halls-answer-open = to be decided
halls-answer-left-out = left out
halls-answer-counted = counts anyway
halls-answer-chosen = { $name } counts
halls-answer-separate = different people
halls-answer-word-counts = counts everywhere
halls-answer-word-rejected = counts nowhere
halls-answer-as-in = as in { $name }
halls-answer-each = stays as it is in every venue
halls-answer-everywhere = valid in all venues
halls-choice-left-out = Leave it out
halls-choice-counted = Count it anyway
halls-choice-chosen = Count { $name }
halls-choice-separate = These are different people
halls-choice-word-counts = The word counts in all venues
halls-choice-word-rejected = The word counts nowhere
halls-choice-as-in = As in { $name }
halls-choice-each = Leave every venue as it is
halls-choice-everywhere = In all venues

csv-hall = Venue
csv-hall-rank = Rank in the venue
csv-rounds = Rounds
csv-best = Best
csv-average = Average
csv-program = Program
csv-events = Events
csv-result = Result
csv-head = End of the log
csv-key = Key
csv-category = Category
csv-subject = About
csv-decided = Decided
csv-answer = Decision
csv-what = What

## What a hall hands in

exports-hall-result = Result of this venue
exports-hall-result-what = For a game played in many venues: a signed file, or QR codes, to be merged with the results of the others.
hall-result-title = Result of this venue
hall-result-what = When one game is played in many venues, each hands in its result: the whole log, signed by this computer. All results are merged on the page “Merge venues” or with flavita merge.
hall-result-name = Name of the venue
hall-result-make = Create the result
hall-result-file = Save the file ({ $n } KB)
hall-result-file-what = Take it on a USB stick or send it.
hall-result-codes = { $n ->
    [one] Show it as one QR code
   *[other] Show it as { $n } QR codes
}
hall-result-codes-what = Any scanner reads them, in any order; the page “Merge venues” accepts the texts, one per line.
hall-result-codes-many = There are many codes: a USB stick is better.
hall-result-not-over = The game is not over yet.
hall-result-open = Something is still open: a slip without a verdict, or a round that is being replayed.
hall-result-no-name = Enter the name of the venue.
hall-result-fault = The result could not be created: { $what }.
hall-codes-title = { $n ->
    [one] One QR code
   *[other] { $n } QR codes
}
hall-codes-what = The codes can be scanned as often as you like and in any order. The merge page names the missing ones.
hall-codes-number = { $n } of { $of }
hall-codes-one = One by one
hall-codes-next = Next: { $n }
hall-codes-all = All at once
