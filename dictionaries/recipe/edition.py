"""What the recipe has to know of an edition."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from meanings import Meanings
from sources.package import Package


@dataclass(frozen=True)
class Lists:
    """The words that an edition's rules select, in any order and case, repeated or not.

    `words` is consumed first, then every option in its order, so an option may be filled while the
    main list is read. A word may carry `|` where a tile of several letters must not be read across
    a boundary: KÖZ|SÉG is K Ö Z S É G although ZS is a tile.
    """

    words: Iterable[str]
    # Lists that a tournament can switch on or off: of words inside the main list, which switching
    # off takes away, or of words outside it, which switching on adds. Which of both an option is
    # stands in edition.toml.
    options: Mapping[str, Iterable[str]] = field(default_factory=dict)
    # What the words are; filled while the main list is read.
    meanings: Meanings | None = None


@dataclass(frozen=True)
class Edition:
    """One word list: where it comes from, how it is read, what it is made of."""

    id: str
    # What the compiled list is called in the program.
    name: str
    sources: tuple[Package, ...]
    # Reads the downloaded packages; the key is the package's name.
    lists: Callable[[Mapping[str, Path]], Lists]
    # The labels of edition.toml in their order, in capitals. A word that needs another tile is
    # left out.
    tiles: tuple[str, ...]
    # Lines of the main list, checked in every build: words that it has to hold, and words that it
    # must not hold.
    must_hold: tuple[str, ...] = ()
    must_lack: tuple[str, ...] = ()
