"""What every game must keep, whatever is picked: each promise once, for the fuzz and for the tests of every title."""

from __future__ import annotations

import random
from typing import Any

import sandtable
from sandtable import Table
from sandtable.engine import store
from sandtable.engine.chance import Dice
from sandtable.engine.flow import apply, asks, options_of
from sandtable.engine.history import Pick, carry_out
from sandtable.engine.plain import plain, position
from sandtable.engine.position import Position
from sandtable.engine.questions import final_options
from sandtable.engine.sight import SPECTATOR, imagine, view
from sandtable.engine.steps import Decision
from sandtable.engine.voice import Voice
from sandtable.engine.words import RESIGN

# Picks whose story a snapshot is compared by while a game goes on; at its end all of it is. Most of the time went to sentences.
LATELY = 60


class Broken(Exception):
    """A promise was broken. The message says which."""


def keep(kept: bool, promise: str) -> None:
    if not kept:
        raise Broken(promise)


def state(table: Table, g: Position) -> dict[str, Any]:
    return plain(table.title, g)


def everybody(table: Table) -> list[int]:
    """Who may look at a table."""
    return [SPECTATOR, *range(table.setup.players)]


def cards(g: Position) -> list[int]:
    return sorted([card for pile in g.piles for card in pile])


# While a seat is asked


def looking_changes_nothing(table: Table, seat: int, dice: Dice, all_cards: list[int]) -> None:
    """Load, views and imagination change nothing and show nothing hidden."""
    before = state(table, table.g)
    keep(state(table, position(table.title, table.setup, before)) == before, "a stored position loads as it was")
    for onlooker in everybody(table):
        nothing_hidden_shows(table, onlooker, dice, all_cards)
    refusals_are_explained(table, seat)
    options_have_notation(table, seat)
    keep(state(table, table.g) == before, "looking changes nothing")


def options_can_be_listed_again(g: Position) -> None:
    """A game that goes on from a snapshot lists them once more."""
    numbers, log = [row[:] for row in g.numbers], len(g.events)
    again = {seat: options_of(asks(g, seat), g, seat) for seat in g.offers}
    keep(again == g.offers, "options that are listed again are the same")
    keep((numbers, log) == (g.numbers, len(g.events)), "to list options changes nothing")


def nothing_hidden_shows(table: Table, seat: int, dice: Dice, all_cards: list[int]) -> None:
    """Whatever is dealt and decided anew behind a seat's back, that seat sees the same."""
    g, title, setup = table.g, table.title, table.setup
    imagined = imagine(g, seat, dice)
    keep(view(imagined, seat) == view(g, seat), f"nothing hidden shows to seat {seat}")
    facts = [title.facts(setup, h, seat, table.words) for h in (g, imagined)]
    keep(facts[0] == facts[1], f"no fact tells seat {seat} something hidden")
    stands = [Voice(table.at(h, len(table.history)), table.words).status(seat) for h in (g, imagined)]
    keep(stands[0] == stands[1], f"how the game stands tells seat {seat} nothing hidden")
    keep(cards(imagined) == all_cards, "imagination loses no card")


def refusals_are_explained(table: Table, seat: int) -> None:
    offered = {option.code for option in table.options(seat)}
    for refusal in table.why_not(seat):
        keep(refusal.option.code not in offered, "why-not names nothing that is offered")
        keep(bool(refusal.rule and refusal.reason), "every refusal has its rule and its reason")


def options_have_notation(table: Table, seat: int) -> None:
    for option in table.options(seat):
        keep(
            table.words.code(option.text) == option.code and bool(option.label), "every option has its own notation and its words"
        )


def picks_apart_commute(table: Table, seat: int, rng: random.Random) -> None:
    """Seats that act at the same time do not disturb each other: the order of their picks matters to a common supply alone."""
    g = table.g
    for other in g.offers:
        if other != seat and seat in g.lanes and other in g.lanes and not (takes_from_one(g, seat) and takes_from_one(g, other)):
            first, second = (seat, rng.choice(g.offers[seat])), (other, rng.choice(g.offers[other]))
            one, two = g.clone(), g.clone()
            for h, picks in ((one, (first, second)), (two, (second, first))):
                for who, option in picks:
                    apply(h, who, option)
            keep(state(table, one) == state(table, two), "seats that act apart do not disturb each other")


def takes_from_one(g: Position, seat: int) -> bool:
    step = asks(g, seat)
    return isinstance(step, Decision) and step.first_come()


# When a pick is made


def imagined_twin(table: Table, seat: int, dice: Dice) -> Position:
    """A position that looks the same to a seat, in which people could play on."""
    twin = imagine(table.g, seat, dice)
    twin.watched, twin.any_order = True, table.g.any_order
    return twin


def nothing_told(table: Table, twin: Position, seat: int, option: int) -> None:
    """What the last pick brought about depends on nothing hidden, or it is for good: so it was in another deal."""
    if option == RESIGN:
        return
    pick, made = Pick(seat, option), table.history[-1]
    carry_out(table.title, twin, pick)
    keep(pick.fence == made.fence, "whether a pick can be taken back depends on nothing hidden")
    keep(made.fence or view(twin, seat) == view(table.g, seat), "who takes a pick back has seen nothing hidden")


def said_to_be_final(table: Table, seat: int, option: int) -> bool | None:
    """Whether a seat is told that it cannot take this option back. To leave the game is no option."""
    if option == RESIGN:
        return None
    said: dict[int, bool] = dict(zip(table.g.offers[seat], final_options(table.title, table.g, seat), strict=True))
    return said[option]


def finality_is_true(table: Table, said: bool | None) -> None:
    """The last pick can be taken back or not, as was said before it."""
    keep(said in (None, table.history[-1].fence), "whether a pick can be taken back is said truly before it is made")


def position_is_sound(table: Table, all_cards: list[int]) -> None:
    """No card is lost or doubled, and the title's own invariants are kept."""
    fault = table.title.broken(table.g)
    keep(not fault, fault)
    keep(cards(table.g) == all_cards, "no card is lost or doubled")


# Games made from games


def undo_is_exact(table: Table, before: dict[str, Any], told: list[int]) -> None:
    """After undo, the table is as it was before the pick."""
    keep(state(table, table.g) == before, "undo restores the position")
    keep([len(pick.events) for pick in table.history] == told, "undo restores log and record")


def undo_leads_to_the_game_without(table: Table, seat: int) -> None:
    """Undo as far as it goes: the table is the one that the remaining picks lead to."""
    for left in reversed(range(table.undoable(seat))):
        keep(table.undo(seat) == left, "undo takes back exactly one pick")
    again = sandtable.replay(table.record, content=table.setup.content)
    keep(state(again, again.g) == state(table, table.g), "what is left after undo is the game of the remaining picks")
    keep(
        [again.undoable(other) for other in again.waiting_for] == [table.undoable(other) for other in table.waiting_for],
        "after undo as much can be taken back as in the game of the remaining picks",
    )


def snapshot_is_the_game(table: Table) -> Table:
    """The table that a snapshot makes: it is the same in everything anybody can see or do."""
    saved = store.dump(table)
    again = store.load(table.title, saved, content=table.setup.content)
    keep(store.dump(again) == saved, "a snapshot of what a snapshot made is the same snapshot")
    same_game(again, table, after=max(0, len(table.history) - LATELY))
    return again


def same_game(again: Table, table: Table, *, after: int = 0) -> None:
    """Two tables that made the same picks are in the same position, show and allow everybody the same, and tell them the same of
    what came after so many picks."""
    keep(state(again, again.g) == state(table, table.g), "a game from a snapshot or a record is in the same position")
    keep(again.g.offers == table.g.offers, "a game from a snapshot or a record offers the same")
    keep(again.picks == table.picks, "a game from a snapshot or a record has the same picks")
    for seat in everybody(table):
        keep(again.view(seat) == table.view(seat), "a game from a snapshot or a record shows everybody the same")
        logs = [each.log(seat, after) for each in (again, table)]
        keep(logs[0] == logs[1], "a game from a snapshot or a record tells everybody the same story")


def end_is_sound(table: Table) -> None:
    """The game is over: it has a result, and its record replays to the same end."""
    result = table.result
    keep(result is not None and min(result.ranks) >= 1, "a finished game has a result")
    text = table.record.dumps()
    again = sandtable.replay(text, content=table.setup.content)
    keep(again.record.dumps() == text, "a record replays to the same record")
    same_game(again, table)
