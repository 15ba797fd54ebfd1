"""LE-13 The survival campaign and its War Diary."""

from __future__ import annotations

import json
import random
from html.parser import HTMLParser
from typing import Any

import pytest

import sandtable
from sandtable.engine.errors import BadSetup
from sandtable.engine.table import Table
from sandtable.games.legion import book as b
from sandtable.games.legion import zones as p
from sandtable.games.legion.diary import carry, standing
from sandtable.games.legion.diary_page import lines, page
from sandtable.games.legion.position import Legion
from sandtable.games.legion.scoring import EndOfGame
from sandtable.games.legion.title import TITLE
from tests.games.legion.scene import Scene


def board(table: Table) -> Legion:
    assert isinstance(table.g, Legion)
    return table.g


def at_random(table: Table, seed: int) -> dict[str, Any]:
    rng = random.Random(seed)
    while not table.over:
        seat = rng.choice(table.waiting_for)
        table.play(seat, rng.choice(table.g.offers[seat]))
    campaign = table.campaign
    assert campaign is not None
    return dict(json.loads(json.dumps(campaign)))


def camp(*, vp: int = 10, supplies: int = 0, players: int = 2) -> Scene:
    s = (
        Scene("whites", "reds", "renegades", "legionaries", mode="survival")
        if players == 4
        else Scene("whites", "reds", mode="survival")
    )
    s.hand("Kolya", "Platon", "Lev Zaretsky", "Dasha")
    s.g.vp[0] = vp
    s.g.supplies[0] = supplies
    return s


@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_games_with_the_same_people(players: int) -> None:
    """LE-13.1, LE-13.5, LE-13.7, LE-13.8, LE-13.9 A campaign saved as JSON after each game and resumed."""
    campaign: dict[str, Any] | None = None
    for game in range(1, 4):
        table = sandtable.new("legion", players=players, seed=game, mode="survival", campaign=campaign)
        g = board(table)
        if campaign:
            assert g.game == game
            assert [b.FACTIONS[g.faction[seat]] for seat in range(players)] == campaign["factions"]
            assert g.first == campaign["first"]
            assert g.earlier_vp[:players] == campaign["vp"]
            assert all(len(g.piles[p.AVAILABLE + seat]) == 6 for seat in range(players))
            assert g.round == 1
        after = at_random(table, game)
        assert len(after["diary"]) == game
        assert after["over"] == (game == 3)
        campaign = after
    with pytest.raises(BadSetup, match="over"):
        sandtable.new("legion", players=players, seed=9, mode="survival", campaign=campaign)


def test_what_is_kept_is_exactly_what_they_bear() -> None:
    """LE-13.6, LE-13.7 The dead are gone and their cards are back; the living keep everything."""
    first = sandtable.new("legion", players=4, seed=3, mode="survival", factions="random")
    campaign = at_random(first, 5)
    old = board(first)
    second = sandtable.new("legion", players=4, seed=4, mode="survival", campaign=campaign)
    new = board(second)
    for card in range(new.book.characters):
        alive = not any(card in grave for grave in old.graveyard)
        assert new.kit[card] == (old.kit[card] if alive else 0)
        assert new.wounds[card] == (old.wounds[card] if alive else 0)
        assert new.frostbites[card] == (old.frostbites[card] if alive else 0)
        assert new.crippled[card] == (old.crippled[card] if alive else 0)
    worn = [sum(new.kit[card] >> kind & 1 for card in range(new.book.characters)) for kind in range(len(new.stock))]
    assert [new.stock[kind] + worn[kind] for kind in range(len(new.stock))] == [10] * 8
    assert new.earlier_dead[:4] == [len(grave) for grave in list(old.graveyard)[:4]]


def test_a_later_game_brings_no_supplies_no_officer_and_no_opening_draw() -> None:
    """LE-13.8"""
    campaign = at_random(sandtable.new("legion", players=3, seed=3, mode="survival"), 5)
    table = sandtable.new("legion", players=3, seed=4, mode="survival", campaign=campaign)
    g = board(table)
    assert [sorted(g.book.slugs[card] for card in g.hand[seat]) for seat in range(3)] == [sorted(h) for h in campaign["hands"]]
    assert g.supplies[:3] == campaign["supplies"]
    asked = [table.ask(seat) for seat in table.waiting_for]
    assert {ask["decision"] for ask in asked if ask} == {"Shop"}


PRICES = [(2, 5, 2, 1), (4, 3, 1, 1)]


@pytest.mark.parametrize(("players", "wound", "frost", "supply"), PRICES)
def test_prices_by_the_number_of_players(players: int, wound: int, frost: int, supply: int) -> None:
    """LE-13.3"""
    s = camp(players=players, vp=20)
    s.dress("Kolya", wounds=1, frost=1)
    s.run(EndOfGame())
    left = s.g.recorded[0]
    s.play_card(0, "heal", "Kolya")
    assert s.g.recorded[0] == left - wound
    s.play_card(0, "warm", "Kolya")
    assert s.g.recorded[0] == left - wound - frost
    s.play(0, "buy_supply")
    assert s.g.recorded[0] == left - wound - frost - supply
    assert [s.wounds("Kolya"), s.frost("Kolya"), s.g.supplies[0]] == [0, 0, 1]


def test_vp_never_go_below_zero() -> None:
    """LE-13.3 Only VP of this game, and no more than there are."""
    s = camp(vp=1)
    s.g.earlier_vp[0] = 30
    s.dress("Kolya", wounds=1, frost=1)
    s.run(EndOfGame())
    assert not s.named(0, "heal")
    assert not s.named(0, "warm")
    s.play(0, "buy_supply")
    assert "buy_supply" not in s.options(0)


def test_at_the_same_time_nobody_buys_more_than_an_equal_share_of_the_reserve() -> None:
    """LE-13.3"""
    s = camp(vp=20, supplies=0)
    s.g.supplies[1] = 46
    s.run(EndOfGame()).play(0, "buy_supply", "buy_supply")
    assert "buy_supply" not in s.options(0)


def test_equipment_for_anybody_alive_and_nothing_else() -> None:
    """LE-13.4 Hand or deck, once per kind; no recruits, no restoring."""
    s = camp(supplies=3)
    s.g.move(s.g.piles[p.AVAILABLE][0], p.AVAILABLE, p.USED_UP)
    s.run(EndOfGame())
    assert "recruit" not in s.options(0)
    assert not s.named(0, "restore")
    s.play(0, "buy coat")
    assert {s.slug("Kolya"), s.slug("Taras")} <= s.named(0, "equip")
    s.play_card(0, "equip", "Taras")
    assert s.zone("Taras") == "deck"
    assert s.has("Taras", "coat")
    assert "coat" not in s.named(0, "buy")


def test_in_turn_when_piles_are_short() -> None:
    """LE-13.4, LE-4.3"""
    s = camp(supplies=2)
    s.g.stock[b.EQUIPMENT.index("coat")] = 1
    s.run(EndOfGame())
    assert sorted(s.g.offers) == [0]
    s.play(0, "buy coat").play_card(0, "equip", "Kolya")
    assert sorted(s.g.offers) == [1]
    assert "coat" not in s.named(1, "buy")
    s.play(1, "done").play(0, "done")
    assert not s.g.offers


def test_the_last_game_has_no_interlude() -> None:
    """LE-13.2"""
    s = camp()
    s.g.game = 3
    s.run(EndOfGame())
    assert not s.g.offers


def test_after_the_interlude_all_draw_up_to_five() -> None:
    """LE-13.6"""
    s = camp()
    s.run(EndOfGame()).play(0, "done").play(1, "done")
    assert [len(s.g.hand[0]), len(s.g.hand[1])] == [5, 5]


def test_who_has_nobody_left_takes_no_part() -> None:
    """LE-13.10, TV-26 Two go on with four Plots a round; with one the campaign ends."""
    first = sandtable.new("legion", players=3, seed=3, mode="survival", factions="random")
    campaign = at_random(first, 5)
    campaign["hands"][1], campaign["decks"][1] = [], []
    campaign["people"] = {}
    table = sandtable.new("legion", players=3, seed=4, mode="survival", campaign=campaign)
    g = board(table)
    assert g.plots == 4
    after = at_random(table, 6)
    assert not any(pick.seat == 1 for pick in table.history)
    assert not after["over"]
    assert after["diary"][1]["rows"][1]["vp"] == 0
    s = camp()
    for pile in (p.HAND + 1, p.DECK + 1):
        s.g.gather(pile, p.GRAVEYARD + 1)
    s.run(EndOfGame()).play(0, "done")
    assert carry(s.g, None)["over"]


def test_ranks_of_a_campaign() -> None:
    """LE-13.11 VP, then whether anybody lives, Supplies, fewer dead."""
    campaign: dict[str, Any] = {
        "factions": ["whites", "reds", "renegades", "legionaries"],
        "hands": [["a"], ["b"], [], ["c"]],
        "decks": [[], [], [], []],
        "vp": [20, 20, 20, 20],
        "supplies": [1, 2, 9, 1],
        "dead": [3, 9, 14, 2],
        "diary": [{}],
        "over": True,
    }
    assert standing(campaign) == [3, 1, 4, 2]
    assert lines(campaign, ["A", "B", "C", "D"], TITLE.messages())[-1] == "The campaign goes to B."


@pytest.mark.parametrize(
    "damage",
    [
        {"factions": ["reds", "reds"]},
        {"commanders": ["topol", "nobody"]},
        {"hands": [["nobody"], []]},
        {"supplies": []},
        {"people": {"nobody": {}}},
    ],
)
def test_a_broken_campaign_is_refused(damage: dict[str, Any]) -> None:
    campaign = at_random(sandtable.new("legion", players=2, seed=1, mode="survival"), 1)
    with pytest.raises(BadSetup, match="campaign"):
        sandtable.new("legion", players=2, seed=2, mode="survival", campaign={**campaign, **damage})


class Outline(HTMLParser):
    """Open tags, and what they lead to outside the page."""

    def __init__(self) -> None:
        super().__init__()
        self.stack: list[str] = []
        self.cells = 0
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "meta":
            self.stack.append(tag)
        self.cells += tag == "td"
        self.links += [value or "" for name, value in attrs if name in ("href", "src")]

    def handle_endtag(self, tag: str) -> None:
        assert self.stack.pop() == tag


def test_the_war_diary_is_a_page_of_its_own() -> None:
    """LE-13.5"""
    campaign: dict[str, Any] | None = None
    for game in range(3):
        campaign = at_random(sandtable.new("legion", players=3, seed=game, mode="survival", campaign=campaign), game)
    assert campaign is not None
    title = sandtable.title("legion")
    campaign = title.dated(campaign, ["24 December 1918", "<b>"])
    ledgers = title.campaign_ledgers(campaign, ["Ada", "Bo", "Cy"], title.messages())
    assert [ledger.name for ledger in ledgers] == [
        "War Diary: Game 1, 24 December 1918", "War Diary: Game 2, <b>", "War Diary: Game 3"]  # fmt: skip
    html = page(campaign, ["Ada <script>", "Bo", "Cy"], title.messages())
    outline = Outline()
    outline.feed(html)
    assert outline.stack == []
    assert outline.links == []
    assert outline.cells == 3 * 3 * 8
    assert "Ada &lt;script&gt;" in html
    assert "Game 1, 24 December 1918" in html
    assert "Game 2, &lt;b&gt;" in html
    assert "The campaign goes to" in html
