"""The program, made to be driven by events from another process and to say what it has done; made to be killed.

    python -m tests.screen.told_child PROFILE GAME

Each line on the standard input is an event: its type and its fields, as JSON. On the standard output come lines of
JSON: {"ready": true}, {"resumed": id, "actions": n}, {"bought": id, "number": ...}, {"took": id, "action": ...,
"events": ...}, {"settled": id, "prize": ...}. Each is said once the journal has it, before the next frame shows it.
Pads are let in without a device.
"""

from __future__ import annotations

import json
import sys
import threading
from pathlib import Path

import pygame

from engine.journal.live_play import LivePlay
from engine.journal.plays import PlayDesk
from engine.rules.contract import Action, Finish, Order, action_text
from engine.rules.events import Event
from engine.stage import app
from engine.stage.gamepad import Gamepads, Pad
from scenes.app import run
from scenes.options import AppOptions
from tests.journal.kill_child import events_json, say

PAD = 7


class TellingDesk:
    """What the desk and its plays do, said aloud once it is done."""

    buy, resume, take, run_on = PlayDesk.buy, PlayDesk.resume, LivePlay.take, app.App.run_on

    @staticmethod
    def bought(desk: PlayDesk, order: Order, **how: object) -> LivePlay:
        play = TellingDesk.buy(desk, order, **how)  # type: ignore[arg-type]  passed on
        say(bought=play.round_id, number=play.play_number)
        return play

    @staticmethod
    def resumed(desk: PlayDesk, game_id: str) -> LivePlay | None:
        play = TellingDesk.resume(desk, game_id)
        if play is not None:
            say(resumed=play.round_id, actions=len(play.history))
        return play

    @staticmethod
    def took(play: LivePlay, action: Action) -> tuple[Event, ...]:
        events = TellingDesk.take(play, action)
        say(took=play.round_id, action=action_text(action), events=events_json(events))
        if isinstance(action, Finish):
            say(settled=play.round_id, prize=play.prize)
        return events

    @staticmethod
    def ready(running: app.App) -> None:
        say(ready=True)
        threading.Thread(target=post_events, daemon=True).start()
        TellingDesk.run_on(running)


def post_events() -> None:
    for line in sys.stdin:
        kind, fields = json.loads(line)
        if "pos" in fields:
            fields["pos"] = tuple(fields["pos"])
        pygame.event.post(pygame.Event(kind, **fields))


def let_in(pads: Gamepads, _: int | None) -> None:
    pads._pads.setdefault(PAD, Pad(PAD, is_mapped=True, device=None))


def main(profile: Path, game: str) -> int:
    PlayDesk.buy = TellingDesk.bought  # type: ignore[method-assign,assignment]  says the same and more
    PlayDesk.resume = TellingDesk.resumed  # type: ignore[method-assign]
    LivePlay.take = TellingDesk.took  # type: ignore[method-assign]
    app.App.run_on = TellingDesk.ready  # type: ignore[method-assign]
    Gamepads._add = let_in  # type: ignore[method-assign]
    return run(AppOptions(profile=profile, size=(1280, 720), audio=False, game=game))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2]))
