"""The normal source of draws: a keyed counter stream, the same on every machine and Python."""

import hashlib
import struct
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

from engine.rules.draws.unbiased import Unbiased
from engine.rules.draws.weights import Weights

T = TypeVar("T")

SEED_BYTES: Final = 12
NARROW_BITS: Final = 32
WIDE_BITS: Final = 64
_NARROW_RANGE: Final = 1 << NARROW_BITS
_WIDE_RANGE: Final = 1 << WIDE_BITS


def stream_words(game_code: str, seed: bytes) -> Iterator[int]:
    """Give the 32-bit words of a stream, without end.

    The key is BLAKE2b-256 of the seed, personalised by the game's code. Block i is BLAKE2b-512 of the key followed by i
    as eight little-endian bytes, and holds sixteen little-endian words.
    """
    key = hashlib.blake2b(seed, digest_size=32, person=game_code.encode("ascii")).digest()
    block_words = struct.Struct("<16I").unpack
    counter_bytes = struct.Struct("<Q").pack
    block = 0
    while True:
        yield from block_words(hashlib.blake2b(key + counter_bytes(block)).digest())
        block += 1


class StreamDraws:
    """Draws from the stream of a game and a seed of 96 bits; names are for others (see Draws)."""

    __slots__ = ("_narrow", "_wide", "_words")

    def __init__(self, game_code: str, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed of {len(seed)} bytes, expected {SEED_BYTES}")
        self._words = stream_words(game_code, seed)
        self._narrow = Unbiased(self._words.__next__, NARROW_BITS)
        self._wide = Unbiased(self._wide_word, WIDE_BITS)

    def _wide_word(self) -> int:
        """Give a 64-bit word: the lower half comes first."""
        low = next(self._words)
        return low | next(self._words) << NARROW_BITS

    def below(self, name: str, n: int) -> int:
        """Draw from 0 to n - 1; n is at least 1 and at most 2**64, else ValueError names the draw."""
        if not 1 <= n <= _WIDE_RANGE:
            raise ValueError(f"draw {name!r}: cannot draw below {n}, expected 1 to 2**{WIDE_BITS}")
        return self._narrow.below(n) if n <= _NARROW_RANGE else self._wide.below(n)

    def weighted(self, name: str, table: Weights[T]) -> T:
        """Draw an item as likely as its weight."""
        cumulative = table.cumulative
        total = cumulative[-1]
        number = self._narrow.below(total) if total <= _NARROW_RANGE else self.below(name, total)
        return table.items[bisect_right(cumulative, number)]

    def shuffled(self, name: str, items: Sequence[T]) -> tuple[T, ...]:  # noqa: ARG002  the stream has no use for a name
        """Draw an order: from the last place to the second, each swaps with one at or before it."""
        order = list(items)
        below = self._narrow.below
        for place in range(len(order) - 1, 0, -1):
            other = below(place + 1)
            order[place], order[other] = order[other], order[place]
        return tuple(order)
