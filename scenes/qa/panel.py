"""The tester's panel: chooses what the next play is forced to, and shows the play on the table (F10, with --qa)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.journal.live_play import LivePlay
from engine.rules.contract import Game, NamedOutcome, action_text
from engine.stage.canvas import Canvas
from engine.stage.intents import Command, Direction, Intent, MoveFocus
from engine.stage.scene import Transition
from engine.stage.text import Style
from engine.stage.view import Box
from engine.stage.widgets.button import Button
from engine.stage.widgets.chip import Chip
from engine.stage.widgets.list_view import ListView
from scenes.common.styles import LABEL, LABEL_GOLD, ROW, SMALL, SMALL_BOLD, SUBHEADING
from scenes.context import Context
from scenes.dialogs.dialog import Dialog

BOX: Box = (660, 42, 596, 592)
LEFT = 692.0
WIDTH = 532.0
LIST: Box = (688, 252, 544, 300)
ROW_HEIGHT = 30.0
MONO = Style("Rubik-Medium", 13.5)
CHIP_TOP, CHIP_HEIGHT, CHIP_GAP = 126.0, 34.0, 8.0
CHIP_ROWS = 2


class QaPanel(Dialog):
    """Lies over a game, whose `play` is on the table, or over a page of all games, where one of `games` is chosen."""

    def __init__(self, context: Context, game: Game, play: LivePlay | None = None, games: Sequence[Game] = ()) -> None:
        self._game = game
        self._play = play
        self._outcomes: tuple[NamedOutcome, ...] = game.named_outcomes()
        self.chips = dict(zip((each.id for each in games), self._chips(games), strict=True))
        texts = context.texts
        self.list = ListView(LIST, texts("qa.outcomes"), self._choose, draw_row=self._draw_row, row_height=ROW_HEIGHT)
        self.list.set_count(len(self._outcomes))
        self.clear = Button((LEFT, 572, 250, 44), texts("qa.clear"), self._clear, colour="purple")
        self.shut = Button((LEFT + 282, 572, 250, 44), texts("qa.close"), self.close)
        super().__init__(context, BOX, [self.list, self.clear, self.shut, *self.chips.values()])
        self._refresh()

    def _chips(self, games: Sequence[Game]) -> list[Chip]:
        """A chip for each game, in two rows."""
        columns = -(-len(games) // CHIP_ROWS) or 1
        wide = (WIDTH - (columns - 1) * CHIP_GAP) / columns
        chips = []
        for place, game in enumerate(games):
            row, column = divmod(place, columns)
            x, y = LEFT + column * (wide + CHIP_GAP), CHIP_TOP + row * (CHIP_HEIGHT + CHIP_GAP)
            chips.append(Chip((x, y, wide, CHIP_HEIGHT), game.title, partial(self._turn_to, game)))
        return chips

    def _turn_to(self, game: Game) -> None:
        """Another game: its outcomes, from the first one."""
        self._game, self._outcomes = game, game.named_outcomes()
        self.list.set_count(len(self._outcomes))
        self.list.selected = 0
        self.list.scrolling.jump_to(0)
        if self.widgets.focused is None:  # by the pointer: keys go on in the list
            self.widgets.focus(self.list, visible=False)
        self._refresh()

    def _choose(self, place: int) -> None:
        self.context.forced[self._game.id] = self._outcomes[place]
        self._refresh()

    def _clear(self) -> None:
        self.context.forced.pop(self._game.id, None)
        self._refresh()

    def _refresh(self) -> None:
        self.clear.is_enabled = self._game.id in self.context.forced
        for game_id, chip in self.chips.items():
            chip.is_chosen = game_id == self._game.id

    def handle(self, intent: Intent) -> Transition | None:
        """The key that opened it closes it. Up and down lead by the list, which lies between chips and buttons."""
        if intent is Command.QA_PANEL:
            self.close()
        elif self._is_to_list(intent):
            self.widgets.focus(self.list)
            return None
        return super().handle(intent)

    def _is_to_list(self, intent: Intent) -> bool:
        """Whether the focus goes to the list: straight up from the buttons, or down from the lower chips."""
        focused = self.widgets.focused
        if intent == MoveFocus(Direction.UP):
            return focused is self.clear or focused is self.shut
        lowest = max((chip.box[1] for chip in self.chips.values()), default=0.0)
        return intent == MoveFocus(Direction.DOWN) and isinstance(focused, Chip) and focused.box[1] == lowest

    def draw_plate(self, canvas: Canvas, box: Box) -> None:
        """A plain dark panel, so that nobody takes it for a part of the game."""
        canvas.nine("ui/panel_night", box, alpha=self.share)

    def draw_content(self, canvas: Canvas) -> None:
        """The game, the play on the table, and what comes next."""
        texts, game = self.context.texts, self._game
        canvas.text(texts("qa.title"), (LEFT, 76), SUBHEADING)
        digest = texts("qa.game", title=game.title, version=game.version, digest=game.digest[:12])
        canvas.text(digest, (LEFT, 104), SMALL, fit=WIDTH)
        if not self.chips:
            self._draw_table(canvas)
        forced = self.context.forced.get(game.id)
        canvas.text(texts("qa.next"), (LEFT, 228), LABEL)
        word = texts("qa.by_chance") if forced is None else forced.name
        canvas.text(word, (LEFT + WIDTH, 228), SMALL_BOLD, anchor="right", colour=LABEL_GOLD, fit=430)

    def _draw_table(self, canvas: Canvas) -> None:
        texts, play = self.context.texts, self._play
        canvas.text(texts("qa.on_table"), (LEFT, 136), LABEL)
        if play is None:
            canvas.text(texts("qa.nothing"), (LEFT, 160), MONO)
            return
        canvas.text(play.play_number, (LEFT, 160), SMALL_BOLD)
        mark = play.mark or texts("qa.by_chance")
        canvas.text(mark, (LEFT + WIDTH, 160), SMALL_BOLD, anchor="right", colour=LABEL_GOLD)
        taken = ", ".join(action_text(action) for action, _ in play.history) or "–"
        canvas.text(texts("qa.actions", actions=taken), (LEFT, 184), MONO, fit=WIDTH)

    def _draw_row(self, canvas: Canvas, place: int, box: Box) -> None:
        x, y, width, height = box
        outcome = self._outcomes[place]
        chosen = self.context.forced.get(self._game.id) == outcome
        if chosen:
            canvas.nine("ui/row_open", box)
        name = outcome.name[:1].upper() + outcome.name[1:]
        canvas.text(name, (x + 14, y + height / 2), ROW, colour=LABEL_GOLD if chosen else None, fit=width - 28)
