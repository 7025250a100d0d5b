"""The wallet: debit at purchase, credit at settlement, refill, and the books after any row of operations."""

import random

import pytest

from engine.journal.errors import InsufficientBalance
from engine.journal.journal import Journal
from engine.journal.ledger import OPENING_BALANCE
from tests.journal.conftest import assert_books_balance, bought, ledger_of


def test_A1_the_wallet_opens_at_5000_pounds(journal: Journal) -> None:
    assert journal.balance == 500_000
    assert ledger_of(journal) == [("opening", 500_000, 500_000)]


def test_ALL_2_the_stake_is_debited_at_purchase_and_the_prize_credited_at_settlement(journal: Journal) -> None:
    round_id = bought(journal, 200)
    assert journal.balance == 499_800
    journal.settle(round_id, 960)
    assert journal.balance == 500_760
    assert ledger_of(journal)[1:] == [("debit", -200, 499_800), ("credit", 960, 500_760)]


def test_ALL_2_settling_twice_credits_once(journal: Journal) -> None:
    round_id = bought(journal)
    journal.settle(round_id, 500)
    journal.settle(round_id, 500)
    assert journal.balance == 500_300
    assert [kind for kind, _, _ in ledger_of(journal)] == ["opening", "debit", "credit"]


def test_ALL_2_a_losing_round_has_one_debit_and_one_credit_of_nothing(journal: Journal) -> None:
    journal.settle(bought(journal), 0)
    assert ledger_of(journal)[1:] == [("debit", -200, 499_800), ("credit", 0, 499_800)]


@pytest.mark.parametrize(("cost", "is_sold"), [(499_999, True), (500_000, True), (500_001, False)])
def test_A1_a_play_is_sold_up_to_the_last_penny(journal: Journal, cost: int, is_sold: bool) -> None:  # noqa: FBT001  a table
    if is_sold:
        bought(journal, cost)
        assert journal.balance == 500_000 - cost
        return
    with pytest.raises(InsufficientBalance, match=r"costs £5,000\.01; the balance is £5,000\.00"):
        bought(journal, cost)
    assert journal.balance == 500_000
    assert journal.count() == 0


def test_A7_a_refill_fills_up_to_the_opening_balance_and_no_further(journal: Journal) -> None:
    assert journal.refill() == 0
    journal.settle(bought(journal, 123_456), 0)
    assert journal.refill() == 123_456
    assert journal.balance == OPENING_BALANCE
    assert ledger_of(journal)[-1] == ("refill", 123_456, 500_000)
    journal.settle(bought(journal, 200), 50_000)
    assert journal.refill() == 0
    assert journal.balance == 549_800


def test_F3_a_void_gives_the_cost_back_once_and_stays_in_the_history(journal: Journal) -> None:
    round_id = bought(journal, 200)
    journal.void(round_id, "the outcome could not be rebuilt")
    journal.void(round_id, "again")
    assert journal.balance == 500_000
    assert ledger_of(journal)[1:] == [("debit", -200, 499_800), ("refund", 200, 500_000)]
    stored = journal.round(round_id)
    assert (stored.state, stored.prize, stored.void_reason) == ("voided", 0, "the outcome could not be rebuilt")


def test_A1_ten_thousand_random_operations_leave_the_books_balanced(journal: Journal) -> None:
    chance = random.Random(20261224)
    games = ("toy", "other", "third")
    expected = 500_000
    for _ in range(10_000):
        game = chance.choice(games)
        open_round = journal.open_round(game)
        if open_round is None:
            cost = chance.choice((20, 200, 5_000, 60_000))
            if cost > expected:
                with pytest.raises(InsufficientBalance):
                    bought(journal, cost, game=game)
                expected += journal.refill()
            else:
                bought(journal, cost, game=game, mark=chance.choice(("", "", "forced", "seeded")))
                expected -= cost
        elif chance.random() < 0.3:
            journal.record_action(open_round.id, len(open_round.actions) + 1, "spin")
        elif chance.random() < 0.1:
            journal.void(open_round.id, "random")
            expected += open_round.cost
        else:
            prize = chance.choice((0, 0, 0, open_round.cost, 3 * open_round.cost))
            journal.settle(open_round.id, prize)
            expected += prize
        assert journal.balance == expected
    assert_books_balance(journal)
