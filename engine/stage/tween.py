"""Easing: how a value travels from a start to an end. Time and way both run from 0 to 1."""

from __future__ import annotations

from collections.abc import Callable

import pytweening

Ease = Callable[[float], float]
"""From the share of the time that has passed (0..1) to the share of the way (0 at the start, 1 at the end)."""

Point = tuple[float, float]
"""A place on the logical canvas."""


def exact(curve: Ease) -> Ease:
    """A curve that may be asked for any time: clamped outside of 0..1, and exactly 0 and 1 at its two ends.

    The library's own curves miss their ends by up to 0.6 % (its bounce ends at 0.994) and refuse times outside.
    """

    def eased(time: float) -> float:
        if time <= 0:
            return 0.0
        return 1.0 if time >= 1 else float(curve(time))

    return eased


def linear(time: float) -> float:
    """The same speed all the way."""
    return min(max(time, 0.0), 1.0)


EASE_IN_QUAD = exact(pytweening.easeInQuad)
EASE_OUT_QUAD = exact(pytweening.easeOutQuad)
EASE_IN_OUT_QUAD = exact(pytweening.easeInOutQuad)
EASE_IN_CUBIC = exact(pytweening.easeInCubic)
EASE_OUT_CUBIC = exact(pytweening.easeOutCubic)
EASE_IN_OUT_CUBIC = exact(pytweening.easeInOutCubic)
EASE_IN_SINE = exact(pytweening.easeInSine)
EASE_OUT_SINE = exact(pytweening.easeOutSine)
EASE_IN_OUT_SINE = exact(pytweening.easeInOutSine)
EASE_OUT_BOUNCE = exact(pytweening.easeOutBounce)
EASE_OUT_ELASTIC = exact(pytweening.easeOutElastic)


def ease_out_back(overshoot: float = 1.70158) -> Ease:
    """Shoots past the end and settles; `overshoot` 1.7 passes it by 10 %, 2.2 by 15 %."""
    return exact(lambda time: pytweening.easeOutBack(time, overshoot))


def ease_in_back(overshoot: float = 1.70158) -> Ease:
    """Draws back first, then leaves."""
    return exact(lambda time: pytweening.easeInBack(time, overshoot))


def there_and_back(ease: Ease = EASE_IN_OUT_SINE) -> Ease:
    """Goes to the end in the first half of the time and comes back in the second: a pulse. Ends at exactly 0."""

    def pulse(time: float) -> float:
        return ease(2 * time) if time < 0.5 else ease(2 - 2 * time)

    return pulse


def mix(start: float, end: float, share: float) -> float:
    """The value at `share` of the way from `start` to `end`; exactly `end` at 1, past it above 1."""
    return end if share == 1 else start + (end - start) * share


def mix_points(start: Point, end: Point, share: float) -> Point:
    """The point at `share` of the straight way from `start` to `end`."""
    return mix(start[0], end[0], share), mix(start[1], end[1], share)
