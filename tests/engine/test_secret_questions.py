"""A question that hides behind another seat, and picks that stand because an answer, or its silence, tells something."""

from __future__ import annotations

import sandtable
from sandtable.engine.chance import Dice
from sandtable.engine.flow import begin
from sandtable.engine.layout import ALL, NOBODY, OWNER, Plan
from sandtable.engine.messages import Messages
from sandtable.engine.names import Events, Verbs
from sandtable.engine.position import Position
from sandtable.engine.setup import Mode, Setup
from sandtable.engine.sight import SPECTATOR, imagine, view
from sandtable.engine.steps import Decision
from sandtable.engine.table import Table
from sandtable.engine.title import Result, Title
from sandtable.engine.words import Noun

HAND, DECK = 0, 3
VERBS = Verbs()
PROBE, NOTHING, SHOW, KEEP = (VERBS.act(name) for name in ("probe", "nothing", "show", "keep"))
WORDS = """
title = Parlour
mode-game = Game
option-probe = Probe
option-nothing = Do nothing
option-show = Show it
option-keep = Keep it
ask-probe = Probe?
ask-answer = Show it?
"""
TRUMP = 0


class Parlour(Position):
    """Three hands of one card each, and a deck."""

    def clone(self) -> Parlour:
        return Parlour(self.layout, self)


class Probe(Decision[Parlour]):
    """Seat 0 probes its neighbour or does nothing. Only who holds the trump is asked."""

    def options(self, g: Parlour) -> list[int]:
        return [PROBE, NOTHING]

    def chosen(self, g: Parlour, option: int) -> None:
        if option == PROBE:
            g.then(Answer(1))
        g.then(Probe(0))


class Answer(Decision[Parlour]):
    """Show the trump, or keep it: nobody else knows that this is asked."""

    def opens(self, g: Parlour) -> bool:
        return TRUMP in g.piles[HAND + 1]

    def options(self, g: Parlour) -> list[int]:
        return [SHOW, KEEP]

    def chosen(self, g: Parlour, option: int) -> None:
        return

    def waited_for(self, g: Parlour) -> int:
        return 0


class ParlourTitle(Title[Parlour]):
    slug = "parlour"
    modes = (Mode("game", (3,)),)
    verbs, events, texts = VERBS, Events(), WORDS
    steps = (__name__,)
    trump_with = 1

    def empty(self, setup: Setup) -> Parlour:
        plan = Plan(seats=3)
        plan.per_seat("hand", OWNER)
        plan.common("deck", NOBODY, ordered=True)
        plan.common("table", ALL)
        layout = plan.layout(players=3, cards=5)
        layout.card_names = [str(card) for card in range(5)]
        return Parlour(layout, None)

    def begin(self, setup: Setup) -> Parlour:
        g = self.empty(setup)
        cards = [1, 2, 3, 4]
        cards.insert(self.trump_with, TRUMP)
        for seat in range(3):
            g.piles[HAND + seat].append(cards[seat])
        g.piles[DECK].extend(cards[3:])
        begin(g, Probe(0))
        return g

    def nouns(self, setup: Setup, g: Parlour, messages: Messages) -> dict[str, list[Noun]]:
        return {"card": [Noun("0", "trump")]}

    def result(self, setup: Setup, g: Parlour) -> Result:
        return Result.by_points([0, 0, 0], "over")


def table(trump_with: int = 1) -> Table:
    title = ParlourTitle()
    title.trump_with = trump_with
    return Table(title, title.setup(players=3, seed="1"))


def test_others_see_the_seat_a_question_hides_behind() -> None:
    t = table()
    t.play(0, "probe")
    assert t.waiting_for == [1]
    assert t.view(1)["waiting_for"] == [1]
    assert [t.view(seat)["waiting_for"] for seat in (0, 2, SPECTATOR)] == [[0]] * 3


def test_a_hidden_question_looks_the_same_whatever_the_hand() -> None:
    t = table()
    t.play(0, "probe")
    for seat in (SPECTATOR, 0, 1, 2):
        for number in range(20):
            assert view(imagine(t.g, seat, Dice(number)), seat) == view(t.g, seat)


def test_to_an_onlooker_a_hidden_question_looks_like_none() -> None:
    asked, silent = table(1), table(2)
    for t in (asked, silent):
        t.play(0, "probe")
    assert asked.waiting_for != silent.waiting_for
    assert view(asked.g, SPECTATOR) == view(silent.g, SPECTATOR)


def test_the_history_tells_an_answer_that_others_did_not_see_made() -> None:
    t = table()
    t.play(0, "probe")
    t.play(1, "keep")
    t.play(0, "nothing")
    assert [pick.secret for pick in t.history] == [False, True, False]


def test_what_an_answer_or_its_silence_told_cannot_be_taken_back() -> None:
    for holder in (1, 2):
        t = table(holder)
        t.play(0, "nothing")
        assert t.can_undo(0)
        t.play(0, "probe")
        assert not t.can_undo(0)


def test_the_shelf_of_the_box_is_not_touched() -> None:
    assert "parlour" not in sandtable.titles()
