"""Nothing that a pick brings about tells of hidden cards, unless it is for good. Checked along random games of every title.

The same pick is made at the table and in positions that look the same to somebody: whatever differs afterwards was told.
"""

from __future__ import annotations

import copy
import random
from typing import Any

import sandtable
from sandtable.engine.chance import Dice
from sandtable.engine.errors import IllegalPick
from sandtable.engine.flow import apply, asks, options_of
from sandtable.engine.history import Pick, WayBack, carry_out
from sandtable.engine.messages import ENGLISH
from sandtable.engine.plain import plain
from sandtable.engine.position import Position
from sandtable.engine.sight import SPECTATOR, beside_cards, imagine, view
from sandtable.engine.steps import Decision, Together
from sandtable.engine.table import Table
from sandtable.engine.voice import Voice

Variant = tuple[str, dict[str, Any]]
PICKS = 140  # of each game


def another(table: Table, g: Position, seat: int, dice: Dice) -> Table:
    """A table that looks the same to a seat, with what it cannot know dealt anew, at which people could play on."""
    twin = copy.copy(table)
    twin.g = imagine(g, seat, dice)
    twin.g.watched, twin.g.any_order = True, g.any_order
    twin.history, twin._made, twin._way_back, twin._seen = table.history[:], table._made[:], WayBack(table._way_back), {}
    twin._voices = {ENGLISH: Voice(twin, table.words)}  # that of the other table would speak of that
    return twin


def game(variant: Variant, seed: int) -> tuple[Table, random.Random]:
    slug, settings = variant
    return sandtable.new(slug, seed=seed, **settings), random.Random(seed)


def test_what_follows_a_pick_that_can_be_taken_back_does_not_depend_on_hidden_cards(variant: Variant) -> None:
    """Nor does whether it can be taken back. View, question, refusals and log are those of any other deal."""
    (table, rng), dice = game(variant, seed=8), Dice(8)
    for number in range(PICKS):
        if table.over:
            break
        seat = rng.choice(table.waiting_for)
        code = rng.choice(table.g.offers[seat])
        twin = another(table, table.g, seat, dice)
        table.play(seat, code)
        twin.play(seat, code)
        assert twin.history[-1].fence == table.history[-1].fence, "whether it can be taken back tells something hidden"
        if not table.history[-1].fence:
            assert twin.view(seat) == table.view(seat)
            assert twin.why_not(seat) == table.why_not(seat)
            assert twin.story(seat, number) == table.story(seat, number)


def test_where_a_seat_sees_no_difference_the_log_tells_it_none(variant: Variant) -> None:
    """Somebody else picks the same in two deals that a seat cannot tell apart: unless what it sees is different now, what it is
    told is not, either, nor is anything that is told by name."""
    (table, rng), dice = game(variant, seed=14), Dice(14)
    for number in range(PICKS):
        if table.over:
            break
        picker = rng.choice(table.waiting_for)
        code = rng.choice(table.g.offers[picker])
        onlooker = rng.choice([seat for seat in [SPECTATOR, *range(table.g.layout.players)] if seat != picker])
        twin = another(table, table.g, onlooker, dice)
        table.play(picker, code)
        if code in twin.g.offers.get(picker, []):
            twin.play(picker, code)
            if view(twin.g, onlooker) == view(table.g, onlooker):
                assert twin.story(onlooker, number) == table.story(onlooker, number)


def test_what_is_picked_behind_a_curtain_changes_nothing_for_anybody_else(variant: Variant) -> None:
    """Neither what they see and are told, nor what they may take back. Only that somebody is through is plain to all."""
    table, rng = game(variant, seed=17)
    before: dict[int, list[Any]] = {}  # behind the curtain that is down: what each of them was told last
    for _ in range(PICKS):
        if table.over:
            break
        seat, curtain = rng.choice(table.waiting_for), table.g.before
        others = [other for other in [SPECTATOR, *range(table.g.layout.players)] if other != seat]
        if curtain is not None:
            before = {other: before.get(other) or all_told(table, other) for other in others}
        table.play(seat, rng.choice(table.g.offers[seat]))
        if curtain is None or table.g.before is not curtain:
            before = {}
            continue
        assert {other: all_told(table, other) for other in others} == before


def all_told(table: Table, seat: int) -> list[Any]:
    """Everything that a seat is told, besides for whom the table waits."""
    told = {key: value for key, value in table.view(seat).items() if key != "waiting_for"}
    return [told, table.story(seat), [table.why_not(seat), table.undoable(seat)] if seat != SPECTATOR else []]


def test_onlookers_cannot_tell_from_who_is_asked_what_somebody_holds(variant: Variant) -> None:
    """As long as nothing comes to light: who is waited for and the numbers of the table are those of any other deal.

    A question that is not `foreseen` may tell by its rule that somebody can answer it, such as a window for who can react.
    """
    (table, rng), dice = game(variant, seed=9), Dice(9)
    for _ in range(PICKS):
        if table.over:
            break
        seat = rng.choice(table.waiting_for)
        code = rng.choice(table.g.offers[seat])
        before = table.g.clone()
        table.play(seat, code)
        for onlooker in [SPECTATOR, *range(before.layout.players)]:
            h = another(table, before, onlooker, dice).g
            if onlooker != seat and code in h.offers.get(seat, []):
                pick = Pick(seat, code)
                carry_out(table.title, h, pick)
                if not pick.fence and not table.history[-1].fence and foreseen(table.g, seat) and foreseen(h, seat):
                    assert public(h, onlooker) == public(table.g, onlooker)


def foreseen(g: Position, seat: int) -> bool:
    step = asks(g, seat)
    return not isinstance(step, (Decision, Together)) or step.foreseen


def public(g: Position, seat: int) -> tuple[object, object]:
    seen = beside_cards(g, seat)
    return seen["waiting_for"], seen["scalars"]


def test_a_refusal_tells_nothing_hidden(variant: Variant) -> None:
    """Neither that of one pick, nor that of picks sent together: its words are those of any other deal, and nothing changes."""
    (table, rng), dice = game(variant, seed=10), Dice(10)
    for _ in range(PICKS):
        if table.over:
            break
        seat = rng.choice(table.waiting_for)
        picks = [rng.choice(table.options(seat)).text, *tries(table, seat, rng)]
        twin = another(table, table.g, seat, dice)
        before = plain(table.title, table.g)
        answers = [answer(each, seat, picks) for each in (table, twin)]
        assert answers[0] == answers[1]
        if isinstance(answers[0], str):
            assert plain(table.title, table.g) == before
            table.play(seat, picks[0])


def tries(table: Table, seat: int, rng: random.Random) -> list[str]:
    """Picks somebody might send along: what was offered or refused before, and nonsense."""
    known = [option.text for option in table.options(seat)] + [why.option.text for why in table.why_not(seat)]
    return [rng.choice([*known, "nonsense"]) for _ in range(rng.randrange(3))]


def answer(table: Table, seat: int, picks: list[str]) -> int | str:
    """What somebody hears who sends picks together: how many were made, or the refusal."""
    try:
        return table.play_all(seat, picks)
    except IllegalPick as refusal:
        return str(refusal)


def test_what_a_seat_is_offered_does_not_depend_on_what_it_cannot_know(variant: Variant) -> None:
    (table, rng), dice = game(variant, seed=11), Dice(11)
    for _ in range(PICKS):
        if table.over:
            break
        seat = rng.choice(table.waiting_for)
        h = another(table, table.g, seat, dice).g
        assert options_of(asks(h, seat), h, seat) == table.g.offers[seat]
        table.play(seat, rng.choice(table.g.offers[seat]))


def test_what_a_campaign_carries_on_stays_hidden(variant: Variant) -> None:
    """If the next game of a campaign starts from something that a seat cannot know, the end of this one does not show it."""
    slug, settings = variant
    if not any(mode.campaign and mode.id == settings.get("mode") for mode in sandtable.title(slug).modes):
        return
    (table, rng), dice = game(variant, seed=13), Dice(13)
    while not table.over:
        seat = rng.choice(table.waiting_for)
        table.play(seat, rng.choice(table.g.offers[seat]))
    assert table.campaign is not None
    for onlooker in [SPECTATOR, *range(table.g.layout.players)]:
        twins = [another(table, table.g, onlooker, dice) for _ in range(5)]
        if table.keeps_secrets:
            assert all(twin.view(onlooker) == table.view(onlooker) for twin in twins)
            assert all(shown_at_the_end(twin) == shown_at_the_end(table) for twin in twins), "the sheet tells what is carried on"
        elif not table.campaign["over"]:
            assert all(twin.campaign == table.campaign for twin in twins), f"seat {onlooker} sees what is carried on"


def shown_at_the_end(table: Table) -> list[Any]:
    """What anybody reads of a finished game and of the campaign that goes on from it."""
    title, campaign, result = table.title, table.campaign, table.result
    assert campaign is not None
    assert result is not None
    names, messages = [f"Seat {seat}" for seat in range(table.setup.players)], title.messages()
    sheet = [make(campaign, names, messages) for make in (title.campaign_lines, title.campaign_ledgers, title.campaign_page)]
    return [result.ranks, result.scores, result.reason, result.lines, *sheet]


def test_imagination_of_imagination_looks_the_same_and_changes_nothing(variant: Variant) -> None:
    """Three deep, played on in between, watched or not: each looks like the one it was imagined from, which stays as it was."""
    (table, rng), dice = game(variant, seed=12), Dice(12)
    while not table.over:
        for _ in range(17):
            if not table.over:
                seat = rng.choice(table.waiting_for)
                table.play(seat, rng.choice(table.g.offers[seat]))
        chain = [(table.g, plain(table.title, table.g))]
        for _ in range(3):
            if not chain[-1][0].offers:
                break  # the game is over, and all is open
            onlooker = rng.choice([SPECTATOR, *range(table.g.layout.players)])
            h = imagine(chain[-1][0], onlooker, dice)
            assert view(h, onlooker) == view(chain[-1][0], onlooker)
            h.watched = rng.random() < 0.5
            play_on(h, rng)
            chain.append((h, plain(table.title, h)))
        for g, was in chain:
            assert plain(table.title, g) == was, "an imagined position writes into the one it was imagined from"


def play_on(g: Position, rng: random.Random) -> None:
    for _ in range(4):
        if g.offers:
            seat = rng.choice(sorted(g.offers))
            apply(g, seat, rng.choice(g.offers[seat]))
