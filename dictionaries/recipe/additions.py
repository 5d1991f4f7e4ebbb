"""Reads `additions.txt` of an edition: words that its sources lack, each with a model to inflect it by.

A line is words, a colon, the model, a bar and the reason: `вейпер стример : тренер | since the 2010s`.
The words take the forms of the model, a word of the edition's main source. A model `-` stands for
words without further forms. What "model" means in detail is told by the edition. A reason that begins
with `new: ` labels its words as those of this century.
"""

from dataclasses import dataclass, field
from pathlib import Path

from fault import RecipeFault

DICTIONARIES = Path(__file__).resolve().parent.parent
NO_MODEL = "-"


@dataclass(frozen=True)
class Addition:
    """A word and the word whose forms it copies; None for a word without further forms."""

    word: str
    model: str | None
    reason: str = field(default="", compare=False)


def read_additions(edition: str, folder: Path = DICTIONARIES) -> list[Addition]:
    """The additions of an edition, in the order of the file."""
    path = folder / edition / "additions.txt"
    return [
        Addition(word, None if model == NO_MODEL else model, reason)
        for words, model, reason in read_lines(path)
        for word in words
    ]


def read_lines(path: Path) -> list[tuple[list[str], str, str]]:
    """The lines of a file: the words, what stands between the colon and the bar, and the reason."""
    found = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        head, bar, reason = line.partition("|")
        words, colon, model = head.partition(":")
        if not bar or not colon or not reason.strip() or not words.split() or len(model.split()) != 1:
            raise RecipeFault(
                f"{path.name} of {path.parent.name}, line {number}: words, a colon, a model, a bar and the "
                f"reason; this is \"{line}\""
            )
        found.append((words.split(), model.strip(), reason.strip()))
    return found


def read_struck(path: Path) -> frozenset[str]:
    """The words of a table whose lines are words, a bar and the reason."""
    struck: set[str] = set()
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        words, bar, reason = line.partition("|")
        if not bar or not words.split() or not reason.strip():
            raise RecipeFault(f"{path.name}, line {number}: words, a bar and the reason; this is \"{line}\"")
        struck.update(words.split())
    return frozenset(struck)
