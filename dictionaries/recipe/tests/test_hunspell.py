"""Hunspell dictionaries: reading the two files, and what the affixes make of an entry."""

import unittest

from fault import RecipeFault
from sources.hunspell.affix_file import AffixFile
from sources.hunspell.entries import Entry, read_entries
from sources.hunspell.expansion import Chain, Expander, told_forms

# The flag \xe9 is one byte that is no text in UTF-8.
MINIATURE = """
SET UTF-8
NEEDAFFIX u
ONLYINCOMPOUND o
CIRCUMFIX c
SFX A Y 3
SFX A 0 s . is:PLUR
SFX A y ies [^aeiou]y is:PLUR
SFX A 0 er/\xe9D [^y] is:COMP
SFX \xe9 Y 2
SFX \xe9 0 s r is:PLUR
SFX \xe9 er or/u er is:ODD
PFX R Y 1
PFX R 0 re . ip:RE
PFX D Y 1
PFX D 0 over [^o] ip:OVER
PFX G Y 1
PFX G 0 ge/c .
SFX G Y 1
SFX G 0 t/c .
SFX N N 1
SFX N 0 ly .
""".encode("latin-1")


def affixes(text: bytes = MINIATURE) -> AffixFile:
    """The miniature, or another file."""
    return AffixFile.read(text)


def entry(line: bytes, file: AffixFile) -> Entry:
    """The entry of a line of a .dic file."""
    return next(read_entries(b"1\n" + line + b"\n", file))


def forms(line: bytes, admits: object = None, file: AffixFile | None = None, **measures: object) -> list[str]:
    """The forms of an entry, in the order of their letters."""
    file = file or affixes()
    expander = Expander(file, admits or (lambda _kind, _chain: True), **measures)
    return sorted({form for form, _, _ in told_forms(expander, entry(line, file), "word")})


class Reading(unittest.TestCase):
    """The two files."""

    def test_a_flag_may_be_a_byte_that_is_no_text(self) -> None:
        self.assertIn("\xe9", affixes().suffixes)

    def test_flags_are_cut_as_the_setting_says(self) -> None:
        for setting, flags, expected in (
            (b"", b"ab", ("a", "b")),
            (b"FLAG long", b"aabb", ("aa", "bb")),
            (b"FLAG num", b"1,22", ("1", "22")),
            (b"FLAG UTF-8", "éa".encode(), ("é", "a")),
        ):
            with self.subTest(setting):
                self.assertEqual(entry(b"walk/" + flags, affixes(setting)).flags, expected)

    def test_numbers_stand_for_sets_of_flags_and_tags(self) -> None:
        file = affixes(b"AF 2\nAF ab\nAF cd\nAM 1\nAM po:noun is:PLUR\n")
        read = entry(b"walk/2\t1", file)
        self.assertEqual((read.flags, read.tags), (("c", "d"), ("po:noun", "is:PLUR")))

    def test_an_escaped_slash_belongs_to_the_word(self) -> None:
        read = entry(b"km\\/h/A po:noun", affixes())
        self.assertEqual((read.word, read.flags, read.tags), ("km/h", ("A",), ("po:noun",)))

    def test_a_setting_that_is_not_covered_is_named(self) -> None:
        with self.assertRaisesRegex(RecipeFault, "COMPLEXPREFIXES"):
            affixes(b"COMPLEXPREFIXES\n")

    def test_brackets_hold_letters_and_no_ranges(self) -> None:
        file = affixes(b"SFX A Y 1\nSFX A 0 s [a-c]\n")
        condition = file.suffixes["A"][0].condition
        self.assertEqual([condition.holds(word) for word in ("xa", "x-", "xb")], [True, True, False])


class Expanding(unittest.TestCase):
    """The forms of an entry."""

    def test_an_entry_without_flags_is_its_only_form(self) -> None:
        self.assertEqual(forms(b"walk"), ["walk"])

    def test_conditions_and_stripping_decide_about_suffixes(self) -> None:
        self.assertEqual(forms(b"city/A"), ["cities", "city", "citys"])

    def test_a_suffix_follows_a_suffix_and_brings_a_prefix(self) -> None:
        self.assertEqual(
            forms(b"walk/A"), ["overwalker", "overwalkers", "overwalkor", "walk", "walker", "walkers", "walks"]
        )

    def test_a_brought_prefix_looks_at_the_beginning_of_the_word(self) -> None:
        self.assertEqual(forms(b"old/A"), ["old", "older", "olders", "olds"])

    def test_a_prefix_crosses_only_suffixes_that_allow_it(self) -> None:
        self.assertEqual(forms(b"walk/RN"), ["rewalk", "walk", "walkly"])

    def test_a_form_that_needs_an_affix_does_not_stand_alone(self) -> None:
        self.assertEqual(forms(b"walk/uR"), ["rewalk"])
        self.assertNotIn("walkor", forms(b"walk/A"))

    def test_a_part_of_compounds_makes_no_form(self) -> None:
        self.assertEqual(forms(b"walk/oR"), [])

    def test_the_halves_of_a_circumfix_come_together(self) -> None:
        self.assertEqual(forms(b"mach/G"), ["gemacht", "mach"])

    def test_an_affix_that_is_not_admitted_is_left_out_with_what_follows(self) -> None:
        def admits(_kind: str, chain: Chain) -> bool:
            return all("is:COMP" not in affix.tags for affix in chain)

        self.assertEqual(forms(b"walk/A", admits), ["walk", "walks"])

    def test_words_with_other_ends_do_not_share_endings(self) -> None:
        file = affixes()
        expander = Expander(file, lambda _kind, _chain: True)
        made = [sorted({form for form, _, _ in told_forms(expander, entry(line, file), "word")}) for line in (b"walk/A", b"city/A", b"boy/A")]
        self.assertEqual(made[1:], [["cities", "city", "citys"], ["boy", "boys"]])

    def test_a_seam_is_written_where_nothing_is_stripped(self) -> None:
        def dash(before: str, after: str) -> str:
            return "-"

        self.assertEqual(forms(b"city/A", seam=dash), ["cities", "city", "city-s"])

    def test_endings_are_sorted_by_size(self) -> None:
        file = affixes()
        expander = Expander(file, lambda _kind, _chain: True)
        for endings in expander.endings(entry(b"walk/A", file), "word"):
            self.assertEqual(list(endings.sizes), sorted(map(len, endings.texts)))
