"""Chance: even, different for every shuffle, and of no use for foretelling anything."""

from __future__ import annotations

import re
from itertools import pairwise, permutations
from pathlib import Path

import pytest

import sandtable
from sandtable.engine import chance
from sandtable.engine.chance import Dice, SecretLuck, key

PACKAGE = Path(sandtable.__file__).parent
SHUFFLES = 6000
CARDS = 8


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def shuffled(number: int, cards: int = CARDS) -> list[int]:
    deck = list(range(cards))
    SecretLuck("even", chance.TABLE, number).shuffle(deck)
    return deck


# One fair sample in a thousand lies above these limits. The seed is fixed: it is the same sample every time.


def test_every_card_comes_to_every_place_equally_often() -> None:
    decks = [shuffled(number) for number in range(SHUFFLES)]
    counts = [sum(deck[place] == card for deck in decks) for place in range(CARDS) for card in range(CARDS)]
    assert chi_square(counts) < 85.35  # 49 degrees of freedom, 0.001


def test_every_pair_of_neighbours_is_equally_likely() -> None:
    decks = [shuffled(number) for number in range(SHUFFLES)]
    pairs = dict.fromkeys(permutations(range(CARDS), 2), 0)
    for deck in decks:
        pairs[deck[-1], deck[-2]] += 1
    assert chi_square(list(pairs.values())) < 93.17  # 55 degrees of freedom, 0.001


def test_all_orders_of_four_cards_are_equally_likely() -> None:
    orders = dict.fromkeys(permutations(range(4)), 0)
    for number in range(SHUFFLES):
        orders[tuple(shuffled(number, cards=4))] += 1
    assert chi_square(list(orders.values())) < 49.73  # 23 degrees of freedom, 0.001


def test_what_one_shuffle_shows_says_nothing_about_the_next() -> None:
    """Top cards of shuffles that follow each other are independent: all pairs are equally likely."""
    tops = [shuffled(number)[-1] for number in range(SHUFFLES)]
    pairs = [0] * CARDS**2
    for first, second in pairwise(tops):
        pairs[first * CARDS + second] += 1
    assert chi_square(pairs) < 103.44  # 63 degrees of freedom, 0.001


@pytest.mark.parametrize("luck", [SecretLuck("rolls", 0, 0), Dice(key("rolls", 0, 0))])
def test_a_roll_is_even_and_within_its_sides(luck: chance.Luck) -> None:
    rolls = [luck.roll(6) for _ in range(SHUFFLES)]
    assert set(rolls) == set(range(6))
    assert chi_square([rolls.count(side) for side in range(6)]) < 20.52  # 5 degrees of freedom, 0.001


def test_numbers_that_would_make_some_sides_likelier_are_thrown_away() -> None:
    """2**32 - 1 is the only number too many for three sides."""
    luck = SecretLuck("", 0, 0)
    luck.left = [7, 2**32 - 2, 2**32 - 1]
    assert [luck.roll(3), luck.roll(3)] == [(2**32 - 2) % 3, 7 % 3]


def test_every_shuffle_has_a_key_of_its_own_and_hands_nothing_on() -> None:
    """A position holds no more of its chance than the seed and how many keys each stream has given."""
    first = [SecretLuck("seed", stream, count).roll(10**9) for stream in range(5) for count in range(200)]
    assert len(set(first)) == 1000
    again = SecretLuck("seed", 0, 7)
    for _ in range(100):
        again.roll(52)
    assert SecretLuck("seed", 0, 8).roll(10**9) == first[8]


def test_numbers_go_on_from_block_to_block_without_repeating() -> None:
    luck = SecretLuck("seed", 0, 0)
    assert len({luck.roll(2**32) for _ in range(400)}) == 400


def test_the_numbers_of_a_game_depend_on_the_whole_seed() -> None:
    seed = "0123456789abcdef0123456789abcdef"
    changed = [seed[:i] + "g" + seed[i + 1 :] for i in range(len(seed))]
    assert len({SecretLuck(each, 0, 1).roll(2**32) for each in [seed, *changed]}) == len(seed) + 1


def test_games_never_use_the_quick_dice_of_bots() -> None:
    g = sandtable.new("waral", players=2, seed="x").g
    assert all(type(g.dice(stream)) is SecretLuck for stream in range(g.layout.seats + 1))


def test_tables_without_a_seed_get_one_of_128_bits() -> None:
    seeds = {sandtable.new("waral", players=2).setup.seed for _ in range(5)}
    assert len(seeds) == 5
    assert all(re.fullmatch("[0-9a-f]{32}", seed) for seed in seeds)
    assert any("seed=secrets.token_hex(16)" in path.read_text("utf-8") for path in (PACKAGE / "server").rglob("*.py"))


def test_no_title_has_chance_of_its_own() -> None:
    """Rules roll and shuffle through the position alone. Only reports on balance and imagination have dice of their own."""
    own = re.compile(r"^\s*(import|from) (random|secrets|numpy)\b|\bDice\(|\bSecretLuck\(", re.MULTILINE)
    found = [
        path for path in (PACKAGE / "games").rglob("*.py") if path.name != "balance.py" and own.search(path.read_text("utf-8"))
    ]
    assert found == []


def continued(seen: list[int]) -> list[int]:
    """The next numbers of a linear generator like the quick dice, computed from some that were seen; none if it is no such one.

    Each half goes on by a multiplication. What the halves give together, less what the first alone would go on with, leaves the
    second and how often it ran over: one of 40692 ways, of which the third number seen shows the right one.
    """
    shift = pow(chance.A2 - chance.A1, -1, chance.M1)
    for over in range(chance.A2):
        b = (seen[1] - chance.A1 * seen[0] + over * chance.M2) * shift % chance.M1
        dice = Dice(0)
        dice.a, dice.b = (seen[0] - b) % chance.M1, b
        if b < chance.M2 and [dice.roll(chance.M1) for _ in seen[1:]] == seen[1:]:
            return [dice.roll(chance.M1) for _ in range(10)]
    return []


def test_what_was_seen_foretells_the_quick_dice_of_bots_and_nothing_of_a_game() -> None:
    """The same attack on either: three numbers of the dice give all later ones, ten of a game give none."""
    dice, luck = Dice(key("seed", 0, 1)), sandtable.new("waral", players=2, seed="x").g.dice()
    assert continued([dice.roll(chance.M1) for _ in range(3)]) == [dice.roll(chance.M1) for _ in range(10)]
    assert continued([luck.roll(chance.M1) for _ in range(10)]) == []
