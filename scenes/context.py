"""What every scene gets: journal, desk, games, sounds, words, settings. One object, handed down."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from engine.journal.journal import Journal
from engine.journal.live_play import LivePlay
from engine.journal.plays import PlayDesk
from engine.journal.records import StoredRound
from engine.journal.script import Script
from engine.journal.settings import Market, Settings
from engine.rules.contract import NamedOutcome, Order
from engine.stage.scene import Push, Replace, Scene
from engine.stage.sound import Sounds
from games import Loaded
from scenes.common.texts import Texts
from scenes.doors import Doors
from scenes.options import AppOptions


@dataclass(slots=True)
class Context:
    """The house that the scenes are played in.

    Attributes:
        doors: the ways to the other scenes.
        notice: a standing message for the status strip, such as a journal that is not kept.
        on_table: the play that is being shown, if any.
        forced: what the next play of a game, by its id, is forced to; set by the tester's panel.
        chance: cosmetic randomness; never touches an outcome.
        clock: seconds of monotonic time.
        set_fullscreen: turns fullscreen on or off and says what it is then.
        is_ambient: whether ambient motion should go on.
        spun_at: when the last spin of a slot started, by `clock` (ALL-9).
        finished_at: when FINISH was last selected, by `clock`.
        stakes: the stake that is chosen on each slot, by its id.
        quick_spin: whether slots spin more shortly, in the profiles that allow it.
    """

    options: AppOptions
    texts: Texts
    journal: Journal
    desk: PlayDesk
    games: tuple[Loaded, ...]
    sounds: Sounds
    doors: Doors
    notice: str = ""
    on_table: LivePlay | None = None
    forced: dict[str, NamedOutcome] = field(default_factory=dict)
    chance: random.Random = field(default_factory=random.Random)
    clock: Callable[[], float] = time.monotonic
    set_fullscreen: Callable[[bool], bool] = lambda wanted: wanted
    is_ambient: Callable[[], bool] = lambda: False
    spun_at: float | None = None
    finished_at: float | None = None
    stakes: dict[str, int] = field(default_factory=dict)
    quick_spin: bool = False

    @property
    def settings(self) -> Settings:
        """What is set now."""
        return self.journal.settings

    @property
    def market(self) -> Market:
        """The market profile in force: that of the command line, else that of the settings (ALL-9)."""
        return self.options.market or self.settings.market

    @property
    def is_lively(self) -> bool:
        """Whether things fly, bounce and burst; not with reduced motion."""
        wanted = self.options.reduced_motion
        return not (self.settings.reduced_motion if wanted is None else wanted)

    def elapsed(self) -> str:
        """The time played in this session, as hours, minutes and seconds."""
        minutes, seconds = divmod(self.journal.session().elapsed_seconds, 60)
        hours, minutes = divmod(minutes, 60)
        return f"{hours:02}:{minutes:02}:{seconds:02}"

    def net_position(self) -> int:
        """Winnings less stakes of this session in pence, without forced and seeded rounds."""
        return self.journal.net_position()

    def open_game(self, game_id: str) -> Scene:
        """The scene of a game."""
        return self.doors.game(game_id)

    def open_replay(self, stored: StoredRound) -> Scene:
        """A stored play shown again."""
        return self.doors.replay(stored)

    def swept(self, scene: Scene) -> Replace:
        """Replace the present scene, with snow sweeping over the window; at once with reduced motion."""
        return Replace(scene, self._curtain())

    def swept_onto(self, scene: Scene) -> Push:
        """Put a scene over the present one, with snow sweeping over the window; at once with reduced motion."""
        return Push(scene, self._curtain())

    def _curtain(self) -> Scene | None:
        from scenes.common.curtain import Curtain

        return Curtain() if self.is_lively else None

    def buy(self, order: Order) -> LivePlay:
        """Buy a play: forced to what the tester's panel has chosen for it, once, else by chance.

        Raises:
            JournalError: nothing was bought.
        """
        outcome = self.forced.get(order.game)
        play = self.desk.buy(order) if outcome is None else self.desk.buy(
            order, script=Script(dict(outcome.answers)), carried=outcome.carried,
        )
        self.forced.pop(order.game, None)
        return play

    def toggle_mute(self) -> None:
        """Sound off, or on again; kept with the settings where they can be kept."""
        self.change_settings(replace(self.settings, muted=not self.settings.muted))

    def change_settings(self, settings: Settings) -> None:
        """Put settings into force and keep them.

        Raises:
            JournalUnwritable: they are in force but could not be kept.
        """
        self.sounds.set_volumes(effects=settings.effects_volume, music=settings.music_volume)
        self.sounds.set_muted(settings.muted)
        self.journal.save_settings(settings)
