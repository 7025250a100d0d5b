"""A play of Christmas Jumper, from the ticket to FINISH: the main game, then the bonus game if its tree was found."""

import msgspec

from engine.rules.contract import Action, Continue, Finish, IllegalAction, Order, Pick
from engine.rules.events import Event, Json, as_json
from games.christmas_jumper.bonus_game import BonusGame
from games.christmas_jumper.events import BonusGameUnlocked, MainGameEnded, PlayEnded, PlayFinished, TicketIssued
from games.christmas_jumper.main_game import MainGame
from games.christmas_jumper.ticket import Ticket
from games.christmas_jumper.ticket_checks import check_ticket


class ChristmasJumperRound:
    """A play on one ticket. Selections uncover what is on it in its order and never change it (ALL-1)."""

    carried = ""  # nothing lasts from play to play

    def __init__(self, order: Order, ticket: Ticket) -> None:
        check_ticket(ticket)
        self.order = order
        self._ticket = ticket
        self._main = MainGame(ticket)
        self._bonus = BonusGame(ticket.bonus) if ticket.bonus else None
        self._is_finished = False

    @property
    def prize(self) -> int:
        """The prize of the ticket in pence (CJ-15)."""
        return self._ticket.prize

    @property
    def book(self) -> dict[str, Json]:
        """The ticket, with amounts in pence."""
        return {name: as_json(value) for name, value in msgspec.to_builtins(self._ticket).items()}

    @property
    def opening(self) -> tuple[Event, ...]:
        """The ticket as it is shown before the first selection, all covered (CJ-3)."""
        return (TicketIssued(),)

    @property
    def is_over(self) -> bool:
        """Whether FINISH has been selected (CJ-14)."""
        return self._is_finished

    @property
    def actions(self) -> tuple[Action, ...]:
        """Covered motifs; with the tree found, on to the bonus game and closed presents (CJ-8, CJ-13); then FINISH."""
        if self._is_finished:
            return ()
        if not self._main.is_over:
            return self._main.choices
        if self._bonus is None or self._bonus.is_over:
            return (Finish(),)
        return self._bonus.choices if self._bonus.is_started else (Continue(),)

    def take(self, action: Action) -> tuple[Event, ...]:
        """Select a motif or a present, go on to the bonus game, or finish; effects come before an end (ALL-5)."""
        if action not in self.actions:
            raise IllegalAction(action, self.actions, self._clause_against(action))
        if self._bonus and isinstance(action, Continue):
            return self._bonus.start()
        if self._bonus and self._main.is_over and isinstance(action, Pick):
            events = self._bonus.open(action)
            return (*events, PlayEnded(self.prize)) if self._bonus.is_over else events
        if isinstance(action, Pick):
            events = self._main.reveal(action)
            return events + self._end_of_main_game() if self._main.is_over else events
        self._is_finished = True
        return (PlayFinished(self.prize),)

    def _end_of_main_game(self) -> tuple[Event, ...]:
        """Go on to the bonus game if the tree was found (CJ-8); otherwise the play ends (CJ-14)."""
        ended = MainGameEnded(self._main.prize)
        return (ended, BonusGameUnlocked()) if self._bonus else (ended, PlayEnded(self.prize))

    def _clause_against(self, action: Action) -> str:
        """Name the rule against an action that is not possible now."""
        if not self._main.is_over:
            return "CJ-5" if isinstance(action, Pick) else "CJ-8"
        if self._bonus is None or self._bonus.is_over:
            return "CJ-14"
        return "CJ-13" if self._bonus.is_started else "CJ-8"
