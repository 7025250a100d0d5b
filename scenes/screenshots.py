"""Saves what is on the window as a picture."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pygame

from scenes.context import Context
from scenes.options import profile_folder


def save_screenshot(context: Context, surface: pygame.Surface) -> str:
    """Save the window into the profile's folder of screenshots; says where it went, or why it did not go."""
    folder = profile_folder(context.options.profile) / "screenshots"
    path = folder / f"tinsel-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.png"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        save_picture(surface, path)
    except (OSError, pygame.error) as error:
        return context.texts("screenshot.failed", reason=error)
    return context.texts("screenshot.saved", path=path)


def save_picture(surface: pygame.Surface, path: Path) -> None:
    """Write a surface as PNG. The file is opened here, so that its path may have any letters."""
    with path.open("wb") as file:
        pygame.image.save(surface, file, "picture.png")
