"""LE-13 The survival campaign: what happens between two games."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.steps import Decision, Refusal, Step
from sandtable.games.legion import verbs as v
from sandtable.games.legion.equipping import PutOn, TakeFromStock, may_buy, may_wear
from sandtable.games.legion.field import cure, warm
from sandtable.games.legion.position import Legion
from sandtable.games.legion.recruitment import draw_up
from sandtable.games.legion.zones import INTERLUDE


@final
class Interlude(Step[Legion]):
    """LE-13.2 After each of games 1 and 2 the interlude follows, all players at the same time."""

    rule: ClassVar[str] = "LE-13.2"

    def run(self, g: Legion) -> None:
        g.stage = INTERLUDE
        for seat in range(g.players):
            g.bought[seat] = 0
            g.taken[seat] = 0
            g.done[seat] = 0
        if min(g.stock) < g.players:  # LE-13.4, LE-4.3 piles too short for all
            g.then(SpendInTurn(g.first))
        else:
            share = g.reserve() // g.players
            g.draw_curtain()
            for seat in range(g.players):
                if g.takes_part(seat):
                    g.apart(seat, Spend(seat, False, share))
            g.then(TakeFromStock())
        g.then(PutAwayTheBox())


@final
class SpendInTurn(Step[Legion]):
    """LE-4.3 In turn order, one purchase or "done" each, round and round."""

    rule: ClassVar[str] = "LE-4.3"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Legion) -> None:
        for i in range(g.players):
            seat = (self.seat + i) % g.players
            if not g.done[seat] and g.takes_part(seat):
                g.then(Spend(seat, True, min(g.reserve(), 1)))
                g.then(TakeFromStock())
                g.then(SpendInTurn((seat + 1) % g.players))
                return


def survivors(g: Legion, seat: int) -> list[int]:
    """LE-13.4 Any living character in hand or deck; the owner may look through the deck."""
    return sorted(g.hand[seat] + g.deck[seat])


@final
class Spend(Decision[Legion]):
    """LE-13.3 VP of this game buy healing, warmth and Supplies; LE-13.4 Supplies buy equipment."""

    rule: ClassVar[str] = "LE-13.3"

    def __init__(self, seat: int, in_turn: bool, share: int) -> None:
        super().__init__(seat)
        self.in_turn: Final = in_turn
        self.share: Final = share  # how many Supplies may still be bought: at most an equal part of the reserve

    def automatic(self, g: Legion) -> bool:
        return False

    def detail(self, g: Legion) -> Phrase:
        return Phrase("detail-interlude", points=g.recorded[self.seat], supplies=g.supplies[self.seat])

    def options(self, g: Legion) -> list[int]:
        seat, book = self.seat, g.book
        vp, people = g.recorded[seat], survivors(g, seat)
        options: list[int] = []
        if vp >= book.healing_vp:
            options += [v.HEAL | character for character in people if g.wounds[character]]
        if vp >= book.warming_vp:
            options += [v.WARM | character for character in people if g.frostbites[character]]
        if vp >= book.supply_vp and self.share:
            options.append(v.BUY_SUPPLY)
        options += [v.BUY | kind for kind in range(len(g.stock)) if on_sale(g, seat, kind)]
        options.append(v.DONE)
        return options

    def why_not(self, g: Legion) -> list[Refusal]:
        book, points = g.book, g.recorded[self.seat]
        found: list[Refusal] = []
        for character in survivors(g, self.seat):
            if g.wounds[character]:
                found.append((v.HEAL | character, self.rule, Phrase("why-healing-costs", price=book.healing_vp, points=points)))
            elif g.frostbites[character]:
                found.append((v.WARM | character, self.rule, Phrase("why-healing-costs", price=book.warming_vp, points=points)))
            else:
                found.append((v.HEAL | character, self.rule, Phrase("why-unhurt")))
        return found

    def chosen(self, g: Legion, option: int) -> None:
        seat, named = self.seat, option & NOUN
        verb = option & ~NOUN
        if verb == v.DONE:
            g.done[seat] = 1
            return
        if verb == v.HEAL:
            g.recorded[seat] -= g.book.healing_vp
            cure(g, seat, named)
        elif verb == v.WARM:
            g.recorded[seat] -= g.book.warming_vp
            warm(g, seat, named)
        elif verb == v.BUY_SUPPLY:
            g.recorded[seat] -= g.book.supply_vp
            g.supplies[seat] += 1
            g.tell(v.BOUGHT_SUPPLY, seat, 1)
        else:
            g.then(EquipSurvivor(seat, named))
        if not self.in_turn:
            g.then(Spend(seat, False, self.share - 1 if verb == v.BUY_SUPPLY else self.share))


def on_sale(g: Legion, seat: int, kind: int) -> bool:
    """LE-13.4 Whether a survivor may get a card of this kind, and there are Supplies to pay for it."""
    return may_buy(g, seat, kind) and g.supplies[seat] >= g.book.kit_cost[kind] and may_wear(g, survivors(g, seat), kind)


@final
class EquipSurvivor(PutOn):
    """LE-13.4 Equipment may go to any living character in hand or deck, once per kind and interlude."""

    rule: ClassVar[str] = "LE-13.4"

    def question(self, g: Legion) -> Phrase:
        return Phrase("ask-equip-survivor", equipment=Thing("equipment", self.kind))

    def people(self, g: Legion) -> list[int]:
        return survivors(g, self.seat)

    def pay(self, g: Legion) -> None:
        g.supplies[self.seat] -= g.book.kit_cost[self.kind]


@final
class PutAwayTheBox(Step[Legion]):
    """LE-13.6 The cards of the dead return to the stock. Then each draws up to 5 in hand."""

    rule: ClassVar[str] = "LE-13.6"

    def run(self, g: Legion) -> None:
        for seat in range(g.players):
            for character in g.graveyard[seat]:
                for kind in range(len(g.stock)):
                    g.stock[kind] += g.kit[character] >> kind & 1
                g.kit[character] = 0
            draw_up(g, seat)
            g.tell(v.SURVIVED, seat, g.recorded[seat], g.supplies[seat])
