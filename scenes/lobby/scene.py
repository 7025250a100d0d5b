"""The lobby: a card for each game, the balance with its refill, My Games, settings, rules."""

from __future__ import annotations

from collections.abc import Hashable

from engine.journal.ledger import OPENING_BALANCE
from engine.rules.money import pounds
from engine.stage.canvas import Canvas
from engine.stage.intents import Command, Digit, Intent
from engine.stage.scene import Push, Transition
from engine.stage.text import LAVENDER
from engine.stage.widgets.button import Button, RoundButton
from scenes.common.page import Page
from scenes.common.styles import SMALL
from scenes.common.toast import Toast
from scenes.context import Context
from scenes.lobby.card import Card
from scenes.lobby.layout import (
    CLAIM,
    GOLD,
    HANGING,
    LOGO,
    LOGO_GOLD,
    LOGO_HEIGHT,
    MY_GAMES,
    REFILL,
    RULES,
    SETTINGS,
    TOAST_Y,
    card_boxes,
)
from scenes.lobby.twinkle import Twinkle


class LobbyScene(Page):
    """Where the program begins. BACK opens the menu; digits open the games in the order of their cards."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.toast = Toast(TOAST_Y)
        texts = context.texts
        self.cards = [
            Card(box, loaded, texts, self.open_game, is_lively=context.is_lively)
            for box, loaded in zip(card_boxes(len(context.games)), context.games, strict=True)
        ]
        self.refill = RoundButton(REFILL, texts("lobby.refill"), self.ask_refill, icon="icons/refill", colour="green")
        my_games = Button(MY_GAMES, texts("lobby.my_games"), self.open_my_games, colour="purple", icon="icons/list")
        settings = Button(SETTINGS, texts("lobby.settings"), self.open_settings, colour="purple", icon="icons/settings")
        rules = Button(RULES, texts("lobby.rules"), self.open_rules, colour="purple", icon="icons/book")
        self.arrange([*self.cards, self.refill, my_games, settings, rules])
        on_cards = [(card.box[0] + x, card.box[1] + y) for card in self.cards if card.is_enabled for x, y in GOLD]
        self._twinkle = Twinkle(context, [*LOGO_GOLD, *on_cards])

    # --- coming and going

    def enter(self) -> None:
        """The lobby has its music."""
        self.resumed()

    def resumed(self) -> None:
        """Look at what has changed meanwhile: open plays, the balance."""
        self.context.sounds.music("music_lobby")
        for card in self.cards:
            if card.is_enabled:
                card.has_open_play = self.context.journal.open_round(card.game_id) is not None
        self._enable_refill()

    def _enable_refill(self) -> None:
        self.refill.is_enabled = self.context.journal.balance < OPENING_BALANCE

    # --- deeds

    def open_game(self, game_id: str) -> None:
        """Open a game: its open play, or its splash."""
        scene = self.context.open_game(game_id)
        self.go(Push(scene) if scene.overlay else self.context.swept_onto(scene))

    def open_settings(self) -> None:
        """Open the settings."""
        self.go(Push(self.context.doors.settings()))

    def ask_refill(self) -> None:
        """Ask before demo money is filled up (A7)."""
        from scenes.dialogs.refill import refill_question

        self.go(Push(refill_question(self.context, self._say_refilled)))

    def _say_refilled(self, added: int) -> None:
        self.toast.say(self.context.texts("lobby.refilled", amount=pounds(added)))

    # --- the scene

    def answer(self, intent: Intent) -> None:
        """Digits open games; BACK opens the menu, since nothing lies below."""
        match intent:
            case Command.BACK:
                self.open_menu()
            case Digit(number) if number <= len(self.cards):
                card = self.cards[number - 1]
                if card.is_enabled:
                    self.used(card)
                    card.act()
            case _:
                super().answer(intent)

    def advance(self, passed: float) -> Transition | None:
        """Let a sparkle come now and then."""
        self._twinkle.advance(passed)
        return super().advance(passed)

    @property
    def is_moving(self) -> bool:
        """Whether anything moves."""
        return super().is_moving or self._twinkle.is_moving

    def draw(self, canvas: Canvas) -> None:
        """Draw the page, and the sparkle over it."""
        super().draw(canvas)
        self._twinkle.draw(canvas)

    def look(self) -> Hashable:
        """One standing picture."""
        return len(self.cards)

    def paint(self, canvas: Canvas) -> None:
        """Tinsel with what hangs on it, logo and the sentence on chance."""
        canvas.image("objects/tinsel_garland", topleft=(0, 22), width=1280)
        for name, x, y, size in HANGING:
            canvas.image(name, centre=(x, y), width=size)
        canvas.image("logos/tinsel", centre=LOGO, height=LOGO_HEIGHT)
        for place, key in enumerate(("lobby.claim_first", "lobby.claim_second")):
            text = self.context.texts(key)
            canvas.text(text, (CLAIM[0], CLAIM[1] + 18 * place), SMALL, colour=LAVENDER, fit=214)
