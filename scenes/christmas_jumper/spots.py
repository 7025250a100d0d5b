"""The places of motifs and presents as widgets: they can be hovered, focused and selected."""

from __future__ import annotations

from collections.abc import Callable

from engine.rules.contract import Pick
from engine.stage.canvas import Canvas
from scenes.christmas_jumper.board import PRESENTS, WINNING, YOURS, Board, Motif, Present
from scenes.christmas_jumper.bonus_painting import draw_raised_present
from scenes.christmas_jumper.layout import box_around, middle, motif_centre, present_box
from scenes.christmas_jumper.patch_painting import draw_raised_patch, size_of
from scenes.common.pick_spot import PickSpot
from scenes.common.texts import Texts

OnPick = Callable[[Pick], object]


class Spot(PickSpot):
    """Draws the light behind a raised thing and the ring around a focused one; the thing at rest is the board's."""

    def draw(self, canvas: Canvas) -> None:
        """Draw light and ring."""
        x, y, width, height = self.box
        if self.is_raised:
            canvas.image("jumper/glow", centre=middle(self.box), width=width * 2, alpha=0.9, add=True)
        if self.is_focused:
            canvas.nine("ui/focus_box", (x - 5, y - 5, width + 10, height + 10))

    def in_(self, board: Board) -> Motif | Present:
        """The thing that it is the place of."""
        what, place = self.pick.what, self.pick.place
        return board.present(place) if what == "present" else board.motif(what, place)

    def draw_raised(self, canvas: Canvas) -> None:
        """Draw the thing larger, over the one at rest."""
        what, place = self.pick.what, self.pick.place
        if what == "present":
            draw_raised_present(canvas, place, self.swell)
        else:
            draw_raised_patch(canvas, what, place, motif_centre(what, place), self.swell)


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
