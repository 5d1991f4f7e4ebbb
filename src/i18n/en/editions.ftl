# Games, their agreements and lists of words.

new-switches = Agreements
new-options = Which words count
new-overrides = Single words
new-overrides-hint = +WORD counts, -WORD does not
new-dictionary-missing = The word list of this game is not here. This command makes it:
new-shelf-faults = There are files in the tournaments folder that cannot be used:
refusal-overrides = This cannot be read: { $words }. Write +WORD or -WORD; only a word that is in the list can be taken away.

edition-note-flavita = A reconstruction. The novel gives the number of tiles, the squares of the board and the values of А, Ф and Ъ; the other numbers and values were filled in.
edition-switch-ye-for-yo = Е may stand for Ё
edition-switch-inner-letter-triples = The inner yellow squares triple the letter
edition-switch-centre-word-double = The centre square doubles the word
edition-switch-star-scores = A star is worth what its letter is
edition-switch-single-tiles = Two single tiles may stand for a two-letter tile
word-option-colloquial = Colloquial words and slang
word-option-archaic = Archaic words
word-option-rude = Rude words
word-option-comparatives = Comparatives
word-option-negated = Negated forms with ne-
word-option-possessives = Possessive adjectives
