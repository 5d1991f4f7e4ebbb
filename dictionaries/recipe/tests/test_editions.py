"""The editions agree with their provenance files."""

import tomllib
import unittest
from pathlib import Path
from typing import Any

from edition import Edition
from editions import EDITIONS

KEYS = ("registry", "package", "version", "file", "sha256")
DICTIONARIES = Path(__file__).resolve().parent.parent.parent


def tables(edition: Edition, file: str) -> dict[str, Any]:
    """A file of an edition's folder."""
    return tomllib.loads((DICTIONARIES / edition.id / file).read_text(encoding="utf-8"))


def records() -> list[tuple[Edition, dict[str, Any]]]:
    """Every edition with its provenance file."""
    return [(edition, tables(edition, "PROVENANCE.toml")) for edition in EDITIONS.values()]


class Provenance(unittest.TestCase):
    """What a provenance file says about the source and the list."""

    def test_it_names_the_packages_that_the_recipe_downloads(self) -> None:
        for edition, record in records():
            with self.subTest(edition.id):
                self.assertEqual(
                    [tuple(source[key] for key in KEYS) for source in record["source"]],
                    [(one.registry, one.name, one.version, one.file, one.sha256) for one in edition.sources],
                )

    def test_its_rebuild_command_names_the_edition(self) -> None:
        for edition, record in records():
            with self.subTest(edition.id):
                self.assertEqual(record["edition"], edition.id)
                self.assertEqual(record["rebuild"], f"python3 dictionaries/recipe/build.py {edition.id}")

    def test_the_lengths_add_up_to_the_number_of_words(self) -> None:
        for edition, record in records():
            with self.subTest(edition.id):
                self.assertEqual(sum(record["list"]["by_length"].values()), record["list"]["words"])

    def test_the_licence_text_lies_beside_it(self) -> None:
        for edition, record in records():
            with self.subTest(edition.id):
                self.assertTrue((DICTIONARIES / edition.id / record["licence"]["text"]).is_file())


class Tiles(unittest.TestCase):
    """What the recipe and edition.toml both say."""

    def test_the_tiles_are_those_of_the_edition_in_the_same_order(self) -> None:
        for edition in EDITIONS.values():
            with self.subTest(edition.id):
                labels = [tile[0] for tile in tables(edition, "edition.toml")["tiles"]]
                self.assertEqual(list(edition.tiles), labels)
