"""Every sound the game plays is there, whole, unchanged since it was entered, and loads in the mixer."""

import hashlib
import struct
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tests.sound_assets.files import (
    ASSETS,
    BAUBLES,
    CLIMB,
    COLLECTED,
    KNOCKS,
    LEAVES,
    LINES,
    RINGS,
    ROUND_ROBIN,
    STOPS,
    WAVE,
    path_of,
    sounds,
)

INTERFACE = (
    "button",
    "button_back",
    "focus_move",
    "toggle",
    "slider_tick",
    "dialog_open",
    "dialog_close",
    "refusal",
    "page_turn",
    "purchase",
)
SINGLE = (
    "pudding_squash",
    "symbol_appear",
    "corner_fill",
    "corner_bonus",
    "reveal_all_start",
    "hint",
    "play_end",
    "coin_shower",
)
JUMPER = (
    "number_appear",
    "number_match",
    "tree_found",
    "tree_flight",
    "tree_home",
    "bonus_unlocked",
    "window_unravel",
    "present_shake",
    "symbol_light",
    "silhouette_fill",
    "list_won",
    "bauble_flight",
    "pick_added",
)
REELS = ("reel_start", "nudge", "lines_won")
PROPERTY = (
    "house_land",
    "gentleman_lands",
    "hat_throw",
    "hat_back",
    "house_build",
    "houses_sink",
    "hotel_rise",
    "rent_due",
    "rent_paid",
    "multiplier_strikes",
    "lane_in",
    "dice_roll",
    "sector_reached",
    "diamond",
    "bonus_won",
    "scene_change",
    "spins_back",
    "house_for_rent",
    "grid_full",
    "bonus_over",
    "generous_hand",
)
BELLS = (
    "frame_left",
    "frame_struck",
    "multiplier_raised",
    "scatter_land1",
    "scatter_land2",
    "spins_triggered",
    "scatter_turned",
    "gold_bauble_land",
    "present_land",
    "spark_flight",
    "half_filled",
    "stage_extend",
    "stage_double",
    "stage_expand",
    "hold_and_respin",
    "board_filled",
    "christmas_spins_over",
)
LOOPS_OF_BELLS = ("music_jingle", "music_christmas_spins")
CATEGORIES = {
    "interface": set(INTERFACE),
    "effect": {
        *SINGLE,
        *JUMPER,
        *REELS,
        *PROPERTY,
        *BELLS,
        *ROUND_ROBIN,
        *WAVE,
        *LINES,
        *RINGS,
    },
    "series": {*STOPS, *LEAVES, *BAUBLES, *COLLECTED, *KNOCKS, "token_hop"},
    "quiet": {"no_prize", "prize_quiet", "lists_lost", "line_shown", "lines_quiet"},
    "tension": {"tension"},
    "tick": {*CLIMB, "count_end"},
    "win": {"win_nice", "win_big", "win_huge", "win_jackpot", "grand_prize", "win_cap"},
    "music": {
        "music_lobby",
        "music_festive",
        "music_jumper",
        "music_monopoly",
        "music_jingle",
        "music_christmas_spins",
    },
}
WINS = {"win_nice": (4.0, 6.5), "win_big": (7.0, 9.0), "win_huge": (10.0, 12.5), "win_jackpot": (13.5, 16.5)}
"""Shortest and longest length in seconds, the room's tail included."""
MOST_BYTES = 10_000_000
NAMES = tuple(sounds())


@pytest.fixture(scope="module")
def mixer() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_AUDIODRIVER", "dummy")
        pygame.mixer.quit()
        pygame.mixer.init(44_100, -16, 2, 512)
        yield
        pygame.mixer.quit()


def test_each_event_has_its_sound_in_its_category() -> None:
    found = {name: entry["category"] for name, entry in sounds().items()}
    wanted = {name: category for category, names in CATEGORIES.items() for name in names}
    assert {name: found.get(name) for name in wanted} == wanted


def test_nothing_lies_there_unused() -> None:
    entered = {ASSETS / str(entry["file"]) for entry in sounds().values()}
    assert set((ASSETS / "sounds").iterdir()) == entered


def test_all_sounds_together_are_small() -> None:
    assert sum(path_of(name).stat().st_size for name in NAMES) < MOST_BYTES


@pytest.mark.parametrize("name", NAMES)
def test_the_file_is_the_one_that_was_entered(name: str) -> None:
    assert hashlib.sha256(path_of(name).read_bytes()).hexdigest() == sounds()[name]["sha256"]
    assert sounds()[name]["licence"]
    assert str(sounds()[name]["made_by"]).startswith("tools.sound.pieces.")


@pytest.mark.parametrize("name", NAMES)
def test_the_stream_is_vorbis_in_stereo_at_44100(name: str) -> None:
    assert _vorbis_header(path_of(name)) == (2, 44_100)


@pytest.mark.parametrize("name", NAMES)
def test_it_loads_with_the_length_the_manifest_states(name: str, mixer: None) -> None:  # noqa: ARG001  # the mixer must run
    sound = pygame.mixer.Sound(str(path_of(name)))
    assert sound.get_length() == pytest.approx(sounds()[name]["seconds"], abs=0.002)


@pytest.mark.parametrize(("name", "limits"), WINS.items())
def test_wins_last_longer_the_higher_they_are(name: str, limits: tuple[float, float]) -> None:
    assert limits[0] <= sounds()[name]["seconds"] <= limits[1]


@pytest.mark.parametrize("name", sorted(CATEGORIES["music"]))
def test_music_runs_for_at_least_forty_seconds(name: str) -> None:
    assert sounds()[name]["loop"] is True
    assert sounds()[name]["seconds"] >= 40


def test_the_ticks_of_the_meter_are_short_enough_for_fourteen_a_second() -> None:
    assert all(sounds()[name]["seconds"] <= 0.25 for name in CLIMB)


def _vorbis_header(path: Path) -> tuple[int, int]:
    """Return channels and sample rate from the identification header in the first OGG page."""
    head = path.read_bytes()[:128]
    assert head[:4] == b"OggS"
    start = head.index(b"\x01vorbis")
    channels, rate = struct.unpack_from("<BI", head, start + 11)
    return channels, rate
