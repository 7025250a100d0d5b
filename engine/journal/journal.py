"""The journal: wallet, rounds, history and settings of one profile, in one file that one process has at a time."""

from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Self

from engine.journal import audit, history, ledger, opening, rounds
from engine.journal import settings as settings_store
from engine.journal.clock import Clock, stamp, utc_now
from engine.journal.database import Database
from engine.journal.errors import JournalUnwritable
from engine.journal.lock import ProfileLock
from engine.journal.records import Purchase, StoredRound
from engine.journal.remembered import Remembered
from engine.journal.schema import MIGRATIONS, Migration
from engine.journal.session import Session, SessionFigures
from engine.journal.settings import Settings


class Journal:
    """Made by `Journal.open` or `Journal.in_memory`; close it, or use it as a context manager.

    Every change is committed before its method returns, or raises and has changed nothing. Amounts are whole pence.

    Attributes:
        notices: what a person should be told after opening: damage, what was restored, what was lost, bad settings.
        is_kept: whether it outlives the process.
    """

    def __init__(self, database: Database, *, clock: Clock, notices: list[str], lock: ProfileLock | None) -> None:
        self._database, self._clock, self._lock = database, clock, lock
        self._settings, about_settings = settings_store.load(database)
        self._session = Session(database)
        self._balance = Remembered(database, partial(ledger.balance, database))
        self.notices: tuple[str, ...] = (*notices, *about_settings)
        self.is_kept = lock is not None

    @classmethod
    def open(cls, folder: Path, *, clock: Clock = utc_now, migrations: tuple[Migration, ...] = MIGRATIONS) -> "Journal":
        """Open the journal of a profile folder, or begin one there with the opening balance.

        Raises:
            JournalLocked: another process has it.
            JournalNewer: a newer version made it; it is untouched.
            JournalUnwritable: the folder, the file or the disk takes no writes.
        """
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise JournalUnwritable("make the profile folder", f"{error.strerror}, {folder}") from error
        with ExitStack() as if_it_fails:
            lock = ProfileLock(folder)
            if_it_fails.callback(lock.release)
            database, notices = opening.open_file(folder, clock, migrations)
            if_it_fails.callback(database.close)
            journal = cls(database, clock=clock, notices=notices, lock=lock)
            if_it_fails.pop_all()
        return journal

    @classmethod
    def in_memory(cls, *, clock: Clock = utc_now) -> "Journal":
        """A journal that works like any other and is gone with the process: for when nothing can be written."""
        database = Database.in_memory()
        opening.begin(database, clock, MIGRATIONS)
        return cls(database, clock=clock, notices=[], lock=None)

    def close(self) -> None:
        """Close the file and let the next process in; a second call does nothing."""
        self._database.close()
        if self._lock is not None:
            self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()

    @property
    def balance(self) -> int:
        """The balance in pence, from the newest row of the ledger."""
        return self._balance.value()

    def purchase(self, bought: Purchase) -> int:
        """Debit and keep a purchase; the round's id (see `rounds.purchase` for the errors)."""
        return rounds.purchase(self._database, bought, self._now())

    def record_action(self, round_id: int, position: int, action: str) -> None:
        """Append an action to a round, positions from 1 (see `rounds.record_action`)."""
        rounds.record_action(self._database, round_id, position, action, self._now())

    def settle(self, round_id: int, prize: int, carried: str = "") -> None:
        """Credit the prize once and keep what is carried to the next round (see `rounds.settle`)."""
        rounds.settle(self._database, round_id, prize, carried, self._now())

    def void(self, round_id: int, reason: str) -> None:
        """Give the cost back and end the round (see `rounds.void`)."""
        rounds.void(self._database, round_id, reason, self._now())

    def carried(self, game: str, stake: int) -> str:
        """What the next round of this game and stake starts from."""
        return rounds.carried(self._database, game, stake)

    def open_round(self, game: str) -> StoredRound | None:
        """The game's open round, if it has one."""
        return history.open_round(self._database, game)

    def round(self, round_id: int) -> StoredRound:
        """One round; NoSuchRound when there is none."""
        return history.round_by_id(self._database, round_id)

    def find(self, play_number: str) -> StoredRound | None:
        """The newest round with this play number, as it is printed."""
        return history.find(self._database, play_number)

    def rounds(self, game: str | None = None, offset: int = 0, limit: int = 50) -> tuple[StoredRound, ...]:
        """A page of the history, newest first."""
        return history.page(self._database, game, offset, limit)

    def count(self, game: str | None = None) -> int:
        """How many rounds the history has."""
        return history.count(self._database, game)

    def refill(self) -> int:
        """Fill the balance up to the opening balance at the person's own wish; the pence added."""
        return ledger.refill(self._database, self._now())

    def net_position(self) -> int:
        """Winnings less stakes of this session in pence, without forced and seeded rounds."""
        return self._session.figures().net_position

    def session(self) -> SessionFigures:
        """Net position, plays and elapsed time of this session."""
        return self._session.figures()

    @property
    def settings(self) -> Settings:
        """What is set now."""
        return self._settings

    def save_settings(self, settings: Settings) -> None:
        """Keep these settings from now on."""
        settings_store.save(self._database, settings)
        self._settings = settings

    def verify(self) -> list[str]:
        """Check all rows and sums; what is damaged, by row, or an empty list."""
        return audit.damages(self._database)

    def _now(self) -> str:
        return stamp(self._clock())
