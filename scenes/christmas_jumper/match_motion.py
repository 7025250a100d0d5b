"""How the two halves of a match and their amount turn gold, and how the amount is collected (CJ-6)."""

from __future__ import annotations

from engine.rules.money import short_pounds
from engine.stage.sprites import Sprite
from engine.stage.timeline import Animation, seconds, together, tween
from engine.stage.tween import EASE_OUT_QUAD, Point, there_and_back
from scenes.christmas_jumper.board import Board, Motif, Tag
from scenes.christmas_jumper.layout import middle, tag_centre, winning_centre, your_centre
from scenes.christmas_jumper.light_thread import join_with_light
from scenes.common.hud import WON
from scenes.common.motion import Motion, add_to_meter, flight


def match(motion: Motion[Board], winning_place: int, your_place: int, prize: int) -> Animation:
    """The second half has just shown: both halves and the amount are gold at once, joined by a thread of light."""
    board = motion.board
    winning, yours = board.motif("winning", winning_place), board.motif("number", your_place)
    motion.sound("number_match")
    winning.is_gold = yours.is_gold = yours.tag.is_gold = True
    ends = winning_centre(winning_place), your_centre(your_place)
    yield together(
        _shine(motion, winning, ends[0]),
        _shine(motion, yours, ends[1]),
        swell_tag(motion, yours.tag),
        join_with_light(motion, *ends),
        _later(0.34, collect(motion, tag_centre(your_place), prize)),
    )


def _later(delay: float, animation: Animation) -> Animation:
    yield seconds(delay)
    yield from animation


def _shine(motion: Motion[Board], motif: Motif, centre: Point) -> Animation:
    """Gold flashes up and its number bounces once."""
    motion.burst("sparkles", centre, 6)

    def shine(share: float) -> None:
        motif.flash = 1 - share
        if motion.lively:
            motif.shown = 1 + 0.16 * there_and_back(EASE_OUT_QUAD)(share)

    yield tween(0.45 if motion.lively else 0.15, shine)
    motif.flash, motif.shown = 0.0, 1.0


def swell_tag(motion: Motion[Board], tag: Tag) -> Animation:
    """A tag that is won swells once."""

    def swell(share: float) -> None:
        tag.scale = 1 + 0.2 * there_and_back(EASE_OUT_QUAD)(share) if motion.lively else 1.0

    yield tween(0.34 if motion.lively else 0.15, swell)
    tag.scale = 1.0


def collect(motion: Motion[Board], start: Point, prize: int) -> Animation:
    """An amount that is won goes to the WON meter, which counts it up."""
    if motion.lively:
        amount = Sprite("gold", *start, 18, amount=short_pounds(prize))
        yield from flight(motion, amount, middle(WON), 0.55, arc=50, end_width=25)
    yield from add_to_meter(motion, prize)
