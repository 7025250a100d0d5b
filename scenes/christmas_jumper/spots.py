"""The places of motifs and presents as widgets: they can be hovered, focused and selected."""

from __future__ import annotations

from collections.abc import Callable

from engine.rules.contract import Pick
from engine.stage.canvas import Canvas
from scenes.christmas_jumper.board import PRESENTS, WINNING, YOURS
from scenes.christmas_jumper.layout import box_around, middle, motif_centre, present_box
from scenes.christmas_jumper.patch_painting import size_of
from scenes.common.pick_spot import PickSpot
from scenes.common.texts import Texts

OnPick = Callable[[Pick], object]


class Spot(PickSpot):
    """Draws the light behind a hovered thing and the ring around a focused one; the thing itself is the board's."""

    def draw(self, canvas: Canvas) -> None:
        """Draw light and ring."""
        x, y, width, height = self.box
        if self.is_enabled and (self.is_hovered or self.is_focused):
            canvas.image("jumper/glow", centre=middle(self.box), width=width * 1.7, alpha=0.6, add=True)
        if self.is_focused:
            canvas.nine("ui/focus_box", (x - 5, y - 5, width + 10, height + 10))


def motif_spots(texts: Texts, on_pick: OnPick) -> list[Spot]:
    """The seventeen motifs, in reading order: the winning ones first."""
    spots = []
    for panel, count in (("winning", WINNING), ("number", YOURS)):
        for place in range(1, count + 1):
            box = box_around(motif_centre(panel, place), size_of(panel))
            spots.append(Spot(box, texts(f"jumper.{panel}_motif", place=place), Pick(panel, place), on_pick))
    return spots


def present_spots(texts: Texts, on_pick: OnPick) -> list[Spot]:
    """The ten presents, from the left."""
    return [
        Spot(present_box(place), texts("jumper.present", place=place), Pick("present", place), on_pick)
        for place in range(1, PRESENTS + 1)
    ]
