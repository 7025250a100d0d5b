"""The symbols of Mr. Monopoly and the shape of its window (MM-1 to MM-4)."""

from typing import Final

REELS: Final = 5
ROWS: Final = 4
PROPERTY_REELS: Final = range(1, 5)  # MM-4: where Houses may land
LAST_REEL: Final = 5  # MM-3, MM-13: the reel of Mr. Monopoly and the Diamond
PROPERTY_CELLS: Final = tuple((reel, row) for reel in PROPERTY_REELS for row in range(1, ROWS + 1))

WILD: Final = "wild"
HOUSE: Final = "house"
DIAMOND: Final = "diamond"
MR_MONOPOLY: Final = "mr_monopoly"
PAYING: Final = ("high_1", "high_2", "high_3", "high_4", "A", "K", "Q", "J", "ten")
SYMBOLS: Final = (*PAYING, WILD, HOUSE, DIAMOND, MR_MONOPOLY)

MR_MONOPOLY_COLUMN: Final = (MR_MONOPOLY,) * ROWS  # MM-3: whole or not there
SECTORS: Final = 12  # MM-11
DIE: Final = range(1, 7)
MULTIPLIERS: Final = (2, 3, 4, 5, 6, 7, 8, 9, 10, 12)
SPINS: Final = 3  # MM-13, MM-14


def allowed_on(reel: int) -> tuple[str, ...]:
    """Give the symbols that may stand on a reel's strip: Houses on reels 1 to 4, the Diamond on reel 5."""
    return (*PAYING, WILD, HOUSE if reel in PROPERTY_REELS else DIAMOND)
