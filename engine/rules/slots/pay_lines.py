"""Pay lines with Wilds: which lines of a window win, found for all lines at once.

Each column becomes one whole number that holds, for every line, a field of one bit a symbol: the bits of the symbols
that this line could count there, all of them for a Wild. Columns of neighbouring reels combined by AND leave set what
still runs on. So a window without a win, the usual case, costs two operations.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from engine.rules.config_errors import ConfigPath
from engine.rules.slots.windows import Cell, Column, Window
from engine.rules.yaml_loading import Document

Line: TypeAlias = tuple[int, ...]  # the row on each reel

SHORTEST: Final = 3  # of a kind


class LineHit(NamedTuple):
    """A winning line: its number from 1, the symbol that it counts as, how many of it, and its pay in hundredths."""

    line: int
    symbol: str
    length: int
    hundredths: int


class _ColumnFields(dict[Column, int]):
    """The number of each column of one reel, made when it is first needed."""

    def __init__(self, rows_of_lines: Sequence[int], symbols: Mapping[str, int]) -> None:
        super().__init__()
        self._rows = rows_of_lines
        self._symbols = symbols
        self._width = max(symbols.values(), default=0).bit_length()

    def __missing__(self, column: Column) -> int:
        number = 0
        for place, row in enumerate(self._rows):
            number |= self._symbols.get(column[row - 1], 0) << place * self._width
        self[column] = number
        return number


class PayLines:
    """Evaluates windows: on each line the longest run from reel 1, of equally long ones the best paid.

    Args:
        lines: the row on each reel, for each line.
        paytable: for each paying symbol the pays of 3, 4, ... of a kind in hundredths of the stake; of equal pays the
            symbol that stands first counts.
        wilds: symbols that substitute for every paying one and have no pay of their own.
    """

    def __init__(self, lines: Sequence[Line], paytable: Mapping[str, Sequence[int]], wilds: Collection[str]) -> None:
        self.lines = tuple(lines)
        self.paytable = {symbol: tuple(pays) for symbol, pays in paytable.items()}
        self.wilds = frozenset(wilds)
        self._reels = len(lines[0])
        self._width = len(paytable)
        self._any = (1 << self._width) - 1
        bits = {symbol: 1 << place for place, symbol in enumerate(paytable)} | dict.fromkeys(wilds, self._any)
        self._fields = tuple(
            _ColumnFields([line[reel] for line in lines], bits) for reel in range(self._reels)
        )
        self._hits = {count: self._hits_of(count) for count in range(SHORTEST, self._reels + 1)}
        self._best: dict[tuple[int, int], int] = {}
        self._cells = tuple(tuple(enumerate(line, start=1)) for line in lines)

    def best_symbol(self, count: int) -> str:
        """Name the symbol as which a run of Wilds alone counts."""
        return max(self.paytable, key=lambda symbol: self.paytable[symbol][count - SHORTEST])

    def cells(self, line: int, count: int) -> tuple[Cell, ...]:
        """Give the first cells of a line, which is counted from 1."""
        return self._cells[line - 1][:count]

    def field(self, reel: int, column: Column) -> int:
        """Give the number of a column on a reel, which counts from 0 here: fields of neighbours combine by AND."""
        return self._fields[reel][column]

    def wins(self, window: Window) -> Iterator[LineHit]:
        """Give the winning lines of a window in the order of the lines."""
        fields = self._fields
        alive = fields[0][window[0]] & fields[1][window[1]] & fields[2][window[2]]
        if not alive:
            return iter(())
        return self.running(alive, [fields[reel][window[reel]] for reel in range(SHORTEST, self._reels)])

    def running(self, alive: int, behind: Sequence[int]) -> Iterator[LineHit]:
        """Give the winning lines from the fields that run through three reels, and those of the reels behind them."""
        width, any_symbol = self._width, self._any
        while alive:
            place = ((alive & -alive).bit_length() - 1) // width
            shift = place * width
            run = alive >> shift & any_symbol
            alive ^= run << shift
            count = SHORTEST
            for field in behind:
                longer = run & field >> shift
                if not longer:
                    break
                run = longer
                count += 1
            yield self._hits[count][run][place]

    def best_pays(self, alive: int, reach: Sequence[int]) -> Iterator[int]:
        """Give for each running line, in hundredths, the best of what its runs within these fields behind could pay."""
        while alive:
            shift = ((alive & -alive).bit_length() - 1) // self._width * self._width
            run = alive >> shift & self._any
            alive &= ~(self._any << shift)
            best = self._best_of(run, SHORTEST)
            for length, field in enumerate(reach, start=SHORTEST + 1):
                run &= field >> shift
                if not run:
                    break
                best = max(best, self._best_of(run, length))
            yield best

    def _best_of(self, run: int, length: int) -> int:
        """Give the best pay of the symbols that a run can count as."""
        key = run, length
        if key not in self._best:
            self._best[key] = max(
                pays[length - SHORTEST] for place, pays in enumerate(self.paytable.values()) if run >> place & 1
            )
        return self._best[key]

    def _hits_of(self, count: int) -> dict[int, tuple[LineHit, ...]]:
        """Give the hits of all lines by what a run of this length can count as: one symbol, or any (Wilds alone)."""
        symbols = {1 << place: symbol for place, symbol in enumerate(self.paytable)}
        symbols |= {self._any: self.best_symbol(count)}
        lines = range(1, len(self.lines) + 1)
        return {
            run: tuple([LineHit(line, symbol, count, self.paytable[symbol][count - SHORTEST]) for line in lines])
            for run, symbol in symbols.items()
        }


def read_lines(document: Document, path: ConfigPath, texts: Sequence[str], reels: int, rows: int) -> tuple[Line, ...]:
    """Read pay lines written as rows with spaces between, such as `1 2 3 2 1`; ConfigError names one that is none."""
    places = {str(row): row for row in range(1, rows + 1)}
    lines: list[Line] = []
    for place, text in enumerate(texts):
        words = text.split()
        if len(words) != reels or not set(words) <= places.keys():
            raise document.error((*path, place), f"a row from 1 to {rows} for each of {reels} reels")
        line = tuple(places[word] for word in words)
        if line in lines:
            raise document.error((*path, place), f"a line other than line {lines.index(line) + 1}")
        lines.append(line)
    return tuple(lines)


def check_paytable(document: Document, path: ConfigPath, paytable: Mapping[str, Sequence[int]], reels: int) -> None:
    """Check that each symbol pays for every count from 3 on, more for more of them; ConfigError."""
    counts = range(SHORTEST, reels + 1)
    for symbol, pays in paytable.items():
        if len(pays) != len(counts):
            raise document.error((*path, symbol), f"{len(counts)} pays, of {SHORTEST} to {reels} of a kind")
        for place, pay in enumerate(pays):
            if pay <= (pays[place - 1] if place else 0):
                raise document.error((*path, symbol, place), "more than fewer of a kind pay")
