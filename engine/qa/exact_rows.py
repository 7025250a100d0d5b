"""Exact figures as rows of text, and as JSON; the same ones on the terminal and on a page."""

from collections.abc import Mapping, Sequence
from decimal import Decimal
from fractions import Fraction
from typing import Final, NamedTuple

from engine.rules.events import Json
from engine.rules.exact import Declared, ExactMode, ExactReport, decimal_text
from engine.rules.exact_prizes import Band

PLACES: Final = 10
_BAND_PLACES: Final = 8
POINTS: Final = Fraction(1, 1000)  # a tenth of a percentage point of the payout

_LARGEST_DENOMINATOR: Final = 10**12  # longer fractions say nothing


class Row(NamedTuple):
    """A figure: what kind it is of, its name, its value, and another way to say it."""

    kind: str
    name: str
    value: str
    in_words: str


def rows_of(exact: ExactMode) -> list[Row]:
    """Give all figures of a mode."""
    rows = [
        Row("whole", "payout", f"{decimal_text(exact.rtp * 100, PLACES)} %", fraction_text(exact.rtp)),
        Row("whole", "mean", f"{decimal_text(exact.mean, PLACES)}x", ""),
    ]
    if exact.deviation is not None:
        rows.append(Row("whole", "standard deviation", f"{decimal_text(exact.deviation, PLACES)}x", ""))
    for name, worth in exact.worth.items():
        share = f"{decimal_text(worth / exact.mean * 100, 2)} % of what is paid"
        rows.append(Row("part", name, f"{decimal_text(worth, PLACES)}x", share))
    rows += [Row("rate", name, decimal_text(rate, PLACES), every_text(rate)) for name, rate in exact.rates.items()]
    rows += [Row("further", name, _value_text(value), _small_text(value)) for name, value in exact.others.items()]
    for band in exact.bands:
        rows.append(Row("prizes", band.name, decimal_text(band.chance, PLACES), every_text(band.chance)))
    rounds, normal = exact.rounds_for_error(POINTS), exact.rounds_near_normal()
    if rounds is not None:
        rows.append(Row("rounds", "for a standard error of 0.1 points of payout", f"{rounds:,}", ""))
    if normal is not None:
        rows.append(Row("rounds", "until the mean payout is near normal", f"{normal:,}", ""))
    return rows


def state_table(exact: ExactMode) -> list[tuple[str, ...]]:
    """Give the figures by state as a table: its head, then a row for each state; empty where there are none."""
    if not exact.states:
        return []
    names = next(iter(exact.states.values()))
    rows = (
        (state, *(_value_text(value) for value in figures.values())) for state, figures in exact.states.items()
    )
    return [("from", *names), *rows]


def band_table(exact: ExactMode) -> list[tuple[str, ...]]:
    """Give the prizes in bands by state as a table: its head, then a row for each state; empty where there are none."""
    if not exact.state_bands:
        return []
    names = next(iter(exact.state_bands.values()))
    rows = (
        (state, *(decimal_text(band.chance, _BAND_PLACES) for band in bands))
        for state, bands in exact.state_bands.items()
    )
    return [("prizes from", *(band.short_name for band in names)), *rows]


def declared_row(each: Declared) -> tuple[str, str, str, str]:
    """Give a declared figure: its name, what is declared, what it is exactly, and whether that holds."""
    places = max(PLACES, -int(each.declared.as_tuple().exponent))
    return each.name, f"{each.declared:,}", decimal_text(each.exact, places), "holds" if each.holds else "DIFFERS"


def as_json(report: ExactReport, modes: Sequence[str], provenance: Mapping[str, str]) -> dict[str, Json]:
    """Write the figures of these modes for a program; fractions as text, in full where they are short."""
    return {
        "is_proven": report.is_proven,
        "holds": report.holds,
        "declared": [
            {"name": each.name, "declared": str(each.declared), "exact": _exact(each.exact), "holds": each.holds}
            for each in report.declared
        ],
        "modes": {mode: _mode_json(report.modes[mode]) for mode in modes},
        "provenance": dict(provenance),
    }


def every_text(rate: Fraction) -> str:
    """Write how often something happens: `1 in 2.69`; never and always where it does so."""
    if rate in {0, 1}:
        return "always" if rate else "never"
    every = 1 / rate
    return f"1 in {decimal_text(every, 2 if every < 1000 else 0)}"  # noqa: PLR2004  from there decimals say nothing


def fraction_text(value: Fraction) -> str:
    """Write a fraction that is short: `7/10`."""
    return str(value) if value.denominator <= _LARGEST_DENOMINATOR else ""


def _value_text(value: Fraction) -> str:
    """Write a figure with ten places; a small one with ten digits."""
    small = 0 < abs(value) < Fraction(1, 1000)
    return f"{Decimal(value.numerator) / Decimal(value.denominator):.9e}" if small else decimal_text(value, PLACES)


def _small_text(value: Fraction) -> str:
    return every_text(value) if 0 < value < Fraction(1, 2) else ""


def _exact(value: Fraction) -> dict[str, Json]:
    return {"decimal": decimal_text(value, 15).replace(",", ""), "fraction": fraction_text(value)}


def _band_json(band: Band) -> dict[str, Json]:
    return {"band": band.name, "chance": _exact(band.chance)}


def _mode_json(exact: ExactMode) -> dict[str, Json]:
    deviation, rounds = exact.deviation, exact.rounds_for_error(POINTS)
    return {
        "title": exact.title,
        "cost": _exact(exact.cost),
        "payout": _exact(exact.rtp),
        "mean": _exact(exact.mean),
        "standard_deviation": None if deviation is None else _exact(deviation),
        "parts": {name: _exact(worth) for name, worth in exact.worth.items()},
        "rates": {name: _exact(rate) for name, rate in exact.rates.items()},
        "further": {name: _exact(value) for name, value in exact.others.items()},
        "states": {
            state: {name: _exact(value) for name, value in figures.items()} for state, figures in exact.states.items()
        },
        "bands": [_band_json(band) for band in exact.bands],
        "bands_by_state": {state: [_band_json(band) for band in bands] for state, bands in exact.state_bands.items()},
        "rounds_for_standard_error_of_0.1_points": rounds,
        "rounds_until_near_normal": exact.rounds_near_normal(),
        "method": exact.method,
    }
