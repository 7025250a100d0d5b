"""Writing rounds: purchase, actions, settlement, void. Each is one transaction (ALL-2)."""

from engine.journal import chain, ledger
from engine.journal.database import Database
from engine.journal.errors import InsufficientBalance, NoSuchRound, OpenRoundExists, RoundConflict
from engine.journal.records import Purchase
from engine.rules.money import pounds

_STAYS_OPEN = "The play stays open as it was and can be resumed."


def purchase(database: Database, bought: Purchase, at: str) -> int:
    """Debit the cost and keep the whole outcome; returns the round's id once both are committed.

    Raises:
        InsufficientBalance: the balance is smaller than the cost (A1).
        OpenRoundExists: the game's last round is not finished (ALL-4).
        JournalUnwritable: nothing was bought.
    """
    game = bought.order.game
    with database.transaction("buy the play", "Nothing was bought and the balance is unchanged."):
        held = database.row("SELECT round_id FROM open_rounds WHERE game = ?", (game,))
        if held is not None:
            raise OpenRoundExists(game, held[0])
        balance = ledger.balance(database)
        if balance < bought.cost:
            raise InsufficientBalance(balance, bought.cost)
        newest = database.row("SELECT coalesce(max(id), 0) FROM rounds")
        round_id = 1 + int(newest[0] if newest else 0)
        chain.append(database, "rounds", _columns(round_id, bought, at))
        database.execute("INSERT INTO open_rounds VALUES (?, ?)", (game, round_id))
        ledger.enter(database, "debit", -bought.cost, at=at, round_id=round_id)
    return round_id


def record_action(database: Database, round_id: int, position: int, action: str, at: str) -> None:
    """Append an action; positions count from 1. Recording the same action again at its position changes nothing.

    Raises:
        RoundConflict: another action stands there, an earlier one is missing, or the round has ended.
        JournalUnwritable: the action was not kept; the round stays as it was.
    """
    attempt = f"record `{action}` at position {position}"
    with database.transaction(f"keep the action `{action}`", _STAYS_OPEN):
        held = database.rows("SELECT action FROM actions WHERE round_id = ? ORDER BY position", (round_id,))
        if 0 < position <= len(held):
            if held[position - 1] != (action,):
                raise RoundConflict(round_id, attempt, f"`{held[position - 1][0]}` is recorded there")
            return
        ending = _ending(database, round_id)
        if ending is not None:
            raise RoundConflict(round_id, attempt, f"the round was {ending[0]}")
        if position != len(held) + 1:
            raise RoundConflict(round_id, attempt, f"the next position is {len(held) + 1}")
        entry = {"round_id": round_id, "position": position, "action": action, "taken_at": at}
        chain.append(database, "actions", entry)


def settle(database: Database, round_id: int, prize: int, carried: str, at: str) -> None:
    """Credit the prize and end the round, once; settling it again with the same prize changes nothing (B28).

    Raises:
        RoundConflict: it was voided, or settled with another prize.
        JournalUnwritable: it is not settled yet and stays open.
    """
    attempt = f"settle it with {pounds(prize)}"
    with database.transaction("settle the play", _STAYS_OPEN):
        ending = _ending(database, round_id)
        if ending is not None:
            if ending != ("settled", prize):
                raise RoundConflict(round_id, attempt, f"it was {ending[0]} with {pounds(ending[1])}")
            return
        entry = {"round_id": round_id, "kind": "settled", "prize": prize, "carried": carried, "reason": ""}
        _end(database, entry, at)
        ledger.enter(database, "credit", prize, at=at, round_id=round_id)


def void(database: Database, round_id: int, reason: str, at: str) -> None:
    """Give the cost back and end the round without a prize (F3); voiding it again changes nothing.

    Raises:
        RoundConflict: it was settled.
        JournalUnwritable: it is not voided and stays open.
    """
    with database.transaction("void the play", _STAYS_OPEN):
        ending = _ending(database, round_id)
        if ending is not None:
            if ending[0] != "voided":
                raise RoundConflict(round_id, "void it", f"it was settled with {pounds(ending[1])}")
            return
        cost = database.rows("SELECT cost FROM rounds WHERE id = ?", (round_id,))[0][0]
        entry = {"round_id": round_id, "kind": "voided", "prize": 0, "carried": "", "reason": reason}
        _end(database, entry, at)
        ledger.enter(database, "refund", cost, at=at, round_id=round_id)


def carried(database: Database, game: str, stake: int) -> str:
    """What the newest settled round of this game and stake left for the next; "" at first.

    Forced and seeded rounds never change it (ALL-4), voided ones neither.
    """
    row = database.row(
        "SELECT endings.carried FROM rounds JOIN endings ON endings.round_id = rounds.id "
        "WHERE game = ? AND stake = ? AND mark = '' AND endings.kind = 'settled' ORDER BY rounds.id DESC LIMIT 1",
        (game, stake),
    )
    return str(row[0]) if row else ""


def _columns(round_id: int, bought: Purchase, at: str) -> dict[str, object]:
    order = bought.order
    kept = {"digest": bought.digest, "book": bought.book, "script": bought.script, "carried": bought.carried}
    asked = {"id": round_id, "game": order.game, "stake": order.stake, "mode": order.mode, "cost": bought.cost}
    return {**asked, **kept, "play_number": bought.play_number, "mark": bought.mark, "bought_at": at}


def _ending(database: Database, round_id: int) -> tuple[str, int] | None:
    row = database.row(
        "SELECT kind, prize FROM rounds LEFT JOIN endings ON endings.round_id = rounds.id WHERE rounds.id = ?",
        (round_id,),
    )
    if row is None:
        raise NoSuchRound(round_id)
    return None if row[0] is None else (str(row[0]), int(row[1]))


def _end(database: Database, entry: dict[str, object], at: str) -> None:
    chain.append(database, "endings", {**entry, "ended_at": at})
    database.execute("DELETE FROM open_rounds WHERE round_id = ?", (entry["round_id"],))
