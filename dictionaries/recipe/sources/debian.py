"""Reads a file out of a Debian package.

A package is an `ar` container: a line `!<arch>`, then for each member 60 bytes of text (name in 16,
date, owner, group, mode, size in 10 from byte 48, and the two bytes "`" and LF) and its data,
filled up to an even length. The member `data.tar.xz` holds the files to be installed.
"""

import io
import tarfile
from collections.abc import Iterator
from pathlib import Path

from fault import RecipeFault

SIGNATURE = b"!<arch>\n"
HEADER = 60
HEADER_END = b"`\n"


def read_member(package: Path, path: str) -> bytes:
    """The bytes of a file of the package, named as it is installed: "usr/share/hunspell/ru_RU.dic"."""
    with tarfile.open(fileobj=io.BytesIO(data_archive(package)), mode="r:xz") as archive:
        try:
            file = archive.extractfile("./" + path)
        except KeyError:
            file = None
        if file is None:
            raise RecipeFault(f"{package.name} has no {path}; look where the new version keeps it")
        return file.read()


def members_under(package: Path, folder: str) -> Iterator[tuple[str, bytes]]:
    """The files of a folder of the package, with their paths."""
    with tarfile.open(fileobj=io.BytesIO(data_archive(package)), mode="r:xz") as archive:
        for member in archive:
            path = member.name.removeprefix("./")
            if member.isfile() and path.startswith(folder + "/"):
                yield path, archive.extractfile(member).read()


def data_archive(package: Path) -> bytes:
    """The compressed archive of the files to be installed."""
    for name, data in members(package):
        if name == "data.tar.xz":
            return data
        if name.startswith("data.tar"):
            raise RecipeFault(f"{package.name} holds {name}; only data.tar.xz can be read, so take a version that has it")
    raise RecipeFault(f"{package.name} holds no data.tar.xz; it is no Debian package")


def members(package: Path) -> Iterator[tuple[str, bytes]]:
    """The name and the data of each member of the container."""
    content = package.read_bytes()
    if not content.startswith(SIGNATURE):
        raise RecipeFault(f"{package.name} is no Debian package; delete it and build again")
    at = len(SIGNATURE)
    while at < len(content):
        header = content[at : at + HEADER]
        if len(header) < HEADER or not header.endswith(HEADER_END):
            raise RecipeFault(f"{package.name} is damaged at byte {at}; delete it and build again")
        size = int(header[48:58])
        start = at + HEADER
        yield header[:16].decode("ascii").rstrip(" /"), content[start : start + size]
        at = start + size + size % 2
