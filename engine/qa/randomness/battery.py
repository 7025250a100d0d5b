"""A battery of classic tests over one stream of 32-bit words, as those of Knuth and Marsaglia; each gives a p-value.

A good source fails a test by chance as often as its p-value says, so a test fails here only where chance is ruled out.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import islice, pairwise
from math import factorial, prod, sqrt
from typing import Final, TypeAlias

from engine.qa.randomness.p_values import chi_square_p, normal_p, poisson, upper_gamma
from engine.rules.draws import SEED_BYTES, stream_words

SUSPICIOUS: Final = 1e-6
FEWEST_WORDS: Final = 20_000
WORD_BITS: Final = 32

_BIRTHDAYS: Final = 512
_YEAR_BITS: Final = 24
_MOST_EQUAL: Final = 6
_MATRIX: Final = 32
_LONGEST_GAP: Final = 20
_GAP_SHARE: Final = 0.25

Words: TypeAlias = Sequence[int]


@dataclass(frozen=True, slots=True)
class BatteryResult:
    """What came of a test."""

    name: str
    p: float

    @property
    def passes(self) -> bool:
        """Whether chance explains it."""
        return self.p >= SUSPICIOUS


def run_battery(seed: int, words: int) -> tuple[BatteryResult, ...]:
    """Run all tests on the first so many words of a stream."""
    source = stream_words("QA", seed.to_bytes(SEED_BYTES, "little"))
    return run_tests(tuple(islice(source, words)))


def run_tests(words: Words) -> tuple[BatteryResult, ...]:
    """Run all tests on words."""
    return tuple(BatteryResult(name, test(words)) for name, test in TESTS.items())


def monobit(words: Words) -> float:
    """Count the ones: as many as zeros."""
    ones = sum(word.bit_count() for word in words)
    bits = len(words) * WORD_BITS
    return normal_p((2 * ones - bits) / sqrt(bits))


def each_bit(words: Words) -> float:
    """Count the ones at each place of a word."""
    half = len(words) / 2
    counts = [sum(word >> place & 1 for word in words) for place in range(WORD_BITS)]
    seen = [part for count in counts for part in (count, len(words) - count)]
    square = sum((part - half) ** 2 / half for part in seen)
    return upper_gamma(WORD_BITS / 2, square / 2)


def frequency(words: Words) -> float:
    """Count the four bytes of each word: all 256 as often."""
    seen = Counter(byte for word in words for byte in word.to_bytes(4, "little"))
    return chi_square_p([seen[byte] for byte in range(256)], [len(words) * 4 / 256] * 256)


def serial(words: Words) -> float:
    """Count pairs of neighbouring words by their highest four bits, without overlap."""
    pairs = Counter((words[place] >> 28) * 16 + (words[place + 1] >> 28) for place in range(0, len(words) - 1, 2))
    return chi_square_p([pairs[pair] for pair in range(256)], [len(words) // 2 / 256] * 256)


def correlation(words: Words) -> float:
    """Correlate each word with the one after it."""
    centre = 2**31 - 0.5
    products = sum((one - centre) * (other - centre) for one, other in pairwise(words))
    variance = (2**64 - 1) / 12
    return normal_p(products / variance / sqrt(len(words) - 1))


def runs(words: Words) -> float:
    """Count runs up and down: sequences of words that rise, or fall."""
    rises = [one < other for one, other in pairwise(words)]
    number = 1 + sum(one != other for one, other in pairwise(rises))
    count = len(words)
    return normal_p((number - (2 * count - 1) / 3) / sqrt((16 * count - 29) / 90))


def gaps(words: Words) -> float:
    """Measure how many words lie between those of the lowest quarter."""
    limit, since = int(2**WORD_BITS * _GAP_SHARE), 0
    seen: Counter[int] = Counter()
    for word in words:
        if word < limit:
            seen[min(since, _LONGEST_GAP)] += 1
            since = 0
        else:
            since += 1
    chances = [_GAP_SHARE * (1 - _GAP_SHARE) ** gap for gap in range(_LONGEST_GAP)]
    chances.append((1 - _GAP_SHARE) ** _LONGEST_GAP)
    return chi_square_p([seen[gap] for gap in range(_LONGEST_GAP + 1)], [seen.total() * each for each in chances])


def poker(words: Words) -> float:
    """Deal hands of five from sixteen cards, and count how many of each differ."""
    hands = Counter(
        len({word >> 28, word >> 24 & 15, word >> 20 & 15, word >> 16 & 15, word >> 12 & 15}) for word in words
    )
    stirling = {1: 1, 2: 15, 3: 25, 4: 10, 5: 1}
    chances = {kinds: ways * prod(range(16, 16 - kinds, -1)) / 16**5 for kinds, ways in stirling.items()}
    low = [hands[1] + hands[2], chances[1] + chances[2]]
    seen = [int(low[0]), hands[3], hands[4], hands[5]]
    return chi_square_p(seen, [len(words) * each for each in (low[1], chances[3], chances[4], chances[5])])


def permutations(words: Words) -> float:
    """Count in which order groups of four words stand."""
    orders = Counter(
        tuple(sorted(range(4), key=words[place:place + 4].__getitem__)) for place in range(0, len(words) - 3, 4)
    )
    number = factorial(4)
    seen = [*orders.values(), *[0] * (number - len(orders))]
    return chi_square_p(seen, [len(words) // 4 / number] * number)


def birthday_spacings(words: Words) -> float:
    """Count equal spacings between sorted birthdays: as Poisson says, for 512 of them in a year of 2**24 days."""
    mean = _BIRTHDAYS**3 / (4 * 2**_YEAR_BITS)
    seen: Counter[int] = Counter()
    for start in range(0, len(words) - _BIRTHDAYS + 1, _BIRTHDAYS):
        days = sorted(word >> WORD_BITS - _YEAR_BITS for word in words[start:start + _BIRTHDAYS])
        spacings = Counter(later - day for day, later in pairwise(days))
        equal = sum(times - 1 for times in spacings.values())
        seen[min(equal, _MOST_EQUAL)] += 1
    expected = [seen.total() * each for each in poisson(mean, _MOST_EQUAL)]
    return chi_square_p([seen[count] for count in range(_MOST_EQUAL + 1)], expected)


def matrix_rank(words: Words) -> float:
    """Count the ranks of matrices of 32 by 32 bits: 32, 31, or less."""
    seen = [0, 0, 0]
    for start in range(0, len(words) - _MATRIX + 1, _MATRIX):
        seen[min(2, _MATRIX - _rank(words[start:start + _MATRIX]))] += 1
    chances = [_rank_chance(_MATRIX), _rank_chance(_MATRIX - 1)]
    chances.append(1 - sum(chances))
    return chi_square_p(seen, [sum(seen) * chance for chance in chances])


def _rank_chance(rank: int) -> float:
    """Give how likely a square matrix of random bits has a rank."""
    size = _MATRIX
    ways = prod((1 - 2.0 ** (place - size)) ** 2 / (1 - 2.0 ** (place - rank)) for place in range(rank))
    return 2.0 ** (rank * (2 * size - rank) - size * size) * ways


def _rank(rows: Words) -> int:
    """Give the rank of a matrix of bits, each row a word."""
    basis: list[int] = []
    for row in rows:
        left = row
        for other in basis:
            left = min(left, left ^ other)
        if left:
            basis.append(left)
    return len(basis)


TESTS: Final[dict[str, Callable[[Words], float]]] = {
    "ones and zeros": monobit,
    "each bit": each_bit,
    "frequency of bytes": frequency,
    "serial pairs": serial,
    "correlation": correlation,
    "runs up and down": runs,
    "gaps": gaps,
    "poker": poker,
    "permutations": permutations,
    "birthday spacings": birthday_spacings,
    "matrix rank": matrix_rank,
}
