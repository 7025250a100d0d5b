"""The splash of an instant win: name, top prize, price, PLAY."""
