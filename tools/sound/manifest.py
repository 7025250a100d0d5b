"""The sounds' part of `assets/manifest.json`; the other parts are read and written back untouched."""

import fcntl
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
MANIFEST = ASSETS / "manifest.json"

Entry = dict[str, Any]


def sounds() -> dict[str, Entry]:
    """Return the entries of the sounds by name; none where there is no manifest yet."""
    found: dict[str, Entry] = _whole().get("sounds", {})
    return found


def put(changed: dict[str, Entry], known: set[str]) -> None:
    """Write entries into the manifest and drop those of sounds that no longer exist.

    The file is read just before it is written, and nobody else writes it meanwhile: pictures are baked into it too.
    """
    with _alone():
        whole = _whole()
        whole["sounds"] = {name: entry for name, entry in (whole.get("sounds", {}) | changed).items() if name in known}
        text = json.dumps(whole, indent=1, sort_keys=True, ensure_ascii=False) + "\n"
        fresh = MANIFEST.with_suffix(".json.sounds")
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(MANIFEST)


@contextmanager
def _alone() -> Iterator[None]:
    """Hold the lock on the folder that the bakes of pictures hold too."""
    folder = os.open(ASSETS, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def _whole() -> dict[str, Any]:
    if not MANIFEST.exists():
        return {}
    whole: dict[str, Any] = json.loads(MANIFEST.read_text(encoding="utf-8"))
    return whole
