"""My Games: thousands of rows, filter, search, detail, replay, copying, and plays that are open or void."""

from __future__ import annotations

import json

import pygame
import pytest

from engine.journal.journal import Journal
from engine.journal.records import Mark, Purchase
from engine.journal.settings import Market
from engine.rules.contract import Order
from scenes.festive_lines_gold.scene import FestiveLinesScene
from scenes.my_games.pages import MOST, HistoryPages
from scenes.my_games.scene import MyGamesScene
from tests.scenes.driver import GAME, Stage, texts
from tests.scenes.pages import SIZES, all_words, click, overlapping_texts, press, texts_outside

COPY_TEXT = "scenes.my_games.scene.copy_text"


def page(stage: Stage) -> MyGamesScene:
    scene = MyGamesScene(stage.context)
    stage.open(scene)
    return scene


def finish(stage: Stage, *, seed: bytes | None = None, mark: Mark = "") -> str:
    """Buy a play and take it to its end; its play number."""
    play = stage.context.desk.buy(Order(GAME, 200), seed=seed, mark=mark)
    while not play.is_over:
        play.take(play.actions[0])
    return play.play_number


def long_history(count: int) -> Journal:
    """A journal with many settled rounds of two games, their play numbers counting up."""
    journal = Journal.in_memory()
    for number in range(1, count + 1):
        game = GAME if number % 5 else "another_game"
        bought = Purchase(Order(game, 1), 1, f"FL1-{number:05}", "", "00", json.dumps({"prize": 1}))
        journal.settle(journal.purchase(bought), 1)
    return journal


def visible_words(stage: Stage, scene: MyGamesScene) -> str:
    """The words in the list that are inside of its box."""
    x, y, width, height = scene.list.box
    return "\n".join(
        seen.what for seen in stage.picture()
        if seen.kind == "text" and x <= seen.place[0] <= x + width and y <= seen.place[1] <= y + height
    )  # fmt: skip


@pytest.fixture(scope="module")
def thousands() -> Journal:
    return long_history(5000)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("plays", [0, 1, 4])
def test_it_draws_at_every_size_with_all_words_in_their_places(size: tuple[int, int], plays: int) -> None:
    stage = Stage(size=size)
    for number in range(plays):
        finish(stage, seed=bytes([number] * 12) if number % 2 else None)
    scene = page(stage)
    stage.draw()
    assert texts_outside(stage.picture()) == []
    if plays:
        press(stage, pygame.K_TAB, pygame.K_RETURN)
        stage.rest()
        assert scene.detail is not None
        stage.draw()
        if size[0] >= 1280:
            assert overlapping_texts(stage.picture()) == []
    else:
        assert texts()("my_games.empty") in all_words(stage.picture())


def test_A8_five_thousand_rows_are_paged_and_never_loaded_as_a_whole(
    thousands: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = Stage(journal=thousands)
    read: list[int] = []
    rounds = Journal.rounds

    def counted(journal: Journal, game: str | None = None, *, offset: int = 0, limit: int = 50) -> object:
        read.append(limit)
        return rounds(journal, game, offset=offset, limit=limit)

    monkeypatch.setattr(Journal, "rounds", counted)
    scene = page(stage)
    assert "FL1-05000" in visible_words(stage, scene)
    press(stage, pygame.K_TAB, pygame.K_END)
    stage.rest()
    assert "FL1-00001" in visible_words(stage, scene)
    assert "4,990 to 5,000 of 5,000" in all_words(stage.picture())
    press(stage, pygame.K_HOME, pygame.K_PAGEDOWN)
    stage.rest()
    assert "FL1-04990" in visible_words(stage, scene)
    assert sum(read) <= 500


def test_the_pages_that_are_kept_stay_few(thousands: Journal) -> None:
    pages = HistoryPages(thousands)
    numbers = [stored.play_number for place in range(0, 5000, 37) if (stored := pages.at(place))]
    assert numbers == [f"FL1-{5000 - place:05}" for place in range(0, 5000, 37)]
    assert len(pages._pages) <= MOST
    assert pages.at(5000) is None


def test_the_wheel_and_the_bar_scroll(thousands: Journal) -> None:
    stage = Stage(journal=thousands)
    scene = page(stage)
    x, y, width, height = scene.list.box
    stage.click(x + width - 5, y + height / 2)
    stage.frame()
    assert 0.45 < scene.list.scrolling.offset / scene.list.scrolling.furthest < 0.55
    before = scene.list.scrolling.offset
    stage.queue(pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=1.0, flipped=False)
    stage.rest()
    assert scene.list.scrolling.offset < before


def test_a_filter_shows_one_game(thousands: Journal) -> None:
    stage = Stage(journal=thousands)
    scene = page(stage)
    click(stage, scene.chips[GAME])
    assert scene.pages.count == 4000
    assert "FL1-05000" not in visible_words(stage, scene)
    assert "FL1-04999" in visible_words(stage, scene)
    click(stage, scene.chips[None])
    assert scene.pages.count == 5000


def test_ALL_4_a_play_is_found_by_its_number_however_it_is_written() -> None:
    stage = Stage()
    wanted = finish(stage, seed=bytes(12))
    finish(stage)
    scene = page(stage)
    click(stage, scene.search)
    assert scene.wants_text
    stage.controls.typing = True
    stage.queue(pygame.TEXTINPUT, text=wanted.lower().replace("-", " "))
    stage.frame()
    press(stage, pygame.K_RETURN)
    assert scene.pages.count == 1
    assert scene.opened is not None
    assert scene.opened.play_number == wanted
    click(stage, scene.chips[None])
    assert (scene.pages.count, scene.opened) == (2, None)


@pytest.mark.parametrize(("text", "said"), [("FL1-NONSENSE", "no play number"), ("", "")])
def test_what_is_no_play_number_is_said(text: str, said: str) -> None:
    stage = Stage()
    finish(stage)
    scene = page(stage)
    if text:
        scene.find(text)
    assert said in scene.toast.text
    assert scene.pages.count == 1
    assert scene.opened is None


def test_ALL_4_a_play_number_of_another_machine_shows_that_play_again_and_costs_nothing() -> None:
    other = Stage()
    number = finish(other)
    stage = Stage()
    scene = page(stage)
    scene.find(number)
    stage.step(0.1)
    shown = stage.top
    assert isinstance(shown, FestiveLinesScene)
    assert shown.play.is_replay
    assert shown.play.round.book == other.context.desk.replay(other.journal.rounds()[0]).round.book
    assert stage.journal.balance == 500_000
    assert stage.journal.count() == 0


def test_F4_the_detail_tells_what_happened_when_and_what_it_did_to_the_balance() -> None:
    stage = Stage()
    finish(stage, seed=bytes(range(12)))
    stored = stage.journal.rounds()[0]
    scene = page(stage)
    press(stage, pygame.K_TAB, pygame.K_RETURN)
    stage.rest()
    words = all_words(stage.picture())
    assert "Pick 1: pudding 1 reveals" in words
    assert "Pick 6: pudding 6 reveals" in words
    assert f"Balance £5,000.00, then £{stored.balance_after / 100:,.2f}" in words
    assert "Bought " in words
    assert "Settled " in words
    assert scene.detail is not None
    assert scene.detail.pictures
    press(stage, pygame.K_RETURN)
    assert scene.opened is None


def test_ALL_7_a_forced_or_seeded_play_says_so_and_is_not_counted() -> None:
    stage = Stage()
    finish(stage, seed=bytes(12))
    page(stage)
    words = all_words(stage.picture())
    assert "SEEDED" in words
    assert "not counted" in words


def test_ALL_4_a_replay_shows_the_play_again_and_moves_no_money() -> None:
    stage = Stage()
    finish(stage)
    before = (stage.journal.balance, stage.journal.count())
    scene = page(stage)
    press(stage, pygame.K_TAB, pygame.K_RETURN)
    stage.rest()
    click(stage, scene.replay)
    assert isinstance(stage.top, FestiveLinesScene)
    stage.step(40, fps=20)
    press(stage, pygame.K_RETURN)  # FINISH
    assert stage.top is scene
    assert (stage.journal.balance, stage.journal.count()) == before


@pytest.mark.parametrize("market", ["demo", "gb"])
def test_a_replay_can_be_left_at_any_time(market: Market) -> None:
    stage = Stage(market=market)
    finish(stage)
    before = (stage.journal.balance, stage.journal.count())
    scene = page(stage)
    press(stage, pygame.K_TAB, pygame.K_RETURN)
    stage.rest()
    click(stage, scene.replay)
    shown = stage.top
    assert isinstance(shown, FestiveLinesScene)
    stage.step(2)
    words = all_words(stage.picture())
    assert texts()("hud.end_replay") in words
    assert texts()("hud.reveal_all") not in words
    click(stage, shown.hud.leave)
    assert stage.top is scene
    assert (stage.journal.balance, stage.journal.count()) == before


def test_a_play_that_is_no_replay_is_not_left_by_a_button() -> None:
    stage = Stage()
    stage.play()
    stage.step(0.5)
    assert texts()("hud.end_replay") not in all_words(stage.picture())


def test_the_buttons_of_the_detail_are_reached_by_keyboard() -> None:
    stage = Stage()
    finish(stage)
    scene = page(stage)
    press(stage, pygame.K_TAB, pygame.K_RETURN)
    stage.rest()
    press(stage, pygame.K_TAB)
    assert scene.replay.is_focused
    press(stage, pygame.K_TAB)
    assert scene.copy.is_focused


def test_the_play_number_is_copied_and_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = Stage()
    number = finish(stage)
    scene = page(stage)
    scene.toggle(0)
    copied: list[str] = []

    def copy_text(text: str) -> bool:
        copied.append(text)
        return len(copied) == 1

    monkeypatch.setattr(COPY_TEXT, copy_text)
    stage.frame()
    click(stage, scene.copy)
    assert copied == [number]
    assert scene.toast.text == texts()("my_games.copied")
    click(stage, scene.copy)
    assert number in scene.toast.text


def test_F2_an_open_play_is_gone_on_with() -> None:
    stage = Stage()
    stage.buy()
    scene = page(stage)
    assert texts()("my_games.states.open") in all_words(stage.picture())
    scene.toggle(0)
    stage.rest()
    assert texts()("my_games.open_about") in all_words(stage.picture())
    click(stage, scene.replay)
    assert isinstance(stage.top, FestiveLinesScene)
    assert not stage.top.play.is_replay


def test_F3_a_void_play_says_why_and_that_its_price_was_given_back() -> None:
    stage = Stage()
    stage.buy()
    stage.context.desk.void(GAME, "Its book cannot be read.")
    scene = page(stage)
    assert "Void, £2.00" in all_words(stage.picture())
    scene.toggle(0)
    stage.rest()
    assert "Its book cannot be read." in all_words(stage.picture())
    assert not scene.replay.is_enabled


def test_a_play_of_a_game_that_cannot_be_loaded_is_listed_all_the_same(thousands: Journal) -> None:
    stage = Stage(journal=thousands)
    scene = page(stage)
    scene.toggle(0)
    stage.rest()
    assert texts()("my_games.game_missing") in all_words(stage.picture())
    assert not scene.replay.is_enabled


def test_a_steady_frame_makes_no_surface() -> None:
    stage = Stage()
    finish(stage)
    scene = page(stage)
    scene.toggle(0)
    stage.rest()
    stage.draw()
    made = stage.tools.surfaces_made
    assert stage.draw().draws == stage.draw().draws
    assert stage.tools.surfaces_made == made


def test_B13_opened_and_closed_a_hundred_times_the_page_stays_right() -> None:
    stage = Stage()
    finish(stage)
    scene = page(stage)
    for _ in range(100):
        scene.toggle(0)
        stage.frame(1 / 60)
        stage.draw()
    assert scene.opened is None
