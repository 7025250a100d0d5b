"""What the animations of a play work with: its board, sprites, particles, sounds; and flights that all games know."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Generic, TypeVar

from engine.stage.counting import count_up
from engine.stage.particles import ParticleField
from engine.stage.sprites import Sprite, SpriteLayer
from engine.stage.timeline import Animation, Cue, Wait, together, tween
from engine.stage.tween import EASE_IN_OUT_QUAD, EASE_OUT_CUBIC, EASE_OUT_QUAD, Ease, Point, mix, there_and_back
from scenes.common.hud import WON
from scenes.common.play_board import PlayBoard

B = TypeVar("B", bound=PlayBoard)
COUNTING = 0.5
FADES = 8
"""Light that fades, and grows meanwhile, goes through so many pictures."""
OPAQUE_STEPS = 8
FLIGHT_SIZES = 12


@dataclass(slots=True)
class Motion(Generic[B]):
    """The means of an animation. `cost` is what the play cost, in pence: celebration comes only above it (ALL-8).

    With `lively` False (reduced motion) nothing flies, bounces or bursts.
    """

    board: B
    particles: ParticleField
    play: Callable[[str], object]
    cost: int
    lively: bool = True
    cue: Cue = field(default_factory=Cue)
    sprites: SpriteLayer = field(default_factory=SpriteLayer)

    def sound(self, name: str) -> None:
        """Play a sound, unless the animation is being skipped."""
        self.cue.fire(self.play, name)

    def burst(self, recipe: str, at: Point, count: int) -> None:
        """Throw particles, unless the animation is being skipped or motion is reduced."""
        if self.lively:
            self.cue.fire(self.particles.burst, recipe, at, count)


def flight(motion: Motion[B], sprite: Sprite, to: Point, seconds: float, *, arc: float, end_width: float) -> Animation:
    """A sprite flies on an arc (its height in logical units) to a place, changing its size on the way, and is gone."""
    start_x, start_y, start_width = sprite.x, sprite.y, sprite.width
    motion.sprites.add(sprite)
    if sprite.amount:
        sprite.width = max(start_width, end_width)  # put together once, and scaled

    def fly(share: float) -> None:
        sprite.x = mix(start_x, to[0], share)
        sprite.y = mix(start_y, to[1], share) - arc * 4 * share * (1 - share)
        width = mix(start_width, end_width, in_steps(share, FLIGHT_SIZES))
        if sprite.amount:
            sprite.scale = width / sprite.width
        else:
            sprite.width = width

    yield tween(seconds, fly, EASE_IN_OUT_QUAD)
    motion.sprites.remove(sprite)


def in_steps(share: float, steps: int) -> float:
    """A share in few steps, for sizes and shades: each picture has to be made."""
    return round(share * steps) / steps


def fading(share: float, begins: float) -> float:
    """How opaque a thing still is that fades after the share `begins` of its way: in steps, as each has to be made."""
    return math.ceil((1 - max(0.0, share - begins) / (1 - begins)) * OPAQUE_STEPS) / OPAQUE_STEPS


def fade_away(
    motion: Motion[B], sprite: Sprite, seconds: float, *, grow: float = 1.0, ease: Ease = EASE_OUT_CUBIC
) -> Animation:
    """A sprite fades while it grows by a factor, and is gone."""
    alpha, width = sprite.alpha, sprite.width
    motion.sprites.add(sprite)

    def fade(share: float) -> None:
        stepped = in_steps(share, FADES)
        sprite.alpha = alpha * (1 - stepped)
        sprite.width = width * mix(1, grow, stepped)

    yield tween(seconds, fade, ease)
    motion.sprites.remove(sprite)


def add_to_meter(motion: Motion[B], prize: int) -> Animation:
    """The WON meter counts a prize up; above the cost of the play it swells and shines (ALL-8)."""
    board = motion.board
    board.won += prize
    is_loud = motion.lively and board.won > motion.cost

    def show(pence: int) -> None:
        board.shown_won = pence

    def swell(share: float) -> None:
        board.won_scale = 1 + 0.14 * there_and_back(EASE_OUT_QUAD)(share) if is_loud else 1.0

    motion.sound("count_end")
    counting = [count_up(board.won, COUNTING, show, partial(motion.sound, "count"), start=board.won - prize)]
    counting.append(waiting(tween(COUNTING, swell)))
    if is_loud:
        middle = (WON[0] + WON[2] / 2, WON[1] + WON[3] / 2)
        motion.burst("sparkles", middle, 8)
        counting.append(fade_away(motion, Sprite("effects/glow", *middle, 300, alpha=0.5, add=True), COUNTING))
    yield together(*counting)
    board.won_scale = 1.0


def waiting(wait: Wait) -> Animation:
    """An animation that is one wait."""
    yield wait
