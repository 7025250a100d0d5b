"""Feature buys: what is offered at which price, and the question before one is bought (ALL-9, MM-19, MM-20)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from engine.rules.contract import Game, Mode, Order
from engine.rules.money import pounds
from engine.stage.scene import Push
from engine.stage.view import Box
from engine.stage.widgets.button import Button
from scenes.context import Context
from scenes.dialogs.confirmation import confirmation


class FeatureBuys:
    """A button for each mode of a game but the base game. There are none in the gb profile."""

    def __init__(
        self, context: Context, game: Game, boxes: Sequence[Box], ask: Callable[[Mode], object], *, colour: str
    ) -> None:
        self._context = context
        self._game = game
        self.modes = game.modes[1:] if context.market == "demo" else ()
        self.buttons = [
            Button(box, "", partial(ask, mode), colour=colour) for mode, box in zip(self.modes, boxes, strict=False)
        ]

    def price(self, mode: Mode, stake: int) -> int:
        """What a mode costs at a stake, in pence."""
        return self._game.cost(Order(self._game.id, stake, mode.id))

    def state_prices(self, stake: int) -> None:
        """Say on the buttons what they cost at a stake: also where nobody can press them."""
        for mode, button in zip(self.modes, self.buttons, strict=True):
            button.label = self._context.texts("slots.buy", price=pounds(self.price(mode, stake)))

    def enable(self, stake: int, *, can_buy: bool) -> None:
        """State the prices at a stake, and offer what the balance is enough for."""
        self.state_prices(stake)
        balance = self._context.journal.balance
        for mode, button in zip(self.modes, self.buttons, strict=True):
            button.is_enabled = can_buy and self.price(mode, stake) <= balance

    def question(self, mode: Mode, stake: int, on_yes: Callable[[], None]) -> Push:
        """Ask before a feature is bought: what it is, what it does and what it costs."""
        texts, price = self._context.texts, pounds(self.price(mode, stake))
        prefix = f"{self._game.id}.buys.{mode.id}"
        about = texts(f"{prefix}.about", price=price, stake=pounds(stake))
        title = texts("slots.buy_title", title=mode.title)
        yes = texts("slots.buy_now", price=price)

        def bought() -> None:
            self._context.sounds.play("purchase")
            on_yes()

        return Push(confirmation(self._context, title, about, yes=yes, on_yes=bought, icon="icons/play"))
