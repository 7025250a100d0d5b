"""What a person sees: lobby, one stage per game, My Games, settings, rules pages. Turns events into pictures."""
