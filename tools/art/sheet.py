"""Contact sheets: every picture, named, on light and dark ground, at use size and at three times that."""

from __future__ import annotations

from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from tools.art.fonts import font_path
from tools.art.manifest import ASSETS, Entry, read_manifest

LIGHT, DARK = "#f3e6c8", "#1d0d2a"
SHEET_WIDTH = 1800
LARGEST = 900
GAP = 12


def draw_sheet(names: list[str], to: Path) -> None:
    """One sheet of the named pictures (or of all of a group, "ui/" say)."""
    images = read_manifest()["images"]
    chosen = [name for name in sorted(images) if any(name == wish or name.startswith(wish) for wish in names or [""])]
    cells = [_cell(name, images[name]) for name in chosen]
    rows = _rows(cells)
    height = sum(max(cell.height for cell in row) + GAP for row in rows)
    sheet = Image.new("RGB", (SHEET_WIDTH, max(1, height)), "#808080")
    y = 0
    for row in rows:
        x = 0
        for cell in row:
            sheet.paste(cell, (x, y))
            x += cell.width + GAP
        y += max(cell.height for cell in row) + GAP
    to.parent.mkdir(parents=True, exist_ok=True)
    sheet.save(to)


def _rows(cells: list[Image.Image]) -> list[list[Image.Image]]:
    rows: list[list[Image.Image]] = []
    room = -1
    for cell in cells:
        if cell.width > room:
            rows.append([])
            room = SHEET_WIDTH
        rows[-1].append(cell)
        room -= cell.width + GAP
    return rows


def _cell(name: str, entry: Entry) -> Image.Image:
    """Use size on light and dark, below it three times that size, on both again where there is room."""
    master = Image.open(ASSETS / entry["file"]).convert("RGBA")
    use = _scaled(master, 1 / entry["scale"])
    large = _scaled(master, min(3 / entry["scale"], LARGEST / master.width))
    grounds = (LIGHT, DARK)
    width = max(2 * use.width + GAP, 2 * large.width + GAP if large.width < LARGEST / 2 else large.width, 150)
    beside = 2 * large.width + GAP <= width
    height = 16 + use.height + GAP + (large.height if beside else 2 * large.height)
    cell = Image.new("RGB", (width, height), "#606060")
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
