"""What the affixes of a dictionary make of a word, without compounding.

An affix looks only at the end of a word (or its beginning), so words with the same flags and much
the same last letters have the same endings. They are worked out once, as lists of texts to put
behind what is left of the word, and making a form is then no more than joining two strings.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from sources.hunspell.affix_file import Affix, AffixFile, Condition, Flags
from sources.hunspell.entries import Entry

# Affixes in the order in which they stand in the rules: a prefix if there is one, then suffixes.
Chain = tuple[Affix, ...]
# The rule of selection: whether words of a kind may carry these affixes. If a chain is refused,
# every longer one that begins with it must be refused as well, as it is never looked at.
Admits = Callable[[str, Chain], bool]


@dataclass(frozen=True)
class Endings:
    """What may stand behind a word of which `cut` letters have been taken off."""

    # A prefix that goes with all of these endings and was not asked for: LEG- of a comparative.
    # It stands before the word only if its condition holds.
    prefix: Affix | None
    cut: int
    # Sorted by size, then by letters.
    texts: tuple[str, ...]
    # The size of each text, as the expander was told to measure it.
    sizes: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Group:
    """Affixes with the same condition, which is tested once for all of them."""

    condition: Condition
    affixes: list[Affix]


# The first suffixes that a word takes, each with the second suffixes that may follow it.
Steps = tuple[tuple[Affix, Chain], ...]


def chains(steps: Iterable[Steps]) -> Iterator[Chain]:
    """The runs of no, one or two suffixes."""
    yield ()
    for of_one_flag in steps:
        for first, seconds in of_one_flag:
            yield (first,)
            for second in seconds:
                yield (first, second)


def grouped(table: dict[str, list[Affix]]) -> dict[str, list[Group]]:
    """The affixes of each flag by their conditions, in the order of the file."""
    groups: dict[str, list[Group]] = {}
    for flag, affixes in table.items():
        found: dict[tuple[str, str], Group] = {}
        for affix in affixes:
            key = (affix.strip, affix.condition.pattern.pattern)
            found.setdefault(key, Group(affix.condition, [])).affixes.append(affix)
        groups[flag] = list(found.values())
    return groups


class Expander:
    """Lists the endings and prefixes of entries."""

    def __init__(
        self,
        affixes: AffixFile,
        admits: Admits,
        seam: Callable[[str, str], str] = lambda before, after: "",
        size: Callable[[str], int] = len,
    ) -> None:
        """`seam` gives what to write between two parts that meet; `size` measures an ending."""
        self.affixes = affixes
        self.suffix_groups = grouped(affixes.suffixes)
        self.widths = {
            flag: max(group.condition.width for group in groups) for flag, groups in self.suffix_groups.items()
        }
        self.reaches = {flag: self.reach(group) for flag, group in affixes.suffixes.items()}
        self.admits = admits
        self.seam = seam
        self.size = size
        self.alike: dict[tuple[bool, Flags, tuple[str, ...]], Affix] = {}
        self.known_steps: dict[tuple[str, Affix | None, str, str], Steps] = {}
        # Lists that are equal are kept once, so that they can be told apart by identity.
        self.same_steps: dict[Steps, Steps] = {}
        self.known_endings: dict[tuple[object, ...], tuple[Endings, ...]] = {}
        self.fitting = cache(self.fitting_suffixes)
        self.followers = cache(self.second_suffixes)
        self.brought = cache(self.brought_prefixes)

    def prefixes(self, entry: Entry, kind: str) -> Iterator[Affix]:
        """The prefixes that the entry itself takes."""
        for flag in entry.flags:
            for prefix in self.affixes.prefixes.get(flag, ()):
                if prefix.condition.holds(entry.word) and self.admits(kind, (prefix,)):
                    yield prefix

    def endings(self, entry: Entry, kind: str, prefix: Affix | None = None) -> tuple[Endings, ...]:
        """What may stand behind the entry, or behind the entry with one of its prefixes."""
        prefix, steps, key = self.begin(entry, kind, prefix)
        found = self.known_endings.get(key)
        if found is None:
            found = self.known_endings[key] = self.make_endings(kind, prefix, entry, steps)
        return found

    def begin(
        self, entry: Entry, kind: str, prefix: Affix | None
    ) -> tuple[Affix | None, list[Steps], tuple[object, ...]]:
        """The steps that the entry, or the entry with a prefix, can take, and what tells them from others."""
        flags = entry.flags
        if prefix is not None:
            prefix = self.first_alike(prefix)
            flags += prefix.flags
        steps = [self.steps(kind, prefix, flag, entry.word) for flag in flags if flag in self.suffix_groups]
        return prefix, steps, (kind, prefix, entry.flags, entry.word[-1:], *map(id, steps))

    def told(
        self, entry: Entry, kind: str, prefix: Affix | None = None
    ) -> Iterator[tuple[Affix | None, int, str, Chain]]:
        """As `endings`, one by one and with the suffixes that make each."""
        prefix, steps, _ = self.begin(entry, kind, prefix)
        yield from self.runs(kind, prefix, entry, steps)

    def first_alike(self, prefix: Affix) -> Affix:
        """The first prefix that differs in nothing but its letters, which no ending looks at."""
        tags = tuple(tag for tag in prefix.tags if not tag.startswith("sp:"))
        return self.alike.setdefault((prefix.crosses, prefix.flags, tags), prefix)

    def reach(self, suffixes: list[Affix]) -> int:
        """How many last letters of a word decide about what begins with one of these suffixes."""
        reach = 1
        for suffix in suffixes:
            second = max((self.widths.get(flag, 0) for flag in suffix.flags), default=0)
            # What the first suffix adds stands between the word and the second one.
            deeper = second - len(suffix.text) + len(suffix.strip)
            reach = max(reach, suffix.condition.width, len(suffix.strip) + 1, deeper)
        return reach

    def steps(self, kind: str, prefix: Affix | None, flag: str, word: str) -> Steps:
        """The suffixes of a flag that a word takes, each with those that may follow it."""
        end = word[-self.reaches[flag] :]
        key = (kind, prefix, flag, end)
        found = self.known_steps.get(key)
        if found is None:
            made = tuple(self.make_steps(kind, prefix, flag, end))
            found = self.known_steps[key] = self.same_steps.setdefault(made, made)
        return found

    def make_steps(self, kind: str, prefix: Affix | None, flag: str, end: str) -> Iterator[tuple[Affix, Chain]]:
        """Works out the steps of a flag for all words with that end."""
        if prefix is not None and not prefix.crosses:
            return
        before = () if prefix is None else (prefix,)
        for first in self.suffixes(flag, end):
            if (prefix is not None and not first.crosses) or not self.admits(kind, (*before, first)):
                continue
            joined = end[: len(end) - len(first.strip)] + first.text
            width = max((self.widths.get(after, 0) for after in first.flags), default=0)
            yield first, self.followers(kind, before, first, joined[-width - 1 :])

    def second_suffixes(self, kind: str, before: Chain, first: Affix, end: str) -> Chain:
        """The suffixes that may follow a first one; `end` is the end of the word with the first one."""
        return tuple(
            second
            for flag in first.flags
            for second in self.suffixes(flag, end)
            if self.admits(kind, (*before, first, second))
        )

    def suffixes(self, flag: str, end: str) -> Iterator[Affix]:
        """The suffixes of a flag that fit a word with that end."""
        width = self.widths.get(flag)
        if width is None:
            return
        for suffix in self.fitting(flag, end[-width:] if width else ""):
            if len(suffix.strip) < len(end) or self.affixes.strips_fully:
                yield suffix

    def fitting_suffixes(self, flag: str, end: str) -> Chain:
        """The suffixes of a flag whose condition holds."""
        return tuple(
            affix
            for group in self.suffix_groups[flag]
            if group.condition.holds(end)
            for affix in group.affixes
        )

    def make_endings(
        self, kind: str, prefix: Affix | None, entry: Entry, steps: list[Steps]
    ) -> tuple[Endings, ...]:
        """Works out the endings of all words with those steps and that last letter."""
        found: dict[tuple[Affix | None, int], set[str]] = {}
        for brought, cut, text, _ in self.runs(kind, prefix, entry, steps):
            found.setdefault((brought, cut), set()).add(text)
        return tuple(self.sorted_endings(*key, texts) for key, texts in found.items())

    def runs(
        self, kind: str, prefix: Affix | None, entry: Entry, steps: list[Steps]
    ) -> Iterator[tuple[Affix | None, int, str, Chain]]:
        """Every run of suffixes that makes a form: what it brings, takes off, puts behind."""
        for suffixes in chains(steps):
            cut, text = self.join(entry.word[-1:], suffixes)
            if self.is_complete(entry.flags, prefix, suffixes):
                yield None, cut, text, suffixes
            if prefix is None:
                for brought in self.brought(kind, suffixes):
                    if self.is_complete(entry.flags, brought, suffixes):
                        yield brought, cut, text, suffixes

    def sorted_endings(self, prefix: Affix | None, cut: int, texts: set[str]) -> Endings:
        """The texts in a fixed order."""
        ordered = sorted(texts, key=lambda text: (self.size(text), text))
        return Endings(prefix, cut, tuple(ordered), tuple(map(self.size, ordered)))

    def brought_prefixes(self, kind: str, suffixes: Chain) -> Chain:
        """The prefixes that come with the suffixes."""
        flags = dict.fromkeys(flag for suffix in suffixes for flag in suffix.flags)
        return tuple(
            prefix
            for flag in flags
            for prefix in self.affixes.prefixes.get(flag, ())
            if prefix.crosses and self.admits(kind, (prefix, *suffixes))
        )

    def join(self, last: str, suffixes: Chain) -> tuple[int, str]:
        """How many letters of the word the suffixes take off, and what they put behind it.

        `last` is the last letter of the word. Where a suffix takes letters off there is no seam.
        """
        cut, text = 0, ""
        for suffix in suffixes:
            taken = len(suffix.strip)
            cut += max(taken - len(text), 0)
            text = text[: max(len(text) - taken, 0)]
            if not taken and (text or not cut):
                text += self.seam(text or last, suffix.text)
            text += suffix.text
        return cut, text

    def is_complete(self, own_flags: Flags, prefix: Affix | None, suffixes: Chain) -> bool:
        """Whether the form stands alone, as far as NEEDAFFIX, CIRCUMFIX and ONLYINCOMPOUND go."""
        need = self.affixes.special.get("NEEDAFFIX")
        only = self.affixes.special.get("ONLYINCOMPOUND")
        chain = suffixes if prefix is None else (prefix, *suffixes)
        if only in own_flags or any(only in affix.flags for affix in chain):
            return False
        if need in own_flags and not chain:
            return False
        around = self.affixes.special.get("CIRCUMFIX")
        if any(around in affix.flags for affix in suffixes) != (prefix is not None and around in prefix.flags):
            return False
        needing = sum(need in affix.flags for affix in chain)
        if needing and needing >= len(chain):
            return False
        return not (suffixes and prefix is None and need in suffixes[-1].flags)


def told_forms(expander: Expander, entry: Entry, kind: str) -> Iterator[tuple[str, str, Chain]]:
    """Every form of an entry with the prefix and the suffixes that make it."""
    for prefix in (None, *expander.prefixes(entry, kind)):
        for brought, cut, text, suffixes in expander.told(entry, kind, prefix):
            before = prefix or brought
            word = entry.word
            if before is not None:
                if not before.condition.holds(word):
                    continue
                word = before.text + word[len(before.strip) :]
            yield word[: len(word) - cut] + text, "" if before is None else before.text, suffixes
