"""The Christmas Spins: symbols lock, the bar fills, spins are set back, prizes are paid; reads like JB-9 to JB-19."""

from collections.abc import Sequence

from engine.rules.contract import Continue
from engine.rules.slots.hold_and_respin import HoldAndRespin
from engine.rules.slots.slot_round import RoundWriter
from engine.rules.slots.windows import Cell
from games.jingle_bells.choices import Choices, Landing
from games.jingle_bells.events import (
    BarAdvanced,
    BoardFilled,
    ChristmasSpinsEnded,
    ChristmasSpinsStarted,
    ChristmasSpinStarted,
    HoldAndRespinStarted,
    PrizeCollected,
    ScatterTurned,
    SpinsSetBack,
    StageFilled,
    SymbolLanded,
)
from games.jingle_bells.symbols import (
    BAUBLES_OF_A_STAGE,
    BOARD_CELLS,
    EXTENDED_RESPINS,
    GOLD_BAUBLE,
    HALVES,
    NEW_CELLS,
    RESPINS,
    SPINS,
    STAGES,
)


class ChristmasSpins:
    """One bonus round, written into the book of its round."""

    def __init__(self, book: RoundWriter, choices: Choices, win_cap: int) -> None:
        self._book = book
        self._choices = choices
        self._cap = win_cap * book.stake
        self._board = HoldAndRespin(BOARD_CELLS, spins=SPINS, reset_to=RESPINS)
        self._standing: dict[Cell, int] = {}  # what is locked on each cell, in hundredths of the stake
        self._worth = 0  # of all that, in pence
        self._halves = 0  # of the bar
        self._times = 1
        self._is_respin = False

    def play(self, scatters: Sequence[Cell]) -> None:
        """Play from the tap that starts it until everything on the reels is paid (JB-8 to JB-17)."""
        self._book.wait_for(Continue())
        self._book.show(ChristmasSpinsStarted(self._board.spins_left))
        self._turn_scatters(scatters)
        while not self._board.is_over and not self._is_capped:
            self._spin()
        if self._board.is_full:
            self._book.show(BoardFilled(len(self._standing)))
        self._book.show(ChristmasSpinsEnded(self._board.spins_made, len(self._standing), self._is_capped))
        for cell, hundredths in sorted(self._standing.items()):  # JB-17
            prize = self._book.pay(hundredths)
            self._book.show(PrizeCollected(*cell, prize, self._book.total))

    def _turn_scatters(self, scatters: Sequence[Cell]) -> None:
        """Turn the Scatters into symbols that lock (JB-9)."""
        turned = [self._choices.scatter(cell) for cell in scatters]
        for landing in turned:
            value = self._lock(landing)
            self._book.show(ScatterTurned(*landing.cell, landing.symbol, landing.bonus_prize, value))
        self._advance_bar(turned)

    def _spin(self) -> None:
        """Play one spin: what lands, then the bar, then the number of spins (JB-10 to JB-16)."""
        board, book = self._board, self._book
        board.start_spin()
        book.show(ChristmasSpinStarted(board.spins_made, board.spins_left))
        self._notice_respins()
        landed = self._choices.landings(board.free)
        if not landed:
            return
        for landing in landed:
            value = self._lock(landing)
            is_doubled = self._times > 1
            book.show(SymbolLanded(*landing.cell, landing.symbol, landing.bonus_prize, value, is_doubled))
        self._advance_bar(landed)
        if board.set_back():
            book.show(SpinsSetBack(board.spins_left))
        self._notice_respins()

    def _lock(self, landing: Landing) -> int:
        """Lock a symbol; gives what it holds, in pence."""
        self._board.lock(landing.cell)
        hundredths = landing.times * self._times * 100
        self._standing[landing.cell] = hundredths
        value = hundredths * self._book.stake // 100
        self._worth += value
        return value

    def _advance_bar(self, landed: Sequence[Landing]) -> None:
        """Advance the bar by each Gold Bauble until it is full; each stage gives its feature (JB-13)."""
        for landing in landed:
            if landing.symbol != GOLD_BAUBLE or self._halves == HALVES:
                continue
            self._halves += 1
            self._book.show(BarAdvanced(*landing.cell, self._halves))
            if self._halves % BAUBLES_OF_A_STAGE == 0:
                self._fill_stage(self._halves // BAUBLES_OF_A_STAGE)

    def _fill_stage(self, stage: int) -> None:
        """Give the feature of a stage; what has landed by now is not touched by it."""
        feature = STAGES[stage - 1]
        self._book.show(StageFilled(stage, feature))
        match feature:
            case "extend":  # JB-14
                self._board.reset_to = EXTENDED_RESPINS
            case "double":  # JB-15
                self._times = 2
            case "expand":  # JB-16
                self._board.open_cells(NEW_CELLS)

    def _notice_respins(self) -> None:
        """Change the picture when the number of spins first reads what landings set it back to (JB-12, JB-14)."""
        if not self._is_respin and self._board.spins_left <= self._board.reset_to:
            self._is_respin = True
            self._book.show(HoldAndRespinStarted(self._board.spins_left))

    @property
    def _is_capped(self) -> bool:
        """Whether line wins and the values on the board reach the win cap (JB-19)."""
        return self._book.total + self._worth >= self._cap
