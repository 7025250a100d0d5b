"""A blow shakes what lies in the frame of the reels, and nothing around it."""

from __future__ import annotations

import pygame
import pytest

from engine.rules.contract import Spin
from engine.stage.display_list import paint
from engine.stage.view import Box
from scenes.jingle_bells.layout import REELS as BELLS_REELS
from scenes.mr_monopoly.layout import REELS as MONOPOLY_REELS
from tests.scenes.jingle_bells.table import Table as BellsTable
from tests.scenes.mr_monopoly.table import Table as MonopolyTable
from tests.scenes.slots.machines import AnyTable


def parts(table: AnyTable, reels: Box) -> tuple[bytes, bytes]:
    """The pixels in the frame, and those around it."""
    window = pygame.Surface((table.view.width, table.view.height))
    paint(window, table.draw().draws)
    place = table.view.box(reels)
    within = pygame.image.tobytes(window.subsurface(place), "RGB")
    window.fill("black", place)
    return within, pygame.image.tobytes(window, "RGB")


@pytest.mark.parametrize(
    ("kind", "name", "reels"),
    [(MonopolyTable, "hat", MONOPOLY_REELS), (BellsTable, "four_bells_on_frames", BELLS_REELS)],
)
def test_a_blow_is_seen_on_the_reels_alone(kind: type[MonopolyTable | BellsTable], name: str, reels: Box) -> None:
    table = kind()
    scene = table.round(name)
    scene.take(Spin())
    shakes: set[float] = set()
    while scene.conductor.is_moving:
        table.frame(1 / 60)
        shakes.add(scene.board.shake)
    assert min(shakes) < -2.0
    assert max(shakes) > 2.0
    assert not scene.board.shake
    still = parts(table, reels)
    scene.board.shake = max(shakes)
    moved = parts(table, reels)
    assert moved[0] != still[0]
    assert moved[1] == still[1]
    scene.board.shake = 0.0
    assert parts(table, reels) == still


def test_with_reduced_motion_nothing_is_shaken() -> None:
    table = MonopolyTable(reduced_motion=True)
    scene = table.round("hat")
    scene.take(Spin())
    while scene.conductor.is_moving:
        table.frame(1 / 30)
        assert not scene.board.shake
