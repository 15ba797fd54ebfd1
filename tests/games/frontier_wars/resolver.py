"""A second opinion on battles: every unit an object of its own, every rule of FW-7.8 to FW-7.17 followed by the letter.

It shares no code and no data with the engine: numbers, skills and cards are written down here once more.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

ATTACK = {"i": 1, "t": 2, "a": 0, "p": 1}
DEFENCE = {"i": 1, "t": 1, "a": 3, "p": 0}
PRIORITY = "itap"


@dataclass
class Soldier:
    side: int
    kind: str
    initiative: int = 0
    attacks: int = 1
    has_attacked: bool = False
    alive: bool = True
    strikes_when_removed: bool = False
    plane: Soldier | None = None  # still aboard this plane


@dataclass
class Side:
    seat: int
    army: dict[str, int]
    skill: str = ""
    cards: list[str] = field(default_factory=list)  # and special skills, in order of play
    neutral: bool = False
    flights: list[tuple[int, int]] = field(default_factory=list)  # passengers aboard planes: infantry, artillery
    garrison: int = 0
    bunker: bool = False


@dataclass
class Outcome:
    armies: dict[int, str]
    resistance: int
    destroyer: int
    survivors: list[int]


class Resolver:
    """Fights one battle. `choose` is asked whom a hit strikes when several factions could take it."""

    def __init__(
        self,
        attacker: int,
        sides: list[Side],
        order: list[int],
        built: bool,
        keeper: int,
        choose: Callable[[int, list[int]], int],
    ) -> None:
        self.attacker = attacker
        self.sides = {side.seat: side for side in sides}
        self.turn_order = order
        self.built, self.keeper, self.choose = built, keeper, choose
        self.attack_cards = self.sides[attacker].cards
        self.defence_cards = [
            card for seat in order if seat != attacker and seat in self.sides for card in self.sides[seat].cards
        ]
        self.soldiers = [soldier for side in sides for soldier in self.muster(side)]
        self.resistance = next((side.garrison for side in sides if side.garrison), 0)
        self.owner = next((side.seat for side in sides if side.garrison), -1)
        self.garrison_done = False
        self.destroyer = -1
        self.ignores = {side.seat: (2 if built else 1) * side.cards.count("bunkers") for side in sides}
        self.bunker = self.owner >= 0 and self.sides[self.owner].bunker and "siege_guns" not in self.attack_cards

    # Who is there, and when they strike

    def muster(self, side: Side) -> list[Soldier]:
        soldiers = [Soldier(side.seat, kind) for kind in PRIORITY for _ in range(side.army.get(kind, 0))]
        planes = [soldier for soldier in soldiers if soldier.kind == "p"]
        for plane, (infantry, artillery) in zip(planes, side.flights, strict=False):
            for kind, count in (("i", infantry), ("a", artillery)):
                on_foot = [soldier for soldier in soldiers if soldier.kind == kind and soldier.plane is None]
                for passenger in on_foot[:count]:
                    passenger.plane = plane
        tanks = [soldier for soldier in soldiers if soldier.kind == "t"]
        elite = tanks[0] if tanks and "spearhead" in side.cards else None
        for soldier in soldiers:
            self.equip(side, soldier, soldier is elite)
        for soldier in soldiers:
            if soldier.plane is not None:
                soldier.initiative = min(soldier.initiative, soldier.plane.initiative)
        return soldiers

    def equip(self, side: Side, soldier: Soldier, elite: bool) -> None:
        attacking = side.seat == self.attacker
        value = self.trained(side, soldier.kind, attacking)
        value = self.as_attacker(side, soldier, value, elite) if attacking else self.as_defender(side, soldier, value)
        soldier.initiative = max(value + side.cards.count("Steady, Lads"), 0)
        if "Close Support" in side.cards and soldier.kind == "p":
            soldier.attacks = 2
        if "Not One Step Back" in side.cards and soldier.kind == "i":
            soldier.strikes_when_removed = True

    def trained(self, side: Side, kind: str, attacking: bool) -> int:
        """The initiative of a unit with the skill of its faction, before any card."""
        value = (ATTACK if attacking else DEFENCE)[kind]
        if side.neutral:
            return value
        if side.skill == "Armoured Fist" and attacking and kind == "t":
            value = 3
        if side.skill == "Combined Arms" and attacking and kind == "i" and side.army.get("t", 0):
            value = 2
        if side.skill == "Home Guard" and not attacking and kind == "i" and self.built and self.keeper == side.seat:
            value = 2
        return value

    def as_attacker(self, side: Side, soldier: Soldier, value: int, elite: bool) -> int:
        """What cards make of the initiative of an attacker, and of how often it attacks."""
        if soldier.kind == "a" and "rolling_barrage" in side.cards:
            value = 3
        if elite:
            value, soldier.attacks = 4, 2
        if soldier.kind == "i" and "night_attack" in side.cards:
            soldier.attacks = 2
        if soldier.kind == "t" and "tank_traps" in self.defence_cards:
            value = 0
        return value - self.defence_cards.count("confusion")

    def as_defender(self, side: Side, soldier: Soldier, value: int) -> int:
        """What cards make of the initiative of a defender, of how often it attacks, and of its last strike."""
        if soldier.kind == "p" and "scramble" in side.cards:
            value = 2
        if soldier.kind == "i" and "dig_in" in side.cards:
            value += 1
        if soldier.kind == "a" and "crossfire" in side.cards:
            soldier.attacks = 2
        soldier.strikes_when_removed = "last_stand" in side.cards
        return value

    # The count-down

    def fight(self) -> Outcome:
        for step in range(9, -1, -1):
            self.step(step)
        survivors = [seat for seat in self.sides if self.targets_left(seat, count_ignores=False)]
        return Outcome({seat: self.army(seat) for seat in self.sides}, self.resistance, self.destroyer, survivors)

    def step(self, step: int) -> None:
        for soldier in self.soldiers:
            if soldier.plane is not None and soldier.plane.alive and soldier.plane.initiative >= step:
                soldier.plane = None
        hits = dict.fromkeys(self.sides, 0)
        for soldier in self.soldiers:
            may = soldier.alive or soldier.strikes_when_removed
            if may and not soldier.has_attacked and soldier.plane is None and soldier.initiative == step:
                soldier.has_attacked = True
                hits[soldier.side] += soldier.attacks
        if self.resistance and not self.garrison_done and self.garrison_initiative() == step:
            self.garrison_done = True
            hits[self.owner] += 1
        self.apply(self.assign(hits))

    def garrison_initiative(self) -> int:
        return 0 if self.owner == self.attacker or "siege_guns" in self.attack_cards else self.resistance

    def assign(self, hits: dict[int, int]) -> list[tuple[int, int]]:
        aimed: list[tuple[int, int]] = []
        players = [seat for seat in self.turn_order if seat in self.sides and not self.sides[seat].neutral]
        neutrals = [seat for seat in self.turn_order if seat in self.sides and self.sides[seat].neutral]
        for seat in players + neutrals:
            for _ in range(hits[seat]):
                open_to = [self.attacker] if seat in neutrals else [other for other in sorted(self.sides) if other != seat]
                free = [other for other in open_to if self.targets_left(other) > sum(target == other for _, target in aimed)]
                if free:
                    aimed.append((seat, free[0] if len(free) == 1 else self.choose(seat, free)))
        return aimed

    def targets_left(self, seat: int, *, count_ignores: bool = True) -> int:
        units = sum(s.alive and s.side == seat and (s.plane is None or not count_ignores) for s in self.soldiers)
        if seat == self.owner:
            units += self.resistance + (self.bunker and count_ignores)
        return units + (self.ignores[seat] if count_ignores else 0)

    def apply(self, aimed: list[tuple[int, int]]) -> None:
        for shooter, target in aimed:
            self.casualty(shooter, target)

    def casualty(self, shooter: int, target: int) -> None:
        if self.ignores[target]:
            self.ignores[target] -= 1
            return
        for kind in PRIORITY:
            exposed = [s for s in self.soldiers if s.side == target and s.kind == kind and s.alive and s.plane is None]
            if exposed:
                self.remove(min(exposed, key=lambda s: (s.has_attacked, -s.initiative, s.attacks, self.load(s))))
                return
        if target == self.owner and self.resistance:
            if self.bunker:
                self.bunker = False
                return
            self.resistance -= 1
            if not self.resistance:
                self.destroyer = shooter

    def load(self, plane: Soldier) -> tuple[int, int]:
        """Of planes alike the one with the fewest passengers falls first, then the one that carries infantry."""
        aboard = [soldier for soldier in self.soldiers if soldier.plane is plane and soldier.alive]
        return len(aboard), -sum(soldier.kind == "i" for soldier in aboard)

    def remove(self, soldier: Soldier) -> None:
        soldier.alive = False
        for passenger in self.soldiers:
            if passenger.plane is soldier:
                passenger.alive = False

    def army(self, seat: int) -> str:
        counts = {kind: sum(s.alive and s.side == seat and s.kind == kind for s in self.soldiers) for kind in PRIORITY}
        return "".join(f"{count}{kind}" for kind, count in counts.items() if count)
