"""Downloads a package through its registry's own client and checks what arrived."""

import hashlib
from pathlib import Path

from fault import RecipeFault
from sources.clients import CLIENTS
from sources.package import Package


def fetch(package: Package, downloads: Path) -> Path:
    """The package's file, downloaded unless the folder has it already, with the right checksum."""
    path = downloads / package.file
    if path.exists() and sha256_of(path) == package.sha256:
        return path
    downloads.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    CLIENTS[package.registry](package, downloads)
    if not path.exists():
        raise RecipeFault(
            f"{package} was downloaded, but not as {package.file}; see which file is in {downloads} "
            "and correct the name in the edition's recipe"
        )
    check(path, package)
    return path


def check(path: Path, package: Package) -> None:
    """Refuses a file that is not the one the recipe was written for."""
    found = sha256_of(path)
    if found != package.sha256:
        raise RecipeFault(
            f"{path} has sha256 {found}, but the recipe expects {package.sha256}; delete the file "
            "and try again. If it stays so, the registry serves another file than the one that "
            "was reviewed: do not use it"
        )


def sha256_of(path: Path) -> str:
    """The checksum of a file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
