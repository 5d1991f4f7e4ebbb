"""Which inflections and derivations of Magyar Ispell are taken, as tables.

Hungarian makes words without end: from a noun an adjective, from it a verb, from it a noun again.
Unchecked, the affixes make more than five million forms of the one noun ÜZÉR. The list takes every
inflection, and of the derivations those that every verb or adjective has. What other derivation
makes (-s, -ság, -talan, -ít, -z ...) is in the list only where the dictionary has it as an entry, or
where a witness has seen it (derived.py).
"""

import re
from dataclasses import dataclass
from enum import Enum, auto
from functools import cache

from editions.hungarian.times import is_timely
from editions.hungarian.words import LETTERS
from fault import RecipeFault
from sources.hunspell.affix_file import Affix
from sources.hunspell.expansion import Chain

# Kinds of words: nouns, those of times and events, others. An irregular form of a verb is a kind of its own, its
# tense: of the endings of verbs it has only the other persons of that tense, although the dictionary lets MENT, went, have what
# MENT, to save, has.
NOUN = "noun"
EVENT = "event"
OTHER = "other"
TENSES = frozenset({"PRES_INDIC", "PAST_INDIC"})
# The beginnings of marks that only a verb has.
OF_VERBS = ("ds:", "is:ni_", "is:INF_", "is:hAt_", "is:vA_", "is:vÁn_", "is:PRES_", "is:PAST_", "is:SUBJ")


class Use(Enum):
    """What the list does with the forms of a mark."""

    YES = auto()
    # Taken, but no further affix is put behind it.
    LAST = auto()
    # Taken of everything but nouns.
    NOT_OF_NOUNS = auto()
    NO = auto()


@dataclass(frozen=True)
class Form:
    """A line of the table. A mark that ends in a star stands for all marks that begin so."""

    mark: str
    meaning: str
    example: str
    use: Use = Use.YES
    because: str = ""


CASES: tuple[Form, ...] = (
    Form("is:ACC", "accusative", "házat"),
    Form("is:DAT", "to, for; of", "háznak"),
    Form("is:INSTR", "with", "házzal"),
    Form("is:CAUS/FIN", "because of, in return for", "házért"),
    Form("is:TRANS", "becoming", "házzá"),
    Form("is:FORM", "as", "házként"),
    Form("is:ESS", "by way of", "házul"),
    Form("is:SUE", "on", "házon"),
    Form("is:INE", "in", "házban"),
    Form("is:ADE", "at", "háznál"),
    Form("is:SBL", "onto", "házra"),
    Form("is:ILL", "into", "házba"),
    Form("is:ALL", "towards", "házhoz"),
    Form("is:DEL", "off, about", "házról"),
    Form("is:ELA", "out of", "házból"),
    Form("is:ABL", "from", "háztól"),
    Form("is:TERM", "as far as", "házig"),
    Form("is:TEMP", "at the time of", "éjfélkor"),
)

INFLECTIONS: tuple[Form, ...] = (
    Form("is:PLUR", "plural", "házak"),
    Form("is:POSS_*", "possessives: my, your, his ...", "házam, házunk"),
    Form("is:POSSESSEE", "that of: -é, -éi", "házé, házéi"),
    Form("is:NOM", "mark beside the one before: -é without a case", "házé"),
    Form("is:PRES_INDIC_*", "verb, present", "adok, adom, adlak"),
    Form("is:PAST_INDIC_*", "verb, past", "adtam, adta"),
    Form("is:PRES_COND_*", "verb, conditional", "adnék, adná"),
    Form("is:SUBJ/IMPER_*", "verb, imperative", "adj, adjad"),
    Form("is:ni_INFINITIVE_inf", "verb, infinitive", "adni"),
    Form("is:INF_*", "verb, infinitive with person", "adnom, adnia"),
    Form("is:hAt_MODAL_vrb", "verb: may, can", "adhat, adhatnak"),
    Form("is:vA_PART_adv", "verb, adverbial participle", "adva"),
    Form("is:vÁn_PART_adv", "verb, older adverbial participle", "adván"),
    Form("is:bb_COMPARATIVE_adj", "comparative", "szebb", Use.NOT_OF_NOUNS, "nouns have no degrees: emberebb"),
    Form("is:bbik_DESIGNATE_adj", "the more ... one", "szebbik", Use.NOT_OF_NOUNS, "as the line before"),
    Form("is:An_MODE_adv", "adverb", "szépen"),
    Form("is:Ul_MODE_adv", "adverb", "rosszul"),
    Form("is:i_PLACE/TIME_adj", "adjective of place, time", "házi", Use.LAST, "further forms: an entry only"),
    Form("is:lAg_MODE_adv", "adverb of an adjective in -i", "jogilag"),
    Form("is:képp_MODE_adv", "adverb: as", "egyébképp"),
    Form("is:képpen_MODE_adv", "adverb: as", "egyébképpen"),
    Form("is:jÚ_PROPERTY_adj", "having such a", "házú", Use.NO, "stands behind an adjective: nagy házú"),
    Form("is:nyi_MEASURE_adj", "as much as a", "háznyi", Use.NO, "free, of every noun; no dictionary lists it"),
    Form("is:nként_PERIOD_adv", "one by one", "házanként", Use.NO, "as the line before"),
    Form("is:kénti_FORM_adj", "adjective of -ként", "házkénti", Use.NO, "as the line before"),
    Form("is:stUl_COMITATIVE_adv", "together with", "házastul", Use.NO, "as the line before"),
    Form("is:ék_FAMILIAR_noun", "... and those with him", "házék", Use.NO, "fits persons only, but is made of all nouns"),
    Form("is:nék_WISH_noun_poss", "wish to ...", "mehetnékem", Use.NO, "rare, and always possessed"),
)

DERIVATIONS: tuple[Form, ...] = (
    Form("ds:Ó_PRESPART_adj", "participle: who does", "adó", Use.LAST, "its cases: an entry only"),
    Form("ds:tt_PASTPART_adj", "participle: done", "adott", Use.LAST, "as the line before"),
    Form("ds:AndÓ_FUTPART_adj", "participle: to be done", "adandó", Use.LAST, "as the line before"),
    Form("ds:hAt_MODAL_vrb", "may, can, before a participle", "adható", Use.LAST, "as the line before"),
    Form("ds:hAtÓ_ABLE_(adj,present_part)", "that can be done", "adható", Use.LAST, "as the line before"),
    Form("ds:Ás_PROCESS/RESULT_noun", "the doing, with its cases", "adás, adásban"),
    Form("ds:bb_COMPARATIVE_adj", "comparative", "szebb", Use.NOT_OF_NOUNS, "nouns have no degrees"),
    Form("ds:An_MODE_adv", "adverb", "szépen"),
    Form("ds:hAtAtlAn_UNABLE_adj", "that cannot be done", "adhatatlan", Use.NO, "an entry only"),
    Form("ds:tAt_FACTITIVE_vrb_tr", "to have it done", "adat", Use.NO, "an entry only"),
    Form("ds:gAt_FREQ_vrb", "to do often", "adogat", Use.NO, "an entry only"),
    Form("ds:Ódik_PASSIVE_vrb_it", "to be done", "adódik", Use.NO, "an entry only"),
    Form("ds:Odik_MEDIAL_vrb_it", "to become", "pirosodik", Use.NO, "an entry only"),
    Form("ds:Ít_TRANSITIVE_vrb", "to make such", "pirosít", Use.NO, "an entry only"),
    Form("ds:sít_SUPPLY_vrb_tr", "to supply with", "gépesít", Use.NO, "an entry only"),
    Form("ds:z_ACTION_vrb", "to do with", "gombóz", Use.NO, "an entry only"),
    Form("ds:s_ATTRIBUTE_adj", "with, having", "házas", Use.NO, "an entry only"),
    Form("ds:s_OCCUPATION_noun", "who deals with", "órás", Use.NO, "an entry only"),
    Form("ds:sÁg_ABSTRACT_noun", "-ness", "szépség", Use.NO, "an entry only"),
    Form("ds:tAlAn_LESS_adj", "without", "háztalan", Use.NO, "an entry only"),
    Form("ds:mentes_FREE_adj", "free of", "gondmentes", Use.NO, "an entry only"),
    Form("ds:i_PLACE/TIME_adj", "-i before a further derivation", "házisság", Use.NO, "an entry only"),
    Form("ds:jÚ_PROPERTY_adj", "-ú before a further derivation", "házúság", Use.NO, "an entry only"),
    Form("ds:beli_LOCATIVE_adj", "being in", "házbeli", Use.NO, "an entry only"),
    Form("ds:fajta_SORT_adj", "kind of", "házfajta", Use.NO, "an entry only"),
    Form("ds:féle_SORT_adj", "kind of", "házféle", Use.NO, "an entry only"),
    Form("ds:forma_FORMAL_adj", "shaped like", "házforma", Use.NO, "an entry only"),
    Form("ds:szerű_SORT_adj", "like", "házszerű", Use.NO, "an entry only"),
    Form("ds:szOr_MULTIPLICATION_adv", "... times, before a derivation", "ötszörös", Use.NO, "an entry only"),
    Form("ds:szOrtA_MULTORD_adv", "... times over", "ötszörte", Use.NO, "an entry only"),
    Form("ds:cskA_DIMINUTIVE_(noun,adj)", "little", "házacska", Use.NO, "an entry only"),
    Form("ds:kA_DIMINUTIVE_(noun,adj)", "little", "könyvecske", Use.NO, "an entry only"),
    Form("ds:né_MRS_noun", "wife of", "kovácsné", Use.NO, "an entry only"),
)

PREFIXES: tuple[Form, ...] = (
    Form("ip:PREF", "verbal prefix; verbal_prefixes.py says where", "megad"),
    Form("ip:leg_SUPERLATIVE_adj", "superlative", "legszebb", Use.NOT_OF_NOUNS, "nouns have no degrees"),
    Form("ip:legesleg_SUPERLATIVE_adj", "stressed superlative", "legeslegszebb", Use.NO, "playful"),
    Form("ip:legeslegesleg_SUPERLATIVE_adj", "more so", "legeslegeslegszebb", Use.NO, "playful"),
    Form("po:adj_num", "numeral glued before another", "ötvenötezer", Use.NO, "without end; an entry only"),
)

# Marks of affixes whose kind is mistyped in the dictionary.
MISTYPED: tuple[Form, ...] = (
    Form("po:INSTR", "with", "eggyel"),
    Form("po:TRANS", "becoming", "eggyé"),
    Form("po:An_MODE_adv", "adverb", "ötvenen"),
    Form("po:i_PLACE/TIME_adj", "adjective in -i behind a hyphen", "zrt.-i"),
    Form("po:noun_ref_*", "reflexive pronouns: with", "magammal"),
)

FORMS = (*CASES, *INFLECTIONS, *DERIVATIONS, *PREFIXES, *MISTYPED)


@dataclass(frozen=True)
class Apart:
    """A line of the table: two marks that are taken, but not the second one behind the first."""

    first: str
    then: tuple[str, ...]
    example: str
    because: str


APART: tuple[Apart, ...] = (
    Apart("is:POSSESSEE", tuple(case.mark for case in CASES), "házéban", "grammatical, but never seen in print"),
    Apart("is:bb_COMPARATIVE_adj", ("is:POSS*",), "barnábbja", "grammatical, but never seen in print"),
    Apart("ds:bb_COMPARATIVE_adj", ("is:POSS*",), "barnábbja", "the same with the other mark"),
    Apart("is:bbik_DESIGNATE_adj", ("is:POSS*",), "barnábbikuk", "grammatical, but never seen in print"),
    Apart("is:i_PLACE/TIME_adj", ("is:lAg_MODE_adv",), "házilag", "free, of every noun; where a witness has seen it"),
    Apart("ip:leg_SUPERLATIVE_adj", ("ip:PREF",), "legkikeverőbb", "free before every verb; an entry only"),
)

SUPERLATIVE = "ip:leg_SUPERLATIVE_adj"
# The superlative stands before comparatives (LEGJOBB) and, as they are, before words of place and order: LEGALSÓ, LEGBELÜL,
# LEGVÉGÉN. The dictionary lets it stand before bare numerals and participles too, LEGÖTÖS.
BEFORE_IT = re.compile(
    ".*bb.*|különb|idősb|.*s[óő](ak)?|.*(ül|ul|öl)(ről|re|ról|ra|i|iek|iak)?|(hátul|kívül)(ről|re|ról|ra|i|iek)?|hátra|előre|"
    "vég(én|ére|éről|ső|ül)|szél(e|én|ére|éről|éig|ső)|utoljára|kevésbé|főként|főképp(en)?"
)

# Marks that say nothing about what an affix makes: the form's case or tense once more (ts), the
# prefix by itself (sp).
SILENT = ("ts:", "sp:")


def matches(pattern: str, mark: str) -> bool:
    """Whether a mark is the one of the table, or one that its star stands for."""
    return mark.startswith(pattern[:-1]) if pattern.endswith("*") else mark == pattern


@cache
def use_of(mark: str) -> Use:
    """What the tables say of a mark."""
    for form in FORMS:
        if matches(form.mark, mark):
            return form.use
    raise RecipeFault(
        f"the dictionary has an affix with {mark}, which editions/hungarian/forms.py does not have; "
        "add a line to its table"
    )


@cache
def marks_of(affix: Affix) -> tuple[str, ...]:
    """The marks of an affix that the tables know."""
    return tuple(tag for tag in affix.tags if not tag.startswith(SILENT))


@cache
def may_stand(kind: str, affix: Affix) -> bool:
    """Whether the tables take the affix on a word of that kind."""
    refused = {Use.NO, Use.NOT_OF_NOUNS} if kind in (NOUN, EVENT) else {Use.NO}
    if kind in TENSES and any(mark.startswith(OF_VERBS) and not mark.startswith(f"is:{kind}") for mark in marks_of(affix)):
        return False
    return LETTERS.issuperset(affix.text) and all(use_of(mark) not in refused for mark in marks_of(affix))


@cache
def is_last(affix: Affix) -> bool:
    """Whether nothing may stand behind the affix."""
    return any(use_of(mark) is Use.LAST for mark in marks_of(affix))


@cache
def runs_apart(marks: tuple[str, ...]) -> bool:
    """Whether a line of APART forbids one of the marks behind another."""
    return any(
        any(matches(then, later) for later in marks[marks.index(apart.first) + 1 :] for then in apart.then)
        for apart in APART
        if apart.first in marks
    )


def takes(kind: str, chain: Chain) -> bool:
    """Whether the tables take a word of that kind with those affixes."""
    marks: tuple[str, ...] = ()
    for affix in reversed(chain):
        if not may_stand(kind, affix) or (affix is not chain[-1] and is_last(affix)):
            return False
        marks = marks_of(affix) + marks
    return not runs_apart(marks) and is_timely(marks, kind == EVENT)


def is_raised(word: str, prefix: Affix) -> bool:
    """Whether a word may have the superlative before it that its entry itself takes; true of other prefixes."""
    return SUPERLATIVE not in prefix.tags or BEFORE_IT.fullmatch(word) is not None
