"""A win cap: the most that a round pays, as a multiple of the stake, and the event that states what it took."""

from engine.rules.events import Event


class WinCapReached(Event, frozen=True):
    """The cap was reached: the round pays `prize`, which is `reduction` less than what stands; both in pence."""

    prize: int
    reduction: int


def capped(stake: int, times: int, won: int) -> WinCapReached | None:
    """Compare what was won, in pence, with the cap of `times` the stake; None below it, an event at or above it."""
    cap = stake * times
    return WinCapReached(cap, won - cap) if won >= cap else None
