"""Simulated rounds against exact figures: how many standard errors each is off, and its bounds."""

from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from math import cbrt, sqrt
from typing import Final, Literal, TypeAlias

from engine.qa.simulation.tally import Tally
from engine.rules.exact import ANY_WIN, ExactMode
from engine.rules.exact_prizes import Prizes

Z_99: Final = 2.5758293035489004  # 99 % of a normal distribution lie within so many standard errors
TOO_FAR: Final = 5.0  # by chance, one figure in 1.7 million is farther off
FEWEST_EVENTS: Final = 25  # a rate of fewer events is too far from normal to be judged
FEWEST_ROUNDS: Final = 1_000_000  # for what is paid, whose rare large prizes decide

Verdict: TypeAlias = Literal["agrees", "differs", "too few rounds"]


@dataclass(frozen=True, slots=True)
class Compared:
    """One figure: as simulated, exactly, and the standard error of the simulated one."""

    name: str
    simulated: float
    exact: float
    error: float
    is_judged: bool

    @property
    def z(self) -> float:
        """How many standard errors the simulated figure is off."""
        off = self.simulated - self.exact
        return off / self.error if self.error else 0.0 if abs(off) < 1e-12 else float("inf")  # noqa: PLR2004 (rounding)

    @property
    def bounds(self) -> tuple[float, float]:
        """Between which values the figure lies, by the simulation alone, at 99 %."""
        return self.simulated - Z_99 * self.error, self.simulated + Z_99 * self.error

    @property
    def verdict(self) -> Verdict:
        """What the simulation says about the exact figure."""
        if not self.error:
            return "agrees" if self.z == 0 else "differs"
        if not self.is_judged:
            return "too few rounds"
        return "differs" if abs(self.z) > TOO_FAR else "agrees"


def compare(tally: Tally, exact: ExactMode, stake: int) -> tuple[Compared, ...]:
    """Compare all figures that both know; payouts are parts of the cost, parts are multiples of the stake."""
    rounds, cost = tally.rounds, float(exact.cost)
    variance = _simulated_variance(tally.paid, tally.squares, rounds) / stake**2
    if exact.variance is not None:
        variance = float(exact.variance)
    enough = rounds >= FEWEST_ROUNDS
    mean = tally.paid / rounds / stake
    compared = [Compared("payout", mean / cost, float(exact.rtp), sqrt(variance / rounds) / cost, enough)]
    for name, worth in exact.worth.items():
        sums = tally.parts.get(name)
        total, squares = (sums.total, sums.squares) if sums else (0, 0)
        part = exact.part_variances.get(name)
        spread = _simulated_variance(total, squares, rounds) / stake**2 if part is None else float(part)
        error = sqrt(spread / rounds)
        compared.append(Compared(name, total / rounds / stake, float(worth), error, enough))
    for name, rate in exact.rates.items():
        seen = tally.rounds - tally.prizes[0] if name == ANY_WIN else tally.happened[name]
        compared.append(_compared_rate(name, seen, rounds, rate))
    return *compared, *_compared_bands(tally, exact, stake)


def chi_square(tally: Tally, exact: ExactMode, stake: int) -> tuple[float, int] | None:
    """Give the chi-square of the prizes against their exact chances, and its degrees of freedom.

    Prizes that are expected fewer than five times count together. None where the chances are not known.
    """
    if exact.prizes is None:
        return None
    chances = {prize * stake: chance for prize, chance in exact.prizes}
    impossible = sum(times for prize, times in tally.prizes.items() if prize not in chances)
    pairs = [(tally.prizes[int(prize)], float(chance) * tally.rounds) for prize, chance in chances.items()]
    return pooled_chi_square(pairs) if not impossible else (float("inf"), 1)


def pooled_chi_square(pairs: list[tuple[int, float]], fewest: float = 5.0) -> tuple[float, int]:
    """Give the chi-square of (seen, expected) and its degrees of freedom; cells expected too rarely count together."""
    common = [(seen, expected) for seen, expected in pairs if expected >= fewest]
    rare = [(seen, expected) for seen, expected in pairs if expected < fewest]
    if rare:
        common.append((sum(seen for seen, _ in rare), sum(expected for _, expected in rare)))
    square = sum((seen - expected) ** 2 / expected for seen, expected in common if expected)
    return square, max(1, len(common) - 1)


def normal_score(square: float, freedom: int) -> float:
    """Give a chi-square as a normal score (Wilson and Hilferty): above 3 it is rarer than one in 740."""
    if square == float("inf"):
        return square
    spread = 2 / (9 * freedom)
    return (cbrt(square / freedom) - (1 - spread)) / sqrt(spread)


def _compared_bands(tally: Tally, exact: ExactMode, stake: int) -> list[Compared]:
    """Compare prizes in bands, where they are not known one by one; any win is compared already."""
    if exact.prizes is not None or not exact.bands:
        return []
    _, *seen = Prizes(tally.prizes, Fraction(1, stake), tally.rounds).bands(exact.cost)
    _, *bands = exact.bands
    return [
        _compared_rate(f"prize {band.name}", int(came.chance * tally.rounds), tally.rounds, band.chance)
        for band, came in zip(bands, seen, strict=True)
    ]


def _compared_rate(name: str, seen: int, rounds: int, rate: Fraction) -> Compared:
    exact = float(rate)
    expected = min(exact, 1 - exact) * rounds
    return Compared(name, seen / rounds, exact, sqrt(max(0.0, exact * (1 - exact)) / rounds), expected >= FEWEST_EVENTS)


def _simulated_variance(total: int, squares: int, rounds: int) -> float:
    """Give the variance of amounts in pence, from exact sums."""
    if rounds < 2:  # noqa: PLR2004  one round has none
        return 0.0
    return float(Decimal(squares * rounds - total * total) / Decimal(rounds * (rounds - 1)))
