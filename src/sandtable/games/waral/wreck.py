"""WA-7.6, WA-7.13 Wrecking districts of the area."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN
from sandtable.engine.steps import Decision, Step
from sandtable.games.waral.area import bury, deal_slot
from sandtable.games.waral.book import Effect
from sandtable.games.waral.effects import GainChoice, perform
from sandtable.games.waral.position import AREA, Waral
from sandtable.games.waral.sent_back import SentBackWindows, send_back
from sandtable.games.waral.verbs import DECLINE, LAID, PILLAGE, PILLAGED, WRECK, WRECKED


@final
class Wreck(Effect[Waral]):
    """WA-7.6 Wreck a district of the area. Corvin: this district, with coins for those sent back (WA-8.9)."""

    def __init__(self, may: bool, only_this: bool, gain_per_sent_back: int, cap: int) -> None:
        super().__init__(may)
        self.only_this: Final = only_this
        self.gain_per_sent_back: Final = gain_per_sent_back
        self.cap: Final = cap

    def legal(self, g: Waral, seat: int, this: int) -> bool:
        return g.slot_of(this) >= 0 if self.only_this else len(laid(g)) > 0

    def start(self, g: Waral, seat: int, this: int) -> None:
        g.then(ChooseWrecked(seat, self.may, this if self.only_this else -1, self.gain_per_sent_back, self.cap))


def laid(g: Waral) -> list[int]:
    """The districts of the area, in slot order."""
    return [g.area[slot][0] for slot in range(g.slots) if g.area[slot]]


@final
class ChooseWrecked(Decision[Waral]):
    """WA-7.6 Choose a district of the area. Sealed districts may be chosen."""

    rule: ClassVar[str] = "WA-7.6"
    foreseen: ClassVar[bool] = True

    def __init__(self, seat: int, may: bool, only: int, gain_per_sent_back: int, cap: int) -> None:
        super().__init__(seat)
        self.may: Final = may
        self.only: Final = only
        self.gain_per_sent_back: Final = gain_per_sent_back
        self.cap: Final = cap

    def options(self, g: Waral) -> list[int]:
        options = [WRECK | self.only] if self.only >= 0 else [WRECK | district for district in laid(g)]
        if self.may:
            options.append(DECLINE)
        return options

    def chosen(self, g: Waral, option: int) -> None:
        if option != DECLINE:
            sent = wreck(g, self.seat, option & NOUN)
            gained = min(sent * self.gain_per_sent_back, self.cap)
            if gained:
                g.then(GainChoice(self.seat, gained, 0))


def wreck(g: Waral, seat: int, district: int) -> int:
    """WA-7.6 Under the deck; its characters return; the top card takes its slot at once. Returns how many were sent back."""
    slot = g.slot_of(district)
    bury(g, district, AREA + slot)
    g.tell(WRECKED, seat, district, slot + 1)
    sent = send_back(g, slot, seat)
    deal_slot(g, slot)
    g.tell(LAID, seat, g.area[slot][0], slot + 1)
    g.then(SentBackWindows(seat))
    return sent


@final
class LootThenWreck(Effect[Waral]):
    """WA-7.13 Gain the loot of a district of the area without entering it, then wreck it."""

    def legal(self, g: Waral, seat: int, this: int) -> bool:
        return len(laid(g)) > 0

    def start(self, g: Waral, seat: int, this: int) -> None:
        g.then(ChoosePillaged(seat))


@final
class ChoosePillaged(Decision[Waral]):
    """WA-7.13 Any district of the area, also a sealed or own-occupied one."""

    rule: ClassVar[str] = "WA-7.13"

    def options(self, g: Waral) -> list[int]:
        return [PILLAGE | district for district in laid(g)]

    def chosen(self, g: Waral, option: int) -> None:
        district = option & NOUN
        g.tell(PILLAGED, self.seat, district)
        perform(g, self.seat, g.book.loot[district], district)
        g.then(WreckThis(self.seat, district))


@final
class WreckThis(Step[Waral]):
    """WA-7.13 Then it is wrecked, if it still lies in the area (WA-7.18)."""

    rule: ClassVar[str] = "WA-7.13"

    def __init__(self, seat: int, district: int) -> None:
        self.seat: Final = seat
        self.district: Final = district

    def run(self, g: Waral) -> None:
        if g.slot_of(self.district) >= 0:
            wreck(g, self.seat, self.district)
