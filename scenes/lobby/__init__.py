"""The lobby: a card for each game, the balance, and the ways to everything else."""
