"""Who has seen a Russian word: what decides on words of which one source alone says little.

The dictionary's words that only Wiktionary has are many: nonce words, minerals, scraps of foreign
titles. One counts if hunspell-ru has it as an entry in small letters, if wordfreq has seen it, or if
it is made as the terms of a science are. Abbreviations and possessives of names count only if
hunspell-ru writes them small. None of the witnesses gives a word of its own.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from additions import read_struck
from sources import debian, wordfreq
from sources.opencorpora import Tag
from sources.package import Package
from sources.rumorph import WIKTIONARY

HUNSPELL_RU = Package(
    registry="Debian",
    name="hunspell-ru",
    version="1:7.5.0-1",
    file="hunspell-ru_7.5.0-1_all.deb",
    sha256="ef3f0a54a8e52682be80932e414b97d7d268d4a33dfcb5b27b46142b5d84cfe3",
    pool="main/libr/libreoffice-dictionaries",
)
WORD_FILE = "usr/share/hunspell/ru_RU.dic"
TABLES = Path(__file__).with_name("russian_tables")

# Terms of physics, chemistry, biology and medicine: sciences, illnesses, treatments, instruments.
TERM = re.compile(
    r".{3,}(логия|графия|метрия|скопия|терапия|патия|эктомия|томия|стомия|пластика|пластия|оз|ома|емия|урия|алгия|"
    r"генез|лизис|фобия|метр|скоп|трон|"
    r"ерид|цид|амид|аза|дин|нол|протеид|альдегид|кетон|цит|фаг|бласт)"
)


def fold(word: str) -> str:
    """The word with Е for Ё, as the witnesses write it."""
    return word.replace("ё", "е")


@dataclass(frozen=True)
class Witnesses:
    """What the sources say of a lemma."""

    entries: frozenset[str]
    seen: Mapping[str, int]

    @classmethod
    def open(cls, archives: Mapping[str, Path]) -> "Witnesses":
        """Reads the witnesses from the downloaded packages."""
        lines = debian.read_member(archives[HUNSPELL_RU.name], WORD_FILE).decode("utf-8").splitlines()
        entries = frozenset(fold(line.split("/")[0]) for line in lines[1:])
        return cls(entries, wordfreq.read_rarities(archives[wordfreq.PACKAGE.name], "ru"))

    def know(self, lemma: str) -> bool:
        """Whether somebody has seen the lemma, or it is made as terms are."""
        folded = fold(lemma)
        if folded in self.entries or folded in self.seen or lemma in self.seen:
            return True
        return TERM.fullmatch(lemma) is not None

    def have_small(self, lemma: str) -> bool:
        """Whether hunspell-ru writes it small."""
        return fold(lemma) in self.entries

    def refuse(self, lemma: str, tag: Tag) -> bool:
        """Whether a reading is known from Wiktionary alone and nobody else has seen the word."""
        return WIKTIONARY in tag.marks and not self.know(lemma)


def struck_lemmas() -> frozenset[str]:
    """Lemmas that are no common words although the dictionary does not say so."""
    return read_struck(TABLES / "struck.txt")


def struck_forms() -> frozenset[str]:
    """Single forms that nobody writes."""
    return read_struck(TABLES / "struck_forms.txt")


def pardoned_lemmas() -> frozenset[str]:
    """Lemmas that the dictionary marks as misspelt or short without need."""
    return read_struck(TABLES / "pardoned.txt")
