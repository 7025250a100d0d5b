"""The real app with the real scenes, journal and sounds, whose intents and clock the benchmark gives."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

from engine.journal.script import Script
from engine.qa.scenario_loading import load_scenario
from engine.rules.contract import Order
from engine.stage.app import App
from engine.stage.controls import Controls
from engine.stage.intents import Command, Happening, Intent, PointAway, Resize
from engine.stage.manifest import load_manifest
from engine.stage.memory import return_large_blocks
from engine.stage.scene import Replace, Scene
from engine.stage.sound import Sounds
from engine.stage.tools import Tools
from games import load_game
from scenes.app import ASSETS, ICON
from scenes.context import Context
from scenes.festive_lines_gold.scene import FestiveLinesScene
from scenes.game_stage import stage_of
from scenes.global_keys import GlobalKeys
from scenes.lobby.pictures import PICTURES
from scenes.making_context import make_context, put_settings_into_force
from scenes.opening_picture import OpeningPicture
from scenes.options import AppOptions
from tools.bench.work_meter import WatchedDisplay, WorkMeter

GAME = "festive_lines_gold"
GAMES = Path(__file__).resolve().parents[2] / "games"
SEED = b"twelve bytes"
MOST_ROUNDS = 3000


class ScriptedSource:
    """Intents that the benchmark says, beside what the window itself reports."""

    def __init__(self, controls: Controls) -> None:
        self._controls = controls
        self._said: list[Intent] = []
        self.typing = False

    def say(self, *intents: Intent) -> None:
        """Have these intents read in the next round."""
        self._said.extend(intents)

    def read(self) -> list[Intent]:
        """What was said, and whether the window has changed; a virtual pointer and focus count for nothing."""
        window = [each for each in self._controls.read() if isinstance(each, Resize) or each is Happening.UNCOVERED]
        said, self._said = self._said, []
        return [*window, *said]


class House:
    """The app on a window of one size."""

    def __init__(self, size: tuple[int, int], profile: Path) -> None:
        options = AppOptions(profile=profile, size=size)
        return_large_blocks()
        manifest = load_manifest(ASSETS)
        pygame.font.init()
        self.meter = WorkMeter()
        self.display = WatchedDisplay(size=size, fullscreen=False, title="Tinsel", icon=ASSETS / ICON)
        self.display.meter = self.meter
        self.source = ScriptedSource(Controls(self.display.to_canvas))
        self.app = App(self.display, Tools(ASSETS, manifest, streams=True), self.source, pacer=self.meter)
        self.app.begin(OpeningPicture())
        self.app.tools.artwork.foresee(PICTURES, self.display.view.k)
        self._sounds = Sounds(ASSETS, manifest)
        self.context: Context = make_context(options, self._sounds, ASSETS)[0]
        self.context.chance = random.Random(3)  # noqa: S311  cosmetic, and the same in each run
        self.app.handle_first = GlobalKeys(self.context, self.app).handle
        self.app.each_round = self._sounds.update
        put_settings_into_force(self.context, self.app)
        self._sounds.start()

    def show(self, scene: Scene) -> None:
        """Put a scene in place of the one on the window, and go round until it is there."""
        self.app.begun_stack.follow(Replace(scene))
        self.source.say(PointAway())
        self.arrive()

    def rounds(self, count: int) -> None:
        """Let the loop go round so many times."""
        for _ in range(count):
            self._round()

    def _round(self) -> None:
        """A round in which a picture is made that is not shown yet counts as a frame, too."""
        self.app.round()
        self.meter.drew |= self.app.is_arriving

    def arrive(self) -> None:
        """Let the loop go round until a scene that has come is on the window."""
        self.rounds_while(lambda: self.app.is_arriving)

    def rounds_while(self, goes_on: Callable[[], bool]) -> None:
        """Let the loop go round at least once and until something is over.

        Raises:
            RuntimeError: it is not over after MOST_ROUNDS.
        """
        for _ in range(MOST_ROUNDS):
            self._round()
            if not goes_on():
                return
        raise RuntimeError(f"what was to be measured was not over after {MOST_ROUNDS} rounds")

    def play(self, game_id: str, scenario: str) -> Scene:
        """The scene of a fresh ticket made by hand, named by its file of scenarios."""
        game = load_game(game_id)
        path = GAMES / game_id / "scenarios" / f"{scenario}.yaml"
        script: Script | None = load_scenario(path, load_game, (game_id,))[0].rounds[0].script
        play = self.context.desk.buy(Order(game_id, game.stakes[0]), seed=SEED, script=script)
        return stage_of(game_id).play(self.context, game, play, after=lambda: Replace(self.context.doors.lobby()))

    def game(self, scenario: str) -> FestiveLinesScene:
        """The scene of a fresh ticket of Festive Lines Gold made by hand."""
        scene = self.play(GAME, scenario)
        if not isinstance(scene, FestiveLinesScene):
            raise TypeError(f"{GAME} is played on {scene!r}")
        return scene

    def finish(self) -> None:
        """Press FINISH, which has the focus under the end message; the lobby follows."""
        self.source.say(Command.ACT)
        self.arrive()

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size and go round until the app has answered."""
        pygame.Window.from_display_module().size = size
        self.rounds_while(lambda: (self.display.view.width, self.display.view.height) != size)

    def close(self) -> None:
        """Close sound, journal and window."""
        self.app.tools.close()
        self._sounds.close()
        self.context.journal.close()
        pygame.quit()


@contextmanager
def open_house(size: tuple[int, int], profile: Path) -> Iterator[House]:
    """The app, closed at the end of the block."""
    house = House(size, profile)
    try:
        yield house
    finally:
        house.close()
