### The network: who may open what, helpers, badges, signing in.

## The arbiter signs in
sign-in-title = Sign in as arbiter
sign-in-what = This computer has opened its console to the network. Type the passphrase that was set when it was started.
sign-in-passphrase = Passphrase
sign-in-do = Sign in
sign-in-idle = After ten minutes of doing nothing you have to sign in again.
sign-in-wrong = That is not the passphrase. Check the keyboard layout and try again.
sign-out = Sign out

## Players and helpers sign in
join-title = Sign in
join-what = Point the camera of your phone at the code on your badge. If that does not work, type the number and the PIN from the badge.
join-number = Player's number
join-pin = PIN from the badge
join-do = Sign in
join-unknown = That did not fit. Check number and PIN on the badge; if the code is an old one, ask the arbiter for a new one.
join-over = This invitation no longer holds. Ask the arbiter for a new one.
join-locked = This badge is locked: too many wrong PINs. Go to the arbiter, who can unlock it.
join-wait = Too many wrong tries. Wait { $n ->
    [one] { $n } second
   *[other] { $n } seconds
} and try again.
join-fault = It could not be saved. Try again.

## The helper's page
keying-title = Keying slips
keying-quiet = While the next round is open no points are shown: the arbiter looks at what you key.
slip-kept = No. { $number }: saved.

## A player's page
own-slips = My slips
own-none = Your slips appear here when the top has been announced.
own-slip-expected = not keyed yet

## The page of the network
network-title = Network
network-link = Network
network-hall = Address for the hall
network-hall-what = Screen, standings and rules open for everybody. Type the address or point a camera at the code.
network-none = This computer listens to itself only: other devices do not find it. Start Flavita without --bind 127.0.0.1.
network-console-open = The console opens in the network with the passphrase.
network-console-closed = The console opens on this computer only.
network-secure = The connection is encrypted.
network-plain = The connection is not encrypted: who listens in on this Wi-Fi can read other people's pages. For a tournament that matters give a certificate.
network-helpers = Helpers
network-helpers-what = A helper keys slips of closed rounds and notes who has handed in. The top, the next rack, settings and rulings are neither seen nor changed. Every act carries the helper's name.
network-helper-name = Helper's name
network-invite = Invite
network-revoke = Revoke
network-helper-open = Show the code to the helper: it holds for a day.
network-helper-in = Signed in since { $time }
network-helper-again = The code cannot be shown again. Revoke it and invite anew.
network-many = There are fifty helpers already. Revoke those who do not work.
network-name-used = There is a helper called { $name } already. Choose another name, so that entries can be told apart.
network-players = Players' phones
network-badges-count = { $n ->
    [0] No badges yet.
    [one] { $n } badge, { $in } signed in.
   *[other] { $n } badges, { $in } signed in.
}
network-badge-locked = Locked: twenty wrong PINs.
network-badge-guessed = { $n ->
    [one] { $n } wrong PIN
   *[other] { $n } wrong PINs
}: perhaps somebody is guessing.
network-badge-devices = { $n ->
    [one] Signed in { $n } time
   *[other] Signed in { $n } times
}; the last one holds.
network-unlock = Unlock
alarm-locked = { $n ->
    [one] Badge no. { $number } is locked: somebody guessed PINs
   *[other] Badges are locked: no. { $number } and others
}
alarm-passphrase = { $n ->
    [one] { $n } wrong passphrase
   *[other] { $n } wrong passphrases
}

## Badges
badges-title = Badges
badges-count = { $n ->
    [0] No badges yet.
    [one] { $n } badge, { $now } can be printed.
   *[other] { $n } badges, { $now } can be printed.
}
badges-what = Code and PIN are kept so that nobody can read them later: print the badges while the program runs. Who loses one gets a new one, and the old one no longer holds.
badges-make = { $n ->
    [one] Make { $n } badge
   *[other] Make { $n } badges
}
badges-print = Print
badges-again = New badge for no.
badges-again-do = Make

## Refusals
goes-on = The next game is running:
own-earlier = The game before
error-other-game = You are not in this game
error-other-game-what = You are signed in to another game of this event, and the list of this one does not have you. If that is a mistake, ask the arbiter: he takes you in and gives you a new badge.
error-other-game-own = My page of the other game
error-no-badge = Your badge is needed
error-no-badge-what = Point the camera of your phone at the code on your badge.
error-no-helper = This page is for helpers
error-no-helper-what = Ask the arbiter for an invitation.
error-elsewhere-what = This device was signed out at { $time }: somebody signed in on another one, or the arbiter took the right back. If that was not you, tell the arbiter.
error-signed-out = Signed out
error-signed-out-what = Sign in again.
error-too-fast = Too fast
error-too-fast-what = Wait a little and try again.
fault-key-of-another = The same request came before with something else in it: nothing was changed. Load the page again and repeat what you want.
fault-busy = Too many requests at once: not saved. Try again in a few seconds.
gate-silent = The arbiter cannot be reached
gate-silent-what = The arbiter’s computer is not answering right now. The page will be here as soon as it does: reload it in a few seconds. A slip that your phone is still sending is not lost.
refusal-text-hidden = After "{ $before }" there is the invisible character { $name }. Delete it and type it anew.
refusal-text-hidden-first = At the beginning there is the invisible character { $name }. Delete it and type it anew.
refusal-text-long = Too long: no more than { $n ->
    [one] { $n } character
   *[other] { $n } characters
}.
refusal-player-text = Line { $line }. { $what }
players-alike = { $numbers } look the same: { $name }

## Who did it
actor-arbiter = arbiter (network)
actor-helper = helper { $name }
actor-player = player no. { $number }

## Wi-Fi of the hall
wifi-title = Wi-Fi of the hall
wifi-what = The code connects a phone without typing. Name and password are kept beside the tournament; they are in no log, protocol or export.
wifi-name = Name of the network
wifi-password = Password
wifi-shown = show the code on the title of the screen
wifi-save = Keep
wifi-first = First join the Wi-Fi
wifi-wrong-name = The name of a network has at most 32 bytes: that is 32 Latin letters.
wifi-wrong-password = A Wi-Fi password has 8 to 63 characters. Leave it empty for an open network.

## Address
network-address-choice = Which address the codes show
network-address-more = More: virtual networks and VPN
network-address-gone = This computer no longer has that address. Choose another one.

## Connection test
test-title = Connection test
test-what = Open it on any phone in the hall: it tries the way to this computer by itself.
test-visitors = { $n ->
    [0] No phone has opened it yet.
    [one] { $n } phone has opened it; updates reached { $heard }.
   *[other] { $n } phones have opened it; updates reached { $heard }.
}
test-hint-network = The phone and this computer must be in the same Wi-Fi.
test-hint-firewall = Firewall: allow Flavita on private networks. Windows asks once; an antivirus may ask separately.
test-hint-isolation = If it opens for nobody, the access point may keep devices apart ("client isolation", guest network). Turn that off in the router's settings, or take another router.
test-hint-hotspot = A laptop's own hot-spot serves about 8 to 10 devices. More phones need a router.
test-hint-phones = When a phone warns that the network has no Internet, answer "stay connected", and turn VPN and private DNS off.
test-here = The page has opened: the phone finds the arbiter's computer.
test-wait = Testing…
test-trip = Answer of the server
test-trip-good = Quick.
test-trip-look = Slow, but good enough to play. Move nearer to the router.
test-trip-bad = Hardly any answer. Move to the router, turn VPN off and test again.
test-stream = Updates
test-stream-good = They come at once.
test-stream-look = They come late: an antivirus or a data saver holds them back. Turn it off for this page.
test-stream-bad = They do not come. Reload the page, turn data saver and VPN off; if that does not help, try another browser.
test-clock = Clock of the phone
test-clock-good = It is right.
test-clock-look = It differs from the arbiter's. That does no harm: the arbiter's computer keeps the time.
test-memory = Memory of the browser
test-memory-good = It will remember who you are.
test-memory-bad = The browser keeps no sign-in: leave the private window and allow cookies.
test-whole-good = This phone is ready.
test-whole-bad = Not ready yet. Do what is said above, or play on paper.
test-again = Test again
