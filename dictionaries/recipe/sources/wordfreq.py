"""Reads how often words are seen, from the package `wordfreq`: a witness that a word lives.

The file of a language is compressed MessagePack: an array of a header and of arrays of words. The
words of the array at place n+1 are seen with the frequency 10^(-n/100); they are in small letters.
"""

import gzip
import zipfile
from pathlib import Path

from fault import RecipeFault
from sources.package import Package

PACKAGE = Package(
    registry="PyPI",
    name="wordfreq",
    version="3.1.1",
    file="wordfreq-3.1.1-py3-none-any.whl",
    sha256="4b1c6ecffc6198be3396d5cf871c4423ca71c907c231348d352dd54d62b97473",
)
FORMAT = "cB"


def read_rarities(wheel: Path, language: str) -> dict[str, int]:
    """The words of a language, each with its rarity: 300 is one word in a thousand, 800 one in 100 million."""
    with zipfile.ZipFile(wheel) as package:
        names = set(package.namelist())
        name = next(
            path for size in ("large", "small") if (path := f"wordfreq/data/{size}_{language}.msgpack.gz") in names
        )
        data = gzip.decompress(package.read(name))
    (header, *groups), _ = unpack(data, 0)
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise RecipeFault(f"{wheel.name} has {name} in another format; look at sources/wordfreq.py again")
    return {word: rarity for rarity, group in enumerate(groups) for word in group}


def unpack(data: bytes, at: int) -> tuple[object, int]:
    """The value of MessagePack that begins at a place, and where it ends. Only what the files need."""
    kind = data[at]
    if kind < 0x80:
        return kind, at + 1
    if kind < 0x90:
        return unpack_map(data, at + 1, kind & 0x0F)
    if kind < 0xA0:
        return unpack_array(data, at + 1, kind & 0x0F)
    if kind < 0xC0:
        return text(data, at + 1, kind & 0x1F)
    for first, widths, read in ((0xD9, (1, 2, 4), text), (0xDC, (2, 4), unpack_array)):
        if first <= kind < first + len(widths):
            width = widths[kind - first]
            return read(data, at + 1 + width, int.from_bytes(data[at + 1 : at + 1 + width], "big"))
    raise RecipeFault(f"MessagePack with a value of kind {kind:#x}; sources/wordfreq.py cannot read it")


def text(data: bytes, at: int, size: int) -> tuple[str, int]:
    """A text of that many bytes."""
    return data[at : at + size].decode(), at + size


def unpack_array(data: bytes, at: int, count: int) -> tuple[list[object], int]:
    """An array of that many values."""
    found = []
    for _ in range(count):
        value, at = unpack(data, at)
        found.append(value)
    return found, at


def unpack_map(data: bytes, at: int, count: int) -> tuple[dict[object, object], int]:
    """A map of that many pairs."""
    flat, at = unpack_array(data, at, 2 * count)
    return dict(zip(flat[::2], flat[1::2], strict=True)), at
