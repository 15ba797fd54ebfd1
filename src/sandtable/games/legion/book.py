"""The book: everything printed, as numbers, in the order of the content files. Shared by all positions of a game."""

from __future__ import annotations

from typing import Any, Final, Generic, final

from sandtable.engine.steps import G

SEATS: Final = 4
STANDS: Final = 14  # places on the Plots for the characters of one seat: all of a squad as it is printed
SLOTS: Final = 6  # order tokens of one seat
PLOTS: Final = 4  # the most Plots of a round

# A faction has two Officers and at least so many soldiers; packs may add some
SOLDIERS: Final = 13
OFFICERS: Final = 2
MOST_CHARACTERS: Final = 64  # of all factions

FACTIONS: Final = ["legionaries", "whites", "reds", "renegades"]
SKILLS: Final = ["combat", "charisma", "intelligence"]
ABILITIES: Final = ["assault", "violence", "first_aid", "fragility"]
ASSAULT: Final = 1
VIOLENCE: Final = 2
FIRST_AID: Final = 4
FRAGILITY: Final = 8

TYPES: Final = ["freezing", "warming", "peaceful"]
FREEZING: Final = 1
WARMING: Final = 2
PEACEFUL: Final = 4

EQUIPMENT: Final = ["perfect_aim", "medal", "encryption", "promotion", "officer_exams", "sabre", "medical_kit", "coat"]
KINDS: Final = 8

# When an order is carried out
INSTANT: Final = 0
ORDER: Final = 1
LASTING: Final = 2
BLANK: Final = 3
TIMINGS: Final = ["instant", "order", "lasting", "blank"]

# When a Despatch may be played
RECRUITMENT: Final = 0
MARCH: Final = 1
WINDOWS: Final = ["recruitment", "march"]

# What an effect does
MOVE: Final = 0
MOVE_HERE: Final = 1
SWAP: Final = 2
WITHDRAW: Final = 3
TO_DECK_BOTTOM: Final = 4
WOUND: Final = 5
KILL: Final = 6
DISCARD_ORDER: Final = 7
TAKE_PLOT_SUPPLIES: Final = 8
POWER_TOTAL: Final = 9
ABSORB: Final = 10
SUPPRESS: Final = 11
FACE_DOWN_NEXT: Final = 12
ON_WIN: Final = 13
ON_NOT_WIN: Final = 14
POWER: Final = 15
GIVE_CARD: Final = 16
GAIN_SUPPLIES: Final = 17
DRAW: Final = 18
CURE: Final = 19
ADD_TYPE: Final = 20
PLOT_VP: Final = 21
FREE_ENTRY: Final = 22
PRICE: Final = 23
FREE_PURCHASES: Final = 24
ORDERS_GIVEN: Final = 25
EXTRA_ASSAULT: Final = 26
MARCH_FACE_DOWN: Final = 27
EXCHANGE: Final = 28
RETRIEVE_ORDERS: Final = 29
OPS: Final = [
    "move", "move_here", "swap", "withdraw", "to_deck_bottom", "wound", "kill", "discard_order", "take_plot_supplies",
    "power_total", "absorb", "suppress", "face_down_next", "on_win", "on_not_win", "power", "give_card", "gain_supplies",
    "draw", "cure", "add_type", "plot_vp", "free_entry", "price", "free_purchases", "orders_given", "extra_assault",
    "march_face_down", "exchange", "retrieve_orders",
]  # fmt: skip

# Whom or what an effect is about
BEARER: Final = 0
ANY_OWN: Final = 1
ENEMY_HERE: Final = 2
ALONE: Final = 3
DAMAGED: Final = 4
SUBJECTS: Final = ["bearer", "any_own", "enemy_here", "alone", "damaged"]
ALL_PLOTS: Final = 0
FIRST_PLOT: Final = 1
NOT_WARMING: Final = 2
NOT_FREEZING: Final = 3
CHOSEN_PLOT: Final = 4
FREEZING_PLOTS: Final = 5
WHICH_PLOTS: Final = ["all", "first", "not_warming", "not_freezing", "chosen", "freezing"]

DAMAGES: Final = ["wound", "frostbite"]
EVERY: Final = 99  # a count without limit

# How the lower half of a Despatch scores
PER_TYPE_WON: Final = 0
PER_TYPE_SET: Final = 1
PER_SUPPLIES: Final = 2
BY_DEATHS: Final = 3
HAND_AT_LEAST: Final = 4
PER_CARD_HELD: Final = 5
PER_CONDITIONS_WON: Final = 6


class Effect:
    """One operation of an order, a Location or a Despatch. Which of the numbers count depends on the operation."""

    def __init__(self, op: int, n: int, *, who: int = 0, what: int = 0, ignored: bool = False, optional: bool = False) -> None:
        self.op: Final = op
        self.n: Final = n  # how many, or how much
        self.who: Final = who  # one of the subjects, or of the ways to say which Plots
        self.what: Final = what  # a type, an ability, a kind of equipment
        self.ignored: Final = ignored  # entry conditions do not count
        self.optional: Final = optional


class OrderEffect(Effect, Generic[G]):
    """A part of an order: when it can do anything and what it does, together. `place` is where the bearer stands."""

    def possible(self, g: G, place: int) -> bool:
        """LE-7.5 Whether it can do anything now."""
        return True

    def start(self, g: G, place: int) -> None:
        """Do what it says, or ask for its targets."""


@final
class Scoring:
    """The lower half of a Despatch."""

    def __init__(self, op: int, vp: int, *, what: int = 0, each: int = 1, maximum: int = 99, table: list[int]) -> None:
        self.op: Final = op
        self.vp: Final = vp
        self.what: Final = what
        self.each: Final = each
        self.maximum: Final = maximum
        self.table: Final = table


@final
class Book:
    """Rows by card id for characters and tokens, by entry for the rest, and the numbers of the game."""

    def __init__(self) -> None:
        # Cards: characters by faction, the two Officers last; order tokens by faction; Plots, Locations, Despatches
        self.names: list[str] = []
        self.slugs: list[str] = []
        self.faction_of: list[int] = []  # of each character, then of each token
        self.characters = 0  # how many; so this is the first token
        self.plot_cards = 0  # the first Plot, and so on
        self.location_cards = 0
        self.despatch_cards = 0
        self.cards = 0
        # Characters
        self.power: list[int] = []
        self.skills: list[int] = []  # a bit for each
        self.abilities: list[int] = []
        self.officer: list[bool] = []
        # Orders, by kind; and the kind of each token of the box
        self.order_slugs: list[str] = []
        self.order_names: list[str] = []
        self.order_texts: list[str] = []
        self.timing: list[int] = []
        self.effects: list[list[OrderEffect[Any]]] = []
        self.kind_of: list[int] = []  # by token, the first being 0
        # Commanders: their faction and the tokens of that faction they do not use
        self.commander_slugs: list[str] = []
        self.commander_names: list[str] = []
        self.commander_faction: list[int] = []
        self.commander_tokens: list[list[int]] = []  # six token cards
        # Equipment, by kind
        self.kit_skill: list[int] = []  # the skill it adds, as a bit
        self.kit_ability: list[int] = []
        self.kit_power: list[int] = []
        self.kit_orders: list[int] = []
        self.kit_warm: list[bool] = []  # whether it keeps Frostbite away
        self.kit_count: list[int] = []
        self.kit_cost: list[int] = []
        self.skills_of_kit: list[int] = []  # by the whole kit of a character, a bit for each kind
        self.abilities_of_kit: list[int] = []
        self.power_of_kit: list[int] = []
        self.orders_of_kit: list[int] = []
        self.warm_of_kit: list[bool] = []
        # Plots
        self.needs: list[int] = []
        self.types: list[int] = []
        self.vp: list[int] = []
        self.supplies: list[int] = []
        # Locations and Despatches
        self.location_effects: list[list[Effect]] = []
        self.window: list[int] = []
        self.despatch_effects: list[list[Effect]] = []
        self.scoring: list[Scoring] = []
        self.most_given = 0  # the most Supplies that a Despatch gives while all shop
        # The numbers of the game
        self.rounds = 4
        self.hand = 5
        self.opening_draw = 6
        self.opening_keep = 4
        self.starting_supplies = 1
        self.officer_orders = 2
        self.wounds_to_die = 2
        self.frostbites_to_die = 2
        self.death_penalty = 1
        self.all_supplies = 50
        self.plots_per_round = 3
        self.recruit_price = 3
        self.restore_price = 2
        self.margin = 0
        self.margin_with_despatches = 2
        self.despatch_round = 2
        self.despatch_draw = 2
        self.games = 3
        self.healing_vp = 5
        self.warming_vp = 2
        self.supply_vp = 1
