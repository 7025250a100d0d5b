"""Rounds in the journal: their life, what they refuse, marks, what is carried, and the history."""

from datetime import UTC, datetime, timedelta

import pytest

from engine.journal.errors import JournalError, NoSuchRound, OpenRoundExists, RoundConflict
from engine.journal.journal import Journal
from engine.journal.records import Purchase
from engine.rules.contract import Order
from tests.journal.conftest import assert_books_balance, bought


def test_ALL_1_the_whole_outcome_is_stored_with_the_purchase(journal: Journal) -> None:
    purchase = Purchase(
        Order("toy", 200, "buy"),
        2_000,
        "TY1-ABCD",
        "forced",
        "ab" * 32,
        '{"coins":[1,2,3]}',
        script='{"answers":{}}',
        carried="0f",
    )
    stored = journal.round(journal.purchase(purchase))
    assert stored.order == purchase.order
    assert (stored.cost, stored.play_number, stored.mark, stored.digest) == (2_000, "TY1-ABCD", "forced", "ab" * 32)
    assert (stored.book, stored.script, stored.carried) == ('{"coins":[1,2,3]}', '{"answers":{}}', "0f")
    assert (stored.state, stored.prize, stored.settled_at, stored.actions) == ("open", 0, "", ())


def test_ALL_4_a_game_has_at_most_one_open_round(journal: Journal) -> None:
    first = bought(journal)
    with pytest.raises(OpenRoundExists, match="round 1"):
        bought(journal)
    bought(journal, game="other")
    assert journal.balance == 499_600
    journal.settle(first, 0)
    bought(journal)
    assert_books_balance(journal)


def test_ALL_4_the_database_itself_refuses_a_second_open_round(journal: Journal) -> None:
    bought(journal)
    with pytest.raises(JournalError, match="UNIQUE"), journal._database.transaction("open another"):
        journal._database.execute("INSERT INTO open_rounds VALUES ('toy', 1)")


def test_ALL_4_two_unmarked_plays_never_share_a_number(journal: Journal) -> None:
    journal.settle(bought(journal, number="TY1-SAME"), 0)
    with pytest.raises(JournalError, match="UNIQUE"):
        bought(journal, number="TY1-SAME")
    again = bought(journal, number="TY1-SAME", mark="seeded")
    found = journal.find("TY1-SAME")
    assert found is not None
    assert found.id == again
    assert journal.balance == 499_600


def test_ALL_2_actions_are_appended_in_order(journal: Journal) -> None:
    round_id = bought(journal)
    for position, action in enumerate(("pick box 4", "pick box 1", "finish"), start=1):
        journal.record_action(round_id, position, action)
    open_round = journal.open_round("toy")
    assert open_round is not None
    assert open_round.actions == ("pick box 4", "pick box 1", "finish")


def test_ALL_2_an_action_recorded_again_changes_nothing_and_another_in_its_place_is_refused(journal: Journal) -> None:
    round_id = bought(journal)
    journal.record_action(round_id, 1, "pick box 4")
    journal.record_action(round_id, 1, "pick box 4")
    with pytest.raises(RoundConflict, match="`pick box 4` is recorded there"):
        journal.record_action(round_id, 1, "pick box 5")
    with pytest.raises(RoundConflict, match="the next position is 2"):
        journal.record_action(round_id, 3, "finish")
    assert journal.round(round_id).actions == ("pick box 4",)


def test_B28_an_ended_round_takes_no_other_ending_and_no_action(journal: Journal) -> None:
    settled, voided = bought(journal), bought(journal, game="other")
    journal.settle(settled, 300)
    journal.void(voided, "a reason")
    with pytest.raises(RoundConflict, match=r"settled with £3\.00"):
        journal.settle(settled, 301)
    with pytest.raises(RoundConflict, match=r"settled with £3\.00"):
        journal.void(settled, "late")
    with pytest.raises(RoundConflict, match="voided"):
        journal.settle(voided, 300)
    with pytest.raises(RoundConflict, match="was settled"):
        journal.record_action(settled, 1, "finish")
    assert journal.balance == 500_100


@pytest.mark.parametrize("call", ["settle", "void", "record_action", "round"])
def test_a_round_that_does_not_exist_is_named(journal: Journal, call: str) -> None:
    arguments = {"settle": (7, 0), "void": (7, "x"), "record_action": (7, 1, "spin"), "round": (7,)}[call]
    with pytest.raises(NoSuchRound, match="no round 7"):
        getattr(journal, call)(*arguments)


@pytest.mark.parametrize("table", ["rounds", "actions", "endings", "ledger"])
@pytest.mark.parametrize("change", ["DELETE FROM {}", "UPDATE {} SET link = link + 100"])
def test_F6_rows_never_change(journal: Journal, table: str, change: str) -> None:
    round_id = bought(journal)
    journal.record_action(round_id, 1, "spin")
    journal.settle(round_id, 0)
    with pytest.raises(JournalError, match=f"rows of {table} never change"):
        journal._database.execute(change.format(table))


def test_ALL_4_what_is_carried_is_kept_per_game_and_stake(journal: Journal) -> None:
    assert journal.carried("toy", 200) == ""
    journal.settle(bought(journal, stake=200), 0, "01")
    journal.settle(bought(journal, stake=100), 0, "0a")
    journal.settle(bought(journal, game="other", stake=200), 0, "ff")
    journal.settle(bought(journal, stake=200), 0, "02")
    assert journal.carried("toy", 200) == "02"
    assert journal.carried("toy", 100) == "0a"
    assert journal.carried("other", 200) == "ff"


def test_ALL_4_forced_seeded_voided_and_open_rounds_never_change_what_is_carried(journal: Journal) -> None:
    journal.settle(bought(journal), 0, "01")
    journal.settle(bought(journal, mark="forced"), 0, "aa")
    journal.settle(bought(journal, mark="seeded"), 0, "bb")
    journal.void(bought(journal), "a reason")
    bought(journal)
    assert journal.carried("toy", 200) == "01"


def test_F4_the_history_shows_the_balance_before_and_after(journal: Journal) -> None:
    first = bought(journal, 200)
    second = bought(journal, 300, game="other")
    journal.settle(first, 960)
    stored = journal.round(first)
    assert (stored.balance_before, stored.balance_after) == (500_000, 500_460)
    still_open = journal.round(second)
    assert (still_open.balance_before, still_open.balance_after) == (499_800, 499_500)


def test_B57_the_order_is_the_number_even_when_the_clock_goes_back() -> None:
    moments = iter(datetime(2026, 12, 24, tzinfo=UTC) - timedelta(hours=hour) for hour in range(100))
    with Journal.in_memory(clock=lambda: next(moments)) as journal:
        for _ in range(10):
            journal.settle(bought(journal), 0)
        page = journal.rounds()
        assert [stored.id for stored in page] == list(range(10, 0, -1))
        assert page[0].bought_at < page[-1].bought_at
        assert page[-1].bought_at == "2026-12-23T23:00:00.000Z"
        assert_books_balance(journal)


_FIVE_THOUSAND_PLAYS = (
    """INSERT INTO rounds SELECT value, iif(value % 2, 'toy', 'other'), 200, 'base', 200, 'TY1-' || value, '', '', '{}',
        '', '', '2026-12-24T18:00:00.000Z', 3 * value, '' FROM numbers""",
    """INSERT INTO ledger SELECT 2 * value, 'debit', value, -200, 499800, '', 3 * value + 1, '' FROM numbers""",
    """INSERT INTO actions SELECT value, 1, 'pick box ' || (value % 5 + 1), '', 3 * value + 2, '' FROM numbers""",
)


def test_A8_five_thousand_plays_page_in_order(journal: Journal) -> None:
    journal._database.execute(
        "CREATE TEMP TABLE numbers AS WITH RECURSIVE counted (value) AS "
        "(SELECT 1 UNION ALL SELECT value + 1 FROM counted WHERE value < 5000) SELECT value FROM counted"
    )
    for statement in _FIVE_THOUSAND_PLAYS:
        journal._database.execute(statement)
    assert (journal.count(), journal.count("other"), journal.count("none")) == (5_000, 2_500, 0)
    pages = [journal.rounds(offset=offset) for offset in range(0, 5_050, 50)]
    assert [len(page) for page in pages] == [50] * 100 + [0]
    assert [stored.id for page in pages for stored in page] == list(range(5_000, 0, -1))
    assert all(stored.actions == (f"pick box {stored.id % 5 + 1}",) for page in pages for stored in page)
    of_game = journal.rounds("other", offset=2_480, limit=50)
    assert [stored.id for stored in of_game] == list(range(40, 0, -2))
