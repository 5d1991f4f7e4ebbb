"""Reads what the program exported, by Python's own means, and prints the figures as JSON.

The arguments are files by name: players.csv, standings.csv and so on. The board is built from the
moves of the GCG, square by square, and refused where a move does not fit.
"""

import csv
import json
import re
import sqlite3
import sys
from pathlib import Path
from xml.etree import ElementTree


def table(path):
    with open(path, encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


def place(word):
    """`8H` runs along row 8, `H8` down column H."""
    across = re.fullmatch(r"(\d+)([A-O])", word)
    down = re.fullmatch(r"([A-O])(\d+)", word)
    number, letter = (across.group(1), across.group(2)) if across else (down.group(2), down.group(1))
    return int(number) - 1, ord(letter) - ord("A"), (0, 1) if across else (1, 0)


def signs(word):
    return re.findall(r"\[[^\]]+\]|.", word)


def play(board, rack, at, word):
    """Lays a word of tiles of the rack; a full stop must stand for a tile that lies there."""
    row, column, (down, right) = place(at)
    left = signs(rack)
    for sign in signs(word):
        lying = board.get((row, column))
        if (sign == ".") != (lying is not None):
            raise ValueError(f"{at} {word}: {sign} on {lying}")
        if sign != ".":
            left.remove("?" if sign != sign.upper() else sign)
            board[row, column] = sign
        row, column = row + down, column + right


def gcg(path):
    board, total, moves = {}, 0, 0
    for line in Path(path).read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        move = re.fullmatch(r">Top: (\S+) (\S+) (\S+) \+(\d+) (\d+)", line)
        rack, at, word, points, after = move.groups()
        play(board, rack, at, word)
        total, moves = total + int(points), moves + 1
        if total != int(after):
            raise ValueError(f"{line}: {total}")
    rows = ["".join(board.get((row, column), ".") for column in range(15)) for row in range(15)]
    return {"moves": moves, "total": total, "board": rows}


def events(path):
    with sqlite3.connect(path) as file:
        return [list(row) for row in file.execute("SELECT seq, kind FROM event ORDER BY seq")]


def lines(path):
    text = Path(path).read_text(encoding="utf-8")
    return [[line["seq"], line["kind"]] for line in map(json.loads, text.splitlines())]


def federation(path):
    with open(path, encoding="latin-1", newline="") as lines:
        return list(csv.reader(lines, delimiter=";"))


def picture(path):
    """Title, what it means, all its words, and what lies outside of its frame."""
    svg = "{http://www.w3.org/2000/svg}"
    root = ElementTree.parse(path).getroot()
    if root.tag != svg + "svg" or root.get("role") != "img":
        raise ValueError(f"{path}: no picture")
    _, _, width, height = map(int, root.get("viewBox").split())
    inner = root.find(svg + "g")
    right, down = map(int, re.fullmatch(r"translate\((\d+) (\d+)\)", inner.get("transform")).groups())
    outside = []
    for shape in inner.iter():
        x, y = shape.get("x"), shape.get("y")
        places = [(int(x), int(y))] if x is not None else []
        places += [tuple(map(int, place.split(","))) for place in (shape.get("points") or "").split()]
        for x, y in places:
            if not (0 <= x + right <= width and 0 <= y + down <= height):
                outside.append([shape.tag, x, y])
    return {
        "title": root.find(svg + "title").text,
        "says": root.find(svg + "desc").text,
        "words": [text.text for text in root.iter(svg + "text")],
        "outside": outside,
    }


def reader(path):
    return federation if path.name == "federation.csv" else READERS[path.suffix]


READERS = {".csv": table, ".gcg": gcg, ".jsonl": lines, ".svg": picture, ".sqlite": events}

figures = {path.name: reader(path)(path) for path in map(Path, sys.argv[1:])}
print(json.dumps(figures))
