"""A question with a yes and a no."""

from __future__ import annotations

from collections.abc import Callable

from engine.stage.scene import Transition
from scenes.context import Context
from scenes.dialogs.message import Choice, MessageDialog


def confirmation(
    context: Context, title: str, text: str, *, yes: str, on_yes: Callable[[], Transition | None], icon: str
) -> MessageDialog:
    """Ask before something is done; BACK is the no."""
    choices = [Choice(yes, on_yes), Choice(context.texts("dialogs.cancel"), colour="purple")]
    return MessageDialog(context, title, text, choices, icon=icon)
