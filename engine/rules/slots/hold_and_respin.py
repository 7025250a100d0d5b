"""Hold and respin: cells that lock where something lands, and spins that are set back by it."""

from collections.abc import Iterable

from engine.rules.slots.windows import Cell


class HoldAndRespin:
    """A board of cells with a number of spins left.

    The number is lowered when a spin starts. Something that lands locks its cell; when fewer spins than `reset_to` are
    left then, there are `reset_to` again. It is over when no spin is left, or at once when every cell is locked.

    Attributes:
        free: the cells that are not locked, by reel, then row.
        locked: the cells that are, in the order in which they were locked.
        spins_left: how many spins are to come.
        spins_made: how many were started.
        reset_to: to what a landing sets the spins back; may be raised while the board is played.
    """

    def __init__(self, cells: Iterable[Cell], *, spins: int, reset_to: int) -> None:
        self.free = tuple(sorted(cells))
        self.locked: list[Cell] = []
        self.spins_left = spins
        self.spins_made = 0
        self.reset_to = reset_to

    @property
    def is_full(self) -> bool:
        """Whether every cell is locked."""
        return not self.free

    @property
    def is_over(self) -> bool:
        """Whether the board is full or no spin is left."""
        return not self.free or self.spins_left == 0

    def start_spin(self) -> None:
        """Start a spin, which is one less to come."""
        self.spins_left -= 1
        self.spins_made += 1

    def lock(self, cell: Cell) -> None:
        """Lock a free cell; ValueError for any other."""
        free = self.free
        if cell not in free:
            raise ValueError(f"the cell {cell} is not free")
        place = free.index(cell)
        self.free = free[:place] + free[place + 1 :]
        self.locked.append(cell)

    def open_cells(self, cells: Iterable[Cell]) -> None:
        """Add cells to the board, free ones."""
        self.free = tuple(sorted((*self.free, *cells)))

    def set_back(self) -> bool:
        """Set the spins back after a landing; says whether that changed their number."""
        if self.spins_left >= self.reset_to:
            return False
        self.spins_left = self.reset_to
        return True
