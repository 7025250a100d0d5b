"""Messages with words as long as paths stay on their plate."""

from scenes.dialogs.message import MessageDialog
from tests.scenes.driver import Stage, tools_for

PATH = "/home/somebody/with/" + "/".join(f"a_folder_of_quite_a_long_name_{number}" for number in range(12))


def test_a_long_path_in_a_message_stays_on_the_plate() -> None:
    stage = Stage()
    dialog = stage.context.doors.message(f"The profile {PATH} cannot be written.")
    assert isinstance(dialog, MessageDialog)
    stage.open(dialog)
    stage.step(1)
    canvas = stage.draw()
    x, y, width, height = (round(part) for part in dialog.box)
    outer = (x - 60, y - 60, width + 120, height + 120)
    lines = {id(kept.surface) for kept in tools_for(1280, 720).lines._kept.values()}
    words = [draw for draw in canvas.draws if id(draw[0]) in lines and outer[0] <= draw[1][0] and draw[1][1] > y]
    assert len(words) > 5
    for draw in words:
        left, top, wide, high = draw[1]
        assert x + 20 <= left <= left + wide <= x + width - 20
        assert y <= top <= top + high <= y + height


def test_no_letter_is_lost_where_a_word_is_broken() -> None:
    from engine.stage.text import Style, wrapped

    font = tools_for(1280, 720).fonts.font(Style("Rubik-Medium", 16), 1.0)
    lines = wrapped(font, f"see {PATH} and\n{PATH}", 0.5, 240)
    assert "".join(lines).replace(" ", "") == f"see{PATH}and{PATH}"
    assert all(font.size(line)[0] + round(0.5 * (len(line) - 1)) <= 240 for line in lines)
    assert wrapped(font, "ab", 0, 1) == ["a", "b"]
    assert wrapped(font, "two  spaces stay", 0, 400) == ["two  spaces stay"]
    assert wrapped(font, "", 0, 10) == [""]
