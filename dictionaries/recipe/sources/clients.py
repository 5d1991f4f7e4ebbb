"""The clients of the registries: each puts a package's file into a folder."""

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path

from fault import RecipeFault
from sources.package import Package

DEBIAN = "https://deb.debian.org/debian/pool"
PATIENCE_IN_SECONDS = 60


def run_client(package: Package, command: list[str], folder: Path | None = None) -> None:
    """Runs a registry's client; its own words go into the error."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, errors="replace", check=False)
    if done.returncode != 0:
        said = (done.stderr.strip() or done.stdout.strip() or "nothing").splitlines()[-8:]
        raise RecipeFault(
            f"{package} could not be downloaded; check the connection (and a proxy's settings) and "
            f"try again. The command was\n    {' '.join(command)}\nand it said\n    " + "\n    ".join(said)
        )


def from_pypi(package: Package, downloads: Path) -> None:
    """Downloads a wheel. Wheels only: to read the metadata of any other form runs its code."""
    if importlib.util.find_spec("pip") is None:
        raise RecipeFault(
            f"this Python ({sys.executable}) has no pip, which is needed for {package}; run "
            "`python3 -m ensurepip`, or install the package python3-pip of your system"
        )
    run_client(package, [
        sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check",
        "--no-deps", "--only-binary=:all:", "--dest", str(downloads), f"{package.name}=={package.version}",
    ])


def from_npm(package: Package, downloads: Path) -> None:
    """Downloads a package's archive; no script of the package is run."""
    npm = shutil.which("npm")
    if npm is None:
        raise RecipeFault(f"npm is not installed, which is needed for {package}; install Node.js with npm")
    run_client(package, [
        npm, "pack", "--silent", "--ignore-scripts", "--pack-destination", str(downloads),
        f"{package.name}@{package.version}",
    ])


def from_crates_io(package: Package, downloads: Path) -> None:
    """Downloads a package's archive with cargo, which keeps it among its own files; nothing is built."""
    cargo = shutil.which("cargo")
    if cargo is None:
        raise RecipeFault(f"cargo is not installed, which is needed for {package}; install Rust")
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        manifest = (
            '[package]\nname = "download"\nversion = "0.0.0"\nedition = "2021"\n[workspace]\n'
            f'[dependencies]\n{package.name} = "={package.version}"\n'
        )
        (home / "Cargo.toml").write_text(manifest, encoding="utf-8")
        (home / "src").mkdir()
        (home / "src" / "lib.rs").touch()
        run_client(package, [cargo, "fetch", "--quiet", "--manifest-path", str(home / "Cargo.toml")])
    kept = Path(os.environ.get("CARGO_HOME", Path.home() / ".cargo")) / "registry" / "cache"
    found = sorted(kept.glob(f"*/{package.file}"))
    if not found:
        raise RecipeFault(f"{package}: cargo left no {package.file} in {kept}")
    shutil.copyfile(found[0], downloads / package.file)


def from_debian(package: Package, downloads: Path) -> None:
    """Downloads a package through apt where there is one that knows it, else from the archive."""
    said_by_apt = "apt-get is not installed"
    apt = shutil.which("apt-get")
    if apt is not None:
        try:
            return with_apt(apt, package, downloads)
        except RecipeFault as fault:
            said_by_apt = str(fault)
    try:
        from_archive(package, downloads)
    except (urllib.error.URLError, OSError) as error:
        raise RecipeFault(
            f"{package} could not be downloaded from {archive_url(package)} ({error}); check the "
            f"connection, or put the file into {downloads}. Before that: {said_by_apt}"
        ) from error


def with_apt(apt: str, package: Package, downloads: Path) -> None:
    """Downloads with apt, which writes the colon of a version in its own way."""
    with tempfile.TemporaryDirectory(dir=downloads) as folder:
        run_client(package, [apt, "download", "-qq", f"{package.name}={package.version}"], Path(folder))
        found = sorted(Path(folder).glob("*.deb"))
        if not found:
            raise RecipeFault(f"{package}: apt-get left no file")
        found[0].replace(downloads / package.file)


def from_archive(package: Package, downloads: Path) -> None:
    """Downloads the file of a Debian package from the archive."""
    unfinished = downloads / (package.file + ".unfinished")
    with urllib.request.urlopen(archive_url(package), timeout=PATIENCE_IN_SECONDS) as answer, unfinished.open("wb") as file:
        shutil.copyfileobj(answer, file)
    unfinished.replace(downloads / package.file)


def archive_url(package: Package) -> str:
    """Where the Debian archive keeps the file."""
    return f"{DEBIAN}/{package.pool}/{package.file}"


CLIENTS: dict[str, Callable[[Package, Path], None]] = {
    "PyPI": from_pypi,
    "npm": from_npm,
    "crates.io": from_crates_io,
    "Debian": from_debian,
}
