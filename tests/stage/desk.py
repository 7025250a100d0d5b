"""Controls at which a test sits: it sends events, moves the clock, and plugs in pads."""

import pygame

from engine.stage.controls import Controls
from engine.stage.gamepad import Gamepads, Pad
from engine.stage.intents import Intent
from engine.stage.view import View


class Desk:
    """Controls with a clock that the test moves and pads that it plugs in."""

    def __init__(self, size: tuple[int, int] = (1280, 720), *, mapped: bool = False) -> None:
        self.now = 50.0
        view = View.fit(*size)
        self.pads = Gamepads(lambda index: Pad(100 + index, mapped, None) if index < 3 else None)
        self.controls = Controls(view.to_canvas, clock=lambda: self.now, gamepads=self.pads)

    def send(self, kind: int, **payload: object) -> list[Intent]:
        return list(self.controls.of_event(pygame.Event(kind, payload)))

    def key(self, key: int, unicode: str = "") -> list[Intent]:
        """A key goes down and up."""
        intents = self.send(pygame.KEYDOWN, key=key, mod=0, unicode=unicode)
        return intents + self.send(pygame.KEYUP, key=key, mod=0)

    def combination(self, *keys: int) -> list[Intent]:
        intents = [intent for key in keys for intent in self.send(pygame.KEYDOWN, key=key, mod=0, unicode="")]
        for key in keys:
            self.send(pygame.KEYUP, key=key, mod=0)
        return intents

    def down(self, x: int, y: int, *, touch: bool = False, button: int = 1) -> list[Intent]:
        return self.send(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=button, touch=touch)

    def up(self, x: int, y: int, *, touch: bool = False, button: int = 1) -> list[Intent]:
        return self.send(pygame.MOUSEBUTTONUP, pos=(x, y), button=button, touch=touch)
