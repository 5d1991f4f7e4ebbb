# What a command says at the terminal: why it could not do its work, what it did, how far it is.

cli-line = { $path }, line { $line }: { $reason }
cli-warning = { $path }, line { $line }: warning: { $reason }
cli-input = standard input
cli-bind = { $address } cannot be used: { $reason }; close the program that uses it, or give another one with --bind
cli-follow = the other computer cannot be followed: { $reason }
cli-rehearsal = the rehearsal cannot continue: { $reason }
cli-output = standard output cannot be written: { $reason }
cli-page = the pages cannot be made: { $reason }
cli-words = the word list cannot be opened: { $reason }
cli-system-not-found = not found; check the name and the folder
cli-system-denied = no permission; check the rights, or choose another folder
cli-system-exists = already exists; choose another name
cli-system-full = the disk is full; free some space
cli-system-folder = this is a folder; a file is needed
cli-system-no-folder = this is a file; a folder is needed
cli-system-in-use = already in use
cli-system-no-text = this is not UTF-8 text
cli-system-refused = the program is not running there; check address and port
cli-system-late = the answer took too long; check the network
cli-system-unreachable = that computer cannot be reached; check the network
cli-system-no-host = there is no such address; check its spelling
cli-no-number = a whole number is needed
cli-positive = a number from 1
cli-span = write a number, or from A to B as A..B, A.. or ..B
cli-unknown-edition = there is no edition “{ $name }”: the editions are { $known }; or name a file that ends in .toml
cli-unknown-profile = there is no profile “{ $name }”: the profiles are { $known }; or name a file that ends in .toml
cli-unknown-rules = there are no rules “{ $name }”: the rules are { $known }; or name a file
cli-languages = the languages are { $known }
cli-passphrase = no passphrase: set { $name }, or name a file with --passphrase-file
cli-passphrase-short = a passphrase must have at least { $n } characters; several words are best
cli-head = a head has 64 hexadecimal digits, or is given as six words
cli-receipts-hollow = player no. { $n }: neither a slip nor a fingerprint was kept, so there is nothing to compare
cli-one-file = only --what { $name } takes several files
cli-no-pictures = no round of this tournament is marked yet, so there are no pictures
cli-unwritten = { $name }: { $reason }; nothing is written
cli-follow-key = give the key that the page “{ check-title }” shows on the other computer, eight groups of four
cli-follow-key-halls = give the key that the page “{ halls-title }” shows in the other venue, eight groups of four
cli-follow-name = say what this venue is called
cli-follow-no-game = there is no game at { $url }; copy the address from the page “{ halls-title }” there
cli-follow-other-key = the key there is a different one
cli-follow-version = no Flavita of this version answers there; update the program on both computers
cli-follow-gone = the tournament is no longer there
cli-follow-silent = no answer: { $reason }
cli-follow-foreign = the answer does not match the request
cli-follow-unread = the answer cannot be understood: { $reason }
cli-follow-words = the words cannot be stored: { $reason }
cli-follow-beside = the state of the screen and the sealed game cannot be stored: { $reason }
cli-events = { $n ->
    [one] { $n } event
   *[other] { $n } events
}
cli-key-short = the words have fewer than { $n } letters and could be guessed
cli-time = { $reason }; for example 2026-11-28T20:00:00+01:00
cli-prepared-edition = the game was prepared for another edition
cli-prepared-words = the game was prepared with another word list, “{ $name }”
cli-prepared-none = none of the { $n } games fits; games that fail each wish: { $what }; ask for less or increase --games
cli-seal-other-game = the fingerprint is not the published one: this is another game
cli-seal-other-signer = somebody else has signed it
cli-used = { $path } is already used for something else
cli-list-bad = { $n ->
    [one] { $n } line is not a word of { $edition }
   *[other] { $n } lines are not words of { $edition }
}; correct the list, or compile it without them with --leave-out
cli-list-plain = { $path } is a plain list: name the edition whose tiles spell its words
cli-list-tiles = { $old } and { $new } are lists for different tiles and cannot be compared
cli-list-built = { $path }: { $words } words, { $n } bytes
cli-list-read = { $path }: read as { $encoding }
cli-list-more = ... and { $n } more: { $what }
cli-list-repeated = { $path }: repeated words: { $n }
cli-list-diff = { $one } only in { $old }, { $two } only in { $new }, { $both } in both
cli-list-near = and { $n } more
cli-list-editions = editions
cli-list-name = name
cli-list-words = words
cli-list-nodes = nodes
cli-list-memory = memory
cli-list-checksum = checksum
cli-list-spoken = aloud
cli-list-source = source
cli-list-option = option
cli-list-option-in = { $name }: { $words } words, in
cli-list-option-out = { $name }: { $words } words, out
cli-list-letters = letters
cli-bytes = { $n } bytes
cli-rehearse-here = the players are on this machine; give 127.0.0.1 or 0.0.0.0
cli-rehearse-few = the system allows a program { $n } connections and files
cli-rehearse-folder = { $path } is not empty; a rehearsal needs a folder of its own
cli-rehearse-badges = the badges cannot be made: { $reason }
cli-rehearse-server = the server cannot be started: { $reason }
cli-rehearse-silent = the server does not start
cli-question = write the board, a space and the rack
cli-question-rack = a rack of { $n } tiles: no rack has more than { $of }
cli-verify-no-words = the word list “{ $name }” of this tournament is not here or has changed, so verdicts and tops are not checked again; give its file with --words
cli-verify-until = the noted words are the fingerprint of the log until event { $n }
cli-export-no-words = the word list “{ $name }” of this tournament is not here, so the page shows only the tops; give its file with --words
cli-season-fault = { $reason }; it is not counted
cli-season-missing = tournament { $id } is not in the folder; it is not counted
cli-codes = { $n ->
    [one] { $n } code
   *[other] { $n } codes
}
cli-codes-many = { $n } codes; a USB stick is better

cli-no-command = there is no command “{ $name }”
cli-no-option = there is no option “{ $name }” here
cli-no-value = { $option } needs a value
cli-no-such-value = { $option }: “{ $value }” is not possible; possible values: { $known }
cli-bad-value = { $option }: “{ $value }” cannot be used: { $reason }
cli-missing = missing: { $names }
cli-conflict = { $option } cannot be combined with { $names }
cli-perhaps = did you mean { $names }?

seal-game = game
seal-organiser = organiser
seal-signed = signed by
seal-fingerprint = fingerprint
seal-edition = edition
seal-words = words
seal-rules = rules
seal-program = program
seal-not-before = not before
seal-every = then every
seal-minutes = { $minutes } min
seal-key = key

progress-checking = checking
progress-playing = playing
progress-reading = reading
progress-compiling = compiling
progress-rehearsing = rehearsing
progress-positions = positions

report-rehearsal = rehearsal
report-slips = slips
report-acknowledged = acknowledged
report-broadcast = broadcast
report-memory = memory
report-commits = commits
report-log = log
report-wrong = wrong answer
report-differs = differs
report-lost = LOST
report-evening = { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $edition }, seed { $seed }
report-slips-what = { $sent } sent, { $acknowledged } acknowledged, { $refused } refused as incomplete, { $repeated } repeated, { $mixed } refused with another player’s key
report-waits = p50 { $half } ms, p99 { $most } ms, max { $max } ms
report-work = { $n } ms of the server’s processor time
report-heard-within = the last of { $n } connections within { $time } ms; { $broken } dropped
report-heard-late = the last of { $n } connections not within 20 s; { $broken } dropped
report-heard-unmeasured = { $n } connections, delay not measured; { $broken } dropped
report-memory-what = { $one } KB per connection ({ $before } KB before, { $after } KB with all)
report-memory-unknown = the system does not say
report-commits-what = { $n } for { $commands } commands, the largest of { $largest }
report-sound = every acknowledged slip is in the log exactly once, and there are no others
report-lost-what = { $lost } acknowledged slips; { $unasked } that nobody acknowledged

series-edition = edition
series-profile = profile
series-games = games
series-time = time
series-ends = ends
series-words = { $edition }, { $words } words
series-form = { $profile }, form { $form }
series-which = { $n }: { $first } to { $last } of seed “{ $seed }”
series-speed = { $time } s, { $speed } games per second
series-mean = average
series-totals = games by total
