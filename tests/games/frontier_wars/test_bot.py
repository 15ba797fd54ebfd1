"""The greedy bot: it beats a random one, sees only what its seat may know, and foresees battles."""

from __future__ import annotations

import sandtable
from sandtable.bots.eyes import Eyes
from sandtable.bots.players import Bot, GreedyBot, RandomBot
from sandtable.engine.chance import Dice
from sandtable.engine.flow import apply
from sandtable.engine.sight import imagine
from sandtable.games.frontier_wars.arms import ArmsRace
from sandtable.games.frontier_wars.position import FrontierWars
from sandtable.games.frontier_wars.upkeep import Upkeep
from tests.games.frontier_wars.field import Field

TITLE = sandtable.title("frontier_wars")


def winner(bots: list[Bot], seed: int) -> int:
    setup = TITLE.setup(players=2, seed=str(seed), settings={"scenario": "compact_2", "side": "AB"[seed // 2 % 2]})
    g = TITLE.begin(setup)
    g.watched = False
    dice = Dice(seed)
    while g.offers:
        seat = min(g.offers)
        apply(g, seat, bots[seat].pick(Eyes(g, seat, TITLE.judge, dice)))
    assert isinstance(g, FrontierWars)
    return g.winner


def test_greedy_beats_random_at_least_19_of_20_times() -> None:
    """On Compact 2, seats and sheet sides by turns."""
    wins = 0
    for seed in range(20):
        me = seed % 2
        bots: list[Bot] = [RandomBot(), RandomBot()]
        bots[me] = GreedyBot(1)
        wins += winner(bots, seed) == me
    assert wins >= 19


def test_what_a_bot_cannot_see_changes_nothing() -> None:
    """The judgement of a position does not depend on the hands and decks behind the backs."""
    table = sandtable.new("frontier_wars", players=3, seed=5)
    dice = Dice(5)
    for _ in range(120):
        seat = table.waiting_for[0]
        g = table.g
        assert isinstance(g, FrontierWars)
        for other in range(3):
            imagined = imagine(g, other, dice)
            assert isinstance(imagined, FrontierWars)
            if other not in g.offers and other not in g.sealed:  # a sealed draw counts as drawn
                assert TITLE.evaluate(imagined, other) == TITLE.evaluate(g, other)
        table.play(seat, dice.choice(g.offers[seat]))


def test_a_good_attack_looks_better_than_a_bad_one() -> None:
    """Three infantry on one are worth it, one on three are not; and the first of three is sent in hope of the others."""
    for mine, theirs, better in (("3i", "1i", True), ("1i", "3i", False)):
        field = Field(factions=("usa", "ussr")).units(0, "b1", mine).units(1, "c1", theirs).turn(0)
        field.play(0, "select_infantry b1")
        values = judged(field, 0)
        assert (values["move_to c1"] > values["move_to a1"]) == better


def test_a_sealed_pick_is_judged_by_what_it_will_do() -> None:
    """Whoever thinks first in the arms race still prefers the card that brings the weapon closer."""
    field = Field("compact_3").give(0, "feint", "minefield").give(1, "feint", "dig_in")
    field.g.medals[:2] = [3, 3]
    field.begin(ArmsRace(), Upkeep())
    for seat, best in ((0, "add minefield"), (1, "add feint")):
        assert judged(field, seat)[best] > judged(field, seat)["none"]
    assert judged(field, 0)["add minefield"] > judged(field, 0)["add feint"]


def judged(field: Field, seat: int) -> dict[str, float]:
    """What the bot thinks of each option right after it."""
    values = {}
    for option in field.table.options(seat):
        h = field.g.clone()
        h.watched = False
        apply(h, seat, option.code)
        values[option.text] = TITLE.evaluate(h, seat)
    return values


def test_who_can_bring_down_a_headquarters_goes_there() -> None:
    """FW-8.3 Five infantry beside a headquarters that can take one more hit go in; a single one leaves a sound one alone."""
    for army, goes in (("5i", True), ("1i", False)):
        field = Field(factions=("usa", "ussr")).units(0, "a2", "1i").units(0, "d1", army)
        field.g.resistance[field.tiles["e1"]] = 1 if goes else 3
        field.turn(0).play(0, "select_infantry d1")
        values = judged(field, 0)
        assert (max(values, key=lambda option: values[option]) == "move_to e1") == goes
