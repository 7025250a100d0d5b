"""The normal source of draws: a keyed counter stream, the same on every machine and Python."""

import struct
from collections.abc import Iterator
from functools import cache
from typing import Final

from engine.rules.draws.unbiased import UnbiasedDraws
from engine.rules.hashes import blake2b

SEED_BYTES: Final = 12
WORD_BITS: Final = 32
WORD_MASK: Final = (1 << WORD_BITS) - 1

_words_of_block: Final = struct.Struct("<16I").unpack
_counter_bytes: Final = struct.Struct("<Q").pack


def stream_words(game_code: str, seed: bytes) -> Iterator[int]:
    """Give the 32-bit words of a stream, without end (see StreamDraws)."""
    draws = StreamDraws(game_code, seed)
    while True:
        yield draws.next_word()


class StreamDraws(UnbiasedDraws):
    """Draws from the stream of a game and a seed of 96 bits; names are for others (see Draws).

    The key is BLAKE2b-256 of the seed, personalised by the game's code. Block i is BLAKE2b-512 of the key followed by i
    as eight little-endian bytes, and holds sixteen little-endian words.
    """

    __slots__ = ("_blocks", "_key")

    def __init__(self, game_code: str, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed of {len(seed)} bytes, expected {SEED_BYTES}")
        key = _personalised(game_code).copy()
        key.update(seed)
        self._key = key.digest()
        self._blocks = 0
        self._bits, self._mask, self._words = WORD_BITS, WORD_MASK, []  # a stream for each round: no further call

    def next_word(self) -> int:
        """Give the next word as it is."""
        return (self._words or self._more_words()).pop()

    def _more_words(self) -> list[int]:
        """Give the words of the next block."""
        words = self._words
        words += _words_of_block(blake2b(self._key + _counter_bytes(self._blocks)).digest())
        words.reverse()
        self._blocks += 1
        return words


@cache
def _personalised(game_code: str) -> blake2b:
    """Give the hash of nothing, to be copied and gone on with by each seed."""
    return blake2b(digest_size=32, person=game_code.encode("ascii"))
