"""What needs the extra requirements: all cores by joblib, a Dask cluster, the page with plots; skipped without them."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.commands.running import ROOT, run

WHY = "needs requirements-maths.txt"
GAME = "festive_lines_gold"
WORDS = ("simulate", GAME, "--rounds", "12000", "--seed", "9", "--json")


@pytest.fixture(scope="module")
def alone() -> dict[str, Any]:
    """Two blocks in one process."""
    ran = run(*WORDS, "--jobs", "1")
    assert ran.code == 0
    return dict(json.loads(ran.output))


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A Dask scheduler with two workers, each a process of its own, started in the program's folder."""
    distributed = pytest.importorskip("distributed", reason=WHY)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(ROOT))
        with distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, host="127.0.0.1",
        ) as started:
            yield started


def test_two_processes_give_the_same_digits(alone: dict[str, Any]) -> None:
    pytest.importorskip("joblib", reason=WHY)
    ran = run(*WORDS, "--jobs", "2")
    assert (ran.code, json.loads(ran.output)) == (0, alone)


def test_a_dask_cluster_with_two_workers_gives_the_same_digits(
    alone: dict[str, Any], cluster: Any, tmp_path: Path,  # noqa: ANN401 (a library without types)
) -> None:
    keep = tmp_path / "kept.jsonl"
    ran = run(*WORDS, "--scheduler", cluster.scheduler_address, "--keep", str(keep))
    assert (ran.code, json.loads(ran.output)) == (0, alone)
    assert len(keep.read_text(encoding="utf-8").splitlines()) == 1 + 2


@pytest.mark.long
def test_many_rounds_on_a_cluster_and_on_all_cores_give_the_same_digits(
    cluster: Any,  # noqa: ANN401 (a library without types)
) -> None:
    words = ("simulate", "christmas_jumper", "--rounds", "200000", "--seed", "9", "--json")
    here, there = run(*words), run(*words, "--scheduler", cluster.scheduler_address)
    assert (here.code, there.code) == (0, 0)
    assert here.output == there.output


def test_a_scheduler_that_does_not_answer_is_said() -> None:
    pytest.importorskip("distributed", reason=WHY)
    ran = run("simulate", GAME, "--rounds", "10", "--scheduler", "tcp://127.0.0.1:9")
    assert (ran.code, ran.output) == (2, "")
    assert "no Dask scheduler answers at tcp://127.0.0.1:9" in ran.messages
    assert "Traceback" not in ran.messages


def test_the_page_has_all_figures_where_they_come_from_and_plots(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason=WHY)
    page = tmp_path / "page.html"
    assert run("maths", GAME, "--page", str(page), "--rounds", "1000").code == 0
    text = page.read_text(encoding="utf-8")
    assert len(re.findall(r'<img alt="[^"]*" src="data:image/png;base64,[A-Za-z0-9+/=]{5000,}">', text)) == 4
    for words in ("70.0000000000 %", "7/10", "1 in 1,345,000", "holds", "not public, and made for this game"):
        assert words in text
    assert "http" not in text
    refused = run("maths", GAME, "--page", str(tmp_path / "no" / "page.html"), "--rounds", "1")
    assert refused.code == 2
