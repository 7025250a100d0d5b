"""The list of baked assets: which picture, font and sound lies where, how large it is and how it stretches."""

from __future__ import annotations

from pathlib import Path

import msgspec

Margins = tuple[int, int, int, int]
"""left, top, right, bottom, in pixels of the master"""


ROOM = 1.2
"""A picture is made from one that is at least so many times as large, or just as large."""


def level_file(file: str, level: int) -> str:
    """The file of the copy that is `level` times smaller; level 1 is the master itself."""
    stem, _, suffix = file.rpartition(".")
    return file if level == 1 else f"{stem}@{level}.{suffix}"


class Picture(msgspec.Struct, frozen=True):
    """A baked image. `scale` is master pixels per logical pixel, `inset` the shadow around the body.

    `nine` are the margins that do not stretch; without those above and below it stretches in width alone.
    `levels` are the smaller copies that lie beside the master, by how many times smaller they are.
    """

    file: str
    size: tuple[int, int]
    scale: float = 1.0
    nine: Margins | None = None
    inset: Margins = (0, 0, 0, 0)
    levels: dict[int, str] = {}

    def size_at(self, level: int) -> tuple[int, int]:
        """Pixels of a copy."""
        return round(self.size[0] / level), round(self.size[1] / level)

    def bytes_at(self, level: int) -> int:
        """What a copy takes in memory."""
        width, height = self.size_at(level)
        return width * height * 4

    def level_for(self, width: float, height: float) -> int:
        """The smallest copy that still has all the detail of a picture of this many pixels."""
        exact, room = (round(width), round(height)), min(self.size[0] / width, self.size[1] / height) / ROOM
        return max((each for each in self.levels if each <= room or self.size_at(each) == exact), default=1)

    def level_to_stretch(self, unit: float) -> int:
        """The smallest copy for a frame whose margins are drawn `unit` times as large as those of the master."""
        return max((each for each in self.levels if each * unit <= 1.01), default=1)


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
    levels: dict[int, str] = {}

    def level_for(self, pixels: float) -> int:
        """The smallest copy that still has all the detail of digits this high."""
        return max((each for each in self.levels if each * pixels * ROOM <= self.size), default=1)


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
