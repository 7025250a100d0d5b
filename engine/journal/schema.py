"""The tables, as a list of migrations: the journal's version is the number of them that were applied.

Rounds, actions, endings and ledger only ever grow; triggers refuse any change of a row. Which round is open and what
is carried from round to round follow from them. `open_rounds` repeats the former, so that the database itself refuses a
second open round of a game.
"""

from collections.abc import Callable

from engine.journal.database import Database

APPLICATION_ID = 0x54534C4A  # "TSLJ" in the file's header: a journal of Tinsel

Migration = Callable[[Database], None]

_TABLES = (
    """CREATE TABLE chain_head (
        only INTEGER PRIMARY KEY CHECK (only = 1),
        links INTEGER NOT NULL,
        hash TEXT NOT NULL
    ) STRICT""",
    """CREATE TABLE rounds (
        id INTEGER PRIMARY KEY,
        game TEXT NOT NULL,
        stake INTEGER NOT NULL CHECK (stake > 0),
        mode TEXT NOT NULL,
        cost INTEGER NOT NULL CHECK (cost > 0),
        play_number TEXT NOT NULL,
        mark TEXT NOT NULL CHECK (mark IN ('', 'forced', 'seeded')),
        digest TEXT NOT NULL,
        book TEXT NOT NULL,
        script TEXT NOT NULL,
        carried TEXT NOT NULL,
        bought_at TEXT NOT NULL,
        link INTEGER NOT NULL UNIQUE,
        hash TEXT NOT NULL
    ) STRICT""",
    """CREATE TABLE open_rounds (
        game TEXT PRIMARY KEY,
        round_id INTEGER NOT NULL UNIQUE REFERENCES rounds (id)
    ) STRICT""",
    """CREATE TABLE actions (
        round_id INTEGER NOT NULL REFERENCES rounds (id),
        position INTEGER NOT NULL CHECK (position > 0),
        action TEXT NOT NULL,
        taken_at TEXT NOT NULL,
        link INTEGER NOT NULL UNIQUE,
        hash TEXT NOT NULL,
        PRIMARY KEY (round_id, position)
    ) STRICT""",
    """CREATE TABLE endings (
        round_id INTEGER PRIMARY KEY REFERENCES rounds (id),
        kind TEXT NOT NULL CHECK (kind IN ('settled', 'voided')),
        prize INTEGER NOT NULL CHECK (prize >= 0 AND (kind = 'settled' OR prize = 0)),
        carried TEXT NOT NULL,
        reason TEXT NOT NULL,
        ended_at TEXT NOT NULL,
        link INTEGER NOT NULL UNIQUE,
        hash TEXT NOT NULL
    ) STRICT""",
    """CREATE TABLE ledger (
        id INTEGER PRIMARY KEY,
        kind TEXT NOT NULL CHECK (kind IN ('opening', 'debit', 'credit', 'refund', 'refill')),
        round_id INTEGER REFERENCES rounds (id) CHECK ((round_id IS NULL) = (kind IN ('opening', 'refill'))),
        amount INTEGER NOT NULL CHECK (iif(kind = 'debit', amount < 0, amount >= 0)),
        balance INTEGER NOT NULL CHECK (balance >= 0),
        entered_at TEXT NOT NULL,
        link INTEGER NOT NULL UNIQUE,
        hash TEXT NOT NULL
    ) STRICT""",
    """CREATE TABLE settings (
        name TEXT PRIMARY KEY,
        value TEXT NOT NULL,
        seal TEXT NOT NULL
    ) STRICT""",
)
_INDEXES = (
    "CREATE UNIQUE INDEX one_play_one_number ON rounds (play_number) WHERE mark = ''",
    "CREATE INDEX rounds_by_number ON rounds (play_number)",
    "CREATE INDEX rounds_by_game ON rounds (game, id)",
    "CREATE INDEX rounds_that_carry ON rounds (game, stake, id) WHERE mark = ''",
    "CREATE INDEX ledger_by_round ON ledger (round_id)",
    "CREATE UNIQUE INDEX one_opening ON ledger (kind) WHERE kind = 'opening'",
    "CREATE UNIQUE INDEX one_debit_a_round ON ledger (round_id) WHERE kind = 'debit'",
    "CREATE UNIQUE INDEX one_return_a_round ON ledger (round_id) WHERE kind IN ('credit', 'refund')",
)


def create_tables(database: Database) -> None:
    """Version 1: all tables, empty."""
    for statement in _TABLES + _INDEXES:
        database.execute(statement)
    for table in ("rounds", "actions", "endings", "ledger"):
        for change in ("UPDATE", "DELETE"):
            database.execute(
                f"CREATE TRIGGER {table}_refuse_{change.lower()} BEFORE {change} ON {table} "
                f"BEGIN SELECT RAISE(ABORT, 'rows of {table} never change'); END"
            )
    database.execute("INSERT INTO chain_head VALUES (1, 0, '')")
    database.execute(f"PRAGMA application_id = {APPLICATION_ID}")


MIGRATIONS: tuple[Migration, ...] = (create_tables,)


def version_of(database: Database) -> int:
    """How many migrations the journal has seen."""
    row = database.row("PRAGMA user_version")
    return int(row[0]) if row else 0


def migrate(database: Database, migrations: tuple[Migration, ...]) -> None:
    """Bring the journal to the newest version, each step in a transaction of its own.

    Raises:
        JournalUnwritable: a step could not be written; the journal stays at the version before that step.
    """
    for version in range(version_of(database) + 1, len(migrations) + 1):
        with database.transaction(f"bring the journal to version {version}", "It stays as it was."):
            migrations[version - 1](database)
            database.execute(f"PRAGMA user_version = {version}")
