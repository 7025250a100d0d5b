"""The session's figures: net position and plays without marked rounds, time by the monotonic clock."""

import time
from pathlib import Path

import pytest

from engine.journal import ledger
from engine.journal.database import Database
from engine.journal.journal import Journal
from tests.journal.conftest import bought


def test_A5_the_net_position_is_winnings_less_stakes(journal: Journal) -> None:
    assert journal.net_position() == 0
    journal.settle(bought(journal, 200), 960)
    assert journal.net_position() == 760
    open_round = bought(journal, 1_000)
    assert journal.net_position() == -240
    journal.settle(open_round, 0)
    assert journal.session().net_position == -240
    assert journal.session().plays == 2


def test_ALL_7_forced_and_seeded_rounds_count_in_no_figure(journal: Journal) -> None:
    journal.settle(bought(journal, mark="forced"), 5_000_000)
    journal.settle(bought(journal, mark="seeded"), 0)
    journal.settle(bought(journal), 300)
    assert journal.net_position() == 100
    assert journal.session().plays == 1
    assert journal.balance == 5_499_700


def test_A5_a_void_leaves_no_trace_and_a_refill_is_no_winning(journal: Journal) -> None:
    journal.void(bought(journal, 700), "a reason")
    journal.settle(bought(journal, 200), 0)
    journal.refill()
    assert journal.net_position() == -200


def test_A5_a_session_begins_with_the_opening_of_the_journal(folder: Path) -> None:
    with Journal.open(folder) as journal:
        journal.settle(bought(journal), 0)
        open_round = bought(journal)
    with Journal.open(folder) as journal:
        assert (journal.net_position(), journal.session().plays) == (0, 0)
        journal.settle(open_round, 500)
        assert journal.net_position() == 500
        assert journal.balance == 500_100


def test_E1_elapsed_time_is_monotonic(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    began = journal._session._began
    monkeypatch.setattr(time, "time", lambda: 0.0)
    monkeypatch.setattr(time, "monotonic", lambda: began + 3_661.9)
    assert journal.session().elapsed_seconds == 3_661


def test_the_rows_are_counted_again_only_when_one_was_written(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[int] = []
    count = ledger.net_change

    def watched(database: Database, since: int) -> int:
        counted.append(since)
        return count(database, since)

    monkeypatch.setattr(ledger, "net_change", watched)
    journal.settle(bought(journal, 200), 960)
    assert [journal.net_position() for _ in range(3)] == [760, 760, 760]
    assert len(counted) == 1
    bought(journal, 200)
    assert journal.net_position() == 560
    assert len(counted) == 2
