"""A round of Jingle Bells, from the spin to its end; reads like the clauses JB-1 to JB-8 and JB-19."""

from functools import cache

from engine.rules.contract import Order
from engine.rules.slots.events import LineWon, ReelsStopped
from engine.rules.slots.pay_lines import PayLines
from engine.rules.slots.slot_round import RoundWriter, SlotRound
from engine.rules.slots.windows import Cell, Window, cells_with
from games.jingle_bells.choices import Choices
from games.jingle_bells.christmas_spins import ChristmasSpins
from games.jingle_bells.events import (
    ChristmasSpinsTriggered,
    FrameLeft,
    FramesStood,
    FramesTurnedWild,
    JingleBellLanded,
    MultipliedLineWon,
    MultiplierRaised,
)
from games.jingle_bells.frames import BIT_OF, carried_text, cells_of, with_golden_leaf
from games.jingle_bells.symbols import BELL_REELS, JINGLE_BELL, SCATTER


class BellsRules:
    """Writes rounds from their choices. Nothing depends on what a person does later (ALL-1).

    Args:
        lines: the pay lines with the paytable, in which bells and Golden Leaf Wilds are wild.
        win_cap: the most that a round pays, times the stake.
    """

    def __init__(self, lines: PayLines, win_cap: int) -> None:
        self._lines = lines
        self._win_cap = win_cap

    def play(self, order: Order, choices: Choices, frames: int) -> SlotRound:
        """Write a whole round that starts from these frames; the round carries those that stand after it."""
        book = RoundWriter(order, _standing(frames))
        window, stops = choices.stopped()
        book.show(ReelsStopped(window, stops))
        bells = _bells_in(window)
        hits = tuple([cell for cell in bells if BIT_OF[cell] & frames]) if frames and bells else ()
        for cell in bells:
            book.show(JingleBellLanded(*cell, cell in hits))
        if hits:
            _turn_frames_wild(book, frames, hits)
            window, frames = with_golden_leaf(window, frames), 0
        elif bells:
            frames = _leave_frames(book, frames, bells)
        self._pay_lines(book, window, len(hits) or 1)
        is_triggered = SCATTER in window[0] and SCATTER in window[-1]
        if is_triggered and book.total < self._win_cap * book.stake:  # JB-19: after each step
            scatters = cells_with(window, SCATTER)
            book.show(ChristmasSpinsTriggered(scatters))
            ChristmasSpins(book, choices, self._win_cap).play(scatters)
        book.cap_at(self._win_cap)
        return book.finished(carried_text(frames))

    def _pay_lines(self, book: RoundWriter, window: Window, multiplier: int) -> None:
        """Pay every winning line in the order of the lines, times the multiplier (JB-1, JB-6, JB-7)."""
        lines = self._lines
        for line, symbol, count, hundredths in lines.wins(window):
            cells = lines.cells(line, count)
            prize = book.pay(hundredths, multiplier)
            if multiplier == 1:
                book.show(LineWon(line, symbol, count, cells, prize, book.total))
            else:
                pay = prize // multiplier
                book.show(MultipliedLineWon(line, symbol, count, cells, prize, book.total, pay, multiplier))


@cache  # at most 65,536 sets, few of which occur
def _standing(frames: int) -> tuple[FramesStood, ...]:
    """Show the frames of earlier spins before the reels start, where any stand (JB-3)."""
    return (FramesStood(cells_of(frames)),) if frames else ()


def _bells_in(window: Window) -> tuple[Cell, ...]:
    """Give the cells of the bells, of which a reel shows one at most (JB-2)."""
    return tuple([
        (reel, window[reel - 1].index(JINGLE_BELL) + 1) for reel in BELL_REELS if JINGLE_BELL in window[reel - 1]
    ])


def _turn_frames_wild(book: RoundWriter, frames: int, hits: tuple[Cell, ...]) -> None:
    """Turn all frames of earlier spins into Wilds; each hit after the first raises the multiplier (JB-4 to JB-6)."""
    book.show(FramesTurnedWild(cells_of(frames)))
    for multiplier, cell in enumerate(hits[1:], start=2):
        book.show(MultiplierRaised(*cell, multiplier))


def _leave_frames(book: RoundWriter, frames: int, bells: tuple[Cell, ...]) -> int:
    """Leave a frame where each bell landed; gives all that stand then (JB-3)."""
    for cell in bells:
        book.show(FrameLeft(*cell))
        frames |= BIT_OF[cell]
    return frames
