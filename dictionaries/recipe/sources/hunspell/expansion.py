"""What the affixes of a dictionary make of a word, without compounding.

An affix looks only at the end of a word (or its beginning), so all words with the same flags and
the same last letters have the same endings. They are worked out once, as lists of texts to put
behind what is left of the word, and making a form is then no more than joining two strings.
"""

from collections.abc import Callable, Iterator
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
        self.admits = admits
        self.seam = seam
        self.size = size
        # Many words share a list of endings; each list is kept once.
        self.shared: dict[tuple[Endings, ...], tuple[Endings, ...]] = {}
        self.known: dict[tuple[str, Flags, Affix | None, str], tuple[Endings, ...]] = {}
        self.reach = cache(self.reach_of)
        self.fitting = cache(self.fitting_suffixes)

    def prefixes(self, entry: Entry, kind: str) -> Iterator[Affix]:
        """The prefixes that the entry itself takes."""
        for flag in entry.flags:
            for prefix in self.affixes.prefixes.get(flag, ()):
                if prefix.condition.holds(entry.word) and self.admits(kind, (prefix,)):
                    yield prefix

    def endings(self, entry: Entry, kind: str, prefix: Affix | None = None) -> tuple[Endings, ...]:
        """What may stand behind the entry, or behind the entry with one of its prefixes."""
        flags = entry.flags
        if prefix is not None:
            flags += prefix.flags
        key = (kind, flags, prefix, entry.word[-self.reach(flags) :])
        found = self.known.get(key)
        if found is None:
            made = self.make_endings(*key, entry.flags)
            found = self.known[key] = self.shared.setdefault(made, made)
        return found

    def reach_of(self, flags: Flags) -> int:
        """How many last letters of a word decide about its endings."""
        reach = 1
        for flag in flags:
            for affix in self.affixes.suffixes.get(flag, ()):
                second = max((self.width(after) for after in affix.flags), default=0)
                # What the first suffix adds stands between the word and the second one.
                deeper = second - len(affix.text) + len(affix.strip)
                reach = max(reach, affix.condition.width, len(affix.strip) + 1, deeper)
        return reach

    def width(self, flag: str) -> int:
        """How many last letters the suffixes of a flag look at."""
        return max((group.condition.width for group in self.suffix_groups.get(flag, ())), default=0)

    def fitting_suffixes(self, flag: str, end: str) -> tuple[Affix, ...]:
        """The suffixes of a flag that fit a word with that end."""
        return tuple(
            affix
            for group in self.suffix_groups.get(flag, ())
            if group.condition.holds(end)
            for affix in group.affixes
        )

    def make_endings(
        self, kind: str, flags: Flags, prefix: Affix | None, end: str, own_flags: Flags
    ) -> tuple[Endings, ...]:
        """Works out the endings of all words with those flags and that end."""
        found: dict[tuple[Affix | None, int], set[str]] = {}
        for suffixes in self.chains(kind, flags, prefix, end):
            cut, text = self.join(end, suffixes)
            if self.is_complete(own_flags, prefix, suffixes):
                found.setdefault((None, cut), set()).add(text)
            if prefix is None:
                for brought in self.brought_prefixes(kind, suffixes):
                    if self.is_complete(own_flags, brought, suffixes):
                        found.setdefault((brought, cut), set()).add(text)
        return tuple(self.sorted_endings(*key, texts) for key, texts in found.items())

    def sorted_endings(self, prefix: Affix | None, cut: int, texts: set[str]) -> Endings:
        """The texts in a fixed order."""
        ordered = sorted(texts, key=lambda text: (self.size(text), text))
        return Endings(prefix, cut, tuple(ordered), tuple(map(self.size, ordered)))

    def chains(self, kind: str, flags: Flags, prefix: Affix | None, end: str) -> Iterator[Chain]:
        """The runs of no, one or two suffixes that a word takes."""
        before = () if prefix is None else (prefix,)
        yield ()
        if prefix is not None and not prefix.crosses:
            return
        for first in self.suffixes(flags, end):
            if (prefix is not None and not first.crosses) or not self.admits(kind, (*before, first)):
                continue
            yield (first,)
            joined = end[: len(end) - len(first.strip)] + first.text
            for second in self.suffixes(first.flags, joined):
                if self.admits(kind, (*before, first, second)):
                    yield (first, second)

    def suffixes(self, flags: Flags, end: str) -> Iterator[Affix]:
        """The suffixes that fit a word with those flags and that end."""
        for flag in flags:
            width = self.width(flag)
            if not width and flag not in self.suffix_groups:
                continue
            for suffix in self.fitting(flag, end[-width:] if width else ""):
                if len(suffix.strip) < len(end) or self.affixes.strips_fully:
                    yield suffix

    def brought_prefixes(self, kind: str, suffixes: Chain) -> Iterator[Affix]:
        """The prefixes that come with a suffix, each once."""
        flags = dict.fromkeys(flag for suffix in suffixes for flag in suffix.flags)
        for flag in flags:
            for prefix in self.affixes.prefixes.get(flag, ()):
                if prefix.crosses and self.admits(kind, (prefix, *suffixes)):
                    yield prefix

    def join(self, end: str, suffixes: Chain) -> tuple[int, str]:
        """How many letters of the word the suffixes take off, and what they put there."""
        cut, text = 0, ""
        for suffix in suffixes:
            taken = len(suffix.strip)
            if taken > len(text):
                cut += taken - len(text)
            text = text[: max(len(text) - taken, 0)]
            if not taken:
                text += self.seam(text or end[: len(end) - cut], suffix.text)
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


def plain_forms(expander: Expander, entry: Entry, kind: str) -> Iterator[str]:
    """Every form of an entry, with every prefix that it takes."""
    for prefix in (None, *expander.prefixes(entry, kind)):
        for endings in expander.endings(entry, kind, prefix):
            before = prefix or endings.prefix
            word = entry.word
            if before is not None:
                if not before.condition.holds(word):
                    continue
                word = before.text + word[len(before.strip) :]
            stem = word[: len(word) - endings.cut]
            for text in endings.texts:
                yield stem + text
