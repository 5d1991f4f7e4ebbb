### Statistics: the figures of a game as pictures.

statistics-title = Statistics
statistics-after = Statistics after round { $n }
statistics-empty = The pictures appear once all slips of the first round are entered.
statistics-file = Save the picture (SVG)
statistics-table = The same figures as a table
exports-pictures = Pictures
picture-percent = { $n }%
picture-round = Round
picture-rounds = Rounds
picture-top = Top
picture-best = Best
picture-median = Median
picture-players = Players
picture-share = Share
picture-points = Points
picture-totals = Totals against the top
picture-totals-what = After round { $n } the tops add up to { $top }. The best total is { $best }; half of the players have { $median } or more.
picture-band = Half of the players are in the shaded band.
picture-distribution = How the totals are spread
picture-distribution-what = Half of the players have between { $low } and { $high } points; the tops add up to { $top }.
picture-totals-axis = Total
picture-stretch = From { $from } to { $until }: { $players }
picture-difficulty = How hard the rounds were
picture-difficulty-what = Round { $hard } was the hardest: the players scored { $low } of its top. Round { $easy } was the easiest: { $high }.
picture-difficulty-mean = The dark line shows all rounds together: { $share }.
picture-scored-in = In round { $round } the players scored { $share } of the top.
picture-scored = Share of the top
picture-finders = How many found the top
picture-finders-most = The top of round { $round } was found most often: by { $found } of { $of }.
picture-finders-nobody-one = Nobody found the top of round { $round }.
picture-finders-nobody = { $n ->
    [one] In { $n } round nobody found the top.
   *[other] In { $n } rounds nobody found the top.
}
picture-found-in = Round { $round }: found by { $found } of { $of }
picture-found = Found it
picture-causes = Where points were lost
picture-causes-what = All players together lost { $points } to the tops. The main cause: { $cause } ({ $share }).
picture-cause = Cause
picture-time = Time used
picture-time-what = Half of the slips were handed in within { $half }. Players thought longest in round { $round }: half of them needed { $long } or more.
picture-time-band = The bar covers the middle half of the players; the dot is the median.
picture-time-limit = The time given
picture-time-in = Round { $round }: half of the players took between { $low } and { $high }, median { $median }
picture-time-given = Given
picture-time-noted = Times marked
picture-squares = Squares used
picture-squares-what = The players placed { $tiles } tiles in words that counted; most often on { $at }: { $n }.
picture-tiles = Tiles
picture-own = Your points against the top
picture-own-what = After round { $n } you have { $total } of { $top }.
picture-you = You
