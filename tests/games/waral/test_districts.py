"""Every district: what it costs, what a looter gets, what it collects, what its effect asks, and how much power it shows."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.games.waral.book import KINDS, TYPES
from tests.games.waral.tables import LETTERS, Scene, coin_counts, new_round, scene

# Id, cost, loot, collect, effect, power. G, S, I, * are gold, silver, iron, any coin; +C a second character, +R an own ruin.
CARDS = """
mil-01 | 3I       | 2I               | 1I     | -              | 1
mil-02 | 2I       | 1I, steal        | -      | steal          | 1
mil-03 | 2I       | 1I 1S            | -      | skip           | 1
mil-04 | 3I       | 2I               | -      | -              | 2
mil-05 | 4I       | 1I, steal        | -      | skip           | 2
mil-06 | 4I       | 2I, wreck        | -      | wreck, 1*      | 2
mil-07 | 2I+C     | 2I               | -      | -              | 2
mil-08 | 4I 1S    | 2I               | 1I     | -              | 2
mil-09 | 5I+C     | 1I 1*            | -      | steal          | 3
mil-10 | 4I       | 1I 1S            | -      | destroy        | 2
mil-11 | 5I       | 2I               | -      | -              | 3
mil-12 | 6I 1*    | 1I 1*            | -      | -              | 4
mer-01 | 3G       | 2G               | 1G     | -              | 1
mer-02 | 2G 1I    | 1G 1S            | 1S     | -              | 1
mer-03 | 2G 1S    | 1G 1I            | 1I     | -              | 1
mer-04 | 3G 1S    | 1G 1S            | 1S 1I  | -              | 1
mer-05 | 3G       | 2G               | 1G 1S  | -              | 0
mer-06 | 3G 1I    | 1S 1I            | 1G     | 1*             | 1
mer-07 | 4G 1S    | 1G 1*            | 1S     | 1*             | 2
mer-08 | 4G 1I    | 1G 1I            | 1I     | -              | 2
mer-09 | 4G 1I    | 1G 1I            | 1G     | block          | 2
mer-10 | 5G 1S    | 1G 1S            | 1G 1I  | -              | 2
mer-11 | 5G 1S    | 1G 1*            | 1S     | -              | 3
mer-12 | 6G 1I    | 1G 1I            | 1G     | 1*             | 3
cul-01 | 2S       | 1S, draw         | -      | draw           | 1
cul-02 | 3S       | 2S               | 1S     | -              | 1
cul-03 | 4S       | 2S               | draw   | -              | 1
cul-04 | 3S 1*    | 1S, draw         | -      | draw, draw     | 1
cul-05 | 4S 1I    | 1G 1S            | -      | look 3, draw   | 2
cul-06 | 4S       | 2S               | -      | draw           | 2
cul-07 | 3S+R     | 1S 1*            | -      | draw           | 3
cul-08 | 4S 1*    | 1S, draw         | -      | steal trick    | 2
cul-09 | 5S 1I    | 1S 1I            | draw   | -              | 2
cul-10 | 4S+R     | 2S               | -      | -              | 4
cul-11 | 5S 1*    | 2S               | -      | draw           | 3
cul-12 | 6S 2*    | 1S 1I            | -      | -              | 4
str-01 | 4*       | 1S 1I, block     | 1S     | -              | 1
str-02 | 3*       | draw, look 3     | -      | draw, look 3   | 1
str-03 | 3*       | 2*               | -      | wreck, 1*      | 1
str-04 | 4*       | 1G 1I, look 3    | 1I     | block          | 1
str-05 | 5*       | 1S 1I, look 3    | -      | look 5, draw   | 2
str-06 | 5*       | 1G 1S 1I         | 1G     | -              | 2
str-07 | 5*       | 2*               | -      | skip           | 2
str-08 | 6*       | 1S 1I, block     | 1I     | block          | 2
str-09 | 5*+C     | 1S 1I, wreck     | -      | -              | 3
str-10 | 7*       | 1G 1S, look 3    | -      | swap           | 2
str-11 | 6*       | 1S 1I            | -      | destroy        | 2
str-12 | 8*       | 1S 1I, look 3    | -      | -              | 4
"""
ROWS = [[cell.strip() for cell in row.split("|")] for row in CARDS.strip().splitlines()]
IDS = [row[0] for row in ROWS]

# What the game waits for when a part of a card asks its player
ASKS = {
    "steal": "ChooseRival", "steal trick": "ChooseRival", "skip": "ChooseSkipped", "wreck": "ChooseWrecked",
    "destroy": "ChooseDestroyed", "block": "ChooseBlocked", "swap": "ChooseGiven", "look 3": "AskToLook", "look 5": "AskToLook",
    "1*": "GainChoice", "2*": "GainChoice",
}  # fmt: skip


def around(card: str, **more: Any) -> Scene:
    """A table where every effect has a target: B holds coins, a trick, ready characters and districts of powers 1 and 2."""
    given: dict[str, Any] = {
        "area": [card, "mil-12" if card != "mil-12" else "mil-11"],
        "control": {0: [], 1: [slug for slug in ("mer-01", "str-06", "mil-01", "mil-04") if slug != card][:3]},
        "hands": {1: ["trk-18"]},
        **more,
    }
    coins = {1: "1G 1S 1I", **given.pop("coins", {})}
    return scene(coins=coins, **given)


def other(card: str, wanted: str) -> str:
    """The wanted district, or a twin where it is the very card under test."""
    twins = {"mer-02": "mer-03", "mil-01": "mil-03", "mer-01": "mer-04"}
    return wanted if wanted != card else twins[wanted]


def parts(cell: str) -> list[str]:
    return [] if cell == "-" else [part.strip() for part in cell.split(",")]


def follow(table: Scene, cell: str) -> None:
    """Answer what the parts of a card ask, one after the other, and check that nothing else is asked."""
    for part in parts(cell):
        chosen = [word for word in part.split() if word.endswith("*")]
        if part in ASKS:
            assert table.waits() == (0, ASKS[part])
        if part.startswith("look"):
            assert table.ask(0)["detail"].startswith(part[-1])  # type: ignore[index]
        for word in chosen:
            for _ in range(int(word[:-1])):
                assert table.waits() == (0, "GainChoice")
                table.do(0, "gain gold")
        if part in ASKS and not chosen:
            assert "decline" in table.texts(0)
            table.do(0, "decline")


def fixed(cell: str) -> list[int]:
    """Coins a cell gives in all, the chosen ones as gold."""
    counts = [0] * KINDS
    for part in parts(cell):
        for kind, count in enumerate(coin_counts(part)):
            counts[kind] += count
        counts[0] += sum(int(word[:-1]) for word in part.split() if word.endswith("*"))
    return counts


def in_words(counts: list[int]) -> str:
    return " ".join(f"{count}{LETTERS[kind]}" for kind, count in enumerate(counts) if count)


def purse(cost: str) -> str:
    """The exact price, any coins as gold."""
    counts = coin_counts(cost)
    counts[0] += sum(int(word[:-1]) for word in cost.replace("+", " ").split() if word.endswith("*"))
    return in_words(counts)


@pytest.mark.parametrize("row", ROWS, ids=IDS)
def test_looting_gives_what_is_printed(row: list[str]) -> None:
    card, _, loot, _, _, _ = row
    table = around(card)
    table.do(0, "use chr-13", f"loot {card}")
    follow(table, loot)
    assert table.coins(0) == in_words(fixed(loot))
    assert len(table.hand(0)) == parts(loot).count("draw")
    assert table.stands("chr-13") == card
    assert table.waits() == (1, "Turn")


@pytest.mark.parametrize("row", ROWS, ids=IDS)
def test_taking_costs_the_price_and_applies_the_effect(row: list[str]) -> None:
    card, cost, _, _, effect, power = row
    table = around(
        card, coins={0: purse(cost)}, control={0: [other(card, "mer-02")], 1: [other(card, "mil-01"), other(card, "mer-01")]}
    )
    table.do(0, "use chr-13", f"take {card}")
    if "+C" in cost:
        table.do(0, "spend chr-14")
    assert table.coins(0) == ""
    assert (table.deck()[-1] == "mer-02") == ("+R" in cost)
    assert table.control(0)[-1] == card
    assert table.pos.book.power[table.card(card)] == int(power)
    follow(table, effect)
    assert table.coins(0) == in_words(fixed(effect))
    assert len(table.hand(0)) == parts(effect).count("draw")
    assert table.waits() == (1, "Turn")


@pytest.mark.parametrize("row", ROWS, ids=IDS)
def test_one_coin_short_is_refused_with_the_reason(row: list[str]) -> None:
    card, cost = row[:2]
    counts = coin_counts(purse(cost))
    dearest = counts.index(max(counts))
    counts[dearest] -= 1
    table = around(card, coins={0: in_words(counts)}, control={0: [other(card, "mer-02")], 1: []})
    table.do(0, "use chr-13")
    assert f"take {card}" not in table.texts(0)
    rule, why = table.reasons(0)[f"take {card}"]
    assert rule == "WA-4.4"
    assert why.endswith("1 coin short")


@pytest.mark.parametrize("row", ROWS, ids=IDS)
def test_collecting_gives_what_is_printed(row: list[str]) -> None:
    card, _, _, collect, _, _ = row
    table = new_round(control={0: [card]})
    assert table.coins(0) == in_words(fixed(collect))
    assert len(table.hand(0)) == parts(collect).count("draw")


def test_the_deck_has_twelve_districts_of_each_type() -> None:
    book = scene().pos.book
    assert [book.type.count(type_) for type_ in range(len(TYPES))] == [12] * 4
    assert [book.slugs[card] for card in range(book.districts)] == IDS
