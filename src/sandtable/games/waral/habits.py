"""What players of Waral do at once, without trying anything out: everybody's picks in the games that bots think through.

Whatever is asked, the option with the best wish is picked. Wishes are in coins; to decline is worth nothing.
"""

from __future__ import annotations

from typing import Final

from sandtable.engine.chance import Dice
from sandtable.engine.judge import moody
from sandtable.engine.names import NOUN
from sandtable.games.waral import verbs as v
from sandtable.games.waral.book import FREE
from sandtable.games.waral.position import Waral
from sandtable.games.waral.turn import Action
from sandtable.games.waral.wishes import CHARACTER, NEARNESS, OTHER_EFFECT, Wishes

NEVER: Final = -1000.0


def habit(g: Waral, seat: int, weights: list[float]) -> int:
    """The option that a player wishes for most."""
    options = g.offers[seat]
    if len(options) == 1:
        return options[0]
    wishes = Wishes(g, seat, weights)
    best, most = options[0], NEVER
    for option in options:
        value = wish(wishes, option)
        if value > most:
            best, most = option, value
    return best


def in_a_mood(weights: list[float], dice: Dice) -> list[float]:
    """The same habits, with everything worth somewhat more or less. A plan whose coins are missing never gains by that."""
    mood = moody(weights, dice)
    mood[NEARNESS] = min(mood[NEARNESS], weights[NEARNESS])
    return mood


def wish(wishes: Wishes, option: int) -> float:
    """How much a player wants what an option stands for."""
    g, verb, noun = wishes.g, option & ~NOUN, option & NOUN
    if verb == v.USE:
        return best_action(wishes, noun)
    if verb in (v.LOOT, v.TAKE):
        return action(wishes, g.acting, option)
    if verb == v.PLAY:
        return trick(wishes, noun)
    if verb in (v.GAIN, v.GRAB):
        return wishes.with_coin(noun, 1)
    if verb == v.PAY:
        return wishes.with_coin(noun, -1)
    if verb == v.PICK:
        return g.book.worth[noun]
    return wish_for_target(wishes, verb, noun)


def best_action(wishes: Wishes, character: int) -> float:
    """What the best action of a character brings."""
    options = Action(wishes.seat, character, wishes.g.strikes).options(wishes.g)
    return max([action(wishes, character, option) for option in options])


def action(wishes: Wishes, character: int, option: int) -> float:
    verb, noun = option & ~NOUN, option & NOUN
    if verb == v.LOOT:
        return wishes.loot(character, noun)
    return wishes.take(character, noun) if verb == v.TAKE else wishes.trick(noun)


def trick(wishes: Wishes, design: int) -> float:
    """A free trick that is worth playing is played before anything else; a reaction saves what it answers, besides."""
    g, value = wishes.g, wishes.trick(design)
    if g.active != wishes.seat:
        return value + wishes.weights[CHARACTER]
    return value - NEVER if value > 0 and g.book.mode[design] == FREE else value


def wish_for_target(wishes: Wishes, verb: int, noun: int) -> float:
    """The wish for what an effect or a cost is aimed at."""
    g, book = wishes.g, wishes.g.book
    if verb in (v.DESTROY, v.RECEIVE):
        return 1.0 + book.power[noun]
    if verb in (v.RUIN, v.GIVE):
        return 1.0 / (1 + book.power[noun]) - 0.1 * book.income[noun]
    if verb == v.SEIZE:
        return wishes.gain(noun)
    if verb == v.BLOCK:
        return book.income[noun]
    if verb == v.STEAL:
        return 1.0 + g.purse(noun)
    if verb == v.PILLAGE:
        return wishes.plain_loot(noun)
    if verb in (v.WRECK, v.BOTTOM):
        return wishes.weights[OTHER_EFFECT] - wishes.gain(noun)
    return wishes.weights[CHARACTER] if verb in (v.SKIP, v.READY, v.APPLY) else 0.0
