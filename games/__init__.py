"""The list of games, one line each; a game is loaded when it is asked for."""
