"""Damaged, missing and foreign journal files: kept aside, restored from a backup, and said in plain words."""

import os
import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from engine.journal import backups
from engine.journal.errors import JournalNewer, JournalUnwritable
from engine.journal.journal import Journal
from engine.journal.schema import APPLICATION_ID
from engine.journal.settings import Settings
from tests.journal.conftest import assert_books_balance, bought

MONDAY = datetime(2026, 12, 21, 9, 30, tzinfo=UTC)
BOOK = b'{"prize":0}'


def zeroed_header(sound: bytes) -> bytes:
    return bytes(100) + sound[100:]


def half_file(sound: bytes) -> bytes:
    return sound[: len(sound) // 2]


def text_file(_: bytes) -> bytes:
    return b"Dear journal, " * 1_000


def empty_file(_: bytes) -> bytes:
    return b""


def flipped_middle(sound: bytes) -> bytes:
    """Flip the bytes of every stored book, wherever they lie: SQLite itself notices nothing."""
    return sound.replace(BOOK, bytes(byte ^ 0x01 for byte in BOOK))


DAMAGES = [zeroed_header, half_file, text_file, empty_file, flipped_middle]


def two_days(folder: Path) -> Path:
    """A journal with three plays on Monday and two on Tuesday, whose backup of Tuesday morning holds the three."""
    for day, plays in ((0, 3), (1, 2)):
        with Journal.open(folder, clock=lambda: MONDAY + timedelta(days=day)) as journal:  # noqa: B023  used at once
            for _ in range(plays):
                journal.settle(bought(journal), 0)
            journal.save_settings(Settings(music_volume=10 + day))
    return folder / "journal.sqlite"


def kept_files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.corrupt-*"))


@pytest.mark.parametrize("damage", DAMAGES)
def test_B45_a_damaged_journal_is_kept_and_the_newest_backup_restored(
    folder: Path, damage: Callable[[bytes], bytes]
) -> None:
    path = two_days(folder)
    damaged = damage(path.read_bytes())
    path.write_bytes(damaged)
    with Journal.open(folder, clock=lambda: MONDAY + timedelta(days=1, hours=3)) as journal:
        (kept,) = kept_files(folder)
        assert kept.name == "journal.sqlite.corrupt-20261222T123000Z"
        assert kept.read_bytes() == damaged
        (notice,) = journal.notices
        assert notice.startswith("The journal was damaged: ")
        assert f"The damaged file is kept as {kept.name}." in notice
        assert "The backup of 2026-12-22 09:30 UTC was put in its place: 3 plays, balance £4,994.00." in notice
        assert "lost" in notice
        assert (journal.count(), journal.balance, journal.settings.music_volume) == (3, 499_400, 10)
        journal.settle(bought(journal), 0)
        assert_books_balance(journal)
    with Journal.open(folder) as journal:
        assert (journal.notices, journal.count()) == ((), 4)


@pytest.mark.parametrize("damage", DAMAGES)
def test_B45_without_a_good_backup_a_new_journal_is_begun_and_the_loss_is_said(
    folder: Path, damage: Callable[[bytes], bytes]
) -> None:
    path = two_days(folder)
    for backup in (folder / "backups").iterdir():
        backup.write_bytes(b"no backup any more")
    damaged = damage(path.read_bytes())
    path.write_bytes(damaged)
    with Journal.open(folder) as journal:
        assert kept_files(folder)[0].read_bytes() == damaged
        assert journal.notices[0].endswith(
            "There was no good backup, so a new journal was begun: "
            "the earlier plays, the balance and the settings are lost."
        )
        assert (journal.count(), journal.balance) == (0, 500_000)
        assert_books_balance(journal)


def test_B45_the_loss_is_counted_where_the_damaged_file_still_tells(folder: Path) -> None:
    path = two_days(folder)
    path.write_bytes(flipped_middle(path.read_bytes()))
    with Journal.open(folder, clock=lambda: MONDAY + timedelta(days=1)) as journal:
        assert journal.notices[0].endswith("The damaged file shows 5 plays; 2 made after the backup are lost.")


def test_B45_a_damaged_newest_backup_is_passed_over(folder: Path) -> None:
    path = two_days(folder)
    with Journal.open(folder, clock=lambda: MONDAY + timedelta(days=2)) as journal:
        bought(journal)
    newest = max((folder / "backups").iterdir())
    newest.write_bytes(flipped_middle(newest.read_bytes()))
    path.write_bytes(b"")
    with Journal.open(folder, clock=lambda: MONDAY + timedelta(days=2)) as journal:
        assert "The backup of 2026-12-22 09:30 UTC was put in its place: 3 plays" in journal.notices[0]


def test_B45_a_foreign_tail_is_cut_off_and_nothing_is_lost(folder: Path) -> None:
    path = two_days(folder)
    sound = path.read_bytes()
    path.write_bytes(sound + b"garbage " * 700)
    with Journal.open(folder, clock=lambda: MONDAY + timedelta(days=1)) as journal:
        (kept,) = kept_files(folder)
        assert kept.read_bytes() == sound + b"garbage " * 700
        assert journal.notices[0].startswith(
            "The journal had 5,600 foreign bytes at its end. They were cut off and nothing"
        )
        assert (journal.count(), journal.balance) == (5, 499_000)
    assert path.stat().st_size == len(sound)


def test_B45_every_truncation_is_survived(folder: Path) -> None:
    path = two_days(folder)
    sound = path.read_bytes()
    for part in range(0, 64, 4):
        path.write_bytes(sound[: len(sound) * part // 64])
        with Journal.open(folder, clock=lambda: MONDAY + timedelta(days=1)) as journal:
            assert (journal.count(), journal.balance) == (3, 499_400)
            assert_books_balance(journal)
    assert len(kept_files(folder)) == 16


def test_B40_damage_found_twice_in_a_second_keeps_both_files(folder: Path) -> None:
    path = two_days(folder)
    for _ in range(3):
        path.write_bytes(b"")
        Journal.open(folder, clock=lambda: MONDAY).close()
    names = [kept.name for kept in kept_files(folder)]
    stem = "journal.sqlite.corrupt-20261221T093000Z"
    assert names == [stem, f"{stem}-2", f"{stem}-3"]


def test_B45_a_missing_journal_is_restored_from_its_backup(folder: Path) -> None:
    two_days(folder).unlink()
    with Journal.open(folder, clock=lambda: MONDAY + timedelta(days=1)) as journal:
        assert journal.notices[0].startswith("The journal was missing. The backup of 2026-12-22 09:30 UTC")
        assert journal.count() == 3


def test_B45_side_files_of_a_lost_journal_are_never_played_into_the_next(folder: Path) -> None:
    path = two_days(folder)
    path.unlink()
    for suffix in ("-wal", "-journal"):
        path.with_name(path.name + suffix).write_bytes(b"left over " * 500)
    with Journal.open(folder, clock=lambda: MONDAY + timedelta(days=1)) as journal:
        assert journal.count() == 3
        assert_books_balance(journal)
    assert [kept.name[-8:] for kept in kept_files(folder)] == ["-journal", "000Z-wal"]


def test_B42_a_journal_of_a_newer_version_is_refused_and_untouched(folder: Path) -> None:
    path = two_days(folder)
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(JournalNewer, match=r"made by a newer version of Tinsel \(journal version 99; .* up to 1\)"):
        Journal.open(folder)
    assert path.read_bytes() == before
    assert kept_files(folder) == []


def test_B45_a_database_of_something_else_is_kept_aside(folder: Path) -> None:
    folder.mkdir()
    connection = sqlite3.connect(folder / "journal.sqlite")
    connection.execute("CREATE TABLE recipes (name)")
    connection.commit()
    connection.close()
    with Journal.open(folder) as journal:
        assert "it is no journal of Tinsel" in journal.notices[0]
    connection = sqlite3.connect(kept_files(folder)[0])
    assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]
    connection.close()


def test_B45_a_journal_without_its_tables_is_damaged(folder: Path) -> None:
    folder.mkdir()
    connection = sqlite3.connect(folder / "journal.sqlite")
    connection.executescript(f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = 1; CREATE TABLE x (y);")
    connection.close()
    with Journal.open(folder) as journal:
        assert "a part of it is missing (no such table: chain_head)" in journal.notices[0]


def test_one_backup_a_day_for_a_week(folder: Path) -> None:
    for hour in range(0, 24 * 12, 8):
        with Journal.open(folder, clock=lambda: MONDAY + timedelta(hours=hour)) as journal:  # noqa: B023  used at once
            bought(journal, game=f"game {hour}")
    names = sorted(path.name for path in (folder / "backups").iterdir())
    days = [f"202612{day:02}" for day in range(27, 32)] + ["20270101", "20270102"]
    assert [name[6:14] for name in names] == days
    assert len(names) == backups.KEPT_DAILY


def test_a_backup_that_cannot_be_made_is_said_and_stops_nothing(folder: Path) -> None:
    folder.mkdir()
    (folder / "backups").write_text("in the way", encoding="utf-8")
    with Journal.open(folder) as journal:
        assert journal.notices[0].startswith(
            "The daily backup of the journal is not in order. Could not make a backup: "
        )
        bought(journal)


def test_B43_a_file_held_by_a_scanner_is_tried_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = two_days(folder)
    path.write_bytes(b"")
    replace = os.replace
    refusals: list[Path] = []

    def held(source: Path, target: Path) -> None:
        if len(refusals) < 3:
            refusals.append(source)
            raise PermissionError(13, "Permission denied")
        replace(source, target)

    monkeypatch.setattr(os, "replace", held)
    monkeypatch.setattr("engine.journal.files.time.sleep", lambda _: None)
    with Journal.open(folder, clock=lambda: MONDAY + timedelta(days=1)) as journal:
        assert journal.count() == 3
    assert len(refusals) == 3


def test_B43_a_file_that_stays_held_is_said(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = two_days(folder)
    path.write_bytes(b"")

    def held(_: Path, __: Path) -> None:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patched:
        patched.setattr(os, "replace", held)
        patched.setattr("engine.journal.files.time.sleep", lambda _: None)
        with pytest.raises(JournalUnwritable, match="keep the damaged journal aside: Permission denied"):
            Journal.open(folder)
    assert path.read_bytes() == b""
    with Journal.open(folder, clock=lambda: MONDAY + timedelta(days=1)) as journal:
        assert journal.count() == 3
