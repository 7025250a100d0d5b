"""The clauses about the Free Spins, MM-13 to MM-18, with values worked out by hand."""

import pytest

from engine.rules.contract import Continue, Finish, Roll, Spin
from engine.rules.events import Event
from engine.rules.slots.events import LineWon, RoundEnded, RoundFinished
from games.mr_monopoly.events import (
    DiceRolled,
    FreeSpinsEnded,
    FreeSpinsStarted,
    FreeSpinStarted,
    FreeSpinsTriggered,
    GenerousHandGave,
    GridFilled,
    HatThrown,
    HotelBuilt,
    HouseBuilt,
    HouseForRentCame,
    HouseLanded,
    LaneAppeared,
    RentWon,
    SectorReached,
    SpinsSetBack,
)
from tests.games.mr_monopoly.by_hand import DIAMOND, HOTEL, SIXTEEN, hand_round, only, rent_won, rows, shown

NO_HOUSE: list[object] = [[], [], []]
LANE = [2, 2, 2, 4, 2, 2, 2, 2, 2, 2, 2, 12]


def bonus(spins: list[object], hand: str = "property_upgrade", **more: object) -> list[Event]:
    return shown(hand_round({"rows": rows(DIAMOND), "free_spins": spins, "generous_hand": hand, **more}))


def test_MM_13_a_triggering_spin_pays_its_lines_and_its_houses_pay_no_rent_and_do_not_carry_over() -> None:
    """Three tens on line 3 pay 0.3x; the House on reel 4 pays nothing; the one of the bonus on reel 1, upgraded, 4x."""
    window = ["ten ten ten house K", "Q A high_3 K diamond", "K J A Q high_2", "A high_4 Q high_1 J"]
    made = {"rows": window, "free_spins": [[[1, 1]], *NO_HOUSE], "generous_hand": "property_upgrade"}
    round_ = hand_round(made)
    spin = round_.take(Spin())
    assert spin[1:] == (
        HouseLanded(4, 1, 1), LineWon(3, "ten", 3, ((1, 1), (2, 1), (3, 1)), 30, 30), FreeSpinsTriggered((5, 2)),
    )
    assert round_.actions == (Continue(),)
    assert round_.take(Continue())[0] == FreeSpinsStarted(3)
    assert [rent.total for rent in only(RentWon, round_.take(Continue()))] == [430]


def test_MM_14_houses_lock_and_set_the_spins_back_to_three() -> None:
    events = bonus([[], [[1, 1], [4, 4]], [], [[1, 2]], *NO_HOUSE])
    start = events.index(FreeSpinsStarted(3))
    assert events[start : start + 10] == [
        FreeSpinsStarted(3),
        FreeSpinStarted(1, 2),
        FreeSpinStarted(2, 1), HouseLanded(1, 1, 1), HouseLanded(4, 4, 1), SpinsSetBack(3),
        FreeSpinStarted(3, 2),
        FreeSpinStarted(4, 1), HouseLanded(1, 2, 2), SpinsSetBack(3),
    ]
    assert events[start + 10 : start + 14] == [
        FreeSpinStarted(5, 2), FreeSpinStarted(6, 1), FreeSpinStarted(7, 0), FreeSpinsEnded(7, 3),
    ]


def test_MM_14_his_appearance_is_no_landing_and_no_lines_are_paid() -> None:
    events = bonus([[[1, 1], [2, 1], [3, 1], [4, 1]], *NO_HOUSE])
    assert not only(HatThrown, events)
    assert not only(LineWon, events)


def test_MM_15_house_for_rent_comes_in_the_last_spin_and_may_come_again() -> None:
    events = bonus([[], [], {"house_for_rent": [[2, 2], [1, 3]]}, [], [], {"house_for_rent": [[4, 1]]}, *NO_HOUSE])
    rented = events.index(HouseForRentCame(((1, 3), (2, 2))))
    assert events[rented - 1] == FreeSpinStarted(3, 0)
    assert events[rented + 1 : rented + 4] == [HouseLanded(1, 3, 1), HouseLanded(2, 2, 1), SpinsSetBack(3)]
    assert HouseForRentCame(((4, 1),)) in events
    assert FreeSpinsEnded(9, 3) in events


def test_MM_16_a_full_grid_ends_the_bonus_at_once() -> None:
    events = bonus([SIXTEEN])
    full = events.index(GridFilled())
    assert events[full - 2 : full + 2] == [HouseLanded(4, 4, 4), SpinsSetBack(3), GridFilled(), FreeSpinsEnded(1, 16)]
    assert [rent.prize for rent in only(RentWon, events)] == [5000, 10_000, 35_000, 100_000]


def test_MM_16_the_last_cell_may_be_for_rent() -> None:
    events = bonus([SIXTEEN[:15], [], [], {"house_for_rent": [[4, 4]]}])
    assert events[events.index(GridFilled()) + 1] == FreeSpinsEnded(4, 16)


@pytest.mark.parametrize(
    ("hand", "more", "total"),
    [
        ("property_upgrade", {}, 5000 + 750),  # 4 and 1 Houses become a Hotel and 2: 50x + 7.5x
        ("multiplier_roll", {"lane": LANE, "dice": [2, 2]}, (800 + 500) * 4),  # (8x + 5x) x 4
        ("both", {"lane": LANE, "dice": [2, 2]}, (5000 + 750) * 4),
    ],
)
def test_MM_17_MM_18_the_generous_hand(hand: str, more: dict[str, object], total: int) -> None:
    events = bonus([[[1, 1], [1, 2], [1, 3], [1, 4], [4, 2]], *NO_HOUSE], hand, **more)
    assert events[-1] == RoundFinished(total)


def test_MM_17_with_both_the_upgrade_comes_first_and_the_roll_multiplies_the_upgraded_rent() -> None:
    made = {
        "rows": rows(DIAMOND), "free_spins": [[[1, 1], [1, 2], [1, 3], [1, 4], [4, 2]], *NO_HOUSE],
        "generous_hand": "both", "upgrade": [[4, 4]], "lane": LANE, "dice": [6, 6],
    }
    round_ = hand_round(made)
    for action in (Spin(), Continue()):
        round_.take(action)
    assert round_.take(Continue()) == (
        GenerousHandGave("both"), HotelBuilt(1), HouseBuilt(4, 4, 2), LaneAppeared(tuple(LANE)),
    )
    assert round_.take(Roll()) == (
        DiceRolled(6, 6, 12), SectorReached(12, 12),
        rent_won(1, HOTEL, 5000, 12, 60_000, 60_000), rent_won(4, 2, 750, 12, 9000, 69_000), RoundEnded(69_000),
    )
    assert round_.actions == (Finish(),)
