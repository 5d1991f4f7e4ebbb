"""Progress on stderr: one line per step, with a percentage where something long is read."""

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

Item = TypeVar("Item")


def say(edition: str, step: str) -> None:
    """Reports a step."""
    print(f"{edition}: {step}", file=sys.stderr, flush=True)


class Progress:
    """The percentage of a long step: rewritten in place on a terminal, else every tenth part."""

    def __init__(self, edition: str, step: str, total: int) -> None:
        self.label = f"{edition}: {step}"
        self.total = max(total, 1)
        self.on_terminal = sys.stderr.isatty()
        self.stride = 1 if self.on_terminal else 10
        self.done = 0
        self.shown = -self.stride

    def advance(self, amount: int = 1) -> None:
        """Counts what has been read and shows the percentage when it has grown enough."""
        self.done += amount
        percent = min(100 * self.done // self.total, 100)
        if percent >= self.shown + self.stride:
            self.shown = percent
            end = "\r" if self.on_terminal else "\n"
            print(f"{self.label} {percent:3d} %", file=sys.stderr, end=end, flush=True)

    def finish(self) -> None:
        """Ends the line of a terminal."""
        if self.on_terminal:
            print(file=sys.stderr)

    def watch(self, items: Iterable[Item], weight: Callable[[Item], int]) -> Iterator[Item]:
        """Passes the items on and counts the weight of each."""
        for item in items:
            self.advance(weight(item))
            yield item
        self.finish()
