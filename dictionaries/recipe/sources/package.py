"""A package of a registry."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Package:
    """A file of a registry, fixed to one version and one checksum."""

    # One of "PyPI", "npm" and "Debian".
    registry: str
    name: str
    version: str
    # What the file is called in the folder of downloads. For Debian it is the name in the archive.
    file: str
    sha256: str
    # Debian only: the folder of the archive that holds the file.
    pool: str = ""

    def __str__(self) -> str:
        return f"{self.name} {self.version} from {self.registry}"
