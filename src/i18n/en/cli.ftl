# The command line: what it does (--help) and what it says while it runs.

cli-usage = Usage
cli-commands = Commands
cli-command = COMMAND
cli-arguments = Arguments
cli-options = Options
cli-default = default: { $value }
cli-values = possible values: { $values }
cli-example = Example

command-flavita = Runs Duplicate word-game tournaments.
after-flavita =
    Without a command: flavita serve.

    Exit codes: 0 done; 1 the answer is no or differences were found; 2 wrong usage or unreadable
    input, with file, line and reason on standard error.
command-help = Print this message or the help of a command
option-help = Print help
option-version = Print the version

option-edition = The edition: the name of a built-in one, or a file
option-words = A word list to use instead of the edition’s own: a plain list or a compiled file
option-switch = An option of the edition to switch on, such as ye-for-yo; may be repeated
option-with = Include a word list that is off by default, such as comparatives
option-without = Exclude a word list that is on by default, such as rude
option-overrides = Single words to add or remove: +WORD and -WORD, any number per line
option-profile = The rules: the name of a built-in profile, or a file; by default the edition’s own
option-form = The variant of the game instead of the one in the rules
option-theme = Words on a theme, in a text file with spaces, commas or new lines between them; the theme is named after the file
option-theme-points = Points that each word on the theme adds
cli-theme-empty = no word of the theme is in the word list
cli-theme-unknown = not in the word list, so they score no more than usual: { $text }
option-threads = How many threads to use; by default one per core
option-json = Print JSON
option-encoding = The encoding of a plain list, such as windows-1251, instead of the detected one
option-format = plain: for programs, RFC 4180 with stable headings; spreadsheet: semicolons, a byte order mark and headings in the chosen language
option-lang = The language of headings and sentences
option-game = The prepared game
option-out = The folder for the tables; created if missing
option-nats-credentials = The file whose first line is USER:PASSWORD for NATS; without it the variable FLAVITA_NATS_LOGIN contains that line
option-tls-key = The private key of the certificate (PEM)

command-serve = Open the tournaments and serve the pages (the default)
option-serve-data = The folder where the tournaments are kept, one file each; without this option the folder tournaments in the current directory if there is one, otherwise “Flavita” in your documents; on a server always the folder in the current directory
option-serve-browser = Open the home page in the browser or not; without this option it opens if somebody starts the program from a desktop
option-serve-backup = A second folder, ideally a USB stick: a checked copy of every open tournament after each round
option-serve-take-over = Continue the tournaments that this computer mirrored from another one
option-serve-bind = Where to listen; by default on every address of this computer, port 8080 or the next free
option-serve-name = A host name of this computer on the network, such as words.example; may be repeated. Requests under other names are refused
option-serve-open-console = Open the console to the network for anyone who knows the passphrase: it is taken from the variable FLAVITA_PASSPHRASE, from --passphrase-file, or asked for
option-serve-passphrase-file = The file whose first line is the passphrase
option-serve-tls-cert = Encrypt connections from the network (TLS) with this certificate chain (PEM). On this computer itself the pages are served without encryption
option-serve-nats = Serve phones and screens through gates too (flavita gate), over the NATS server at this host and port; separate several with commas. While it is down, everything continues here

command-solve = Find the top of every position on standard input
option-solve-top = List the N best plays instead of the tops
option-solve-all = List every legal play
option-solve-at-least = List every play that scores at least this many points
option-solve-time = Report how long the search takes: the fastest of K runs on one thread, in microseconds
after-solve =
    A position is a line “BOARD RACK”. The board is 15 rows joined by /; digits are runs of empty
    squares, a blank is a lowercase letter, a tile of several letters is in brackets. On the rack ?
    is a blank. Empty lines are skipped; the first line that cannot be read ends the run with its
    number on standard error and exit code 2, after the answers to the lines before it.

    Each position is answered by one line of JSON, in the order of the positions:
      top     the points of the best plays
      count   how many plays have them, however many are listed
      moves   the plays, best first: at (the square as players write it), row and column (from
              1), dir (across or down), word, points, blanks (which tiles of the word, from 1, are
              blanks)
      micros  with --time, microseconds

    Without --top, --at-least and --all the plays listed are the tops. If there is no play,
    top and count are 0. Answers come as soon as they are found; any number of positions can be
    piped through.

command-simulate = Play whole games without players and report the results
option-simulate-games = How many games to play
option-simulate-first = The number of the first game: --first 57 --games 1 plays the 57th game again
option-simulate-seed = Any text; it fixes every rack of every game
option-simulate-out = Where to write one line per game
option-simulate-gaps = Fill in the columns that need every legal play; that is slower
option-simulate-histogram = Show how the totals are spread
after-simulate =
    Columns of --out, one line per game, separated by commas:
      game                 the number of the game
      rounds               how many rounds it had
      total                the points of all tops
      mean_top             points per round, in hundredths
      best_top             the points of the best top
      bingos               rounds with the largest bonus
      rejected_minimum     racks sent back for lack of vowels or consonants
      rejected_unplayable  racks sent back because there was no play
      blank_rounds         rounds in which a blank was played
      equal_top_rounds     rounds with several tops
      closest_gap          smallest distance from a top to the next lower score (--gaps)
      widest_gap           the largest such distance (--gaps)
      placements           all legal plays (--gaps)
      tiles_left           tiles that were not played
      end                  bag_empty, minimum_impossible, nothing_playable or rounds_played
      seed                 the game’s own seed, in hexadecimal

    The seed of game N is the HMAC-SHA256 of dsc-game-v1, a zero byte and N in 8 bytes, with
    --seed as its key; racks follow from it as from the seed of a tournament.

command-prepare = Play many games and offer those that fit, to be sealed and played in many venues
option-prepare-games = How many games to play at most
option-prepare-seed = Any text; it fixes every game. Anyone who knows it can draw the games too, so make one up and keep it secret
option-prepare-rounds = How many rounds
option-prepare-total = The points of all tops
option-prepare-bingos = Rounds with the largest bonus
option-prepare-hardest = By how many points the top of the hardest round is above the next score
option-prepare-easiest = By how many points the top of the easiest round is above the next score
option-prepare-equal-tops = Rounds with several equal tops
option-prepare-unambiguous = No round with several equal tops
option-prepare-avoid = Words that must not appear on the board, one per line
option-prepare-offer = How many matching games to keep
option-prepare-out = The folder for the games; created if missing
after-prepare =
    A..B is from A to B, both included; A.. and ..B are open on one side, N means exactly N.
    The hardest round is the one whose top is furthest above the next score, the easiest the one
    whose top is nearest to it.
command-prepare-show = Show a prepared game round by round
command-prepare-change = Replace the rack or the play of a round; all following rounds are drawn and solved again
option-prepare-change-round = Which round
option-prepare-change-rack = The tiles of another rack, ? for a blank
option-prepare-change-at = Where another of the equal tops starts
option-prepare-change-word = That top; a blank is a lowercase letter
option-prepare-change-out = Where to write the changed game; by default in place of the old one
option-prepare-change-edition = The edition’s file, if it is not built in
option-prepare-change-words = The word list, if it is not the edition’s own: a plain list or a compiled file

command-seal = Seal a prepared game: nobody can open it without its key
option-seal-name = The name of the tournament, as everybody will see it
option-seal-organiser = Who prepared it
option-seal-not-before = The earliest time for the first rack in any venue, such as 2026-11-28T20:00:00+01:00
option-seal-round-every = Minutes between one rack and the next: one number, or several separated by commas, the last of which applies until the end
option-seal-key = The words that open it, at least 24 letters in all; by default new ones
option-seal-data = The data folder whose key signs the file
option-seal-out = The sealed file to create
option-seal-edition = The edition’s file, if it is not built in
option-seal-words = The word list, if it is not the edition’s own: a plain list or a compiled file
after-seal =
    A new key has ten of 256 words, 80 bits in all; each attempt at a key costs 64 MiB and a few
    tenths of a second. The file may be given to anybody: only the key opens it.

command-sealed = Check a sealed game in advance, or open it
command-sealed-check = Check whether a sealed game can be played here, without opening it. Exit code 1 if something is missing, 2 if the file cannot be used
option-sealed-check-file = The sealed file
option-sealed-check-data = The data folder of the venue, with its editions and lists
option-sealed-check-commitment = The fingerprint published by the organiser
option-sealed-check-signer = The organiser’s public key, if known
command-sealed-open = Write the opened game as a file
option-sealed-open-file = The sealed file
option-sealed-open-key = The words that open it
option-sealed-open-out = The file to create; its SHA-256 is the fingerprint

command-score = Score one play and check that it is legal
option-score-board = The board: 15 rows joined by /, digits for empty squares
option-score-at = Where the word starts: row letter first for across, column number first for down; letters of the other alphabet that look the same are understood
option-score-word = The whole word; a blank is a lowercase letter

command-adjudicate = Judge a recorded game: its rounds and slips in, standings and verdicts out
option-adjudicate-profile = The rules: the name of a built-in profile, or a file
option-adjudicate-game = The rounds. Without at and word the solver’s top goes on the board
option-adjudicate-slips = The slips. No row in a round means no slip; two rows mean zero (or first/last, if the rules say so)
after-adjudicate =
    GAME has the columns round,rack,at,word and SLIPS round,player,at,word,claimed,seconds, in any
    order. DIR receives standings.csv, rounds.csv and slips.csv, all of them or none.

command-referee = Judge the record of an ordinary game in which each player has a rack: its actions in, turns and scores out
option-referee-rules = The rules of the game: the name of a built-in rule set, or a file
option-referee-moves = The record
option-referee-gcg = The GCG file of a game for two instead of RULES and MOVES: its points are compared with the board
after-referee =
    MOVES has the columns turn,player,action,rack,at,word,seconds, in any order; others are ignored.
    The actions are lot, play, exchange, pass, resign, end, challenge, withdraw, left, one row each
    in the order in which things happened. A rack is in capitals, ? is a blank, [SZ] a tile of
    several letters; in the word of a play a blank is lowercase. The rules are russian, czech,
    hungarian, encyclopaedia, tournament, judged, friendly; a file (TOML) names what differs from
    russian, house rules too: a theme, a long first word, or blanks bought back, which adds the
    action buy. DIR receives turns.csv and scores.csv, both or none.
    With racks_unseen = true the racks are empty except for left, and instead of a word an exchange
    has the number of its tiles.
    With --gcg the GCG file of any program is read; DIR then receives moves.csv too.

command-export = Write a tournament’s results or its log as a file
option-export-files = The tournament’s file; for --what cumulated the files of several games
option-export-what = What to write: a table, a format of other programs, the replay, the statistics as pictures, the log as JSON lines, or the draw record
option-export-jsonl = The same as --what jsonl
option-export-protocol = The same as --what protocol: everything needed to redraw the racks
option-export-out = Where to write it; by default on standard output. For --what pictures a folder
option-export-player = Only this player, for --what losses and taken-home
option-export-words = For --what replay: the word list, compiled or plain, if it is not beside the tournament

command-follow = Mirror a running game to a second computer
option-follow-url = The address of the other computer, such as http://192.168.1.10:8080; with --public the address of a game there, such as http://192.168.1.10:8080/t/2026-11-21-1
option-follow-public = Play the draw of another venue here, with your own players, clock, slips and rulings: serves this venue’s pages as flavita serve does
option-follow-hall = With --public: the name of this venue in the reported standings
option-follow-start-by-hand = With --public: the arbiter of this venue starts every clock by hand
option-follow-bind = With --public: where to listen, as in flavita serve
option-follow-key = The key that the other computer shows on its page “{ check-title }”, with --public that of its page “{ halls-title }”; or the variable FLAVITA_FOLLOW_KEY
option-follow-data = The folder for the mirrored tournaments
option-follow-once = Catch up once and stop

command-gate = Gateway: serve phones and screens for a tournament run on another computer
option-gate-nats = The NATS server between the tournament’s computer and the gates, by host and port; separate several with commas
option-gate-nats-credentials = The file whose first line is USER:PASSWORD for NATS; every gate has a user of its own. Without it the variable FLAVITA_NATS_LOGIN contains that line
option-gate-bind = Where to listen; by default on every address of this computer, port 8080
option-gate-name = A host name of this gate on the network, such as words.example; may be repeated. Requests under other names are refused
option-gate-behind-proxy = The gate is behind a proxy that speaks TLS to the phones and gives their addresses in X-Forwarded-For. Nothing else may reach the gate then
option-gate-tls-cert = Encrypt connections (TLS) with this certificate chain (PEM)
after-gate =
    The tournament runs on the computer with flavita serve --nats. A gate stores no tournament and no
    file: any number of them may run side by side, and each may be stopped at any time. It
    serves what the audience and the players open; the console and the entering of slips are only
    on the tournament’s computer.

command-import = Rebuild a tournament file from its log (JSON lines)
option-import-file = The log, one event per line, as flavita export --jsonl writes it or as it is kept in the second folder
option-import-out = The file to create; by default beside the log, ending in .sqlite

command-merge = Merge the results of many venues that played one game; exit code 1 while something is still to be decided
option-merge-files = Results, texts with scanned codes, or folders with both
option-merge-decisions = The decisions about conflicts; for a single folder its merge.toml, if there is one
option-merge-words = The word list the game was played with, if it is not in the data folder
option-merge-data = The data folder, where word lists are looked for
after-merge =
    DIR receives standings.csv, halls.csv, categories.csv, rounds.csv and conflicts.csv. Of a folder
    the files that end in .hall or .txt are read. Neither the order of the files nor duplicates
    make a difference.

command-result = Write the signed result of a venue, to be merged with those of others
option-result-file = The tournament’s file; the game must be over
option-result-hall = The name of the venue
option-result-codes = The texts of the QR codes, one per line, instead of the file
option-result-out = Where to write it; by default on standard output

command-rehearse = Play an evening with simulated players against a real server, to practise and to measure
option-rehearse-players = How many players take part
option-rehearse-rounds = How many rounds are played
option-rehearse-seconds = Within how many seconds the slips of a round arrive
option-rehearse-thinking = How many seconds the clock keeps running after the last slip, if nobody runs the game by hand
option-rehearse-by-hand = Run the game yourself, at the printed address: the players wait for you and send their slips while the clock runs. Ends with the game, after --rounds rounds, or with Ctrl+C
option-rehearse-no-mistakes = Every slip is right and arrives once: for measuring, not for practising
option-rehearse-seed = Any text; it fixes the players, the racks and what everybody writes
option-rehearse-data = An empty or new folder to keep the tournament in; by default a temporary one
option-rehearse-bind = Where the server listens: 127.0.0.1, or 0.0.0.0 for a screen and phones on the network
after-rehearse =
    The club’s tournaments are never touched. Exit code 1 if an acknowledged slip is not in the
    log exactly once, or if judging the log again gives another result.

command-season = Write the standings or the rating of a season as a table
option-season-file = The season’s file; its tournaments are in the same folder
option-season-what = Which table
option-season-out = Where to write it; by default on standard output

command-verify = Check a tournament’s file and judge everything in it again; exit code 1 if anything differs
option-verify-file = The tournament’s file, or an export of its log
option-verify-head = The head that the log must end with, 64 hexadecimal digits; or the six words noted in the hall, which may stand for the log as it was after any event
option-verify-receipts = What phones or a second computer kept, to compare the log with: files, including scanned QR codes
option-verify-fast = Skip the slow second search for tops
option-verify-game = The opened game, if the tournament plays a prepared one that is not beside it
option-verify-words = The word list the tournament was played with, if it is not the edition’s own
after-verify =
    The chain is checked, every event replayed, every slip judged, every ruling decided and every
    rack drawn again; slips are counted by a second scorer and tops searched by a second search
    that share nothing with those of the game. Differences are printed one per line; the last line
    is the answer:

      ok head=9c1f... events=412 slips=240 differences=0 final

    words=unchecked is added if the word list is missing, racks=unchecked if
    the secret of the draw or the opened prepared game is missing, reopened=1 if
    a final result was opened again; its last words are final, not final or unfinished. Anyone who
    rewrites a whole log changes its head: compare it with one that was noted in the hall (--head),
    or with what phones kept (--receipts).
    Exit code 0: nothing differs; 1: something does; 2: the file cannot be read.

command-lexicon = Build, describe, query or compare word lists
command-lexicon-build = Compile a plain word list into the compact format
option-lexicon-build-edition = The edition whose tiles spell the words: the name of a built-in one, or a file
option-lexicon-build-words = The plain list
option-lexicon-build-out = Where to write the compiled list
option-lexicon-build-name = Display name; by default the file name of the plain list
option-lexicon-build-leave-out = Leave out the lines that are not words of the edition
option-lexicon-build-rejects = Where to write all bad lines: line, word and reason, separated by tabs
after-lexicon-build =
    A plain list has one word per line, in lowercase or capitals and in any order. A | keeps two
    letters apart that would otherwise be one tile (KÖZ|SÉG); a line that begins with # is a comment.
    UTF-8, UTF-16 and the code page of the edition’s language are recognised. Lines without a word
    of the edition are listed with the reason, and nothing is written.
command-lexicon-info = Describe a word list
option-lexicon-info-edition = The edition: the name of a built-in one, or a file. A compiled list needs none, because it contains its tiles; otherwise the default is ru-scrabble
after-lexicon-info =
    The checksum is that of the words: a plain and a compiled list of the same words have the same
    one, whatever their encoding and order.
command-lexicon-check = Check whether words are in a list; exit code 1 if one is not
option-lexicon-check-edition = The edition: the name of a built-in one, or a file. A compiled list needs none, because it contains its tiles; otherwise the default is ru-scrabble
option-lexicon-check-word = The words
after-lexicon-check =
    Each word is answered by yes or no, its tiles and the list’s name. A word that can be cut into
    tiles in several ways counts if one of them is in the list; each is shown. A word that is not in
    the list is followed by those that differ from it by one letter: left out, added, replaced or
    swapped with its neighbour.
command-lexicon-find = Find words by pattern, letters and length; exit code 1 if there are none
option-lexicon-find-edition = The edition: the name of a built-in one, or a file. A compiled list needs none, because it contains its tiles; otherwise the default is ru-scrabble
option-lexicon-find-pattern = The pattern: ? is any letter, * any number of letters, [AE] one of these, [^AE] any but these, / separates patterns of which one is enough
option-lexicon-find-letters = The letters to make words from; ? is a blank
option-lexicon-find-all = Use all of these letters (anagrams)
option-lexicon-find-with = Letters that the word has
option-lexicon-find-without = Letters that the word does not have
option-lexicon-find-from = At least this many letters
option-lexicon-find-to = At most this many letters
option-lexicon-find-most = At most this many words
option-lexicon-find-odds = Beside each word: the odds of drawing its letters together in one rack from the full bag
after-lexicon-find =
    Put the pattern in quotation marks. Without one every word fits. For seven letters plus one, give seven
    letters, a ? and --all. Words are in alphabetical order, or, if only the end of the word is known, in
    the order of their letters from the end.
command-lexicon-committee = The decisions of a word committee: print the table of a data folder, or add to it
option-lexicon-committee-data = The data folder; the table is in its folder committee
option-lexicon-committee-take = A CSV table whose decisions are imported into the data folder
option-committee = The table of a word committee: its decisions are applied to the list
after-lexicon-committee =
    The table is CSV in UTF-8 with the first line word,decision,date,reason,by and one decision per
    line: the word, admitted or removed, the day as 2026-11-24, the reason and, if you like, who
    decided. The latest decision on a word counts. A line that cannot be read is named with its file
    and the reason, and then nothing is imported.

command-lexicon-diff = Compare two lists word by word; exit code 1 if they differ
option-lexicon-diff-edition = The edition: the name of a built-in one, or a file. Needed if a list is plain
option-lexicon-diff-old = The old list, plain or compiled
option-lexicon-diff-new = The new list, plain or compiled
after-lexicon-diff = Words only in the old list are printed with a minus, those only in the new list with a plus,
    in alphabetical order; how many there are is on standard error.

serve-arbiter = Arbiter: { $address }
serve-hall = Hall:    { $address } (screen and standings)
serve-console-open = The console opens with the passphrase.
serve-console-here = The console opens on this computer only.
serve-no-tls = Without TLS anybody on the same Wi-Fi can read the passphrase.
serve-folder = Data folder: { $path }
serve-no-words = { $name }: its word list is missing here; create it with { $command }
serve-stop = Stop with Ctrl+C or by closing this window: everything recorded is saved.
serve-running = Flavita is already running on { $path }: { $address }
serve-no-browser = The browser could not be opened ({ $reason }): open the address yourself
serve-press-enter = Press Enter to close this window.
serve-port-taken = Port { $port } is used by another program; using { $other } instead.
serve-no-reserve = No space for the reserve of 64 MB ({ $reason }). Free some space before the evening.
serve-folder-closed = The data folder cannot be written to: { $path } ({ $reason }). Past tournaments can be looked at; to play, choose another folder with --data.
serve-taken-over = { $id } continues on this computer.
serve-followed = { $id } is only mirrored here; with --take-over it continues on this computer.
serve-gates = Phones and screens are served through gates too while NATS can be reached.
serve-passphrase = Passphrase for the console on the network:
gate-address = Gate: { $address }
gate-stop = Stop with Ctrl+C: phones go to another gate, and nothing is lost.
follow-begins = Mirroring { $url } to { $path }. Stop with Ctrl+C.
follow-take-over = To continue on this computer: { $command }
follow-nothing = Nothing is being played there.
follow-in-step = Up to date: { $games }.
follow-again = Trying again: { $faults }.
follow-lost = { $reason }. Trying again.
relay-nothing = Nothing has been drawn in the other venue yet.
relay-in-step = Level with the other venue: round { $round }.
relay-behind = Round { $here } here, round { $there } in the other venue: the rounds between are played one after the other.
relay-lost = No connection to the other venue: { $reason }. Trying again.
relay-unreported = The standings were not sent: { $reason }. Trying again.
relay-apart = Round { $round } is not the same here and in the other venue, so no more racks are drawn. Ask the other venue.
relay-draw = { $id }: the draw comes from { $url }.
rehearse-console = Console: { $address }
rehearse-screen = Screen:  { $address }
rehearse-lead = Run the game at the console; the players send their slips while the clock runs.
