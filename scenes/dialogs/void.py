"""Offers to void an open play that cannot be rebuilt: its cost is given back, and it stays in the history (F3)."""

from __future__ import annotations

from engine.journal.errors import JournalError
from engine.rules.money import pounds
from engine.stage.scene import Replace, Transition
from scenes.context import Context
from scenes.dialogs.message import Choice, MessageDialog, message_dialog


def void_dialog(context: Context, game_id: str, reason: str) -> MessageDialog:
    """Say why the play cannot go on, and ask whether it shall be voided now."""
    texts = context.texts

    def void() -> Transition:
        try:
            voided = context.desk.void(game_id, reason)
        except JournalError as error:
            return Replace(message_dialog(context, str(error)))
        given_back = pounds(voided.cost) if voided else pounds(0)
        return Replace(message_dialog(context, texts("dialogs.void.done", amount=given_back)))

    choices = [Choice(texts("dialogs.void.now"), void), Choice(texts("dialogs.void.later"), colour="purple")]
    return MessageDialog(context, texts("dialogs.void.title"), reason, choices, icon="icons/warning", felt="none")
