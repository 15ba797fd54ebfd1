"""The book: everything printed, as numbers, in the order of the content files. Shared by all positions of a game."""

from __future__ import annotations

from typing import Any, Final, Generic, final

from sandtable.engine.names import in_order_of_bits
from sandtable.engine.steps import G

SEATS: Final = 4
STANDS: Final = 14  # places on the Plots for the characters of one seat: all of a squad as it is printed
SLOTS: Final = 6  # order tokens of one seat
PLOTS: Final = 4  # the most Plots of a round

# A faction has at least so many soldiers and Officers; packs may add some
SOLDIERS: Final = 13
OFFICERS: Final = 2
MOST_CHARACTERS: Final = 64  # of all factions

FACTIONS: Final = ["legionaries", "whites", "reds", "renegades"]
SKILLS: Final = ["combat", "charisma", "intelligence"]
ASSAULT: Final = 1
VIOLENCE: Final = 2
FIRST_AID: Final = 4
FRAGILITY: Final = 8
ABILITIES: Final = in_order_of_bits({
    "assault": ASSAULT, "violence": VIOLENCE, "first_aid": FIRST_AID, "fragility": FRAGILITY,
})  # fmt: skip

FREEZING: Final = 1
WARMING: Final = 2
PEACEFUL: Final = 4
TYPES: Final = in_order_of_bits({"freezing": FREEZING, "warming": WARMING, "peaceful": PEACEFUL})

EQUIPMENT: Final = ["perfect_aim", "medal", "encryption", "promotion", "officer_exams", "sabre", "medical_kit", "coat"]
MOST_KINDS: Final = 12  # of equipment; packs may add to those of the box

# When an order is carried out
INSTANT: Final = 0
ORDER: Final = 1
LASTING: Final = 2
BLANK: Final = 3
TIMINGS: Final = {"instant": INSTANT, "order": ORDER, "lasting": LASTING, "blank": BLANK}

# When a Despatch may be played
RECRUITMENT: Final = 0
MARCH: Final = 1
WINDOWS: Final = {"recruitment": RECRUITMENT, "march": MARCH}

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

# Whom or what an effect is about
ANY_OWN: Final = 1  # 0 is the bearer
ENEMY_HERE: Final = 2
ALONE: Final = 3
DAMAGED: Final = 4
SUBJECTS: Final = {"alone": ALONE, "damaged": DAMAGED}
ALL_PLOTS: Final = 0
FIRST_PLOT: Final = 1
NOT_WARMING: Final = 2
NOT_FREEZING: Final = 3
FREEZING_PLOTS: Final = 4
WHICH_PLOTS: Final = {
    "all": ALL_PLOTS,
    "first": FIRST_PLOT,
    "not_warming": NOT_WARMING,
    "not_freezing": NOT_FREEZING,
    "freezing": FREEZING_PLOTS,
}

EVERY: Final = 99  # a count without limit


class Effect:
    """One operation of an order or a Location. Which of the numbers count depends on the operation."""

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


class DespatchEffect(Generic[G]):
    """A part of the upper half of a Despatch."""

    def start(self, g: G, seat: int) -> None:
        """Do what it says, or ask for its targets."""
        raise NotImplementedError


class Scoring(Generic[G]):
    """The lower half of a Despatch: what it counts, and what that is worth."""

    def points(self, g: G, seat: int) -> int:
        """LE-12.4 The VP it brings a player who still holds it."""
        raise NotImplementedError


@final
class Book:
    """Rows by card id for characters and tokens, by entry for the rest, and the numbers of the game."""

    def __init__(self) -> None:
        # Cards: characters by faction, the Officers last; order tokens by faction; Plots, Locations, Despatches
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
        self.officers: list[list[int]] = []  # of each faction
        # Orders, by kind; and the kind of each token of the box
        self.order_slugs: list[str] = []
        self.order_names: list[str] = []
        self.order_texts: list[str] = []
        self.timing: list[int] = []
        self.effects: list[list[OrderEffect[Any]]] = []
        self.kind_of: list[int] = []  # by token, the first being 0
        self.late_moves = False  # whether an order moves people when its Plot resolves: only with a pack
        # Commanders: their faction and the tokens of that faction they do not use
        self.commander_slugs: list[str] = []
        self.commander_names: list[str] = []
        self.commander_faction: list[int] = []
        self.commander_tokens: list[list[int]] = []  # six token cards
        # Equipment, by kind
        self.kit_slugs: list[str] = []
        self.kit_names: list[str] = []
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
        self.despatch_effects: list[list[DespatchEffect[Any]]] = []
        self.scoring: list[Scoring[Any]] = []
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
