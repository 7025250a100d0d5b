"""Each named draw of a round against its declared weights, by chi-square, and its name in a script."""

from collections import Counter, defaultdict
from math import sqrt

from engine.rules.contract import Order
from engine.rules.draws import Drawn, RecordingDraws, ScriptedDraws, StreamDraws, Weights
from tests.games.jingle_bells.by_hand import ORDER, the_game


def expected_counts(drawn: Drawn, total: int) -> dict[object, float]:
    """How often each answer is to be expected."""
    if isinstance(drawn.choices, Weights):
        table = drawn.choices
        return {item: total * table.weight_of(item) / table.total for item in table.items}
    assert isinstance(drawn.choices, int)
    return dict.fromkeys(range(drawn.choices), total / drawn.choices)


def spreads_above_the_mean(counts: Counter[object], drawn: Drawn) -> float:
    """How many of its spreads chi-square lies above its mean; answers too rare to be counted alone are put together."""
    cells: list[tuple[float, float]] = []
    rare_count = rare_often = 0.0
    for answer, often in expected_counts(drawn, counts.total()).items():
        if often < 5:
            rare_count, rare_often = rare_count + counts[answer], rare_often + often
        else:
            cells.append((counts[answer], often))
    if rare_often:
        cells.append((rare_count, rare_often))
    freedom = len(cells) - 1
    chi_square = sum((count - often) ** 2 / often for count, often in cells)
    return (chi_square - freedom) / sqrt(2 * freedom) if freedom else 0.0


def kind_of(drawn: Drawn) -> str:
    """The name of a draw; all cells of the board are drawn from the same tables."""
    words = drawn.name.split()
    if "row" not in words:
        return drawn.name
    held = " ".join(words[4:]) or "cell"
    size = len(drawn.choices.items) if isinstance(drawn.choices, Weights) else 0
    first = drawn.choices.weight_of(drawn.choices.items[0]) if isinstance(drawn.choices, Weights) else 0
    return f"{held} of {size}, {first} first"


def test_every_draw_answers_as_its_weights_say() -> None:
    answers: dict[str, Counter[object]] = defaultdict(Counter)
    tables: dict[str, Drawn] = {}
    for mode, rounds in (("base", 6000), ("christmas_spins", 800)):
        carried = ""
        for number in range(rounds):
            recording = RecordingDraws(StreamDraws("JB", b"draw" + number.to_bytes(8)))
            carried = the_game().open(Order("jingle_bells", 100, mode), recording, carried).carried
            for drawn in recording.drawn:
                name = f"{mode}: {kind_of(drawn)}"
                answers[name][drawn.answer] += 1
                tables[name] = drawn
    assert {name for name in answers if name.startswith("christmas_spins: ")} >= {
        f"christmas_spins: {name}" for name in ("reel 1 stop", "reel 6 stop", "reel 1 scatter", "reel 6 scatter")
    }
    assert len({name.split(": ")[1] for name in answers}) == 6 + 2 + 4  # stops, Scatters; a cell, two values, a present
    assert {name: counts for name, counts in answers.items() if spreads_above_the_mean(counts, tables[name]) > 5} == {}


def test_what_was_drawn_can_be_written_into_a_script() -> None:
    """The answers of a recorded round force the same round, whatever the rest would draw."""
    for seed in range(40):
        recording = RecordingDraws(StreamDraws("JB", seed.to_bytes(12)))
        order = ORDER if seed % 2 else Order("jingle_bells", 100, "christmas_spins")
        made = the_game().open(order, recording, "0421")
        answers: dict[str, list[object]] = defaultdict(list)
        for drawn in recording.drawn:
            answers[drawn.name].append(drawn.answer)
        scripted = ScriptedDraws(answers, StreamDraws("JB", b"\xff" * 12))
        assert the_game().open(order, scripted, "0421").book == made.book
        scripted.require_all_used()
