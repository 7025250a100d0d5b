"""Scenes: what is on the window, what it answers to, and which scene comes next."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from engine.stage.canvas import Canvas
from engine.stage.intents import Intent


class Scene:
    """One thing on the window. `draw` only reads; everything that changes, changes in `handle` and `advance`."""

    overlay = False
    """Whether what lies below it is drawn as well."""

    is_curtain = False
    """Whether it only passes over the window: wishes go to what lies below, which goes on meanwhile."""

    gives_way_at_once = False
    """Whether the next scene's picture is made at once, for as long as that takes, and not beside what is shown."""

    keeps_keys = False
    """Whether keys that open other scenes are left to it, since it lies over another one."""

    foresees: tuple[str, ...] = ()
    """Pictures that it will draw, though not at once: they are decoded meanwhile, in this order."""

    subject: str | None = None
    """What it is about, by id, for rules that are opened on it; None for nothing particular."""

    def enter(self) -> None:
        """The scene comes onto the window for the first time."""

    def resumed(self) -> None:
        """What lay on top of the scene has gone."""

    def leave(self) -> None:
        """The scene is taken away."""

    def handle(self, intent: Intent) -> Transition | None:  # noqa: ARG002  a scene may answer to nothing
        """Answer to an intent; may ask for another scene."""
        return None

    def advance(self, passed: float) -> Transition | None:  # noqa: ARG002  a scene may stand still
        """Let `passed` seconds go by; may ask for another scene."""
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the scene as it stands."""

    @property
    def wants_text(self) -> bool:
        """Whether letters are being typed, and keys are no wishes."""
        return False

    @property
    def is_moving(self) -> bool:
        """Whether the picture changes by itself, so that each frame has to be drawn."""
        return False


class Push(msgspec.Struct, frozen=True):
    """Put a scene on top, and `over` on top of it."""

    scene: Scene
    over: Scene | None = None


class Pop(msgspec.Struct, frozen=True):
    """Take the scene away; the one below goes on."""


class Replace(msgspec.Struct, frozen=True):
    """Put a scene in place of this one, and `over` on top of it."""

    scene: Scene
    over: Scene | None = None


class Home(msgspec.Struct, frozen=True):
    """Take away every scene above the lowest one; that one goes on."""


class Quit(msgspec.Struct, frozen=True):
    """Leave the program."""


Transition: TypeAlias = Push | Pop | Replace | Home | Quit


class SceneStack:
    """The scenes on the window, the lowest first."""

    def __init__(self, first: Scene) -> None:
        self._scenes = [first]
        first.enter()

    @property
    def top(self) -> Scene:
        """The highest scene."""
        return self._scenes[-1]

    @property
    def is_empty(self) -> bool:
        """Whether the program is over."""
        return not self._scenes

    @property
    def acting(self) -> Scene:
        """The scene that answers to intents: the highest one that is no curtain."""
        return next(scene for scene in reversed(self._scenes) if not scene.is_curtain)

    def living(self) -> list[Scene]:
        """The scenes for which time passes: the acting one and the curtains over it."""
        return self._scenes[self._scenes.index(self.acting) :]

    def visible(self) -> list[Scene]:
        """The scenes that are drawn, the lowest first: from the last one that hides what is below."""
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first].overlay:
            first -= 1
        return self._scenes[first:]

    def follow(self, transition: Transition | None, by: Scene | None = None) -> None:
        """Change the scenes as the scene `by` has asked (None: the top one); curtains over it go first."""
        if transition is None:
            return
        if by is not None and by in self._scenes:
            self._drop(len(self._scenes) - 1 - self._scenes.index(by))
        match transition:
            case Push(scene, over):
                self._put(scene)
                self._put(over)
            case Replace(scene, over):
                self._drop(1)
                self._put(scene)
                self._put(over)
            case Pop():
                self._drop(1)
                self._resume()
            case Home():
                self._drop(len(self._scenes) - 1)
                self._resume()
            case Quit():
                self._drop(len(self._scenes))

    def _put(self, scene: Scene | None) -> None:
        if scene is not None:
            self._scenes.append(scene)
            scene.enter()

    def _drop(self, count: int) -> None:
        for _ in range(count):
            self._scenes.pop().leave()

    def _resume(self) -> None:
        if self._scenes:
            self._scenes[-1].resumed()
