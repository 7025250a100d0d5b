"""What all slots share: reels, lines, the bar, feature buys, pacing, and the scene around them."""
