"""How a list that was just built differs from the recorded one and from an earlier one."""

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path

from provenance import Record
from word_list import WordList

SHOWN = 12


class Sample:
    """Counts words and keeps some of them, spread evenly over all."""

    def __init__(self) -> None:
        self.count = 0
        self.stride = 1
        self.kept: list[str] = []

    def add(self, word: str) -> None:
        """Counts a word and may keep it."""
        if self.count % self.stride == 0:
            self.kept.append(word)
        self.count += 1
        if len(self.kept) > SHOWN:
            self.kept = self.kept[::2]
            self.stride *= 2

    def line(self, sign: str) -> list[str]:
        """The words that were kept, if any."""
        rest = f" ... of {self.count:,}" if len(self.kept) < self.count else ""
        return [f"        {sign} {' '.join(self.kept)}{rest}"] if self.kept else []


def against_record(built: WordList, table: str, record: Record | None) -> list[str]:
    """Compares with a table of the provenance file; where they differ, gives the figures to put there."""
    if record is not None and record.sha256 == built.sha256:
        return ["record  identical to the list of PROVENANCE.toml"]
    if record is None:
        lines = [f"record  PROVENANCE.toml has no [{table}]; its figures would be:"]
    else:
        lines = [
            f"record  differs from PROVENANCE.toml, which has {record.words:,} words "
            f"({built.count - record.words:+,}); if that is meant, its figures become:"
        ]
    return lines + [f"        {line}" for line in figures(built, table)]


def figures(built: WordList, table: str) -> list[str]:
    """The tables of a provenance file that depend on a list."""
    lines = [f"[{table}]", f"words = {built.count}", f'sha256 = "{built.sha256}"']
    if table == "list":
        lines += ["[list.by_length]", *(f"{length} = {count}" for length, count in built.by_length.items())]
    return lines


def against_previous(built: WordList, previous: Path) -> list[str]:
    """Compares with the plain list that an earlier build has left."""
    if not previous.exists():
        return ["before  no list of an earlier build"]
    with previous.open("rb") as file:
        if hashlib.file_digest(file, "sha256").hexdigest() == built.sha256:
            return ["before  the same words as in the earlier build"]
    with previous.open(encoding="utf-8") as old, built.path.open(encoding="utf-8") as new:
        return changes("before", "the earlier build", signed_differences(old, new))


def signed_differences(old: Iterable[str], new: Iterable[str]) -> Iterator[str]:
    """The lines that only one of two sorted lists has: `-WORD` of the old, `+WORD` of the new."""
    olds, news = iter(old), iter(new)
    left, right = next(olds, ""), next(news, "")
    while left or right:
        if left == right:
            left, right = next(olds, ""), next(news, "")
        elif not right or (left and left < right):
            yield "-" + left.rstrip("\n")
            left = next(olds, "")
        else:
            yield "+" + right.rstrip("\n")
            right = next(news, "")


def changes(label: str, than: str, signed: Iterable[str]) -> list[str]:
    """Some of the signed words and how many there are."""
    samples = {"+": Sample(), "-": Sample()}
    for word in signed:
        samples[word[0]].add(word[1:])
    added, removed = samples["+"], samples["-"]
    if not added.count and not removed.count:
        return [f"{label}  the same words as in {than}"]
    return [
        f"{label}  {added.count:,} added, {removed.count:,} removed since {than}",
        *added.line("+"),
        *removed.line("-"),
    ]
