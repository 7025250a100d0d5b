"""The busiest moments of Christmas Jumper: patches that unravel, the change of window, presents that open."""

from __future__ import annotations

from collections.abc import Iterator

from engine.rules.contract import Continue, Pick
from scenes.christmas_jumper.scene import JumperScene
from tools.bench.house import House

GAME = "christmas_jumper"
GLANCE = 60
"""Rounds between the board coming up and the first selection: nobody is quicker."""
MOTIFS = (*(Pick("winning", place) for place in range(1, 6)), *(Pick("number", place) for place in range(1, 13)))
PRESENTS = tuple(Pick("present", place) for place in range(1, 7))


def jumper_moments(house: House) -> Iterator[str]:
    """Play a ticket with the bonus game and all three lists."""
    scene = house.play(GAME, "three_lists")
    if not isinstance(scene, JumperScene):
        raise TypeError(f"{GAME} is played on {scene!r}")
    house.show(scene)
    yield "jumper: its first frame"
    house.rounds(GLANCE)
    house.meter.end()
    _selected(house, scene, MOTIFS[5])
    yield "the first patch is unravelled (cold)"
    for pick in MOTIFS[6:9]:
        _selected(house, scene, pick)
    yield "later patches are unravelled"
    _selected(house, scene, *MOTIFS[9:14])
    yield "five patches at once"
    _selected(house, scene, *MOTIFS[:5], *MOTIFS[14:])
    house.rounds_while(lambda: not scene.go_on.is_visible)
    yield "the tree comes to the centre"
    house.rounds(GLANCE)
    house.meter.end()
    scene.take(Continue())
    house.rounds_while(lambda: scene.conductor.is_moving)
    yield "the window is unravelled"
    _selected(house, scene, PRESENTS[0])
    yield "the first present opens (cold)"
    _selected(house, scene, *PRESENTS[1:])
    yield "five presents at once, three lists won"
    house.rounds_while(lambda: scene.is_moving)
    house.meter.end()
    house.finish()


def _selected(house: House, scene: JumperScene, *picks: Pick) -> None:
    """Select things and go round until all is shown and all particles are gone."""
    for pick in picks:
        scene.picked(pick)
    house.rounds(2)
    house.rounds_while(lambda: scene.conductor.has_picks_on_the_way or scene.motion.particles.is_alive)
