"""A play of Christmas Jumper, from the ticket to FINISH: the main game, then the bonus game if its tree was found."""

from typing import Final

import msgspec

from engine.rules.contract import Action, Continue, Finish, IllegalAction, Order, Pick
from engine.rules.events import Event, Json, as_json
from games.christmas_jumper.bonus_game import BonusGame
from games.christmas_jumper.events import BonusGameUnlocked, MainGameEnded, PlayEnded, PlayFinished, TicketIssued
from games.christmas_jumper.main_game import MainGame
from games.christmas_jumper.ticket import Ticket
from games.christmas_jumper.ticket_checks import check_prize

CONTINUE: Final = (Continue(),)
FINISH: Final = (Finish(),)


class ChristmasJumperRound:
    """A play on one ticket. Selections uncover what is on it in its order and never change it (ALL-1).

    Attributes:
        order: what was bought.
        prize: that of the ticket, in pence (CJ-15).
        actions: covered motifs; with the tree found, on to the bonus game and closed presents (CJ-8, CJ-13); then
            FINISH, and nothing after it (CJ-14).
    """

    __slots__ = ("_main", "_part", "_ticket", "actions", "order", "prize")

    carried = ""  # nothing lasts from play to play
    opening: tuple[Event, ...] = (TicketIssued(),)  # before the first selection all is covered (CJ-3)

    def __init__(self, order: Order, ticket: Ticket) -> None:
        check_prize(ticket)
        self.order = order
        self.prize = ticket.prize
        self._ticket = ticket
        self._main = MainGame(ticket)
        self._part: MainGame | BonusGame = self._main  # the window that is played
        self.actions: tuple[Action, ...] = self._main.choices

    @property
    def book(self) -> dict[str, Json]:
        """The ticket, with amounts in pence."""
        return {name: as_json(value) for name, value in msgspec.to_builtins(self._ticket).items()}

    @property
    def is_over(self) -> bool:
        """Whether FINISH has been selected (CJ-14)."""
        return not self.actions

    def take(self, action: Action) -> tuple[Event, ...]:
        """Select a motif or a present, go on to the bonus game, or finish; effects come before an end (ALL-5)."""
        if action not in self.actions:
            raise IllegalAction(action, self.actions, self._clause_against(action))
        if isinstance(action, Pick):
            part = self._part
            events = part.select(action)
            self.actions = part.choices
            return events if part.choices else events + self._end_of_part()
        if self._ticket.bonus and isinstance(action, Continue):
            self._part = bonus = BonusGame(self._ticket.bonus)
            self.actions = bonus.choices
            return bonus.start()
        self.actions = ()
        return (PlayFinished(self.prize),)

    def _end_of_part(self) -> tuple[Event, ...]:
        """Go on to the bonus game if the tree was found (CJ-8); otherwise the play ends (CJ-14)."""
        if self._part is not self._main:
            self.actions = FINISH
            return (PlayEnded(self.prize),)
        ended = MainGameEnded(self._main.prize)
        if self._ticket.bonus:
            self.actions = CONTINUE
            return (ended, BonusGameUnlocked())
        self.actions = FINISH
        return (ended, PlayEnded(self.prize))

    def _clause_against(self, action: Action) -> str:
        """Name the rule against an action that is not possible now."""
        if self._main.choices:
            return "CJ-5" if isinstance(action, Pick) else "CJ-8"
        if self.actions == CONTINUE:
            return "CJ-8"
        return "CJ-13" if self._part.choices else "CJ-14"
