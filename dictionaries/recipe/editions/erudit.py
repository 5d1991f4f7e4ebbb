"""Erudit: the common nouns of OpenCorpora in the nominative singular; Е stands for Ё.

The tables of `russian.py` leave the common words. Of their parses this edition takes nouns in the
nominative singular, and in the nominative plural where the noun has no singular (БРЮКИ). Adjectives
that have become nouns (СТОЛОВАЯ) are nouns in OpenCorpora.
"""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from edition import Edition, Lists
from editions.russian import DROPPED, Survivor, empty_options, options_of, read
from sources import debian
from sources.opencorpora import PACKAGE, Parse
from sources.package import Package

HUNSPELL_RU = Package(
    registry="Debian",
    name="hunspell-ru",
    version="1:7.5.0-1",
    file="hunspell-ru_7.5.0-1_all.deb",
    sha256="ef3f0a54a8e52682be80932e414b97d7d268d4a33dfcb5b27b46142b5d84cfe3",
    pool="main/libr/libreoffice-dictionaries",
)
WORD_FILE = "usr/share/hunspell/ru_RU.dic"

# Grammemes of the forms that count.
NOUN = "NOUN"
NOMINATIVE = "nomn"
SINGULAR = "sing"
# OpenCorpora makes a variant in -ье of every noun in -ие (СИФОНИРОВАНЬЕ), and one in -ие of nouns in
# -ье (ОЖЕРЕЛИЕ). It counts only where hunspell-ru has it as an entry of its own (УЧЕНЬЕ).
MADE_VARIANTS = frozenset({"V-be", "V-ie"})


def fold(word: str) -> str:
    """The word as it is laid: there is no tile Ё."""
    return word.replace("ё", "е")


def entries(archive: Path) -> set[str]:
    """The entries of hunspell-ru, folded, without their flags."""
    lines = debian.read_member(archive, WORD_FILE).decode("utf-8").splitlines()
    return {fold(line.split("/")[0]) for line in lines[1:]}


def counts(form: str, parse: Parse, attested: set[str]) -> bool:
    """Whether a parse makes the form a word of Erudit."""
    marks = parse.tag.marks
    if NOUN not in marks or NOMINATIVE not in marks:
        return False
    if MADE_VARIANTS & marks and fold(form) not in attested:
        return False
    # The lemma of a noun is its singular if it has one.
    return SINGULAR in marks or SINGULAR not in parse.lemma_row.tag.marks


def select(forms: Iterable[Survivor], attested: set[str]) -> dict[str, set[str]]:
    """The words, each with the options that every form spelt like it belongs to."""
    words: dict[str, set[str]] = {}
    for form, parses in forms:
        nouns = [parse for parse in parses if counts(form, parse, attested)]
        if nouns:
            options = options_of(form, nouns)
            words[fold(form)] = words.get(fold(form), options) & options
    return words


def words(archives: Mapping[str, Path], options: dict[str, list[str]]) -> Iterator[str]:
    """The words of the edition; fills the options."""
    attested = entries(archives[HUNSPELL_RU.name])
    for word, its_options in select(read(EDITION.id, archives[PACKAGE.name]), attested).items():
        for option in its_options:
            options[option].append(word)
        yield word


def lists(archives: Mapping[str, Path]) -> Lists:
    """The words of the edition, and those of them that a tournament can switch off."""
    options = empty_options()
    return Lists(words(archives, options), options)


EDITION = Edition(
    id="erudit",
    name="OpenCorpora, ревизия 417150, существительные",
    sources=(PACKAGE, HUNSPELL_RU),
    lists=lists,
    tiles=tuple("АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"),
    must_hold=(
        "ЛАНДШАФТ", "ЕЖ", "ПАЛЬТО", "БРЮКИ", "НОЖНИЦЫ", "СТОЛОВАЯ", "РАБОЧИЙ", "НЕБО", "УЧЕНЬЕ", "ТЕМА",
        "ИМЯ", "РЕБЕНОК", "МЕМУАРЫ",
    ),
    must_lack=(
        "ТЕМЫ", "СТОЛЫ", "ДОМА", "СИНИЙ", "БЕЖАТЬ", "ЗАНОВО", "СИФОНИРОВАНЬЕ", "ОЖЕРЕЛИЕ", "ПОДСУДИМЫЕ",
        *(drop.example.replace("Ё", "Е") for drop in DROPPED if drop.example is not None),
    ),
)
