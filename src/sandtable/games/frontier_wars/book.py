"""The book: cards, sheets and units as numbers, and the scenario with its map. Shared by all positions of a game."""

from __future__ import annotations

from typing import Any, Final, Generic, final

from sandtable.engine.names import in_order
from sandtable.engine.native import mypyc_attr
from sandtable.engine.steps import G

SEATS: Final = 4

# Unit types, in the order in which casualties fall (FW-7.10); the garrison is no unit
INFANTRY: Final = 0
TANK: Final = 1
ARTILLERY: Final = 2
PLANE: Final = 3
TYPES: Final = 4
GARRISON: Final = 4
UNITS: Final = in_order({"infantry": INFANTRY, "tank": TANK, "artillery": ARTILLERY, "plane": PLANE})

# Kinds of land tiles
NEUTRAL: Final = 0
CITY: Final = 1
AIRPORT: Final = 2
STRATEGIC: Final = 3
START: Final = 4
LAKE: Final = 5
SEA: Final = 6
KINDS: Final = in_order({
    "neutral": NEUTRAL, "city": CITY, "airport": AIRPORT, "strategic": STRATEGIC, "start": START, "lake": LAKE, "sea": SEA,
})  # fmt: skip

# Constructions
NOTHING: Final = 0
HEADQUARTERS: Final = 1
FACTORY: Final = 2
ENCAMPMENT: Final = 3
BUILDINGS: Final = in_order({
    "nothing": NOTHING, "headquarters": HEADQUARTERS, "factory": FACTORY, "encampment": ENCAMPMENT,
})  # fmt: skip

# What several of a thing are called, where the word changes
PLURALS: Final = {"tank": "tanks", "plane": "planes", "factory": "factories", "encampment": "encampments"}

# Decks, by the colour of their backs
ATTACK: Final = 0
DEFENCE: Final = 1
TACTICAL: Final = 2
DECKS: Final = in_order({"attack": ATTACK, "defence": DEFENCE, "tactical": TACTICAL})
COLOURS: Final = in_order({"red": ATTACK, "blue": DEFENCE, "green": TACTICAL})  # of their backs

# When a card is played, and how long it lasts
ORDER: Final = 0
TURN: Final = 1
BATTLE: Final = 2
DEFEND: Final = 3
AT_ONCE: Final = 4
KEPT: Final = 5
TIMINGS: Final = {"order": ORDER, "turn": TURN, "battle": BATTLE, "defence": DEFEND, "tactical": AT_ONCE, "keep": KEPT}

# When a special skill is used: a bit each
IN_ORDERS: Final = 1
IN_ATTACK: Final = 2
IN_DEFENCE: Final = 4
AFTER_WIN: Final = 8
IN_ARMS_RACE: Final = 16
MOMENTS: Final = {
    "order": IN_ORDERS, "attack_window": IN_ATTACK, "defence_window": IN_DEFENCE, "after_win": AFTER_WIN,
    "arms_race": IN_ARMS_RACE,
}  # fmt: skip

# Whose units an effect changes
SELF: Final = 0
ENEMY: Final = 1
ATTACKER: Final = 2
SIDES: Final = {"self": SELF, "enemy": ENEMY, "attacker": ATTACKER}

# In which role a faction skill applies, and on which condition
ANY_ROLE: Final = 0
AS_ATTACKER: Final = 1
AS_DEFENDER: Final = 2
ROLES: Final = {"": ANY_ROLE, "attacker": AS_ATTACKER, "defender": AS_DEFENDER}
ALWAYS: Final = 0
KEPT_CONSTRUCTION: Final = 1
OWN_TANK: Final = 2
CONDITIONS: Final = {"": ALWAYS, "intact_construction_kept_by_you": KEPT_CONSTRUCTION, "own_tank_in_battle": OWN_TANK}

# Where an effect finds its tiles or units
THE_BATTLE: Final = 0
HQ_OR_ENCAMPMENT: Final = 1
HQ_OR_FACTORY: Final = 2
ANY_CONSTRUCTION: Final = 3
NEAR_OWN_PLANE: Final = 4
NEXT_TO_CONTROLLED: Final = 5
WHERE: Final = {
    "battle": THE_BATTLE,
    "own_hq_or_active_encampment": HQ_OR_ENCAMPMENT,
    "own_hq_or_active_factory": HQ_OR_FACTORY,
    "controlled_tile_with_intact_construction": ANY_CONSTRUCTION,
    "within_3_of_own_plane": NEAR_OWN_PLANE,
    "adjacent_to_controlled_no_hq": NEXT_TO_CONTROLLED,
}

# What a face-up card changes while it lies there
SPARES_UNITS: Final = 0
MORE_RESEARCH: Final = 1
SHIELDS_GARRISON: Final = 2
MODIFIERS: Final = {"upkeep_spare": SPARES_UNITS, "research_adds": MORE_RESEARCH, "garrison_shield": SHIELDS_GARRISON}

# Scenario rules
NO_RULE: Final = 0
AIRBORNE_START: Final = 1
SCIENTISTS: Final = 2
AIRFIELD_CITY: Final = 3
SPECIALS: Final = {"": NO_RULE, "airborne_start": AIRBORNE_START, "scientists": SCIENTISTS, "airfield_city": AIRFIELD_CITY}


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[G]):
    """Something that a card or a special skill does: when it is possible and what it does, together."""

    def possible(self, g: G, seat: int) -> bool:
        """FW-14.3 Whether it could do anything now."""
        return False

    def carry_out(self, g: G, seat: int) -> None:
        """Do what it says, or ask for its targets."""


@final
class Skill:
    """A faction skill that counts in battle: the initiative it gives some units, in which role and on which condition."""

    def __init__(self, units: list[int], set_to: int, role: int, condition: int) -> None:
        self.units: Final = units
        self.set_to: Final = set_to
        self.role: Final = role
        self.condition: Final = condition


@final
class Sheet:
    """One side of a faction sheet."""

    def __init__(self) -> None:
        self.troops: list[int] = [0] * TYPES
        self.hand = 0
        self.resistance = 3
        self.skills: list[Skill] = []  # those that count in battle
        self.special: list[Effect[Any]] = []
        self.moments = 0  # a bit for each moment the special skill may be used
        # What the other faction skills amount to
        self.draw_bonus = 0
        self.looks_at_two = False
        self.stack_bonus = 0
        self.drafts_forward = False
        self.keeps_builders = False


@final
class Book:
    """Per card type: what is printed on it. Per card: which type it is. Sheets, units, and the numbers of the rules."""

    def __init__(self) -> None:
        self.slugs: list[str] = []
        self.deck: list[int] = []
        self.research: list[int] = []
        self.timing: list[int] = []
        self.effects: list[list[Effect[Any]]] = []
        self.modifier: list[int] = []  # of a kept card, or -1
        self.amount: list[int] = []  # how much it modifies
        self.type_of: list[int] = []  # by card
        self.sheets: list[Sheet] = []  # by faction
        self.factions: list[str] = []
        self.rank: list[int] = []  # by faction: its place in the printed tie-breaker order
        self.speed: list[int] = []  # by unit type
        self.attack: list[int] = []
        self.defence: list[int] = []
        self.box: list[int] = []
        self.factories = 1
        self.encampments = 2
        self.building_stars: list[int] = [0] * len(BUILDINGS)
        self.hand_limit = 4
        self.stack_limit = 3
        self.frontier_limit = 2
        self.draws = 1
        self.medals_build = 1
        self.medals_battle = 1
        self.medals_hq = 3
        self.vp_per_pair = 1
        self.capacity = 2


@final
class Scenario:
    """A map: land tiles come first, then water tiles, then the open water around that planes may fly over."""

    def __init__(self) -> None:
        self.slug = ""
        self.name = ""
        self.players = 2
        self.target = 10
        self.research = 15
        self.special = NO_RULE
        self.special_text = ""
        self.middle = -1
        self.land = 0  # how many land tiles
        self.tiles = 0  # and how many with the water tiles
        self.kind: list[int] = []  # by tile
        self.q: list[int] = []  # by hex
        self.r: list[int] = []
        self.labels: list[str] = []  # by land tile: row and number, as "b3"
        self.starts: list[int] = []
        self.stars: list[int] = []  # by land tile
        self.may_build: list[bool] = []
        self.draw_bonus: list[int] = []
        self.hand_bonus: list[int] = []
        self.roads: list[list[int]] = []  # by land tile: the land tiles next to it
        self.near: list[list[int]] = []  # by hex: the hexes next to it
        self.distance: list[list[int]] = []  # by two land tiles: hex steps over anything (FW-2.1)
        self.crossings: list[list[int]] = []  # by land tile: the land tiles a sea move reaches (FW-6.13)
