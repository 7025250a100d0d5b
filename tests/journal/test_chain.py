"""The hash chain: any changed, lost or added row is found and named."""

from pathlib import Path

import pytest

from engine.journal.journal import Journal
from engine.journal.settings import Settings
from tests.journal.conftest import bought

COLUMNS = [
    (table, column)
    for table, columns in {
        "rounds": "game stake mode cost play_number mark digest book script carried bought_at link hash",
        "actions": "position action taken_at link hash",
        "endings": "kind prize carried reason ended_at link hash",
        "ledger": "kind amount balance entered_at link hash",
        "open_rounds": "game round_id",
        "chain_head": "links hash",
        "settings": "name value seal",
    }.items()
    for column in columns.split()
]


@pytest.fixture
def played(journal: Journal) -> Journal:
    """Three settled plays with actions, one open play of another game, and stored settings."""
    for _ in range(3):
        round_id = bought(journal)
        for position in (1, 2, 3):
            journal.record_action(round_id, position, f"pick box {position}")
        journal.settle(round_id, 100, "0a")
    bought(journal, game="other")
    journal.save_settings(Settings())
    assert journal.verify() == []
    return journal


def tamper(journal: Journal, *statements: str) -> None:
    """Change rows as a failing disk would: past all checks of the tables."""
    database = journal._database
    for (name,) in database.rows("SELECT name FROM sqlite_master WHERE type = 'trigger'"):
        database.execute(f"DROP TRIGGER {name}")
    database.execute("PRAGMA ignore_check_constraints = ON")
    database.execute("PRAGMA foreign_keys = OFF")
    for statement in statements:
        database.execute(statement)
    database.execute("PRAGMA ignore_check_constraints = OFF")


CHANGE = (
    "UPDATE {table} SET {column} = iif(typeof({column}) = 'integer', {column} + 1000, {column} || 'x') "
    "WHERE rowid = (SELECT rowid FROM {table} LIMIT 1 OFFSET (SELECT count(*) FROM {table}) / 2)"
)


@pytest.mark.parametrize(("table", "column"), COLUMNS)
def test_a_change_in_any_column_of_any_table_is_found(played: Journal, table: str, column: str) -> None:
    tamper(played, CHANGE.format(table=table, column=column))
    found = played.verify()
    assert found
    if column not in {"link", "links"} and table != "chain_head":
        assert found[0].startswith((f"{table} row", "open_rounds: ", "CHECK constraint failed in"))


def test_the_changed_row_is_named_and_no_other(played: Journal) -> None:
    tamper(played, "UPDATE rounds SET book = '{\"prize\":9}' WHERE id = 2")
    assert played.verify() == ["rounds row 2 (link 9) does not match its hash"]


def test_a_damaged_hash_accuses_its_own_row_alone(played: Journal) -> None:
    tamper(played, "UPDATE actions SET hash = 'feed' WHERE round_id = 2 AND position = 2")
    assert played.verify() == ["actions row 2/2 (link 12) does not match its hash"]


def test_a_lost_row_is_noticed(played: Journal) -> None:
    tamper(played, "DELETE FROM actions WHERE round_id = 2 AND position = 2")
    assert played.verify() == ["actions row 2/3 is link 13, where link 12 was expected"]


def test_a_lost_end_is_noticed(played: Journal) -> None:
    tamper(played, "DELETE FROM ledger WHERE id = (SELECT max(id) FROM ledger)")
    assert played.verify() == ["the chain ends at link 23, but 24 were written"]


def test_two_swapped_rows_are_noticed(played: Journal) -> None:
    tamper(
        played,
        "CREATE TEMP TABLE kept AS SELECT * FROM actions WHERE round_id = 1",
        "UPDATE actions SET action = (SELECT action FROM kept WHERE kept.position = 3 - actions.position) "
        "WHERE round_id = 1 AND position < 3",
    )
    assert len(played.verify()) == 2


def test_text_that_is_no_text_any_more_is_named_and_does_not_stop_the_reader(played: Journal) -> None:
    tamper(played, "UPDATE actions SET action = CAST(x'ff80' AS TEXT) WHERE round_id = 1 AND position = 1")
    assert played.verify() == ["actions row 1/1 (link 4) does not match its hash"]
    assert len(played.rounds()) == 4


def test_every_flipped_byte_in_the_file_is_found_or_without_effect(folder: Path) -> None:
    with Journal.open(folder) as journal:
        for _ in range(3):
            round_id = bought(journal)
            journal.record_action(round_id, 1, "pick box 4")
            journal.settle(round_id, 100)
        expected = journal.rounds()
    path = folder / "journal.sqlite"
    sound = path.read_bytes()
    used = [place for place, byte in enumerate(sound) if byte]
    for place in used[100::29]:
        damaged = bytearray(sound)
        damaged[place] ^= 0x10
        path.write_bytes(damaged)
        with Journal.open(folder) as journal:
            assert journal.notices or journal.rounds() == expected
            assert journal.verify() == []
        for kept in folder.glob("*.corrupt-*"):
            kept.unlink()
