"""LE-5 March and LE-6 giving orders."""

from __future__ import annotations

import pytest

from sandtable.games.legion import zones as p
from sandtable.games.legion.giving import GiveOrders
from sandtable.games.legion.march import March, MarchTurn, Send
from sandtable.games.legion.reasons import not_now
from sandtable.games.legion.tokens import kind_of, slots_of
from tests.games.legion.scene import Scene


def test_one_character_at_a_time_in_turn_order_until_all_pass() -> None:
    """LE-5.1, LE-1.1"""
    s = Scene("whites", "reds", "renegades")
    s.g.first = 1
    s.hand("Kolya", "Platon", "Dasha", "Pavel", "Sashka")
    s.run(March())
    asked = []
    while s.g.offers:
        seat = next(iter(s.g.offers))
        asked.append(seat)
        sends = sorted(s.named(seat, "send"))
        s.play(seat, f"send {sends[0]}" if sends and seat != 2 else "pass")
    assert asked == [1, 2, 0, 1, 0]


def test_a_plot_without_conditions_admits_all() -> None:
    """LE-5.2"""
    s = Scene("whites", "reds", plots=("village_market", "envoys_trunk"))
    s.hand("Taras", "Apollon")
    s.run(MarchTurn(0))
    assert s.named(0, "send") == {
        f"{s.slug('Taras')}/1", f"{s.slug('Apollon')}/1", f"{s.slug('Apollon')}/2",
    }  # fmt: skip
    assert s.reasons(0)[f"send {s.slug('Taras')}/2"] == ("LE-5.2", "lacks Charisma and Intelligence")


def test_any_number_may_stand_on_a_plot_face_up() -> None:
    """LE-5.3"""
    s = Scene("whites", "reds")
    s.hand("Taras", "Apollon", "Kolya")
    s.dress("Taras", kit="coat", wounds=1)
    s.run(MarchTurn(0))
    for name in ("Taras", "Apollon", "Kolya"):
        s.play(0, f"send {s.slug(name)}/1")
    assert len(s.g.here(0, 0)) == 3
    seen = s.seen(1)["numbers"]
    assert seen["kit"][s.card("Taras")] == s.g.kit[s.card("Taras")] > 0
    assert seen["wounds"][s.card("Taras")] == 1


def test_passing_is_final_and_allowed_while_able() -> None:
    """LE-5.4"""
    s = Scene("whites", "reds")
    s.hand("Taras", "Dasha", "Pavel")
    s.run(MarchTurn(0)).play(0, "pass")
    s.play(1, f"send {s.slug('Dasha')}/1")
    assert sorted(s.g.offers) == [1]


def test_who_has_nobody_in_hand_passes_automatically() -> None:
    """LE-5.4, LE-11.3"""
    s = Scene("whites", "reds", plots=("armoured_train",))
    s.hand("Arvid")
    s.run(MarchTurn(0))
    assert s.g.passed[0] == 1
    assert sorted(s.g.offers) == [1]


def test_who_may_send_nobody_of_their_hand_is_asked_all_the_same() -> None:
    """LE-5.4 A pass that comes by itself would tell what the hand lacks."""
    s = Scene("whites", "reds", plots=("armoured_train",))
    s.hand("Apollon", "Arvid")
    s.run(MarchTurn(0))
    assert s.options(0) == ["pass"]
    s.play(0, "pass")
    assert sorted(s.g.offers) == [1]


def test_the_question_says_that_nobody_in_hand_can_be_sent() -> None:
    """LE-5.2 Only where that is so."""
    s = Scene("whites", "reds", plots=("envoys_trunk",))
    s.hand("Taras")
    s.run(MarchTurn(0))
    step = s.g.todo[-1]
    assert isinstance(step, Send)
    assert step.detail(s.g) is not None
    s.hand("Apollon")
    assert step.detail(s.g) is None


def test_a_character_under_camouflage_arrives_face_down_once() -> None:
    """LE-5.5, LE-8.11"""
    s = Scene("whites", "reds", commanders={"whites": "o"})
    s.put("Kolya")
    s.hand("Golovin", "Taras", "Platon")
    s.run(MarchTurn(0)).play(0, f"send {s.slug('Golovin')}/2", "give camouflage")
    assert s.tokens(p.USED_UP, 0) == {"camouflage"}
    assert s.g.ordered[s.place("Kolya")] == 1, "it has received its order (LE-6.6)"
    s.play(0, f"send {s.slug('Taras')}/1", "stop")
    assert s.g.face_down(s.place("Taras"))
    s.play(0, f"send {s.slug('Platon')}/1")
    assert not s.g.face_down(s.place("Platon"))


def test_others_see_only_the_back_of_a_face_down_card() -> None:
    """LE-5.5, LE-5.6"""
    s = Scene("whites", "reds", location="polar_night")
    s.hand("Taras", "Dasha")
    s.run(MarchTurn(0)).play(0, f"send {s.slug('Taras')}/1")
    zones = s.seen(1)["zones"]
    assert zones["place 1 face down"][0] == [~1]
    assert s.seen(0)["zones"]["place 1 face down"][0] == [s.card("Taras")]
    assert "Whites sends a character face down to Plot 1." in s.log(1)
    assert "Whites sends Taras Puzyrev face down to Plot 1." in s.log(0)


def test_an_officer_may_give_fewer_orders_and_saves_none() -> None:
    """LE-6.1, LE-6.3"""
    s = Scene("whites", "reds")
    s.put("Kolya")
    s.hand("Golovin", "Platon")
    s.run(MarchTurn(0)).play(0, f"send {s.slug('Golovin')}/1", "stop")
    s.play(0, f"send {s.slug('Platon')}/1")
    assert not slots_of(s.g, 0)
    assert not s.g.offers


def test_officers_receive_no_orders_but_exams_holders_do() -> None:
    """LE-6.2"""
    s = Scene("whites", "reds")
    s.put("Golovin")
    s.put("Kolya", kit="officer_exams")
    s.put("Platon", 2)
    s.hand("Lisova")
    s.dress("Lisova", kit="officer_exams")
    s.run(MarchTurn(0)).play(0, f"send {s.slug('Lisova')}/1", "give blank")
    assert s.named(0, "give_to") == {s.slug("Kolya"), s.slug("Platon")}
    assert s.reasons(0)[f"give_to {s.slug('Golovin')}"] == ("LE-6.2", "is an Officer")
    s.play_card(0, "give_to", "Kolya")
    assert not s.g.offers, "an Exams holder gives one order"


def test_only_the_owner_knows_a_face_down_token() -> None:
    """LE-6.5"""
    s = Scene("whites", "reds")
    s.put("Kolya")
    s.hand("Golovin")
    s.run(MarchTurn(0)).play(0, f"send {s.slug('Golovin')}/1", "give plus_two")
    assert s.seen(0)["zones"]["placed order 1"][0] == [s.g.book.characters + 8 + 2]
    assert s.seen(1)["zones"]["placed order 1"][0] == [~5]
    assert len(s.seen(1)["zones"]["orders"][0]) == 5
    assert s.seen(1)["numbers"]["bearer"][0] == s.place("Kolya")
    assert "Whites gives +2 to Kolya Snegiryov." in s.log(0)
    assert "Whites gives an order to Kolya Snegiryov." in s.log(1)


def test_while_an_order_is_given_no_other_waits_for_somebody_to_arrive() -> None:
    """LE-6.3 Somebody has arrived, and this order is chosen: what is missing is who gets it."""
    s = Scene("whites", "reds")
    s.put("Kolya")
    s.put("Platon")
    s.hand("Golovin")
    s.run(MarchTurn(0)).play(0, f"send {s.slug('Golovin')}/1", "give plus_two")
    assert s.named(0, "give_to")
    told = {s.words.text(code): (rule, why.message) for code, rule, why in not_now(s.g, 0)}
    assert (told["give plus_two"], told["give blank"]) == (("LE-6.3", "why-being-given"), ("LE-6.3", "why-another-given"))


def test_taking_back_needs_an_empty_tray() -> None:
    """LE-6.4 Placed tokens are not used tokens."""
    s = Scene("whites", "reds")
    s.put("Kolya")
    s.put("Platon")
    s.order("blank", "Kolya")
    s.hand("Golovin")
    for token in s.g.piles[p.AVAILABLE][1:]:
        s.g.move(token, p.AVAILABLE, p.USED_DOWN)
    s.run(MarchTurn(0)).play(0, f"send {s.slug('Golovin')}/1")
    assert "take_back" not in s.options(0)
    assert s.reasons(0)["give blank"] == ("LE-6.3", "this token has already been placed")
    assert s.reasons(0)["give retreat"][0] == "LE-6.3"


@pytest.mark.parametrize(("used", "options"), [(["retreat"], ["take_back", "stop"]), ([], ["stop"])])
def test_no_order_lapses_because_only_promotion_is_left(used: list[str], options: list[str]) -> None:
    """LE-6.4 Nobody here may take it: used tokens may be taken back. Without any the giver is asked all the same, so that
    silence does not tell which token it is."""
    s = Scene("legionaries", "reds")
    s.put("Keler", kit="promotion")
    s.hand("Kopecký")
    for token in s.g.piles[p.AVAILABLE][:]:
        order = s.g.book.order_slugs[kind_of(s.g, token)]
        if order != "promotion_order":
            s.g.move(token, p.AVAILABLE, p.USED_UP if order in used else p.BOX)
    s.run(MarchTurn(0)).play(0, f"send {s.slug('Kopecký')}/1")
    assert s.options(0) == options
    if used:
        s.play(0, "take_back")
        assert s.options(0) == ["give retreat", "stop"]


def test_an_instant_token_is_carried_out_when_given() -> None:
    """LE-6.6, LE-8.5"""
    s = Scene("legionaries", "reds")
    s.put("Havrda")
    s.put("Keler", kit="promotion")
    s.hand("Kopecký")
    s.run(MarchTurn(0)).play(0, f"send {s.slug('Kopecký')}/1", "give promotion_order")
    assert s.has("Havrda", "promotion")
    assert not slots_of(s.g, 0)
    assert s.tokens(p.USED_UP, 0) == {"promotion_order"}


def test_promotion_needs_somebody_who_may_take_it_and_a_card() -> None:
    """LE-8.5"""
    s = Scene("legionaries", "reds")
    s.put("Keler", kit="promotion")
    s.hand("Kopecký")
    s.run(MarchTurn(0)).play(0, f"send {s.slug('Kopecký')}/1")
    assert "give promotion_order" not in s.options(0)
    assert s.reasons(0)["give promotion_order"][0] == "LE-8.5"
    empty = Scene("legionaries", "reds")
    empty.put("Havrda")
    empty.hand("Kopecký")
    empty.g.stock[3] = 0
    empty.run(MarchTurn(0)).play(0, f"send {s.slug('Kopecký')}/1")
    assert "give promotion_order" not in empty.options(0)


def test_a_face_down_giver_stays_face_down_and_every_face_down_arrival_is_asked() -> None:
    """LE-6.7"""
    s = Scene("whites", "reds", location="polar_night")
    s.put("Kolya", hidden=True)
    s.hand("Golovin", "Platon")
    s.run(MarchTurn(0)).play(0, f"send {s.slug('Platon')}/1")
    assert s.options(0) == ["stop"], "Platon gives no orders, but nobody may tell"
    s.play(0, "stop", f"send {s.slug('Golovin')}/1", "give blank")
    s.play_card(0, "give_to", "Kolya")
    assert s.g.face_down(s.place("Golovin"))
    assert "Whites gives an order to a face-down character on Plot 1." in s.log(1)


def test_who_has_no_order_to_give_is_told_why_they_are_asked() -> None:
    """LE-6.7"""
    s = Scene("whites", "reds", location="polar_night")
    s.put("Kolya", hidden=True)
    s.hand("Golovin", "Platon")
    s.run(MarchTurn(0)).play(0, f"send {s.slug('Platon')}/1")
    assert question(s) == ("ask-gives-none", "detail-in-form")
    s.play(0, "stop", f"send {s.slug('Golovin')}/1")
    assert question(s) == ("ask-give-orders", "detail-orders-left")
    s.play(0, "give blank").play_card(0, "give_to", "Kolya")
    s.play(0, "give retreat")  # to Platon, who alone is left
    assert not s.g.offers, "all see that two orders were given"


@pytest.mark.parametrize(
    ("location", "giver", "asked"), [("church", "Golovin", False), ("telegraph_station", "Taras", True)]
)  # fmt: skip
def test_nobody_is_asked_to_keep_a_secret_that_the_orders_given_have_told(location: str, giver: str, *, asked: bool) -> None:
    """LE-6.7, LE-14.3 Two orders are an Officer's and all there are; at the Telegraph Station they may be an Exams holder's."""
    s = Scene("whites", "reds", location=location)
    s.put("Kolya")
    s.put("Platon")
    place = s.put(giver, kit="" if giver == "Golovin" else "officer_exams")
    s.run(GiveOrders(0, place, 2, True))
    s.play(0, "give blank").play_card(0, "give_to", "Kolya")
    s.play(0, "give retreat")  # to Platon, who alone is left
    assert s.options(0) == (["stop"] if asked else [])
    if asked:
        assert question(s) == ("ask-gives-no-more", "detail-in-form")


def test_an_exams_holder_who_gave_an_order_is_asked_because_an_officer_would_be() -> None:
    """LE-6.7"""
    s = Scene("whites", "reds", location="polar_night")
    s.put("Kolya", hidden=True)
    giver = s.put("Platon", hidden=True, kit="officer_exams")
    s.run(GiveOrders(0, giver, 1, True)).play(0, "give blank")
    assert question(s) == ("ask-gives-no-more", "detail-in-form")


def test_who_is_asked_for_a_despatch_alone_is_told_so() -> None:
    """LE-5.4 An empty hand has nobody to send; others must not notice when the Despatch is for."""
    s = Scene("whites", "reds", despatches=True)
    s.despatch(0, "cipher_key")
    s.run(MarchTurn(0))
    step = s.g.todo[-1]
    assert isinstance(step, Send)
    added = step.detail(s.g)
    assert added is not None
    assert added.message == "detail-nobody-in-hand"


def question(s: Scene) -> tuple[str, str]:
    """What is asked, and what is added to it, by their messages."""
    step = s.g.todo[-1]
    assert isinstance(step, GiveOrders)
    return step.question(s.g).message, step.detail(s.g).message
