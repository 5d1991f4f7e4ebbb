"""Reads the dictionary of the Rust package `rumorph-dict-ru`: OpenCorpora with words of Wiktionary.

The file `ru.dict` begins with `RUMORPH\\0`, the version of the format and a checksum, 32 bits each;
then come sections, each a length of 64 bits, its data, and zeros up to a multiple of 8. A section of
texts holds their number, the end of each, and the texts. In their order, as far as they are read:

- meta, tags (texts such as "NOUN,inan,masc sing,nomn"), two sections of another tag set, the letters
  of the keys, the prefixes and the endings of forms (texts);
- where each paradigm begins, and the paradigms: 16-bit integers, one third endings, one third tags,
  one third prefixes, as in the format of `opencorpora.py`;
- tables: the number of a paradigm, then a number for each of its forms, whose upper half is the row
  of the lemma;
- the map of the words (see `transducer.py`), lists of parses, spellings. A key has Е for Ё; its number
  holds the place of its list in 24 bits, skips 20, then a bit for each letter that is Ё; or, with the
  highest bit set, the place of its spellings: how many there are, and for each the bits of Ё in two
  numbers and the place of the list. A list is its length, whose highest bit marks words that only
  Wiktionary has, and for each parse a table in the upper half and a row in the lower one.
"""

import struct
import sys
import tarfile
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fault import RecipeFault
from sources.opencorpora import Parse, Row, Tag
from sources.package import Package
from sources.transducer import Transducer

PACKAGE = Package(
    registry="crates.io",
    name="rumorph-dict-ru",
    version="0.5.0",
    file="rumorph-dict-ru-0.5.0.crate",
    sha256="20081ff889f37d4a3ed609a500bd8b082e0cb69bd8036de5d9d3105c2f85f059",
)
SIGNATURE = b"RUMORPH\0"
FORMAT = 8
(META, TAGS, _, _, LETTERS, PREFIXES, ENDINGS, PARADIGM_STARTS, PARADIGMS, TABLES, WORDS, RECORDS,
 SPELLINGS) = range(13)
LENGTH_BITS = 0x7FFF_FFFF
LIST_BITS = 24
SKIPPED_BITS = 20
YO_BITS = 19
SEVERAL = 1 << 63
ONLY_WIKTIONARY = 1 << 31
# The mark that parses of words get here which only Wiktionary has; the package itself has none for it.
WIKTIONARY = "Wikt"


def sections(data: bytes) -> list[bytes]:
    """The data of each section."""
    if data[:8] != SIGNATURE or struct.unpack_from("<I", data, 8) != (FORMAT,):
        raise RecipeFault(f"ru.dict is not in format {FORMAT}; a new version needs a new look at sources/rumorph.py")
    found, at = [], 16
    while at < len(data):
        (length,) = struct.unpack_from("<Q", data, at)
        found.append(data[at + 8 : at + 8 + length])
        at += 8 + (length + 7) // 8 * 8
    return found


def numbers(code: str, data: bytes) -> array:
    """A section of integers."""
    found = array(code)
    found.frombytes(data)
    if sys.byteorder == "big":
        found.byteswap()
    return found


def texts(data: bytes) -> list[str]:
    """A section of texts."""
    (count,) = struct.unpack_from("<I", data)
    ends = struct.unpack_from(f"<{count}I", data, 4)
    joined = data[4 + 4 * count :]
    return [joined[start:end].decode() for start, end in zip((0, *ends), ends, strict=False)]


@dataclass(frozen=True)
class Dictionary:
    """All forms of the dictionary with their parses."""

    letters: str
    # The rows of each table, each with the row of its lemma; and the same with the mark of Wiktionary.
    tables: list[list[Parse]]
    marked_tables: list[list[Parse]]
    words: Transducer
    records: array
    spellings: array

    @property
    def word_count(self) -> int:
        """How many keys there are."""
        return self.words.count

    @classmethod
    def open(cls, crate: Path) -> "Dictionary":
        """Reads the dictionary from the downloaded package."""
        with tarfile.open(crate) as archive:
            return cls.of_file(archive.extractfile(f"{crate.stem}/ru.dict").read())

    @classmethod
    def of_file(cls, data: bytes) -> "Dictionary":
        """Reads the dictionary from the bytes of its file."""
        parts = sections(data)
        return cls(
            letters=parts[LETTERS].decode(),
            tables=read_tables(parts),
            marked_tables=read_tables(parts, f",{WIKTIONARY}"),
            words=Transducer(parts[WORDS]),
            records=numbers("I", parts[RECORDS]),
            spellings=numbers("I", parts[SPELLINGS]),
        )

    def forms(self) -> Iterator[tuple[str, tuple[Parse, ...]]]:
        """Every form once, with all its parses."""
        for key, value in self.words.items():
            word = "".join(self.letters[byte - 1] for byte in key)
            for yo, at in self.lists(value):
                yield with_yo(word, yo), self.parses(at)

    def lists(self, value: int) -> Iterator[tuple[int, int]]:
        """The spellings of a key: which letters are Ё, and where the list of its parses is."""
        if not value & SEVERAL:
            yield value >> LIST_BITS + SKIPPED_BITS & (1 << YO_BITS) - 1, value & (1 << LIST_BITS) - 1
            return
        at = value & 0xFFFF_FFFF
        for place in range(at + 1, at + 1 + 3 * self.spellings[at], 3):
            low, high, start = self.spellings[place : place + 3]
            yield low | high << 32, start

    def parses(self, at: int) -> tuple[Parse, ...]:
        """The list of parses at a place."""
        count = self.records[at] & LENGTH_BITS
        tables = self.marked_tables if self.records[at] & ONLY_WIKTIONARY else self.tables
        return tuple(tables[entry >> 16][entry & 0xFFFF] for entry in self.records[at + 1 : at + 1 + count])


def read_tables(parts: list[bytes], mark: str = "") -> list[list[Parse]]:
    """The parses of every table, row by row; their tags get the mark."""
    tags = [Tag(text + mark) for text in texts(parts[TAGS])]
    prefixes, endings = texts(parts[PREFIXES]), texts(parts[ENDINGS])
    starts = numbers("I", parts[PARADIGM_STARTS])
    cells = numbers("H", parts[PARADIGMS])
    paradigms = []
    for start, end in zip(starts, starts[1:], strict=False):
        third = (end - start) // 3
        paradigms.append([
            Row(prefixes[cells[at + 2 * third]], endings[cells[at]], tags[cells[at + third]])
            for at in range(start, start + third)
        ])
    numbered = numbers("I", parts[TABLES])
    tables, at = [], 0
    while at < len(numbered):
        rows = paradigms[numbered[at]]
        lemmas = numbered[at + 1 : at + 1 + len(rows)]
        tables.append([Parse(row, rows[cell >> 16]) for row, cell in zip(rows, lemmas, strict=True)])
        at += 1 + len(rows)
    return tables


def with_yo(word: str, yo: int) -> str:
    """The word with Ё for Е at the places of the bits."""
    if not yo:
        return word
    return "".join("ё" if yo >> place & 1 else letter for place, letter in enumerate(word))
