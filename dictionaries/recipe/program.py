"""The program that compiles the plain lists."""

import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from fault import RecipeFault

REPOSITORY = Path(__file__).resolve().parent.parent.parent
FROM_SOURCE = ("cargo", "run", "--release", "--quiet", "--")
# Exit codes of `flavita lexicon diff`.
DIFF_WORKED = (0, 1)


@dataclass(frozen=True)
class Program:
    """How to start the program: its file, or cargo, which builds it first."""

    command: tuple[str, ...] = FROM_SOURCE

    @classmethod
    def at(cls, path: str | None) -> "Program":
        """The program in that file; built from source where no file is given."""
        return cls() if path is None else cls((str(Path(path).resolve()),))

    def compile(self, edition: str, words: Path, out: Path, name: str) -> None:
        """Packs a plain list."""
        done = self.run("build", "--edition", edition, "--words", str(words), "--out", str(out), "--name", name)
        if done.returncode != 0:
            raise RecipeFault(f"{words.name} could not be compiled; the program said: {first_words(done.stderr)}")

    def differences(self, edition: str, old: Path, new: Path) -> Iterator[str]:
        """`-WORD` and `+WORD` for the words that only one of two compiled lists has."""
        command = [*self.command, "lexicon", "diff", "--edition", edition, str(old), str(new)]
        # There may be millions of lines, so they are passed on as they come.
        with tempfile.TemporaryFile("w+", encoding="utf-8") as said, started(command, said) as process:
            yield from (line.rstrip("\n") for line in process.stdout if line[:1] in "+-")
            if process.wait() not in DIFF_WORKED:
                said.seek(0)
                raise RecipeFault(f"the program could not compare the lists: {first_words(said.read())}")

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Runs a command of `flavita lexicon` to its end."""
        with tempfile.TemporaryFile("w+", encoding="utf-8") as said:
            with started([*self.command, "lexicon", *arguments], said) as process:
                printed = process.stdout.read()
            said.seek(0)
            return subprocess.CompletedProcess(process.args, process.returncode, printed, said.read())


def started(command: list[str], said: TextIO) -> subprocess.Popen[str]:
    """Starts the program at the top of the repository; what it says on stderr goes to a file."""
    try:
        return subprocess.Popen(command, cwd=REPOSITORY, stdout=subprocess.PIPE, stderr=said, encoding="utf-8")
    except OSError as error:
        raise RecipeFault(
            f"{command[0]} cannot be started ({error}); name the program with --flavita PATH, install "
            "cargo, or leave compiling out with --plain"
        ) from error


def first_words(said: str) -> str:
    """The first line of what a program said, which names the fault."""
    return next((line for line in said.splitlines() if line.strip()), "nothing")
