"""Mr. Monopoly: its street, cards, reels, lane, panels and lettering."""
