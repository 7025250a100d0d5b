"""Mr. Monopoly: a slot of five reels with rents, a top hat, dice and a bonus of Free Spins."""
