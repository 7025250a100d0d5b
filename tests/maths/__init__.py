"""Exact figures, simulations and randomness."""
