"""What goes into the journal with a purchase, and what comes out of it as a stored round."""

from typing import Literal

import msgspec

from engine.rules.contract import Order

Mark = Literal["", "forced", "seeded"]
State = Literal["open", "settled", "voided"]


class Purchase(msgspec.Struct, frozen=True):
    """All that is fixed at the moment of purchase (ALL-1).

    Attributes:
        order: game, stake and mode.
        cost: the price in pence.
        play_number: the text that is enough to see the play again (ALL-4).
        mark: "forced" or "seeded" for a round that counts in no statistic (ALL-7), else "".
        digest: of the game's configuration, so that a later change is known.
        book: the whole outcome as JSON text.
        script: what forced it, as JSON text, or "".
        carried: what was carried in from the round before, or "".
    """

    order: Order
    cost: int
    play_number: str
    mark: Mark
    digest: str
    book: str
    script: str = ""
    carried: str = ""


class StoredRound(msgspec.Struct, frozen=True):
    """A round as the journal holds it; amounts in pence, stamps in UTC, `settled_at` is "" while it is open.

    `balance_before` is the balance right before the purchase; `balance_after` the one right after the settlement or
    refund, and of an open round the one right after its debit.
    """

    id: int
    game: str
    stake: int
    mode: str
    cost: int
    play_number: str
    mark: Mark
    digest: str
    book: str
    script: str
    carried: str
    bought_at: str
    state: State
    prize: int
    settled_at: str
    void_reason: str
    balance_before: int
    balance_after: int
    actions: tuple[str, ...]

    @property
    def order(self) -> Order:
        """What was bought."""
        return Order(self.game, self.stake, self.mode)
