"""One process at a time, and none kept out by a dead one."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from engine.journal.errors import JournalClosed, JournalLocked
from engine.journal.journal import Journal
from engine.journal.lock import LOCK_NAME
from tests.journal.conftest import assert_books_balance, bought

_HOLD = """
import sys
from pathlib import Path
from engine.journal.journal import Journal
journal = Journal.open(Path(sys.argv[1]))
print("open", flush=True)
sys.stdin.read()
"""


@contextmanager
def another_process(folder: Path) -> Iterator["subprocess.Popen[str]"]:
    """A process that has the journal open until its input ends."""
    with subprocess.Popen(
        [sys.executable, "-c", _HOLD, str(folder)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        yield process
        if process.poll() is None:
            process.kill()


def test_D6_a_second_process_is_refused_politely(folder: Path) -> None:
    with another_process(folder), pytest.raises(JournalLocked, match="already running with the profile"):
        Journal.open(folder)


def test_B44_after_a_kill_the_next_start_works_at_once(folder: Path) -> None:
    with another_process(folder) as process:
        process.kill()
        process.wait()
        with Journal.open(folder) as journal:
            assert journal.balance == 500_000


def test_D6_a_second_journal_of_one_process_is_refused_too(folder: Path) -> None:
    with Journal.open(folder), pytest.raises(JournalLocked):
        Journal.open(folder)
    Journal.open(folder).close()


def test_B44_a_lock_file_that_is_left_over_or_deleted_does_no_harm(folder: Path) -> None:
    folder.mkdir()
    (folder / LOCK_NAME).write_text("left over", encoding="utf-8")
    with Journal.open(folder) as journal:
        (folder / LOCK_NAME).unlink()
        journal.settle(bought(journal), 0)
        assert_books_balance(journal)


def test_B44_two_profiles_do_not_meet(folder: Path) -> None:
    with Journal.open(folder / "one") as one, Journal.open(folder / "two") as two:
        bought(one)
        assert (one.balance, two.balance) == (499_800, 500_000)


def test_a_closed_journal_says_so(folder: Path) -> None:
    journal = Journal.open(folder)
    journal.close()
    journal.close()
    with pytest.raises(JournalClosed, match="is closed"):
        bought(journal)


def test_B47_a_profile_in_a_folder_with_any_name(folder: Path) -> None:
    with Journal.open(folder / "ë £ 日本" / "a b%20#?") as journal:
        bought(journal)
    assert (folder / "ë £ 日本" / "a b%20#?" / "journal.sqlite").stat().st_size > 0
    with Journal.open(folder / "ë £ 日本" / "a b%20#?") as journal:
        assert journal.balance == 499_800
        assert os.listdir(folder / "ë £ 日本") == ["a b%20#?"]  # noqa: PTH208  names as the system gives them
