"""The history in pages: a few of them are kept, however long it is (A8)."""

from __future__ import annotations

from collections import OrderedDict

from engine.journal.journal import Journal
from engine.journal.records import StoredRound

SIZE = 50
MOST = 6


class HistoryPages:
    """Gives rounds by their place, newest first, of one game or of all; reads the page that a place lies on."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._pages: OrderedDict[int, tuple[StoredRound, ...]] = OrderedDict()
        self._found: StoredRound | None = None
        self.game: str | None = None
        self.count = 0
        self.show(None)

    @property
    def is_search(self) -> bool:
        """Whether only a round that was looked for is shown."""
        return self._found is not None

    def show(self, game: str | None) -> None:
        """Show the rounds of a game, or of all, as they are now."""
        self.game = game
        self._found = None
        self._pages.clear()
        self.count = self._journal.count(game)

    def show_found(self, stored: StoredRound) -> None:
        """Show one round alone."""
        self.show(None)
        self._found = stored
        self.count = 1

    def at(self, place: int) -> StoredRound | None:
        """The round at a place, from 0; None where there is none."""
        if self._found is not None:
            return self._found
        number, within = divmod(place, SIZE)
        if number not in self._pages:
            self._pages[number] = self._journal.rounds(self.game, offset=number * SIZE, limit=SIZE)
            while len(self._pages) > MOST:
                self._pages.popitem(last=False)
        self._pages.move_to_end(number)
        page = self._pages[number]
        return page[within] if within < len(page) else None
