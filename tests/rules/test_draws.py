"""The stream: unbiased, the same everywhere, and as likely as its weights say."""

import hashlib
from collections import Counter
from contextlib import suppress
from itertools import islice, permutations

import pytest

from engine.rules.draws import RecordingDraws, StreamDraws, Weights, stream_words
from engine.rules.draws.unbiased import UnbiasedDraws

SEED = bytes(range(12))


class WordsGone(Exception):  # noqa: N818  not an error, the end of a toy
    """The toy source has no further word."""


class ToyDraws(UnbiasedDraws):
    """Draws from a few words, which say when a further one is asked for."""

    def __init__(self, *words: int, bits: int) -> None:
        super().__init__(bits, list(reversed(words)))

    def _more_words(self) -> list[int]:
        raise WordsGone


@pytest.mark.parametrize("n", range(1, 257))
def test_C2_every_answer_has_exactly_as_many_words_of_a_toy_source(n: int) -> None:
    answers: Counter[int] = Counter()
    redrawn = 0
    for word in range(256):
        try:
            answers[ToyDraws(word, bits=8).below("n", n)] += 1
        except WordsGone:
            redrawn += 1
    assert answers == dict.fromkeys(range(n), 256 // n)
    assert redrawn == 256 % n


@pytest.mark.parametrize("n", [17, 100, 250, 256])
def test_C2_every_answer_has_exactly_as_many_pairs_of_words_of_a_toy_source(n: int) -> None:
    answers: Counter[int] = Counter()
    redrawn = 0
    for low in range(16):
        for high in range(16):
            try:
                answers[ToyDraws(low, high, bits=4).below("n", n)] += 1
            except WordsGone:
                redrawn += 1
    assert answers == dict.fromkeys(range(n), 256 // n)
    assert redrawn == 256 % n


def test_C2_every_item_and_every_order_has_exactly_as_many_words_of_a_toy_source() -> None:
    table = Weights.of([("a", 1), ("b", 2), ("c", 4)])
    items: Counter[str] = Counter()
    orders: Counter[tuple[int, ...]] = Counter()
    for word in range(16):
        for second in range(16):
            with suppress(WordsGone):
                orders[ToyDraws(word, second, bits=4).shuffled("order", range(3))] += 1
        with suppress(WordsGone):
            items[ToyDraws(word, bits=4).weighted("item", table)] += 1
    assert items == {"a": 2, "b": 4, "c": 8}  # 14 of 16 words, two for each unit of weight
    assert orders == dict.fromkeys(permutations(range(3)), 5 * 8)  # 15 of 16 words for a place of three, all for two


@pytest.mark.parametrize("bits", [4, 8])
def test_words_without_an_answer_are_drawn_again(bits: int) -> None:
    assert ToyDraws(0, 0, 15, bits=bits).below("n", 9) == 15 * 9 >> bits
    assert ToyDraws(0, 0, 15, bits=bits).weighted("n", Weights.of((place, 1) for place in range(9))) == 15 * 9 >> bits


def words_by_hand(code: bytes, seed: bytes, count: int) -> list[int]:
    """The words of a stream as its description says, without the code under test."""
    key = hashlib.blake2b(seed, digest_size=32, person=code).digest()
    blocks = b"".join(hashlib.blake2b(key + block.to_bytes(8, "little")).digest() for block in range(count // 16 + 1))
    return [int.from_bytes(blocks[start : start + 4], "little") for start in range(0, 4 * count, 4)]


def test_the_words_are_blake2b_in_counter_mode() -> None:
    assert list(islice(stream_words("FL", SEED), 100)) == words_by_hand(b"FL", SEED, 100)


def test_the_stream_keeps_its_test_vectors() -> None:
    assert list(islice(stream_words("FL", bytes(12)), 4)) == [0x69DA436E, 0xF7F35419, 0xEDE15D5F, 0x490C15C]
    assert list(islice(stream_words("JB", SEED), 3)) == [0xE4753888, 0xF4305C6C, 0x78763E3B]
    draws = StreamDraws("FL", bytes(12))
    assert [draws.below("number", 100) for _ in range(10)] == [41, 96, 92, 1, 4, 31, 61, 6, 84, 28]
    assert draws.below("wide number", 10**15) == 169068390890880
    assert draws.shuffled("order", range(9)) == (0, 1, 7, 4, 6, 2, 5, 8, 3)
    assert draws.weighted("letter", Weights.of([("a", 1), ("b", 2), ("c", 3)])) == "b"


@pytest.mark.parametrize("table", [
    Weights.of([("a", 3), ("b", 1), ("c", 120)]), Weights.of([("a", 12_345), ("b", 678), ("c", 2**31)]),
])
def test_several_draws_at_once_are_what_they_are_one_by_one(table: Weights[str]) -> None:
    names = [f"cell {place}" for place in range(40)]  # words of three blocks
    bounds = [(name, 3**place) for place, name in enumerate(names)]
    at_once, singly = StreamDraws("FL", SEED), StreamDraws("FL", SEED)
    assert at_once.each_weighted(names, table) == [singly.weighted(name, table) for name in names]
    assert at_once.each_below(bounds) == tuple(singly.below(name, n) for name, n in bounds)
    recording = RecordingDraws(StreamDraws("FL", SEED))
    recording.each_weighted(names, table)
    assert recording.each_below(bounds) == tuple(drawn.answer for drawn in recording.drawn[-len(bounds) :])
    assert [drawn.name for drawn in recording.drawn] == names + names
    assert recording.below("what follows", 2**32) == singly.below("what follows", 2**32)


def test_several_draws_at_once_draw_again_what_has_no_answer() -> None:
    table = Weights.evenly(("a", "b", "c"))  # of 16 words 0 stands for none
    assert ToyDraws(0, 6, 0, 0, 15, bits=4).each_weighted(["one", "two"], table) == ["b", "c"]
    assert ToyDraws(0, 6, 0, 0, 15, bits=4).each_below([("one", 3), ("two", 3)]) == (1, 2)


def test_a_number_above_32_bits_takes_two_words_the_lower_one_first() -> None:
    low, high = words_by_hand(b"FL", SEED, 2)
    assert StreamDraws("FL", SEED).below("wide", 1 << 33) == (low | high << 32) >> 31
    assert StreamDraws("FL", SEED).below("widest", 1 << 64) == low | high << 32
    assert StreamDraws("FL", SEED).below("narrow", 1 << 32) == low


@pytest.mark.parametrize("n", [0, -1, (1 << 64) + 1])
def test_no_number_can_be_drawn_below_nothing(n: int) -> None:
    with pytest.raises(ValueError, match="draw 'stop': cannot draw below"):
        StreamDraws("FL", SEED).below("stop", n)


def test_a_seed_has_96_bits() -> None:
    with pytest.raises(ValueError, match="a seed of 11 bytes, expected 12"):
        StreamDraws("FL", bytes(11))


def chi_square(counts: Counter[object], expected: dict[object, float]) -> float:
    return sum((counts[item] - often) ** 2 / often for item, often in expected.items())


def test_C1_numbers_weights_and_orders_come_as_often_as_they_should() -> None:
    draws = StreamDraws("FL", SEED)
    numbers: Counter[object] = Counter(draws.below("number", 10) for _ in range(10_000))
    assert chi_square(numbers, dict.fromkeys(range(10), 1000.0)) < 27.9  # 9 degrees, 0.1 %
    table = Weights.of([("rare", 1), ("some", 3), ("often", 6)])
    items: Counter[object] = Counter(draws.weighted("item", table) for _ in range(10_000))
    assert chi_square(items, {"rare": 1000.0, "some": 3000.0, "often": 6000.0}) < 13.9  # 2 degrees
    orders: Counter[object] = Counter(draws.shuffled("order", "abcd") for _ in range(12_000))
    assert len(orders) == 24
    assert chi_square(orders, dict.fromkeys(orders, 500.0)) < 49.8  # 23 degrees


@pytest.mark.parametrize("pairs", [[], [("a", 0)], [("a", 3), ("b", -1)]])
def test_B55_weights_are_positive_and_there(pairs: list[tuple[str, int]]) -> None:
    with pytest.raises(ValueError, match="weight"):
        Weights.of(pairs)


def test_a_recording_keeps_every_draw_with_its_chance() -> None:
    draws = RecordingDraws(StreamDraws("FL", SEED))
    table = Weights.of([(10, 3), (20, 1)])
    answers = (draws.below("stop", 6), draws.weighted("prize", table), draws.shuffled("order", "abc"))
    assert tuple(drawn.answer for drawn in draws.drawn) == answers
    assert [drawn.name for drawn in draws.drawn] == ["stop", "prize", "order"]
    assert [str(drawn.probability) for drawn in draws.drawn] == ["1/6", "3/4" if answers[1] == 10 else "1/4", "1/6"]


def test_a_recording_changes_nothing() -> None:
    plain, recorded = StreamDraws("FL", SEED), RecordingDraws(StreamDraws("FL", SEED))
    assert [plain.below("n", 1000) for _ in range(50)] == [recorded.below("n", 1000) for _ in range(50)]
