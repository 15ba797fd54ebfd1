"""LE-2 Set-up: factions, commanders, Officers, opening squads. A later game of a campaign begins with what was kept (LE-13.8)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase
from sandtable.engine.steps import Decision, Refusal, Step, Together
from sandtable.games.legion import book as b
from sandtable.games.legion import verbs as v
from sandtable.games.legion.coach import KEEP_OFFICER, PUT_UNDER, hint, welcome
from sandtable.games.legion.position import Legion
from sandtable.games.legion.rounds import Round
from sandtable.games.legion.zones import AVAILABLE, BOX, DECK, DESPATCH_DECK, HAND, LEFT_BEHIND, LOCATION_DECK, PLOT_DECK


@final
class Prepare(Step[Legion]):
    """LE-2 Each player gets a faction, a commander, an Officer and four soldiers; the decks are shuffled."""

    rule: ClassVar[str] = "LE-2.1"

    def __init__(self, random_factions: bool, random_commanders: bool, start: int) -> None:
        self.random_factions: Final = random_factions
        self.random_commanders: Final = random_commanders
        self.start: Final = start  # a seat, or -1 for any

    def run(self, g: Legion) -> None:
        shuffle_decks(g)
        if self.random_factions:
            factions = [0, 1, 2, 3]
            g.dice().shuffle(factions)
            for seat in range(g.players):
                take_faction(g, seat, factions[seat])
        else:
            for seat in range(g.players):
                g.then(ChooseFaction(seat))
        g.then(FindStartPlayer(self.start))
        g.then(Commanders(self.random_commanders))
        g.then(Muster())
        g.then(Round())


def shuffle_decks(g: Legion) -> None:
    """LE-2.5 Locations, Plots, and the Despatches if they are used; the full stock is put out."""
    book = g.book
    for card in range(book.plot_cards, book.cards):
        deck = PLOT_DECK if card < book.location_cards else LOCATION_DECK if card < book.despatch_cards else DESPATCH_DECK
        g.move(card, BOX, deck)
    for deck in (PLOT_DECK, LOCATION_DECK, DESPATCH_DECK):
        g.shuffle(deck)


@final
class ChooseFaction(Decision[Legion]):
    """LE-2.1 Each player has one faction: fifteen characters, two of them Officers."""

    rule: ClassVar[str] = "LE-2.1"
    foreseen: ClassVar[bool] = True

    def options(self, g: Legion) -> list[int]:
        return [v.FACTION | faction for faction in range(len(b.FACTIONS)) if faction not in g.faction]

    def chosen(self, g: Legion, option: int) -> None:
        take_faction(g, self.seat, option & NOUN)


def take_faction(g: Legion, seat: int, faction: int) -> None:
    g.faction[seat] = faction
    g.tell(v.FACTION_CHOSEN, seat, faction)
    for card in range(g.book.characters):
        if g.book.faction_of[card] == faction:
            g.move(card, BOX, (HAND if g.book.officer[card] else DECK) + seat)


@final
class FindStartPlayer(Step[Legion]):
    """LE-2.2 The start player is found at random, or named by the option."""

    rule: ClassVar[str] = "LE-2.2"

    def __init__(self, start: int) -> None:
        self.start: Final = start

    def run(self, g: Legion) -> None:
        g.first = self.start if self.start >= 0 else g.dice().roll(g.players)
        g.tell(v.STARTS, g.first)


@final
class Commanders(Step[Legion]):
    """LE-2.3 Each takes one of the faction's commanders."""

    rule: ClassVar[str] = "LE-2.3"

    def __init__(self, at_random: bool) -> None:
        self.at_random: Final = at_random

    def run(self, g: Legion) -> None:
        if not self.at_random:
            g.then(ChooseCommander(list(range(g.players))))
            return
        for seat in range(g.players):
            able = commanders_of(g, seat)
            take_commander(g, seat, able[g.dice().roll(len(able))])


def commanders_of(g: Legion, seat: int) -> list[int]:
    """The commanders of a seat's faction."""
    book = g.book
    return [commander for commander in range(len(book.commander_faction)) if book.commander_faction[commander] == g.faction[seat]]


@final
class ChooseCommander(Together[Legion]):
    """LE-2.3 All choose at the same time; then it is public."""

    rule: ClassVar[str] = "LE-2.3"
    foreseen: ClassVar[bool] = True

    def options(self, g: Legion, seat: int) -> list[int]:
        return [v.COMMANDER | commander for commander in commanders_of(g, seat)]

    def chosen(self, g: Legion, picks: dict[int, int]) -> None:
        for seat in picks:
            take_commander(g, seat, picks[seat] & NOUN)


def take_commander(g: Legion, seat: int, commander: int) -> None:
    """LE-2.3 The six tokens of a commander are available; the others stay in the box."""
    g.commander[seat] = commander
    g.tell(v.COMMANDER_CHOSEN, seat, commander)
    for token in g.book.commander_tokens[commander]:
        g.move(token, BOX, AVAILABLE + seat)


@final
class Muster(Step[Legion]):
    """LE-2.4 Each takes 1 Supply. LE-2.6, LE-2.7 All choose an Officer and their soldiers, unseen."""

    rule: ClassVar[str] = "LE-2.7"

    def run(self, g: Legion) -> None:
        g.draw_curtain()
        for seat in range(g.players):
            g.supplies[seat] = g.book.starting_supplies
            g.shuffle(DECK + seat, seat + 1)
            g.apart(seat, KeepOfficer(seat))


@final
class KeepOfficer(Decision[Legion]):
    """LE-2.6 Each secretly keeps one Officer; the other leaves the game unseen."""

    rule: ClassVar[str] = "LE-2.6"

    def options(self, g: Legion) -> list[int]:
        hint(g, self.seat, KEEP_OFFICER)
        welcome(g, self.seat)
        return [v.KEEP_OFFICER | card for card in g.hand[self.seat]]

    def chosen(self, g: Legion, option: int) -> None:
        seat = self.seat
        kept = option & NOUN
        for card in g.hand[seat][:]:
            if card != kept:
                g.move(card, HAND + seat, LEFT_BEHIND + seat)
        g.tell_only(v.KEPT_OFFICER, seat, kept)
        for _ in range(g.book.opening_draw):
            g.draw(DECK + seat, HAND + seat)
        for left in range(g.book.opening_draw - g.book.opening_keep, 0, -1):
            g.then(PutUnder(seat, left))


@final
class PutUnder(Decision[Legion]):
    """LE-2.7 Of the six soldiers drawn two go under the deck, one after the other; the second lies lowest."""

    rule: ClassVar[str] = "LE-2.7"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, g: Legion) -> list[int]:
        hint(g, self.seat, PUT_UNDER)
        return [v.PUT_UNDER | card for card in g.hand[self.seat] if not g.book.officer[card]]

    def detail(self, g: Legion) -> Phrase:
        return Phrase("detail-to-go", count=self.left)

    def why_not(self, g: Legion) -> list[Refusal]:
        return [(v.PUT_UNDER | card, "LE-2.7", Phrase("why-officer-stays")) for card in g.hand[self.seat] if g.book.officer[card]]

    def chosen(self, g: Legion, option: int) -> None:
        g.tuck(option & NOUN, HAND + self.seat, DECK + self.seat)


@final
class Resume(Step[Legion]):
    """LE-13.8 A later game: all Locations, all Plots and each deck are shuffled; hands, wounds and Supplies were kept."""

    rule: ClassVar[str] = "LE-13.8"

    def run(self, g: Legion) -> None:
        shuffle_decks(g)
        for seat in range(g.players):
            g.shuffle(DECK + seat, seat + 1)
            if not g.takes_part(seat):
                g.tell(v.OUT, seat)
        g.tell(v.STARTS, g.first)
        g.then(Round())
