"""The book: every card as numbers, in the order of the content files. Shared by all positions of a game."""

from __future__ import annotations

from typing import Any, Final, Generic, final

from sandtable.engine.names import in_order
from sandtable.engine.native import mypyc_attr
from sandtable.engine.steps import G

SEATS: Final = 4

# Coins, and the fourth kind of a price: any coin
GOLD: Final = 0
SILVER: Final = 1
IRON: Final = 2
ANY: Final = 3
KINDS: Final = 3
COINS: Final = in_order({"gold": GOLD, "silver": SILVER, "iron": IRON})
PRICES: Final = in_order({"gold": GOLD, "silver": SILVER, "iron": IRON, "any": ANY})

# Types of districts
TYPES: Final = ["military", "merchant", "cultural", "strategic"]

# How a trick is used
ACTION: Final = 0
FREE: Final = 1
REACTION: Final = 2
END: Final = 3
MODES: Final = {"action": ACTION, "free": FREE, "reaction": REACTION, "end": END}

# What a reaction answers
NO_TRIGGER: Final = -1
STRUCK: Final = 0
SENT_BACK: Final = 1
TRIGGERS: Final = {"struck": STRUCK, "sent_back": SENT_BACK}

# Strikes a power may protect from, as bits
BY_DESTROYING: Final = 1
BY_SWAPPING: Final = 2
IMMUNITIES: Final = {"destroy_rival": BY_DESTROYING, "swap": BY_SWAPPING}

# What a score counts
PER_COIN: Final = 0
PER_TYPE_BEYOND_SECOND: Final = 1
PER_TRICK_IN_HAND: Final = 2
PER_SMALL_DISTRICT: Final = 3
PER_DISTRICT_BEYOND_FIRST: Final = 4
PER_ALL_FOUR_TYPES: Final = 5
PER_THREE_COINS: Final = 6
COUNTS: Final = {
    "coin": PER_COIN,
    "type_beyond_second": PER_TYPE_BEYOND_SECOND,
    "trick_in_hand": PER_TRICK_IN_HAND,
    "district_power_up_to_1": PER_SMALL_DISTRICT,
    "type_district_beyond_first": PER_DISTRICT_BEYOND_FIRST,
    "all_four_types": PER_ALL_FOUR_TYPES,
    "three_coins": PER_THREE_COINS,
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[G]):
    """A primitive of the cards: when it is legal and what it does, together. `this` is the district it is printed on, or -1."""

    def __init__(self, may: bool, strikes: bool = False) -> None:
        self.may: Final = may  # WA-7.16 it can be declined
        self.strikes: Final = strikes  # it is aimed at one rival

    def legal(self, g: G, seat: int, this: int) -> bool:
        """WA-7.17 Whether there is a target, as things stand."""
        return True

    def start(self, g: G, seat: int, this: int) -> None:
        raise NotImplementedError


@final
class Cost:
    """What taking a district or playing a trick costs: coins by kind and of any kind, characters, own districts."""

    def __init__(self, coins: list[int], characters: int, ruins: int) -> None:
        self.coins: Final = coins
        self.characters: Final = characters
        self.ruins: Final = ruins


@final
class Score:
    """Power at the end: `each` per thing counted, at most `cap`. `which` is a kind of coin or a type of district."""

    def __init__(self, per: int, each: int, cap: int, which: int) -> None:
        self.per: Final = per
        self.each: Final = each
        self.cap: Final = cap
        self.which: Final = which


@final
class Book:
    """Cards are numbered: districts, then characters, then tricks. Lists of a kind are read with the card's own number."""

    def __init__(self) -> None:
        self.slugs: list[str] = []  # of each card
        self.names: list[str] = []  # of each card
        self.effects: list[Effect[Any]] = []  # all steps of all cards; lists of steps below name them by number
        # Districts: cards 0 to districts - 1
        self.districts = 0
        self.type: list[int] = []
        self.power: list[int] = []
        self.cost: list[Cost] = []
        self.loot: list[list[int]] = []
        self.collect: list[list[int]] = []
        self.effect: list[list[int]] = []
        # Characters: cards districts to districts + characters - 1. The lists begin with blanks for the districts.
        self.characters = 0
        self.worth: list[float] = []
        self.enters_own: list[bool] = []  # WA-8.4
        self.discount_there: list[int] = []
        self.discount: list[int] = []
        self.pays_any_kind: list[bool] = []  # WA-8.5
        self.seals: list[bool] = []  # WA-8.6
        self.immune: list[int] = []  # WA-8.11
        self.returns_ready: list[bool] = []  # WA-8.10
        self.uses_effect: list[bool] = []  # WA-8.8
        self.effect_price: list[int] = []
        self.before_enter: list[list[int]] = []
        self.before_loot: list[list[int]] = []
        self.after_loot: list[list[int]] = []
        self.after_take: list[list[int]] = []
        self.end_power: list[Score | None] = []
        # Tricks: the design of each card, and the designs
        self.design: list[int] = []
        self.copies: list[int] = []
        self.mode: list[int] = []
        self.trigger: list[int] = []
        self.key: list[list[int]] = []  # how many districts of each type you must control
        self.trick_cost: list[Cost] = []
        self.steps: list[list[int]] = []
        self.end_score: list[Score | None] = []
        # What bots make of it: see worth.py
        self.income: list[float] = []  # of each district
        # The game
        self.area: list[int] = []
        self.targets: list[int] = []
        self.deal = 4
        self.band = 3
        self.start_coins = 0
        self.start_tricks = 0
        self.bands: list[list[int]] = []

    def strikes(self, effects: list[int]) -> bool:
        """Whether any of these steps is a strike."""
        return any([self.effects[index].strikes for index in effects])
