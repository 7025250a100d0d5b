"""The system's clipboard, for play numbers. Where there is none, copying says so and pasting gives nothing."""

from __future__ import annotations

import logging

import pygame

LOG = logging.getLogger(__name__)


def pasted_text() -> str:
    """The text on the clipboard; "" where there is none."""
    try:
        return pygame.scrap.get_text()
    except pygame.error as error:
        LOG.info("nothing to paste: %s", error)
        return ""


def copy_text(text: str) -> bool:
    """Put a text on the clipboard; False when the system has none."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error as error:
        LOG.info("nothing copied: %s", error)
        return False
    return True
