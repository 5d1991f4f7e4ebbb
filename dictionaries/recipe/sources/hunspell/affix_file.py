"""The .aff file: settings, aliases and affixes.

The file is read as bytes. Its flags may be single bytes that are no text in the encoding of the
rest (`hu_HU` writes Latin-1 flags into a UTF-8 file), so only the words are decoded.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from fault import RecipeFault

# A set of flags keeps the order of the file, so that the forms come in the same order every time.
Flags = tuple[str, ...]

BOM = b"\xef\xbb\xbf"
# Settings that would change what the affixes make, and that are not covered.
UNCOVERED = ("COMPLEXPREFIXES",)
# Python has its own name for one encoding of Hunspell.
ENCODINGS = {"microsoft-cp1251": "cp1251"}


@dataclass(frozen=True, eq=False)
class Affix:
    """A rule that joins a prefix or a suffix to a word."""

    # Whether the rule may meet an affix of the other side.
    crosses: bool
    strip: str
    text: str
    # What the word must look like at the side of the affix.
    condition: "Condition"
    # The affixes that may follow this one.
    flags: Flags
    # The morphological data, such as "is:PLUR is:ACC".
    tags: tuple[str, ...]


class Condition:
    """The letters that an affix wants at the end of a word, or at its beginning for a prefix."""

    def __init__(self, text: str, strip: str, is_suffix: bool) -> None:
        letters = re.findall(r"\[\^?[^]]*\]|.", text)
        pattern = "".join(map(letter_pattern, letters))
        self.is_trivial = text in ("", ".")
        self.width = max(len(strip), 0 if self.is_trivial else len(letters))
        self.strip = strip
        self.is_suffix = is_suffix
        self.pattern = re.compile(f"(?:{pattern})\\Z" if is_suffix else pattern, re.DOTALL)

    def holds(self, word: str) -> bool:
        """Whether the word ends, or begins, as the affix wants it."""
        strip_fits = word.endswith(self.strip) if self.is_suffix else word.startswith(self.strip)
        if not strip_fits or self.is_trivial:
            return strip_fits
        return bool(self.pattern.search(word) if self.is_suffix else self.pattern.match(word))


def letter_pattern(letter: str) -> str:
    """One letter of a condition as a regular expression; brackets hold letters, never ranges."""
    if letter == ".":
        return "."
    if not letter.startswith("["):
        return re.escape(letter)
    negated = letter.startswith("[^")
    inner = letter[2:-1] if negated else letter[1:-1]
    return "[" + ("^" if negated else "") + re.escape(inner) + "]"


@dataclass
class AffixFile:
    """What an .aff file says."""

    encoding: str = "iso8859-1"
    flag_type: str = "char"
    flag_aliases: list[Flags] = field(default_factory=list)
    tag_aliases: list[tuple[str, ...]] = field(default_factory=list)
    suffixes: dict[str, list[Affix]] = field(default_factory=dict)
    prefixes: dict[str, list[Affix]] = field(default_factory=dict)
    # Flags with a meaning of their own: NEEDAFFIX, ONLYINCOMPOUND, FORBIDDENWORD, COMPOUNDFLAG, ...
    special: dict[str, str] = field(default_factory=dict)
    # Whether a suffix may strip the whole word.
    strips_fully: bool = False

    @classmethod
    def read(cls, data: bytes) -> "AffixFile":
        """Reads the bytes of an .aff file."""
        lines = [line.split() for line in data.removeprefix(BOM).splitlines()]
        lines = [line for line in lines if line]
        made = cls()
        made.read_settings(lines)
        made.read_aliases(lines)
        made.read_affixes(lines)
        return made

    def read_settings(self, lines: Iterable[list[bytes]]) -> None:
        """The encoding and the kind of flags, then the flags with a meaning."""
        single = {name: values for name, *values in lines if name not in (b"SFX", b"PFX", b"AF", b"AM")}
        for name in UNCOVERED:
            if name.encode() in single:
                raise RecipeFault(f"the .aff file uses {name}, which sources/hunspell does not cover")
        if b"SET" in single:
            name = single[b"SET"][0].decode("ascii").lower()
            self.encoding = ENCODINGS.get(name, name)
        if b"FLAG" in single:
            self.flag_type = single[b"FLAG"][0].decode("ascii").lower()
        self.strips_fully = b"FULLSTRIP" in single
        for name in SPECIAL:
            if name.encode() in single:
                self.special[SPECIAL[name]] = self.split_flags(single[name.encode()][0])[0]

    def read_aliases(self, lines: Iterable[list[bytes]]) -> None:
        """The numbered sets of flags (AF) and of tags (AM); the first line of each only counts them."""
        flag_lines = [line for line in lines if line[0] == b"AF"]
        tag_lines = [line for line in lines if line[0] == b"AM"]
        self.flag_aliases = [self.split_flags(line[1]) for line in flag_lines[1:]]
        self.tag_aliases = [tuple(map(self.decode, line[1:])) for line in tag_lines[1:]]

    def read_affixes(self, lines: Iterable[list[bytes]]) -> None:
        """The groups of affixes: a head line with the flag, then a line for each affix."""
        left: dict[tuple[bytes, bytes], int] = {}
        crosses: dict[tuple[bytes, bytes], bool] = {}
        for line in lines:
            if line[0] not in (b"SFX", b"PFX") or len(line) < 4:
                continue
            group = (line[0], line[1])
            if not left.get(group):
                left[group] = int(line[3])
                crosses[group] = line[2] == b"Y"
                continue
            left[group] -= 1
            is_suffix = line[0] == b"SFX"
            table = self.suffixes if is_suffix else self.prefixes
            flag = self.split_flags(line[1])[0]
            table.setdefault(flag, []).append(self.affix(line, crosses[group], is_suffix))

    def affix(self, line: list[bytes], crosses: bool, is_suffix: bool) -> Affix:
        """The affix of a line: kind, flag, what to strip, what to add, condition, tags."""
        text, _, flags = line[3].partition(b"/")
        strip = self.decode(line[2])
        strip = "" if strip == "0" else strip
        condition = self.decode(line[4]) if len(line) > 4 else "."
        added = self.decode(text)
        return Affix(
            crosses=crosses,
            strip=strip,
            text="" if added == "0" else added,
            condition=Condition(condition, strip, is_suffix),
            flags=self.flags(flags),
            tags=self.tags(line[5:]),
        )

    def decode(self, data: bytes) -> str:
        """A text of the file."""
        return data.decode(self.encoding)

    def flags(self, data: bytes) -> Flags:
        """The flags behind a slash, through the aliases if the file has them."""
        if not data:
            return ()
        return self.flag_aliases[int(data) - 1] if self.flag_aliases else self.split_flags(data)

    def tags(self, fields: list[bytes]) -> tuple[str, ...]:
        """The morphological data of a line, through the aliases if it is one number."""
        if self.tag_aliases and len(fields) == 1 and fields[0].isdigit():
            return self.tag_aliases[int(fields[0]) - 1]
        return tuple(map(self.decode, fields))

    def split_flags(self, data: bytes) -> Flags:
        """Cuts a run of flags in the way the setting FLAG says."""
        if self.flag_type == "utf-8":
            return tuple(data.decode())
        text = data.decode("latin-1")
        if self.flag_type == "long":
            return tuple(text[at : at + 2] for at in range(0, len(text) - 1, 2))
        if self.flag_type == "num":
            return tuple(text.split(","))
        return tuple(text)


# The settings that name a flag; older names stand beside the ones of today.
SPECIAL = {
    "PSEUDOROOT": "NEEDAFFIX",
    "NEEDAFFIX": "NEEDAFFIX",
    "ONLYINCOMPOUND": "ONLYINCOMPOUND",
    "CIRCUMFIX": "CIRCUMFIX",
    "FORBIDDENWORD": "FORBIDDENWORD",
    "KEEPCASE": "KEEPCASE",
    "COMPOUNDFLAG": "COMPOUNDFLAG",
    "COMPOUNDBEGIN": "COMPOUNDBEGIN",
    "COMPOUNDEND": "COMPOUNDEND",
    "COMPOUNDFORBIDFLAG": "COMPOUNDFORBIDFLAG",
}
