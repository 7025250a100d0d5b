"""The table of Festive Lines Gold as it lies there before the first pick (FL-3 to FL-6)."""

from scenes.festive_lines_gold.layout import NOTE_PANEL, PUDDING_PANEL, line_prize, middle, pudding_centre, tile_centre
from tests.scenes.driver import Stage
from tests.scenes.reading import bonus, boxes, inside, puddings, tag, tile, tiles
from tests.scenes.tickets import CROSS


def test_FL_3_the_grid_shows_the_symbols_of_the_ticket() -> None:
    stage = Stage()
    stage.play(CROSS)
    picture = stage.picture()
    grid = CROSS["grid"]
    assert isinstance(grid, list)
    for row, symbols in enumerate(grid, 1):
        shown = [tile(picture, (row, column)) for column in range(1, 7)]
        assert shown == [("cream", symbol) for symbol in symbols.split()]
    assert len(tiles(picture, "cream")) == 36


def test_FL_4_left_of_each_row_and_above_each_column_stands_its_prize() -> None:
    stage = Stage()
    stage.play(CROSS)
    picture = stage.picture()
    assert [tag(picture, "row", row) for row in range(1, 7)] == [
        ("prize", amount) for amount in ("£2", "£3", "£5", "£5", "£6", "£8")
    ]
    assert [tag(picture, "column", column) for column in range(1, 7)] == [
        ("prize", amount) for amount in ("£10", "£5", "£15", "£20", "£25", "£50,000")
    ]
    for place in range(1, 7):
        assert middle(line_prize("row", place))[0] < tile_centre(place, 1)[0] - 34
        assert middle(line_prize("column", place))[1] < tile_centre(1, place)[1] - 34


def test_FL_5_below_the_grid_the_box_has_four_blank_boxes_and_the_bonus_prize() -> None:
    stage = Stage()
    stage.play(CROSS)
    picture = stage.picture()
    assert boxes(picture) == dict.fromkeys(
        ("top left", "top right", "bottom left", "bottom right"), ("bonus_box", "")
    )
    assert bonus(picture) == ("£5", "plain")
    assert "4 CORNER BONUS" in inside(picture, (66, 558, 526, 70))


def test_FL_6_nine_closed_puddings_stand_three_by_three_and_below_them_what_to_do() -> None:
    stage = Stage()
    stage.play(CROSS)
    picture = stage.picture()
    assert puddings(picture) == ["closed"] * 9
    x, y, width, height = PUDDING_PANEL
    places = [pudding_centre(place) for place in range(1, 10)]
    assert all(x < px < x + width and y < py < y + height for px, py in places)
    assert len({px for px, _ in places}) == len({py for _, py in places}) == 3
    assert inside(picture, NOTE_PANEL) == [
        "Choose six puddings. Match a LINE of symbols to win the PRIZE for that line.",
        "Reveal all 4 CORNERS to win a BONUS PRIZE.",
    ]


def test_every_word_and_amount_lies_inside_the_canvas() -> None:
    for opened in ("splash", "play"):
        stage = Stage()
        stage.splash() if opened == "splash" else stage.play(CROSS)
        for seen in stage.picture():
            if seen.kind in {"text", "amount"}:
                x, y, width, height = seen.box
                assert x >= 0, seen
                assert x + width <= 1280, seen
                assert y >= -2, seen
                assert y + height <= 722, seen
