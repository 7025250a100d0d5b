"""Counting and choosing blockers row by row, for the grids of Festive Lines Gold.

Rows are filled one after the other, those at an edge first, since they hold the corners: what is left to count then
depends only on how many columns of each kind are still without a blocker. So there are few different states, and each
is counted once, when it is first needed.
"""

from collections.abc import Iterator
from functools import cache
from itertools import accumulate, chain, combinations, product
from math import comb
from typing import NamedTuple

import msgspec


class Left(NamedTuple):
    """What is left to fill: edge and inner rows, edge and inner columns without a blocker (bare) or with one (held).

    Once the edge rows are done, all columns count as inner ones. `corners` says what the corners must do: stay `free`
    of blockers, still be `hit` by one, or do as they like (`any`).
    """

    edge_rows: int
    inner_rows: int
    bare_edges: int
    held_edges: int
    bare_inner: int
    held_inner: int
    blockers: int
    corners: str


class RowChoice(msgspec.Struct, frozen=True):
    """Blockers for the next row, as places in the columns; the new order of the columns; what is left then.

    Columns are ordered: bare edges, held edges, bare inner, held inner.
    """

    blocked: tuple[int, ...]
    order: tuple[int, ...]
    left: Left


def merged(left: Left) -> Left:
    """Forget the kinds of columns once no edge row is left; a corner that had to be hit by then makes it impossible."""
    if left.edge_rows or left.corners == "hit":
        return left
    bare = left.bare_edges + left.bare_inner
    held = left.held_edges + left.held_inner
    return Left(0, left.inner_rows, 0, 0, bare, held, left.blockers, "any")


@cache
def count_fillings(left: Left) -> int:
    """Count the ways to fill what is left."""
    if left.edge_rows:
        return sum(
            comb(left.bare_edges, taken[0]) * comb(left.held_edges, taken[1])
            * comb(left.bare_inner, taken[2]) * comb(left.held_inner, taken[3]) * count_fillings(after)
            for taken, after in _rows_taken(left)
        )
    if left.corners == "hit":
        return 0
    columns = left.bare_inner + left.held_inner
    return sum(  # inclusion and exclusion over rows and bare columns that stay without a blocker
        (-1) ** (rows + bare) * comb(left.inner_rows, rows) * comb(left.bare_inner, bare)
        * comb((left.inner_rows - rows) * (columns - bare), left.blockers)
        for rows in range(left.inner_rows + 1) for bare in range(left.bare_inner + 1)
    )


def _rows_taken(left: Left) -> Iterator[tuple[tuple[int, int, int, int], Left]]:
    """Give how many columns of each kind (in their order) the next row may block, and what is left after it."""
    is_edge = left.edge_rows > 0
    edges = (0, 0) if is_edge and left.corners == "free" else (left.bare_edges, left.held_edges)
    for taken in product(*(range(most + 1) for most in (*edges, left.bare_inner, left.held_inner))):
        blocked = sum(taken)
        if not 0 < blocked <= left.blockers:
            continue
        bare_edges, held_edges, bare_inner, _ = taken
        is_hit = is_edge and left.corners == "hit" and bare_edges + held_edges > 0
        yield (bare_edges, held_edges, bare_inner, taken[3]), merged(Left(
            left.edge_rows - is_edge, left.inner_rows - (not is_edge),
            left.bare_edges - bare_edges, left.held_edges + bare_edges,
            left.bare_inner - bare_inner, left.held_inner + bare_inner,
            left.blockers - blocked, "any" if is_hit else left.corners,
        ))


@cache
def row_choices(left: Left) -> tuple[tuple[RowChoice, ...], tuple[int, ...]]:
    """Give every choice of blockers for the next row that can be completed, and the grids up to and with each."""
    kinds = _places_by_kind(left)
    choices: list[RowChoice] = []
    for taken, after in _rows_taken(left):
        if not count_fillings(after):
            continue
        per_kind = [combinations(places, number) for places, number in zip(kinds, taken, strict=True)]
        for parts in product(*per_kind):
            blocked = tuple(chain.from_iterable(parts))
            choices.append(RowChoice(blocked, _new_order(kinds, blocked, after), after))
    return tuple(choices), tuple(accumulate(count_fillings(choice.left) for choice in choices))


def _places_by_kind(left: Left) -> list[range]:
    """Give the places of bare edges, held edges, bare inner and held inner columns."""
    sizes = (left.bare_edges, left.held_edges, left.bare_inner, left.held_inner)
    ends = (0, *accumulate(sizes))
    return [range(ends[kind], ends[kind + 1]) for kind in range(len(sizes))]


def _new_order(kinds: list[range], blocked: tuple[int, ...], after: Left) -> tuple[int, ...]:
    """Order the columns by their kinds after a row: a blocked one is no longer bare."""
    first_inner = kinds[2].start if after.edge_rows else 0

    def new_kind(place: int) -> tuple[bool, bool]:
        is_held = place in blocked or place in kinds[1] or place in kinds[3]
        return place >= first_inner, is_held

    return tuple(sorted(range(kinds[3].stop), key=new_kind))
