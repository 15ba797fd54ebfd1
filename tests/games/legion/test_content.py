"""The cards: counts, budgets, references and provenance, and what a wrong entry is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.engine.errors import ContentError
from sandtable.games.legion import TITLE
from sandtable.games.legion import book as b
from sandtable.games.legion import entries as c
from sandtable.games.legion.content import read_book

CONTENT = TITLE.content()
PEOPLE = CONTENT.read("characters", "character", c.CharacterEntry)
ORDERS = CONTENT.read("orders", "order", c.OrderEntry)
COMMANDERS = CONTENT.read("commanders", "commander", c.CommanderEntry)
PLOTS = CONTENT.read("plots", "plot", c.PlotEntry)


def budget(person: c.CharacterEntry) -> int:
    weights = {"assault": 4, "violence": 4, "first_aid": 1, "fragility": -2}
    return 5 * person.power + 5 * len(person.skills) + sum(weights[ability] for ability in person.abilities)


def test_the_box_is_complete() -> None:
    """LE-2.1, LE-2.5"""
    assert len(PEOPLE) == 60
    assert len(PLOTS) == 24
    assert len(CONTENT.read("locations", "location", c.LocationEntry)) == 15
    assert len(CONTENT.read("despatches", "despatch", c.DespatchEntry)) == 9
    assert len(COMMANDERS) == 8
    assert len(ORDERS) == 20
    assert sum(order.copies for order in ORDERS) == 32
    assert [kit.count for kit in CONTENT.read("equipment", "equipment", c.EquipmentEntry)] == [10] * 8
    assert len(CONTENT.read("equipment", "damage", c.DamageEntry)) == 5


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("apollon_vereshkov", "A character of the Whites with power 3. Skills: Charisma and Intelligence. Abilities: Fragility."),
        ("topol", "A commander of the Legionaries. Own orders: Promotion! and Get Down!"),
        ("promotion_order", "An order, carried out as soon as it is given. The bearer gets a promotion card from the stock."),
        ("blank", "An order, for bluffing. No effect."),
        ("cipher_key", "A Despatch, played in a March turn. Take back all your used order tokens. Kept to the end: "),
        ("pay_chest", "A Despatch, played while shopping. Take 3 supplies. Kept to the end: 1 VP for every 2 supplies"),
    ],
)
def test_a_card_is_told_in_a_few_sentences(card: str, told: str) -> None:
    """Also the blank, which is named like its timing."""
    messages = TITLE.messages()
    cards = {each["id"]: each for each in TITLE.cards(CONTENT, messages)}
    names = {id: str(each["name"]) for id, each in cards.items()}
    assert TITLE.prose(cards[card], names, messages).startswith(told)


@pytest.mark.parametrize("faction", b.FACTIONS)
def test_each_faction_has_thirteen_soldiers_and_two_officers(faction: str) -> None:
    """LE-2.1"""
    squad = [person for person in PEOPLE if person.faction == faction]
    assert [person.officer for person in squad] == [False] * 13 + [True] * 2
    assert all(1 <= person.power <= 4 for person in squad)
    assert all(len(set(person.skills)) == len(person.skills) >= 1 for person in squad)


@pytest.mark.parametrize("faction", b.FACTIONS)
def test_the_factions_cost_about_the_same(faction: str) -> None:
    soldiers = [budget(person) for person in PEOPLE if person.faction == faction and not person.officer]
    assert 275 <= sum(soldiers) <= 310


@pytest.mark.parametrize("person", PEOPLE, ids=lambda person: person.id)
def test_every_character_is_in_the_book_as_printed(person: c.CharacterEntry) -> None:
    book = read_book(CONTENT, 2)
    card = book.slugs.index(person.id)
    assert book.power[card] == person.power
    assert [skill for i, skill in enumerate(b.SKILLS) if book.skills[card] >> i & 1] == sorted(person.skills, key=b.SKILLS.index)
    assert book.abilities[card].bit_count() == len(person.abilities)
    assert book.officer[card] == person.officer
    assert book.faction_of[card] == b.FACTIONS.index(person.faction)
    assert person.flavour


@pytest.mark.parametrize("plot", PLOTS, ids=lambda plot: plot.id)
def test_every_plot_is_in_the_book_as_printed(plot: c.PlotEntry) -> None:
    book = read_book(CONTENT, 2)
    index = book.slugs.index(plot.id) - book.plot_cards
    assert book.needs[index].bit_count() == len(plot.conditions) <= 2
    assert book.types[index].bit_count() == len(plot.types) in (1, 2)
    assert [book.vp[index], book.supplies[index]] == [plot.vp, plot.supplies]
    assert not {"freezing", "warming"} <= set(plot.types)


@pytest.mark.parametrize("commander", COMMANDERS, ids=lambda commander: commander.id)
def test_every_commander_has_four_common_orders_and_two_own(commander: c.CommanderEntry) -> None:
    """LE-2.3"""
    book = read_book(CONTENT, 2)
    tokens = book.commander_tokens[book.commander_slugs.index(commander.id)]
    kinds = [book.order_slugs[book.kind_of[token - book.characters]] for token in tokens]
    assert kinds == ["transfer", "retreat", "plus_two", "blank", *commander.special_orders]


def test_every_special_order_has_one_commander() -> None:
    special = [order for commander in COMMANDERS for order in commander.special_orders]
    assert sorted(special) == sorted(order.id for order in ORDERS if order.owner != "common")
    assert {order.owner for order in ORDERS} - {"common"} == {commander.id for commander in COMMANDERS}


def test_every_entry_says_where_it_comes_from() -> None:
    cards = TITLE.cards(CONTENT, TITLE.messages())
    assert {card["provenance"] for card in cards} <= {"rulebook", "public", "designed"}
    assert all(card["id"] and card["name"] and card["text"] for card in cards)
    assert len({(card["kind"], card["id"]) for card in cards}) == len(cards)


def broken(tmp_path: Path, file: str, text: str) -> str:
    (tmp_path / file).write_text(text)
    with pytest.raises(ContentError) as caught:
        read_book(TITLE.content([tmp_path]), 2)
    return str(caught.value)


WRONG = [
    (
        "characters.toml",
        '[[character]]\nid = "jirka_havrda"\nskills = ["singing"]\n',
        "characters.toml, character 'jirka_havrda'",
    ),
    ("characters.toml", '[[character]]\nid = "jirka_havrda"\nfaction = "reds"\n', "13 soldiers or more"),
    ("commanders.toml", '[[commander]]\nid = "topol"\nspecial_orders = ["get_down", "sing"]\n', "there is no 'sing'"),
    ("commanders.toml", '[[commander]]\nid = "topol"\nspecial_orders = ["get_down"]\n', "two orders of its own"),
    ("characters.toml", '[[character]]\nid = "jirka_havrda"\nskills = ["combat", "combat"]\n', "skills: combat is listed twice"),
    ("plots.toml", '[[plot]]\nid = "cut_wire"\ntypes = ["freezing", "freezing"]\n', "types: freezing is listed twice"),
    ("orders.toml", '[[order]]\nid = "prowl"\nsteps = []\n', "order 'prowl': steps must not be empty"),
    ("orders.toml", '[[order]]\nid = "prowl"\nsteps = [{ op = "fly" }]\n', "orders.toml, order 'prowl': Invalid value 'fly'"),
    ("plots.toml", '[[plot]]\nid = "cut_wire"\nvp = "many"\n', "plots.toml, plot 'cut_wire'"),
    ("locations.toml", '[[location]]\nid = "church"\nprovenance = "hearsay"\n', "locations.toml, location 'church'"),
]


@pytest.mark.parametrize(("file", "text", "message"), WRONG)
def test_a_wrong_entry_is_named(tmp_path: Path, file: str, text: str, message: str) -> None:
    assert message in broken(tmp_path, file, text)


def test_a_pack_changes_numbers(tmp_path: Path) -> None:
    (tmp_path / "plots.toml").write_text('[[plot]]\nid = "cut_wire"\nvp = 7\n')
    book = read_book(TITLE.content([tmp_path]), 2)
    assert book.vp[book.slugs.index("cut_wire") - book.plot_cards] == 7
