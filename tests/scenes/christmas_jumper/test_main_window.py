"""The splash and the main window: numbers, matches, the tree (CJ-2 to CJ-8)."""

from __future__ import annotations

import pytest

from engine.rules.contract import Continue, Pick
from scenes.christmas_jumper.board import TreeAt
from scenes.christmas_jumper.layout import CENTRE, HOLDER_WORDS, TREE, YOUR_PANEL, your_centre
from scenes.common.hud import BALANCE, WON
from scenes.splash.scene import PLAY_BOX
from tests.scenes.christmas_jumper.reading import motif, tag
from tests.scenes.christmas_jumper.table import MOTIFS, Table
from tests.scenes.christmas_jumper.tickets import LOSER, LOST_BONUS, MATCH, THREE_LISTS, TWICE
from tests.scenes.reading import inside, words

NOTE = "Match any of the WINNING NUMBERS to any of YOUR NUMBERS to win PRIZE."
LOUD = {"win_nice", "win_big", "win_huge", "win_jackpot"}


def test_CJ_2_the_splash_shows_the_name_the_top_prize_the_price_and_play() -> None:
    table = Table()
    table.open_splash()
    picture = table.picture()
    assert "logos/christmas_jumper" in {seen.what for seen in picture}
    assert {"WIN UP TO", "£50,000", "PLAY"} <= words(picture)
    assert "You are about to play Christmas Jumper for £2.00" in words(picture)
    assert any("1 in 2.62" in text for text in words(picture))


def test_CJ_2_play_is_the_purchase() -> None:
    table = Table()
    table.open_splash()
    table.step(1)
    assert table.journal.balance == 500_000
    table.click(PLAY_BOX[0] + 40, PLAY_BOX[1] + 30)
    table.frame()
    table.rest()
    assert table.journal.balance == 499_800
    assert inside(table.picture(), BALANCE) == ["BALANCE", "£4,998.00"]


def test_CJ_3_five_snowflakes_twelve_patches_and_the_word_prize() -> None:
    table = Table()
    table.table(LOSER)
    picture = table.picture()
    assert {"WINNING NUMBERS", "YOUR NUMBERS", NOTE} <= words(picture)
    assert [motif(picture, pick.what, pick.place) for pick in MOTIFS] == ["closed"] * 17
    assert [tag(picture, place) for place in range(1, 13)] == ["PRIZE"] * 12
    assert not [text for text in inside(picture, YOUR_PANEL) if "£" in text]


def test_CJ_4_the_holder_asks_for_a_tree() -> None:
    table = Table()
    table.table(THREE_LISTS)
    picture = table.picture()
    assert inside(picture, HOLDER_WORDS) == ["Reveal a", "to unlock", "BONUS GAME."]
    names = [seen.what for seen in picture]
    assert "jumper/tree_inline" in names
    assert "jumper/tree_holder" in names
    assert "jumper/tree" not in names


def test_CJ_5_the_kth_motif_of_a_panel_shows_its_kth_number_whichever_it_is() -> None:
    table = Table()
    scene = table.table(LOSER)
    table.select(scene, Pick("number", 12), Pick("winning", 3), Pick("number", 4), Pick("winning", 1))
    picture = table.picture()
    assert (motif(picture, "number", 12), tag(picture, 12)) == ("1", "£2")
    assert (motif(picture, "number", 4), tag(picture, 4)) == ("2", "£3")
    assert (motif(picture, "winning", 3), motif(picture, "winning", 1)) == ("3", "8")
    assert motif(picture, "winning", 2) == motif(picture, "number", 1) == "closed"


def test_CJ_6_both_halves_and_the_amount_turn_gold_when_the_second_half_shows_and_not_before() -> None:
    table = Table()
    scene = table.table(MATCH)
    table.select(scene, *(Pick("winning", place) for place in range(1, 6)), Pick("number", 1))
    scene.picked(Pick("number", 2))
    turned: list[tuple[bool, bool, bool]] = []
    while scene.conductor.has_picks_on_the_way:
        table.frame(1 / 60)
        mine, theirs = scene.board.motif("number", 2), scene.board.motif("winning", 4)
        turned.append((mine.is_gold, theirs.is_gold, mine.tag.is_gold))
        if mine.is_gold:
            assert mine.unravelled == 1
            assert mine.tag.is_shown
    assert set(turned) == {(False, False, False), (True, True, True)}
    picture = table.picture()
    assert (motif(picture, "winning", 4), motif(picture, "number", 2), tag(picture, 2)) == (
        "gold 19", "gold 19", "gold £3",
    )  # fmt: skip
    assert [motif(picture, "winning", place) for place in (1, 2, 3, 5)] == ["3", "8", "14", "22"]
    assert inside(picture, WON)[-1] == "£3.00"


def test_CJ_6_the_winning_half_may_come_second() -> None:
    table = Table()
    scene = table.table(MATCH)
    table.select(scene, Pick("number", 7), Pick("number", 8))
    assert motif(table.picture(), "number", 8) == "19"
    table.select(scene, *(Pick("winning", place) for place in (5, 4, 3)))
    assert motif(table.picture(), "number", 8) == "19"
    table.select(scene, Pick("winning", 2))
    picture = table.picture()
    assert (motif(picture, "winning", 2), motif(picture, "number", 8), tag(picture, 8)) == (
        "gold 19", "gold 19", "gold £3",
    )  # fmt: skip


def test_CJ_6_a_number_that_stands_twice_wins_both_amounts() -> None:
    table = Table()
    scene = table.table(TWICE)
    table.select(scene, *(Pick("number", place) for place in (1, 2, 3)))
    table.select(scene, Pick("winning", 5))
    picture = table.picture()
    assert [motif(picture, "number", place) for place in (1, 2, 3)] == ["gold 3", "2", "gold 3"]
    assert [tag(picture, place) for place in (1, 2, 3)] == ["gold £2", "£3", "gold £4"]
    assert motif(picture, "winning", 5) == "gold 3"
    assert inside(picture, WON)[-1] == "£6.00"


def test_ALL_8_a_first_match_up_to_the_price_is_gold_and_quiet() -> None:
    table = Table()
    scene = table.table(TWICE)
    table.select(scene, Pick("winning", 1), Pick("number", 1))
    assert motif(table.picture(), "number", 1) == "gold 3"
    assert not LOUD & set(table.sounds.heard)
    assert scene.board.won == 200


@pytest.mark.parametrize("sixth", [Pick("winning", 2), Pick("number", 9)])
def test_CJ_7_the_tree_comes_beside_a_number_and_moves_into_its_holder(sixth: Pick) -> None:
    table = Table()
    scene = table.table(THREE_LISTS)
    table.select(scene, *(Pick("number", place) for place in range(1, 6)))
    assert scene.board.tree is TreeAt.HIDDEN
    scene.picked(sixth)
    places = []
    while scene.conductor.has_picks_on_the_way:
        table.frame(1 / 60)
        places += [seen.place for seen in table.picture() if seen.what == "jumper/tree"]
    assert motif(table.picture(), sixth.what, sixth.place).isdigit()
    assert abs(places[0][0] - (133 if sixth.what == "winning" else your_centre(9)[0])) < 40
    assert places[-1] == TREE
    assert inside(table.picture(), HOLDER_WORDS) == ["BONUS GAME", "UNLOCKED"]


def test_CJ_8_it_waits_for_the_seventeenth_motif_then_the_tree_comes_to_the_centre() -> None:
    table = Table()
    scene = table.table(THREE_LISTS)
    table.select(scene, *MOTIFS[:-1])
    assert scene.board.ceremony == 0
    assert not scene.go_on.is_visible
    table.select(scene, MOTIFS[-1])
    picture = table.picture()
    assert CENTRE in [seen.place for seen in picture if seen.what == "jumper/tree"]
    assert {"BONUS GAME", "UNLOCKED", "PLAY BONUS GAME"} <= words(picture)
    assert scene.play.actions == (Continue(),)
    assert scene.end is None


def test_CJ_8_without_a_tree_the_play_ends_after_the_last_motif() -> None:
    table = Table()
    scene = table.table(LOSER)
    table.skip_through(scene, MOTIFS)
    table.rest()
    assert scene.end is not None
    assert "No prize this time" in words(table.picture())


def test_CJ_8_a_tree_with_the_last_motif_is_shown_before_the_main_game_ends() -> None:
    table = Table()
    scene = table.table(LOST_BONUS)
    table.select(scene, *MOTIFS[:-1])
    scene.picked(MOTIFS[-1])
    order: list[str] = []
    while not scene.go_on.is_visible:
        table.frame(1 / 30)
        here = "holder" if scene.board.words == 1 and scene.board.ceremony == 0 else ""
        here = "centre" if scene.board.ceremony > 0 else here
        if here and order[-1:] != [here]:
            order.append(here)
    assert order == ["holder", "centre"]
