"""Simulations: the same digits however they are split, kept over interruptions."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.qa.simulation.blocks import Block, Campaign
from engine.qa.simulation.kept import KeptBlocks, KeptOtherwise
from engine.qa.simulation.playing import play_block
from engine.qa.simulation.running import one_after_another, simulate
from engine.qa.simulation.tally import Tally, as_line, merged, read_line
from tests.maths.games import MODES, campaign, provable

ROUNDS = 1200
SMALL = 200


@pytest.fixture(autouse=True)
def small_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Blocks of 200 rounds, so that there are several of them."""
    monkeypatch.setattr("engine.qa.simulation.blocks.BLOCK_ROUNDS", SMALL)
    monkeypatch.setattr("engine.qa.simulation.kept.BLOCK_ROUNDS", SMALL)


def nothing(_: int) -> None:
    """No progress bar."""


def backwards(blocks: list[Block]) -> Iterator[tuple[Block, Tally]]:
    for block in reversed(blocks):
        yield block, play_block(block)


def kept(path: Path | None, of: Campaign) -> KeptBlocks:
    return KeptBlocks(path, of, provable(of.package.rpartition(".")[2]).game.digest)


def test_rounds_are_cut_into_blocks_that_a_longer_campaign_begins_with() -> None:
    short, longer = ([block.rounds for block in campaign("mr_monopoly").blocks(rounds)] for rounds in (500, 900))
    assert (short, longer) == ([200, 200, 100], [200, 200, 200, 200, 100])


def test_the_seed_of_a_round_is_that_of_its_number_alone() -> None:
    first, second = campaign("mr_monopoly").blocks(400)
    seeds = [*first.seeds(), *second.seeds()]
    assert len(set(seeds)) == 400
    assert seeds[250] == list(second.seeds())[50]
    other = next(campaign("mr_monopoly", seed=2).blocks(400))
    assert not set(other.seeds()) & set(seeds)


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_the_digits_are_the_same_however_the_work_is_split(game: str, mode: str) -> None:
    of = campaign(game, mode)
    rounds = ROUNDS // 3
    whole = simulate(of, rounds, kept(None, of), one_after_another, nothing).tally
    assert simulate(of, rounds, kept(None, of), backwards, nothing).tally == whole
    assert merged(play_block(block) for block in of.blocks(rounds)) == whole
    assert (whole.rounds, whole.sessions.total()) == (rounds, rounds // 100)
    assert sum(sums.total for sums in whole.parts.values()) == whole.paid


def test_a_block_is_the_same_written_and_read() -> None:
    block = next(campaign("mr_monopoly", "free_spins").blocks(SMALL))
    tally = play_block(block)
    assert read_line(as_line(3, tally)) == (3, tally)
    with pytest.raises(ValueError, match="block"):
        read_line("{}")


def test_an_interrupted_simulation_goes_on_from_its_file(tmp_path: Path) -> None:
    of, path = campaign("festive_lines_gold"), tmp_path / "kept.jsonl"
    played: list[int] = []

    def three_blocks(blocks: list[Block]) -> Iterator[tuple[Block, Tally]]:
        for block in blocks[:3]:
            yield block, play_block(block)
        raise KeyboardInterrupt

    def the_rest(blocks: list[Block]) -> Iterator[tuple[Block, Tally]]:
        played.extend(block.number for block in blocks)
        return one_after_another(blocks)

    broken = simulate(of, ROUNDS, kept(path, of), three_blocks, nothing)
    assert (broken.is_complete, broken.tally.rounds) == (False, 600)
    with path.open("a", encoding="utf-8") as file:
        file.write('{"block":3,"prizes":{"0":')  # the line that the interruption cut off
    advanced: list[int] = []
    whole = simulate(of, ROUNDS, kept(path, of), the_rest, advanced.append)
    assert (whole.is_complete, played, sum(advanced)) == (True, [3, 4, 5], ROUNDS)
    assert whole.tally == simulate(of, ROUNDS, kept(None, of), one_after_another, nothing).tally
    assert simulate(of, ROUNDS + 100, kept(path, of), one_after_another, nothing).tally.rounds == ROUNDS + 100
    assert len(path.read_text(encoding="utf-8").splitlines()) == 1 + 6 + 1


def test_the_file_of_another_simulation_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    kept(path, campaign("festive_lines_gold"))
    with pytest.raises(KeptOtherwise, match="seed 1, not 2"):
        kept(path, campaign("festive_lines_gold", seed=2))
    with pytest.raises(KeptOtherwise, match="digest"):
        KeptBlocks(path, campaign("festive_lines_gold"), "00")
    path.write_text("a shopping list", encoding="utf-8")
    with pytest.raises(KeptOtherwise, match="no file of a simulation"):
        kept(path, campaign("festive_lines_gold"))
    path.write_text("a shopping list\n", encoding="utf-8")
    with pytest.raises(KeptOtherwise, match="no JSON"):
        kept(path, campaign("festive_lines_gold"))
    assert path.read_text(encoding="utf-8") == "a shopping list\n"


def test_a_block_of_jingle_bells_starts_with_frames_as_in_the_long_run() -> None:
    """Without warm-up every block would start without frames, and a short one would pay too little."""
    of = campaign("jingle_bells")
    cold = Campaign(of.package, of.file, of.mode, of.stake, of.seed, 0)
    warm_start, cold_start = (play_block(next(each.blocks(SMALL))) for each in (of, cold))
    assert warm_start.rounds == cold_start.rounds == SMALL
    assert warm_start != cold_start
