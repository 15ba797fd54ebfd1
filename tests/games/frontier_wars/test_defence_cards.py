"""The twelve defence orders: what each does, and when it cannot be played (FW-14.3)."""

from __future__ import annotations

import pytest

from sandtable.games.frontier_wars.effects import playable
from tests.games.frontier_wars.field import Field


def attacked(card: str, attackers: str, defenders: str, tile: str = "b1", scenario: str = "compact_2") -> Field:
    """Seat 0 attacks; seat 1 (Germany, no defence skill) holds the card."""
    field = Field(scenario, factions=("usa", "germany", "uk")).give(1, card)
    return field.units(1, tile, defenders).units(0, tile, attackers)


def start(field: Field, card: str, tile: str = "b1") -> Field:
    return field.attack(0, tile).play(1, f"play {card}")


def unplayable(field: Field, card: str, tile: str = "b1") -> bool:
    field.attack(0, tile)
    return field.offered(1) == ["pass"] and field.refuses(1, f"play {card}") == "FW-14.3"


def test_withdrawal_moves_all_to_one_tile() -> None:
    """FW-7.7 All units go to one adjacent land tile that is own or empty; no medal (FW-9.4)."""
    field = attacked("withdrawal", "3i", "1i1t1a").units(0, "c1", "1i")
    start(field, "withdrawal")
    assert field.offered(1) == ["target a1", "target b2", "target c2"]
    field.play(1, "target c2")
    assert field.army(1, "c2") == "1i1t1a"
    assert field.armies("b1") == ["3i", ""]
    assert field.g.medals[:2] == [0, 0]


def test_withdrawal_leaves_the_garrison() -> None:
    """FW-8.2 The garrison stays and fights alone."""
    field = attacked("withdrawal", "3i", "2i", "e1")
    start(field, "withdrawal", "e1").play(1, "target d1")
    assert field.army(1, "d1") == "2i"
    assert field.resistance("e1") == 1
    assert field.army(0, "e1") == "2i"


def test_withdrawal_needs_somewhere_to_go() -> None:
    """FW-14.3 All neighbours held by enemies, or no unit to withdraw."""
    field = attacked("withdrawal", "3i", "1i", "a1")
    assert unplayable(field.units(0, "b1", "1i"), "withdrawal", "a1")
    field = attacked("withdrawal", "3i", "", "e1")
    assert unplayable(field, "withdrawal", "e1")


def test_dig_in_lifts_infantry() -> None:
    """Infantry has initiative +1; not playable without infantry."""
    assert start(attacked("dig_in", "2i", "2i"), "dig_in").armies("b1") == ["", "2i"]
    assert unplayable(attacked("dig_in", "2i", "2t"), "dig_in")


def test_tank_traps_stop_tanks() -> None:
    """The attacker's tanks have initiative 0, also the spearhead's; not playable without them."""
    assert start(attacked("tank_traps", "2t", "2i"), "tank_traps").armies("b1") == ["", "2i"]
    field = attacked("tank_traps", "2t", "1i").give(0, "spearhead")
    field.g.move(field.g.hand[0][0], 6, 18)
    field.attack(0, "b1").play(0, "attach spearhead").play(1, "play tank_traps")
    assert field.armies("b1") == ["1t", ""]
    assert unplayable(attacked("tank_traps", "2i", "2i"), "tank_traps")


def test_flak_battery_takes_the_chosen_plane() -> None:
    """FW-7.13 Passengers still aboard fall with it; the defender chooses among different loads."""
    field = attacked("flak_battery", "2i2p", "1t")
    field.g.cargo[field.tiles["b1"] * 16 + 8] = 1
    start(field, "flak_battery")
    assert field.offered(1) == ["shoot_down 0i0a", "shoot_down 2i0a"]
    field.play(1, "shoot_down 2i0a")
    assert field.army(0, "b1") == ""
    assert field.army(1, "b1") == ""
    assert unplayable(attacked("flak_battery", "2i", "1t"), "flak_battery")


def test_local_reserves_arrive() -> None:
    """FW-14.5 One infantry from the reserve; not playable with none left."""
    field = start(attacked("local_reserves", "3i", "1t"), "local_reserves")
    assert field.armies("b1") == ["1i", ""]
    field = attacked("local_reserves", "3i", "1t")
    field.g.reserve[4] = 0
    assert unplayable(field, "local_reserves")


def test_a_minefield_takes_one_by_priority() -> None:
    """FW-7.10, FW-14.6 Infantry first; those aboard cannot be chosen. Always possible against an attacker with units."""
    assert start(attacked("minefield", "1i2t", "1a"), "minefield").armies("b1") == ["1t", ""]
    field = attacked("minefield", "2i1t1p", "4a")
    field.g.cargo[field.tiles["b1"] * 16 + 8] = 1
    start(field, "minefield")
    assert field.armies("b1") == ["", "4a"]
    assert not against_a_garrison("minefield")


def against_a_garrison(card: str) -> bool:
    """Whether a card can be played when the attacker has nothing but a garrison in the battle."""
    field = attacked(card, "", "1i", "a2")
    field.g.active, field.g.battle = 0, field.tiles["a2"]
    return playable(field.g, 1, field.g.book.slugs.index(card))


@pytest.mark.parametrize(("built", "left"), [(False, ["", "1i"]), (True, ["", "2i"])])
def test_bunkers_ignore_hits(built: bool, left: list[str]) -> None:
    """FW-7.15 One hit, two with an intact construction; always playable."""
    field = attacked("bunkers", "2i", "2i")
    if built:
        field.build(1, "b1", "encampment")
    assert start(field, "bunkers").armies("b1") == left


def test_scramble_brings_a_plane() -> None:
    """FW-14.11 From a controlled tile within three hexes; own planes have initiative 2 in this battle."""
    field = attacked("scramble", "2i", "1p").units(1, "d2", "1p").units(1, "e2", "1p")
    start(field, "scramble")
    assert field.offered(1) == ["take_plane d2", "take_plane e2", "stop"]
    field.play(1, "take_plane d2")
    assert field.armies("b1") == ["", "2p"]


def test_scramble_without_another_plane() -> None:
    """Planes in the battle alone suffice; without any plane near it cannot be played."""
    assert start(attacked("scramble", "1i", "1p"), "scramble").armies("b1") == ["", "1p"]
    assert unplayable(attacked("scramble", "1i", "1i"), "scramble")
    field = attacked("scramble", "1i", "1i", "a1", "tane_ost").units(1, "a5", "1p")
    assert unplayable(field, "scramble", "a1")


def test_relief_column_joins() -> None:
    """FW-14.11 One or two ground units from adjacent controlled tiles; planes stay; without any it cannot be played."""
    field = attacked("relief_column", "3i", "1i").units(1, "c1", "1t1p").units(1, "a1", "1a")
    start(field, "relief_column")
    assert field.offered(1) == ["take_artillery a1", "take_tank c1"]
    field.play(1, "take_artillery a1")
    assert field.offered(1) == ["take_tank c1", "stop"]
    field.play(1, "take_tank c1")
    assert field.army(1, "c1") == "1p"
    assert field.army(0, "b1") == ""
    assert unplayable(attacked("relief_column", "3i", "1i").units(1, "c1", "1p"), "relief_column")


def test_last_stand_needs_units() -> None:
    """FW-7.16 Removed units still attack; a garrison alone cannot play it."""
    assert start(attacked("last_stand", "3t", "2i"), "last_stand").armies("b1") == ["1t", ""]
    assert unplayable(attacked("last_stand", "3t", "", "e1"), "last_stand", "e1")


def test_crossfire_doubles_the_guns() -> None:
    """FW-7.14 Two attacks for each artillery; not playable without."""
    assert start(attacked("crossfire", "4i", "2a"), "crossfire").armies("b1") == ["", "2a"]
    assert unplayable(attacked("crossfire", "4i", "2t"), "crossfire")


def test_confusion_is_never_below_0() -> None:
    """FW-14.8 Attacking artillery stays at 0; against a garrison that attacks alone it cannot be played."""
    assert start(attacked("confusion", "1i1a", "1i"), "confusion").armies("b1") == ["1a", ""]
    assert not against_a_garrison("confusion")
