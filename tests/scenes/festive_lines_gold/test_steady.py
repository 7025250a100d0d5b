"""Nothing grows and nothing is made anew: steady frames, bounded caches, as many objects after 200 plays (B61)."""

from __future__ import annotations

import gc
import random

import pytest

from engine.rules.contract import Finish
from engine.stage.recent import surface_bytes
from tests.scenes.driver import SEED, Stage, tools_for
from tests.scenes.tickets import CROSS, line


def played_to_the_end(stage: Stage, chance: random.Random) -> None:
    """A whole play by chance, watched in few frames, to its settlement."""
    scene = stage.play(seed=bytes([chance.randrange(8)] * 12))  # few tickets: what their making keeps is soon all there
    for place in chance.sample(range(1, 10), 6):
        scene.pick(place)
        stage.frame(0.05)
    scene.conductor.skip()
    stage.frame(0.05)
    assert scene.end is not None
    scene.end.hurry()
    scene.play.take(Finish())
    stage.leave()


@pytest.mark.parametrize("moment", ["fresh", "three picked", "message"])
def test_a_steady_frame_makes_no_surface(moment: str) -> None:
    stage = Stage()
    scene = stage.play(CROSS)
    for place in {"fresh": (), "three picked": (1, 2, 3), "message": (1, 2, 3, 4, 5, 6)}[moment]:
        scene.pick(place)
    stage.rest()
    stage.draw()
    made = stage.tools.surfaces_made
    first = stage.draw().draws
    for _ in range(20):
        stage.frame(1 / 60)
        assert stage.draw().draws == first
    assert stage.tools.surfaces_made == made


def test_caches_stay_bounded_over_fifty_plays() -> None:
    chance = random.Random(3)
    tools = tools_for(1280, 720)
    caches = (tools.artwork.scaled, tools.layers, tools.lines, tools.foil.amounts)
    for number in range(50):
        stage = Stage()
        scene = stage.play(seed=chance.randbytes(12)) if number % 10 else stage.play(line(50_000), seed=SEED)
        for count, place in enumerate(chance.sample(range(1, 10), 6)):
            scene.pick(place)
            stage.step(0.3, fps=10)
            if count % 3 == number % 3:
                stage.draw()
        scene.conductor.skip()
        stage.step(0.4, fps=10)
        stage.draw()
        assert all(cache.is_tight for cache in caches)
    for cache in caches:
        held = sum(surface_bytes(kept.surface) for kept in cache._kept.values())
        assert held == cache.bytes


def test_two_hundred_plays_leave_no_objects_behind() -> None:
    chance = random.Random(4)
    stage = Stage()
    counts: list[int] = []
    for number in range(240):
        played_to_the_end(stage, chance)
        if number in {39, 239}:
            stage.sounds.times.clear()
            gc.collect()
            counts.append(len(gc.get_objects()))
    assert counts[1] - counts[0] < 200, counts
