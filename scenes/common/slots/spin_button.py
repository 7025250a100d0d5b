"""The large round button that starts a spin, and does whatever comes next in a round."""

from __future__ import annotations

import math
from collections.abc import Callable

from engine.stage.canvas import Canvas
from engine.stage.text import WHITE, Style
from engine.stage.widgets.widget import Widget

CENTRE = (1173.0, 553.0)
RADIUS = 66.0
WORD = Style("LilitaOne-Regular", 27, WHITE, (4, 58, 26), 5, tracking=0.6, shadow=2)
FIT = 76.0
"""How wide a word may be: the dome within the rim."""
GROW = 1.03
HALO = 320.0
"""How wide the light behind it is: it fades out long before that."""
RING = 57.0
"""Half the box of the ring that lies close around it when it calls: on snow its light alone cannot be seen."""
WAIT, REACH, TRACK = 144.0, 70.2, 0.3
"""How large the picture of the ring is that fills; how far its line is from the middle; how bright it is before."""
BLINK = 1.2


class SpinButton(Widget):
    """Round, with the arrows of a spin, or with a word for what comes next.

    Attributes:
        word: what it says in place of the arrows; empty for a spin.
        glow: how bright it shines to be pressed, 0 to 1; `lift` how far it hops up.
        filled: how far the ring around it has filled while one has to wait, 0 to 1; 0 for no ring.
    """

    def __init__(self, label: str, on_press: Callable[[], object], *, picture: str) -> None:
        super().__init__((CENTRE[0] - RADIUS, CENTRE[1] - RADIUS, 2 * RADIUS, 2 * RADIUS), label)
        self.word = ""
        self.glow = self.lift = self.filled = 0.0
        self._on_press = on_press
        self._picture = picture

    def contains(self, x: float, y: float) -> bool:
        """It is a disc."""
        return (x - CENTRE[0]) ** 2 + (y - CENTRE[1]) ** 2 <= RADIUS**2

    def act(self) -> None:
        """Press it."""
        if self.is_enabled:
            self._on_press()

    def call(self, waited: float) -> None:
        """Shine and fade while a person is waited for, since so many seconds."""
        self.glow = 0.4 if waited % BLINK < BLINK / 2 else 1.0

    def describe(self) -> str:
        """What it does now."""
        return self.word or self.label

    def draw(self, canvas: Canvas) -> None:
        """Draw it in its state."""
        held = self.is_held and self.is_hovered
        state = "_disabled" if not self.is_enabled else "_pressed" if held else ""
        size = 2 * RADIUS
        if not state and (self.is_hovered or self.is_focused):
            state, size = "_hover", size * GROW
        x, y = CENTRE
        if self.glow > 0:
            canvas.image("effects/glow", centre=CENTRE, width=HALO, alpha=self.glow, add=True)
            canvas.nine("ui/focus_round", (x - RING, y - RING, 2 * RING, 2 * RING), alpha=self.glow)
        if self.is_focused:
            canvas.nine("ui/focus_round", (x - RADIUS, y - RADIUS, 2 * RADIUS, 2 * RADIUS))
        y += 3 if held else -round(self.lift)
        canvas.image(f"{self._picture}{'_word' if self.word else ''}{state}", centre=(x, y), width=size)
        if self.glow > 0:
            canvas.image("effects/glow", centre=(x, y), width=2 * RADIUS, alpha=self.glow * 0.5, add=True)
        if self.filled > 0:
            self._draw_filled(canvas)
        if self.word:
            canvas.text(self.word, (x, y), WORD, anchor="centre", fit=FIT, alpha=1.0 if self.is_enabled else 0.5)

    def _draw_filled(self, canvas: Canvas) -> None:
        """Draw the ring: its line shines from below along both sides, until it closes above."""
        x, y = CENTRE
        canvas.image("ui/wait_ring", centre=CENTRE, width=WAIT, alpha=TRACK)
        top = REACH * math.cos(math.pi * self.filled)
        with canvas.clip((x - WAIT / 2, y + top, WAIT, WAIT / 2 - top)):
            canvas.image("ui/wait_ring", centre=CENTRE, width=WAIT)
