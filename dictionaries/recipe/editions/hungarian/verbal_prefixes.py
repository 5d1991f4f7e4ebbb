"""Which verbal prefixes stand before which verbs.

The dictionary lets all its sixty prefixes stand before nearly every verb, which makes ten times
more words than there are. A pair is taken if one of its forms is among the words that the package
simplemma has seen.
"""

from collections import defaultdict
from collections.abc import Iterable, Set

from sources.hunspell.affix_file import Affix
from sources.hunspell.entries import Entry

VERBAL = "ip:PREF"
# The commonest prefixes stand before every short verb that takes prefixes at all: short verbs take
# many, and their pairs make most of the short words (ELUN, BEÍR, KIÜT).
COMMONEST = frozenset({"meg", "el", "ki", "be", "le", "fel", "föl", "át", "rá", "össze", "vissza"})
SHORT_VERB = 4


class SeenPairs:
    """Pairs of a verbal prefix and a verb, as far as some form of them has been seen."""

    def __init__(self, seen: Iterable[str], prefixes: Set[str]) -> None:
        """`seen` are words in small letters; `prefixes` are all verbal prefixes."""
        self.before: defaultdict[str, set[str]] = defaultdict(set)
        lengths = sorted({len(prefix) for prefix in prefixes})
        for word in seen:
            for length in lengths:
                # A rest of one letter says nothing.
                if len(word) > length + 1 and word[:length] in prefixes:
                    self.before[word[length:]].add(word[:length])

    def prefixes_of(self, entry: Entry, forms: Iterable[str], possible: Iterable[Affix]) -> list[Affix]:
        """Those of the possible prefixes that are taken for an entry with these forms."""
        met: set[str] = set()
        for form in forms:
            if form in self.before:
                met |= self.before[form]
        if len(entry.word) <= SHORT_VERB:
            met |= COMMONEST
        return [prefix for prefix in possible if VERBAL not in prefix.tags or prefix.text in met]
