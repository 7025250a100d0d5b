"""A check character over an alphabet of 32: catches every wrong character and every swap of two neighbours."""

from collections.abc import Sequence
from typing import Final

_FIELD_POLYNOMIAL: Final = 0b100101  # x^5 + x^2 + 1, primitive over GF(2): x runs through all 31 non-zero elements
_FIELD_SIZE: Final = 32


def check_value(values: Sequence[int]) -> int:
    """Give the value from 0 to 31 that makes `is_sound` hold when it is put behind the values (each from 0 to 31).

    A linear code over GF(32): the place k steps before the end counts with the weight x**k. A wrong character changes
    the sum by a non-zero multiple of its weight, a swap of different neighbours by a non-zero multiple of the
    difference of two weights, so that neither goes unseen.
    """
    total = 0
    for value in values:
        total = _times_x(total) ^ value
    return _times_x(total)


def is_sound(values: Sequence[int]) -> bool:
    """Say whether the last of the values is the check value of those before it."""
    return check_value(values[:-1]) == values[-1]


def _times_x(element: int) -> int:
    doubled = element << 1
    return doubled ^ _FIELD_POLYNOMIAL if doubled >= _FIELD_SIZE else doubled
