"""Books: stored as JSON and restored, resumed at every step, replayed from play numbers, settled at their end."""

import json
from collections.abc import Iterator

import pytest

from engine.journal.journal import Journal
from engine.journal.ledger import OPENING_BALANCE
from engine.journal.plays import PlayDesk, Script
from engine.rules.contract import Continue, Finish, Order, OrderRefused, Roll, Spin, UnreadableBook
from engine.rules.draws import StreamDraws
from engine.rules.events import Json
from engine.rules.slots.events import RoundEnded, RoundFinished
from engine.rules.slots.slot_round import waits_only_for_finish
from games.mr_monopoly.events import DiceRolled, LaneAppeared
from tests.games.mr_monopoly.by_hand import DIAMOND, ORDER, hand_round, rows, shown, the_game

BOTH: dict[str, object] = {
    "rows": rows(DIAMOND), "free_spins": [[[1, 1]], [], [], []], "generous_hand": "both",
    "lane": [2, 2, 2, 4, 2, 2, 2, 2, 2, 2, 2, 12], "dice": [2, 2],
}
ACTIONS = (Spin(), Continue(), Continue(), Roll(), Finish())
PRIZE = 400 * 4


@pytest.fixture
def journal() -> Iterator[Journal]:
    with Journal.in_memory() as opened:
        yield opened


def desk_of(journal: Journal) -> PlayDesk:
    return PlayDesk(journal, lambda _: the_game())


@pytest.mark.parametrize("mode", ["base", "mr_monopoly", "free_spins"])
def test_ALL_2_every_round_is_restored_from_its_stored_book(mode: str) -> None:
    order = Order("mr_monopoly", 20, mode)
    for seed in range(200):
        drawn = the_game().open(order, StreamDraws("MM", seed.to_bytes(12)))
        restored = the_game().restore(order, json.loads(json.dumps(drawn.book)))
        assert (restored.segments, restored.prize, restored.book) == (drawn.segments, drawn.prize, drawn.book)


@pytest.mark.parametrize("taken", range(len(ACTIONS)))
def test_ALL_2_a_round_is_resumed_after_each_action_with_the_same_outcome(journal: Journal, taken: int) -> None:
    """Also between the lane and the dice, and between the dice and the payment."""
    expected = [hand_round(BOTH)]
    whole = tuple(expected[0].take(action) for action in ACTIONS)
    play = desk_of(journal).buy(ORDER, script=Script(made=BOTH))
    for action in ACTIONS[:taken]:
        play.take(action)
    resumed = desk_of(journal).resume("mr_monopoly")
    assert resumed is not None
    assert tuple(events for _, events in resumed.history) == whole[:taken]
    assert resumed.actions == (ACTIONS[taken],)
    assert tuple(resumed.take(action) for action in ACTIONS[taken:]) == whole[taken:]
    assert resumed.is_settled
    assert journal.balance == OPENING_BALANCE - 100 + PRIZE


def test_MM_11_the_dice_wait_for_the_tap_and_are_fixed_before() -> None:
    round_ = hand_round(BOTH)
    for action in ACTIONS[:3]:
        events = round_.take(action)
    assert isinstance(events[-1], LaneAppeared)
    assert DiceRolled(2, 2, 4) in round_.take(Roll())


def test_ALL_3_a_round_settles_when_its_last_event_has_been_presented(journal: Journal) -> None:
    """Dice and rents are released by the roll; the prize is credited by the acknowledgement that they were shown."""
    play = desk_of(journal).buy(ORDER, script=Script(made=BOTH))
    for action in ACTIONS[:-1]:
        assert not waits_only_for_finish(play.round)
        last = play.take(action)
    assert last[-1] == RoundEnded(PRIZE)
    assert (play.is_settled, journal.balance) == (False, OPENING_BALANCE - 100)
    assert waits_only_for_finish(play.round)
    assert play.take(Finish()) == (RoundFinished(PRIZE),)
    assert (play.is_settled, journal.balance) == (True, OPENING_BALANCE - 100 + PRIZE)


def test_ALL_3_a_resumed_round_that_needs_no_further_input_settles_by_its_acknowledgement(journal: Journal) -> None:
    desk_of(journal).buy(ORDER, seed=bytes(12)).take(Spin())
    resumed = desk_of(journal).resume("mr_monopoly")
    assert resumed is not None
    assert waits_only_for_finish(resumed.round)
    resumed.take(Finish())
    assert resumed.is_settled
    assert desk_of(journal).resume("mr_monopoly") is None


@pytest.mark.parametrize("mode", ["base", "mr_monopoly", "free_spins"])
def test_ALL_4_a_play_number_gives_the_same_round_again(journal: Journal, mode: str) -> None:
    play = desk_of(journal).buy(Order("mr_monopoly", 40, mode), seed=b"twelve bytes")
    with Journal.in_memory() as other:
        again = desk_of(other).replay_number("mr_monopoly", play.play_number.lower())
    assert again.order == play.order
    assert again.round.book == play.round.book


def test_ALL_9_the_gb_profile_has_no_feature_buys_and_no_stake_above_five_pounds(journal: Journal) -> None:
    desk = PlayDesk(journal, lambda _: the_game(), lambda: "gb")
    for order in (Order("mr_monopoly", 100, "mr_monopoly"), Order("mr_monopoly", 100, "free_spins"),
                  Order("mr_monopoly", 1000)):
        with pytest.raises(OrderRefused, match="ALL-9"):
            desk.buy(order)
    assert desk.buy(Order("mr_monopoly", 500)).cost == 500


def test_B7_a_stored_book_needs_no_number_of_the_game() -> None:
    """A rent that no card of today says is paid as it is stored."""
    text = json.dumps(hand_round(BOTH).book)
    for old, new in (('"rent": 400, ', '"rent": 777, '), (f'"prize": {PRIZE}', '"prize": 3108'),
                     (f'"total": {PRIZE}', '"total": 3108')):
        assert old in text
        text = text.replace(old, new)
    restored = the_game().restore(ORDER, json.loads(text))
    assert shown(restored)[-1] == RoundFinished(3108)


BROKEN = [
    ('"prize": 1600, "total"', '"prize": 1500, "total"', "the total is 1600, expected 1500"),
    ('"prize": 1600, "carried"', '"prize": 1500, "carried"', "a round ends with its prize of 1500"),
    ('"action": "finish"', '"action": "roll"', "a round goes from one spin to one finish"),
    ('"action": "spin"', '"action": "jump"', "'jump' is no action"),
    ('"event": "dice_rolled"', '"event": "dice_thrown"', "there is no event 'dice_thrown'"),
    ('"first": 2', '"first": "2"', "Expected `int`, got `str`"),
    ('"first": 2', '"furst": 2', "missing required field `first`"),
    ('"first": 2', '"third": 2, "first": 2', "dice_rolled has fields that it does not know"),
    ('"carried"', '"carries"', "unknown field `carries`"),
]


@pytest.mark.parametrize(("old", "new", "words"), BROKEN)
def test_F3_a_damaged_book_is_said(old: str, new: str, words: str) -> None:
    text = json.dumps(hand_round(BOTH).book)
    assert old in text
    with pytest.raises(UnreadableBook) as caught:
        the_game().restore(ORDER, json.loads(text.replace(old, new, 1)))
    assert words in str(caught.value)


def test_F3_an_empty_book_is_said() -> None:
    empty: dict[str, Json] = {}
    with pytest.raises(UnreadableBook, match="the stored round cannot be read"):
        the_game().restore(ORDER, empty)
