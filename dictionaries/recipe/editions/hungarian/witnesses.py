"""Who has seen Hungarian words: what decides which prefixes and compounds are joined.

Three sources beside simplemma: the headwords and synonyms of the thesaurus, the translations of the
English dictionary of FreeDict, and wordfreq, which tells how common a word is. No word comes from them
that the entries of Magyar Ispell do not make.
"""

import gzip
import re
from collections.abc import Mapping
from pathlib import Path

from sources import debian, wordfreq
from sources.package import Package

THESAURUS = Package(
    registry="Debian",
    name="mythes-hu",
    version="1:7.5.0-1",
    file="mythes-hu_7.5.0-1_all.deb",
    sha256="5e392e34094809c8c458d4996717df12ff518a94f401fda4f50025ec5cd3357d",
    pool="main/libr/libreoffice-dictionaries",
)
TRANSLATIONS = Package(
    registry="Debian",
    name="dict-freedict-eng-hun",
    version="2022.04.21-1",
    file="dict-freedict-eng-hun_2022.04.21-1_all.deb",
    sha256="64eec7b44df8c8f2ce4c787a3070f90c56907b384e72618a9f7bdb9cd988bcb8",
    pool="main/f/freedict",
)
THESAURUS_FILE = "usr/share/mythes/th_hu_HU_v2.dat"
TRANSLATION_FILE = "usr/share/dictd/freedict-eng-hun.dict.dz"
INDEX_FILE = "usr/share/dictd/freedict-eng-hun.index"
WORD = re.compile("[aábcdeéfghiíjklmnoóöőprstuúüűvyz]+")
# FreeDict has these letters for long ö and ü.
LONG = str.maketrans("ôûÔÛ", "őűŐŰ")
# The rarity of a word that is seen once in a hundred thousand.
COMMONEST = 500
# A remark in the thesaurus.
REMARK = re.compile(r"\(.*?\)")


def thesaurus_words(archive: Path) -> set[str]:
    """The single words of the thesaurus; its first line names the encoding."""
    data = debian.read_member(archive, THESAURUS_FILE)
    encoding = data.split(b"\n", 1)[0].decode("ascii").strip()
    cells = (
        REMARK.sub("", cell).strip() for line in data.decode(encoding, "replace").splitlines() for cell in line.split("|")
    )
    return {cell for cell in cells if WORD.fullmatch(cell)}


def translation_words(archive: Path) -> set[str]:
    """The words of the translations, less the English headwords, among which they stand."""
    text = gzip.decompress(debian.read_member(archive, TRANSLATION_FILE)).decode("utf-8", "replace")
    index = debian.read_member(archive, INDEX_FILE).decode("utf-8", "replace")
    english = {word for line in index.splitlines() for word in line.split("\t")[0].lower().split()}
    return words_in(text) - english


def words_in(text: str) -> set[str]:
    """The words of a text of FreeDict."""
    return set(WORD.findall(text.translate(LONG)))


def seen_words(archives: Mapping[str, Path]) -> set[str]:
    """Every word of the thesaurus and of the translations."""
    return thesaurus_words(archives[THESAURUS.name]) | translation_words(archives[TRANSLATIONS.name])


def common_words(archives: Mapping[str, Path]) -> frozenset[str]:
    """The words that wordfreq has; its list of Hungarian has the commoner ones only."""
    return frozenset(wordfreq.read_rarities(archives[wordfreq.PACKAGE.name], "hu"))


def commonest_words(archives: Mapping[str, Path]) -> frozenset[str]:
    """The words that are seen more often than once in a hundred thousand words."""
    rarities = wordfreq.read_rarities(archives[wordfreq.PACKAGE.name], "hu")
    return frozenset(word for word, rarity in rarities.items() if rarity < COMMONEST)
