"""Jingle Bells: a slot of six reels with frames that last, and Christmas Spins (JB-1 to JB-19)."""
