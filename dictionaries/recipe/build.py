#!/usr/bin/env python3
"""Builds the word lists of the editions from their public sources.

    python3 dictionaries/recipe/build.py ru-scrabble en-scrabble

Without an argument every edition of the recipe is built. The plain lists are written to
`dictionaries/build/<edition>.txt` and `dictionaries/build/<edition>.<option>.txt`; beside each of
them the program writes the compiled list with the ending `.lexicon`. Downloads are kept in
`dictionaries/build/downloads/`. Needs Python 3.11 or newer with pip, npm for the sources that come
from npm, cargo or the program, and a connection for the first run.
"""

import argparse
import shutil
import sys
import time
from collections.abc import Iterable
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit("error: the recipe needs Python 3.11 or newer; this is " + sys.version.split()[0])

from comparison import against_previous, against_record
from compiling import Compiler
from edition import Edition
from editions import EDITIONS
from fault import RecipeFault
from meanings import Meanings
from program import Program
from progress import say
from provenance import Record, read_records
from sources.download import fetch
from tiles import TileSet
from word_list import Checks, WordList, write_list

DICTIONARIES = Path(__file__).resolve().parent.parent
BUILD = DICTIONARIES / "build"


def build(edition: Edition, compiler: Compiler | None) -> bool:
    """Builds one edition's lists; true if they are those that the provenance file records."""
    started = time.monotonic()
    archives = {}
    for package in edition.sources:
        say(edition.id, f"fetching {package}")
        archives[package.name] = fetch(package, BUILD / "downloads")
    records = read_records(DICTIONARIES / edition.id / "PROVENANCE.toml")
    lists = edition.lists(archives)
    checks = Checks(edition.must_hold, edition.must_lack)
    as_recorded = [build_list(edition, None, lists.words, checks, records.main, compiler)]
    for option, words in lists.options.items():
        record = records.options.get(option)
        as_recorded.append(build_list(edition, option, words, Checks(), record, compiler))
    if lists.meanings is not None:
        as_recorded.append(build_meanings(lists.meanings, records.meanings, compiler))
    gone = [option for option in records.options if option not in lists.options]
    if gone:
        print(f"{edition.id}: PROVENANCE.toml has options that the recipe does not build: {', '.join(gone)}")
    say(edition.id, f"done in {time.monotonic() - started:.0f} s")
    return all(as_recorded) and not gone


def build_list(
    edition: Edition, option: str | None, words: Iterable[str], checks: Checks, record: Record | None,
    compiler: Compiler | None,
) -> bool:
    """Builds the main list or an option; true if it is the recorded one."""
    stem = edition.id if option is None else f"{edition.id}.{option}"
    path = BUILD / f"{stem}.txt"
    built = write_list(words, TileSet(edition.tiles), path.with_suffix(".unfinished"), checks)
    say(edition.id, f"{path.name} has {built.count:,} words")
    faults = checks.faults()
    if not built.count:
        faults.append("the list is empty: the sources are not read as they should be")
    if faults:
        raise RecipeFault(f"{stem}: " + "; ".join(faults))
    lines = against_record(built, "list" if option is None else f"option.{option}", record)
    lines += against_previous(built, path)
    built = built.moved_to(path)
    if compiler is not None:
        lines += compiler.compile(edition.id, option, edition.name, built)
    report(built, lines)
    return record is not None and record.sha256 == built.sha256


def build_meanings(meanings: Meanings, record: Record | None, compiler: Compiler | None) -> bool:
    """Writes what the words are; true if that is the recorded file."""
    say(meanings.edition, "writing what the words are")
    written = meanings.write(BUILD / f"{meanings.edition}.meanings")
    print(written.path.relative_to(DICTIONARIES.parent).as_posix())
    print(f"  lexemes {written.lexemes:,}")
    print(f"  sha256  {written.sha256}")
    is_recorded = record is not None and record.sha256 == written.sha256
    print("  record  " + ("identical to that of PROVENANCE.toml" if is_recorded else "differs from PROVENANCE.toml; copy the two figures"))
    if compiler is not None and compiler.write:
        shutil.copyfile(written.path, DICTIONARIES / meanings.edition / "words.meanings")
    return is_recorded


def report(built: WordList, lines: list[str]) -> None:
    """Prints what was built and how it differs."""
    print(built.path.relative_to(DICTIONARIES.parent).as_posix())
    print(f"  words   {built.count:,}")
    print(f"  sha256  {built.sha256}")
    print("  length  " + ", ".join(f"{n}: {count:,}" for n, count in built.by_length.items()))
    for line in lines:
        print(f"  {line}")
    sys.stdout.flush()


def arguments() -> argparse.Namespace:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description="Builds the word lists of the editions.")
    parser.add_argument("editions", nargs="*", metavar="EDITION",
                        help="one or more of: " + ", ".join(EDITIONS) + " (default: all)")
    parser.add_argument("--check", action="store_true",
                        help="exit with 1 if a list is not the one its provenance file records")
    parser.add_argument("--plain", action="store_true", help="leave out compiling the lists")
    parser.add_argument("--write", action="store_true",
                        help="put the compiled lists in their committed place")
    parser.add_argument("--flavita", metavar="PATH", help="the program that compiles (default: cargo run)")
    chosen = parser.parse_args()
    unknown = [name for name in chosen.editions if name not in EDITIONS]
    if unknown:
        parser.error(f"no recipe for {', '.join(unknown)}; there is one for {', '.join(EDITIONS)}")
    if chosen.plain and chosen.write:
        parser.error("--write puts compiled lists in place, but --plain leaves compiling out")
    return chosen


def main() -> int:
    """Builds the editions named on the command line and returns the exit code."""
    # A console that has no Cyrillic shows escapes instead of stopping the build.
    sys.stdout.reconfigure(errors="backslashreplace")
    sys.stderr.reconfigure(errors="backslashreplace")
    chosen = arguments()
    names = list(dict.fromkeys(chosen.editions)) or list(EDITIONS)
    compiler = None if chosen.plain else Compiler(Program.at(chosen.flavita), DICTIONARIES, chosen.write)
    try:
        as_recorded = [build(EDITIONS[name], compiler) for name in names]
    except RecipeFault as fault:
        print(f"error: {fault}", file=sys.stderr)
        return 1
    return 1 if chosen.check and not all(as_recorded) else 0


if __name__ == "__main__":
    sys.exit(main())
