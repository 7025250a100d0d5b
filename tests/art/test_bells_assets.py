"""The pictures of Jingle Bells: complete, of the sizes that its layout counts on, and free at their borders."""

import json
from pathlib import Path

import pygame
import pytest

ASSETS = Path(__file__).resolve().parents[2] / "assets"
IMAGES = json.loads((ASSETS / "manifest.json").read_text(encoding="utf-8"))["images"]
PAYS = ("polar_bear", "penguin", "reindeer", "snowman", "spinning_top")
LETTERS = tuple(f"letter_{name}" for name in ("a", "k", "q", "j", "10"))
WILDS = ("jingle_bell", "jingle_bell_left", "jingle_bell_right", "golden_leaf", "scatter", "frame")
PRIZES = ("red_bauble", "gold_bauble", *(f"present_{tier}" for tier in ("mini", "minor", "major", "grand")))
STATES = ("", "_hover", "_pressed", "_disabled")
BODIES = {
    "bells/stage_bar": (528, 42),
    "bells/stage_lit": (168, 30),
    "bells/half_empty": (30, 30),
    "bells/half_full": (30, 30),
    "bells/buy_panel": (216, 190),
    "bells/reel_frame": (624, 416),
    "bells/board_frame": (456, 304),
    "bells/board_frame_tall": (456, 456),
    **{f"bells/plate_{tier}{lit}": (212, 76) for tier in ("mini", "minor", "major", "grand") for lit in ("", "_lit")},
}
WHOLE = {
    "bells/garland": (1280, 150),
    "backdrops/bells": (1280, 720),
    "backdrops/bells_bonus": (1280, 720),
    "logos/christmas_spins": (440, 86),
    **{f"bells/spin{state}": (128, 128) for state in STATES},
}


@pytest.mark.parametrize("name", BODIES)
def test_what_lies_within_the_inset_has_the_size_of_the_layout(name: str) -> None:
    entry = IMAGES[name]
    left, top, right, bottom = entry["inset"]
    width, height = entry["size"]
    body = ((width - left - right) / entry["scale"], (height - top - bottom) / entry["scale"])
    assert body == pytest.approx(BODIES[name], abs=0.5)


@pytest.mark.parametrize("name", WHOLE)
def test_a_picture_without_margins_has_the_size_of_the_layout(name: str) -> None:
    entry = IMAGES[name]
    assert tuple(side / entry["scale"] for side in entry["size"]) == pytest.approx(WHOLE[name], abs=0.5)


@pytest.mark.parametrize("symbol", [*PAYS, *LETTERS, *WILDS, *PRIZES])
def test_a_symbol_is_a_master_of_512_pixels_with_a_free_border(symbol: str) -> None:
    picture = pygame.image.load(ASSETS / IMAGES[f"bells/{symbol}"]["file"])
    assert picture.get_size() == (512, 512)
    border = [(x, y) for x in range(512) for y in (0, 511)] + [(x, y) for y in range(512) for x in (0, 511)]
    assert max(picture.get_at(place).a for place in border) <= 8


def test_the_middle_of_the_garland_is_free_for_the_lettering() -> None:
    entry = IMAGES["bells/garland"]
    garland = pygame.image.load(ASSETS / entry["file"])
    middle = pygame.Rect(round(410 * entry["scale"]), 0, round(460 * entry["scale"]), garland.get_height())
    assert garland.subsurface(middle).get_bounding_rect(min_alpha=9).size == (0, 0)
