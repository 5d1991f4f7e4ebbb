"""Packs a folder as .zip or .tar.gz: in order, everything dated alike and nobody's own."""

import gzip
import os
import sys
import tarfile
import time
import zipfile
from pathlib import Path

folder, out = Path(sys.argv[1]), Path(sys.argv[2])
moment = int(os.environ["SOURCE_DATE_EPOCH"])
files = sorted(path for path in folder.rglob("*") if path.is_file())
names = [path.relative_to(folder.parent).as_posix() for path in files]


def mode(path):
    return 0o755 if path.stem == "flavita" else 0o644


def write_zip():
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path, name in zip(files, names):
            entry = zipfile.ZipInfo(name, time.gmtime(moment)[:6])
            entry.external_attr = mode(path) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, path.read_bytes(), compresslevel=9)


def write_tar():
    with open(out, "wb") as raw, gzip.GzipFile("", "wb", 9, raw, mtime=moment) as stream:
        with tarfile.open(fileobj=stream, mode="w", format=tarfile.GNU_FORMAT) as packed:
            for path, name in zip(files, names):
                entry = tarfile.TarInfo(name)
                entry.size, entry.mtime, entry.mode = path.stat().st_size, moment, mode(path)
                with open(path, "rb") as content:
                    packed.addfile(entry, content)


write_zip() if out.suffix == ".zip" else write_tar()
