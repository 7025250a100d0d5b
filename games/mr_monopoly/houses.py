"""The Houses and Hotels on reels 1 to 4 while a round is written."""

from engine.rules.slots.windows import Cell
from games.mr_monopoly.events import HouseLanded
from games.mr_monopoly.symbols import PROPERTY_CELLS, PROPERTY_REELS, ROWS


class Houses:
    """Which cells hold a House, and which reels a Hotel in place of four."""

    __slots__ = ("_cells", "_counts", "hotels")

    def __init__(self) -> None:
        self._cells: set[Cell] = set()
        self._counts = dict.fromkeys(PROPERTY_REELS, 0)
        self.hotels: set[int] = set()

    def __len__(self) -> int:
        """Count the Houses."""
        return len(self._cells)

    def on(self, reel: int) -> int:
        """Count the Houses of a reel."""
        return self._counts[reel]

    def reels(self) -> tuple[int, ...]:
        """Give the reels with Houses, or a Hotel, from the left."""
        return tuple(reel for reel in PROPERTY_REELS if self._counts[reel])

    def free(self) -> tuple[Cell, ...]:
        """Give the cells without a House, by reel, then row."""
        return tuple([cell for cell in PROPERTY_CELLS if cell not in self._cells])

    def add(self, cell: Cell) -> int:
        """Put a House on a free cell; gives how many its reel has now."""
        reel, _ = cell
        self._cells.add(cell)
        self._counts[reel] += 1
        return self._counts[reel]

    def land(self, cell: Cell) -> HouseLanded:
        """Put a House on a free cell, as an event."""
        return HouseLanded(*cell, self.add(cell))

    def is_built_up(self, reel: int) -> bool:
        """Say whether a reel has a House in every row."""
        return self._counts[reel] == ROWS
