#!/usr/bin/env python3
"""Builds the plain word lists of the editions from their public sources.

    python3 dictionaries/recipe/build.py ru-scrabble en-scrabble

Without an argument every edition of the recipe is built. The lists are written to
`dictionaries/build/<edition>.txt`; downloads are kept in `dictionaries/build/downloads/`. Needs
Python 3.11 or newer with pip, npm for the lists that come from npm, and a connection for the first
run. `--check` ends with exit code 1 where a list is not the one its provenance file records.
"""

import argparse
import sys
import time
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit("error: the recipe needs Python 3.11 or newer; this is " + sys.version.split()[0])

from comparison import against_previous, against_record
from edition import Edition
from editions import EDITIONS
from fault import RecipeFault
from progress import say
from provenance import read_record
from sources.package import fetch
from word_list import WordList, missing_checks, read_words, tidy, write_list

DICTIONARIES = Path(__file__).resolve().parent.parent
BUILD = DICTIONARIES / "build"


def build(edition: Edition) -> bool:
    """Builds one edition's list; true if it is the list that the provenance file records."""
    started = time.monotonic()
    say(edition.id, f"fetching {edition.source}")
    archive = fetch(edition.source, BUILD / "downloads")
    words = tidy(edition.words(archive), edition.alphabet)
    faults = missing_checks(words, edition)
    if faults:
        raise RecipeFault(f"{edition.id}: " + "; ".join(faults))
    path = BUILD / f"{edition.id}.txt"
    previous = read_words(path)
    say(edition.id, "writing the list")
    built = write_list(words, path)
    say(edition.id, f"done in {time.monotonic() - started:.0f} s")
    return report(edition, built, previous)


def report(edition: Edition, built: WordList, previous: list[str] | None) -> bool:
    """Prints what was built and how it differs; true if it is the recorded list."""
    record = read_record(DICTIONARIES / edition.id / "PROVENANCE.toml")
    print(f"{edition.id}: {built.path.relative_to(DICTIONARIES.parent).as_posix()}")
    print(f"  words   {built.count:,}")
    print(f"  sha256  {built.sha256}")
    print("  length  " + ", ".join(f"{n}: {count:,}" for n, count in built.by_length.items()))
    for line in against_record(built, record) + against_previous(built, previous):
        print(f"  {line}")
    return record is not None and record.sha256 == built.sha256


def arguments() -> argparse.Namespace:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description="Builds the plain word lists of the editions.")
    parser.add_argument("editions", nargs="*", metavar="EDITION",
                        help="one or more of: " + ", ".join(EDITIONS) + " (default: all)")
    parser.add_argument("--check", action="store_true",
                        help="exit with 1 if a list is not the one its provenance file records")
    chosen = parser.parse_args()
    unknown = [name for name in chosen.editions if name not in EDITIONS]
    if unknown:
        parser.error(f"no recipe for {', '.join(unknown)}; there is one for {', '.join(EDITIONS)}")
    return chosen


def main() -> int:
    """Builds the editions named on the command line and returns the exit code."""
    # A console that has no Cyrillic shows escapes instead of stopping the build.
    sys.stdout.reconfigure(errors="backslashreplace")
    chosen = arguments()
    names = list(dict.fromkeys(chosen.editions)) or list(EDITIONS)
    try:
        as_recorded = [build(EDITIONS[name]) for name in names]
    except RecipeFault as fault:
        print(f"error: {fault}", file=sys.stderr)
        return 1
    return 1 if chosen.check and not all(as_recorded) else 0


if __name__ == "__main__":
    sys.exit(main())
