"""The symbols of Jingle Bells, the shape of its window and of its board (JB-1, JB-2, JB-8, JB-10, JB-16)."""

from typing import Final, Literal, TypeAlias

REELS: Final = 6
ROWS: Final = 4
BELL_REELS: Final = range(2, 6)  # JB-2: where Jingle Bells may land
SCATTER_REELS: Final = (1, 6)  # JB-8

PAYING: Final = ("polar_bear", "penguin", "reindeer", "snowman", "spinning_top", "A", "K", "Q", "J", "ten")
JINGLE_BELL: Final = "jingle_bell"
SCATTER: Final = "scatter"
GOLDEN_LEAF: Final = "golden_leaf"  # JB-4: what a frame turns into; on no strip
WILDS: Final = (JINGLE_BELL, GOLDEN_LEAF)
SYMBOLS: Final = (*PAYING, JINGLE_BELL, SCATTER)

BoardSymbol: TypeAlias = Literal["red_bauble", "gold_bauble", "prize_present"]
BonusPrize: TypeAlias = Literal["", "mini", "minor", "major", "grand"]
RED_BAUBLE: Final = "red_bauble"
GOLD_BAUBLE: Final = "gold_bauble"
PRIZE_PRESENT: Final = "prize_present"
BONUS_PRIZES: Final = ("mini", "minor", "major", "grand")
CASH_PRIZES: Final = (1, 2, 3, 5, 7, 10)  # JB-11, times the stake

SPINS: Final = 10  # JB-8
RESPINS: Final = 3  # JB-12
EXTENDED_RESPINS: Final = 4  # JB-14
BAUBLES_OF_A_STAGE: Final = 2  # JB-13
Feature: TypeAlias = Literal["extend", "double", "expand"]
STAGES: Final[tuple[Feature, ...]] = ("extend", "double", "expand")
HALVES: Final = BAUBLES_OF_A_STAGE * len(STAGES)  # of the bar

_BOARD_REELS: Final = range(1, REELS + 1)
BOARD_CELLS: Final = tuple((reel, row) for reel in _BOARD_REELS for row in range(1, ROWS + 1))
NEW_CELLS: Final = tuple((reel, row) for reel in _BOARD_REELS for row in (0, ROWS + 1))  # JB-16
WHOLE_BOARD: Final = tuple(sorted((*BOARD_CELLS, *NEW_CELLS)))


def allowed_on(reel: int) -> tuple[str, ...]:
    """Give the symbols that may stand on a reel's strip: Jingle Bells on reels 2 to 5, Scatters on reels 1 and 6."""
    return (*PAYING, JINGLE_BELL if reel in BELL_REELS else SCATTER)
