"""Migrations: every step in a transaction of its own, a backup before, a failure leaves the old version."""

import sqlite3
from pathlib import Path

import pytest

from engine.journal.database import Database
from engine.journal.errors import JournalNewer, JournalUnwritable
from engine.journal.journal import Journal
from engine.journal.schema import MIGRATIONS, version_of
from tests.journal.conftest import assert_books_balance, bought


def add_notes(database: Database) -> None:
    database.execute("CREATE TABLE notes (round_id INTEGER PRIMARY KEY, note TEXT NOT NULL) STRICT")


def fill_notes(database: Database) -> None:
    database.execute("INSERT INTO notes SELECT id, 'before notes' FROM rounds")


def fail_halfway(database: Database) -> None:
    database.execute("CREATE TABLE half (x)")
    database.execute("INSERT INTO nowhere VALUES (1)")


@pytest.fixture
def old(folder: Path) -> Path:
    """A profile made by version 1, with two plays."""
    with Journal.open(folder) as journal:
        journal.settle(bought(journal), 700)
        bought(journal)
        assert version_of(journal._database) == 1
    return folder


def test_B42_an_old_journal_is_migrated_with_everything_in_it(old: Path) -> None:
    with Journal.open(old, migrations=(*MIGRATIONS, add_notes, fill_notes)) as journal:
        assert version_of(journal._database) == 3
        assert journal._database.rows("SELECT round_id FROM notes") == [(1,), (2,)]
        assert journal.balance == 500_300
        assert journal.open_round("toy") is not None
        assert journal.notices == ()
        assert_books_balance(journal)


def test_B42_a_backup_of_the_old_version_is_kept(old: Path) -> None:
    Journal.open(old, migrations=(*MIGRATIONS, add_notes)).close()
    (backup,) = (old / "backups").glob("version-1-*.sqlite")
    connection = sqlite3.connect(backup)
    assert connection.execute("PRAGMA user_version").fetchone() == (1,)
    assert connection.execute("SELECT count(*) FROM rounds").fetchone() == (2,)
    connection.close()


def test_B42_a_failing_step_leaves_the_version_before_it(old: Path) -> None:
    with pytest.raises(Exception, match="nowhere"):
        Journal.open(old, migrations=(*MIGRATIONS, add_notes, fail_halfway))
    with Journal.open(old, migrations=(*MIGRATIONS, add_notes)) as journal:
        assert version_of(journal._database) == 2
        assert journal._database.rows("SELECT name FROM sqlite_master WHERE name = 'half'") == []
        assert journal.balance == 500_300
        assert_books_balance(journal)


def test_B42_without_a_backup_there_is_no_migration(old: Path) -> None:
    for path in (old / "backups").iterdir():
        path.unlink()
    (old / "backups").rmdir()
    (old / "backups").write_text("in the way", encoding="utf-8")
    with pytest.raises(JournalUnwritable, match="Could not make a backup"):
        Journal.open(old, migrations=(*MIGRATIONS, add_notes))
    with Journal.open(old) as journal:
        assert version_of(journal._database) == 1


def test_B42_the_migrated_journal_is_too_new_for_the_old_program(old: Path) -> None:
    Journal.open(old, migrations=(*MIGRATIONS, add_notes)).close()
    with pytest.raises(JournalNewer, match="journal version 2"):
        Journal.open(old)
