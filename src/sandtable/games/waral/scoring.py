"""WA-10 Final scoring."""

from __future__ import annotations

from typing import ClassVar, final

from sandtable.engine.steps import Step
from sandtable.games.waral import book as b
from sandtable.games.waral.book import Score
from sandtable.games.waral.position import HAND, SHOWN, Waral
from sandtable.games.waral.verbs import SCORED, SHOWED


def count(g: Waral, seat: int, score: Score) -> int:
    """What a score counts, for a player."""
    per = score.per
    if per == b.PER_COIN:
        return g.coins[score.which][seat]
    if per == b.PER_THREE_COINS:
        return g.purse(seat) // 3
    if per == b.PER_TRICK_IN_HAND:
        return len(g.hand[seat]) + len(g.shown[seat])
    if per == b.PER_SMALL_DISTRICT:
        return sum([1 for district in g.control[seat] if g.book.power[district] <= 1])
    if per == b.PER_DISTRICT_BEYOND_FIRST:
        return max(g.count_type(seat, score.which) - 1, 0)
    types = sum([1 for type_ in range(len(b.TYPES)) if g.count_type(seat, type_)])
    if per == b.PER_TYPE_BEYOND_SECOND:
        return max(types - 2, 0)
    return 1 if types == len(b.TYPES) else 0


def worth(g: Waral, seat: int, score: Score | None) -> int:
    """So much power for each thing counted, up to the cap."""
    return 0 if score is None else min(score.cap, score.each * count(g, seat, score))


def end_powers(g: Waral, seat: int) -> int:
    """WA-10.4 What the characters of a band add at the end."""
    return sum([worth(g, seat, g.book.end_power[character]) for character in g.band[seat]])


def shown_power(g: Waral, seat: int) -> int:
    """WA-10.4 What the shown end tricks add."""
    return sum([worth(g, seat, g.book.end_score[g.book.design[card]]) for card in g.shown[seat]])


def held_power(g: Waral, seat: int) -> int:
    """WA-10.3 What the end tricks in a hand would add if the game ended now."""
    return sum([worth(g, seat, g.book.end_score[g.book.design[card]]) for card in g.hand[seat]])


def final_power(g: Waral, seat: int) -> int:
    """WA-10.4 District power, end powers of characters, shown end tricks."""
    return g.power_of(seat) + end_powers(g, seat) + shown_power(g, seat)


@final
class Scoring(Step[Waral]):
    """WA-10.3 Every end trick worth at least 1 is shown, for all players at once. WA-10.4 Then power is counted."""

    rule: ClassVar[str] = "WA-10.4"

    def run(self, g: Waral) -> None:
        for seat in range(g.players):
            for card in g.hand[seat][:]:
                power = worth(g, seat, g.book.end_score[g.book.design[card]])
                if power:
                    g.move(card, HAND + seat, SHOWN + seat)
                    g.tell(SHOWED, seat, g.book.design[card], power)
        for seat in range(g.players):
            g.tell(SCORED, seat, final_power(g, seat), g.power_of(seat), end_powers(g, seat), shown_power(g, seat))
        g.scored = True
