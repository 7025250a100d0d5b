"""The list of baked assets: which picture, font and sound lies where, how large it is and how it stretches."""

from __future__ import annotations

from pathlib import Path

import msgspec

Margins = tuple[int, int, int, int]
"""left, top, right, bottom, in pixels of the master"""


ROOM = 1.09
"""A picture is made from one that is at least so many times as large, or just as large."""
LARGE_ROOM = 1.0
LARGE = 200_000
"""So many pixels do not show that they were made from as many: reading four times as many takes its time."""
SMALL_ROOM = 1.25
SMALL = 16_000
"""Of so few pixels none may be lost: made from little more than as many, they would be soft."""
SOFT_ROOM = 0.2
"""A soft one may be enlarged: there is nothing to be seen in it but light."""


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
    soft: bool = False

    def size_at(self, level: int) -> tuple[int, int]:
        """Pixels of a copy."""
        return round(self.size[0] / level), round(self.size[1] / level)

    def bytes_at(self, level: int) -> int:
        """What a copy takes in memory."""
        width, height = self.size_at(level)
        return width * height * 4

    def level_for(self, width: float, height: float) -> int:
        """The smallest copy that still has all the detail of a picture of this many pixels."""
        exact, times = (round(width), round(height)), min(self.size[0] / width, self.size[1] / height)
        wanted = SOFT_ROOM if self.soft else _room(width * height)
        return max((each for each in self.levels if each * wanted <= times or self.size_at(each) == exact), default=1)

    def level_to_stretch(self, unit: float) -> int:
        """The smallest copy for a frame whose margins are drawn `unit` times as large as those of the master."""
        return max((each for each in self.levels if each * unit <= 1.01), default=1)


def _room(pixels: float) -> float:
    return LARGE_ROOM if pixels > LARGE else ROOM if pixels > SMALL else SMALL_ROOM


LARGE_DIGITS = 66.0
"""Logical units: in a window all amounts are cut from the copy of an atlas that suits digits so high."""


class Glyph(msgspec.Struct, frozen=True):
    """One character of a numeral atlas: where it starts, its cut-out width, and how far it moves the pen."""

    x: int
    width: int
    advance: float


class Numerals(msgspec.Struct, frozen=True):
    """An atlas of baked numerals: height of the digits (size), height of a cut-out, pad around a glyph."""

    file: str
    image_size: tuple[int, int]
    size: float
    height: int
    pad: float
    baseline: float
    glyphs: dict[str, Glyph]
    levels: dict[int, str] = {}

    @property
    def picture(self) -> Picture:
        """The atlas as a picture, whose usual size is that of large amounts."""
        return Picture(self.file, self.image_size, self.size / LARGE_DIGITS, levels=self.levels)


class Recording(msgspec.Struct, frozen=True):
    """A baked sound."""

    file: str
    seconds: float
    category: str


ATLASES = "numerals/"


def atlas_name(style: str) -> str:
    """The name of the picture that holds the numerals of a style."""
    return ATLASES + style


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
        manifest = msgspec.json.decode(path.read_bytes(), type=Manifest)
    except (OSError, msgspec.MsgspecError) as error:
        message = f"{path}: {error}; the assets are incomplete, install the program again"
        raise MissingAssetError(message) from error
    atlases = {atlas_name(style): numerals.picture for style, numerals in manifest.numerals.items()}
    return msgspec.structs.replace(manifest, images=manifest.images | atlases)
