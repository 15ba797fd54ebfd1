"""What has to be put right in games that were stored under earlier versions of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

Data = dict[str, Any]


def draw_one_after_the_other(data: Data) -> None:
    """FW-4.4 Before version 4 all chose their decks in secret, card by card. Games in the middle of that draw what is left in
    turn order; who had chosen a deck, and waited for others, chooses again."""
    choosing = bool(data["todo"]) and data["todo"][-1][0] == "DrawTogether"
    data["todo"] = [each for step in data["todo"] for each in (single_draws(step[1]) if step[0] == "DrawTogether" else [step])]
    if choosing:
        data["sealed"] = []
        data["asked"] = [data["todo"][-1][1]["seat"]]


def single_draws(together: Data) -> list[list[Any]]:
    """The same draws, one player after the other. What comes first is last, as steps lie on a stack."""
    due: dict[int, int] = dict(zip(together["seats"], together["left"], strict=True))
    draws = [{"seat": seat, "left": left, "looking": seat in together["looking"]} for seat, left in due.items() if left]
    return [["DrawCard", draw] for draw in reversed(draws)]


MIGRATIONS: Final[dict[int, Callable[[Data], None]]] = {4: draw_one_after_the_other}
