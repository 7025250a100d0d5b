"""Sets of pay lines that still run from one column of reel 1, each a whole number with a bit for a line (JB-1, JB-7).

No Wild lands on reel 1, so each line counts as one symbol there. What comes of a set on the reels behind depends only
on its lines' symbols and on their rows on these reels. So of lines that agree in both only the number matters.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

from engine.rules.slots.pay_lines import SHORTEST, PayLines
from engine.rules.slots.windows import Column


class RunningLines:
    """The lines that a column of reel 1 starts, which are those with a paying symbol there."""

    def __init__(self, pay_lines: PayLines, first: Column) -> None:
        self._lines, self._paytable, self._wilds = pay_lines.lines, pay_lines.paytable, pay_lines.wilds
        self._symbols = {
            place: first[line[0] - 1] for place, line in enumerate(self._lines)
            if first[line[0] - 1] in pay_lines.paytable
        }

    def going_on(self, reel: int, column: Column) -> int:
        """Give those that a column of a reel, counted from 0, lets go on."""
        return sum(
            1 << place for place, symbol in self._symbols.items()
            if column[self._lines[place][reel] - 1] in (symbol, *self._wilds)
        )

    def plain_sets(self, reel: int, columns: Iterable[Column]) -> Counter[int]:
        """Count the columns of a reel by the lines that they let go on."""
        return Counter(self.going_on(reel, column) for column in columns)

    def gains(self, length: int) -> "Gains":
        """Give what a set pays more when it has run over so many reels, in hundredths, than over one reel less."""
        found = {}
        for place, symbol in self._symbols.items():
            pays = (0, *self._paytable[symbol])
            found[1 << place] = pays[length - SHORTEST + 1] - pays[length - SHORTEST]
        return Gains(found)

    def alike(self, length: int) -> "Alike":
        """Give what makes sets one that come to the same after so many reels."""
        groups: dict[tuple[str, tuple[int, ...]], list[int]] = defaultdict(list)
        for place, symbol in self._symbols.items():
            groups[symbol, self._lines[place][length:]].append(1 << place)
        return Alike(list(groups.values()))


class Gains(dict[int, int]):
    """What sets of lines gain; that of a set is put together when it is first needed."""

    def __init__(self, of_lines: dict[int, int]) -> None:
        super().__init__({0: 0, **of_lines})

    def __missing__(self, lines: int) -> int:
        lowest = lines & -lines
        self[lines] = gain = self[lines ^ lowest] + self[lowest]
        return gain


class Alike(dict[int, int]):
    """Gives for each set of lines one that stands for all that come to the same."""

    def __init__(self, groups: Sequence[Sequence[int]]) -> None:
        super().__init__()
        self._alone = sum(group[0] for group in groups if len(group) == 1)
        self._groups = [(sum(group), list(group)) for group in groups if len(group) > 1]

    def __missing__(self, lines: int) -> int:
        standing = lines & self._alone
        for whole, group in self._groups:
            standing |= sum(group[: (lines & whole).bit_count()])
        self[lines] = standing
        return standing
