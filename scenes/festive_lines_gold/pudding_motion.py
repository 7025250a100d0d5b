"""How a pudding opens: it is squashed, breaks into halves, and its symbol rises on a disc."""

from __future__ import annotations

from collections.abc import Callable

from engine.stage.sprites import Sprite
from engine.stage.timeline import Animation, seconds, together, tween
from engine.stage.tween import EASE_IN_QUAD, EASE_OUT_QUAD, ease_out_back, mix, there_and_back
from scenes.common.motion import fade_away, fading
from scenes.festive_lines_gold.board import Pudding
from scenes.festive_lines_gold.layout import PUDDING, Place, pudding_centre
from scenes.festive_lines_gold.motion import Motion

RISE = ease_out_back(1.9)
HINT_STEPS = 6
SQUASHES, RISES = 4, 10
"""Sizes that a pudding is pressed through, and that its disc comes up through."""
TURN = 6
"""Degrees by which pieces turn: each turn has to be made."""
FADING = 0.55
"""Pieces keep their colour for this share of their flight."""


def open_pudding(motion: Motion, place: int, symbol: str) -> Animation:
    """Open the pudding at `place` (from 1) onto its symbol (FL-7)."""
    pudding = motion.board.pudding(place)
    centre = pudding_centre(place)
    pudding.symbol = symbol
    motion.sound("pudding_squash")
    if motion.lively:
        yield tween(0.11, lambda share: _press(pudding, share), EASE_OUT_QUAD)
        yield tween(0.07, lambda share: _stretch(pudding, share), EASE_OUT_QUAD)
    pudding.is_broken = True
    pudding.width = pudding.height = 1.0
    motion.sound("pudding_burst")
    motion.burst("crumbs", centre, 18)
    motion.burst("puff", centre, 9)
    if motion.lively:
        yield together(
            _half(motion, centre, -1),
            _half(motion, centre, 1),
            _cap(motion, centre),
            _flash(motion, centre),
            _rise(motion, pudding),
        )
    else:
        yield together(_rise(motion, pudding))


def _press(pudding: Pudding, share: float) -> None:
    share = round(share * SQUASHES) / SQUASHES
    pudding.width = mix(1, 1.16, share)
    pudding.height = mix(1, 0.78, share)


def _stretch(pudding: Pudding, share: float) -> None:
    share = round(share * SQUASHES) / SQUASHES
    pudding.width = mix(1.16, 0.96, share)
    pudding.height = mix(0.78, 1.08, share)


def _half(motion: Motion, centre: Place, side: int) -> Animation:
    """One half is thrown aside, turns, falls and fades."""
    name = "objects/pudding_left" if side < 0 else "objects/pudding_right"
    half = motion.sprites.add(Sprite(name, centre[0], centre[1], PUDDING[0]))

    def fall(share: float) -> None:
        half.x = centre[0] + side * 104 * share
        half.y = centre[1] - 70 * share + 150 * share * share
        half.turn = round(-side * 58 * share / TURN) * TURN
        half.alpha = fading(share, FADING)

    yield tween(0.52, fall)
    motion.sprites.remove(half)


def _cap(motion: Motion, centre: Place) -> Animation:
    """The icing with its berries is blown up and falls behind."""
    cap = motion.sprites.add(Sprite("objects/pudding_cap", centre[0], centre[1], PUDDING[0]))
    side = -1 if motion.board.picks_left % 2 else 1

    def fly(share: float) -> None:
        cap.x = centre[0] + side * 26 * share
        cap.y = centre[1] - 190 * share + 250 * share * share
        cap.turn = round(side * 75 * share / TURN) * TURN
        cap.alpha = fading(share, FADING)

    yield tween(0.6, fly)
    motion.sprites.remove(cap)


def _flash(motion: Motion, centre: Place) -> Animation:
    """A warm light in the moment of breaking."""
    yield from fade_away(motion, Sprite("effects/glow", *centre, 150, alpha=0.8, add=True), 0.38, grow=1.5)


def _rise(motion: Motion, pudding: Pudding) -> Animation:
    """The disc with the symbol comes up."""

    def rise(share: float) -> None:
        pudding.disc = share if share == 1 else round(share * RISES) / RISES

    motion.sound("symbol_appear")
    yield tween(0.36 if motion.lively else 0.15, rise, RISE if motion.lively else EASE_OUT_QUAD)


def hint(motion: Motion, place: int) -> Animation:
    """A closed pudding bounces and glows, to say that it can be selected."""
    pudding = motion.board.pudding(place)
    motion.sound("hint")

    def glow(share: float) -> None:
        pudding.glow = share

    def squash(share: float) -> None:
        by = round(share * HINT_STEPS) / HINT_STEPS  # few sizes, the same for every pudding
        pudding.width, pudding.height = 1 + 0.09 * by, 1 - 0.13 * by

    if motion.lively:
        for depth in (1.0, -0.7, 0.8, -0.4):
            yield tween(0.16, _scaled(squash, depth), there_and_back())
    pudding.width = pudding.height = 1.0
    yield tween(0.9, glow, there_and_back())
    yield seconds(0.1)


def _scaled(show: Callable[[float], None], by: float) -> Callable[[float], None]:
    return lambda share: show(share * by)


def dim_closed(motion: Motion) -> Animation:
    """After the sixth pick the three puddings not chosen stay closed and dim (FL-13)."""
    closed = [pudding for pudding in motion.board.puddings if not pudding.is_picked]

    def dim(share: float) -> None:
        for pudding in closed:
            pudding.dimmed = share

    yield tween(0.4 if motion.lively else 0.15, dim, EASE_IN_QUAD)
