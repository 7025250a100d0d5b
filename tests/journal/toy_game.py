"""A tiny game for the journal's tests: open three of five boxes, then finish. It carries a count of its rounds."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256

from engine.rules.contract import (
    Action,
    Figures,
    Finish,
    IllegalAction,
    Mode,
    NamedOutcome,
    Order,
    OrderRefused,
    Pick,
    UnreadableBook,
)
from engine.rules.draws import Draws, Weights
from engine.rules.events import Event, Json

BOXES, PICKS = 5, 3
PRIZES = ((0, 5), (1, 3), (2, 2), (10, 1))  # multiples of the stake, and their weights


class BoxOpened(Event, frozen=True):
    box: int
    coin: int


class ToyFinished(Event, frozen=True):
    prize: int


@dataclass
class ToyRound:
    order: Order
    book: dict[str, Json]
    opened: list[int] = field(default_factory=list)
    is_over: bool = False

    opening: tuple[Event, ...] = ()

    @property
    def coins(self) -> list[int]:
        coins = self.book["coins"]
        assert isinstance(coins, list)
        return [coin for coin in coins if isinstance(coin, int)]

    @property
    def prize(self) -> int:
        return sum(self.coins)

    @property
    def carried(self) -> str:
        return str(self.book["carried"])

    @property
    def actions(self) -> tuple[Action, ...]:
        if self.is_over:
            return ()
        if len(self.opened) == PICKS:
            return (Finish(),)
        return tuple(Pick("box", box) for box in range(1, BOXES + 1) if box not in self.opened)

    def take(self, action: Action) -> tuple[Event, ...]:
        if action not in self.actions:
            raise IllegalAction(action, self.actions)
        if isinstance(action, Pick):
            self.opened.append(action.place)
            return (BoxOpened(action.place, self.coins[len(self.opened) - 1]),)
        self.is_over = True
        return (ToyFinished(self.prize),)


@dataclass
class ToyGame:
    prizes: tuple[tuple[int, int], ...] = PRIZES
    version: int = 1

    id: str = "toy"
    code: str = "TY"
    title: str = "Toy"
    kind: str = "slot"
    stakes: tuple[int, ...] = (100, 200, 1000)
    modes: tuple[Mode, ...] = (Mode("base", "Base game", 100), Mode("buy", "Buy", 1000))

    @property
    def figures(self) -> Figures:
        return Figures("", "", "")

    @property
    def digest(self) -> str:
        return sha256(json.dumps(self.prizes).encode()).hexdigest()

    def make_ready(self) -> None:
        """It always is."""

    def cost(self, order: Order) -> int:
        if order.stake not in self.stakes:
            raise OrderRefused(f"stake {order.stake}: expected one of {self.stakes}")
        for mode in self.modes:
            if mode.id == order.mode:
                return order.stake * mode.cost_hundredths // 100
        raise OrderRefused(f"mode {order.mode!r}: expected base or buy")

    def open(self, order: Order, draws: Draws, carried: str = "") -> ToyRound:
        coins: list[Json] = [draws.weighted("coin", Weights.of(self.prizes)) * order.stake for _ in range(PICKS)]
        count = int(carried or "0", 16) + 1
        return ToyRound(order, {"coins": coins, "carried": f"{count % 256:02x}"})

    def restore(self, order: Order, book: Mapping[str, Json]) -> ToyRound:
        if "coins" not in book or "carried" not in book:
            raise UnreadableBook("the book has no coins")
        return ToyRound(order, dict(book))

    def made_by_hand(self, order: Order, made: Mapping[str, object], carried: str = "") -> ToyRound:  # noqa: ARG002  the contract's
        coins = made["coins"]
        assert isinstance(coins, list)
        return ToyRound(order, {"coins": [int(str(coin)) * 100 for coin in coins], "carried": "00"})

    def win_level(self, won: int, cost: int) -> str:
        return "nice" if won > cost else "quiet"

    def named_outcomes(self) -> tuple[NamedOutcome, ...]:
        return ()

    def transcript_line(self, event: Event) -> str:
        return str(event)
