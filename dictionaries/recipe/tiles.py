"""Cutting a word into the tiles of an edition, the way the program does it."""

import re
import unicodedata

# Stands where a tile of several letters must not be read across: KÖZ|SÉG.
MARK = "|"


class TileSet:
    """The labels of an edition's tiles."""

    def __init__(self, labels: tuple[str, ...]) -> None:
        self.letters = frozenset(label for label in labels if len(label) == 1)
        self.has_long_labels = len(self.letters) < len(labels)
        # The longest tile first; the possessive "++" never goes back to a shorter one.
        longest_first = "|".join(map(re.escape, sorted(labels, key=lambda label: (-len(label), label))))
        self.one_tile = re.compile(longest_first)
        self.whole_part = re.compile(f"(?:{longest_first})++")

    def line(self, word: str) -> str | None:
        """The word as a line of the list: NFC, capitals, only the marks that it needs.

        None where a letter belongs to no tile. Words that give the same tiles give the same line.
        """
        word = unicodedata.normalize("NFC", word).upper()
        if MARK in word:
            tiles = self.cut(word)
            return None if tiles is None else self.join(tiles)
        if self.has_long_labels:
            return word if self.whole_part.fullmatch(word) else None
        return word if self.letters.issuperset(word) else None

    def length(self, line: str) -> int:
        """How many tiles a line of the list has."""
        return len(self.one_tile.findall(line)) if self.has_long_labels else len(line)

    def cut(self, word: str) -> list[str] | None:
        """The tiles of a word in capitals: the longest first from the left, never across a mark."""
        tiles: list[str] = []
        for part in word.split(MARK):
            if part and not self.whole_part.fullmatch(part):
                return None
            tiles += self.one_tile.findall(part)
        return tiles

    def join(self, tiles: list[str]) -> str:
        """The line of some tiles: a mark stands only where the cut would run across it."""
        line = ""
        for tile in reversed(tiles):
            found = self.one_tile.match(tile + line)
            needs_mark = found is not None and found.end() > len(tile)
            line = tile + (MARK if needs_mark else "") + line
        return line
