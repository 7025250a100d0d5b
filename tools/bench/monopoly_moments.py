"""The busiest moments of Mr. Monopoly: reels that spin, lines, a Hotel, the dice, the Free Spins, a huge win."""

from __future__ import annotations

from collections.abc import Iterator

from engine.rules.contract import Spin
from scenes.mr_monopoly.scene import MonopolyScene
from tools.bench.house import House

GAME = "mr_monopoly"
GLANCE = 60
"""Rounds between the machine coming up and the first press: nobody is quicker."""


def monopoly_moments(house: House) -> Iterator[str]:
    """Play rounds of the scenarios, each to the moment that is measured."""
    scene = _machine(house, "loser")
    yield "monopoly: its first frame"
    yield from _spin(house, scene, "the reels spin (cold)")
    yield from _spin(house, _machine(house, "loser"), "the reels spin")
    yield from _lines(house, _machine(house, "wilds"))
    yield from _hotel(house)
    yield from _dice(house)
    yield from _bonus(house)


def _spin(house: House, scene: MonopolyScene, name: str) -> Iterator[str]:
    house.rounds(GLANCE)
    house.meter.end()
    scene.take(Spin())
    house.rounds_while(lambda: scene.board.spin is not None)
    yield name
    house.rounds_while(lambda: scene.conductor.is_moving)
    house.rounds(GLANCE)


def _machine(house: House, scenario: str) -> MonopolyScene:
    """A machine on which a round of a scenario waits for its spin."""
    scene = house.play(GAME, scenario)
    if not isinstance(scene, MonopolyScene):
        raise TypeError(f"{GAME} is played on {scene!r}")
    house.show(scene)
    return scene


def _shown(house: House, scene: MonopolyScene) -> None:
    house.rounds_while(lambda: scene.conductor.is_moving or scene.motion.particles.is_alive)


def _lines(house: House, scene: MonopolyScene) -> Iterator[str]:
    scene.take(Spin())
    house.rounds_while(lambda: not scene.board.traced)
    house.meter.end()
    house.rounds_while(lambda: bool(scene.board.traced))
    yield "three lines, all and one by one"
    _shown(house, scene)
    house.rounds(GLANCE)


def _hotel(house: House) -> Iterator[str]:
    scene = _machine(house, "upgrade")
    scene.take(Spin())
    house.rounds_while(lambda: scene.board.spin is not None)
    house.meter.end()
    house.rounds_while(lambda: not scene.board.level)
    yield "a Hotel rises, rents fly"
    _shown(house, scene)
    yield "a huge win: coins, confetti, counting"
    house.rounds(GLANCE)


def _dice(house: House) -> Iterator[str]:
    scene = _machine(house, "roll")
    scene.take(Spin())
    house.rounds_while(lambda: scene.conductor.is_moving)
    house.rounds(GLANCE)
    house.meter.end()
    scene.press_spin()
    house.rounds_while(lambda: scene.board.lane is None or not scene.board.lane.landed)
    yield "dice tumble, the token hops"
    scene.conductor.skip()
    _shown(house, scene)


def _bonus(house: House) -> Iterator[str]:
    scene = _machine(house, "both_hands")
    scene.take(Spin())
    scene.conductor.skip()
    house.rounds(GLANCE)
    house.meter.end()
    scene.press_spin()
    house.rounds_while(lambda: not scene.board.cells)
    yield "the scene changes to the Free Spins"
    house.rounds_while(lambda: scene.conductor.is_moving)
    yield "Free Spins: cells spin, Houses lock"
    while scene.play is not None and not scene.play.is_over:
        scene.press_spin()
        scene.conductor.skip()
        house.rounds(2)
    _shown(house, scene)
