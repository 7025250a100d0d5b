"""A card of the lobby: a game to open, or a game that cannot be opened and why."""

from __future__ import annotations

from collections.abc import Callable

from engine.stage.canvas import Canvas
from engine.stage.tween import EASE_IN_OUT_SINE, EASE_OUT_CUBIC, mix
from engine.stage.view import Box
from engine.stage.widgets.button import Button
from engine.stage.widgets.widget import Widget
from games import Loaded
from scenes.common.texts import Texts
from scenes.lobby.card_painting import BODY, kind_of, paint_card, paint_tag

LIFT = 5.0
LIFTING = 0.14
SHINING = 0.7
PLAY = (34.0, 430.0, 220.0, 40.0)
ROOM = (72.0, 88.0)
"""What shadow and tag need around the body, in all."""


class Card(Widget):
    """The whole card is the button. `has_open_play` makes it say RESUME.

    Attributes:
        game_id: the game behind it.
        lift: 0 at rest, 1 when the pointer or the focus has raised it.
    """

    def __init__(
        self, box: Box, loaded: Loaded, texts: Texts, on_open: Callable[[str], object], *, is_lively: bool
    ) -> None:
        super().__init__(box, loaded.game.title if loaded.game else loaded.entry.id)
        self.game_id = loaded.entry.id
        self.lift = 0.0
        self.is_enabled = loaded.game is not None
        self._loaded = loaded
        self._texts = texts
        self._on_open = on_open
        self._is_lively = is_lively
        self._shine = 1.0
        self.play = Button((0, 0, PLAY[2], PLAY[3]), texts("lobby.play"), lambda: None)
        self.play.letters = 0.55
        self._place_play()

    @property
    def has_open_play(self) -> bool:
        """Whether the game has a play to go on with."""
        return self.play.colour == "gold"

    @has_open_play.setter
    def has_open_play(self, is_open: bool) -> None:
        self.play.colour = "gold" if is_open else "green"
        self.play.label = self._texts("lobby.resume" if is_open else "lobby.play")

    def act(self) -> None:
        """Open the game."""
        self._on_open(self.game_id)

    def describe(self) -> str:
        """Title, and why it cannot be played where that is so."""
        return f"{self.label}: {self._loaded.error}" if self._loaded.error else f"{self.label}: {self.play.label}"

    @property
    def _is_raised(self) -> bool:
        return self.is_enabled and (self.is_hovered or self.is_focused)

    def advance(self, passed: float) -> None:
        """Rise or sink; a shine runs over a card that begins to rise."""
        step = passed / LIFTING if self._is_lively else 1.0
        if self._is_raised and self.lift == 0 and self._is_lively:
            self._shine = 0.0
        self.lift = min(1.0, self.lift + step) if self._is_raised else max(0.0, self.lift - step)
        self._shine = min(1.0, self._shine + passed / SHINING)
        self._place_play()

    def _place_play(self) -> None:
        x, y, _, _ = self.box
        rise = LIFT * EASE_OUT_CUBIC(self.lift)
        self.play.box = (x + PLAY[0], y + PLAY[1] - rise, PLAY[2], PLAY[3])
        self.play.is_hovered = self._is_raised
        self.play.is_held = self.is_held and self.is_hovered

    @property
    def is_moving(self) -> bool:
        """Whether it rises, sinks or shines."""
        return self.lift != float(self._is_raised) or self._shine < 1

    def draw(self, canvas: Canvas) -> None:
        """Draw body, glow and PLAY."""
        x, y, width, height = self.box
        y -= LIFT * EASE_OUT_CUBIC(self.lift)
        middle = (x + width / 2, y + height / 2)
        size = (width + ROOM[0], height + ROOM[1])
        key = ("card", self.game_id, self._loaded.error is None)
        canvas.composed(key, size, lambda inner: paint_card(inner, self._loaded, self._texts), centre=middle)
        self._draw_shine(canvas, (x, y, width, height))
        if self._is_raised or self.lift > 0:
            kind = kind_of(self._loaded, self._texts)
            canvas.composed(("card glow", kind), size, lambda inner: _paint_glow(inner, kind), centre=middle)
        if self.is_enabled:
            self.play.draw(canvas)

    def _draw_shine(self, canvas: Canvas, box: Box) -> None:
        if self._shine >= 1:
            return
        x, y, width, height = box
        share = EASE_IN_OUT_SINE(self._shine)
        with canvas.clip((x + 4, y + 4, width - 8, height - 8)):
            across = mix(x - 200, x + width + 200, share)
            canvas.image("effects/shine", centre=(across, y + height / 2), size=(540, 760), alpha=0.5, add=True)


def _paint_glow(canvas: Canvas, kind: str) -> None:
    canvas.nine("ui/card_frame_focus", BODY)
    paint_tag(canvas, kind)
