### Many halls merged by mouse.

merge-title = Merge halls
merge-what = One game in many halls: their results become one standing of everybody.
merge-how = How it works
merge-none = Nothing has been merged here yet.
merge-new = New merge
merge-name = What is being merged
merge-begin = Begin
merge-files = { $n ->
    [one] { $n } file
   *[other] { $n } files
}
merge-fault-name = Give it a name.
merge-fault-file = The file of the decisions cannot be read and stays as it is: { $name }. Mend it by hand.
merge-fault-disk = The folder of the merge cannot be used: { $name }.
merge-bring = Results of the halls
merge-bring-how = Choose files, or drag them into the field: as many as you like, in any order, again and again.
merge-choose = Files of results
merge-too-large = It is larger than { $n } MB, so it is not sent.
merge-paste = Scanned QR codes
merge-paste-how = One code a line, in any order, in as many goes as you like.
merge-paste-text = Texts of the codes
merge-take = Take in
merge-taken = The result of { $name } is in.
merge-known = The result of { $name } was in already.
merge-faulty = It is not counted, although it says it is { $name }’s: { $what }.
merge-faulty-nameless = It is not counted: { $what }.
merge-refused = It is not taken in: { $what }.
merge-codes-fresh = { $n ->
    [0] No new code.
    [one] { $n } new code.
   *[other] { $n } new codes.
}
merge-codes-known = { $n ->
    [one] { $n } was in already.
   *[other] { $n } were in already.
}
merge-codes-unread = { $n ->
    [one] { $n } line is no code or was read wrongly: scan it again.
   *[other] { $n } lines are no codes or were read wrongly: scan them again.
}
merge-codes = Codes are still missing
merge-empty = No result has come yet.
merge-complete = Nothing is open: the standings are complete.
merge-provisional = { $n ->
    [one] { $n } question is open. Until it is decided the standings are provisional.
   *[other] { $n } questions are open. Until they are decided the standings are provisional.
}
merge-open = To be decided
merge-decided = Decided
merge-because = Why
merge-because-said = Why: { $name }
merge-undo = Take back
merge-meanwhile = This has changed meanwhile. Nothing was decided; look at it again.
merge-word-fault = What was decided about { $name } cannot be carried out: { $what }
merge-halls = Halls
merge-counted = Counts
merge-slips = Slips
merge-log = Log
merge-key = Key
merge-counts = all rounds
merge-counts-until = { $n ->
    [0] no round
    [one] round 1
   *[other] rounds 1 to { $n }
}
merge-counts-not = does not count
merge-left-out = left out
merge-checked = checked
merge-checked-differs = differs from the rules
merge-checked-not = checked without words
merge-out = Take out
merge-out-of = Take out: { $name }
merge-others = Not counted
merge-not-chosen = a result of the same hall that is not chosen
merge-replaced = a longer result of the same hall is here
merge-aside = Taken out
merge-back = Take in again
merge-halls-counted = { $of ->
    [one] { $n } of { $of } hall counts
   *[other] { $n } of { $of } halls count
}
merge-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
merge-standings = Standings of all halls
merge-standings-none = No hall counts yet.
merge-is-provisional = Provisional: something is still to be decided.
merge-to = To the results
merge-part-hall = Hall
merge-part-category = Category
merge-all-halls = all halls
merge-all-categories = everybody
merge-leaf = Players { $name } of { $of }
merge-before = Before
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
merge-table-halls = Halls
merge-table-categories = Categories
merge-table-rounds = Rounds
merge-table-conflicts = Conflicts
