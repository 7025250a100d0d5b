"""The question before demo money is filled up."""

from __future__ import annotations

from collections.abc import Callable

from engine.journal.errors import JournalError
from engine.journal.ledger import OPENING_BALANCE
from engine.rules.money import pounds
from engine.stage.scene import Replace, Transition
from scenes.context import Context
from scenes.dialogs.confirmation import confirmation
from scenes.dialogs.message import MessageDialog


def refill_question(context: Context, on_refilled: Callable[[int], object]) -> MessageDialog:
    """Ask whether demo money is to be filled up (A7); `on_refilled` hears how much was added, in pence."""

    def refill() -> Transition | None:
        try:
            added = context.journal.refill()
        except JournalError as error:
            return Replace(context.doors.message(str(error)))
        on_refilled(added)
        return None

    texts = context.texts
    missing = OPENING_BALANCE - context.journal.balance
    about = texts("lobby.refill_about", full=pounds(OPENING_BALANCE), missing=pounds(missing))
    now = texts("lobby.refill_now")
    return confirmation(context, texts("lobby.refill_title"), about, yes=now, on_yes=refill, icon="icons/refill")
