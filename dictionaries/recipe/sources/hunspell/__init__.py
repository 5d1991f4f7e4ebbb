"""Reads a Hunspell dictionary (.aff and .dic) and lists the forms it makes of an entry.

- `affix_file`: the .aff, which holds the settings and the affixes.
- `entries`: the .dic, which holds the words with the flags of their affixes.
- `expansion`: what the affixes make of a word.

Compounding and COMPLEXPREFIXES are not covered. The format is described in hunspell(5).
"""
