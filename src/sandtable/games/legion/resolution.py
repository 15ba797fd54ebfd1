"""LE-7 Order resolution: one token each, in reverse order, again and again."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase
from sandtable.engine.steps import Decision, Refusal, Step
from sandtable.games.legion import book as b
from sandtable.games.legion import verbs as v
from sandtable.games.legion.book import PLOTS, SEATS
from sandtable.games.legion.coach import FIRST_ORDER_PHASE, hint
from sandtable.games.legion.field import open_token, put_away, turn_over
from sandtable.games.legion.orders import carry_out, lasts, robs, usable
from sandtable.games.legion.position import Legion
from sandtable.games.legion.tokens import bearer, hidden_slots, kind_in, slots_of, tell_put_away
from sandtable.games.legion.zones import LYING, ORDERS, USED_UP


@final
class OrderPhase(Step[Legion]):
    """LE-7.1 A Camouflage! still waiting lapses. LE-7.2 In reverse order each resolves one token, until none are left."""

    rule: ClassVar[str] = "LE-7.1"

    def run(self, g: Legion) -> None:
        g.stage = ORDERS
        g.camouflage[:] = [0] * (PLOTS * SEATS)
        for seat in range(g.players):
            g.done[seat] = 0
        g.then(OrderTurn(0))


@final
class OrderTurn(Step[Legion]):
    """LE-7.4 Who has face-down tokens is asked, whatever they are, until "done"; who has none is skipped."""

    rule: ClassVar[str] = "LE-7.2"

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn  # how many seats of the reverse order have had this turn

    def run(self, g: Legion) -> None:
        order = reverse_order(g)
        for i in range(g.players):
            turn = (self.turn + i) % g.players
            seat = order[turn]
            if not g.done[seat] and hidden_slots(g, seat):
                g.then(ResolveOrder(seat))
                g.then(OrderTurn((turn + 1) % g.players))
                return


def reverse_order(g: Legion) -> list[int]:
    return [(g.first - 1 - i) % g.players for i in range(g.players)]


def waiting(g: Legion, seat: int, timing: int) -> list[int]:
    """The slots of a seat whose token has this timing."""
    return [slot for slot in hidden_slots(g, seat) if g.book.timing[kind_in(g, slot)] == timing]


def slot_of(g: Legion, seat: int, kind: int) -> int:
    """Where a seat's token of a kind lies; no seat has a kind twice."""
    kinds = [kind_in(g, slot) for slot in slots_of(g, seat)]
    return slots_of(g, seat)[kinds.index(kind)]


@final
class ResolveOrder(Decision[Legion]):
    """LE-7.3 Use a token or put it away. LE-7.4 Who has only lasting tokens and blanks left says "done", or puts a blank away."""

    rule: ClassVar[str] = "LE-7.3"
    foreseen: ClassVar[bool] = True

    def automatic(self, g: Legion) -> bool:
        return False

    def detail(self, g: Legion) -> Phrase | None:
        return None if waiting(g, self.seat, b.ORDER) else Phrase("detail-nothing-to-use")

    def consequence(self, g: Legion, option: int) -> Phrase | None:
        if option == v.DONE:
            return Phrase("then-orders-stay") if waiting(g, self.seat, b.LASTING) else None
        return Phrase("then-no-effect") if option & ~NOUN == v.PUT_AWAY else None

    def options(self, g: Legion) -> list[int]:
        real = waiting(g, self.seat, b.ORDER)
        if real:
            hint(g, self.seat, FIRST_ORDER_PHASE)
        kinds = [kind_in(g, slot) for slot in real]
        options = [v.USE | kind_in(g, slot) for slot in real if usable(g, g.bearer[slot], kind_in(g, slot))]
        options += [v.PUT_AWAY | kind for kind in kinds]
        options += [v.PUT_AWAY | kind_in(g, slot) for slot in waiting(g, self.seat, b.BLANK)]
        if not real:
            options.append(v.DONE)
        return options

    def why_not(self, g: Legion) -> list[Refusal]:
        found: list[Refusal] = []
        for slot in hidden_slots(g, self.seat):
            kind = kind_in(g, slot)
            timing = g.book.timing[kind]
            if timing == b.LASTING:
                found.append((v.USE | kind, "LE-9.1", Phrase("why-lies")))
            elif timing == b.BLANK:
                found.append((v.USE | kind, "LE-8.20", Phrase("why-blank")))
            else:
                found.append((v.USE | kind, "LE-7.5", Phrase("why-nothing-fits", text=g.book.order_texts[kind])))
        return found

    def chosen(self, g: Legion, option: int) -> None:
        seat, kind = self.seat, option & NOUN
        if option == v.DONE:
            g.done[seat] = 1
            return
        slot = slot_of(g, seat, kind)
        if option & ~NOUN == v.PUT_AWAY:
            tell_put_away(g, slot)
            put_away(g, slot)
            return
        place = g.bearer[slot]
        if lasts(g, kind):
            open_token(g, slot)
        else:
            turn_over(g, slot, (LYING if robs(g, kind) else USED_UP) + seat)
        g.tell(v.USED, seat, kind, g.where[place] + 1, bearer(g, place))
        carry_out(g, place, kind)
