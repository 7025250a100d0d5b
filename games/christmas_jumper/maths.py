"""The exact figures of Christmas Jumper, from the whole numbers of its prize table; and what its plays are counted by.

A ticket is drawn below the number of tickets, so the chance of a way to win is exactly its share of them. The bonus
game is unlocked wherever a list is won, and on other tickets by its own chance; baubles go by the number of lists won.
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final

from engine.rules.events import Event
from engine.rules.exact import ExactMode, Measured
from engine.rules.exact_tables import mode_of_table
from games.christmas_jumper.events import BaubleCollected, BonusGameUnlocked, ListWon, NumberMatched
from games.christmas_jumper.numbers import JumperNumbers, JumperWay

MATCHES: Final = "matches"
LISTS: Final = "lists"
BONUS_GAME: Final = "bonus game unlocked"
MATCHED: Final = ("no match", "1 match", "2 matches", "3 matches", "4 matches", "5 matches")
LISTS_WON: Final = ("bonus game without list", "1 list won", "2 lists won", "3 lists won")
BAUBLES: Final = ("no bauble", "1 bauble", "2 baubles", "3 baubles", "4 baubles")


def exact_mode(numbers: JumperNumbers) -> ExactMode:
    """Compute the figures of a ticket (CJ-1, CJ-6, CJ-11, CJ-12, CJ-15, CJ-16)."""
    unlocked = Fraction(numbers.bonus_game_unlocked.chance, numbers.bonus_game_unlocked.of)

    def happens(way: JumperWay | None) -> list[tuple[str, Fraction]]:
        matches, lists = (len(way.matches), len(way.lists)) if way else (0, 0)
        chance = Fraction(1) if lists else unlocked
        baubles = _shares(numbers.baubles[lists])
        return [
            (MATCHED[matches], Fraction(1)),
            (BONUS_GAME, chance),
            (LISTS_WON[lists], chance),
            *((BAUBLES[count], chance * share) for count, share in enumerate(baubles)),
        ]

    return mode_of_table(numbers.prize_table(), int(numbers.price), parts=_parts, happens=happens)


def measure(events: Iterable[Event]) -> Measured:
    """Read what a play paid, and how, from what it showed."""
    kept = list(events)
    matches = [event.prize for event in kept if isinstance(event, NumberMatched)]
    lists = [event.prize for event in kept if isinstance(event, ListWon)]
    happened = {MATCHED[len(matches)]}
    if any(isinstance(event, BonusGameUnlocked) for event in kept):
        baubles = sum(isinstance(event, BaubleCollected) for event in kept)
        happened |= {BONUS_GAME, LISTS_WON[len(lists)], BAUBLES[baubles]}
    return Measured({MATCHES: sum(matches), LISTS: sum(lists)}, frozenset(happened))


def _parts(way: JumperWay) -> dict[str, int]:
    return {MATCHES: sum(way.matches), LISTS: sum(way.lists)}


def _shares(weights: Sequence[int]) -> list[Fraction]:
    return [Fraction(weight, sum(weights)) for weight in weights]
