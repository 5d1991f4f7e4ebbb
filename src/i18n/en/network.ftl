### The network: who may open what, helpers, badges, signing in.

## The arbiter signs in
sign-in-title = Sign in as arbiter
sign-in-what = This computer has opened its console to the network. Enter the passphrase that was set when the program was started.
sign-in-passphrase = Passphrase
sign-in-do = Sign in
sign-in-idle = After ten minutes without activity you have to sign in again.
sign-in-wrong = That is not the passphrase. Check the keyboard layout and try again.
sign-out = Sign out

## Players and helpers sign in
join-title = Sign in
join-what = Point the camera of your phone at the code on your badge. If that does not work, enter the number and the PIN from the badge.
join-number = Player’s number
join-pin = PIN from the badge
join-unknown = The number or the PIN is wrong. Check both on the badge; if the code is old, ask the arbiter for a new one.
join-over = This invitation is no longer valid. Ask the arbiter for a new one.
join-locked = This badge is locked: too many wrong PINs. Go to the arbiter, who can unlock it.
join-wait = Too many wrong attempts. Wait { $n ->
    [one] { $n } second
   *[other] { $n } seconds
} and try again.
join-fault = It could not be saved. Try again.

## The helper's page
keying-title = Entering slips
keying-frequent = Frequent answers
keying-quiet = While a round of any game is open on this computer, what you enter shows no points until the top is announced: the arbiter checks it.
keying-undo = Only the arbiter can withdraw a slip. You can correct it: enter the number again.
slip-arbiters = All slips of this round are in. While a round is open, only the arbiter can change them.
own-slip-later = entered; its points are shown after the round
slip-kept = No. { $number }: saved.

## A player's page
own-slips = My slips
own-none = Your slips appear here when the top has been announced.
witness-own = This phone automatically keeps what the server accepted and the check words after each round. With that file anybody can see whether the log was rewritten later.
witness-save = Save my receipts
witness-give = Give to the arbiter
witness-codes = Show as QR codes
witness-codes-what = Scan the codes with any phone and save their text in one file, in any order: flavita verify reads it.
witness-back = Back to my page
witness-agrees = Handed over. The log has everything this phone kept.
witness-differs = { $n ->
    [one] Handed over. The log differs from what this phone kept in one place: save your receipts and show them to the organisers.
   *[other] Handed over. The log differs from what this phone kept in { $n } places: save your receipts and show them to the organisers.
}
witness-later = While a round of any game is open on this computer, nothing is compared. Try again after the round.
witness-busy = Other receipts are being compared. Try again in a moment.
own-slip-expected = not entered yet

## The page of the network
network-title = Network
network-link = Network
network-hall = Address for the room
network-hall-what = The screen, the standings and the rules are open to everybody. Type the address or point a camera at the code.
network-none = Only this computer can open the pages: other devices cannot find it. Start Flavita without --bind 127.0.0.1.
network-console-open = The console can be opened over the network with the passphrase.
network-console-closed = The console opens only on this computer.
network-secure = The connection is encrypted.
network-plain = The connection is not encrypted: anyone on this Wi-Fi can read other people’s pages. For an important tournament, start Flavita with a certificate (--tls-cert).
network-helpers = Helpers
network-helpers-what = A helper enters slips of closed rounds and marks who has handed in. Helpers neither see nor change the top, the next rack, the settings or the rulings. Every action is recorded with the helper’s name.
network-helper-name = Helper’s name
network-invite = Invite
network-revoke = Revoke
network-helper-open = Show the code to the helper: it is valid for a day.
network-helper-in = Signed in since { $time }
network-helper-again = The code cannot be shown again. Revoke it and invite again.
network-many = There are already fifty helpers. Revoke the invitations of those who have stopped helping.
network-name-used = There is already a helper called { $name }. Choose another name, so that entries can be told apart.
network-players = Players’ phones
network-badges-count = { $n ->
    [0] No badges yet.
    [one] { $n } badge, { $in } signed in.
   *[other] { $n } badges, { $in } signed in.
}
network-badge-locked = Locked: 20 wrong PINs.
network-badge-guessed = { $n ->
    [one] { $n } wrong PIN
   *[other] { $n } wrong PINs
}: somebody may be guessing.
network-badge-devices = { $n ->
    [one] Signed in { $n } time
   *[other] Signed in { $n } times
}; only the last one is valid.
network-unlock = Unlock
alarm-locked = { $n ->
    [one] Badge no. { $number } is locked: somebody was guessing PINs
   *[other] { $n } badges are locked; the first is no. { $number }
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
badges-what = The code and the PIN are stored so that nobody can read them later: print the badges while the program is running. Anyone who loses a badge gets a new one, and the old one is no longer valid.
badges-make = { $n ->
    [one] Make { $n } badge
   *[other] Make { $n } badges
}
badges-print = Print
badges-again = New badge for no.
badges-again-do = Make

## Refusals
goes-on = The next game has started:
own-earlier = The previous game
error-other-game = You are not in this game
error-other-game-what = You are signed in to another game of this event, and you are not on the list of this one. If that is a mistake, ask the arbiter to add you and give you a new badge.
error-other-game-own = My page in the other game
error-no-badge = Your badge is needed
error-no-badge-what = Point the camera of your phone at the code on your badge.
error-no-helper = This page is for helpers
error-no-helper-what = Ask the arbiter for an invitation.
error-elsewhere-what = This device was signed out at { $time }: somebody signed in on another one, or the arbiter withdrew your access. If that was not you, tell the arbiter.
error-signed-out = Signed out
error-signed-out-what = Sign in again.
error-too-fast = Too many requests
error-too-fast-what = Wait a moment and try again.
error-foreign-name = This computer does not answer to the name { $name }. Open the address in numbers that its home page shows, or start the program with --name { $name }.
fault-key-of-another = The same request has already come with different content: nothing was changed. Reload the page and try again.
fault-busy = Too many requests at once: not saved. Try again in a few seconds.
gate-silent = The arbiter cannot be reached
gate-silent-what = The arbiter’s computer is not answering right now. The page will appear as soon as it does: reload it in a few seconds. A slip that your phone is still sending is not lost.
refusal-text-hidden = There is an invisible character, { $name }, after “{ $before }”. Delete the text and type it again.
refusal-text-hidden-first = The text begins with an invisible character, { $name }. Delete the text and type it again.
refusal-text-long = Too long: at most { $n ->
    [one] { $n } character
   *[other] { $n } characters
}.
refusal-player-text = Line { $line }. { $what }
players-alike = { $numbers } look the same: { $name }

## Who did it
actor-arbiter = arbiter (network)
actor-helper = helper { $name }
actor-player = player no. { $number }
actor-clock = clock
actor-relay = another venue
actor-copies = the copies

## Wi-Fi of the hall
wifi-title = Wi-Fi in the room
wifi-what = The code connects a phone without typing. The name and the password are stored beside the tournament; they are not in the log, the draw record or the exports.
wifi-name = Network name
wifi-password = Password
wifi-shown = show the code on the title screen
wifi-save = Save
wifi-first = Join the Wi-Fi first
wifi-wrong-name = A network name has at most 32 bytes: that is 32 Latin letters.
wifi-wrong-password = A Wi-Fi password has 8 to 63 characters. Leave it empty for an open network.

## Address
network-address-choice = Which address the codes show
network-address-more = More: virtual networks and VPN
network-address-gone = This computer no longer has that address. Choose another one.

## Connection test
test-title = Connection test
test-what = Open it on any phone in the room: it tests the connection to this computer automatically.
test-visitors = { $n ->
    [0] No phone has opened it yet.
    [one] { $n } phone has opened it; updates reached { $heard }.
   *[other] { $n } phones have opened it; updates reached { $heard }.
}
test-hint-network = The phone and this computer must be on the same Wi-Fi.
test-hint-firewall = Firewall: allow Flavita on private networks. Windows asks once; an antivirus program may ask separately.
test-hint-isolation = If nobody can open it, the access point may be keeping devices apart (“client isolation”, guest network). Turn that off in the router’s settings, or use another router.
test-hint-hotspot = A laptop’s own hotspot serves about 8–10 devices. More phones need a router.
test-hint-phones = If a phone warns that the network has no Internet, choose “stay connected”, and turn off VPN and private DNS.
test-here = The page has opened: the phone finds the arbiter’s computer.
test-wait = Testing…
test-trip = Server response
test-trip-good = Fast.
test-trip-look = Slow, but good enough to play. Move closer to the router.
test-trip-bad = Hardly any response. Move closer to the router, turn off the VPN and test again.
test-stream = Updates
test-stream-good = They arrive at once.
test-stream-look = They arrive late: an antivirus program or a data saver is holding them back. Turn it off for this page.
test-stream-bad = They do not arrive. Reload the page, turn off the data saver and the VPN; if that does not help, try another browser.
test-clock = Phone clock
test-clock-good = It is correct.
test-clock-look = It differs from the arbiter’s. That does no harm: the arbiter’s computer keeps the time.
test-memory = Browser storage
test-memory-good = You will stay signed in.
test-memory-bad = The browser does not keep you signed in: leave the private window and allow cookies.
test-whole-good = This phone is ready.
test-whole-bad = Not ready yet. Follow the advice above, or play on paper.
test-again = Test again

## Blocks
blocks-title = Blocks of tables
blocks-what = Divide the players’ numbers among your helpers: one line per block, the numbers and the name from the invitation. A helper’s own numbers come first on the helper’s page; other numbers can be entered too, with a warning. Without lines there are no blocks.
blocks-example = 1-20: Maria
blocks-unplaced = Not in a block: no. { $number }. Every helper sees them.
blocks-wrong = Line { $n } cannot be read: { $text }. Write numbers and a name: 1-20, 45: Maria.
blocks-unknown = There is no helper called { $name }. Invited: { $text }.
blocks-nobody = There are no helpers yet. Invite them first.
blocks-move = Move no.
blocks-move-to = to the block of
blocks-move-do = Move
blocks-move-what = For tables that come late. Slips already entered stay with their player.
block-own = Your block: { $numbers }
block-none = not in a block
block-other = No. { $number } is entered by { $name }.
