"""Downloads: what is refused and what the person is told."""

import hashlib
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

from fault import RecipeFault
from sources import package as packages
from sources.package import Package, fetch, npm_command, pip_command, run_client

CONTENT = b"reviewed"
PACKAGE = Package("npm", "some-words", "1.2.3", "some-words-1.2.3.tgz", hashlib.sha256(CONTENT).hexdigest())


class Fetching(unittest.TestCase):
    """The folder of downloads, with a client that writes a file instead of downloading."""

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.downloads = Path(folder.name)
        self.path = self.downloads / PACKAGE.file

    def fetch_with_client(self, content: bytes | None) -> Path:
        """Fetches while the client writes the content, or nothing."""
        def client(*_: object) -> None:
            if content is not None:
                self.path.write_bytes(content)

        with (
            mock.patch.object(packages, "run_client", client),
            mock.patch.dict(packages.CLIENTS, {"npm": lambda *_: []}),
        ):
            return fetch(PACKAGE, self.downloads)

    def test_a_download_with_the_right_checksum_is_taken(self) -> None:
        self.assertEqual(self.fetch_with_client(CONTENT).read_bytes(), CONTENT)

    def test_a_download_with_another_checksum_is_refused(self) -> None:
        with self.assertRaisesRegex(RecipeFault, "do not use it"):
            self.fetch_with_client(b"another")

    def test_a_file_that_is_there_already_is_not_downloaded_again(self) -> None:
        self.path.write_bytes(CONTENT)
        self.assertEqual(self.fetch_with_client(None), self.path)

    def test_a_damaged_file_is_downloaded_again(self) -> None:
        self.path.write_bytes(b"revi")
        self.assertEqual(self.fetch_with_client(CONTENT).read_bytes(), CONTENT)

    def test_a_download_under_another_name_is_explained(self) -> None:
        with self.assertRaisesRegex(RecipeFault, "correct the name"):
            self.fetch_with_client(None)


class Clients(unittest.TestCase):
    """The clients of the registries."""

    def test_a_missing_npm_is_explained(self) -> None:
        with mock.patch("shutil.which", return_value=None), self.assertRaisesRegex(RecipeFault, "install Node.js"):
            npm_command(PACKAGE, Path())

    def test_a_missing_pip_is_explained(self) -> None:
        with (
            mock.patch("importlib.util.find_spec", return_value=None),
            self.assertRaisesRegex(RecipeFault, "ensurepip"),
        ):
            pip_command(PACKAGE, Path())

    def test_a_failing_client_is_quoted(self) -> None:
        command = [sys.executable, "-c", "import sys; sys.exit('no such host')"]
        with self.assertRaisesRegex(RecipeFault, "(?s)check the connection.*no such host"):
            run_client(PACKAGE, command)
