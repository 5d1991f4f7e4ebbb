"""The part of a provenance file that the recipe reads: the figures of the recorded list."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from fault import RecipeFault


@dataclass(frozen=True)
class Record:
    """The figures of the list that the provenance file describes."""

    words: int
    sha256: str


def read_record(path: Path) -> Record | None:
    """The recorded figures, or none where the edition has no provenance file yet."""
    if not path.exists():
        return None
    try:
        figures = tomllib.loads(path.read_text(encoding="utf-8"))["list"]
        return Record(figures["words"], figures["sha256"])
    except (tomllib.TOMLDecodeError, KeyError) as error:
        raise RecipeFault(f"{path} cannot be read ({error}); it needs [list] with words and sha256") from error
