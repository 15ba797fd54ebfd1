"""WA-6.5 The window W4: characters are sent back, and their leaders may play reactions."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase, Thing, things
from sandtable.engine.steps import Refusal, Step
from sandtable.games.waral import book as b
from sandtable.games.waral.coach import FIRST_SENT_BACK, hint
from sandtable.games.waral.effects import can_be_readied
from sandtable.games.waral.position import Waral
from sandtable.games.waral.tricks import play_trick, playable, refuse_tricks
from sandtable.games.waral.verbs import DECLINE, SENT_BACK
from sandtable.games.waral.windows import Window


def send_back(g: Waral, slot: int, by: int) -> int:
    """WA-4.5, WA-7.6 All characters on a slot return, still used. Returns how many. Wim's friends are ready at once (WA-8.10)."""
    sent = g.on(slot)
    for character in sent:
        seat = g.leader(character)
        g.stands[character] = 0
        if seat == by:
            continue
        g.tell(SENT_BACK, seat, character, slot + 1)
        if g.readied[character]:
            continue
        if returns_ready(g, seat):
            g.make_ready(character)
        else:
            g.sent[character] = 1
            hint(g, seat, FIRST_SENT_BACK)
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
class SentBack(Window):
    """WA-6.5 A rival sent your character back: you may play a reaction."""

    rule: ClassVar[str] = "WA-6.5"

    def question(self, g: Waral) -> Phrase:
        return Phrase("ask-sent-back", characters=things("character", can_be_readied(g, self.seat, True)))

    def subject(self, g: Waral) -> Thing:
        return Thing("character", can_be_readied(g, self.seat, True)[0])

    def answers(self, g: Waral) -> list[int]:
        return playable(g, self.seat, b.REACTION, b.SENT_BACK)

    def why_not(self, g: Waral) -> list[Refusal]:
        return refuse_tricks(g, self.seat, b.REACTION, b.SENT_BACK)

    def chosen(self, g: Waral, option: int) -> None:
        if option != DECLINE:
            play_trick(g, self.seat, option & NOUN)
            g.then(SentBackWindow(self.seat))
