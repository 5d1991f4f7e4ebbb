"""Judges the entries that carry no flags.

They are adverbs, particles and indeclinable nouns, but also the cases of irregular words (HOLOMRAZE,
HOLOMRAZEM), which the dictionary lists one by one. Two other sources say which they are: the
headwords of a thesaurus, and a list of forms with their lemmas.
"""

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

# Endings of cases, and words without a vowel: abbreviations.
CASE_ENDING = re.compile(r"(ami|emi|ách|ích|ech|ům|ím|ému|ého|ovi|ovem|ského|ém|ých|ým|ými)$|em$|^[^aáeéěiíoóuúůyý]+$")
# Forms that are never a headword: the past (OHLÉDNUL), past transgressives (SPATŘIV, ZBYVŠE), passives (DOJEDNÁNO), the
# instrumental plural (VELEKNĚŽÍMI), other cases of pronouns that end in a particle (KTEROUSI), the vocative in -ÍČE.
FORM = re.compile(
    r"(nul|chnl|chtl)$|(nuv|[ťždh]av|ěv|yv|(?<!kol)iv|yvš[ei])$|((žen|čen|něn|zen|án)o|nuto)$|([íěý]m|[dtť]m|cem)i$|"
    r"(éh?o|ému|ém|ých|ými?|ýma|ou|[cč](eho|emu|em|ího|ímu))(s|si|koliv?|pak|hle|to|ž|žto)$|íče$"
)
NO_FORMS = frozenset("jaktěživ civ sostenuto přičemž rdousi ujednáno".split())
# Adverbs and pronouns that come in clusters too: DVAKRÁT, BŮHVÍKDO, LECKDE, KAMPAK, JAKKOLI.
CLUSTERED = re.compile(r"kráte?$|^(bůhví|kdoví|kdožví|čertví|lec|leda)|(mo|pak|koliv?)$")
# Entries that begin alike are cases of one word if there are so many of them.
CLUSTER = 3


def is_form(entry: str) -> bool:
    """Whether an entry without a paradigm is a form of another word, one that does not count."""
    return FORM.search(entry) is not None and entry not in NO_FORMS


@dataclass(frozen=True)
class Judge:
    """Decides whether an entry without flags is a headword."""

    headwords: frozenset[str]
    lemmas: dict[str, str]
    alone: frozenset[str]
    # What the other sources take for a headword wrongly.
    refused: frozenset[str] = frozenset()

    def is_headword(self, entry: str) -> bool:
        """Not refused, and a headword, its own lemma, or without a lemma but standing alone."""
        if entry in self.refused:
            return False
        if entry in self.headwords:
            return True
        lemma = self.lemmas.get(entry)
        return entry in self.alone if lemma is None else lemma == entry


def standing_alone(entries: Iterable[str]) -> frozenset[str]:
    """The entries that have no others beginning like them and do not end like a case."""
    words = list(entries)
    beginnings = Counter(map(beginning, words))
    return frozenset(
        word for word in words
        if CLUSTERED.search(word) or (beginnings[beginning(word)] < CLUSTER and not CASE_ENDING.search(word))
    )


def beginning(word: str) -> str:
    """What the cases of a word have in common."""
    return word[: max(3, len(word) - 3)]
