"""Where two letters that look like one tile are two, since parts of the word meet between them.

KÖZSÉG is köz + ség: its Z and S are no ZS. A `|` is written there, and nowhere else. It is known
from the dictionary's marks of compounds (`hy:`), from the seams of prefixes, suffixes and
compounds, and else by finding that the word falls into two entries, or into an entry and -ság,
-ség. ASSZONY needs none: read from the left it is A S SZ O NY.
"""

from collections.abc import Iterator, Set

from sources.hunspell.entries import Entry

# The tiles of two letters.
PAIRS = frozenset({"cs", "gy", "ly", "ny", "sz", "ty", "zs"})
MARK = "|"
# What the dictionary writes between the parts of a compound.
SIGNS = frozenset("|-=.")
# A part of a word that is found by looking it up; shorter ones are found by chance.
SHORTEST_PART = 3
ENDINGS = frozenset({"ság", "ség"})
# Entries whose parts are neither marked nor found.
BY_HAND = {"tízszereződik": "tíz|szereződik"}


def seam(before: str, after: str) -> str:
    """What to write where two parts meet: a mark if the letters there look like one tile."""
    return MARK if before[-1:] + after[:1] in PAIRS else ""


def marked(entry: Entry, known: Set[str]) -> str:
    """The word of an entry with its marks; `known` are the words of all entries."""
    word = entry.word
    doubtful = [at for at in range(1, len(word)) if word[at - 1 : at + 1] in PAIRS]
    if not doubtful or word in BY_HAND:
        return BY_HAND.get(word, word)
    compound = next((tag[3:] for tag in entry.tags if tag.startswith("hy:")), None)
    parts = list(looked_up(word, known)) if compound is None else list(boundaries(word, compound))
    for at in sorted(set(doubtful).intersection(parts), reverse=True):
        word = word[:at] + MARK + word[at:]
    return word


def boundaries(word: str, compound: str) -> Iterator[int]:
    """The places of the dictionary's own marks: a number, or part of the word with signs in it."""
    if compound.isdigit():
        yield int(compound)
        return
    at = word.find("".join(letter for letter in compound if letter not in SIGNS))
    if at < 0:
        return
    for letter in compound:
        if letter in SIGNS:
            yield at
        else:
            at += 1


def looked_up(word: str, known: Set[str]) -> Iterator[int]:
    """The places where the word falls into two entries, or into an entry and an ending."""
    for at in range(SHORTEST_PART, len(word) - SHORTEST_PART + 1):
        left, right = word[:at], word[at:]
        if left in known and (right in known or right in ENDINGS):
            yield at
