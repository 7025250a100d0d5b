"""The levels of the sounds in numbers: even loudness per category, true peaks, seamless loops, clean ends.

These need the packages of tools/sound/requirements.txt, which the game itself does not have; where they are missing,
this module is skipped and says so.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from tests.sound_assets.files import BAUBLES, CLIMB, COLLECTED, LEAVES, LINES, RINGS, STOPS, WAVE, path_of, sounds

if TYPE_CHECKING:
    from tools.sound.signals import Signal

REASON = "measuring sounds needs the packages of tools/sound/requirements.txt"
numpy = pytest.importorskip("numpy", reason=REASON)
signal = pytest.importorskip("scipy.signal", reason=REASON)
soundfile = pytest.importorskip("soundfile", reason=REASON)
pyloudnorm = pytest.importorskip("pyloudnorm", reason=REASON)

loudness = pytest.importorskip("tools.sound.loudness", reason=REASON)

NAMES = tuple(sounds())
LOOPS = tuple(name for name in NAMES if sounds()[name]["loop"])
SHOTS = tuple(name for name in NAMES if not sounds()[name]["loop"])
CATEGORIES = sorted({str(sounds()[name]["category"]) for name in NAMES})
MOST_SPREAD = 2.0
MOST_PEAK = -1.0
RATE = 44_100
FRAME, HOP = 2048, 256


@cache
def samples(name: str) -> Signal:
    """Return a sound's samples, shape (2, n)."""
    frames, rate = soundfile.read(path_of(name), always_2d=True)
    assert rate == RATE
    return frames.T


@cache
def momentary(name: str) -> float:
    return float(loudness.highest_momentary(samples(name)))


def test_the_measure_agrees_with_an_independent_one() -> None:
    """BS.1770: a sine of 997 Hz at full scale in one channel has -3.01 LUFS; and pyloudnorm agrees on steady sounds."""
    time = numpy.arange(RATE * 3) / RATE
    sine = numpy.vstack([numpy.sin(2 * numpy.pi * 997 * time), numpy.zeros(len(time))])
    assert loudness.highest_momentary(sine) == pytest.approx(-3.01, abs=0.03)
    hiss = numpy.random.default_rng(5).standard_normal((2, RATE * 6)) * 0.05
    integrated = pyloudnorm.Meter(RATE).integrated_loudness(hiss.T)
    assert loudness.highest_momentary(hiss) == pytest.approx(integrated, abs=0.4)


def test_the_true_peak_finds_what_lies_between_samples() -> None:
    """A sine at a quarter of the rate, sampled 45 degrees off, peaks 3.01 dB above its samples."""
    sine = numpy.sin(numpy.pi / 2 * numpy.arange(4000) + numpy.pi / 4)
    assert float(abs(sine).max()) == pytest.approx(0.7071, abs=0.0001)
    middle = numpy.vstack([sine, sine]) * numpy.hanning(4000)
    assert loudness.true_peak(middle) == pytest.approx(0.0, abs=0.1)


@pytest.mark.parametrize("category", CATEGORIES)
def test_a_category_is_even_within_two_loudness_units(category: str) -> None:
    measured = {name: momentary(name) for name in NAMES if sounds()[name]["category"] == category}
    assert max(measured.values()) - min(measured.values()) <= MOST_SPREAD, measured


def test_ALL_8_what_is_no_reason_to_celebrate_is_softer_than_a_win() -> None:
    """The sound of lines that give back no more than the spin cost lies 3 LU and more under that of lines that win."""
    assert momentary("lines_won") - momentary("lines_quiet") >= 3.0
    celebrations = [momentary(name) for name in NAMES if sounds()[name]["category"] == "win"]
    assert min(celebrations) - momentary("prize_quiet") >= 5.0


@pytest.mark.parametrize("name", NAMES)
def test_no_true_peak_passes_the_limit(name: str) -> None:
    assert loudness.true_peak(samples(name)) <= MOST_PEAK


@pytest.mark.parametrize("name", LOOPS)
def test_the_seam_of_a_loop_is_no_busier_than_its_inside(name: str) -> None:
    """Spectral flux over the seam, played round, stays below the flux of nine in ten frames inside."""
    whole = samples(name).mean(axis=0)
    turned = numpy.concatenate([whole, whole[: RATE * 2]])
    flux = _flux(turned)
    starts = numpy.arange(len(flux)) * HOP
    over = (starts + HOP + FRAME > len(whole)) & (starts < len(whole))
    assert flux[over].max() <= numpy.percentile(flux[~over], 90)


@pytest.mark.parametrize("name", LOOPS)
def test_the_waveform_does_not_jump_at_the_seam(name: str) -> None:
    whole = samples(name)
    jump = abs(whole[:, 0] - whole[:, -1]).max()
    assert jump <= numpy.percentile(abs(numpy.diff(whole, axis=1)), 99)


@pytest.mark.parametrize("name", SHOTS)
def test_a_sound_begins_and_ends_in_silence_without_offset(name: str) -> None:
    """No click: the first sample lies 26 dB, the last 60 dB below the peak; the mean is next to nothing."""
    whole = samples(name)
    peak = abs(whole).max()
    assert abs(whole[:, 0]).max() <= peak * 0.05
    assert abs(whole[:, -1]).max() <= peak * 0.001
    assert abs(whole.mean(axis=1)).max() <= 0.0005


@pytest.mark.parametrize("name", NAMES)
def test_nothing_bites_between_three_and_six_kilohertz(name: str) -> None:
    """That band, where ears tire soonest, holds less than half of a sound's energy."""
    frequencies, power = signal.welch(samples(name).mean(axis=0), RATE, nperseg=1024)
    band = power[(frequencies >= 3000) & (frequencies < 6000)].sum()
    assert band <= 0.5 * power.sum()


@pytest.mark.parametrize(
    "row",
    [WAVE, LINES, CLIMB, STOPS, RINGS, LEAVES, BAUBLES, COLLECTED],
    ids=["tiles", "lines", "meter", "reels", "bells", "leaves", "baubles", "prizes"],
)
def test_rows_of_sounds_rise(row: tuple[str, ...]) -> None:
    pitches = [_strongest(name) for name in row]
    assert pitches == sorted(pitches)
    assert len(set(pitches)) == len(pitches)


def _flux(mono: Signal) -> Signal:
    """Return the growth of the magnitudes from frame to frame."""
    frames = numpy.lib.stride_tricks.sliding_window_view(mono, FRAME)[::HOP] * numpy.hanning(FRAME)
    magnitudes = abs(numpy.fft.rfft(frames, axis=1))
    return numpy.maximum(numpy.diff(magnitudes, axis=0), 0.0).sum(axis=1)


def _strongest(name: str) -> float:
    """Return the frequency that a row's sounds share as their strongest above 150 Hz, in Hz."""
    mono = samples(name).mean(axis=0)
    spectrum = abs(numpy.fft.rfft(mono * numpy.hanning(len(mono)), RATE * 4))
    first = 150 * 4
    return float((numpy.argmax(spectrum[first:]) + first) / 4)
