"""The very first picture, shown while everything else is still being loaded."""

from __future__ import annotations

from engine.stage.canvas import Canvas
from engine.stage.scene import Scene
from scenes.common.styles import INK, SMALL_BOLD

PLUM = (22, 10, 34)


class OpeningPicture(Scene):
    """The name of the program on a plain ground."""

    gives_way_at_once = True

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""
        view = canvas.view
        canvas.fill((-view.left / view.k, -view.top / view.k, view.width / view.k, view.height / view.k), PLUM)
        canvas.image("logos/tinsel", centre=(640, 340), width=420)
        canvas.nine("ui/pill_demo", (16, 4, 58, 18))
        canvas.text("DEMO", (45, 13), SMALL_BOLD, anchor="centre", colour=INK)  # the words are not loaded yet (ALL-7)
