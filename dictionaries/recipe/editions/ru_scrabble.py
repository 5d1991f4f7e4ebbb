"""Russian Scrabble: every inflected form of every common word of OpenCorpora, Ё kept as a letter.

OpenCorpora marks each form with grammemes: a part of speech (NOUN, VERB, ...), then marks of the
lexeme and of the form. A form may have several such readings ("parses"): ЛЕНА is a first name and
the genitive of ЛЕН. **A word is in the list if at least one of its parses survives the tables
below.** The marks are explained at https://opencorpora.org/dict.php?act=gram.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from edition import Edition, Lists
from progress import Progress, say
from sources.opencorpora import PACKAGE, Dictionary, Parse, Tag


@dataclass(frozen=True)
class Drop:
    """A line of the table: parses with `mark` are dropped, those that also have `unless` are not."""

    mark: str
    because: str
    # A word that only this line keeps out of the list, checked in every build.
    example: str | None
    unless: str | None = None

    def applies_to(self, tag: Tag) -> bool:
        """Whether this line drops a parse with that tag."""
        return self.mark in tag.marks and self.unless not in tag.marks


# The rules of Scrabble admit no words with a capital letter and no abbreviations; misspellings
# are no words of the language. A parse is counted under the first line that drops it.
DROPPED: tuple[Drop, ...] = (
    Drop("Patr", "patronymics, written with a capital", "ИВАНОВИЧ"),
    Drop("Surn", "surnames, written with a capital", "ПУШКИНА"),
    Drop("Name", "first names, written with a capital", "ТАТЬЯНА"),
    Drop("Orgn", "organisations, written with a capital", "ГАЗПРОМ"),
    # The adjectives of places are written small: МОСКОВСКИЙ.
    Drop("Geox", "place names, written with a capital", "МОСКВА", unless="ADJF"),
    Drop("Trad", "trade marks, written with a capital; none in this revision", None),
    Drop("Init", "initials; none in this revision", None),
    Drop("Abbr", "abbreviations", "КПСС"),
    Drop("Erro", "misspellings, marked as such by the corpus", "ТИРАНОЗАВР"),
    Drop("Dist", "distorted spellings, as in imitated speech", "ШТО"),
    Drop("Hypo", "hypothetical forms that are not in use", "ПЫЛЕСОШУ"),
)

# Colloquial (Infr), slang (Slng) and archaic (Arch) words stay: a dictionary lists them too.
# OpenCorpora has no mark for obscene words; they are in the list.

# Possessive adjectives of first names (КАТИН, МИШИН) are written with a capital, but OpenCorpora
# does not mark them as names. They are known by their lemma: with one of the name endings in the
# place of its own ending it is a name and no common noun. МАМИН stays, since МАМА is a common noun;
# ЛЕНИН goes, since ЛЕНА is only a name and a river.
POSSESSIVE = "Poss"
POSSESSIVE_ENDINGS = ("ин", "ын")
NAME_ENDINGS = ("а", "я", "ия")
NAME_MARKS = frozenset({"Name", "Surn", "Patr"})
POSSESSIVE_EXAMPLES = ("КАТИН", "ЛЕНИН")


@cache
def drop_for(tag: Tag) -> Drop | None:
    """The line of the table that drops a parse with that tag."""
    return next((drop for drop in DROPPED if drop.applies_to(tag)), None)


class Nouns:
    """The lemmas of the nouns: which are names of people and which are common nouns."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.common: set[str] = set()

    def add(self, lemma: str, tag: Tag) -> None:
        """Notes a noun under its lemma; a noun that the table drops is no common noun."""
        if NAME_MARKS & tag.marks:
            self.names.add(lemma)
        elif drop_for(tag) is None:
            self.common.add(lemma)

    def is_possessive_of_name(self, lemma: str) -> bool:
        """Whether a possessive adjective with that lemma is made of a first name."""
        if not lemma.endswith(POSSESSIVE_ENDINGS):
            return False
        owners = [lemma[:-2] + ending for ending in NAME_ENDINGS]
        return any(owner in self.names for owner in owners) and not any(
            owner in self.common for owner in owners
        )


def select(forms: Iterable[tuple[str, tuple[Parse, ...]]]) -> Iterator[str]:
    """The forms that the tables leave. Reports how many parses each line drops."""
    nouns = Nouns()
    possessives: list[tuple[str, str]] = []
    dropped: Counter[Drop] = Counter()
    for form, parses in forms:
        is_word = False
        for parse in parses:
            tag = parse.tag
            if parse.is_lemma and tag.part_of_speech == "NOUN":
                nouns.add(form, tag)
            drop = drop_for(tag)
            if drop is not None:
                dropped[drop] += 1
            elif POSSESSIVE in tag.marks:
                possessives.append((form, parse.lemma(form)))
            else:
                is_word = True
        if is_word:
            yield form
    # Which nouns are names is known only when all of them have been read.
    kept = [form for form, lemma in possessives if not nouns.is_possessive_of_name(lemma)]
    yield from kept
    report_dropped(dropped, len(possessives) - len(kept))


def report_dropped(dropped: Counter[Drop], possessives: int) -> None:
    """Says how many parses each line of the tables dropped."""
    counts = [f"{drop.mark} {dropped[drop]:,}" for drop in DROPPED]
    say(EDITION.id, "parses dropped: " + ", ".join([*counts, f"possessives of names {possessives:,}"]))


def words(archive: Path) -> Iterator[str]:
    """The words of the edition, read from the package."""
    say(EDITION.id, "opening the dictionary")
    dictionary = Dictionary.open(archive)
    progress = Progress(EDITION.id, "reading OpenCorpora", total=dictionary.parse_count)
    yield from select(progress.watch(dictionary.forms(), weight=lambda entry: len(entry[1])))


def lists(archives: Mapping[str, Path]) -> Lists:
    """The words of the edition."""
    return Lists(words(archives[PACKAGE.name]))


EDITION = Edition(
    id="ru-scrabble",
    name="OpenCorpora, ревизия 417150",
    sources=(PACKAGE,),
    lists=lists,
    tiles=tuple("АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"),
    # The words of the examples in the rule booklet, and one word for each thing worth a check.
    must_hold=(
        "ЗДОРОВ", "ЗДОРОВЫ", "ЗДОРОВЫЕ", "НЕЗДОРОВЫЕ", "ЗАНОВО", "ТЕМЫ", "ОТ", "РЕ", "ОМ", "ВЫ",
        "НОВОЕ", "ЛАНДШАФТ", "МОСКОВСКИЙ", "МАМИН", "ВСЁ", "ВСЕ",
    ),
    must_lack=(*(drop.example for drop in DROPPED if drop.example is not None), *POSSESSIVE_EXAMPLES),
)
