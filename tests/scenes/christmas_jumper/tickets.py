"""Tickets of Christmas Jumper by hand, with what they win worked out on paper."""

from __future__ import annotations

Ticket = dict[str, object]

WINNING = [3, 8, 14, 19, 22]
OTHERS = [1, 2, 4, 5, 6, 7, 9, 10, 11, 12, 13, 15]
AMOUNTS = [2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 50]

# None of yours is a winning number, and no tree comes.
LOSER: Ticket = {"winning_numbers": WINNING, "your_numbers": OTHERS, "number_prizes": AMOUNTS}

# Your second number is the fourth winning one: 3.00.
MATCH: Ticket = LOSER | {"your_numbers": [1, 19, 4, 5, 6, 7, 9, 10, 11, 12, 13, 15]}

# Your first and third number are both the first winning one: 2.00 and 4.00.
TWICE: Ticket = LOSER | {"your_numbers": [3, 2, 3, 5, 6, 7, 9, 10, 11, 12, 13, 15]}


def with_bonus(ticket: Ticket, *, tree: int, presents: str, list_prizes: list[int] | None = None) -> Ticket:
    """The ticket with a tree at the `tree`-th selection and what the presents hold in the order of opening."""
    lists = ["robin mitten", "sledge candycane", "gingerbread stocking"]
    bonus = {"tree": tree, "lists": lists, "list_prizes": list_prizes or [2, 3, 5], "presents": presents}
    return ticket | {"bonus": bonus}


# The tree comes with the sixth selection. The six symbols of the lists come first: 2.00, 3.00 and 5.00.
THREE_LISTS = with_bonus(
    LOSER, tree=6, presents="robin sledge gingerbread mitten candycane stocking snowman star bell snowglobe"
)

# One symbol of each list, then three of none: the bonus game is lost, and so is the ticket.
LOST_BONUS = with_bonus(
    LOSER, tree=17, presents="robin sledge gingerbread snowman star bell mitten candycane stocking snowglobe"
)

# 3.00 for the match. Baubles are the first and the third present, the second list is won with the eighth: 3.00.
BAUBLES = with_bonus(
    MATCH, tree=1, presents="bauble robin bauble sledge gingerbread snowman star candycane mitten stocking"
)

# The sixth present is a bauble, and one more symbol follows, which wins the first list: 2.00.
SIXTH = with_bonus(
    LOSER, tree=9, presents="robin sledge snowman star gingerbread bauble mitten candycane stocking bell"
)
