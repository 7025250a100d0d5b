"""What is wrong with a scenario: where, why, and against which clause of the rules."""


class ScenarioFault(Exception):  # noqa: N818 (it is a fault of a person's file)
    """A scenario that cannot occur, contradicts the rules or itself, or is not used up.

    Attributes:
        file: the scenario's file.
        line: from 1; 0 where no line is to blame.
        clause: the id of the rule that stands against it, such as `FL-8`; empty where the form alone is wrong.
        reason: what is wrong, in words.
    """

    def __init__(self, file: str, line: int, reason: str, clause: str = "") -> None:
        self.file = file
        self.line = line
        self.reason = reason
        self.clause = clause
        where = f"{file}:{line}" if line else file
        super().__init__(f"{where}: {reason}{f' (clause {clause})' if clause else ''}")
