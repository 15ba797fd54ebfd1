"""What a table tells about itself: who sits where and by what name, whose turn it is, what is proposed, how it ended."""

from __future__ import annotations

from sandtable.engine.sight import SPECTATOR
from sandtable.server.people.identity import Identity
from sandtable.server.storage.room import Room
from sandtable.server.tables.clocks import answer_ends
from sandtable.server.tables.silence import asked_in_secret, seen_by
from sandtable.server.times import Millis
from sandtable.server.wire.table import ProposalInfo, SeatInfo, TableInfo


def table_info(id: str, stored: Room, names: list[str], seat: int = SPECTATOR) -> TableInfo:
    """The table as a seat knows it: a secret question shows to the seat that is asked, and to nobody else."""
    room = seen_by(stored, seat)
    return TableInfo(
        id=id, title=room.title, mode=room.mode, settings=room.settings, packs=room.packs, host=room.host,
        visibility=room.visibility, pace=room.pace, spectators=room.spectators, status=room.status,
        seats=seats_of(room, names, seat), created=room.created, clock=room.clock, proposal=proposal_of(room),
        outcome=room.outcome, campaign=room.campaign, game=room.game, campaign_over=room.campaign_over,
        previous=room.previous, next=room.next,
    )  # fmt: skip


def seats_of(room: Room, names: list[str], own: int) -> list[SeatInfo]:
    """Everybody at the table, as one of them knows it."""
    due = answer_ends(room).get(own, 0)
    return [
        SeatInfo(
            seat, chair.kind, names[seat], chair.person, chair.level, chair.out,
            asked_since(room, seat, own), room.left[seat] if room.clock and room.left else 0, due if seat == own else 0,
        )
        for seat, chair in enumerate(room.chairs)
    ]  # fmt: skip


def asked_since(room: Room, seat: int, own: int) -> Millis:
    """Since when a seat is asked, as far as another may know. Whoever a secret question hides behind seems to be asked."""
    return room.shown[seat] or (room.asked[seat] if seat == own else 0) if room.asked else 0


def proposal_of(room: Room) -> ProposalInfo | None:
    made = room.proposal
    return ProposalInfo(made.kind, made.by, made.agreed, made.seat, made.count) if made else None


def names_of(room: Room, identity: Identity) -> list[str]:
    """What to call the seats: everybody by name, with a number where two would be called the same."""
    names: list[str] = []
    for seat, chair in enumerate(room.chairs):
        if chair.kind == "open" and not chair.person:
            name = f"Seat {seat + 1}"
        else:
            name = identity.name(chair.person) if chair.kind != "bot" else f"Bot {chair.level}".strip()
        alike = sum(other == name or other.startswith(f"{name} (") for other in names)
        names.append(f"{name} ({alike + 1})" if alike else name)
    return names


class Infos:
    """The names and infos of one table, made once as long as nothing about them changed."""

    def __init__(self, id: str, identity: Identity) -> None:
        self._id = id
        self._identity = identity
        self._named: tuple[Room | None, int, list[str]] = (None, 0, [])
        self._made: tuple[Room | None, list[str], dict[int, TableInfo]] = (None, [], {})

    def names(self, room: Room) -> list[str]:
        """What to call the seats. The same list as long as nothing about it changed."""
        named, changes, names = self._named
        if named is not room or changes != self._identity.changes:
            fresh = names_of(room, self._identity)
            names = names if names == fresh else fresh
            self._named = (room, self._identity.changes, names)
        return names

    def info(self, room: Room, seat: int) -> TableInfo:
        """The table as a seat knows it. All who are not asked in secret know the same."""
        names, own = self.names(room), seat if asked_in_secret(room, seat) else SPECTATOR
        if self._made[0] is not room or self._made[1] is not names:
            self._made = (room, names, {})
        made = self._made[2]
        if own not in made:
            made[own] = table_info(self._id, room, names, own)
        return made[own]
