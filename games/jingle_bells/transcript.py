"""Each event of Jingle Bells in one line of a transcript."""

from typing import assert_never

from engine.rules.money import pounds
from engine.rules.slots.events import LineWon, ReelsStopped, RoundEnded, RoundFinished
from engine.rules.slots.win_cap import WinCapReached
from engine.rules.slots.windows import Cell
from games.jingle_bells.events import (
    BarAdvanced,
    BoardFilled,
    BonusEvent,
    ChristmasSpinsEnded,
    ChristmasSpinsStarted,
    ChristmasSpinStarted,
    ChristmasSpinsTriggered,
    FrameLeft,
    FramesStood,
    FramesTurnedWild,
    HoldAndRespinStarted,
    JingleBellLanded,
    JingleBellsEvent,
    MultipliedLineWon,
    MultiplierRaised,
    PrizeCollected,
    ScatterTurned,
    SpinEvent,
    SpinsSetBack,
    StageFilled,
    SymbolLanded,
)
from games.jingle_bells.symbols import HALVES


def transcript_line(event: JingleBellsEvent) -> str:
    """Say what is seen in one line."""
    return _bonus_line(event) if isinstance(event, BonusEvent) else _spin_line(event)


def _spin_line(event: SpinEvent) -> str:  # noqa: C901, PLR0911, PLR0912  one return for each event
    match event:
        case FramesStood(cells):
            return f"frames stand: {_cells(cells)}"
        case ReelsStopped(window, _):
            return f"reels: {' / '.join(' '.join(row) for row in zip(*window, strict=True))}"
        case JingleBellLanded(reel, row, on_frame):
            return f"a Jingle Bell rings on ({reel}, {row}){', on a frame' if on_frame else ''}"
        case FrameLeft(reel, row):
            return f"it leaves a frame on ({reel}, {row})"
        case FramesTurnedWild(cells):
            return f"all frames turn into Golden Leaf Wilds: {_cells(cells)}"
        case MultiplierRaised(reel, row, multiplier):
            return f"the bell on ({reel}, {row}) raises the win multiplier to x{multiplier}"
        case MultipliedLineWon():
            struck = f"{pounds(event.pay)} x{event.multiplier} is {pounds(event.prize)}"
            return f"line {event.line} pays {event.count} {event.symbol}: {struck}, total {pounds(event.total)}"
        case LineWon(line, symbol, count, _, prize, total):
            return f"line {line} pays {count} {symbol}: {pounds(prize)}, total {pounds(total)}"
        case ChristmasSpinsTriggered(cells):
            return f"the Scatters on {_cells(cells)} trigger the Christmas Spins"
        case WinCapReached(prize, reduction):
            return f"the win cap of {pounds(prize)} takes {pounds(reduction)}"
        case RoundEnded(prize):
            return f"the round ends with a prize of {pounds(prize)}" if prize else "the round ends: no prize this time"
        case RoundFinished(prize):
            return f"finished: {pounds(prize)} paid"
        case _:
            assert_never(event)


def _bonus_line(event: BonusEvent) -> str:  # noqa: C901, PLR0911  one return for each event
    match event:
        case ChristmasSpinsStarted(spins_left):
            return f"the Christmas Spins start with {spins_left} spins"
        case ScatterTurned(reel, row):
            return f"the Scatter on ({reel}, {row}) turns into {_symbol(event)}"
        case ChristmasSpinStarted(spin, spins_left):
            return f"christmas spin {spin} starts: {spins_left} left"
        case SymbolLanded(reel, row):
            return f"on ({reel}, {row}) lands {_symbol(event)}{', doubled' if event.is_doubled else ''}"
        case BarAdvanced(reel, row, halves):
            return f"the Gold Bauble on ({reel}, {row}) advances the bar: {halves} of {HALVES}"
        case StageFilled(stage, feature):
            return f"stage {stage} is full: {feature.capitalize()}"
        case SpinsSetBack(spins_left):
            return f"{spins_left} spins again"
        case HoldAndRespinStarted(spins_left):
            return f"Hold and Respin, with {spins_left} spins left"
        case BoardFilled(number):
            return f"all {number} cells are locked"
        case ChristmasSpinsEnded(spins, symbols, is_capped):
            why = ": the win cap is reached" if is_capped else ""
            return f"the Christmas Spins end after {spins} spins with {symbols} symbols{why}"
        case PrizeCollected(reel, row, prize, total):
            return f"({reel}, {row}) pays {pounds(prize)}, total {pounds(total)}"
        case _:
            assert_never(event)


def _cells(cells: tuple[Cell, ...]) -> str:
    return " ".join(f"({reel}, {row})" for reel, row in cells)


def _symbol(event: ScatterTurned | SymbolLanded) -> str:
    name = event.symbol.replace("_", " ").title()
    bonus_prize = f"{event.bonus_prize.capitalize()}, " if event.bonus_prize else ""
    return f"a {name} of {bonus_prize}{pounds(event.value)}"
