"""The moments that are measured: scripted plays in the real scenes, the same in each run."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.stage.intents import Digit, Point, PointAway
from scenes.festive_lines_gold.scene import FestiveLinesScene
from scenes.lobby.scene import LobbyScene
from tools.bench.bells_moments import bells_moments
from tools.bench.house import GAME, House
from tools.bench.jumper_moments import jumper_moments
from tools.bench.monopoly_moments import monopoly_moments
from tools.bench.work_meter import Work

GAMES = (jumper_moments, monopoly_moments, bells_moments)
"""Those of the other games, in the order of the list."""
IDLE_ROUNDS = 450
"""At the pace of polling about three seconds."""
GLANCE = 60
"""Rounds between the board coming up and the first pick: nobody is quicker."""
AT_THE_SPLASH = 75
"""Rounds in about a second, in which the price is read before PLAY is pressed."""
RESIZES = 12
AFTER_ALL = "lobby idle after plays of all games"


@dataclass(frozen=True, slots=True)
class Moment:
    """A named moment and the work of its frames."""

    name: str
    work: Work


def moments(house: House) -> Iterator[Moment]:
    """Play all moments; what happens between two of them is not measured."""
    for part in (_lobby, _first_play, _all_at_once, _top_win, *GAMES, _after_all, _resizes):
        for told in part(house):
            name, work = told if isinstance(told, tuple) else (told, house.meter.end())
            yield Moment(name, work)
            house.meter.end()


def _lobby(house: House) -> Iterator[str]:
    lobby = house.context.doors.lobby()
    house.show(lobby)
    if not isinstance(lobby, LobbyScene):
        raise TypeError(f"the lobby is {lobby!r}")
    yield "lobby: its first frame"
    house.rounds(200)
    house.meter.end()
    house.rounds(IDLE_ROUNDS)
    yield "lobby idle"
    card = lobby.cards[0].box
    for _ in range(3):
        house.source.say(Point(card[0] + 100, card[1] + 200))
        house.rounds(1)
        house.rounds_while(lambda: lobby.is_moving)
        house.source.say(PointAway())
        house.rounds(1)
        house.rounds_while(lambda: lobby.is_moving)
    yield "lobby: a card rises and shines"


def _picked(house: House, scene: FestiveLinesScene, *places: int) -> None:
    """Pick puddings and go round until their matches are lit and all particles are gone."""
    house.source.say(*(Digit(place) for place in places))
    house.rounds(2)
    house.rounds_while(lambda: scene.conductor.has_picks_on_the_way or scene.motion.particles.is_alive)


def _first_play(house: House) -> Iterator[str]:
    house.show(house.context.doors.game(GAME))
    yield "splash: its first frame"
    house.rounds(AT_THE_SPLASH)
    house.meter.end()
    scene = house.game("crossing_lines")
    house.show(scene)
    yield "game: its first frame"
    house.rounds(GLANCE)
    house.meter.end()
    _picked(house, scene, 5)
    yield "the first pudding opens (cold)"
    for place in (1, 9, 4):
        _picked(house, scene, place)
    yield "later puddings open"
    house.rounds(120)
    house.meter.end()
    house.rounds(IDLE_ROUNDS)
    yield "game idle"
    _picked(house, scene, 2)
    house.meter.end()
    house.source.say(Digit(6))
    house.rounds(2)
    house.rounds_while(lambda: scene.conductor.has_picks_on_the_way)
    house.meter.end()
    house.rounds_while(lambda: not scene.conductor.is_over)
    yield "lines turn gold"
    house.rounds_while(lambda: scene.is_moving)
    yield "end message comes up"
    house.rounds(120)
    house.meter.end()
    house.rounds(IDLE_ROUNDS)
    yield "end message up, idle"
    house.finish()


def _all_at_once(house: House) -> Iterator[str]:
    scene = house.game("corners_with_lines")
    house.show(scene)
    house.rounds(GLANCE)
    house.meter.end()
    _picked(house, scene, 1, 2, 3, 4, 5, 6)
    yield "six puddings at once, all their sparks"
    house.rounds_while(lambda: scene.is_moving)
    house.meter.end()
    house.finish()
    yield "back to the lobby"


def _top_win(house: House) -> Iterator[str]:
    scene = house.game("top_prize")
    house.show(scene)
    house.rounds(GLANCE)
    _picked(house, scene, 1, 2, 3, 4, 5, 6)
    house.rounds_while(lambda: scene.end is None)
    house.meter.end()
    house.rounds_while(lambda: scene.is_moving)
    yield "the top win: coins, confetti, counting"
    house.finish()


def _after_all(house: House) -> Iterator[str]:
    house.show(house.context.doors.lobby())
    house.rounds(200)
    house.meter.end()
    house.rounds(IDLE_ROUNDS)
    yield AFTER_ALL


def _resizes(house: House) -> Iterator[tuple[str, Work]]:
    """Each resize is one frame: that which follows the new size. Then the loop makes all pictures fine again."""
    width, height = house.display.view.width, house.display.view.height
    board = house.game("loser")
    for name, scene in (("lobby", house.context.doors.lobby()), ("game", board)):
        house.show(scene)
        house.rounds(GLANCE)
        house.meter.end()
        first, fine = Work(), Work()
        for step in range(1, RESIZES + 1):
            share = 1 - 0.04 * (step % 6)
            house.resize((round(width * share), round(height * share)))
            first.add(house.meter.end())
            house.rounds(GLANCE)
            fine.add(house.meter.end())
        yield f"resize in the {name}: the first frame", first
        yield f"resize in the {name}: made fine again", fine
