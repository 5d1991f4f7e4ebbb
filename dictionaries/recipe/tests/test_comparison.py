"""What is said of a list that was just built."""

import hashlib
import tempfile
import unittest
from pathlib import Path

from comparison import against_previous, against_record, changes, signed_differences
from provenance import Record
from word_list import WordList

BUILT = WordList(Path("xx-test.txt"), "new", {2: 2})


class Recorded(unittest.TestCase):
    """The comparison with the provenance file."""

    def test_the_recorded_list_is_recognised(self) -> None:
        lines = against_record(BUILT, "list", Record(1, "new"))
        self.assertEqual(lines, ["record  identical to the list of PROVENANCE.toml"])

    def test_another_list_is_shown_with_the_figures_to_record(self) -> None:
        lines = against_record(BUILT, "list", Record(5, "old"))
        self.assertIn("5 words (-3)", lines[0])
        self.assertEqual([line.strip() for line in lines[1:]], [
            "[list]", "words = 2", 'sha256 = "new"', "[list.by_length]", "2 = 2",
        ])

    def test_an_option_that_is_not_recorded_is_shown_with_its_table(self) -> None:
        lines = against_record(BUILT, "option.rude", None)
        self.assertEqual([line.strip() for line in lines[1:]], ["[option.rude]", "words = 2", 'sha256 = "new"'])


class Previous(unittest.TestCase):
    """The comparison with the list of an earlier build."""

    def compare(self, old: str | None, new: str) -> list[str]:
        """Compares two files."""
        with tempfile.TemporaryDirectory() as folder:
            before, after = Path(folder) / "old.txt", Path(folder) / "new.txt"
            after.write_text(new, encoding="utf-8")
            if old is not None:
                before.write_text(old, encoding="utf-8")
            return against_previous(WordList(after, hashlib.sha256(new.encode()).hexdigest(), {}), before)

    def test_the_first_build_has_nothing_to_compare_with(self) -> None:
        self.assertIn("no list of an earlier build", self.compare(None, "AB\n")[0])

    def test_the_same_list_is_recognised(self) -> None:
        self.assertIn("the same words", self.compare("AB\n", "AB\n")[0])

    def test_added_and_removed_words_are_shown(self) -> None:
        lines = self.compare("AB\nBA\n", "AB\nBB\n")
        self.assertIn("1 added, 1 removed", lines[0])
        self.assertEqual([line.strip() for line in lines[1:]], ["+ BB", "- BA"])


class Differences(unittest.TestCase):
    """Two sorted lists, side by side."""

    def test_words_of_either_list_come_out_in_order(self) -> None:
        found = list(signed_differences(["A\n", "B\n", "D\n", "E\n"], ["B\n", "C\n", "E\n", "F\n"]))
        self.assertEqual(found, ["-A", "+C", "-D", "+F"])

    def test_an_empty_list_differs_in_every_word(self) -> None:
        self.assertEqual(list(signed_differences([], ["A\n", "B\n"])), ["+A", "+B"])
        self.assertEqual(list(signed_differences(["A\n"], [])), ["-A"])

    def test_many_words_are_shown_as_a_sample_over_all_of_them(self) -> None:
        lines = changes("before", "then", (f"+A{n:03}" for n in range(100)))
        self.assertEqual(len(lines), 2)
        self.assertIn("+ A000 A016", lines[1])
        self.assertIn("A096 ... of 100", lines[1])
