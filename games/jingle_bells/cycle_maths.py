"""Sums over all spins of a cycle of frames, from a few of them, exactly (JB-3, JB-4).

After k spins with no bell on a frame, n frames on a reel came in n of these spins, and in the others the reel showed no
bell: that is C(k, n) times a number that shrinks by the same factor r a spin. So what is summed up over all k is r^k
times a polynomial in k, of no higher degree than cells can have frames. Half as many terms give that sum exactly, by
the rule of Gauss; for these weights the nodes are the zeros of the polynomials of Meixner.
"""

from collections.abc import Iterator, Sequence
from decimal import Decimal, getcontext
from functools import lru_cache
from math import prod
from typing import Final, NamedTuple

from games.jingle_bells.bell_reels import BellReel, Chances

_HALVINGS: Final = 140  # of an interval of length one, for 40 places


class CycleSpin(NamedTuple):
    """A term: how much it counts, and the chances of the sets on each reel, whose products are those of all reels."""

    weight: Decimal
    chances: list[Chances]


def spins_of_a_cycle(reels: Sequence[BellReel]) -> Iterator[CycleSpin]:
    """Give the terms of which sums over all spins of a cycle are made up."""
    shrinks = Decimal(prod([reel.bare for reel in reels], start=Decimal(1)))
    frames = sum(len(reel.columns[0]) for reel in reels)
    for spin, weight in _nodes(shrinks, frames // 2 + 1, getcontext().prec):
        yield CycleSpin(weight, [reel.chances(spin) for reel in reels])


@lru_cache(maxsize=1)  # all figures of a game need the same ones
def _nodes(shrinks: Decimal, number: int, places: int) -> list[tuple[Decimal, Decimal]]:  # noqa: ARG001 (keeps apart)
    """Give so many nodes and weights, to these places; between two whole numbers lies one zero at most."""
    found, low = list[tuple[Decimal, Decimal]](), Decimal()
    while len(found) < number:
        zero = _zero(shrinks, number, low)
        if zero is not None:
            values = enumerate(_polynomials(shrinks, number, zero)[:-1])
            found.append((zero, 1 / ((1 - shrinks) * sum(value**2 * shrinks**degree for degree, value in values))))
        low += 1
    return found


def _zero(shrinks: Decimal, number: int, low: Decimal) -> Decimal | None:
    """Find the zero from a whole number up to the next one, if there is one."""
    high = low + 1
    at_low, at_high = (_polynomials(shrinks, number, spin)[-1] for spin in (low, high))
    if at_low == 0:
        return low
    if at_low * at_high >= 0:
        return None
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        if _polynomials(shrinks, number, middle)[-1] * at_low > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def _polynomials(shrinks: Decimal, number: int, spin: Decimal) -> list[Decimal]:
    """Give the values of Meixner's polynomials from the constant one to that of this degree."""
    values = [Decimal(), Decimal(1)]
    for degree in range(number):
        rising = (shrinks - 1) * spin + degree + (degree + 1) * shrinks
        values.append((rising * values[-1] - degree * values[-2]) / (shrinks * (degree + 1)))
    return values[1:]
