"""What both Russian editions take from OpenCorpora and Wiktionary: common words and nothing else.

The package rumorph-dict-ru has both, marked in the manner of OpenCorpora. OpenCorpora marks each form with grammemes: a part of speech (NOUN, VERB, ...), then marks of the
lexeme and of the form. A form may have several such readings ("parses"): ЛЕНА is a first name and
the genitive of ЛЕН. The table below drops parses. The marks are explained at
https://opencorpora.org/dict.php?act=gram.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from additions import Addition
from editions.rude_russian import is_rude
from editions.russian_witnesses import HUNSPELL_RU, Witnesses, pardoned_lemmas, struck_forms, struck_lemmas
from fault import RecipeFault
from progress import Progress, say
from sources import wordfreq
from sources.opencorpora import Parse, Row, Tag
from sources.rumorph import PACKAGE, Dictionary

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

# What both editions are read from.
SOURCES = (PACKAGE, HUNSPELL_RU, wordfreq.PACKAGE)

# Possessive adjectives of first names (КАТИН, МИШИН) are written with a capital, but OpenCorpora
# does not mark them as names. They are known by their lemma: with one of the name endings in the
# place of its own ending it is a name and no common noun. МАМИН stays, since МАМА is a common noun;
# ЛЕНИН goes, since ЛЕНА is only a name and a river. Those in -ОВ and -ЕВ and the adjectives in -СКИЙ
# that are marked as possessives count where hunspell-ru writes them small: АХИЛЛЕСОВ (ПЯТА), not ПЕТРОВ.
POSSESSIVE = "Poss"
WRITTEN_SMALL = ("ов", "ев", "ёв", "ский")
POSSESSIVE_ENDINGS = ("ин", "ын")
NAME_ENDINGS = ("а", "я", "ия")
NAME_MARKS = frozenset({"Name", "Surn", "Patr"})
POSSESSIVE_EXAMPLES = ("КАТИН", "ЛЕНИН", "ПЕТРОВ", "ИВАНОВ", "ГИЛЬБЕРТОВО")


# Abbreviations with one of these marks are never words.
UNDECLINED = frozenset({"Fixd", "Orgn", "Geox", "Name", "Surn"})


# The tag of an added word without further forms.
ADDED = Tag("NOUN,Fixd sing,nomn")


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


class Selection:
    """The readings that the tables leave."""

    def __init__(self, witnesses: Witnesses) -> None:
        self.witnesses = witnesses
        self.struck = struck_lemmas()
        self.struck_forms = struck_forms()
        self.pardoned = pardoned_lemmas()
        self.dropped: Counter[str] = Counter()

    def leaves(self, form: str, parse: Parse) -> bool:
        """Whether a reading is that of a common word."""
        lemma = parse.lemma(form)
        drop = drop_for(parse.tag)
        if lemma in self.struck or form in self.struck_forms:
            self.dropped["struck"] += 1
        elif drop is not None and not self.pardons(lemma, drop, parse.tag):
            self.dropped[drop.mark] += 1
        elif self.witnesses.refuse(lemma, parse.tag):
            self.dropped["not seen"] += 1
        elif POSSESSIVE in parse.tag.marks and self.is_of_name(lemma):
            self.dropped["possessive"] += 1
        else:
            return True
        return False

    def is_of_name(self, lemma: str) -> bool:
        """Whether a possessive is one that only hunspell-ru or the table could save, and neither does."""
        return lemma.endswith(WRITTEN_SMALL) and lemma not in self.pardoned and not self.witnesses.have_small(lemma)

    def pardons(self, lemma: str, drop: Drop, tag: Tag) -> bool:
        """Whether a misspelling or an abbreviation is a word all the same.

        Declined abbreviations count where hunspell-ru writes them small: ВУЗ, ЗАГС.
        """
        if lemma in self.pardoned:
            return True
        return drop.mark == "Abbr" and not UNDECLINED & tag.marks and self.witnesses.have_small(lemma)


def survivors(
    edition: str, forms: Iterable[tuple[str, tuple[Parse, ...]]], selection: Selection
) -> Iterator[Survivor]:
    """The forms that the tables leave. Reports how many parses each line drops."""
    nouns = Nouns()
    # Which nouns are names is known only when all of them have been read.
    waiting: list[Survivor] = []
    for form, parses in forms:
        left = []
        for parse in parses:
            if parse.is_lemma and parse.tag.part_of_speech == "NOUN":
                nouns.add(form, parse.tag)
            if selection.leaves(form, parse):
                left.append(parse)
        if any(POSSESSIVE in parse.tag.marks for parse in left):
            waiting.append((form, left))
        elif left:
            yield form, left
    yield from common_possessives(waiting, nouns)
    counts = [f"{mark} {count:,}" for mark, count in sorted(selection.dropped.items())]
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


def with_additions(
    edition: str, forms: Iterable[Survivor], additions: list[Addition]
) -> Iterator[Survivor]:
    """The forms, and the forms of the added words, made as those of their models are."""
    models: defaultdict[str, list[tuple[str, Parse]]] = defaultdict(list)
    wanted = {addition.model for addition in additions}
    for form, parses in forms:
        yield form, parses
        for parse in parses:
            lemma = parse.lemma(form)
            if lemma in wanted:
                models[lemma].append((form, parse))
    say(edition, f"adding {len(additions)} words with their forms")
    for addition in additions:
        if addition.model is None:
            row = Row("", addition.word, ADDED)
            yield addition.word, [Parse(row, row, addition.reason)]
            continue
        rows = models.get(addition.model, [])
        if not rows:
            raise RecipeFault(f"additions.txt: no model {addition.model} for {addition.word}")
        for _, parse in rows:
            ending = parse.lemma_row.ending
            if not addition.word.endswith(ending):
                raise RecipeFault(f"additions.txt: {addition.word} does not end in -{ending} like {addition.model}")
            stem = addition.word[len(parse.lemma_row.prefix) : len(addition.word) - len(ending)]
            yield parse.row.prefix + stem + parse.row.ending, [parse._replace(reason=addition.reason)]


def read(edition: str, archives: Mapping[str, Path], additions: list[Addition]) -> Iterator[Survivor]:
    """The forms of the package that the tables leave, and those of the added words."""
    say(edition, "opening the dictionary and its witnesses")
    dictionary = Dictionary.open(archives[PACKAGE.name])
    selection = Selection(Witnesses.open(archives))
    progress = Progress(edition, "reading the words of OpenCorpora and Wiktionary", total=dictionary.word_count)
    forms = progress.watch(dictionary.forms(), weight=lambda _: 1)
    return with_additions(edition, survivors(edition, forms, selection), additions)


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
