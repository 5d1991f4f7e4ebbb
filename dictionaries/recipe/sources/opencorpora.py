"""Reads the OpenCorpora dictionary as compiled in the package `pymorphy3-dicts-ru`.

The package's `data` folder holds, among others (integers are little-endian unless said otherwise):

- `gramtab-opencorpora-int.json`: the tags, a list of texts such as "NOUN,inan,masc sing,nomn".
- `suffixes.json`: the endings, a list of texts.
- `meta.json`: pairs of key and value; `compile_options.paradigm_prefixes` lists the prefixes and
  `words_dawg_length` is the number of parses.
- `paradigms.array`: 16-bit integers. First the number of paradigms, then each paradigm as its
  length and as many integers: one third endings, one third tags, one third prefixes, all three by
  their place in the lists above. Row i of a paradigm is the i-th of each third; row 0 is the lemma.
- `words.dawg`: all forms with their parses, in an automaton (see `Automaton`). A key is the form in
  UTF-8, a byte 1, and the parse in Base64: paradigm and row, 16 bits each, big-endian.
"""

import base64
import json
import struct
import sys
import zipfile
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from fault import RecipeFault
from sources.package import Package

PACKAGE = Package(
    registry="PyPI",
    name="pymorphy3-dicts-ru",
    version="2.4.417150.4580142",
    file="pymorphy3_dicts_ru-2.4.417150.4580142-py2.py3-none-any.whl",
    sha256="718bac64c73c10c16073a199402657283d9b64c04188b694f6d3e9b0d85440f4",
)

FOLDER = "pymorphy3_dicts_ru/data/"
SEPARATOR = 1


@dataclass(frozen=True, eq=False)
class Tag:
    """The grammemes of a parse. One object stands for all parses with the same text."""

    text: str
    marks: frozenset[str] = field(init=False)
    part_of_speech: str = field(init=False)

    def __post_init__(self) -> None:
        marks = self.text.replace(" ", ",").split(",")
        object.__setattr__(self, "marks", frozenset(marks))
        object.__setattr__(self, "part_of_speech", marks[0])


class Row(NamedTuple):
    """One form of a paradigm: what stands before and after the stem, and the form's tag."""

    prefix: str
    ending: str
    tag: Tag


class Parse(NamedTuple):
    """One reading of a form."""

    row: Row
    lemma_row: Row
    # Why the word is here, for one that the recipe adds.
    reason: str = ""

    @property
    def tag(self) -> Tag:
        """The grammemes of this reading."""
        return self.row.tag

    @property
    def is_lemma(self) -> bool:
        """Whether the form is the one under which a dictionary lists the word."""
        return self.row is self.lemma_row

    def lemma(self, form: str) -> str:
        """The lemma of the form that has this parse."""
        stem = form[len(self.row.prefix) : len(form) - len(self.row.ending)]
        return self.lemma_row.prefix + stem + self.lemma_row.ending


class Automaton:
    """The keys of a file written by the library dawgdic.

    The file holds a count and that many 32-bit units, then a count and that many pairs of bytes,
    the guide. A state is the place of a unit. Its guide pair names the label of its first child
    and of its next sibling, 0 for none. The child with label b is at `state ^ offset ^ b`; the
    offset stands in the unit from bit 10 up and is shifted by 8 more if bit 9 is set. Bit 8 says
    that a key ends here. States are shared between keys.
    """

    ROOT = 0

    def __init__(self, data: bytes) -> None:
        (count,) = struct.unpack_from("<I", data)
        guide_at = 4 + 4 * count
        (guide_count,) = struct.unpack_from("<I", data, guide_at)
        self.units = array("I")
        if self.units.itemsize != 4:
            raise RecipeFault("this Python has no 32-bit array type; use CPython")
        self.units.frombytes(data[4:guide_at])
        if sys.byteorder == "big":
            self.units.byteswap()
        self.guide = data[guide_at + 4 : guide_at + 4 + 2 * guide_count]

    def ends_key(self, state: int) -> bool:
        """Whether the path from the root to that state is a key."""
        return bool(self.units[state] >> 8 & 1)

    def children(self, state: int) -> list[tuple[int, int]]:
        """The labels that lead on from a state, each with the state it leads to."""
        unit = self.units[state]
        base = state ^ (unit >> 10 << (8 if unit >> 9 & 1 else 0))
        found = []
        label = self.guide[2 * state]
        while label:
            child = base ^ label
            found.append((label, child))
            label = self.guide[2 * child + 1]
        return found

    def keys_from(self, state: int) -> list[bytes]:
        """The rest of every key that goes through a state."""
        rests = [b""] if self.ends_key(state) else []
        for label, child in self.children(state):
            rests += [bytes((label,)) + rest for rest in self.keys_from(child)]
        return rests


@dataclass(frozen=True)
class Dictionary:
    """All forms of the dictionary with their parses."""

    automaton: Automaton
    paradigms: list[list[Row]]
    parse_count: int

    @classmethod
    def open(cls, wheel: Path) -> "Dictionary":
        """Reads the dictionary from the downloaded package."""
        try:
            with zipfile.ZipFile(wheel) as package:
                return cls.of_files(lambda name: package.read(FOLDER + name))
        except (KeyError, ValueError, zipfile.BadZipFile, struct.error) as error:
            raise RecipeFault(
                f"{wheel.name} is not a dictionary of the known format ({error}); a new version of "
                "the package needs a new look at sources/opencorpora.py"
            ) from error

    @classmethod
    def of_files(cls, read: Callable[[str], bytes]) -> "Dictionary":
        """Reads the dictionary; `read` gives the bytes of a file of the data folder."""
        meta = dict(json.loads(read("meta.json")))
        return cls(
            automaton=Automaton(read("words.dawg")),
            paradigms=read_paradigms(
                read("paradigms.array"),
                prefixes=meta["compile_options"]["paradigm_prefixes"],
                endings=json.loads(read("suffixes.json")),
                tags=[Tag(text) for text in json.loads(read("gramtab-opencorpora-int.json"))],
            ),
            parse_count=meta["words_dawg_length"],
        )

    def forms(self) -> Iterator[tuple[str, tuple[Parse, ...]]]:
        """Every form once, with all its parses, in no particular order."""
        # Words share their endings in the automaton, so each state is looked at once only.
        known_children: dict[int, list[tuple[bytes, int]]] = {}
        known_parses: dict[int, tuple[Parse, ...]] = {}
        waiting = [(Automaton.ROOT, b"")]
        while waiting:
            state, path = waiting.pop()
            children = known_children.get(state)
            if children is None:
                children = [(bytes((label,)), child) for label, child in self.automaton.children(state)]
                known_children[state] = children
            for label, child in children:
                if label[0] != SEPARATOR:
                    waiting.append((child, path + label))
                    continue
                parses = known_parses.get(child)
                if parses is None:
                    parses = known_parses[child] = self.parses_at(child)
                yield path.decode(), parses

    def parses_at(self, state: int) -> tuple[Parse, ...]:
        """The parses that stand behind a separator."""
        found = []
        for code in self.automaton.keys_from(state):
            paradigm, row = struct.unpack(">HH", base64.b64decode(code))
            rows = self.paradigms[paradigm]
            found.append(Parse(rows[row], rows[0]))
        return tuple(found)


def read_paradigms(data: bytes, prefixes: list[str], endings: list[str], tags: list[Tag]) -> list[list[Row]]:
    """The paradigms of `paradigms.array`."""
    numbers = [number for (number,) in struct.iter_unpack("<H", data)]
    paradigms = []
    start = 1
    for _ in range(numbers[0]):
        length = numbers[start]
        third = length // 3
        row_numbers = numbers[start + 1 : start + 1 + length]
        paradigms.append([
            Row(prefixes[prefix], endings[ending], tags[tag])
            for ending, tag, prefix in zip(
                row_numbers[:third], row_numbers[third : 2 * third], row_numbers[2 * third :], strict=True
            )
        ])
        start += 1 + length
    return paradigms
