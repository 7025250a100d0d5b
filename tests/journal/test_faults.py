"""Disk errors at every statement, full disks and places that take no writes: nothing is lost or half-done (ALL-2)."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path

import pytest

from engine.journal.errors import JournalError, JournalUnwritable, SettlementDelayed
from engine.journal.journal import Journal
from engine.journal.plays import LivePlay, PlayDesk, Script
from engine.journal.records import Purchase
from engine.rules.contract import Finish, Order, Pick
from tests.journal.conftest import assert_books_balance, bought, desk_for, ledger_of
from tests.journal.faulty import Fault, failing
from tests.journal.toy_game import ToyFinished

ORDER = Order("toy", 200)
TEN_TEN_TEN = Script(answers={"coin": [10, 10, 10]})  # pays 60.00


class Acknowledged:
    """What a person has been told so far."""

    def __init__(self) -> None:
        self.play: LivePlay | None = None
        self.is_complete = False


def play_once(folder: Path, told: Acknowledged) -> None:
    with Journal.open(folder) as journal:
        told.play = desk_for(journal).buy(ORDER, script=TEN_TEN_TEN)
        for box in (4, 1, 5):
            told.play.take(Pick("box", box))
        told.play.take(Finish())
        told.is_complete = True


def finish_after_restart(folder: Path, told: Acknowledged) -> None:
    """Open again, check that nothing acknowledged is lost, and bring exactly one play to its end."""
    with Journal.open(folder) as journal:
        assert_books_balance(journal)
        assert journal.count() <= 1
        resumed = desk_for(journal).resume("toy")
        if told.play is not None:
            stored = journal.round(told.play.round_id or 0)
            assert stored.play_number == told.play.play_number
            known = len(told.play.history)
            assert known <= len(stored.actions) <= known + 1
            assert resumed is None or resumed.history[:known] == told.play.history
            assert not told.is_complete or stored.state == "settled"
        if journal.count() == 0:
            resumed = desk_for(journal).buy(ORDER, script=TEN_TEN_TEN)
        while resumed is not None and resumed.actions:
            resumed.take(resumed.actions[-1])
        assert ledger_of(journal) == [
            ("opening", 500_000, 500_000),
            ("debit", -200, 499_800),
            ("credit", 6_000, 505_800),
        ]
        assert_books_balance(journal)


@pytest.mark.parametrize("lasts", [False, True])
@pytest.mark.parametrize("takes_effect", [False, True])
def test_ALL_2_a_disk_error_at_any_statement_loses_nothing(
    folder: Path,
    lasts: bool,  # noqa: FBT001  a table of cases
    takes_effect: bool,  # noqa: FBT001  a table of cases
) -> None:
    for at in count(1):
        told = Acknowledged()
        with failing(Fault(at, lasts=lasts, takes_effect=takes_effect)) as fault:
            try:
                play_once(folder, told)
            except JournalError as error:
                assert "disk I/O error" in str(error)  # noqa: PT017  that no error at all is raised ends the loop
            else:
                # A fault that strikes only the daily backup or a reading at the end is told and stops nothing.
                assert told.is_complete
        finish_after_restart(folder, told)
        shutil.rmtree(folder)
        if fault.counted < at:
            assert at > 60
            break


@pytest.mark.parametrize("takes_effect", [False, True])
def test_ALL_2_after_a_passing_disk_error_the_same_step_can_be_taken_again(
    folder: Path,
    takes_effect: bool,  # noqa: FBT001  a table of cases
) -> None:
    fault = Fault(at=0, takes_effect=takes_effect)
    with failing(fault), Journal.open(folder) as journal:
        desk = desk_for(journal)
        for wait in range(1, 14):
            play = _persistently_bought(journal, desk, fault, wait)
            for action in (Pick("box", 4), Pick("box", 1), Pick("box", 5)):
                fault.at = fault.counted + wait
                _persistently_taken(play, action)
            fault.at = fault.counted + wait
            try:
                _persistently_taken(play, Finish())
            except SettlementDelayed as delayed:
                assert delayed.events == (ToyFinished(6_000),)  # noqa: PT017  some faults strike the action, not this
                assert not play.is_settled
                play.settle()
            fault.at = 0
            assert play.is_settled
            assert journal.balance == 500_000 + wait * 5_800
        assert_books_balance(journal)


def _persistently_bought(journal: Journal, desk: PlayDesk, fault: Fault, wait: int) -> LivePlay:
    """Buy as a scene does: after an error try once more, and take up the play if it was bought all the same."""
    before = journal.balance
    fault.at = fault.counted + wait
    try:
        return desk.buy(ORDER, script=TEN_TEN_TEN)
    except JournalUnwritable as error:
        assert "disk I/O error" in str(error)  # noqa: PT017  not every fault strikes the purchase
    resumed = desk.resume("toy")
    assert journal.balance == before - (200 if resumed else 0)
    return resumed or desk.buy(ORDER, script=TEN_TEN_TEN)


def _persistently_taken(play: LivePlay, action: Pick | Finish) -> None:
    known = play.history
    try:
        play.take(action)
    except SettlementDelayed:
        raise
    except JournalUnwritable as error:
        assert "The play stays open as it was and can be resumed." in str(error)  # noqa: PT017  as above
        assert play.history == known
        play.take(action)


def test_B41_a_full_file_refuses_the_purchase_and_a_later_one_works(folder: Path) -> None:
    with Journal.open(folder) as journal:
        (pages,) = journal._database.rows("PRAGMA page_count")[0]
        journal._database.execute(f"PRAGMA max_page_count = {pages}")
        big = Purchase(ORDER, 200, "TY1-BIG", "", "ab" * 32, "x" * 100_000)
        with pytest.raises(
            JournalUnwritable, match=r"Could not buy the play: the disk is full .*Nothing was bought and"
        ):
            journal.purchase(big)
        assert (journal.count(), journal.balance) == (0, 500_000)
        journal._database.execute(f"PRAGMA max_page_count = {pages + 100}")
        assert journal.purchase(big) == 1
        assert_books_balance(journal)


def test_B41_wherever_the_file_fills_up_the_play_can_be_finished_later(folder: Path) -> None:
    with Journal.open(folder) as journal:
        desk = desk_for(journal)
        (pages,) = journal._database.rows("PRAGMA page_count")[0]
        for room in range(1, 12):
            journal._database.execute(f"PRAGMA max_page_count = {pages + room}")
            with pytest.raises(JournalError, match="the disk is full"):
                _play_on(desk)
            assert_books_balance(journal)
            journal._database.execute(f"PRAGMA max_page_count = {pages + room + 100}")
            _play_out(desk.resume("toy") or desk.buy(ORDER))
            assert journal.open_round("toy") is None
            assert_books_balance(journal)
            (pages,) = journal._database.rows("PRAGMA page_count")[0]


def _play_out(play: LivePlay) -> None:
    while play.actions:
        play.take(play.actions[-1])


def _play_on(desk: PlayDesk) -> None:
    for _ in range(300):
        _play_out(desk.buy(ORDER))


@contextmanager
def small_disk(place: Path, kilobytes: int) -> Iterator[Path]:
    """A real small disk; the test is skipped where mounting is not allowed."""
    mount, unmount = shutil.which("mount"), shutil.which("umount")
    place.mkdir(parents=True)
    arguments = ["-t", "tmpfs", "-o", f"size={kilobytes}k", "tmpfs", str(place)]
    if (
        mount is None
        or unmount is None
        or subprocess.run([mount, *arguments], check=False, capture_output=True).returncode
    ):
        pytest.skip("a small disk cannot be mounted here")
    try:
        yield place
    finally:
        subprocess.run([unmount, "-l", str(place)], check=True)


def test_B41_a_full_disk_loses_nothing_and_play_goes_on_when_there_is_room(folder: Path) -> None:
    with small_disk(folder / "disk", 2_000) as disk:
        profile, ballast = disk / "profile", disk / "ballast"
        with Journal.open(profile) as journal:
            desk = desk_for(journal)
            ballast.write_bytes(bytes(_free_bytes(disk) - 400_000))
            with pytest.raises(JournalError, match="the disk is full"):
                _play_on(desk)
            plays, balance = journal.count(), journal.balance
            assert plays > 0
            assert_books_balance(journal)
            ballast.unlink()
            play = desk.resume("toy") or desk.buy(ORDER)
            _play_out(play)
            assert journal.balance in {balance + play.prize, balance + play.prize - 200}
        with Journal.open(profile) as journal:
            assert journal.count() in {plays, plays + 1}
            assert journal.notices == ()
            assert_books_balance(journal)


def test_B41_a_disk_that_is_full_from_the_start_is_said(folder: Path) -> None:
    with small_disk(folder / "disk", 400) as disk:
        (disk / "ballast").write_bytes(bytes(_free_bytes(disk)))
        with pytest.raises(JournalUnwritable):
            Journal.open(disk / "profile")
        (disk / "ballast").unlink()
        with Journal.open(disk / "profile") as journal:
            assert journal.balance == 500_000


def test_B46_a_read_only_disk_is_said_and_nothing_is_called_damaged(folder: Path) -> None:
    with small_disk(folder / "disk", 2_000) as disk:
        with Journal.open(disk / "profile") as journal:
            bought(journal)
        subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
        with pytest.raises(JournalUnwritable, match="Read-only file system"):
            Journal.open(disk / "profile")
        with pytest.raises(JournalUnwritable, match="Read-only file system"):
            Journal.open(disk / "another")
        subprocess.run(["mount", "-o", "remount,rw", str(disk)], check=True)
        with Journal.open(disk / "profile") as journal:
            assert (journal.notices, journal.balance) == ((), 499_800)


def _free_bytes(disk: Path) -> int:
    return shutil.disk_usage(disk).free


def test_B46_a_folder_that_cannot_be_made_is_said(folder: Path) -> None:
    folder.mkdir()
    (folder / "file").write_text("in the way", encoding="utf-8")
    with pytest.raises(JournalUnwritable, match="Could not make the profile folder: "):
        Journal.open(folder / "file" / "profile")


@pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() == 0, reason="root may write everywhere")
def test_B46_a_folder_without_permission_is_said(folder: Path) -> None:
    folder.mkdir(mode=0o500)
    with pytest.raises(JournalUnwritable, match="Could not open the profile folder: Permission denied"):
        Journal.open(folder)


def test_B46_a_journal_in_memory_works_like_any_other() -> None:
    with Journal.in_memory() as journal:
        assert not journal.is_kept
        _play_out(desk_for(journal).buy(ORDER, script=TEN_TEN_TEN))
        assert (journal.balance, journal.count()) == (505_800, 1)
        assert_books_balance(journal)
    with closing(Journal.in_memory()) as fresh:
        assert fresh.count() == 0
