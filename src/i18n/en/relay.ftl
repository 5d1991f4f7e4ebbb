### Halls that play the same draw.

halls-title = Halls
halls-what = Other halls play your draw and send their standings after every round that is judged. The sum is provisional: solos are counted in each hall by itself.
halls-list = The halls
halls-hall = Hall
halls-round = After round
halls-players = Players
halls-heard = Last heard
halls-ended = the game is over
halls-here = This hall
halls-rank = Rank
halls-player = Player
halls-total = Total
halls-empty = There are no players yet.
halls-join = How another hall joins
halls-join-how = Start the program on the computer of that hall with this command, with the name of the hall. Racks and tops come by themselves; the clock, the slips and the rulings are that hall’s own. Do not show the code on the screen: standings are sent with it.
halls-join-name = "Name of the hall"
help-halls = One draw for several halls
