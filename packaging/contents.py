"""Writes what a package is made of: CONTENTS.txt (program, word lists, crates, a licence each) and
NOTICES.txt (the licence texts that came with the crates).

    python3 packaging/contents.py TARGET PROGRAM FOLDER
"""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

target, program, folder = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])
FONTS = [
    ("type of the pages", "Golos Text", "static/golos.OFL.txt"),
    ("the digit 3 of the pages", "Montserrat", "static/signs.OFL.txt"),
]
TEXTS = re.compile(r"(licen[cs]e|copying|notice|unlicense|copyright)", re.IGNORECASE)


def crates():
    """The crates from others that are linked into the program, by name."""
    command = ["cargo", "metadata", "--locked", "--format-version=1", f"--filter-platform={target}"]
    told = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    known = {crate["id"]: crate for crate in told["packages"]}
    nodes = {node["id"]: node for node in told["resolve"]["nodes"]}
    found, waiting = set(), [told["resolve"]["root"]]
    while waiting:
        here = waiting.pop()
        if here in found:
            continue
        found.add(here)
        for dep in nodes[here]["deps"]:
            if any(kind["kind"] is None for kind in dep["dep_kinds"]):
                waiting.append(dep["pkg"])
    others = [known[crate] for crate in found if known[crate]["source"]]
    return sorted(others, key=lambda crate: (crate["name"], crate["version"]))


def needed_glibc():
    """The newest version of glibc's symbols that the program asks for."""
    found = re.findall(rb"GLIBC_(\d+)\.(\d+)", program.read_bytes())
    return max(((int(major), int(minor)) for major, minor in found), default=None)


def word_lists():
    for file in sorted(Path("dictionaries").glob("*/PROVENANCE.toml")):
        licence = tomllib.loads(file.read_text())["licence"]
        place = "beside the program" if file.parent.name == "cs-scrabble" else "in the program"
        yield f"{file.parent.name:<14} {licence['name']} ({place})"


def contents(linked):
    version = tomllib.loads(Path("Cargo.toml").read_text())["workspace"]["package"]["version"]
    yield f"Flavita {version} for {target}: MIT OR Apache-2.0"
    glibc = needed_glibc()
    if glibc and "linux" in target:
        yield f"Runs on Linux with glibc {glibc[0]}.{glibc[1]} or newer (ldd --version says which one is there)."
    yield from ["", "Word lists, with their texts in dictionaries/", *word_lists(), ""]
    for what, font, _ in FONTS:
        yield f"{what}: {font}, SIL OFL 1.1"
    yield from ["", f"{len(linked)} crates, with their texts in NOTICES.txt"]
    for crate in linked:
        yield f"{crate['name']} {crate['version']}  {crate['license'] or crate['license_file']}"


def notices(linked):
    """Each text once, with the crates that carry it."""
    carriers = {}
    for crate in linked:
        place = Path(crate["manifest_path"]).parent
        for file in sorted(place.iterdir()):
            if file.is_file() and TEXTS.search(file.name) and file.suffix in ("", ".md", ".txt"):
                text = file.read_text(errors="replace").strip()
                carriers.setdefault(text, []).append(f"{crate['name']} {crate['version']}")
    for text, names in sorted(carriers.items(), key=lambda one: one[1]):
        yield from ["=" * 80, ", ".join(dict.fromkeys(names)), "=" * 80, "", text, ""]
    for what, _, licence in FONTS:
        yield from ["=" * 80, what, "=" * 80, "", Path(licence).read_text().strip(), ""]


linked = crates()
(folder / "CONTENTS.txt").write_text("\n".join(contents(linked)) + "\n", newline="\r\n" if "windows" in target else "\n")
(folder / "NOTICES.txt").write_text("\n".join(notices(linked)) + "\n")
