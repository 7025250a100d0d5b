"""Every draw that a game makes, by its name and what it draws from; each held against its weights by chi-square."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from engine.qa.simulation.blocks import Campaign
from engine.qa.simulation.comparison import normal_score, pooled_chi_square
from engine.rules.contract import Game, Order
from engine.rules.draws import Drawn, Draws, RecordingDraws, StreamDraws, Weights

_BINS: Final = 64  # wide ranges are counted in so many parts


def draws_of(game: Game, stake: int, rounds: int) -> dict[str, Drawn]:
    """Play rounds of each mode and give one draw of each name and size that they made, by a text that tells it."""
    found: dict[str, Drawn] = {}
    for mode in game.modes:
        order, carried = Order(game.id, stake, mode.id), ""
        for seed in next(Campaign("", "", mode.id, stake, 1, 0).blocks(rounds)).seeds():
            recording = RecordingDraws(StreamDraws(game.code, seed))
            carried = game.open(order, recording, carried).carried
            for drawn in recording.drawn:
                found.setdefault(_text_of(drawn), drawn)
    return found


def score(drawn: Drawn, draws: Draws, times: int) -> float:
    """Draw so many times what was drawn; give chi-square against the weights as a normal score."""
    match drawn.choices:
        case int(n):
            return _score_of_range(n, (draws.below(drawn.name, n) for _ in range(times)), times)
        case Weights() as table:
            seen: Counter[object] = Counter(draws.weighted(drawn.name, table) for _ in range(times))
            pairs = [(seen[item], times * table.weight_of(item) / table.total) for item in table.items]
            return normal_score(*pooled_chi_square(pairs))
        case items:
            places = tuple(range(len(items)))
            return _score_of_orders(places, (draws.shuffled(drawn.name, places) for _ in range(times)), times)


def _text_of(drawn: Drawn) -> str:
    match drawn.choices:
        case int(n):
            return f"{drawn.name}: below {n}"
        case Weights() as table:
            return f"{drawn.name}: one of {len(table.items)} by {table.cumulative}"
        case items:
            return f"{drawn.name}: {len(items)} in order"


def _score_of_range(n: int, answers: Iterable[int], times: int) -> float:
    bins = min(n, _BINS)
    seen = Counter(answer * bins // n for answer in answers)
    firsts = [-(-place * n // bins) for place in range(bins + 1)]
    pairs = [(seen[place], times * (firsts[place + 1] - firsts[place]) / n) for place in range(bins)]
    return normal_score(*pooled_chi_square(pairs)) if bins > 1 else 0.0


def _score_of_orders(places: tuple[int, ...], orders: Iterable[tuple[int, ...]], times: int) -> float:
    """Count which item comes first and which comes last, as pairs."""
    seen = Counter((order[0], order[-1]) for order in orders)
    pairs = [(one, other) for one in places for other in places if one != other]
    return normal_score(*pooled_chi_square([(seen[pair], times / len(pairs)) for pair in pairs])) if pairs else 0.0
