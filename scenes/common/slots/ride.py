"""The way of a reel through one spin: lift, acceleration, cruise, and a stop with weight. Places are in cells."""

from __future__ import annotations

from dataclasses import dataclass

from engine.stage.tween import EASE_OUT_CUBIC, EASE_OUT_QUAD, ease_out_back

LIFT = 0.13
LIFTING = 0.12
SPEEDING = 0.18
SPEED = 24.0
"""Cells a second while it cruises."""
STOPPING = 0.3
OVERSHOOT = 2.2
RUN_OUT = SPEED * STOPPING / (OVERSHOOT + 3)
"""How far a stop reaches, so that it begins as fast as the cruise ends."""
THUMP = 0.36
"""The share of the stop at which the reel hits its place, before it swings back."""
BLURRED_FROM = 9.0
SLAMMING = 0.16
TURN = ease_out_back(OVERSHOOT)
MOMENT = 1 / 240


def cells_for(cruise: float) -> int:
    """How many cells a reel goes in a spin that cruises about so many seconds."""
    return round(SPEED * (cruise + SPEEDING / 2) + RUN_OUT - LIFT)


@dataclass(frozen=True, slots=True)
class Ride:
    """From `start` down to `end`; places fall, since the symbols come from above."""

    start: float
    end: float

    @property
    def cruise(self) -> float:
        """Seconds at full speed."""
        return max(0.0, (self.start + LIFT - self.end - RUN_OUT) / SPEED - SPEEDING / 2)

    @property
    def stops_at(self) -> float:
        """Seconds after which the stop begins."""
        return LIFTING + SPEEDING + self.cruise

    @property
    def lands_at(self) -> float:
        """Seconds after which it hits its place."""
        return self.stops_at + STOPPING * THUMP

    @property
    def length(self) -> float:
        """Seconds in all."""
        return self.stops_at + STOPPING

    def place(self, time: float) -> float:
        """Where the reel is."""
        if time < LIFTING:
            return self.start + LIFT * EASE_OUT_QUAD(time / LIFTING)
        time -= LIFTING
        top = self.start + LIFT
        if time < SPEEDING:
            return top - SPEED * time * time / (2 * SPEEDING)
        time -= SPEEDING
        if time < self.cruise:
            return top - SPEED * (SPEEDING / 2 + time)
        share = (time - self.cruise) / STOPPING
        return self.end if share >= 1 else self.end + RUN_OUT * (1 - TURN(share))


@dataclass(frozen=True, slots=True)
class Slam:
    """A stop at once, from wherever the reel is."""

    start: float
    end: float

    @property
    def stops_at(self) -> float:
        """It stops from the beginning."""
        return 0.0

    @property
    def lands_at(self) -> float:
        """Seconds after which it hits its place."""
        return SLAMMING * 0.8

    @property
    def length(self) -> float:
        """Seconds in all."""
        return SLAMMING

    def place(self, time: float) -> float:
        """Where the reel is."""
        return self.end + (self.start - self.end) * (1 - EASE_OUT_CUBIC(time / SLAMMING))


def speed_at(ride: Ride | Slam, time: float) -> float:
    """Cells a second, downwards."""
    return (ride.place(max(0.0, time - MOMENT)) - ride.place(time)) / MOMENT
