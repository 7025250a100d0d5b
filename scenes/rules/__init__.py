"""The rules pages: how a game is played, its prizes and odds, chance, controls (ALL-11)."""
