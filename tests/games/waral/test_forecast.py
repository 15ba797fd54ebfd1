"""Forecasts: the power everybody would end with now, and what a district would change."""

from __future__ import annotations

from typing import Any

from sandtable.engine.sight import SPECTATOR
from sandtable.games.waral.forecast import gains, lacks_one, power_now, power_with, reasons
from sandtable.games.waral.rounds import EndOfRound
from sandtable.games.waral.take import then_taken
from tests.games.waral.tables import Scene, scene

ROLL_OF_HONOUR = "trk-18"


def foreseen(table: Scene) -> list[int]:
    return [power_now(table.pos, seat, seat) for seat in range(table.pos.players)]


def test_the_power_now_is_what_scoring_would_count() -> None:
    """WA-10.3, WA-10.4 Districts, characters and the end tricks in one's own hand."""
    control = {0: ["mil-04", "mil-01", "mil-02"], 1: ["mil-12"]}
    things: dict[str, Any] = {"control": control, "hands": {0: [ROLL_OF_HONOUR]}, "coins": {0: "3G"}}
    table = scene(**things)
    ended = scene(**things, round=12, begin=EndOfRound())
    assert ended.result is not None
    assert foreseen(table) == ended.result.scores
    assert foreseen(table)[0] > table.pos.power_of(0)


def test_a_seat_knows_the_end_tricks_of_its_own_hand_alone() -> None:
    """WA-10.3 Nobody else counts them before they are shown."""
    table = scene(control={0: ["mil-04", "mil-01", "mil-02"]}, hands={0: [ROLL_OF_HONOUR]})
    own, others = power_now(table.pos, 0, 0), [power_now(table.pos, seat, 0) for seat in (1, SPECTATOR)]
    assert others == [own - 2] * 2
    assert [table.view(seat)["facts"]["power now"][0] for seat in (0, 1, SPECTATOR)] == [own, own - 2, own - 2]


def test_a_district_may_be_worth_more_than_it_shows() -> None:
    """WA-10.4 One more military district feeds the end trick; another type does not."""
    table = scene(area=["mil-11", "mer-12"], control={0: ["mil-04"]}, hands={0: [ROLL_OF_HONOUR]})
    g = table.pos
    shown = {slug: g.book.power[table.card(slug)] for slug in ("mil-11", "mer-12")}
    found = {g.book.slugs[district]: gain for district, gain in gains(g, 0).items()}
    assert found == {"mil-11": shown["mil-11"] + 1, "mer-12": shown["mer-12"]}
    assert power_with(g, 0, table.card("mil-11")) == power_now(g, 0, 0) + found["mil-11"]
    assert table.view(0)["facts"]["gains"] == found
    assert table.view(SPECTATOR)["facts"]["gains"] == {}


def test_what_a_district_adds_beyond_its_print_is_put_down_to_cards() -> None:
    """WA-10.3, WA-10.4 To the end trick in one's own hand: nobody else is told of it."""
    table = scene(area=["mil-11", "mer-12"], control={0: ["mil-04"]}, hands={0: [ROLL_OF_HONOUR]})
    assert {district: list(cards.values()) for district, cards in reasons(table.pos, 0).items()} == {table.card("mil-11"): [1]}
    mine, other, nobody = [table.view(seat)["facts"]["reasons"] for seat in (0, 1, SPECTATOR)]
    assert [ROLL_OF_HONOUR in card for card in mine["mil-11"]] == [True]
    assert ROLL_OF_HONOUR not in str(other)
    assert nobody == {}


def test_the_status_tells_each_seat_what_it_would_end_with_as_far_as_it_knows() -> None:
    """WA-10.3 The end trick of a hand counts in the status of its owner alone, also for who is ahead."""
    table = scene(control={0: ["mil-04", "mil-01", "mil-02"], 1: ["mil-12"]}, hands={0: [ROLL_OF_HONOUR]})
    own, others = table.view(0), table.view(1)
    now = own["facts"]["power now"][0]
    assert own["status"]["seats"][0]["parts"][0] == f"{now} at the end"
    assert not any(f"{now} at the end" in part for part in others["status"]["seats"][0]["parts"])
    assert [view["status"]["seats"][0]["score"] for view in (own, others)] == [table.pos.power_of(0)] * 2


def test_what_a_district_makes_counts_what_is_destroyed_for_it() -> None:
    """WA-4.11 The Reliquary of Ash (4) costs an own district: the weaker one, at best. The House of Masks costs none."""
    table = scene(area=["cul-10", "cul-08"], control={0: ["mil-12", "mil-01"]}, coins={0: "9S9G9I"})
    g = table.pos
    had, weaker = g.power_of(0), min(g.book.power[card] for card in g.control[0])
    ash, masks = [then_taken(g, 0, g.ready(0)[0], table.card(slug)) for slug in ("cul-10", "cul-08")]
    assert (ash.arguments["power"], masks.arguments["power"]) == (had + 4 - weaker, had + g.book.power[table.card("cul-08")])
    makes = f"at most {had + 4 - weaker} of {g.target} power"
    assert table.voice().say(ash) == f"Costs 4 silver and one of your districts. Makes {makes}."


def test_a_forecast_changes_nothing() -> None:
    """WA-10.4"""
    table = scene(area=["mil-11", "mer-12"])
    before = table.view(0)["zones"]
    gains(table.pos, 0)
    assert table.view(0)["zones"] == before


def test_whoever_lacks_no_more_than_a_district_shows_is_warned_of_while_they_can_act() -> None:
    """WA-10.1 Twelve of fifteen: a district of three would do; one of two would not, nor any once the whole band is used."""
    control = {0: ["mil-12", "cul-12", "str-12"]}
    table = scene(area=["mil-11"], control=control)
    used = [table.pos.book.slugs[character] for character in table.pos.band[0]]
    assert lacks_one(table.pos, 0)
    assert len(table.view(1)["status"]["warnings"]) == 1
    assert not lacks_one(scene(area=["mil-10"], control=control).pos, 0)
    assert not lacks_one(scene(area=["mil-11"], control=control, used=used).pos, 0)


def test_all_who_are_as_near_are_named_also_those_who_can_act_no_more() -> None:
    """WA-10.1 Twelve and thirteen of fifteen; the second has used the whole band."""
    control = {0: ["mil-12", "cul-12", "str-12"], 1: ["cul-11", "cul-10", "mer-11", "str-09"]}
    plain = scene(area=["cul-07"], control=control)
    bands = [[plain.pos.book.slugs[character] for character in plain.pos.band[seat]] for seat in (0, 1)]
    told = scene(area=["cul-07"], control=control, used=bands[1]).view(0)["status"]["warnings"]
    assert [("one district short" in line, "but has acted" in line) for line in told] == [(True, False), (False, True)]
