"""How likely a test statistic is to be as large by chance."""

from collections.abc import Sequence
from math import erfc, exp, gamma, lgamma, log, sqrt
from typing import Final

_TERMS: Final = 10_000
_NEARLY_NOTHING: Final = 1e-15


def chi_square_p(seen: Sequence[int], expected: Sequence[float]) -> float:
    """Give the p-value of counts against what is expected of them."""
    square = sum((count - mean) ** 2 / mean for count, mean in zip(seen, expected, strict=True))
    return upper_gamma((len(seen) - 1) / 2, square / 2)


def normal_p(z: float) -> float:
    """Give the two-sided p-value of a normal score."""
    return erfc(abs(z) / sqrt(2))


def upper_gamma(shape: float, x: float) -> float:
    """Give the regularised upper incomplete gamma function: by its series below, by its continued fraction above."""
    if x <= 0:
        return 1.0
    scale = exp(shape * log(x) - x - lgamma(shape))
    if x < shape + 1:
        term = total = 1 / shape
        for place in range(1, _TERMS):
            term *= x / (shape + place)
            total += term
            if term < total * _NEARLY_NOTHING:
                break
        return 1 - total * scale
    b = x + 1 - shape
    c, d = 1e300, 1 / b
    fraction = d
    for place in range(1, _TERMS):
        step = -place * (place - shape)
        b += 2
        d = 1 / (step * d + b)
        c = b + step / c
        fraction *= d * c
        if abs(d * c - 1) < _NEARLY_NOTHING:
            break
    return fraction * scale


def poisson(mean: float, most: int) -> list[float]:
    """Give how likely 0, 1, ... events are; the last entry stands for all numbers from there on."""
    chances = [exp(-mean) * mean**count / gamma(count + 1) for count in range(most)]
    return [*chances, 1 - sum(chances)]
