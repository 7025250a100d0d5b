"""The one error of setting up: a sentence that tells a person what to do."""


class SetupError(Exception):
    """Setting up cannot go on. The message is one plain line that says what is wrong and what to do."""
