"""Reads the table of forms and finds the suffix rules that it takes."""

import re
from dataclasses import dataclass
from pathlib import Path

from fault import RecipeFault
from sources.suffix_rules import Rule

TABLE = Path(__file__).with_name("forms.txt")
COLUMNS = 7
LISTS = ("main", "comparatives", "possessives", "none")
EVERY_OTHER = "*"
PAST = "PAST"
PAST_ENDINGS = ("", "a", "o", "i", "y")
# Colloquial second person of the past: dělals, dělalas, dělalos.
PAST_PERSON = "ls"


@dataclass(frozen=True)
class Line:
    """A line of the table."""

    number: int
    list: str
    flags: str
    endings: tuple[str, ...]
    entries: str
    pattern: str
    form: str
    example: tuple[str, str]

    def takes(self, rule: Rule, past: set[Rule]) -> bool:
        """Whether the line is about a rule."""
        if rule.flag not in self.flags:
            return False
        if self.endings == (PAST,):
            return rule in past
        return self.endings == (EVERY_OTHER,) or f"{rule.strip}>{rule.add}" in self.endings

    def is_about(self, entry: str) -> bool:
        """Whether the line is about an entry."""
        return re.search(f"(?:{self.entries})$", entry) is not None


def read_table(path: Path = TABLE) -> list[Line]:
    """The lines of the table."""
    lines = []
    for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not text.strip() or text.startswith("#"):
            continue
        cells = [cell.strip() for cell in text.split("|")]
        if len(cells) != COLUMNS or cells[0] not in LISTS or len(cells[6].split()) != 2:
            raise RecipeFault(
                f"{path.name}, line {number}: a line has {COLUMNS} columns, begins with one of "
                f"{', '.join(LISTS)} and ends with two words; this is \"{text}\""
            )
        entry, result = cells[6].split()
        endings = tuple(ending.strip() for ending in cells[3].split(","))
        lines.append(Line(number, cells[0], cells[1], endings, cells[4], cells[2], cells[5], (entry, result)))
    return lines


def past_rules(rules: list[Rule]) -> set[Rule]:
    """The rules that make the past tense: -l with -la, -lo, -li and -ly beside it."""
    groups: dict[tuple[str, str, str], set[str]] = {}
    for rule in rules:
        groups.setdefault((rule.flag, rule.strip, rule.condition), set()).add(rule.add)
    found = set()
    for rule in rules:
        adds = groups[rule.flag, rule.strip, rule.condition]
        stem = re.sub("[aoiy]$", "", rule.add)
        is_past = stem.endswith("l") and all(stem + ending in adds for ending in PAST_ENDINGS)
        person = re.sub("[ao]s$", "s", rule.add)
        if is_past or person.endswith(PAST_PERSON):
            found.add(rule)
    return found


class Forms:
    """The suffix rules of the dictionary, each with the lines of the table that take it."""

    def __init__(self, lines: list[Line], rules: dict[str, list[Rule]]) -> None:
        self.lines = lines
        self.taken: dict[str, list[tuple[Rule, list[Line]]]] = {}
        self.used: set[int] = set()
        for flag, its_rules in rules.items():
            past = past_rules(its_rules)
            found = [(rule, lines_about(rule, lines, past)) for rule in its_rules]
            self.taken[flag] = [(rule, about) for rule, about in found if about]

    def of(self, entry: str, flags: str) -> list[tuple[str, str, Rule]]:
        """The forms of an entry: the list, the form and the rule that made it."""
        return [told[:3] for told in self.told(entry, flags)]

    def told(self, entry: str, flags: str) -> list[tuple[str, str, Rule, Line]]:
        """The same with the line of the table that took each."""
        made = []
        for flag in flags:
            for rule, about in self.taken.get(flag, ()):
                form = rule.apply(entry)
                line = None if form is None else first_about(entry, about)
                if form is not None and line is not None:
                    self.used.add(line.number)
                    made.append((line.list, form, rule, line))
        return made

    def unused(self) -> list[int]:
        """The numbers of the lines that no entry needed."""
        return [line.number for line in self.lines if line.list != "none" and line.number not in self.used]


def lines_about(rule: Rule, lines: list[Line], past: set[Rule]) -> list[Line]:
    """The lines that are about a rule; those with "none" come first and have the last word."""
    about = [line for line in lines if line.takes(rule, past)]
    return sorted(about, key=lambda line: line.list != "none")


def first_about(entry: str, about: list[Line]) -> Line | None:
    """The line that decides on an entry; none where the form is no word of the game."""
    line = next((line for line in about if line.is_about(entry)), None)
    return None if line is None or line.list == "none" else line
