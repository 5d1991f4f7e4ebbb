"""English Scrabble: the npm package `word-list`, which holds the list of the game Letterpress.

There is nothing to select: the list has no proper names and no marks. Words of one letter and of
more than fifteen fall away with the rule that all editions share.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path

from edition import Edition, Lists
from progress import Progress
from sources.npm import read_member
from sources.package import Package

WORD_LIST = Package(
    registry="npm",
    name="word-list",
    version="4.1.0",
    file="word-list-4.1.0.tgz",
    sha256="c0cd6e2a112392204960e9998d79347a8ae1571dab5e3fdbfa685ef5977faedb",
)


def words(archive: Path) -> Iterator[str]:
    """Every line of the package's word file."""
    lines = read_member(archive, "words.txt").decode("ascii").split("\n")
    progress = Progress("en-scrabble", "reading word-list", total=len(lines))
    yield from progress.watch(lines, weight=lambda _: 1)


def lists(archives: Mapping[str, Path]) -> Lists:
    """The words of the edition; it has no options."""
    return Lists(words(archives[WORD_LIST.name]))


EDITION = Edition(
    id="en-scrabble",
    name="word-list 4.1.0",
    sources=(WORD_LIST,),
    lists=lists,
    tiles=tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    must_hold=("AA", "QI", "ZA", "RETINAS", "QUIXOTRY"),
    must_lack=("A", "LONDON"),
)
