"""Whatever a player tries with a thing of their own that cannot be done now, the table says why, with a rule."""

from __future__ import annotations

import pytest

import sandtable
from sandtable.engine.errors import IllegalPick
from tests.every_title.reasons import Share, measure

ENOUGH = 0.95


@pytest.mark.parametrize("slug", sandtable.titles())
def test_whatever_is_tried_has_a_reason(slug: str) -> None:
    """Along random games. `python -m tests.every_title.reasons 10` looks along more and tells the share of each question."""
    share = Share()
    measure(slug, sandtable.title(slug).variants()[::4], 1, share)
    assert share.tried.total() > 200
    assert share.with_reason() >= ENOUGH, share.examples


def test_a_thing_the_question_does_not_speak_of_names_its_own_rule() -> None:
    """The question is about a deck; the card in hand is refused by the rule of its own kind."""
    table = sandtable.new("frontier_wars", players=2, seed=1)
    table.play(0, "draw attack")
    table.play(1, "draw attack")
    seat = table.waiting_for[0]
    card = table.view(seat)["zones"][6 + seat]["cards"][0]
    assert table.ask(seat) is not None
    with pytest.raises(IllegalPick, match=r"orders are played .* \(FW-\d+\.\d\)"):
        table.play(seat, f"play {card}")


def test_what_is_offered_in_any_way_is_not_refused() -> None:
    """LE-5.1 A character who may go to one Plot is not said to have no use now."""
    table = sandtable.new("legion", players=2, seed=3)
    while (table.ask(table.waiting_for[0]) or {})["decision"] != "Send":
        seat = table.waiting_for[0]
        table.play(seat, table.options(seat)[-1])
    seat = table.waiting_for[0]
    sent = {option.noun.partition("/")[0] for option in table.options(seat) if option.verb == "send"}
    assert sent
    assert not [why for why in table.why_not(seat) if why.option.noun in sent]
