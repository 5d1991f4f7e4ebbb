"""The class of an English word that no source knows and no form tells: by its ending, and by what stands without it.

An ending of a noun that has no plural in the list tells nothing that its plural would not; so the table has the endings
of adverbs and adjectives, and what a prefix or an ending of the verb leaves of a word that is known.
"""

import re
from collections.abc import Collection, Iterator, Mapping, Set

# What stands before -LY is an adjective, with its own last letters: HAPPILY, ABLY, MYTHICALLY.
OF_ADVERBS = (("ly", ""), ("ily", "y"), ("ly", "le"), ("ally", ""), ("lly", "l"))
ADJECTIVES = re.compile(".{2,}([^s]ic|ical|ous|less|able|ible|ward|like|[ts]ive|[tc]ial|ular|some|most|ish)")
NOUNS = re.compile(".{2,}([^l]ness|ity|ism|ology|ship|hood|ment|[st]ion)")
PREFIXES = re.compile("(un|non|in|over|under|out|multi|anti|pre|post|inter|super|semi|sub|ultra|counter|re|mis|up|fore)(.{3,})")
# The plurals that are not made by -S.
PLURALS = (("ves", "f"), ("ves", "fe"), ("ae", "a"), ("i", "us"), ("ia", "ium"), ("a", "um"), ("a", "on"), ("es", "is"), ("men", "man"))


def class_by_ending(word: str, words: Set[str], classes: Mapping[str, set[str]]) -> str:
    """The class of a word, or none; `classes` are those of the words that are known."""
    for end, instead in OF_ADVERBS:
        base = word.removesuffix(end) + instead
        if word.endswith(end) and len(base) > 2 and base in words and base != word:
            # KNUCKLY, of a noun, is an adjective.
            return "adverb" if "adjective" in classes.get(base, ("adjective",)) else "adjective"
    if ADJECTIVES.fullmatch(word):
        return "adjective"
    if NOUNS.fullmatch(word):
        return "noun"
    prefixed = PREFIXES.fullmatch(word)
    if word.endswith("ed") and ({word[:-1], word[:-2], word[:-3]} & words or (prefixed and "adjective" in classes.get(prefixed[2], ()))):
        # DEWED, UNVEXED.
        return "adjective"
    if prefixed and len(classes.get(prefixed[2], ())) == 1:
        found = next(iter(classes[prefixed[2]]))
        return found if found == "adjective" or prefixed[1] not in ("un", "in") else ""
    return ""


def bases_of_degree(word: str, words: Collection[str]) -> Iterator[str]:
    """The adjectives of which a word is the comparative or superlative, where the list has both."""
    stem = re.sub("e(r|st)$", "", word)
    if stem != word and stem + "er" in words and stem + "est" in words:
        for base in (stem, stem + "e", stem[:-1] + "y" if stem.endswith("i") else "", stem[:-1] if stem[-2:-1] == stem[-1:] else ""):
            if base in words:
                yield base


def bases_of_ing(word: str, words: Collection[str]) -> Iterator[str]:
    """The verbs of which a word in -ING may be a form."""
    if word.endswith("ing") and len(word) > len("ing") + 2:
        stem = word.removesuffix("ing")
        yield from (base for base in (stem, stem + "e", stem[:-1] if stem[-2:-1] == stem[-1:] else "") if base in words)


def plurals_of(word: str, words: Collection[str]) -> Iterator[str]:
    """The irregular plurals that the list has of a word."""
    for end, instead in PLURALS:
        if word.endswith(instead) and word.removesuffix(instead) + end in words and len(word) > len(instead) + 2:
            yield word.removesuffix(instead) + end


def bases_of_plural(word: str, words: Collection[str]) -> Iterator[str]:
    """The nouns of which a word is an irregular plural."""
    for end, instead in PLURALS:
        base = word.removesuffix(end) + instead
        if word.endswith(end) and len(base) > 2 and base in words:
            yield base
