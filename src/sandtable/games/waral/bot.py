"""How good a position of Waral is: for the greedy bot, and where search begins."""

from __future__ import annotations

from typing import Final

from sandtable.engine.flow import apply, asks
from sandtable.engine.judge import weighed
from sandtable.engine.names import NOUN, in_order
from sandtable.engine.steps import Decision
from sandtable.games.waral import verbs as v
from sandtable.games.waral.any_time import AnyTime
from sandtable.games.waral.habits import habit
from sandtable.games.waral.pay import missing
from sandtable.games.waral.position import Waral
from sandtable.games.waral.scoring import end_powers, final_power, held_power
from sandtable.games.waral.sent_back import SentBack
from sandtable.games.waral.struck import Struck
from sandtable.games.waral.turn import Turn

# What counts for a player. Coins, tricks and districts count for less towards the end; the last three only their owner knows.
POWER: Final = 0
END_POWER: Final = 1
COIN: Final = 2
TRICK: Final = 3
SPARE_TRICK: Final = 4
READY: Final = 5
INCOME: Final = 6
TYPE: Final = 7
DRAFTED: Final = 8
PLAN: Final = 9
SECOND_PLAN: Final = 10
END_TRICK: Final = 11
THINGS: Final = in_order({
    "power": POWER, "end power": END_POWER, "coin": COIN, "trick": TRICK, "trick beyond the fourth": SPARE_TRICK,
    "ready character": READY, "income": INCOME, "type of district": TYPE, "character in the draft": DRAFTED, "best plan": PLAN,
    "second plan": SECOND_PLAN, "end trick": END_TRICK,
})  # fmt: skip

# What a plan is worth in coins
WORTH_OF_POWER: Final = 3.6
WORTH_OF_CHARACTER: Final = 2.4
WORTH_OF_RUIN: Final = 4.0
NEARNESS: Final = 0.7  # what is left of a plan for each missing coin

ROUND_POWER: Final = 2.3  # what the leader gains in a round
HARM: Final = [0.8, 0.45, 0.3]  # how much the leader's standing counts against one's own, for 2, 3 and 4 players
DEPTH: Final = 2  # picks in the middle of an action that are tried in full; after them players go by their habits
LEAN_DEPTH: Final = 0


def look(g: Waral, seat: int, depth: int, weights: list[float], habits: list[float]) -> float:
    """What speaks for a seat, after the best end of an action that is under way."""
    step = asks(g, seat)
    if step is None:
        return look(answered(g), seat, depth, weights, habits) if waits_for_answer(g, seat) else judge(g, seat, weights)
    if not isinstance(step, Decision) or isinstance(step, (Turn, Struck, SentBack, AnyTime)):
        return judge(g, seat, weights)
    if not depth:
        return look(after(g, seat, habit(g, seat, habits)), seat, 0, weights, habits)
    return max([look(after(g, seat, option), seat, depth - 1, weights, habits) for option in g.offers[seat]])


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


def judge(g: Waral, seat: int, weights: list[float]) -> float:
    """Own worth against the leader's; a finished game counts in full."""
    if g.scored:
        return 1000 * compare(g, seat) + float(final_power(g, seat))
    left = rounds_left(g)
    best = weighed(weights, things_of_best_rival(g, seat, left, weights))
    return weighed(weights, things(g, seat, left, True)) - HARM[g.players - 2] * best


def things_of_best_rival(g: Waral, seat: int, left: float, weights: list[float]) -> list[float]:
    best: list[float] = []
    for rival in g.rivals(seat):
        found = things(g, rival, left, False)
        if not best or weighed(weights, found) > weighed(weights, best):
            best = found
    return best


def things_of_rivals(g: Waral, seat: int, left: float, weights: list[float]) -> list[float]:
    """The mean of all rivals, the strongest counting double: of several, it is not worth all to hold one back."""
    best = things_of_best_rival(g, seat, left, weights)
    found = [things(g, rival, left, False) for rival in g.rivals(seat)]
    return [(best[i] + sum([rival[i] for rival in found])) / g.players for i in range(len(best))]


def compare(g: Waral, seat: int) -> int:
    """WA-10.5 1 for a victory, 0 for a shared one, -1 for a defeat."""
    best = max([final_power(g, rival) for rival in g.rivals(seat)])
    mine = final_power(g, seat)
    return 1 if mine > best else 0 if mine == best else -1


def share(g: Waral, seat: int) -> float:
    """WA-10.5 After scoring: the share of the victory."""
    powers = [final_power(g, other) for other in range(g.players)]
    return 1.0 / powers.count(max(powers)) if powers[seat] == max(powers) else 0.0


def rounds_left(g: Waral) -> float:
    """How many rounds will follow this one: none once somebody shows the target."""
    best = max([g.power_of(seat) for seat in range(g.players)])
    return 0.0 if best >= g.target else min((g.target - best) / ROUND_POWER, float(g.cap - g.round))


def things(g: Waral, seat: int, left: float, privy: bool) -> list[float]:
    """What speaks for a player: by number of `THINGS`. Not all of it is known to others."""
    found = [0.0] * len(THINGS)
    late = min(left / 1.5, 1.0)
    ready, tricks = len(g.ready(seat)), len(g.hand[seat])
    found[POWER] = float(g.power_of(seat))
    found[END_POWER] = (1 - 0.6 * late) * end_powers(g, seat)
    found[COIN] = g.purse(seat) * max(late, 0.3 if ready else 0.0)
    found[TRICK] = late * min(tricks, 4)
    found[SPARE_TRICK] = late * max(tricks - 4, 0)
    found[READY] = ready * max(late, 0.5)
    for district in g.control[seat]:
        found[INCOME] += g.book.income[district] * max(left - (1 if g.blocked[district] else 0), 0.0)
    found[TYPE] = late * len({g.book.type[district] for district in g.control[seat]})
    if not g.round:
        found[DRAFTED] = draft(g, seat)
    if privy:
        add_plans(g, seat, left, found)
        found[END_TRICK] = held_power(g, seat) * (1 - 0.4 * late)
    return found


def draft(g: Waral, seat: int) -> float:
    """The band so far, and the character about to join it."""
    total = sum([g.book.worth[character] for character in g.band[seat]])
    if seat in g.sealed:
        total += g.book.worth[g.sealed[seat] & NOUN]
    return total


def add_plans(g: Waral, seat: int, left: float, found: list[float]) -> None:
    """How near the two best districts of the area are."""
    for slot in range(g.slots):
        if g.area[slot]:
            value = plan(g, seat, g.area[slot][0], left)
            if value > found[PLAN]:
                found[PLAN], found[SECOND_PLAN] = value, found[PLAN]
            elif value > found[SECOND_PLAN]:
                found[SECOND_PLAN] = value


def plan(g: Waral, seat: int, district: int, left: float) -> float:
    cost = g.book.cost[district]
    if cost.ruins and not g.control[seat]:
        return 0.0
    if left == 0.0 and not g.ready(seat):
        return 0.0
    gain = WORTH_OF_POWER * g.book.power[district] + g.book.income[district] * left - sum(cost.coins) * min(left / 1.5, 1.0)
    gain -= WORTH_OF_CHARACTER * cost.characters + (WORTH_OF_RUIN if cost.ruins else 0.0)
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
