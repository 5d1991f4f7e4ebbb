"""The plain list: one upper-case word a line, sorted by code point."""

import hashlib
import os
import unicodedata
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from edition import Edition

# A word needs two tiles and the board has fifteen squares in a line.
SHORTEST = 2
LONGEST = 15


@dataclass(frozen=True)
class WordList:
    """A list as it was written."""

    path: Path
    words: list[str]
    sha256: str

    @property
    def count(self) -> int:
        """How many words."""
        return len(self.words)

    @property
    def by_length(self) -> dict[int, int]:
        """How many words of each length, shortest first."""
        return dict(sorted(Counter(map(len, self.words)).items()))


def tidy(words: Iterable[str], alphabet: str) -> list[str]:
    """The words in NFC and upper case, of playable length and letters, sorted, each once."""
    letters = frozenset(alphabet)
    kept = set()
    for word in words:
        word = unicodedata.normalize("NFC", word).upper()
        if SHORTEST <= len(word) <= LONGEST and letters.issuperset(word):
            kept.add(word)
    return sorted(kept)


def missing_checks(words: list[str], edition: Edition) -> list[str]:
    """What the edition's own checks find wrong with the list, in words."""
    held = set(words)
    faults = []
    if not held:
        faults.append("the list is empty: the package is not read as it should be")
    lacking = [word for word in edition.must_hold if word not in held]
    if lacking:
        faults.append("the list lacks " + ", ".join(lacking) + "; a rule of selection drops too much")
    wrong = [word for word in edition.must_lack if word in held]
    if wrong:
        faults.append("the list holds " + ", ".join(wrong) + "; a rule of selection drops too little")
    return faults


def write_list(words: list[str], path: Path) -> WordList:
    """Writes the list as UTF-8 with LF; a build that is interrupted leaves the old file whole."""
    text = "".join(word + "\n" for word in words).encode()
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(".unfinished")
    unfinished.write_bytes(text)
    os.replace(unfinished, path)
    return WordList(path, words, hashlib.sha256(text).hexdigest())


def read_words(path: Path) -> list[str] | None:
    """The words of a list written earlier, if there is one."""
    if not path.exists():
        return None
    return path.read_text(encoding="utf-8").split()
