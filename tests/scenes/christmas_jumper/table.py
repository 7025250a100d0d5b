"""Drives the scene of Christmas Jumper without a window."""

from __future__ import annotations

from engine.journal.live_play import LivePlay
from engine.journal.script import Script
from engine.rules.contract import Continue, Order, Pick
from engine.stage.scene import Replace, Transition
from games.christmas_jumper.game import ChristmasJumper
from scenes.christmas_jumper.scene import JumperScene
from scenes.christmas_jumper.stage import JumperStage
from scenes.splash.scene import SplashScene
from tests.scenes.christmas_jumper.tickets import Ticket
from tests.scenes.driver import SEED, Stage, all_games

GAME = "christmas_jumper"
MOTIFS = [
    *(Pick("winning", place) for place in range(1, 6)),
    *(Pick("number", place) for place in range(1, 13)),
]
PRESENTS = [Pick("present", place) for place in range(1, 11)]


def game() -> ChristmasJumper:
    """The game, as the catalogue has it."""
    found = next(loaded.game for loaded in all_games() if loaded.entry.id == GAME)
    assert isinstance(found, ChristmasJumper)
    return found


class Table(Stage):
    """A stage that plays this game."""

    def open_splash(self) -> SplashScene:
        """Open the splash of the game."""
        scene = JumperStage().splash(self.context, game())
        assert isinstance(scene, SplashScene)
        self.open(scene)
        return scene

    def bought(self, ticket: Ticket | None = None) -> LivePlay:
        """Buy a play on a ticket by hand, else on one of the seed."""
        script = Script(made=ticket) if ticket else None
        return self.context.desk.buy(Order(GAME, 200), seed=SEED, script=script)

    def table(self, ticket: Ticket | None = None) -> JumperScene:
        """Buy a play and show it."""
        return self.shown(self.bought(ticket))

    def shown(self, play: LivePlay) -> JumperScene:
        """Show a play; after FINISH comes the splash."""

        def again() -> Transition:
            return Replace(JumperStage().splash(self.context, game()))

        scene = JumperStage().play(self.context, game(), play, after=again)
        self.open(scene)
        return scene

    def resumed(self) -> JumperScene:
        """Show the open play of the journal again, as the door of the game does."""
        scene = self.context.doors.game(GAME)
        assert isinstance(scene, JumperScene)
        self.open(scene)
        return scene

    def select(self, scene: JumperScene, *picks: Pick) -> None:
        """Select things one after the other, each shown to its end."""
        for pick in picks:
            scene.picked(pick)
            self.settle(scene)

    def settle(self, scene: JumperScene) -> None:
        """Let frames go by until the board stands."""
        for _ in range(1200):
            self.frame(1 / 30)
            if not scene.conductor.is_moving and not scene.conductor.waits:
                return
        raise AssertionError("the board still moves after 40 s")

    def at_bonus(self, ticket: Ticket) -> JumperScene:
        """A play whose bonus window has just come."""
        scene = self.table(ticket)
        self.skip_through(scene, MOTIFS)
        scene.take(Continue())
        scene.conductor.skip()
        self.frame()
        return scene

    def skip_through(self, scene: JumperScene, picks: list[Pick]) -> None:
        """Select things and show each at once."""
        for pick in picks:
            scene.picked(pick)
            scene.conductor.skip()
            self.frame()
