"""The rules of selection for Spanish."""

import unittest
from dataclasses import fields

from editions.es_scrabble import EDITION, fold, is_word, takes, without_pronouns
from sources.hunspell.affix_file import Affix
from sources.hunspell.entries import Entry
from tiles import TileSet


class Words(unittest.TestCase):
    """Which entries and forms count, and how they are laid."""

    def test_accents_fall_away_but_ñ_stays(self) -> None:
        self.assertEqual([fold(word) for word in ("canción", "pingüino", "niño")], ["cancion", "pinguino", "niño"])

    def test_names_abbreviations_and_forms_with_pronouns_are_no_words(self) -> None:
        for word in ("Madrid", "km", "dámelo", "dígale"):
            self.assertFalse(is_word(Entry(word, (), ())), word)
        self.assertTrue(is_word(Entry("mesa", ("S",), ())))

    def test_flags_of_pronouns_and_diminutives_are_left_out(self) -> None:
        self.assertEqual(without_pronouns(Entry("cantar", ("R", "À", "U", "ô"), ())).flags, ("R",))

    def test_ch_ll_and_rr_are_one_tile(self) -> None:
        tiles = TileSet(EDITION.tiles)
        self.assertEqual([tiles.length(word) for word in ("CHICO", "LLAVE", "PERRO", "CARO")], [4, 4, 4, 4])
        self.assertIsNone(tiles.line("kilo"))


class Pronouns(unittest.TestCase):
    """The pronoun that stands among the simple forms."""

    def test_it_is_told_from_the_subjunctive(self) -> None:
        self.assertFalse(takes("word", (suffix("", "se"),)))
        self.assertFalse(takes("word", (suffix("ar", "ándose"),)))
        self.assertTrue(takes("word", (suffix("r", "se"),)))


def suffix(strip: str, text: str) -> Affix:
    """A suffix that takes letters off and adds others."""
    values = {field.name: None for field in fields(Affix)}
    values.update(strip=strip, text=text)
    return Affix(**values)


if __name__ == "__main__":
    unittest.main()
