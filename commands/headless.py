"""Prints rounds that are played without a screen, as a transcript or as JSON."""

from commands.chosen_rounds import ChosenRounds
from commands.output import print_json, print_text
from engine.qa.reports import report
from engine.qa.transcripts import transcript


def print_rounds(chosen: ChosenRounds, *, as_json: bool) -> None:
    """Play the rounds and print them; CommandFault says what cannot be played."""
    played = chosen.played()
    if as_json:
        print_json(report(played))
    else:
        print_text(transcript(played).rstrip("\n"))
