"""What a play of Christmas Jumper shows. Places count from 1 in reading order; amounts are in pence."""

from typing import Literal, TypeAlias

from engine.rules.events import Event

Panel: TypeAlias = Literal["winning", "number"]
Kind: TypeAlias = Literal["list", "other", "bauble"]


class TicketIssued(Event, frozen=True):
    """Five winning numbers and twelve of your numbers lie there, all covered (CJ-3)."""


class WinningNumberRevealed(Event, frozen=True):
    """The selection-th of seventeen selections revealed a winning number (CJ-5)."""

    selection: int
    place: int
    number: int


class YourNumberRevealed(Event, frozen=True):
    """The selection-th of seventeen selections revealed one of your numbers, and its PRIZE an amount (CJ-5)."""

    selection: int
    place: int
    number: int
    prize: int


class NumberMatched(Event, frozen=True):
    """The second half of a match showed: both halves and the amount turned gold, and it is won (CJ-6)."""

    number: int
    winning_place: int
    your_place: int
    prize: int


class TreeRevealed(Event, frozen=True):
    """The tree came with a motif and moved into its holder, which now says BONUS GAME UNLOCKED (CJ-7)."""

    panel: Panel
    place: int


class MainGameEnded(Event, frozen=True):
    """All seventeen motifs are revealed and their matches shown; `prize` is what they won (CJ-8)."""

    prize: int


class BonusGameUnlocked(Event, frozen=True):
    """The tree moved to the centre with the words BONUS GAME UNLOCKED, and the bonus game waits (CJ-8)."""


class BonusGameStarted(Event, frozen=True):
    """The bonus game as it lies there: the two symbols of each list, as silhouettes, and the picks (CJ-9)."""

    lists: tuple[tuple[str, ...], ...]
    picks_left: int


class PresentOpened(Event, frozen=True):
    """The pick-th selection, from 1, opened a present and revealed a symbol; a pick less is left (CJ-10).

    `kind` says what the symbol is: one of a list, one of no list (other), or a bauble.
    """

    pick: int
    present: int
    symbol: str
    kind: Kind
    picks_left: int


class SilhouetteFilled(Event, frozen=True):
    """A revealed symbol lit up and filled its silhouette: the first or second (`side` 1 or 2) of a list (CJ-10)."""

    list_place: int
    side: int
    symbol: str


class ListWon(Event, frozen=True):
    """Both symbols of a list are found, and its PRIZE turned into the amount won (CJ-11)."""

    list_place: int
    prize: int


class BaubleCollected(Event, frozen=True):
    """A bauble, the count-th, moved to the silhouette beside the picks and gave one more (CJ-12)."""

    count: int
    picks_left: int


class ListsLost(Event, frozen=True):
    """No pick is left: the lists not won faded, (place, amount) each; closed presents dim (CJ-13)."""

    lists: tuple[tuple[int, int], ...]


class PlayEnded(Event, frozen=True):
    """Everything that can be revealed is; the end message states the prize, if any (CJ-14)."""

    prize: int


class PlayFinished(Event, frozen=True):
    """FINISH was selected, and the play is complete (CJ-14)."""

    prize: int


MainGameEvent: TypeAlias = (
    WinningNumberRevealed | YourNumberRevealed | NumberMatched | TreeRevealed | MainGameEnded | BonusGameUnlocked
)
BonusGameEvent: TypeAlias = (
    BonusGameStarted | PresentOpened | SilhouetteFilled | ListWon | BaubleCollected | ListsLost
)
ChristmasJumperEvent: TypeAlias = TicketIssued | MainGameEvent | BonusGameEvent | PlayEnded | PlayFinished
