"""Turns keys into intents: on press edges only, by the keyboard's own record of what is held down."""

from __future__ import annotations

import pygame

from engine.stage.intents import Command, Digit, Direction, Edit, Intent, Jump, MoveFocus, Text
from engine.stage.payload import letters, whole

ALT = frozenset({pygame.K_LALT, pygame.K_RALT})
SHIFT = frozenset({pygame.K_LSHIFT, pygame.K_RSHIFT})
CONTROL = frozenset({pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LMETA, pygame.K_RMETA})

ALWAYS: dict[int, Intent] = {
    pygame.K_RETURN: Command.ACT,
    pygame.K_KP_ENTER: Command.ACT,
    pygame.K_ESCAPE: Command.BACK,
    pygame.K_UP: MoveFocus(Direction.UP),
    pygame.K_DOWN: MoveFocus(Direction.DOWN),
    pygame.K_PAGEUP: Jump.PAGE_UP,
    pygame.K_PAGEDOWN: Jump.PAGE_DOWN,
    pygame.K_F1: Command.OPEN_RULES,
    pygame.K_F10: Command.QA_PANEL,
    pygame.K_F11: Command.TOGGLE_FULLSCREEN,
    pygame.K_F12: Command.SCREENSHOT,
}
"""Keys that mean the same whether or not a text is being typed."""

PLAYING: dict[int, Intent] = {
    pygame.K_SPACE: Command.ACT,
    pygame.K_LEFT: MoveFocus(Direction.LEFT),
    pygame.K_RIGHT: MoveFocus(Direction.RIGHT),
    pygame.K_HOME: Jump.FIRST,
    pygame.K_END: Jump.LAST,
    pygame.K_i: Command.OPEN_RULES,
    pygame.K_h: Command.OPEN_MY_GAMES,
    pygame.K_m: Command.TOGGLE_MUTE,
    pygame.K_p: Command.OPEN_MENU,
    pygame.K_MENU: Command.OPEN_MENU,
    **{pygame.K_1 + place: Digit(place + 1) for place in range(9)},
    **{pygame.K_KP1 + place: Digit(place + 1) for place in range(9)},
}

TYPING: dict[int, Intent] = {
    pygame.K_LEFT: Edit.LEFT,
    pygame.K_RIGHT: Edit.RIGHT,
    pygame.K_HOME: Edit.HOME,
    pygame.K_END: Edit.END,
    pygame.K_BACKSPACE: Edit.BACKSPACE,
    pygame.K_DELETE: Edit.DELETE,
}


class Keyboard:
    """Knows which keys are down. Set `typing` while a text field has the focus: letters are then text."""

    def __init__(self) -> None:
        self.typing = False
        self._down: set[int] = set()

    def clear(self) -> None:
        """Forget what is held down: the window has lost the focus, and the key may go up elsewhere."""
        self._down.clear()

    def read(self, event: pygame.Event) -> Intent | None:
        """The intent of a KEYDOWN, KEYUP or TEXTINPUT event; None for a key that is held or means nothing."""
        if event.type == pygame.TEXTINPUT:
            text = letters(event, "text")
            return Text(text) if self.typing and text else None
        key = whole(event, "key")
        if key is None:
            return None
        if event.type == pygame.KEYUP:
            self._down.discard(key)
            return None
        if key in self._down:
            return None
        self._down.add(key)
        return self._meaning(key, letters(event, "unicode"))

    def _meaning(self, key: int, character: str) -> Intent | None:
        # What is held is read from the keys themselves: after Alt+Tab the system may go on reporting Alt.
        if self._down & CONTROL:
            return Edit.PASTE if key == pygame.K_v and self.typing else None
        if self._down & ALT:
            return Command.TOGGLE_FULLSCREEN if key in {pygame.K_RETURN, pygame.K_KP_ENTER} else None
        if key == pygame.K_TAB:
            return MoveFocus(Direction.PREVIOUS if self._down & SHIFT else Direction.NEXT)
        if self.typing and key == pygame.K_INSERT and self._down & SHIFT:
            return Edit.PASTE
        found = ALWAYS.get(key) or (TYPING if self.typing else PLAYING).get(key)
        if found is None and not self.typing and character in set("123456789"):
            return Digit(int(character))  # keyboards whose digits need Shift, or lie elsewhere
        return found
