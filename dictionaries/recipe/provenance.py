"""The part of a provenance file that the recipe reads: the figures of the recorded lists."""

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fault import RecipeFault


@dataclass(frozen=True)
class Record:
    """The figures of a list that the provenance file describes."""

    words: int
    sha256: str


@dataclass(frozen=True)
class Records:
    """The figures of an edition's main list and of its options."""

    main: Record | None = None
    options: dict[str, Record] = field(default_factory=dict)
    # What the words are; counted in lexemes.
    meanings: Record | None = None


def read_records(path: Path) -> Records:
    """The recorded figures; none where the edition has no provenance file yet."""
    if not path.exists():
        return Records()
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
        main = tables.get("list")
        return Records(
            main=None if main is None else record_of(main),
            options={name: record_of(table) for name, table in tables.get("option", {}).items()},
            meanings=meanings_of(tables.get("meanings")),
        )
    except (tomllib.TOMLDecodeError, KeyError) as error:
        raise RecipeFault(
            f"{path} cannot be read ({error}); it needs [list], and [option.NAME] for each option, "
            "with words and sha256"
        ) from error


def meanings_of(table: dict[str, Any] | None) -> Record | None:
    """The figures of what the words are; none where the edition does not tell that."""
    return None if table is None else Record(table["lexemes"], table["sha256"])


def record_of(table: dict[str, Any]) -> Record:
    """The figures of one table."""
    return Record(table["words"], table["sha256"])
