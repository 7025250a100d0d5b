"""My Games: the history with filter, search, detail, replay and copying of play numbers (ALL-4, A8, F4)."""

from __future__ import annotations

from collections.abc import Hashable

from engine.journal.errors import JournalError
from engine.journal.records import StoredRound
from engine.rules.play_number import PlayNumberError, parse_play_number
from engine.stage.canvas import Canvas
from engine.stage.clipboard import copy_text
from engine.stage.scene import Pop, Push, Transition
from engine.stage.text import LAVENDER
from engine.stage.view import Box
from engine.stage.widgets.button import Button
from engine.stage.widgets.list_view import ListView
from engine.stage.widgets.text_field import TextField
from engine.stage.widgets.widget import Widget
from scenes.common.page import Page
from scenes.common.styles import BODY
from scenes.common.styles import TITLE as TITLE_STYLE
from scenes.context import Context
from scenes.my_games.detail import Detail
from scenes.my_games.empty import paint_empty
from scenes.my_games.filters import filter_chips
from scenes.my_games.layout import BACK, COPY, LIST, OPEN, PANEL, PLACE, REPLAY, ROW, SEARCH, TITLE, within
from scenes.my_games.pages import HistoryPages
from scenes.my_games.rows import draw_round, paint_heads


class MyGamesScene(Page):
    """The plays, newest first. A row opens to its detail; Act on it closes it again."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        texts = context.texts
        self.pages = HistoryPages(context.journal)
        self.detail: Detail | None = None
        self.list = ListView(
            LIST, texts("my_games.title"), self.toggle, draw_row=self._draw_row, row_height=ROW, open_height=OPEN
        )
        self.chips = filter_chips(context, self.filter)
        self.search = TextField(
            SEARCH,
            texts("my_games.search"),
            self.find,
            hint=texts("my_games.search"),
            icon="icons/search",
            clean=_as_written,
        )
        self.replay = Button((0, 0, *REPLAY[2:]), texts("my_games.replay"), self.show_again, icon="icons/replay")
        self.copy = Button(
            (0, 0, *COPY[2:]), texts("my_games.copy"), self.copy_number, colour="purple", icon="icons/copy"
        )
        self.back = Button(BACK, texts("my_games.back"), self.leave_page, colour="purple", icon="icons/back")
        self.arrange([self.list, self.replay, self.copy, *self.chips.values(), self.search, self.back])
        self.filter(None)

    # --- coming and going

    def resumed(self) -> None:
        """A replay or a resumed play has ended: its row may have changed."""
        place = self.list.opened
        if not self.pages.is_search:
            self.pages.show(self.pages.game)
            self.list.set_count(self.pages.count)
        self._open(place if place is not None and place < self.pages.count else None)

    def leave_page(self) -> None:
        """Go back."""
        self.go(Pop())

    def open_my_games(self) -> None:
        """They are open: back to where one came from."""
        self.leave_page()

    # --- the list

    def filter(self, game: str | None) -> None:
        """Show the plays of a game, or of all."""
        self.pages.show(game)
        self._begin()

    def find(self, text: str) -> None:
        """Show the play with this number alone, opened; say so when there is none."""
        texts = self.context.texts
        try:
            stored = self.context.journal.find(str(parse_play_number(text)))
        except PlayNumberError as error:
            self._refuse(texts("my_games.no_number", reason=error))
            return
        if stored is None:
            self.go(Push(self.context.doors.replay_number(text)))
            return
        self.pages.show_found(stored)
        self._begin()
        self._open(0)

    def _refuse(self, text: str) -> None:
        self.context.sounds.play("refusal")
        self.toast.say(text)

    def _begin(self) -> None:
        """The list has other rows: begin at its top."""
        for game, chip in self.chips.items():
            chip.is_chosen = game == self.pages.game and not self.pages.is_search
        self.list.set_count(self.pages.count)
        self.list.selected = 0
        self.list.scrolling.jump_to(0)
        self._open(None)

    def toggle(self, place: int) -> None:
        """Open a row, or close it when it is open."""
        self._open(None if self.list.opened == place else place)

    def _open(self, place: int | None) -> None:
        stored = self.pages.at(place) if place is not None else None
        self.detail = Detail(self.context, stored) if stored is not None else None
        self.list.open(place if stored is not None else None)
        if stored is not None:
            self.replay.label = self.context.texts("my_games.resume" if stored.state == "open" else "my_games.replay")
            self.replay.icon = "icons/play" if stored.state == "open" else "icons/replay"
            is_ready = self.detail is not None and self.detail.can_be_shown
            self.replay.is_enabled = stored.state != "voided" and is_ready
        self._place_buttons()

    def _place_buttons(self) -> None:
        """The buttons of the detail go with its row, and are there only while they can be seen whole."""
        place = self.list.opened
        row: Box = self.list.row_box(place) if place is not None else (0, 0, 0, 0)
        for button, box in ((self.replay, REPLAY), (self.copy, COPY)):
            button.box = within(row, box)
            top, bottom = button.box[1], button.box[1] + button.box[3]
            button.is_visible = place is not None and LIST[1] <= top and bottom <= LIST[1] + LIST[3]

    # --- what to do with a play

    @property
    def opened(self) -> StoredRound | None:
        """The play whose detail is shown."""
        return self.detail.stored if self.detail is not None else None

    def show_again(self) -> None:
        """Replay a play; go on with one that is not finished."""
        stored = self.opened
        if stored is None:
            return
        door = self.context.doors.game if stored.state == "open" else None
        try:
            scene = door(stored.game) if door is not None else self.context.open_replay(stored)
        except JournalError as error:
            scene = self.context.doors.message(str(error))
        self.go(Push(scene))

    def copy_number(self) -> None:
        """Put the play number on the clipboard."""
        stored = self.opened
        if stored is not None:
            key = "my_games.copied" if copy_text(stored.play_number) else "my_games.not_copied"
            self.toast.say(self.context.texts(key, number=stored.play_number))

    # --- the scene

    def advance(self, passed: float) -> Transition | None:
        """The buttons go with the list."""
        following = super().advance(passed)
        self._place_buttons()
        return following

    def used(self, widget: Widget) -> None:
        """A row opens with a sound of paper."""
        self.context.sounds.play("page_turn" if widget is self.list else "button")

    def look(self) -> Hashable:
        """Two pictures: with and without rows."""
        return self.pages.count == 0, self.pages.game

    def paint(self, canvas: Canvas) -> None:
        """The title, the panel and the heads of the columns, or that there is nothing yet."""
        canvas.text(self.context.texts("my_games.title"), TITLE, TITLE_STYLE)
        canvas.nine("ui/panel_night", PANEL)
        if self.pages.count:
            paint_heads(canvas, self.context)
        else:
            paint_empty(canvas, self.context.texts, of_game=self.pages.game is not None)

    def draw_page(self, canvas: Canvas) -> None:
        """Which rows are in sight."""
        first = self.list.row_at(LIST[0] + 20, LIST[1] + ROW / 2)
        last = self.list.row_at(LIST[0] + 20, LIST[1] + LIST[3] - ROW / 2)
        if first is not None:
            last = self.pages.count - 1 if last is None else last
            places = {"first": f"{first + 1:,}", "last": f"{last + 1:,}", "count": f"{self.pages.count:,}"}
            canvas.text(self.context.texts("my_games.place", **places), PLACE, BODY, anchor="centre", colour=LAVENDER)

    def _draw_row(self, canvas: Canvas, place: int, box: Box) -> None:
        stored = self.pages.at(place)
        if stored is None:
            return
        is_open = place == self.list.opened
        draw_round(canvas, self.context, stored, box, is_open=is_open)
        if is_open and self.detail is not None:
            self.detail.draw(canvas, box)


def _as_written(text: str) -> str:
    """What may stand in a play number, in capitals."""
    return "".join(c for c in text.upper() if c.isalnum() or c in "- ")
