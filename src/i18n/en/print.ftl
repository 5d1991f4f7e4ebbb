### Print: what can be printed, and what stands on the sheets.

print-title = Printouts
print-hint = everything on A4
print-do = Print
print-show = Show
print-before = Before the game
print-during = During the game
print-after = After the game

## The list
print-rules-what = For the wall: the rules by which slips are judged.
print-badges = Badges
print-badges-what = Number, PIN and a code for the phone; cut them out and hand them out.
print-poster = Poster for the door
print-poster-what = The code and the address for phones.
print-slips = Slips
print-slips-what = Twelve per page, with the player’s number and the round.
print-scores = Score sheets
print-scores-what = For players who keep their own score; four per page.
print-round = Round sheet
print-round-what = Board, rack and list of players: with it the game continues even without a computer.
print-double = Double-check sheet
print-double-what = Every slip of a round with its points: a second arbiter ticks off what they have checked.
print-double-slip = On the slip
print-double-tick = Checked
print-double-none = Nothing to check yet: there are no slips of this round.
print-notices = Notices
print-notices-what = Zeros, warnings and penalties with their reasons, to be taken to the tables.
print-results = Results
print-results-what = Ranks, points by round, signatures.
print-record = Game record
print-record-what = Every round: rack, top, who found it; the board at the end.
print-games = Games side by side
print-games-what = The games of an event, four per page: rack, top and points of every round.

## On the sheets
print-rounds = For how many rounds
print-papers = { $n ->
    [one] { $n } sheet of paper
   *[other] { $n } sheets of paper
}
print-slips-cut = Cut the whole stack at once: each small pile belongs to one player, with the rounds in order.
print-no-players = Enter the players first.
print-no-rounds = The rounds appear here once the first top is on the board.
print-notices-none = Nothing to deliver: there is no notice in this round.
print-at = Square
print-word = Word
print-points = Points
print-time = Time
print-arbiter = Arbiter
print-round-number = Round
print-rack = Rack
print-top = Top
print-sum = Sum
print-found = Found by
print-solo = Solo
print-share = Average, %
print-record-note = +1: there was one more equal top. Average: what share of the top the players scored.
print-poster-steps = Point your camera at the code, then enter the number and the PIN from your badge.
