"""WA-6.10 Free tricks at any time: after an action every rival may play one."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.steps import Refusal, Step
from sandtable.games.waral import book as b
from sandtable.games.waral.position import Waral
from sandtable.games.waral.tricks import play_trick, playable, refuse_tricks
from sandtable.games.waral.verbs import ACTED, DECLINE
from sandtable.games.waral.windows import Window


@final
class AnyTimeWindows(Step[Waral]):
    """WA-6.10 After an action all rivals who hold tricks may play a free one, in turn order from the left."""

    rule: ClassVar[str] = "WA-6.10"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Waral) -> None:
        holders = [rival for rival in g.rivals(self.seat) if g.hand[rival]]
        if not g.any_time or not holders:
            return
        g.tell(ACTED, self.seat)
        for rival in holders:
            g.then(AnyTimeWindow(rival))


@final
class AnyTimeWindow(Step[Waral]):
    """WA-6.10 Whose last trick was stolen meanwhile is not asked."""

    rule: ClassVar[str] = "WA-6.10"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Waral) -> None:
        if g.hand[self.seat]:
            g.then(AnyTime(self.seat))


@final
class AnyTime(Window):
    """WA-6.10 One free trick that is legal now, or none."""

    rule: ClassVar[str] = "WA-6.10"

    def question(self, g: Waral) -> Phrase:
        return Phrase("ask-any-time", rival=Thing("seat", g.active))

    def subject(self, g: Waral) -> Thing:
        return Thing("seat", g.active)

    def answers(self, g: Waral) -> list[int]:
        return playable(g, self.seat, b.FREE)

    def chosen(self, g: Waral, option: int) -> None:
        if option != DECLINE:
            play_trick(g, self.seat, option & NOUN)

    def why_not(self, g: Waral) -> list[Refusal]:
        return refuse_tricks(g, self.seat, b.FREE)
