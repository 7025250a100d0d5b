"""What My Games shows as long as there is nothing to list."""

from __future__ import annotations

from engine.stage.canvas import Canvas
from engine.stage.text import LAVENDER, Style
from scenes.common.styles import BODY
from scenes.common.texts import Texts

TITLE = Style("LilitaOne-Regular", 30, (255, 246, 222), shadow=2, tracking=0.4)
SPARKLES = ((520, 240, 52), (768, 262, 64), (742, 372, 36))


def paint_empty(canvas: Canvas, texts: Texts, *, of_game: bool) -> None:
    """A pudding in its light, and what will stand here; `of_game` where only one game is shown."""
    canvas.image("effects/rays", centre=(640, 310), width=520, alpha=0.16, add=True)
    canvas.image("effects/glow", centre=(640, 310), width=360, alpha=0.5, add=True)
    canvas.image("objects/pudding", centre=(640, 306), width=190)
    for x, y, size in SPARKLES:
        canvas.image("effects/sparkle", centre=(x, y), width=size, add=True)
    canvas.text(texts("my_games.empty_of_game" if of_game else "my_games.empty"), (640, 440), TITLE, anchor="centre")
    canvas.text(texts("my_games.empty_about"), (640, 484), BODY, anchor="centre", colour=LAVENDER, width=560)
