"""What both Russian editions take from OpenCorpora: common words and nothing else.

OpenCorpora marks each form with grammemes: a part of speech (NOUN, VERB, ...), then marks of the
lexeme and of the form. A form may have several such readings ("parses"): ЛЕНА is a first name and
the genitive of ЛЕН. The table below drops parses. The marks are explained at
https://opencorpora.org/dict.php?act=gram.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from editions.rude_russian import is_rude
from progress import Progress, say
from sources.opencorpora import Dictionary, Parse, Tag

# A form and those of its parses that the table leaves; at least one.
Survivor = tuple[str, list[Parse]]


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

# Colloquial (Infr), slang (Slng) and archaic (Arch) words stay: a dictionary lists them too. They
# are options, and so are rude words, for which OpenCorpora has no mark.
COLLOQUIAL_MARKS = frozenset({"Infr", "Slng"})
ARCHAIC_MARKS = frozenset({"Arch"})

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


def survivors(edition: str, forms: Iterable[tuple[str, tuple[Parse, ...]]]) -> Iterator[Survivor]:
    """The forms that the tables leave. Reports how many parses each line drops."""
    nouns = Nouns()
    # Which nouns are names is known only when all of them have been read.
    waiting: list[Survivor] = []
    dropped: Counter[Drop] = Counter()
    for form, parses in forms:
        left = []
        for parse in parses:
            if parse.is_lemma and parse.tag.part_of_speech == "NOUN":
                nouns.add(form, parse.tag)
            drop = drop_for(parse.tag)
            if drop is None:
                left.append(parse)
            else:
                dropped[drop] += 1
        if any(POSSESSIVE in parse.tag.marks for parse in left):
            waiting.append((form, left))
        elif left:
            yield form, left
    yield from common_possessives(waiting, nouns)
    counts = [f"{drop.mark} {dropped[drop]:,}" for drop in DROPPED]
    say(edition, "parses dropped: " + ", ".join(counts))


def common_possessives(waiting: list[Survivor], nouns: Nouns) -> Iterator[Survivor]:
    """The forms that remain without their parses as possessives of first names."""
    for form, parses in waiting:
        left = [
            parse for parse in parses
            if POSSESSIVE not in parse.tag.marks or not nouns.is_possessive_of_name(parse.lemma(form))
        ]
        if left:
            yield form, left


def read(edition: str, archive: Path) -> Iterator[Survivor]:
    """The forms of the package that the tables leave."""
    say(edition, "opening the dictionary")
    dictionary = Dictionary.open(archive)
    progress = Progress(edition, "reading OpenCorpora", total=dictionary.parse_count)
    return survivors(edition, progress.watch(dictionary.forms(), weight=lambda entry: len(entry[1])))


def options_of(form: str, parses: list[Parse]) -> set[str]:
    """The options that a form belongs to.

    It is colloquial or archaic when each of its parses has such a mark, and rude when each of its
    parses belongs to a rude lemma: a form that also has a plain reading stays.
    """
    options = set()
    marks = [parse.tag.marks & (COLLOQUIAL_MARKS | ARCHAIC_MARKS) for parse in parses]
    if all(marks):
        if any(COLLOQUIAL_MARKS & some for some in marks):
            options.add("colloquial")
        if any(ARCHAIC_MARKS & some for some in marks):
            options.add("archaic")
    if all(is_rude(parse.lemma(form)) for parse in parses):
        options.add("rude")
    return options


def empty_options() -> dict[str, list[str]]:
    """The lists that a tournament can switch off, to be filled while the main list is read."""
    return {"colloquial": [], "archaic": [], "rude": []}
