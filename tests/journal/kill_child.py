"""Plays rounds without end and says each step once it is acknowledged; made to be killed.

    python -m tests.journal.kill_child PROFILE GAME

Lines are JSON: {"ready": true}, {"bought": id, "number": ...}, {"took": id, "action": ..., "events": ...},
{"settled": id, "prize": ...}.
"""

import json
import random
import sys
from collections.abc import Callable
from pathlib import Path

from engine.journal.journal import Journal
from engine.journal.plays import LivePlay, PlayDesk
from engine.rules.contract import Game, Order, action_text
from engine.rules.events import Event, Json, as_json, event_fields, event_name
from games import load_game
from tests.journal.toy_game import ToyGame


def game_of(game_id: str) -> Game:
    return ToyGame() if game_id == "toy" else load_game(game_id)


def events_json(events: tuple[Event, ...]) -> Json:
    return [[event_name(event), as_json(event_fields(event))] for event in events]


def play_on(play: LivePlay, say: Callable[..., None]) -> None:
    while play.actions:
        action = random.choice(play.actions)
        events = play.take(action)
        say(took=play.round_id, action=action_text(action), events=events_json(events))
    say(settled=play.round_id, prize=play.prize)


def say(**step: Json) -> None:
    sys.stdout.write(json.dumps(step) + "\n")
    sys.stdout.flush()


def main(folder: Path, game_id: str) -> None:
    with Journal.open(folder) as journal:
        desk = PlayDesk(journal, {game_id: game_of(game_id)}.__getitem__)
        order = Order(game_id, 200)
        say(ready=True)
        resumed = desk.resume(game_id)
        if resumed is not None:
            play_on(resumed, say)
        while True:
            journal.refill()
            play = desk.buy(order)
            say(bought=play.round_id, number=play.play_number)
            play_on(play, say)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
