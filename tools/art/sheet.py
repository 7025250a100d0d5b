"""Contact sheets: everything that is baked, named, on light and dark ground, at use size and at three times that."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from tools.art.fonts import font_path
from tools.art.manifest import ASSETS, Entry, read_manifest

LIGHT, DARK = "#f3e6c8", "#1d0d2a"
SHEET_WIDTH, SHEET_HEIGHT = 2600, 6000
LARGEST = 2560
"""Pixels: what is wider at three times its use size is shown as wide as this."""
GAP = 12
DIGITS = 40.0
"""Logical units: how high digits are shown at use size."""
SPECIMEN = "Tinsel £1,234.50 AaBbGgQqRr&?! 0123456789 ×+−"
Row = list[Image.Image]
Asset = tuple[str, Callable[[], tuple[Image.Image, float]]]


def draw_sheets(names: list[str], folder: Path) -> list[Path]:
    """Sheets for each group ("ui", "numerals", "fonts") of what is named by whole names or beginnings, or of all."""
    groups: dict[str, list[Asset]] = {}
    for name, load in sorted(_assets().items()):
        if any(name == wish or name.startswith(wish) for wish in names or [""]):
            groups.setdefault(name.split("/")[0], []).append((name, load))
    folder.mkdir(parents=True, exist_ok=True)
    return [path for group, assets in groups.items() for path in _draw_group(group, assets, folder)]


def _assets() -> dict[str, Callable[[], tuple[Image.Image, float]]]:
    """Everything that is baked: how to get each picture, and its pixels for one of 1280x720."""
    manifest = read_manifest()
    found = {name: partial(_opened, entry, entry["scale"]) for name, entry in manifest["images"].items()}
    for name, entry in manifest["numerals"].items():
        found[f"numerals/{name}"] = partial(_opened, entry, entry["size"] / DIGITS)
    return found | {f"fonts/{name}": partial(_specimen, entry) for name, entry in manifest["fonts"].items()}


def _opened(entry: Entry, scale: float) -> tuple[Image.Image, float]:
    return Image.open(ASSETS / entry["file"]).convert("RGBA"), scale


def _specimen(entry: Entry) -> tuple[Image.Image, float]:
    """A typeface by its letters and digits, white with a dark edge, so that it is seen on both grounds."""
    font = ImageFont.truetype(str(ASSETS / entry["file"]), 20 * 3)
    left, top, right, bottom = font.getbbox(SPECIMEN, stroke_width=3)
    picture = Image.new("RGBA", (round(right - left) + 12, round(bottom - top) + 12))
    draw = ImageDraw.Draw(picture)
    draw.text((6 - left, 6 - top), SPECIMEN, font=font, fill="white", stroke_width=3, stroke_fill=DARK)
    return picture, 3


def _draw_group(group: str, assets: list[Asset], folder: Path) -> list[Path]:
    """As many sheets as the group needs."""
    sheets: list[list[Row]] = [[]]
    for row in _rows([_cell(name, *load()) for name, load in assets]):
        if sheets[-1] and _height([*sheets[-1], row]) > SHEET_HEIGHT:
            sheets.append([])
        sheets[-1].append(row)
    paths = [folder / f"{group}{number if number > 1 else ''}.png" for number in range(1, len(sheets) + 1)]
    for rows, path in zip(sheets, paths, strict=True):
        _joined(rows).save(path)
    return paths


def _height(rows: list[Row]) -> int:
    return sum(max(cell.height for cell in row) + GAP for row in rows)


def _joined(rows: list[Row]) -> Image.Image:
    sheet = Image.new("RGB", (SHEET_WIDTH, _height(rows)), "#808080")
    y = 0
    for row in rows:
        x = 0
        for cell in row:
            sheet.paste(cell, (x, y))
            x += cell.width + GAP
        y += max(cell.height for cell in row) + GAP
    return sheet


def _rows(cells: list[Image.Image]) -> list[Row]:
    rows: list[Row] = []
    room = -1
    for cell in cells:
        if cell.width > room:
            rows.append([])
            room = SHEET_WIDTH
        rows[-1].append(cell)
        room -= cell.width + GAP
    return rows


def _cell(name: str, master: Image.Image, scale: float) -> Image.Image:
    """Use size, and below it three times that size; on light and on dark ground, unless nothing shines through."""
    use = _scaled(master, min(1 / scale, LARGEST / master.width))
    large = _scaled(master, min(3 / scale, LARGEST / master.width))
    grounds = (DARK,) if master.getextrema()[3] == (255, 255) else (LIGHT, DARK)
    beside = len(grounds) * (large.width + GAP) <= SHEET_WIDTH
    width = max(len(grounds) * (use.width + GAP), (len(grounds) if beside else 1) * (large.width + GAP), 160) - GAP
    height = 16 + use.height + GAP + large.height * (1 if beside else len(grounds))
    cell = Image.new("RGB", (min(width, SHEET_WIDTH), height), "#606060")
    label = ImageFont.truetype(font_path("Rubik-Medium"), 11)
    ImageDraw.Draw(cell).text((2, 1), name, font=label, fill="white")
    for turn, ground in enumerate(grounds):
        _lay(cell, use, (turn * (use.width + GAP), 16), ground)
        across = (turn * (large.width + GAP), 0) if beside else (0, turn * large.height)
        _lay(cell, large, (across[0], 16 + use.height + GAP + across[1]), ground)
    return cell


def _scaled(master: Image.Image, by: float) -> Image.Image:
    size = (max(1, round(master.width * by)), max(1, round(master.height * by)))
    return master.resize(size, Image.Resampling.LANCZOS)


def _lay(cell: Image.Image, picture: Image.Image, at: tuple[int, int], ground: str) -> None:
    cell.paste(Image.new("RGB", picture.size, ground), at)
    cell.paste(picture, at, picture)
