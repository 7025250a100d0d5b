"""The splash of Festive Lines Gold, and the purchase at PLAY (FL-1, FL-2)."""

import shutil
from pathlib import Path

import pygame
import pytest

from engine.journal.errors import JournalUnwritable
from engine.journal.journal import Journal
from engine.journal.records import Purchase
from engine.rules.contract import Order
from engine.stage.canvas import Canvas
from engine.stage.scene import Push, Scene
from scenes.common.hud import BALANCE
from scenes.dialogs.message import MessageDialog
from scenes.festive_lines_gold.scene import FestiveLinesScene
from scenes.festive_lines_gold.stage import FestiveLinesStage
from scenes.splash.scene import BREATH, LOBBY, PLAY_BOX, SplashScene
from tests.scenes.driver import Stage, game
from tests.scenes.reading import inside, words

PLAY = (PLAY_BOX[0] + PLAY_BOX[2] / 2, PLAY_BOX[1] + PLAY_BOX[3] / 2)


def test_FL_2_the_splash_shows_the_name_the_top_prize_the_price_and_play() -> None:
    stage = Stage()
    stage.splash()
    picture = stage.picture()
    assert "logos/festive_lines_gold" in {seen.what for seen in picture}
    assert {"WIN UP TO", "£50,000", "PLAY"} <= words(picture)
    assert "You are about to play Festive Lines Gold for £2.00" in words(picture)
    assert any("1 in 2.69" in text for text in words(picture))


def test_the_splash_has_a_way_to_the_lobby() -> None:
    stage = Stage()
    lobby = stage.context.doors.lobby()
    stage.open(lobby)
    splash = FestiveLinesStage().splash(stage.context, game())
    assert isinstance(splash, SplashScene)
    stage.stack.follow(Push(splash))
    stage.frame()
    assert (splash.lobby.is_visible, splash.refill.is_visible) == (True, False)
    x, y, width, height = splash.lobby.box
    stage.click(x + width / 2, y + height / 2)
    stage.step(0.2)
    assert stage.top is lobby
    assert stage.journal.count() == 0


def test_FL_2_nothing_is_bought_before_play_is_selected() -> None:
    stage = Stage()
    stage.splash()
    stage.key(pygame.K_1, pygame.K_9, pygame.K_LEFT, pygame.K_TAB)
    stage.click(640, 300)
    stage.click(60, 400)
    stage.step(60, fps=15)
    assert isinstance(stage.top, SplashScene)
    assert (stage.journal.count(), stage.journal.balance) == (0, 500_000)


@pytest.mark.parametrize("how", ["click", "enter", "space", "pad"])
def test_FL_2_play_buys_one_ticket_for_two_pounds(how: str) -> None:
    stage = Stage()
    stage.splash()
    stage.plug_in()
    if how == "click":
        stage.click(*PLAY)
    elif how == "pad":
        stage.button(pygame.CONTROLLER_BUTTON_A)
    else:
        stage.key(pygame.K_RETURN if how == "enter" else pygame.K_SPACE)
    stage.frame()
    assert isinstance(stage.top, FestiveLinesScene)
    assert (stage.journal.count(), stage.journal.balance) == (1, 499_800)
    assert inside(stage.picture(), BALANCE) == ["BALANCE", "£4,998.00"]


def test_FL_2_the_debit_is_on_the_disk_before_the_first_frame_of_the_board(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[tuple[int, list[str]]] = []
    draw = FestiveLinesScene.draw

    def look_first(scene: FestiveLinesScene, canvas: Canvas) -> None:
        copy = tmp_path / f"as the disk has it {len(found)}"
        shutil.copytree(tmp_path / "profile", copy, ignore=shutil.ignore_patterns("*.lock"))
        with Journal.open(copy) as other:
            assert other.notices == ()
            found.append((other.balance, [each.play_number for each in other.rounds()]))
        draw(scene, canvas)

    monkeypatch.setattr(FestiveLinesScene, "draw", look_first)
    with Journal.open(tmp_path / "profile") as journal:
        stage = Stage(journal=journal)
        stage.splash()
        stage.picture()
        assert (found, journal.count()) == ([], 0)
        stage.click(*PLAY)
        stage.frame()
        stage.picture()
        assert isinstance(stage.top, FestiveLinesScene)
        assert found == [(499_800, [stage.top.play.play_number])]


def test_FL_2_thirty_selections_of_play_in_one_frame_buy_one_ticket() -> None:
    stage = Stage()
    stage.splash()
    for _ in range(30):
        stage.click(*PLAY)
        stage.key(pygame.K_RETURN)
    stage.frame()
    assert (stage.journal.count(), stage.journal.balance) == (1, 499_800)
    assert isinstance(stage.top, FestiveLinesScene)
    assert stage.top.play.history == ()


def finished(stage: Stage) -> None:
    """Play a ticket to its end and select FINISH by Enter."""
    stage.play()
    stage.key(pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5, pygame.K_6)
    stage.rest()
    stage.key(pygame.K_RETURN)
    stage.frame()
    assert isinstance(stage.top, SplashScene)
    assert (stage.journal.count(), stage.top.widgets.focused) == (1, None)


@pytest.mark.parametrize("how", ["enter", "space", "click"])
def test_FL_2_a_second_press_meant_for_finish_buys_no_ticket(how: str) -> None:
    stage = Stage(reduced_motion=True)
    finished(stage)
    for _ in range(5):
        if how == "click":
            stage.click(*PLAY)
        else:
            stage.key(pygame.K_RETURN if how == "enter" else pygame.K_SPACE)
        stage.frame(0.1)
    assert isinstance(stage.top, SplashScene)
    assert stage.journal.count() == 1


def test_FL_2_after_a_breath_play_has_the_focus_and_enter_buys_the_next_ticket() -> None:
    stage = Stage(reduced_motion=True)
    finished(stage)
    stage.step(BREATH + 0.05)
    assert isinstance(stage.top, SplashScene)
    assert stage.top.widgets.focused is stage.top.play
    assert not stage.top.is_moving
    stage.key(pygame.K_RETURN)
    stage.frame()
    assert stage.journal.count() == 2


def test_FL_2_without_the_focus_on_play_enter_shows_the_focus_and_buys_nothing() -> None:
    stage = Stage()
    scene = stage.splash()
    assert scene.widgets.focused is scene.play
    stage.click(640, 300)  # beside everything: the focus stays
    stage.click(92, 686)  # sound off, by mouse: no focus is to be seen
    stage.frame()
    assert scene.widgets.focused is None
    stage.key(pygame.K_RETURN)
    stage.frame()
    assert (stage.top, stage.journal.count()) == (scene, 0)
    assert scene.widgets.focused is scene.play
    stage.key(pygame.K_RETURN)
    stage.frame()
    assert stage.journal.count() == 1


def test_ALL_2_a_purchase_that_cannot_be_kept_is_said_and_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = Stage()
    stage.splash()

    def refuse(*_: object) -> int:
        raise JournalUnwritable("buy", "the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(stage.journal, "purchase", refuse)
        stage.click(*PLAY)
        stage.frame()
    assert isinstance(stage.top, MessageDialog)
    assert "the disk is full" in stage.top.text
    assert stage.sounds.heard[-2:] == ["refusal", "dialog_open"]
    stage.step(0.5)
    stage.key(pygame.K_RETURN)
    stage.frame()
    assert isinstance(stage.top, SplashScene)
    assert (stage.journal.count(), stage.journal.balance) == (0, 500_000)
    stage.click(*PLAY)
    stage.frame()
    assert isinstance(stage.top, FestiveLinesScene)
    assert (stage.journal.count(), stage.journal.balance) == (1, 499_800)


def poor(left: int, *, size: tuple[int, int] = (1280, 720)) -> Stage:
    """A splash with so much money left."""
    stage = Stage(size=size, reduced_motion=True)
    bought = Purchase(Order("other", 200), stage.journal.balance - left, "OT1-0000", "", "ab" * 32, "{}")
    stage.journal.settle(stage.journal.purchase(bought), 0)
    stage.splash()
    stage.frame()
    return stage


@pytest.mark.parametrize("left", [0, 199])
def test_FL_2_without_enough_money_the_splash_says_so_with_the_price_and_offers_a_refill(left: int) -> None:
    stage = poor(left)
    splash = stage.top
    assert isinstance(splash, SplashScene)
    seen = words(stage.picture())
    assert "Your balance is too low: a play costs £2.00." in seen
    assert ("REFILL" in seen, "PLAY" in seen) == (True, False)
    assert splash.lobby.is_visible
    assert splash.widgets.focused is splash.refill
    stage.key(pygame.K_ESCAPE)
    stage.frame()
    assert stage.journal.balance == left


@pytest.mark.parametrize("how", ["click", "enter"])
def test_A7_a_refill_from_the_splash_is_asked_for_and_its_press_buys_nothing(how: str) -> None:
    stage = poor(150)
    splash = stage.top
    assert isinstance(splash, SplashScene)

    def select() -> Scene:
        if how == "click":
            stage.click(*PLAY)
        else:
            stage.key(pygame.K_RETURN)
        stage.frame()
        return stage.top

    assert isinstance(select(), MessageDialog)
    stage.step(0.5)
    assert "£4,998.50 of demo money" in " ".join(words(stage.picture()))
    stage.key(pygame.K_ESCAPE)
    stage.step(0.5)
    assert stage.journal.balance == 150
    assert isinstance(select(), MessageDialog)
    stage.step(0.5)
    stage.key(pygame.K_RETURN)
    stage.step(0.2)
    assert stage.journal.balance == 500_000
    assert select() is splash  # a second press that was meant for the refill
    assert stage.journal.balance == 500_000
    seen = words(stage.picture())
    assert {"PLAY", "£4,998.50 of demo money added", "You are about to play Festive Lines Gold for £2.00"} <= seen
    stage.step(BREATH)
    assert splash.widgets.focused is splash.play
    select()
    assert stage.journal.balance == 499_800


@pytest.mark.parametrize("size", [(1280, 720), (800, 600)])
@pytest.mark.parametrize("left", [150, 480_000])
def test_what_the_splash_says_in_the_bar_lies_clear_of_balance_and_lobby(left: int, size: tuple[int, int]) -> None:
    stage = poor(left, size=size)
    lines = [seen for seen in stage.picture() if "a play costs" in seen.what or "You are about" in seen.what]
    assert len(lines) == 1
    x, _, width, _ = lines[0].box
    assert BALANCE[0] + BALANCE[2] < x
    assert x + width < LOBBY[0]
