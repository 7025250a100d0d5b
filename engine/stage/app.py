"""The loop: reads intents, lets time pass, draws what changed, and waits for the next frame."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from engine.stage.arrival import Arrival
from engine.stage.canvas import Canvas
from engine.stage.display import Display
from engine.stage.intents import Command, Happening, Intent, Resize
from engine.stage.pacing import Pace, Pacer, pace_for
from engine.stage.scene import Quit, Scene, SceneStack, Transition
from engine.stage.screen import Screen
from engine.stage.tools import Tools

AMBIENT_SECONDS = 20.0
"""Ambient motion rests after so long without a person's doing."""
SETTLING_SECONDS = 0.12
"""A window that changes its size shows its last frame, stretched, until the size has stayed for so long."""
TIDY_AFTER = 1.5
"""Seconds after which nobody comes back to a scene at once, and no curtain shows it any more."""
TICK_SECONDS = 1.0
"""Even a still scene is looked at once a second: the clock in it goes on."""


class IntentSource(Protocol):
    """Where intents come from."""

    typing: bool

    def read(self) -> list[Intent]:
        """What has been wished for since the last call."""
        ...


class App:
    """Runs scenes on a display.

    `handle_first` sees each intent before the scene does, may take it (True), or ask for a transition.
    `each_round` is called with the seconds passed, for what goes on beside the scenes, such as sound; it is True while
    something changes there.
    """

    def __init__(
        self,
        display: Display,
        tools: Tools,
        source: IntentSource,
        *,
        pacer: Pacer | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.display = display
        self.tools = tools
        self.screen = Screen()
        self.stack: SceneStack | None = None
        self.is_attended = True
        self._source = source
        self.handle_first: Callable[[Intent], Transition | bool] = lambda _: False
        self.each_round: Callable[[float], object] = lambda _: None
        self._pacer = pacer or Pacer()
        self._clock = clock
        self._is_stale = True
        self._is_awaiting = self._sounds_change = self._has_moved = False
        self._last_tick = clock()
        self._last_deed = clock()
        self._settled_at = 0.0
        self._shown: Scene | None = None
        self._foreseen: tuple[str, ...] = ()
        self._came_at, self._came_with = clock(), 0
        self._drawn_view = self._fitted_view = display.view
        tools.fit(display.view)
        self._arrival = Arrival(tools.artwork.allowance, clock)

    @property
    def is_ambient(self) -> bool:
        """Whether ambient motion should go on: somebody looks and has done something not long ago."""
        return self.is_attended and self._clock() - self._last_deed < AMBIENT_SECONDS

    def run(self, first: Scene) -> None:
        """Show a scene and what follows from it, until the program is left."""
        self.begin(first)
        self.run_on()

    def run_on(self) -> None:
        """Go on with the scene that was begun with, until the program is left."""
        self._is_stale = True
        self._draw_if_due()
        while not self.begun_stack.is_empty:
            self.round()

    def begin(self, first: Scene) -> None:
        """Put the first scene onto the window and draw it."""
        self.stack = SceneStack(first)
        self.draw()

    def round(self) -> None:
        """One turn of the loop."""
        stack = self.begun_stack
        arriving, attended, in_use = self._arrival.is_on, self.is_attended, self.is_ambient
        awaiting = self._is_awaiting or self._sounds_change or arriving
        pace = pace_for(moving=self._is_moving() and not arriving, attended=attended, in_use=in_use, awaiting=awaiting)
        passed = self._pacer.wait(pace)
        if pace.ends_with_event and passed > Pace.POLLING.value:  # what an event begins has not begun before it
            if not self._lives_on(passed - Pace.POLLING.value):
                return
            passed = Pace.POLLING.value
        self._source.typing = stack.acting.wants_text
        for intent in (*self._arrival.release(), *self._source.read()):
            if self._arrival.keep(intent):
                continue
            self._answer(intent)
            if stack.is_empty:
                return
        if self._lives_on(passed):
            self._draw_if_due()

    def _lives_on(self, passed: float) -> bool:
        """Let `passed` seconds go by. False when the program is over then."""
        stack = self.begun_stack
        self._sounds_change = self.each_round(passed) is True
        if self._arrival.is_on:
            return True
        for scene in stack.living():
            stack.follow(scene.advance(passed), scene)
            if stack.is_empty:
                return False
        return True

    @property
    def is_arriving(self) -> bool:
        """Whether the window still shows what it showed before the present scene came."""
        return self._arrival.is_on

    @property
    def begun_stack(self) -> SceneStack:
        """The scenes on the window."""
        if self.stack is None:
            raise RuntimeError("the app was not begun with a scene")
        return self.stack

    def _is_moving(self) -> bool:
        return self.stack is not None and not self.stack.is_empty and any(s.is_moving for s in self.stack.living())

    def _answer(self, intent: Intent) -> None:
        stack = self.begun_stack
        self._is_stale = True
        match intent:
            case Resize():
                self.refit()
            case Happening.UNCOVERED:
                self.screen.forget()
            case Happening.FOCUS_LOST:
                self.is_attended = False
            case Happening.FOCUS_GAINED:
                self.is_attended = True
            case Command.QUIT:
                stack.follow(Quit())
                return
            case _:
                self._last_deed = self._clock()
        first = self.handle_first(intent)
        if first is True:
            return
        if first is not False:
            stack.follow(first, stack.acting)
            return
        acting = stack.acting
        stack.follow(acting.handle(intent), acting)

    def refit(self) -> None:
        """The window may have another size: the last frame is shown stretched to it until it has settled."""
        self._is_stale = True
        if not self.display.resized():
            self.screen.forget()
            return
        self.screen.stretch(self.display.surface, self._drawn_view, self.display.view)
        self.display.present(None)
        self.tools.artwork.foresee(self.tools.artwork.used, self.display.view.k)
        self._settled_at = self._clock() + SETTLING_SECONDS

    def _draw_if_due(self) -> None:
        now = self._clock()
        moving = self._is_moving()
        self._has_moved |= moving
        if now - self._last_tick >= TICK_SECONDS:
            self._last_tick = now
            self._is_stale = True
            if not moving:
                self._rest()
        self._foresee()
        self._tidy()
        is_preparing = self.tools.prepare()
        is_settled = now >= self._settled_at and not (is_preparing and self._drawn_view != self.display.view)
        if is_settled and (self._is_stale or moving):
            self.draw()
            # so that the picture in which the motion ends is drawn as well, and what could not be made at once
            self._is_stale = moving or self.tools.artwork.allowance.owes
        self._is_awaiting = is_preparing or self._is_stale or not is_settled

    def _foresee(self) -> None:
        """Have decoded beside the loop what a scene will need that has just come, or that foresees other things now."""
        scene = self.begun_stack.acting
        if scene is not self._shown:
            self._arrival.begin(at_once=self._shown is None or self._shown.gives_way_at_once)
            self._shown, self._is_stale = scene, True
            self._came_at, self._came_with = self._clock(), self.tools.frame
        elif scene.foresees is self._foreseen:
            return
        self._foreseen = scene.foresees
        self.tools.artwork.foresee(scene.foresees, self.display.view.k)

    def _tidy(self) -> None:
        """Give back what the scene before has left, once the present one has been there for a while."""
        if self._came_with and self._clock() - self._came_at > TIDY_AFTER:
            self._came_with = self._came_with if self.tools.drop_older(self._came_with) else 0

    def _rest(self) -> None:
        """After a motion the memory that its pictures left is given back: now nobody sees that it takes a while."""
        if self._has_moved:
            self._has_moved = False
            self.tools.rest()

    def draw(self) -> None:
        """Draw the scenes as they stand and bring what changed onto the window."""
        self._is_stale = False
        view = self.display.view
        if self._fitted_view != view:
            self._fitted_view = view
            self.tools.fit(view)
            self._arrival.begin(at_once=False)
        with self._arrival.making():
            canvas = Canvas(view, self.tools)
            canvas.fill((0, 0, 1280, 720), (0, 0, 0))
            for scene in self.begun_stack.visible():
                scene.draw(canvas)
        if self.tools.artwork.allowance.is_withheld and not self._arrival.is_on:
            self._arrival.begin(at_once=False)  # another room of the same scene
        if self._arrival.is_whole():
            self._drawn_view = view
            self.display.present(self.screen.show(self.display.surface, canvas.draws))
