"""WA-6 The windows in which a player answers on somebody else's turn: W3 when struck, W4 when sent back."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase, Thing, things
from sandtable.engine.steps import Decision, Step
from sandtable.games.waral import book as b
from sandtable.games.waral.book import Effect
from sandtable.games.waral.effects import can_be_readied, perform
from sandtable.games.waral.position import Waral
from sandtable.games.waral.tricks import Resolved, play_trick, playable, put_down
from sandtable.games.waral.verbs import CANCELLED, DECLINE, PLAY, SENT_BACK

# What a strike would do, for the question: the words stand in the same order
COINS_STOLEN: Final = 0
TRICK_STOLEN: Final = 1
DISTRICT_DESTROYED: Final = 2
CHARACTER_SKIPPED: Final = 3
DISTRICT_BLOCKED: Final = 4
DISTRICT_SWAPPED: Final = 5
THREATS: Final = ["coins", "trick", "destroyed", "skipped", "blocked", "swapped"]


def may_answer(g: Waral, seat: int, trigger: int) -> bool:
    """WA-6.7 quiet: only who holds a playable reaction is asked; masked: everyone affected who holds a card."""
    return g.masked or len(playable(g, seat, b.REACTION, trigger)) > 0


def shown_as_asked(g: Waral, seat: int) -> int:
    """WA-6.7 Others see that the turn goes on. Only in a masked window the asked player shows: it tells nothing new."""
    return seat if g.masked else g.active


# W3


@final
class StruckWindow(Step[Waral]):
    """WA-6.4 When a strike has named its targets, the struck player may play one reaction. Nobody else is asked."""

    rule: ClassVar[str] = "WA-6.4"

    def __init__(self, seat: int, threat: int, target: int) -> None:
        self.seat: Final = seat
        self.threat: Final = threat
        self.target: Final = target

    def run(self, g: Waral) -> None:
        g.cancelled = False
        g.reaction = -1
        if g.hand[self.seat]:
            g.then(Struck(self.seat, self.threat, self.target))


@final
class Struck(Decision[Waral]):
    """WA-6.4 At most one reaction per strike. WA-6.6 It cannot be reacted to."""

    rule: ClassVar[str] = "WA-6.4"

    def __init__(self, seat: int, threat: int, target: int) -> None:
        super().__init__(seat)
        self.threat: Final = threat
        self.target: Final = target  # a card, or -1

    def detail(self, g: Waral) -> Phrase:
        return Phrase(f"threat-{THREATS[self.threat]}", card=Thing("district", self.target))

    def opens(self, g: Waral) -> bool:
        return may_answer(g, self.seat, b.STRUCK)

    def options(self, g: Waral) -> list[int]:
        return [PLAY | design for design in playable(g, self.seat, b.REACTION, b.STRUCK)] + [DECLINE]

    def automatic(self, g: Waral) -> bool:
        return False

    def waited_for(self, g: Waral) -> int:
        return shown_as_asked(g, self.seat)

    def chosen(self, g: Waral, option: int) -> None:
        if option == DECLINE:
            return
        design = option & NOUN
        g.reaction = put_down(g, self.seat, design)
        for index in g.book.steps[design]:
            if isinstance(g.book.effects[index], Cancel):
                g.cancelled = True
                g.tell(CANCELLED, self.seat)


@final
class Cancel(Effect):
    """WA-7.15 The strike does nothing to you. What it cost stays spent. It acts the moment it is played."""

    def start(self, g: Waral, seat: int, this: int) -> None:
        return


@final
class Answer(Step[Waral]):
    """WA-6.4 After the strike has resolved, what else a reaction does happens now."""

    rule: ClassVar[str] = "WA-6.4"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Waral) -> None:
        card = g.reaction
        g.cancelled = False
        if card >= 0:
            g.reaction = -1
            perform(g, self.seat, g.book.steps[g.book.design[card]], -1)
            g.then(Resolved(card))


# W4


def send_back(g: Waral, slot: int, by: int) -> int:
    """WA-4.5, WA-7.6 All characters on a slot return, still used. Returns how many. Wim's friends are ready at once (WA-8.10)."""
    sent = g.on(slot)
    for character in sent:
        seat = g.leader(character)
        g.stands[character] = 0
        if seat == by:
            continue
        g.tell(SENT_BACK, seat, character)
        if g.readied[character]:
            continue
        if returns_ready(g, seat):
            g.make_ready(character)
        else:
            g.sent[character] = 1
    return len(sent)


def returns_ready(g: Waral, seat: int) -> bool:
    """WA-8.10 A power that readies what rivals send back, at once and without a prompt."""
    return any([g.book.returns_ready[character] for character in g.band[seat]])


@final
class SentBackWindows(Step[Waral]):
    """WA-6.5 Who was sent back by a rival may react: in turn order from the active player's left."""

    rule: ClassVar[str] = "WA-6.5"

    def __init__(self, by: int) -> None:
        self.by: Final = by

    def run(self, g: Waral) -> None:
        for seat in g.rivals(self.by):
            if can_be_readied(g, seat, True):
                g.then(SentBackWindow(seat))


@final
class SentBackWindow(Step[Waral]):
    """WA-6.5 One reaction for each character that was sent back: the window opens again as long as one is left."""

    rule: ClassVar[str] = "WA-6.5"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Waral) -> None:
        if can_be_readied(g, self.seat, True) and g.hand[self.seat]:
            g.then(SentBack(self.seat))
        g.then(WindowShuts(self.seat))


@final
class WindowShuts(Step[Waral]):
    """WA-6.5 Afterwards no reaction can make ready who was sent back."""

    rule: ClassVar[str] = "WA-6.5"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Waral) -> None:
        for character in g.band[self.seat]:
            g.sent[character] = 0


@final
class SentBack(Decision[Waral]):
    """WA-6.5 A rival sent your character back: you may play a reaction."""

    rule: ClassVar[str] = "WA-6.5"

    def detail(self, g: Waral) -> Phrase:
        return Phrase("detail-sent-back", characters=things("character", can_be_readied(g, self.seat, True)))

    def opens(self, g: Waral) -> bool:
        return may_answer(g, self.seat, b.SENT_BACK)

    def options(self, g: Waral) -> list[int]:
        return [PLAY | design for design in playable(g, self.seat, b.REACTION, b.SENT_BACK)] + [DECLINE]

    def automatic(self, g: Waral) -> bool:
        return False

    def waited_for(self, g: Waral) -> int:
        return shown_as_asked(g, self.seat)

    def chosen(self, g: Waral, option: int) -> None:
        if option != DECLINE:
            play_trick(g, self.seat, option & NOUN)
            g.then(SentBackWindow(self.seat))
