"""Who may know what. `view` shows a seat all it may know and nothing else; `imagine` makes up the rest."""

from __future__ import annotations

from typing import Final, cast

from sandtable.engine.chance import Dice
from sandtable.engine.flow import apply, asks, options_of, settle
from sandtable.engine.layout import ALL, NOBODY, OWNER, PER_CARD, PER_SEAT, PER_TABLE
from sandtable.engine.position import P, Position
from sandtable.engine.steps import Decision

SPECTATOR = -1
PATIENCE: Final = 100  # how often cards are dealt once more before a deal stands in which somebody has no answer
NO_ANSWER: Final = -1
BACKS: Final = 1 << 16  # more than any title has


def all_open(g: Position) -> bool:
    """Nobody owes a pick and nothing remains to be done: everything may be seen now, unless a campaign goes on with it."""
    return not g.offers and not g.todo and not g.lanes and g.ends_openly()


def behind(g: Position) -> Position | None:
    """The table as all saw it when the curtain fell. An imagined one is dealt like its position, once somebody asks for it."""
    if g.before is not None and g.dealt:
        before = g.before.clone()
        known, dealt = g.before.known, before.memory()
        for number in range(len(before.piles)):
            pile = before.own(number) if before.piles[number] else []
            for slot in range(len(pile)):
                card = pile[slot]
                pile[slot] = g.dealt[card]
                dealt[g.dealt[card]] = known[card]
        g.before, g.dealt = before, []
    return g.before


def stage(g: P, owner: int, seat: int) -> P:
    """Where a seat sees what belongs to the owner: on the table, or as it was when the curtain fell."""
    if owner in (seat, ALL):
        return g
    before = behind(g)
    return g if before is None else cast("P", before)  # it is of the same title


def visible(g: Position, pile: int, seat: int) -> list[int]:
    """The cards of a pile as a seat knows them: top card last, hidden ones as ~back."""
    layout = g.layout
    h = stage(g, layout.owner[pile], seat)
    cards = h.piles[pile]
    if not cards or layout.sees(layout.seen[pile], seat) or all_open(g):
        return cards[:]
    shown = [card if layout.sees(h.known[card], seat) else ~layout.back[card] for card in cards]
    return shown if layout.ordered[pile] else sorted(shown)


def shown_piles(g: Position, seat: int) -> list[list[int]]:
    """All piles as a seat knows them."""
    return [visible(g, pile, seat) for pile in range(len(g.piles))]


def changed_piles(g: Position, seat: int, piles: list[list[int]]) -> list[int]:
    """Bring the piles of all who play, as a seat knew them, up to date. Returns which of them look different now."""
    layout = g.layout
    everything = all_open(g)
    changed: list[int] = []
    for pile in range(len(piles)):
        if layout.owner[pile] >= layout.players:
            continue
        cards = stage(g, layout.owner[pile], seat).piles[pile]
        if cards and not everything and not layout.sees(layout.seen[pile], seat):
            cards = visible(g, pile, seat)
        if cards != piles[pile]:
            piles[pile] = cards[:]
            changed.append(pile)
    return changed


def view(g: Position, seat: int) -> dict[str, object]:
    """All that one seat may know, in numbers. What no zone, number or scalar shows stays hidden."""
    layout = g.layout
    piles = shown_piles(g, seat)
    zones: dict[str, object] = {}
    for zone in layout.zones:
        width = layout.players if zone.per_seat else zone.count
        zones[zone.name] = piles[zone.first : zone.first + width]
        if zone.listed and seat >= 0:
            zones[zone.name + " contents"] = sorted(g.piles[zone.first + seat])
    numbers = {row.name: shown_numbers(g, row.index, seat, piles) for row in layout.numbers}
    return {"zones": zones, **beside_cards(g, seat), "numbers": numbers}


def beside_cards(g: Position, seat: int) -> dict[str, object]:
    """All that a seat may know besides the cards and what lies on them."""
    step = asks(g, seat)
    return {
        "numbers": {row.name: shown_numbers(g, row.index, seat, []) for row in g.layout.numbers if row.kind != PER_CARD},
        "scalars": {name: getattr(g, name) for name in type(g).scalars},
        "asks": "" if step is None else type(step).__name__,
        "waiting_for": waiting_for(g, seat),
        "options": g.offers[seat][:] if seat in g.offers else [],
        "picked": g.sealed.get(seat),
    }


def marks_on_cards(g: Position, seat: int, piles: list[list[int]]) -> dict[int, dict[str, int]]:
    """By card: the numbers that lie on it, such as wounds, as a seat knows them, given the piles as it sees them."""
    marks: dict[int, dict[str, int]] = {}
    for row in g.layout.numbers:
        if row.kind == PER_CARD and (any_of(g.numbers[row.index]) or (g.before and any_of(g.before.numbers[row.index]))):
            shown = shown_numbers(g, row.index, seat, piles)
            for card in range(len(shown)):
                value = shown[card]
                if value is not None and value != 0:
                    if card not in marks:
                        marks[card] = {}
                    marks[card][row.name] = value
    return marks


def any_of(row: list[int]) -> bool:
    """Whether a row has a number other than zero."""
    for number in row:
        if number != 0:
            return True
    return False


def waiting_for(g: Position, seat: int) -> list[int]:
    """Who owes a pick, as a seat may know it: a question kept secret shows the seat it hides behind."""
    shown: list[int] = []
    for other in sorted(g.offers):
        step = asks(g, other)
        front = step.waited_for(g) if other != seat and isinstance(step, Decision) else other
        if front not in shown:
            shown.append(front)
    return sorted(shown)


def shown_numbers(g: Position, index: int, seat: int, piles: list[list[int]]) -> list[int | None]:
    """A row of numbers as a seat knows it, given the piles as it sees them: `None` for what it may not know."""
    layout = g.layout
    row = layout.numbers[index]
    shown_to_all = row.seen_by == ALL or all_open(g)
    if row.kind == PER_SEAT:
        return [
            stage(g, i, seat).numbers[index][i] if shown_to_all or (row.seen_by == OWNER and i == seat) else None
            for i in range(layout.players)
        ]
    if row.kind == PER_TABLE:
        return list(g.numbers[index]) if shown_to_all else [None] * row.size
    shown: list[int | None] = [None] * row.size
    if row.seen_by != NOBODY:
        for pile in range(len(g.piles)):
            if not piles[pile] or (row.seen_by == OWNER and not (layout.sees(layout.seen[pile], seat) or all_open(g))):
                continue  # who only knows which card it is does not see what lies on it
            values = stage(g, layout.owner[pile], seat).numbers[index]
            for card in piles[pile]:
                if card >= 0:
                    shown[card] = values[card]
    return shown


def imagine(g: Position, seat: int, dice: Dice) -> Position:
    """Another position that looks the same to one seat: what it cannot know is dealt, decided and drawn anew.

    Everybody who is asked there has an answer: where a deal leaves somebody without one, the cards are dealt once more.
    """
    h = dealt_anew(g, seat, dice)
    for _ in range(PATIENCE):
        if all_can_answer(h):
            break
        h = dealt_anew(g, seat, dice)
    return h


def all_can_answer(h: Position) -> bool:
    """Whether everybody who owes a pick, or has made one in secret, has something to pick."""
    for other in h.offers:
        if not h.offers[other]:
            return False
    return NO_ANSWER not in h.sealed.values()


def dealt_anew(g: Position, seat: int, dice: Dice) -> Position:
    """A first try at another position that looks the same to one seat."""
    h = g.clone()
    h.watched = False
    h.any_order = False
    h.seed = f"imagined {dice.roll(1 << 30)} {dice.roll(1 << 30)}"
    h.rolls = [0] * len(h.rolls)  # how often others shuffled in secret is not known, either
    rewound = rewind_others(h, seat)
    redeal(h, seat, dice)
    for dream in h.layout.dreams:
        dream.come(h, seat, dice)
    for other in list(h.offers):
        if other != seat:
            h.offers[other] = options_of(asks(h, other), h, other)
    for other in sorted(h.sealed):
        if other != seat:
            options = options_of(h.todo[-1], h, other)
            h.sealed[other] = dice.choice(options) if options else NO_ANSWER
    for other in rewound:
        reopen(h, other)
    for other in rewound:
        while other in h.offers and other not in g.lanes:
            apply(h, other, dice.choice(h.offers[other]))
    return h


def rewind_others(h: Position, seat: int) -> list[int]:
    """Put the other seats back to where the curtain fell: what they did behind it is not known. Returns those seats."""
    before = behind(h)
    if before is None:
        return []
    others = [other for other in sorted(before.lanes) if other != seat]
    for other in others:
        rewind(h, before, other)
        h.lanes[other] = before.lanes[other][:]
        h.offers.pop(other, None)
    return others


def rewind(h: Position, before: Position, seat: int) -> None:
    """Put a seat's piles and numbers back to how they were before."""
    layout, known, cards = h.layout, h.memory(), []
    for pile in range(len(h.piles)):
        if layout.owner[pile] == seat:
            h.own(pile)[:] = before.piles[pile]
            cards += before.piles[pile]
    for card in cards:
        known[card] = before.known[card]
    for row in layout.numbers:
        now, then = h.numbers[row.index], before.numbers[row.index]
        if row.kind == PER_SEAT:
            now[seat] = then[seat]
        elif row.kind == PER_CARD:
            for card in cards:
                now[card] = then[card]


def redeal(h: Position, seat: int, dice: Dice) -> None:
    """Cards a seat neither sees nor knows change places with others of the same pool and back.

    What others know of a place they now know of the card that came there.
    """
    layout = h.layout
    places: dict[int, list[int]] = {}  # by pool and back: pile, slot, pile, slot, ...
    known = h.known if h.before is None else h.before.known
    bit, last = layout.bit(seat), -1
    spots: list[int] = []
    for pile in range(len(h.piles)):
        if not h.piles[pile] or layout.seen[pile] & bit:
            continue
        cards = h.own(pile)
        memory = h.known if layout.owner[pile] in (seat, ALL) else known
        for slot in range(len(cards)):
            card = cards[slot]
            if not memory[card] & bit:
                group = layout.pool[pile] * BACKS + layout.back[card]
                if group != last or not spots:  # cards of a pile mostly belong together
                    found = places.get(group)
                    if found is None:
                        found = places[group] = []
                    spots, last = found, group
                spots.append(pile)
                spots.append(slot)
    h.dealt = [] if h.before is None else list(range(layout.cards))
    for spots in places.values():
        exchange(h, spots, dice)


def exchange(h: Position, spots: list[int], dice: Dice) -> None:
    """Shuffle the cards at some places of own piles: pile, slot, pile, slot, ... How they lay makes no difference."""
    were = [h.piles[spots[i]][spots[i + 1]] for i in range(0, len(spots), 2)]
    cards = sorted(were)
    dice.shuffle(cards)
    for i in range(len(cards)):
        h.piles[spots[2 * i]][spots[2 * i + 1]] = cards[i]
    knew = [h.known[card] for card in were]
    if max(knew) > 0:
        known = h.memory()
        for i in range(len(cards)):
            known[cards[i]] = knew[i]
    if h.dealt:
        for i in range(len(cards)):
            h.dealt[were[i]] = cards[i]


def reopen(h: Position, seat: int) -> None:
    """Bring a lane put back to its beginning to its first question."""
    lane = h.lanes[seat]
    h.actor = seat
    settle(h, lane, seat)
    h.actor = -1
