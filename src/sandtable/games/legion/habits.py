"""What players of Legion do at once, without trying anything out: everybody's picks in the games that bots think through.

Whatever is asked, the option with the best wish is picked. Wishes are in Victory points; to do nothing is worth nothing.
"""

from __future__ import annotations

from typing import Final

from sandtable.engine.flow import asks
from sandtable.engine.judge import NO_HABIT
from sandtable.engine.names import NOUN
from sandtable.engine.steps import Step
from sandtable.games.legion import verbs as v
from sandtable.games.legion.aftermath import Bandage, Cripple, HitFactions, LoseSkill
from sandtable.games.legion.assault import AssaultMany, AssaultOne, PlaceWound, gets_down
from sandtable.games.legion.book import PLOTS
from sandtable.games.legion.bot import SCALE, SUPPLY
from sandtable.games.legion.commands import Commands
from sandtable.games.legion.declaring import DeclareHits
from sandtable.games.legion.equipping import PutOn
from sandtable.games.legion.errands import purchase, send, stay
from sandtable.games.legion.giving import GiveOrders, GiveTo, may_receive, recipients
from sandtable.games.legion.ground import worth_of_plot
from sandtable.games.legion.locations import CampReturn, Church
from sandtable.games.legion.march import Send
from sandtable.games.legion.moves import LureAway, MoveAny, MoveTo, MusterHere, SwapWith, WithdrawBearer
from sandtable.games.legion.people import may_take, power_of
from sandtable.games.legion.position import Legion
from sandtable.games.legion.recruitment import Shop, price_of
from sandtable.games.legion.resolution import ResolveOrder, slot_of
from sandtable.games.legion.reveal import ChooseReveals
from sandtable.games.legion.setup import KeepOfficer, PutUnder
from sandtable.games.legion.strikes import DiscardOrder, KillOther, TakeOrderWound, WoundEnemy
from sandtable.games.legion.tokens import kind_of
from sandtable.games.legion.wishes import RECRUIT, SUPPLIES, Wishes
from sandtable.games.legion.zones import CHOSEN

LITTLE: Final = 0.02
LEAD: Final = 0.02  # how much each Victory point of a rival is a reason to strike
NEVER: Final = -1000.0


def habit(g: Legion, seat: int, weights: list[float]) -> int:
    """The option that a player wishes for most; of equals the first."""
    options, step = g.offers[seat], asks(g, seat)
    if len(options) == 1 or step is None:
        return options[0]
    if not has_habits(step):
        return NO_HABIT
    wishes = Wishes(g, seat, weights)
    commands = Commands(wishes)
    best, most = options[0], NEVER
    for option in options:
        value = wish(commands, step, option)
        if value > most:
            best, most = option, value
    return best


def has_habits(step: Step[Legion]) -> bool:
    return isinstance(step, (
        Send, Shop, PutOn, GiveOrders, GiveTo, ResolveOrder, MoveAny, MoveTo, MusterHere, SwapWith, WithdrawBearer, LureAway,
        WoundEnemy, TakeOrderWound, KillOther, DiscardOrder, ChooseReveals, AssaultOne, AssaultMany, PlaceWound, HitFactions,
        Cripple, LoseSkill, Bandage, Church, CampReturn, KeepOfficer, PutUnder,
    ))  # fmt: skip


def wish(commands: Commands, step: Step[Legion], option: int) -> float:
    """How much a player wants what an option stands for."""
    verb, noun = option & ~NOUN, option & NOUN
    if isinstance(step, Send):
        return march(commands.wishes, verb, noun)
    if isinstance(step, Shop):
        return shop(commands.wishes, verb, option)
    if isinstance(step, PutOn):
        return purchase(commands.wishes, noun, step.kind)
    if isinstance(step, GiveOrders):
        return order(commands, step, verb, noun)
    if isinstance(step, GiveTo):
        g = commands.g
        return commands.give(g.place_of(noun), kind_of(g, g.piles[CHOSEN + commands.seat][0]))
    if isinstance(step, ResolveOrder):
        return resolve(commands, verb, noun)
    if isinstance(step, ChooseReveals):
        return LITTLE if verb == v.READY else commands.reveal(commands.g.bearer[slot_of(commands.g, commands.seat, noun)], noun)
    return aim(commands, step, verb, noun)


def march(wishes: Wishes, verb: int, noun: int) -> float:
    if verb in (v.SEND, v.SEND_FREELY):
        return send(wishes, noun % v.PAIR, noun // v.PAIR)
    return stay(wishes) if verb == v.PASS else NEVER


def shop(wishes: Wishes, verb: int, option: int) -> float:
    """What a purchase brings beyond its price."""
    g, seat, noun = wishes.g, wishes.seat, option & NOUN
    if verb == v.DONE:
        return LITTLE
    price = price_of(g, seat, option) * price_of_supply(wishes)
    if verb == v.RECRUIT:
        return wishes.weights[RECRUIT] * (wishes.times + SCALE[g.players]) - price
    if verb == v.BUY:
        able = [purchase(wishes, character, noun) for character in g.hand[seat] if may_take(g, character, noun)]
        return max(able) - price
    return -price


def price_of_supply(wishes: Wishes) -> float:
    return wishes.weights[SUPPLIES] * SUPPLY[min(wishes.left + 1, 4)] * SCALE[wishes.g.players]


def order(commands: Commands, step: GiveOrders, verb: int, kind: int) -> float:
    """What an order brings if it is laid on the best of those who may bear it."""
    g = commands.g
    if verb == v.STOP:
        return LITTLE
    if verb == v.TAKE_BACK:
        return 1.0
    able = [place for place in recipients(g, step.seat, step.giver) if may_receive(g, place, kind)]
    return max([commands.give(place, kind) for place in able])


def resolve(commands: Commands, verb: int, kind: int) -> float:
    if verb == v.USE:
        return commands.deeds.use(commands.g.bearer[slot_of(commands.g, commands.seat, kind)], kind)
    return LITTLE if verb == v.DONE else 0.0


def aim(commands: Commands, step: Step[Legion], verb: int, noun: int) -> float:
    """The wish for what an order, an Assault or a loss is aimed at."""
    g, wishes = commands.g, commands.wishes
    if verb in (v.STAY, v.FINISH, v.HOLD, v.NO_AID):
        return LITTLE
    if verb == v.MOVE and isinstance(step, MoveAny):
        return commands.deeds.move(g.place_of(noun), step.ignored)
    if verb == v.MOVE_TO and isinstance(step, MoveTo):
        return commands.deeds.move_to(step.place, noun)
    if verb == v.SWAP and isinstance(step, SwapWith):
        return commands.deeds.swap(step.place, g.place_of(noun))
    if verb == v.MUSTER and isinstance(step, MusterHere):
        value = commands.deeds.move_to(g.place_of(noun), g.where[step.place])
        return value + 0.5 if commands.deeds.idle(g.place_of(noun)) else value
    if verb == v.WITHDRAW and isinstance(step, WithdrawBearer):
        return commands.deeds.withdraw(step.place)
    if verb in (v.LURE, v.LURE_BACK):
        return commands.deeds.lure_away(noun if verb == v.LURE_BACK else g.place_of(noun))
    if verb == v.KILL and isinstance(step, KillOther):
        return -wishes.life(noun) - power_of(g, g.place_of(noun))
    return hit(commands, step, verb, noun)


def hit(commands: Commands, step: Step[Legion], verb: int, noun: int) -> float:
    """The wish for who strikes and who suffers."""
    g, wishes = commands.g, commands.wishes
    if verb == v.ASSAULT_TIMES:
        return float(noun)
    if verb == v.HIT and isinstance(step, WoundEnemy):
        return 1.0 + commands.deeds.wound(g.seat_of(noun), g.where[step.place])
    if verb in (v.ASSAULT, v.VIOLENCE) and isinstance(step, DeclareHits):
        return 1.0 + rivalry(wishes, g.seat_of(noun), step.plot)
    if verb == v.WOUND:
        place = g.place_of(noun)
        return 1.0 if isinstance(step, PlaceWound) and gets_down(g, place) else -wishes.hurt(place)
    if verb in (v.CRIPPLE, v.PUT_UNDER):
        return -wishes.soldier(noun)
    return wishes.soldier(noun) if verb in (v.AID, v.CURE, v.KEEP_OFFICER) else 0.0


def rivalry(wishes: Wishes, enemy: int, plot: int) -> float:
    """How much it matters to a player to strike just these on a Plot: they may win it, or the game."""
    return wishes.outlook.chance[enemy * PLOTS + plot] * worth_of_plot(wishes.g, plot) + LEAD * wishes.g.vp[enemy]
