"""The plots of a maths page, as pictures that stand inside the page."""

import base64
import io
from collections.abc import Sequence
from math import sqrt
from typing import Any

from commands.extras import extra
from engine.qa.simulation.blocks import SESSION_ROUNDS
from engine.qa.simulation.comparison import Z_99
from engine.qa.simulation.tally import Tally
from engine.rules.exact import ExactMode
from engine.rules.exact_prizes import Band

GREEN, GOLD, RED, GREY = "#1f6f4a", "#c9973a", "#b3322c", "#8a8f98"
_BAND_COLORS = (  # of nothing, then from small prizes to large ones
    "#e4ddcb", "#d3e6da", "#a9d0b8", "#7ab594", "#4b9670", GREEN, "#f0dcae", "#e0bd6c", GOLD, "#d98a5a", "#c75f45", RED,
)
_SIZE = (7.2, 3.4)


class Plots:
    """Draws with matplotlib, without any screen."""

    def __init__(self) -> None:
        figure = extra("matplotlib.figure")
        self._figure: Any = figure.Figure

    def distribution(self, exact: Sequence[Band], simulated: Sequence[Band]) -> str:
        """Draw how likely the prizes are in bands, on a logarithmic scale."""
        figure, axes = self._axes("How likely which prizes are (times the cost)", "chance of a round")
        shown = exact or simulated
        places = range(len(shown))
        if exact:
            axes.bar([place - 0.2 for place in places], _heights(exact), 0.4, color=GREEN, label="exact")
        offset = 0.2 if exact else 0.0
        axes.bar([place + offset for place in places], _heights(simulated), 0.4, color=GOLD, label="simulated")
        axes.set_yscale("log")
        axes.set_xticks(list(places), [_band_label(band) for band in shown], rotation=35, ha="right", fontsize=8)
        axes.legend(frameon=False)
        return _picture(figure)

    def contributions(self, exact: ExactMode) -> str:
        """Draw what each part pays, in percent of the cost."""
        figure, axes = self._axes("What each part pays", "")
        parts = [(name, float(worth / exact.cost) * 100) for name, worth in exact.worth.items() if worth]
        names = [name for name, _ in reversed(parts)]
        bars = axes.barh(names, [worth for _, worth in reversed(parts)], color=GREEN)
        axes.bar_label(bars, fmt="%.2f %%", padding=4)
        axes.set_xlabel("percent of the cost")
        axes.margins(x=0.18)
        return _picture(figure)

    def convergence(self, exact: ExactMode, blocks: Sequence[Tally], stake: int) -> str:
        """Draw the simulated payout after each block, and within which bounds it should be."""
        figure, axes = self._axes("How the simulated payout converges", "payout in percent")
        rounds = paid = squares = 0
        seen: list[tuple[int, float, float]] = []
        for block in blocks:
            rounds, paid, squares = rounds + block.rounds, paid + block.paid, squares + block.squares
            variance = squares / rounds - (paid / rounds) ** 2
            deviation = float(exact.deviation) if exact.deviation is not None else sqrt(variance) / stake
            cost = float(exact.cost)
            seen.append((rounds, paid / rounds / stake / cost * 100, Z_99 * deviation / sqrt(rounds) / cost * 100))
        target = float(exact.rtp) * 100
        at = [number for number, _, _ in seen]
        low, high = [target - margin for _, _, margin in seen], [target + margin for _, _, margin in seen]
        axes.fill_between(at, low, high, color=GOLD, alpha=0.3, label="99 % bounds")
        axes.plot(at, [payout for _, payout, _ in seen], color=GREEN, marker="o", markersize=3, label="simulated")
        axes.axhline(target, color=RED, linewidth=1, label=f"exact: {target:.4f} %")
        axes.set_ylim(bottom=max(0.0, axes.get_ylim()[0]))
        axes.set_xlabel("rounds")
        axes.legend(frameon=False)
        return _picture(figure)

    def states(self, exact: ExactMode) -> str:
        """Draw the first two figures of each state: as bars how often rounds start there, as a line what they pay."""
        (share, worth), *_ = (tuple(figures)[:2] for figures in exact.states.values())
        shares, worths = ([float(each[name]) for each in exact.states.values()] for name in (share, worth))
        figure, axes = self._axes("Where rounds start, and what they pay from there", share)
        places = range(len(exact.states))
        axes.bar(places, shares, color=GREEN, label=share)
        axes.set_xticks(list(places), list(exact.states), rotation=60, ha="right", fontsize=8)
        beside = axes.twinx()
        beside.plot(places, worths, color=GOLD, marker="o", markersize=3, label=f"{worth} (right, times the stake)")
        beside.axhline(float(exact.cost), color=RED, linewidth=1, label="what it costs (right)")
        beside.set_yscale("log")
        beside.spines[["top"]].set_visible(False)
        beside.tick_params(colors=GREY)
        drawn, names = (one + other for one, other in zip(
            axes.get_legend_handles_labels(), beside.get_legend_handles_labels(), strict=True,
        ))
        beside.legend(drawn, names, frameon=False, loc="upper center", fontsize=8)
        return _picture(figure)

    def state_bands(self, exact: ExactMode) -> str:
        """Draw for each state how likely the prizes are in bands, one upon the other up to all rounds."""
        figure, axes = self._axes("How likely which prizes are, by where rounds start", "share of rounds")
        states = exact.state_bands
        places, bottom = range(len(states)), [0.0] * len(states)
        for at, (band, color) in enumerate(zip(exact.bands, _BAND_COLORS, strict=True)):
            heights = [float(bands[at].chance) for bands in states.values()]
            axes.bar(places, heights, 0.85, bottom=bottom, color=color, label=_band_label(band))
            bottom = [low + height for low, height in zip(bottom, heights, strict=True)]
        axes.set_xticks(list(places), list(states), rotation=60, ha="right", fontsize=8)
        axes.margins(x=0.01)
        axes.set_ylim(0, 1)
        axes.legend(frameon=False, fontsize=8, loc="center left", bbox_to_anchor=(1, 0.5), reverse=True)
        return _picture(figure)

    def session(self, exact: ExactMode, tally: Tally, stake: int) -> str:
        """Draw how sessions ended: what they paid less what they cost, up to the 99th of 100."""
        figure, axes = self._axes(f"How a session of {SESSION_ROUNDS} rounds ends", "sessions")
        cost = SESSION_ROUNDS * float(exact.cost)
        ends = sorted(paid / stake - cost for paid, times in tally.sessions.items() for _ in range(times))
        shown = ends[: max(1, len(ends) * 99 // 100)]
        axes.hist(shown, bins=40, color=GREEN)
        axes.axvline(0, color=RED, linewidth=1, label="as much as it cost")
        if ends:
            axes.axvline(ends[len(ends) // 2], color=GOLD, label=f"the middle one: {ends[len(ends) // 2]:+.1f} stakes")
        axes.set_xlabel("what it paid less what it cost, in stakes (the best session of 100 is left out)")
        axes.legend(framealpha=1.0, edgecolor="none")
        return _picture(figure)

    def _axes(self, title: str, y_label: str) -> tuple[Any, Any]:
        figure = self._figure(figsize=_SIZE, layout="constrained")
        axes = figure.subplots()
        axes.set_title(title, loc="left", fontsize=11)
        axes.set_ylabel(y_label)
        axes.spines[["top", "right"]].set_visible(False)
        axes.tick_params(colors=GREY)
        return figure, axes


def _heights(bands: Sequence[Band]) -> list[float]:
    return [float(band.chance) for band in bands]


def _band_label(band: Band) -> str:
    if band.up_to is None:
        return f"> {band.above:,}"
    return f"{band.above:,}–{band.up_to:,}" if band.up_to else "0"


def _picture(figure: Any) -> str:  # noqa: ANN401 (matplotlib has no types here)
    """Give a figure as the source of an HTML image."""
    content = io.BytesIO()
    figure.savefig(content, format="png", dpi=110)
    return "data:image/png;base64," + base64.b64encode(content.getvalue()).decode("ascii")
