"""Prints a simulation beside the exact figures, as a table or as JSON."""

from commands.output import print_json, print_table, print_text
from commands.provable_game import ProvableGame
from engine.qa.simulation.blocks import Campaign
from engine.qa.simulation.comparison import Compared, chi_square, compare, normal_score
from engine.qa.simulation.running import Simulated
from engine.qa.simulation.tally import Tally
from engine.rules.exact import ExactMode
from engine.rules.money import pounds

_TOO_RARE = 5.0  # as a normal score: rarer than one in three millions


def print_simulation(
    named: ProvableGame, campaign: Campaign, simulated: Simulated, exact: ExactMode, *, as_json: bool,
) -> bool:
    """Print it; gives whether nothing differs from the exact figures."""
    tally = simulated.tally
    compared = compare(tally, exact, campaign.stake)
    prizes = chi_square(tally, exact, campaign.stake)
    fits = prizes is None or normal_score(*prizes) <= _TOO_RARE
    agrees = fits and all(each.verdict != "differs" for each in compared)
    if as_json:
        print_json({
            **_head(named, campaign, simulated), **_sums(tally), "figures": [_figure(each) for each in compared],
            "chi_square_of_prizes": _chi_square(prizes), "agrees": agrees,
        })
        return agrees
    print_text(
        f"{named.game.title}, {exact.title} ({exact.id}): {tally.rounds:,} rounds at {pounds(campaign.stake)}, "
        f"seed {campaign.seed}, numbers {named.game.digest[:16]}",
    )
    print_table([("FIGURE", "SIMULATED", "EXACT", "ERROR", "Z", "99 % BOUNDS", ""), *map(_row, compared)])
    if prizes is not None:
        square, freedom = prizes
        verdict = "agrees" if fits else "DIFFERS"
        score = normal_score(square, freedom)
        print_text(f"Prizes: chi-square {square:.2f} at {freedom} degrees of freedom, z {score:+.2f}: {verdict}.")
    print_text(f"Most in one round: {pounds(tally.most)}. All paid: {pounds(tally.paid)}.")
    return agrees


def _row(each: Compared) -> tuple[str, ...]:
    low, high = each.bounds
    return (
        each.name, f"{each.simulated:.7f}", f"{each.exact:.7f}", f"{each.error:.1e}", f"{each.z:+.2f}",
        f"{low:.7f} to {high:.7f}", each.verdict,
    )


def _figure(each: Compared) -> dict[str, object]:
    return {
        "name": each.name, "simulated": each.simulated, "exact": each.exact, "standard_error": each.error, "z": each.z,
        "bounds_99": list(each.bounds), "verdict": each.verdict,
    }


def _head(named: ProvableGame, campaign: Campaign, simulated: Simulated) -> dict[str, object]:
    return {
        "game": named.game.id, "digest": named.game.digest, "mode": campaign.mode, "stake": campaign.stake,
        "seed": campaign.seed, "rounds": simulated.tally.rounds, "wanted": simulated.wanted,
    }


def _sums(tally: Tally) -> dict[str, object]:
    """Give the whole numbers that do not depend on how the work was split."""
    return {
        "paid": tally.paid,
        "sum_of_squares": tally.squares,
        "most": tally.most,
        "parts": {
            name: {"paid": sums.total, "sum_of_squares": sums.squares} for name, sums in sorted(tally.parts.items())
        },
        "happened": dict(sorted(tally.happened.items())),
        "prizes": {str(prize): times for prize, times in sorted(tally.prizes.items())},
    }


def _chi_square(prizes: tuple[float, int] | None) -> dict[str, object] | None:
    return None if prizes is None else {"chi_square": prizes[0], "degrees_of_freedom": prizes[1]}
