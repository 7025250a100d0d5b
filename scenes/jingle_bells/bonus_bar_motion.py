"""Gold Baubles send sparks to the bar; its stages give Extend, Double and Expand (JB-13 to JB-16)."""

from __future__ import annotations

from collections.abc import Callable

from engine.stage.sprites import Sprite
from engine.stage.timeline import Animation, seconds, together, tween
from engine.stage.tween import EASE_IN_OUT_CUBIC, EASE_IN_OUT_QUAD, EASE_OUT_QUAD, Point, mix, there_and_back
from games.jingle_bells.events import BarAdvanced, StageFilled
from games.jingle_bells.symbols import EXTENDED_RESPINS, NEW_CELLS, Feature
from scenes.jingle_bells.bonus_layout import cell_middle, middle, socket, stage_box
from scenes.jingle_bells.bonus_motion import bonus_of, notify, tick
from scenes.jingle_bells.motion import Motion, shake

SPARK = 46.0
FLIGHT = 0.46
TRAIL = 7
"""So many times the spark leaves sparkles on its way."""
NUMBERS: dict[Feature, str] = {"extend": str(EXTENDED_RESPINS), "double": "×2", "expand": f"+{len(NEW_CELLS)}"}
"""What stands above the name of a feature."""


def advance(motion: Motion, event: BarAdvanced) -> Animation:
    """A spark leaves the Gold Bauble, flies to the bar, and fills the next half."""
    bonus = bonus_of(motion)
    cell, end = (event.reel, event.row), socket(event.halves)
    locked = bonus.locked[cell]
    motion.sound("spark_flight")
    if motion.lively:

        def shine(share: float) -> None:
            locked.flash = there_and_back(EASE_OUT_QUAD)(share)

        def shining() -> Animation:
            yield tween(0.3, shine)

        yield together(shining(), _spark(motion, cell_middle(bonus, cell), end))
        locked.flash = 0.0
    bonus.bar.halves = event.halves
    motion.sound("half_filled")
    motion.burst("sparkles", end, 10)

    def flash(share: float) -> None:
        bonus.bar.flash = 1 - share

    yield tween(0.3 if motion.lively else 0.15, flash)
    bonus.bar.flash = 0.0


def _spark(motion: Motion, start: Point, end: Point) -> Animation:
    spark = Sprite("bells/spark", *start, SPARK, add=True)
    motion.sprites.add(spark)
    left = 0

    def move(share: float) -> None:
        nonlocal left
        side = 60 if start[0] < end[0] else -60
        spark.x = mix(start[0], end[0], share) - side * 4 * share * (1 - share)
        spark.y = mix(start[1], end[1], share) - 26 * 4 * share * (1 - share)
        if int(share * TRAIL) > left:
            left = int(share * TRAIL)
            motion.burst("sparkles", (spark.x, spark.y), 2)

    yield tween(FLIGHT, move, EASE_IN_OUT_QUAD)
    motion.sprites.remove(spark)


def fill(motion: Motion, event: StageFilled) -> Animation:
    """A stage lights, is announced, and gives its feature."""
    bonus = bonus_of(motion)
    bonus.bar.stages = event.stage
    motion.sound(f"stage_{event.feature}")
    for _ in range(3):
        motion.burst("sparkles", middle(stage_box(event.stage)), 8)
    number = NUMBERS[event.feature]
    words = notify(motion, event.feature, number=number, stay=1.2, spins=EXTENDED_RESPINS, cells=len(NEW_CELLS))
    yield together(_glare(motion), words)
    match event.feature:
        case "extend":
            yield from _extend(motion)
        case "double":
            yield from _double(motion)
        case "expand":
            yield from _expand(motion)


def _glare(motion: Motion) -> Animation:
    bar = bonus_of(motion).bar

    def glare(share: float) -> None:
        bar.glare = 1 - share

    yield tween(1.1 if motion.lively else 0.15, glare)
    bar.glare = 0.0


def _extend(motion: Motion) -> Animation:
    """One lamp more stands below the counter (JB-14)."""
    bonus_of(motion).reset_to = EXTENDED_RESPINS
    yield from tick(motion, 0.16)


def _double(motion: Motion) -> Animation:
    """The counter states from now on what prizes that land are multiplied by (JB-15)."""
    bonus = bonus_of(motion)
    bonus.times = 2

    def swell(share: float) -> None:
        bonus.times_scale = 1 + 0.6 * there_and_back(EASE_OUT_QUAD)(share) if motion.lively else 1.0

    yield tween(0.4, swell)
    bonus.times_scale = 1.0


def _expand(motion: Motion) -> Animation:
    """The board draws back, its frame parts, and a row opens above and one below (JB-16)."""
    bonus = bonus_of(motion)

    def shrink(share: float) -> None:
        bonus.shrunk = share

    def part(share: float) -> None:
        bonus.opened = share

    if motion.lively:
        yield tween(0.5, shrink, EASE_IN_OUT_QUAD)
        bonus.shrunk = 1.0
        bonus.is_expanded = True
        yield seconds(0.12)
        yield together(_parting(part), shake(motion, 4, 0.7))
        for cell in NEW_CELLS:
            motion.burst("sparkles", cell_middle(bonus, cell), 2)
    bonus.shrunk = bonus.opened = 1.0
    bonus.is_expanded = True
    yield from shake(motion, 6, 0.25)
    yield seconds(0.2)


def _parting(part: Callable[[float], None]) -> Animation:
    yield tween(0.75, part, EASE_IN_OUT_CUBIC)
