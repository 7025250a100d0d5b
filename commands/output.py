"""What commands print: data to standard output, messages to standard error."""

import json
import os
import sys
from collections.abc import Sequence


def print_text(text: str) -> None:
    """Print data as text."""
    sys.stdout.write(f"{text}\n")


def print_json(value: object) -> None:
    """Print data as JSON."""
    print_text(json.dumps(value, indent=2, ensure_ascii=False))


def print_table(rows: Sequence[Sequence[str]]) -> None:
    """Print rows of equal length in columns; the first row holds the headings."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        print_text("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


def print_error(message: str) -> None:
    """Print an error to standard error, its first word in red on a terminal that wants colour."""
    coloured = sys.stderr.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
    label = "\033[1;31merror:\033[0m" if coloured else "error:"
    print_message(f"{label} {message}")


def print_message(message: str) -> None:
    """Print a line for a person to standard error."""
    sys.stderr.write(f"{message}\n")
    sys.stderr.flush()
