"""The engine by itself, on High Tide (examples/) and on small steps made for the purpose."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

import pytest

import sandtable
from sandtable import shelf
from sandtable.engine.chance import Dice
from sandtable.engine.errors import BadRecord, BadSetup, IllegalPick, RunawayRules
from sandtable.engine.flow import begin, play
from sandtable.engine.layout import ALL, NOBODY, OWNER, Plan
from sandtable.engine.notation import arrange, describe
from sandtable.engine.position import Position
from sandtable.engine.sight import imagine, view
from sandtable.engine.steps import Decision, Step
from sandtable.engine.table import Table

EXAMPLE = Path(__file__).parents[2] / "examples" / "high_tide.py"
HAND, DECK, TABLE_ZONE = 0, 2, 3
TAKE, PASS = 0, 1 << 16


class Little(Position):
    """Two hands, a deck and an open table: just enough to ask the engine questions."""

    def clone(self) -> Little:
        return Little(self.layout, self)


class Offer(Decision[Little]):
    """The seat may take one of so many, or pass."""

    rule: ClassVar[str] = "L-1"

    def __init__(self, seat: int, many: int, then: int) -> None:
        super().__init__(seat)
        self.many = many
        self.next_many = then

    def options(self, g: Little) -> list[int]:
        return [TAKE | n for n in range(self.many)]

    def chosen(self, g: Little, option: int) -> None:
        g.tell(0, self.seat, option)
        if self.next_many >= 0:
            g.then(Offer(1 - self.seat, self.next_many, -1))


class Forever(Step[Little]):
    """A rule that never ends."""

    def run(self, g: Little) -> None:
        g.then(Forever())


def little(cards: int = 6) -> Little:
    plan = Plan(seats=2)
    plan.per_seat("hand", OWNER)
    plan.common("deck", NOBODY, ordered=True)
    plan.common("table", ALL)
    layout = plan.layout(players=2, cards=cards)
    g = Little(layout, None)
    g.seed = "test"
    g.piles[DECK].extend(range(cards))
    return g


def running(cards: int = 6) -> Little:
    """One that waits for seat 0, so that what is hidden is hidden still."""
    g = little(cards)
    begin(g, Offer(0, 2, -1))
    return g


def test_steps_run_in_reading_order_and_a_decision_without_options_is_skipped() -> None:
    g = little()
    begin(g, Offer(0, 2, 2))
    assert g.offers == {0: [0, 1]}
    play(g, 0, 1)
    assert g.offers == {1: [0, 1]}
    g.then(Offer(0, 0, -1))
    play(g, 1, 0)
    assert not g.offers
    assert not g.todo


def test_a_single_option_is_taken_without_asking() -> None:
    g = little()
    begin(g, Offer(0, 1, 3))
    assert list(g.offers) == [1]


def test_what_is_not_offered_is_refused_at_the_door() -> None:
    g = little()
    begin(g, Offer(0, 2, 2))
    with pytest.raises(IllegalPick, match="seat 0 was not offered option 7"):
        play(g, 0, 7)
    with pytest.raises(IllegalPick, match="seat 1 is not asked now"):
        play(g, 1, 0)
    assert g.offers == {0: [0, 1]}


def test_rules_that_never_ask_anybody_are_stopped() -> None:
    with pytest.raises(RunawayRules, match="Forever"):
        begin(little(), Forever())


VERBS: list[Callable[[Little], object]] = [
    lambda g: g.move(3, DECK, TABLE_ZONE),
    lambda g: g.draw(DECK, HAND),
    lambda g: g.tuck(3, DECK, HAND + 1),
    lambda g: g.gather(DECK, TABLE_ZONE),
    lambda g: g.shuffle(DECK),
    lambda g: g.own(TABLE_ZONE).append(9),
]


@pytest.mark.parametrize("verb", VERBS)
def test_copies_share_piles_until_one_of_them_changes_something(verb: Callable[[Little], object]) -> None:
    """Whoever changes first, the one that was copied, its copy or a copy of that: the others stay as they were."""
    for changed in range(3):
        g = little()
        h = g.clone()
        family = [g, h, h.clone()]
        before = [pile[:] for pile in g.piles]
        verb(family[changed])
        assert family[changed].piles != before
        assert [one.piles == before for one in family] == [one != changed for one in range(3)]


def test_a_row_shows_its_piles_as_they_are_now() -> None:
    g = little()
    hands = g.row(HAND)
    g.clone()
    g.draw(DECK, HAND + 1)
    assert hands[1] == [5]
    assert list(hands) == [[], [5]]


def test_a_seat_knows_a_card_it_saw_go_into_a_hidden_pile_until_that_is_shuffled() -> None:
    g = running()
    g.move(0, DECK, TABLE_ZONE)
    g.move(0, TABLE_ZONE, HAND + 1)
    hidden = view(g, 0)["zones"]["hand"][1]  # type: ignore[index]
    assert hidden == [0]
    assert all(imagine(g, 0, Dice(n)).piles[HAND + 1] == [0] for n in range(5))
    g.move(0, HAND + 1, DECK)
    g.shuffle(DECK)
    assert view(g, 0)["zones"]["deck"] == [[-1] * 6]  # type: ignore[index]


def test_nobody_can_tell_which_card_left_a_hand_face_down() -> None:
    g = running()
    for card in (0, 1):
        g.move(card, DECK, TABLE_ZONE)
        g.move(card, TABLE_ZONE, HAND + 1)
    g.move(0, HAND + 1, DECK)
    assert view(g, 0)["zones"]["hand"][1] == [-1]  # type: ignore[index]
    assert view(g, 1)["zones"]["hand"][1] == [1]  # type: ignore[index]


def test_imagination_keeps_to_the_back_of_a_card() -> None:
    g = running(cards=40)
    g.layout.back[:] = [card % 2 for card in range(40)]
    for card in (1, 2, 3):
        g.move(card, DECK, HAND + 1)
    for n in range(10):
        imagined = imagine(g, 0, Dice(n))
        assert sorted(card % 2 for card in imagined.piles[HAND + 1]) == [0, 1, 1]
        assert view(imagined, 0) == view(g, 0)
    assert len({tuple(imagine(g, 0, Dice(n)).piles[HAND + 1]) for n in range(10)}) > 1


def test_chance_has_a_stream_for_the_table_and_one_for_each_seat() -> None:
    one, two = little(), little()
    one.dice(1)
    assert one.dice(2).roll(10**9) == two.dice(2).roll(10**9)
    assert one.dice(1).roll(10**9) != two.dice(1).roll(10**9)


def test_when_the_game_is_over_everything_is_open() -> None:
    g = running()
    g.move(0, DECK, HAND + 1)
    assert view(g, 0)["zones"]["hand"][1] == [-1]  # type: ignore[index]
    play(g, 0, 0)
    assert view(g, 0)["waiting_for"] == []
    assert view(g, 0)["zones"]["hand"][1] == [0]  # type: ignore[index]


# ---- the example of the docs --------------------------------------------------------------------------------


@pytest.fixture
def high_tide(monkeypatch: pytest.MonkeyPatch) -> Table:
    monkeypatch.setattr(shelf, "_added", {})  # it leaves the shelf with its test
    spec = importlib.util.spec_from_file_location("high_tide", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "high_tide", module)
    spec.loader.exec_module(module)
    return sandtable.new("high_tide", players=3, seed=1)


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) < 125, "the documents call it a game of 120 lines"


def test_sealed_picks_show_to_nobody_until_all_are_in(high_tide: Table) -> None:
    table = high_tide
    table.play(0, "bid 5-of-0")
    assert table.waiting_for == [1, 2]
    assert table.view(0)["picked"] == "bid 5-of-0"
    assert table.view(1)["picked"] is None
    assert table.log(1) == table.log(0)
    assert table.can_undo(0)
    table.undo(0)
    assert table.waiting_for == [0, 1, 2]
    for seat, bid in enumerate(("bid 5-of-0", "bid 4-of-1", "bid 1-of-2")):
        table.play(seat, bid)
    assert not any(table.can_undo(seat) for seat in range(3))
    assert table.view()["zones"][0]["cards"] == [None] * 4
    assert "Seat 1 bids 5." in table.log()


def test_several_picks_are_made_all_or_none(high_tide: Table) -> None:
    before = high_tide.record.dumps()
    with pytest.raises(IllegalPick):
        high_tide.play_all(0, ["bid 5-of-0", "bid 5-of-0"])
    assert high_tide.record.dumps() == before
    assert high_tide.waiting_for == [0, 1, 2]


def test_a_record_that_was_tampered_with_is_refused_with_the_place(high_tide: Table) -> None:
    while not high_tide.over:
        seat = high_tide.waiting_for[0]
        high_tide.play(seat, high_tide.options(seat)[0])
    lines = high_tide.record.dumps().splitlines()
    lines[3] = '[2,"bid 9-of-9"]'
    with pytest.raises(BadRecord, match="pick 3: there is no option called 'bid 9-of-9'"):
        sandtable.replay("\n".join(lines))
    with pytest.raises(BadRecord, match="line 2"):
        sandtable.replay("\n".join([lines[0], "nonsense", *lines[2:]]))
    with pytest.raises(BadRecord, match="empty"):
        sandtable.replay("")


def test_a_claimed_result_is_verified(high_tide: Table) -> None:
    while not high_tide.over:
        seat = high_tide.waiting_for[0]
        high_tide.play(seat, high_tide.options(seat)[0])
    record = high_tide.record
    high_tide.verify(record)
    assert record.result is not None
    record.result["scores"][0] += 1
    with pytest.raises(BadRecord, match="claims the result"):
        high_tide.verify(record)


def test_a_position_can_be_printed_and_typed(high_tide: Table) -> None:
    for seat in range(3):
        high_tide.play(seat, high_tide.options(seat)[seat])
    text = describe(high_tide.title, high_tide.g)
    cards = [card for pile in high_tide.g.piles for card in pile]
    again = arrange(high_tide.title, high_tide.setup, text, cards)
    assert describe(high_tide.title, again) == text
    assert sorted(again.offers) == [0, 1, 2]
    with pytest.raises(BadSetup, match="line 1: no card 'bid-9' is left to place"):
        arrange(high_tide.title, high_tide.setup, "hand 0: bid-9", cards)
    with pytest.raises(BadSetup, match="line 2: there is no zone, number or scalar 'pocket 0'"):
        arrange(high_tide.title, high_tide.setup, "\npocket 0: bid-1", cards)
    with pytest.raises(BadSetup, match="line 1: not a list of steps"):
        arrange(high_tide.title, high_tide.setup, "todo: Nothing(1)", cards)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"players": 7}, "7 cannot play"),
        ({"mode": "sealed"}, "has no mode 'sealed'"),
        ({"tide": "high"}, "has no setting 'tide'"),
        ({"campaign": {}}, "is not a campaign"),
    ],
)
def test_a_wrong_setup_is_refused_in_one_sentence(high_tide: Table, wrong: dict[str, object], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        sandtable.new("high_tide", **wrong)  # type: ignore[arg-type]


def test_an_unknown_title_is_refused() -> None:
    with pytest.raises(BadSetup, match="there is no title 'chess'"):
        sandtable.new("chess")
