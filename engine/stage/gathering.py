"""A canvas that draws nothing: it finds out which copies of pictures something would be drawn from."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from engine.stage.canvas import LARGE, Canvas
from engine.stage.decoder import Source
from engine.stage.looks import Look, look_of
from engine.stage.manifest import atlas_name
from engine.stage.nine_slice import body_scale
from engine.stage.text import Colour, Style
from engine.stage.tools import Tools
from engine.stage.view import Box, View


class Gatherer(Canvas):
    """Gathers the copies in `needed` that are not at hand."""

    def __init__(self, view: View, tools: Tools) -> None:
        super().__init__(view, tools, is_baking=True)
        self.needed: set[Source | Look] = set()

    def _need(self, name: str, level: int) -> None:
        if self.tools.artwork.at_hand(name, level) is None:
            self.needed.add((name, level))

    def image(
        self,
        name: str,
        *,
        centre: tuple[float, float] | None = None,  # noqa: ARG002  as Canvas
        topleft: tuple[float, float] = (0, 0),  # noqa: ARG002  as Canvas
        size: tuple[float, float] | None = None,
        width: float | None = None,
        height: float | None = None,
        alpha: float = 1.0,
        turn: float = 0.0,
        add: bool = False,  # noqa: ARG002  as Canvas
        flip: str = "",
    ) -> None:
        """The copy that a picture is made from, as large as it is wanted, unless it is there already."""
        wide, high = self.natural_size(name, size=size, width=width, height=height)
        pixels = (round(wide * self.view.k) or 1, round(high * self.view.k) or 1)
        artwork = self.tools.artwork
        if alpha <= 0.02:
            return
        if pixels[0] * pixels[1] > LARGE:  # scaled beside the loop as well
            self.needed.add(look_of(name, pixels, alpha, turn, flip))
        elif not artwork.has_picture(name, pixels):
            self._need(name, artwork.level_to_make(name, pixels))

    def nine(self, name: str, body: Box, *, alpha: float = 1.0) -> None:
        """The copy that a frame is stretched from."""
        entry = self.tools.artwork.entry(name)
        if alpha > 0.02:
            self._need(name, entry.level_to_stretch(body_scale(entry, body)[0] * self.view.k))

    def backdrop(self, name: str) -> None:
        """The picture as large as the canvas: scaled beside the loop as well."""
        width, height = self.view.canvas_box[2:]
        self.needed.add(look_of(name, (width, height), 1.0, 0.0, ""))

    def baked(
        self,
        key: Hashable,
        box: Box,
        draw: Callable[[Canvas], None],
        *,
        opaque: bool = False,  # noqa: ARG002  as Canvas
        gradually: bool = False,  # noqa: ARG002  as Canvas
    ) -> None:
        """What a layer needs that is not there."""
        if self.tools.layers.peek(self.layer_key(key, box)[0]) is None:
            draw(self)

    def composed(
        self,
        key: Hashable,  # noqa: ARG002  as Canvas
        size: tuple[float, float],  # noqa: ARG002  as Canvas
        draw: Callable[[Canvas], None],
        *,
        centre: tuple[float, float],  # noqa: ARG002  as Canvas
        opaque: bool = False,  # noqa: ARG002  as Canvas
    ) -> None:
        """What a picture that is put together needs."""
        draw(self)

    def text(
        self,
        text: str,
        at: tuple[float, float],  # noqa: ARG002  as Canvas
        style: Style,
        *,
        anchor: str = "left",  # noqa: ARG002  as Canvas
        colour: Colour | None = None,  # noqa: ARG002  as Canvas
        width: float | None = None,
        alpha: float = 1.0,  # noqa: ARG002  as Canvas
        fit: float | None = None,  # noqa: ARG002  as Canvas
        scale: float = 1.0,  # noqa: ARG002  as Canvas
    ) -> float:
        """Nothing but the height: letters come from fonts."""
        lines = 1 if width is None else self.lines_of(text, style, width)
        return lines * style.size * style.leading

    def amount(
        self,
        text: str,
        centre: tuple[float, float],  # noqa: ARG002  as Canvas
        size: float,
        *,
        style: str = "gold",
        anchor: str = "centre",  # noqa: ARG002  as Canvas
        scale: float = 1.0,  # noqa: ARG002  as Canvas
    ) -> None:
        """The numerals that an amount is cut from, unless it is there already."""
        if self.tools.foil.amounts.peek((text, style, self.view.length(size))) is None:
            name = atlas_name(style)
            self._need(name, self.tools.artwork.usual_level(name, self.view.k))
