"""Packs: every field that a pack may set is read by the rules, or is refused by name; and any order may have any timing."""

from __future__ import annotations

import random
import shutil
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.arena.witness import Witness
from sandtable.engine.chance import Dice
from sandtable.engine.content import Content
from sandtable.engine.errors import ContentError
from sandtable.engine.sight import imagine
from sandtable.games.legion import TITLE
from sandtable.games.legion import zones as p
from sandtable.games.legion.book import Book
from sandtable.games.legion.content import read_book
from sandtable.games.legion.field import remember
from sandtable.games.legion.locations import Church, Exchange
from sandtable.games.legion.march import MarchTurn
from sandtable.games.legion.people import may_take, power_of
from sandtable.games.legion.plots import ResolvePlot
from sandtable.games.legion.position import Legion
from sandtable.games.legion.recruitment import Shop
from sandtable.games.legion.resolution import OrderPhase
from sandtable.games.legion.soldiers import recall
from tests.games.changes import as_plain, names_of, unread, unread_by_rules
from tests.games.legion.scene import Scene
from tests.games.legion.test_invariants import check

TEXTS = {
    "name", "note", "flavour", "provenance", "rules", "identity", "goal", "colour", "text", "bonus", "scoring_text",
    "usable", "legal_on", "group", "effect",
}  # fmt: skip


def numbers(content: Content, file: str, entry: str) -> Any:
    """The book, where it depends on it for each number of players."""
    return [as_plain(read_book(content, players)) for players in ((2, 3, 4) if file == "setup" else (3,))]


def shown(content: Content, file: str, entry: str) -> Any:
    """The texts of the cards of a file."""
    tables = {name: table if name == file else {} for name, table in content.tables.items()}
    return TITLE.cards(Content(tables, (), ""), TITLE.messages())


def test_every_field_is_read_or_refused() -> None:
    assert unread(TITLE.content(), TEXTS, numbers, shown) == []


def test_everything_in_the_book_is_read_by_a_rule() -> None:
    for_bots = ("bot", "judge", "outlook", "prospects", "habits", "wishes", "errands", "commands", "deeds")
    apart = ("book", "content", "balance", *for_bots)
    building = {"kit_warm", "kit_power"}  # what whole kits are computed from
    assert unread_by_rules(TITLE, names_of(Book()), "book", apart) == sorted(building)


def pack(folder: Path, file: str, text: str) -> list[Path]:
    (folder / f"{file}.toml").write_text(text, encoding="utf-8")
    return [folder]


ORDERS = [entry["id"] for entry in TITLE.content().tables["orders"]["order"] if entry["id"] not in ("blank", "camouflage")]


@pytest.mark.parametrize("timing", ["instant", "order", "lasting"])
def test_games_with_any_order_at_any_timing_keep_every_invariant(tmp_path: Path, timing: str) -> None:
    """LE-6.6, LE-7.3, LE-9.1 Owners of the box know the printed timings."""
    packs = pack(tmp_path, "orders", "".join(f'[[order]]\nid = "{order}"\ntiming = "{timing}"\n' for order in ORDERS))
    for seed in range(6):
        table = sandtable.new("legion", players=2 + seed % 3, seed=seed, packs=packs)
        rng = random.Random(seed)
        while not table.over:
            seat = rng.choice(table.waiting_for)
            table.play(seat, rng.choice(table.options(seat)))
            check(table.g)


@pytest.mark.parametrize(("order", "timing"), [("camouflage", "order"), ("camouflage", "lasting"), ("prowl", "blank")])
def test_a_timing_without_sense_is_refused(tmp_path: Path, order: str, timing: str) -> None:
    """LE-8.11, LE-8.20"""
    with pytest.raises(ContentError, match=f"order '{order}': timing"):
        TITLE.content(pack(tmp_path, "orders", f'[[order]]\nid = "{order}"\ntiming = "{timing}"\n'))


def packed(folder: Path, file: str, text: str, *factions: str, **scene: Any) -> Scene:
    """A scene played with a pack."""
    return Scene(*factions, packs=pack(folder, file, text), **scene)


@pytest.mark.parametrize("timing", ["instant", "order", "lasting"])
def test_plus_two_counts_whenever_it_is_turned_up(tmp_path: Path, timing: str) -> None:
    """LE-8.3 Turned up early it stays with its bearer until the Plot resolves."""
    s = packed(
        tmp_path, "orders", f'[[order]]\nid = "plus_two"\ntiming = "{timing}"\n', "whites", "reds", plots=("village_market",)
    )
    s.put("Kolya")
    s.put("Semyon")
    if timing == "instant":
        s.hand("Golovin")
        s.run(MarchTurn(0)).play(0, f"send {s.slug('Golovin')}/1", "give plus_two")
        s.g.offers.clear()
        s.g.todo.clear()
    else:
        s.order("plus_two", "Kolya")
        s.run(OrderPhase()).play(0, "use plus_two" if timing == "order" else "done")
    power = sum(power_of(s.g, place) for place in s.g.here(0, 0))
    s.run(ResolvePlot(0))
    if timing == "lasting":
        s.play(0, "reveal plus_two")
    assert s.g.vp[0] == (2 if power + 2 >= 3 else 0)


@pytest.mark.parametrize("timing", ["instant", "order", "lasting"])
def test_a_wound_can_be_dealt_at_any_time_and_as_often_as_the_token_says(tmp_path: Path, timing: str) -> None:
    """LE-8.13 `count` of the Wounds, one after the other; their owner chooses for each."""
    wounds = '{ op = "wound", target = "enemy_faction_here", count = 2 }'
    steps = f'steps = [{wounds}, {{ op = "withdraw", who = "bearer", optional = false }}]'
    text = f'[[order]]\nid = "furious_assault"\ntiming = "{timing}"\n{steps}\n'
    s = packed(tmp_path, "orders", text, "reds", "whites", plots=("village_market",), commanders={"reds": "polzin"})
    for name in ("Dasha", "Kolya", "Platon"):
        s.put(name)
    if timing == "instant":
        s.hand("Rosa")
        giver = next(card for card in s.g.piles[p.DECK] + s.g.hand[0] if s.g.book.officer[card])
        s.g.move(giver, s.find(giver), p.HAND)
        s.run(MarchTurn(0)).play(0, f"send {s.g.book.slugs[giver]}/1", "give furious_assault")
    else:
        s.order("furious_assault", "Dasha")
        s.run(OrderPhase(), ResolvePlot(0))
        s.play(0, *(["use furious_assault"] if timing == "order" else ["done", "reveal furious_assault"]))
    s.play_card(1, "wound", "Kolya").play_card(1, "wound", "Platon")
    assert s.zone("Dasha") == "hand"


def test_muster_calls_as_many_as_it_must(tmp_path: Path) -> None:
    """LE-8.17 `minimum`"""
    steps = 'steps = [{ op = "move_here", who = "own_elsewhere", entry = "checked", minimum = 2 }]'
    s = packed(tmp_path, "orders", f'[[order]]\nid = "muster"\n{steps}\n', "reds", "whites", commanders={"reds": "polzin"})
    s.put("Dasha")
    for name in ("Pavel", "Semyon", "Osip"):
        s.put(name, 2)
    s.order("muster", "Dasha")
    s.run(OrderPhase()).play(0, "use muster").play_card(0, "muster", "Pavel")
    assert "finish" not in s.options(0)
    s.play_card(0, "muster", "Semyon")
    assert "finish" in s.options(0)


def test_each_kind_of_equipment_has_its_own_price(tmp_path: Path) -> None:
    """LE-4.5 `cost`"""
    s = packed(tmp_path, "equipment", '[[equipment]]\nid = "coat"\ncost = 3\n', "whites", "reds")
    s.hand("Kolya")
    s.g.supplies[0] = 2
    s.run(Shop(0, False))
    assert "buy coat" not in s.options(0)
    assert "buy sabre" in s.options(0)
    assert s.reasons(0)["buy coat"] == ("LE-4.5", "it costs 3 and you have 2")


def test_the_camp_draws_and_puts_back_as_many_as_it_says(tmp_path: Path) -> None:
    """LE-14.2 `draw`, `put_back`"""
    effects = 'effects = [{ op = "exchange", draw = 3, put_back = 2 }]'
    s = packed(
        tmp_path, "locations", f'[[location]]\nid = "prisoner_camp"\n{effects}\n', "whites", "reds", location="prisoner_camp"
    )
    s.run(Exchange())
    for _ in range(2):
        for seat in (0, 1):
            s.play(seat, s.options(seat)[0])
    assert [len(hand) for hand in list(s.g.hand)[:2]] == [1, 1]
    assert not s.g.offers


def test_the_church_can_warm(tmp_path: Path) -> None:
    """LE-14.7 `what`"""
    effects = 'effects = [{ op = "cure", what = "frostbite", count = 2, when = "round_end" }]'
    s = packed(tmp_path, "locations", f'[[location]]\nid = "church"\n{effects}\n', "whites", "reds")
    s.hand("Kolya", "Platon")
    s.dress("Kolya", frost=1)
    s.dress("Platon", wounds=1)
    s.run(Church([0, 1])).play_card(0, "cure", "Kolya")
    assert (s.frost("Kolya"), s.wounds("Platon")) == (0, 1)


def test_another_card_can_keep_the_cold_away(tmp_path: Path) -> None:
    """LE-10.2 What a card does is read from its effect, not from its name."""
    text = '[[equipment]]\nid = "medal"\neffect = { op = "add_frost_immunity" }\n'
    book = read_book(TITLE.content(pack(tmp_path, "equipment", text)), 2)
    assert [book.warm_of_kit[1 << kind] for kind in range(8)] == [False, True, False, False, False, False, False, True]


# Packs that add


TRAIN = Path(__file__).parents[3] / "examples" / "packs" / "armoured_train"
ADDED = {
    ("characters",): {"vojta_kolar", "major_vrana"},
    ("equipment",): set[str](),
    ("commanders", "orders"): {"full_steam", "dig_in"},
    ("plots",): {"blown_bridge"},
    ("locations",): {"engine_shed"},
    ("despatches",): {"spare_boiler"},
}


@pytest.mark.parametrize("files", ADDED, ids="-".join)
def test_games_with_added_entries_keep_every_promise(tmp_path: Path, files: tuple[str, ...]) -> None:
    for file in files:
        shutil.copy(TRAIN / f"{file}.toml", tmp_path)
    for players in (2, 4):
        table = sandtable.new("legion", players=players, seed=players, packs=[tmp_path], despatches="on")
        assert ADDED[files] <= set(board(table).book.slugs)
        Witness(table, str(players)).play()


def board(table: sandtable.Table) -> Legion:
    assert isinstance(table.g, Legion)
    return table.g


def test_an_added_commander_can_be_chosen_and_brings_its_orders() -> None:
    """LE-2.3"""
    table = sandtable.new("legion", players=2, seed=1, packs=[TRAIN])
    table.play(0, "faction legionaries")
    table.play(1, "faction reds")
    table.play(1, "commander polzin")
    table.play(0, "commander stribrny")
    orders = next(zone["cards"] for zone in table.view(0)["zones"] if zone["zone"] == "orders" and zone["owner"] == 0)
    assert sorted(orders) == ["blank", "dig_in", "full_steam", "plus_two", "retreat", "transfer"]


PERSON = (TRAIN / "characters.toml").read_text("utf-8").partition("\n\n")[0] + "\n"
GUN = (TRAIN / "equipment.toml").read_text("utf-8")


def test_added_equipment_is_bought_worn_and_remembered() -> None:
    """LE-4.5, LE-4.6 It costs what it says, nobody takes it twice, and it counts."""
    s = Scene("whites", "reds", packs=[TRAIN])
    s.hand("Kolya")
    s.g.supplies[0] = 3
    s.run(Shop(0, False)).play(0, "buy machine_gun")
    assert s.g.supplies[0] == 0
    kind, card = s.g.book.kit_slugs.index("machine_gun"), s.card("Kolya")
    assert (s.g.kit[card] >> kind, may_take(s.g, card, kind)) == (1, False)
    place = s.put("Kolya")
    assert power_of(s.g, place) == s.g.book.power[card] + 3
    remember(s.g, place)
    s.dress("Kolya", wounds=1)
    recall(s.g, card)
    assert (s.g.kit[card], s.wounds("Kolya")) == (1 << kind, 0)


def test_an_added_officer_can_be_kept_and_two_stay_behind() -> None:
    """LE-2.6 Any Officer of the faction may be the one that somebody kept, as far as others know."""
    table = sandtable.new("legion", players=2, seed=1, packs=[TRAIN], commanders="random")
    table.play(0, "faction legionaries")
    table.play(1, "faction reds")
    table.play(0, "keep_officer major_vrana")
    while not board(table).round:
        seat = table.waiting_for[0]
        table.play(seat, table.options(seat)[0])
    left = p.LEFT_BEHIND
    assert len(board(table).piles[left]) == 2
    assert len({tuple(sorted(imagine(table.g, 1, Dice(key)).piles[left])) for key in range(1, 40)}) == 3


@pytest.mark.parametrize(
    ("file", "change", "complaint"),
    [
        ("characters", '[[character]]\nid = "herman_kopecky"\nofficer = false\n', "officer must be true for 2 or more"),
        ("characters", PERSON.replace('"legionaries"', '"cossacks"'), "there is no 'cossacks'"),
        ("characters", "".join(PERSON.replace("vojta", f"vojta_{i}") for i in range(5)), "room for 64"),
        ("characters", PERSON.replace("vojta_kolar", "village_market"), "two cards with the id 'village_market'"),
        ("commanders", (TRAIN / "commanders.toml").read_text("utf-8"), "there is no 'full_steam'"),
        ("orders", (TRAIN / "orders.toml").read_text("utf-8"), "owner and copies must be 'nobody'"),
        ("equipment", '[[equipment]]\nid = "skis"\n', "skis"),
        ("equipment", "".join(GUN.replace("machine_gun", f"gun_{i}") for i in range(5)), "room for 12"),
        ("equipment", GUN.replace("machine_gun", "village_market"), "two cards with the id 'village_market'"),
    ],
)
def test_an_added_entry_that_the_rules_cannot_play_is_refused(tmp_path: Path, file: str, change: str, complaint: str) -> None:
    with pytest.raises(ContentError, match=complaint):
        TITLE.content(pack(tmp_path, file, change))
