"""What the animations of a slot work with, and counting into its win meter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Generic, TypeVar

from engine.stage.counting import count_up
from engine.stage.particles import ParticleField
from engine.stage.sprites import Sprite, SpriteLayer
from engine.stage.timeline import Animation, Cue, together, tween
from engine.stage.tween import EASE_IN_OUT_QUAD, EASE_OUT_QUAD, Point, mix, there_and_back
from scenes.common.slots.board import SlotBoard

B = TypeVar("B", bound=SlotBoard)


@dataclass(slots=True)
class SlotMotion(Generic[B]):
    """The means of an animation. `cost` is what the round cost, in pence: celebration comes only above it (ALL-8).

    With `lively` False (reduced motion) nothing flies, bounces or bursts. `level` names the level of what was won.
    With `is_quick` the reels ride more shortly, and nothing makes them ride longer.
    """

    board: B
    particles: ParticleField
    play: Callable[[str], object]
    level: Callable[[int, int], str]
    cost: int = 0
    lively: bool = True
    is_quick: bool = False
    cue: Cue = field(default_factory=Cue)
    sprites: SpriteLayer = field(default_factory=SpriteLayer)

    def sound(self, name: str) -> None:
        """Play a sound, unless the animation is being skipped."""
        self.cue.fire(self.play, name)

    def burst(self, recipe: str, at: Point, count: int) -> None:
        """Throw particles, unless the animation is being skipped or motion is reduced."""
        if self.lively:
            self.cue.fire(self.particles.burst, recipe, at, count)

    @property
    def is_loud(self) -> bool:
        """Whether more has been won so far than the round cost (ALL-8)."""
        return self.board.won > self.cost

    def length(self, seconds: float) -> float:
        """How long a movement takes: with reduced motion it is a short fade."""
        return seconds if self.lively else min(seconds, 0.15)


def count_in(motion: SlotMotion[B], amount: int, length: float) -> Animation:
    """The win meter counts an amount in; above the cost it swells (ALL-8)."""
    board = motion.board
    start = board.won
    board.won += amount
    is_loud = motion.lively and motion.is_loud

    def show(pence: int) -> None:
        board.shown_won = pence

    def swell(share: float) -> None:
        board.won_scale = 1 + 0.14 * there_and_back(EASE_OUT_QUAD)(share) if is_loud else 1.0

    def swelling() -> Animation:
        yield tween(length, swell)

    yield together(count_up(board.won, length, show, partial(motion.sound, "count"), start=start), swelling())
    board.won_scale = 1.0


def fly(motion: SlotMotion[B], sprite: Sprite, to: Point, seconds: float, *, arc: float, end_width: float) -> Animation:
    """A sprite flies on an arc (its height in logical units) to a place, changing its size on the way, and is gone.

    An amount keeps its digits, of which one picture is scaled.
    """
    start_x, start_y, start_width, start_scale = sprite.x, sprite.y, sprite.width, sprite.scale
    motion.sprites.add(sprite)

    def move(share: float) -> None:
        sprite.x = mix(start_x, to[0], share)
        sprite.y = mix(start_y, to[1], share) - arc * 4 * share * (1 - share)
        if sprite.amount:
            sprite.scale = start_scale * mix(1.0, end_width / start_width, share)
        else:
            sprite.width = mix(start_width, end_width, share)

    yield tween(motion.length(seconds), move, EASE_IN_OUT_QUAD)
    motion.sprites.remove(sprite)
