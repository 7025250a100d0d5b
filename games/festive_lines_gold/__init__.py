"""Festive Lines Gold: an instant win of nine puddings and a grid of thirty-six tiles."""
