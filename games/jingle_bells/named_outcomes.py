"""Outcomes of a spin by name, each by the draws that lead to it."""

from itertools import product

from engine.rules.contract import NamedOutcome
from engine.rules.events import Json
from engine.rules.slots.windows import Cell
from games.jingle_bells.drawn_choices import BLANK, CELL_NAMES, PRIZE_NAMES, SCATTER_NAMES, STOP_NAMES
from games.jingle_bells.frames import FRAME_CELLS, carried_text, frames_on
from games.jingle_bells.numbers import BellsNumbers
from games.jingle_bells.symbols import (
    BELL_REELS,
    BOARD_CELLS,
    GOLD_BAUBLE,
    JINGLE_BELL,
    NEW_CELLS,
    PAYING,
    PRIZE_PRESENT,
    RED_BAUBLE,
    SCATTER,
    SCATTER_REELS,
    SPINS,
)

Answers = dict[str, Json]


def named_outcomes(numbers: BellsNumbers) -> tuple[NamedOutcome, ...]:
    """Give one outcome for each feature; what they leave open is left to chance."""
    quiet = _quiet_stops(numbers)
    bells: Answers = {
        STOP_NAMES[reel - 1]: numbers.strips[reel - 1].stops_with(JINGLE_BELL)[0] for reel in BELL_REELS
    }
    stops = {reel: numbers.strips[reel - 1].stops_with(SCATTER)[0] for reel in SCATTER_REELS}
    cells = [(reel, numbers.strips[reel - 1].columns[stop].index(SCATTER) + 1) for reel, stop in stops.items()]
    bonus = quiet | {STOP_NAMES[reel - 1]: stop for reel, stop in stops.items()}
    free = [cell for cell in BOARD_CELLS if cell not in cells]
    golden = [_golden_leaf(numbers, quiet | bells, hits) for hits in range(1, len(bells) + 1)]
    first, *others = (NamedOutcome(name, answers) for name, answers in (
        ("no prize", quiet),
        ("one Jingle Bell", quiet | {STOP_NAMES[2]: bells[STOP_NAMES[2]]}),
        ("four Jingle Bells", quiet | bells),
        ("six Polar Bears on a line", _best_line(numbers)),
        ("Christmas Spins", bonus),
        ("Christmas Spins: nothing lands", bonus | {CELL_NAMES[cell]: [BLANK] * SPINS for cell in free}),
        ("Christmas Spins: Extend", bonus | _gold_scatters()),
        ("Christmas Spins: Extend, Double and Expand", bonus | _landing(GOLD_BAUBLE, free[:6])),
        ("Christmas Spins: Grand", bonus | _grand(free[0])),
        ("Christmas Spins: doubled Grand", bonus | _doubled_grand(free)),
        ("Christmas Spins: win cap", bonus | _doubled_grand(free) | _late_grand(free[3])),
        ("Christmas Spins: full board of 24", bonus | _red_scatters() | _landing(RED_BAUBLE, free)),
        ("Christmas Spins: full board of 36", bonus | _landing(GOLD_BAUBLE, free) | _landing(RED_BAUBLE, NEW_CELLS)),
    ))
    return (first, *golden, *others)


def _golden_leaf(numbers: BellsNumbers, answers: Answers, hits: int) -> NamedOutcome:
    """Let four bells land, the first of them on frames; one frame more stands elsewhere."""
    landed = []
    for reel in BELL_REELS:
        strip = numbers.strips[reel - 1]
        landed.append((reel, strip.columns[strip.stops_with(JINGLE_BELL)[0]].index(JINGLE_BELL) + 1))
    elsewhere = next(cell for cell in FRAME_CELLS if cell not in landed)
    name = f"Golden Leaf{f' x{hits}' if hits > 1 else ''}"
    return NamedOutcome(name, answers, carried_text(frames_on([*landed[:hits], elsewhere])))


def _quiet_stops(numbers: BellsNumbers) -> Answers:
    """Give stops without a bell, a Scatter or a line that wins: the first such stops."""
    places = [
        strip.stops_without(SCATTER if reel in SCATTER_REELS else JINGLE_BELL)
        for reel, strip in enumerate(numbers.strips, start=1)
    ]
    for stops in product(*places):
        window = tuple(strip.columns[stop] for strip, stop in zip(numbers.strips, stops, strict=True))
        if not any(numbers.lines.wins(window)):
            return dict(zip(STOP_NAMES, stops, strict=True))
    raise ValueError("the strips have no window without a win")


def _best_line(numbers: BellsNumbers) -> Answers:
    """Give stops that show the best symbol on the whole second row, which is a pay line."""
    return {
        STOP_NAMES[reel]: next(stop for stop, column in enumerate(strip.columns) if column[1] == PAYING[0])
        for reel, strip in enumerate(numbers.strips)
    }


def _gold_scatters() -> Answers:
    return dict.fromkeys(SCATTER_NAMES.values(), GOLD_BAUBLE)


def _red_scatters() -> Answers:
    return dict.fromkeys(SCATTER_NAMES.values(), RED_BAUBLE)


def _landing(symbol: str, cells: list[Cell] | tuple[Cell, ...]) -> Answers:
    """Let a symbol land on each of these cells in the first spin in which it is free."""
    return {CELL_NAMES[cell]: symbol for cell in cells}


def _grand(cell: Cell) -> Answers:
    return {CELL_NAMES[cell]: PRIZE_PRESENT, PRIZE_NAMES[cell]: "grand"}


def _doubled_grand(free: list[Cell]) -> Answers:
    """Let a Grand land in the second spin, when Gold Baubles have filled two stages."""
    return _gold_scatters() | _landing(GOLD_BAUBLE, free[:2]) | _late_grand(free[2])


def _late_grand(cell: Cell) -> Answers:
    """Let a Grand land in the second spin."""
    return {CELL_NAMES[cell]: [BLANK, PRIZE_PRESENT], PRIZE_NAMES[cell]: "grand"}
