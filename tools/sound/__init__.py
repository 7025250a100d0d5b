"""Bakes every sound from code: instruments, room, mixing, one function per sound. Never imported by the game."""
