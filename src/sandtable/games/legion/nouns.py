"""What the options, events and sentences of Legion name, by kind."""

from __future__ import annotations

from sandtable.engine.content import Content
from sandtable.engine.messages import Messages
from sandtable.engine.words import Noun
from sandtable.games.legion import book as b
from sandtable.games.legion import entries as c
from sandtable.games.legion.book import Book
from sandtable.games.legion.coach import COACH
from sandtable.games.legion.verbs import PAIR


def nouns(content: Content, book: Book, messages: Messages) -> dict[str, list[Noun]]:
    printed = [Noun(slug, messages.printed(name)) for slug, name in zip(book.slugs, book.names, strict=True)]
    people = printed[: book.characters]
    orders = zip(book.order_slugs, book.order_names, strict=True)
    led_by = zip(book.commander_slugs, book.commander_names, strict=True)
    commanders = [Noun(slug, messages.printed(name)) for slug, name in led_by]
    return {
        "character": people,
        "bearer": [*people, Noun("hidden", messages.text("face-down"))],
        "sending": [sending(people, number, messages) for number in range(b.PLOTS * PAIR)],
        "order": [Noun(slug, messages.printed(name)) for slug, name in orders],
        "plotcard": printed[book.plot_cards : book.location_cards],
        "location": printed[book.location_cards : book.despatch_cards],
        "despatch": printed[book.despatch_cards :],
        "faction": of_content(content, "characters", "faction", c.FactionEntry, messages),
        "commander": commanders,
        "equipment": of_content(content, "equipment", "equipment", c.EquipmentEntry, messages),
        "skill": [Noun(skill, messages.text(f"skill-{skill}")) for skill in b.SKILLS],
        "plot": [Noun(str(plot + 1), messages.text("plot", number=plot + 1)) for plot in range(b.PLOTS)],
        "number": [Noun(str(number), str(number)) for number in range(2 * b.STANDS)],
        "coach": [*COACH.nouns(messages), *welcomes(content, book, messages)],
        "place": [place(number, messages) for number in range(b.STANDS * b.SEATS)],
    }


def welcomes(content: Content, book: Book, messages: Messages) -> list[Noun]:
    """LE-2.9 How the coach begins: with the faction and the commander of a learner."""
    factions = of_content(content, "characters", "faction", c.FactionEntry, messages)
    return [
        Noun(
            f"welcome_{slug}",
            messages.text("coach-welcome", faction=factions[faction].name, commander=messages.printed(name), rounds=book.rounds),
        )
        for slug, name, faction in zip(book.commander_slugs, book.commander_names, book.commander_faction, strict=True)
    ]


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
