"""What options and events of Fine Sand name: cards, sets of the solo sheet, turn styles, lines of the coach."""

from __future__ import annotations

from sandtable.engine.content import Content
from sandtable.engine.messages import Messages
from sandtable.engine.words import Noun, dashed
from sandtable.games.fine_sand.coach import COACH
from sandtable.games.fine_sand.content import entries
from sandtable.games.fine_sand.position import SET_VALUES, STYLES

MOST_WORTH = 9  # what the dearest card outside the hand pays


def nouns(content: Content, messages: Messages) -> dict[str, list[Noun]]:
    """By kind, in the language of these messages."""
    return {
        "card": [Noun(card.id, messages.printed(card.name)) for card in entries(content)],
        "set": [Noun(str(value), messages.text("set", value=value)) for value in range(SET_VALUES)],
        "worth": [Noun(str(worth), str(worth)) for worth in range(MOST_WORTH + 1)],
        "style": [Noun(style, messages.text(f"style-{dashed(style)}")) for style in STYLES],
        "coach": COACH.nouns(messages),
    }
