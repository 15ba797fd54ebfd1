"""What titles bring along for the terminal: a player finds on the board what a decision needs."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import sandtable
from sandtable import Table
from sandtable.games.legion.terminal.plots import person_lines
from sandtable.terminal import draw
from sandtable.terminal.boards import PLAIN, Sight, board_of
from sandtable.terminal.faces import Faces
from sandtable.terminal.scene import make_scene
from sandtable.terminal.shapes import Room

EVERY = 5  # picks between two looks


def drawn(table: Table, seat: int = 0, room: Room | None = None) -> str:
    voice = table.voice()
    scene = make_scene(table, voice, Faces(table, voice), seat)
    room = room or Room.of(150, 60, len(scene.others))
    return "\n".join([draw.strips(scene, {}, room).plain, draw.board(scene, room, {}).plain])


def along(slug: str, seed: int = 3, **settings: Any) -> Iterator[Table]:
    """A game at random, looked at now and then."""
    table, rng = sandtable.new(slug, seed=seed, **settings), random.Random(seed)
    while not table.over:
        seat = rng.choice(table.waiting_for)
        table.play(seat, rng.choice(table.g.offers[seat]))
        if len(table.history) % EVERY == 0:
            yield table


def names_of(table: Table) -> dict[str, str]:
    return {entry["id"]: entry["name"] for entry in table.title.cards(table.setup.content, table.words.messages)}


def test_every_title_on_the_shelf_has_a_board_of_its_own() -> None:
    assert [slug for slug in sandtable.titles() if board_of(sandtable.title(slug)) is PLAIN] == []


def test_a_title_without_one_is_drawn_plainly() -> None:
    class Folderless(type(sandtable.title("waral"))):  # type: ignore[misc]
        folder = None

    assert board_of(Folderless()) is PLAIN


def test_legion_shows_what_plots_ask_and_pay_and_the_total_of_each_lane() -> None:
    shown = 0
    for table in along("legion", players=2):
        text, words = drawn(table), table.words.messages.text
        for plot in table.view(0)["facts"]["plots"]:
            assert f"{plot['vp']} VP, others {plot['supplies']} Suppl" in text
            assert all(words(f"skill-{skill}") in text for skill in plot["needs"])
            for seat, lane in enumerate(plot["lanes"]):
                shown += bool(lane["people"])
                assert not lane["people"] or f"{table.names[seat]}: power {lane['total']}" in text
    assert shown


def test_legion_shows_power_skills_wounds_and_equipment_of_people() -> None:
    worn = hurt = 0
    for table in along("legion", players=2):
        facts, text, names = table.view(0)["facts"], drawn(table), names_of(table)
        people = [person for plot in facts["plots"] for lane in plot["lanes"] for person in lane["people"] if person["character"]]
        for person in people:
            assert f"{person['power']} {names[person['character']]} " in text
            things = facts["on cards"].get(person["character"], [])
            hurts = facts["counted on cards"].get(person["character"], {})
            assert all(thing in text for thing in things)
            assert all(f"{count} {name}" in text for name, count in hurts.items())
            worn, hurt = worn + len(things), hurt + len(hurts)
    assert worn
    assert hurt


def test_legion_shows_the_skills_of_people_in_hand_where_cards_have_room_for_a_name_alone() -> None:
    table = next(table for table in along("legion", players=2) if hand_of(table))
    entries = {entry["id"]: entry for entry in table.title.cards(table.setup.content, table.words.messages)}
    text, words = drawn(table, room=Room.of(120, 24, 1)), table.words.messages.text
    for one in map(entries.__getitem__, hand_of(table)):
        assert " ".join([f"power {one['power']}", *(words(f"skill-sign-{skill}") for skill in one["skills"])]) in text


def hand_of(table: Table) -> list[str]:
    return [card for zone in table.view(0)["zones"] if zone["zone"] == "hand" and zone["owner"] == 0 for card in zone["cards"]]


def test_legion_says_nothing_of_a_face_down_card_but_that_it_lies_there() -> None:
    table = sandtable.new("legion", players=2, seed=3)
    faces = Faces(table, table.voice())
    person = {"character": None, "power": None, "order": None}
    lines = person_lines(Sight(table.view(0), faces, faces.messages, 0), person, 30)
    assert [line.plain.split() for line in lines] == [["?", "face", "down"], ["an", "order", "face", "down"]]


def test_legion_shows_abilities_and_what_threatens_on_a_plot() -> None:
    seen: set[str] = set()
    for table in along("legion", players=2):
        text, entries = (
            drawn(table),
            {entry["id"]: entry for entry in table.title.cards(table.setup.content, table.words.messages)},
        )
        for plot in table.view(0)["facts"]["plots"]:
            for lane in plot["lanes"]:
                known = [entries[one["character"]] for one in lane["people"] if one["character"]]
                wanted = {table.words.messages.text(f"ability-{one}") for entry in known for one in entry["abilities"]}
                assert all(one in text for one in wanted)
                seen |= wanted
                if lane.get("danger", {}).get("dies"):
                    assert "somebody would die" in text
    assert len(seen) >= 3


def test_a_commander_is_told_with_the_orders_they_bring() -> None:
    table = sandtable.new("legion", players=2, seed=3)
    voice = table.voice()
    table.play(0, "faction reds")
    faces = Faces(table, voice)
    table.play(1, "faction whites")
    told = {option.noun: faces.about(option) for option in voice.options(0)}
    assert "Sacrifice! Kill another" in told["raskolnikov"]


def test_frontier_wars_shows_armies_and_headquarters() -> None:
    for table in along("frontier_wars", players=2, round_limit="12"):
        text = drawn(table)
        for tile in table.view(0)["facts"]["map"]:
            building = tile.get("building", {})
            if building.get("intact") and "resistance" in building:
                assert f"HQ{building['of'] + 1}:{building['resistance']}" in text
            for army in tile.get("armies", []):
                units = "".join(f"{count}{unit[0]}" for unit, count in army["units"].items())
                assert f"{army['seat'] + 1}:{units}" in text


def test_every_map_of_frontier_wars_has_all_its_tiles() -> None:
    for settings in sandtable.title("frontier_wars").variants():
        table = sandtable.new("frontier_wars", seed=1, **settings)
        text = drawn(table, room=Room(77, 10, tall=False, wide=False))
        assert [tile["tile"] for tile in table.view(0)["facts"]["map"] if tile["tile"].upper() not in text] == []


def test_frontier_wars_shows_what_planes_carry() -> None:
    table = next(along("frontier_wars", players=2))
    assert "(2i1a)" not in drawn(table).replace("(2i1a) aboard", "")
    position = table.g
    row = next(row.index for row in position.layout.numbers if row.name == "cargo")
    position.numbers[row][3 * 16 + 2 * 4 + 1] = 1
    assert "(2i1a)" in drawn(table).replace("(2i1a) aboard", "")


def test_waral_shows_who_stands_on_a_district() -> None:
    shown = 0
    for table in along("waral", players=2, draft="starter"):
        zones, names = table.view(0)["zones"], names_of(table)
        bands = [pair for zone in zones if zone["zone"] == "band" for pair in zip(zone["cards"], zone["marks"], strict=True)]
        standing = [names[card] for card, marks in bands if marks.get("stands on")]
        lines = drawn(table, room=Room(150, 10, tall=False, wide=True))
        assert all(name in lines.partition("You are")[0].partition("district deck")[2] for name in standing)
        shown += len(standing)
    assert shown
