"""The busiest moments of Jingle Bells: reels below frames, the golden wave, lines that are struck, the bonus."""

from __future__ import annotations

from collections.abc import Iterator

from engine.rules.contract import Spin
from scenes.jingle_bells.scene import BellsScene
from tools.bench.house import House

GAME = "jingle_bells"
GLANCE = 60
"""Rounds between the machine coming up and the first press: nobody is quicker."""
STAGES = 3


def bells_moments(house: House) -> Iterator[str]:
    """Play rounds of the scenarios, each to the moment that is measured."""
    scene = _machine(house, "four_bells_on_frames")
    yield "bells: its first frame"
    yield from _spin(house, scene, "reels spin below frames (cold)")
    house.rounds_while(lambda: scene.conductor.is_moving)
    scene = _machine(house, "four_bells_on_frames")
    yield from _spin(house, scene, "reels spin below frames")
    yield from _wave(house, scene)
    yield from _trigger(house)
    yield from _stages(house)
    yield from _full_board(house)


def _machine(house: House, scenario: str) -> BellsScene:
    """A machine on which a round of a scenario waits for its spin."""
    scene = house.play(GAME, scenario)
    if not isinstance(scene, BellsScene):
        raise TypeError(f"{GAME} is played on {scene!r}")
    house.show(scene)
    return scene


def _shown(house: House, scene: BellsScene) -> None:
    house.rounds_while(lambda: scene.conductor.is_moving or scene.motion.particles.is_alive)
    house.rounds(GLANCE)
    house.meter.end()


def _spin(house: House, scene: BellsScene, name: str) -> Iterator[str]:
    house.rounds(GLANCE)
    house.meter.end()
    scene.take(Spin())
    house.rounds_while(lambda: scene.board.spin is not None)
    yield name


def _wave(house: House, scene: BellsScene) -> Iterator[str]:
    board = scene.board
    house.rounds_while(lambda: not board.golden or bool(board.frames))
    yield "a breath, then the golden wave"
    house.rounds_while(lambda: not board.traced)
    yield "the win multiplier is raised"
    house.rounds_while(lambda: bool(board.traced))
    yield "five lines, struck by the multiplier"
    house.rounds_while(lambda: scene.conductor.is_moving)
    yield "bells: a big win"
    _shown(house, scene)


def _trigger(house: House) -> Iterator[str]:
    scene = _machine(house, "nothing_lands")
    house.rounds(GLANCE)
    scene.take(Spin())
    house.rounds_while(lambda: scene.board.tension == 0)
    house.meter.end()
    house.rounds_while(lambda: scene.conductor.is_moving)
    yield "tension on reel 6, the trigger"
    house.rounds(GLANCE)
    house.meter.end()
    scene.press_spin()
    house.rounds_while(lambda: scene.board.bonus is None or bool(scene.board.bonus.scatters))
    yield "the Christmas Spins come up (cold)"
    house.rounds_while(lambda: scene.board.bonus is not None and scene.board.bonus.spins_left > 8)
    yield "Christmas Spins: cells spin, nothing lands"
    scene.conductor.skip()
    _shown(house, scene)


def _bonus(house: House, scenario: str) -> BellsScene:
    """A machine on which the Christmas Spins of a scenario begin."""
    scene = _machine(house, scenario)
    scene.take(Spin())
    scene.conductor.skip()
    house.rounds(GLANCE)
    scene.press_spin()
    house.rounds_while(lambda: scene.board.bonus is None or bool(scene.board.bonus.scatters))
    house.meter.end()
    return scene


def _stages(house: House) -> Iterator[str]:
    scene = _bonus(house, "stages_together")
    bonus = scene.board.bonus
    if bonus is None:
        raise RuntimeError("the Christmas Spins are over before they have begun")
    house.rounds_while(lambda: bonus.bar.halves == 0)
    yield "six Gold Baubles land"
    house.rounds_while(lambda: bonus.bar.stages < STAGES)
    yield "sparks fly, three stages fill"
    house.rounds_while(lambda: bonus.opened < 1)
    yield "Expand opens two rows"
    scene.conductor.skip()
    _shown(house, scene)


def _full_board(house: House) -> Iterator[str]:
    scene = _bonus(house, "full_board_of_36")
    bonus = scene.board.bonus
    if bonus is None:
        raise RuntimeError("the Christmas Spins are over before they have begun")
    while not bonus.is_collecting:
        scene.conductor.skip_piece()
        house.rounds(2)
    house.meter.end()
    house.rounds_while(lambda: bonus.taken < bonus.held)
    yield "36 prizes fly into the total"
    scene.conductor.skip()
    _shown(house, scene)
