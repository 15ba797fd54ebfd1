"""FS-13, FS-14 What a campaign carries from game to game, and how it is laid out before the next one."""

from __future__ import annotations

from typing import Any, Final

from sandtable.engine.errors import BadSetup
from sandtable.engine.phrases import Phrase
from sandtable.engine.setup import Setup
from sandtable.engine.title import Result
from sandtable.games.fine_sand.book import SEATS
from sandtable.games.fine_sand.position import BOX_ZONE, FABLE, FineSand
from sandtable.games.fine_sand.sheet import victory_points

LAST_FABLE_OF_SEASON: Final = 9


def fresh(g: FineSand) -> dict[str, Any]:
    """The state of a campaign before its first game."""
    book = g.book
    return {
        "round": 0,
        "game": 1,
        "winner": 0,
        "stack": [uid for uid, round in zip(book.uids, book.fable_round, strict=True) if not round],
        "fable": [book.uids[i] for i in sorted(range(len(book.uids)), key=lambda i: book.fable_round[i]) if book.fable_round[i]],
        "box": [],
        "struck": [0] * len(g.struck),
        "crossed": 0,
        "sets_used": [0] * len(g.sets_used),
        "results": [],
        "over": False,
        "games": book.solo_games,
        "points": 0,
    }


def lay_out(g: FineSand, state: dict[str, Any], *, presorted: bool) -> None:
    """Give everybody the same stack, Fable stack and box, and write what was on the sheet."""
    numbers = {uid: index for index, uid in enumerate(g.book.uids)}
    try:
        stack = g.book.presorted[::-1] if presorted else [numbers[uid] for uid in state["stack"]]
        fable = [numbers[uid] for uid in reversed(state["fable"])]
        box = [numbers[uid] for uid in state["box"]]
    except KeyError as error:
        raise BadSetup(Phrase("setup-campaign-card", card=str(error))) from None
    for seat in range(g.players):
        g.draw_stack[seat].extend([g.book.card(uid, seat) for uid in stack])
        g.piles[FABLE + seat].extend([g.book.card(uid, seat) for uid in fable])
        g.piles[BOX_ZONE + seat].extend([g.book.card(uid, seat) for uid in box])
    g.fable_round = state["round"]
    g.game = state["game"]
    g.crossed = state["crossed"]
    g.struck[:] = state["struck"]
    g.sets_used[:] = state["sets_used"]


def swaps(setup: Setup) -> int:
    """How many times three cards are swapped before this game (FS-13.1, FS-13.10, FS-14.14)."""
    if setup.campaign is not None:
        if setup.campaign.get("over"):
            raise BadSetup(Phrase("setup-campaign-over"))
        return 1
    if setup.mode != "fable":
        return 0
    start = int(setup.settings["start_round"])
    return start if start > 1 or setup.settings["first_game"] == "round_1" else 0


def carried(setup: Setup, g: FineSand, result: Result) -> dict[str, Any]:
    """FS-13.7, FS-14 Stack, Fable stack, round, results; solo: the sheet. Nothing else carries over."""
    before = setup.campaign or fresh(g)
    outside = {*g.piles[FABLE], *g.piles[BOX_ZONE]}
    stack = sorted([card // SEATS for pile in g.piles for card in pile if card % SEATS == 0 and card not in outside])
    return {
        "round": g.fable_round,
        "game": g.game + 1,
        "winner": result.winners[0] if result.winners else 0,
        "stack": [g.book.uids[uid] for uid in stack],
        "fable": [g.book.uids[card // SEATS] for card in reversed(g.piles[FABLE])],
        "box": [g.book.uids[card // SEATS] for card in g.piles[BOX_ZONE]],
        "struck": list(g.struck),
        "crossed": g.crossed,
        "sets_used": list(g.sets_used),
        "results": [*before["results"], {"round": g.fable_round, "ranks": result.ranks, "scores": result.scores}],
        "over": over(setup, g),
        "games": g.book.solo_games,
        "points": victory_points(g.struck, g.book.victory_points),
    }


def over(setup: Setup, g: FineSand) -> bool:
    """FS-13.9 A season ends with Fable round 9; FS-14 solo after the tenth game, or when a number above 20 is due."""
    if g.solo:
        return g.lost or g.game >= g.book.solo_games
    return setup.settings["season"] == "on" and g.fable_round >= LAST_FABLE_OF_SEASON
