"""The large panel beside one or two cards: what a game is about, picture by picture, and what was played last."""

from __future__ import annotations

from engine.stage.canvas import Canvas
from engine.stage.text import Style
from engine.stage.tween import EASE_IN_OUT_CUBIC
from engine.stage.view import Box
from engine.stage.widgets.widget import Widget
from scenes.context import Context
from scenes.lobby.features import Feature, features_of
from scenes.lobby.last_plays import LastPlays
from scenes.lobby.shading import gradient, round_corners

EACH = 6.0
"""Seconds that a picture stays."""
TURNING = 0.55
TITLE = Style("LilitaOne-Regular", 36, (255, 246, 222), (58, 20, 6), 5, tracking=0.6, shadow=2)
SENTENCE = Style("Rubik-Medium", 17, (255, 247, 228), shadow=1)
WIDE_ENOUGH = 800.0
PLAYS_WIDTH = 318.0
DOT = 10.0


class Showcase(Widget):
    """Turns through the features of a game; pressed, it goes on to the next one."""

    def __init__(self, context: Context, box: Box, game_id: str) -> None:
        super().__init__(box, context.texts(f"lobby.features.{game_id}.about"))
        self.place = 0
        self._context = context
        self._game_id = game_id
        self._features = features_of(game_id)
        self._shown_for = 0.0
        self._turned = 1.0
        has_plays = box[2] >= WIDE_ENOUGH
        self.stage_width = box[2] - (PLAYS_WIDTH if has_plays else 0.0)
        plays_box = (box[0] + self.stage_width - 4, box[1] + 26, PLAYS_WIDTH - 22, box[3] - 52)
        self.last_plays = LastPlays(context, plays_box, game_id) if has_plays else None

    def act(self) -> None:
        """Show the next feature."""
        self._shown_for = 0.0
        self.place = (self.place + 1) % len(self._features)
        self._turned = 0.0 if self._context.is_lively else 1.0

    def advance(self, passed: float) -> None:
        """Turn on when the time has come, as long as ambient motion goes on."""
        self._turned = min(1.0, self._turned + passed / TURNING)
        if self._context.is_lively and self._context.is_ambient():
            self._shown_for += passed
            if self._shown_for >= EACH:
                self.act()

    @property
    def is_moving(self) -> bool:
        """Whether it turns from one picture to the next."""
        return self._turned < 1

    def draw(self, canvas: Canvas) -> None:
        """Draw the stage, the feature on it, and the plays."""
        x, y, width, height = self.box
        middle = (x + width / 2, y + height / 2)
        key = ("showcase", self._game_id, width)
        canvas.composed(key, (width + 72, height + 80), self._paint_stage, centre=middle)
        with canvas.clip((x + 8, y + 8, self.stage_width - 16, height - 16)):
            self._draw_features(canvas)
        self._draw_dots(canvas)
        if self.last_plays is not None:
            self.last_plays.draw(canvas)
        if self.is_focused:
            canvas.nine("ui/focus_box", (x - 5, y - 5, width + 10, height + 10))

    def _paint_stage(self, canvas: Canvas) -> None:
        _, _, width, height = self.box
        body: Box = (-width / 2, -height / 2, width, height)
        art_height = width * 720 / 1280
        with canvas.clip(body):
            canvas.image("backdrops/hearth", centre=(0, -height / 2 + art_height / 2 - 14), size=(width, art_height))
        dark = (4, 26, 18)
        gradient(canvas, body, ((0.0, dark, 0.42), (0.35, dark, 0.22), (0.62, dark, 0.72), (1.0, (3, 12, 9), 0.97)))
        round_corners(canvas, body, 21)
        canvas.nine("ui/card_frame", body)

    def _draw_features(self, canvas: Canvas) -> None:
        share = EASE_IN_OUT_CUBIC(self._turned)
        x = self.box[0] + self.stage_width / 2
        if share < 1:
            before = self._features[self.place - 1]
            self._draw_feature(canvas, before, x - share * self.stage_width)
        self._draw_feature(canvas, self._features[self.place], x + (1 - share) * self.stage_width)

    def _draw_feature(self, canvas: Canvas, feature: Feature, x: float) -> None:
        y = self.box[1]
        room = self.stage_width - 60

        def paint(inner: Canvas) -> None:
            inner.text(self._text(feature, "title"), (0, 140), TITLE, anchor="centre", fit=room)
            inner.text(self._text(feature, "text"), (0, 184), SENTENCE, anchor="centre", width=room)
            feature.paint(inner)

        size = (self.stage_width, self.box[3] - 40)
        key = ("feature", self._game_id, feature.key, self.stage_width)
        canvas.composed(key, size, paint, centre=(x, y + 202))

    def _text(self, feature: Feature, part: str) -> str:
        return self._context.texts(f"lobby.features.{self._game_id}.{feature.key}.{part}")

    def _draw_dots(self, canvas: Canvas) -> None:
        x, y, _, height = self.box
        count = len(self._features)
        left = x + self.stage_width / 2 - (count - 1) * DOT
        for place in range(count):
            name = "ui/pill_gold" if place == self.place else "ui/pill"
            wide = DOT * 2.2 if place == self.place else DOT
            canvas.nine(name, (left + place * DOT * 2 - wide / 2, y + height - 34, wide, DOT))
