"""Puts the app together and runs it: window first, then journal, games and words, then the lobby."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from scenes.options import AppOptions

if TYPE_CHECKING:
    from engine.stage.app import App
    from engine.stage.manifest import Manifest
    from engine.stage.scene import Scene
    from scenes.context import Context

ASSETS = Path(__file__).resolve().parents[1] / "assets"
ICON = "images/icons/app.png"


def run(options: AppOptions) -> int:
    """Open the window and stay until it is left; the exit code (0, or 1 after a failure)."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from scenes.crash import report_crash

    try:
        _run(options)
    except Exception as error:  # noqa: BLE001  whatever fails is reported to the person, in full
        report_crash(options, error)
        return 1
    return 0


def _run(options: AppOptions) -> None:
    import pygame

    from engine.stage.app import App
    from engine.stage.controls import Controls
    from engine.stage.display import Display
    from engine.stage.manifest import load_manifest
    from engine.stage.memory import return_large_blocks
    from engine.stage.pacing import Pacer
    from engine.stage.tools import Tools
    from engine.stage.waking import Waker
    from scenes.lobby.pictures import PICTURES
    from scenes.opening_picture import OpeningPicture

    return_large_blocks()
    manifest = load_manifest(ASSETS)
    pygame.font.init()
    display = Display(size=options.size, fullscreen=options.fullscreen, title="Tinsel", icon=ASSETS / ICON)
    controls = Controls(display.to_canvas)
    pacer = Pacer(doze=Waker(controls.is_polled).wait)
    app = App(display, Tools(ASSETS, manifest, streams=True), controls, pacer=pacer)
    app.begin(OpeningPicture())
    app.tools.artwork.foresee(PICTURES, app.display.view.k)
    controls.gamepads.start()
    try:
        _play(options, app, manifest)
    finally:
        app.tools.close()
        pygame.quit()


def _play(options: AppOptions, app: App, manifest: Manifest) -> None:
    """With the window open, load the rest and play."""
    from engine.stage.scene import Push, Replace
    from engine.stage.sound import Sounds
    from scenes.global_keys import GlobalKeys
    from scenes.making_context import make_context, put_settings_into_force, start_sounds

    sounds = Sounds(ASSETS, manifest)
    context, messages = make_context(options, sounds, ASSETS)
    try:
        app.handle_first = GlobalKeys(context, app).handle
        app.each_round = sounds.update
        put_settings_into_force(context, app)
        if options.audio:
            app.each_round = _once(lambda: start_sounds(context), app, sounds.update)
        stack = app.begun_stack
        stack.follow(Replace(context.doors.lobby()))
        if (wanted := _wanted_scene(options, context)) is not None:
            stack.follow(Push(wanted))
        for message in reversed(messages):
            stack.follow(Push(context.doors.message(message)))
        app.run_on()
    finally:
        sounds.close()
        context.journal.close()


def _once(deed: Callable[[], object], app: App, ever_after: Callable[[float], bool]) -> Callable[[float], bool]:
    """What is done in the first round, when the window has been drawn: a sound device takes its time to open."""

    def first(passed: float) -> bool:
        deed()
        app.each_round = ever_after
        return ever_after(passed)

    return first


def _wanted_scene(options: AppOptions, context: Context) -> Scene | None:
    """The game or the plays that were asked for, over the lobby."""
    if options.play is not None:
        from scenes.requested_plays import RequestedPlays

        return RequestedPlays(context, options.play).first()
    return None if options.game is None else context.doors.game(options.game)
