"""How good a position of Legion is: for the greedy bot, and where search begins."""

from __future__ import annotations

from typing import Final

from sandtable.engine.flow import apply, asks
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
from sandtable.games.legion.prospects import FROSTBITE, WOUND, cost, promise
from sandtable.games.legion.recruitment import Equip
from sandtable.games.legion.strikes import DiscardOrder, KillOther, TakeOrderWound, WoundEnemy
from sandtable.games.legion.survival import EquipSurvivor
from sandtable.games.legion.zones import AVAILABLE, INTERLUDE, MARCHING, RECRUITING, SETTING_UP

# What a thing is worth in VP, for each round in which it counts, with four players
POWER: Final = 0.2
SKILL: Final = 0.18
ASSAULT: Final = 0.19
VIOLENCE: Final = 0.11
FIRST_AID: Final = 0.06
FRAGILITY: Final = -0.12
GIVER: Final = 0.25
COAT: Final = 0.08
SCALE: Final = [1.0, 1.0, 2.0, 1.35, 1.0]  # with fewer players each soldier counts for more
SUPPLY: Final = [0.02, 0.3, 0.45, 0.55, 0.6]  # by the rounds in which it can still be spent
REPLACEMENT: Final = 0.72  # what a soldier drawn from the deck is worth for a round
CRIPPLE: Final = 0.15
TOKEN: Final = 0.1  # an order kept for later
PROMISE: Final = 0.45  # an order that can still be given
LOOK_AHEAD: Final = 3  # halves of a pick to look through
MEAN_SHARE: Final = 0.45  # how much of the others' standing counts against one's own
BEST_SHARE: Final = 0.35


def evaluate(g: Legion, seat: int) -> float:
    """Own standing less the others'. Where a pick is only half made, its best other half counts."""
    return best_half(g, seat, LOOK_AHEAD)


def best_half(g: Legion, seat: int, depth: int) -> float:
    step = asks(g, seat)
    if depth == 0 or step is None or seat not in g.offers or not is_half(step):
        return compare(g, seat)
    best = -1000.0
    for option in g.offers[seat]:
        h = g.clone()
        apply(h, seat, option)
        best = max(best, best_half(h, seat, depth - 1))
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


def compare(g: Legion, seat: int) -> float:
    if g.scored and g.stage != INTERLUDE:
        return 1000.0 * (g.players - g.rank[seat]) + g.score[seat]
    outlook = Outlook(g)
    standings = [standing(g, other, outlook) for other in range(g.players)]
    others = [standings[other] for other in range(g.players) if other != seat]
    share = 1.0 if g.players == 2 else MEAN_SHARE + BEST_SHARE
    against = max(others) if g.players == 2 else (MEAN_SHARE * sum(others) / len(others) + BEST_SHARE * max(others)) / share
    return standings[seat] - share * against


def standing(g: Legion, seat: int, outlook: Outlook) -> float:
    """VP so far, what the Plots still promise, and what the survivors and Supplies are good for later."""
    left = rounds_left(g)
    worth = g.vp[seat] - g.book.death_penalty * float(g.dead(seat)) + people(g, seat, left)
    spend = left + 1 if g.stage == RECRUITING or g.stage == SETTING_UP else left
    worth += g.supplies[seat] * SUPPLY[min(spend, 4)] * SCALE[g.players]
    worth += TOKEN * len(g.piles[AVAILABLE + seat]) if left else 0.0
    if g.stage == INTERLUDE:
        return worth + g.recorded[seat] - g.vp[seat] + g.dead(seat)
    worth += promise(outlook, seat, SUPPLY[min(left, 4)] * SCALE[g.players])
    worth -= cost(outlook, seat, left)
    return worth + pending(g, seat)


def rounds_left(g: Legion) -> int:
    """The rounds after this one, in a campaign those of the next game too."""
    return g.book.rounds - g.round if not (g.survival and g.game < g.book.games) else g.book.rounds - g.round + 2


def people(g: Legion, seat: int, left: int) -> float:
    """What the living are worth in the rounds to come: those in hand and on Plots, and those who will be drawn."""
    if not left:
        return 0.0
    here = [g.who(place) for place in g.places(seat)] + g.hand[seat]
    worth = 0.0
    count = 0
    for character in here:
        if wounds_left(g, character) > 0:
            worth += soldier(g, character)
            count += 1
    drawn = min(max(g.book.hand - count, 0), len(g.deck[seat]))
    for character in g.deck[seat][len(g.deck[seat]) - drawn :]:
        worth -= WOUND * g.wounds[character] + FROSTBITE * g.frostbites[character]
    return (worth + drawn * REPLACEMENT) * left * SCALE[g.players]


def soldier(g: Legion, character: int) -> float:
    """What a character is worth for one round, with all that it bears."""
    book = g.book
    worth = POWER * (book.power[character] + book.power_of_kit[g.kit[character]]) + SKILL * skills_of(g, character).bit_count()
    if can(g, character, b.ASSAULT):
        worth += ASSAULT
    if can(g, character, b.VIOLENCE):
        worth += VIOLENCE
    if can(g, character, b.FIRST_AID):
        worth += FIRST_AID
    if can(g, character, b.FRAGILITY):
        worth += FRAGILITY
    if g.book.warm_of_kit[g.kit[character]]:
        worth += COAT
    worth += GIVER * orders_of(g, character)
    return worth - WOUND * g.wounds[character] - FROSTBITE * g.frostbites[character]


def pending(g: Legion, seat: int) -> float:
    """What is under way: orders that may still be given, Wounds and Violence that were declared."""
    worth = 0.0
    if g.stage in (RECRUITING, MARCHING) and not (g.stage == MARCHING and g.passed[seat]):
        for character in g.hand[seat]:
            orders = orders_of(g, character)
            worth += PROMISE * min(orders, len(g.hand[seat]) - 1 + len(g.places(seat)))
    for step in g.todo:
        if isinstance(step, GiveOrders) and step.seat == seat:
            waiting = [place for place in g.places(seat) if place != step.giver and not g.ordered[place]]
            worth += PROMISE * min(step.left, len(waiting))
        elif isinstance(step, (PlaceWound, TakeOrderWound)) and step.seat == seat:
            worth -= WOUND * 2
        elif isinstance(step, Cripple) and step.seat == seat:
            worth -= CRIPPLE * (1 + rounds_left(g)) / 2
    return worth


def idle(g: Legion, seat: int) -> int:
    """What the table picks for a seat whose clock ran out: nothing is bought, nobody is sent, the least is lost."""
    options = g.offers[seat]
    for wanted in (v.DONE, v.PASS, v.STOP, v.READY, v.STAY, v.FINISH, v.ENOUGH, v.NO_AID, v.HOLD):
        if wanted in options:
            return wanted
    return options[-1]
