"""Erudit: the common nouns of OpenCorpora and Wiktionary in the nominative singular; Е stands for Ё.

The tables of `russian.py` leave the common words. Of their parses this edition takes nouns in the
nominative singular, and in the nominative plural where the noun has no singular (БРЮКИ). Adjectives
and participles that have become nouns are nouns there (СТОЛОВАЯ), are marked as such (БОЛЬНОЙ), or
stand in the closed list of `erudit/additions.txt`; all of them are in the option `substantivised`.
"""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from additions import DICTIONARIES, Addition, read_additions
from edition import Edition, Lists
from editions.russian import DROPPED, SOURCES, Survivor, empty_options, options_of, read
from editions.russian_meanings import form_marks, reading_kind
from editions.russian_witnesses import Witnesses, fold
from meanings import BY_HAND, Kind, Meanings
from sources.opencorpora import Parse

# Grammemes of the forms that count.
NOUN = "NOUN"
NOMINATIVE = "nomn"
SINGULAR = "sing"
# OpenCorpora makes a variant in -ье of every noun in -ие (СИФОНИРОВАНЬЕ), and one in -ие of nouns in
# -ье (ОЖЕРЕЛИЕ). It counts only where hunspell-ru has it as an entry of its own (УЧЕНЬЕ).
MADE_VARIANTS = frozenset({"V-be", "V-ie"})


# An adjective that the dictionary itself says to be used as a noun.
SUBSTANTIVISED = "Subx"
ADJECTIVES = frozenset({"ADJF", "PRTF"})
# The mark of pronouns that are declined as adjectives: ЭТОТ, ДРУГОЙ.
PRONOUN = "Apro"
MASCULINE = "masc"
INDECLINABLE = "Fixd"
# The endings of a lemma that is declined as an adjective; a noun such as СТАЯ has a shorter one. Those
# in -ИЕ are the plurals of such nouns, but most lemmas that end so are nouns like ЗНАНИЕ.
ADJECTIVE_ENDINGS = frozenset({"ый", "ий", "ой", "ая", "яя", "ое", "ее", "ые"})
OPTION = "substantivised"
# Words of other editions' additions are read here too.
RUSSIAN = "ru-scrabble"


def counts(form: str, parse: Parse, attested: set[str]) -> bool:
    """Whether a parse makes the form a word of Erudit."""
    marks = parse.tag.marks
    if SUBSTANTIVISED in marks and parse.is_lemma and marks & ADJECTIVES:
        return INDECLINABLE not in marks and PRONOUN not in marks and MASCULINE in marks
    if NOUN not in marks or NOMINATIVE not in marks:
        return False
    if MADE_VARIANTS & marks and fold(form) not in attested:
        return False
    # The lemma of a noun is its singular if it has one.
    return SINGULAR in marks or SINGULAR not in parse.lemma_row.tag.marks


def is_substantivised(form: str, parse: Parse, listed: frozenset[str]) -> bool:
    """Whether a noun is declined as an adjective, or stands in the closed list."""
    marks = parse.tag.marks
    if SUBSTANTIVISED in marks or (form in listed and parse.row.ending == form):
        return True
    return NOUN in marks and parse.lemma_row.ending in ADJECTIVE_ENDINGS


def closed_list(additions: list[Addition]) -> frozenset[str]:
    """The adjectives and participles among the additions, which are all declined as such."""
    endings = (*ADJECTIVE_ENDINGS, "ие")
    return frozenset(one.word for one in additions if one.model is None and one.word.endswith(endings))


def note(meanings: Meanings, form: str, parse: Parse, substantivised: bool) -> None:
    """Notes a noun: its lemma is told with Ё, the form as it is laid."""
    kind = reading_kind(form, parse)
    if kind.source == BY_HAND:
        # The additions have no further forms here, whether they decline or not.
        kind = kind._replace(marks=tuple(mark for mark in kind.marks if mark != "indeclinable"))
    if substantivised and SUBSTANTIVISED not in parse.tag.marks:
        kind = kind._replace(marks=(*kind.marks, "substantivised"))
    marks = form_marks(parse.tag, parse.lemma_row.tag)
    lemma = parse.lemma(form)
    meanings.add_forms(lemma, kind, [(fold(form), marks)], parse.reason, fold(lemma))


def note_overrides(meanings: Meanings) -> None:
    """Notes the words of `overrides.txt` with their reasons."""
    path = DICTIONARIES / EDITION.id / "overrides.txt"
    for line in path.read_text(encoding="utf-8").splitlines():
        head, _, reason = line.partition("#")
        for word in head.split():
            if word.startswith("+"):
                lemma = word[1:].lower()
                meanings.add_forms(lemma, Kind("noun", source=BY_HAND), [(lemma, ())], reason.strip())


def select(
    forms: Iterable[Survivor], attested: frozenset[str], listed: frozenset[str], meanings: Meanings
) -> dict[str, set[str]]:
    """The words, each with the options that every form spelt like it belongs to."""
    words: dict[str, set[str]] = {}
    for form, parses in forms:
        nouns = [parse for parse in parses if counts(form, parse, attested)]
        if nouns:
            options = options_of(form, nouns)
            become = [is_substantivised(form, parse, listed) for parse in nouns]
            if all(become):
                options.add(OPTION)
            for parse, substantivised in zip(nouns, become, strict=True):
                note(meanings, form, parse, substantivised)
            words[fold(form)] = words.get(fold(form), options) & options
    return words


def words(
    archives: Mapping[str, Path], options: dict[str, list[str]], meanings: Meanings
) -> Iterator[str]:
    """The words of the edition; fills the options and the meanings."""
    own = read_additions(EDITION.id)
    witnesses = Witnesses.open(archives)
    found = select(
        read(EDITION.id, archives, [*read_additions(RUSSIAN), *own]), witnesses.entries, closed_list(own), meanings
    )
    note_overrides(meanings)
    for word, its_options in found.items():
        for option in its_options:
            options[option].append(word)
        yield word


def lists(archives: Mapping[str, Path]) -> Lists:
    """The words of the edition, and those of them that a tournament can switch off."""
    options = {**empty_options(), OPTION: []}
    meanings = Meanings(EDITION.id)
    return Lists(words(archives, options, meanings), options, meanings)


EDITION = Edition(
    id="erudit",
    name="OpenCorpora и Викисловарь, ревизия 417258, существительные",
    sources=SOURCES,
    lists=lists,
    tiles=tuple("АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"),
    must_hold=(
        "ЛАНДШАФТ", "ЕЖ", "ПАЛЬТО", "БРЮКИ", "НОЖНИЦЫ", "СТОЛОВАЯ", "РАБОЧИЙ", "НЕБО", "УЧЕНЬЕ", "ТЕМА",
        "ИМЯ", "РЕБЕНОК", "МЕМУАРЫ", "БОЛЬНОЙ", "ШАШКИ", "ГОРОДКИ", "ЭЗОФАГИТ", "ХАЙП",
    ),
    must_lack=(
        "ТЕМЫ", "СТОЛЫ", "ДОМА", "СИНИЙ", "БЕЖАТЬ", "ЗАНОВО", "СИФОНИРОВАНЬЕ", "ОЖЕРЕЛИЕ", "ПОДСУДИМЫЕ", "ЭТОТ", "ДРУГОЙ",
        *(drop.example.replace("Ё", "Е") for drop in DROPPED if drop.example is not None),
    ),
)
