"""The word files of the package simplemma."""

import lzma
import tempfile
import unittest
import zipfile
from pathlib import Path

from fault import RecipeFault
from sources.simplemma import FOLDER, read_lemmas, records

# házak -> ház: take 2 off; házakat -> the same lemma; jó -> jó written out.
FORMS = (
    b"SMFC1\x00\x03"
    + bytes((0, 6)) + "házak".encode() + bytes((2, 0))
    + bytes((6, 2)) + b"at" + bytes((254,))
    + bytes((0, 3)) + "jó".encode() + bytes((255, 3)) + "jó".encode()
)


class Records(unittest.TestCase):
    """Forms with their lemmas."""

    def test_what_is_shared_with_the_record_before_is_filled_in(self) -> None:
        self.assertEqual(list(records(FORMS)), [("házak", "ház"), ("házakat", "ház"), ("jó", "jó")])

    def test_reversed_texts_are_turned(self) -> None:
        self.assertEqual(list(records(b"SMFC1\x01\x01" + bytes((0, 2)) + b"ab" + bytes((0, 0)))), [("ba", "ba")])

    def test_another_format_is_refused(self) -> None:
        with self.assertRaisesRegex(RecipeFault, "another format"):
            list(records(b"pickle"))

    def test_a_wheel_without_the_language_is_refused(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            wheel = Path(folder) / "simplemma-1.whl"
            with zipfile.ZipFile(wheel, "w") as package:
                package.writestr(f"{FOLDER}hu.plzma", lzma.compress(FORMS))
            self.assertEqual(read_lemmas(wheel, "hu")["házak"], "ház")
            with self.assertRaisesRegex(RecipeFault, "for cs"):
                read_lemmas(wheel, "cs")
