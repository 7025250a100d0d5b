"""Drives the scene of Jingle Bells without a window."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

from engine.journal.live_play import LivePlay
from engine.journal.script import Script
from engine.qa.scenario_loading import load_scenario
from engine.rules.contract import Finish, Order
from engine.stage.scene import Transition
from games.jingle_bells.frames import carried_text, frames_on
from games.jingle_bells.game import JingleBells, load
from scenes.jingle_bells.scene import BellsScene
from scenes.jingle_bells.stage import BellsStage
from tests.scenes.driver import SEED, Stage

GAME = "jingle_bells"
SCENARIOS = Path(__file__).resolve().parents[3] / "games" / GAME / "scenarios"
Cell = tuple[int, int]

QUIET = (
    "A polar_bear spinning_top A K Q",
    "K penguin    ten          K Q J",
    "Q reindeer   spinning_top Q J A",
    "J snowman    ten          J A K",
)
"""A window without a win, a bell or a Scatter."""


@cache
def game() -> JingleBells:
    return load()


@cache
def planned(name: str, place: int) -> tuple[Order, Script]:
    """A round of a scenario of the game, by its place from 1."""
    scenario, _ = load_scenario(SCENARIOS / f"{name}.yaml", lambda _: game(), (GAME,))
    planned_round = scenario.rounds[place - 1]
    assert planned_round.script is not None
    return planned_round.order, planned_round.script


def with_symbols(*placed: tuple[int, int, str]) -> tuple[str, ...]:
    """The quiet window with symbols put on cells (reel, row)."""
    rows = [row.split() for row in QUIET]
    for reel, row, symbol in placed:
        rows[row - 1][reel - 1] = symbol
    return tuple(" ".join(row) for row in rows)


class Table(Stage):
    """A stage that plays this game."""

    def machine(self) -> BellsScene:
        """The machine before any spin."""
        scene = BellsStage().splash(self.context, game())
        self.open(scene)
        return scene

    def bought(self, name: str, place: int = 1, frames: Iterable[Cell] = ()) -> LivePlay:
        """Buy a round of a scenario, which starts from these frames unless it says itself which stand."""
        order, script = planned(name, place)
        carried = carried_text(frames_on(frames))
        return self.context.desk.buy(order, seed=SEED, script=script, carried=carried)

    def round(self, name: str, after: Callable[[], Transition | None] = lambda: None) -> BellsScene:
        """Buy the first round of a scenario and show it."""
        return self.shown(self.bought(name), after)

    def made(
        self, rows: Iterable[str], frames: Iterable[Cell] = (), *, stake: int = 100, **more: object
    ) -> BellsScene:
        """Buy a round on a window and frames written by hand, and show it."""
        made: dict[str, object] = {"rows": list(rows), "frames": [list(cell) for cell in frames], **more}
        order = Order(GAME, stake)
        return self.shown(self.context.desk.buy(order, seed=SEED, script=Script(made=made)))

    def shown(self, play: LivePlay, after: Callable[[], Transition | None] = lambda: None) -> BellsScene:
        """Show a round."""
        scene = BellsStage().play(self.context, game(), play, after=after)
        self.open(scene)
        return scene

    def resumed(self) -> BellsScene:
        """Show the open round of the journal again, or the machine, as the door of the game does."""
        scene = self.context.doors.game(GAME)
        assert isinstance(scene, BellsScene)
        self.open(scene)
        return scene

    def carry(self, stake: int, cells: Iterable[Cell]) -> None:
        """Let a round of the past have left frames at a stake."""
        play = self.context.desk.buy(Order(GAME, stake))
        assert play.round_id is not None
        while play.actions[0] != Finish():
            play.take(play.actions[0])
        self.journal.settle(play.round_id, play.prize, carried_text(frames_on(cells)))

    def settle(self, scene: BellsScene, fps: int = 30) -> None:
        """Let frames go by until the pictures of the last action have been shown."""
        for _ in range(240 * fps):
            self.frame(1 / fps)
            if not scene.conductor.is_moving:
                self.frame(0.0)
                return
        raise AssertionError("the board still moves after four minutes")

    def play_out(self, scene: BellsScene, fps: int = 30) -> None:
        """Take every action, each shown to its end."""
        while scene.play is not None and scene.play.actions and scene.play.actions[0] != Finish():
            scene.take(scene.play.actions[0])
            self.settle(scene, fps)
        self.frame(0.0)
