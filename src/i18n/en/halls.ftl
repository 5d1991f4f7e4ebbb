### One game in many halls: results, conflicts, decisions.

halls-fault-not-a-result = it is no result of a hall
halls-fault-newer = a newer program wrote it (form { $what })
halls-fault-too-large = it is larger than a result can be
halls-fault-damaged = it is damaged ({ $what })
halls-fault-signature = the signature does not hold, so it was changed after it was signed
halls-fault-hall-name = the name of the hall cannot be used ({ $what })
halls-fault-head = its log does not end as its head says
halls-fault-log = its log is no tournament ({ $what })
halls-fault-not-over = its game is not over
halls-fault-codes-missing = { $n ->
    [one] its only code is missing
   *[other] of its { $n } codes these are missing: { $what }
}
halls-conflict-file-refused = A result of { $hall } ({ $name }) is not counted: { $what }.
halls-conflict-file-refused-nameless = A file ({ $name }) is not counted: { $what }.
halls-conflict-results-part = There are results of { $hall } of which none goes on from the other: { $what }.
halls-conflict-key-changed = Results of { $hall } are signed with different keys: { $what }.
halls-conflict-log-differs = { $n ->
    [one] The log of { $hall } differs from the rules in one place: { $what }.
   *[other] The log of { $hall } differs from the rules in { $n } places, first: { $what }.
}
halls-conflict-words-missing = The verdicts of { $hall } were not judged again: the word list “{ $what }” is not here.
halls-conflict-other-edition = { $hall } played another edition: { $what }.
halls-conflict-other-rules = { $hall } played by other rules: { $what }.
halls-conflict-other-dictionary = { $n ->
    [one] { $hall } played with other words: “{ $what }”, one word.
   *[other] { $hall } played with other words: “{ $what }”, { $n } words.
}
halls-conflict-other-game = { $hall } played another prepared game: “{ $what }”.
halls-conflict-other-game-none = { $hall } did not play the prepared game: it drew its own racks.
halls-conflict-other-round = { $hall } had another rack or another placement in round { $n }.
halls-conflict-word = { $word } counts in { $accepted }, but not in { $rejected }.
halls-conflict-word-alone = { $word } was decided for all halls.
halls-conflict-slip = Slips of round { $n } that say { $word } are worth different points: { $what }.
halls-conflict-slip-worth = { $n } in { $hall }
halls-conflict-round-annulled = Round { $n } is annulled in { $hall } alone.
halls-conflict-same-person = { $name } seems to have played more than once: { $what }.
halls-answer-open = to be decided
halls-answer-left-out = left out
halls-answer-counted = counts all the same
halls-answer-chosen = { $name } counts
halls-answer-separate = different people
halls-answer-word-counts = counts everywhere
halls-answer-word-rejected = counts nowhere
halls-answer-as-in = as in { $name }
halls-answer-each = stays as it is in every hall
halls-answer-everywhere = holds in all halls
halls-choice-left-out = Leave it out
halls-choice-counted = Count it all the same
halls-choice-chosen = { $name } counts
halls-choice-separate = These are different people
halls-choice-word-counts = The word counts in all halls
halls-choice-word-rejected = The word counts nowhere
halls-choice-as-in = As in { $name }
halls-choice-each = Leave every hall as it is
halls-choice-everywhere = In all halls

csv-hall = Hall
csv-hall-rank = Rank in the hall
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

exports-hall-result = Result of this hall
exports-hall-result-what = For a game that many halls play: a signed file, or QR codes, to be merged with the results of the others.
hall-result-title = Result of this hall
hall-result-what = Where one game is played in many halls, each hands in its result: the whole log, signed by this computer. All of them are put together on the page “Merge halls” or with flavita merge.
hall-result-name = Name of the hall
hall-result-make = Make the result
hall-result-file = Save the file ({ $n } KB)
hall-result-file-what = Take it on a stick or send it.
hall-result-codes = { $n ->
    [one] Show it as one QR code
   *[other] Show it as { $n } QR codes
}
hall-result-codes-what = Any scanner reads them, in any order; the texts go to the page “Merge halls”, one a line.
hall-result-codes-many = These are many codes: a stick is better.
hall-result-not-over = The game is not over yet.
hall-result-open = Something is still open: a slip without a verdict, or a round that is being played again.
hall-result-no-name = Give the hall a name.
hall-result-fault = The result cannot be made: { $what }.
hall-codes-title = { $n ->
    [one] One QR code
   *[other] { $n } QR codes
}
hall-codes-what = Every code may be scanned as often as you like and in any order. What is missing is named when the texts are merged.
hall-codes-number = { $n } of { $of }
hall-codes-one = One after the other
hall-codes-next = Next: { $n }
hall-codes-all = All at once
