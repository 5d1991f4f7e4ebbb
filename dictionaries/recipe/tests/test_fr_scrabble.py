"""The rules of the French list."""

import unittest

from editions.fr_scrabble import DROPPED, fold, is_word
from sources.hunspell.entries import Entry


def entry(word: str, *tags: str, flags: tuple[str, ...] = ()) -> Entry:
    """An entry of the dictionary."""
    return Entry(word, flags, tags)


class Selection(unittest.TestCase):
    """Which entries are words."""

    def test_common_words_stay(self) -> None:
        self.assertTrue(is_word(entry("été", "po:nom", "is:mas"), symbol="||"))

    def test_each_line_of_the_table_drops_its_entries(self) -> None:
        for drop in DROPPED:
            with self.subTest(drop.mark):
                self.assertFalse(is_word(entry("mot", "po:nom", drop.mark), symbol="||"))

    def test_capitals_and_symbols_are_no_words(self) -> None:
        self.assertFalse(is_word(entry("Lyon", "po:nom"), symbol="||"))
        self.assertFalse(is_word(entry("km", "po:nom", flags=("||",)), symbol="||"))


class Folding(unittest.TestCase):
    """From spelling to tiles."""

    def test_accents_fall_away_and_ligatures_fall_apart(self) -> None:
        folded = [fold(word) for word in ("été", "garçon", "cœur", "ambiguë")]
        self.assertEqual(folded, ["ete", "garcon", "coeur", "ambigue"])
