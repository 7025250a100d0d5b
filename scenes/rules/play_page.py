"""How to play: the clauses of a game in plain words, in groups, each with its clause and its mark."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.rules.contract import Game
from engine.rules.money import pounds
from engine.stage.canvas import Canvas
from engine.stage.text import Style
from engine.stage.view import Box
from scenes.common.styles import SUBHEADING
from scenes.common.texts import Texts
from scenes.rules.layout import BOTTOM, LEFT, RIGHT, TOP
from scenes.rules.marks import draw_mark

GAP = 14.0
SENTENCE = Style("Rubik-Medium", 14.5, (244, 240, 255), leading=1.28)
SIZES = (17.0, 16.0, 15.25, SENTENCE.size)
ROOM = 4.0
"""Logical units: what each group has to spare, at least, in larger letters than the usual ones."""
CLAUSE = Style("Rubik-Bold", 11, (255, 217, 138), tracking=0.3)
TEXT_LEFT = 86.0
BESIDE = 100.0
CLAUSE_END, MARK = 58.0, 70.0
PICTURE = 40.0


def parts_of(game: Game) -> dict[str, str]:
    """The numbers of a game that its texts name, as they are printed."""
    figures = game.figures
    return {
        "title": game.title,
        "price": pounds(game.stakes[0]),
        "odds": figures.odds,
        "payout": figures.payout,
        "top_prize": figures.top_prize,
    }


@dataclass(frozen=True, slots=True)
class Group:
    """A heading with its clauses: clause, mark and sentence of each. `picture` and `symbol` may be empty."""

    heading: str
    clauses: tuple[tuple[str, str, str], ...]
    picture: str
    symbol: str

    def height(self, canvas: Canvas, wide: float, style: Style) -> float:
        """How tall it is at a width."""
        lines = sum(canvas.lines_of(text, style, wide - BESIDE) for _, _, text in self.clauses)
        return 50 + lines * style.size * style.leading + len(self.clauses) * 8


def groups_of(own: Texts, game: Game, page: str = "play") -> list[Group]:
    """The groups of a page in a game's texts, with the numbers of the game put in."""
    parts, keys = parts_of(game), own.keys()
    groups: list[Group] = []
    for number in range(1, own.count_of(page) + 1):
        at = f"{page}.{number}"
        clauses = tuple(
            (own(f"{at}.clauses.{n}.clause"), own(f"{at}.clauses.{n}.mark"), own(f"{at}.clauses.{n}.text", **parts))
            for n in range(1, own.count_of(f"{at}.clauses") + 1)
        )
        picture, symbol = (own(f"{at}.{key}") if f"{at}.{key}" in keys else "" for key in ("picture", "symbol"))
        groups.append(Group(own(f"{at}.heading"), clauses, picture, symbol))
    return groups


def paint_play(canvas: Canvas, own: Texts, game: Game, page: str = "play") -> None:
    """Paint the groups of a page in two columns, each column as tall as the page, in the largest letters that fit."""
    groups = groups_of(own, game, page)
    wide = (RIGHT - LEFT - GAP) / 2
    for size in SIZES:
        style = replace(SENTENCE, size=size)
        half = _half(canvas, groups, wide, style)
        columns = groups[:half], groups[half:]
        if all(_spare(canvas, column, wide, style) >= ROOM for column in columns):
            break
    for column, x in zip(columns, (LEFT, LEFT + wide + GAP), strict=True):
        heights = [group.height(canvas, wide, style) for group in column]
        spare = _spare(canvas, column, wide, style)
        y = TOP
        for group, height in zip(column, heights, strict=True):
            _paint_group(canvas, group, (x, y, wide, height + spare), spare, style)
            y += height + spare + GAP


def _spare(canvas: Canvas, column: list[Group], wide: float, style: Style) -> float:
    """What is left of a column for each of its groups."""
    tall = sum(group.height(canvas, wide, style) for group in column) + GAP * (len(column) - 1)
    return (BOTTOM - TOP - tall) / max(1, len(column))


def _half(canvas: Canvas, groups: list[Group], wide: float, style: Style) -> int:
    """How many groups stand in the first column: half of them; of an odd number so that the columns are alike."""
    heights = [group.height(canvas, wide, style) for group in groups]
    halves = {(len(groups) + 1) // 2, max(1, len(groups) // 2)}
    return min(sorted(halves, reverse=True), key=lambda half: max(sum(heights[:half]), sum(heights[half:])))


def _paint_group(canvas: Canvas, group: Group, box: Box, spare: float, style: Style) -> None:
    x, y, wide, _ = box
    canvas.nine("ui/row_hover", box)
    for picture, size in ((group.picture, PICTURE), (group.symbol, PICTURE * 0.84)):
        if picture:
            canvas.image(picture, centre=(x + 48, y + 27), width=size)
    canvas.text(group.heading, (x + TEXT_LEFT, y + 28), SUBHEADING)
    gap = 8 + min(9.0, spare / max(1, len(group.clauses)))
    top = y + 59
    for clause, mark, text in group.clauses:
        canvas.text(clause, (x + CLAUSE_END, top), CLAUSE, anchor="right")
        draw_mark(canvas, mark, (x + MARK, top))
        top += canvas.text(text, (x + TEXT_LEFT, top), style, width=wide - BESIDE) + gap
