"""Plays that the command line asks for: of a scenario, of a play number, or fresh ones, one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame

from engine.journal.live_play import LivePlay
from engine.qa.scenario import Scenario
from engine.rules.contract import Action, Finish, Order
from engine.stage.canvas import Canvas
from engine.stage.scene import Home, Quit, Replace, Scene, Transition
from scenes.context import Context
from scenes.game_stage import GameStage, stage_of
from scenes.options import PlayRequest
from scenes.screenshots import save_picture

Bought = tuple[LivePlay, tuple[Action, ...]]


class RequestedPlays:
    """Makes the scenes of a request; when the last play is over, the lobby opens or, with a picture, the app ends."""

    def __init__(self, context: Context, request: PlayRequest) -> None:
        self._context = context
        self._request = request
        self._game = next(loaded.game for loaded in context.games if loaded.entry.id == request.game and loaded.game)
        self._stage: GameStage = stage_of(request.game)
        self._plays = self._buy_all()

    def first(self) -> Scene:
        """The scene of the first play."""
        scene = self._scene()
        if scene is None:
            raise LookupError("the request holds no play")
        return scene

    def _following(self) -> Transition:
        scene = self._scene()
        return Home() if scene is None else self._context.swept(scene)

    def _scene(self) -> Scene | None:
        bought = next(self._plays, None)
        if bought is None:
            return None
        play, recorded = bought
        if self._request.screenshot is not None:
            return self._photographed(play, recorded, self._request.screenshot)
        return self._stage.play(self._context, self._game, play, after=self._following, recorded=recorded)

    def _photographed(self, play: LivePlay, recorded: tuple[Action, ...], path: Path) -> Scene:
        """The play taken to its end at once; the picture of the last one is saved."""
        for action in recorded:
            if action in play.actions and not isinstance(action, Finish):
                play.take(action)
        while play.actions and not isinstance(play.actions[0], Finish):
            play.take(play.actions[0])
        shown = self._stage.play(self._context, self._game, play, after=Quit)
        return Photograph(self, shown, play, path)

    def after_photograph(self) -> Transition:
        """The next play, or the end of the app."""
        scene = self._scene()
        return Quit() if scene is None else Replace(scene)

    def _buy_all(self) -> Iterator[Bought]:
        desk, request = self._context.desk, self._request
        if request.scenario is not None:
            yield from self._buy_planned(request.scenario)
        elif request.play_number is not None:
            play = desk.replay_number(request.game, request.play_number)
            yield play, play.recorded
        else:
            order = Order(request.game, request.stake or self._game.stakes[0], request.mode)
            for _ in range(request.rounds):
                yield desk.buy(order), ()

    def _buy_planned(self, scenario: Scenario) -> Iterator[Bought]:
        """Each marked play starts from what the one before at its stake left, the first from nothing (ALL-4)."""
        left: dict[int, str] = {}
        for planned in scenario.rounds:
            carried = left.get(planned.order.stake, "") if planned.carried is None else planned.carried
            is_marked = planned.script is not None or planned.seed is not None
            play = self._context.desk.buy(
                planned.order, seed=planned.seed, script=planned.script, carried=carried if is_marked else None,
            )
            left[planned.order.stake] = play.round.carried
            yield play, planned.actions


class Photograph(Scene):
    """Shows a play that is over, saves the window as soon as nothing moves, and goes on."""

    def __init__(self, plays: RequestedPlays, shown: Scene, play: LivePlay, path: Path) -> None:
        self._plays = plays
        self._shown = shown
        self._play = play
        self._path = path
        self._frames = 0

    def enter(self) -> None:
        """The play comes on, all at once."""
        self._shown.enter()

    def leave(self) -> None:
        """The play goes."""
        self._shown.leave()

    def advance(self, passed: float) -> Transition | None:
        """Wait for rest, then save."""
        self._shown.advance(passed)
        self._frames = 0 if self._shown.is_moving else self._frames + 1
        surface = pygame.display.get_surface()
        if self._frames < 3 or surface is None:
            return None
        save_picture(surface, self._path)
        if Finish() in self._play.actions:
            self._play.take(Finish())
        return self._plays.after_photograph()

    def draw(self, canvas: Canvas) -> None:
        """Draw the play, with all that belongs into its picture."""
        with canvas.tools.artwork.allowance.at_once():
            self._shown.draw(canvas)

    @property
    def is_moving(self) -> bool:
        """Until it is saved, each frame counts."""
        return True
