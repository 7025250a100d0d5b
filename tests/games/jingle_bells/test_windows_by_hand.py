"""Windows by hand that contradict a clause, or say what does not happen, are refused with the clause."""

import pytest

from engine.rules.contract import RuleBroken
from engine.rules.slots.events import ReelsStopped
from tests.games.jingle_bells.by_hand import TRIGGER, hand_round, only, rows, shown

NOTHING: list[object] = [[]] * 10
RED = ["red_bauble", 1]
GOLD = ["gold_bauble", 1]
BONUS: dict[str, object] = {"rows": rows((), TRIGGER), "scatters": [RED, RED]}
SIX = [[2, row, "gold_bauble", 1] for row in (1, 2, 3, 4)] + [[3, row, "gold_bauble", 1] for row in (1, 2)]


def landed(*spins: object) -> dict[str, object]:
    return {**BONUS, "christmas_spins": list(spins)}


REFUSED: list[tuple[dict[str, object], str, str]] = [
    ({}, "JB-1", "expected either `rows` or `stops`"),
    ({"rows": rows(), "stops": [0] * 6}, "JB-1", "expected either `rows` or `stops`"),
    ({"rows": rows()[:3]}, "JB-1", "expected a list of 4 rows"),
    ({"rows": [*rows()[:3], "K Q Q J J"]}, "JB-1", "row 4: 'K Q Q J J', expected 6 symbols"),
    ({"rows": [*rows()[:3], "K Q Q J J tem"]}, "JB-1", "'tem' is no symbol of the game (did you mean `ten`?)"),
    ({"rows": [*rows()[:3], "K Q golden_leaf J J K"]}, "JB-1", "'golden_leaf' is no symbol of the game"),
    ({"stops": [0] * 5}, "JB-1", "expected a list of 6 stops"),
    ({"stops": [99, 0, 0, 0, 0, 0]}, "JB-1", "stop 1: 99, expected a number from 0 to 49"),
    ({"stops": [True, 0, 0, 0, 0, 0]}, "JB-1", "stop 1: True, expected a number from 0 to 49"),
    ({"rows": rows([(1, 1)])}, "JB-2", "reel 1: a Jingle Bell lands only on reels 2, 3, 4 and 5"),
    ({"rows": rows([(6, 3)])}, "JB-2", "reel 6: a Jingle Bell lands only on reels 2, 3, 4 and 5"),
    ({"rows": rows(), "frames": [[1, 1]]}, "JB-3", "frames: [1, 1], expected a cell [reel, row] of reels 2 to 5"),
    ({"rows": rows(), "frames": [[2, 1], [2, 1]]}, "JB-3", "frames: [2, 1], expected a cell"),
    ({"rows": rows(), "frames": [[2, 5]]}, "JB-3", "frames: [2, 5], expected a cell"),
    ({"rows": rows(), "frames": "all"}, "JB-3", "'all', expected a list of 0 to 16 cells [reel, row]"),
    ({"rows": rows([(2, 1), (2, 3)])}, "JB-6", "reel 2: 2 Jingle Bells, expected at most one"),
    ({"rows": rows((), [(2, 1)])}, "JB-8", "reel 2: a Scatter lands only on reels 1 and 6"),
    ({"rows": rows((), [(1, 1), (1, 3)])}, "JB-8", "reel 1: 2 Scatters, expected at most one"),
    ({"rows": rows((), [(1, 1)]), "scatters": [RED, RED]}, "JB-8", "scatters: no Christmas Spins in this round"),
    ({"rows": rows(), "christmas_spins": NOTHING}, "JB-8", "christmas_spins: no Christmas Spins in this round"),
    ({"rows": rows((), TRIGGER)}, "JB-9", "scatters: None, expected what each of the two Scatters becomes"),
    ({**BONUS, "scatters": [RED]}, "JB-9", "expected what each of the two Scatters becomes"),
    ({**BONUS, "scatters": [RED, "red_bauble"]}, "JB-9", "scatter 2: 'red_bauble', expected a symbol and its prize"),
    ({**BONUS, "scatters": [["blue_bauble", 1], RED]}, "JB-9", "'blue_bauble' is no symbol of the Christmas Spins"),
    (landed([[2, 1, "red_baubel", 1]]), "JB-10", "1: 'red_baubel' is no symbol of the Christmas Spins (did you mean"),
    (landed([[1, 1, *RED]]), "JB-10", "christmas spin 1: [1, 1, 'red_bauble', 1]: this cell is locked"),
    (landed([[2, 1, *RED]], [[2, 1, *RED]]), "JB-10", "christmas spin 2: [2, 1, 'red_bauble', 1]: this cell is locked"),
    (landed([[2, 1, *RED], [2, 1, *RED]]), "JB-10", "expected one symbol on a cell"),
    (landed([[7, 1, *RED]]), "JB-10", "expected [reel, row, symbol, prize] on a free cell"),
    (landed([[2, True, *RED]]), "JB-10", "[2, True, 'red_bauble', 1]"),
    (landed(["red_bauble"]), "JB-10", "'red_bauble', expected [reel, row, symbol, prize] on a free cell"),
    (landed("nothing"), "JB-10", "christmas spin 1: 'nothing', expected a list of what lands"),
    (landed([[2, 1, "red_bauble"]]), "JB-10", "['red_bauble'], expected a symbol and its prize, as [red_bauble, 3]"),
    (landed([[2, 1, "red_bauble", 4]]), "JB-11", "4, expected one of 1, 2, 3, 5, 7, 10 times the stake, undoubled"),
    (landed([[2, 1, "gold_bauble", "mini"]]), "JB-11", "'mini', expected one of 1, 2, 3, 5, 7, 10"),
    (landed([[2, 1, "prize_present", 20]]), "JB-11", "20, expected one of mini, minor, major, grand"),
    ({**BONUS, "christmas_spins": 10}, "JB-12", "10, expected a list with an entry for each spin"),
    (landed([[2, 0, *RED]]), "JB-16", "rows 0 and 5 open with Expand, from the next spin on"),
    (landed([*SIX, [3, 5, *RED]]), "JB-16", "rows 0 and 5 open with Expand, from the next spin on"),
    (landed(*NOTHING[:9]), "JB-17", "christmas_spins: the bonus goes on after 9 spins"),
    (landed(*NOTHING, []), "JB-17", "christmas_spins: 11 spins, but the bonus ends after 10"),
    ({"rows": rows(), "frame": []}, "JB", "frame: is no part of a window (did you mean `frames`?)"),
]


@pytest.mark.parametrize(("made", "clause", "words"), REFUSED)
def test_a_window_against_a_clause_is_refused(made: dict[str, object], clause: str, words: str) -> None:
    with pytest.raises(RuleBroken) as caught:
        hand_round(made)
    assert caught.value.clause == clause
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("window", "words"),
    [
        (rows((), [(6, 4)]), "reel 1: a Scatter was bought, and none is there"),
        (rows((), [(1, 4)]), "reel 6: a Scatter was bought, and none is there"),
        (rows([(3, 1)], TRIGGER), "reel 3: no Jingle Bell lands in a bought spin"),
    ],
)
def test_JB_18_a_window_without_what_was_bought_is_refused(window: list[list[str]], words: str) -> None:
    with pytest.raises(RuleBroken) as caught:
        hand_round({**BONUS, "rows": window, "christmas_spins": NOTHING}, "christmas_spins")
    assert (caught.value.clause, words in str(caught.value)) == ("JB-18", True)


def test_JB_19_spins_after_the_win_cap_are_refused() -> None:
    """Three Grands are 15,000x."""
    grands = [[3, row, "prize_present", "grand"] for row in (1, 2, 3)]
    with pytest.raises(RuleBroken, match="JB-19: christmas_spins: 2 spins, but the bonus ends after 1"):
        hand_round(landed(grands, []))


def test_stops_show_their_window() -> None:
    """Strip 1 begins A reindeer K J, and ends with spinning_top, behind which the ring closes."""
    (stopped,) = only(ReelsStopped, shown(hand_round({"stops": [49, 0, 0, 0, 0, 0]})))
    assert stopped.window[0] == ("spinning_top", "A", "reindeer", "K")
    assert stopped.window[1] == ("J", "polar_bear", "jingle_bell", "reindeer")
    assert stopped.stops == (49, 0, 0, 0, 0, 0)


def test_a_window_that_no_strip_shows_has_no_stop() -> None:
    (stopped,) = only(ReelsStopped, shown(hand_round({"rows": [["polar_bear"] * 6] * 4})))
    assert stopped.stops == (None,) * 6


def test_JB_3_what_was_written_goes_before_what_is_carried() -> None:
    assert hand_round({"rows": rows(), "frames": [[3, 1]]}, carried="ffff").carried == "0010"
    assert hand_round({"rows": rows(), "frames": []}, carried="ffff").carried == ""
    assert hand_round({"rows": rows()}, carried="ffff").carried == "ffff"
