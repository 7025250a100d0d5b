"""The battery passes the stream and catches bad sources; each named draw of each game follows its weights."""

import random
from collections.abc import Callable

import pytest

from engine.qa.randomness.battery import FEWEST_WORDS, TESTS, run_battery, run_tests
from engine.qa.randomness.named_draws import draws_of, score
from engine.qa.randomness.p_values import chi_square_p, normal_p, poisson, upper_gamma
from engine.rules.draws import StreamDraws
from tests.maths.games import GAMES, campaign, provable

TOO_RARE = 5.5  # as a normal score; there are some hundred draws
CHANCE = random.Random(7)


def fair() -> int:
    return CHANCE.getrandbits(32)


def sticky() -> Callable[[], int]:
    """Now and then a word comes twice."""
    last = [0]

    def word() -> int:
        last[0] = last[0] if CHANCE.random() < 0.05 else fair()
        return last[0]

    return word


BAD: dict[str, tuple[Callable[[], Callable[[], int]], str]] = {
    "one bit set too often": (lambda: lambda: fair() | (CHANCE.random() < 0.1) << 9, "each bit"),
    "more ones than zeros": (lambda: lambda: fair() | fair() & fair() & fair() & fair(), "ones and zeros"),
    "no odd byte": (lambda: lambda: fair() & 0xFEFEFEFE, "frequency of bytes"),
    "words that come twice": (sticky, "birthday spacings"),
    "both halves alike": (lambda: lambda: (CHANCE.getrandbits(16)) * 0x00010001, "matrix rank"),
    "too few of the lowest quarter": (lambda: lambda: fair() if CHANCE.random() < 0.9 else fair() | 1 << 31, "gaps"),
}


def test_C1_the_stream_passes_the_battery() -> None:
    assert {result.name: result.p for result in run_battery(1, 40_000) if not result.passes} == {}


@pytest.mark.parametrize("fault", BAD)
def test_the_battery_catches_a_bad_source(fault: str) -> None:
    make, caught_by = BAD[fault]
    word = make()
    results = run_tests([word() for _ in range(FEWEST_WORDS * 2)])
    assert caught_by in {result.name for result in results if not result.passes}


@pytest.mark.parametrize("name", TESTS)
def test_every_test_of_the_battery_fails_for_a_counter(name: str) -> None:
    """A counter from 0, or the same word again and again, is caught by each test."""
    counter, same = range(FEWEST_WORDS), [0x0F0F0F0F] * FEWEST_WORDS
    assert min(TESTS[name](counter), TESTS[name](same)) < 1e-6


def test_p_values_of_the_tables() -> None:
    assert upper_gamma(0.5, 3.841459 / 2) == pytest.approx(0.05, abs=1e-6)
    assert upper_gamma(5, 18.307038 / 2) == pytest.approx(0.05, abs=1e-6)
    assert upper_gamma(50, 124.342113 / 2) == pytest.approx(0.05, abs=1e-6)
    assert upper_gamma(50, 77.929465 / 2) == pytest.approx(0.95, abs=1e-6)
    assert upper_gamma(3, 0) == 1
    assert normal_p(1.959964) == pytest.approx(0.05, abs=1e-6)
    assert chi_square_p([60, 40], [50.0, 50.0]) == pytest.approx(0.0455, abs=1e-4)
    assert poisson(2, 2) == pytest.approx([0.135335, 0.270671, 0.593994], abs=1e-6)


NAMES = {"festive_lines_gold": 19, "christmas_jumper": 27, "mr_monopoly": 50, "jingle_bells": 8 + 3 * 36}


def worst_scores(game: str, times: int, rounds: int) -> dict[str, float]:
    """The named draws of so many rounds whose chi-square is too large, each drawn often from a stream of its own."""
    found = draws_of(provable(game).game, campaign(game).stake, rounds)
    names = {drawn.name for drawn in found.values()}
    assert NAMES[game] * 9 // 10 <= len(names) <= NAMES[game]
    assert rounds < 5000 or len(names) == NAMES[game]
    scores = {
        text: score(drawn, StreamDraws("QA", place.to_bytes(12, "little")), times)
        for place, (text, drawn) in enumerate(found.items())
    }
    return {text: one for text, one in scores.items() if one > TOO_RARE}


@pytest.mark.parametrize("game", GAMES)
def test_C1_every_named_draw_follows_its_weights(game: str) -> None:
    assert worst_scores(game, 10_000, 400) == {}


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_C1_every_named_draw_follows_its_weights_in_a_million_draws(game: str) -> None:
    """All draws that there are by their names: the rare ones come in five thousand rounds of each mode, too."""
    assert worst_scores(game, 1_000_000, 5000) == {}


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1, 5))
def test_C1_long_streams_pass_the_battery(seed: int) -> None:
    assert {result.name: result.p for result in run_battery(seed, 2_000_000) if not result.passes} == {}


def test_a_draw_with_other_weights_is_caught() -> None:
    found = draws_of(provable("mr_monopoly").game, 100, 400)
    (hat,) = [drawn for text, drawn in found.items() if text.startswith("hat houses:")]

    class Loaded(StreamDraws):
        """Gives one House a little too often."""

        def weighted(self, name: str, table: object) -> object:  # type: ignore[override]  # a toy of one table
            came = super().weighted(name, table)  # type: ignore[arg-type]  # as above
            return 1 if came == 4 and self.below(name, 3) == 0 else came

    assert score(hat, Loaded("QA", bytes(12)), 10_000) > TOO_RARE
