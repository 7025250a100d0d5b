"""The most that the lines of one window can pay on given reels: every window is covered, few are looked at."""

from collections.abc import Sequence
from functools import reduce
from itertools import product
from operator import or_

from engine.rules.slots.line_worth import Reels
from engine.rules.slots.pay_lines import SHORTEST, PayLines
from engine.rules.slots.windows import Window


def most_of_lines(pay_lines: PayLines, reels: Reels) -> tuple[int, Window]:
    """Give the most in hundredths of the stake, and a window that pays it.

    Windows of the first three reels are taken from the one that promises most down: what each of its lines could pay
    at best with any columns behind. Once that is no more than the best window found, no other can be better.
    """
    columns = [list({pay_lines.field(reel, column): column for column in shown}.items())
               for reel, shown in enumerate(reels)]
    reach = [reduce(or_, (field for field, _ in shown)) for shown in columns[SHORTEST:]]
    promises = []
    for begun in product(*columns[:SHORTEST]):
        alive = begun[0][0] & begun[1][0] & begun[2][0]
        if alive:
            promises.append((_promise(pay_lines, alive, reach), alive, tuple(column for _, column in begun)))
    promises.sort(key=lambda promise: -promise[0])
    most = 0
    best: Window = tuple(shown[0] for shown in reels)
    for promised, alive, columns_begun in promises:
        if promised <= most:
            break
        for behind in _worth_looking(pay_lines, alive, columns[SHORTEST:], reach, most):
            paid = sum(hit.hundredths for hit in pay_lines.running(alive, [field for field, _ in behind]))
            if paid > most:
                most, best = paid, (*columns_begun, *(column for _, column in behind))
    return most, best


def _worth_looking(
    pay_lines: PayLines, alive: int, columns: Sequence[Sequence[tuple[int, tuple[str, ...]]]], reach: Sequence[int],
    most: int,
) -> list[tuple[tuple[int, tuple[str, ...]], ...]]:
    """Give the columns behind three reels, except where the first of them already promises too little."""
    if not columns:
        return [()]
    first = [each for each in columns[0] if _promise(pay_lines, alive, [each[0], *reach[1:]]) > most]
    return list(product(first, *columns[1:]))


def _promise(pay_lines: PayLines, alive: int, reach: Sequence[int]) -> int:
    """Add up, in hundredths, the best that each running line could pay if it could choose among what is in reach."""
    return sum(pay_lines.best_pays(alive, reach))
