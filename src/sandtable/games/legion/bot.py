"""How good a position of Legion is: for the greedy bot, and where search begins."""

from __future__ import annotations

from math import exp, log
from typing import Final

from sandtable.engine.flow import apply, asks
from sandtable.engine.judge import weighed
from sandtable.engine.names import in_order
from sandtable.engine.steps import Step
from sandtable.games.legion import book as b
from sandtable.games.legion import verbs as v
from sandtable.games.legion.aftermath import Cripple, HitFactions, LoseSkill
from sandtable.games.legion.assault import AssaultMany, PlaceWound
from sandtable.games.legion.giving import GiveOrders, GiveTo
from sandtable.games.legion.moves import LureAway, MoveAny, MoveTo, MusterHere, SwapWith, WithdrawBearer
from sandtable.games.legion.outlook import Outlook
from sandtable.games.legion.people import can, orders_of, skills_of, wounds_left
from sandtable.games.legion.position import Legion
from sandtable.games.legion.prospects import cost, promise
from sandtable.games.legion.recruitment import Equip
from sandtable.games.legion.strikes import DiscardOrder, KillOther, TakeOrderWound, WoundEnemy
from sandtable.games.legion.survival import EquipSurvivor
from sandtable.games.legion.zones import AVAILABLE, INTERLUDE, MARCHING, RECRUITING, SETTING_UP

# What counts for a faction. What soldiers are good for counts once for each round to come, and for more with fewer players.
VICTORY_POINT: Final = 0
POWER: Final = 1
SKILL: Final = 2
ASSAULT: Final = 3
VIOLENCE: Final = 4
FIRST_AID: Final = 5
FRAGILITY: Final = 6
COAT: Final = 7
GIVER: Final = 8
WOUNDED: Final = 9
FROSTBITTEN: Final = 10
TO_DRAW: Final = 11
SUPPLIES: Final = 12
TOKEN: Final = 13
PROMISE: Final = 14
COST: Final = 15
TO_GIVE: Final = 16
TO_PLACE: Final = 17
TO_SUFFER: Final = 18
RIVALRY: Final = 19  # how open it is which of the rivals would win: nothing with one of them
THINGS: Final = in_order({
    "victory point": VICTORY_POINT, "power": POWER, "skill": SKILL, "Assault": ASSAULT, "Violence": VIOLENCE,
    "First Aid": FIRST_AID, "Fragility": FRAGILITY, "warm coat": COAT, "giver of orders": GIVER, "Wound": WOUNDED,
    "Frostbite": FROSTBITTEN, "soldier to draw": TO_DRAW, "Supply": SUPPLIES, "order in reserve": TOKEN,
    "promise of the Plots": PROMISE, "cost of the Plots": COST, "order to give": TO_GIVE, "Wound to place": TO_PLACE,
    "Violence to suffer": TO_SUFFER, "rivalry": RIVALRY,
})  # fmt: skip

ABILITIES: Final = [
    (b.ASSAULT, ASSAULT), (b.VIOLENCE, VIOLENCE), (b.FIRST_AID, FIRST_AID), (b.FRAGILITY, FRAGILITY),
]  # fmt: skip
SCALE: Final = [1.0, 1.0, 2.0, 1.35, 1.0]  # by the number of players
SUPPLY: Final = [0.02, 0.3, 0.45, 0.55, 0.6]  # in VP, by the rounds in which it can still be spent
LOOK_AHEAD: Final = 3  # halves of a pick to look through
MEAN_SHARE: Final = 0.45  # how much of the others' standing counts against one's own
BEST_SHARE: Final = 0.35


def best_half(g: Legion, seat: int, depth: int, weights: list[float]) -> float:
    """What speaks for a seat. A pick that needs a second choice is judged by its best second choice."""
    step = asks(g, seat)
    if depth == 0 or step is None or seat not in g.offers or not is_half(step):
        return compare(g, seat, weights)
    best = -1000.0
    for option in g.offers[seat]:
        h = g.clone()
        apply(h, seat, option)
        best = max(best, best_half(h, seat, depth - 1, weights))
    return best


def is_half(step: Step[Legion]) -> bool:
    """Whether a decision only completes the pick before it."""
    return isinstance(
        step,
        (
            Equip,
            EquipSurvivor,
            GiveTo,
            MoveAny,
            MoveTo,
            LureAway,
            MusterHere,
            SwapWith,
            WithdrawBearer,
            WoundEnemy,
            KillOther,
            DiscardOrder,
            LoseSkill,
            AssaultMany,
            HitFactions,
        ),
    )


def compare(g: Legion, seat: int, weights: list[float]) -> float:
    """Own worth less the others': the strongest of them, and all on the average. A finished game counts in full."""
    if g.scored and g.stage != INTERLUDE:
        return 1000.0 * (g.players - g.rank[seat]) + g.score[seat]
    outlook = Outlook(g)
    worths = [weighed(weights, things(g, other, outlook)) for other in range(g.players)]
    others = [worths[other] for other in range(g.players) if other != seat]
    if g.players == 2:
        return worths[seat] - others[0]
    return worths[seat] - BEST_SHARE * max(others) - MEAN_SHARE * sum(others) / len(others)


def ahead(g: Legion, seat: int, weights: list[float]) -> list[float]:
    """The same thing by thing, where the chance to win is asked for: a rival counts the more, the likelier it wins."""
    outlook = Outlook(g)
    found = [things(g, other, outlook) for other in range(g.players)]
    rivals = [other for other in range(g.players) if other != seat]
    shares = shares_of([weighed(weights, found[other]) for other in rivals])
    mine = found[seat]
    for i in range(len(rivals)):
        theirs = found[rivals[i]]
        mine = [mine[k] - shares[i] * theirs[k] for k in range(len(mine))]
    mine[RIVALRY] = sum([share * log(share) for share in shares if share > 0.0])
    return mine


def shares_of(worths: list[float]) -> list[float]:
    """How likely each of several is to win, if one of them does."""
    best = max(worths)
    odds = [exp(worth - best) for worth in worths]
    total = sum(odds)
    return [each / total for each in odds]


def things(g: Legion, seat: int, outlook: Outlook) -> list[float]:
    """VP so far, what the Plots still promise, and what the survivors and Supplies are good for later: by number of `THINGS`."""
    found = [0.0] * len(THINGS)
    left = rounds_left(g)
    dying = [1 for place in g.places(seat) if wounds_left(g, g.who(place)) <= 0]  # as good as dead: they die together (LE-9.7)
    found[VICTORY_POINT] = g.vp[seat] - g.book.death_penalty * float(g.dead(seat) + len(dying))
    add_people(g, seat, left, found)
    spend = left + 1 if g.stage == RECRUITING or g.stage == SETTING_UP else left
    found[SUPPLIES] = g.supplies[seat] * SUPPLY[min(spend, 4)] * SCALE[g.players]
    found[TOKEN] = float(len(g.piles[AVAILABLE + seat])) if left else 0.0
    if g.stage == INTERLUDE:
        found[VICTORY_POINT] += g.recorded[seat] - g.vp[seat] + g.dead(seat)
        return found
    found[PROMISE] = promise(outlook, seat, SUPPLY[min(left, 4)] * SCALE[g.players])
    found[COST] = cost(outlook, seat, left)
    add_pending(g, seat, found)
    return found


def rounds_left(g: Legion) -> int:
    """The rounds after this one, in a campaign those of the next game too."""
    return g.book.rounds - g.round if not (g.survival and g.game < g.book.games) else g.book.rounds - g.round + 2


def add_people(g: Legion, seat: int, left: int, found: list[float]) -> None:
    """The living, in the rounds to come: those in hand and on Plots, and those who will be drawn."""
    if not left:
        return
    times = left * SCALE[g.players]
    count = 0
    for character in [g.who(place) for place in g.places(seat)] + g.hand[seat]:
        if wounds_left(g, character) > 0:
            add_soldier(g, character, times, found)
            count += 1
    drawn = min(max(g.book.hand - count, 0), len(g.deck[seat]))
    for character in g.deck[seat][len(g.deck[seat]) - drawn :]:
        found[WOUNDED] += times * g.wounds[character]
        found[FROSTBITTEN] += times * g.frostbites[character]
    found[TO_DRAW] = times * drawn


def add_soldier(g: Legion, character: int, times: float, found: list[float]) -> None:
    """What a character can do, with all that it bears."""
    book = g.book
    found[POWER] += times * (book.power[character] + book.power_of_kit[g.kit[character]])
    found[SKILL] += times * skills_of(g, character).bit_count()
    for ability, thing in ABILITIES:
        if can(g, character, ability):
            found[thing] += times
    if book.warm_of_kit[g.kit[character]]:
        found[COAT] += times
    found[GIVER] += times * orders_of(g, character)
    found[WOUNDED] += times * g.wounds[character]
    found[FROSTBITTEN] += times * g.frostbites[character]


def add_pending(g: Legion, seat: int, found: list[float]) -> None:
    """What is under way: orders that may still be given, Wounds and Violence that were declared."""
    if g.stage in (RECRUITING, MARCHING) and not (g.stage == MARCHING and g.passed[seat]):
        for character in g.hand[seat]:
            orders = orders_of(g, character)
            found[TO_GIVE] += min(orders, len(g.hand[seat]) - 1 + len(g.places(seat)))
    for step in g.todo:
        if isinstance(step, GiveOrders) and step.seat == seat:
            waiting = [place for place in g.places(seat) if place != step.giver and not g.ordered[place]]
            found[TO_GIVE] += min(step.left, len(waiting))
        elif isinstance(step, (PlaceWound, TakeOrderWound)) and step.seat == seat:
            found[TO_PLACE] += 1
        elif isinstance(step, Cripple) and step.seat == seat:
            found[TO_SUFFER] += (1 + rounds_left(g)) / 2


def idle(g: Legion, seat: int) -> int:
    """What the table picks for a seat whose clock ran out: nothing is bought, nobody is sent, the least is lost."""
    options = g.offers[seat]
    for wanted in (v.DONE, v.PASS, v.STOP, v.READY, v.STAY, v.FINISH, v.ENOUGH, v.NO_AID, v.HOLD):
        if wanted in options:
            return wanted
    return options[-1]
