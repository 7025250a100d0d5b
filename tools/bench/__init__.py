"""Measures the program's speed on a virtual screen: `python3 main.py bench`."""
