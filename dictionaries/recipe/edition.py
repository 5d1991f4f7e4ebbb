"""What the recipe has to know of an edition."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from sources.package import Package


@dataclass(frozen=True)
class Edition:
    """One word list: where it comes from, how it is read, what it is made of."""

    id: str
    source: Package
    # Reads the downloaded package and gives the words that the edition's rules select, in any
    # order and case, repeated or not.
    words: Callable[[Path], Iterable[str]]
    # Upper case. A word with any other character is left out.
    alphabet: str
    # Checked in every build: words that the list has to hold, and words that it must not hold.
    must_hold: tuple[str, ...] = ()
    must_lack: tuple[str, ...] = ()
