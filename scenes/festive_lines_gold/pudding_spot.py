"""The place of a pudding as a widget: it can be hovered, focused and selected."""

from __future__ import annotations

from collections.abc import Callable

from engine.rules.contract import Pick
from engine.stage.canvas import Canvas
from scenes.common.pick_spot import PickSpot
from scenes.festive_lines_gold.layout import PUDDING, pudding_box, pudding_centre


class PuddingSpot(PickSpot):
    """One of the nine; disabled once it is picked, or when six are (FL-13)."""

    def __init__(self, place: int, label: str, on_pick: Callable[[Pick], object]) -> None:
        super().__init__(pudding_box(place), label, Pick("pudding", place), on_pick)
        self.place = place

    def draw(self, canvas: Canvas) -> None:
        """Draw the light behind a raised one and the ring around a focused one; the pudding at rest is the board's."""
        centre = pudding_centre(self.place)
        if self.is_focused:
            x, y, width, height = self.box
            canvas.nine("ui/focus_box", (x + 1, y - 8, width - 2, height + 8))
        if self.is_raised:
            canvas.image("effects/glow", centre=centre, width=PUDDING[0] * 1.75, alpha=0.75, add=True)

    def draw_raised(self, canvas: Canvas) -> None:
        """Draw the pudding larger, over the one at rest."""
        size = (PUDDING[0] * self.swell, PUDDING[1] * self.swell)
        canvas.image("objects/pudding", centre=pudding_centre(self.place), size=size)
