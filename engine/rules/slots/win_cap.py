"""What states that a round reached its win cap, the most that it pays (see RoundWriter.cap_at)."""

from engine.rules.events import Event


class WinCapReached(Event, frozen=True):
    """The cap was reached: the round pays `prize`, which is `reduction` less than what stands; both in pence."""

    prize: int
    reduction: int
