"""The measurements as a table for people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

TARGETS = {  # median and 99 % of the work of a frame in milliseconds, and megabytes
    "1280x720": (2.5, 6.0, 80),
    "1920x1080": (5.0, 11.0, 110),
    "3840x2160": (12.0, 16.0, 250),
}


def table(found: Mapping[str, Any]) -> str:
    """The whole report."""
    lines = [f"{name}: {value}" for name, value in found["machine"].items()]
    for size, measured in found["sizes"].items():
        lines += ["", *_size_lines(size, measured)]
    if "rules" in found:
        lines += ["", *_rules_lines(found["rules"])]
    if "figures" in found:
        lines += ["", *_figures_lines(found["figures"])]
    if "start" in found:
        lines += ["", "start, warm (median, ms)"]
        lines += [f"  {name:<28}{value:9.1f}" for name, value in found["start"].items()]
    if "click" in found:
        lines += ["", "press to changed pixel"]
        lines += [f"  {name:<28}{value:9.1f}" for name, value in found["click"].items()]
    if "idle" in found:
        lines += ["", "idle (share of one core, and that of the loop in it)"]
        lines += [_idle_line(row) for row in found["idle"]]
    return "\n".join(lines)


def _idle_line(row: Mapping[str, Any]) -> str:
    shares = f"{row['percent']:8.2f} %{row['loop_percent']:8.2f} %"
    return f"  {row['where']:<28}{shares}  {row['resident_mb']:6.0f} MB"


def _rules_lines(rows: Iterable[Mapping[str, Any]]) -> Iterable[str]:
    yield f"{'the rules':<36}{'a second':>10}{'turns of the loop':>19}{'in 1M turns':>13}{'target':>9}"
    for row in rows:
        yield _beside_the_loop(row, f"{row['rounds_a_second']:,.0f}", row["rounds_in_a_million_turns"])


def _figures_lines(rows: Iterable[Mapping[str, Any]]) -> Iterable[str]:
    yield f"{'exact figures':<36}{'seconds':>10}{'turns of the loop':>19}{'in M turns':>13}{'target':>9}"
    for row in rows:
        yield _beside_the_loop(row, f"{row['seconds']:.1f}", row["million_turns"])


def _beside_the_loop(row: Mapping[str, Any], measured: str, in_turns: float) -> str:
    target = "-" if row["target"] is None else f"{row['target']:,.0f}"
    name = f"{row['game']}, {row['what']}"
    return f"  {name:<34}{measured:>10}{row['turns_a_second']:>19,.0f}{in_turns:>13,.0f}{target:>9}"


def _size_lines(size: str, measured: Mapping[str, Any]) -> Iterable[str]:
    if size in TARGETS:
        yield f"{size}: targets: median {TARGETS[size][0]} ms, 99 % {TARGETS[size][1]} ms, memory {TARGETS[size][2]} MB"
    yield f"{'':<40}{'frames':>7}  {'computed, ms':^24}  {'in copies of a frame':^24}  {'passed, ms':^24}  {'copy':>6}"
    middle = "  ".join(f"{'median':>7} {'99 %':>8} {'worst':>7}" for _ in range(3))
    yield f"{'':<47}  {middle}  {'ms':>6}"
    for row in measured["moments"]:
        if not row["frames"]:
            yield f"{row['moment']:<40}{0:>7}  nothing to draw in {row['rounds']} rounds"
            continue
        groups = (row["computed_ms"], row["computed_in_copies"], row["passed_ms"])
        figures = "  ".join(f"{a:7.2f} {b:8.2f} {c:7.1f}" for a, b, c in groups)
        yield f"{row['moment']:<40}{row['frames']:>7}  {figures}  {row['copy_ms']:6.2f}"
    yield from _memory_lines(measured)


def _memory_lines(measured: Mapping[str, Any]) -> Iterable[str]:
    own = measured["own_buffers_mb"]
    yield f"memory in MB, without {own:.0f} MB of the benchmark's own buffers"
    for name, key in (("after whole plays, at once", "after_a_play"), ("after plays of all games", "after_all")):
        memory = measured[f"memory_{key}_mb"]
        parts = f"of it {memory['files_mb']:.0f} files of libraries, {memory['window_mb']:.0f} the window"
        yield f"  {name:<38}{memory['resident_mb'] - own:7.0f}  {parts}"
    most = max(measured["moments"], key=lambda row: row["resident_mb"])
    yield f"  {'the most at the end of a moment':<38}{most['resident_mb'] - own:7.0f}  {most['moment']}"
    yield f"  {'the peak of all':<38}{measured['memory_after_all_mb']['peak_mb'] - own:7.0f}"
