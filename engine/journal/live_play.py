"""A play from its purchase to its settlement, as scenes and scripts drive it."""

from engine.journal.errors import JournalError, SettlementDelayed
from engine.journal.journal import Journal
from engine.journal.records import Mark
from engine.rules.contract import Action, IllegalAction, Order, Round, action_text
from engine.rules.events import Event

Step = tuple[Action, tuple[Event, ...]]


class LivePlay:
    """One play. With a journal every action is committed before it is applied, and the end settles it (ALL-2, ALL-3).

    Attributes:
        round: the round of the game; take actions through the play, never through the round.
        play_number: as it is printed.
        cost: what was paid, in pence.
        mark: "forced" or "seeded" for a play that counts in no statistic (ALL-7), else "".
        round_id: its id in the journal; None in a replay, which has no part in the journal.
        recorded: in a replay, the actions that were taken then, to be taken again.
    """

    def __init__(
        self,
        round_: Round,
        *,
        play_number: str,
        cost: int,
        mark: Mark,
        journal: Journal | None = None,
        round_id: int | None = None,
        recorded: tuple[Action, ...] = (),
    ) -> None:
        self.round = round_
        self.play_number, self.cost, self.mark = play_number, cost, mark
        self.round_id, self.recorded = round_id, recorded
        self._journal = journal
        self._history: list[Step] = []
        self._is_settled = False

    @property
    def order(self) -> Order:
        """What was bought."""
        return self.round.order

    @property
    def opening(self) -> tuple[Event, ...]:
        """What is shown right after the purchase."""
        return self.round.opening

    @property
    def history(self) -> tuple[Step, ...]:
        """Each action taken so far with its events."""
        return tuple(self._history)

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions that are legal now."""
        return self.round.actions

    @property
    def is_over(self) -> bool:
        """Whether no action is left."""
        return self.round.is_over

    @property
    def is_replay(self) -> bool:
        """Whether this only shows a play again."""
        return self._journal is None

    @property
    def is_settled(self) -> bool:
        """Whether the journal has credited the prize; never in a replay."""
        return self._is_settled

    @property
    def prize(self) -> int:
        """What the play pays, in pence: fixed from the start, shown only as far as its events have told it."""
        return self.round.prize

    def take(self, action: Action) -> tuple[Event, ...]:
        """Take an action; returns what it shows, in the order of showing.

        Raises:
            IllegalAction: it is not possible now; nothing was recorded.
            JournalUnwritable: it could not be kept and was not applied; it can be taken again.
            RoundConflict: the journal holds another action in its place (one whose keeping was reported as failed):
                the play must be resumed.
            SettlementDelayed: it was applied and ended the play, whose prize is not credited yet; `settle` tries again.
        """
        if action not in self.round.actions:
            raise IllegalAction(action, self.round.actions)
        if self._journal is not None and self.round_id is not None:
            self._journal.record_action(self.round_id, len(self._history) + 1, action_text(action))
        events = self.apply(action)
        if self.is_over:
            self.settle()
        return events

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Take an action that the journal holds already."""
        events = self.round.take(action)
        self._history.append((action, events))
        return events

    def settle(self) -> None:
        """Credit the prize of a play that is over; once, however often it is called. A replay has nothing to settle.

        Raises:
            SettlementDelayed: it could not be written.
        """
        if self._journal is None or self.round_id is None or self._is_settled:
            return
        try:
            self._journal.settle(self.round_id, self.round.prize, self.round.carried)
        except JournalError as error:
            last_events = self._history[-1][1] if self._history else ()
            raise SettlementDelayed(self.play_number, last_events, error) from error
        self._is_settled = True
