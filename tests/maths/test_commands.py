"""The maths commands from outside: figures, exit codes, what is loaded, and what is said where an extra is missing."""

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Event
from types import ModuleType

import pytest

from commands import counting
from commands.command import CommandFault
from commands.extras import extra
from engine.rules.exact import ExactReport
from setup_environment.requirements import read_requirements
from tests.commands.running import MAIN, ROOT, imported_by, run
from tests.maths.games import provable

EXTRAS = {"numpy", "matplotlib", "joblib", "dask", "distributed", "tqdm"}
GAME = "festive_lines_gold"


def changed_game(folder: Path) -> str:
    """A game.yaml of Festive Lines Gold with other numbers than those that its figures were computed from."""
    text = provable(GAME).yaml.read_text(encoding="utf-8")
    path = folder / "game.yaml"
    changed = text.replace("tickets: 51000}", "tickets: 50999}").replace("tickets: 67320}", "tickets: 67321}")
    path.write_text(changed, encoding="utf-8")
    return str(path)


def test_maths_prints_the_figures_and_ends_with_0() -> None:
    ran = run("maths", GAME)
    assert (ran.code, ran.messages) == (0, "")
    proven = "The declared figures are those of these numbers."
    for words in ("70.0000000000 %  7/10", "1 in 2.69", "1 in 1,345,000", proven):
        assert words in ran.output


def test_maths_as_json() -> None:
    report = json.loads(run("maths", GAME, "--json").output)
    assert (report["is_proven"], report["holds"], report["provenance"]["prizes"]) == (True, True, "invented")
    mode = report["modes"]["base"]
    assert mode["payout"] == {"decimal": "0.700000000000000", "fraction": "7/10"}
    assert mode["parts"]["corners"]["decimal"].startswith("0.0577576208")
    assert {each["name"]: each["declared"] for each in report["declared"]}["odds, 1 in"] == "2.69"


def test_B6_figures_that_do_not_hold_end_with_5(tmp_path: Path) -> None:
    ran = run("maths", changed_game(tmp_path))
    assert ran.code == 5
    assert "festive_lines_gold: not proven" in ran.messages
    assert "of OTHER numbers" in ran.output
    assert "DIFFERS" in ran.output


def test_validate_says_that_figures_are_not_proven(tmp_path: Path) -> None:
    changed = changed_game(tmp_path)
    ran = run("validate", changed)
    assert (ran.code, ran.output) == (0, f"{changed}: right, but not proven\n")
    (said,) = json.loads(run("validate", changed, "--json").output)
    assert said == {"checked": changed, "error": None, "note": "not proven"}


def test_a_simulation_says_the_same_with_its_file_and_without(tmp_path: Path) -> None:
    words = ("simulate", GAME, "--rounds", "400", "--seed", "3", "--jobs", "1", "--json")
    keep = ("--keep", str(tmp_path / "kept.jsonl"))
    plain, fresh, again = run(*words), run(*words, *keep), run(*words, *keep)
    assert (plain.code, plain.messages) == (0, "")
    assert plain.output == fresh.output == again.output
    simulated = json.loads(plain.output)
    assert (simulated["rounds"], simulated["stake"], simulated["agrees"]) == (400, 200, True)
    assert sum(simulated["prizes"].values()) == 400
    other = run("simulate", GAME, "--seed", "4", "--jobs", "1", *keep)
    assert (other.code, other.output) == (2, "")
    assert "seed 3, not 4" in other.messages


@pytest.mark.long
def test_a_real_interruption_keeps_what_is_done_and_the_same_command_goes_on(tmp_path: Path) -> None:
    keep = tmp_path / "kept.jsonl"
    words = ("simulate", GAME, "--seed", "3", "--jobs", "1", "--json", "--keep", str(keep), "--rounds")
    command = [sys.executable, str(MAIN), *words, "1000000000"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8") as running:
        while not keep.exists() or len(keep.read_text(encoding="utf-8").splitlines()) < 3:
            time.sleep(0.1)
        running.send_signal(signal.SIGINT)
        output, messages = running.communicate()
    assert running.returncode == 130
    assert "Interrupted after 20,000 of 1,000,000,000 rounds; go on with --keep" in messages
    assert json.loads(output)["rounds"] == 20_000
    assert json.loads(run(*words, "20000").output)["prizes"] == json.loads(output)["prizes"]
    assert keep.read_text(encoding="utf-8").count("\n") == 3


def test_a_simulation_as_a_table() -> None:
    ran = run("simulate", GAME, "--rounds", "300", "--jobs", "1")
    assert ran.code == 0
    assert ran.output.startswith("Festive Lines Gold, Play (base): 300 rounds at £2.00, seed 1")
    assert "Prizes: chi-square" in ran.output


def test_solve_prints_the_number_and_writes_only_when_asked(tmp_path: Path) -> None:
    words = ("solve", GAME, "--weight", "prizes[1].ways[0].tickets", "--target", "70.5")
    assert run(*words).output == (
        "prizes[1].ways[0].tickets: 464000 -> 486417\n"
        "payout of base: 70.0000000000 % -> 70.5000074349 %, the nearest to 70.5 % with whole numbers\n"
    )
    written = tmp_path / "game.yaml"
    assert run(*words, "--write", str(written)).code == 0
    assert written.read_text(encoding="utf-8") == provable(GAME).yaml.read_text(encoding="utf-8").replace(
        "- {lines: [3], tickets: 464000}", "- {lines: [3], tickets: 486417}",
    )


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (["maths", "festive_line"], 3, "did you mean `festive_lines_gold`?"),
        (["maths", GAME, "--mode", "buy"], 2, "has no mode 'buy', only base"),
        (["maths", GAME, "--from", "0001"], 2, "carries nothing from round to round"),
        (["maths", "nowhere.yaml"], 3, "nowhere.yaml"),
        (["maths", "pyproject.toml"], 3, "there is no game"),
        (["simulate", GAME, "--rounds", "0"], 2, "is not a number of rounds from 1"),
        (["simulate", GAME, "--seed", "-1"], 2, "--seed"),
        (["simulate", GAME, "--jobs", "2", "--scheduler", "tcp://x:1"], 2, "not allowed with"),
        (["simulate", GAME, "--jobs", "1", "--keep", "/nowhere/kept"], 2, "--keep /nowhere/kept: No such file"),
        (["solve", GAME, "--weight", "prices", "--target", "70"], 2, "prices is no whole number"),
        (["solve", GAME, "--weight", "tickets", "--target", "many"], 2, "is not a payout in per cent"),
        (["randomness", "--words", "10"], 2, "the tests need 20,000"),
    ],
)
def test_what_is_wrong_is_said_without_data(words: list[str], code: int, told: str) -> None:
    ran = run(*words)
    assert (ran.code, ran.output) == (code, "")
    assert told in ran.messages
    assert "Traceback" not in ran.messages


@dataclass(frozen=True)
class Row:
    """A part of a count: so many numbers from 0."""

    length: int

    def counted(self, np: ModuleType) -> int:
        return int(np.arange(self.length).sum())


def test_parts_are_counted_in_other_processes() -> None:
    pytest.importorskip("numpy", reason="needs requirements-maths.txt")
    with counting.counting() as count:
        assert count is not None
        first, second = count(Row(length) for length in range(40)), count([Row(9)])
        assert list(second) == [(Row(9), 36)]
        assert list(first) == [(Row(length), length * (length - 1) // 2) for length in range(40)]


@dataclass(frozen=True)
class Interrupted:
    """A part in which Ctrl-C comes."""

    def counted(self, _: ModuleType) -> int:
        counting._hear()
        return 1


def test_after_ctrl_c_a_process_ends_its_part_and_begins_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "_IS_OVER", Event())
    monkeypatch.setattr(counting, "import_module", ModuleType)
    with pytest.raises(KeyboardInterrupt):
        counting._counted(Interrupted())
    counting._hear()  # between two parts it ends nothing
    with pytest.raises(KeyboardInterrupt):
        counting._counted(Row(3))


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_ctrl_c_while_parts_are_counted_ends_all_processes_without_a_word() -> None:
    pytest.importorskip("numpy", reason="needs requirements-maths.txt")
    program = subprocess.Popen(
        [sys.executable, str(MAIN), "maths", "jingle_bells"], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        start_new_session=True, preexec_fn=_heed_ctrl_c,  # noqa: PLW1509  the child has one thread
    )
    time.sleep(1.5)
    os.killpg(program.pid, signal.SIGINT)
    assert (*program.communicate(), program.returncode) == (b"", b"", 130)


def _heed_ctrl_c() -> None:
    """What runs in the background, such as this test may, has the signal ignored, and so would its child."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_without_numpy_what_needs_it_is_left_out_with_a_word(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    def report(*_: object) -> ExactReport:
        raise AssertionError

    monkeypatch.setattr(counting, "find_spec", lambda _: None)
    named = provable(GAME)
    assert replace(named, counted_report=report).figures() == named.figures()
    program = f"{sys.executable} -m pip install -r requirements-maths.txt"
    assert capsys.readouterr().err == f"Left out, prizes of base rounds: numpy is not installed: {program}\n"


def test_the_battery_by_command() -> None:
    ran = run("randomness", "--words", "20000", "--json")
    assert ran.code == 0
    report = json.loads(ran.output)
    assert (report["passed"], len(report["tests"])) == (True, 11)


def test_a_missing_extra_is_said_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(CommandFault) as told:
        extra("distributed")
    program = f"{sys.executable} -m pip install -r requirements-maths.txt"
    assert str(told.value) == f"distributed is not installed: {program}"
    assert told.value.exit_code == 2


@pytest.mark.parametrize("words", [["games"], ["maths", GAME], ["play", GAME, "--headless"]], ids=" ".join)
def test_nothing_but_the_maths_commands_loads_their_extras(words: list[str]) -> None:
    assert {name.split(".")[0] for name in imported_by(*words)} & EXTRAS == set()


def test_only_commands_name_the_extras_and_their_file_pins_them() -> None:
    pinned = {each.name for each in read_requirements(ROOT / "requirements-maths.txt")}
    assert pinned == EXTRAS
    for folder in ("engine", "games", "scenes"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            text = path.read_text(encoding="utf-8")
            assert not any(f"import {name}" in text or f'extra("{name}' in text for name in EXTRAS), path
