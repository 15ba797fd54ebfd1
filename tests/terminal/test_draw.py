"""Drawing: everything fits its room, and nothing is lost without a word."""

from __future__ import annotations

import pytest

import sandtable
from sandtable.engine.messages import ENGLISH
from sandtable.terminal import draw
from sandtable.terminal.boards import PLAIN, Board, Count, Sight, board_of, first_words
from sandtable.terminal.faces import Face, Faces
from sandtable.terminal.scene import Pile, Place, Scene, make_scene
from sandtable.terminal.shapes import Lines, Room, styled

TOWER = Face("tower", "Drip Tower", "castle", "castle", "cost 2", "No action.")
ROLLER = Face("roller", "Tin Roller", "green", "green", "cost 6", "Draw 1 card.")
TITLE = sandtable.title("fine_sand")
FINE_SAND = board_of(TITLE)


class Pictured(Board):
    """A board with a picture of two lines."""

    def picture(self, sight: Sight, room: Room) -> Lines:
        return [styled("/\\"), styled("\\/")]


def pile(zone: str, owner: int, cards: list[Face | None], name: str = "") -> Pile:
    return Pile(zone, owner, cards, name or zone, name or zone)


def scene_with(piles: list[Pile], board: Board = PLAIN, common: list[Pile] | None = None) -> Scene:
    own = Place(0, "Trowel", piles, [Count("coins", "coins", 3)], waiting=True)
    other = Place(1, "Shovel", [pile("hand", 1, [None, None]), pile("deck", 1, [None])], [], waiting=False)
    table = sandtable.new("fine_sand", players=2, seed=3, mode="basic")
    sight = Sight(table.view(0), Faces(table, table.voice()), TITLE.messages(), 0)
    return Scene(board, sight, ["A Game"], 0, own, [other], common or [], [Count("hand limit", "limit", 3)])


def text(scene: Scene, width: int = 80, height: int = 20, keys: dict[str, str] | None = None) -> str:
    return draw.board(scene, Room.of(width, height, len(scene.others)), keys or {}).plain


def test_a_card_shows_name_badge_kind_text_and_its_key() -> None:
    drawn = text(scene_with([pile("hand", 0, [TOWER])]), keys={"tower": "7"})
    for words in ("Drip Tower", " cost 2 ", " castle ", "No action.", " 7 "):
        assert words in drawn


@pytest.mark.parametrize("count", [1, 5, 9, 17])
@pytest.mark.parametrize("width", [30, 77, 117])
def test_no_line_is_wider_than_the_room(count: int, width: int) -> None:
    piles = [pile("hand", 0, [TOWER] * count), pile("castles", 0, [ROLLER, TOWER] * count)]
    for board in (PLAIN, FINE_SAND):
        drawn = text(scene_with(piles, board), width)
        assert max(len(line) for line in drawn.splitlines()[1:]) <= width
        assert drawn.count("castle ╯") >= count or board is FINE_SAND


def test_equal_cards_are_counted() -> None:
    drawn = text(scene_with([pile("castles", 0, [TOWER, ROLLER, TOWER, None, None])]))
    for words in ("castles (5)", "2× Drip Tower", "Tin Roller", "2× face down"):  # noqa: RUF001
        assert words in drawn


def test_a_column_that_is_cut_says_so() -> None:
    cards: list[Face | None] = [Face(str(i), f"Card {i}") for i in range(12)]
    drawn = text(scene_with([pile("castles", 0, cards), pile("hand", 0, [TOWER])]), height=10)
    assert "more" in drawn
    assert "Card 11" in drawn


def test_a_hand_comes_first_where_not_everything_fits() -> None:
    piles = [pile("hand", 0, [TOWER]), pile("castles", 0, [ROLLER])]
    assert text(scene_with(piles), height=30).index("castles") < text(scene_with(piles), height=30).index("Drip Tower")
    assert text(scene_with(piles), height=5).index("castles") > text(scene_with(piles), height=5).index("Drip Tower")


def test_hidden_and_large_piles_are_told_in_a_word() -> None:
    drawn = text(scene_with([pile("deck", 0, [None] * 9)], common=[pile("market deck", -1, [None] * 4)]))
    assert "deck 9" in drawn
    assert "market deck 4" in drawn
    assert "face down" not in drawn


def test_places_of_the_table_are_numbered() -> None:
    common = [pile("area", -1, [TOWER], f"area {slot + 1}") for slot in range(2)]
    drawn = text(scene_with([], common=common))
    assert "area 1" in drawn
    assert "area 2" in drawn


def test_a_picture_stands_beside_the_cards_or_above_them() -> None:
    scene = scene_with([pile("hand", 0, [TOWER])], Pictured())
    assert text(scene, width=100).splitlines()[0].startswith("/\\   You are Trowel")
    assert text(scene, width=40).startswith("/\\\n\\/\nTrowel")


def test_only_numbers_that_count_are_shown() -> None:
    table = sandtable.new("fine_sand", players=2, seed=3, mode="basic")
    scene = make_scene(table, table.voice(), Faces(table, table.voice()), 0)
    assert [count.name for count in scene.facts] == ["unbuilt", "hand limit", "money", "builds left"]
    assert scene.own is not None
    assert scene.own.counts == []


def test_a_strip_tells_what_others_have_without_their_cards() -> None:
    strip = draw.strips(scene_with([]), {1: "greedy bot"}, Room.of(80, 20, 1)).plain
    assert "Shovel (greedy bot)  hand 2  deck 1" in strip


def test_the_first_field_that_counts_becomes_a_badge() -> None:
    messages = TITLE.messages()
    assert first_words({"coin": 0, "cost": 4}, ("coin", "cost"), messages) == "cost 4"
    assert first_words({"coin": 2, "cost": 4}, ("coin", "cost"), messages) == "pays 2"
    assert first_words({}, ("coin", "cost"), messages) == ""


def in_hand(place: Place) -> list[Face]:
    hand = place.pile("hand")
    return hand.open if hand else []


def test_a_hand_is_sorted_by_kind_and_columns_keep_their_order() -> None:
    table = sandtable.new("fine_sand", players=2, seed=3, mode="basic")
    scene = make_scene(table, table.voice(), Faces(table, table.voice()), 0)
    assert scene.own is not None
    ranks = [FINE_SAND.rank(card.kind) for card in in_hand(scene.own)]
    assert len(ranks) == 6
    assert ranks == sorted(ranks)
    assert in_hand(scene.others[0]) == []
    heads = [text(scene).index(column) for column in FINE_SAND.columns]
    assert heads == sorted(heads)


def test_a_spectator_sees_no_hand() -> None:
    table = sandtable.new("fine_sand", players=2, seed=3, mode="basic")
    scene = make_scene(table, table.voice(), Faces(table, table.voice()), -1)
    assert scene.own is None
    assert [in_hand(place) for place in scene.others] == [[], []]


def test_every_title_can_be_drawn_along_a_game() -> None:
    for slug in sandtable.titles():
        table = sandtable.new(slug, seed=1, **sandtable.title(slug).variants()[0])
        voice = table.voice(ENGLISH)
        faces = Faces(table, voice)
        for number in range(60):
            for seat in range(-1, table.setup.players):
                scene = make_scene(table, voice, faces, seat)
                room = Room.of(77, 12, len(scene.others))
                assert draw.strips(scene, {}, room).plain or table.setup.players == 1
                draw.board(scene, room, {})
            if table.over:
                break
            seat = table.waiting_for[0]
            options = table.options(seat)
            table.play(seat, options[number % len(options)])
