"""Downloads: what is refused and what the person is told."""

import hashlib
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

from fault import RecipeFault
from sources import clients, download
from sources.clients import archive_url, from_debian, from_npm, from_pypi, run_client
from sources.download import fetch
from sources.package import Package

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

        with mock.patch.dict(download.CLIENTS, {"npm": client}):
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
            from_npm(PACKAGE, Path())

    def test_a_missing_pip_is_explained(self) -> None:
        with (
            mock.patch("importlib.util.find_spec", return_value=None),
            self.assertRaisesRegex(RecipeFault, "ensurepip"),
        ):
            from_pypi(PACKAGE, Path())

    def test_a_failing_client_is_quoted(self) -> None:
        command = [sys.executable, "-c", "import sys; sys.exit('no such host')"]
        with self.assertRaisesRegex(RecipeFault, "(?s)check the connection.*no such host"):
            run_client(PACKAGE, command)


class DebianClient(unittest.TestCase):
    """The two ways to a package of Debian."""

    WORDS = Package("Debian", "words", "1:2-3", "words_2-3_all.deb", "", pool="main/w/words")

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.downloads = Path(folder.name)

    def download(self, apt: str | None, leaves: str | None, archive: bytes | None) -> bytes:
        """Downloads with an apt that leaves a file of that name, and an archive that serves those bytes."""
        def run(package: Package, _: list[str], folder: Path) -> None:
            if leaves is None:
                raise RecipeFault(f"{package} is unknown to apt")
            (folder / leaves).write_bytes(b"by apt")

        def serve(package: Package, downloads: Path) -> None:
            if archive is None:
                raise OSError("no such host")
            (downloads / package.file).write_bytes(archive)

        with (
            mock.patch("shutil.which", return_value=apt),
            mock.patch.object(clients, "run_client", run),
            mock.patch.object(clients, "from_archive", serve),
        ):
            from_debian(self.WORDS, self.downloads)
        return (self.downloads / self.WORDS.file).read_bytes()

    def test_what_apt_downloads_gets_the_name_of_the_archive(self) -> None:
        self.assertEqual(self.download("apt-get", "words_1%3a2-3_all.deb", None), b"by apt")

    def test_without_apt_the_archive_is_asked(self) -> None:
        self.assertEqual(self.download(None, None, b"archived"), b"archived")

    def test_where_apt_does_not_know_the_version_the_archive_is_asked(self) -> None:
        self.assertEqual(self.download("apt-get", None, b"archived"), b"archived")

    def test_where_both_fail_both_are_quoted(self) -> None:
        with self.assertRaisesRegex(RecipeFault, "no such host.*unknown to apt"):
            self.download("apt-get", None, None)

    def test_the_address_in_the_archive_is_made_of_pool_and_file(self) -> None:
        self.assertTrue(archive_url(self.WORDS).endswith("/debian/pool/main/w/words/words_2-3_all.deb"))
