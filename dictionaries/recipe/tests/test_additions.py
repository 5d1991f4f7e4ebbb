"""The files of added and struck words, and the English patterns of forms."""

import tempfile
import unittest
from pathlib import Path

from additions import Addition, read_additions, read_struck
from editions.english_forms import forms
from editions.english_table import is_rude, was_expurgated
from fault import RecipeFault
from hunspell_additions import added
from sources.hunspell.entries import Entry


class Files(unittest.TestCase):
    """How the files are read."""

    def read(self, text: str) -> list[Addition]:
        """The additions of a file with that text."""
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "xx").mkdir()
            (Path(folder) / "xx" / "additions.txt").write_text(text, encoding="utf-8")
            return read_additions("xx", Path(folder))

    def test_a_line_gives_words_with_their_model(self) -> None:
        self.assertEqual(
            self.read("# new\nvlog meme : blog | the net\nok : - | agreement\n"),
            [Addition("vlog", "blog"), Addition("meme", "blog"), Addition("ok", None)],
        )

    def test_a_line_without_a_reason_is_refused(self) -> None:
        for line in ("vlog : blog", "vlog | the net", ": blog | the net", "vlog : blog |"):
            with self.subTest(line), self.assertRaises(RecipeFault):
                self.read(line + "\n")

    def test_struck_words_need_a_reason_too(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "struck.txt"
            path.write_text("# names\nabc def | names\n", encoding="utf-8")
            self.assertEqual(read_struck(path), {"abc", "def"})
            path.write_text("abc def\n", encoding="utf-8")
            with self.assertRaises(RecipeFault):
                read_struck(path)


class OfHunspell(unittest.TestCase):
    """Added words get the flags of their models."""

    def test_every_entry_of_the_model_is_copied(self) -> None:
        entries = [Entry("club", ("S",), ("po:noun",)), Entry("club", ("V",), ()), Entry("bar", ("S",), ())]
        copied = added("xx", entries, [Addition("blog", "club"), Addition("ay", None)])
        self.assertEqual(
            [(entry.word, entry.flags) for entry in copied], [("blog", ("S",)), ("blog", ("V",)), ("ay", ())]
        )

    def test_a_model_that_is_no_entry_is_refused(self) -> None:
        with self.assertRaises(RecipeFault):
            added("xx", [], [Addition("blog", "club")])


class English(unittest.TestCase):
    """The patterns of forms and the table of roots."""

    def test_the_patterns_follow_the_rules_of_spelling(self) -> None:
        self.assertEqual(forms("selfie", "noun"), ["selfie", "selfies"])
        self.assertEqual(forms("microbrewery", "noun")[1], "microbreweries")
        self.assertEqual(forms("vape", "verb"), ["vape", "vapes", "vaping", "vaped"])
        self.assertEqual(forms("vlog", "doubling"), ["vlog", "vlogs", "vlogging", "vlogged"])
        self.assertEqual(forms("dox", "verb"), ["dox", "doxes", "doxing", "doxed"])
        self.assertEqual(forms("sucky", "adjective"), ["sucky", "suckier", "suckiest"])
        self.assertEqual(forms("ew", None), ["ew"])

    def test_an_unknown_pattern_is_refused(self) -> None:
        with self.assertRaises(RecipeFault):
            forms("selfie", "nuon")

    def test_roots_tell_what_was_left_out_and_what_is_rude(self) -> None:
        for word in ("damn", "hell", "breasts", "shitty", "whores"):
            self.assertTrue(was_expurgated(word), word)
        self.assertFalse(was_expurgated("table"))
        self.assertTrue(is_rude("shitty"))
        for word in ("damn", "hell", "breasts", "twattle", "scunthorpe"):
            self.assertFalse(is_rude(word), word)


if __name__ == "__main__":
    unittest.main()
