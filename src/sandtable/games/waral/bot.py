"""How good a position of Waral is: for the greedy bot, and where search begins."""

from __future__ import annotations

from typing import Final

from sandtable.engine.flow import apply, asks
from sandtable.engine.names import NOUN
from sandtable.engine.steps import Decision
from sandtable.games.waral import verbs as v
from sandtable.games.waral.any_time import AnyTime
from sandtable.games.waral.effects import Draw, Gain
from sandtable.games.waral.pay import missing
from sandtable.games.waral.position import Waral
from sandtable.games.waral.scoring import end_powers, final_power, worth
from sandtable.games.waral.sent_back import SentBack
from sandtable.games.waral.struck import Struck
from sandtable.games.waral.turn import Turn

# What a thing is worth in coins
POWER: Final = 3.6
TRICK: Final = 2.0
SPARE_TRICK: Final = 0.8  # each beyond the fourth
READY: Final = 2.4  # a character that can still act in this round
DISTRICT_TYPE: Final = 0.8  # a key for tricks
PLAN: Final = 0.5  # of what the best district in reach would bring
SECOND_PLAN: Final = 0.25
NEARNESS: Final = 0.7  # what is left of a plan for each missing coin
WORTH: Final = 6.0  # of a character in the draft, between no and double the fair share

ROUND_POWER: Final = 2.3  # what the leader gains in a round
HARM: Final = [0.8, 0.45, 0.3]  # how much the leader's standing counts against one's own, for 2, 3 and 4 players
DEPTH: Final = 2  # picks in the middle of an action that are tried in full; after them the first option is as good as any


def evaluate(g: Waral, seat: int) -> float:
    """Own standing against the leader's, after the best end of an action that is under way."""
    return look(g, seat, DEPTH)


def look(g: Waral, seat: int, depth: int) -> float:
    step = asks(g, seat)
    if step is None:
        return look(answered(g), seat, depth) if waits_for_answer(g, seat) else judge(g, seat)
    if not isinstance(step, Decision) or isinstance(step, (Turn, Struck, SentBack, AnyTime)):
        return judge(g, seat)
    options = g.offers[seat]
    if not depth:
        return look(after(g, seat, options[0]), seat, 0)
    return max([look(after(g, seat, option), seat, depth - 1) for option in options])


def after(g: Waral, seat: int, option: int) -> Waral:
    h = g.clone()
    apply(h, seat, option)
    return h


def waits_for_answer(g: Waral, seat: int) -> bool:
    """Whether a rival is asked about what this seat is doing."""
    if g.active != seat or len(g.offers) != 1:
        return False
    return any([isinstance(asks(g, rival), (Struck, SentBack)) for rival in g.offers])


def answered(g: Waral) -> Waral:
    """The same, with the rival declining to react."""
    return after(g, min(g.offers), v.DECLINE)


def judge(g: Waral, seat: int) -> float:
    if g.scored:
        return 1000 * compare(g, seat) + float(final_power(g, seat))
    left = rounds_left(g)
    best = max([standing(g, rival, left) for rival in g.rivals(seat)])
    mine = standing(g, seat, left) + plans(g, seat, left) + hopes(g, seat, left)
    return mine - HARM[g.players - 2] * best


def compare(g: Waral, seat: int) -> int:
    """WA-10.5 1 for a victory, 0 for a shared one, -1 for a defeat."""
    best = max([final_power(g, rival) for rival in g.rivals(seat)])
    mine = final_power(g, seat)
    return 1 if mine > best else 0 if mine == best else -1


def rounds_left(g: Waral) -> float:
    """How many rounds will follow this one: none once somebody shows the target."""
    best = max([g.power_of(seat) for seat in range(g.players)])
    return 0.0 if best >= g.target else min((g.target - best) / ROUND_POWER, float(g.cap - g.round))


def standing(g: Waral, seat: int, left: float) -> float:
    """What everybody sees of a player, in coins."""
    late = min(left / 1.5, 1.0)
    ready = len(g.ready(seat))
    total = POWER * g.power_of(seat) + POWER * (1 - 0.6 * late) * end_powers(g, seat)
    total += g.purse(seat) * max(late, 0.3 if ready else 0.0)
    tricks = len(g.hand[seat])
    total += late * (TRICK * min(tricks, 4) + SPARE_TRICK * max(tricks - 4, 0))
    total += READY * ready * max(late, 0.5)
    for district in g.control[seat]:
        total += income(g, district) * max(left - (1 if g.blocked[district] else 0), 0.0)
    for type_ in range(4):
        if g.count_type(seat, type_):
            total += DISTRICT_TYPE * late
    if not g.round:
        total += draft(g, seat)
    return total


def income(g: Waral, district: int) -> float:
    """What a district collects in a round."""
    total = 0.0
    for index in g.book.collect[district]:
        effect = g.book.effects[index]
        if isinstance(effect, Gain):
            total += sum(effect.coins)
        elif isinstance(effect, Draw):
            total += TRICK * effect.n
    return total


def draft(g: Waral, seat: int) -> float:
    """The band so far, and the character about to join it."""
    total = sum([g.book.worth[character] for character in g.band[seat]])
    if seat in g.sealed:
        total += g.book.worth[g.sealed[seat] & NOUN]
    return WORTH * total


def hopes(g: Waral, seat: int, left: float) -> float:
    """The end tricks of the own hand."""
    power = sum([worth(g, seat, g.book.end_score[g.book.design[card]]) for card in g.hand[seat]])
    return POWER * power * (1 - 0.4 * min(left / 1.5, 1.0))


def plans(g: Waral, seat: int, left: float) -> float:
    """How near the two best districts of the area are."""
    first = second = 0.0
    for slot in range(g.slots):
        if g.area[slot]:
            value = plan(g, seat, g.area[slot][0], left)
            if value > first:
                first, second = value, first
            elif value > second:
                second = value
    return PLAN * first + SECOND_PLAN * second


def plan(g: Waral, seat: int, district: int, left: float) -> float:
    cost = g.book.cost[district]
    if cost.ruins and not g.control[seat]:
        return 0.0
    if left == 0.0 and not g.ready(seat):
        return 0.0
    gain = POWER * g.book.power[district] + income(g, district) * left - sum(cost.coins) * min(left / 1.5, 1.0)
    gain -= READY * cost.characters + (4.0 if cost.ruins else 0.0)
    if gain <= 0:
        return 0.0
    for _ in range(missing(g, seat, cost.coins, 0, False)):
        gain *= NEARNESS
    return gain


def idle(g: Waral, seat: int) -> int:
    """WA-6.9 Whoever does not answer in time declines; a turn is ended; otherwise the first thing offered happens."""
    options = g.offers[seat]
    for wanted in (v.DECLINE, v.ENOUGH, v.END_TURN):
        if wanted in options:
            return wanted
    return options[0]
