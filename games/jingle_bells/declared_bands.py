"""The prizes of base rounds in bands, as declared: exact ones that take minutes to compute, so that maths reads them.

They stand in a file of their own, which the app never reads.
"""

from collections.abc import Iterable, Sequence
from decimal import Decimal
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from engine.rules.conversion import convert
from engine.rules.exact import decimal_text
from engine.rules.exact_prizes import BAND_EDGES, Band
from engine.rules.yaml_loading import load_document
from games.jingle_bells.frames import FRAME_CELLS

FILE: Final = Path(__file__).with_name("declared_bands.yaml")

_PLACES: Final = 12
_HEAD: Final = (
    "# How likely base rounds of Jingle Bells pay nothing, over 0x to 1x, to 2x, 5x, 10x, 25x, 50x, 100x, 250x,\n"
    "# 1,000x, 10,000x, and more times the stake: in the long run at one stake, and from 0, 1, 2 ... 16 frames.\n"
    "# `maths jingle_bells --prizes --write FILE` computes this from the numbers with this digest, in minutes.\n"
)

Chances: TypeAlias = tuple[Decimal, ...]


class DeclaredBands(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How likely prizes are in bands: `numbers` is the digest of those that this follows from."""

    numbers: str
    base: Chances
    by_frames: tuple[Chances, ...]


def declared_bands(path: Path = FILE) -> DeclaredBands:
    """Read what is declared; ConfigError says what is wrong with it."""
    document = load_document(path, "games/jingle_bells/declared_bands.yaml" if path == FILE else str(path))
    declared, number = convert(document, DeclaredBands), len(BAND_EDGES) + 1
    if len(declared.by_frames) != len(FRAME_CELLS) + 1:
        raise document.error(("by_frames",), f"a list for each of 0 to {len(FRAME_CELLS)} frames")
    if len(declared.base) != number:
        raise document.error(("base",), f"a chance for each of {number} bands")
    for place, chances in enumerate(declared.by_frames):
        if len(chances) != number:
            raise document.error(("by_frames", place), f"a chance for each of {number} bands")
    return declared


def written(numbers: str, base: Sequence[Band], by_frames: Iterable[Sequence[Band]]) -> str:
    """Write bands as they are declared."""
    rows = "".join(f"  - [{_row(bands)}]\n" for bands in by_frames)
    return f"{_HEAD}numbers: {numbers}\nbase: [{_row(base)}]\nby_frames:\n{rows}"


def _row(bands: Sequence[Band]) -> str:
    return ", ".join(decimal_text(band.chance, _PLACES) for band in bands)
