"""Derivations that are not free, but live: BARÁTSÁG of barát, INTERNETES of internet, TANULÓK of tanuló.

Magyar Ispell derives from every word what the language could derive. Of the marks in these tables a
word is taken where a witness has seen it; from there on it is an entry with inflections of its own.
"""

from collections.abc import Iterable, Iterator, Set
from dataclasses import dataclass
from functools import cache

from editions.hungarian.boundaries import MARK, PAIRS, marked
from editions.hungarian.forms import marks_of
from editions.hungarian.words import LETTERS
from sources.hunspell.affix_file import Affix, AffixFile
from sources.hunspell.entries import Entry


@dataclass(frozen=True)
class Living:
    """A line of the table: a mark, and the part of speech that it makes."""

    mark: str
    part: str
    example: str
    # With one of these endings somebody has seen it.
    seen_with: tuple[str, ...] = ("",)
    # Only dictionaries count: the web writes FALÚ for FALU, and anything with -nyi.
    in_print: bool = False
    # A dictionary that has the word without so many last letters will do: JOGI for JOGILAG.
    less: int = 0


NOMINAL = ("k", "t")
# Shorter ones are names and misprints too often: they have to stand in a dictionary.
SURE_LENGTH = 6
LIVING: tuple[Living, ...] = (
    Living("ds:sÁg_ABSTRACT_noun", "po:noun", "barátság"),
    Living("ds:s_ATTRIBUTE_adj", "po:adj", "internetes"),
    Living("ds:s_OCCUPATION_noun", "po:noun", "gitáros"),
    Living("ds:tAlAn_LESS_adj", "po:adj", "határtalan"),
    Living("ds:hAtAtlAn_UNABLE_adj", "po:adj", "kihagyhatatlan"),
    Living("ds:mentes_FREE_adj", "po:adj", "tünetmentes"),
    Living("ds:beli_LOCATIVE_adj", "po:adj", "környékbeli"),
    Living("ds:szerű_SORT_adj", "po:adj", "álomszerű"),
    Living("ds:tAt_FACTITIVE_vrb_tr", "po:vrb", "csináltat"),
    Living("ds:gAt_FREQ_vrb", "po:vrb", "olvasgat"),
    Living("ds:Ódik_PASSIVE_vrb_it", "po:vrb", "halmozódik"),
    Living("ds:Odik_MEDIAL_vrb_it", "po:vrb", "pirosodik"),
    Living("ds:Ít_TRANSITIVE_vrb", "po:vrb", "pirosít"),
    Living("ds:sít_SUPPLY_vrb_tr", "po:vrb", "gépesít"),
    Living("ds:cskA_DIMINUTIVE_(noun,adj)", "po:noun", "apróságocska"),
    Living("ds:kA_DIMINUTIVE_(noun,adj)", "po:noun", "könyvecske"),
    Living("is:jÚ_PROPERTY_adj", "po:adj", "hosszúságú", in_print=True),
    Living("is:nyi_MEASURE_adj", "po:adj", "maréknyi", in_print=True),
    Living("is:nként_PERIOD_adv", "po:adv", "esténként", in_print=True),
    Living("is:stUl_COMITATIVE_adv", "po:adv", "családostul", in_print=True),
    Living("is:lAg_MODE_adv", "po:adv", "jogilag", less=3),
    # Participles stand in the list without cases: those that are nouns have been seen with one.
    Living("ds:Ó_PRESPART_adj", "po:noun", "tanulók", NOMINAL),
    Living("ds:hAtÓ_ABLE_(adj,present_part)", "po:adj", "olvashatók", NOMINAL),
    Living("ds:tt_PASTPART_adj", "po:noun", "sérülteket", ("eket", "akat", "eknek", "aknak")),
)
BY_MARK = {line.mark: line for line in LIVING}
# What an affix makes that derives further from a living derivation (NÉPSZERŰSÉGI), by its last mark.
FURTHER = {
    "is:i_PLACE/TIME_adj": "po:adj", "is:jÚ_PROPERTY_adj": "po:adj", "ds:Ó_PRESPART_adj": "po:adj",
    "ds:tt_PASTPART_adj": "po:adj", "ds:Ás_PROCESS/RESULT_noun": "po:noun", "is:hAt_MODAL_vrb": "po:vrb",
}


def find_derived(
    bases: Iterable[tuple[str, Entry]], affixes: AffixFile, seen: Set[str], printed: Set[str], known: Set[str]
) -> Iterator[Entry]:
    """The living derivations of entries, each entry with the text of a verbal prefix or none before it.

    `seen` are the words of all witnesses, `printed` those of dictionaries, `known` are entries already.
    """
    only = affixes.special.get("ONLYINCOMPOUND")
    found: set[tuple[str, str]] = set()
    for before, base in bases:
        # What is derived of two letters is something else: MIS of mi.
        if only in base.flags or len(base.word) < 3:
            continue
        for flag in base.flags:
            for affix in affixes.suffixes.get(flag, ()):
                line = living(affix)
                if line is None or not affix.condition.holds(base.word) or not LETTERS.issuperset(affix.text):
                    continue
                word = before + without_end(base.word, affix) + affix.text
                is_new = word not in known and (word, line.part) not in found
                is_sure = len(word) >= SURE_LENGTH and not line.in_print
                witnesses = seen if is_sure or line.seen_with is NOMINAL else printed
                has_base = bool(line.less) and word[: -line.less] in printed
                if is_new and (has_base or any(word + ending in witnesses for ending in line.seen_with)):
                    found.add((word, line.part))
                    yield Entry(word, affix.flags, (line.part, *seams(before, base, affix, known)))


@cache
def living(affix: Affix) -> Living | None:
    """The line of an affix; one that derives more than once makes what its last mark says."""
    *before, last = marks_of(affix) or ("",)
    if last in FURTHER and any(mark in BY_MARK for mark in before):
        return Living(last, FURTHER[last], "")
    return BY_MARK.get(last)


def without_end(word: str, affix: Affix) -> str:
    """The word less what the affix takes off."""
    return word[: len(word) - len(affix.strip)]


def seams(before: str, base: Entry, affix: Affix, known: Set[str]) -> tuple[str, ...]:
    """Where parts of a derived word meet, as the dictionary marks it, if two letters there look like one tile."""
    parts = (before, without_end(marked(base, known), affix), affix.text)
    joined = ""
    for part in parts:
        joined += (MARK if joined[-1:] + part[:1] in PAIRS else "") + part
    return (f"hy:{joined}",) if MARK in joined else ()
