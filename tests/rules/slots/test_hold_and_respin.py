"""Hold and respin: spins lowered at their start, set back by landings, over when none is left or all is locked."""

import pytest

from engine.rules.slots.hold_and_respin import HoldAndRespin

CELLS = [(2, 1), (1, 2), (1, 1)]


def test_cells_are_free_by_reel_then_row_until_they_lock() -> None:
    board = HoldAndRespin(CELLS, spins=3, reset_to=3)
    assert board.free == ((1, 1), (1, 2), (2, 1))
    board.lock((1, 2))
    assert (board.free, board.locked, board.is_full) == (((1, 1), (2, 1)), [(1, 2)], False)
    with pytest.raises(ValueError, match=r"the cell \(1, 2\) is not free"):
        board.lock((1, 2))


def test_MM_16_three_spins_without_a_landing_end_it() -> None:
    board = HoldAndRespin(CELLS, spins=3, reset_to=3)
    for left in (2, 1, 0):
        assert not board.is_over
        board.start_spin()
        assert board.spins_left == left
    assert (board.is_over, board.spins_made) == (True, 3)


def test_MM_14_a_landing_sets_the_spins_back() -> None:
    board = HoldAndRespin(CELLS, spins=3, reset_to=3)
    board.start_spin()
    assert board.set_back()
    assert board.spins_left == 3


@pytest.mark.parametrize(("landings", "spins"), [((), 10), ((8,), 11), ((10,), 13), ((1, 2), 10)])
def test_JB_12_a_landing_counts_only_when_fewer_spins_are_left_than_it_sets_back_to(
    landings: tuple[int, ...], spins: int,
) -> None:
    board = HoldAndRespin([(1, row) for row in range(1, 5)], spins=10, reset_to=3)
    while not board.is_over:
        board.start_spin()
        if board.spins_made in landings:
            board.set_back()
    assert board.spins_made == spins


def test_JB_14_the_number_that_it_sets_back_to_may_rise() -> None:
    board = HoldAndRespin(CELLS, spins=3, reset_to=3)
    board.reset_to = 4
    assert board.set_back()
    assert (board.spins_left, board.set_back()) == (4, False)


def test_MM_16_a_full_board_is_over_at_once() -> None:
    board = HoldAndRespin(CELLS, spins=3, reset_to=3)
    for cell in CELLS:
        board.lock(cell)
    assert (board.is_full, board.is_over, board.spins_left) == (True, True, 3)


def test_JB_16_a_full_board_may_grow_and_goes_on() -> None:
    board = HoldAndRespin(CELLS, spins=3, reset_to=3)
    for cell in CELLS:
        board.lock(cell)
    board.open_cells([(2, 0), (1, 0)])
    assert (board.is_full, board.free, board.locked) == (False, ((1, 0), (2, 0)), CELLS)
