"""Fine Sand in the terminal: the castle and the four colours as columns, the hand as cards."""

from __future__ import annotations

from sandtable.engine.messages import Messages
from sandtable.engine.words import Option
from sandtable.terminal.boards import Board, Entry

COLOURS = ("castles", "green", "red", "blue", "purple", "yellow")
ACTING = ("use", "via")  # verbs of which one wants to know what the card does
PAYING = ("pay_card", "discard")  # verbs of which one wants to know what the card would pay


class FineSandBoard(Board):
    columns = COLOURS
    piles = ("draw stack", "discard pile", "symbol pile")
    left_out = ("Fable stack", "box")
    facts = ("unbuilt", "hand limit", "money", "plain builds")
    numbers = ("wooden coins", "bill sum")
    scalars = ("round", "ending", "timer", "fable_round")
    badges = ("coin", "cost")
    colours = {  # noqa: RUF012
        "castle": "$sand",
        "castles": "$sand",
        "green": "$green",
        "red": "$red",
        "blue": "$blue",
        "purple": "$purple",
        "yellow": "$yellow",
        "coin": "$wood",
    }
    order = ("castle", "green", "red", "blue", "purple", "yellow", "coin")

    def note(self, option: Option, entry: Entry, messages: Messages) -> str:
        """What an action does, and what a card pays: any pays 1, coin cards more."""
        if option.verb in ACTING:
            return self.text(entry, messages)
        if option.verb in PAYING:
            return messages.text("badge-coin", value=max(1, entry["coin"]))
        return super().note(option, entry, messages)


BOARD = FineSandBoard()
