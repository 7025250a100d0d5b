"""Tools that stream, with threads that work only when they are told to: the same frames come out in each run."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pygame

from engine.stage.canvas import Canvas
from engine.stage.display_list import paint
from engine.stage.manifest import load_manifest
from engine.stage.tools import Tools
from engine.stage.view import View
from engine.stage.workshop import Workshop

ASSETS = Path(__file__).resolve().parents[2] / "assets"
MOST_FRAMES = 120
SEEN = 96
"""So much of 255 an edge may differ in a pixel."""


class Bench(Executor):
    """Keeps what it is asked to do until `work`."""

    def __init__(self) -> None:
        self.orders: list[Callable[[], None]] = []

    def submit(self, fn: Callable[..., Any], /, *args: object, **kwargs: object) -> Future[Any]:
        future: Future[Any] = Future()

        def do() -> None:
            if future.set_running_or_notify_cancel():
                try:
                    future.set_result(fn(*args, **kwargs))
                except Exception as error:  # noqa: BLE001  the one who asks gets it, as from a thread
                    future.set_exception(error)

        self.orders.append(do)
        return future

    def work(self) -> int:
        """Do all that was ordered; how much it was."""
        orders, self.orders = self.orders, []
        for do in orders:
            do()
        return len(orders)


class Studio:
    """A window of one size whose pictures stream; `bench` makes them."""

    def __init__(self, width: int = 1280, height: int = 720, *, streams: bool = True) -> None:
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_mode((width, height))
        self.bench = Bench()
        self.tools = Tools(ASSETS, load_manifest(ASSETS), streams=streams)
        self.tools.artwork.workshop = Workshop(0, self.bench)
        self.tools.letterer.workshop = Workshop(0, self.bench)
        self.view = View.fit(width, height)
        self.tools.fit(self.view)

    def frame(self, draw: Callable[[Canvas], None]) -> Canvas:
        """One frame."""
        canvas = Canvas(self.view, self.tools)
        draw(canvas)
        return canvas

    @property
    def owes(self) -> bool:
        """Whether the last frame was not right yet."""
        return self.tools.artwork.allowance.owes

    def deliver(self) -> None:
        """The threads work, and the loop takes over what they made."""
        self.bench.work()
        self.tools.prepare()

    def whole(self, draw: Callable[[Canvas], None]) -> tuple[bytes, int]:
        """The pixels of the first frame that owes nothing, and how many came before it."""
        for number in range(MOST_FRAMES):
            canvas = self.frame(draw)
            if not self.owes:
                return pixels(canvas), number
            self.deliver()
        raise AssertionError("the frame does not get whole")


def pixels(canvas: Canvas) -> bytes:
    """What a frame looks like."""
    surface = pygame.Surface((canvas.view.width, canvas.view.height)).convert()
    paint(surface, canvas.draws)
    return pygame.image.tobytes(surface, "RGB")


def at_once(draw: Callable[[Canvas], None], width: int = 1280, height: int = 720) -> bytes:
    """What a frame looks like in which everything is made at once."""
    return pixels(Studio(width, height, streams=False).frame(draw))


def is_alike(shown: bytes, wanted: bytes) -> bool:
    """Whether nobody sees a difference: a picture may be made of a finer copy that is at hand."""
    apart = [abs(value - other) for value, other in zip(shown, wanted, strict=True)]
    return max(apart) < SEEN and sum(apart) / len(apart) < 0.5
