"""What a Spanish word is, as far as RLA-ES tells: it has no marks, but its flags say how a word is inflected.

An entry with a flag of conjugation is a verb; others are nouns, adjectives or what does not change, and the
dictionary does not say which. The form of a verb is known by its ending, where no other form has the same.
"""

import re

from meanings import Kind
from sources.hunspell.affix_file import Affix
from sources.hunspell.entries import Entry
from sources.hunspell.expansion import Chain

SOURCE = "RLA-ES"
INFINITIVE = re.compile(r".*[aeií]r(se)?")
CONJUGATIONS = frozenset("REIX")
# What makes the feminine and the plurals of nouns and adjectives.
FEMININE, PLURAL = "G", "S"
# The present of regular verbs; the other tenses of regular verbs; irregular verbs, whose strong forms
# end as others do.
PRESENT, TENSES, PARTICIPLE = "E", "R", "D"
PERSONS = (
    ("person-1", "singular"), ("person-2", "singular"), ("person-3", "singular"), ("person-1", "plural"),
    ("person-2", "plural"), ("person-3", "plural"),
)
# Endings of the six persons by the tense that they tell, whatever the verb.
ALWAYS: tuple[tuple[tuple[str, ...], str], ...] = (
    (("imperfect",), "aba abas aba ábamos abais aban"),
    (("subjunctive", "imperfect"), "ara aras ara áramos arais aran"),
    (("subjunctive", "imperfect"), "iera ieras iera iéramos ierais ieran"),
    (("subjunctive", "imperfect"), "ase ases ase ásemos aseis asen"),
    (("subjunctive", "imperfect"), "iese ieses iese iésemos ieseis iesen"),
    (("subjunctive", "future"), "are ares are áremos areis aren"),
    (("subjunctive", "future"), "iere ieres iere iéremos iereis ieren"),
)
# What stands behind the whole infinitive.
BEHIND: tuple[tuple[tuple[str, ...], str], ...] = (
    (("future",), "é ás á emos éis án"),
    (("conditional",), "ía ías ía íamos íais ían"),
)
# Of regular verbs only, by the vowel of the infinitive.
REGULAR: dict[str, tuple[tuple[tuple[str, ...], str], ...]] = {
    "a": (
        (("present",), "o as a amos áis an"), (("preterite",), "é aste ó amos asteis aron"),
        (("subjunctive", "present"), "e es e emos éis en"),
    ),
    "e": (
        (("present",), "o es e emos éis en"), (("preterite",), "í iste ió imos isteis ieron"),
        (("imperfect",), "ía ías ía íamos íais ían"), (("subjunctive", "present"), "a as a amos áis an"),
    ),
    "i": (
        (("present",), "o es e imos ís en"), (("preterite",), "í iste ió imos isteis ieron"),
        (("imperfect",), "ía ías ía íamos íais ían"), (("subjunctive", "present"), "a as a amos áis an"),
    ),
}
PARTICIPLES = {"ado": "masculine", "ada": "feminine", "ido": "masculine", "ida": "feminine"}
# What the ending of a regular form of VOS, and of the command to VOSOTROS, looks like.
OF_VOS = {"a": ("ás", "á"), "e": ("és", "é"), "i": ("ís", "í")}


def is_verb(entry: Entry) -> bool:
    """Whether an entry is conjugated."""
    return bool(CONJUGATIONS & set(entry.flags)) and INFINITIVE.fullmatch(entry.word) is not None


def kind_of(entry: Entry, source: str = SOURCE) -> Kind:
    """The kind of an entry: only verbs are known."""
    return Kind("verb" if is_verb(entry) else "", (), (), source)


def form_marks(entry: Entry, form: str, suffixes: Chain, flags: dict[Affix, str]) -> list[tuple[str, ...]]:
    """What a form of an entry can be; `flags` tells the flag of every suffix."""
    if not suffixes:
        return [("infinitive",)] if is_verb(entry) else [()]
    used = {flags[suffix] for suffix in suffixes}
    if not is_verb(entry):
        marks = ("feminine",) if FEMININE in used else ()
        if PLURAL in used or (FEMININE in used and form.endswith("s")):
            marks = (*marks, "plural")
        return [marks or ("inflected",)]
    return verb_marks(form, entry.word.removesuffix("se"), used) or [("inflected",)]


def verb_marks(form: str, infinitive: str, used: set[str]) -> list[tuple[str, ...]]:
    """What a form of a verb can be by its ending."""
    vowel = infinitive[-2].replace("í", "i")
    if form.endswith(("ando", "iendo", "yendo")) and PRESENT not in used:
        return [("gerund",)]
    found = [
        (*tense, *person) for tense, endings in BEHIND for person, ending in zip(PERSONS, endings.split(), strict=True)
        if form == infinitive + ending
    ]
    found += [
        (*tense, *person) for tense, endings in ALWAYS for person, ending in zip(PERSONS, endings.split(), strict=True)
        if form.endswith(ending) and PRESENT not in used
    ]
    number = "plural" if form.endswith("s") else "singular"
    participle = PARTICIPLES.get(form.removesuffix("s")[-3:].replace("í", "i"))
    if participle and used & {TENSES, PARTICIPLE}:
        return [("participle", "past", participle, number)]
    if found or not used & {PRESENT, TENSES}:
        return found
    return regular_marks(form, vowel)


def regular_marks(form: str, vowel: str) -> list[tuple[str, ...]]:
    """What a form of a regular verb can be; the longest ending that fits decides."""
    fitting = [
        (ending, (*tense, *person)) for tense, endings in REGULAR[vowel]
        for person, ending in zip(PERSONS, endings.split(), strict=True) if form.endswith(ending)
    ]
    present, command = OF_VOS[vowel]
    if form.endswith(present):
        fitting.append((present, ("present", "vos")))
    if form.endswith(command):
        fitting.append((command, ("imperative", "vos")))
    if form.endswith(vowel + "d"):
        fitting.append((vowel + "d", ("imperative", "person-2", "plural")))
    longest = max((len(ending) for ending, _ in fitting), default=0)
    return [marks for ending, marks in fitting if len(ending) == longest]
