"""FS-11 Scoring, and the solo sheet (FS-14.9 to FS-14.13)."""

from __future__ import annotations

from typing import ClassVar, final

from sandtable.engine.names import NOUN
from sandtable.engine.steps import Decision, Step
from sandtable.games.fine_sand import book as b
from sandtable.games.fine_sand.position import DISCARD_PILE, DRAW_STACK, HAND, LAID_OUT_ZONE, REMOVED_ZONE, FineSand
from sandtable.games.fine_sand.verbs import CASTLE_REMOVED, LOST, SCORED, SET_USED, SHEET_TOTAL, STRIKE, STRUCK, USE_SET, WON


def count_unbuilt(g: FineSand, seat: int) -> int:
    """FS-11.1 Hand, draw stack, discard pile and a laid-out Scaffold."""
    return len(g.hand[seat]) + len(g.draw_stack[seat]) + len(g.discard_pile[seat]) + len(g.laid_out[seat])


@final
class Scoring(Step[FineSand]):
    """FS-11.2 Castles swallow unbuilt cards, then these are counted. The solo campaign goes on with its sheet."""

    rule: ClassVar[str] = "FS-11.2"

    def run(self, g: FineSand) -> None:
        for seat in range(g.players):
            swallow(g, seat)
            g.unbuilt[seat] = count_unbuilt(g, seat)
            g.tell(SCORED, seat, g.unbuilt[seat], g.coins[seat])
        g.scored = True
        if g.solo:
            score_solo(g)
        else:
            tell_winners(g)


def tell_winners(g: FineSand) -> None:
    """FS-11.3 The fewest unbuilt cards win, then the most wooden coins; a tie is shared."""
    best = min([(g.unbuilt[seat], -g.coins[seat]) for seat in range(g.players)])
    for seat in range(g.players):
        if (g.unbuilt[seat], -g.coins[seat]) == best:
            g.tell(WON, seat)


def swallow(g: FineSand, seat: int) -> None:
    """FS-11.2 Each Big sand castle removes 1 and each Giant one 2 unbuilt cards. Which ones does not matter."""
    room = sum([g.book.end_remove[g.book.type_of[card]] for card in g.column(b.CASTLE, seat)])
    swallowed = 0
    for zone in (DISCARD_PILE, DRAW_STACK, HAND, LAID_OUT_ZONE):
        while swallowed < room and g.piles[zone + seat]:
            g.draw(zone + seat, REMOVED_ZONE + seat)
            swallowed += 1
    if swallowed:
        g.tell(CASTLE_REMOVED, seat, swallowed)


def score_solo(g: FineSand) -> None:
    """FS-14.9 TOTAL = stack + 2 per off-load. FS-14.10 Left-over coins cross off spaces of the sheet."""
    g.total = g.unbuilt[0] * g.book.stack_points + len(g.symbol[0]) * g.book.offload_points
    g.tell(SHEET_TOTAL, 0, g.total)
    if g.campaign:
        g.crossed = min(g.crossed + g.coins[0], len(g.book.sets) * g.book.spaces)
        g.then(Sheet(0))


@final
class Sheet(Decision[FineSand]):
    """FS-14.11 Each full set of coins may be used once in the campaign to lower a total. Then the number is struck off."""

    rule: ClassVar[str] = "FS-14.11"

    def options(self, g: FineSand) -> list[int]:
        options: list[int] = []
        for i in range(len(g.book.sets)):
            option = USE_SET | g.book.sets[i]
            if g.crossed >= (i + 1) * g.book.spaces and not g.sets_used[i] and option not in options:
                options.append(option)
        options.append(STRIKE)
        return options

    def automatic(self, g: FineSand) -> bool:
        return True

    def chosen(self, g: FineSand, option: int) -> None:
        if option == STRIKE:
            strike(g)
            return
        value = option & NOUN
        for i in range(len(g.book.sets)):
            if g.book.sets[i] == value and not g.sets_used[i]:
                g.sets_used[i] = 1
                break
        g.total -= value
        g.tell(SET_USED, 0, value)
        g.then(self)


def strike(g: FineSand) -> None:
    """FS-14.12 Strike the number, or the next higher free one; under 1 counts as 1. FS-14.13 Above 20: lost."""
    number = max(g.total, 1)
    while number <= len(g.struck) and g.struck[number - 1]:
        number += 1
    g.total = number
    if number > len(g.struck):
        g.lost = True
        g.tell(LOST, 0)
    else:
        g.struck[number - 1] = 1
        g.tell(STRUCK, 0, number)
