"""Downloads a package through its registry's own client and checks what arrived."""

import hashlib
import importlib.util
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from fault import RecipeFault


@dataclass(frozen=True)
class Package:
    """A file of a registry, fixed to one version and one checksum."""

    registry: str
    name: str
    version: str
    file: str
    sha256: str

    def __str__(self) -> str:
        return f"{self.name} {self.version} from {self.registry}"


def fetch(package: Package, downloads: Path) -> Path:
    """The package's file, downloaded unless the folder has it already, with the right checksum."""
    path = downloads / package.file
    if path.exists() and sha256_of(path) == package.sha256:
        return path
    downloads.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    run_client(package, CLIENTS[package.registry](package, downloads))
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


def run_client(package: Package, command: list[str]) -> None:
    """Runs a registry's client; its own words go into the error."""
    done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
    if done.returncode != 0:
        said = (done.stderr.strip() or done.stdout.strip() or "nothing").splitlines()[-8:]
        raise RecipeFault(
            f"{package} could not be downloaded; check the connection (and a proxy's settings) and "
            f"try again. The command was\n    {' '.join(command)}\nand it said\n    " + "\n    ".join(said)
        )


def pip_command(package: Package, downloads: Path) -> list[str]:
    """Downloads a wheel. Wheels only: to read the metadata of any other form runs its code."""
    if importlib.util.find_spec("pip") is None:
        raise RecipeFault(
            f"this Python ({sys.executable}) has no pip, which is needed for {package}; run "
            "`python3 -m ensurepip`, or install the package python3-pip of your system"
        )
    return [
        sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check",
        "--no-deps", "--only-binary=:all:", "--dest", str(downloads), f"{package.name}=={package.version}",
    ]


def npm_command(package: Package, downloads: Path) -> list[str]:
    """Downloads a package's archive; no script of the package is run."""
    npm = shutil.which("npm")
    if npm is None:
        raise RecipeFault(f"npm is not installed, which is needed for {package}; install Node.js with npm")
    return [
        npm, "pack", "--silent", "--ignore-scripts", "--pack-destination", str(downloads),
        f"{package.name}@{package.version}",
    ]


CLIENTS: dict[str, Callable[[Package, Path], list[str]]] = {
    "PyPI": pip_command,
    "npm": npm_command,
}
