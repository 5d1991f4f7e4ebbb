"""The plain list: its form on disk and the checks."""

import hashlib
import tempfile
import unittest
from pathlib import Path

from sorting import LineSorter
from tiles import TileSet
from word_list import Checks, WordList, write_list

RUSSIAN = TileSet(tuple("АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"))


class InAFolder(unittest.TestCase):
    """A test that writes files."""

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)


class Writing(InAFolder):
    """From what a source gives to the file."""

    def write(self, words: list[str], checks: Checks | None = None, tiles: TileSet = RUSSIAN) -> WordList:
        """Writes the list of some words."""
        return write_list(words, tiles, self.folder / "new" / "xx-test.txt", checks or Checks())

    def test_words_are_in_capitals_sorted_by_code_point_and_unique(self) -> None:
        built = self.write(["яма", "ёж", "ад", "АД"])
        self.assertEqual(built.path.read_bytes(), "ЁЖ\nАД\nЯМА\n".encode())

    def test_the_stated_checksum_is_that_of_the_file(self) -> None:
        built = self.write(["ёж", "ад"])
        self.assertEqual(built.sha256, hashlib.sha256(built.path.read_bytes()).hexdigest())

    def test_nothing_else_is_left_in_the_folder(self) -> None:
        built = self.write(["ёж"])
        self.assertEqual([path.name for path in built.path.parent.iterdir()], ["xx-test.txt"])

    def test_words_have_two_to_fifteen_tiles(self) -> None:
        built = self.write(["а" * length for length in (0, 1, 2, 15, 16)])
        self.assertEqual(built.by_length, {2: 1, 15: 1})

    def test_words_are_counted_by_their_tiles(self) -> None:
        built = self.write(["szs", "s|zs", "ss", "s" * 15 + "z"], tiles=TileSet(("S", "SZ", "Z", "ZS")))
        self.assertEqual(built.by_length, {2: 3, 15: 1})
        self.assertEqual(built.count, 4)

    def test_a_superfluous_mark_makes_no_second_word(self) -> None:
        built = self.write(["sz|s", "szs"], tiles=TileSet(("S", "SZ", "Z", "ZS")))
        self.assertEqual(built.path.read_text(encoding="utf-8"), "SZS\n")

    def test_a_list_takes_the_place_of_an_older_one(self) -> None:
        (self.folder / "old.txt").write_text("ЯМА\n", encoding="utf-8")
        moved = self.write(["ёж"]).moved_to(self.folder / "old.txt")
        self.assertEqual(moved.path.read_text(encoding="utf-8"), "ЁЖ\n")

    def test_a_good_list_has_no_fault(self) -> None:
        checks = Checks(must_hold=("ЁЖ",), must_lack=("АД",))
        self.write(["ёж"], checks)
        self.assertEqual(checks.faults(), [])

    def test_a_lacking_word_is_named(self) -> None:
        checks = Checks(must_hold=("ЁЖ", "АД"))
        self.write(["ёж"], checks)
        self.assertEqual(len(checks.faults()), 1)
        self.assertIn("lacks АД;", checks.faults()[0])

    def test_a_wrong_word_is_named(self) -> None:
        checks = Checks(must_lack=("ЁЖ",))
        self.write(["ёж"], checks)
        self.assertIn("holds ЁЖ;", checks.faults()[0])


class Sorting(InAFolder):
    """Lines that do not fit into memory."""

    def test_lines_in_several_files_come_out_sorted_and_once(self) -> None:
        sorter = LineSorter(self.folder, in_memory=2)
        for line in ("В", "А", "Б", "А", "Ё", "В", "Г"):
            sorter.add(line)
        self.assertGreater(len(sorter.files), 1)
        self.assertEqual(b"".join(sorter.lines()).decode().split(), ["Ё", "А", "Б", "В", "Г"])

    def test_a_word_stands_before_its_continuation(self) -> None:
        sorter = LineSorter(self.folder, in_memory=1)
        for line in ("АБА", "АБ", "АББ"):
            sorter.add(line)
        self.assertEqual(b"".join(sorter.lines()).decode().split(), ["АБ", "АБА", "АББ"])
