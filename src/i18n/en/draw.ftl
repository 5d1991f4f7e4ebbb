## Draw and final result
draw-link = Draw
draw-title = Draw
draw-more = more
draw-before = Before the first round
draw-after = After the game
draw-commitment = Fingerprint of the secret number
draw-commitment-screen = All racks are derived from a secret number. Its fingerprint:
draw-commitment-what = All racks are derived from a secret random number. Its fingerprint is shown before the first round. Note it down: when the number is published, everybody can check that it was not swapped.
draw-mark = Tournament number
draw-public = From the audience
draw-public-none = nothing was added
draw-public-ask = Dice or a word from the audience
draw-public-add = Add to the draw
draw-public-how = Roll dice in the open or ask the audience for a word. This can be done once, before the first rack, and cannot be corrected.
draw-uncommitted = This game was started with an earlier version of the program and has no fingerprint.
draw-secret = Secret number
draw-secret-later = The secret number will be shown here when the game is over.
draw-check-how = Save the draw record and the check page. The page works without a network and draws all racks again; so does a short script.
draw-protocol = Draw record
draw-check-page = Check page
draw-check-script = Python script
draw-by-hand = Round { $n }: the rack was drawn from a bag.
draw-by-hand-witness = Round { $n }: the rack was drawn from a bag. Witness: { $name }.
draw-refused = Round { $n }: the arbiter refused the rack { $rack }. Reason: { $reason }
draw-seen-by = drawn from a bag, witnessed by { $name }
draw-witness = Witness
draw-log = Log
draw-log-what = Every entry of the log is linked to those before it. An unchanged log has the same fingerprint.
draw-head = Fingerprint of the log
witness-head = Check words of the log
rules-draw-commitment = All racks are derived from a secret number. Its fingerprint: { $commitment }.
rules-draw-public = The audience added: { $text }.
standings-last = Standings after the game
final-title = Final result
final-yes = The result is final.
final-no = Provisional: the result is not final yet.
final-do = Check and finalise
final-checking = The whole log is being checked. This may take a minute.
final-reveal = Show the secret number
final-take-back = Reopen the result
final-differs = { $n ->
    [one] The check found { $n } difference: { $first }.
   *[other] The check found { $n } differences. The first: { $first }.
}
final-unread = The log could not be checked: { $fault }.
final-changed-since = Something was recorded during the check. Check again.
open-game = The game is still being played.
open-round = Round { $round } is still being played.
open-slips = { $n ->
    [one] { $n } slip of round { $round } has not been entered.
   *[other] { $n } slips of round { $round } have not been entered.
}
open-seed = The secret number of the draw has not been shown yet.
done-entropy-added = Added to the draw: { $text }.
done-seed-revealed = The game is over. The secret number of the draw is shown.
done-finalised = The check found no differences. The result is final.
done-definalised = The result is open again.
refusal-no-secret = The secret number of the draw is missing from the file or damaged. Open a copy of the file, or draw the racks from a bag.
refusal-entropy-too-late = Nothing more can be added to the draw: that is possible only once, before the first rack.
refusal-entropy-unreadable = Enter 1 to { $n } visible characters.
refusal-nothing-to-reveal = There is nothing to show now.
refusal-is-final = The result is final. Reopen it first.
refusal-game-sealed = The prepared game is still sealed here. Enter its key first.
refusal-too-early = The organiser opens round { $round } for all venues on { $time }. Until then no rack is drawn.
refusal-other-board = The board here is not the one for which the rack of round { $round } was prepared. Ask the organiser for the rack and enter it by hand.
draw-prepared = The racks come from the prepared game “{ $name }” by { $organiser }. This fingerprint was published before anybody could open it; it is the SHA-256 of the opened game.
