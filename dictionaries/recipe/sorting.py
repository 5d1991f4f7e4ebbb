"""Sorting more lines than fit into memory."""

import heapq
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

# Lines that are kept in memory: about 150 MB.
IN_MEMORY = 1_000_000


class LineSorter:
    """Takes lines in any order, repeated or not, and gives them sorted, each once.

    What does not fit into memory waits in the folder as files, each of them sorted.
    """

    def __init__(self, folder: Path, in_memory: int = IN_MEMORY) -> None:
        self.folder = folder
        self.in_memory = in_memory
        self.waiting: set[bytes] = set()
        self.files: list[Path] = []

    def add(self, line: str) -> None:
        """Takes a line, without its end."""
        # The order of UTF-8 bytes is the order of code points.
        self.waiting.add(line.encode() + b"\n")
        if len(self.waiting) >= self.in_memory:
            self.put_aside()

    def put_aside(self) -> None:
        """Moves the waiting lines to a file."""
        path = self.folder / f"sorted-{len(self.files):03}"
        path.write_bytes(b"".join(sorted(self.waiting)))
        self.files.append(path)
        self.waiting.clear()

    def lines(self) -> Iterator[bytes]:
        """Every line once, in the order of code points, with its end."""
        with ExitStack() as stack:
            parts = [stack.enter_context(path.open("rb")) for path in self.files]
            last = b""
            for line in heapq.merge(*parts, sorted(self.waiting)):
                if line != last:
                    yield line
                    last = line
