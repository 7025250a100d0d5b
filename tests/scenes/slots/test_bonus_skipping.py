"""A bonus that is skipped ends in the same picture and the same money as one that is watched (ALL-2, ALL-6, ALL-9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pygame
import pytest

from engine.rules.contract import Finish
from engine.rules.money import pounds
from engine.stage.view import Box
from scenes.finished import finished_pictures
from tests.scenes.driver import Picture
from tests.scenes.reading import words
from tests.scenes.seen import SeenCanvas
from tests.scenes.slots import bar
from tests.scenes.slots.machines import BELLS, MONOPOLY, AnyScene, AnyTable, Known

Watcher: TypeAlias = Callable[[AnyTable, AnyScene], None]
BONUSES = [(MONOPOLY, name) for name in ("free_spins", "both_hands", "full_grid", "buy_free_spins")] + [
    (BELLS, name) for name in ("nothing_lands", "respins", "stages_together", "full_board", "three_stages", "win_cap")
]
SKIP = "SKIP BONUS"

each_bonus = pytest.mark.parametrize(("slot", "name"), BONUSES, ids=[f"{slot.game}-{name}" for slot, name in BONUSES])


def middle(box: Box) -> tuple[float, float]:
    return box[0] + box[2] / 2, box[1] + box[3] / 2


def watched(table: AnyTable, scene: AnyScene) -> None:
    table.play_out(scene, 20)


def click(table: AnyTable, scene: AnyScene) -> None:
    table.click(*middle(scene.skip_box))


def tab(table: AnyTable, scene: AnyScene) -> None:
    for _ in range(len(scene.controls.widgets.widgets)):
        table.key(pygame.K_TAB)
        table.frame(1 / 60)
        if scene.controls.widgets.focused is scene.skipping.button:
            break
    table.key(pygame.K_RETURN)


def skipped(press: Watcher) -> Watcher:
    """Each time the button is offered, it is pressed; the rest is watched."""

    def watch(table: AnyTable, scene: AnyScene) -> None:
        presses = 0
        while scene.play is not None and scene.play.actions and scene.play.actions[0] != Finish():
            scene.take(scene.play.actions[0])
            while scene.conductor.is_moving:
                table.frame(1 / 20)
                if scene.skipping.button.is_visible:
                    press(table, scene)
                    presses += 1
                    table.frame(1 / 60)
                    assert not scene.skipping.button.is_visible
                    assert scene.conductor.is_moving  # what it ends with is still to be seen
        table.frame(0.0)
        assert presses == 1

    return watch


def ended(slot: Known, name: str, watch: Watcher) -> tuple[Picture, list[Picture], int]:
    """The picture at rest, those in My Games, and what the balance is."""
    table = slot.table()
    scene = table.round(name)
    watch(table, scene)
    table.click(1, 1)  # the pointer rests, and nothing has the focus
    table.rest()
    stored = table.journal.rounds(slot.game)[0]
    assert (stored.state, stored.prize) == ("settled", slot.worth[name])
    assert bar.win(table.picture()) == pounds(slot.worth[name])
    return table.picture(), kept_pictures(table, slot), table.journal.balance


def kept_pictures(table: AnyTable, slot: Known) -> list[Picture]:
    pictures = []
    for draw in finished_pictures(table.context, table.journal.rounds(slot.game)[0]):
        canvas = SeenCanvas(table.view, table.tools)
        draw(canvas)
        pictures.append(tuple(canvas.seen))
    return pictures


@each_bonus
def test_C4_skipped_and_watched_end_in_the_same_picture_and_the_same_money(slot: Known, name: str) -> None:
    assert ended(slot, name, skipped(click)) == ended(slot, name, watched)


@pytest.mark.parametrize(("slot", "name"), [(MONOPOLY, "both_hands"), (BELLS, "respins")])
def test_by_the_keyboard_too(slot: Known, name: str) -> None:
    assert ended(slot, name, skipped(tab))[2] == ended(slot, name, watched)[2]


@each_bonus
def test_ALL_2_skipped_and_left_in_the_same_breath_it_is_resumed_in_the_same_picture(slot: Known, name: str) -> None:
    table = slot.table()
    scene = table.round(name)
    while not scene.skipping.button.is_visible:
        if scene.awaited is not None:
            scene.take(scene.awaited)
        table.frame(1 / 20)
    click(table, scene)
    table.frame(1 / 60)
    table.leave()
    scene = table.resumed()
    assert not scene.skipping.button.is_visible
    watched(table, scene)
    table.click(1, 1)
    table.rest()
    assert (table.picture(), kept_pictures(table, slot), table.journal.balance) == ended(slot, name, watched)


@pytest.mark.parametrize(("slot", "name"), [(MONOPOLY, "both_hands"), (BELLS, "respins")])
def test_ALL_9_in_gb_nothing_shortens_the_bonus(slot: Known, name: str) -> None:
    lengths = []
    for is_impatient in (False, True):
        table = slot.table(market="gb")
        scene = table.round(name)
        began = table.clock.now
        while scene.play is not None and not scene.play.is_over:
            if scene.awaited is not None:
                scene.take(scene.awaited)
            if is_impatient and scene.conductor.is_moving:
                click(table, scene)
                table.key(pygame.K_SPACE)
            table.frame(1 / 20)
            assert not scene.skipping.button.is_enabled
            assert SKIP not in words(table.picture())
        lengths.append(table.clock.now - began)
    assert lengths[0] == lengths[1]


@pytest.mark.parametrize(("slot", "name"), [(MONOPOLY, "roll"), (BELLS, "three_bells_on_frames")])
def test_a_round_without_a_bonus_offers_no_skip_of_one(slot: Known, name: str) -> None:
    table = slot.table()
    scene = table.round(name)
    table.each_frame.append(lambda: pytest.fail("offered") if scene.skipping.button.is_visible else None)
    table.play_out(scene, 10)


@pytest.mark.parametrize(("name", "told"), [("both_hands", "NO SPINS LEFT"), ("full_grid", "FULL GRID")])
def test_MM_16_MM_17_what_the_free_spins_end_with_is_watched(name: str, told: str) -> None:
    table = MONOPOLY.table()
    scene = table.round(name)
    seen: set[str] = set()
    table.each_frame.append(lambda: seen.update(words(table.picture())))
    skipped(click)(table, scene)
    assert {SKIP, told, "GENEROUS HAND"} <= seen
