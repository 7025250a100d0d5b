"""The dieharder command, with a program in its place that reads words and prints what it is told to."""

import os
from pathlib import Path

import pytest

from commands.command import CommandFault
from commands.dieharder import run_dieharder
from commands.exit_codes import ExitCode
from tests.commands.running import run

pytestmark = pytest.mark.skipif(os.name == "nt", reason="needs a shell")


def put(folder: Path, monkeypatch: pytest.MonkeyPatch, *, lines: str, then: str = "") -> None:
    """Put a program on the path that reads the first bytes of the stream into a file."""
    program = folder / "dieharder"
    program.write_text(f"#!/bin/sh\nhead -c 16 > {folder}/read\necho '{lines}'\n{then}\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")


def test_it_gets_the_words_of_the_stream(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    put(tmp_path, monkeypatch, lines="diehard_runs|0|100000|100|0.5|PASSED")
    assert run_dieharder(1, None) == ExitCode.OK
    first = (tmp_path / "read").read_bytes()
    assert run_dieharder(2, None) == ExitCode.OK
    assert len(first) == 16
    assert (tmp_path / "read").read_bytes() != first
    assert capsys.readouterr().out.count("PASSED") == 2


@pytest.mark.parametrize(("lines", "then"), [("sts_runs|2|100000|100|0.0|FAILED", ""), ("none", "exit 3")])
def test_a_test_that_fails_and_a_program_that_breaks_are_said(
    lines: str, then: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:
    put(tmp_path, monkeypatch, lines=lines, then=then)
    assert run_dieharder(1, None) == ExitCode.VERIFICATION_FAILED


def test_it_is_stopped_after_some_minutes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    put(tmp_path, monkeypatch, lines="diehard_runs|0|100000|100|0.5|PASSED", then="exec sleep 600")
    assert run_dieharder(1, 0.01) == ExitCode.OK
    assert "Stopped after 0.01 minutes; the tests above are done." in capsys.readouterr().out


def test_where_it_is_missing_one_line_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(CommandFault, match="dieharder is not installed"):
        run_dieharder(1, None)


def test_minutes_alone_are_refused() -> None:
    ran = run("randomness", "--minutes", "5")
    assert (ran.code, ran.messages) == (2, "error: --minutes goes with --dieharder\n")
