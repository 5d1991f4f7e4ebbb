"""Files inside packages."""

import io
import tarfile
import tempfile
import unittest
from pathlib import Path

from fault import RecipeFault
from sources import debian, npm


def archive(compression: str, **files: bytes) -> bytes:
    """A tar archive of files; the underscore stands for a slash."""
    data = io.BytesIO()
    with tarfile.open(fileobj=data, mode=f"w:{compression}") as tar:
        for name, content in files.items():
            entry = tarfile.TarInfo(name.replace("_", "/"))
            entry.size = len(content)
            tar.addfile(entry, io.BytesIO(content))
    return data.getvalue()


def container(*members: tuple[str, bytes]) -> bytes:
    """An `ar` container."""
    content = b"!<arch>\n"
    for name, data in members:
        content += f"{name:<16}{0:<12}{0:<6}{0:<6}{100644:<8}{len(data):<10}`\n".encode() + data + b"\n" * (len(data) % 2)
    return content


class Package(unittest.TestCase):
    """A package on disk."""

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = Path(folder.name) / "words_1_all.deb"


class Debian(Package):
    """Packages of Debian."""

    def test_a_file_is_read_behind_members_of_odd_length(self) -> None:
        data = archive("xz", **{"./usr_words": b"ab\n"})
        self.path.write_bytes(container(("debian-binary", b"2.0"), ("control.tar.xz", b"x"), ("data.tar.xz", data)))
        self.assertEqual(debian.read_member(self.path, "usr/words"), b"ab\n")

    def test_a_file_that_is_not_there_is_named(self) -> None:
        self.path.write_bytes(container(("data.tar.xz", archive("xz"))))
        with self.assertRaisesRegex(RecipeFault, "has no usr/words"):
            debian.read_member(self.path, "usr/words")

    def test_another_compression_is_refused_by_name(self) -> None:
        self.path.write_bytes(container(("data.tar.zst", b"")))
        with self.assertRaisesRegex(RecipeFault, "data.tar.zst; only data.tar.xz"):
            debian.read_member(self.path, "usr/words")

    def test_a_file_of_another_kind_is_refused(self) -> None:
        self.path.write_bytes(b"<html>")
        with self.assertRaisesRegex(RecipeFault, "no Debian package"):
            debian.read_member(self.path, "usr/words")

    def test_a_damaged_package_is_refused(self) -> None:
        self.path.write_bytes(container(("debian-binary", b"2.0\n")) + b"rest")
        with self.assertRaisesRegex(RecipeFault, "damaged at byte"):
            debian.read_member(self.path, "usr/words")


class Npm(Package):
    """Packages of npm."""

    def test_a_file_is_read(self) -> None:
        self.path.write_bytes(archive("gz", package_words=b"ab\n"))
        self.assertEqual(npm.read_member(self.path, "words"), b"ab\n")

    def test_a_file_that_is_not_there_is_named(self) -> None:
        self.path.write_bytes(archive("gz"))
        with self.assertRaisesRegex(RecipeFault, "has no words"):
            npm.read_member(self.path, "words")
