"""Entries that the dictionary gives front endings behind a back vowel, with those that belong there.

Vowel harmony: the endings follow the last vowel of the stem that is no I, Í, E or É, so LOGIKAI takes -HOZ and
-AK as POLGÁRI does, and FALVAK takes -HOZ. The dictionary has some 130 adjectives in -I in the class of KÉPI, and
some 50 plurals with the front endings of the cases.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from editions.hungarian.words import VOWELS
from sources.hunspell.entries import Entry

BACK_VOWELS = frozenset("aáoóuú")
# Entries of the class that some adjectives in -I have wrongly, and of the one that is right behind a back vowel.
WRONG_MODEL, RIGHT_MODEL = "logikai", "polgári"
# The flags of the endings of the cases that a plural takes: -hez, -nek and -hoz, -nak.
FRONT_CASES, BACK_CASES = "n", "m"


def is_back(word: str) -> bool:
    """Whether the last vowel is a back one."""
    return next((letter in BACK_VOWELS for letter in reversed(word) if letter in VOWELS), False)


def mended(entries: Iterable[Entry]) -> Iterator[Entry]:
    """The entries, those with endings against the vowel harmony with the right ones."""
    entries = list(entries)
    models = {entry.word: entry.flags for entry in entries if entry.word in (WRONG_MODEL, RIGHT_MODEL)}
    wrong, right = models.get(WRONG_MODEL), models.get(RIGHT_MODEL)
    for entry in entries:
        word, flags = entry.word, entry.flags
        if wrong and right and flags == wrong and word.endswith("i") and is_back(word[:-1]):
            flags = right
        elif FRONT_CASES in flags and word.endswith(("ak", "ok")) and ("ts:PLUR" in entry.tags or BACK_CASES in flags):
            flags = tuple(dict.fromkeys(BACK_CASES if flag == FRONT_CASES else flag for flag in flags))
        yield entry if flags is entry.flags else replace(entry, flags=flags)
