"""What stands on the screen at rest is what was paid, and the balance stands still in between (ALL-6, ALL-3, FL-12)."""

from __future__ import annotations

import random

import pygame
import pytest

from engine.rules.money import parse_pounds, pounds
from scenes.common.end_message import WIN_BOX
from scenes.common.hud import BALANCE, PICKS_LEFT, PRICE, WON
from scenes.festive_lines_gold.scene import FestiveLinesScene
from scenes.splash.scene import SplashScene
from tests.scenes.driver import Picture, Stage
from tests.scenes.reading import CELLS, at, bonus, gold_tags, inside, tag, tile, tiles
from tests.scenes.tickets import CROSS, LOSER, line

CORNER_CELLS = {(1, 1), (1, 6), (6, 1), (6, 6)}


def pence(shown: str) -> int:
    return parse_pounds(shown.removeprefix("£").replace(",", ""))


def amount_on_the_table(picture: Picture) -> int:
    """The sum of all gold amounts, in pence: worked out from the picture alone."""
    total = sum(pence(tag(picture, line, index)[1]) for line, index in gold_tags(picture))
    words, lettering = bonus(picture)
    return total + (pence(words) if lettering == "gold" else 0)


def gold_by_the_tiles(picture: Picture) -> set[tuple[int, int]]:
    """Which tiles have to be gold, from the symbols that the puddings uncovered: by the rules, not by the board."""
    lit = {cell for cell in CELLS if tile(picture, cell)[0] != "cream"}
    gold: set[tuple[int, int]] = set()
    for place in range(1, 7):
        row, column = {(place, other) for other in range(1, 7)}, {(other, place) for other in range(1, 7)}
        gold |= (row if row <= lit else set()) | (column if column <= lit else set())
    return gold | (CORNER_CELLS if lit >= CORNER_CELLS else set())


def finished(seed: int) -> tuple[Stage, FestiveLinesScene]:
    """A play by chance, its end message put aside."""
    chance = random.Random(seed)
    stage = Stage()
    scene = stage.play(seed=chance.randbytes(12))
    for place in chance.sample(range(1, 10), 6):
        scene.pick(place)
    stage.rest(fps=10)
    assert scene.end is not None
    scene.end.is_shown = False
    return stage, scene


@pytest.mark.parametrize("seed", range(30))
def test_ALL_6_what_stands_there_at_rest_is_what_is_paid(seed: int) -> None:
    stage, scene = finished(seed)
    picture = stage.picture()
    assert amount_on_the_table(picture) == scene.play.prize
    assert tiles(picture, "gold") == gold_by_the_tiles(picture)
    shown = inside(picture, WON)
    assert shown == ["WON", pounds(scene.play.prize) if scene.play.prize else "–"]
    before = stage.journal.balance
    assert scene.end is not None
    scene.end.is_shown = True
    said = [seen.what for seen in at(stage.picture(), (640, WIN_BOX[1] + 148), "amount")]
    assert said == ([pounds(scene.play.prize)] if scene.play.prize else [])
    stage.key(pygame.K_RETURN)
    stage.frame()
    assert stage.journal.balance == before + scene.play.prize


@pytest.mark.parametrize("ticket", [CROSS, LOSER, line(50_000)])
def test_ALL_3_the_balance_stands_still_from_purchase_to_settlement(ticket: dict[str, object]) -> None:
    stage = Stage()
    scene = stage.play(ticket)
    shown: set[tuple[str, ...]] = set()

    def look() -> None:
        if stage.top is scene and not (scene.end and scene.end.is_shown):
            shown.add(tuple(inside(stage.picture(), BALANCE)))

    stage.each_frame.append(look)
    for place in range(1, 7):
        scene.pick(place)
        stage.step(0.5, fps=10)
    stage.rest(fps=10)
    assert shown == {("BALANCE", "£4,998.00")}
    stage.key(pygame.K_RETURN)
    stage.frame()
    assert isinstance(stage.top, SplashScene)
    assert inside(stage.picture(), BALANCE) == ["BALANCE", pounds(499_800 + scene.play.prize)]


def test_B2_price_and_picks_left_are_shown_and_counted() -> None:
    stage = Stage()
    scene = stage.play(LOSER)
    left = []
    for place in range(1, 7):
        left.append(inside(stage.picture(), PICKS_LEFT)[-1])
        scene.pick(place)
    left.append(inside(stage.picture(), PICKS_LEFT)[-1])
    assert left == ["6", "5", "4", "3", "2", "1", "0"]
    assert inside(stage.picture(), PRICE) == ["PRICE", "£2.00"]


def test_the_meter_never_shows_more_than_has_been_won() -> None:
    stage = Stage()
    scene = stage.play(CROSS)
    shown: list[int] = []

    def look() -> None:
        value = inside(stage.picture(), WON)[1]  # amounts that fly there come after it
        amount = pence(value) if value.startswith("£") else 0
        assert amount <= scene.board.won
        shown.append(amount)

    stage.each_frame.append(look)
    for place in range(1, 7):
        scene.pick(place)
    while scene.end is None:
        stage.frame(1 / 20)
    assert shown == sorted(shown)
    assert shown[-1] == 1500
