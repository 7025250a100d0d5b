"""What every scene gets: journal, desk, games, sounds, words, settings. One object, handed down."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from engine.journal.journal import Journal
from engine.journal.plays import PlayDesk
from engine.journal.settings import Settings
from engine.stage.sound import Sounds
from games import Loaded
from scenes.common.texts import Texts
from scenes.options import AppOptions


@dataclass(slots=True)
class Context:
    """The house that the scenes are played in.

    Attributes:
        notice: a standing message for the status strip, such as a journal that is not kept.
        chance: cosmetic randomness; never touches an outcome.
        clock: seconds of monotonic time.
    """

    options: AppOptions
    texts: Texts
    journal: Journal
    desk: PlayDesk
    games: tuple[Loaded, ...]
    sounds: Sounds
    notice: str = ""
    chance: random.Random = field(default_factory=random.Random)
    clock: Callable[[], float] = time.monotonic

    @property
    def settings(self) -> Settings:
        """What is set now."""
        return self.journal.settings

    @property
    def market(self) -> str:
        """The market profile in force: that of the command line, else that of the settings (ALL-9)."""
        return self.options.market or self.settings.market

    @property
    def is_lively(self) -> bool:
        """Whether things fly, bounce and burst; not with reduced motion."""
        return not (self.settings.reduced_motion if self.options.reduced_motion is None else self.options.reduced_motion)

    def elapsed(self) -> str:
        """The time played in this session, as hours, minutes and seconds."""
        minutes, seconds = divmod(self.journal.session().elapsed_seconds, 60)
        hours, minutes = divmod(minutes, 60)
        return f"{hours:02}:{minutes:02}:{seconds:02}"

    def net_position(self) -> int:
        """Winnings less stakes of this session in pence, without forced and seeded rounds."""
        return self.journal.net_position()
