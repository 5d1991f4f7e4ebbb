#!/usr/bin/env python3
"""Measures the built lists against words of known status and against labelled samples.

    python3 dictionaries/recipe/measure.py            # every edition that has been built
    python3 dictionaries/recipe/measure.py en-scrabble
    python3 dictionaries/recipe/measure.py --draw en-scrabble   # prints the sample to be read
    python3 dictionaries/recipe/measure.py --short en-scrabble  # prints the words of two and three tiles

`measure/<edition>.known.txt` has words that must be in (+) and words that must not (-), by class; recall
is the part of the former that the list has, and rejection the part of the latter that it has not.
`measure/<edition>.faults.txt` has the words of a sample of 500 that are doubtful or wrong, each with a
reason; the other words of that sample were read and found good. A sample consists of the words whose
SHA-256 with the seed is smallest, so it changes little when a list does. `measure/<edition>.short.txt` has
the verdict on every word of two and three tiles.
"""

import argparse
import hashlib
import sys
from heapq import nsmallest
from pathlib import Path

from additions import read_lines
from editions import EDITIONS
from fault import RecipeFault
from tiles import TileSet

BUILD = Path(__file__).resolve().parent.parent / "build"
MEASURE = Path(__file__).with_name("measure")
SIZE = 500
SHORT = 3
VERDICTS = ("keep", "strike")
SEED = "flavita"


def words_of(edition: str) -> list[str]:
    """The lines of the built list."""
    path = BUILD / f"{edition}.txt"
    if not path.exists():
        raise RecipeFault(f"{path.name} is not there; build {edition} first")
    return path.read_text(encoding="utf-8").split("\n")[:-1]


def sample(words: list[str], size: int = SIZE) -> list[str]:
    """The sample of a list, sorted."""
    return sorted(nsmallest(size, words, key=lambda word: hashlib.sha256(f"{SEED} {word}".encode()).digest()))


def read_known(edition: str) -> list[tuple[bool, str, list[str]]]:
    """The classes of known words: whether they belong in, the class, the words as lines of a list."""
    tiles = TileSet(EDITIONS[edition].tiles)
    found = []
    for line in (MEASURE / f"{edition}.known.txt").read_text(encoding="utf-8").splitlines():
        if line[:1] in "+-" and line:
            head, _, text = line.partition(":")
            found.append((head[0] == "+", head[1:].strip(), [word.upper() for word in text.split()]))
    return [(wanted, name, [laid(word, edition, tiles) for word in words]) for wanted, name, words in found]


def laid(word: str, edition: str, tiles: TileSet) -> str:
    """The word as the edition lays it; unchanged where no tile has one of its letters."""
    if edition == "erudit":
        word = word.replace("Ё", "Е")
    return tiles.line(word) or word


def read_review(edition: str) -> dict[str, tuple[str, str]]:
    """The verdict and the reason on each short word."""
    found = {}
    path = MEASURE / f"{edition}.short.txt"
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line and not line.startswith("#"):
            head, _, reason = line.partition("|")
            word, _, verdict = head.strip().partition(" ")
            if verdict not in VERDICTS or not reason.strip():
                raise RecipeFault(f"{path.name}, line {number}: a word, keep or strike, a bar, the reason; not \"{line}\"")
            found[word] = (verdict, reason.strip())
    return found


def show_short(edition: str) -> None:
    """Prints the words of two and three tiles with their reviews, then what the review and the list disagree on."""
    tiles = TileSet(EDITIONS[edition].tiles)
    review = read_review(edition)
    short = [line for line in words_of(edition) if tiles.length(line) <= SHORT]
    for line in short:
        print(line, *review.get(line, ("not reviewed", "")), sep="\t")
    unread = [line for line in short if line not in review]
    struck = [line for line in short if review.get(line, ("",))[0] == "strike"]
    gone = sorted(word for word, (verdict, _) in review.items() if verdict == "keep" and word not in set(short))
    print(f"{edition}: {len(short)} words; not reviewed: {' '.join(unread) or 'none'}; struck, but in: "
          f"{' '.join(struck) or 'none'}; kept, but not in: {' '.join(gone) or 'none'}")


def read_faults(edition: str) -> dict[str, str]:
    """The words of the sample that are not good, with their labels."""
    path = MEASURE / f"{edition}.faults.txt"
    return {word: label for words, label, _ in read_lines(path) for word in words}


def measure(edition: str) -> None:
    """Prints the figures of an edition."""
    lines = words_of(edition)
    words = {line.replace("|", "") for line in lines}
    hits = {True: [0, 0], False: [0, 0]}
    for wanted, name, listed in read_known(edition):
        wrong = [word for word in listed if (word.replace("|", "") in words) != wanted]
        hits[wanted][0] += len(listed) - len(wrong)
        hits[wanted][1] += len(listed)
        if wrong:
            print(f"  {'+' if wanted else '-'} {name}: {' '.join(wrong)}")
    print(f"{edition}: recall {percent(*hits[True])} of {hits[True][1]}, rejection {percent(*hits[False])} of {hits[False][1]}")
    drawn = set(sample(lines))
    faults = {word: label for word, label in read_faults(edition).items() if word in drawn}
    for label in sorted(set(faults.values())):
        count = sum(1 for other in faults.values() if other == label)
        print(f"  sample: {count} {label}")
    wrong = sum(1 for label in faults.values() if label == "wrong")
    print(f"  sample: precision {percent(len(drawn) - wrong, len(drawn))} of {len(drawn)}, with the doubtful as wrong "
          f"{percent(len(drawn) - len(faults), len(drawn))}")


def percent(part: int, whole: int) -> str:
    """A share with one decimal, by integers."""
    tenths = (2000 * part + whole) // (2 * whole) if whole else 0
    return f"{tenths // 10}.{tenths % 10} %"


def main() -> int:
    """Measures or draws for the editions named on the command line."""
    sys.stdout.reconfigure(errors="backslashreplace")
    parser = argparse.ArgumentParser(description="Measures the built lists.")
    parser.add_argument("editions", nargs="*", metavar="EDITION")
    parser.add_argument("--draw", action="store_true", help="print the sample in place of the figures")
    parser.add_argument("--short", action="store_true", help="print the words of two and three tiles")
    chosen = parser.parse_args()
    try:
        for edition in chosen.editions or [name for name in EDITIONS if (BUILD / f"{name}.txt").exists()]:
            if chosen.draw:
                print(" ".join(sample(words_of(edition))))
            elif chosen.short:
                show_short(edition)
            else:
                measure(edition)
    except RecipeFault as fault:
        print(f"error: {fault}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
