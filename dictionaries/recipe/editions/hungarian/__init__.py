"""The rules of the Hungarian word list: what is taken from Magyar Ispell, what is not, and why.

The tables are meant to be read and changed by people who know the language and no Python:

- `words`: which entries of the dictionary are words of the game, by part of speech.
- `forms`: which inflections and derivations are taken.
- `times`: behind which nouns -KOR stands in the plural and with a possessor.
- `harmony`: entries whose front endings behind a back vowel are mended.
- `derived`: which other derivations are taken where a witness has seen them.
- `verbal_prefixes`: which prefixes stand before which verbs.
- `compounds`: which compounds are added that are no entries.
- `boundaries`: where two letters that look like one tile are two.
"""
