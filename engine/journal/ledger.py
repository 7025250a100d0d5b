"""The wallet: every change of the balance is one row with the balance after it, in whole pence of demo money (A1)."""

from engine.journal import chain
from engine.journal.database import Database

OPENING_BALANCE = 500_000


def balance(database: Database) -> int:
    """The balance in pence: what the newest row says."""
    row = database.row("SELECT balance FROM ledger ORDER BY id DESC LIMIT 1")
    return int(row[0]) if row else 0


def enter(database: Database, kind: str, amount: int, *, at: str, round_id: int | None = None) -> None:
    """Append a row; only inside a transaction.

    Args:
        database: the journal.
        kind: "opening", "debit", "credit", "refund" or "refill".
        amount: pence, negative for a debit.
        at: UTC stamp.
        round_id: the round of a debit, credit or refund.
    """
    number, before = last_entry(database), balance(database)
    entry = {"id": number + 1, "kind": kind, "round_id": round_id, "amount": amount, "balance": before + amount}
    chain.append(database, "ledger", {**entry, "entered_at": at})


def last_entry(database: Database) -> int:
    """The number of the newest row, 0 when there is none."""
    row = database.row("SELECT max(id) FROM ledger")
    return int(row[0] or 0) if row else 0


def refill(database: Database, at: str) -> int:
    """Fill the balance up to the opening balance, never above it (A7); returns the pence added."""
    with database.transaction("refill the balance", "The balance is unchanged."):
        added = OPENING_BALANCE - balance(database)
        if added <= 0:
            return 0
        enter(database, "refill", added, at=at)
        return added


def net_change(database: Database, after_entry: int) -> int:
    """Winnings less stakes after that row, in pence, without forced and seeded rounds (ALL-7) and without refills."""
    row = database.row(
        "SELECT coalesce(sum(amount), 0) FROM ledger JOIN rounds ON rounds.id = ledger.round_id "
        "WHERE ledger.id > ? AND rounds.mark = ''",
        (after_entry,),
    )
    return int(row[0]) if row else 0


def plays_bought(database: Database, after_entry: int) -> int:
    """How many rounds were bought after that row, without forced and seeded ones."""
    row = database.row(
        "SELECT count(*) FROM ledger JOIN rounds ON rounds.id = ledger.round_id "
        "WHERE ledger.id > ? AND ledger.kind = 'debit' AND rounds.mark = ''",
        (after_entry,),
    )
    return int(row[0]) if row else 0
