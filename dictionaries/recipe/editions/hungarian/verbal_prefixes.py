"""Which verbal prefixes stand before which verbs.

The dictionary lets all its sixty prefixes stand before nearly every verb, which makes ten times
more words than there are. A pair is taken if a form of the prefix with the verb, or with another
entry of the same lemma, is among the words that the package simplemma has seen.
"""

from collections import defaultdict
from collections.abc import Iterable, Set

from editions.hungarian.forms import TENSES, Use, use_of
from sources.hunspell.affix_file import Affix
from sources.hunspell.entries import Entry

VERBAL = "ip:PREF"
# The commonest prefixes stand before every short verb that takes prefixes at all and is common itself: short verbs
# take many, and their pairs make most of the short words (ELUN, BEÍR, KIÜT).
COMMONEST = frozenset({"meg", "el", "ki", "be", "le", "fel", "föl", "át", "rá", "össze", "vissza"})
SHORT_VERB = 4
# A short verb that has been seen with so many of the ten (FEL and FÖL are one) takes freely: LE where FEL has been seen, or BE, KI and
# EL, and ÁT where BE, KI and FEL have been seen, since who goes in, out and up goes down and through (LEÁS, ÁTÁS, LEFAGY).
FREELY = 5
DOWN = ({"fel"}, {"be", "ki", "el"})
THROUGH = ({"be", "ki", "fel"},)
# Verbs that have been seen so by chance (forms of SZÁNT, nouns in -VÉTEL), or that nobody uses so.
NOT_FREELY = frozenset({"szán", "vét", "ékel", "csíp"})
# What the dictionary notes of an irregular form, also of the lemma of such a verb (VESZ).
IRREGULAR = tuple(f"is:{tense}" for tense in sorted(TENSES))
# A prefix that stands wherever the other form of it does.
TWINS = {"fel": "föl", "föl": "fel"}


class SeenPairs:
    """Pairs of a verbal prefix and a verb, as far as some form of them has been seen.

    A form that an irregular verb has proves nothing for a verb that looks like it (HOZZÁMENT for MENT, to save), and
    a form of a verb without a prefix proves no pair (MELLÉKELT, enclosed, for MELLÉ and KELT).
    """

    def __init__(self, seen: Iterable[str], prefixes: Set[str], common: Set[str] = frozenset()) -> None:
        """`seen` are words in small letters, `prefixes` all verbal prefixes, `common` the verbs that are common."""
        self.common = common
        self.before: defaultdict[str, set[str]] = defaultdict(set)
        self.whole: set[str] = set()
        self.forms: defaultdict[str, set[str]] = defaultdict(set)
        self.irregular: defaultdict[str, set[str]] = defaultdict(set)
        self.unprefixed: set[str] = set()
        self.verbs: set[str] = set()
        lengths = sorted({len(prefix) for prefix in prefixes})
        for word in seen:
            for length in lengths:
                # A rest of one letter says nothing.
                if len(word) > length + 1 and word[:length] in prefixes:
                    self.before[word[length:]].add(word[:length])
                    self.whole.add(word)

    def learn(self, entry: Entry, forms: Iterable[str]) -> None:
        """Looks for pairs with an entry that has these forms."""
        lemma = lemma_of(entry)
        if "po:vrb" in entry.tags and lemma == entry.word:
            self.verbs.add(lemma)
        irregular = any(tag.startswith(IRREGULAR) for tag in entry.tags)
        for form in forms:
            if form in self.before:
                self.forms[lemma].add(form)
                if irregular:
                    self.irregular[form].add(lemma)
            if form in self.whole:
                self.unprefixed.add(form)

    def met(self, lemma: str) -> set[str]:
        """The prefixes that have been seen before forms of a lemma."""
        return {
            prefix
            for form in self.forms.get(lemma, ())
            if lemma not in self.verbs or lemma in self.irregular.get(form, (lemma,))
            for prefix in self.before[form]
            if prefix + form not in self.unprefixed
        }

    def taken(self, entry: Entry, possible: Iterable[Affix]) -> list[Affix]:
        """Those of an entry's possible prefixes that are taken, when all entries have been learnt."""
        lemma = lemma_of(entry)
        met = self.met(lemma)
        if len(entry.word) <= SHORT_VERB:
            met |= {TWINS[prefix] for prefix in met if prefix in TWINS}
            if lemma in self.common:
                met |= COMMONEST
            elif lemma in self.verbs:
                met |= freely(lemma, met)
        return [prefix for prefix in possible if VERBAL not in prefix.tags or prefix.text in met]


def freely(verb: str, met: Set[str]) -> set[str]:
    """The directions that a short verb takes which has been seen with many others."""
    if verb in NOT_FREELY or len((met & COMMONEST) - {"föl"}) < FREELY:
        return set()
    directions = (("le", DOWN), ("át", THROUGH))
    return {prefix for prefix, seen in directions if any(some <= met for some in seen)}


def tense_of(entry: Entry) -> str | None:
    """The tense of an irregular form of a verb that is an entry of its own; None of other entries."""
    if lemma_of(entry) == entry.word or "is:hAt_MODAL_vrb" in entry.tags:
        return None
    return next((tense for tense in sorted(TENSES) for tag in entry.tags if tag.startswith(f"is:{tense}")), None)


def lemma_of(entry: Entry) -> str:
    """The word of which the entry is a form: irregular forms are entries of their own.

    An entry that a derivation made which is not taken freely (fagyat of fagy) stands for itself.
    """
    if any(use_of(tag) is Use.NO for tag in entry.tags if tag.startswith("ds:")):
        return entry.word
    return next((tag[3:] for tag in entry.tags if tag.startswith("st:")), entry.word)
