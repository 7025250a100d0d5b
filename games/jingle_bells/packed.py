"""Many chances at once, packed into one whole number, for sums over thousands of amounts without other libraries.

Each chance has a slot, which holds it in parts of 2**PARTS. Adding two such numbers adds all chances; shifting one by
slots moves all of them on. A factor is in parts of 2**FACTOR; after a multiplication each slot is rounded down.
"""

from collections.abc import Iterable, Iterator, Mapping
from decimal import Decimal
from typing import Final, TypeAlias

PARTS: Final = 80
FACTOR: Final = 60

_SPARE: Final = 4  # sums of a few rounded numbers stay inside a slot
_SLOT: Final = (PARTS + FACTOR + _SPARE + 7) // 8 * 8  # whole bytes

Terms: TypeAlias = list[tuple[int, int]]  # by how many slots a chance moves on, and the factor of this


def factor_of(chance: Decimal) -> int:
    """Give a chance as a factor, rounded down."""
    return int(chance * 2**FACTOR)


def terms_of(chances: Iterable[tuple[int, Decimal]]) -> Terms:
    """Give how many slots things move on, with the chance of each as a factor, rounded down."""
    return [(slots, factor_of(chance)) for slots, chance in chances]


class Slots:
    """Arithmetic with so many slots; what moves beyond the last one is dropped."""

    def __init__(self, number: int) -> None:
        self.number = number
        ones = ((1 << number * _SLOT) - 1) // ((1 << _SLOT) - 1)  # a one in each slot
        self._whole = ones * ((1 << PARTS + _SPARE) - 1)
        self._staying: dict[int, int] = {}

    def packed(self, parts: Mapping[int, int]) -> int:
        """Pack chances, in parts."""
        size = _SLOT // 8
        content = b"".join([parts.get(slot, 0).to_bytes(size, "little") for slot in range(self.number)])
        return int.from_bytes(content, "little")

    def times(self, packed: int, terms: Terms) -> int:
        """Give what comes when everything moves on by the terms."""
        total = 0
        for slots, factor in terms:
            total += self.moved(packed, slots) * factor
        return total >> FACTOR & self._whole

    def _those_staying(self, slots: int) -> int:
        """Give ones for all that a move by so many slots does not drop."""
        if slots not in self._staying:
            self._staying[slots] = (1 << max(0, self.number - slots) * _SLOT) - 1
        return self._staying[slots]

    def moved(self, packed: int, slots: int) -> int:
        """Give what comes when everything moves on by so many slots."""
        if packed.bit_length() > (self.number - slots) * _SLOT:
            packed &= self._those_staying(slots)
        return packed << slots * _SLOT

    def mixed(self, weighed: Iterable[tuple[int, int]]) -> int:
        """Add up packed numbers, each with its factor."""
        return sum([packed * factor for packed, factor in weighed]) >> FACTOR & self._whole

    def parts(self, packed: int) -> Iterator[tuple[int, int]]:
        """Give the slots that are not empty, each with its chance in parts."""
        size, used = _SLOT // 8, -(-packed.bit_length() // _SLOT)
        content = packed.to_bytes(used * size, "little")
        empty = bytes(size)
        for slot in range(used):
            piece = content[slot * size : slot * size + size]
            if piece != empty:
                yield slot, int.from_bytes(piece, "little")
