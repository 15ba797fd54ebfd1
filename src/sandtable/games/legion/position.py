"""The table of Legion: who stands where, who carries what, and the adjectives of the rulebook (LE-1, LE-14)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.chance import Dice
from sandtable.engine.layout import Layout
from sandtable.engine.position import Position
from sandtable.games.legion import book as b
from sandtable.games.legion import zones as z
from sandtable.games.legion.book import SEATS, Book, Effect
from sandtable.games.legion.dream import imagine_officer, imagine_purchases
from sandtable.games.legion.zones import (
    ALL_SLOTS,
    ALL_STANDS,
    DECK,
    DOWN,
    FACE_DOWN,
    GRAVEYARD,
    HAND,
    LOCATION,
    NOWHERE,
    ROW,
    SETTING_UP,
    TOKEN,
    UP,
)


@final
class Legion(Position):
    """LE-2 Two to four bands along one railway. A place is where a character stands: place % SEATS is its seat."""

    scalars: ClassVar[tuple[str, ...]] = ("round", "first", "stage", "plots", "game", "resolved", "scored", "arrivals")
    secrets: ClassVar[tuple[str, ...]] = ("despatches", "survival", "in_turn")

    def __init__(self, layout: Layout, book: Book, like: Legion | None) -> None:
        super().__init__(layout, like)
        self.book: Final = book
        self.players: Final = layout.players
        self.hand: Final = self.row(HAND)
        self.deck: Final = self.row(DECK)
        self.graveyard: Final = self.row(GRAVEYARD)
        numbers = self.numbers
        self.supplies: Final = numbers[z.SUPPLIES_ROW]
        self.vp: Final = numbers[z.VP_ROW]
        self.faction: Final = numbers[z.FACTION_ROW]
        self.commander: Final = numbers[z.COMMANDER_ROW]
        self.passed: Final = numbers[z.PASSED_ROW]
        self.freezing_won: Final = numbers[z.FREEZING_WON_ROW]
        self.warming_won: Final = numbers[z.WARMING_WON_ROW]
        self.peaceful_won: Final = numbers[z.PEACEFUL_WON_ROW]
        self.hard_won: Final = numbers[z.HARD_WON_ROW]  # Plots with two conditions
        self.bought: Final = numbers[z.BOUGHT_ROW]  # kinds bought this round, a bit each
        self.taken: Final = numbers[z.TAKEN_ROW]  # cards taken from the stock while all shop: two bits for each kind
        self.recruits: Final = numbers[z.RECRUITS_ROW]
        self.free_cards: Final = numbers[z.FREE_CARDS_ROW]
        self.crossings: Final = numbers[z.CROSSINGS_ROW]
        self.safe_conduct: Final = numbers[z.SAFE_CONDUCT_ROW]
        self.done: Final = numbers[z.DONE_ROW]
        self.to_reveal: Final = numbers[z.TO_REVEAL_ROW]
        self.unseen: Final = numbers[z.UNSEEN_ROW]
        self.score: Final = numbers[z.SCORE_ROW]
        self.earlier_vp: Final = numbers[z.EARLIER_VP_ROW]
        self.earlier_dead: Final = numbers[z.EARLIER_DEAD_ROW]
        self.kit: Final = numbers[z.KIT_ROW]
        self.news: Final = numbers[z.NEWS_ROW]  # kinds put on a character since others last saw it
        self.wounds: Final = numbers[z.WOUNDS_ROW]
        self.frostbites: Final = numbers[z.FROSTBITES_ROW]
        self.crippled: Final = numbers[z.CRIPPLED_ROW]
        self.stock: Final = numbers[z.STOCK_ROW]
        self.where: Final = numbers[z.WHERE_ROW]
        self.arrival: Final = numbers[z.ARRIVAL_ROW]
        self.ordered: Final = numbers[z.ORDERED_ROW]
        self.fury: Final = numbers[z.FURY_ROW]
        self.bearer: Final = numbers[z.BEARER_ROW]
        self.state: Final = numbers[z.STATE_ROW]
        self.camouflage: Final = numbers[z.CAMOUFLAGE_ROW]
        self.robbed: Final = numbers[z.ROBBED_ROW]
        self.truce: Final = numbers[z.TRUCE_ROW]
        self.last_seen: Final = numbers[z.LAST_SEEN_ROW]
        self.recorded: Final = numbers[z.RECORDED_ROW]  # in a campaign: the score less what was spent between the games
        self.rank: Final = numbers[z.RANK_ROW]
        if like is None:
            self.where[:] = [NOWHERE] * ALL_STANDS
            self.bearer[:] = [NOWHERE] * ALL_SLOTS
            self.faction[:] = [NOWHERE] * SEATS
            self.commander[:] = [NOWHERE] * SEATS
            self.round = 0
            self.first = 0
            self.stage = SETTING_UP
            self.plots = book.plots_per_round
            self.game = 1
            self.resolved = 0  # how many Plots of this round are resolved
            self.scored = False
            self.arrivals = 0
            self.despatches = False
            self.survival = False
            self.in_turn = False
        else:
            self.round = like.round
            self.first = like.first
            self.stage = like.stage
            self.plots = like.plots
            self.game = like.game
            self.resolved = like.resolved
            self.scored = like.scored
            self.arrivals = like.arrivals
            self.despatches = like.despatches
            self.survival = like.survival
            self.in_turn = like.in_turn

    def clone(self) -> Legion:
        return Legion(self.layout, self.book, self)

    # LE-1.1 Seats

    def turn_order(self) -> list[int]:
        return [(self.first + i) % self.players for i in range(self.players)]

    def reverse_order(self) -> list[int]:
        return [(self.first - 1 - i) % self.players for i in range(self.players)]

    def seat_of(self, faction: int) -> int:
        return self.faction.index(faction)

    def takes_part(self, seat: int) -> bool:
        """LE-13.10 Who has nobody left takes no part."""
        return bool(self.hand[seat] or self.deck[seat] or self.places(seat))

    def dead(self, seat: int) -> int:
        return len(self.graveyard[seat])

    def reserve(self) -> int:
        """LE-1.8 The Supplies nobody has."""
        return self.book.all_supplies - sum(self.supplies)

    # Places

    def places(self, seat: int) -> list[int]:
        where = self.where
        return [place for place in range(seat, ALL_STANDS, SEATS) if where[place] >= 0]

    def here(self, seat: int, plot: int) -> list[int]:
        """The places of a seat on a Plot."""
        where = self.where
        return [place for place in range(seat, ALL_STANDS, SEATS) if where[place] == plot]

    def who(self, place: int) -> int:
        up = self.piles[UP + place]
        return up[0] if up else self.piles[DOWN + place][0]

    def face_down(self, place: int) -> bool:
        return not self.piles[UP + place]

    def place_of(self, character: int) -> int:
        """Where a character stands, or NOWHERE."""
        for place in range(ALL_STANDS):
            if self.where[place] >= 0 and self.who(place) == character:
                return place
        return NOWHERE

    def enemies_here(self, seat: int, plot: int) -> list[int]:
        """The other seats with a character on a Plot, in turn order."""
        return [other for other in self.turn_order() if other != seat and self.here(other, plot)]

    # Tokens

    def token(self, slot: int) -> int:
        return self.piles[TOKEN + slot][0]

    def kind(self, token: int) -> int:
        return self.book.kind_of[token - b.TOKENS]

    def slots(self, seat: int) -> list[int]:
        """The slots of a seat with a placed token."""
        bearer = self.bearer
        return [slot for slot in range(seat, ALL_SLOTS, SEATS) if bearer[slot] >= 0]

    def hidden_slots(self, seat: int) -> list[int]:
        """The slots of a seat with a face-down token."""
        return [slot for slot in self.slots(seat) if self.state[slot] == FACE_DOWN]

    def slot_on(self, place: int) -> int:
        """The slot of the token on a place, or NOWHERE."""
        bearer = self.bearer
        for slot in range(place % SEATS, ALL_SLOTS, SEATS):
            if bearer[slot] == place:
                return slot
        return NOWHERE

    # LE-1.3, LE-1.4, LE-1.9 Characters

    def skills(self, character: int) -> int:
        added = self.book.skills_of_kit[self.kit[character]]
        return (self.book.skills[character] | added) & ~self.crippled[character]

    def can(self, character: int, ability: int) -> bool:
        return (self.book.abilities[character] | self.book.abilities_of_kit[self.kit[character]]) & ability != 0

    def has(self, character: int, kind: int) -> bool:
        return self.kit[character] >> kind & 1 == 1

    def wounds_left(self, character: int) -> int:
        """How many more Wounds kill: below one, it is dying."""
        limit = 1 if self.book.abilities[character] & b.FRAGILITY else self.book.wounds_to_die
        return limit - self.wounds[character]

    def orders(self, character: int) -> int:
        """LE-6.1 How many orders a character may give on arrival."""
        book = self.book
        given = book.officer_orders if book.officer[character] else book.orders_of_kit[self.kit[character]]
        return given + self.location(b.ORDERS_GIVEN) if given else 0

    def power(self, place: int) -> int:
        """LE-1.4 What a character adds to its faction's total now."""
        character = self.who(place)
        book = self.book
        power = book.power[character] + book.power_of_kit[self.kit[character]] + self.fury[place]
        effect = self.effect(b.POWER)
        if effect is not None and self.touched(place, effect):
            power += effect.n
        return power if power > 0 else 0

    def touched(self, place: int, effect: Effect) -> bool:
        """LE-14.6 Deep Taiga and Typhus Quarantine."""
        if effect.who == b.ALONE:
            return len(self.here(place % SEATS, self.where[place])) == 1
        character = self.who(place)
        return self.wounds[character] > 0 or self.frostbites[character] > 0

    # LE-3.3, LE-14 The Location and the Plots

    def effect(self, op: int) -> Effect | None:
        """The effect of the Location that does this, if it has one."""
        pile = self.piles[LOCATION]
        if pile:
            for effect in self.book.location_effects[pile[0] - b.LOCATION_CARDS]:
                if effect.op == op:
                    return effect
        return None

    def location(self, op: int) -> int:
        """How much of this the Location gives."""
        effect = self.effect(op)
        return 0 if effect is None else effect.n

    def plot(self, plot: int) -> int:
        """The entry of the card on a Plot, from 0."""
        return self.piles[ROW + plot][0] - b.PLOT_CARDS

    def needs(self, plot: int) -> int:
        return self.book.needs[self.plot(plot)]

    def admits(self, character: int, plot: int) -> bool:
        """LE-5.2 Whether a character has every skill a Plot shows."""
        return self.needs(plot) & ~self.skills(character) == 0

    def types(self, plot: int) -> int:
        """The types of a Plot: printed, by the Location, and by a truce."""
        types = self.book.types[self.plot(plot)]
        effect = self.effect(b.ADD_TYPE)
        added = effect.what if effect is not None and self.concerns(effect, plot, types) else 0
        return types | added | self.truce[plot]

    def concerns(self, effect: Effect, plot: int, types: int) -> bool:
        if effect.who == b.FIRST_PLOT:
            return plot == 0
        if effect.who == b.NOT_WARMING:
            return types & b.WARMING == 0
        if effect.who == b.NOT_FREEZING:
            return types & b.FREEZING == 0
        if effect.who == b.FREEZING_PLOTS:
            return types & b.FREEZING != 0
        return True

    def worth(self, plot: int) -> int:
        """LE-14.4 The VP of a Plot."""
        effect = self.effect(b.PLOT_VP)
        vp = self.book.vp[self.plot(plot)]
        return vp + effect.n if effect is not None and self.concerns(effect, plot, self.types(plot)) else vp

    def pay(self, plot: int) -> int:
        """The supplies a Plot pays: none once robbed."""
        return 0 if self.robbed[plot] else self.book.supplies[self.plot(plot)]

    def ends_openly(self) -> bool:
        """LE-13.7 Hands, decks and what people bear go on into the next game of a campaign."""
        return not self.survival or self.campaign_over()

    def campaign_over(self) -> bool:
        """LE-13.1 Three games are played, or LE-13.10 at most one player has anybody left."""
        alive = [1 for seat in range(self.players) if self.hand[seat] or self.deck[seat]]
        return self.game >= self.book.games or len(alive) < 2

    # What others may imagine

    def dream(self, seat: int, dice: Dice) -> None:
        """What a seat cannot know besides cards: which Officer others kept, and on whom they put what they bought."""
        for other in range(self.players):
            if other != seat and self.faction[other] >= 0:
                imagine_officer(self, other, seat, dice)
                imagine_purchases(self, other, dice)

    def may_take(self, character: int, kind: int) -> bool:
        """LE-4.6 Who may take which equipment: nobody has a skill, an ability or a card twice."""
        book = self.book
        if book.kit_skill[kind]:
            return self.skills(character) & book.kit_skill[kind] == 0
        if self.has(character, kind) or (book.kit_orders[kind] and book.officer[character]):
            return False
        return not (book.kit_ability[kind] and self.can(character, book.kit_ability[kind]))
