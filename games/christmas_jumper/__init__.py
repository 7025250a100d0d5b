"""Christmas Jumper: an instant win of numbers to match and a bonus game of presents."""
