"""The rules pages: all clauses and numbers, where they come from, and one action to them from everywhere."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
import yaml

from engine.rules.contract import Game
from games import Loaded
from games.mr_monopoly.game import load as load_monopoly
from scenes.lobby.scene import LobbyScene
from scenes.my_games.scene import MyGamesScene
from scenes.rules.layout import BOTTOM, LEFT, TOP
from scenes.rules.line_painting import GAP, OFF, ON, line_picture
from scenes.rules.marks import KINDS, provenance_of
from scenes.rules.pays_page import COUNT, NUMBER, pay_text
from scenes.rules.play_page import parts_of
from scenes.rules.scene import OF_A_GAME, OF_A_SLOT, OF_ALL, OF_ONE, RulesScene
from scenes.rules.tables import tables_of
from scenes.settings.scene import SettingsScene
from tests.scenes.driver import GAME, Picture, Stage, all_games, game, texts
from tests.scenes.pages import SIZES, all_words, click, overlapping_texts, press, texts_outside
from tests.scenes.reading import words as shown_words
from tests.scenes.seen import Seen

GAMES: dict[str, Game] = {each.entry.id: each.game for each in all_games() if each.game is not None}
SLOTS = [name for name, each in GAMES.items() if each.kind == "slot"]
INSTANT_WINS = [name for name in GAMES if name not in SLOTS]
PAGES_OF = {name: OF_A_SLOT if name in SLOTS else OF_A_GAME for name in GAMES}
PAGES = [(name, each) for name, pages in PAGES_OF.items() for each in pages] + [(None, each) for each in OF_ALL]
CLAUSES = {"festive_lines_gold": 15, "christmas_jumper": 17, "mr_monopoly": 21, "jingle_bells": 19}
CLAUSE = re.compile(r"^[A-Z]+-[0-9]+(, [A-Z]+-[0-9]+)*$")
LABELS = {COUNT, NUMBER}
"""How many of a kind, and the number of a line: they name what stands beside them."""
COLUMN_HEAD = ("Rubik-Bold", 13)


def page(stage: Stage, game_id: str | None = GAME, name: str | None = None) -> RulesScene:
    scene = RulesScene(stage.context, game_id)
    stage.open(scene)
    if name is not None:
        scene.show(name)
    return scene


def all_pages(stage: Stage, game_id: str, names: tuple[str, ...]) -> set[str]:
    """All words on some pages of a game."""
    found: set[str] = set()
    for name in names:
        page(stage, game_id, name)
        found |= shown_words(stage.picture())
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game_id", "name"), PAGES)
def test_every_page_draws_at_every_size_with_all_words_in_their_places(
    size: tuple[int, int], game_id: str | None, name: str
) -> None:
    stage = Stage(size=size)
    page(stage, game_id, name)
    stage.draw()
    assert texts_outside(stage.picture()) == []
    if size[0] >= 1280:
        assert overlapping_texts(stage.picture()) == []


@pytest.mark.parametrize("game_id", INSTANT_WINS)
def test_ALL_11_every_prize_stands_there_with_its_odds(game_id: str) -> None:
    stage, figures = Stage(), GAMES[game_id].figures
    page(stage, game_id, "prizes")
    words = [seen.what for seen in stage.picture() if seen.kind == "text"]
    assert len(figures.prizes) >= 20
    for prize, odds in figures.prizes:
        assert prize in words
        assert odds in words
    stated = yaml.safe_load(Path(f"games/{game_id}/game.yaml").read_text(encoding="utf-8"))
    assert {f"1 in {stated['odds']:.2f}", f"{stated['payout']:.2f}%", f"£{stated['top_prize']:,}"} <= set(words)


def test_ALL_11_the_odds_of_the_top_prize() -> None:
    assert game().figures.prizes[0] == ("£50,000.00", "1 in 1,345,000")


def test_ALL_11_overall_odds_payout_and_what_a_game_of_chance_is() -> None:
    stage = Stage()
    page(stage, name="prizes")
    words = all_words(stage.picture())
    assert "1 in 2.69" in words
    assert "70.00%" in words
    page(stage, name="chance")
    words = all_words(stage.picture())
    assert "game of chance" in words
    assert "No skill or judgement is needed" in words
    assert "The outcome is fixed when you buy a play" in words


@pytest.mark.parametrize("game_id", GAMES)
def test_every_clause_of_a_game_is_there_in_plain_words(game_id: str) -> None:
    found = all_pages(Stage(), game_id, ("play", "features") if game_id in SLOTS else ("play",))
    for number in range(1, CLAUSES[game_id] + 1):
        assert f"{GAMES[game_id].code}-{number}" in found, number


def test_FL_1_the_price_and_the_top_prize_stand_in_the_words() -> None:
    assert "A ticket costs £2.00. The top prize is £50,000." in all_pages(Stage(), GAME, ("play",))


def test_ALL_1_to_ALL_11_stand_on_the_page_of_all_games() -> None:
    stage = Stage()
    page(stage, None, "general")
    words = all_words(stage.picture())
    for number in range(1, 12):
        assert re.search(rf"\bALL-{number}\b", words), number


def numbers_without_mark(picture: Picture) -> list[str]:
    """The numbers of a page, and the sentences with numbers in them, that have no mark beside them."""
    marks = [seen for seen in picture if seen.what.startswith("marks/")]
    found = [
        seen for seen in picture
        if seen.kind == "text" and re.search(r"[0-9]", seen.what)
        and seen.place[0] >= LEFT and TOP <= seen.place[1] <= BOTTOM
    ]  # fmt: skip
    return [seen.what for seen in found if not _is_label(seen) and not any(_is_beside(mark, seen) for mark in marks)]


def _is_label(seen: Seen) -> bool:
    style = seen.look[0]
    is_head = (getattr(style, "family", ""), getattr(style, "size", 0)) == COLUMN_HEAD
    is_of_the_person = seen.what.startswith("What a line pays at a stake of")
    return style in LABELS or is_head or is_of_the_person or CLAUSE.match(seen.what) is not None


def _is_beside(mark: Seen, seen: Seen) -> bool:
    """Whether a mark stands at the upper end of a number, or before the first line of a sentence."""
    left, top, wide, _ = seen.box
    line = float(getattr(seen.look[0], "size", 0)) * float(getattr(seen.look[0], "leading", 0))
    first = top + line / 2
    at_its_end = 0 < mark.place[0] - (left + wide) < 12 and -12 < mark.place[1] - first <= 0
    before_it = 0 < left - mark.place[0] < 24 and abs(mark.place[1] - first) < 3
    return at_its_end or before_it


@pytest.mark.parametrize("stake", [None, "highest"])
@pytest.mark.parametrize(("game_id", "name"), [(g, n) for g, n in PAGES if g is not None and n in OF_ONE])
def test_no_number_on_a_page_is_without_the_mark_of_its_source(game_id: str, name: str, stake: str | None) -> None:
    stage = Stage()
    if stake is not None:
        stage.context.stakes[game_id] = GAMES[game_id].stakes[-1]
    page(stage, game_id, name)
    assert numbers_without_mark(stage.picture()) == []
    assert texts_outside(stage.picture()) == []
    assert overlapping_texts(stage.picture()) == []


def test_a_number_without_a_mark_would_be_found() -> None:
    stage = Stage()
    page(stage, name="prizes")
    picture = stage.picture()
    without = tuple(seen for seen in picture if not seen.what.startswith("marks/"))
    assert "1 in 2.69" in numbers_without_mark(without)
    apart = tuple(replace(seen, place=(seen.place[0] + 60, seen.place[1])) for seen in picture if seen not in without)
    assert "1 in 2.69" in numbers_without_mark((*without, *apart))


@pytest.mark.parametrize("game_id", INSTANT_WINS)
def test_the_marks_of_an_instant_win_are_what_its_game_yaml_states(game_id: str) -> None:
    stage, each = Stage(), GAMES[game_id]
    stated = yaml.safe_load(Path(f"games/{game_id}/game.yaml").read_text(encoding="utf-8"))["provenance"]
    assert dict(provenance_of(each)) == stated
    page(stage, game_id, "prizes")
    kinds = {seen.what for seen in stage.picture() if seen.what.startswith("marks/")}
    assert kinds == {"marks/text", "marks/settled", "marks/invented"}  # the last two also stand in the legend
    own, parts = texts().beside(game_id), parts_of(each)
    for key in own.keys():  # noqa: SIM118  texts are no mapping
        named = re.findall(r"{(\w+)}", own(key)) if key.endswith(".text") else []
        for part in named:
            assert part in parts
            assert own(key.removesuffix(".text") + ".mark") == stated[part], key


@pytest.mark.parametrize("game_id", SLOTS)
def test_the_marks_of_a_slot_name_each_source_once(game_id: str) -> None:
    own, each = texts().beside(game_id), GAMES[game_id]
    keys, provenance = own.keys(), provenance_of(each)
    for key in keys:
        if key.endswith(".source"):
            assert own(key) in provenance, key
            assert key.removesuffix(".source") + ".mark" not in keys, key
        if key.endswith(".mark"):
            assert own(key) in KINDS, key
        if key.endswith(".text"):
            assert "{" not in own(key), key  # numbers stand in tables, where each has its mark
    for name in ("awards", "returns"):
        assert tables_of(own, name, each.stated(100), provenance)  # type: ignore[attr-defined]  every slot states its rows


@pytest.mark.parametrize("stake", [20, 200, 5000])
@pytest.mark.parametrize("game_id", SLOTS)
def test_every_row_that_a_slot_states_stands_on_its_pages_at_the_chosen_stake(game_id: str, stake: int) -> None:
    stage, each = Stage(), GAMES[game_id]
    stage.context.stakes[game_id] = stake
    found = all_pages(stage, game_id, OF_A_SLOT)
    for key, numbers in each.stated(stake).items():  # type: ignore[attr-defined]  every slot states its rows
        assert {number.replace("x", "×") for number in numbers} <= found, key
    for symbol, pays in each.pays(stake).items():  # type: ignore[attr-defined]  every slot tells its pays
        assert {pay_text(pay) for pay in pays} <= found, symbol


def test_large_pays_leave_out_the_pence_that_they_do_not_have() -> None:
    assert [pay_text(pay) for pay in (30, 99_999, 100_000, 250_050)] == ["£0.30", "£999.99", "£1,000", "£2,500.50"]


@pytest.mark.parametrize("game_id", SLOTS)
def test_returns_and_frequencies_are_those_of_game_yaml(game_id: str) -> None:
    stated = yaml.safe_load(Path(f"games/{game_id}/game.yaml").read_text(encoding="utf-8"))
    found = all_pages(Stage(), game_id, OF_A_SLOT)
    declared = stated["declared"]
    for rate in declared["rtp"].values():
        assert f"{rate * 100:.2f}%" in found
    for name in ("any_win", "line_hit"):
        assert f"1 in {1 / declared[name]:.2f}" in found
    most = stated.get("win_cap") or declared["most"]
    assert f"{most:,}×" in found
    for mode in stated["modes"].values():
        assert f"{mode['cost']}×" in found


def test_MM_3_MM_13_how_often_features_come_agrees_with_the_exact_maths() -> None:
    from games.mr_monopoly.report import exact_report

    base = exact_report(load_monopoly()).modes["base"].rates
    stated = load_monopoly().stated(100)
    assert stated["mr_monopoly_lands"] == (f"1 in {float(1 / base['Mr. Monopoly lands']):.2f}",)
    assert stated["free_spins"] == (f"1 in {float(1 / base['Free Spins']):.0f}",)


def unproven(tmp_path: Path) -> Loaded:
    """Mr. Monopoly with a number that was changed after its figures had been computed."""
    text = Path("games/mr_monopoly/game.yaml").read_text(encoding="utf-8")
    changed = tmp_path / "game.yaml"
    changed.write_text(text.replace("chance: 22423", "chance: 22424"), encoding="utf-8")
    entry = next(each.entry for each in all_games() if each.entry.id == "mr_monopoly")
    return Loaded(entry, load_monopoly(changed), None)


def test_a_game_whose_figures_are_not_proven_says_so_on_its_card_and_on_every_page(tmp_path: Path) -> None:
    stage = Stage()
    stage.context.games = (unproven(tmp_path),)
    for name in OF_A_SLOT:
        page(stage, "mr_monopoly", name)
        assert texts()("rules.not_proven") in shown_words(stage.picture())
        assert overlapping_texts(stage.picture()) == []
    stage.open(LobbyScene(stage.context))
    assert texts()("lobby.not_proven") in shown_words(stage.picture())
    stage.context.games = all_games()
    stage.open(LobbyScene(stage.context))
    assert texts()("lobby.not_proven") not in shown_words(stage.picture())


@pytest.mark.parametrize("game_id", GAMES)
def test_no_number_of_the_game_stands_in_its_words(game_id: str) -> None:
    own = texts().beside(game_id)
    sentences = [own(key) for key in own.keys() if key.endswith(".text")]  # noqa: SIM118  texts are no mapping
    assert len(sentences) >= CLAUSES[game_id]
    found = {number for each in sentences for number in re.findall(r"\d+", each.replace("4 CORNER BONUS", ""))}
    assert found <= ({"0"} if game_id == "christmas_jumper" else set())  # "at 0 picks" names what the screen shows


def test_a_pay_line_is_drawn_through_the_cells_that_it_names() -> None:
    line, rows = (1, 2, 4, 3), 4
    picture = line_picture(line, rows, (400, 400))
    across = 400 / (4 - GAP)
    for reel, lit in enumerate(line):
        for row in range(1, rows + 1):
            below_its_middle = (round((reel + 0.42) * across), round((row - 1 + 0.76) * across))
            seen = picture.get_at(below_its_middle)[:3]
            expected = ON if row == lit else OFF
            assert all(abs(a - b) < 12 for a, b in zip(seen, expected, strict=True)), (reel, row, seen)


@pytest.mark.parametrize("game_id", SLOTS)
def test_every_pay_line_has_its_picture_and_its_number(game_id: str) -> None:
    stage = Stage()
    page(stage, game_id, "pays")
    picture = stage.picture()
    lines = GAMES[game_id].numbers.lines.lines  # type: ignore[attr-defined]  every slot has its lines
    assert len([seen for seen in picture if seen.kind == "surface"]) == len(lines) == 20
    assert {str(number) for number in range(1, 21)} <= shown_words(picture)


def test_B7_the_page_states_version_and_digest_of_the_numbers() -> None:
    stage = Stage()
    page(stage, name="chance")
    words = all_words(stage.picture())
    assert game().digest in words
    assert f"version {game().version}" in words


def test_B8_the_page_says_what_a_malfunction_does() -> None:
    stage = Stage()
    page(stage, name="chance")
    assert "A malfunction voids all pays of a play." in all_words(stage.picture())


def test_B1_rules_are_one_action_away_from_every_page() -> None:
    for kind in (LobbyScene, MyGamesScene, SettingsScene):
        for key in (pygame.K_i, pygame.K_F1):
            stage = Stage()
            scene = kind(stage.context)
            stage.open(scene)
            press(stage, key)
            assert isinstance(stage.top, RulesScene)
            press(stage, pygame.K_ESCAPE)
            assert stage.top is scene


def test_the_rules_of_all_games_lead_to_those_of_each() -> None:
    stage = Stage()
    general = page(stage, None)
    tab = next(each for each in general.widgets.widgets if each.label == "Festive Lines Gold")
    click(stage, tab)
    assert isinstance(stage.top, RulesScene)
    assert stage.top.game is game()
    press(stage, pygame.K_ESCAPE)
    assert stage.top is general


def test_pages_turn_by_mouse_by_focus_and_by_page_keys() -> None:
    stage = Stage()
    scene = page(stage)
    click(stage, scene.tabs[2])
    assert scene.page == "chance"
    press(stage, pygame.K_PAGEDOWN, pygame.K_PAGEDOWN)
    assert scene.page == "controls"
    press(stage, pygame.K_HOME)
    assert scene.page == "play"
    press(stage, pygame.K_TAB, pygame.K_UP, pygame.K_RETURN)  # from the tab that was clicked
    assert scene.page == "prizes"


def test_close_back_and_escape_go_back() -> None:
    for way in ("close", "back", "escape"):
        stage = Stage()
        lobby = LobbyScene(stage.context)
        stage.open(lobby)
        press(stage, pygame.K_i)
        scene = stage.top
        assert isinstance(scene, RulesScene)
        if way == "escape":
            press(stage, pygame.K_ESCAPE)
        else:
            click(stage, scene.close if way == "close" else scene.back)
        assert stage.top is lobby


def test_a_steady_frame_makes_no_surface() -> None:
    stage = Stage()
    page(stage)
    stage.draw()
    made = stage.tools.surfaces_made
    assert stage.draw().draws == stage.draw().draws
    assert stage.tools.surfaces_made == made


@pytest.mark.parametrize("game_id", SLOTS)
def test_ALL_9_in_gb_the_pages_of_a_slot_name_nothing_that_is_not_sold(game_id: str) -> None:
    demo, gb, each = Stage(), Stage(market="gb"), GAMES[game_id]
    everywhere = all_pages(gb, game_id, OF_A_SLOT)
    told = " ".join(everywhere).lower()
    for word in ("buying", "feature buy", "for its price", "quick spin", "slam"):
        assert word not in told, word
    stated = each.stated(gb.context.stakes.get(game_id, 100))  # type: ignore[attr-defined]  every slot states its rows
    base, *buys = each.modes
    assert stated[f"rtp_{base.id}"][0] in everywhere
    for mode in buys:
        assert f"Buy {mode.title}" not in everywhere
        assert stated[f"rtp_{mode.id}"][0] in all_pages(demo, game_id, OF_A_SLOT)
        assert not set(stated[f"cost_{mode.id}"]) <= everywhere
    assert stated[f"cost_{base.id}"][1] in everywhere


@pytest.mark.parametrize("game_id", SLOTS)
def test_ALL_9_in_gb_the_pages_state_a_stake_that_is_sold_there(game_id: str) -> None:
    stage = Stage(market="gb")
    stage.context.stakes[game_id] = 5_000  # chosen before the profile was changed
    assert page(stage, game_id).stake == 100


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game_id", "name"), PAGES)
def test_ALL_9_in_gb_every_page_has_all_words_in_their_places(
    size: tuple[int, int], game_id: str | None, name: str
) -> None:
    stage = Stage(size=size, market="gb")
    page(stage, game_id, name)
    assert texts_outside(stage.picture()) == []
    if size[0] >= 1280:
        assert overlapping_texts(stage.picture()) == []


@pytest.mark.parametrize("size", SIZES)
def test_the_games_to_choose_from_have_letters_of_one_size(size: tuple[int, int]) -> None:
    stage = Stage(size=size)
    page(stage, None)
    titles = {each.title for each in GAMES.values()}
    looks = {seen.look[0] for seen in stage.picture() if seen.kind == "text" and seen.what in titles}
    assert len({getattr(style, "size", 0) for style in looks}) == 1
