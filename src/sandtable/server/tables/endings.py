"""Endings: a game is over, somebody gives up, a clock shows zero, a silence has lasted long enough."""

from __future__ import annotations

from sandtable.engine.words import RESIGNS
from sandtable.server.storage.room import Room
from sandtable.server.storage.store import Move
from sandtable.server.tables import clocks, game, play, standing_orders, upgrades
from sandtable.server.tables.live import LiveTable
from sandtable.server.times import Millis, now


def give_up(live: LiveTable, room: Room, seat: int, why: str) -> Move | None:
    """A seat resigns or is out of time. While enough others remain, they go on as the rules say, or a bot plays it on."""
    table = live.playing()
    room.chairs[seat].out = why
    if table.title.may_resign(table.g, seat):
        play.carry_out(live, room, seat, [RESIGNS], turn_ends=False)
        let_bot_play(room, seat)
        return Move("picks", seat, RESIGNS)
    if sum(not other.out for other in room.chairs) <= 1:
        room.outcome = game.given_up(room, "others-gave-up" if len(room.chairs) > 1 else "given-up")
        play.finish(room)
    else:
        let_bot_play(room, seat)
    return None


def let_bot_play(room: Room, seat: int) -> None:
    """A bot takes over. The chair stays its person's, to take back."""
    if room.asked:
        clocks.hand_over(room, seat, now())
    chair = room.chairs[seat]
    chair.kind, chair.level = "bot", room.helper


def wait(room: Room) -> None:
    """Let a game wait, unless it does already: clocks stand, and nobody is asked."""
    if room.status == "playing":
        clocks.stop(room, now())
        room.status = "paused"


def end_as_it_stands(live: LiveTable, room: Room, why: str) -> Move | None:
    """End a game before its end. One that newer rules cannot go on with ends where they could."""
    move = upgrades.close_gap(live, room) if room.gap is not None else None
    room.outcome = game.given_up(room, why)
    play.finish(room)
    return move


def out_of_time(live: LiveTable, room: Room) -> Move | None:
    """Do what is due: what the table chose for a clock that shows zero, and the end of a silence that lasted long enough.

    A player who does not answer a secret question in time declines it.
    """
    at = now()
    for seat in over(clocks.clock_ends(room), at):
        assert room.clock is not None
        if room.clock.at_zero == "forfeit":
            return give_up(live, room, seat, "time")
        let_bot_play(room, seat)
        clocks.wind_up(room, seat)
    for seat in over(clocks.answer_ends(room), at):
        return play.pick(live, room, seat, room.numbers[seat], [standing_orders.answer(live, seat) or idle(live, seat)])
    if room.silence is not None and room.silence.until <= at:
        room.silence = None
    return None


def over(ends: dict[int, Millis], at: Millis) -> list[int]:
    """The seats whose time has run out."""
    return [seat for seat, end in ends.items() if end <= at]


def idle(live: LiveTable, seat: int) -> str:
    """What the title picks for somebody who is away."""
    table = live.playing()
    return table.words.text(table.title.idle(table.g, seat))
