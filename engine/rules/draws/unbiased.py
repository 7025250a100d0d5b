"""Whole numbers below n from a source of equally likely words, without any bias."""

from collections.abc import Callable


class Unbiased:
    """Multiply-shift with rejection over words of a fixed number of bits.

    A word times n falls into n ranges of 2**bits numbers each; words whose product lands in the first 2**bits % n
    numbers of a range are drawn again, so that exactly as many words stand for each answer.
    """

    __slots__ = ("_bits", "_mask", "_next_word")

    def __init__(self, next_word: Callable[[], int], bits: int) -> None:
        self._next_word = next_word
        self._bits = bits
        self._mask = (1 << bits) - 1

    def below(self, n: int) -> int:
        """Draw a number from 0 to n - 1, for n from 1 to 2**bits."""
        product = self._next_word() * n
        remainder = product & self._mask
        if remainder < n:
            surplus = (self._mask + 1) % n
            while remainder < surplus:
                product = self._next_word() * n
                remainder = product & self._mask
        return product >> self._bits
