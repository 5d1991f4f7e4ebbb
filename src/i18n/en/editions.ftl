# Games, their agreements and lists of words.

new-switches = Agreements
new-options = Which words count
new-overrides = Single words
new-overrides-hint = +WORD counts, -WORD does not
new-dictionary-missing = The word list of this game is not here. This command makes it; start Flavita again afterwards:
new-dictionary-none = There is no word list for this game. Put a list of your own (.lexicon) into the tournaments folder and start Flavita again.
new-no-dictionary = no word list
new-dictionary-look = Look into this word list
new-profile = Rules
new-form = Form of the game: joker, seven of eight and others
new-rules-hint = These numbers come from the rules; for your own tournament they can be changed.
refusal-profile = There are no such rules here. Choose rules from the list.
refusal-rules-contradict = That does not go with these rules: look at the numbers.
new-rules = Round and clock
new-shelf-faults = There are files in the tournaments folder that cannot be used:
refusal-dictionary-none = There is no word list for this game here, so the tournament cannot begin. Make the list with the command shown at the game, or choose another game.
refusal-overrides = This cannot be read: { $words }. Write +WORD or -WORD; only a word that is in the list can be taken away.

edition-note-flavita = A reconstruction. The novel gives the number of tiles, the squares of the board and the values of А, Ф and Ъ; the other numbers and values were filled in.
edition-switch-ye-for-yo = Е may stand for Ё
edition-switch-inner-letter-triples = The inner yellow squares triple the letter
edition-switch-centre-word-double = The centre square doubles the word
edition-switch-star-scores = A star is worth what its letter is
edition-switch-single-tiles = Two single tiles may stand for a two-letter tile
edition-name-flavita = Flavita (reconstruction)
language-ru = Russian
language-en = English
language-hu = Hungarian
language-cs = Czech
language-fr = French
edition-tiles = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
edition-blanks = { $name } ×{ $n }
edition-bonus = A whole rack at once: +{ $n }
blank-name = blank
blank-name-erudit = star
blank-name-flavita = joker
list-own-file = own file { $name }
word-option-colloquial = Colloquial words and slang
word-option-archaic = Archaic words
word-option-rude = Rude words
word-option-comparatives = Comparatives
word-option-negated = Negated forms with ne-
word-option-possessives = Possessive adjectives

# Terms of a tournament
setting-left-out = Do not count: { $words }
setting-taken-in = Count as well: { $words }
setting-overrides = Single words: { $words }

# Colours of the board
colours = Board
colours-safe = high contrast
colours-edition = as published
colours-safe-long = high contrast
colours-edition-long = the game's colours
shade = Background
shade-machine = auto
shade-light = light
shade-dark = dark
legend-word = word ×{ $n }
legend-letter = letter ×{ $n }
legend-plain = nothing extra
legend-start = the game starts here
square-name-A9D6EF = light blue square
square-name-1C5AA6 = dark blue square
square-name-F3A9B8 = pink square
square-name-CF2027 = red square
square-name-3C8768 = green square
square-name-FFFFFF = white square
square-name-3E9F50 = green square
square-name-F5D33C = yellow square
square-name-2A6FBE = blue square
square-name-D1302B = red square
square-name-E3BC45 = golden square
square-name-7A4A22 = brown square
square-name-1C1A17 = black square
square-name-E67A1E = orange square
square-name-C2231C = red square

# The dictionary
dictionary-title = Dictionary
dictionary-link = Dictionary
lookup-words = A word, or several
lookup-hint = for example: cat, catch
lookup-ask = Look up
lookup-terms = As in the tournament:
lookup-counts = counts
lookup-counts-not = does not count
lookup-near = Nearly the same:
lookup-source = { $name }
lookup-hand-edition = written into the game's list by hand
lookup-hand-added = added in this tournament
lookup-hand-removed = taken away in this tournament
lookup-option = list “{ $name }”
lookup-option-out = does not count now
lookup-fault-letter = This game has no letter { $letter }.
lookup-fault-look-alike = { $letter } is of another alphabet here. Switch the keyboard.
lookup-fault-short = One letter is not a word yet.
lookup-fault-long = The word is longer than the board: more than { $n } tiles.
lookup-fault-mark = A | stands between two letters only.
lookup-left-off = { $n ->
    [one] Only the first { $n } word was looked up. Look the others up separately.
   *[other] Only the first { $n } words were looked up. Look the others up separately.
}
lookup-no-edition = There is no game “{ $name }” here. Choose another one.
lookup-from = Where the words are from
lookup-revision = revision { $name }
lookup-licence = Licence
lookup-rule = What was taken
lookup-sample = A sample read
lookup-reading = { $n ->
    [one] { $n } word read, { $of } doubtful
   *[other] { $n } words read, { $of } doubtful
}
lookup-option-lists = Lists of their own
lookup-lengths = Words by length
