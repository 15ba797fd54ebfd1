"""LE-7 Order resolution, and LE-1 the principles it rests on."""

from __future__ import annotations

from sandtable.engine.flow import asks
from sandtable.engine.phrases import Phrase
from sandtable.games.legion import zones as p
from sandtable.games.legion.resolution import OrderPhase, ResolveOrder
from sandtable.games.legion.tokens import slot_on
from tests.games.legion.scene import Scene


def consequences(s: Scene) -> dict[str, Phrase | None]:
    """What the first player is told beside each option."""
    step = asks(s.g, 0)
    assert isinstance(step, ResolveOrder)
    return {s.words.text(option): step.consequence(s.g, option) for option in s.g.offers[0]}


def detail(s: Scene) -> str | None:
    """What is added to the question, by its message."""
    step = asks(s.g, 0)
    assert isinstance(step, ResolveOrder)
    added = step.detail(s.g)
    return added.message if added else None


def test_a_waiting_camouflage_lapses() -> None:
    """LE-7.1"""
    s = Scene("whites", "reds")
    s.g.camouflage[0] = 1
    s.run(OrderPhase())
    assert s.g.camouflage[0] == 0


def test_a_used_token_lies_face_up_a_put_away_one_face_down() -> None:
    """LE-7.3, LE-7.2"""
    s = Scene("whites", "reds")
    s.put("Kolya")
    s.put("Platon", 2)
    s.order("retreat", "Kolya")
    s.order("transfer", "Platon")
    s.run(OrderPhase())
    assert s.options(0) == ["use retreat", "use transfer", "put_away retreat", "put_away transfer"]
    s.play(0, "put_away transfer", "use retreat")
    assert s.tokens(p.USED_DOWN, 0) == {"transfer"}
    assert s.tokens(p.USED_UP, 0) == {"retreat"}
    assert s.seen(1)["zones"]["put away orders"][0] == [~5]
    assert "Whites puts away Platon Usachyov's token." in s.log(1)
    assert "Whites puts away Platon Usachyov's Transfer!" in s.log(0)


def test_the_blank_is_a_turn_and_may_stay() -> None:
    """LE-7.4"""
    s = Scene("whites", "reds")
    for name in ("Kolya", "Platon", "Lisova"):
        s.put(name)
    s.order("blank", "Kolya")
    s.order("retreat", "Platon")
    s.order("plus_two", "Lisova")
    s.run(OrderPhase())
    assert set(s.options(0)) == {"use retreat", "put_away retreat", "put_away blank"}
    assert detail(s) is None
    assert s.reasons(0)["use blank"][0] == "LE-8.20"
    assert s.reasons(0)["use plus_two"][0] == "LE-9.1"
    s.play(0, "put_away retreat")
    assert s.options(0) == ["put_away blank", "done"]
    assert consequences(s)["done"] is not None
    s.play(0, "done")
    assert slot_on(s.g, s.place("Kolya")) >= 0


def test_done_says_that_orders_stay_where_some_do() -> None:
    """LE-7.4 A blank alone is no order that waits for its Plot."""
    s = Scene("whites", "reds")
    s.put("Kolya")
    s.order("blank", "Kolya")
    s.run(OrderPhase())
    assert consequences(s)["done"] is None


def test_who_has_only_lasting_tokens_is_asked_once_and_who_has_none_is_skipped() -> None:
    """LE-7.4"""
    s = Scene("whites", "reds")
    s.put("Kolya")
    s.order("plus_two", "Kolya")
    s.run(OrderPhase())
    assert sorted(s.g.offers) == [0]
    assert s.options(0) == ["done"]
    assert detail(s) == "detail-nothing-to-use"
    s.play(0, "done")
    assert not s.g.offers


def test_who_puts_the_blank_away_is_asked_again_while_other_tokens_lie() -> None:
    """LE-7.4 So is who puts an order away: nobody can tell which it was."""
    for order in ("blank", "retreat"):
        s = Scene("whites", "reds")
        s.put("Kolya")
        s.put("Platon")
        s.order(order, "Kolya")
        s.order("plus_two", "Platon")
        s.run(OrderPhase()).play(0, f"put_away {order}")
        assert s.options(0) == ["done"]


def test_a_token_that_can_do_nothing_can_only_be_put_away() -> None:
    """LE-7.5, LE-1.5"""
    s = Scene("whites", "reds", commanders={"whites": "o"})
    s.put("Kolya")
    s.order("lure_away", "Kolya")
    s.run(OrderPhase())
    assert s.options(0) == ["put_away lure_away"]
    assert s.reasons(0)["use lure_away"][0] == "LE-7.5"


def test_orders_never_hit_the_own_faction() -> None:
    """LE-1.6, LE-7.6 The owner of the hit faction chooses who takes the Wound."""
    s = Scene("reds", "whites", "renegades", commanders={"reds": "raskolnikov"})
    for name in ("Dasha", "Pavel", "Kolya", "Platon", "Sashka"):
        s.put(name)
    s.order("furious_assault", "Dasha")
    s.run(OrderPhase()).play(0, "use furious_assault")
    assert s.options(0) == ["hit whites", "hit renegades"]
    s.play(0, "hit whites")
    assert s.named(1, "wound") == {s.slug("Kolya"), s.slug("Platon")}
    s.play_card(1, "wound", "Platon")
    assert s.wounds("Platon") == 1
    assert not s.dead("Platon")


def test_death_by_an_order_takes_the_token_unseen() -> None:
    """LE-1.9, LE-1.12, LE-7.6"""
    s = Scene("reds", "whites", commanders={"reds": "raskolnikov"})
    s.put("Dasha")
    s.put("Apollon")
    s.order("furious_assault", "Dasha")
    s.order("transfer", "Apollon")
    s.g.first = 1
    s.run(OrderPhase()).play(0, "use furious_assault")
    assert s.dead("Apollon"), "the first Wound kills the fragile"
    assert s.tokens(p.USED_DOWN, 1) == {"transfer"}


def test_who_withdraws_keeps_all_cards() -> None:
    """LE-1.10"""
    s = Scene("reds", "whites", commanders={"reds": "raskolnikov"})
    s.put("Dasha", kit="coat", wounds=1, frost=1)
    s.order("furious_assault", "Dasha")
    s.run(OrderPhase()).play(0, "use furious_assault", "withdraw")
    assert s.zone("Dasha") == "hand"
    assert s.has("Dasha", "coat")
    assert [s.wounds("Dasha"), s.frost("Dasha")] == [1, 1]


def test_a_mover_keeps_its_token_and_arrives_last() -> None:
    """LE-1.11"""
    s = Scene("whites", "reds")
    s.put("Kolya", 2)
    s.put("Platon")
    s.put("Lisova", 2)
    s.order("transfer", "Platon")
    s.order("plus_two", "Kolya")
    s.run(OrderPhase()).play(0, "use transfer").play_card(0, "move", "Kolya").play(0, "move_to 1")
    assert s.plot_of("Kolya") == 1
    assert slot_on(s.g, s.place("Kolya")) >= 0
    assert s.g.arrival[s.place("Kolya")] > s.g.arrival[s.place("Lisova")]
