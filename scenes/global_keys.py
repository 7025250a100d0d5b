"""Wishes that mean the same in every scene: fullscreen, mute, rules, My Games, screenshot."""

from __future__ import annotations

from dataclasses import replace

from engine.journal.errors import JournalError
from engine.stage.app import App
from engine.stage.intents import Command, Happening, Intent, MoveFocus
from engine.stage.scene import Push, Transition
from scenes.context import Context
from scenes.making_context import start_sounds
from scenes.screenshots import save_screenshot


class GlobalKeys:
    """Answers before the scene does."""

    def __init__(self, context: Context, app: App) -> None:
        self._context = context
        self._app = app

    def handle(self, intent: Intent) -> Transition | bool:
        """A transition, True when the wish was fulfilled, False when it is for the scene."""
        context = self._context
        if intent is Command.TOGGLE_FULLSCREEN:
            self._toggle_fullscreen()
        elif intent is Command.TOGGLE_MUTE:
            self._mute()
        elif intent is Command.SCREENSHOT:
            context.notice = save_screenshot(context, self._app.display.surface)
        elif isinstance(intent, MoveFocus):
            context.sounds.play("focus_move")
            return False
        elif intent is Happening.AUDIO_DEVICE_ADDED:
            if context.options.audio:
                start_sounds(context)
        else:
            return self._open(intent)
        return True

    def _toggle_fullscreen(self) -> None:
        context = self._context
        is_full = context.set_fullscreen(not self._app.display.fullscreen)
        self._app.refit()
        try:
            context.change_settings(replace(context.settings, fullscreen=is_full))
        except JournalError as error:
            context.notice = str(error)

    def _mute(self) -> None:
        try:
            self._context.toggle_mute()
        except JournalError as error:
            self._context.notice = str(error)

    def _open(self, intent: Intent) -> Transition | bool:
        stack = self._app.stack
        if stack is None or stack.acting.keeps_keys:
            return False
        if intent is Command.OPEN_RULES:
            return Push(self._context.doors.rules(stack.acting.subject))
        if intent is Command.QA_PANEL and self._context.options.qa and any(each.game for each in self._context.games):
            return Push(self._context.doors.qa(stack.acting.subject))
        if intent is Command.OPEN_MY_GAMES:
            return Push(self._context.doors.my_games())
        return False
