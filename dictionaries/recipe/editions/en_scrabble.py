"""English Scrabble: the npm package `word-list`, which holds the list of the game Letterpress.

There is nothing to select: the list has no proper names and no marks. Words of one letter and of
more than fifteen fall away with the rule that all editions share.
"""

import tarfile
from collections.abc import Iterator
from pathlib import Path

from edition import Edition
from fault import RecipeFault
from progress import Progress
from sources.package import Package

MEMBER = "package/words.txt"


def words(archive: Path) -> Iterator[str]:
    """Every line of the package's word file."""
    with tarfile.open(archive) as package:
        try:
            file = package.extractfile(MEMBER)
        except KeyError:
            file = None
        if file is None:
            raise RecipeFault(f"{archive.name} has no {MEMBER}; look where the new version keeps its words")
        lines = file.read().decode("ascii").split("\n")
    progress = Progress("en-scrabble", "reading word-list", total=len(lines))
    for line in lines:
        progress.advance()
        yield line
    progress.finish()


EDITION = Edition(
    id="en-scrabble",
    source=Package(
        registry="npm",
        name="word-list",
        version="4.1.0",
        file="word-list-4.1.0.tgz",
        sha256="c0cd6e2a112392204960e9998d79347a8ae1571dab5e3fdbfa685ef5977faedb",
    ),
    words=words,
    alphabet="ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    must_hold=("AA", "QI", "ZA", "RETINAS", "QUIXOTRY"),
    must_lack=("A", "LONDON"),
)
