"""The rules pages of a game, or of all games, with a tab for each page (ALL-11)."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import cast

from engine.rules.contract import Game
from engine.rules.money import pounds
from engine.stage.canvas import Canvas
from engine.stage.intents import Intent, Jump
from engine.stage.scene import Pop, Push
from engine.stage.text import LAVENDER
from engine.stage.widgets.button import Button, RoundButton
from engine.stage.widgets.meter import Meter
from engine.stage.widgets.widget import Widget
from scenes.common.page import Page
from scenes.common.slots.chosen_stake import chosen_stake
from scenes.common.styles import BODY, LABEL, SMALL_BOLD
from scenes.common.styles import TITLE as TITLE_STYLE
from scenes.common.texts import Texts
from scenes.context import Context
from scenes.rules.chance_page import paint_chance
from scenes.rules.controls_page import paint_controls
from scenes.rules.layout import BACK, CLOSE, EDGE, LOGO, LOGO_ROOM, PANEL, PLACE, PRICE, RULE, TITLE, tab
from scenes.rules.marks import draw_legend, provenance_of
from scenes.rules.pays_page import PayingGame, paint_pays
from scenes.rules.play_page import paint_play
from scenes.rules.prizes_page import paint_prizes
from scenes.rules.tab import Tab
from scenes.rules.tables import tables_of
from scenes.rules.tables_page import paint_tables

OF_A_GAME = ("play", "prizes", "chance", "controls")
OF_A_SLOT = ("play", "features", "pays", "awards", "returns", "chance", "controls")
OF_ALL = ("general", "controls")
OF_ONE = frozenset({"play", "features", "prizes", "pays", "awards", "returns"})
"""Pages that speak of one game alone."""
OF_TABLES = frozenset({"awards", "returns"})
WITH_MARKS = OF_ONE | {"chance", "general"}


class RulesScene(Page):
    """Pages behind tabs. Page Up and Page Down turn them; BACK goes back to where one came from.

    Args:
        game_id: whose rules; None for what holds for all games, with a way to the rules of each.
    """

    def __init__(self, context: Context, game_id: str | None = None) -> None:
        super().__init__(context, game_id)
        self.game = _game(context, game_id)
        of_game = OF_A_SLOT if self.game is not None and self.game.kind == "slot" else OF_A_GAME
        self.pages = of_game if self.game is not None else OF_ALL
        self.stake = _stake(context, self.game)
        self.page = self.pages[0]
        texts = self._texts = context.texts.in_market(context.market)
        self._own = texts.beside(self.game.id).in_market(context.market) if self.game is not None else None
        self.tabs = [
            Tab(tab(place), texts(f"rules.tabs.{page}"), partial(self.show, page), is_chosen=page == self.page)
            for place, page in enumerate(self.pages)
        ]
        self.close = RoundButton(CLOSE, texts("rules.close"), self.leave_page, icon="icons/close")
        self.back = Button(BACK, texts("rules.back"), self.leave_page, colour="purple", icon="icons/back")
        self.price = Meter(PRICE, texts("hud.stake" if of_game is OF_A_SLOT else "rules.price"))
        self.arrange([*self.tabs, *self._game_tabs(), self.close, self.back])

    def _game_tabs(self) -> list[Tab]:
        """On the page of all games, a way to the rules of each."""
        if self.game is not None:
            return []
        games = [each.game for each in self.context.games if each.game is not None]
        first = len(self.pages) + 0.7
        tabs = [
            Tab(tab(first + place), game.title, partial(self._open, game.id), is_chosen=False)
            for place, game in enumerate(games)
        ]
        for each in tabs:
            each.kin = [game.title for game in games]
        return tabs

    def _open(self, game_id: str) -> None:
        self.go(Push(self.context.doors.rules(game_id)))

    def leave_page(self) -> None:
        """Go back."""
        self.go(Pop())

    def open_rules(self) -> None:
        """They are open: back to where one came from."""
        self.leave_page()

    def show(self, page: str) -> None:
        """Turn to a page."""
        self.page = page
        for each, name in zip(self.tabs, self.pages, strict=True):
            each.is_chosen = name == page

    def used(self, widget: Widget) -> None:
        """A page turns with a sound of paper."""
        self.context.sounds.play("page_turn" if isinstance(widget, Tab) else "button")

    def answer(self, intent: Intent) -> None:
        """Turn pages by key."""
        if isinstance(intent, Jump):
            place = self.pages.index(self.page)
            last = len(self.pages) - 1
            there = {Jump.PAGE_UP: place - 1, Jump.PAGE_DOWN: place + 1, Jump.FIRST: 0, Jump.LAST: last}[intent]
            self.show(self.pages[min(last, max(0, there))])
        else:
            super().answer(intent)

    # --- drawing

    def look(self) -> Hashable:
        """One picture for each page of each game."""
        return self.subject, self.page, self.stake, self.context.market

    def paint(self, canvas: Canvas) -> None:
        """The panel with its head, and the page."""
        texts = self._texts
        canvas.nine("ui/panel_purple", PANEL)
        self._paint_head(canvas)
        canvas.fill(RULE, EDGE)
        if self.game is not None and self._own is not None and self.page in OF_ONE:
            self._paint_own(canvas, self.game, self._own)
        elif self.page == "controls":
            paint_controls(canvas, texts)
        else:
            paint_chance(canvas, texts, self.game)
        if self.page in WITH_MARKS:
            draw_legend(canvas, texts, self.game)
        place = texts("rules.page_of", place=self.pages.index(self.page) + 1, count=len(self.pages))
        canvas.text(place, PLACE, BODY, anchor="centre", colour=LAVENDER)

    def _paint_own(self, canvas: Canvas, game: Game, own: Texts) -> None:
        """A page that speaks of one game alone; in gb without what that profile does not sell (ALL-9)."""
        texts = self._texts
        if self.page == "prizes":
            paint_prizes(canvas, texts, game)
        elif self.page == "pays":
            modes = game.modes if self.context.market == "demo" else game.modes[:1]
            paint_pays(canvas, (texts, own), game, modes, self.stake)
        elif self.page in OF_TABLES:
            stated = cast("PayingGame", game).stated(self.stake)
            paint_tables(canvas, tables_of(own, self.page, stated, provenance_of(game)))
        else:
            paint_play(canvas, own, game, self.page)

    def _paint_head(self, canvas: Canvas) -> None:
        texts, game = self.context.texts, self.game
        canvas.text(texts("rules.title"), TITLE, TITLE_STYLE)
        about = texts("rules.subtitle", title=game.title) if game else texts("rules.general_subtitle")
        left = TITLE[0] + canvas.text_width(texts("rules.title"), TITLE_STYLE) + 18
        canvas.text(about, (left, TITLE[1] + 3), BODY, colour=LAVENDER)
        if game is not None and game.figures.note:
            self._paint_note(canvas, left + canvas.text_width(about, BODY) + 22)
        names = canvas.tools.artwork.manifest.images
        wanted = (f"logos/{game.id}_stacked", f"logos/{game.id}") if game else ("logos/tinsel",)
        logo = next((name for name in wanted if name in names), "logos/tinsel")
        width, height = canvas.natural_size(logo)
        scale = min(LOGO_ROOM[0] / width, LOGO_ROOM[1] / height)
        canvas.image(logo, centre=LOGO, size=(width * scale, height * scale))
        if game is None:
            x, y, _, _ = tab(len(self.pages))
            canvas.text(texts("rules.choose"), (x, y + 16), LABEL, fit=150)
        else:
            self.price.value = pounds(self.stake)
            self.price.draw(canvas)

    def _paint_note(self, canvas: Canvas, left: float) -> None:
        """The figures are not proven: the numbers were changed after they had been computed."""
        canvas.image("icons/warning", centre=(left + 12, TITLE[1] + 2), width=22)
        room = CLOSE[0] - 18 - left - 30
        canvas.text(self.context.texts("rules.not_proven"), (left + 30, TITLE[1] + 3), SMALL_BOLD, fit=room)


def _game(context: Context, game_id: str | None) -> Game | None:
    """The loaded game; None for all games, and for one that did not load."""
    return next((each.game for each in context.games if each.entry.id == game_id), None)


def _stake(context: Context, game: Game | None) -> int:
    """The price of an instant win, the chosen stake of a slot, in pence; 0 without a game."""
    if game is None:
        return 0
    return chosen_stake(context, game) if game.kind == "slot" else game.stakes[0]
