# Games, their agreements and lists of words.

new-switches = House options
new-options = Which words count
new-overrides = Single words
new-overrides-hint = +WORD counts, -WORD does not
new-dictionary-missing = The word list of this game is not here. Run this command to create it, then start Flavita again:
new-dictionary-none = There is no word list for this game. Put a list of your own (.lexicon) into the data folder and start Flavita again.
new-no-dictionary = no word list
new-dictionary-look = View this word list
new-profile = Rules
new-form = Variant: joker, seven of eight and others
new-form-gone = The rules were changed, so the variant is the ordinary game again. It was: { $name }.
new-vowels = Vowels in a rack from two bags:
new-vowels-hint = Leave it empty for the usual number. If the number is drawn at random, give both limits: 2-5.
new-theme = Words on a theme
new-theme-name = Theme
new-theme-points = Points for each word
new-theme-words = Words on the theme
new-theme-hint = Separate them with spaces or commas. They earn the extra points only if they are in the word list.
new-rules-hint = These numbers come from the rules; for your own tournament they can be changed.
refusal-profile = These rules are not available. Choose rules from the list.
refusal-bags-fixed = Here every rack has the same number of vowels: enter one number from 0 to 7.
refusal-bags-drawn = Here the number of vowels is drawn: enter two numbers from 0 to 7, the smaller first, such as 2-5.
refusal-two-bags = What a rack must hold ({ $least }) leaves room for { $low } to { $high } vowels from two bags. Change one or the other.
refusal-theme-words = A theme needs words that are in the word list. Write them, or clear the theme’s name.
refusal-theme-name = Name the theme, so that everybody knows what its words are about.
refusal-theme-unknown = Not in the word list, so they score no more than usual: { $text }. Correct them, or continue as it is.
refusal-rules-contradict = These numbers do not fit the chosen rules. Check them.
new-rules = Round and clock
new-shelf-faults = There are files in the data folder that cannot be used:
refusal-dictionary-none = There is no word list for this game here, so the tournament cannot begin. Create the list with the command shown beside the game, or choose another game.
refusal-overrides = Cannot read { $words }. Enter +WORD or -WORD; only a word that is in the list can be removed.

edition-note-flavita = A reconstruction. The novel gives the number of tiles, the squares of the board and the values of А, Ф and Ъ; the other numbers and values were filled in.
edition-switch-ye-for-yo = Е may be used for Ё
edition-switch-inner-letter-triples = The inner yellow squares triple the letter
edition-switch-centre-word-double = The centre square doubles the word
edition-switch-star-scores = A star scores the value of its letter
edition-switch-single-tiles = Two single tiles may be used for a two-letter tile
edition-name-flavita = Flavita (reconstruction)
language-ru = Russian
language-en = English
language-hu = Hungarian
language-cs = Czech
language-fr = French
language-es = Spanish
edition-tiles = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
edition-blanks = { $name } ×{ $n }
edition-bonus = Bingo (all tiles): +{ $n }
blank-name = blank
blank-name-erudit = star
blank-name-flavita = joker
list-own-file = your own file { $name }
list-wiktionary = { $name } and Wiktionary
list-both = { $one } and { $two }
list-nouns = { $name }, nouns
list-revision = { $name }, revision { $revision }
word-option-colloquial = Colloquial words and slang
word-option-archaic = Archaic words
word-option-rude = Rude words
word-option-substantivised = Adjectives and participles used as nouns
word-option-comparatives = Comparatives
word-option-negated = Negated forms with ne-
word-option-possessives = Possessive adjectives

# Terms of a tournament
setting-left-out = Not counted: { $words }
setting-taken-in = Also counted: { $words }
setting-overrides = Single words: { $words }

# Colours of the board
colours = Board
colours-safe = high contrast
colours-edition = as published
colours-safe-long = high contrast
colours-edition-long = the game’s colours
shade = Background
shade-machine = automatic
shade-light = light
shade-dark = dark
legend-word = word ×{ $n }
legend-letter = letter ×{ $n }
legend-plain = no bonus
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
lookup-near = Similar:
lookup-source = { $name }
lookup-hand-edition = added to the game’s list by hand
lookup-hand-added = added in this tournament
lookup-hand-removed = removed in this tournament
lookup-option = list “{ $name }”
lookup-option-out = does not count at the moment
lookup-fault-letter = This game has no letter { $letter }.
lookup-fault-look-alike = { $letter } is from another alphabet. Switch the keyboard.
lookup-fault-short = One letter is not a word.
lookup-fault-long = The word is longer than the board: more than { $n } tiles.
lookup-fault-mark = A | goes only between two letters.
lookup-left-off = { $n ->
    [one] Only the first { $n } word was looked up. Look the others up separately.
   *[other] Only the first { $n } words were looked up. Look the others up separately.
}
lookup-no-edition = There is no game “{ $name }” here. Choose another one.
lookup-from = Source of the words
lookup-revision = revision { $name }
lookup-licence = Licence
lookup-rule = What was selected
lookup-sample = Sample check
lookup-reading = { $n ->
    [one] { $n } word read, { $of } doubtful
   *[other] { $n } words read, { $of } doubtful
}
lookup-option-lists = Separate lists
lookup-lengths = Words by length

## Which words a published list has
list-rule-ru-scrabble = All inflected forms of Russian words, 2 to 15 letters. Names, abbreviations and misspellings are left out; words that only Wiktionary has count where another source confirms them.
list-rule-erudit = Nouns in the nominative singular, or plural where there is no singular, 2 to 15 letters. Adjectives and participles used as nouns count where the dictionary says so. Names and abbreviations are left out.
list-rule-hu-scrabble = Words that begin with a lowercase letter, and their inflected forms; other derivations, verbal prefixes and compounds where a second source confirms them. Names, abbreviations and interjections are left out. CS, GY, LY, NY, SZ, TY and ZS are one tile, except where two parts of a word meet: KÖZ|SÉG.
list-rule-cs-scrabble = Nouns and adjectives in the nominative, singular and plural; verbs in the infinitive, the present tense and the imperative; adverbs, pronouns, numerals and others as the dictionary lists them. Other cases and the past tense are left out. W is played as V, Q as KV; CH is two tiles.
list-rule-en-scrabble = Words of 2 to 15 letters, A to Z, from word-list, with the words it lacks from SCOWL. Recent words have been added by hand and misspellings removed.
list-rule-fr-scrabble = All inflected forms, 2 to 15 letters. Names, abbreviations, symbols, prefixes and words with an apostrophe are left out. Accents and cedillas are dropped; Œ is played as OE.
list-rule-es-scrabble = Words that begin with a lowercase letter, their plurals and feminines, and the simple forms of verbs, 2 to 15 tiles. Verbs with a pronoun (dámelo) and most diminutives are left out. Accents are dropped, Ñ stays; CH, LL and RR are one tile each; there is no K and no W.
