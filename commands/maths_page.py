"""The maths page: one HTML file with all figures, where each comes from, and plots."""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from html import escape
from pathlib import Path

from commands.command import CommandFault
from commands.exit_codes import ExitCode
from commands.maths_plots import Plots
from commands.provable_game import ProvableGame
from commands.simulate import campaign_of
from engine.qa.exact_rows import band_table, declared_row, rows_of, state_table
from engine.qa.simulation.blocks import BLOCK_ROUNDS, SESSION_ROUNDS, Block, Campaign
from engine.qa.simulation.playing import play_block
from engine.qa.simulation.tally import merged
from engine.rules.exact import ExactMode, ExactReport, decimal_text
from engine.rules.exact_prizes import Prizes

_SEED = 1
_POINTS = 20  # of the curve of the simulated payout
_MEANINGS = {
    "text": "the rules of the game say it",
    "settled": "the rules leave it open, and it is settled here",
    "invented": "not public, and made for this game",
}
_STYLE = """
body { font: 15px/1.5 system-ui, sans-serif; color: #22262b; background: #fbf8f1; margin: 2rem auto; max-width: 60rem;
  padding: 0 1rem; }
h1, h2, h3 { color: #1f6f4a; line-height: 1.2; } h2 { border-bottom: 2px solid #c9973a; padding-bottom: .2rem; }
table { border-collapse: collapse; margin: 1rem 0; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .2rem .8rem .2rem 0; border-bottom: 1px solid #e4ddcb; vertical-align: top; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(26rem, 1fr)); gap: 1rem; }
.wide { overflow-x: auto; } .wide table { font-size: .8em; } .wide td, .wide th { white-space: nowrap; }
img { width: 100%; background: #fff; } .bad { color: #b3322c; font-weight: bold; } .note { color: #5a6069; }
"""


def write_page(path: Path, named: ProvableGame, report: ExactReport, modes: Sequence[str], rounds: int) -> None:
    """Write the page of these modes; so many rounds of each are simulated for its plots.

    Raises:
        CommandFault: matplotlib is not installed, or the file cannot be written.
    """
    plots = Plots()
    game = named.game
    parts = [
        f"<h1>{escape(game.title)}: exact figures</h1>",
        f'<p class="note">Version {game.version}. SHA-256 of its numbers: <code>{game.digest}</code>.</p>',
        _declared(report),
    ]
    parts.extend(_mode(plots, named, report.modes[mode], rounds) for mode in modes)
    parts.append(_provenance(named))
    title = f"{escape(game.title)}: exact figures"
    page = f'<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>{title}</title><style>{_STYLE}</style>\n'
    try:
        path.write_text(page + "\n".join(parts) + "\n</html>\n", encoding="utf-8")
    except OSError as error:
        raise CommandFault(f"--page {path}: {error.strerror}", ExitCode.USAGE) from error


def _declared(report: ExactReport) -> str:
    proven = "computed from exactly these numbers" if report.is_proven else "computed from OTHER numbers: not proven"
    mark = "" if report.is_proven else ' class="bad"'
    rows = _table(("figure", "declared", "exact", ""), map(declared_row, report.declared))
    return f"<h2>Declared in game.yaml</h2><p{mark}>The declared figures were {proven}.</p>{rows}"


def _mode(plots: Plots, named: ProvableGame, exact: ExactMode, rounds: int) -> str:
    campaign = campaign_of(named, exact.id, _SEED)
    blocks, stake = [play_block(block) for block in _blocks(campaign, rounds)], campaign.stake
    tally = merged(blocks)
    seen = Prizes(tally.prizes, Fraction(1, stake), tally.rounds).bands(exact.cost)
    pictures = [
        plots.distribution(exact.bands, seen),
        plots.contributions(exact),
        plots.convergence(exact, blocks, stake),
        plots.session(exact, tally, stake),
        *([plots.states(exact)] if exact.states else []),
        *([plots.state_bands(exact)] if exact.state_bands else []),
    ]
    images = "".join(f'<img alt="" src="{picture}">' for picture in pictures)
    rows = _table(("kind", "figure", "exact", ""), rows_of(exact))
    return (
        f"<h2>{escape(exact.title)} <small>({escape(exact.id)}, {decimal_text(exact.cost, 0)}x the stake)</small></h2>"
        f'<div class="plots">{images}</div>{rows}{_states(exact)}'
        f'<p class="note">Exact figures: {escape(exact.method)}. Amounts are multiples of the stake. '
        f"Simulated: {tally.rounds:,} rounds by the real rules, seed {_SEED}.</p>"
    )


def _states(exact: ExactMode) -> str:
    tables = filter(None, (state_table(exact), band_table(exact)))
    return "".join(f'<div class="wide">{_table(head, rows)}</div>' for head, *rows in tables)


def _blocks(campaign: Campaign, rounds: int) -> Iterator[Block]:
    """Cut rounds into blocks that are small enough for a curve."""
    size = min(BLOCK_ROUNDS, max(SESSION_ROUNDS, rounds // _POINTS))
    for number, first in enumerate(range(0, rounds, size)):
        yield Block(campaign, number, min(size, rounds - first))


def _provenance(named: ProvableGame) -> str:
    rows = ((name, origin, _MEANINGS.get(origin, "")) for name, origin in named.provenance.items())
    table = _table(("number of game.yaml", "from", "which means"), rows)
    return f"<h2>Where the numbers come from</h2>{table}"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    heading = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{heading}</tr>{body}</table>"
