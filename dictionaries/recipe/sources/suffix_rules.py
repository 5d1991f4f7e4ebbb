"""Reads the suffix rules and the entries of a Hunspell dictionary whose flags are single letters.

The .aff file has lines `SFX flag strip add condition`: an entry with the flag that ends as the
condition says loses `strip` and gets `add`; 0 stands for nothing, and `add` may carry more flags
behind a slash. The .dic file has a line for each entry: the word, a slash, its flags.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

# A misprint of the Czech dictionary: the second bracket closes nothing.
DOUBLE_BRACKET = "]]"


@dataclass(frozen=True)
class Rule:
    """A suffix rule."""

    flag: str
    strip: str
    add: str
    # What the entry has to end in.
    condition: str
    # The flags that the result gets.
    flags: str

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """The condition as an expression."""
        return re.compile(f"(?:{self.condition})$")

    def apply(self, entry: str) -> str | None:
        """The result; none where the rule does not apply."""
        if not entry.endswith(self.strip) or not self.pattern.search(entry):
            return None
        return entry[: len(entry) - len(self.strip)] + self.add


def read_rules(text: str) -> dict[str, list[Rule]]:
    """The suffix rules of an .aff file by their flag."""
    rules: dict[str, list[Rule]] = {}
    for line in text.splitlines():
        parts = line.split()
        if len(parts) < 5 or parts[0] != "SFX":
            continue
        _, flag, strip, added, condition = parts[:5]
        add, _, flags = added.partition("/")
        rule = Rule(
            flag=flag,
            strip="" if strip == "0" else strip,
            add="" if add == "0" else add,
            condition=condition.replace(DOUBLE_BRACKET, "]"),
            flags=flags,
        )
        rules.setdefault(flag, []).append(rule)
    return rules


def read_entries(text: str) -> Iterator[tuple[str, str]]:
    """The entries of a .dic file with their flags; the first line only counts them."""
    for line in text.splitlines()[1:]:
        word, _, flags = line.split("\t")[0].strip().partition("/")
        if word:
            yield word, flags.split(" ")[0]
