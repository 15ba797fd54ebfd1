"""LE-14 Every Location, with and without its effect."""

from __future__ import annotations

import pytest

from sandtable.games.legion import book as b
from sandtable.games.legion import zones as p
from sandtable.games.legion.assault import assaults
from sandtable.games.legion.ground import types_of, worth_of_plot
from sandtable.games.legion.march import March
from sandtable.games.legion.people import orders_of
from sandtable.games.legion.plots import total
from sandtable.games.legion.recruitment import Recruitment, Shop
from sandtable.games.legion.rounds import Cold
from tests.games.legion.scene import Scene

PLOTS = ("night_by_the_stove", "stray_wagon", "parley_on_the_bridge")


def types(location: str) -> list[int]:
    s = Scene("whites", "reds", plots=PLOTS, location=location)
    return [types_of(s.g, plot) for plot in range(3)]


def worth(location: str) -> list[int]:
    s = Scene("whites", "reds", plots=PLOTS, location=location)
    return [worth_of_plot(s.g, plot) for plot in range(3)]


PLAIN = [b.WARMING | b.PEACEFUL, b.FREEZING, b.PEACEFUL]


@pytest.mark.parametrize(("location", "price"), [("railway_station", 1), ("church", 3)])
def test_railway_station(location: str, price: int) -> None:
    """LE-14.1"""
    s = Scene("whites", "reds", location=location)
    s.g.supplies[0] = 3
    s.run(Shop(0, False)).play(0, "recruit")
    assert s.g.supplies[0] == 3 - price


@pytest.mark.parametrize(("location", "paid"), [("abandoned_depot", 1), ("church", 2)])
def test_abandoned_depot(location: str, paid: int) -> None:
    """LE-14.1 The first card is free and counts as bought."""
    s = Scene("whites", "reds", location=location)
    s.g.supplies[0] = 2
    s.run(Recruitment())
    s.play(0, "buy coat", f"equip {s.g.book.slugs[s.g.hand[0][0]]}")
    assert "buy coat" not in s.options(0)
    s.play(0, "buy promotion", f"equip {s.g.book.slugs[s.g.hand[0][0]]}")
    assert s.g.supplies[0] == 2 - paid


def test_abandoned_depot_serves_the_penniless() -> None:
    """LE-14.1"""
    s = Scene("whites", "reds", location="abandoned_depot")
    s.run(Recruitment())
    assert s.named(0, "buy")


@pytest.mark.parametrize(("location", "hand"), [("prisoner_camp", 6), ("church", 5)])
def test_prisoner_of_war_camp(location: str, hand: int) -> None:
    """LE-14.2"""
    s = Scene("whites", "reds", location=location)
    s.run(Recruitment())
    assert len(s.g.hand[0]) == hand
    if hand == 6:
        first = s.options(0)[0]
        s.play(0, first).play(1, s.options(1)[0])
        assert len(s.g.hand[0]) == 5
        assert s.g.book.slugs[s.g.deck[0][0]] == first.split()[1]


def test_the_camp_leaves_alone_who_has_no_deck() -> None:
    """LE-14.2"""
    s = Scene("whites", "reds", location="prisoner_camp")
    while s.g.deck[0]:
        s.g.draw(p.DECK, p.HAND)
    s.run(Recruitment())
    assert sorted(s.g.offers) == [1]


@pytest.mark.parametrize(("location", "orders"), [("telegraph_station", [3, 2, 0]), ("church", [2, 1, 0])])
def test_telegraph_station(location: str, orders: list[int]) -> None:
    """LE-14.3"""
    s = Scene("whites", "reds", location=location)
    s.dress("Kolya", kit="officer_exams")
    assert [orders_of(s.g, s.card(name)) for name in ("Golovin", "Kolya", "Platon")] == orders


@pytest.mark.parametrize("location", ["crossroads", "church"])
def test_crossroads(location: str) -> None:
    """LE-14.3 Once per player, openly."""
    s = Scene("whites", "reds", plots=("armoured_train", "village_market"), location=location)
    s.hand("Apollon", "Kolya")
    s.run(March())
    assert s.named(0, "send_freely") == ({f"{s.slug(n)}/1" for n in ("Apollon", "Kolya")} if location == "crossroads" else set())
    if location == "crossroads":
        s.play(0, f"send_freely {s.slug('Apollon')}/1")
        assert s.plot_of("Apollon") == 1
        assert "Whites uses free passage." in s.log(1)
        assert not s.named(0, "send_freely")


def test_snowstorm() -> None:
    """LE-14.4"""
    assert types("church") == PLAIN
    assert types("snowstorm") == [PLAIN[0], PLAIN[1], PLAIN[2] | b.FREEZING]


def test_bathhouse() -> None:
    """LE-14.4"""
    assert types("bathhouse") == [PLAIN[0], PLAIN[1], PLAIN[2] | b.WARMING]


def test_quiet_village() -> None:
    """LE-14.4"""
    assert types("quiet_village") == [mask | b.PEACEFUL for mask in PLAIN]


def test_frozen_lake() -> None:
    """LE-14.4 Types first, then VP."""
    assert types("frozen_lake") == [PLAIN[0] | b.FREEZING, PLAIN[1], PLAIN[2]]
    assert worth("church") == [1, 3, 4]
    assert worth("frozen_lake") == [2, 4, 4]


def test_gold_train() -> None:
    """LE-14.4"""
    assert worth("gold_train") == [2, 4, 5]


@pytest.mark.parametrize(("location", "count"), [("narrow_gorge", [3, 0]), ("church", [2, 0])])
def test_narrow_gorge(location: str, count: list[int]) -> None:
    """LE-14.5"""
    s = Scene("reds", "whites", location=location)
    for name in ("Dasha", "Pavel", "Kolya"):
        s.put(name)
    assert [assaults(s.g, 0, 0), assaults(s.g, 1, 0)] == count


@pytest.mark.parametrize(("location", "totals"), [("deep_taiga", [4, 4]), ("church", [3, 4])])
def test_deep_taiga(location: str, totals: list[int]) -> None:
    """LE-14.6"""
    s = Scene("whites", "reds", location=location)
    s.put("Kolya")
    s.put("Dasha")
    s.put("Pavel")
    assert [total(s.g, 0, 0), total(s.g, 1, 0)] == totals


@pytest.mark.parametrize(("location", "totals"), [("typhus_quarantine", [2, 1, 2]), ("church", [3, 2, 2])])
def test_typhus_quarantine(location: str, totals: list[int]) -> None:
    """LE-14.6"""
    s = Scene("whites", "reds", "renegades", location=location)
    s.put("Kolya", wounds=1)
    s.put("Dasha", frost=1)
    s.put("Sashka")
    assert [total(s.g, seat, 0) for seat in range(3)] == totals


@pytest.mark.parametrize("location", ["church", "gold_train"])
def test_church(location: str) -> None:
    """LE-14.7"""
    s = Scene("whites", "reds", location=location)
    s.put("Kolya", wounds=1)
    s.hand("Platon")
    s.dress("Platon", wounds=1)
    s.run(Cold())
    assert s.named(0, "cure") == ({s.slug("Kolya"), s.slug("Platon")} if location == "church" else set())
    if location == "church":
        s.play_card(0, "cure", "Platon")
        assert [s.wounds("Kolya"), s.wounds("Platon")] == [1, 0]


@pytest.mark.parametrize("location", ["polar_night", "church"])
def test_polar_night(location: str) -> None:
    """LE-14.8, LE-5.5"""
    s = Scene("whites", "reds", location=location)
    s.hand("Kolya")
    s.g.camouflage[0] = 0
    s.run(March()).play(0, f"send {s.slug('Kolya')}/1")
    assert s.g.face_down(s.place("Kolya")) == (location == "polar_night")
