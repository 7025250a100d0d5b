"""The base of all dialogs: dims the scene below, comes up, and takes every intent until it goes."""

from __future__ import annotations

from engine.stage.canvas import Canvas
from engine.stage.intents import Command, Intent
from engine.stage.scene import Pop, Scene, Transition
from engine.stage.timeline import Animation, Timeline, tween
from engine.stage.tween import EASE_OUT_CUBIC, mix
from engine.stage.view import Box
from engine.stage.widgets.group import WidgetGroup
from engine.stage.widgets.widget import Widget
from scenes.common.shade import draw_shade
from scenes.context import Context

COMING = 0.22
FADING = 0.15
DIMMED = 0.36
READABLE = 0.8
"""How far the plate has come up when words and buttons stand on it."""
BELOW_STRIP: Box = (-4000, 26, 9280, 4694)
"""All of the window but the status strip, which is never dimmed (ALL-7)."""


class Dialog(Scene):
    """Comes up within 0.22 s, growing from 92 %; with reduced motion it only fades in."""

    overlay = True
    keeps_keys = True

    def __init__(self, context: Context, box: Box, widgets: list[Widget]) -> None:
        self.context = context
        self.box = box
        self.share = 0.0
        self.widgets = WidgetGroup(widgets, lambda _: context.sounds.play("button"))
        self._next: Transition | None = None
        self._coming = Timeline(self._come())
        if widgets:
            self.widgets.focus(widgets[0])

    def _come(self) -> Animation:
        def come(share: float) -> None:
            self.share = share

        yield tween(COMING if self.context.is_lively else FADING, come, EASE_OUT_CUBIC)

    def enter(self) -> None:
        """It sounds when it comes."""
        self.context.sounds.play("dialog_open")

    def go(self, transition: Transition) -> None:
        """Follow this once the present intent is done with."""
        self._next = transition

    def close(self) -> None:
        """Go away without a choice."""
        self.context.sounds.play("dialog_close")
        self.go(Pop())

    def handle(self, intent: Intent) -> Transition | None:
        """Everything is for the dialog; BACK closes it."""
        if not self.widgets.handle(intent) and intent is Command.BACK:
            self.close()
        following, self._next = self._next, None
        return following

    def advance(self, passed: float) -> Transition | None:
        """Let it come up."""
        self._coming.advance(passed)
        self.widgets.advance(passed)
        return None

    @property
    def is_moving(self) -> bool:
        """Whether it still comes up."""
        return not self._coming.is_over or self.widgets.is_moving

    def draw(self, canvas: Canvas) -> None:
        """Draw the dimmed scene, the plate, and what stands on it."""
        draw_shade(canvas, DIMMED, self.share, BELOW_STRIP)
        scale = mix(0.92, 1.0, self.share) if self.context.is_lively else 1.0
        x, y, width, height = self.box
        wide, high = width * scale, height * scale
        self.draw_plate(canvas, (x + (width - wide) / 2, y + (height - high) / 2, wide, high))
        if self.share >= READABLE:
            self.draw_content(canvas)
            self.widgets.draw(canvas)

    def draw_plate(self, canvas: Canvas, box: Box) -> None:
        """Draw what the dialog stands on."""
        canvas.nine("ui/panel_purple", box, alpha=self.share)

    def draw_content(self, canvas: Canvas) -> None:
        """Draw words and pictures of the dialog."""
