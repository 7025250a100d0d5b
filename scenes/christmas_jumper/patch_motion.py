"""How a patch is unravelled onto its number, and how PRIZE turns into an amount (CJ-5)."""

from __future__ import annotations

from collections.abc import Callable

from engine.stage.sprites import Sprite
from engine.stage.timeline import Animation, seconds, together, tween
from engine.stage.tween import EASE_IN_OUT_SINE, EASE_IN_QUAD, EASE_OUT_QUAD, ease_out_back, mix, there_and_back
from scenes.christmas_jumper.board import Board, Motif, Tag
from scenes.christmas_jumper.layout import motif_centre
from scenes.christmas_jumper.patch_painting import size_of
from scenes.christmas_jumper.yarn import wool_of
from scenes.common.motion import Motion, fading

UNRAVELLING = 0.6
QUICK = 0.15
POP = ease_out_back(2.0)


def reveal_number(motion: Motion[Board], panel: str, place: int, number: int) -> Animation:
    """A winning motif unravels row by row, and its number pops up."""
    yield from _unravel(motion, panel, place, number)
    motif = motion.board.motif(panel, place)
    yield together(_appear(motion, motif), _fall(motion, panel, place))


def reveal_yours(motion: Motion[Board], place: int, number: int, prize: int) -> Animation:
    """One of your motifs unravels, its number pops up, and PRIZE turns into its amount."""
    motif = motion.board.motif("number", place)
    motif.tag.prize = prize
    yield from _unravel(motion, "number", place, number)
    yield together(_appear(motion, motif), turn_tag(motion, motif.tag), _fall(motion, "number", place))


def _unravel(motion: Motion[Board], panel: str, place: int, number: int) -> Animation:
    motif = motion.board.motif(panel, place)
    motif.number, motif.lean, motif.glow = number, 0.0, 0.0
    motion.sound("yarn_unravel")

    def run(share: float) -> None:
        motif.unravelled = share

    if motion.lively:
        yield tween(UNRAVELLING, run, EASE_IN_OUT_SINE)
    else:
        yield seconds(QUICK)
    motif.unravelled = 1.0


def _appear(motion: Motion[Board], motif: Motif) -> Animation:
    motion.sound("number_appear")

    def grow(share: float) -> None:
        motif.shown = share

    yield tween(0.3 if motion.lively else QUICK, grow, POP if motion.lively else EASE_OUT_QUAD)


def _fall(motion: Motion[Board], panel: str, place: int) -> Animation:
    """The yarn that came off falls away."""
    if not motion.lively:
        return
    x, y = motif_centre(panel, place)
    side = 1 if place % 2 else -1
    start = (x + side * size_of(panel)[0] * 0.42, y + size_of(panel)[1] * 0.3)
    yarn = motion.sprites.add(Sprite(f"jumper/yarn_{wool_of(panel, place)}", *start, 120))

    def fall(share: float) -> None:
        yarn.x = start[0] + side * 34 * share
        yarn.y = start[1] - 46 * share + 150 * share * share
        yarn.turn = round(side * (70 - 190 * share) / 12) * 12
        yarn.alpha = fading(share, 0.45)

    yield tween(0.46, fall)
    motion.sprites.remove(yarn)


def turn_tag(motion: Motion[Board], tag: Tag, *, gold: bool = False, faded: bool = False) -> Animation:
    """A tag turns over: PRIZE becomes the amount, gold if it is won at once, faded if it is lost."""

    def close(share: float) -> None:
        tag.squeeze = 1 - 0.9 * share

    def unfold(share: float) -> None:
        tag.squeeze = mix(0.1, 1, share)

    if motion.lively:
        yield tween(0.1, close, EASE_IN_QUAD)
    tag.is_shown, tag.is_gold, tag.is_faded = True, gold, faded
    if motion.lively:
        yield tween(0.2, unfold, POP)
    else:
        yield seconds(QUICK)
    tag.squeeze = 1.0


def hint_motif(motion: Motion[Board], panel: str, place: int) -> Animation:
    """A whole patch tugs at its stitches and glows, to say that it can be selected."""
    motif = motion.board.motif(panel, place)
    motion.sound("hint")

    def glow(share: float) -> None:
        motif.glow = share

    if motion.lively:
        for side in (1, -1, 1):
            yield tween(0.15, _leaning(motif, 6.0 * side), there_and_back())
    motif.lean = 0.0
    yield tween(0.9, glow, there_and_back())


def _leaning(motif: Motif, degrees: float) -> Callable[[float], None]:
    def lean(share: float) -> None:
        motif.lean = degrees * share

    return lean
