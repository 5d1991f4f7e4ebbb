### Seasons: standings over several tournaments, who is who, the rating.

seasons-title = Seasons
seasons-what = Standings over several tournaments of a club, and its rating.
seasons-none = There is no season yet.
seasons-new = New season
seasons-new-do = Make the season
season-name = Name of the season
season-edit = Tournaments and rules
season-people = Players
season-standings = Standings
season-rating = Rating
season-back = To the season
season-empty = No tournament of this season is over yet. Nothing of a tournament counts here while it is being played.
season-count = { $n ->
    [one] { $n } tournament
   *[other] { $n } tournaments
}
season-provisional = Provisional: some of these tournaments are not final yet. They are marked with an asterisk.
season-missing = { $n ->
    [one] A tournament of this season is not in the data folder, so it is not counted: { $name }.
   *[other] { $n } tournaments of this season are not in the data folder, so they are not counted: { $name }.
}
season-sum = Sum
season-counted = Counted
season-counted-of = { $n } of { $of }
season-not-counted = A result in brackets is not among the best ones and does not count.
season-tournaments = Tournaments
season-rating-what = Everybody begins with { $start }. After a tournament each player is compared with every other who took part. The large number is the rating since then, the small one the change.
season-rating-how = How it is counted
season-points-percentage = A tournament brings the player's percentage of the sum of its tops.
season-points-total = A tournament brings the points of its games.
season-points-places = A tournament brings points by place: { $table }.
season-taking-part = Taking part brings { $n } more.
season-equal-highest = Players who share a place all have the points of that place.
season-equal-mean = Players who share a place have the mean of the places that they take up.
season-best = { $n ->
    [one] The best result counts.
   *[other] The { $n } best results count.
}
season-best-all = All results count.
season-tie-wins = the number of tournaments won
season-tie-best-results = the best single result, then the second best and so on
season-tie-all-results = the sum of all results
season-rule = Rule
season-rule-percentage = Percentages of the tops added up
season-rule-places = Points by place
season-rule-total = Points of the games added up
season-best-number = How many best results count
season-best-hint = Empty: all of them.
season-take = Which tournaments
season-take-all = All of the data folder
season-take-year = All of one year
season-year = Year
season-take-chosen = These:
season-take-none = There is no tournament in the data folder yet.
season-save = Save
season-effect = What comes of it
season-progress-waiting = not begun
season-progress-played = being played, counts when it is over
season-progress-over = provisional
season-progress-final = final
season-progress-missing = not in the data folder
season-fault-name = Write the name of the season.
season-fault-best = Write a whole number up to { $n }, or nothing.
season-fault-year = Write a year of four digits.
season-fault-rule = Choose a rule.
season-fault-file = The file of this season cannot be read. Mend it or put it away; the program leaves it as it is. { $name }
season-fault-public = This season cannot be shown at the moment. The arbiter sees why.
season-fault-disk = The season could not be read or saved. What was saved before is safe. { $name }
season-suggestions = Are they one person?
season-suggestions-what = The same name is one person by itself, whatever the capitals and spaces, and Ё is the same as Е. Here are names that are nearly the same.
season-suggestions-none = No two names look as if they were one person's.
season-like-look = look the same
season-like-order = the same words in another order
season-like-initials = initials
season-like-letter = one letter differs
season-like-part = one name has more words
season-merge = One person
season-part = Two people
season-merge-title = Merge two names
season-merge-what = The results of both go together under the second name.
season-merge-one = This name
season-merge-other = is the same person as
season-namesakes = Two of one name in one tournament
season-namesakes-what = They are two people, so nobody is put together by itself. Say what each of them is called in this season; the name of another tournament's player makes them one.
season-call = Name in this season
season-call-do = Call so
season-call-of = Name of player no. { $number }, { $name }, in this season
season-seat = no. { $number } in { $name }
season-decided = What was decided
season-decided-merge = { $name } is { $of }
season-decided-split = { $name }: { $of } in this season
season-decided-strangers = { $name } and { $of } are two people
season-undo = Take back
season-all = All players
season-two = Another person
season-refusal-gone = The list has changed meanwhile. Look again.
season-refusal-one = { $name }: this is one person already.
season-refusal-met = { $one } and { $other } both played in “{ $stage }”, so they are two people.
help-season = The season and the rating
csv-counted = Counted
csv-played = Played
csv-wins = Won
csv-rating = Rating
csv-tournaments = Tournaments
csv-points-of-stage = { $name }: points
csv-place-of-stage = { $name }: place
csv-counts-of-stage = { $name }: counts
csv-rating-of-stage = { $name }: rating
csv-change-of-stage = { $name }: change
csv-yes = yes
csv-no = no
