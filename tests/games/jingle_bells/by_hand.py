"""Windows laid out by hand, and an evaluator of lines that knows no code of the game."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TypeVar

from engine.qa.playing import PlayedRound, play_scenario
from engine.qa.scenario_loading import load_scenario
from engine.rules.contract import Game, Order, Round
from engine.rules.events import Event
from games.jingle_bells.game import JingleBells, load
from games.jingle_bells.maths import ExactFigures, exact_figures

SCENARIOS = Path(__file__).parent.parent.parent.parent / "games" / "jingle_bells" / "scenarios"
ORDER = Order("jingle_bells", 100)
BUY = Order("jingle_bells", 100, "christmas_spins")
E = TypeVar("E", bound=Event)

# Reels 1, 2 and 3 share no symbol: nothing wins unless Wilds stand on reels 2 and 3 of a line.
QUIET = (
    "A polar_bear spinning_top A K Q", "K penguin ten K Q J", "Q reindeer spinning_top Q J A", "J snowman ten J A K",
)
TRIGGER = ((1, 1), (6, 4))


@cache
def the_game() -> JingleBells:
    """Load the game once for all tests."""
    return load()


@cache
def exact() -> ExactFigures:
    """Compute the exact figures once for all tests."""
    return exact_figures(the_game().numbers)


def as_game(game: JingleBells) -> Game:
    """Say to the type checker that the game keeps the contract."""
    return game


def rows(bells: Sequence[tuple[int, int]] = (), scatters: Sequence[tuple[int, int]] = ()) -> list[list[str]]:
    """Write the quiet window with bells and Scatters on some cells (reel, row)."""
    written = [line.split() for line in QUIET]
    for symbol, cells in (("jingle_bell", bells), ("scatter", scatters)):
        for reel, row in cells:
            written[row - 1][reel - 1] = symbol
    return written


def hand_round(made: Mapping[str, object], mode: str = "base", stake: int = 100, carried: str = "") -> Round:
    """Open a round on a window by hand."""
    return the_game().made_by_hand(Order("jingle_bells", stake, mode), made, carried)


def shown(round_: Round) -> list[Event]:
    """Take every action; give all events, those of the opening first."""
    events = list(round_.opening)
    while not round_.is_over:
        events.extend(round_.take(round_.actions[0]))
    return events


def only(kind: type[E], events: Sequence[Event]) -> list[E]:
    """Give the events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def bonus(spins: Sequence[object], scatters: Sequence[object] = (("red_bauble", 1), ("red_bauble", 1))) -> list[Event]:
    """Give all events of a round whose Christmas Spins are these, triggered on (1, 1) and (6, 4)."""
    return shown(hand_round({"rows": rows((), TRIGGER), "scatters": scatters, "christmas_spins": spins}))


def played_file(name: str) -> tuple[PlayedRound, ...]:
    """Load a scenario and play it."""
    scenario, game = load_scenario(SCENARIOS / f"{name}.yaml", lambda _: the_game(), ("jingle_bells",))
    return play_scenario(scenario, game)


PAYS = {  # JB-1, in hundredths of the stake, for 3, 4, 5 and 6; from the paytable as it is published with the game
    "polar_bear": (100, 250, 1000, 5000), "penguin": (80, 200, 750, 2500), "reindeer": (60, 200, 500, 1500),
    "snowman": (50, 150, 400, 1000), "spinning_top": (50, 120, 300, 800), "A": (40, 80, 200, 500),
    "K": (40, 80, 200, 500), "Q": (30, 60, 150, 400), "J": (30, 60, 150, 400), "ten": (20, 40, 100, 250),
}
WILD = ("jingle_bell", "golden_leaf")


def line_by_trying(symbols: Sequence[str]) -> tuple[str, int, int] | None:
    """Evaluate one line by trying every paying symbol: the longest run, then the best paid, then the first."""
    best: tuple[int, int] = (2, 0)
    won = None
    for symbol, pays in PAYS.items():
        run = 0
        for each in symbols:
            if each != symbol and each not in WILD:
                break
            run += 1
        if run >= 3 and (run, pays[run - 3]) > best:
            best = (run, pays[run - 3])
            won = symbol, run, pays[run - 3]
    return won
