### Halls that play the same draw.

halls-title = Venues
halls-what = Other venues play your draw and send their standings after every judged round. The total is provisional: solos are counted in each venue separately.
halls-list = Venues
halls-hall = Venue
halls-round = After round
halls-players = Players
halls-heard = Last heard
halls-ended = the game is over
halls-here = This venue
halls-total = Total
halls-empty = There are no players yet.
halls-join = How another venue joins
halls-join-how = Run the program with this command on that venue’s computer, with the name of the venue. Racks and tops arrive automatically; the clock, the slips and the rulings are that venue’s own. Do not show the key on the screen: standings are sent with it.
halls-join-name = "Name of the venue"
help-halls = One draw for several venues
