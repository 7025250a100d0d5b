"""Windows laid out by hand, and an evaluator of lines that knows no code of the game."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TypeVar

from engine.qa.playing import PlayedRound, play_scenario
from engine.qa.scenario_loading import load_scenario
from engine.rules.contract import Game, Order, Round
from engine.rules.events import Event
from games.mr_monopoly.events import RentWon
from games.mr_monopoly.game import MrMonopoly, load
from games.mr_monopoly.maths import ExactFigures, exact_figures

SCENARIOS = Path(__file__).parent.parent.parent.parent / "games" / "mr_monopoly" / "scenarios"
ORDER = Order("mr_monopoly", 100)
E = TypeVar("E", bound=Event)

# No three of a kind from reel 1, and no House; reel 5 has a place for what a test puts there.
QUIET = ("high_1 K J A", "Q A high_3 K", "K J ten Q", "A high_4 A high_1")
MR = ("mr_monopoly",) * 4
DIAMOND = ("ten", "diamond", "high_2", "K")
PLAIN = ("ten", "J", "high_2", "K")

SIXTEEN = [[reel, row] for reel in (1, 2, 3, 4) for row in (1, 2, 3, 4)]


@cache
def the_game() -> MrMonopoly:
    """Load the game once for all tests."""
    return load()


@cache
def exact() -> ExactFigures:
    """Compute the exact figures once for all tests."""
    return exact_figures(the_game().numbers)


def as_game(game: MrMonopoly) -> Game:
    """Say to the type checker that the game keeps the contract."""
    return game


def rows(last: Sequence[str], houses: Sequence[tuple[int, int]] = ()) -> list[list[str]]:
    """Write the quiet window with reel 5 and with Houses on some cells (reel, row)."""
    written = [[*line.split(), last[row]] for row, line in enumerate(QUIET)]
    for reel, row in houses:
        written[row - 1][reel - 1] = "house"
    return written


def hand_round(made: Mapping[str, object], mode: str = "base", stake: int = 100) -> Round:
    """Open a round on a window by hand."""
    return the_game().made_by_hand(Order("mr_monopoly", stake, mode), made)


def shown(round_: Round) -> list[Event]:
    """Take every action; give all events."""
    events: list[Event] = []
    while not round_.is_over:
        events.extend(round_.take(round_.actions[0]))
    return events


def only(kind: type[E], events: Sequence[Event]) -> list[E]:
    """Give the events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def played_file(name: str) -> tuple[PlayedRound, ...]:
    """Load a scenario and play it."""
    scenario, game = load_scenario(SCENARIOS / f"{name}.yaml", lambda _: the_game(), ("mr_monopoly",))
    return play_scenario(scenario, game)


HOTEL = 0


def rent_won(  # noqa: PLR0917  the fields of the event, read as it shows them
    reel: int, houses: int, rent: int, multiplier: int, prize: int, total: int,
) -> RentWon:
    """Make the event of a rent, for a number of Houses or for HOTEL."""
    return RentWon(
        reel=reel, houses=houses, is_hotel=houses == HOTEL, rent=rent, multiplier=multiplier, prize=prize, total=total,
    )


PAYS = {  # MM-1, in hundredths of the stake, for 3, 4 and 5; from the paytable as it is published with the game
    "high_1": (200, 800, 4000), "high_2": (150, 500, 2500), "high_3": (120, 400, 1500), "high_4": (100, 300, 1200),
    "A": (60, 150, 600), "K": (60, 150, 600), "Q": (40, 120, 500), "J": (40, 120, 500), "ten": (30, 100, 400),
}


def line_by_trying(symbols: Sequence[str]) -> tuple[str, int, int] | None:
    """Evaluate one line by trying every paying symbol: the longest run, then the best paid, then the first."""
    best: tuple[int, int] = (2, 0)
    won = None
    for symbol, pays in PAYS.items():
        run = 0
        for each in symbols:
            if each not in (symbol, "wild"):
                break
            run += 1
        if run >= 3 and (run, pays[run - 3]) > best:
            best = (run, pays[run - 3])
            won = symbol, run, pays[run - 3]
    return won
