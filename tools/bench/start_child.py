"""The real program, as its command line starts it, which says when its first frame and its lobby were shown, and ends.

It is watched from outside: the names of the loop's functions are taken over before the program runs.
"""

from __future__ import annotations

import json
import sys
import time

from commands.command_line import main
from engine.stage.app import App
from engine.stage.scene import Quit

SEEN: dict[str, float] = {}


def _watch() -> None:
    draw = App.draw

    def watched(app: App) -> None:
        draw(app)
        name = "first_frame" if "first_frame_passed" not in SEEN else "lobby"
        SEEN[f"{name}_passed"], SEEN[f"{name}_computed"] = time.monotonic(), time.process_time()
        if name == "lobby":
            app.begun_stack.follow(Quit())

    App.draw = watched  # type: ignore[method-assign]  # watched from outside


if __name__ == "__main__":
    _watch()
    main(sys.argv[1:])
    print(json.dumps(SEEN))
