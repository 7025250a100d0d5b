"""The command line from outside: help, data and messages, exit codes, and what is not loaded."""

import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from commands.registry import COMMANDS
from tests.commands.running import MAIN, ROOT, imported_by, run

HEAVY = {"pygame", "pytweening"}
THIRD_PARTY = HEAVY | {"yaml", "msgspec", "platformdirs"}
LOSER = str(ROOT / "games" / "festive_lines_gold" / "scenarios" / "loser.yaml")


@pytest.mark.parametrize("words", [["--help"], ["--version"], ["play", "--help"], ["test", "--help"]], ids=" ".join)
def test_help_loads_nothing_but_the_standard_library(words: list[str]) -> None:
    loaded = imported_by(*words)
    assert "argparse" in loaded
    assert loaded & THIRD_PARTY == set()


@pytest.mark.parametrize(
    "words",
    [
        ["games"],
        ["games", "--json"],
        ["validate"],
        ["validate", LOSER],
        ["play", "festive_lines_gold", "--headless"],
        ["play", "festive_lines_gold", "--headless", "--json", "--script", LOSER],
        ["verify", "--profile", "nowhere"],
    ],
    ids=" ".join,
)
def test_commands_of_data_load_no_pictures(words: list[str]) -> None:
    loaded = imported_by(*words)
    assert "commands.command_line" in loaded
    assert loaded & HEAVY == set()


def test_help_lists_every_command_and_the_exit_codes() -> None:
    ran = run("--help")
    assert (ran.code, ran.messages) == (0, "")
    for command in COMMANDS:
        assert f"    {command.name} " in ran.output
    for line in ("0    all is well", "4    the store of plays cannot be used", "130  interrupted by Ctrl-C"):
        assert line in ran.output


@pytest.mark.parametrize("command", [command.name for command in COMMANDS])
def test_every_command_explains_itself(command: str) -> None:
    ran = run(command, "--help")
    assert (ran.code, ran.messages) == (0, "")
    assert f"usage: main.py {command}" in ran.output


def test_the_readme_names_every_command_and_exit_code() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for command in COMMANDS:
        assert f"python3 main.py {command.name}" in readme
    for code in (0, 1, 2, 3, 4, 5, 130):
        assert f"\n| {code} | " in readme


def test_the_version_is_the_projects() -> None:
    assert run("--version").output.startswith("Tinsel 0.")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["pay"], "invalid choice: 'pay'"),
        (["--sise=1280x720"], "unrecognized arguments"),
        (["--siz=1280x720"], "unrecognized arguments"),
        (["--size", "1280"], "expected width x height in pixels, as 1280x720"),
        (["--size", "10x10"], "is no size"),
        (["--size", "100x100"], "expected 320x180 to 7680x4320"),
        (["--market", "uk"], "invalid choice: 'uk'"),
        (["play"], "the following arguments are required: GAME"),
        (["play", "festive_lines_gold", "--rounds", "0"], "is not a number of rounds"),
        (["play", "festive_lines_gold", "--rounds", "2", "--script", LOSER], "not allowed with"),
        (["play", "festive_lines_gold", "--script", LOSER, "--stake", "2"], "--script settles stake and mode"),
        (["play", "festive_lines_gold", "--json"], "--json prints what --headless plays"),
        (["play", "festive_lines_gold", "--headless", "--screenshot", "x.png"], "give one"),
        (["play", "festive_lines_gold", "--headless", "--stake", "two"], "--stake: 'two' is not an amount"),
        (["play", "festive_lines_gold", "--headless", "--stake", "1"], "only festive_lines_gold for £2.00"),
        (["play", "festive_lines_gold", "--headless", "--mode", "bonus"], "mode bonus"),
    ],
)
def test_a_wrong_command_line_ends_with_2_and_no_data(words: list[str], told: str) -> None:
    ran = run(*words)
    assert (ran.code, ran.output) == (2, "")
    assert told in ran.messages
    assert "Traceback" not in ran.messages


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["play", "festive_lines", "--headless"], "did you mean `festive_lines_gold`?"),
        (["validate", "festive_lines"], "did you mean `festive_lines_gold`?"),
        (["--game", "festive_lines"], "did you mean `festive_lines_gold`?"),
        (["play", "festive_lines_gold", "--headless", "--play-number", "FL1-0000"], "FL1-0000"),
        (["play", "festive_lines_gold", "--headless", "--script", "nowhere.yaml"], "nowhere.yaml"),
        (["validate", "nowhere.yaml"], "nowhere.yaml"),
        (["validate", "pyproject.yaml"], "pyproject.yaml"),
    ],
)
def test_a_wrong_game_number_or_script_ends_with_3(words: list[str], told: str) -> None:
    ran = run(*words)
    assert (ran.code, ran.output) == (3, "")
    assert ran.messages.startswith("error: ")
    assert told in ran.messages
    assert "Traceback" not in ran.messages


def test_a_script_for_another_game_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    script = tmp_path / "script.yaml"
    script.write_text("game: jingle\nrounds: [{}]\n", encoding="utf-8")
    ran = run("play", "festive_lines_gold", "--script", str(script))
    assert ran.code == 3
    assert "game: found" in ran.messages


def test_the_transcript_is_data_and_the_same_from_anywhere(tmp_path: Path) -> None:
    golden = (ROOT / "tests" / "golden" / "festive_lines_gold" / "loser.txt").read_text(encoding="utf-8")
    ran = run("play", "festive_lines_gold", "--headless", "--script", LOSER, cwd=tmp_path, LC_ALL="C", PYTHONUTF8="0")
    assert (ran.code, ran.messages) == (0, "")
    assert ran.output == golden


def test_json_is_json_and_amounts_are_pence() -> None:
    played = json.loads(run("play", "festive_lines_gold", "--headless", "--json", "--script", LOSER).output)
    assert played["totals"] == {"rounds": 1, "cost": 200, "prize": 0, "net": -200}
    (game,) = [each for each in json.loads(run("games", "--json").output) if each["id"] == "festive_lines_gold"]
    assert (game["stakes"], game["odds"], game["payout"], game["error"]) == ([200], "1 in 2.69", "70.00%", None)


def test_a_play_number_is_played_again() -> None:
    played = json.loads(run("play", "festive_lines_gold", "--headless", "--json").output)["rounds"][0]
    number = played["play_number"]
    words = ["play", "festive_lines_gold", "--headless", "--json", "--play-number", number]
    again = json.loads(run(*words).output)["rounds"][0]
    assert again["final_state"] == played["final_state"]


def test_a_game_yaml_that_stands_anywhere_is_checked(tmp_path: Path) -> None:
    text = (ROOT / "games" / "festive_lines_gold" / "game.yaml").read_text(encoding="utf-8")
    right, wrong = tmp_path / "right.yaml", tmp_path / "wrong.yaml"
    right.write_text(text, encoding="utf-8")
    wrong.write_text(text.replace("odds: 2.69 ", "odds: 2.70 "), encoding="utf-8")
    assert run("validate", str(right)).code == 0
    ran = run("validate", str(wrong), str(right), "--json")
    assert ran.code == 3
    first, second = json.loads(ran.output)
    assert str(wrong) in first["error"]
    assert second == {"checked": str(right), "error": None, "note": ""}


def test_verify_says_whether_a_profile_is_right(tmp_path: Path) -> None:
    from engine.journal.journal import Journal

    assert run("verify", "--profile", str(tmp_path)).code == 4
    Journal.open(tmp_path).close()
    ran = run("verify", "--profile", str(tmp_path), "--json")
    assert ran.code == 0
    assert json.loads(ran.output) == {"profile": str(tmp_path), "plays": 0, "damages": []}


def test_verify_ends_with_5_where_the_journal_is_damaged(tmp_path: Path) -> None:
    from engine.journal.journal import Journal

    Journal.open(tmp_path).close()
    (tmp_path / "journal.sqlite").write_bytes(b"SQLite format 3\0" + b"x" * 5000)
    ran = run("verify", "--profile", str(tmp_path))
    assert ran.code == 5
    assert ran.output != ""


def _as_it_stands(folder: Path) -> dict[str, tuple[bytes, int]]:
    """Every file of a folder, with what it holds and when it was written."""
    return {
        str(path.relative_to(folder)): (path.read_bytes(), path.stat().st_mtime_ns)
        for path in sorted(folder.rglob("*")) if path.is_file()
    }  # fmt: skip


@pytest.mark.parametrize("state", ["sound", "damaged", "empty", "tail", "side files", "never locked"])
def test_verify_only_reads_whatever_the_journal_is_like(tmp_path: Path, state: str) -> None:
    from engine.journal.journal import Journal

    Journal.open(tmp_path).close()
    journal, lock = tmp_path / "journal.sqlite", tmp_path / "journal.lock"
    sound = journal.read_bytes()
    match state:
        case "damaged":
            journal.write_bytes(sound[:4096] + b"x" * 8192 + sound[12288:])
        case "empty":
            journal.write_bytes(b"")
        case "tail":
            journal.write_bytes(sound + b"x" * 77)
        case "side files":
            journal.with_name("journal.sqlite-wal").write_bytes(b"left behind")
        case "never locked":
            lock.unlink()
    before = _as_it_stands(tmp_path)
    ran = run("verify", "--profile", str(tmp_path))
    assert ran.code == (0 if state in {"sound", "side files", "never locked"} else 5)
    assert (ran.output != "") == (ran.code == 5)
    assert _as_it_stands(tmp_path) == before


def test_verify_reads_what_is_still_on_its_way_into_the_file(tmp_path: Path) -> None:
    from engine.journal.journal import Journal
    from engine.journal.records import Purchase
    from engine.rules.contract import Order

    profile, killed = tmp_path / "profile", tmp_path / "killed"
    with Journal.open(profile) as journal:
        journal.purchase(Purchase(Order("other", 200), 200, "OT1-0000", "", "ab" * 32, "{}"))
        shutil.copytree(profile, killed)  # as a kill would leave it
    assert (killed / "journal.sqlite-wal").stat().st_size > 0
    before = _as_it_stands(killed)
    ran = run("verify", "--profile", str(killed), "--json")
    assert (ran.code, json.loads(ran.output)["plays"]) == (0, 1)
    assert _as_it_stands(killed) == before


def test_verify_ends_with_4_while_the_app_has_the_profile(tmp_path: Path) -> None:
    from engine.journal.journal import Journal

    with Journal.open(tmp_path):
        ran = run("verify", "--profile", str(tmp_path))
    assert (ran.code, ran.output) == (4, "")
    assert "already running" in ran.messages


def test_there_is_no_colour_without_a_terminal_or_with_no_color(monkeypatch: pytest.MonkeyPatch) -> None:
    import io

    from commands.output import print_error

    assert "\033" not in run("validate", "nothing").messages

    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setenv("TERM", "xterm")
    for variables, is_coloured in (({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)):
        with monkeypatch.context() as changed:
            changed.delenv("NO_COLOR", raising=False)
            for name, value in variables.items():
                changed.setenv(name, value)
            terminal = Terminal()
            changed.setattr(sys, "stderr", terminal)
            print_error("wrong")
        assert ("\033" in terminal.getvalue()) == is_coloured


@pytest.mark.skipif(os.name == "nt", reason="pipes and signals of POSIX")
def test_a_reader_that_goes_away_is_no_error() -> None:
    words = [sys.executable, str(MAIN), "play", "festive_lines_gold", "--headless", "--rounds", "400"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.readline()
        program.stdout.close()
        assert program.stderr.read() == b""
    assert program.returncode == 0


def _heed_ctrl_c() -> None:
    """What runs in the background, such as this test may, has the signal ignored, and so would its child."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(os.name == "nt", reason="pipes and signals of POSIX")
def test_ctrl_c_ends_with_130_and_without_a_traceback(tmp_path: Path) -> None:
    """The signal comes while a script is read from a pipe, into which nothing is written."""
    pipe = tmp_path / "script.yaml"
    os.mkfifo(pipe)
    words = [sys.executable, str(MAIN), "validate", str(pipe)]
    program = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=_heed_ctrl_c)  # noqa: PLW1509  the child has one thread
    with pipe.open("wb"):  # opens when the program opens it as well
        program.send_signal(signal.SIGINT)
        output, messages = program.communicate()
    assert (program.returncode, output, messages) == (130, b"", b"")


def test_ctrl_c_before_anything_is_loaded_ends_with_130_as_well(tmp_path: Path) -> None:
    (tmp_path / "commands").mkdir()
    (tmp_path / "commands" / "command_line.py").write_text("raise KeyboardInterrupt")
    shutil.copy(MAIN, tmp_path)
    ran = subprocess.run([sys.executable, tmp_path / "main.py"], capture_output=True, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (130, b"", b"")
