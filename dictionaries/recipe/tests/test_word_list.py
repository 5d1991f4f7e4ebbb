"""The plain list: its form on disk, the checks and the comparisons."""

import hashlib
import tempfile
import unicodedata
import unittest
from pathlib import Path

from comparison import against_previous, against_record
from edition import Edition
from provenance import Record
from sources.package import Package
from word_list import WordList, missing_checks, read_words, tidy, write_list

RUSSIAN = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"


def edition(**checks: tuple[str, ...]) -> Edition:
    """An edition that has nothing but its checks."""
    package = Package("npm", "none", "1", "none-1.tgz", "")
    return Edition(id="xx-test", source=package, words=lambda _: [], alphabet="AB", **checks)


def word_list(*words: str) -> WordList:
    """A list that is not on disk."""
    return WordList(Path("xx-test.txt"), list(words), "new")


class Tidying(unittest.TestCase):
    """From what a source gives to the plain list."""

    def test_words_are_upper_case_sorted_by_code_point_and_unique(self) -> None:
        self.assertEqual(tidy(["яма", "ёж", "ад", "АД"], RUSSIAN), ["ЁЖ", "АД", "ЯМА"])

    def test_a_letter_in_two_code_points_becomes_one(self) -> None:
        apart = unicodedata.normalize("NFD", "мой ёж")
        self.assertEqual(tidy(apart.split(), RUSSIAN), ["ЁЖ", "МОЙ"])

    def test_words_have_two_to_fifteen_letters(self) -> None:
        words = ["а" * length for length in (0, 1, 2, 15, 16)]
        self.assertEqual([len(word) for word in tidy(words, RUSSIAN)], [2, 15])

    def test_other_letters_and_signs_are_left_out(self) -> None:
        self.assertEqual(tidy(["кое-кто", "sms", "д'артаньян", "два слова", "дом"], RUSSIAN), ["ДОМ"])


class Writing(unittest.TestCase):
    """The file."""

    def test_the_file_has_one_word_a_line_and_the_stated_checksum(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "new" / "xx-test.txt"
            self.assertIsNone(read_words(path))
            built = write_list(["ЁЖ", "АД"], path)
            self.assertEqual(path.read_bytes(), "ЁЖ\nАД\n".encode())
            self.assertEqual(built.sha256, hashlib.sha256("ЁЖ\nАД\n".encode()).hexdigest())
            self.assertEqual(read_words(path), ["ЁЖ", "АД"])
            self.assertEqual([file.name for file in path.parent.iterdir()], ["xx-test.txt"])

    def test_words_are_counted_by_length(self) -> None:
        self.assertEqual(word_list("AAA", "AB", "BA").by_length, {2: 2, 3: 1})


class Checks(unittest.TestCase):
    """The edition's own checks."""

    def test_a_good_list_has_no_fault(self) -> None:
        self.assertEqual(missing_checks(["AB"], edition(must_hold=("AB",), must_lack=("BA",))), [])

    def test_a_lacking_word_is_named(self) -> None:
        self.assertIn("lacks BA", missing_checks(["AB"], edition(must_hold=("AB", "BA")))[0])

    def test_a_wrong_word_is_named(self) -> None:
        self.assertIn("holds AB", missing_checks(["AB"], edition(must_lack=("AB",)))[0])

    def test_an_empty_list_is_a_fault(self) -> None:
        self.assertEqual(len(missing_checks([], edition())), 1)


class Comparing(unittest.TestCase):
    """What is said of a new list."""

    def test_the_recorded_list_is_recognised(self) -> None:
        lines = against_record(word_list("AB"), Record(1, "new"))
        self.assertEqual(lines, ["record  identical to the list of PROVENANCE.toml"])

    def test_another_list_is_shown_with_the_figures_to_record(self) -> None:
        lines = against_record(word_list("AB", "BA"), Record(5, "old"))
        self.assertIn("5 words (-3)", lines[0])
        self.assertEqual([line.strip() for line in lines[1:]], [
            "[list]", "words = 2", 'sha256 = "new"', "[list.by_length]", "2 = 2",
        ])

    def test_added_and_removed_words_are_shown(self) -> None:
        lines = against_previous(word_list("AB", "BB"), ["AB", "BA"])
        self.assertIn("1 added, 1 removed", lines[0])
        self.assertEqual([line.strip() for line in lines[1:]], ["+ BB", "- BA"])

    def test_many_words_are_shown_as_a_sample(self) -> None:
        lines = against_previous(word_list(*(f"A{n:03}" for n in range(100))), [])
        self.assertEqual(len(lines), 2)
        self.assertIn("A000 A009", lines[1])
        self.assertIn("... of 100", lines[1])
