"""The books as a whole: the chain, the sums of the ledger, and that rounds, endings and ledger tell the same story."""

from engine.journal import chain, settings
from engine.journal.database import Database
from engine.journal.errors import JournalDamaged
from engine.journal.schema import APPLICATION_ID

# Each question gives the numbers of what does not fit; the words beside it tell what that means.
_STORIES = (
    (
        """SELECT id FROM (SELECT id, balance - sum(amount) OVER (ORDER BY id) AS excess FROM ledger)
            WHERE excess <> 0""",
        "ledger row {}: the balance is not the sum of the amounts",
    ),
    (
        """SELECT id FROM rounds WHERE NOT EXISTS
            (SELECT 1 FROM ledger WHERE round_id = rounds.id AND kind = 'debit' AND amount = -rounds.cost)""",
        "rounds row {}: its cost was not debited",
    ),
    (
        """SELECT endings.round_id FROM endings JOIN rounds ON rounds.id = endings.round_id WHERE NOT EXISTS
            (SELECT 1 FROM ledger WHERE ledger.round_id = rounds.id AND CASE endings.kind
                WHEN 'settled' THEN ledger.kind = 'credit' AND amount = endings.prize
                ELSE ledger.kind = 'refund' AND amount = rounds.cost END)""",
        "endings row {}: the ledger does not show its credit or refund",
    ),
    (
        """SELECT round_id FROM ledger WHERE kind IN ('credit', 'refund') AND NOT EXISTS
            (SELECT 1 FROM endings WHERE endings.round_id = ledger.round_id)""",
        "ledger: round {} was paid without an ending",
    ),
    (
        """SELECT id FROM rounds WHERE EXISTS (SELECT 1 FROM endings WHERE endings.round_id = rounds.id) = EXISTS
            (SELECT 1 FROM open_rounds WHERE open_rounds.round_id = rounds.id AND open_rounds.game = rounds.game)""",
        "open_rounds: whether round {} is open is not what its ending says",
    ),
    (
        """SELECT round_id FROM open_rounds WHERE NOT EXISTS
            (SELECT 1 FROM rounds WHERE rounds.id = open_rounds.round_id AND rounds.game = open_rounds.game)""",
        "open_rounds: round {} is not a round of that game",
    ),
)


def faults(database: Database, newest: int | None = None) -> list[str]:
    """What makes a journal file unsound: its pages, its kind, its chain, its story; empty when it is sound.

    Args:
        database: the opened file.
        newest: how many of the newest links of the chain to check; None checks all.
    """
    try:
        # The full check, since the quick one does not see an index that hides a row.
        checked = [str(row[0]) for row in database.rows("PRAGMA integrity_check")]
        if checked != ["ok"]:
            return checked
        if database.row("PRAGMA application_id") != (APPLICATION_ID,):
            return ["it is no journal of Tinsel"]
        return chain.damages(database, newest) or _contradictions(database)
    except JournalDamaged as error:
        return [error.reason]


def damages(database: Database) -> list[str]:
    """Everything that does not fit, settings included, in plain words; empty when all is right."""
    return faults(database) + settings.damages(database)


def _contradictions(database: Database) -> list[str]:
    return [told.format(row[0]) for question, told in _STORIES for row in database.rows(question)]
