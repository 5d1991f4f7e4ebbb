"""The editions agree with their provenance files."""

import tomllib
import unittest
from pathlib import Path
from typing import Any

from edition import Edition
from editions import EDITIONS

DICTIONARIES = Path(__file__).resolve().parent.parent.parent


def records() -> list[tuple[Edition, dict[str, Any]]]:
    """Every edition with its provenance file."""
    return [
        (edition, tomllib.loads((DICTIONARIES / edition.id / "PROVENANCE.toml").read_text(encoding="utf-8")))
        for edition in EDITIONS.values()
    ]


class Provenance(unittest.TestCase):
    """What a provenance file says about the source and the list."""

    def test_it_names_the_package_that_the_recipe_downloads(self) -> None:
        for edition, record in records():
            with self.subTest(edition.id):
                package, source = edition.source, record["source"]
                self.assertEqual(
                    [source[key] for key in ("registry", "package", "version", "file", "sha256")],
                    [package.registry, package.name, package.version, package.file, package.sha256],
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
