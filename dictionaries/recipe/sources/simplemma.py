"""Reads the words of a language from the package `simplemma`, which finds the lemma of a form.

The member `data/<language>.plzma` is LZMA-compressed: the magic `SMFC1`, a byte of flags (1: the
texts are reversed), the number of records, and the records in the order of their forms. A record is
how many bytes the form shares with the one before, the length of the rest, the rest; then how many
bytes to take off the form to get the lemma, the length of what to add, and that text. 254 stands
for the lemma of the record before (nothing follows), 255 for a lemma written out in full. All
numbers but the bytes to take off are written in groups of seven bits, the lowest first.
"""

import lzma
import zipfile
from collections.abc import Iterator
from pathlib import Path

from fault import RecipeFault

FOLDER = "simplemma/strategies/dictionaries/data/"
MAGIC = b"SMFC1"
REVERSED = 1
SAME_LEMMA = 254
WHOLE_LEMMA = 255


def read_lemmas(wheel: Path, language: str) -> dict[str, str]:
    """Every form that the package knows, with its lemma."""
    try:
        with zipfile.ZipFile(wheel) as package:
            data = lzma.decompress(package.read(f"{FOLDER}{language}.plzma"))
        return dict(records(data))
    except (KeyError, IndexError, UnicodeDecodeError, zipfile.BadZipFile, lzma.LZMAError) as error:
        raise RecipeFault(
            f"{wheel.name} holds no words of the known format for {language} ({error}); a new version "
            "of the package needs a new look at sources/simplemma.py"
        ) from error


def records(data: bytes) -> Iterator[tuple[str, str]]:
    """The forms with their lemmas, in the order of the file."""
    if not data.startswith(MAGIC):
        raise RecipeFault("the word file of simplemma has another format; look at sources/simplemma.py")
    turned = -1 if data[len(MAGIC)] & REVERSED else 1
    count, at = number(data, len(MAGIC) + 1)
    form = lemma = b""
    for _ in range(count):
        shared, at = number(data, at)
        rest, at = text(data, at)
        form = form[:shared] + rest
        trim = data[at]
        at += 1
        if trim != SAME_LEMMA:
            added, at = text(data, at)
            lemma = added if trim == WHOLE_LEMMA else form[: len(form) - trim] + added
        yield form[::turned].decode(), lemma[::turned].decode()


def number(data: bytes, at: int) -> tuple[int, int]:
    """The number at a place, and the place behind it."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 0x7F) << shift
        if byte < 0x80:
            return value, at
        shift += 7


def text(data: bytes, at: int) -> tuple[bytes, int]:
    """The text at a place, which begins with its length, and the place behind it."""
    length, start = number(data, at)
    return data[start : start + length], start + length
