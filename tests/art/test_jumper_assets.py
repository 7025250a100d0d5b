"""The pictures of Christmas Jumper: complete, of the sizes that its windows count on, and free at their borders."""

import json
from pathlib import Path

import pygame
import pytest

ASSETS = Path(__file__).resolve().parents[2] / "assets"
MANIFEST = json.loads((ASSETS / "manifest.json").read_text(encoding="utf-8"))
IMAGES = MANIFEST["images"]
SYMBOLS = (
    "robin", "mitten", "sledge", "candycane", "gingerbread", "stocking", "snowman", "star", "bell", "snowglobe",
    "drum", "skates", "lantern", "bonus_bauble",
)  # fmt: skip
PATCHES = tuple(f"jumper/patch{place:02d}" for place in range(1, 13))
BODIES = {
    "jumper/panel_winning": (190, 520),
    "jumper/panel_numbers": (650, 520),
    "jumper/panel_bonus": (328, 520),
    "jumper/snowflake": (88, 83),
    "jumper/open_small": (88, 83),
    "jumper/open_gold_small": (88, 83),
    "jumper/open": (100, 96),
    "jumper/open_gold": (100, 96),
    "jumper/label": (104, 27),
    "jumper/label_gold": (104, 27),
    "bonus/list_card": (332, 190),
    "bonus/list_card_won": (332, 190),
    "bonus/tile": (134, 134),
    "bonus/tile_filled": (134, 134),
    **dict.fromkeys(PATCHES, (100, 96)),
}


def _largest_border_alpha(name: str) -> int:
    picture = pygame.image.load(ASSETS / IMAGES[name]["file"])
    width, height = picture.get_size()
    border = [(x, y) for x in range(width) for y in (0, height - 1)]
    border += [(x, y) for y in range(height) for x in (0, width - 1)]
    return max(picture.get_at(place).a for place in border)


@pytest.mark.parametrize("name", BODIES)
def test_what_lies_within_the_inset_has_the_size_of_the_layout(name: str) -> None:
    entry = IMAGES[name]
    left, top, right, bottom = entry["inset"]
    width, height = entry["size"]
    body = ((width - left - right) / entry["scale"], (height - top - bottom) / entry["scale"])
    assert body == pytest.approx(BODIES[name], abs=0.5)


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_a_symbol_and_its_silhouette_have_one_frame_and_a_free_border(symbol: str) -> None:
    assert IMAGES[f"symbols/{symbol}"]["size"] == IMAGES[f"silhouettes/{symbol}"]["size"] == [512, 512]
    assert max(_largest_border_alpha(f"{group}/{symbol}") for group in ("symbols", "silhouettes")) <= 8


@pytest.mark.parametrize("place", range(1, 11))
def test_a_lid_has_the_frame_of_its_box(place: int) -> None:
    assert IMAGES[f"presents/box{place:02d}"]["size"] == IMAGES[f"presents/lid{place:02d}"]["size"]
    assert max(_largest_border_alpha(f"presents/{part}{place:02d}") for part in ("box", "lid")) <= 8


def test_the_tree_has_the_frame_of_its_holder() -> None:
    assert IMAGES["jumper/tree"]["size"] == IMAGES["jumper/tree_holder"]["size"]


@pytest.mark.parametrize("style", ["felt", "felt_gold"])
def test_felt_numerals_have_all_characters_and_digits_of_one_advance(style: str) -> None:
    glyphs = MANIFEST["numerals"][style]["glyphs"]
    assert set(glyphs) == set("0123456789£.,×+− ")
    assert len({glyphs[digit]["advance"] for digit in "0123456789"}) == 1
