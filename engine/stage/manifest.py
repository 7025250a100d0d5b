"""The list of baked assets: which picture, font and sound lies where, how large it is and how it stretches."""

from __future__ import annotations

from pathlib import Path

import msgspec

Margins = tuple[int, int, int, int]
"""left, top, right, bottom, in pixels of the master"""


class Picture(msgspec.Struct, frozen=True):
    """A baked image. `scale` is master pixels per logical pixel, `inset` the shadow around the body.

    `nine` are the margins that do not stretch; without those above and below it stretches in width alone.
    """

    file: str
    size: tuple[int, int]
    scale: float = 1.0
    nine: Margins | None = None
    inset: Margins = (0, 0, 0, 0)


class Glyph(msgspec.Struct, frozen=True):
    """One character of a numeral atlas: where it starts, its cut-out width, and how far it moves the pen."""

    x: int
    width: int
    advance: float


class Numerals(msgspec.Struct, frozen=True):
    """An atlas of baked numerals: height of the digits (size), height of a cut-out, pad around a glyph."""

    file: str
    size: float
    height: int
    pad: float
    baseline: float
    glyphs: dict[str, Glyph]


class Recording(msgspec.Struct, frozen=True):
    """A baked sound."""

    file: str
    seconds: float
    category: str


class Manifest(msgspec.Struct, frozen=True):
    """Everything that `assets/manifest.json` says and the stage needs."""

    images: dict[str, Picture]
    numerals: dict[str, Numerals] = {}
    sounds: dict[str, Recording] = {}


class MissingAssetError(Exception):
    """An asset that a scene names is not in the manifest, or its file cannot be read."""


def load_manifest(folder: Path) -> Manifest:
    """Read `manifest.json` of an assets folder.

    Raises:
        MissingAssetError: the file is not there or is not a manifest; it says what is wrong with which file.
    """
    path = folder / "manifest.json"
    try:
        return msgspec.json.decode(path.read_bytes(), type=Manifest)
    except (OSError, msgspec.MsgspecError) as error:
        message = f"{path}: {error}; the assets are incomplete, install the program again"
        raise MissingAssetError(message) from error
