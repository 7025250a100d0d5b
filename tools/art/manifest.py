"""Reads and writes `assets/manifest.json`, the list of everything that the program may load."""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ASSETS = Path(__file__).resolve().parents[2] / "assets"
MANIFEST = ASSETS / "manifest.json"
OWN_LICENCE = "Made for this project"

Entry = dict[str, Any]


def read_manifest() -> dict[str, dict[str, Entry]]:
    """The whole manifest; empty where there is none yet."""
    if not MANIFEST.exists():
        return {}
    return json.loads(MANIFEST.read_text(encoding="utf-8"))  # type: ignore[no-any-return]  # its shape is checked by tests


def put_entries(part: str, entries: dict[str, Entry]) -> None:
    """Replace single entries of one part and leave all else as it stands on disk at this moment."""
    with _alone():
        manifest = read_manifest()
        manifest.setdefault(part, {}).update(entries)
        _write(manifest)


def drop_entries(part: str, names: list[str]) -> None:
    """Take entries out of one part, together with their files."""
    with _alone():
        manifest = read_manifest()
        for name in names:
            entry = manifest[part].pop(name)
            path = ASSETS / entry["file"]
            for stored in (path, *path.parent.glob(f"{path.stem}@*")):
                stored.unlink(missing_ok=True)
        _write(manifest)


@contextmanager
def _alone() -> Iterator[None]:
    """Keep other bakes waiting: two that write at once would lose each other's entries."""
    folder = os.open(ASSETS, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def file_digest(path: Path) -> str:
    """SHA-256 of a file, in hex."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _write(manifest: dict[str, dict[str, Entry]]) -> None:
    text = json.dumps(manifest, indent=1, sort_keys=True, ensure_ascii=False) + "\n"
    fresh = MANIFEST.with_suffix(".new")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(MANIFEST)
