"""How a result is celebrated: by the level of what was won, and not at all up to the cost (ALL-8)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.stage.particles import ParticleField


@dataclass(frozen=True, slots=True)
class Level:
    """What belongs to a level of winning. Times in seconds; `coins` and `confetti` are pieces for each burst."""

    name: str
    sound: str
    counting: float
    coins: int = 0
    confetti: int = 0
    bursts: int = 0
    has_word: bool = False
    has_rays: bool = False


LEVELS = {
    level.name: level
    for level in (
        Level("quiet", "prize_quiet", 0.5),
        Level("nice", "win_nice", 1.0, confetti=36, bursts=1),
        Level("big", "win_big", 2.2, coins=40, confetti=40, bursts=2, has_word=True, has_rays=True),
        Level("huge", "win_huge", 4.0, coins=52, confetti=44, bursts=4, has_word=True, has_rays=True),
        Level("jackpot", "win_jackpot", 6.0, coins=64, confetti=50, bursts=7, has_word=True, has_rays=True),
    )
}
NOTHING = Level("none", "no_prize", 0.0)
BURST_EVERY = 0.9
FOUNTAINS = ((250, 650), (1030, 650))
"""Where coins spring up: beside the message, not behind it."""


class Celebration:
    """The showers of a level, thrown one after the other; `play` makes their sounds."""

    def __init__(self, level: Level, particles: ParticleField, play: Callable[[str], object], *, lively: bool) -> None:
        self._level = level
        self._particles = particles
        self._play = play
        self._left = level.bursts if lively else 0
        self._wait = 0.15

    def advance(self, passed: float) -> None:
        """Throw what is due."""
        if not self._left:
            return
        self._wait -= passed
        if self._wait > 0:
            return
        self._wait = BURST_EVERY
        self._left -= 1
        side = -1 if self._left % 2 else 1
        self._particles.burst("confetti", (640 + side * 250, 220), self._level.confetti)
        if self._level.coins:
            for x, y in FOUNTAINS:
                self._particles.burst("coins", (x, y), self._level.coins // len(FOUNTAINS))
            self._play("coin_shower")

    @property
    def is_over(self) -> bool:
        """Whether everything has been thrown."""
        return self._left == 0
