"""The bonus game of Christmas Jumper: ten presents, three lists and baubles that give a pick; CJ-9 to CJ-13."""

from typing import Final

from engine.rules.actions import Pick, without
from engine.rules.events import Event
from games.christmas_jumper.events import (
    BaubleCollected,
    BonusGameStarted,
    Kind,
    ListsLost,
    ListWon,
    PresentOpened,
    SilhouetteFilled,
)
from games.christmas_jumper.ticket import BAUBLE, FIRST_PICKS, LIST_PLACES, PRESENT_PLACES, Bonus

PRESENT_PICKS: Final = tuple(Pick("present", place) for place in PRESENT_PLACES)


class BonusGame:
    """Opens presents: the k-th present selected reveals the k-th symbol, whichever it is (ALL-1).

    Attributes:
        choices: the presents that are still closed, from the left; none when no pick is left after a step (CJ-13).
    """

    __slots__ = ("_baubles", "_bonus", "_found", "_opened", "_picks_left", "_silhouettes", "choices")

    def __init__(self, bonus: Bonus) -> None:
        self.choices: tuple[Pick, ...] = PRESENT_PICKS
        self._bonus = bonus
        self._silhouettes = {
            symbol: (list_place, side)
            for list_place, symbols in enumerate(bonus.lists, start=1)
            for side, symbol in enumerate(symbols, start=1)
        }
        self._found: set[str] = set()
        self._opened = 0
        self._picks_left = FIRST_PICKS
        self._baubles = 0

    def start(self) -> tuple[Event, ...]:
        """Show the lists without their prizes (CJ-9)."""
        return (BonusGameStarted(self._bonus.lists, self._picks_left),)

    def select(self, pick: Pick) -> tuple[Event, ...]:
        """Open a present; a bauble's pick is given before the end is tested (CJ-12, ALL-5)."""
        self.choices = without(self.choices, pick)
        self._picks_left -= 1
        symbol = self._bonus.presents[self._opened]
        self._opened += 1
        opened = PresentOpened(self._opened, pick.place, symbol, self._kind_of(symbol), self._picks_left)
        events = (opened, *self._effects(symbol))
        if self._picks_left:
            return events
        self.choices = ()
        return (*events, *self._lost_lists())

    def _kind_of(self, symbol: str) -> Kind:
        if symbol == BAUBLE:
            return "bauble"
        return "list" if symbol in self._silhouettes else "other"

    def _effects(self, symbol: str) -> tuple[Event, ...]:
        """Collect a bauble (CJ-12), or fill a silhouette (CJ-10) and win its list with the second one (CJ-11)."""
        if symbol == BAUBLE:
            self._baubles += 1
            self._picks_left += 1
            return (BaubleCollected(self._baubles, self._picks_left),)
        if symbol not in self._silhouettes:
            return ()
        self._found.add(symbol)
        list_place, side = self._silhouettes[symbol]
        filled = SilhouetteFilled(list_place, side, symbol)
        if not self._is_won(list_place):
            return (filled,)
        return (filled, ListWon(list_place, self._bonus.list_prizes[list_place - 1]))

    def _is_won(self, list_place: int) -> bool:
        return self._found.issuperset(self._bonus.lists[list_place - 1])

    def _lost_lists(self) -> tuple[Event, ...]:
        """Fade the lists that are not won; each shows its amount (CJ-13)."""
        lost = [place for place in LIST_PLACES if not self._is_won(place)]
        return (ListsLost(tuple((place, self._bonus.list_prizes[place - 1]) for place in lost)),) if lost else ()
