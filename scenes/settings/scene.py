"""The settings page. Every change is heard or seen at once, and kept at once (ALL-9)."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace

from engine.journal.errors import JournalError
from engine.journal.settings import Market, Settings
from engine.stage.canvas import Canvas
from engine.stage.scene import Pop, Push
from engine.stage.widgets.button import Button
from engine.stage.widgets.chip import Chip
from engine.stage.widgets.slider import Slider
from engine.stage.widgets.toggle import Toggle
from scenes.common.page import Page
from scenes.context import Context
from scenes.settings.layout import BACK, CHIPS, DISPLAY_ROWS, SOUND_ROWS, row
from scenes.settings.painting import paint_market, paint_settings

MARKETS: tuple[Market, Market] = ("demo", "gb")


class SettingsScene(Page):
    """Sound, display and market profile. What the command line has set cannot be changed here."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        texts, now, options = context.texts, context.settings, context.options
        self.music = Slider(
            row(SOUND_ROWS, 0),
            texts("settings.music"),
            self._hear_music,
            value=now.music_volume,
            on_settled=self._keep_music,
        )
        self.effects = Slider(
            row(SOUND_ROWS, 1),
            texts("settings.effects"),
            self._hear_effects,
            value=now.effects_volume,
            on_settled=self._keep_effects,
        )
        self.silence = Toggle(row(SOUND_ROWS, 2), texts("settings.mute"), self._set_muted, is_on=now.muted)
        self.fullscreen = Toggle(
            row(DISPLAY_ROWS, 0), texts("settings.fullscreen"), self._set_fullscreen, is_on=now.fullscreen
        )
        self.calm = Toggle(
            row(DISPLAY_ROWS, 1), texts("settings.reduced_motion"), self._set_calm, is_on=not context.is_lively
        )
        self.calm.is_enabled = options.reduced_motion is None
        self.chips = [
            Chip(box, texts(f"settings.markets.{market}.title"), self._choose(market))
            for box, market in zip(CHIPS, MARKETS, strict=True)
        ]
        for chip in self.chips:
            chip.is_enabled = options.market is None
        self.back = Button(BACK, texts("settings.back"), self.leave_page, colour="purple", icon="icons/back")
        rows = [self.music, self.effects, self.silence, self.fullscreen, self.calm]
        self.arrange([*rows, *self.chips, self.back])
        self._show()

    def leave_page(self) -> None:
        """Go back."""
        self.go(Pop())

    # --- changes

    def _change(self, settings: Settings) -> None:
        """Put settings into force; say it when they cannot be kept."""
        try:
            self.context.change_settings(settings)
        except JournalError as error:
            self.context.sounds.play("refusal")
            text = self.context.texts("settings.not_kept", reason=error)
            self.go(Push(self.context.doors.message(text)))
        self._show()

    def _show(self) -> None:
        """Let the widgets show what is set, also where a change was not kept."""
        now = self.context.settings
        self.music.value, self.effects.value = now.music_volume, now.effects_volume
        self.silence.is_on, self.fullscreen.is_on = now.muted, now.fullscreen
        self.calm.is_on = not self.context.is_lively
        for chip, market in zip(self.chips, MARKETS, strict=True):
            chip.is_chosen = market == self.context.market

    def _hear(self, settings: Settings) -> None:
        self.context.sounds.set_volumes(effects=settings.effects_volume, music=settings.music_volume)
        self.context.sounds.play("slider_tick")

    def _hear_music(self, volume: int) -> None:
        self._hear(replace(self.context.settings, music_volume=volume))

    def _hear_effects(self, volume: int) -> None:
        self._hear(replace(self.context.settings, effects_volume=volume))

    def _keep_music(self, volume: int) -> None:
        self._change(replace(self.context.settings, music_volume=volume))

    def _keep_effects(self, volume: int) -> None:
        self._change(replace(self.context.settings, effects_volume=volume))

    def _set_muted(self, muted: bool) -> None:  # noqa: FBT001  what a toggle hands over
        self._change(replace(self.context.settings, muted=muted))

    def _set_fullscreen(self, fullscreen: bool) -> None:  # noqa: FBT001  what a toggle hands over
        self._change(replace(self.context.settings, fullscreen=self.context.set_fullscreen(fullscreen)))

    def _set_calm(self, calm: bool) -> None:  # noqa: FBT001  what a toggle hands over
        self._change(replace(self.context.settings, reduced_motion=calm))

    def _choose(self, market: Market) -> Callable[[], None]:
        def choose() -> None:
            self._change(replace(self.context.settings, market=market))

        return choose

    def toggle_mute(self) -> None:
        """The round button and the toggle show the same."""
        super().toggle_mute()
        self._show()

    # --- drawing

    def resumed(self) -> None:
        """A message has gone."""
        self._show()

    def look(self) -> Hashable:
        """One picture for each profile, with a sound device and without."""
        return self.context.market, self.context.sounds.is_heard

    def paint(self, canvas: Canvas) -> None:
        """The panel, the headings, the list of the profile, and where plays are kept."""
        paint_settings(canvas, self.context)
        paint_market(canvas, self.context)
