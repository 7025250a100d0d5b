"""Pure rules: money, draws, orders, rounds, events and the loading of a game's numbers. Knows no picture."""
