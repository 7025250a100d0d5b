"""Makes the context of the scenes: words, journal, games, desk, doors."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from engine.journal.plays import PlayDesk
from engine.rules.contract import Game
from engine.stage.app import App
from engine.stage.memory import keep_what_is_loaded
from engine.stage.sound import Sounds
from games import Loaded, load_all
from scenes.common.texts import Texts
from scenes.context import Context
from scenes.making_doors import DoorMaker
from scenes.options import AppOptions, profile_folder
from scenes.profile import open_profile


def make_context(options: AppOptions, sounds: Sounds, assets: Path) -> tuple[Context, tuple[str, ...]]:
    """The context, and what has to be said to the person at the start."""
    with ThreadPoolExecutor(1, "games") as beside:  # while the journal waits for the disk
        loading = beside.submit(load_all)
        texts = Texts(assets / "text" / "en.yaml")
        profile = open_profile(profile_folder(options.profile), texts)
    games = tuple(loading.result())
    doors = DoorMaker()
    journal = profile.journal
    desk = PlayDesk(journal, lambda game_id: _game(games, game_id), lambda: options.market or journal.settings.market)
    context = Context(
        options=options,
        texts=texts,
        journal=journal,
        desk=desk,
        games=games,
        sounds=sounds,
        doors=doors.doors(),
        notice=profile.notice,
    )
    doors.context = context
    keep_what_is_loaded()
    return context, profile.messages


def _game(games: tuple[Loaded, ...], game_id: str) -> Game:
    """A game that loaded.

    Raises:
        LookupError: there is no such game.
        ConfigError: it did not load.
    """
    for loaded in games:
        if loaded.entry.id == game_id:
            if loaded.game is not None:
                return loaded.game
            if loaded.error is not None:
                raise loaded.error
    raise LookupError(f"there is no game {game_id!r}")


def put_settings_into_force(context: Context, app: App) -> None:
    """Let the settings act on window and sound, now and whenever they change."""
    context.set_fullscreen = lambda wanted: app.display.set_fullscreen(wanted=wanted)
    context.is_ambient = lambda: app.is_ambient
    settings = context.settings
    context.sounds.set_volumes(effects=settings.effects_volume, music=settings.music_volume)
    context.sounds.set_muted(settings.muted)
    if settings.fullscreen and not app.display.fullscreen and context.options.size is None:
        app.display.set_fullscreen(wanted=True)
        app.refit()


def start_sounds(context: Context) -> None:
    """Open the sound device; where there is none the strip says so until one is plugged in."""
    silence = context.texts("faults.silent")
    context.sounds.start()
    if not context.sounds.is_heard:
        context.notice = context.notice or silence
    elif context.notice == silence:
        context.notice = ""
