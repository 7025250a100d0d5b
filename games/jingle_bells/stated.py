"""What the rules pages of Jingle Bells state, from game.yaml alone."""

from engine.rules.money import pounds
from engine.rules.slots.declared import odds_of
from engine.rules.slots.stated import Stated, mean_text, returns_and_prices, times_and_amount, worth_text
from games.jingle_bells.numbers import BellsNumbers
from games.jingle_bells.symbols import BAUBLES_OF_A_STAGE, CASH_PRIZES, STAGES


def stated(numbers: BellsNumbers, stake: int) -> Stated:
    """Give each row of numbers by its key, at a stake in pence."""
    declared = numbers.declared
    return {
        **returns_and_prices(numbers.sold_modes(), declared.rtp, stake),
        "any_win": (odds_of(declared.any_win),),
        "line_hit": (odds_of(declared.line_hit),),
        "golden_leaf": (odds_of(declared.golden_leaf),),
        "christmas_spins": (odds_of(declared.christmas_spins),),
        "christmas_spins_mean": (mean_text(declared.christmas_spins_mean),),
        "next_spin": tuple(worth_text(worth) for worth in declared.next_spin),
        "win_cap": times_and_amount(numbers.win_cap * 100, stake),
        **{prize: times_and_amount(times * 100, stake) for prize, times in numbers.bonus_prizes.by_name().items()},
        "cash_times": tuple(f"{times}x" for times in CASH_PRIZES),
        "cash_amounts": tuple(pounds(times * stake) for times in CASH_PRIZES),
        **{stage: (str(place * BAUBLES_OF_A_STAGE),) for place, stage in enumerate(STAGES, start=1)},
    }
