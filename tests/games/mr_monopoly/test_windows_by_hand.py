"""Windows by hand that contradict a clause, or say what does not happen, are refused with the clause."""

import pytest

from engine.rules.contract import RuleBroken
from engine.rules.slots.events import ReelsStopped
from tests.games.mr_monopoly.by_hand import DIAMOND, MR, PLAIN, SIXTEEN, hand_round, only, rows, shown

HOUSE_5 = ("house", "J", "high_2", "K")
ROLL: dict[str, object] = {"award": "multiplier_roll", "lane": [2] * 12, "dice": [1, 2]}
BONUS: dict[str, object] = {"rows": rows(DIAMOND), "free_spins": [[[1, 1]], [], [], []],
                            "generous_hand": "property_upgrade"}

REFUSED: list[tuple[dict[str, object], str, str]] = [
    ({"rows": rows(("diamond", *MR[1:]))}, "MM-13", "Mr. Monopoly and a Diamond never stand on the reel together"),
    ({"rows": rows(("ten", *MR[1:]))}, "MM-3", "reel 5: Mr. Monopoly covers all four rows or is not there"),
    ({"rows": [*rows(PLAIN)[:3], "mr_monopoly K Q J ten"]}, "MM-3", "reel 1: Mr. Monopoly lands only on reel 5"),
    ({"rows": rows(HOUSE_5)}, "MM-4", "reel 5: a House lands only on reels 1, 2, 3 and 4"),
    ({"rows": rows(("diamond", "J", "diamond", "K"))}, "MM-13", "2 Diamonds, expected at most one"),
    ({"rows": [*rows(PLAIN)[:3], "K diamond Q J ten"]}, "MM-13", "reel 2: a Diamond lands only on reel 5"),
    ({"rows": [*rows(PLAIN)[:3], "K Q Q J tem"]}, "MM-1", "'tem' is no symbol of the game (did you mean `ten`?)"),
    ({"rows": [*rows(PLAIN)[:3], "K Q Q J"]}, "MM-1", "row 4: 'K Q Q J', expected 5 symbols"),
    ({"rows": rows(PLAIN)[:3]}, "MM-1", "expected a list of 4 rows"),
    ({}, "MM-1", "expected either `rows` or `stops`"),
    ({"rows": rows(PLAIN), "stops": [0, 0, 0, 0, 0]}, "MM-1", "expected either `rows` or `stops`"),
    ({"stops": [0, 0, 0, 0]}, "MM-1", "expected a list of 5 stops"),
    ({"stops": [99, 0, 0, 0, 0]}, "MM-1", "stop 1: 99, expected a number from 0 to 51"),
    ({"stops": [0, "mr_monopoly", 0, 0, 0]}, "MM-3", "stop 2: 'mr_monopoly', expected a number from 0 to 50"),
    ({"rows": rows(PLAIN), "nudge": True}, "MM-6", "nudge: does not happen in this round"),
    ({"rows": rows(MR, [(1, 1)]), "nudge": True}, "MM-6", "nudge: does not happen in this round"),
    ({**BONUS, "rows": rows(DIAMOND, [(1, 1)]), "nudge": True}, "MM-6", "nudge: does not happen in this round"),
    ({"rows": rows(PLAIN, [(1, 1)]), "nudge": "yes"}, "MM-6", "'yes', expected true or false"),
    ({"rows": rows(PLAIN), "hat": [[1, 1]]}, "MM-7", "hat: does not happen in this round"),
    ({"rows": rows(MR, [(1, 1)]), "hat": [[1, 1]]}, "MM-7", "hat: [1, 1], expected a cell [reel, row] of reels 1 to 4"),
    ({"rows": rows(MR), "hat": [[5, 1]]}, "MM-7", "[5, 1], expected a cell [reel, row] of reels 1 to 4 that is free"),
    ({"rows": rows(MR), "hat": [[1, 1], [1, 1]]}, "MM-7", "[1, 1], expected a cell"),
    ({"rows": rows(MR), "hat": []}, "MM-7", "[], expected a list of 1 to 16 cells"),
    ({"rows": rows(MR), "award": "multiplier_roll"}, "MM-9", "award: does not happen in this round"),
    ({"rows": rows(MR, [(1, 1)]), "award": "both"}, "MM-9", "'both', expected multiplier_roll, property_upgrade or"),
    ({"rows": rows(MR, [(1, 1)]), "upgrade": [[1, 2]]}, "MM-10", "upgrade: does not happen in this round"),
    ({"rows": rows(MR, [(1, 1)]), "award": "property_upgrade", "upgrade": [[1, 1]]}, "MM-10", "upgrade of reel 1: [1,"),
    ({"rows": rows(MR, [(1, 1)]), "award": "property_upgrade", "upgrade": [[1, 2], [2, 2]]}, "MM-10", "2 cells, of wh"),
    ({"rows": rows(MR, [(1, 1)]), **ROLL, "dice": [6, 7]}, "MM-11", "dice: 7, expected one of 1, 2, 3, 4, 5, 6"),
    ({"rows": rows(MR, [(1, 1)]), **ROLL, "dice": [13]}, "MM-11", "dice: [13], expected a list of 2"),
    ({"rows": rows(MR, [(1, 1)]), **ROLL, "lane": [2] * 11 + [11]}, "MM-11", "lane: 11, expected one of 2, 3, 4"),
    ({"rows": rows(MR, [(1, 1)]), **ROLL, "lane": [2] * 11}, "MM-11", "expected a list of 12"),
    ({"rows": rows(MR, [(1, 1)]), "dice": [1, 2]}, "MM-11", "dice: does not happen in this round"),
    ({**BONUS, "rows": rows(PLAIN)}, "MM-13", "free_spins: does not happen in this round"),
    ({**BONUS, "rows": rows(MR, [(1, 1)])}, "MM-13", "free_spins: does not happen in this round"),
    ({**BONUS, "free_spins": 3}, "MM-14", "3, expected a list with an entry for each spin"),
    ({**BONUS, "free_spins": [[[5, 1]], [], [], []]}, "MM-14", "free spin 1: [5, 1], expected a cell"),
    ({**BONUS, "free_spins": [[[1, 1]], [[1, 1]], [], []]}, "MM-14", "free spin 2: [1, 1], expected a cell"),
    ({**BONUS, "free_spins": [[], [], []]}, "MM-15", "free spin 3: House For Rent always comes when no House stands"),
    ({**BONUS, "free_spins": [{"house_for_rent": [[1, 1]]}, [], []]}, "MM-15", "comes only in the last spin"),
    ({**BONUS, "free_spins": [{"houses": [[1, 1]]}]}, "MM-15", "expected cells or `house_for_rent`"),
    ({**BONUS, "free_spins": [[[1, 1]], [], []]}, "MM-16", "free_spins: the bonus goes on after 3 spins"),
    ({**BONUS, "free_spins": [SIXTEEN, []]}, "MM-16", "free_spins: 2 spins, but the bonus ends after 1"),
    ({**BONUS, "generous_hand": "none"}, "MM-17", "'none', expected multiplier_roll, property_upgrade or both"),
    ({"rows": rows(DIAMOND), "free_spins": [[[1, 1]], [], [], []]}, "MM-17", "generous_hand: None, expected"),
    ({"rows": rows(MR), "generous_hand": "both"}, "MM-17", "generous_hand: does not happen in this round"),
    ({"rows": rows(MR), "hats": [[1, 1]]}, "MM", "hats: is no part of a window (did you mean `hat`?)"),
]


@pytest.mark.parametrize(("made", "clause", "words"), REFUSED)
def test_a_window_against_a_clause_is_refused(made: dict[str, object], clause: str, words: str) -> None:
    with pytest.raises(RuleBroken) as caught:
        hand_round(made)
    assert caught.value.clause == clause
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("mode", "made", "clause", "words"),
    [
        ("mr_monopoly", {"rows": rows(PLAIN, [(1, 1)])}, "MM-19", "Mr. Monopoly was bought and is not there"),
        ("mr_monopoly", {"rows": rows(MR), "hat": [[1, 1]]}, "MM-19", "at least one House was bought"),
        ("free_spins", {"rows": rows(MR, [(1, 1)])}, "MM-20", "a Diamond was bought, and none is there"),
        ("free_spins", {"rows": rows(DIAMOND)}, "MM-20", "is missing: a bought Diamond triggers them"),
    ],
)
def test_MM_19_MM_20_a_window_without_what_was_bought_is_refused(
    mode: str, made: dict[str, object], clause: str, words: str,
) -> None:
    with pytest.raises(RuleBroken) as caught:
        hand_round(made, mode)
    assert (caught.value.clause, words in str(caught.value)) == (clause, True)


def test_stops_show_their_window() -> None:
    """Strip 1 begins high_1 high_4 high_2 J, and its last symbol is high_3, behind which the ring closes."""
    (stopped,) = only(ReelsStopped, shown(hand_round({"stops": [51, 0, 0, 0, "mr_monopoly"]})))
    assert stopped.window[0] == ("high_3", "high_1", "high_4", "high_2")
    assert stopped.window[1] == ("Q", "J", "high_2", "high_3")
    assert stopped.window[4] == MR
    assert stopped.stops == (51, 0, 0, 0, None)


def test_a_window_that_no_strip_shows_has_no_stop() -> None:
    (stopped,) = only(ReelsStopped, shown(hand_round({"rows": [["high_4"] * 5] * 4})))
    assert stopped.stops == (None,) * 5
