"""What slots share: reels, pay lines, hold and respin, stakes and feature buys, rounds in segments. Knows no game."""
