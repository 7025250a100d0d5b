"""What the rules pages of Mr. Monopoly state, from game.yaml alone."""

from decimal import Decimal

from engine.rules.money import pounds
from engine.rules.slots.declared import odds_of, percent_text
from engine.rules.slots.stated import Stated, mean_text, returns_and_prices, times_and_amount
from games.mr_monopoly.numbers import MonopolyNumbers, fields_of
from games.mr_monopoly.symbols import DIAMOND, LAST_REEL, MULTIPLIERS


def stated(numbers: MonopolyNumbers, stake: int) -> Stated:
    """Give each row of numbers by its key, at a stake in pence."""
    declared = numbers.declared
    return {
        **returns_and_prices(numbers.sold_modes(), declared.rtp, stake),
        "any_win": (odds_of(declared.any_win),),
        "line_hit": (odds_of(declared.line_hit),),
        "free_spins_mean": (mean_text(declared.free_spins_mean),),
        "most": times_and_amount(declared.most * 100, stake),
        **_rents(numbers, stake),
        **_last_reel(numbers),
        **_lane(numbers),
        **_hand(numbers),
    }


def _rents(numbers: MonopolyNumbers, stake: int) -> Stated:
    """Give what each property pays (MM-5)."""
    return {
        f"rents_{reel}": tuple(pounds(rent * stake // 100) for rent in card.rents)
        for reel, card in enumerate(numbers.properties, start=1)
    }


def _last_reel(numbers: MonopolyNumbers) -> Stated:
    """Give how often Mr. Monopoly lands (MM-3), and how often a Diamond triggers the Free Spins (MM-13)."""
    strip, weights = numbers.strips[LAST_REEL - 1], numbers.reel_5_weights
    whole = Decimal(len(strip.columns) * weights.each_strip_stop + weights.mr_monopoly)
    diamond = len(strip.stops_with(DIAMOND)) * weights.each_strip_stop / whole
    triggers = numbers.diamond_triggers
    return {
        "mr_monopoly_lands": (odds_of(weights.mr_monopoly / whole),),
        "free_spins": (odds_of(diamond * triggers.chance / triggers.of),),
    }


def _lane(numbers: MonopolyNumbers) -> Stated:
    """Give what a sector may hold, and how often it does (MM-11)."""
    names, half = tuple(f"x{times}" for times in MULTIPLIERS), len(MULTIPLIERS) // 2
    whole = Decimal(sum(numbers.lane_sector.values()))
    return {
        "multipliers": names,
        "lower_multipliers": names[:half],
        "higher_multipliers": names[half:],
        "sector_chances": tuple(percent_text(numbers.lane_sector[times] / whole) for times in MULTIPLIERS),
    }


def _hand(numbers: MonopolyNumbers) -> Stated:
    """Give how often the Generous Hand gives what (MM-17)."""
    weights = fields_of(numbers.free_spins.generous_hand)
    whole = Decimal(sum(weights.values()))
    names = {"multiplier_roll": "hand_roll", "property_upgrade": "hand_upgrade", "both": "hand_both"}
    return {name: (percent_text(weights[award] / whole),) for award, name in names.items()}
