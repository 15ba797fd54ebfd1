"""The twelve tactical orders: what each does, and when it cannot be played (FW-14.3)."""

from __future__ import annotations

from sandtable.engine.flow import options_for_search
from sandtable.games.frontier_wars.arms import ArmsRace
from sandtable.games.frontier_wars.fly import Fly
from sandtable.games.frontier_wars.followup import FollowUp
from sandtable.games.frontier_wars.move import MoveTo
from sandtable.games.frontier_wars.reasons import TARGETS
from sandtable.games.frontier_wars.skills import UseSpecial
from sandtable.games.frontier_wars.tactics import Tactics
from tests.games.frontier_wars.field import Field


def hold(card: str, scenario: str = "compact_2", factions: tuple[str, ...] = ("germany", "usa", "uk")) -> Field:
    return Field(scenario, factions=factions).give(0, card)


def play(field: Field, card: str) -> Field:
    return field.begin(Tactics()).play(0, f"play {card}")


def unplayable(field: Field, card: str) -> bool:
    field.begin(Tactics())
    return field.offered(0) == ["pass"] and field.refuses(0, f"play {card}") == "FW-14.3"


def test_supplies_stay_face_up() -> None:
    """FW-14.7 At most one kept card: another one discards the first."""
    field = play(hold("supplies").give(0, "command_bunker"), "supplies")
    assert field.g.layout.card_names[field.g.face_up[0][0]] == "supplies"
    play(field, "command_bunker")
    assert [field.g.layout.card_names[card] for card in field.g.face_up[0]] == ["command_bunker"]
    assert field.discards() == ["supplies"]


def test_mobilisation_uses_two_different_tiles() -> None:
    """FW-14.5 One infantry on each of up to two controlled tiles with an intact construction."""
    field = hold("mobilisation").units(0, "b1", "1t").build(0, "b1", "factory").units(0, "b2", "1i")
    play(field.build(0, "b2", "encampment", intact=False), "mobilisation")
    assert field.offered(0) == ["place_infantry a2", "place_infantry b1"]
    field.play(0, "place_infantry a2")
    assert field.offered(0) == ["place_infantry b1", "stop"]
    field.play(0, "place_infantry b1")
    assert field.army(0, "a2") == "1i"
    assert field.army(0, "b1") == "1i1t"
    field = hold("mobilisation").units(0, "b1", "1t").build(0, "b1", "factory")
    play(field, "mobilisation")
    field.play(0, "place_infantry b1")
    assert field.offered(0) == ["place_infantry a2", "stop"]
    assert options_for_search(field.g, 0) == field.g.offers[0], "a bot may take over"
    field = hold("mobilisation")
    field.g.reserve[0] = 0
    assert unplayable(field, "mobilisation")


def test_arms_shipment_brings_a_machine() -> None:
    """FW-14.5 At the headquarters or an active factory; not without mechanised units in reserve or a legal tile."""
    field = play(hold("arms_shipment").units(0, "b1", "1i").build(0, "b1", "factory"), "arms_shipment")
    field.play(0, "place_artillery b1")
    assert field.army(0, "b1") == "1i1a"
    assert unplayable(hold("arms_shipment").units(1, "a2", "1i"), "arms_shipment")


def test_redeployment_moves_each_unit_once() -> None:
    """FW-14.11 Up to three units to adjacent tiles that are own or empty; a unit moved is not moved again."""
    field = play(hold("redeployment").units(0, "b1", "1i").units(1, "c1", "1i"), "redeployment")
    assert field.offered(0) == ["target a1", "target a2", "target b2", "target c2"]
    field.play(0, "target a1")
    assert field.army(0, "a1") == "1i"
    assert field.asks(0) == ""
    field = play(hold("redeployment").units(0, "b1", "2i2t"), "redeployment")
    field.play(0, "take_infantry b1", "target a1", "take_tank b1", "target a1", "take_tank b1", "target c2")
    assert field.army(0, "a1") == "1i1t"
    assert field.army(0, "c2") == "1t"
    assert field.asks(0) == ""


def test_redeployment_needs_a_target() -> None:
    """FW-14.3 No unit on the map, or all neighbours held by enemies."""
    assert unplayable(hold("redeployment"), "redeployment")
    field = hold("redeployment").units(0, "a1", "1i").units(1, "a2", "1i").units(1, "b1", "1i")
    assert unplayable(field, "redeployment")


def test_rail_lines_join_controlled_tiles() -> None:
    """FW-14.11 Up to three units from one controlled tile to another, over land without enemies."""
    field = hold("rail_lines", "tane_ost").units(0, "a1", "2i2t").units(0, "c5", "1i").units(1, "b5", "1i")
    play(field, "rail_lines").play(0, "target a1")
    assert set(field.offered(0)) == {"target a5", "target c5"}
    field.play(0, "target c5", "take_infantry a1", "take_tank a1", "take_tank a1")
    assert field.army(0, "c5") == "2i2t"
    assert field.army(0, "a1") == "1i"


def test_rail_lines_are_cut_by_enemies() -> None:
    """FW-14.3 On Brevity an enemy in the pass cuts the line."""
    field = hold("rail_lines", "brevity").units(0, "c5", "2i").units(1, "c3", "1i")
    assert unplayable(field, "rail_lines")


def test_requisition_draws_two() -> None:
    """FW-4.2 The deck is chosen for each; not playable when nothing can be drawn."""
    field = play(hold("requisition"), "requisition").play(0, "draw attack", "draw tactical")
    assert len(field.g.hand[0]) == 2
    field = hold("requisition")
    for pile in range(3):
        field.g.gather(pile, 11)
    assert unplayable(field, "requisition")


def test_spy_ring_takes_a_random_card_of_a_back() -> None:
    """FW-14.12 The user names an opponent and a back; only the two see the card."""
    field = hold("spy_ring", "compact_3").give(1, "feint", "dig_in", "bunkers").give(2, "supplies").units(0, "a1", "5i")
    play(field, "spy_ring")
    assert field.offered(0) == ["steal usa-attack", "steal usa-defence", "steal uk-tactical"]
    field.play(0, "steal usa-defence")
    assert len(field.g.hand[0]) == 1
    taken = field.hand(0)[0]
    assert taken in ("dig_in", "bunkers")
    assert taken not in field.hand(1)
    name = {"dig_in": "Dig In", "bunkers": "Bunkers"}[taken]
    told = [any(name in line for line in field.table.log(seat)) for seat in (0, 1, 2, -1)]
    assert told == [True, True, False, False]
    card = field.g.hand[0][0]
    assert [bool(field.g.known[card] >> seat & 1) for seat in (0, 1, 2)] == [True, True, False]


def test_spy_ring_needs_a_hand_to_look_into() -> None:
    """FW-14.3"""
    assert unplayable(hold("spy_ring"), "spy_ring")


def test_sabotage_destroys_a_building_nearby() -> None:
    """FW-2.9 An intact factory or encampment one does not control, within two hexes of an own infantry."""
    field = hold("sabotage").units(0, "b1", "1i").build(0, "b1", "encampment")
    field.build(1, "d1", "factory").units(1, "d1", "1i").build(1, "e2", "encampment")
    play(field, "sabotage")
    assert field.at("d1", field.g.intact) == 0
    assert field.at("b1", field.g.intact) == 1
    field = hold("sabotage").units(0, "b1", "1t").build(1, "d1", "factory")
    assert unplayable(field, "sabotage")
    field = hold("sabotage").units(0, "a2", "1i").build(1, "e2", "factory")
    assert unplayable(field, "sabotage")


def test_partisans_strike_next_door() -> None:
    """FW-14.6, FW-14.9 Next to a controlled tile, no intact headquarters; one unit by priority, no medal."""
    field = hold("partisans", "compact_3").units(0, "b2", "1i").units(1, "c2", "1i1t").units(2, "c2", "1a")
    play(field, "partisans").play(0, "faction usa")
    assert field.army(1, "c2") == "1t"
    assert field.g.medals[0] == 0
    assert unplayable(hold("partisans").units(0, "d1", "1i").units(1, "e1", "2i"), "partisans")
    assert unplayable(hold("partisans").units(1, "e2", "1i"), "partisans")


def test_field_workshop_repairs_or_strengthens() -> None:
    """FW-6.20, FW-8.1 A destroyed building on a controlled tile without infantry, or one point for an owned headquarters."""
    field = hold("field_workshop").units(0, "b1", "1t").build(1, "b1", "factory", intact=False)
    field.g.resistance[field.tiles["a2"]] = 2
    play(field, "field_workshop")
    assert field.offered(0) == ["heal a2", "repair b1"]
    field.play(0, "heal a2")
    assert field.resistance("a2") == 3
    assert field.at("b1", field.g.intact) == 0
    field = play(hold("field_workshop").units(0, "b1", "1t").build(1, "b1", "factory", intact=False), "field_workshop")
    assert field.at("b1", field.g.intact) == 1
    assert unplayable(hold("field_workshop").build(1, "b1", "factory", intact=False), "field_workshop")


def test_the_secret_laboratory_adds_a_second_card() -> None:
    """FW-14.7, FW-11.2 Two cards instead of one; discarded after an arms race in which two were added."""
    field = play(hold("secret_laboratory").give(0, "feint", "feint", "dig_in"), "secret_laboratory")
    field.g.medals[0] = 5
    field.begin(ArmsRace()).play(0, "add feint")
    assert len(field.g.face_up[0]) == 1
    field.play(0, "add feint")
    assert len(field.g.research[0]) == 2
    assert field.g.face_up[0] == []


def test_an_unused_laboratory_stays() -> None:
    """FW-14.7 Adding one card does not use it up."""
    field = hold("feint").give(0, "feint").keep(0, "secret_laboratory")
    field.g.medals[0] = 5
    field.begin(ArmsRace()).play(0, "add feint", "none")
    assert len(field.g.face_up[0]) == 1


def test_a_command_bunker_waits_for_its_hit() -> None:
    """FW-7.15 A battle in which no hit reaches the garrison leaves it in place."""
    field = Field(factions=("usa", "germany")).keep(1, "command_bunker").units(1, "e1", "3i").units(0, "e1", "1i")
    field.attack(0, "e1")
    assert field.resistance("e1") == 3
    assert len(field.g.face_up[1]) == 1
    field = Field(factions=("usa", "germany")).keep(1, "command_bunker").units(0, "e1", "2i")
    field.attack(0, "e1")
    assert field.resistance("e1") == 3
    assert field.g.face_up[1] == []


def test_played_cards_lie_open_on_their_pile() -> None:
    """FW-14.13 The discard pile of their colour, seen by all."""
    field = play(hold("requisition"), "requisition")
    piles = [zone["cards"] for zone in field.table.view(1)["zones"] if zone["zone"] == "discards"]
    assert piles == [[], [], ["requisition"]]


def test_what_an_effect_cannot_be_used_on_is_told_what_it_is_for() -> None:
    """FW-14.3 Every effect that asks for a target says so in words of its own."""
    assert set(FollowUp.__subclasses__()) == {*TARGETS, MoveTo, Fly, UseSpecial}
    field = play(hold("redeployment").units(0, "b1", "1i").units(0, "d2", "1t"), "redeployment").play(0, "take_infantry b1")
    reasons = {why.option.text: (why.rule, why.reason) for why in field.table.why_not(0)}
    told = "units are redeployed once each, to an adjacent land tile that is yours or empty"
    assert reasons["select_tank d2"] == ("FW-14.11", told)
