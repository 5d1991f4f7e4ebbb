"""What the words of a list are: lemma, word class, form, labels and source, in a compact file.

A lexeme is a stem with what makes its lemma of it, its kind and its forms. A form is a row: what
stands before the stem, what behind it, and its marks. Lexemes with the same rows share a paradigm, so
a word is answered by trying what may stand around its stem and looking the stem up.

The file: a line `flavita meanings 1`, a line of JSON (`Head` of `src/lexicon/meaning/file.rs`), then
a zlib stream. In it stand, each behind its number, with integers of seven bits a byte, low first:

- texts, each its length in bytes and its bytes: all that stands around stems;
- rows, each three numbers: the text before, the text behind, the marks by their place in the head;
- paradigms, each the texts before and behind that make the lemma, the number of rows and the rows,
  each as what must be added to the one before;
- notes, texts: reasons and definitions; the first is empty;
- spellings, texts: what a dictionary writes otherwise than it is laid, each a place in the lemma and
  what stands there in truth, nothing for a letter too many: `0é 2é` makes été of ETE, `0œ 1` œuf of
  OEUF; the first is empty;
- lexemes in the order of their stems: all stems, each the bytes it shares with the one before, the
  number of the others and these; then all paradigms, all kinds, all notes, all spellings.
"""

import hashlib
import json
import zlib
from array import array
from collections.abc import Iterable
from dataclasses import dataclass, field
from os.path import commonprefix
from pathlib import Path
from typing import NamedTuple

FIRST_LINE = b"flavita meanings 1\n"
# Forms that are spelt alike are told in this order, others behind them.
ORDER = (
    "nominative", "genitive", "dative", "accusative", "instrumental", "infinitive", "present", "past", "future",
    "imperfect", "preterite", "conditional", "subjunctive", "imperative", "person-1", "person-2", "person-3",
    "singular", "plural", "masculine", "feminine", "neuter",
)
RANKS = {mark: rank for rank, mark in enumerate(ORDER)}
# The source of a word that the recipe's own files add; its note is the reason.
BY_HAND = "by hand"
# Such a reason begins so where all words of its line are younger than this century.
NEW = "new: "


class Kind(NamedTuple):
    """What all forms of a lexeme have in common. Codes are those of `src/i18n/*/meaning.ftl`."""

    # Empty where the source names none.
    word_class: str
    marks: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    # The name of who says so.
    source: str = ""


class Row(NamedTuple):
    """A form of a paradigm: what stands before and behind the stem, and its marks."""

    before: str
    behind: str
    marks: tuple[str, ...]


class Lexeme(NamedTuple):
    """A stem, what makes its lemma of it, its kind, its note and how its lemma is spelt."""

    stem: str
    before: str
    behind: str
    kind: Kind
    note: str
    spelling: str = ""


@dataclass
class Meanings:
    """The lexemes of an edition with the rows of their forms, as they are met."""

    edition: str
    rows: dict[Row, int] = field(default_factory=dict)
    lexemes: dict[Lexeme, array] = field(default_factory=dict)

    def add(self, lexeme: Lexeme, row: Row) -> None:
        """Notes a form of a lexeme."""
        number = self.rows.setdefault(row, len(self.rows))
        self.lexemes.setdefault(lexeme, array("I")).append(number)

    def numbers(self, rows: Iterable[Row]) -> array:
        """The rows of a paradigm that many lexemes share."""
        return array("I", [self.rows.setdefault(row, len(self.rows)) for row in rows])

    def add_shared(self, lexeme: Lexeme, rows: array) -> None:
        """Notes a lexeme with the rows of its paradigm; `rows` is never changed."""
        known = self.lexemes.get(lexeme)
        self.lexemes[lexeme] = rows if known is None else known + rows

    def add_forms(
        self, lemma: str, kind: Kind, forms: Iterable[tuple[str, tuple[str, ...]]], note: str = "",
        laid: str | None = None,
    ) -> None:
        """Notes a lexeme whole: its forms with their marks, as they are laid, like the lemma `laid`.

        The stem is what all begin with.
        """
        found = list(forms)
        laid = lemma if laid is None else laid
        stem = commonprefix([laid, *(form for form, _ in found)])
        lexeme = Lexeme(stem, "", laid[len(stem) :], kind, note, spelling(lemma, laid))
        for form, marks in found:
            self.add(lexeme, Row("", form[len(stem) :], marks))

    def write(self, path: Path) -> "Written":
        """Writes the file and tells its size and the checksum of what is in it."""
        body, head = Body(self).packed()
        checksum = hashlib.sha256(body).hexdigest()
        head = {"edition": self.edition, "sha256": checksum, **head}
        line = json.dumps(head, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        path.write_bytes(FIRST_LINE + line + zlib.compress(body, 9))
        return Written(path, len(self.lexemes), checksum)


@dataclass(frozen=True)
class Written:
    """A file as it was written."""

    path: Path
    lexemes: int
    sha256: str


class Body:
    """Puts what was met into numbers: equal things get the same words on equal sources."""

    def __init__(self, meanings: Meanings) -> None:
        """Sorts everything that the order of meeting would else decide."""
        self.met = list(meanings.rows)
        labelled = ((with_label(lexeme), met) for lexeme, met in meanings.lexemes.items())
        self.lexemes = sorted(labelled, key=lambda item: (item[0].stem.encode(), item[0]))
        self.rows = sorted(self.met, key=lambda row: (ranks(row.marks), row.marks, row.behind, row.before))
        place = {row: number for number, row in enumerate(self.rows)}
        self.place = [place[row] for row in self.met]
        around = {text for row in self.rows for text in row[:2]}
        around |= {text for lexeme, _ in self.lexemes for text in lexeme[1:3]}
        self.texts = {text: number for number, text in enumerate(sorted(around, key=str.encode))}
        self.known_rows: dict[int, bytes] = {}
        self.marks = numbered(row.marks for row in self.rows)
        self.kinds = numbered(lexeme.kind for lexeme, _ in self.lexemes)
        self.notes = numbered(["", *(lexeme.note for lexeme, _ in self.lexemes)])
        self.spellings = numbered(["", *(lexeme.spelling for lexeme, _ in self.lexemes)])

    def packed(self) -> tuple[bytes, dict[str, object]]:
        """The bytes, and what the head says to them."""
        body = bytearray()
        self.put_texts(body, self.texts)
        put_number(body, len(self.rows))
        for row in self.rows:
            put_numbers(body, (self.texts[row.before], self.texts[row.behind], self.marks[row.marks]))
        self.put_lexemes(body)
        head = {
            "kinds": [kind._asdict() for kind in self.kinds],
            "marks": list(self.marks),
        }
        return bytes(body), head

    def put_texts(self, body: bytearray, texts: Iterable[str]) -> None:
        """Texts behind their number."""
        found = [text.encode() for text in texts]
        put_number(body, len(found))
        for text in found:
            put_number(body, len(text))
            body += text

    def put_lexemes(self, body: bytearray) -> None:
        """Paradigms, notes and lexemes."""
        paradigms: dict[tuple[int, int, bytes], int] = {}
        numbers = []
        for lexeme, met in self.lexemes:
            paradigm = (self.texts[lexeme.before], self.texts[lexeme.behind], self.packed_rows(met))
            numbers.append(paradigms.setdefault(paradigm, len(paradigms)))
        put_number(body, len(paradigms))
        for before, behind, rows in paradigms:
            put_numbers(body, (before, behind))
            body += rows
        self.put_texts(body, self.notes)
        self.put_texts(body, self.spellings)
        put_number(body, len(self.lexemes))
        self.put_stems(body)
        put_numbers(body, numbers)
        put_numbers(body, (self.kinds[lexeme.kind] for lexeme, _ in self.lexemes))
        put_numbers(body, (self.notes[lexeme.note] for lexeme, _ in self.lexemes))
        put_numbers(body, (self.spellings[lexeme.spelling] for lexeme, _ in self.lexemes))

    def packed_rows(self, met: array) -> bytes:
        """The number of rows, and each as what must be added to the one before; many lexemes share them."""
        known = self.known_rows.get(id(met))
        if known is None:
            rows = sorted({self.place[row] for row in met})
            packed = bytearray()
            put_number(packed, len(rows))
            put_numbers(packed, (number - last for last, number in zip([0, *rows], rows, strict=False)))
            known = self.known_rows[id(met)] = bytes(packed)
        return known

    def put_stems(self, body: bytearray) -> None:
        """The stems, each by what it shares with the one before."""
        last = b""
        for lexeme, _ in self.lexemes:
            stem = lexeme.stem.encode()
            shared = len(commonprefix([last, stem]))
            put_numbers(body, (shared, len(stem) - shared))
            body += stem[shared:]
            last = stem


def with_label(lexeme: Lexeme) -> Lexeme:
    """A lexeme whose note says that it is new, with a label for it."""
    if not lexeme.note.startswith(NEW):
        return lexeme
    kind = lexeme.kind._replace(labels=(*lexeme.kind.labels, NEW.removesuffix(": ")))
    return lexeme._replace(kind=kind, note=lexeme.note.removeprefix(NEW))


def ranks(marks: tuple[str, ...]) -> list[int]:
    """By what the form with these marks is told before others."""
    return [RANKS.get(mark, len(RANKS)) for mark in marks]


def spelling(lemma: str, laid: str) -> str:
    """What must be changed in a lemma as it is laid to make it as it is spelt."""
    if len(lemma) == len(laid):
        pairs = enumerate(zip(lemma, laid, strict=True))
        return " ".join(f"{at}{letter}" for at, (letter, other) in pairs if letter != other)
    start = len(commonprefix([lemma, laid]))
    end = len(commonprefix([lemma[start:][::-1], laid[start:][::-1]]))
    too_many = range(start + 1, len(laid) - end)
    return " ".join([f"{start}{lemma[start : len(lemma) - end]}", *map(str, too_many)])


def numbered(things: Iterable[object]) -> dict:
    """Each thing once with its number, in sorted order."""
    return {thing: number for number, thing in enumerate(sorted(set(things)))}


def put_numbers(body: bytearray, numbers: Iterable[int]) -> None:
    """Integers one behind the other."""
    for number in numbers:
        put_number(body, number)


def put_number(body: bytearray, number: int) -> None:
    """An integer, seven bits a byte, low first."""
    while number >= 0x80:
        body.append(number & 0x7F | 0x80)
        number >>= 7
    body.append(number)
