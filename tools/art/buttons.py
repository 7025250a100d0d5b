"""Pill and round buttons in all their states, and the focus ring."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import skia

from tools.art.board import Board, down, fill, grown, mixed, rounded, stroke
from tools.art.recipe import Picture, Recipe

STATES = ("", "_hover", "_pressed", "_disabled")


@dataclass(frozen=True)
class Jelly:
    """Colours of a glossy button: body from top to bottom, and its dark lip."""

    top: str
    bottom: str
    lip: str


GREEN = Jelly("#2a9c50", "#075c28", "#033818")
GOLD = Jelly("#ffdc63", "#e58a10", "#7a3a04")
PURPLE = Jelly("#8a4a9a", "#3d134c", "#1c0726")
RED = Jelly("#c22038", "#6a0a18", "#2e0309")
BLUE = Jelly("#3a78b8", "#123768", "#06173a")
GREY = Jelly("#6f7a74", "#38423c", "#1a211d")

PILLS = {"green": GREEN, "gold": GOLD, "purple": PURPLE, "red": RED, "blue": BLUE}
ROUNDS = {"red": RED, "purple": PURPLE, "green": GREEN}

PILL_HEIGHT = 60.0
PILL_WIDTH = 140.0
ROUND_SIZE = 48.0
LEFT, TOP, BOTTOM = 14.0, 10.0, 22.0


def _in_state(jelly: Jelly, state: str) -> Jelly:
    if state == "_disabled":
        return GREY
    if state == "_hover":
        return Jelly(mixed(jelly.top, "#ffffff", 0.13), mixed(jelly.bottom, jelly.top, 0.24), jelly.lip)
    if state == "_pressed":
        return Jelly(mixed(jelly.top, "#000000", 0.16), mixed(jelly.bottom, "#000000", 0.06), jelly.lip)
    return jelly


def _shadow_and_lip(board: Board, body: skia.RRect, jelly: Jelly, state: str) -> None:
    rect = body.rect()
    radius = body.radii(skia.RRect.kUpperLeft_Corner).x()
    drop, lip = (4.0, 1.5) if state == "_pressed" else (6.0, 4.0)
    strength = 0.35 if state in ("_pressed", "_disabled") else 0.55
    for fall, paint in ((drop, fill(("#000000", strength), blur=5.5)), (lip, fill(jelly.lip))):
        board.canvas.drawRRect(rounded(rect.x(), rect.y() + fall, rect.width(), rect.height(), radius), paint)


def _body(board: Board, body: skia.RRect, jelly: Jelly, state: str) -> None:
    """Gradient, gloss on the upper part, light from below, and edge; nothing that would show a stretched middle."""
    rect = body.rect()
    top, bottom, height = rect.top(), rect.bottom(), rect.height()
    board.canvas.drawRRect(body, fill(down(top, bottom, (jelly.top, jelly.bottom))))
    gloss = {"_pressed": 0.28, "_disabled": 0.2, "_hover": 0.72}.get(state, 0.6)
    shine = rounded(rect.x() + height * 0.055, top + height * 0.04, rect.width() - height * 0.11, height * 0.4, height)
    with board.clipped(body):
        board.canvas.drawRRect(
            shine, fill(down(top, top + height * 0.44, (("#ffffff", gloss), ("#ffffff", gloss * 0.16))))
        )
        warm = 0.25 if state == "_disabled" else 0.6
        glow = down(top + height * 0.5, bottom, (("#ffffff", 0), ("#fff4c0", warm)))
        board.canvas.drawRRect(grown(body, -1.2), stroke(glow, 3, blur=0.6))
    board.canvas.drawRRect(body, stroke(down(top, bottom, (("#ffffff", 0.85), (jelly.lip, 0.9))), 1.8))


def pill(jelly: Jelly, state: str) -> Picture:
    """Pill for a label: three-slice, its ends keep their roundness."""
    board = Board(PILL_WIDTH + 2 * LEFT, PILL_HEIGHT + TOP + BOTTOM)
    sunk = 3.0 if state == "_pressed" else 0.0
    body = rounded(LEFT, TOP + sunk, PILL_WIDTH, PILL_HEIGHT, PILL_HEIGHT / 2)
    end = LEFT + PILL_HEIGHT / 2 + 8
    return _finished(board, body, _in_state(jelly, state), state, nine=(end, 0, end, 0))


def round_button(jelly: Jelly, state: str) -> Picture:
    """Round button for an icon."""
    board = Board(ROUND_SIZE + 2 * LEFT, ROUND_SIZE + TOP + BOTTOM)
    sunk = 2.5 if state == "_pressed" else 0.0
    body = rounded(LEFT, TOP + sunk, ROUND_SIZE, ROUND_SIZE, ROUND_SIZE / 2)
    return _finished(board, body, _in_state(jelly, state), state, nine=None)


def _finished(
    board: Board, body: skia.RRect, jelly: Jelly, state: str, nine: tuple[float, float, float, float] | None
) -> Picture:
    with board.layer(0.72 if state == "_disabled" else 1):
        _shadow_and_lip(board, body, jelly, state)
        _body(board, body, jelly, state)
    return Picture(board.image(), board.margins(*nine) if nine else None, board.margins(LEFT, TOP, LEFT, BOTTOM))


def focus_ring(width: float, height: float) -> Picture:
    """Cream ring round a pill or a round button; the inset is that of the button it follows."""
    margin = 14.0
    board = Board(width + 2 * margin, height + 2 * margin)
    ring = grown(rounded(margin, margin, width, height, height / 2), 5.5)
    board.canvas.drawRRect(ring, stroke(("#ffe9a0", 0.65), 6, blur=3))
    board.canvas.drawRRect(ring, stroke("#2a1002", 4.6))
    board.canvas.drawRRect(ring, stroke("#fff6c0", 3))
    end = margin + height / 2 + 8
    nine = board.margins(end, 0, end, 0) if width > height else None
    return Picture(board.image(), nine, board.margins(margin, margin, margin, margin))


def focus_box() -> Picture:
    """The same ring for rows, fields and other boxes with small corners."""
    margin, size, radius = 10.0, 80.0, 12.0
    board = Board(size + 2 * margin, size + 2 * margin)
    ring = grown(rounded(margin, margin, size, size, radius), 3)
    board.canvas.drawRRect(ring, stroke(("#ffe9a0", 0.6), 5, blur=2.4))
    board.canvas.drawRRect(ring, stroke("#2a1002", 4))
    board.canvas.drawRRect(ring, stroke("#fff6c0", 2.6))
    side = margin + radius + 8
    return Picture(board.image(), board.margins(side, side, side, side), board.margins(margin, margin, margin, margin))


def recipes() -> list[Recipe]:
    """Every button in every state."""
    made = [
        Recipe(f"ui/button_{name}{state}", partial(pill, jelly, state))
        for name, jelly in PILLS.items()
        for state in STATES
    ]
    made += [
        Recipe(f"ui/round_{name}{state}", partial(round_button, jelly, state))
        for name, jelly in ROUNDS.items()
        for state in STATES
    ]
    return [
        *made,
        Recipe("ui/focus_ring", partial(focus_ring, PILL_WIDTH, PILL_HEIGHT)),
        Recipe("ui/focus_round", partial(focus_ring, ROUND_SIZE, ROUND_SIZE)),
        Recipe("ui/focus_box", focus_box),
    ]
