"""Bakes every picture of the program: `python -m tools.art bake`. Never imported by the program."""
