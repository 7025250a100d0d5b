"""What a slot sells: stakes, and modes whose price is a multiple of the stake; no stake makes a fraction of a penny."""

from collections.abc import Iterable, Sequence
from typing import Final

from engine.rules.config_errors import ConfigPath
from engine.rules.contract import Mode, Order, OrderRefused
from engine.rules.money import pounds
from engine.rules.play_number import MAX_STAKE
from engine.rules.yaml_loading import Document

HUNDREDTHS: Final = 100


class PriceList:
    """The price of each stake in each mode of a game."""

    def __init__(self, game_id: str, stakes: Sequence[int], modes: Sequence[Mode]) -> None:
        self._game_id = game_id
        self._stakes = stakes
        self._modes = modes
        self._prices = {
            (stake, mode.id): stake * mode.cost_hundredths // HUNDREDTHS for stake in stakes for mode in modes
        }

    def price(self, order: Order) -> int:
        """Price an order in pence; OrderRefused says what is on sale."""
        price = self._prices.get((order.stake, order.mode))
        if price is None or order.game != self._game_id:
            raise self._refused(order)
        return price

    def _refused(self, order: Order) -> OrderRefused:
        """Say what is on sale."""
        if order.game != self._game_id:
            return OrderRefused(f"{order.game} is not sold here, only {self._game_id}")
        if order.stake not in self._stakes:
            on_sale = ", ".join(pounds(stake) for stake in self._stakes)
            return OrderRefused(f"stake {pounds(order.stake)} is not sold, only {on_sale}")
        return OrderRefused(f"mode {order.mode!r} is not sold, only {', '.join(mode.id for mode in self._modes)}")


def refuse_carried(game_id: str, carried: str) -> None:
    """Refuse to start from anything, in a game that carries nothing from round to round; OrderRefused."""
    if carried:
        raise OrderRefused(f"{game_id} carries nothing from round to round, found {carried!r}")


def check_stakes(
    document: Document, path: ConfigPath, stakes: Sequence[int], multiples: Iterable[tuple[ConfigPath, int]],
) -> None:
    """Check that stakes rise and that none makes a fraction of a penny of any multiple; ConfigError.

    Args:
        document: where they stand.
        path: of the list of stakes.
        stakes: in pence.
        multiples: what the game multiplies a stake with, in hundredths, and where each stands.
    """
    if not stakes:
        raise document.error(path, "at least one stake")
    for place, stake in enumerate(stakes):
        if not (stakes[place - 1] if place else 0) < stake <= MAX_STAKE:
            raise document.error((*path, place), f"stakes that rise, up to {pounds(MAX_STAKE)}")
    for where, hundredths in multiples:
        for place, stake in enumerate(stakes):
            if stake * hundredths % HUNDREDTHS:
                times = f"{multiple_text(hundredths)} of line {document.line_of(where)}"
                raise document.error((*path, place), f"a stake that makes whole pence of {times}")


def multiple_text(hundredths: int) -> str:
    """Write a multiple of the stake: 750 is `7.5x`, 1804100 is `18,041x`."""
    whole, rest = divmod(hundredths, HUNDREDTHS)
    return f"{whole:,}{f'.{rest:02d}'.rstrip('0') if rest else ''}x"
