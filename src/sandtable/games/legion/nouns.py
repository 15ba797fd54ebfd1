"""What the options, events and sentences of Legion name, by kind."""

from __future__ import annotations

from sandtable.engine.content import Content
from sandtable.engine.messages import Messages
from sandtable.engine.words import Noun
from sandtable.games.legion import book as b
from sandtable.games.legion import entries as c
from sandtable.games.legion.book import Book
from sandtable.games.legion.verbs import PAIR


def nouns(content: Content, book: Book, messages: Messages) -> dict[str, list[Noun]]:
    printed = [Noun(slug, messages.printed(name)) for slug, name in zip(book.slugs, book.names, strict=True)]
    people = printed[: b.CHARACTERS]
    orders = zip(book.order_slugs, book.order_names, strict=True)
    return {
        "character": people,
        "sending": [sending(people, number, messages) for number in range(b.PLOTS * PAIR)],
        "order": [Noun(slug, messages.printed(name)) for slug, name in orders],
        "plotcard": printed[b.PLOT_CARDS : b.LOCATION_CARDS],
        "location": printed[b.LOCATION_CARDS : b.DESPATCH_CARDS],
        "despatch": printed[b.DESPATCH_CARDS : b.CARDS],
        "faction": of_content(content, "characters", "faction", c.FactionEntry, messages),
        "commander": of_content(content, "commanders", "commander", c.CommanderEntry, messages),
        "equipment": of_content(content, "equipment", "equipment", c.EquipmentEntry, messages),
        "skill": [Noun(skill, messages.text(f"skill-{skill}")) for skill in b.SKILLS],
        "plot": [Noun(str(plot + 1), messages.text("plot", number=plot + 1)) for plot in range(b.PLOTS)],
        "number": [Noun(str(number), str(number)) for number in range(2 * b.STANDS)],
        "place": [place(number, messages) for number in range(b.STANDS * b.SEATS)],
    }


def sending(people: list[Noun], number: int, messages: Messages) -> Noun:
    """A character on its way to a Plot."""
    plot, who = number // PAIR + 1, number % PAIR
    if who >= len(people):
        return Noun(f"nobody_{who}/{plot}", messages.text("nobody"))
    return Noun(f"{people[who].slug}/{plot}", messages.text("sending", character=people[who].name, plot=plot))


def place(number: int, messages: Messages) -> Noun:
    """Where a face-down card lies."""
    seat, spot = number % b.SEATS, number // b.SEATS + 1
    return Noun(f"{seat + 1}-{spot}", messages.text("face-down-card", number=spot, player="{player}"), seat)


def of_content(content: Content, file: str, key: str, kind: type[c.Entry], messages: Messages) -> list[Noun]:
    return [Noun(entry.id, messages.printed(entry.name)) for entry in content.read(file, key, kind)]
