"""Drawing: everything fits its room, and nothing is lost without a word."""

from __future__ import annotations

import pytest

import sandtable
from sandtable.terminal import draw
from sandtable.terminal.draw import Room
from sandtable.terminal.scene import Face, Faces, Pile, Place, Scene, make_scene
from sandtable.terminal.skins import FINE_SAND, PLAIN, Skin, first_words

TOWER = Face("tower", "Drip Tower", "castle", "cost 2", "No action.")
ROLLER = Face("roller", "Tin Roller", "green", "cost 6", "Draw 1 card.")


def scene_with(piles: list[Pile], skin: Skin = PLAIN, common: list[Pile] | None = None, picture: str = "") -> Scene:
    own = Place(0, "Trowel", piles, {"coins": 3, "debts": 0}, waiting=True)
    other = Place(1, "Shovel", [Pile("hand", 0, 1, [None, None]), Pile("deck", 0, 1, [None])], {}, waiting=False)
    return Scene(skin, ["A Game"], 0, own, [other], common or [], {"limit": 3}, picture, {})


def text(scene: Scene, width: int = 80, height: int = 20, keys: dict[str, str] | None = None) -> str:
    return draw.board(scene, Room.of(width, height, len(scene.others)), keys or {}).plain


def test_a_card_shows_name_badge_kind_text_and_its_key() -> None:
    drawn = text(scene_with([Pile("hand", 0, 0, [TOWER])]), keys={"tower": "7"})
    for words in ("Drip Tower", " cost 2 ", " castle ", "No action.", " 7 "):
        assert words in drawn


@pytest.mark.parametrize("count", [1, 5, 9, 17])
@pytest.mark.parametrize("width", [30, 77, 117])
def test_no_line_is_wider_than_the_room(count: int, width: int) -> None:
    piles = [Pile("hand", 0, 0, [TOWER] * count), Pile("castles", 0, 0, [ROLLER, TOWER] * count)]
    for skin in (PLAIN, FINE_SAND):
        drawn = text(scene_with(piles, skin), width)
        assert max(len(line) for line in drawn.splitlines()[1:]) <= width
        assert drawn.count("castle ╯") >= count or skin is FINE_SAND


def test_equal_cards_are_counted() -> None:
    drawn = text(scene_with([Pile("castles", 0, 0, [TOWER, ROLLER, TOWER, None, None])]))
    for words in ("castles (5)", "2× Drip Tower", "Tin Roller", "2× face down"):  # noqa: RUF001
        assert words in drawn


def test_a_column_that_is_cut_says_so() -> None:
    cards: list[Face | None] = [Face(str(i), f"Card {i}") for i in range(12)]
    drawn = text(scene_with([Pile("castles", 0, 0, cards), Pile("hand", 0, 0, [TOWER])]), height=10)
    assert "more" in drawn
    assert "Card 11" in drawn


def test_a_hand_comes_first_where_not_everything_fits() -> None:
    piles = [Pile("hand", 0, 0, [TOWER]), Pile("castles", 0, 0, [ROLLER])]
    assert text(scene_with(piles), height=30).index("castles") < text(scene_with(piles), height=30).index("Drip Tower")
    assert text(scene_with(piles), height=5).index("castles") > text(scene_with(piles), height=5).index("Drip Tower")


def test_hidden_and_large_piles_are_told_in_a_word() -> None:
    drawn = text(scene_with([Pile("deck", 0, 0, [None] * 9)], common=[Pile("market deck", 0, -1, [None] * 4)]))
    assert "deck 9" in drawn
    assert "market deck 4" in drawn
    assert "face down" not in drawn


def test_places_of_the_table_are_numbered() -> None:
    common = [Pile("area", slot, -1, [TOWER], numbered=True) for slot in range(2)]
    drawn = text(scene_with([], common=common))
    assert "area 1" in drawn
    assert "area 2" in drawn


def test_a_picture_stands_beside_the_cards_or_above_them() -> None:
    scene = scene_with([Pile("hand", 0, 0, [TOWER])], picture="/\\\n\\/")
    assert text(scene, width=100).splitlines()[0].startswith("/\\   You are Trowel")
    assert text(scene, width=40).startswith("/\\\n\\/\nTrowel")


def test_only_numbers_that_count_are_shown() -> None:
    drawn = text(scene_with([]))
    assert "coins 3" in drawn
    assert "limit 3" in drawn
    assert "debts" not in drawn


def test_a_strip_tells_what_others_have_without_their_cards() -> None:
    strip = draw.strips(scene_with([]), {1: "greedy bot"}, Room.of(80, 20, 1)).plain
    assert "Shovel (greedy bot)  hand 2  deck 1" in strip


def test_fields_become_words() -> None:
    fields = (("coin", "pays {}"), ("cost", "cost {}"))
    assert first_words({"coin": 0, "cost": 4}, fields) == "cost 4"
    assert first_words({"cost": {"gold": 2, "iron": 0, "silver": 1}}, fields) == "cost 2 gold 1 silver"
    assert first_words({}, fields) == ""


def test_a_hand_is_sorted_by_kind_and_columns_keep_their_order() -> None:
    table = sandtable.new("fine_sand", players=2, seed=3, mode="basic")
    scene = make_scene(table, Faces(table), 0)
    assert scene.own is not None
    ranks = [FINE_SAND.rank(card.kind) for card in scene.own.pile("hand").open]
    assert len(ranks) == 6
    assert ranks == sorted(ranks)
    assert scene.others[0].pile("hand").open == []
    heads = [text(scene).index(column) for column in FINE_SAND.columns]
    assert heads == sorted(heads)


def test_a_spectator_sees_no_hand() -> None:
    table = sandtable.new("fine_sand", players=2, seed=3, mode="basic")
    scene = make_scene(table, Faces(table), -1)
    assert scene.own is None
    assert [place.pile("hand").open for place in scene.others] == [[], []]


def test_every_title_can_be_drawn_along_a_game() -> None:
    for slug in sandtable.titles():
        table = sandtable.new(slug, seed=1, **sandtable.title(slug).variants()[0])
        faces = Faces(table)
        for number in range(60):
            for seat in range(-1, table.setup.players):
                scene = make_scene(table, faces, seat)
                room = Room.of(77, 12, len(scene.others))
                assert draw.strips(scene, {}, room).plain or table.setup.players == 1
                draw.board(scene, room, {})
            if table.over:
                break
            seat = table.waiting_for[0]
            options = table.options(seat)
            table.play(seat, options[number % len(options)])
