#!/usr/bin/env python3
"""Draws words of a list that was built, to be read by a person: the same words every time.

    python3 dictionaries/recipe/sample.py erudit --size 100 --seed 1

Each word gets the SHA-256 of the seed, a colon and the word; the words with the smallest are drawn.
"""

import argparse
import hashlib
import heapq
import sys
from collections.abc import Iterable
from pathlib import Path

BUILD = Path(__file__).resolve().parent.parent / "build"


def draw(words: Iterable[str], size: int, seed: int) -> list[str]:
    """The drawn words in the order of the list."""
    def lot(word: str) -> bytes:
        return hashlib.sha256(f"{seed}:{word}".encode()).digest()

    return sorted(heapq.nsmallest(size, words, key=lot))


def main() -> int:
    """Prints the drawn words, one a line."""
    parser = argparse.ArgumentParser(description="Draws words of a list that was built.")
    parser.add_argument("list", help="an edition, or an edition and an option: erudit, erudit.rude")
    parser.add_argument("--size", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    path = BUILD / f"{chosen.list}.txt"
    if not path.exists():
        print(f"error: there is no {path}; build the list first", file=sys.stderr)
        return 1
    sys.stdout.reconfigure(encoding="utf-8")
    with path.open(encoding="utf-8") as file:
        print("\n".join(draw((line.rstrip("\n") for line in file), chosen.size, chosen.seed)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
