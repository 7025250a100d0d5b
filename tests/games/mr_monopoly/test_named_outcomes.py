"""Outcomes that a tester asks for by name: each leads to what it names, and to nothing that its name rules out."""

import pytest

from engine.rules.draws import ScriptedDraws, StreamDraws
from engine.rules.events import Event
from engine.rules.slots.events import LineWon
from games.mr_monopoly.events import (
    AwardGiven,
    FreeSpinsStarted,
    FreeSpinsTriggered,
    GenerousHandGave,
    GridFilled,
    HatThrown,
    HouseForRentCame,
    HouseLanded,
    NudgeMade,
    RentWon,
)
from tests.games.mr_monopoly.by_hand import ORDER, shown, the_game

NAMED: dict[str, tuple[tuple[type[Event], ...], tuple[type[Event], ...]]] = {
    "no prize": ((), (LineWon, RentWon, HouseLanded, FreeSpinsTriggered)),
    "Mr. Monopoly lands: rent alone": ((RentWon,), (HatThrown, AwardGiven, NudgeMade)),
    "nudge": ((NudgeMade, RentWon), ()),
    "hat": ((HatThrown, RentWon), (NudgeMade,)),
    "hat without a House in the window": ((HatThrown, RentWon), ()),
    "Property Upgrade": ((AwardGiven, RentWon), (HatThrown,)),
    "Multiplier Roll": ((AwardGiven, RentWon), (HatThrown,)),
    "Diamond without Free Spins": ((), (FreeSpinsTriggered, RentWon)),
    "Free Spins": ((FreeSpinsStarted, GenerousHandGave, RentWon), (NudgeMade,)),
    "Free Spins: House For Rent": ((HouseForRentCame,), ()),
    "Free Spins: roll": ((GenerousHandGave,), ()),
    "Free Spins: upgrade": ((GenerousHandGave,), ()),
    "Free Spins: both": ((GenerousHandGave,), ()),
    "Free Spins: full grid": ((GridFilled,), ()),
    "18,000 times the stake": ((GridFilled,), ()),
}
AWARDS = {
    "Property Upgrade": AwardGiven("property_upgrade"), "Multiplier Roll": AwardGiven("multiplier_roll"),
    "Free Spins: roll": GenerousHandGave("multiplier_roll"),
    "Free Spins: upgrade": GenerousHandGave("property_upgrade"),
    "Free Spins: both": GenerousHandGave("both"),
}


def test_every_outcome_by_name_is_known_here() -> None:
    assert [outcome.name for outcome in the_game().named_outcomes()] == list(NAMED)


@pytest.mark.parametrize("name", NAMED)
def test_an_outcome_by_name_leads_to_what_it_names(name: str) -> None:
    answers = {outcome.name: outcome.answers for outcome in the_game().named_outcomes()}[name]
    wanted, ruled_out = NAMED[name]
    for seed in range(20):
        draws = ScriptedDraws(answers, StreamDraws("MM", seed.to_bytes(12)))
        round_ = the_game().open(ORDER, draws)
        draws.require_all_used()
        events = shown(round_)
        kinds = {type(event) for event in events}
        assert kinds >= set(wanted)
        assert not kinds & set(ruled_out)
        assert name not in AWARDS or AWARDS[name] in events
        assert round_.prize == 18_000 * 100 or name != "18,000 times the stake"
