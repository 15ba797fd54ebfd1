"""A table set up by hand: who stands where, who bears what, and one chapter of the rules at work on it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sandtable.engine.flow import advance, begin, play
from sandtable.engine.sight import view
from sandtable.engine.steps import Step
from sandtable.engine.words import Words
from sandtable.games.legion import TITLE
from sandtable.games.legion import book as b
from sandtable.games.legion import zones as p
from sandtable.games.legion.people import has, skills_of
from sandtable.games.legion.position import Legion
from sandtable.games.legion.rounds import Round
from sandtable.games.legion.tokens import kind_of

COMMANDERS = {"legionaries": "topol", "whites": "konovalov", "reds": "polzin", "renegades": "zimina"}
PLAIN = "church"  # a Location that changes nothing before the round ends


class Scene:
    """Seats lead the named factions in order; the first is the start player."""

    def __init__(
        self,
        *factions: str,
        plots: tuple[str, ...] = ("village_market", "stray_wagon", "night_by_the_stove"),
        location: str = PLAIN,
        commanders: dict[str, str] | None = None,
        despatches: bool = False,
        mode: str = "standard",
        packs: list[Path] | None = None,
    ) -> None:
        self.factions = factions or ("whites", "reds")
        players = max(len(self.factions), 2)
        settings = {"despatches": "on" if despatches else "off"}
        self.setup = TITLE.setup(players=players, seed="scene", mode=mode, settings=settings, packs=packs)
        self.g: Legion = TITLE.empty(self.setup)
        self.words: Words = TITLE.words(self.setup, self.g)
        g = self.g
        g.stock[:] = g.book.kit_count
        g.piles[p.BOX].extend(range(g.book.cards))
        g.round = 1
        g.plots = len(plots)
        for i, plot in enumerate(plots):
            g.move(self.card(plot), p.BOX, p.ROW + i)
        g.move(self.card(location), p.BOX, p.LOCATION)
        for seat, faction in enumerate(self.factions):
            self.enlist(seat, faction, {**COMMANDERS, **(commanders or {})}[faction])

    def enlist(self, seat: int, faction: str, commander: str) -> None:
        g = self.g
        g.faction[seat] = b.FACTIONS.index(faction)
        g.commander[seat] = g.book.commander_slugs.index(commander)
        squad = [card for card in range(g.book.characters) if g.book.faction_of[card] == g.faction[seat]]
        for card in squad:
            g.move(card, p.BOX, p.DECK + seat)
        g.move(squad[-1], p.DECK + seat, p.LEFT_BEHIND + seat)
        for token in g.book.commander_tokens[g.commander[seat]]:
            g.move(token, p.BOX, p.AVAILABLE + seat)

    # Naming things

    def card(self, name: str) -> int:
        """A card by its slug, or a character by any part of the name that only it has."""
        names = self.g.book.names
        if name in self.g.book.slugs:
            return self.g.book.slugs.index(name)
        found = [card for card in range(self.g.book.characters) if name in names[card]]
        assert len(found) == 1, (name, [names[card] for card in found])
        return found[0]

    def seat(self, faction: str) -> int:
        return self.factions.index(faction)

    def owner(self, name: str) -> int:
        return self.g.faction.index(self.g.book.faction_of[self.card(name)])

    def kind(self, order: str) -> int:
        return self.g.book.order_slugs.index(order)

    # Setting up

    def dress(self, name: str, *, kit: str = "", wounds: int = 0, frost: int = 0, crippled: str = "") -> int:
        card = self.card(name)
        for kind in kit.split():
            self.g.kit[card] |= 1 << b.EQUIPMENT.index(kind)
            self.g.stock[b.EQUIPMENT.index(kind)] -= 1
        for skill in crippled.split():
            self.g.crippled[card] |= 1 << b.SKILLS.index(skill)
        self.g.wounds[card] = wounds
        self.g.frostbites[card] = frost
        return card

    def find(self, card: int) -> int:
        return next(pile for pile in range(len(self.g.piles)) if card in self.g.piles[pile])

    def hand(self, *names: str) -> None:
        """These are in hand; who was in the box of the unkept Officer comes along instead of the other."""
        for name in names:
            card = self.card(name)
            self.g.move(card, self.find(card), p.HAND + self.owner(name))

    def put(self, name: str, plot: int = 1, *, hidden: bool = False, **worn: Any) -> int:
        """A character stands on a Plot (numbered from 1)."""
        g, card, seat = self.g, self.dress(name, **worn), self.owner(name)
        place = seat
        while g.where[place] >= 0:
            place += b.SEATS
        g.where[place] = plot - 1
        g.arrivals += 1
        g.arrival[place] = g.arrivals
        g.move(card, self.find(card), (p.DOWN if hidden else p.UP) + place)
        return place

    def order(self, order: str, on: str, *, revealed: bool = False) -> int:
        """A token of the bearer's faction lies on a character."""
        g, seat = self.g, self.owner(on)
        token = next(card for pile in (p.AVAILABLE, p.BOX) for card in g.piles[pile + seat if pile != p.BOX else pile]
                     if g.book.characters <= card < g.book.plot_cards and kind_of(g, card) == self.kind(order)
                     and g.book.faction_of[card] == g.faction[seat])  # fmt: skip
        slot = seat
        while g.bearer[slot] >= 0:
            slot += b.SEATS
        g.move(token, self.find(token), p.TOKEN + slot)
        g.bearer[slot] = self.place(on)
        g.state[slot] = p.OPEN if revealed else p.FACE_DOWN
        g.ordered[self.place(on)] = 1
        if revealed:
            g.show(token, g.layout.everybody)
        return slot

    def despatch(self, seat: int, name: str) -> None:
        self.g.move(self.card(name), p.BOX, p.DESPATCH + seat)

    # Playing

    def run(self, *steps: Step[Any]) -> Scene:
        """Let steps happen up to the first decision."""
        for step in steps[1:][::-1]:
            self.g.todo.append(step)
        begin(self.g, steps[0])
        return self

    def go_on(self) -> None:
        advance(self.g)

    def options(self, seat: int) -> list[str]:
        return [self.words.text(code) for code in self.g.offers.get(seat, [])]

    def play(self, seat: int, *picks: str) -> Scene:
        for pick in picks:
            code = self.words.code(pick)
            assert code is not None, f"no option is called {pick!r}"
            play(self.g, seat, code)
        return self

    def play_card(self, seat: int, verb: str, name: str) -> Scene:
        return self.play(seat, f"{verb} {self.slug(name)}")

    def slug(self, name: str) -> str:
        return self.g.book.slugs[self.card(name)]

    def named(self, seat: int, verb: str) -> set[str]:
        """The nouns of the options with a verb."""
        return {text.split(" ", 1)[1] for text in self.options(seat) if text.startswith(verb + " ")}

    def reasons(self, seat: int) -> dict[str, tuple[str, str]]:
        """What is refused, with rule and reason."""
        step = self.g.todo[-1] if seat not in self.g.lanes else self.g.lanes[seat][-1]
        offered = self.g.offers[seat]
        refused = [refusal for refusal in step.why_not(self.g) if refusal[0] not in offered]  # type: ignore[attr-defined]
        return {self.words.text(code): (rule, self.words.say(why, self.names)) for code, rule, why in refused}

    @property
    def names(self) -> list[str]:
        return [faction.capitalize() for faction in self.factions]

    def log(self, seat: int) -> list[str]:
        sees = self.g.layout.sees
        return [self.words.sentence([event], self.names) for event in self.g.events if sees(event.audience, seat)]

    # Looking

    def place(self, name: str) -> int:
        return self.g.place_of(self.card(name))

    def plot_of(self, name: str) -> int:
        """The Plot a character stands on, from 1; 0 if it is on none."""
        place = self.place(name)
        return self.g.where[place] + 1 if place >= 0 else 0

    def zone(self, name: str) -> str:
        """In which zone a character, token or card lies."""
        pile = self.find(self.card(name))
        return next(zone.name for zone in self.g.layout.zones if zone.first <= pile < zone.first + zone.count)

    def dead(self, name: str) -> bool:
        return self.zone(name) == "graveyard"

    def wounds(self, name: str) -> int:
        return self.g.wounds[self.card(name)]

    def frost(self, name: str) -> int:
        return self.g.frostbites[self.card(name)]

    def skills(self, name: str) -> set[str]:
        mask = skills_of(self.g, self.card(name))
        return {skill for i, skill in enumerate(b.SKILLS) if mask >> i & 1}

    def has(self, name: str, kind: str) -> bool:
        return has(self.g, self.card(name), b.EQUIPMENT.index(kind))

    def stock(self, kind: str) -> int:
        return self.g.stock[b.EQUIPMENT.index(kind)]

    def tokens(self, zone: int, seat: int) -> set[str]:
        return {self.g.book.order_slugs[kind_of(self.g, card)] for card in self.g.piles[zone + seat]}

    def seen(self, seat: int) -> dict[str, Any]:
        """What a seat sees while the game goes on: a game that is over would open everything."""
        self.g.todo.insert(0, Round())
        shown: dict[str, Any] = view(self.g, seat)
        self.g.todo.pop(0)
        return shown
