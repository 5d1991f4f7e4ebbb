### Many halls merged by mouse.

merge-title = Merge venues
merge-what = One game in many venues: their results become overall standings.
merge-how = How it works
merge-none = Nothing has been merged here yet.
merge-new = New merge
merge-name = What is being merged
merge-begin = Start
merge-files = { $n ->
    [one] { $n } file
   *[other] { $n } files
}
merge-fault-name = Give it a name.
merge-bring = Results of the venues
merge-bring-how = Choose files, or drag them into the field: as many as you like, in any order, even more than once.
merge-choose = Result files
merge-too-large = It is larger than { $n } MB, so it is not sent.
merge-paste = Scanned QR codes
merge-paste-how = One code per line, in any order, in as many goes as you like.
merge-paste-text = Texts of the codes
merge-take = Add
merge-taken = The result of { $name } has been added.
merge-known = The result of { $name } was already here.
merge-faulty = Not counted, although it is named as the result of { $name }: { $what }.
merge-faulty-nameless = Not counted: { $what }.
merge-refused = Not accepted: { $what }.
merge-codes-fresh = { $n ->
    [0] No new code.
    [one] { $n } new code.
   *[other] { $n } new codes.
}
merge-codes-known = { $n ->
    [one] { $n } was already here.
   *[other] { $n } were already here.
}
merge-codes-unread = { $n ->
    [one] { $n } line is not a code or was misread: scan it again.
   *[other] { $n } lines are not codes or were misread: scan them again.
}
merge-codes = Codes are still missing
merge-empty = No results yet.
merge-complete = Everything is decided: the standings are final.
merge-provisional = { $n ->
    [one] { $n } question is open. The standings are provisional until it is decided.
   *[other] { $n } questions are open. The standings are provisional until they are decided.
}
merge-open = To be decided
merge-decided = Decided
merge-because-said = Reason: { $name }
merge-undo = Reopen
merge-meanwhile = This has changed in the meantime. Nothing was decided; check it again.
merge-word-fault = The decision about { $name } cannot be carried out: { $what }
merge-halls = Venues
merge-counted = Counted
merge-slips = Slips
merge-log = Log
merge-key = Key
merge-counts = all rounds
merge-counts-until = { $n ->
    [0] no rounds
    [1] round 1 only
   *[other] rounds 1–{ $n }
}
merge-counts-not = does not count
merge-left-out = left out
merge-checked = checked
merge-checked-differs = differs from the rules
merge-checked-not = checked without a word list
merge-out = Remove
merge-out-of = Remove: { $name }
merge-others = Not counted
merge-not-chosen = another result of the same venue was chosen
merge-replaced = there is a longer result of the same venue
merge-aside = Set aside
merge-back = Restore
merge-halls-counted = { $of ->
    [one] { $n } of { $of } venue counted
   *[other] { $n } of { $of } venues counted
}
merge-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
merge-standings = Standings of all venues
merge-standings-none = No venue is counted yet.
merge-is-provisional = Provisional: not everything is decided yet.
merge-to = To the results
merge-part-hall = Venue
merge-part-category = Category
merge-all-halls = all venues
merge-all-categories = everybody
merge-leaf = Players { $name } of { $of }
merge-before = Previous
merge-after = Next
merge-rounds = Rounds
merge-round = Round
merge-rack = Rack
merge-laid = On the board
merge-found = Found by
merge-solo = Solo
merge-played = Players
merge-average = Average
merge-best = Best
merge-save = Save
merge-table-standings = Standings
merge-table-halls = Venues
merge-table-categories = Categories
merge-table-rounds = Rounds
merge-table-conflicts = Conflicts
