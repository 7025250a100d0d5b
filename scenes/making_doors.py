"""Makes the doors between the scenes. A scene's module is loaded when its door is first opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.journal.errors import JournalError, UnrestorablePlay
from engine.journal.live_play import LivePlay
from engine.journal.records import StoredRound
from engine.rules.contract import Finish, Game, OrderRefused
from engine.rules.play_number import PlayNumberError, parse_play_number
from engine.stage.scene import Pop, Scene, Transition
from scenes.doors import Doors
from scenes.game_stage import stage_of

if TYPE_CHECKING:
    from scenes.context import Context


class DoorMaker:
    """Makes scenes for one context; give it the context before a door is opened."""

    def __init__(self) -> None:
        self.context: Context | None = None

    def doors(self) -> Doors:
        """All doors."""
        return Doors(
            lobby=self.lobby,
            game=self.game,
            replay=self.replay,
            replay_number=self.replay_number,
            rules=self.rules,
            my_games=self.my_games,
            settings=self.settings,
            qa=self.qa,
            message=self.message,
            menu=self.menu,
        )

    def _context(self) -> Context:
        if self.context is None:
            raise RuntimeError("a door was opened before there was a context")
        return self.context

    def _game(self, game_id: str) -> Game:
        for loaded in self._context().games:
            if loaded.entry.id == game_id and loaded.game is not None:
                return loaded.game
        raise LookupError(f"the game {game_id!r} did not load")

    def lobby(self) -> Scene:
        """The lobby."""
        from scenes.lobby.scene import LobbyScene

        return LobbyScene(self._context())

    def game(self, game_id: str) -> Scene:
        """The open play of a game, or its splash."""
        context, game, stage = self._context(), self._game(game_id), stage_of(game_id)
        game.make_ready()
        try:
            play = context.desk.resume(game_id)
        except UnrestorablePlay as error:
            return self._offer_void(game_id, str(error))
        except JournalError as error:
            return self.message(str(error))
        if play is None or play.is_over:
            return stage.splash(context, game)

        def again() -> Transition | None:
            """An instant win has its splash again; a slot spins on where it is."""
            return None if game.kind == "slot" else context.swept(stage.splash(context, game))

        return stage.play(context, game, play, after=again)

    def _offer_void(self, game_id: str, reason: str) -> Scene:
        from scenes.dialogs.void import void_dialog

        return void_dialog(self._context(), game_id, reason)

    def replay(self, stored: StoredRound) -> Scene:
        """A stored play shown again, its actions taken by themselves."""
        return self._shown_again(stored.game, self._context().desk.replay(stored))

    def replay_number(self, text: str) -> Scene:
        """The play of a play number, which need not be in this journal (ALL-4); else why it cannot be shown."""
        context = self._context()
        try:
            code = parse_play_number(text).code
            known = [loaded.entry.id for loaded in context.games if loaded.entry.code == code and loaded.game]
            if not known:
                return self.message(context.texts("my_games.foreign", code=code))
            play = context.desk.replay_number(known[0], text)
        except (PlayNumberError, JournalError, OrderRefused) as error:
            return self.message(str(error))
        return self._shown_again(known[0], play)

    def _shown_again(self, game_id: str, play: LivePlay) -> Scene:
        picks = [action for action in play.recorded if not isinstance(action, Finish)]  # FINISH is the person's
        return stage_of(game_id).play(self._context(), self._game(game_id), play, after=Pop, recorded=picks)

    def rules(self, game_id: str | None) -> Scene:
        """The rules of one game, or of all."""
        from scenes.rules.scene import RulesScene

        return RulesScene(self._context(), game_id)

    def my_games(self) -> Scene:
        """The history."""
        from scenes.my_games.scene import MyGamesScene

        return MyGamesScene(self._context())

    def settings(self) -> Scene:
        """The settings."""
        from scenes.settings.scene import SettingsScene

        return SettingsScene(self._context())

    def qa(self, game_id: str | None) -> Scene:
        """The tester's panel."""
        from scenes.qa.panel import QaPanel

        context = self._context()
        known = [loaded.game for loaded in context.games if loaded.game is not None]
        game = next((each for each in known if each.id == game_id), None)
        if game is not None:
            return QaPanel(context, game, context.on_table)
        forced = next((each for each in known if each.id in context.forced), known[0])
        return QaPanel(context, forced, games=known)

    def message(self, text: str) -> Scene:
        """A message with one button."""
        from scenes.dialogs.message import message_dialog

        return message_dialog(self._context(), text)

    def menu(self, game_id: str | None) -> Scene:
        """The menu."""
        from scenes.dialogs.menu import MenuScene

        return MenuScene(self._context(), game_id)
