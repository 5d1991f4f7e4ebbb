### Print: what can be printed, and what stands on the sheets.

print-title = Print
print-hint = everything on A4
print-do = Print
print-show = Show
print-before = Before the game
print-during = During the game
print-after = After the game

## The list
print-rules = Rules of today
print-rules-what = For the wall: the rules by which slips are judged.
print-badges = Player cards
print-badges-what = Number, PIN and a code for the phone; to be cut and handed out.
print-poster = Poster for the door
print-poster-what = The code and the address for phones.
print-slips = Slips
print-slips-what = Twelve on a page, with the player's number and the round.
print-scores = Score sheets
print-scores-what = For players who keep their own score; two on a page.
print-round = Round sheet
print-round-what = Board, rack and list of players: the game goes on even without a computer.
print-notices = Notices
print-notices-what = Zeros, warnings and penalties with their reasons, to be brought to the tables.
print-results = Results
print-results-what = Ranks, points by round, signatures.
print-record = Game record
print-record-what = Every round: rack, top, who found it; the board at the end.

## On the sheets
print-rounds = For how many rounds
print-papers = { $n ->
    [one] { $n } sheet of paper
   *[other] { $n } sheets of paper
}
print-slips-cut = Cut the whole heap at once: each small heap is one player, his rounds in order.
print-no-players = Enter the players first.
print-no-rounds = The rounds appear here once the first top lies on the board.
print-notices-none = Nothing to bring: this round is clean.
print-at = Coordinates
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
print-poster-steps = Point your camera at the code, then enter the number and the PIN from your card.
