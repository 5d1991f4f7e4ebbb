### Seasons: standings over several tournaments, who is who, the rating.

seasons-title = Seasons
seasons-what = Club standings over several tournaments, and the rating.
seasons-none = There are no seasons yet.
seasons-new = New season
seasons-new-do = Create the season
season-name = Name of the season
season-edit = Tournaments and rules
season-people = Players
season-standings = Standings
season-rating = Rating
season-back = To the season
season-empty = No tournament of this season has a game that counts yet. While a tournament is running, only its final games count.
season-reading = The games of this season are being read: { $n } of { $of } are done. This page opens automatically.
season-count = { $n ->
    [one] { $n } tournament
   *[other] { $n } tournaments
}
season-provisional = Provisional: some of these tournaments are not final yet. They are marked with an asterisk.
season-missing = { $n ->
    [one] { $n } tournament of this season is not in the data folder and is not counted: { $name }.
   *[other] { $n } tournaments of this season are not in the data folder and are not counted: { $name }.
}
season-sum = Total
season-counted = Counted
season-counted-of = { $n } of { $of }
season-not-counted = A result in brackets is not among the best ones and does not count.
season-tournaments = Tournaments
season-rating-what = Everybody starts with { $start }. After a tournament each player is compared with every other participant. The large number is the new rating, the small one the change.
season-rating-how = How it is calculated
season-points-percentage = For each tournament a player gets their percentage of the sum of the tops.
season-points-total = For each tournament a player gets the points scored in its games.
season-points-places = For each tournament a player gets points by rank: { $table }.
season-taking-part = Taking part adds { $n }.
season-equal-highest = Players who share a rank all get the points of that rank.
season-equal-mean = Players who share a rank get the average of the points for the ranks they occupy.
season-best = { $n ->
    [one] The best result counts.
   *[other] The { $n } best results count.
}
season-best-all = All results count.
season-tie-wins = the number of tournaments won
season-tie-best-results = the best single result, then the second best and so on
season-tie-all-results = the sum of all results
season-rule = Rule
season-rule-percentage = Sum of percentages of the tops
season-rule-places = Points by rank
season-rule-total = Sum of points of the games
season-rule-trios = Tables of three: 3, 2, 1 points by rank
season-best-number = How many of the best results count
season-best-hint = Empty: all of them.
season-take = Which tournaments
season-take-all = All in the data folder
season-take-year = All in one year
season-year = Year
season-take-chosen = These:
season-take-none = There is no tournament in the data folder yet.
season-save = Save
season-effect = Preview
season-progress-waiting = not started
season-progress-played = running: its final games count, the others when it is finished
season-progress-over = provisional
season-progress-final = final
season-progress-missing = not in the data folder
season-fault-name = Enter the name of the season.
season-fault-best = Enter a whole number up to { $n }, or leave it empty.
season-fault-year = Enter the year with four digits.
season-fault-rule = Choose a rule.
kept-fault-file = The file cannot be read. Correct it or remove it; the program leaves it as it is. { $name }
kept-fault-public = This cannot be shown at the moment. The arbiter can see why.
kept-fault-disk = It could not be read or saved. Everything saved before is safe. { $name }
season-suggestions = Is this one person?
season-suggestions-what = Identical names are merged automatically: capitals, spaces and the dots of Ё do not matter. Here are names that are almost identical.
season-suggestions-none = There are no similar names.
season-like-look = look the same
season-like-order = the same words in another order
season-like-initials = initials
season-like-letter = one letter differs
season-like-part = one name has more words
season-merge = One person
season-part = Different people
season-merge-title = Merge two names
season-merge-what = The results of both are added up under the second name.
season-merge-one = This name
season-merge-other = is the same person as
season-namesakes = Namesakes in one tournament
season-namesakes-what = These are two different people, so the program does not merge them with anybody. Enter what each of them is called in this season. If a name is that of a player from another tournament, their results are added together.
season-call = Name in this season
season-call-do = Save the name
season-call-of = Name of player no. { $number }, { $name }, in this season
season-seat = no. { $number } in { $name }
season-decided = What was decided
season-decided-merge = { $name } is the same person as { $of }
season-decided-split = { $name }: { $of } in this season
season-decided-strangers = { $name } and { $of } are different people
season-undo = Undo
season-all = All players
season-two = Another person
season-refusal-gone = The list has changed in the meantime. Check it again.
season-refusal-one = { $name }: this is already one person.
season-refusal-met = { $one } and { $other } both played in “{ $stage }”, so they are different people.
help-season = Season and rating
csv-counted = Counted
csv-played = Played
csv-wins = Won
csv-rating = Rating
csv-tournaments = Tournaments
csv-points-of-stage = { $name }: points
csv-place-of-stage = { $name }: rank
csv-counts-of-stage = { $name }: counted
csv-rating-of-stage = { $name }: rating
csv-change-of-stage = { $name }: change
csv-yes = yes
csv-no = no
