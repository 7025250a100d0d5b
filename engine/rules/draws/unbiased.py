"""Draws from equally likely words, without any bias."""

from abc import ABC, abstractmethod
from bisect import bisect_right
from collections.abc import Sequence
from typing import TypeVar

from engine.rules.draws.weights import Weights

T = TypeVar("T")


class UnbiasedDraws(ABC):
    """Multiply-shift with rejection over words of a fixed number of bits.

    A word times n falls into n ranges of 2**bits numbers each; words whose product lands in the first 2**bits % n
    numbers of a range are drawn again, so that exactly as many words stand for each answer. An n above 2**bits takes
    two words as one of twice the bits, the lower half first.
    """

    __slots__ = ("_bits", "_mask", "_words")

    def __init__(self, bits: int, words: list[int]) -> None:
        """Start with these words; the last of the list comes first."""
        self._bits = bits
        self._mask = (1 << bits) - 1
        self._words = words

    @abstractmethod
    def _more_words(self) -> list[int]:
        """Give further words in `_words`, which is empty, and return it; the last of the list comes first."""

    def below(self, name: str, n: int) -> int:
        """Draw from 0 to n - 1; n is at least 1 and at most 2**(2 * bits), else ValueError names the draw."""
        product = (self._words or self._more_words()).pop() * n
        if 0 < n <= product & self._mask:  # nearly always: no word to be drawn again has so high a remainder
            return product >> self._bits
        return self._settled(name, n, product)

    def each_below(self, named: Sequence[tuple[str, int]]) -> tuple[int, ...]:
        """Draw below n by each of these names, as `below` does one by one."""
        words, mask, bits = self._words, self._mask, self._bits
        drawn = []
        for name, n in named:
            product = (words or self._more_words()).pop() * n
            drawn.append(product >> bits if 0 < n <= product & mask else self._settled(name, n, product))
        return tuple(drawn)

    def weighted(self, name: str, table: Weights[T]) -> T:
        """Draw an item as likely as its weight."""
        cumulative = table.cumulative
        total = cumulative[-1]
        product = (self._words or self._more_words()).pop() * total
        number = product >> self._bits if total <= product & self._mask else self._settled(name, total, product)
        return table.laid_out[number] if table.laid_out else table.items[bisect_right(cumulative, number)]

    def each_weighted(self, names: Sequence[str], table: Weights[T]) -> list[T]:
        """Draw an item for each of these names, as `weighted` does one by one."""
        laid_out, total = table.laid_out, table.cumulative[-1]
        if not laid_out:
            return [self.weighted(name, table) for name in names]
        words, mask, bits = self._words, self._mask, self._bits
        drawn = []
        for name in names:
            product = (words or self._more_words()).pop() * total
            number = product >> bits if total <= product & mask else self._settled(name, total, product)
            drawn.append(laid_out[number])
        return drawn

    def shuffled(self, name: str, items: Sequence[T]) -> tuple[T, ...]:
        """Draw an order: from the last place to the second, each swaps with one at or before it."""
        order = list(items)
        words, mask, bits = self._words, self._mask, self._bits
        for place in range(len(order) - 1, 0, -1):
            product = (words or self._more_words()).pop() * (place + 1)
            other = product >> bits if place < product & mask else self._settled(name, place + 1, product)
            order[place], order[other] = order[other], order[place]
        return tuple(order)

    def _settled(self, name: str, n: int, product: int) -> int:
        """Draw below n with a first word that was multiplied with it; draws again while a word has no answer."""
        bits, mask = self._bits, self._mask
        if not 1 <= n <= 1 << 2 * bits:
            raise ValueError(f"draw {name!r}: cannot draw below {n}, expected 1 to 2**{2 * bits}")
        if n > 1 << bits:
            product += (self._words or self._more_words()).pop() * n << bits
            bits, mask = 2 * bits, (1 << 2 * bits) - 1
        surplus = (mask + 1) % n
        while product & mask < surplus:
            product = (self._words or self._more_words()).pop() * n
            if bits > self._bits:
                product += (self._words or self._more_words()).pop() * n << self._bits
        return product >> bits
