"""The contract between games and everything around them: what is bought, what may be done, how a round lives.

A round is complete when it is opened (ALL-1): it releases its events in answer to actions and never changes its prize.
It is rebuilt from its order, its draws (or its stored book) and the actions taken.
"""

from collections.abc import Mapping
from typing import Protocol

import msgspec

from engine.rules.actions import Action, Continue, Finish, Pick, Roll, Spin, action_text, parse_action
from engine.rules.draws.protocol import Draws
from engine.rules.events import Event, Json

__all__ = [
    "Action", "Continue", "Figures", "Finish", "Game", "IllegalAction", "Mode", "NamedOutcome", "Order", "OrderRefused",
    "Pick", "Roll", "Round", "RuleBroken", "Spin", "UnreadableBook", "action_text", "parse_action",
]


class Order(msgspec.Struct, frozen=True):
    """What is bought: a game by its id, a stake in pence and a mode by its id."""

    game: str
    stake: int
    mode: str = "base"


class Mode(msgspec.Struct, frozen=True):
    """A way to play a game, with its cost in hundredths of the stake (100 is the stake itself)."""

    id: str
    title: str
    cost_hundredths: int


class Figures(msgspec.Struct, frozen=True):
    """What a card and a rules page state about a game, as they print it; an empty text is not shown.

    `prizes` holds (prize, odds) from the highest down: ("£50,000", "1 in 1,345,000").
    """

    odds: str
    payout: str
    top_prize: str
    note: str = ""
    prizes: tuple[tuple[str, str], ...] = ()


class NamedOutcome(msgspec.Struct, frozen=True):
    """An outcome that can be forced: its name, and the answers to draws that lead to it (see ScriptedDraws).

    `carried` is what the round has to start from; None leaves it at what the round before left.
    """

    name: str
    answers: Mapping[str, Json]
    carried: str | None = None


class IllegalAction(ValueError):  # noqa: N818  the trade speaks of an illegal action
    """An action that the round does not take now; says which ones it takes. `clause` is the rule that forbids it."""

    def __init__(self, action: Action, legal: tuple[Action, ...], clause: str = "") -> None:
        self.action = action
        self.legal = legal
        self.clause = clause
        possible = ", ".join(f"`{action_text(choice)}`" for choice in legal) or "none, the round is over"
        super().__init__(f"`{action_text(action)}` is not possible now; possible: {possible}")


class OrderRefused(ValueError):  # noqa: N818  past tense, as the events
    """An order that the game does not sell; the message says what it sells."""


class RuleBroken(ValueError):  # noqa: N818  past tense, as the events
    """A ticket or window made by hand contradicts the rules; names the clause, such as `FL-8`, and the place."""

    def __init__(self, clause: str, place: str, problem: str) -> None:
        self.clause = clause
        self.place = place
        self.problem = problem
        super().__init__(f"{clause}: {place}: {problem}")


class UnreadableBook(ValueError):  # noqa: N818  an adjective says it better
    """A stored book that does not hold what a round of its game needs."""


class Round(Protocol):
    """A round from purchase to settlement. Everything in it is fixed when it is opened."""

    @property
    def order(self) -> Order:
        """What was bought."""

    @property
    def opening(self) -> tuple[Event, ...]:
        """What is shown right after the purchase, before any action."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions that are legal now; empty when the round is over."""

    def take(self, action: Action) -> tuple[Event, ...]:
        """Take an action and give its events in the order of showing; IllegalAction names the legal actions."""

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to do, so that the round settles."""

    @property
    def prize(self) -> int:
        """What the round pays at settlement, in pence; known from the start, shown only by its events."""

    @property
    def carried(self) -> str:
        """What the next round of this game and stake starts from, as hex digits; empty where nothing is carried."""

    @property
    def book(self) -> dict[str, Json]:
        """Everything that `Game.restore` needs to make this round again from its start; money in pence."""


class Game(Protocol):
    """A game as the desk, the scenes and the scripts know it."""

    @property
    def id(self) -> str:
        """The name of its folder: `festive_lines_gold`."""

    @property
    def code(self) -> str:
        """The two letters that begin its clauses and its play numbers: `FL`."""

    @property
    def version(self) -> int:
        """The version of its rules and numbers, from 1 to 31; part of a play number."""

    @property
    def title(self) -> str:
        """Its name as printed."""

    @property
    def kind(self) -> str:
        """`instant win` or `slot`."""

    @property
    def digest(self) -> str:
        """The SHA-256 of its game.yaml in hex."""

    @property
    def stakes(self) -> tuple[int, ...]:
        """The stakes on sale, in pence, rising."""

    @property
    def modes(self) -> tuple[Mode, ...]:
        """The ways to play it; the first is `base`. Their places are part of play numbers."""

    @property
    def figures(self) -> Figures:
        """What its card and its rules page state."""

    def make_ready(self) -> None:
        """Load what rounds need and nobody needs before: the first one begins without a wait then."""

    def cost(self, order: Order) -> int:
        """Price an order in pence; OrderRefused says what is on sale."""

    def open(self, order: Order, draws: Draws, carried: str = "") -> Round:
        """Open a round with its whole outcome drawn; OrderRefused says what is on sale."""

    def restore(self, order: Order, book: Mapping[str, Json]) -> Round:
        """Open a round on its stored book without the numbers of game.yaml, which may have changed; UnreadableBook."""

    def made_by_hand(self, order: Order, made: Mapping[str, object], carried: str = "") -> Round:
        """Open a round on a ticket or window written by hand (amounts in pounds); RuleBroken names the clause.

        It starts from `carried` like any other round, unless what was written says what it starts from.
        """

    def win_level(self, won: int, cost: int) -> str:
        """Name the level of celebration for what has been won so far in a round of this cost, both in pence (ALL-8)."""

    def named_outcomes(self) -> tuple[NamedOutcome, ...]:
        """The outcomes that a tester can ask for by name."""

    def transcript_line(self, event: Event) -> str:
        """Say an event of this game in one line."""
