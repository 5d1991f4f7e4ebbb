"""Cutting words into tiles."""

import unicodedata
import unittest

from tiles import TileSet

RUSSIAN = TileSet(tuple("АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"))
# C, S and Z alone and together, and a tile that no other tiles make up.
DIGRAPHS = TileSet(("A", "C", "CS", "G", "K", "O", "S", "SZ", "TY", "Z", "ZS"))


class SingleLetters(unittest.TestCase):
    """Editions whose tiles have one letter each."""

    def test_a_line_is_in_capitals(self) -> None:
        self.assertEqual(RUSSIAN.line("ёж"), "ЁЖ")

    def test_a_letter_in_two_code_points_becomes_one(self) -> None:
        self.assertEqual(RUSSIAN.line(unicodedata.normalize("NFD", "йё")), "ЙЁ")

    def test_a_word_with_another_letter_is_no_line(self) -> None:
        for word in ("кое-кто", "sms", "д'артаньян", "два слова"):
            with self.subTest(word):
                self.assertIsNone(RUSSIAN.line(word))


class LongTiles(unittest.TestCase):
    """Editions that have tiles of several letters."""

    def test_the_longest_tile_is_taken_first(self) -> None:
        self.assertEqual(DIGRAPHS.cut("KOSZ"), ["K", "O", "SZ"])
        self.assertEqual(DIGRAPHS.cut("SZS"), ["SZ", "S"])

    def test_no_tile_runs_across_a_mark(self) -> None:
        self.assertEqual(DIGRAPHS.cut("KOZ|SAG"), ["K", "O", "Z", "S", "A", "G"])

    def test_a_cut_never_goes_back_to_a_shorter_tile(self) -> None:
        tiles = TileSet(("A", "AB", "BC"))
        self.assertIsNone(tiles.line("ABC"))
        self.assertEqual(tiles.line("A|BC"), "A|BC")

    def test_a_mark_that_changes_nothing_is_left_out(self) -> None:
        for word in ("ko|sz", "|kosz", "kosz|", "k||osz"):
            with self.subTest(word):
                self.assertEqual(DIGRAPHS.line(word), "KOSZ")

    def test_a_mark_that_is_needed_stays(self) -> None:
        self.assertEqual(DIGRAPHS.line("ko|z|sag"), "KOZ|SAG")

    def test_different_tiles_give_different_lines(self) -> None:
        self.assertNotEqual(DIGRAPHS.line("KOZSAG"), DIGRAPHS.line("KOZ|SAG"))

    def test_length_counts_tiles_and_no_marks(self) -> None:
        self.assertEqual([DIGRAPHS.length(line) for line in ("KOSZ", "KOZ|SAG")], [3, 6])

    def test_a_letter_without_a_tile_of_its_own_is_refused(self) -> None:
        self.assertIsNone(DIGRAPHS.line("T|Y"))
        self.assertEqual(DIGRAPHS.line("TYA"), "TYA")
