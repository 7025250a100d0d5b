"""Drives real scenes without a window: steps the time, clicks, presses keys and buttons, and reads the picture."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pygame

from engine.journal.journal import Journal
from engine.journal.live_play import LivePlay
from engine.journal.plays import PlayDesk
from engine.journal.script import Script
from engine.journal.settings import Market
from engine.rules.contract import Order
from engine.stage.canvas import Canvas
from engine.stage.controls import Controls
from engine.stage.display_list import paint
from engine.stage.gamepad import Gamepads, Pad
from engine.stage.manifest import Manifest, load_manifest
from engine.stage.scene import Quit, Replace, Scene, SceneStack, Transition
from engine.stage.sound import Sounds
from engine.stage.tools import Tools
from engine.stage.view import View
from games import Loaded, load_all
from games.festive_lines_gold.game import FestiveLinesGold
from scenes.common.texts import Texts
from scenes.context import Context
from scenes.festive_lines_gold.scene import FestiveLinesScene
from scenes.festive_lines_gold.stage import FestiveLinesStage
from scenes.making_doors import DoorMaker
from scenes.options import AppOptions
from scenes.splash.scene import SplashScene
from tests.scenes.seen import Seen, SeenCanvas

ASSETS = Path(__file__).resolve().parents[2] / "assets"
GAME = "festive_lines_gold"
SEED = bytes(range(12))
PAD = 7
Picture = tuple[Seen, ...]


@cache
def manifest() -> Manifest:
    return load_manifest(ASSETS)


@cache
def texts() -> Texts:
    return Texts(ASSETS / "text" / "en.yaml")


@cache
def all_games() -> tuple[Loaded, ...]:
    return tuple(load_all())


@cache
def game() -> FestiveLinesGold:
    loaded = next(each.game for each in all_games() if each.entry.id == GAME)
    assert isinstance(loaded, FestiveLinesGold)
    return loaded


@cache
def tools_for(width: int, height: int) -> Tools:
    """Pictures and letters at a window size, shared by all tests so that each surface is made once."""
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((1280, 720))
    tools = Tools(ASSETS, manifest())
    tools.fit(View.fit(width, height))
    return tools


class Clock:
    """Seconds that pass only when they are told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class HeardSounds(Sounds):
    """Checks the name of each sound and writes it down with its time; nothing is heard."""

    def __init__(self, clock: Callable[[], float]) -> None:
        super().__init__(ASSETS, manifest(), clock=clock)
        self._now = clock
        self.times: list[tuple[float, str]] = []

    def play(self, name: str) -> None:
        super().play(name)
        self.times.append((self._now(), name))

    @property
    def heard(self) -> list[str]:
        return [name for _, name in self.times]


class StillContext(Context):
    """A context whose session never gets older, so that two pictures of one moment are equal."""

    def elapsed(self) -> str:
        return "00:12:34"


class Stage:
    """Scenes on a stack, a clock that is stepped, and devices whose events are queued for the next frame."""

    def __init__(
        self,
        *,
        journal: Journal | None = None,
        size: tuple[int, int] = (1280, 720),
        market: Market | None = None,
        reduced_motion: bool | None = None,
    ) -> None:
        self.clock = Clock()
        self.view = View.fit(*size)
        self.tools = tools_for(*size)
        self.journal = journal or Journal.in_memory()
        self.sounds = HeardSounds(self.clock)
        self.context = self._context(AppOptions(market=market, reduced_motion=reduced_motion))
        pads = Gamepads(lambda _: Pad(PAD, is_mapped=True, device=None))
        self.controls = Controls(self.view.to_canvas, clock=self.clock, gamepads=pads)
        self.stack = SceneStack(Scene())
        self.each_frame: list[Callable[[], object]] = []
        self._events: list[pygame.Event] = []

    def _context(self, options: AppOptions) -> Context:
        doors = DoorMaker()
        games = {loaded.entry.id: loaded.game for loaded in all_games() if loaded.game}
        desk = PlayDesk(self.journal, games.__getitem__, lambda: options.market or self.journal.settings.market)
        context = StillContext(
            options, texts(), self.journal, desk, all_games(), self.sounds, doors.doors(),
            chance=random.Random(3), clock=self.clock,
        )  # fmt: skip
        doors.context = context
        return context

    # --- scenes

    def open(self, scene: Scene) -> Scene:
        """Put a scene in place of everything."""
        self.stack = SceneStack(scene)
        return scene

    def splash(self) -> SplashScene:
        """Open the splash of Festive Lines Gold."""
        scene = FestiveLinesStage().splash(self.context, game())
        assert isinstance(scene, SplashScene)
        self.open(scene)
        return scene

    def buy(self, made: dict[str, object] | None = None, *, seed: bytes | None = SEED) -> LivePlay:
        """Buy a play: on a ticket by hand, else on what the seed (None: a fresh one) gives."""
        return self.context.desk.buy(Order(GAME, 200), seed=seed, script=Script(made=made) if made else None)

    def play(self, made: dict[str, object] | None = None, *, seed: bytes | None = SEED) -> FestiveLinesScene:
        """Buy a play and show it."""
        return self.show(self.buy(made, seed=seed))

    def show(self, play: LivePlay, after: Callable[[], Transition] | None = None) -> FestiveLinesScene:
        """Show a play; after FINISH comes the splash."""

        def again() -> Transition:
            return Replace(FestiveLinesStage().splash(self.context, game()))

        scene = FestiveLinesStage().play(self.context, game(), play, after=after or again)
        self.open(scene)
        return scene

    def resume(self) -> FestiveLinesScene:
        """Show the open play of the journal again, as the door of the game does."""
        scene = self.context.doors.game(GAME)
        assert isinstance(scene, FestiveLinesScene)
        self.open(scene)
        return scene

    @property
    def top(self) -> Scene:
        """The scene that answers."""
        return self.stack.acting

    def leave(self) -> None:
        self.stack.follow(Quit())

    # --- time

    def step(self, seconds: float, fps: int = 60) -> None:
        """Let frames go by until so many seconds have passed."""
        for _ in range(round(seconds * fps)):
            self.frame(1 / fps)

    def frame(self, passed: float = 0.0) -> None:
        """One frame, as the app's loop makes it: intents first, then the time."""
        self.clock.now += passed
        events, self._events = self._events, []
        for event in events:
            for intent in self.controls.of_event(event):
                self.stack.follow(self.top.handle(intent), self.top)
                if self.stack.is_empty:
                    return
        for scene in self.stack.living():
            self.stack.follow(scene.advance(passed), scene)
        for call in self.each_frame:
            call()

    def rest(self, fps: int = 60, longest: float = 60.0) -> float:
        """Let frames go by until nothing moves by itself; the seconds that this took."""
        self.frame()
        for frames in range(round(longest * fps)):
            if not self.top.is_moving:
                return frames / fps
            self.frame(1 / fps)
        raise AssertionError(f"{type(self.top).__name__} still moves after {longest} s")

    # --- devices

    def queue(self, kind: int, **fields: object) -> None:
        """Add an event for the next frame."""
        self._events.append(pygame.Event(kind, **fields))

    def click(self, x: float, y: float) -> None:
        """Move the pointer to a logical place, press and release."""
        self.click_pixel((self.view.x(x), self.view.y(y)))

    def click_pixel(self, pixel: tuple[int, int]) -> None:
        """The same, by window pixel."""
        self.queue(pygame.MOUSEMOTION, pos=pixel, rel=(0, 0), buttons=(0, 0, 0))
        self.queue(pygame.MOUSEBUTTONDOWN, pos=pixel, button=1)
        self.queue(pygame.MOUSEBUTTONUP, pos=pixel, button=1)

    def key(self, *keys: int) -> None:
        """Press and release keys, one after the other."""
        for key in keys:
            self.queue(pygame.KEYDOWN, key=key, unicode="", mod=0)
            self.queue(pygame.KEYUP, key=key, mod=0)

    def plug_in(self) -> None:
        """A gamepad of a known layout is plugged in."""
        self.queue(pygame.JOYDEVICEADDED, device_index=0)

    def button(self, *buttons: int) -> None:
        """Press and release buttons of the gamepad."""
        for button in buttons:
            self.queue(pygame.CONTROLLERBUTTONDOWN, instance_id=PAD, button=button)
            self.queue(pygame.CONTROLLERBUTTONUP, instance_id=PAD, button=button)

    # --- pictures

    def picture(self) -> Picture:
        """What is on the window, as values."""
        canvas = SeenCanvas(self.view, self.tools)
        for scene in self.stack.visible():
            scene.draw(canvas)
        return tuple(canvas.seen)

    def draw(self) -> Canvas:
        """The display list of a real frame."""
        canvas = Canvas(self.view, self.tools)
        canvas.fill((0, 0, 1280, 720), (0, 0, 0))
        for scene in self.stack.visible():
            scene.draw(canvas)
        return canvas

    def pixels(self) -> bytes:
        """A whole frame, painted."""
        target = pygame.Surface((self.view.width, self.view.height))
        paint(target, self.draw().draws)
        return pygame.image.tobytes(target, "RGB")
