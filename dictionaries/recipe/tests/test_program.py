"""The program that compiles, played by a few lines of Python."""

import contextlib
import io
import sys
import tempfile
import unittest
from pathlib import Path

from compiling import Compiler
from fault import RecipeFault
from program import Program
from word_list import WordList

PACKS = "import sys; a = sys.argv; open(a[a.index('--out') + 1], 'w').write(a[a.index('--name') + 1])"
DIFFERS = "import sys; print('-OLD\\n+NEW'); sys.exit(1)"
IS_OLD = "import sys; print('error: no diff here', file=sys.stderr); sys.exit(2)"


def stand_in(build: str = PACKS, diff: str = DIFFERS) -> Program:
    """A program whose two commands run those lines of Python."""
    choose = f"import sys; exec({{'build': {build!r}, 'diff': {diff!r}}}[sys.argv[2]])"
    return Program((sys.executable, "-c", choose))


class Compiling(unittest.TestCase):
    """What is said of the compiled list and where it goes."""

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.dictionaries = Path(folder.name)
        self.plain = WordList(self.dictionaries / "xx-test.txt", "", {})

    def compile(self, program: Program, option: str | None = None, write: bool = False) -> list[str]:
        """Compiles the list."""
        with contextlib.redirect_stderr(io.StringIO()):
            return Compiler(program, self.dictionaries, write).compile("xx-test", option, "Words", self.plain)

    def commit(self, content: str) -> Path:
        """Puts a compiled list in its committed place."""
        path = self.dictionaries / "xx-test" / "words.lexicon"
        path.parent.mkdir()
        path.write_text(content)
        return path

    def test_the_first_list_has_nothing_to_compare_with(self) -> None:
        self.assertIn("no committed list yet", self.compile(stand_in())[0])

    def test_the_committed_list_is_recognised(self) -> None:
        self.commit("Words")
        self.assertIn("identical to the committed file", self.compile(stand_in())[0])

    def test_added_and_removed_words_are_shown(self) -> None:
        self.commit("other")
        lines = self.compile(stand_in())
        self.assertIn("1 added, 1 removed since the committed list", lines[0])
        self.assertEqual([line.strip() for line in lines[1:]], ["+ NEW", "- OLD"])

    def test_a_program_that_cannot_compare_stops_nothing(self) -> None:
        self.commit("other")
        self.assertIn("error: no diff here", self.compile(stand_in(diff=IS_OLD))[0])

    def test_the_committed_file_stays_unless_writing_is_asked_for(self) -> None:
        path = self.commit("other")
        self.compile(stand_in())
        self.assertEqual(path.read_text(), "other")
        self.compile(stand_in(), write=True)
        self.assertEqual(path.read_text(), "Words")

    def test_an_option_has_its_own_file_and_name(self) -> None:
        self.compile(stand_in(), option="rude", write=True)
        self.assertEqual((self.dictionaries / "xx-test" / "options" / "rude.lexicon").read_text(), "Words: rude")

    def test_a_list_that_cannot_be_compiled_is_a_fault(self) -> None:
        with self.assertRaisesRegex(RecipeFault, "xx-test.txt could not be compiled.*no diff here"):
            self.compile(stand_in(build=IS_OLD))

    def test_a_program_that_is_not_there_is_explained(self) -> None:
        with self.assertRaisesRegex(RecipeFault, "--flavita PATH"):
            self.compile(Program.at(str(self.dictionaries / "nothing")))
