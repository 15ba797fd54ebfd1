"""Playing: picks, undo, endings. Each function checks first, then changes the game and a draft of its room."""

from __future__ import annotations

from sandtable import IllegalPick, Table
from sandtable.engine.words import RESIGNS
from sandtable.server.problems import Clash, Forbidden, Illegal, Stale
from sandtable.server.rulebook import rule_text
from sandtable.server.storage.room import Room
from sandtable.server.storage.store import Move
from sandtable.server.tables import clocks, game
from sandtable.server.tables.live import Live
from sandtable.server.times import now
from sandtable.server.wire.table import WhyNotInfo, WhyNots


def own_seat(live: Live, person: str, seat: int) -> None:
    if seat not in live.room.seats_of(person):
        raise Forbidden("You do not sit there.")


def check_number(live: Live, seat: int, number: int) -> None:
    if number != live.room.numbers[seat]:
        raise Stale(f"That answers question {number}, but this seat is at question {live.room.numbers[seat]}.")


def pick(live: Live, room: Room, seat: int, number: int, picks: list[str]) -> Move:
    """Make one pick or several in a row, all or none."""
    table = live.playing()
    check_number(live, seat, number)
    if RESIGNS in picks:
        raise Illegal("Resigning is no pick: there is a request of its own for it.")
    phase, before = table.g.phase, len(table.history)
    try:
        live.play(seat, picks)
    except IllegalPick as error:
        raise refusal(table, seat, picks, error) from None
    made = [table.words.text(pick.code) for pick in table.history[before:]]
    answered(room, seat)
    moved_on(live, room, seen_to_play(room, seat) if table.g.phase != phase else [])
    return Move("picks", seat, "\n".join(made))


def seen_to_play(room: Room, seat: int) -> list[int]:
    """A seat that answers; where it does so in secret, those whom everybody sees instead."""
    return [seat] if room.shown[seat] else [other for other, shown in enumerate(room.shown) if shown]


def undo(live: Live, room: Room, seat: int, number: int) -> Move:
    """Take back a seat's last pick, as far as that is safe."""
    table = live.playing()
    check_number(live, seat, number)
    if not table.can_undo(seat):
        raise Illegal("Something came to light, or others went on: that can only be undone if everybody agrees.")
    live.take_back(seat)
    answered(room, seat)
    moved_on(live, room, [])
    return Move("undo", seat, "")


def answered(room: Room, seat: int) -> None:
    """A seat went on: its questions have another number now, and what it wanted to undo is no longer its last pick."""
    room.numbers[seat] += 1
    if room.proposal is not None and room.proposal.kind == "undo" and room.proposal.seat == seat:
        room.proposal = None


def before(live: Live, seat: int, count: int) -> int:
    """How many picks the game had before the last few of a seat."""
    own = [index for index, (who, _) in enumerate(live.picks) if who == seat]
    if len(own) < count:
        raise Clash(f"This seat has made {len(own)} picks.")
    return own[-count]


def rewind(live: Live, room: Room, seat: int, count: int) -> Move:
    """Go back to before some picks of a seat, everybody having agreed."""
    picks = before(live, seat, count)
    live.rebuild(live.picks[:picks])
    room.numbers = [number + 1 for number in room.numbers]
    moved_on(live, room, [])
    return Move("rewind", seat, str(picks))


def moved_on(live: Live, room: Room, ended: list[int]) -> None:
    """What follows for the room when the game went on."""
    table = live.table
    assert table is not None
    clocks.turn(room, live.turns(), now(), ended)
    if table.over:
        room.outcome = game.outcome(table, room)
        room.campaign_over = bool((table.campaign or {}).get("over")) if room.campaign else False
        finish(room)


def give_up(live: Live, room: Room, seat: int, why: str) -> Move | None:
    """A seat resigns or is out of time. While enough others remain, they go on as the rules say, or a bot plays it on."""
    table = live.playing()
    room.chairs[seat].out = why
    if table.title.may_resign(table.g, seat):
        live.play(seat, [RESIGNS])
        answered(room, seat)
        let_bot_play(room, seat)
        moved_on(live, room, [])
        return Move("picks", seat, RESIGNS)
    if sum(not other.out for other in room.chairs) <= 1:
        room.outcome = game.given_up(room, "all others gave up" if len(room.chairs) > 1 else "given up")
        finish(room)
    else:
        let_bot_play(room, seat)
    return None


def let_bot_play(room: Room, seat: int) -> None:
    """A bot takes over. The chair stays its person's, to take back."""
    if room.asked:
        clocks.hand_over(room, seat, now())
    chair = room.chairs[seat]
    chair.kind, chair.level = "bot", room.helper


def finish(room: Room) -> None:
    clocks.stop(room, now())
    room.status = "over"
    room.proposal = None


def end_by_agreement(room: Room) -> None:
    room.outcome = game.given_up(room, "all agreed to end it")
    finish(room)


def out_of_time(live: Live, room: Room) -> Move | None:
    """What the table chose for a clock that shows zero. Who is asked in secret and says nothing declines."""
    at = now()
    for seat, end in clocks.clock_ends(room).items():
        if end <= at:
            assert room.clock is not None
            if room.clock.at_zero == "forfeit":
                return give_up(live, room, seat, "time")
            let_bot_play(room, seat)
    for seat, end in clocks.answer_ends(room).items():
        if end <= at:
            return pick(live, room, seat, room.numbers[seat], [idle(live, seat)])
    return None


def idle(live: Live, seat: int) -> str:
    """What the title picks for somebody who is away."""
    table = live.playing()
    return table.words.text(table.title.idle(table.g, seat))


# Why not?


def refusal(table: Table, seat: int, picks: list[str], error: IllegalPick) -> Illegal:
    """Why a pick was refused, with the rule if there is one."""
    for why in table.why_not(seat):
        if why.option.text == picks[0]:
            return Illegal(f"{why.reason}.".replace("..", "."), rule=why.rule, text=text_of(table, why.rule))
    return Illegal(f"{error}.")


def why_not(live: Live, seat: int, id: int) -> WhyNots:
    """All that a seat is not offered now and which rule forbids it."""
    table = live.playing()
    ask = table.ask(seat)
    rule = ask["rule"] if ask else ""
    refusals = [
        WhyNotInfo(why.option.text, why.option.label, why.rule, why.reason, text_of(table, why.rule))
        for why in table.why_not(seat)
    ]
    return WhyNots(id, rule, text_of(table, rule), refusals)


def text_of(table: Table, rule: str) -> str:
    return rule_text(table.title.slug, rule)
