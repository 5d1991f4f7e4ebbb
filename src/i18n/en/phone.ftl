### The player's phone: the answer on the board, sending, receipt.

phone-tap = Tap the square where the word begins
phone-turn-down = tap again: down
phone-turn-across = tap again: across
phone-blank = Blank
phone-blank-as = Which letter is the blank?
phone-cancel = Cancel
phone-back = Take back the last letter
phone-shuffle = Shuffle the rack
phone-send = Hand in
phone-sending = Sending…
phone-waiting = No connection. Trying again…
phone-paper = No connection. Write on a slip:
phone-accepted = Accepted at { $time }
phone-change = Change the answer
phone-change-what = Until “Stop” you can change it. The last answer counts.
phone-too-late = The time of the round is over: give a slip to the arbiter.
phone-other-round = This round is over.
phone-incomplete = Lay a word on the board.
phone-points = points
