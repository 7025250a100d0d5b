"""Everything that a person uses on a slot: the bar, the large button, feature buys, and the way to more demo money."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.rules.contract import Action, Game, Mode, Order, Spin
from engine.stage.view import Box
from engine.stage.widgets.button import Button, RoundButton
from engine.stage.widgets.group import WidgetGroup
from scenes.common.slots.buying import FeatureBuys
from scenes.common.slots.chosen_stake import chosen_stake, stakes_on_sale
from scenes.common.slots.hud import SlotDeeds, SlotHud
from scenes.common.slots.pace import share_waited, wait_before_spin
from scenes.common.slots.spin_button import FIT, WORD, SpinButton
from scenes.common.words_ahead import Words
from scenes.context import Context

REFILL: Box = (1152, 663, 112, 46)
QUICK: Box = (1052, 590, 42, 42)
WORDS = {"Roll": "slots.roll", "Continue": "slots.start"}
"""What the large button says before an action; before a spin it shows its arrows."""
AHEAD = ("slots.stop", "slots.skip", *WORDS.values())


@dataclass(frozen=True, slots=True)
class ControlsLook:
    """How a slot's controls look.

    Attributes:
        colour: of the buttons; `buy_colour` of those of the feature buys.
        spin_picture: of the large button.
        buy_buttons: the boxes of the buttons of the feature buys.
    """

    colour: str
    spin_picture: str
    buy_buttons: tuple[Box, ...] = ()
    buy_colour: str = "purple"


@dataclass(frozen=True, slots=True)
class ControlsDeeds:
    """What is done when they are used."""

    press_spin: Callable[[], object]
    ask_to_buy: Callable[[Mode], object]
    ask_to_refill: Callable[[], object]
    bar: SlotDeeds


@dataclass(frozen=True, slots=True)
class Standing:
    """How the round stands.

    Attributes:
        is_free: whether a round can be bought.
        is_shown: whether pictures of it are still on their way; `is_spinning` whether these are its reels.
        awaited: the action that a person takes next.
        leads_away: whether something else than a spin follows.
    """

    is_free: bool
    is_shown: bool
    is_spinning: bool
    awaited: Action | None
    leads_away: bool


class SlotControls:
    """The controls with their group, which hands intents to them. `waits`: it is too soon for the next spin (ALL-9)."""

    def __init__(
        self, context: Context, game: Game, look: ControlsLook, deeds: ControlsDeeds, stake: int | None
    ) -> None:
        self._context = context
        self._game = game
        self.waits = False
        stakes = stakes_on_sale(context, game)
        wanted = stake if stake is not None else chosen_stake(context, game)
        self.hud = SlotHud(context, deeds.bar, stakes, wanted, colour=look.colour)
        texts = context.texts
        self.spin_button = SpinButton(texts("slots.spin"), deeds.press_spin, picture=look.spin_picture)
        self.refill = Button(REFILL, texts("splash.refill"), deeds.ask_to_refill, colour="gold")
        self.refill.is_visible = self.refill.is_enabled = False
        self.buys = FeatureBuys(context, game, look.buy_buttons, deeds.ask_to_buy, colour=look.buy_colour)
        self.buys.state_prices(self.hud.stake)
        self.quick = RoundButton(QUICK, texts("slots.quick"), self._toggle_quick, icon="icons/bolt")
        self.quick.is_visible = self.quick.is_enabled = context.market == "demo"
        used = [self.spin_button, self.quick, *self.buys.buttons, self.refill, *self.hud.widgets]
        self.widgets = WidgetGroup(used, lambda _: context.sounds.play("button"))

    @property
    def words_ahead(self) -> list[Words]:
        """What the large button may say next."""
        return [Words(self._context.texts(key), WORD, FIT) for key in AHEAD]

    @property
    def is_quick(self) -> bool:
        """Whether spins are short; never in the gb profile (ALL-9)."""
        return self._context.quick_spin and self._context.market == "demo"

    def _toggle_quick(self) -> None:
        self._context.quick_spin = not self._context.quick_spin

    @property
    def cost(self) -> int:
        """What a spin costs at the chosen stake, in pence."""
        return self._game.cost(Order(self._game.id, self.hud.stake, self._game.modes[0].id))

    def enable(self, standing: Standing) -> None:
        """Let what can be used now be used."""
        context, button = self._context, self.spin_button
        context.stakes[self._game.id] = self.hud.stake
        is_poor = standing.is_free and self.cost > context.journal.balance
        self.waits = wait_before_spin(context) > 0
        may_spin = standing.is_free and not is_poor and not self.waits
        may_hurry = standing.is_shown and context.market == "demo"
        may_take = standing.awaited is not None and (standing.awaited != Spin() or not self.waits)
        button.is_enabled = may_spin or may_hurry or may_take or standing.leads_away
        button.word = self._word(standing)
        button.filled = 0.0 if button.is_enabled or is_poor else share_waited(context)
        self.quick.colour = "green" if self.is_quick else "purple"
        self.refill.is_visible = self.refill.is_enabled = is_poor
        self.hud.enable(can_change=standing.is_free)
        self.buys.enable(self.hud.stake, can_buy=standing.is_free)

    def _word(self, standing: Standing) -> str:
        texts = self._context.texts
        if standing.leads_away:
            return texts("slots.go_on")
        if standing.awaited is not None:
            key = WORDS.get(type(standing.awaited).__name__)
            return texts(key) if key is not None else ""
        if not standing.is_shown or self._context.market != "demo":
            return ""
        return texts("slots.stop" if standing.is_spinning else "slots.skip")
