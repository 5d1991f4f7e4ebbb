"""Russian Scrabble: every inflected form of every common word of OpenCorpora and Wiktionary, Ё kept as a letter.

**A word is in the list if at least one of its parses survives the tables of `russian.py`.**
"""

from collections.abc import Iterator, Mapping
from pathlib import Path

from additions import read_additions
from edition import Edition, Lists
from editions.russian import DROPPED, POSSESSIVE_EXAMPLES, SOURCES, empty_options, options_of, read
from editions.russian_meanings import note
from meanings import Meanings


def words(
    archives: Mapping[str, Path], options: dict[str, list[str]], meanings: Meanings
) -> Iterator[str]:
    """The words of the edition, read from the package; fills the options and the meanings."""
    for form, parses in read(EDITION.id, archives, read_additions(EDITION.id)):
        for option in options_of(form, parses):
            options[option].append(form)
        for parse in parses:
            note(meanings, form, parse)
        yield form


def lists(archives: Mapping[str, Path]) -> Lists:
    """The words of the edition, and those of them that a tournament can switch off."""
    options = empty_options()
    meanings = Meanings(EDITION.id)
    return Lists(words(archives, options, meanings), options, meanings)


EDITION = Edition(
    id="ru-scrabble",
    name="OpenCorpora и Викисловарь, ревизия 417258",
    sources=SOURCES,
    lists=lists,
    tiles=tuple("АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"),
    # The words of the examples in the rule booklet, and one word for each thing worth a check.
    must_hold=(
        "ЗДОРОВ", "ЗДОРОВЫ", "ЗДОРОВЫЕ", "НЕЗДОРОВЫЕ", "ЗАНОВО", "ТЕМЫ", "ОТ", "РЕ", "ОМ", "ВЫ",
        "НОВОЕ", "ЛАНДШАФТ", "МОСКОВСКИЙ", "МАМИН", "ВСЁ", "ВСЕ",
    ),
    must_lack=(*(drop.example for drop in DROPPED if drop.example is not None), *POSSESSIVE_EXAMPLES),
)
