"""Paints the body of a card around the origin: art, logo, top prize, price or stakes, odds or RTP, frame, kind."""

from __future__ import annotations

import re

from engine.rules.config_errors import ConfigError, path_text, value_text
from engine.rules.contract import Game
from engine.rules.money import pounds
from engine.stage.canvas import Canvas
from engine.stage.text import Style
from engine.stage.view import Box
from games import Loaded
from scenes.common.styles import BODY_BOLD, LABEL, LABEL_GOLD, SMALL, SMALL_BOLD
from scenes.common.texts import Texts
from scenes.lobby.layout import CARD
from scenes.lobby.shading import gradient, grey_picture, round_corners
from scenes.lobby.themes import FAULTY, theme_of

WIDTH, HEIGHT = CARD
LEFT, TOP = -WIDTH / 2, -HEIGHT / 2
BODY: Box = (LEFT, TOP, WIDTH, HEIGHT)
ART: Box = (LEFT, TOP, WIDTH, 300)
RADIUS = 21.0
TAG: Box = (-62, TOP - 14, 124, 27)
LOGO_ROOM = (250.0, 104.0)
LOGO_Y = TOP + 70
KIND = Style("Rubik-Bold", 12.5, (255, 233, 184), tracking=1.2)
WIN_UP_TO = Style("Rubik-Bold", 13.5, (255, 233, 184), tracking=1.4, shadow=1)
VALUE = Style("Rubik-Bold", 16)
OF_STAKE = Style("Rubik-Medium", 14, (242, 233, 255), shadow=1)
UNPROVEN = Style("Rubik-Bold", 12.5, (255, 214, 130), tracking=1.1, shadow=1)
ROW_Y = TOP + 380
LONGEST_LINE = 30
REASON = Style("Rubik-Medium", 13.5, (226, 222, 230), leading=1.36)


def paint_card(canvas: Canvas, loaded: Loaded, texts: Texts) -> None:
    """Paint a card, as it is without pointer and focus."""
    game_id = loaded.entry.id
    theme = FAULTY if loaded.game is None else theme_of(game_id)
    canvas.fill(BODY, theme.dark)
    _paint_art(canvas, game_id, grey=loaded.game is None)
    scrim = ((0.0, theme.dark, 0.82), (1.0, theme.dark, 0.0))
    gradient(canvas, (LEFT, TOP, WIDTH, 130), scrim)
    fade_from = 252.0 if loaded.game is not None else 96.0
    lower = ((0.0, theme.dark, 0.0), (0.2, theme.dark, 0.97), (1.0, (10, 5, 15), 0.98))
    gradient(canvas, (LEFT, TOP + fade_from, WIDTH, HEIGHT - fade_from), lower)
    round_corners(canvas, BODY, RADIUS)
    _paint_logo(canvas, game_id)
    if loaded.game is not None:
        _paint_figures(canvas, loaded.game, texts)
    if loaded.error is not None:
        _paint_reason(canvas, loaded.error, texts)
    canvas.nine("ui/card_frame", BODY)
    paint_tag(canvas, kind_of(loaded, texts))


def kind_of(loaded: Loaded, texts: Texts) -> str:
    """What the pill says: the kind of the game, or that it is not available."""
    if loaded.game is None:
        return texts("lobby.not_available")
    return texts("lobby.slot" if loaded.game.kind == "slot" else "lobby.instant_win")


def paint_tag(canvas: Canvas, kind: str) -> None:
    """Paint the pill on the upper edge."""
    canvas.nine("ui/card_tag", TAG)
    canvas.text(kind, (0, TAG[1] + TAG[3] / 2), KIND, anchor="centre", fit=TAG[2] - 18)


def _paint_art(canvas: Canvas, game_id: str, *, grey: bool) -> None:
    name = f"cards/{game_id}"
    if name in canvas.tools.artwork.manifest.images:
        if grey:
            grey_picture(canvas, name, ART)
            canvas.dim(0.5, ART)
        else:
            canvas.image(name, topleft=ART[:2], size=ART[2:])
        return
    theme = FAULTY if grey else theme_of(game_id)
    gradient(canvas, BODY, ((0.0, theme.ground, 1.0), (1.0, theme.dark, 1.0)))
    canvas.image("effects/rays", centre=(0, TOP + 210), width=WIDTH * 1.5, alpha=0.2, add=True)
    canvas.image("effects/glow", centre=(0, TOP + 210), width=WIDTH, alpha=0.4, add=True)
    for name, x, y, size in (("bells", 0, 216, 170), ("holly", -86, 262, 92), ("bauble", 92, 252, 96)):
        canvas.image(f"symbols/{name}", centre=(x, TOP + y), width=size)


def _paint_logo(canvas: Canvas, game_id: str) -> None:
    names = canvas.tools.artwork.manifest.images
    name = next((n for n in (f"logos/{game_id}_stacked", f"logos/{game_id}") if n in names), "")
    if not name:
        canvas.text(game_id.replace("_", " ").title(), (0, LOGO_Y), BODY_BOLD, anchor="centre", fit=LOGO_ROOM[0])
        return
    width, height = canvas.natural_size(name)
    scale = min(LOGO_ROOM[0] / width, LOGO_ROOM[1] / height)
    canvas.image(name, centre=(0, LOGO_Y), size=(width * scale, height * scale))


def _paint_figures(canvas: Canvas, game: Game, texts: Texts) -> None:
    figures = game.figures
    canvas.text(texts("lobby.win_up_to"), (0, TOP + 300), WIN_UP_TO, anchor="centre")
    highest = figures.top_prize.replace("x", "×")  # a multiple of the stake
    size = min(46.0, 46.0 * 222 / canvas.amount_width(highest, 46))
    is_slot = game.kind == "slot"
    has_line = is_slot or figures.note
    canvas.amount(highest, (0, TOP + (336 if has_line else 344)), size if not has_line else size * 0.92)
    if figures.note:  # not proven: the numbers were changed after the figures had been computed
        words = texts("lobby.not_proven")
        wide = canvas.text_width(words, UNPROVEN) + 18
        canvas.image("icons/warning", centre=(-wide / 2 + 4, TOP + 366), width=16)
        canvas.text(words, (9, TOP + 366), UNPROVEN, anchor="centre")
    elif is_slot:
        canvas.text(texts("lobby.times_stake"), (0, TOP + 366), OF_STAKE, anchor="centre")
    rule = ((0.0, (255, 224, 160), 0.32), (1.0, (255, 224, 160), 0.32))
    gradient(canvas, (LEFT + 22, ROW_Y, WIDTH - 44, 1), rule)
    split = 28.0 if is_slot else 0.0
    gradient(canvas, (split, ROW_Y + 10, 1, 30), ((0.0, (255, 255, 255), 0.22), (1.0, (255, 255, 255), 0.22)))
    lowest, largest = game.stakes[0], game.stakes[-1]
    price = f"{pounds(lowest)} – {pounds(largest)}" if lowest != largest else pounds(lowest)
    left, right = (LEFT + 8 + split) / 2, (split + WIDTH / 2 - 8) / 2
    _paint_value(canvas, left, texts("lobby.stake" if is_slot else "lobby.price"), price, split - LEFT - 24)
    label, value = (texts("lobby.rtp"), figures.payout) if is_slot else (texts("lobby.odds"), figures.odds)
    _paint_value(canvas, right, label, value, WIDTH / 2 - split - 24)


def _paint_value(canvas: Canvas, x: float, label: str, value: str, room: float) -> None:
    canvas.text(label, (x, ROW_Y + 15), LABEL, anchor="centre")
    canvas.text(value, (x, ROW_Y + 34), VALUE, anchor="centre", fit=room)


def _paint_reason(canvas: Canvas, error: ConfigError, texts: Texts) -> None:
    """Why the game cannot be played: file, line, place, what stands there, what was expected."""
    left, room = LEFT + 24, WIDTH - 48
    y = TOP + 168
    canvas.image("icons/warning", centre=(left + 10, y - 1), width=24)
    canvas.text(texts("lobby.broken"), (left + 28, y), BODY_BOLD, colour=LABEL_GOLD, fit=room - 28)
    y += 28
    y += canvas.text(broken_up(error.file, "/\\"), (left, y), REASON, width=room)
    if error.line:
        y += canvas.text(texts("lobby.line", line=error.line), (left, y), REASON, width=room)
    if error.path:
        y += canvas.text(broken_up(path_text(error.path), ".]"), (left, y + 4), SMALL_BOLD, width=room) + 8
    found = texts("lobby.found", value=value_text(error.value))
    expected = texts("lobby.expected", expected=error.expected)
    for sentence in (found, expected, texts("lobby.hint", hint=error.hint) if error.hint else ""):
        if sentence and y < TOP + HEIGHT - 84:
            y += canvas.text(sentence, (left, y), REASON, width=room) + 6
    canvas.text(texts("lobby.correct_it"), (0, TOP + HEIGHT - 46), SMALL, anchor="centre", width=room)


def broken_up(path: str, ends: str) -> str:
    """A path in lines of at most so many letters, broken after its `ends`, since it has no spaces to break at."""
    lines = [""]
    for part in re.findall(rf"[^{re.escape(ends)}]*[{re.escape(ends)}]?", path):
        if lines[-1] and len(lines[-1]) + len(part) > LONGEST_LINE:
            lines.append("")
        lines[-1] += part
    return "\n".join(lines)
