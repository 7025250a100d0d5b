"""Every screen of the product at rest, by name: to be measured and looked at as a whole."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.rules.contract import Order
from engine.stage.scene import Push, Scene
from scenes.christmas_jumper.scene import JumperScene
from scenes.dialogs.confirmation import confirmation
from scenes.dialogs.menu import MenuScene
from scenes.dialogs.message import message_dialog
from scenes.dialogs.void import void_dialog
from scenes.festive_lines_gold.layout import pudding_centre
from scenes.festive_lines_gold.scene import FestiveLinesScene
from scenes.lobby.scene import LobbyScene
from scenes.my_games.scene import MyGamesScene
from scenes.qa.panel import QaPanel
from scenes.rules.scene import OF_A_GAME, OF_A_SLOT, OF_ALL, RulesScene
from scenes.settings.scene import SettingsScene
from tests.scenes.christmas_jumper import table as jumper
from tests.scenes.christmas_jumper import tickets as jumpers
from tests.scenes.driver import GAME, Stage, all_games, texts
from tests.scenes.jingle_bells import table as bells
from tests.scenes.mr_monopoly import table as monopoly
from tests.scenes.tickets import CORNERS, CROSS, LOSER

Screen = Callable[[], Stage]
"""Makes a stage whose scenes stand where the screen is to be seen."""
SIZE = (1280, 720)
SPARKS_GONE = 3.0
"""Seconds after which nothing that was thrown flies before the words any more."""


def _splash() -> Stage:
    stage = Stage(size=SIZE)
    stage.splash()
    return stage


def _lobby() -> Stage:
    stage = Stage(size=SIZE)
    stage.open(LobbyScene(stage.context))
    return stage


def _on(kind: type[MyGamesScene]) -> Stage:
    stage = Stage(size=SIZE)
    stage.open(kind(stage.context))
    return stage


def _over_lobby(make: Callable[[Stage], Scene]) -> Stage:
    stage = _lobby()
    stage.stack.follow(Push(make(stage)), stage.top)
    stage.rest()
    return stage


def _festive(ticket: dict[str, object], picks: int) -> Stage:
    stage = Stage(size=SIZE)
    stage.play(ticket)
    stage.step(1.5, fps=10)
    for place in range(1, picks + 1):
        stage.click(*pudding_centre(place))
        stage.step(0.5, fps=10)
    stage.step(16, fps=10)
    return stage


def _looked_at(ticket: dict[str, object]) -> Stage:
    """The finished board, by SHOW GAME."""
    stage = _festive(ticket, 6)
    assert isinstance(stage.top, FestiveLinesScene)
    assert stage.top.end is not None
    stage.top.end.is_shown = False
    stage.frame()
    return stage


def _jumper_splash() -> Stage:
    table = jumper.Table(size=SIZE)
    table.open_splash()
    return table


def _jumper(ticket: jumpers.Ticket, motifs: int) -> Stage:
    table = jumper.Table(size=SIZE)
    scene = table.table(ticket)
    table.skip_through(scene, jumper.MOTIFS[:motifs])
    table.step(6, fps=10)
    return table


def _jumper_bonus(ticket: jumpers.Ticket, presents: int) -> Stage:
    table = jumper.Table(size=SIZE)
    scene = table.at_bonus(ticket)
    table.skip_through(scene, jumper.PRESENTS[:presents])
    table.step(6, fps=10)
    return table


def _bonus_looked_at(ticket: jumpers.Ticket) -> Stage:
    """The finished bonus game, by SHOW GAME."""
    stage = _jumper_bonus(ticket, 10)
    assert isinstance(stage.top, JumperScene)
    assert stage.top.end is not None
    stage.top.end.is_shown = False
    stage.frame()
    return stage


def _monopoly(name: str, actions: int = 1) -> Stage:
    """A round after some of its actions, each shown to its end."""
    table = monopoly.Table(size=SIZE)
    scene = table.round(name)
    for _ in range(actions):
        assert scene.play is not None
        scene.take(scene.play.actions[0])
        table.settle(scene, fps=10)
    table.step(SPARKS_GONE, fps=10)
    return table


def _machine(table: monopoly.Table | bells.Table) -> Stage:
    table.machine()
    table.step(0.5, fps=10)
    return table


def _bells(name: str, actions: int = 1) -> Stage:
    """A round after some of its actions, each shown to its end."""
    table = bells.Table(size=SIZE)
    scene = table.round(name)
    for _ in range(actions):
        assert scene.play is not None
        scene.take(scene.play.actions[0])
        table.settle(scene, fps=10)
    table.step(SPARKS_GONE, fps=10)
    return table


def _history(*, opened: int | None) -> Stage:
    stage = Stage(size=SIZE)
    for loaded in all_games():
        assert loaded.game is not None
        play = stage.context.desk.buy(Order(loaded.game.id, loaded.game.stakes[0]), seed=bytes(range(12)))
        while not play.is_over:
            play.take(play.actions[0])
    scene = MyGamesScene(stage.context)
    stage.open(scene)
    stage.step(0.5)
    if opened is not None:
        scene.toggle(opened)
        stage.step(1.5)
    return stage


def _rules(game_id: str | None, name: str) -> Stage:
    stage = Stage(size=SIZE)
    scene = RulesScene(stage.context, game_id)
    stage.open(scene)
    scene.show(name)
    stage.step(0.5)
    return stage


def _settings(market: str) -> Stage:
    stage = Stage(size=SIZE, market=market)  # type: ignore[arg-type]  # the two markets
    stage.open(SettingsScene(stage.context))
    return stage


def _message(name: str) -> Callable[[Stage], Scene]:
    text = texts()(f"faults.{name}", folder="/home/somebody/.local/share/Tinsel", reason="the disk is full")
    return lambda stage: message_dialog(stage.context, text)


def _question(stage: Stage) -> Scene:
    return confirmation(
        stage.context, "FILL UP", "Fill up to £5,000.00?", yes="YES", on_yes=lambda: None, icon="icons/play"
    )


def _tester(stage: Stage) -> Scene:
    game = next(each.game for each in all_games() if each.game is not None)
    return QaPanel(stage.context, game)


def _tester_of_all(stage: Stage) -> Scene:
    games = [each.game for each in all_games() if each.game is not None]
    return QaPanel(stage.context, games[-1], games=games)


SCREENS: dict[str, Screen] = {
    "lobby": _lobby,
    "menu": partial(_over_lobby, lambda stage: MenuScene(stage.context, None)),
    "menu of a game": partial(_over_lobby, lambda stage: MenuScene(stage.context, GAME)),
    "question": partial(_over_lobby, _question),
    "void": partial(_over_lobby, lambda stage: void_dialog(stage.context, GAME, "its book does not fit the game")),
    "tester's panel": partial(_over_lobby, _tester),
    "tester's panel, all games": partial(_over_lobby, _tester_of_all),
    **{f"fault {name}": partial(_over_lobby, _message(name)) for name in ("locked", "unwritable")},
    "my games, none": lambda: _on(MyGamesScene),
    "my games": partial(_history, opened=None),
    **{f"my games, detail {place}": partial(_history, opened=place) for place in range(4)},
    **{f"settings {market}": partial(_settings, market) for market in ("demo", "gb")},
    **{
        f"rules of {each.entry.id}, {page}": partial(_rules, each.entry.id, page)
        for each in all_games()
        if each.game is not None
        for page in (OF_A_SLOT if each.game.kind == "slot" else OF_A_GAME)
        if page not in OF_ALL or each.entry.id == GAME
    },
    "rules of all": partial(_rules, None, "general"),
    "festive splash": _splash,
    "festive, nothing picked": partial(_festive, LOSER, 0),
    "festive, three picked": partial(_festive, CORNERS, 3),
    "festive, no prize": partial(_festive, LOSER, 6),
    "festive, a prize": partial(_festive, CROSS, 6),
    "festive, the top prize": partial(_festive, CORNERS | {"corner_prize": 50_000}, 6),
    "festive, looked at again": partial(_looked_at, CROSS),
    "jumper splash": _jumper_splash,
    "jumper, nothing selected": partial(_jumper, jumpers.LOSER, 0),
    "jumper, all but one selected": partial(_jumper, jumpers.BAUBLES, 16),
    "jumper, a prize": partial(_jumper, jumpers.TWICE, 17),
    "jumper bonus, nothing opened": partial(_jumper_bonus, jumpers.BAUBLES, 0),
    "jumper bonus, five opened": partial(_jumper_bonus, jumpers.BAUBLES, 5),
    "jumper bonus, looked at again": partial(_bonus_looked_at, jumpers.BAUBLES),
    "monopoly": lambda: _machine(monopoly.Table(size=SIZE)),
    "monopoly, lines": partial(_monopoly, "wilds"),
    "monopoly, rents": partial(_monopoly, "rents"),
    "monopoly, the lane": partial(_monopoly, "roll"),
    "monopoly, Free Spins": partial(_monopoly, "free_spins"),
    "monopoly, the end of the Free Spins": partial(_monopoly, "free_spins", 2),
    "bells": lambda: _machine(bells.Table(size=SIZE)),
    "bells, frames": partial(_bells, "four_bells_on_frames"),
    "bells, Christmas Spins": partial(_bells, "three_stages"),
    "bells, the end of the Christmas Spins": partial(_bells, "three_stages", 2),
}
