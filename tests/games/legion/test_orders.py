"""LE-8 Every order, where it can be used and where it cannot."""

from __future__ import annotations

import pytest

from sandtable.games.legion import zones as p
from sandtable.games.legion.giving import GiveOrders
from sandtable.games.legion.ground import pay_of
from sandtable.games.legion.people import power_of
from sandtable.games.legion.plots import ResolvePlot, total
from sandtable.games.legion.resolution import OrderPhase
from sandtable.games.legion.reveal import ChooseReveals
from sandtable.games.legion.rounds import Return
from sandtable.games.legion.tokens import slot_on
from tests.games.legion.scene import Scene

LEADERS = {
    "promotion_order": "topol", "get_down": "topol", "prowl": "kadlec", "replacement": "kadlec", "shoot_and_move": "konovalov",
    "take_all": "konovalov", "camouflage": "o", "lure_away": "o", "sacrifice": "raskolnikov", "muster": "polzin",
    "furious_assault": "polzin", "win_or_die": "raskolnikov", "ceasefire": "zimina", "sabotage": "zimina",
    "theft": "bezymyanny", "no_medics": "bezymyanny",
}  # fmt: skip
FACTION = {
    "topol": "legionaries", "kadlec": "legionaries", "konovalov": "whites", "o": "whites", "polzin": "reds",
    "raskolnikov": "reds", "zimina": "renegades", "bezymyanny": "renegades",
}  # fmt: skip
FOE = {"legionaries": "reds", "whites": "reds", "reds": "whites", "renegades": "whites"}


def scene(order: str, *plots: str, faction: str = "whites", location: str = "church") -> Scene:
    """The order's faction sits first; seat 1 is a foe. Seat 0 resolves after seat 1."""
    leader = LEADERS.get(order)
    own = FACTION[leader] if leader else faction
    commanders = {own: leader} if leader else {}
    return Scene(own, FOE[own], plots=plots or ("village_market", "armoured_train"), commanders=commanders, location=location)


def test_transfer_moves_anybody_to_a_plot_that_admits_them() -> None:
    """LE-8.1 Officer and bearer too; only where the conditions are met."""
    s = scene("transfer", "village_market", "furious_battle", "rousing_speech")
    s.put("Kolya")
    s.put("Golovin")
    s.put("Apollon", 3)
    s.order("transfer", "Kolya")
    s.run(OrderPhase()).play(0, "use transfer")
    assert s.named(0, "move") == {s.slug(name) for name in ("Kolya", "Golovin", "Apollon")}
    s.play_card(0, "move", "Golovin")
    assert s.options(0) == ["move_to 2", "move_to 3"]
    assert s.reasons(0)["move_to 1"] == ("LE-1.11", "is already there")
    s.play(0, "move_to 2")
    assert s.plot_of("Golovin") == 2


def test_a_refused_move_names_the_missing_skill() -> None:
    """LE-8.1, LE-5.2"""
    s = scene("transfer", "village_market", "furious_battle", "armoured_train")
    for name in ("Kolya", "Lev Zaretsky"):
        s.put(name)
    s.order("transfer", "Kolya")
    s.put("Platon", 2)
    s.run(OrderPhase()).play(0, "use transfer")
    assert s.reasons(0) == {f"move {s.slug('Lev Zaretsky')}": ("LE-8.1", "no other Plot admits this character")}
    shoot = scene("shoot_and_move", "village_market", "furious_battle", "armoured_train")
    shoot.put("Kolya")
    shoot.order("shoot_and_move", "Kolya")
    shoot.run(OrderPhase()).play(0, "use shoot_and_move")
    assert shoot.reasons(0)["move_to 3"] == ("LE-5.2", "lacks Intelligence")


def test_transfer_needs_somebody_who_can_go_somewhere() -> None:
    """LE-8.1"""
    s = scene("transfer", "village_market", "armoured_train")
    s.put("Apollon")
    s.order("transfer", "Apollon")
    s.run(OrderPhase())
    assert s.options(0) == ["put_away transfer"]


def test_retreat_saves_the_squad_for_one_supply() -> None:
    """LE-8.2"""
    s = scene("retreat")
    s.put("Kolya", kit="coat", wounds=1)
    s.put("Golovin")
    s.put("Platon", 2)
    s.order("retreat", "Kolya")
    s.run(OrderPhase()).play(0, "use retreat")
    assert s.zone("Kolya") == s.zone("Golovin") == "deck"
    assert s.plot_of("Platon") == 2
    assert s.g.supplies[0] == 1
    assert s.wounds("Kolya") == 1
    assert s.has("Kolya", "coat")


def test_retreat_gives_nothing_from_an_empty_reserve() -> None:
    """LE-8.2, LE-1.8"""
    s = scene("retreat")
    s.put("Kolya")
    s.order("retreat", "Kolya")
    s.g.supplies[1] = 50
    s.run(OrderPhase()).play(0, "use retreat")
    assert s.g.supplies[0] == 0


@pytest.mark.parametrize("reveal", [True, False])
def test_plus_two_counts_when_revealed(reveal: bool) -> None:
    """LE-8.3"""
    s = scene("plus_two")
    s.put("Lev Zaretsky")
    s.put("Trifon")
    s.order("plus_two", "Lev Zaretsky")
    s.run(ResolvePlot(0)).play(0, "reveal plus_two" if reveal else "ready")
    assert total(s.g, 0, 0) == (4 if reveal else 2)
    assert s.g.vp[:2] == ([2, 0] if reveal else [0, 2])


def test_shoot_and_move_wounds_and_then_may_move() -> None:
    """LE-8.4"""
    s = scene("shoot_and_move", "village_market", "armoured_train", "furious_battle")
    s.put("Kolya")
    s.put("Dasha")
    s.order("shoot_and_move", "Kolya")
    s.run(OrderPhase()).play(0, "use shoot_and_move")
    assert s.wounds("Dasha") == 1
    assert s.options(0) == ["move_to 3", "stay"]
    s.play(0, "stay")
    assert s.plot_of("Kolya") == 1


def test_shoot_and_move_without_an_enemy_still_moves() -> None:
    """LE-8.4, LE-1.5"""
    s = scene("shoot_and_move", "village_market", "furious_battle")
    s.put("Kolya")
    s.order("shoot_and_move", "Kolya")
    s.run(OrderPhase()).play(0, "use shoot_and_move", "move_to 2")
    assert s.plot_of("Kolya") == 2


def test_shoot_and_move_with_neither_enemy_nor_way_is_dead() -> None:
    """LE-8.4, LE-7.5"""
    s = scene("shoot_and_move", "village_market", "armoured_train")
    s.put("Kolya")
    s.order("shoot_and_move", "Kolya")
    s.run(OrderPhase())
    assert s.options(0) == ["put_away shoot_and_move"]


def test_promotion_order_adds_power_for_ever() -> None:
    """LE-8.5"""
    s = scene("promotion_order")
    giver = s.put("Kopecký")
    s.put("Havrda")
    s.run(GiveOrders(0, giver, 1, False)).play(0, "give promotion_order")
    assert power_of(s.g, s.place("Havrda")) == 3
    assert s.stock("promotion") == 9


@pytest.mark.parametrize(("foe", "vp", "dead"), [("Osip", 4, False), ("Yegor", 0, True)])
def test_win_or_die(foe: str, vp: int, dead: bool) -> None:
    """LE-8.6"""
    s = Scene("reds", "renegades", "legionaries", plots=("village_market",), commanders={"reds": "raskolnikov"})
    s.put("Nestor")
    s.put("Trnka" if foe == "Osip" else foe)
    s.order("win_or_die", "Nestor")
    s.run(ResolvePlot(0)).play(0, "reveal win_or_die")
    assert s.g.vp[0] == vp
    assert s.dead("Nestor") == dead


def test_a_win_or_die_that_is_put_away_kills_nobody() -> None:
    """LE-8.6, LE-9.1"""
    s = scene("win_or_die", "village_market")
    s.put("Nestor")
    s.put("Kolya")
    s.order("win_or_die", "Nestor")
    s.run(ResolvePlot(0)).play(0, "ready")
    assert not s.dead("Nestor")
    assert s.tokens(p.USED_DOWN, 0) == {"win_or_die"}


def test_lure_away_reaches_officers_and_face_down_cards_here() -> None:
    """LE-8.7 Face-down ones are named by their place."""
    s = scene("lure_away")
    s.put("Kolya")
    s.put("Klim")
    hidden = s.put("Dasha", hidden=True)
    s.put("Pavel", 2)
    s.order("lure_away", "Kolya")
    s.run(OrderPhase()).play(0, "use lure_away")
    assert s.named(0, "lure") == {s.slug("Klim")}
    assert s.named(0, "lure_back") == {f"2-{hidden // 4 + 1}"}
    s.play(0, f"lure_back 2-{hidden // 4 + 1}")
    assert s.zone("Dasha") == "hand"
    assert "A face-down character of Reds withdraws from Plot 1." in s.log(0)


def test_lure_away_needs_an_enemy_here() -> None:
    """LE-8.7"""
    s = scene("lure_away")
    s.put("Kolya")
    s.put("Dasha", 2)
    s.order("lure_away", "Kolya")
    s.run(OrderPhase())
    assert s.options(0) == ["put_away lure_away"]


@pytest.mark.parametrize(("hits", "wounds"), [(1, 0), (2, 1)])
def test_get_down_cancels_one_assault_wound(hits: int, wounds: int) -> None:
    """LE-8.8, LE-9.6"""
    s = Scene("legionaries", "reds", plots=("furious_battle",))
    s.put("Hlaváč")
    s.put("Dasha")
    s.put("Pavel")
    s.order("get_down", "Hlaváč")
    s.run(ResolvePlot(0)).play(0, "reveal get_down").play(1, f"assault_times {hits}")
    assert s.wounds("Hlaváč") == wounds


def test_get_down_does_not_stop_a_wound_from_an_order() -> None:
    """LE-8.8, LE-7.6"""
    s = Scene("legionaries", "reds", commanders={"reds": "raskolnikov"})
    s.put("Hlaváč")
    s.put("Dasha")
    s.order("get_down", "Hlaváč")
    s.order("furious_assault", "Dasha")
    s.run(OrderPhase()).play(1, "use furious_assault")
    assert s.wounds("Hlaváč") == 1


@pytest.mark.parametrize("reveal", [True, False])
def test_ceasefire_stops_everybodys_assaults(reveal: bool) -> None:
    """LE-8.9, LE-9.2"""
    s = scene("ceasefire", "furious_battle")
    s.put("Mishka")
    s.put("Taras")
    s.order("ceasefire", "Mishka")
    s.run(ResolvePlot(0)).play(0, "reveal ceasefire" if reveal else "ready")
    assert ("assault_times 1" in s.options(0)) != reveal
    assert ("No Assaults are resolved on this Plot." in s.log(1)) == reveal


@pytest.mark.parametrize(("rival", "supplies"), [("Osip", 2), ("Yegor", 2)])
def test_take_all_pays_the_winner_only(rival: str, supplies: int) -> None:
    """LE-8.10 A loser gets the usual supplies, once."""
    s = Scene("whites", "renegades", "reds", plots=("village_market",))
    s.put("Platon")
    s.put(rival)
    s.order("take_all", "Platon")
    s.run(ResolvePlot(0)).play(0, "reveal take_all")
    assert s.g.supplies[0] == supplies
    assert (s.g.vp[0] > 0) == (rival == "Osip")


def test_camouflage_may_be_given_to_anybody() -> None:
    """LE-8.11"""
    s = scene("camouflage")
    giver = s.put("Golovin")
    s.put("Kolya", 2)
    s.run(GiveOrders(0, giver, 1, False)).play(0, "give camouflage")
    assert s.g.camouflage[1 * 4 + 0] == 1
    assert s.g.camouflage[0] == 0


def test_prowl_ignores_conditions() -> None:
    """LE-8.12"""
    s = scene("prowl", "village_market", "armoured_train", "envoys_trunk")
    s.put("Keler")
    s.order("prowl", "Keler")
    s.run(OrderPhase()).play(0, "use prowl")
    assert s.options(0) == ["move_to 2", "move_to 3"]
    s.play(0, "move_to 2")
    assert s.plot_of("Keler") == 2


def test_furious_assault_wounds_and_may_stay() -> None:
    """LE-8.13"""
    s = scene("furious_assault")
    s.put("Dasha")
    s.put("Kolya")
    s.order("furious_assault", "Dasha")
    s.run(OrderPhase()).play(0, "use furious_assault")
    assert s.wounds("Kolya") == 1
    s.play(0, "stay")
    assert s.plot_of("Dasha") == 1


@pytest.mark.parametrize("reveal", [True, False])
def test_no_medics_stops_everybodys_first_aid(reveal: bool) -> None:
    """LE-8.14, LE-9.15"""
    s = scene("no_medics", "village_market")
    s.put("Sashka")
    s.put("Tumanskaya")
    s.put("Kolya", wounds=1)
    s.order("no_medics", "Sashka")
    s.run(ResolvePlot(0)).play(0, "reveal no_medics" if reveal else "ready")
    assert (s.named(1, "aid") == {s.slug("Kolya")}) != reveal


def test_sabotage_discards_a_face_down_order_here() -> None:
    """LE-8.15"""
    s = scene("sabotage", "village_market", "night_by_the_stove")
    s.put("Lukyan")
    s.put("Kolya")
    hidden = s.put("Platon", hidden=True)
    s.put("Lisova", 2)
    s.order("sabotage", "Lukyan")
    s.order("plus_two", "Kolya")
    s.order("retreat", "Lisova")
    s.order("take_all", "Platon")
    s.g.first = 1
    s.run(OrderPhase()).play(0, "use sabotage")
    assert s.options(0) == [f"sabotage {s.slug('Kolya')}", f"sabotage_back 2-{hidden // 4 + 1}"]
    s.play_card(0, "sabotage", "Kolya")
    assert s.tokens(p.USED_UP, 1) == {"plus_two"}


def test_sabotage_without_a_target_is_dead() -> None:
    """LE-8.15"""
    s = scene("sabotage")
    s.put("Lukyan")
    s.put("Kolya")
    s.order("sabotage", "Lukyan")
    s.run(OrderPhase())
    assert s.options(0) == ["put_away sabotage"]


def test_sacrifice_kills_another_own_character_here() -> None:
    """LE-8.16"""
    s = scene("sacrifice")
    for name in ("Pavel", "Gleb", "Klim"):
        s.put(name)
    s.put("Dasha", 2)
    s.order("sacrifice", "Pavel")
    s.run(OrderPhase()).play(0, "use sacrifice")
    assert s.named(0, "kill") == {s.slug("Gleb"), s.slug("Klim")}
    s.play_card(0, "kill", "Klim")
    assert s.dead("Klim")
    assert power_of(s.g, s.place("Pavel")) == 7


def test_sacrifice_needs_a_victim_and_ends_with_the_round() -> None:
    """LE-8.16"""
    alone = scene("sacrifice")
    alone.put("Pavel")
    alone.order("sacrifice", "Pavel")
    alone.run(OrderPhase())
    assert alone.options(0) == ["put_away sacrifice"]
    s = scene("sacrifice")
    s.put("Pavel")
    s.put("Gleb")
    s.order("sacrifice", "Pavel")
    s.run(OrderPhase()).play(0, "use sacrifice")
    s.run(Return())
    s.g.round = 2
    assert max(s.g.fury) == 0


def test_muster_calls_as_many_as_may_come() -> None:
    """LE-8.17"""
    s = scene("muster", "furious_battle", "village_market")
    s.put("Pavel")
    s.put("Dasha", 2)
    s.put("Gleb", 2)
    s.put("Fyokla", 2)
    s.order("muster", "Pavel")
    s.run(OrderPhase()).play(0, "use muster")
    assert s.options(0) == [f"muster {s.slug('Dasha')}", f"muster {s.slug('Gleb')}"], "one at least; Fyokla lacks Combat"
    s.play_card(0, "muster", "Dasha")
    assert s.options(0) == [f"muster {s.slug('Gleb')}", "finish"]
    s.play(0, "finish")
    assert [s.plot_of("Dasha"), s.plot_of("Gleb")] == [1, 2]


def test_muster_needs_somebody_who_may_come() -> None:
    """LE-8.17"""
    s = scene("muster", "furious_battle", "village_market")
    s.put("Pavel")
    s.put("Fyokla", 2)
    s.order("muster", "Pavel")
    s.run(OrderPhase())
    assert s.options(0) == ["put_away muster"]


def test_replacement_swaps_two_with_their_tokens() -> None:
    """LE-8.18"""
    s = scene("replacement", "village_market", "armoured_train")
    s.put("Vodička")
    s.put("Číl", 2)
    s.put("Keler")
    s.order("replacement", "Vodička")
    s.order("plus_two", "Číl")
    s.run(OrderPhase()).play(0, "use replacement")
    assert [s.plot_of("Vodička"), s.plot_of("Číl")] == [2, 1]
    assert slot_on(s.g, s.place("Číl")) >= 0


def test_replacement_needs_somebody_elsewhere() -> None:
    """LE-8.18"""
    s = scene("replacement")
    s.put("Vodička")
    s.put("Keler")
    s.order("replacement", "Vodička")
    s.run(OrderPhase())
    assert s.options(0) == ["put_away replacement"]


def test_theft_robs_a_plot_once() -> None:
    """LE-8.19"""
    s = scene("theft", "village_market")
    s.put("Sashka")
    s.order("theft", "Sashka")
    s.run(OrderPhase()).play(0, "use theft")
    assert s.g.supplies[0] == 2
    assert pay_of(s.g, 0) == 0
    assert s.tokens(p.LYING, 0) == {"theft"}
    s.run(Return())
    assert s.tokens(p.USED_UP, 0) == {"theft"}


def test_theft_of_nothing_is_dead() -> None:
    """LE-8.19, LE-7.5"""
    s = scene("theft", "village_market")
    s.put("Sashka")
    s.order("theft", "Sashka")
    s.g.robbed[0] = 1
    s.run(OrderPhase())
    assert s.options(0) == ["put_away theft"]


@pytest.mark.parametrize("contested", [False, True])
def test_whoever_reveals_is_told_where_nobody_else_stands(*, contested: bool) -> None:
    """LE-9.1 A +2 that changes nothing may still be kept secret."""
    s = scene("plus_two", "village_market")
    s.put("Kolya")
    s.order("plus_two", "Kolya")
    if contested:
        s.put("Dasha")
    s.run(ResolvePlot(0))
    asked = s.g.lanes[0][-1]
    assert isinstance(asked, ChooseReveals)
    added = asked.detail(s.g)
    assert (added is None) == contested
    assert added is None or added.message == "detail-nobody-else-here"


def test_a_blank_on_a_plot_is_put_away_unseen() -> None:
    """LE-8.20 Its owner is asked like everybody else, and others see a back go."""
    s = scene("blank", "village_market")
    s.put("Kolya")
    s.put("Dasha")
    s.order("blank", "Kolya")
    s.run(ResolvePlot(0))
    assert s.options(0) == ["ready"]
    asked = s.g.lanes[0][-1]
    assert isinstance(asked, ChooseReveals)
    added, brings = asked.detail(s.g), asked.consequence(s.g, s.g.offers[0][0])
    assert added is not None
    assert brings is not None
    assert (added.message, brings.message) == ("detail-nothing-to-reveal", "then-unseen")
    s.play(0, "ready")
    assert s.tokens(p.USED_DOWN, 0) == {"blank"}
    assert s.seen(1)["zones"]["put away orders"][0] == [~5]
