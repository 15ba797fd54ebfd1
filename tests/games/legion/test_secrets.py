"""What stays hidden until the rules reveal it, and that a bluff looks like an order."""

from __future__ import annotations

import pytest

from sandtable.engine.chance import Dice
from sandtable.engine.sight import SPECTATOR, imagine, view
from sandtable.games.legion import zones as p
from sandtable.games.legion.facts import facts
from sandtable.games.legion.field import withdraw
from sandtable.games.legion.locations import Church
from sandtable.games.legion.march import MarchTurn
from sandtable.games.legion.people import has
from sandtable.games.legion.plots import ResolvePlot
from sandtable.games.legion.position import Legion
from sandtable.games.legion.recruitment import Shop, Shopping
from sandtable.games.legion.resolution import OrderPhase
from sandtable.games.legion.title import TITLE
from sandtable.games.legion.tokens import kind_in
from tests.games.legion.scene import Scene


def bluff(order: str) -> Scene:
    """Two tables that differ in one face-down token."""
    s = Scene("whites", "reds", plots=("village_market",))
    s.put("Kolya")
    s.put("Dasha")
    s.order(order, "Kolya")
    s.order("plus_two", "Dasha")
    return s


def test_a_blank_looks_like_any_lasting_order_until_its_plot_resolves() -> None:
    """LE-6.5, LE-8.20, LE-9.1 Also to those who wait, and also once it is put away."""
    tables = [bluff("blank"), bluff("plus_two"), bluff("take_all")]
    for s in tables:
        s.run(ResolvePlot(0))
    for seat in (1, SPECTATOR):
        views = [view(s.g, seat) for s in tables]
        assert views[0] == views[1] == views[2]
    for s in tables:
        s.play(0, "ready").play(1, "ready")
    shown = [[s.seen(seat) for s in tables] for seat in (1, SPECTATOR)]
    for views in shown:
        assert views[0] == views[1] == views[2]


TABLES = {  # what lies on Kolya and Platon, and what their owner picks until the round ends
    "a blank or a lasting token": [
        (["blank", "plus_two"], ["done"]), (["plus_two", "blank"], ["done"]), (["take_all", "plus_two"], ["done"])],
    "put away first": [
        (["blank", "plus_two"], ["put_away blank", "done"]), (["retreat", "plus_two"], ["put_away retreat", "done"]),
        (["transfer", "blank"], ["put_away transfer", "done"])],
    "both put away": [
        (["blank", "retreat"], ["put_away blank", "put_away retreat"]),
        (["retreat", "blank"], ["put_away retreat", "put_away blank"]),
        (["transfer", "retreat"], ["put_away transfer", "put_away retreat"])],
}  # fmt: skip


def seen_by_others(tokens: list[str], picks: list[str]) -> list[object]:
    """All that the other seats and a spectator can see until the cold comes: views, facts, logs, who is waited for, and when."""
    s = Scene("whites", "reds", "renegades", plots=("village_market",))
    for name in ("Kolya", "Platon", "Dasha", "Semyon", "Sashka"):
        s.put(name)
    for order, name in zip(tokens, ("Kolya", "Platon"), strict=True):
        s.order(order, name)
    s.order("retreat", "Dasha")
    s.order("plus_two", "Semyon")
    s.run(OrderPhase(), ResolvePlot(0))
    mine = iter(picks)
    seen: list[object] = []
    while s.g.offers:
        for seat in (1, 2, SPECTATOR):
            seen.append((s.seen(seat), facts(s.g, seat, TITLE.messages()), s.log(seat)))
        seat = min(s.g.offers)
        options = s.options(seat)
        ready = next((pick for pick in ("ready", "hold", "assault_times 0") if pick in options), "")
        s.play(seat, ready or (next(mine) if seat == 0 else options[-1]))
    assert next(mine, None) is None
    return [*seen, s.log(1), s.log(SPECTATOR)]


@pytest.mark.parametrize("name", TABLES)
def test_nobody_can_tell_a_blank_from_another_token(name: str) -> None:
    """LE-7.4 Who is asked and waited for, numbers, log and the number of picks are the same whatever the tokens are."""
    first, *others = [seen_by_others(*table) for table in TABLES[name]]
    assert len(first) > 9
    for other in others:
        assert other == first


def test_an_imagined_token_can_be_any_that_the_commander_has() -> None:
    """LE-6.5"""
    s = bluff("blank").run(OrderPhase())
    found = set()
    for number in range(60):
        g = imagine(s.g, 1, Dice(number))
        assert isinstance(g, Legion)
        found.add(s.g.book.order_slugs[kind_in(g, 0)])
    assert found == {"transfer", "retreat", "plus_two", "blank", "shoot_and_move", "take_all"}


def test_the_kept_officer_is_hidden_and_may_be_either() -> None:
    """LE-2.6 Others know that one is in hand, not which."""
    s = Scene("whites", "reds")
    s.hand("Golovin", "Kolya", "Dasha", "Taras")
    s.g.shuffle(p.DECK)
    for card in s.g.hand[0] + s.g.piles[p.LEFT_BEHIND]:
        s.g.known[card] = 1
    s.run(MarchTurn(1))
    found = set()
    for number in range(60):
        g = imagine(s.g, 1, Dice(number))
        assert isinstance(g, Legion)
        officers = [g.book.names[card] for card in g.hand[0] if g.book.officer[card]]
        assert len(officers) == 1, "an Officer is in hand: nothing went under the deck unseen"
        found |= set(officers)
    assert len(found) == 2


def test_the_kept_officer_may_be_either_also_under_the_deck() -> None:
    """LE-2.6 Where something went under the deck unseen it may lie there, whichever it is."""
    s = Scene("whites", "reds")
    s.hand("Kolya", "Dasha", "Taras")
    s.g.unseen[0] = 1
    s.g.shuffle(p.DECK)
    s.run(MarchTurn(1))
    found = set()
    for number in range(60):
        g = imagine(s.g, 1, Dice(number))
        assert isinstance(g, Legion)
        found |= {g.book.names[card] for card in g.deck[0] if g.book.officer[card]}
    assert len(found) == 2


def test_an_officer_whom_all_have_seen_is_imagined_as_no_other() -> None:
    """LE-2.6 Others know from then on which one was kept, wherever that may be now."""
    s = Scene("whites", "reds")
    s.put("Golovin")
    withdraw(s.g, s.place("Golovin"))
    s.g.shuffle(p.HAND)
    s.run(MarchTurn(1))
    for number in range(30):
        assert imagine(s.g, 1, Dice(number)).piles[p.LEFT_BEHIND] == s.g.piles[p.LEFT_BEHIND]


def test_a_purchase_is_imagined_on_anybody_who_could_have_it() -> None:
    """LE-4.10 Others know that a Medal was bought, not for whom."""
    s = Scene("whites", "reds", plots=("village_market",))
    s.hand("Taras", "Foma", "Kolya", "Dasha")
    s.g.supplies[0] = 1
    for card in s.g.hand[0]:
        s.g.known[card] = s.g.layout.everybody
    s.run(Shopping()).play(0, "buy medal").play_card(0, "equip", "Taras")
    s.run(MarchTurn(1))
    found = set()
    for number in range(60):
        g = imagine(s.g, 1, Dice(number))
        assert isinstance(g, Legion)
        bearers = [g.book.names[card] for card in range(g.book.characters) if has(g, card, 1)]
        assert len(bearers) == 1
        found |= set(bearers)
    assert found == {"Taras Puzyrev", "Foma Derzhavsky"}


@pytest.mark.parametrize(
    ("where", "pick", "owner", "others"),
    [
        ("coal_requisition", "play", "Warm again: Kolya Snegiryov.", "Whites removes a Frostbite."),
        ("hospital_train", "play", "Healed: Kolya Snegiryov.", "Whites removes a Wound."),
        ("church", "", "Healed: Kolya Snegiryov.", "Whites removes a Wound."),
    ],
)
def test_others_are_not_told_who_is_healed_in_hand(where: str, pick: str, owner: str, others: str) -> None:
    """LE-2.8, LE-12.2, LE-14.7 That a Wound or a Frostbite goes is plain to all; a name would tell who is in hand."""
    s = Scene("whites", "reds", despatches=True, location="church" if pick else where)
    s.hand("Kolya", "Platon")
    for name in ("Kolya", "Platon")[: 1 if pick else 2]:
        s.dress(name, wounds=1, frost=1)
    if pick:
        s.despatch(0, where)
        s.run(Shop(0, False)).play(0, f"{pick} {where}")
    else:
        s.run(Church([0, 1]))
    if s.named(0, "cure"):
        s.play_card(0, "cure", "Kolya")
    assert owner in s.log(0)
    for seat in (1, SPECTATOR):
        assert others in s.log(seat)
        assert "Kolya" not in " ".join(s.log(seat))


def test_anybody_who_was_hurt_may_have_been_healed_in_hand() -> None:
    """LE-14.7 Others saw two who were wounded, and then that a Wound went."""
    s = Scene("whites", "reds")
    for name in ("Kolya", "Platon"):
        s.put(name, wounds=1)
        withdraw(s.g, s.place(name))
    s.run(Church([0])).play_card(0, "cure", "Kolya").run(MarchTurn(1))
    found = []
    for number in range(30):
        g = imagine(s.g, 1, Dice(number))
        assert isinstance(g, Legion)
        found.append((g.wounds[s.card("Kolya")], g.wounds[s.card("Platon")]))
    assert set(found) == {(0, 1), (1, 0)}


def test_sending_face_up_shows_what_was_bought() -> None:
    """LE-5.3"""
    s = Scene("whites", "reds", plots=("village_market",))
    s.hand("Taras")
    s.dress("Taras", kit="medal")
    s.g.news[s.card("Taras")] = 2
    s.run(MarchTurn(0)).play(0, f"send {s.slug('Taras')}/1")
    assert s.g.news[s.card("Taras")] == 0
    assert s.seen(1)["numbers"]["kit"][s.card("Taras")] == 2


def test_deck_and_hand_of_others_are_counts() -> None:
    """LE-2.8"""
    s = Scene("whites", "reds")
    s.g.shuffle(p.DECK)
    for _ in range(4):
        s.g.draw(p.DECK, p.HAND)
    for seat in (1, SPECTATOR):
        zones = s.seen(seat)["zones"]
        assert zones["hand"][0] == [~1] * 4
        assert set(zones["deck"][0]) == {~1}
    assert sorted(s.seen(0)["zones"]["hand"][0]) == sorted(s.g.hand[0])
