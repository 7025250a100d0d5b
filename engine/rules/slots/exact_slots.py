"""What the exact figures of all slots have in common."""

from collections.abc import Mapping
from decimal import Decimal
from typing import Final, Protocol

from engine.rules.exact import ANY_WIN, Declared, ExactMode

LINES: Final = "lines"
LINE_HIT: Final = "line hit"


class SlotStates(Protocol):
    """What a slot states about itself; `rtp` has a figure for each mode under its id."""

    @property
    def rtp(self) -> object:
        """The part of its cost that each mode pays back."""

    @property
    def line_hit(self) -> Decimal:
        """How often a base spin wins on a line."""

    @property
    def any_win(self) -> Decimal:
        """How often a base round pays anything."""


def declared_of_slot(modes: Mapping[str, ExactMode], stated: SlotStates) -> tuple[Declared, ...]:
    """Put what a slot states beside what is exact."""
    rates = modes["base"].rates
    return (
        *(Declared(f"payout, {mode}", getattr(stated.rtp, mode), exact.rtp) for mode, exact in modes.items()),
        Declared(LINE_HIT, stated.line_hit, rates[LINE_HIT]),
        Declared(ANY_WIN, stated.any_win, rates[ANY_WIN]),
    )
