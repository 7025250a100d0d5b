"""Jingle Bells: its jackpot plates, cells, reel grounds, frame and the art of its card."""
