## Draw and final result
draw-link = Draw
draw-title = Draw
draw-more = more
draw-before = Before the first round
draw-after = After the game
draw-commitment = Fingerprint of the secret number
draw-commitment-screen = The racks follow from a secret number. Its fingerprint:
draw-commitment-what = The racks follow from a secret number that the program took from the system. Its fingerprint is shown before the first round. Note it down: when the number is told, everybody sees that it was not exchanged.
draw-mark = Number of the tournament
draw-public = From the hall
draw-public-none = nothing was added
draw-public-ask = Dice or a word from the hall
draw-public-add = Mix in
draw-public-how = Throw dice in the open or ask the hall for a word. This can be done once, before the first rack, and not be corrected.
draw-uncommitted = This game was begun with an earlier version of the program and has no fingerprint.
draw-secret = Secret number
draw-secret-later = The secret number will be shown here when the game is over.
draw-check-how = Keep the protocol and the page for checking. The page opens without a network and draws all racks again; so does a short script.
draw-protocol = Protocol of the draw
draw-check-page = Page for checking
draw-check-script = Python script
draw-by-hand = Round { $n }: the rack came out of a bag.
draw-by-hand-witness = Round { $n }: the rack came out of a bag. Witness: { $name }.
draw-refused = Round { $n }: the arbiter refused the rack { $rack }. Reason: { $reason }
draw-seen-by = out of a bag, seen by { $name }
draw-witness = Witness
draw-log = Log
draw-log-what = Every entry of the log is tied to those before it. A log that nobody changed has the same fingerprint.
draw-head = Fingerprint of the log
rules-draw-commitment = The racks follow from a secret number. Its fingerprint: { $commitment }.
rules-draw-public = The hall added: { $text }.
standings-last = Standings after the game
final-title = Final result
final-yes = The result is final.
final-no = Provisional: the result is not final yet.
final-do = Check and declare final
final-checking = The whole log is being checked. This may take a minute.
final-reveal = Show the secret number
final-take-back = Take the declaration back
final-because = Why
final-differs = { $n ->
    [one] The check found { $n } difference: { $first }.
   *[other] The check found { $n } differences. The first: { $first }.
}
final-unread = The log could not be checked: { $fault }.
final-changed-since = Something was recorded during the check. Check again.
open-game = The game is still being played.
open-round = Round { $round } is still being played.
open-slips = { $n ->
    [one] { $n } slip of round { $round } is not keyed.
   *[other] { $n } slips of round { $round } are not keyed.
}
open-seed = The secret number of the draw is not shown yet.
done-entropy-added = Mixed in: { $text }.
done-seed-revealed = The game is over. The secret number of the draw is shown.
done-finalised = The check found nothing. The result is final.
done-definalised = The declaration is taken back.
refusal-no-secret = The secret number of the draw is missing in the file or damaged. Open a copy of the file, or draw the racks out of a bag.
refusal-entropy-too-late = Nothing more can be mixed into the draw: that is done once and before the first rack.
refusal-entropy-unreadable = Write 1 to { $n } visible characters.
refusal-nothing-to-reveal = There is nothing to show now.
refusal-is-final = The result is final. Take the declaration back first.
refusal-game-sealed = The prepared game is still sealed here. Type in its key first.
refusal-too-early = The organiser opens round { $round } for all halls at { $time }. Until then no rack is drawn.
refusal-other-board = The board here is not the one for which the rack of round { $round } was prepared. Ask the organiser for the rack and enter it by hand.
draw-prepared = The racks come from the prepared game “{ $name }” of { $organiser }. This fingerprint was published before anybody could open it; it is the SHA-256 of the opened game.
