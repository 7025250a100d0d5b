"""The numbers of Mr. Monopoly: game.yaml as frozen structures."""

from decimal import Decimal
from functools import cached_property
from pathlib import Path
from typing import Final, Literal

import msgspec

from engine.rules.conversion import Hundredths, Positive
from engine.rules.slots.chances import Chance
from engine.rules.slots.pay_lines import PayLines
from engine.rules.slots.slot_numbers import ModeNumbers, SlotFigures, SlotModes, SlotNumbers, SlotRates
from engine.rules.slots.windows import Strip
from games.mr_monopoly.symbols import ROWS, WILD

GAME_FILE: Final = Path(__file__).with_name("game.yaml")
PROVEN: Final = (  # all that the declared figures follow from
    "modes", "properties", "paytable", "reel_strips", "pay_lines", "reel_5_weights", "nudge", "diamond_triggers", "hat",
    "hat_houses", "award", "lane_sector", "free_spins",
)


class ModesNumbers(SlotModes, frozen=True, forbid_unknown_fields=True):
    """The three ways to play (MM-19, MM-20)."""

    mr_monopoly: ModeNumbers
    free_spins: ModeNumbers


class Property(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A property card: its name, and its rents for 1 to 4 Houses and a Hotel, multiples of the stake (MM-5)."""

    name: str
    rents: tuple[Hundredths, ...]


class LastReelWeights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The weight of each stop of reel 5 and that of Mr. Monopoly in its place."""

    each_strip_stop: Positive
    mr_monopoly: Positive


class AwardWeights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What Mr. Monopoly awards in the base game (MM-9)."""

    multiplier_roll: Positive
    property_upgrade: Positive
    neither: Positive


class HandWeights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the Generous Hand awards (MM-17)."""

    multiplier_roll: Positive
    property_upgrade: Positive
    both: Positive


class HouseWeights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often a House lands on an empty cell of each reel, in one of the Free Spins."""

    reel_1: Positive
    reel_2: Positive
    reel_3: Positive
    reel_4: Positive
    of: Positive

    @property
    def by_reel(self) -> tuple[int, int, int, int]:
        """The weights of reels 1 to 4."""
        return self.reel_1, self.reel_2, self.reel_3, self.reel_4


class HouseForRent(Chance, frozen=True, forbid_unknown_fields=True):
    """How often House For Rent comes in the last spin (MM-15)."""

    always_with_no_house: Literal[True]


class FreeSpinsNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Free Spins (MM-14 to MM-17)."""

    house_per_empty_cell: HouseWeights
    house_for_rent: HouseForRent
    house_for_rent_houses: dict[int, Positive]
    generous_hand: HandWeights


class DeclaredRates(SlotRates, frozen=True, forbid_unknown_fields=True):
    """The part of its cost that each mode pays back in the long run."""

    mr_monopoly: Decimal
    free_spins: Decimal


class DeclaredFigures(SlotFigures, frozen=True, forbid_unknown_fields=True):
    """The figures that the game states, and the digest of the numbers that they follow from."""

    rtp: DeclaredRates
    free_spins_mean: Decimal
    most: Positive


class MonopolyNumbers(SlotNumbers, frozen=True, forbid_unknown_fields=True, dict=True):
    """All that game.yaml says."""

    code: Literal["MM"]
    modes: ModesNumbers
    properties: tuple[Property, ...]
    reel_5_weights: LastReelWeights
    nudge: Chance
    diamond_triggers: Chance
    hat: Chance
    hat_houses: dict[int, Positive]
    award: AwardWeights
    lane_sector: dict[int, Positive]
    free_spins: FreeSpinsNumbers
    declared: DeclaredFigures

    @cached_property
    def strips(self) -> tuple[Strip, ...]:
        """The five strips."""
        return self.strips_of(ROWS)

    @cached_property
    def lines(self) -> PayLines:
        """The pay lines with the paytable (MM-1, MM-2)."""
        return PayLines(self.rows_of_lines(), self.paytable, (WILD,))



def fields_of(weights: AwardWeights | HandWeights) -> dict[str, int]:
    """Give a part of named weights as a table."""
    return {name: getattr(weights, name) for name in weights.__struct_fields__}
