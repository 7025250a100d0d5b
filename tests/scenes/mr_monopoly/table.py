"""Drives the scene of Mr. Monopoly without a window."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

from engine.journal.live_play import LivePlay
from engine.journal.plays import PlayDesk
from engine.journal.script import Script
from engine.qa.scenario_loading import load_scenario
from engine.rules.contract import Finish, Order
from engine.stage.scene import Transition
from games import Entry, Loaded
from games.mr_monopoly.game import MrMonopoly, load
from scenes.context import Context
from scenes.mr_monopoly.scene import MonopolyScene
from scenes.mr_monopoly.stage import MonopolyStage
from scenes.options import AppOptions
from tests.scenes.driver import SEED, Stage, all_games

GAME = "mr_monopoly"
SCENARIOS = Path(__file__).resolve().parents[3] / "games" / GAME / "scenarios"


@cache
def game() -> MrMonopoly:
    return load()


@cache
def with_monopoly() -> tuple[Loaded, ...]:
    """All games, this one among them."""
    others = tuple(loaded for loaded in all_games() if loaded.entry.id != GAME)
    return (*others, Loaded(Entry(GAME, "MM", "games.mr_monopoly.game"), game(), None))


@cache
def planned(name: str) -> tuple[Order, Script]:
    """The first round of a scenario of the game."""
    scenario, _ = load_scenario(SCENARIOS / f"{name}.yaml", lambda _: game(), (GAME,))
    first = scenario.rounds[0]
    assert first.script is not None
    return first.order, first.script


class Table(Stage):
    """A stage that plays this game."""

    def _context(self, options: AppOptions) -> Context:
        context = super()._context(options)
        games = {loaded.entry.id: loaded.game for loaded in with_monopoly() if loaded.game}
        context.games = with_monopoly()
        context.desk = PlayDesk(self.journal, games.__getitem__, lambda: context.market)
        return context

    def machine(self) -> MonopolyScene:
        """The machine before any spin."""
        scene = MonopolyStage().splash(self.context, game())
        self.open(scene)
        return scene

    def bought(self, name: str) -> LivePlay:
        """Buy the round of a scenario."""
        order, script = planned(name)
        return self.context.desk.buy(order, seed=SEED, script=script)

    def round(self, name: str, after: Callable[[], Transition | None] = lambda: None) -> MonopolyScene:
        """Buy the round of a scenario and show it."""
        return self.shown(self.bought(name), after)

    def shown(self, play: LivePlay, after: Callable[[], Transition | None] = lambda: None) -> MonopolyScene:
        """Show a round."""
        scene = MonopolyStage().play(self.context, game(), play, after=after)
        self.open(scene)
        return scene

    def resumed(self) -> MonopolyScene:
        """Show the open round of the journal again, as the door of the game does."""
        scene = self.context.doors.game(GAME)
        assert isinstance(scene, MonopolyScene)
        self.open(scene)
        return scene

    def settle(self, scene: MonopolyScene, fps: int = 30) -> None:
        """Let frames go by until the pictures of the last action have been shown."""
        for _ in range(120 * fps):
            self.frame(1 / fps)
            if not scene.conductor.is_moving:
                self.frame(0.0)
                return
        raise AssertionError("the board still moves after two minutes")

    def play_out(self, scene: MonopolyScene, fps: int = 30) -> None:
        """Take every action, each shown to its end."""
        while scene.play is not None and scene.play.actions and scene.play.actions[0] != Finish():
            scene.take(scene.play.actions[0])
            self.settle(scene, fps)
        self.frame(0.0)

