"""What the animations of Festive Lines Gold work with: board, sprites, particles, sounds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from engine.stage.particles import ParticleField
from engine.stage.sprites import Sprite, SpriteLayer
from engine.stage.timeline import Animation, Cue, tween
from engine.stage.tween import EASE_IN_OUT_QUAD, EASE_OUT_CUBIC, Ease, mix
from scenes.festive_lines_gold.board import Board
from scenes.festive_lines_gold.layout import Place


@dataclass(slots=True)
class Motion:
    """The means of an animation.

    `cost` is what the play cost, in pence: celebration comes only above it (ALL-8). With `lively` False
    (reduced motion) nothing flies, bounces or bursts.
    """

    board: Board
    particles: ParticleField
    play: Callable[[str], object]
    cost: int
    lively: bool = True
    cue: Cue = field(default_factory=Cue)
    sprites: SpriteLayer = field(default_factory=SpriteLayer)

    def sound(self, name: str) -> None:
        """Play a sound, unless the animation is being skipped."""
        self.cue.fire(self.play, name)

    def burst(self, recipe: str, at: Place, count: int) -> None:
        """Throw particles, unless the animation is being skipped or motion is reduced."""
        if self.lively:
            self.cue.fire(self.particles.burst, recipe, at, count)


def flight(motion: Motion, sprite: Sprite, to: Place, seconds: float, *, arc: float, end_width: float) -> Animation:
    """A sprite flies on an arc (its height in logical units) to a place, changing its size on the way, and is gone."""
    start_x, start_y, start_width = sprite.x, sprite.y, sprite.width
    motion.sprites.add(sprite)

    def fly(share: float) -> None:
        sprite.x = mix(start_x, to[0], share)
        sprite.y = mix(start_y, to[1], share) - arc * 4 * share * (1 - share)
        sprite.width = mix(start_width, end_width, share)

    yield tween(seconds, fly, EASE_IN_OUT_QUAD)
    motion.sprites.remove(sprite)


def fade_away(
    motion: Motion, sprite: Sprite, seconds: float, *, grow: float = 1.0, ease: Ease = EASE_OUT_CUBIC
) -> Animation:
    """A sprite fades while it grows by a factor, and is gone."""
    alpha, width = sprite.alpha, sprite.width
    motion.sprites.add(sprite)

    def fade(share: float) -> None:
        sprite.alpha = alpha * (1 - share)
        sprite.width = width * mix(1, grow, share)

    yield tween(seconds, fade, ease)
    motion.sprites.remove(sprite)
