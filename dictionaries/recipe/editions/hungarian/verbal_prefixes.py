"""Which verbal prefixes stand before which verbs.

The dictionary lets all its sixty prefixes stand before nearly every verb, which makes ten times
more words than there are. A pair is taken if a form of the prefix with the verb, or with another
entry of the same lemma, is among the words that the package simplemma has seen.
"""

from collections import defaultdict
from collections.abc import Iterable, Set

from editions.hungarian.forms import Use, use_of
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
        self.of_lemma: defaultdict[str, set[str]] = defaultdict(set)
        lengths = sorted({len(prefix) for prefix in prefixes})
        for word in seen:
            for length in lengths:
                # A rest of one letter says nothing.
                if len(word) > length + 1 and word[:length] in prefixes:
                    self.before[word[length:]].add(word[:length])

    def learn(self, entry: Entry, forms: Iterable[str]) -> None:
        """Looks for pairs with an entry that has these forms."""
        met = self.of_lemma[lemma_of(entry)]
        for form in forms:
            if form in self.before:
                met |= self.before[form]

    def taken(self, entry: Entry, possible: Iterable[Affix]) -> list[Affix]:
        """Those of an entry's possible prefixes that are taken, when all entries have been learnt."""
        met = self.of_lemma[lemma_of(entry)]
        if len(entry.word) <= SHORT_VERB:
            met = met | COMMONEST
        return [prefix for prefix in possible if VERBAL not in prefix.tags or prefix.text in met]


def lemma_of(entry: Entry) -> str:
    """The word of which the entry is a form: irregular forms are entries of their own.

    An entry that a derivation made which is not taken freely (fagyat of fagy) stands for itself.
    """
    if any(use_of(tag) is Use.NO for tag in entry.tags if tag.startswith("ds:")):
        return entry.word
    return next((tag[3:] for tag in entry.tags if tag.startswith("st:")), entry.word)
