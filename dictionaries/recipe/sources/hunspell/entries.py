"""The .dic file: the words with their flags and morphological data."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from sources.hunspell.affix_file import AffixFile, Flags

# Morphological data begins behind a tab, or behind a blank if it looks like "po:noun".
TAGS_AT = re.compile(rb"\t| (?=[a-z]{2}:)")
# Flags begin behind the first slash that is not escaped.
FLAGS_AT = re.compile(rb"(?<=[^\\])/")


@dataclass(frozen=True, eq=False)
class Entry:
    """A word of the dictionary."""

    word: str
    flags: Flags
    tags: tuple[str, ...]


def read_entries(data: bytes, affixes: AffixFile) -> Iterator[Entry]:
    """The entries of a .dic file; its first line only counts them."""
    for line in data.splitlines()[1:]:
        if line.strip() and not line.startswith(b"\t"):
            yield read_entry(line, affixes)


def read_entry(line: bytes, affixes: AffixFile) -> Entry:
    """The entry of a line: word, flags behind a slash, morphological data."""
    head, *tags = TAGS_AT.split(line, maxsplit=1)
    word, *flags = FLAGS_AT.split(head, maxsplit=1)
    return Entry(
        word=affixes.decode(word).replace("\\/", "/").strip(),
        flags=affixes.flags(flags[0].strip()) if flags else (),
        tags=affixes.tags(tags[0].split()) if tags else (),
    )
