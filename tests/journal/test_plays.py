"""The desk: buying, taking actions, resuming, voiding and showing plays again."""

import json
from decimal import Decimal

import pytest

from engine.journal.errors import (
    BookMismatch,
    InsufficientBalance,
    OpenRoundExists,
    UnrestorablePlay,
)
from engine.journal.journal import Journal
from engine.journal.plays import LivePlay, PlayDesk, Script
from engine.journal.settings import Settings
from engine.rules.contract import Finish, IllegalAction, Order, OrderRefused, Pick
from engine.rules.draws import ScriptError
from engine.rules.play_number import parse_play_number
from tests.journal.conftest import assert_books_balance, bought, desk_for, ledger_of
from tests.journal.toy_game import BoxOpened, ToyFinished, ToyGame

ORDER = Order("toy", 200)
SEED = bytes(range(12))
TEN_TEN_TEN = Script(answers={"coin": [10, 10, 10]})


def played_out(play: LivePlay) -> LivePlay:
    while play.actions:
        play.take(play.actions[-1])
    return play


def test_ALL_1_the_outcome_is_committed_before_the_play_is_handed_out(journal: Journal, desk: PlayDesk) -> None:
    play = desk.buy(ORDER)
    stored = journal.open_round("toy")
    assert stored is not None
    assert journal.balance == 499_800
    assert (stored.play_number, stored.id) == (play.play_number, play.round_id)
    assert json.loads(stored.book) == play.round.book
    assert stored.digest == ToyGame().digest
    played_out(play)
    assert journal.balance == 499_800 + play.prize


def test_ALL_2_a_play_settles_by_itself_when_it_is_over_and_only_then(journal: Journal, desk: PlayDesk) -> None:
    play = desk.buy(ORDER, script=TEN_TEN_TEN)
    for box in (5, 1, 3):
        play.take(Pick("box", box))
        assert (journal.balance, play.is_settled) == (499_800, False)
    assert play.take(Finish()) == (ToyFinished(6_000),)
    assert (journal.balance, play.is_settled, play.is_over) == (505_800, True, True)
    play.settle()
    assert ledger_of(journal)[1:] == [("debit", -200, 499_800), ("credit", 6_000, 505_800)]


def test_ALL_2_every_action_is_in_the_journal_before_it_is_applied(
    journal: Journal, desk: PlayDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = desk.buy(ORDER)
    seen: list[tuple[str, ...]] = []
    take = play.round.take

    def looking(action: Pick) -> object:
        stored = journal.open_round("toy")
        seen.append(stored.actions if stored else ())
        return take(action)

    monkeypatch.setattr(play.round, "take", looking)
    play.take(Pick("box", 4))
    play.take(Pick("box", 2))
    assert seen == [("pick box 4",), ("pick box 4", "pick box 2")]


def test_an_illegal_action_is_refused_before_anything_is_recorded(journal: Journal, desk: PlayDesk) -> None:
    play = desk.buy(ORDER)
    play.take(Pick("box", 4))
    with pytest.raises(IllegalAction, match=r"`pick box 4` is not possible now; possible: `pick box 1`"):
        play.take(Pick("box", 4))
    assert journal.round(1).actions == ("pick box 4",)
    assert len(play.history) == 1


def test_ALL_2_a_resumed_play_shows_the_same_and_ends_the_same(journal: Journal) -> None:
    play = desk_for(journal).buy(ORDER)
    play.take(Pick("box", 4))
    play.take(Pick("box", 1))
    resumed = desk_for(journal).resume("toy")
    assert resumed is not None
    assert resumed.history == play.history
    assert resumed.opening == play.opening
    assert (resumed.order, resumed.cost, resumed.play_number) == (ORDER, 200, play.play_number)
    played_out(resumed)
    assert journal.balance == 499_800 + play.prize
    assert desk_for(journal).resume("toy") is None
    assert_books_balance(journal)


def test_ALL_3_a_play_that_needs_no_more_input_is_settled_when_it_is_resumed(journal: Journal, desk: PlayDesk) -> None:
    play = desk.buy(ORDER, script=TEN_TEN_TEN)
    for position, text in enumerate(("pick box 1", "pick box 2", "pick box 3", "finish"), start=1):
        journal.record_action(play.round_id or 0, position, text)
    resumed = desk.resume("toy")
    assert resumed is not None
    assert (resumed.is_over, resumed.is_settled) == (True, True)
    assert journal.balance == 505_800


def test_B7_an_open_play_finishes_on_its_stored_book_after_the_numbers_changed(journal: Journal) -> None:
    play = desk_for(journal).buy(ORDER)
    play.take(Pick("box", 4))
    changed = ToyGame(prizes=((7, 1),))
    resumed = desk_for(journal, changed).resume("toy")
    assert resumed is not None
    assert resumed.history == play.history
    assert resumed.prize == play.prize
    played_out(resumed)
    following = desk_for(journal, changed).buy(ORDER)
    assert following.prize == 3 * 7 * 200
    newest, older = journal.rounds()
    assert newest.digest != older.digest


class MisreadingGame(ToyGame):
    """Makes another outcome from the same draws, though it says that nothing has changed."""

    def open(self, order: Order, draws: object, carried: str = "") -> object:  # type: ignore[override]  # a broken game
        made = super().open(order, draws, carried)  # type: ignore[arg-type]  # as above
        made.book["coins"] = [coin + 200 for coin in made.coins]
        return made


class ForgetfulGame(ToyGame):
    """Cannot restore anything."""

    def restore(self, _order: Order, _book: object) -> object:  # type: ignore[override]  # a broken game
        raise KeyError("coins")


def test_F3_a_book_that_its_number_does_not_make_is_said_and_can_be_voided(journal: Journal, desk: PlayDesk) -> None:
    desk.buy(ORDER)
    broken = desk_for(journal, MisreadingGame())  # type: ignore[arg-type]  # a broken game
    with pytest.raises(BookMismatch, match=r"TY1-.* of toy cannot be resumed: .*£2\.00 are then given back"):
        broken.resume("toy")
    assert journal.open_round("toy") is not None
    voided = broken.void("toy", "book mismatch")
    assert voided is not None
    assert (voided.state, voided.void_reason, journal.balance) == ("voided", "book mismatch", 500_000)
    assert broken.void("toy", "again") is None


def test_F3_a_play_that_cannot_be_restored_stays_until_it_is_voided(journal: Journal, desk: PlayDesk) -> None:
    desk.buy(ORDER)
    broken = desk_for(journal, ForgetfulGame())  # type: ignore[arg-type]  # a broken game
    with pytest.raises(UnrestorablePlay, match="'coins'"):
        broken.resume("toy")
    assert journal.balance == 499_800
    assert desk.resume("toy") is not None


def test_F3_a_recorded_action_that_the_round_does_not_take_is_said(journal: Journal, desk: PlayDesk) -> None:
    play = desk.buy(ORDER)
    journal.record_action(play.round_id or 0, 1, "roll")
    with pytest.raises(UnrestorablePlay, match="`roll` is not possible now"):
        desk.resume("toy")


def test_ALL_4_the_play_number_carries_seed_stake_mode_and_what_was_carried_in(
    journal: Journal, desk: PlayDesk
) -> None:
    played_out(desk.buy(Order("toy", 100)))
    play = desk.buy(Order("toy", 100, "buy"))
    number = parse_play_number(play.play_number)
    assert (number.code, number.version, number.mode, number.stake, number.carried) == ("TY", 1, 1, 100, "01")
    assert journal.balance <= 500_000 - 100 + 3_000 - 1_000
    assert play.cost == 1_000


def test_ALL_4_what_is_carried_goes_from_round_to_round_but_not_through_marked_ones(desk: PlayDesk) -> None:
    assert played_out(desk.buy(ORDER)).round.carried == "01"
    assert played_out(desk.buy(ORDER, seed=SEED)).round.carried == "02"
    assert played_out(desk.buy(ORDER, script=TEN_TEN_TEN)).round.carried == "02"
    assert played_out(desk.buy(ORDER)).round.carried == "02"
    assert played_out(desk.buy(Order("toy", 1000))).round.carried == "01"


def test_ALL_4_a_marked_play_may_start_from_a_copy_of_its_own(journal: Journal, desk: PlayDesk) -> None:
    played_out(desk.buy(ORDER))
    assert played_out(desk.buy(ORDER, seed=SEED, carried="41")).round.carried == "42"
    play = desk.buy(ORDER, seed=SEED, carried="07")
    assert parse_play_number(play.play_number).carried == "07"
    resumed = desk.resume("toy")
    assert resumed is not None
    assert played_out(resumed).round.carried == "08"
    assert journal.carried("toy", ORDER.stake) == "01"
    with pytest.raises(ValueError, match="a play without a mark starts from what the journal holds"):
        desk.buy(ORDER, carried="41")


def test_ALL_7_forced_and_seeded_plays_carry_their_mark(journal: Journal, desk: PlayDesk) -> None:
    seeded = played_out(desk.buy(ORDER, seed=SEED))
    forced = played_out(desk.buy(ORDER, script=TEN_TEN_TEN, seed=SEED))
    handmade = played_out(desk.buy(ORDER, script=Script(made={"coins": [Decimal(5), 0, 1]})))
    asked = played_out(desk.buy(ORDER, mark="forced"))
    assert [play.mark for play in (seeded, forced, handmade, asked)] == ["seeded", "forced", "forced", "forced"]
    assert [stored.mark for stored in journal.rounds()] == ["forced", "forced", "forced", "seeded"]
    assert (handmade.prize, forced.prize) == (600, 6_000)
    assert journal.net_position() == 0
    assert played_out(desk.buy(ORDER, seed=SEED)).prize == seeded.prize


@pytest.mark.parametrize("script", [TEN_TEN_TEN, Script(made={"coins": [Decimal(5), 0, 1]})])
def test_ALL_4_a_scripted_play_resumes_by_its_stored_script(journal: Journal, desk: PlayDesk, script: Script) -> None:
    play = desk.buy(ORDER, script=script)
    play.take(Pick("box", 1))
    stored = journal.round(1)
    assert Script.from_text(stored.script).text == script.text
    resumed = desk.resume("toy")
    assert resumed is not None
    assert (resumed.mark, resumed.prize, resumed.history) == ("forced", play.prize, play.history)


def test_a_script_that_is_not_used_up_buys_nothing(journal: Journal, desk: PlayDesk) -> None:
    with pytest.raises(ScriptError, match="never"):
        desk.buy(ORDER, script=Script(answers={"coin": ["..."], "nudge": 1}))
    assert (journal.count(), journal.balance) == (0, 500_000)
    with pytest.raises(ValueError, match="not both"):
        Script(answers={"coin": 1}, made={"coins": []})


@pytest.mark.parametrize(
    ("order", "message"),
    [(Order("toy", 201), "stake 201: expected one of"), (Order("toy", 200, "mega"), "mode 'mega'")],
)
def test_B26_an_order_that_is_not_sold_is_refused(journal: Journal, desk: PlayDesk, order: Order, message: str) -> None:
    with pytest.raises(OrderRefused, match=message):
        desk.buy(order)
    assert (journal.count(), journal.balance) == (0, 500_000)


@pytest.mark.parametrize("missing", [1, 0])
def test_B26_a_play_above_the_balance_is_refused(journal: Journal, desk: PlayDesk, missing: int) -> None:
    journal.settle(bought(journal, 500_000 - 200 + missing, game="other"), 0)
    if missing:
        with pytest.raises(InsufficientBalance, match=r"costs £2\.00; the balance is £1\.99"):
            desk.buy(ORDER)
    else:
        desk.buy(ORDER)
        assert journal.balance == 0


def test_ALL_4_an_open_play_must_be_finished_before_the_next(desk: PlayDesk) -> None:
    desk.buy(ORDER)
    with pytest.raises(OpenRoundExists):
        desk.buy(ORDER)


def test_ALL_9_the_gb_profile_sells_no_feature_buys_and_no_stake_above_five_pounds(
    journal: Journal, desk: PlayDesk
) -> None:
    journal.save_settings(Settings(market="gb"))
    with pytest.raises(OrderRefused, match="no feature buys"):
        desk.buy(Order("toy", 200, "buy"))
    with pytest.raises(OrderRefused, match=r"at most £5\.00"):
        desk.buy(Order("toy", 1000))
    assert desk.buy(ORDER).cost == 200


def test_ALL_9_a_profile_given_at_the_start_goes_before_the_one_of_the_settings(journal: Journal) -> None:
    desk = PlayDesk(journal, lambda _: ToyGame(), lambda: "gb")
    with pytest.raises(OrderRefused, match="no feature buys"):
        desk.buy(Order("toy", 200, "buy"))
    assert journal.settings.market == "demo"


def test_F8_play_numbers_never_repeat(desk: PlayDesk) -> None:
    numbers = {played_out(desk.buy(ORDER)).play_number for _ in range(100)}
    assert len(numbers) == 100


def test_ALL_1_the_first_pick_shows_the_first_coin_whichever_box_is_picked(journal: Journal, desk: PlayDesk) -> None:
    coins = []
    for box in (1, 5):
        play = desk.buy(ORDER, script=Script(answers={"coin": [10, 0, 1]}))
        (shown,) = play.take(Pick("box", box))
        assert isinstance(shown, BoxOpened)
        coins.append(shown.coin)
        played_out(play)
    assert coins == [2_000, 2_000]
    assert_books_balance(journal)
