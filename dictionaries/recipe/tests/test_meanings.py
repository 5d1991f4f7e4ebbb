"""The file that tells what words are."""

import json
import tempfile
import unittest
import zlib
from pathlib import Path

from meanings import Body, Kind, Lexeme, Meanings, Row, spelling

NOUN = Kind("noun", ("masculine",), (), "a dictionary")


class Packing(unittest.TestCase):
    """What stands in the file."""

    def meanings(self) -> Meanings:
        """Two words of one paradigm."""
        meanings = Meanings("xx-test")
        for lemma in ("кот", "бот"):
            meanings.add_forms(lemma, NOUN, [(lemma, ("nominative",)), (lemma + "а", ("genitive",))])
        return meanings

    def test_words_with_the_same_endings_share_a_paradigm_and_are_sorted(self) -> None:
        body, head = Body(self.meanings()).packed()
        texts = b"\x02" + b"\x00" + b"\x02" + "а".encode()
        rows = b"\x02" + b"\x00\x00\x01" + b"\x00\x01\x00"
        paradigms = b"\x01" + b"\x00\x00\x02\x00\x01"
        stems = b"\x02" + b"\x00\x06" + "бот".encode() + b"\x01\x05" + "кот".encode()[1:]
        self.assertEqual(body, texts + rows + paradigms + b"\x01\x00" + b"\x01\x00" + stems + bytes(8))
        self.assertEqual(head["marks"], [("genitive",), ("nominative",)])

    def test_rows_that_lexemes_share_are_as_good_as_their_own(self) -> None:
        other = Meanings("xx-test")
        rows = other.numbers([Row("", "", ("nominative",)), Row("", "а", ("genitive",))])
        for stem in ("кот", "бот"):
            other.add_shared(Lexeme(stem, "", "", NOUN, ""), rows)
        self.assertEqual(Body(other).packed(), Body(self.meanings()).packed())

    def test_the_order_of_meeting_decides_nothing(self) -> None:
        other = Meanings("xx-test")
        for behind, mark in (("а", "genitive"), ("", "nominative")):
            for stem in ("бот", "кот"):
                other.add(Lexeme(stem, "", "", NOUN, ""), Row("", behind, (mark,)))
        self.assertEqual(Body(other).packed(), Body(self.meanings()).packed())

    def test_a_reason_that_says_so_makes_a_word_new(self) -> None:
        meanings = Meanings("xx-test")
        meanings.add_forms("мем", NOUN, [("мем", ("nominative",))], "new: the net")
        body, head = Body(meanings).packed()
        self.assertEqual(head["kinds"][0]["labels"], ("new",))
        self.assertIn(b"\x07the net", body)

    def test_the_head_names_the_checksum_of_what_follows(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            written = self.meanings().write(Path(folder) / "xx.meanings")
            first, head, body = written.path.read_bytes().split(b"\n", 2)
        self.assertEqual(first, b"flavita meanings 1")
        self.assertEqual(json.loads(head)["sha256"], written.sha256)
        self.assertEqual(zlib.decompress(body), Body(self.meanings()).packed()[0])

    def test_a_lemma_is_told_as_it_is_spelt(self) -> None:
        self.assertEqual(spelling("été", "ete"), "0é 2é")
        self.assertEqual(spelling("œuf", "oeuf"), "0œ 1")
        self.assertEqual(spelling("кот", "кот"), "")


if __name__ == "__main__":
    unittest.main()
