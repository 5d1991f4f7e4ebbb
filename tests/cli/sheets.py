"""Compares tables for a spreadsheet, as a spreadsheet program understood them, with the plain ones.

The arguments are pairs: a flat OpenDocument sheet and the plain CSV file of the same table. A plain
number must be a number to the spreadsheet, of the same value; a moment a date; a plain text a text. Words that the
program itself writes are of another language there, so that only texts of people are compared, which
stand in the columns named here. Prints how many cells were compared, and as what.
"""

import csv
import re
import sys
from decimal import Decimal
from pathlib import Path
from xml.etree import ElementTree

TABLE = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
OFFICE = "{urn:oasis:names:tc:opendocument:xmlns:office:1.0}"
TEXT = "{urn:oasis:names:tc:opendocument:xmlns:text:1.0}"
OF_PEOPLE = {"name", "player", "club", "rack", "word", "at", "edition"}
# In the place of a player the line of the tops.
OWN_WORDS = {"top"}
NUMBER = re.compile(r"-?\d+(\.\d+)?")
# A moment with its offset, which a spreadsheet has no form for: there it is a date by the computer's clock.
MOMENT = re.compile(r"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)[+-]\d\d:\d\d")


def sheet(path):
    """The rows of the first sheet: each cell its type and its value, repeated ones written out."""
    rows = []
    for row in ElementTree.parse(path).iter(TABLE + "table-row"):
        cells = []
        for cell in row.iter(TABLE + "table-cell"):
            kind = cell.get(OFFICE + "value-type")
            written = "\n".join(p.text or "" for p in cell.iter(TEXT + "p"))
            value = cell.get(OFFICE + {"float": "value", "date": "date-value"}.get(kind, ""), written)
            cells += [(kind, value)] * int(cell.get(TABLE + "number-columns-repeated", "1"))
        while cells and cells[-1][0] is None:
            cells.pop()
        if cells:
            rows.append(cells)
    return rows


def agree(column, plain, kind, value):
    if plain == "":
        return kind is None
    if NUMBER.fullmatch(plain):
        return kind == "float" and Decimal(value) == Decimal(plain)
    if moment := MOMENT.fullmatch(plain):
        return kind == "date" and moment[1] in (value, f"{value}T00:00:00")
    if kind != "string":
        return False
    return column not in OF_PEOPLE or plain in OWN_WORDS or value == plain


def compare(seen, plain):
    counts = {"number": 0, "text": 0}
    with open(plain, encoding="utf-8", newline="") as lines:
        (headings, *wanted) = csv.reader(lines)
    shown = sheet(seen)
    if len(shown) != len(wanted) + 1 or len(shown[0]) != len(headings):
        sys.exit(f"{seen}: {len(shown)} rows, {len(shown[0])} columns; {plain}: {len(wanted) + 1}, {len(headings)}")
    for number, (row, cells) in enumerate(zip(wanted, shown[1:]), 1):
        cells += [(None, "")] * (len(row) - len(cells))
        for column, text, (kind, value) in zip(headings, row, cells):
            if not agree(column, text, kind, value):
                sys.exit(f"{Path(seen).name}, row {number}, {column}: {text!r} is {kind} {value!r}")
            if text:
                counts["number" if kind == "float" else "text"] += 1
    print(f"{Path(seen).name}: {counts['number']} numbers, {counts['text']} texts")


for at in range(1, len(sys.argv), 2):
    compare(sys.argv[at], sys.argv[at + 1])
