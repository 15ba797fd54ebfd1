"""What every game must keep, checked along games played at random. A title gets these tests for being on the shelf."""

from __future__ import annotations

import random
from typing import Any

import sandtable
from sandtable.engine.chance import Dice
from sandtable.engine.flow import apply, play
from sandtable.engine.position import Position
from sandtable.engine.sight import SPECTATOR, imagine, view
from sandtable.engine.store import dump, load
from sandtable.engine.table import Table

Variant = tuple[str, dict[str, Any]]
MOST_PICKS = 20_000
EVERY = 29  # picks between two thorough looks


def table_of(variant: Variant, seed: int) -> Table:
    slug, settings = variant
    return sandtable.new(slug, seed=seed, **settings)


def state(table: Table, g: Position) -> dict[str, Any]:
    return dump(table.title, g)


def seats(g: Position) -> list[int]:
    return [SPECTATOR, *range(g.layout.players)]


def cards(g: Position) -> list[int]:
    return sorted(card for pile in g.piles for card in pile)


def test_a_random_game_keeps_every_promise(variant: Variant) -> None:
    """Options are distinct; clone, load and view change nothing; no card is lost; nothing hidden shows; the game ends."""
    table = table_of(variant, seed=1)
    rng, dice = random.Random(1), Dice(1)
    everything = cards(table.g)
    clone_before: tuple[Position, dict[str, Any]] | None = None
    for number in range(MOST_PICKS):
        if table.over:
            break
        g = table.g
        seat = rng.choice(table.waiting_for)
        options = g.offers[seat]
        assert len(set(options)) == len(options) > 0
        if number % EVERY == 0:
            if clone_before:
                assert state(table, clone_before[0]) == clone_before[1], "a clone shares something that changes"
            before = state(table, g)
            assert state(table, load(table.title, table.setup, before)) == before, "loading lost something"
            clone_before = (g.clone(), before)
            nothing_hidden_shows(table, dice)
            assert state(table, g) == before, "looking changed the position"
            picks_apart_commute(table, seat, rng)
        table.play(seat, rng.choice(options))
        assert cards(table.g) == everything, "a card was lost or doubled"
    assert table.over, "the game does not end"
    assert table.result is not None
    assert sorted(table.result.ranks)[0] >= 1


def nothing_hidden_shows(table: Table, dice: Dice) -> None:
    """Whatever is dealt and decided anew behind a seat's back, that seat sees the same."""
    g = table.g
    for seat in seats(g):
        imagined = imagine(g, seat, dice)
        assert view(imagined, seat) == view(g, seat), f"something hidden shows to seat {seat}"
        facts = table.title.facts(table.setup, g, seat, table.words)
        assert table.title.facts(table.setup, imagined, seat, table.words) == facts, f"a fact tells seat {seat} something hidden"
        assert cards(imagined) == cards(g), "imagination lost a card"


def picks_apart_commute(table: Table, seat: int, rng: random.Random) -> None:
    """Seats that act at the same time do not disturb each other: the order of their picks does not matter."""
    g = table.g
    for other in list(g.offers):
        if other != seat and seat in g.lanes and other in g.lanes:
            first, second = rng.choice(g.offers[seat]), rng.choice(g.offers[other])
            one, two = g.clone(), g.clone()
            play(one, seat, first)
            play(one, other, second)
            play(two, other, second)
            play(two, seat, first)
            assert state(table, one) == state(table, two), "seats that act apart disturb each other"


def test_a_record_replays_to_the_same_game(variant: Variant) -> None:
    table = table_of(variant, seed=2)
    rng = random.Random(2)
    while not table.over:
        seat = rng.choice(table.waiting_for)
        table.play(seat, rng.choice(table.options(seat)))
    text = table.record.dumps()
    again = sandtable.replay(text)
    assert state(again, again.g) == state(table, table.g)
    assert again.record.dumps() == text
    for seat in seats(table.g):
        assert again.log(seat) == table.log(seat)


def test_undo_takes_back_exactly_one_pick(variant: Variant) -> None:
    """After undo the table is as it was, and the same picks lead on as before."""
    table = table_of(variant, seed=3)
    rng = random.Random(3)
    undone = 0
    for _ in range(150):
        if table.over:
            break
        seat = rng.choice(table.waiting_for)
        before, log = state(table, table.g), table.log(seat)
        picks = len(table.history)
        table.play(seat, rng.choice(table.options(seat)))
        if table.can_undo(seat):
            undone += 1
            table.undo(seat)
            assert state(table, table.g) == before
            assert table.log(seat) == log
            assert len(table.history) == picks
            table.play(seat, rng.choice(table.options(seat)))
    assert undone


def test_all_that_can_be_taken_back_leads_to_the_game_without_it(variant: Variant) -> None:
    """Undo as far as it goes, now and then: the table is always the one that the remaining picks lead to."""
    table = table_of(variant, seed=6)
    rng = random.Random(6)
    for _ in range(200):
        if table.over:
            break
        seat = rng.choice(table.waiting_for)
        table.play(seat, rng.choice(table.options(seat)))
        if rng.random() < 0.15:
            for left in reversed(range(table.undoable(seat))):
                assert table.undo(seat) == left
            again = sandtable.replay(table.record)
            assert state(table, table.g) == state(again, again.g)
            assert [again.undoable(other) for other in again.waiting_for] == [table.undoable(o) for o in table.waiting_for]


def test_undo_never_reaches_past_what_came_to_light(variant: Variant) -> None:
    """A pick that drew, revealed or rolled anything, or ended a seat's turn apart, cannot be taken back."""
    table = table_of(variant, seed=4)
    rng = random.Random(4)
    for _ in range(300):
        if table.over:
            break
        seat = rng.choice(table.waiting_for)
        rolls, mine = table.g.rolls[:], view(table.g, seat)
        table.play(seat, rng.choice(table.options(seat)))
        if table.can_undo(seat):
            assert table.g.rolls == rolls
            seen = {card for piles in mine["zones"].values() for pile in piles if isinstance(pile, list) for card in pile}  # type: ignore[attr-defined]
            now = view(table.g, seat)["zones"]
            shown = {card for piles in now.values() for pile in piles if isinstance(pile, list) for card in pile}  # type: ignore[attr-defined]
            assert {card for card in shown if card >= 0} <= seen, "a card came to light, and yet the pick can be taken back"


def test_why_not_never_names_what_is_offered(variant: Variant) -> None:
    table = table_of(variant, seed=5)
    rng = random.Random(5)
    for _ in range(200):
        if table.over:
            break
        for seat in table.waiting_for:
            offered = {option.code for option in table.options(seat)}
            for why in table.why_not(seat):
                assert why.option.code not in offered
                assert why.rule
                assert why.reason
        seat = rng.choice(table.waiting_for)
        table.play(seat, rng.choice(table.options(seat)))


def test_every_option_has_its_own_notation(variant: Variant) -> None:
    table = table_of(variant, seed=6)
    rng = random.Random(6)
    for _ in range(300):
        if table.over:
            break
        for seat in table.waiting_for:
            for option in table.options(seat):
                assert table.words.code(option.text) == option.code
                assert option.label
        seat = rng.choice(table.waiting_for)
        table.play(seat, rng.choice(table.options(seat)).text)
    for seat in seats(table.g):
        assert all(table.log(seat))


def test_search_plays_the_same_game_as_the_table(variant: Variant) -> None:
    """The fast door, unwatched, leads to the same result as the checked one."""
    table = table_of(variant, seed=7)
    fast = table.g.clone()
    fast.watched = False
    rng = random.Random(7)
    while not table.over:
        seat = rng.choice(table.waiting_for)
        pick = rng.choice(table.g.offers[seat])
        table.play(seat, pick)
        apply(fast, seat, pick)
        assert fast.offers == table.g.offers
    assert fast.piles == table.g.piles
