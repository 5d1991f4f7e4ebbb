"""Reads a file out of an npm package."""

import tarfile
from pathlib import Path

from fault import RecipeFault


def read_member(package: Path, path: str) -> bytes:
    """The bytes of a file of the package: "index.dic"."""
    with tarfile.open(package) as archive:
        try:
            file = archive.extractfile("package/" + path)
        except KeyError:
            file = None
        if file is None:
            raise RecipeFault(f"{package.name} has no {path}; look where the new version keeps it")
        return file.read()
