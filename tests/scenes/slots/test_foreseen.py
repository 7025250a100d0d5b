"""Pictures are decoded before they are needed: what a round draws after the first frame is on the list."""

from __future__ import annotations

import pytest

from engine.rules.contract import Finish
from engine.stage.canvas import Canvas
from engine.stage.manifest import load_manifest
from engine.stage.tools import Tools
from scenes.jingle_bells.scene import BellsScene
from scenes.mr_monopoly.scene import MonopolyScene
from tests.scenes.driver import ASSETS
from tests.scenes.jingle_bells.table import Table as BellsTable
from tests.scenes.mr_monopoly.table import Table as MonopolyTable

PARTICLES = ("effects/co", "effects/crumb")
"""Coins and confetti, of which a burst draws whichever chance picks."""


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        *((BellsTable, name) for name in ("four_bells_on_frames", "stages_together", "three_stages")),
        *((MonopolyTable, name) for name in ("wilds", "hat", "roll", "free_spins", "both_hands")),
    ],
)
def test_all_that_a_round_shows_is_foreseen(kind: type[BellsTable | MonopolyTable], name: str) -> None:
    table, tools = kind(), Tools(ASSETS, load_manifest(ASSETS))
    tools.fit(table.view)
    scene: BellsScene | MonopolyScene = table.round(name)
    scene.draw(Canvas(table.view, tools))
    drawn_first = set(tools.artwork.used)
    while scene.play is not None and scene.play.actions and scene.play.actions[0] != Finish():
        scene.take(scene.play.actions[0])
        while scene.conductor.is_moving:
            table.frame(1 / 8)
            scene.draw(Canvas(table.view, tools))
    later = {used for used in tools.artwork.used - drawn_first if not used.startswith(PARTICLES)}
    assert later - set(scene.foresees) == set()
    assert set(scene.foresees) <= {*tools.artwork.manifest.images, "numerals/gold", "numerals/silver"}
