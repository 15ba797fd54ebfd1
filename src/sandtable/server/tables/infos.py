"""What a table tells about itself: who sits where and by what name, whose turn it is, what is proposed, how it ended."""

from __future__ import annotations

from zlib import crc32

import sandtable
from sandtable.bots.names import animal, level_name, told_apart
from sandtable.engine.messages import Messages, house
from sandtable.engine.sight import SPECTATOR
from sandtable.server.people.identity import Identity
from sandtable.server.storage.room import Outcome, Room
from sandtable.server.tables.clocks import answer_ends
from sandtable.server.tables.silence import asked_in_secret, seen_by
from sandtable.server.times import Millis
from sandtable.server.wire.table import GapInfo, ProposalInfo, SeatInfo, TableInfo

Named = tuple[Room | None, int, list[str]]  # what names were made from, and the names: as long as nobody sits elsewhere, the same
Made = tuple[Room, list[str], dict[int, TableInfo]]  # what infos were made from, and the infos by seat
NOBODY: Named = (None, 0, [])


def table_info(id: str, stored: Room, names: list[str], language: str, seat: int = SPECTATOR) -> TableInfo:
    """The table as a seat knows it: a secret question shows to the seat that is asked, and to nobody else."""
    room = seen_by(stored, seat)
    return TableInfo(
        id=id, title=room.title, mode=room.mode, settings=room.settings, packs=room.packs, host=room.host,
        visibility=room.visibility, pace=room.pace, spectators=room.spectators, status=room.status,
        seats=seats_of(room, names, seat, language), created=room.created, clock=room.clock, proposal=proposal_of(room),
        outcome=ending(room, language), gap=gap_of(room, language), campaign=room.campaign, game=room.game,
        campaign_over=room.campaign_over,
        previous="" if room.delay else room.previous,  # it would tell that the game before is over
        next=room.next, muted=room.muted, kicked=room.kicked, delay=room.delay,
    )  # fmt: skip


def seats_of(room: Room, names: list[str], own: int, language: str) -> list[SeatInfo]:
    """Everybody at the table, as one of them knows it."""
    due, messages = answer_ends(room).get(own, 0), house(language)
    return [
        SeatInfo(
            seat, chair.kind, names[seat], chair.person, chair.level, chair.out,
            asked_since(room, seat, own), room.left[seat] if room.clock and room.left else 0, due if seat == own else 0,
            level_name(chair.level, messages) if chair.level else "",
        )
        for seat, chair in enumerate(room.chairs)
    ]  # fmt: skip


def asked_since(room: Room, seat: int, own: int) -> Millis:
    """Since when a seat is asked, as far as another may know. Whoever a secret question hides behind seems to be asked."""
    return room.shown[seat] or (room.asked[seat] if seat == own else 0) if room.asked else 0


def proposal_of(room: Room) -> ProposalInfo | None:
    made = room.proposal
    return ProposalInfo(made.kind, made.by, made.agreed, made.seat, made.count) if made else None


def gap_of(room: Room, language: str) -> GapInfo | None:
    """What changed since the rules that a game was played by, where these cannot simply go on with it."""
    gap = room.gap
    return GapInfo(changes_since(room.title, gap.rules, language), gap.made, gap.kept) if gap else None


def changes_since(slug: str, rules: int, language: str) -> list[str]:
    """What changed in the rules of a title after some version, one sentence for each."""
    title = sandtable.title(slug)
    messages = title.messages(language)
    return [messages.text(f"rules-{version}") for version in range(rules + 1, title.version + 1)]


def ending(room: Room, language: str) -> Outcome | None:
    """How a game came out, in words."""
    outcome = room.outcome
    if outcome is None:
        return None
    messages = sandtable.title(room.title).messages(language)
    lines = [[(word(messages, "line", what), points) for what, points in line] for line in outcome.lines]
    return Outcome(outcome.ranks, outcome.scores, word(messages, "reason", outcome.reason), lines)


def word(messages: Messages, kind: str, name: str) -> str:
    """What a part of an outcome is called. Older storages keep its English words instead of its name."""
    message = f"{kind}-{name}"
    return messages.text(message) if message in messages else name


def names_of(room: Room, identity: Identity, language: str) -> list[str]:
    """What to call the seats: everybody by name, with a number where two would be called the same."""
    messages = house(language)
    return told_apart([plain_name(room, seat, identity, messages) for seat in range(len(room.chairs))], messages)


def plain_name(room: Room, seat: int, identity: Identity, messages: Messages) -> str:
    """What to call a seat if nobody else were there."""
    chair = room.chairs[seat]
    if chair.kind == "open" and not chair.person:
        return messages.text("seat", number=seat + 1)
    if chair.kind == "bot":
        return animal(crc32((room.campaign or str(room.created)).encode()), seat, messages)  # the same for a whole campaign
    if chair.called and identity.knows(chair.person):
        return chair.called
    return identity.name(chair.person, messages.language)


class Infos:
    """The names and infos of one table in each language, made once as long as nothing about them changed."""

    def __init__(self, id: str, identity: Identity) -> None:
        self._id = id
        self._identity = identity
        self._named: dict[str, Named] = {}
        self._made: dict[str, Made] = {}

    def names(self, room: Room, language: str) -> list[str]:
        """What to call the seats. The same list as long as nothing about it changed."""
        named, changes, names = self._named.get(language, NOBODY)
        if named is not room or changes != self._identity.changes:
            if named is None or changes != self._identity.changes or named.chairs != room.chairs:
                fresh = names_of(room, self._identity, language)
                names = names if names == fresh else fresh
            self._named[language] = (room, self._identity.changes, names)
        return names

    def info(self, room: Room, seat: int, language: str) -> TableInfo:
        """The table as a seat knows it. All who are not asked in secret know the same."""
        names, own = self.names(room, language), seat if asked_in_secret(room, seat) else SPECTATOR
        made = self._made.get(language)
        if made is None or made[0] is not room or made[1] is not names:
            made = self._made[language] = (room, names, {})
        infos = made[2]
        if own not in infos:
            infos[own] = table_info(self._id, room, names, language, own)
        return infos[own]
