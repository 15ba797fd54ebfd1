"""Playing: picks and undo. Each function checks first, then changes the game and a draft of its room."""

from __future__ import annotations

from typing import Any, Final

from sandtable import IllegalPick
from sandtable.engine.foresight import foresee
from sandtable.engine.sight import SPECTATOR
from sandtable.engine.words import RESIGNS
from sandtable.server.problems import Clash, Forbidden, Illegal, Stale
from sandtable.server.storage.room import Room
from sandtable.server.storage.store import Move
from sandtable.server.tables import clocks, game, silence
from sandtable.server.tables.live import LiveTable
from sandtable.server.tables.refusals import refusal
from sandtable.server.times import now

MOST_ANSWERS: Final = 10_000  # of one seat, until nothing can be taken back any more


def own_seat(live: LiveTable, person: str, seat: int) -> None:
    if seat not in live.room.seats_of(person):
        raise Forbidden("not-your-seat")


def check_number(live: LiveTable, seat: int, number: int) -> None:
    if number != live.room.numbers[seat]:
        raise Stale("stale-answer", number=number, current=live.room.numbers[seat])


def pick(live: LiveTable, room: Room, seat: int, number: int, picks: list[str]) -> Move:
    """Make one pick or several in a row, up to the first that brings something to light. What was made is kept."""
    table = live.playing()
    check_number(live, seat, number)
    if RESIGNS in picks:
        raise Illegal("resigning-is-no-pick")
    try:
        made = carry_out(live, room, seat, picks)
    except IllegalPick as error:
        raise refusal(table, seat, picks, error) from None
    return Move("picks", seat, "\n".join(made))


def preview(live: LiveTable, seat: int, number: int, picks: list[str], language: str) -> dict[str, Any] | None:
    """The facts of a view after some picks that could all be taken back; None if one could not."""
    table = live.playing()
    check_number(live, seat, number)
    try:
        foreseen = foresee(table, seat, picks)
    except IllegalPick as error:
        raise refusal(table, seat, picks, error) from None
    words = table.voice(language).words
    return None if foreseen is None else table.title.facts(table.setup, foreseen.g, seat, words)


def carry_out(live: LiveTable, room: Room, seat: int, picks: list[str], *, turn_ends: bool = True) -> list[str]:
    """Make picks, with what follows for the room. Returns those that were made."""
    table, known = live.playing(), known_to_all(live, room)
    phase, first = table.g.phase, len(table.history)
    table.play_all(seat, picks)
    silence.begin(room, live.room, table, first, live.pauses.at(room), now())
    answered(live, room, seat, known)
    moved_on(live, room, seen_to_play(room, seat) if turn_ends and table.g.phase != phase else [])
    return [table.words.text(made.code) for made in table.history[first:]]


def seen_to_play(room: Room, seat: int) -> list[int]:
    """The seats that everybody sees answer: the one that does, or those whom it hides behind while it answers in secret."""
    shown = silence.seen_by(room).shown
    return [seat] if shown[seat] else [other for other, since in enumerate(shown) if since]


def undo(live: LiveTable, room: Room, seat: int, number: int) -> Move:
    """Take back a seat's last pick, as far as that is safe."""
    table, known = live.playing(), known_to_all(live, room)
    check_number(live, seat, number)
    check_patience(room, seat)
    if not table.can_undo(seat):
        raise Illegal("no-undo")
    live.take_back(seat)
    answered(live, room, seat, known)
    went_back(live, room)
    return Move("undo", seat, "")


def check_patience(room: Room, seat: int) -> None:
    """Picks that are taken back and made again are kept, too, and the storage is not endless."""
    if room.numbers[seat] >= MOST_ANSWERS:
        raise Illegal("no-more-undo")


def known_to_all(live: LiveTable, room: Room) -> dict[str, Any] | None:
    """What everybody sees, while a way back is proposed."""
    proposed = room.proposal is not None and room.proposal.kind == "undo"
    return live.table.sight(SPECTATOR) if proposed and live.table is not None else None


def answered(live: LiveTable, room: Room, seat: int, known: dict[str, Any] | None) -> None:
    """A seat went on: its questions have another number now.

    A proposal to take picks back falls if that seat made it, since its last picks are others now. It also falls if everybody sees
    that the game went on: those who agreed did not agree to lose that, too. A pick nobody sees leaves it, or its end would tell.
    """
    room.numbers[seat] += 1
    if known is not None and room.proposal is not None and (room.proposal.seat == seat or known_to_all(live, room) != known):
        room.proposal = None


def before(live: LiveTable, seat: int, count: int) -> int:
    """How many picks the game had before the last few of a seat."""
    own = [index for index, (who, _) in enumerate(live.picks) if who == seat]
    if len(own) < count:
        raise Clash("seat-made-picks", count=len(own))
    return own[-count]


def rewind(live: LiveTable, room: Room, seat: int, count: int) -> Move:
    """Go back to before some picks of a seat, everybody having agreed."""
    check_patience(room, seat)
    picks = before(live, seat, count)
    live.rebuild(live.picks[:picks])
    room.numbers = [number + 1 for number in room.numbers]
    went_back(live, room)
    return Move("rewind", seat, str(picks))


def moved_on(live: LiveTable, room: Room, ended: list[int]) -> None:
    """What follows for the room when the game went on."""
    table = live.table
    assert table is not None
    turn = clocks.turn if room.silence is None else clocks.turn_in_silence
    turn(room, live.turns(), now(), ended)
    if table.over:
        room.outcome = game.outcome(table, room)
        room.campaign_over = bool((table.campaign or {}).get("over")) if room.campaign else False
        finish(room)


def went_back(live: LiveTable, room: Room) -> None:
    """What follows for the room when picks were taken back."""
    if room.silence is None:
        clocks.turn_back(room, live.turns(), now())
    else:
        clocks.turn_in_silence(room, live.turns(), now(), [])


def finish(room: Room) -> None:
    clocks.stop(room, now())
    room.status = "over"
    room.proposal = None
