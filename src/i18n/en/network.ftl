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
