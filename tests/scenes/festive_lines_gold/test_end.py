"""The end of a play: message, FINISH, settlement, and how loudly it is celebrated (FL-11, ALL-3, ALL-8)."""

import pygame
import pytest

from engine.stage.canvas import Canvas
from scenes.common.end_message import EndMessage
from scenes.common.status_strip import HEIGHT
from scenes.dialogs.message import MessageDialog
from scenes.festive_lines_gold.layout import pudding_centre
from scenes.festive_lines_gold.scene import FestiveLinesScene
from scenes.splash.scene import SplashScene
from tests.scenes.driver import Stage
from tests.scenes.reading import words
from tests.scenes.seen import Seen
from tests.scenes.tickets import CORNERS, CROSS, FIVE_LINES, LOSER, line

QUIET = {"prize_quiet", "no_prize"}
LOUD = {"win_nice", "win_big", "win_huge", "win_jackpot"}
LEVEL_WORDS = {"NICE WIN", "BIG WIN", "HUGE WIN", "TOP PRIZE"}


def played(
    ticket: dict[str, object], *, reduced_motion: bool = False, size: tuple[int, int] = (1280, 720)
) -> tuple[Stage, FestiveLinesScene]:
    """A play with all six puddings selected, not yet shown."""
    stage = Stage(reduced_motion=reduced_motion, size=size)
    scene = stage.play(ticket)
    for place in range(1, 7):
        stage.click(*pudding_centre(place))
    stage.frame()
    return stage, scene


def message_of(scene: FestiveLinesScene) -> EndMessage:
    assert scene.end is not None
    return scene.end


def test_FL_11_enter_finishes_after_a_look_at_the_game_by_mouse() -> None:
    stage, scene = played(LOSER)
    stage.rest()
    message = message_of(scene)
    for button in (message.show, message.back):
        x, y, width, height = button.box
        stage.click(x + width / 2, y + height / 2)
        stage.step(0.3)
    assert message.is_shown
    stage.key(pygame.K_RETURN)
    stage.step(0.3)
    assert stage.journal.open_round("festive_lines_gold") is None


def middle_of(stage: Stage, text: str) -> Seen:
    return next(seen for seen in stage.picture() if seen.what == text)


def press(stage: Stage, text: str) -> None:
    stage.click(*middle_of(stage, text).place)
    stage.frame()


def test_FL_11_the_message_shows_the_amount_in_the_middle_and_finish_below_it() -> None:
    stage, scene = played(CROSS)
    stage.rest()
    picture = stage.picture()
    assert {"You have won", "£15.00", "FINISH", scene.play.play_number} <= words(picture)
    amount = next(seen for seen in picture if seen.what == "£15.00" and seen.place[1] < 500)
    assert amount.kind == "amount"
    assert abs(amount.place[0] - 640) < 2
    assert amount.place[1] < middle_of(stage, "FINISH").place[1]
    panel = next(seen for seen in picture if seen.what == "dialogs/win")
    assert abs(panel.place[0] - 640) < 1
    assert abs(panel.place[1] - 360) < 20


def test_FL_11_ALL_8_without_a_prize_the_message_says_so_and_shows_no_amount() -> None:
    stage, _ = played(LOSER)
    stage.rest()
    picture = stage.picture()
    assert "No prize this time" in words(picture)
    first = next(place for place, seen in enumerate(picture) if seen.what == "dialogs/none")
    assert not [seen for seen in picture[first:] if "£" in seen.what and seen.place[1] > HEIGHT]
    assert "You have won" not in words(picture)
    assert "FINISH" in words(picture)


@pytest.mark.parametrize("size", [(1280, 720), (900, 1000), (1600, 700)])
@pytest.mark.parametrize("ticket", [LOSER, CROSS])
def test_the_message_comes_down_from_the_edge_of_the_window(ticket: dict[str, object], size: tuple[int, int]) -> None:
    stage, scene = played(ticket, size=size)
    while scene.end is None:
        stage.frame(1 / 120)

    def bottom() -> int:
        canvas = Canvas(stage.view, stage.tools)
        message_of(scene).draw(canvas)
        return max(place[1] + place[3] for _, place, *_ in canvas.draws)

    assert bottom() < 0.2 * size[1]
    assert message_of(scene).share < 0.2
    stage.rest()
    assert bottom() > 0.5 * size[1]


def test_FL_11_the_message_comes_only_when_all_is_shown() -> None:
    stage, scene = played(CROSS)
    while scene.end is None:
        stage.frame(1 / 60)
        assert scene.conductor.is_moving or scene.end is not None
    assert scene.board.is_ended
    assert scene.board.shown_won == 1500


def test_FL_11_nothing_but_finish_completes_the_play() -> None:
    stage, scene = played(CROSS)
    stage.rest()
    stage.click(200, 300)
    stage.key(pygame.K_5, pygame.K_ESCAPE)
    stage.frame()
    stage.key(pygame.K_ESCAPE)
    stage.frame()
    stage.step(120, fps=15)
    assert stage.top is scene
    assert stage.journal.rounds()[0].state == "open"
    assert stage.journal.balance == 499_800
    press(stage, "SHOW GAME")
    stage.step(1)
    assert "FINISH" not in words(stage.picture())
    press(stage, "BACK TO MESSAGE")
    assert "FINISH" in words(stage.picture())
    assert stage.journal.rounds()[0].state == "open"


@pytest.mark.parametrize("how", ["click", "enter", "space", "pad"])
def test_FL_11_ALL_3_the_prize_is_credited_exactly_at_finish(how: str) -> None:
    stage, _ = played(CROSS)
    states: list[tuple[str, int]] = []
    stage.each_frame.append(lambda: states.append((stage.journal.rounds()[0].state, stage.journal.balance)))
    stage.rest(fps=20)
    assert set(states) == {("open", 499_800)}
    stage.plug_in()
    if how == "click":
        stage.click(*middle_of(stage, "FINISH").place)
    elif how == "pad":
        stage.button(pygame.CONTROLLER_BUTTON_A)
    else:
        stage.key(pygame.K_RETURN if how == "enter" else pygame.K_SPACE)
    stage.frame()
    assert states[-1] == ("settled", 501_300)
    assert isinstance(stage.top, SplashScene)
    assert stage.journal.rounds()[0].prize == 1500
    assert stage.journal.rounds()[0].actions[-1] == "finish"


def test_FL_11_thirty_selections_of_finish_in_one_frame_credit_once() -> None:
    stage, _ = played(CROSS)
    stage.rest()
    place = middle_of(stage, "FINISH").place
    for _ in range(30):
        stage.click(*place)
    stage.frame()
    stage.step(1)
    assert stage.journal.balance == 501_300
    assert stage.journal.count() == 1


def test_FL_11_finish_selected_on_the_way_completes_only_what_was_shown() -> None:
    """Enter during the finale shows the rest at once, then the whole amount, and only then selects FINISH."""
    stage, scene = played(CROSS)
    while not scene.conductor.finale_runs:
        stage.frame(1 / 60)
    presses = 0
    while isinstance(stage.top, FestiveLinesScene):
        stage.key(pygame.K_RETURN)
        stage.frame(1 / 60)
        presses += 1
        if scene.end is not None and stage.top is scene:
            assert scene.board.shown_won == 1500
    assert presses in {2, 3}
    assert stage.journal.balance == 501_300


@pytest.mark.parametrize(("ticket", "level", "word"), [
    (line(2), "prize_quiet", ""), (line(3), "win_nice", ""), (line(20), "win_big", "BIG WIN"),
    (line(100), "win_huge", "HUGE WIN"), (line(50_000), "win_jackpot", "TOP PRIZE"), (LOSER, "no_prize", ""),
])  # fmt: skip
def test_ALL_8_the_ending_is_as_loud_as_the_win_is_above_the_cost(
    ticket: dict[str, object], level: str, word: str
) -> None:
    stage, scene = played(ticket)
    flew: set[str] = set()
    stage.each_frame.append(lambda: flew.update(_showers(scene)))
    stage.rest(fps=30)
    assert LOUD.isdisjoint(stage.sounds.heard) or level in LOUD
    assert [name for name in stage.sounds.heard if name.startswith("win_") or name in QUIET] == [level]
    assert words(stage.picture()) & LEVEL_WORDS == ({word} if word else set())
    assert bool(flew) == (level in LOUD)
    rays = "effects/rays" in {seen.what for seen in stage.picture()}
    assert rays == bool(word)


def _showers(scene: FestiveLinesScene) -> set[str]:
    pictures = {name for burst in scene.motion.particles.bursts for name in burst.recipe.pictures}
    return {name for name in pictures if "confetti" in name or "coin" in name}


def test_ALL_8_a_win_of_two_pounds_on_two_pounds_is_gold_and_quiet_to_the_last() -> None:
    stage, scene = played(line(2))
    flew: set[str] = set()
    stage.each_frame.append(lambda: flew.update(_showers(scene)))
    stage.rest()
    assert {"You have won", "£2.00"} <= words(stage.picture())
    assert "line_gold1" in stage.sounds.heard
    assert flew == set()
    assert not LOUD & set(stage.sounds.heard)
    assert message_of(scene).level.name == "quiet"


@pytest.mark.parametrize("ticket", [line(50_000), CROSS])
def test_reduced_motion_throws_nothing_and_pays_the_same(ticket: dict[str, object]) -> None:
    stage, scene = played(ticket, reduced_motion=True)
    flew: set[int] = set()
    stage.each_frame.append(lambda: flew.add(len(scene.motion.particles)))
    stage.rest(fps=30)
    assert flew == {0}
    stage.key(pygame.K_RETURN)
    stage.frame()
    assert stage.journal.balance == 499_800 + scene.play.prize


def test_the_way_to_the_message_is_equally_long_whatever_the_lines_pay() -> None:
    def length(ticket: dict[str, object]) -> float:
        stage, scene = played(ticket)
        began = stage.clock()
        while scene.end is None:
            stage.frame(1 / 240)
        return round(stage.clock() - began, 2)

    assert length(line(2)) == length(line(3)) == length(line(100)) == length(line(50_000))
    assert length(line(2)) < length(FIVE_LINES)


def test_a_play_that_wins_nothing_does_not_betray_it_before_the_lines_would_turn_gold() -> None:
    """Up to the moment at which a first line turns gold, a loser and a winner sound and take the same."""
    stage, scene = played(LOSER)
    other, winner = played(line(50_000))
    began = stage.clock()
    for _ in range(600):
        stage.frame(1 / 60)
        other.frame(1 / 60)
        if any(tag.is_gold for tag in winner.board.rows):
            break
    assert scene.conductor.is_moving or scene.end is not None
    kinds = ("pudding_squash", "pudding_burst", "symbol_appear", "tile_match1", "tile_match4")
    ours = [(round(t - began, 3), n) for t, n in stage.sounds.times if n in kinds]
    theirs = [(round(t - began, 3), n) for t, n in other.sounds.times if n in kinds]
    assert ours == theirs


def test_the_end_message_stays_usable_when_settling_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    from engine.journal.errors import JournalUnwritable

    stage, scene = played(CORNERS)
    stage.rest()

    def refuse(*_: object) -> None:
        raise JournalUnwritable("settle", "the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(stage.journal, "settle", refuse)
        press(stage, "FINISH")
        assert isinstance(stage.top, MessageDialog)
        assert "the disk is full" in stage.top.text
        assert stage.journal.balance == 499_800
        stage.step(0.5)
        press(stage, "GO ON")
        assert stage.top is scene
        press(stage, "FINISH")  # still full
        assert isinstance(stage.top, MessageDialog)
        stage.step(0.5)
        press(stage, "GO ON")
    press(stage, "FINISH")
    assert isinstance(stage.top, SplashScene)
    assert stage.journal.balance == 499_800 + 2000
    assert stage.journal.rounds()[0].actions.count("finish") == 1
