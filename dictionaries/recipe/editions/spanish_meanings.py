"""What a Spanish word is, as far as RLA-ES tells: it has no marks, but its flags say how a word is inflected.

An entry with a flag of conjugation is a verb, and its forms are told by their endings (`spanish_verbs`). A derivation
is a word of its own, whose class its flag gives. Of other entries the dictionary does not say whether they are nouns or
adjectives: the ending tells some of them, as grammars have it.
"""

import re
from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from editions.spanish_verbs import Told, Verb, participle_marks
from meanings import Kind
from sources.hunspell.affix_file import Affix
from sources.hunspell.entries import Entry
from sources.hunspell.expansion import Chain

SOURCE = "RLA-ES"
FROM_ENDINGS = "RLA-ES; class by the ending"
INFINITIVE = re.compile(r".*[aeií]r(se)?")
CONJUGATIONS = frozenset("REIX")
PARTICIPLE = "D"
# What makes the feminine and the plurals of nouns and adjectives.
FEMININE, PLURAL = "G", "S"
# What the flags of derivation make: -ción, -dura, -cia, -idad, -ería, -ez, -sión; -aje, -azo, -ismo, -miento; -able.
DERIVED = {
    **dict.fromkeys("ABFJKLMQ", ("noun", ("feminine",))), **dict.fromkeys("CHOP", ("noun", ("masculine",))),
    "N": ("noun", ()), "T": ("adjective", ()),
}
# Flags that only nouns and adjectives have, the endings of an entry with one of them, and what it is; s stands for a plural
# without a feminine. The first line counts.
ENDINGS: tuple[tuple[str, str, str, tuple[str, ...]], ...] = (
    ("S", r".{2,}[csxtg]ión|.{3,}([dt]ad|tud|eza|ncia|logía|grafía|nomía|itis)", "noun", ("feminine",)),
    ("S", r".{2,}(miento|[ií]smo)", "noun", ("masculine",)),
    ("G", r".{3,}[dts]or", "adjective", ("noun",)),
    ("G", r".{3,}(os|iv|esc)o|.*[áéíóú][^aeiouáéíóú]+ico", "adjective", ()),
    ("S", r".{3,}([ai]ble|ense)", "adjective", ()),
    ("s", r".{3,}([dt]ura|ada|illa|era|ina)", "noun", ("feminine",)),
    ("s", r".{3,}(aje|illo|azo|ero)", "noun", ("masculine",)),
    ("s", r".{3,}(ista|(?<!eri|col)or)", "noun", ()),
)
NO_ENDING = frozenset("esposo raposo condestable caradura nómada salvaje mejor peor mayor menor ínfera".split())
ADVERB = re.compile("(.{3,})mente")


class Word(NamedTuple):
    """A word that an entry makes, with its forms."""

    lemma: str
    kind: Kind
    told: list[Told]


def is_verb(entry: Entry) -> bool:
    """Whether an entry is conjugated."""
    return bool(CONJUGATIONS & set(entry.flags)) and INFINITIVE.fullmatch(entry.word) is not None


def kind_of(entry: Entry, source: str = SOURCE, adjectives: Collection[str] = ()) -> Kind:
    """The kind of an entry; `adjectives` tells a word in -MENTE that stands behind one to be an adverb."""
    if is_verb(entry):
        return Kind("verb", (), (), source)
    derived = ADVERB.fullmatch(entry.word)
    if derived is not None and not entry.flags and derived[1] in adjectives:
        return Kind("adverb", (), (), FROM_ENDINGS)
    flags = {*entry.flags, *("s" for flag in entry.flags if flag == PLURAL and FEMININE not in entry.flags)}
    for flag, ending, word_class, marks in ENDINGS:
        if source == SOURCE and flag in flags and re.fullmatch(ending, entry.word) and entry.word not in NO_ENDING:
            return Kind(word_class, marks, (), FROM_ENDINGS)
    return Kind("", (), (), source)


def adjectives_of(entries: Iterable[Entry]) -> set[str]:
    """Words of entries, in the feminine where they have one: what -MENTE stands behind."""
    entries = list(entries)
    feminine = {entry.word[:-1] + "a" for entry in entries if FEMININE in entry.flags and entry.word.endswith("o")}
    return feminine | {entry.word + ("a" if FEMININE in entry.flags and entry.word.endswith(("r", "n")) else "") for entry in entries}


def words_of(entry: Entry, kind: Kind, forms: list[tuple[str, Chain]], flags: dict[Affix, str]) -> Iterator[Word]:
    """The words that an entry makes, with what their forms can be; `flags` tells the flag of every suffix."""
    verbal: list[str] = []
    told: list[Told] = []
    derived: dict[tuple[str, str], list[Told]] = {}
    for form, suffixes in forms:
        used = [flags[suffix] for suffix in suffixes]
        if used and used[0] in DERIVED:
            lemma = entry.word[: len(entry.word) - len(suffixes[0].strip)] + suffixes[0].text
            derived.setdefault((used[0], lemma), []).append((form, nominal_marks(form, used[1:])))
        elif not is_verb(entry):
            told.append((form, nominal_marks(form, used)))
        elif PARTICIPLE in used:
            told.append((form, participle_marks(form)))
        else:
            verbal.append(form)
    if verbal:
        told += Verb(verbal[0], verbal).told()
    yield Word(entry.word, kind, told)
    for (flag, lemma), found in derived.items():
        word_class, marks = DERIVED[flag]
        yield Word(lemma, kind._replace(word_class=word_class, marks=marks), found)


def nominal_marks(form: str, used: list[str]) -> tuple[str, ...]:
    """What a form of a noun or an adjective is."""
    marks = ("feminine",) if FEMININE in used else ()
    if PLURAL in used or (FEMININE in used and form.endswith("s")):
        marks = (*marks, "plural")
    return marks if marks or not used else ("inflected",)
