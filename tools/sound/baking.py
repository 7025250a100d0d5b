"""Baking: make, master, encode and enter into the manifest."""

import hashlib
from collections.abc import Iterable

from tools.sound import fingerprint, levels, manifest
from tools.sound.loudness import highest_momentary, true_peak
from tools.sound.mastering import mastered, mastered_loop
from tools.sound.ogg import read_ogg, write_ogg
from tools.sound.recipe import Recipe
from tools.sound.signals import RATE

MASTERING = ("tools.sound.mastering", "tools.sound.ogg")
"""What every sound passes through after it was made."""


def bake(recipe: Recipe) -> manifest.Entry:
    """Write one sound's file and return its entry."""
    target = levels.TARGETS[recipe.category] + recipe.lift
    signal = recipe.make()
    signal = mastered_loop(signal, target) if recipe.loop else mastered(signal, target)
    path = manifest.ASSETS / "sounds" / f"{recipe.name}.ogg"
    path.parent.mkdir(parents=True, exist_ok=True)
    write_ogg(path, signal, levels.QUALITIES[recipe.category])
    return {
        "file": f"sounds/{recipe.name}.ogg",
        "category": recipe.category,
        "seconds": round(signal.shape[1] / RATE, 3),
        "loop": recipe.loop,
        "licence": recipe.licence,
        "made_by": recipe.made_by,
        "recipe": source_of(recipe),
        "sha256": hashlib.sha256(path.read_bytes()).hexdigest(),
    }


def source_of(recipe: Recipe) -> str:
    """Return the hash of all code a sound depends on, its level included."""
    module = recipe.made_by.partition(":")[0]
    level = (levels.TARGETS[recipe.category] + recipe.lift, levels.QUALITIES[recipe.category], recipe.loop)
    parts = (*(fingerprint.fingerprint(name) for name in (module, *MASTERING)), str(level))
    return hashlib.sha256("/".join(parts).encode()).hexdigest()[:16]


def is_stale(recipe: Recipe) -> bool:
    """Tell whether a sound's code has changed since it was baked, or its file is gone."""
    entry = manifest.sounds().get(recipe.name)
    path = manifest.ASSETS / "sounds" / f"{recipe.name}.ogg"
    return entry is None or not path.exists() or entry.get("recipe") != source_of(recipe)


def measure(recipes: Iterable[Recipe]) -> list[str]:
    """Return a table of the baked files: category, seconds, loudness, true peak and size."""
    lines = [f"{'name':<20}{'category':<11}{'seconds':>8}{'LUFS':>8}{'dBTP':>8}{'kB':>7}"]
    for recipe in recipes:
        path = manifest.ASSETS / "sounds" / f"{recipe.name}.ogg"
        signal = read_ogg(path)
        loudness, peak, size = highest_momentary(signal), true_peak(signal), path.stat().st_size / 1000
        seconds = signal.shape[1] / RATE
        lines.append(f"{recipe.name:<20}{recipe.category:<11}{seconds:>8.2f}{loudness:>8.1f}{peak:>8.1f}{size:>7.0f}")
    return lines
