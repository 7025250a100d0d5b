"""Outcomes of a base spin by name, each by the draws that lead to it."""

from itertools import product
from typing import Final

from engine.rules.contract import NamedOutcome
from engine.rules.events import Json
from games.mr_monopoly.drawn_choices import BLANK, CELL_NAMES, SECTOR_NAMES, STOP_NAMES
from games.mr_monopoly.numbers import MonopolyNumbers
from games.mr_monopoly.symbols import DIAMOND, HOUSE, MR_MONOPOLY, PROPERTY_CELLS

Answers = dict[str, Json]

_ONE_HOUSE_EACH_SPIN: Final[Answers] = {name: [HOUSE] for name in CELL_NAMES.values()}


def named_outcomes(numbers: MonopolyNumbers) -> tuple[NamedOutcome, ...]:
    """Give one outcome for each feature; what they leave open is left to chance."""
    quiet = _quiet_stops(numbers)
    with_house = quiet | {STOP_NAMES[1]: numbers.strips[1].stops_with(HOUSE)[0]}
    lands = with_house | {STOP_NAMES[4]: MR_MONOPOLY}
    plain = lands | {"hat": False}
    diamond = quiet | {STOP_NAMES[4]: numbers.strips[4].stops_with(DIAMOND)[0], "free spins triggered": True}
    return tuple(NamedOutcome(name, answers) for name, answers in (
        ("no prize", quiet),
        ("Mr. Monopoly lands: rent alone", plain | {"award": "neither"}),
        ("nudge", with_house | {"nudge": True}),
        ("hat", lands | {"hat": True}),
        ("hat without a House in the window", quiet | {STOP_NAMES[4]: MR_MONOPOLY, "hat": True}),
        ("Property Upgrade", plain | {"award": "property_upgrade"}),
        ("Multiplier Roll", plain | {"award": "multiplier_roll"}),
        ("Diamond without Free Spins", diamond | {"free spins triggered": False}),
        ("Free Spins", diamond),
        ("Free Spins: House For Rent", diamond | _no_house_in_three_spins()),
        ("Free Spins: roll", diamond | {"generous hand": "multiplier_roll"}),
        ("Free Spins: upgrade", diamond | {"generous hand": "property_upgrade"}),
        ("Free Spins: both", diamond | {"generous hand": "both"}),
        ("Free Spins: full grid", diamond | _ONE_HOUSE_EACH_SPIN),
        ("18,000 times the stake", diamond | _the_most()),
    ))


def _quiet_stops(numbers: MonopolyNumbers) -> Answers:
    """Give stops without a House, a Diamond or a line that wins: the first such stops."""
    places = [strip.stops_without(HOUSE) for strip in numbers.strips[:4]]
    places.append(numbers.strips[4].stops_without(DIAMOND))
    for stops in product(*places):
        window = tuple(strip.columns[stop] for strip, stop in zip(numbers.strips, stops, strict=True))
        if not any(numbers.lines.wins(window)):
            return dict(zip(STOP_NAMES, stops, strict=True))
    raise ValueError("the strips have no window without a win")


def _no_house_in_three_spins() -> Answers:
    return {CELL_NAMES[cell]: [BLANK, BLANK, BLANK, "..."] for cell in PROPERTY_CELLS}


def _the_most() -> Answers:
    """Fill the grid at once, then upgrade and roll onto the best multiplier."""
    return _ONE_HOUSE_EACH_SPIN | {"generous hand": "both"} | dict.fromkeys(SECTOR_NAMES, 12)
