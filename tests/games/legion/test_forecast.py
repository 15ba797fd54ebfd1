"""Forecasts: what the Plots would come to as they stand, and never more than the seat that looks may know."""

from __future__ import annotations

import random
from typing import Any

import pytest

import sandtable
from sandtable.engine.chance import Dice
from sandtable.engine.sight import SPECTATOR, imagine
from sandtable.games.legion import forecast as f
from sandtable.games.legion import zones as z
from sandtable.games.legion.facts import facts
from sandtable.games.legion.march import MarchTurn, Send
from sandtable.games.legion.plots import Winner
from sandtable.games.legion.position import Legion
from sandtable.games.legion.resolution import OrderPhase
from sandtable.games.legion.rounds import Cold
from sandtable.games.legion.title import TITLE
from tests.games.legion.scene import Scene

VARIANTS: list[dict[str, Any]] = [{"players": 2}, {"players": 3, "despatches": "on"}, {"players": 4, "mode": "survival"}]


def test_a_total_counts_what_the_seat_sees_and_its_own_orders() -> None:
    """LE-6.5, LE-9.8 The +2 is for its owner alone; a face-down card counts nothing for others."""
    s = Scene("whites", "reds", plots=("village_market",))
    g = s.g
    s.put("Kolya")
    s.put("Apollon", hidden=True)
    s.order("plus_two", "Apollon")
    own, others = f.seen_total(g, 0, 0, 0), f.seen_total(g, 1, 0, 0)
    assert own - others == g.book.power[g.who(g.here(0, 0)[1])]
    assert [f.expected(g, seat, 0, 0) for seat in (0, 1, SPECTATOR)] == [own + 2, others, others]


def test_all_who_have_the_highest_total_lead() -> None:
    """LE-9.8 A tie is a win for both; where nobody stands nobody leads."""
    s = Scene("whites", "reds", plots=("village_market", "stray_wagon"))
    s.g.stage = z.MARCHING
    s.put("Apollon")
    s.put("Rosa")
    assert f.leaders(s.g, 0, 0) == [0, 1]
    assert f.leaders(s.g, 0, 1) == []


def test_danger_counts_assaults_and_the_wounds_that_kill_nobody() -> None:
    """LE-9.3, LE-9.6 Two healthy people take two Wounds; the third kills one of them."""
    s = Scene("whites", "reds", plots=("cut_wire",))
    s.g.stage = z.MARCHING
    s.put("Kolya")
    s.put("Lev")
    for name in ("Semyon", "Dasha", "Arvid"):
        s.put(name, kit="sabre" if not can_assault(s, name) else "")
    assert f.danger(s.g, 0, 0, 0) == {"assaults": 3, "absorbs": 2, "dies": True, "hidden": 0, "unsure": 0}


def test_a_face_down_get_down_counts_for_its_owner() -> None:
    """LE-8.8 It takes one Wound more."""
    s = Scene("legionaries", "reds", plots=("cut_wire",))
    s.g.stage = z.MARCHING
    s.put("Havrda")
    s.put("Semyon")
    s.order("get_down", "Havrda")
    assert [f.danger(s.g, seat, 0, 0)["absorbs"] for seat in (0, 1)] == [2, 1]


def test_hidden_people_and_hidden_orders_of_rivals_are_counted_apart() -> None:
    """LE-6.3 Two face-down people and one token are one order, not three."""
    s = Scene("legionaries", "renegades", plots=("cut_wire",))
    s.g.stage = z.MARCHING
    s.put("Havrda")
    s.put("Yegor", hidden=True)
    s.put("Sashka", hidden=True)
    s.order("ceasefire", "Sashka")
    danger = f.danger(s.g, 0, 0, 0)
    assert (danger["hidden"], danger["unsure"]) == (2, 1)
    own = f.danger(s.g, 1, 0, 0)
    assert (own["hidden"], own["unsure"]) == (0, 0)


def can_assault(s: Scene, name: str) -> bool:
    return bool(s.g.book.abilities[s.card(name)] & 1)


def test_nobody_is_in_danger_on_a_peaceful_plot_or_under_ones_own_ceasefire() -> None:
    """LE-9.2 A face-down Ceasefire! is known to its owner alone."""
    s = Scene("whites", "renegades", plots=("cut_wire", "village_market"))
    s.g.stage = z.MARCHING
    s.put("Kolya")
    s.put("Yegor", kit="" if can_assault(s, "Yegor") else "sabre")
    s.put("Sashka")
    assert f.danger(s.g, 1, 0, 0)["assaults"] > 0
    s.order("ceasefire", "Sashka")
    assert f.danger(s.g, 1, 0, 0)["assaults"] == 0
    assert f.danger(s.g, 0, 0, 0)["assaults"] > 0
    assert f.danger(s.g, 0, 0, 0)["unsure"] == 1
    s.put("Lev", 2)
    s.put("Tikhon", 2, kit="sabre")
    assert f.danger(s.g, 0, 0, 1)["assaults"] == 0


@pytest.mark.parametrize(
    ("plot", "frost", "kit", "comes"),
    [(2, 0, "", "freezes"), (2, 1, "", "dies"), (2, 1, "coat", ""), (3, 1, "", "warms"), (3, 0, "", ""), (1, 1, "", "")],
)
def test_the_cold_is_foretold_as_it_comes(plot: int, frost: int, kit: str, comes: str) -> None:
    """LE-10.2, LE-10.3"""
    s = Scene("whites", "reds")
    place = s.put("Kolya", plot, frost=frost, kit=kit)
    assert f.cold(s.g, s.g.who(place), plot - 1) == comes
    s.run(Cold())
    assert (s.zone("Kolya") == "graveyard") == (comes == "dies")
    if comes != "dies":
        assert s.g.frostbites[s.card("Kolya")] == {"freezes": 1, "warms": 0}.get(comes, frost)


def test_an_arrival_is_foretold_and_changes_nothing() -> None:
    """LE-5.3, LE-14.6 In Deep Taiga who was alone is so no longer."""
    s = Scene("whites", "reds", plots=("village_market", "stray_wagon"), location="deep_taiga")
    s.put("Platon")
    s.put("Rosa", 1)
    s.hand("Kolya", "Fyokla")
    s.g.stage = z.MARCHING
    s.run(MarchTurn(0))
    before = facts(s.g, 0, TITLE.messages())
    foretold = before["arrivals"][s.slug("Kolya")]["1"]
    assert before == facts(s.g, 0, TITLE.messages())
    s.play(0, f"send {s.slug('Kolya')}/1")
    after = facts(s.g, 0, TITLE.messages())["plots"][0]
    assert foretold["total"] == after["lanes"][0]["total"]
    assert foretold["wins"] == (0 in after["leaders"])


@pytest.mark.parametrize("to", [1, 3])
def test_a_transfer_is_foretold_and_changes_nothing(to: int) -> None:
    """LE-8.1 The same is told of who is moved as of who arrives, from the order on until the Plot is chosen."""
    s = Scene("whites", "reds", plots=("village_market", "stray_wagon", "furious_battle"))
    s.put("Kolya", 2)
    s.put("Platon", 2)
    s.put("Rosa", 1)
    s.order("transfer", "Kolya")
    s.run(OrderPhase())
    assert not facts(s.g, 0, TITLE.messages())["arrivals"]
    s.play(0, "use transfer")
    kolya = s.slug("Kolya")
    before = facts(s.g, 0, TITLE.messages())
    foretold = before["arrivals"][kolya][str(to)]
    assert before == facts(s.g, 0, TITLE.messages())
    assert not facts(s.g, 1, TITLE.messages())["arrivals"]
    s.play(0, f"move {kolya}")
    assert facts(s.g, 0, TITLE.messages())["arrivals"] == {kolya: before["arrivals"][kolya]}
    s.play(0, f"move_to {to}")
    after = facts(s.g, 0, TITLE.messages())["plots"][to - 1]
    assert foretold["total"] == after["lanes"][0]["total"]
    assert foretold["wins"] == (0 in after["leaders"])


def test_a_certain_death_is_told_before_somebody_is_sent() -> None:
    """LE-10.2 Only of the sending that kills."""
    s = Scene("whites", "reds")
    s.hand("Kolya")
    s.dress("Kolya", frost=1)
    s.g.stage = z.MARCHING
    s.run(MarchTurn(0))
    step = s.g.todo[-1]
    assert isinstance(step, Send)
    told = {s.words.text(option): step.consequence(s.g, option) for option in s.g.offers[0]}
    kolya = s.slug("Kolya")
    assert told[f"send {kolya}/2"] is not None
    assert told[f"send {kolya}/1"] is None


def test_a_score_counts_plots_that_are_led_and_who_would_freeze() -> None:
    """LE-9.9, LE-10.2, LE-11.1"""
    s = Scene("whites", "reds", plots=("village_market", "stray_wagon"))
    s.g.stage = z.MARCHING
    s.put("Kolya", 1)
    s.put("Lev", 2, frost=1)
    vp = [plot["vp"] for plot in facts(s.g, 0, TITLE.messages())["plots"]]
    assert f.gains(s.g, 0, 0) == (sum(vp) - 1, 0)
    assert f.gains(s.g, 1, 0) == (sum(vp) - 1, 0)


@pytest.mark.parametrize("settings", VARIANTS)
def test_forecasts_tell_nothing_hidden(settings: dict[str, Any]) -> None:
    """LE-6.5 Facts are the same in every deal that a seat could take for the real one."""
    game, rng, dice, messages = sandtable.new("legion", seed=3, **settings), random.Random(3), Dice(3), TITLE.messages()
    for number in range(160):
        if game.over:
            break
        seat = rng.choice(game.waiting_for)
        if number % 4 == 0:
            for looks in (SPECTATOR, *range(settings["players"])):
                dreamt = imagine(game.g, looks, dice)
                assert isinstance(dreamt, Legion)
                assert facts(dreamt, looks, messages) == facts(game.g, looks, messages)
        game.play(seat, rng.choice(game.options(seat)))


@pytest.mark.parametrize("reds", [("Rosa",), ("Dasha",), ("Rosa", "Dasha")])
def test_who_leads_wins(reds: tuple[str, ...]) -> None:
    """LE-9.8, LE-9.9 The forecast is what the rules come to, and the stake what they pay."""
    s = Scene("whites", "reds", plots=("village_market",))
    s.g.stage = z.RESOLVING
    for name in ("Apollon", *reds):
        s.put(name)
    first, stake = f.leaders(s.g, SPECTATOR, 0), f.stake(s.g, 0, 0)
    s.run(Winner(0))
    assert [seat for seat in (0, 1) if s.g.vp[seat]] == first
    assert {s.g.vp[seat] for seat in first} == {stake["win"]}
    assert [s.g.supplies[seat] for seat in (0, 1) if seat not in first] == [stake["lose"]] * (2 - len(first))


def test_a_stake_counts_the_own_orders() -> None:
    """LE-8.6, LE-8.10 Win or Die! and Take All!, while they lie face down, for their owner."""
    s = Scene("reds", "whites", plots=("cut_wire",), commanders={"reds": "raskolnikov"})
    s.g.stage = z.MARCHING
    s.put("Arvid")
    plain = f.stake(s.g, 0, 0)
    s.order("win_or_die", "Arvid")
    assert f.stake(s.g, 0, 0) == {**plain, "win": plain["win"] + 2, "dies": 1}
    assert f.stake(s.g, 1, 0) == plain
