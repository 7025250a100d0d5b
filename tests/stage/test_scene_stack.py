"""Scenes come, go and come back; curtains only pass over."""

from __future__ import annotations

from engine.stage.scene import Home, Pop, Push, Quit, Replace, Scene, SceneStack


class Told(Scene):
    def __init__(self, name: str, told: list[str], *, curtain: bool = False) -> None:
        self.name = name
        self.told = told
        self.is_curtain = curtain
        self.overlay = curtain

    def enter(self) -> None:
        self.told.append(f"{self.name} enters")

    def leave(self) -> None:
        self.told.append(f"{self.name} leaves")

    def resumed(self) -> None:
        self.told.append(f"{self.name} is back")


def test_scenes_enter_leave_and_come_back() -> None:
    told: list[str] = []
    stack = SceneStack(Told("lobby", told))
    stack.follow(Push(Told("game", told)))
    stack.follow(Push(Told("menu", told)))
    stack.follow(Pop())
    stack.follow(Replace(Told("splash", told)))
    stack.follow(Push(Told("rules", told)))
    stack.follow(Home())
    stack.follow(Quit())
    assert told == [
        "lobby enters", "game enters", "menu enters", "menu leaves", "game is back", "game leaves", "splash enters",
        "rules enters", "rules leaves", "splash leaves", "lobby is back", "lobby leaves",
    ]  # fmt: skip
    assert stack.is_empty


def test_a_curtain_is_seen_and_never_asked() -> None:
    told: list[str] = []
    lobby, game, curtain = Told("lobby", told), Told("game", told), Told("curtain", told, curtain=True)
    stack = SceneStack(lobby)
    stack.follow(Replace(game, curtain))
    assert stack.top is curtain
    assert stack.acting is game
    assert stack.living() == [game, curtain]
    assert stack.visible() == [game, curtain]


def test_a_scene_below_a_curtain_can_go_on_and_the_curtain_goes_first() -> None:
    told: list[str] = []
    game, curtain, menu = Told("game", told), Told("curtain", told, curtain=True), Told("menu", told)
    stack = SceneStack(Told("lobby", told))
    stack.follow(Replace(game, curtain))
    stack.follow(Push(menu), by=game)
    assert stack.top is menu
    assert told[-2:] == ["curtain leaves", "menu enters"]


def test_no_time_passes_below_a_dialog() -> None:
    told: list[str] = []
    dialog = Told("dialog", told)
    dialog.overlay = True
    stack = SceneStack(Told("game", told))
    stack.follow(Push(dialog))
    assert len(stack.visible()) == 2
    assert stack.living() == [dialog]
