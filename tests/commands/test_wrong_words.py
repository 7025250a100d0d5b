"""What a person may get wrong on the command line: said at once in one line, before anything is done for it."""

import os
from pathlib import Path

import pytest

from commands.exit_codes import ExitCode
from commands.other_program import run_pytest
from tests.commands.running import run

FILES = (
    (["play", "festive_lines_gold"], "--screenshot"),
    (["maths", "christmas_jumper"], "--page"),
    (["solve", "christmas_jumper", "--weight", "tickets", "--target", "70"], "--write"),
)
IS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0


@pytest.mark.parametrize(("words", "option"), FILES, ids=[option for _, option in FILES])
def test_a_file_that_cannot_be_written_is_refused_at_once(tmp_path: Path, words: list[str], option: str) -> None:
    missing = tmp_path / "missing"
    for path, told in (
        (missing / "file", f"there is no folder {missing}"),
        (tmp_path, "found a folder, expected the name of a file"),
        (tmp_path / ("x" * 300), "File name too long"),
    ):
        ran = run(*words, option, str(path))
        assert (ran.code, ran.output, ran.messages) == (2, "", f"error: {option} {path}: {told}\n")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name == "nt" or IS_ROOT, reason="needs a user who may not do everything")
def test_a_folder_that_takes_no_files_is_said_to_take_none(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    ran = run("play", "festive_lines_gold", "--screenshot", str(tmp_path / "x.png"))
    assert (ran.code, ran.messages.count("nothing can be written into")) == (2, 1)


@pytest.mark.parametrize("target", ["nan", "inf", "0", "0.000", "-5", "1e-999999", "1000", "97,5", "%", ""])
def test_a_target_that_is_no_payout_is_refused(target: str) -> None:
    ran = run("solve", "christmas_jumper", "--weight", "tickets", f"--target={target}")
    assert (ran.code, ran.output) == (2, "")
    assert f"{target!r} is not a payout in per cent, as 96.17" in ran.messages


def test_a_number_that_is_not_there_is_said_to_be_nothing() -> None:
    ran = run("solve", "christmas_jumper", "--weight", "ticket", "--target", "70")
    assert (ran.code, ran.messages) == (2, "error: ticket is no whole number in game.yaml, found nothing\n")


def test_words_are_called_words() -> None:
    assert "'0' is not a number of words from 1 to" in run("randomness", "--words", "0").messages


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["--nonsense"], ExitCode.USAGE),
        (["nowhere.py"], ExitCode.USAGE),
        (["-k", "nothing_is_called_so", "tests/test_layers.py"], ExitCode.FAILED),
        (["--collect-only", "tests/test_layers.py"], ExitCode.OK),
    ],
)
def test_pytest_ends_with_the_exit_codes_of_this_program(words: list[str], code: int) -> None:
    """Its own 4 and 5 would say that the store of plays is wrong."""
    assert run_pytest([*words, "-q", "-p", "no:cacheprovider"]) == code


def test_another_program_prints_data_alone() -> None:
    ran = run("bench", "--help")
    assert ran.output.startswith("usage: main.py bench")
    assert run("bench", "--nonsense").output == ""


def test_one_is_not_called_many(tmp_path: Path) -> None:
    (tmp_path / "journal.sqlite").touch()
    assert run("verify", "--profile", str(tmp_path)).messages == f"0 plays in {tmp_path}: 1 fault.\n"
