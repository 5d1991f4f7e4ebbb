"""The plain list: one word in capitals a line, sorted by code point."""

import hashlib
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import islice
from pathlib import Path

from sorting import LineSorter
from tiles import TileSet

# A word needs two tiles and the board has fifteen squares in a line.
SHORTEST = 2
LONGEST = 15
# Lines that are written in one go.
BATCH = 20_000


@dataclass(frozen=True)
class WordList:
    """A list as it was written."""

    path: Path
    sha256: str
    # How many words of each length in tiles, shortest first.
    by_length: dict[int, int]

    @property
    def count(self) -> int:
        """How many words."""
        return sum(self.by_length.values())

    def moved_to(self, path: Path) -> "WordList":
        """The list under another name, in the place of what stood there."""
        self.path.replace(path)
        return replace(self, path=path)


@dataclass
class Checks:
    """What an edition wants to see in its list and what it does not."""

    must_hold: tuple[str, ...] = ()
    must_lack: tuple[str, ...] = ()
    held: set[str] = field(default_factory=set)

    def look_at(self, lines: list[str]) -> None:
        """Notes which of the wanted and unwanted words are among the lines."""
        self.held.update({*self.must_hold, *self.must_lack}.intersection(lines))

    def faults(self) -> list[str]:
        """What is wrong with the list, in words."""
        faults = []
        lacking = [word for word in self.must_hold if word not in self.held]
        if lacking:
            faults.append("the list lacks " + ", ".join(lacking) + "; a rule of selection drops too much")
        wrong = [word for word in self.must_lack if word in self.held]
        if wrong:
            faults.append("the list holds " + ", ".join(wrong) + "; a rule of selection drops too little")
        return faults


def playable(words: Iterable[str], tiles: TileSet) -> Iterator[str]:
    """The lines of the words that can be laid: of the edition's tiles, of playable length."""
    for word in words:
        line = tiles.line(word)
        if line is not None and SHORTEST <= tiles.length(line) <= LONGEST:
            yield line


def write_list(words: Iterable[str], tiles: TileSet, path: Path, checks: Checks) -> WordList:
    """Writes the list of the playable words as UTF-8 with LF and lets the checks look at it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    checksum = hashlib.sha256()
    lengths: Counter[int] = Counter()
    with tempfile.TemporaryDirectory(dir=path.parent) as folder, path.open("wb") as file:
        sorter = LineSorter(Path(folder))
        for line in playable(words, tiles):
            sorter.add(line)
        sorted_lines = sorter.lines()
        while batch := list(islice(sorted_lines, BATCH)):
            data = b"".join(batch)
            file.write(data)
            checksum.update(data)
            lines = data.decode().split("\n")[:-1]
            lengths.update(map(tiles.length, lines))
            checks.look_at(lines)
    return WordList(path, checksum.hexdigest(), dict(sorted(lengths.items())))
