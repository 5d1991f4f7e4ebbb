"""English Scrabble: the list of the game Letterpress, and what it lacks from SCOWL.

The npm package `word-list` holds the list of Letterpress, without names and marks, but expurgated and
older than the words of the last years. SCOWL's sizes tell how common a word is: those up to 60 are in
large dictionaries; for the words that word-list leaves out as offensive 80 will do. Words of
the last years that neither has stand in `en-scrabble/additions.txt`.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from additions import Addition, read_additions, read_struck
from edition import Edition, Lists
from editions.english_forms import forms
from editions.english_meanings import SPECIALIST, WORDNET, explain
from editions.english_table import is_rude, was_expurgated
from meanings import Meanings
from progress import Progress, say
from sources.debian import members_under
from sources.npm import read_member
from sources.package import Package

WORD_LIST = Package(
    registry="npm",
    name="word-list",
    version="4.1.0",
    file="word-list-4.1.0.tgz",
    sha256="c0cd6e2a112392204960e9998d79347a8ae1571dab5e3fdbfa685ef5977faedb",
)
SCOWL = Package(
    registry="Debian",
    name="scowl",
    version="2020.12.07-2",
    file="scowl_2020.12.07-2_all.deb",
    sha256="de692546df9b169f2cbdf4d8d88111a374733a9c382b820a6f943914ca705718",
    pool="main/s/scowl",
)
SCOWL_FOLDER = "usr/share/dict/scowl"
# A file for each spelling and size; names, contractions and abbreviations have files of their own.
SCOWL_FILE = re.compile(r".*-words\.(\d+)")
LARGEST = 60
LARGEST_EXPURGATED = 80
# Letters of SCOWL's words; it also has words with accents and apostrophes.
WORD = re.compile("[a-z]{2,15}")
# Its plurals of letters, its units and its codes have no vowel.
VOWEL = re.compile("[aeiouy]")
STRUCK = Path(__file__).with_name("english_struck.txt")


def read_scowl(archive: Path) -> dict[str, int]:
    """The words of SCOWL with the smallest size that has them."""
    sizes: dict[str, int] = {}
    for path, data in members_under(archive, SCOWL_FOLDER):
        match = SCOWL_FILE.fullmatch(path)
        if match:
            for word in data.decode("latin-1").split():
                if WORD.fullmatch(word):
                    sizes[word] = min(int(match[1]), sizes.get(word, 100))
    return sizes


def counts(word: str, size: int) -> bool:
    """Whether a word of SCOWL is taken."""
    if size <= LARGEST and VOWEL.search(word) is not None:
        return True
    return size <= LARGEST_EXPURGATED and was_expurgated(word)


def added_forms(additions: list[Addition]) -> Iterator[str]:
    """The forms of the additions."""
    for addition in additions:
        yield from forms(addition.word, addition.model)


def words(archives: Mapping[str, Path], rude: list[str], meanings: Meanings) -> Iterator[str]:
    """The words of the edition; fills the option and the meanings."""
    lines = read_member(archives[WORD_LIST.name], "words.txt").decode("ascii").split("\n")
    progress = Progress(EDITION.id, "reading word-list", total=len(lines))
    found = set(progress.watch(lines, weight=lambda _: 1))
    say(EDITION.id, "reading SCOWL and the additions")
    found |= {word for word, size in read_scowl(archives[SCOWL.name]).items() if counts(word, size)}
    additions = read_additions(EDITION.id)
    found |= set(added_forms(additions))
    found -= read_struck(STRUCK)
    rude += [word for word in found if is_rude(word)]
    say(EDITION.id, "reading SPECIALIST and WordNet")
    explain(meanings, frozenset(word for word in found if WORD.fullmatch(word)), archives, additions)
    yield from sorted(found)


def lists(archives: Mapping[str, Path]) -> Lists:
    """The words of the edition, and the rude ones of them."""
    rude: list[str] = []
    meanings = Meanings(EDITION.id)
    return Lists(words(archives, rude, meanings), {"rude": rude}, meanings)


EDITION = Edition(
    id="en-scrabble",
    name="word-list 4.1.0 and SCOWL 2020.12.07",
    sources=(WORD_LIST, SCOWL, SPECIALIST, WORDNET),
    lists=lists,
    tiles=tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    must_hold=("AA", "QI", "ZA", "RETINAS", "QUIXOTRY", "SELFIE", "EMOJIS", "VAPED", "OK", "EW", "DAMN", "HELL", "SHIT"),
    must_lack=("A", "LONDON", "CS", "NAUSEAM"),
)
