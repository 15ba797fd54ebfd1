"""What players of Frontier Wars do at once, without trying anything out: how they move, reinforce, draw and do research.

Orders and skills have no habits: what they bring must be tried.
"""

from __future__ import annotations

from typing import Final

from sandtable.engine.flow import asks
from sandtable.engine.judge import NO_HABIT
from sandtable.engine.names import NOUN, VERB
from sandtable.engine.steps import Step
from sandtable.games.frontier_wars import verbs as v
from sandtable.games.frontier_wars.arms import AddResearch
from sandtable.games.frontier_wars.book import INFANTRY, PLANE, TYPES
from sandtable.games.frontier_wars.drawing import DrawCard
from sandtable.games.frontier_wars.fly import Fly
from sandtable.games.frontier_wars.move import Movement, MoveTo
from sandtable.games.frontier_wars.position import FrontierWars
from sandtable.games.frontier_wars.reinforce import DraftTo, Reinforce
from sandtable.games.frontier_wars.wishes import DECK, ORDER, RESEARCH, UNIT, Wishes

NEVER: Final = -1000.0


def habit(g: FrontierWars, seat: int, weights: list[float]) -> int:
    """The option that a player picks at once."""
    options, step = g.offers[seat], asks(g, seat)
    if len(options) == 1 or step is None:
        return options[0]
    if isinstance(step, DrawCard):
        return best(options, [weights[DECK + (option & NOUN)] for option in options])
    if isinstance(step, AddResearch):
        return best(options, [research(g, option, weights) for option in options])
    if isinstance(step, Movement):
        return movement(Wishes(g, seat, weights), options)
    if isinstance(step, (MoveTo, DraftTo, Fly, Reinforce)):
        wishes = Wishes(g, seat, weights)
        return best(options, [wish(wishes, step, option) for option in options])
    return NO_HABIT


def best(options: list[int], values: list[float]) -> int:
    return options[values.index(max(values))]


def research(g: FrontierWars, option: int, weights: list[float]) -> float:
    """How much a player wants a card in the research deck."""
    return 0.0 if option == v.NONE else weights[RESEARCH] * g.book.research[option & NOUN] - weights[ORDER]


def movement(wishes: Wishes, options: list[int]) -> int:
    """The unit whose move brings most; none, if no move brings anything."""
    chosen, most = v.DONE, 0.0
    for option in options:
        if option != v.DONE:
            type_ = (option - (v.SELECT_FRESH if option >= v.SELECT_FRESH else v.SELECT)) // VERB
            tile = option & NOUN
            loss = wishes.loss(tile, type_)
            for target in wishes.reach(tile, type_):
                value = wishes.gain(target, type_) - loss
                if value > most:
                    chosen, most = option, value
    return chosen


def wish(wishes: Wishes, step: Step[FrontierWars], option: int) -> float:
    """How much a player wants a unit to move or be placed there."""
    tile = option & NOUN
    if isinstance(step, MoveTo):
        return wishes.gain(tile, step.type_)
    if isinstance(step, DraftTo):
        return wishes.gain(tile, INFANTRY)
    if isinstance(step, Fly):
        return wishes.gain(tile, PLANE) if option & ~NOUN == v.FLY else NEVER
    if option == v.DONE:
        return 0.0
    type_ = (option - v.REINFORCE) // VERB
    reserve = wishes.g.reserve[wishes.seat * TYPES + type_]
    return wishes.weights[UNIT + type_] * reserve / wishes.g.book.box[type_]
