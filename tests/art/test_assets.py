"""Every picture and typeface that the manifest names is there, whole, and nothing else lies beside them."""

import ast
import hashlib
import json
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.stage.manifest import level_file

ASSETS = Path(__file__).resolve().parents[2] / "assets"
MANIFEST = json.loads((ASSETS / "manifest.json").read_text(encoding="utf-8"))
IMAGES = MANIFEST["images"]
SYMBOLS = ("tree", "cracker", "candles", "wreath", "bells", "holly", "bauble", "log", "turkey")
STATES = ("", "_hover", "_pressed", "_disabled")


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


@pytest.mark.parametrize("part", ["images", "numerals", "fonts"])
def test_every_file_of_the_manifest_is_there_unchanged(part: str) -> None:
    for name, entry in MANIFEST[part].items():
        path = ASSETS / entry["file"]
        assert path.is_file(), f"{name}: {path} is missing"
        assert _digest(path) == entry["sha256"], f"{name}: {path} is not what was baked"
        assert entry["licence"]


def test_every_picture_has_its_size() -> None:
    for name, entry in IMAGES.items():
        assert pygame.image.load(ASSETS / entry["file"]).get_size() == tuple(entry["size"]), name
        assert entry["scale"] > 0
        assert entry["made_by"]


def test_margins_leave_a_middle_to_stretch() -> None:
    for name, entry in IMAGES.items():
        for margins in (entry.get("nine"), entry.get("inset")):
            if margins is not None:
                left, top, right, bottom = margins
                width, height = entry["size"]
                assert min(margins) >= 0, name
                assert left + right < width, name
                assert top + bottom < height, name


def _copies(entry: dict[str, Any]) -> dict[int, Path]:
    return {int(level): ASSETS / level_file(entry["file"], int(level)) for level in entry.get("levels", {})}


@pytest.mark.parametrize("part", ["images", "numerals"])
def test_every_picture_has_its_smaller_copies_unchanged(part: str) -> None:
    for name, entry in MANIFEST[part].items():
        assert "levels" in entry or entry["file"].endswith(".png"), f"{name} has no smaller copies"
        for level, path in _copies(entry).items():
            assert _digest(path) == entry["levels"][str(level)], f"{name}: {path} is not what was baked"


def test_smaller_copies_are_so_many_times_smaller_and_look_alike() -> None:
    for name, entry in IMAGES.items():
        shapes = {}
        for level, path in _copies(entry).items():
            copy = pygame.image.load(path)
            assert copy.get_size() == tuple(round(side / level) for side in entry["size"]), f"{name}@{level}"
            shapes[level] = pygame.transform.average_color(copy)
        if shapes:
            whole = pygame.transform.average_color(pygame.image.load(ASSETS / entry["file"]))
            for level, shape in shapes.items():
                assert abs(shape[3] - whole[3]) <= 6, f"{name}@{level} is not a copy of its master"


def _functions(path: Path) -> set[str]:
    """The functions and plain names that a module defines."""
    body = ast.parse(path.read_text(encoding="utf-8")).body
    return {node.name for node in body if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize("part", ["images", "numerals", "sounds"])
def test_everything_is_made_by_a_function_of_our_tools(part: str) -> None:
    named: dict[str, set[str]] = {}
    for entry in MANIFEST[part].values():
        module, function = entry["made_by"].split(":")
        named.setdefault(module, set()).add(function)
    for module, functions in named.items():
        path = ASSETS.parent / f"{module.replace('.', '/')}.py"
        assert path.is_file(), module
        assert functions <= _functions(path), module


def test_nothing_lies_there_unused() -> None:
    named = {ASSETS / entry["file"] for part in ("images", "numerals", "fonts") for entry in MANIFEST[part].values()}
    named |= {
        path for part in ("images", "numerals") for entry in MANIFEST[part].values() for path in _copies(entry).values()
    }
    named |= {ASSETS / entry["licence_file"] for entry in MANIFEST["fonts"].values()}
    lying = {path for folder in ("images", "fonts") for path in (ASSETS / folder).rglob("*") if path.is_file()}
    assert lying == named


def test_all_pictures_and_typefaces_stay_below_forty_megabytes() -> None:
    assert sum(path.stat().st_size for path in ASSETS.rglob("*") if path.is_file()) < 40_000_000


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_symbols_are_not_cropped_at_an_edge(symbol: str) -> None:
    picture = pygame.image.load(ASSETS / IMAGES[f"symbols/{symbol}"]["file"])
    width, height = picture.get_size()
    assert (width, height) == (512, 512)
    border = [(x, y) for x in range(width) for y in (0, height - 1)]
    border += [(x, y) for y in range(height) for x in (0, width - 1)]
    assert max(picture.get_at(place).a for place in border) <= 8


@pytest.mark.parametrize("colour", ["green", "gold", "purple", "red", "blue"])
def test_buttons_have_all_states_in_one_size(colour: str) -> None:
    shapes = {
        (tuple(entry["size"]), tuple(entry["nine"]), tuple(entry["inset"]))
        for entry in (IMAGES[f"ui/button_{colour}{state}"] for state in STATES)
    }
    assert len(shapes) == 1


@pytest.mark.parametrize("style", ["gold", "silver", "plain"])
def test_numerals_have_all_characters_and_digits_of_one_advance(style: str) -> None:
    entry = MANIFEST["numerals"][style]
    glyphs = entry["glyphs"]
    assert set(glyphs) == set("0123456789£.,×+− ")
    assert len({glyphs[digit]["advance"] for digit in "0123456789"}) == 1
    width, height = pygame.image.load(ASSETS / entry["file"]).get_size()
    assert height == entry["height"]
    assert max(glyph["x"] + glyph["width"] for glyph in glyphs.values()) <= width


def test_typefaces_have_the_pound_sign_and_the_real_minus() -> None:
    pygame.font.init()
    for name, entry in MANIFEST["fonts"].items():
        font = pygame.font.Font(ASSETS / entry["file"], 20)
        assert all(metric is not None for metric in font.metrics("£−×–’0123456789")), name
        assert (ASSETS / entry["licence_file"]).read_text(encoding="utf-8").strip()
