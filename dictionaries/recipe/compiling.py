"""Packs the plain lists with the program and sets the result beside the committed files."""

import shutil
from dataclasses import dataclass
from pathlib import Path

from comparison import changes
from fault import RecipeFault
from progress import say
from program import Program
from word_list import WordList


@dataclass(frozen=True)
class Compiler:
    """What all lists of a build are compiled with."""

    program: Program
    # The folder that holds a folder for each edition.
    dictionaries: Path
    # Whether the new files take the committed place.
    write: bool

    def compile(self, edition: str, option: str | None, name: str, plain: WordList) -> list[str]:
        """Packs a list; says how it differs from the committed one."""
        say(edition, f"compiling {plain.path.name}")
        packed = plain.path.with_suffix(".lexicon")
        # The edition's file, since the program may not know a new edition by its name yet.
        tiles = str(self.dictionaries / edition / "edition.toml")
        self.program.compile(tiles, plain.path, packed, name if option is None else f"{name}: {option}")
        committed = self.committed(edition, option)
        lines = self.against_committed(edition, committed, packed)
        if self.write:
            committed.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(packed, committed)
            lines.append(f"wrote   {committed.relative_to(self.dictionaries.parent).as_posix()}")
        return lines

    def committed(self, edition: str, option: str | None) -> Path:
        """Where the repository keeps a compiled list."""
        folder = self.dictionaries / edition
        return folder / "words.lexicon" if option is None else folder / "options" / f"{option}.lexicon"

    def against_committed(self, edition: str, committed: Path, packed: Path) -> list[str]:
        """How a packed list differs from the committed file."""
        if not committed.exists():
            return ["packed  no committed list yet"]
        if committed.read_bytes() == packed.read_bytes():
            return ["packed  identical to the committed file"]
        try:
            return changes("packed", "the committed list", self.program.differences(str(self.dictionaries / edition / "edition.toml"), committed, packed))
        except RecipeFault as fault:
            return [f"packed  differs from the committed file; {fault}"]
