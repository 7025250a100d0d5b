"""Books and frames: restored, resumed at every step, replayed from play numbers, kept by the journal for each stake."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.journal.journal import Journal
from engine.journal.ledger import OPENING_BALANCE
from engine.journal.plays import LivePlay, PlayDesk, Script
from engine.rules.contract import Continue, Finish, Order, OrderRefused, Spin, UnreadableBook
from engine.rules.draws import StreamDraws
from engine.rules.slots.events import RoundEnded, RoundFinished
from engine.rules.slots.slot_round import waits_only_for_finish
from games.jingle_bells.events import FramesStood, FramesTurnedWild
from tests.games.jingle_bells.by_hand import BUY, ORDER, TRIGGER, hand_round, only, rows, shown, the_game

BONUS: dict[str, object] = {
    "rows": rows([(3, 3)], TRIGGER), "frames": [[2, 1]], "scatters": [["gold_bauble", 2], ["prize_present", "mini"]],
    "christmas_spins": [[[2, 2, "gold_bauble", 3]], *([[]] * 9)],
}
ACTIONS = (Spin(), Continue(), Finish())
PRIZE = 200 + 2000 + 300
BELL_ON_REEL_2 = Script(answers={"reel 2 stop": 0})  # a bell on (2, 3)


@pytest.fixture
def journal() -> Iterator[Journal]:
    with Journal.in_memory() as opened:
        yield opened


def desk_of(journal: Journal) -> PlayDesk:
    return PlayDesk(journal, lambda _: the_game())


def played_out(play: LivePlay) -> LivePlay:
    while not play.is_over:
        play.take(play.actions[0])
    return play


@pytest.mark.parametrize("mode", ["base", "christmas_spins"])
def test_ALL_2_every_round_is_restored_from_its_stored_book(mode: str) -> None:
    order, carried = Order("jingle_bells", 20, mode), ""
    for seed in range(200):
        drawn = the_game().open(order, StreamDraws("JB", seed.to_bytes(12)), carried)
        restored = the_game().restore(order, json.loads(json.dumps(drawn.book)))
        assert (restored.segments, restored.prize, restored.book) == (drawn.segments, drawn.prize, drawn.book)
        carried = drawn.carried
        assert restored.carried == carried


@pytest.mark.parametrize("taken", range(len(ACTIONS)))
def test_ALL_2_a_round_is_resumed_after_each_action_with_the_same_outcome(journal: Journal, taken: int) -> None:
    expected = hand_round(BONUS)
    whole = tuple(expected.take(action) for action in ACTIONS)
    play = desk_of(journal).buy(ORDER, script=Script(made=BONUS))
    for action in ACTIONS[:taken]:
        play.take(action)
    resumed = desk_of(journal).resume("jingle_bells")
    assert resumed is not None
    assert tuple(events for _, events in resumed.history) == whole[:taken]
    assert resumed.actions == (ACTIONS[taken],)
    assert tuple(resumed.take(action) for action in ACTIONS[taken:]) == whole[taken:]
    assert resumed.is_settled
    assert journal.balance == OPENING_BALANCE - 100 + PRIZE


def test_ALL_3_a_round_settles_when_its_last_event_has_been_presented(journal: Journal) -> None:
    play = desk_of(journal).buy(ORDER, script=Script(made=BONUS))
    play.take(Spin())
    assert not waits_only_for_finish(play.round)
    assert play.take(Continue())[-1] == RoundEnded(PRIZE)
    assert (play.is_settled, journal.balance) == (False, OPENING_BALANCE - 100)
    assert waits_only_for_finish(play.round)
    assert play.take(Finish()) == (RoundFinished(PRIZE),)
    assert (play.is_settled, journal.balance) == (True, OPENING_BALANCE - 100 + PRIZE)


def with_frame(desk: PlayDesk, stake: int) -> str:
    """Play unforced rounds until a frame stands; gives what is carried then."""
    order = Order("jingle_bells", stake)
    for _ in range(200):
        carried = played_out(desk.buy(order)).round.carried
        if carried:
            return carried
    raise AssertionError("200 spins without a frame")


def test_JB_3_frames_are_kept_for_each_stake_apart_through_a_buy_and_a_restart(tmp_path: Path) -> None:
    with Journal.open(tmp_path) as journal:
        desk = desk_of(journal)
        low = with_frame(desk, 20)
        assert journal.carried("jingle_bells", 40) == ""
        high = with_frame(desk, 40)
        assert (journal.carried("jingle_bells", 20), journal.carried("jingle_bells", 40)) == (low, high)
        played_out(desk.buy(Order("jingle_bells", 20, "christmas_spins")))
        assert journal.carried("jingle_bells", 20) == low
    with Journal.open(tmp_path) as journal:
        assert journal.carried("jingle_bells", 20) == low
        play = desk_of(journal).buy(Order("jingle_bells", 20))
        assert play.opening == (FramesStood(the_game().frames(low)),)


def test_JB_3_an_open_round_changes_no_frame_until_it_settles(journal: Journal) -> None:
    desk = desk_of(journal)
    carried = with_frame(desk, 20)
    while True:
        play = desk.buy(Order("jingle_bells", 20))
        play.take(Spin())
        assert journal.carried("jingle_bells", 20) == carried
        played_out(play)
        if play.round.carried != carried:
            break
    assert journal.carried("jingle_bells", 20) == play.round.carried


def test_ALL_4_forced_and_seeded_rounds_use_a_private_copy_of_the_frames(journal: Journal) -> None:
    desk = desk_of(journal)
    carried = with_frame(desk, 20)
    order = Order("jingle_bells", 20)
    forced = played_out(desk.buy(order, script=BELL_ON_REEL_2))
    seeded = played_out(desk.buy(order, seed=bytes(12)))
    made = played_out(desk.buy(order, script=Script(made={"rows": rows()})))
    for play in (forced, made):
        assert play.opening == (FramesStood(the_game().frames(carried)),)
    assert forced.round.carried != carried or only(FramesTurnedWild, list(forced.history[0][1]))
    assert (forced.mark, seeded.mark, made.mark) == ("forced", "seeded", "forced")
    assert journal.carried("jingle_bells", 20) == carried


@pytest.mark.parametrize("order", [Order("jingle_bells", 20), BUY])
def test_ALL_4_a_play_number_gives_the_same_round_again_with_its_frames(journal: Journal, order: Order) -> None:
    desk = desk_of(journal)
    if order != BUY:
        with_frame(desk, 20)
    play = desk.buy(order)
    with Journal.in_memory() as other:
        again = desk_of(other).replay_number("jingle_bells", play.play_number.lower())
    assert again.order == play.order
    assert again.round.book == play.round.book


def test_ALL_9_the_gb_profile_has_no_feature_buy_and_no_stake_above_five_pounds(journal: Journal) -> None:
    desk = PlayDesk(journal, lambda _: the_game(), lambda: "gb")
    for order in (BUY, Order("jingle_bells", 1000)):
        with pytest.raises(OrderRefused):
            desk.buy(order)
    assert desk.buy(Order("jingle_bells", 500)).cost == 500


def test_B7_a_stored_book_needs_no_number_of_the_game() -> None:
    """A Mini of today's 20x is paid as the 30x that are stored."""
    text = json.dumps(hand_round(BONUS).book)
    changes = (('"prize": 2000, "total": 2500', '"prize": 3000, "total": 3500'), ('"prize": 2500', '"prize": 3500'))
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    assert shown(the_game().restore(ORDER, json.loads(text)))[-1] == RoundFinished(3500)


BROKEN = [
    ('"prize": 2000, "total"', '"prize": 1900, "total"', "prize_collected: the total is 2500, expected 2400"),
    ('"event": "scatter_turned"', '"event": "scatter_fell"', "there is no event 'scatter_fell'"),
    ('"symbol": "gold_bauble"', '"symbol": "blue_bauble"', "Invalid enum value 'blue_bauble'"),
    ('"feature": "extend"', '"feature": "extent"', "Invalid enum value 'extent'"),
]


@pytest.mark.parametrize(("old", "new", "words"), BROKEN)
def test_F3_a_damaged_book_is_said(old: str, new: str, words: str) -> None:
    text = json.dumps(hand_round(BONUS).book)
    assert old in text
    with pytest.raises(UnreadableBook) as caught:
        the_game().restore(ORDER, json.loads(text.replace(old, new, 1)))
    assert words in str(caught.value)
