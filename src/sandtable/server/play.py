"""Playing: picks, undo, endings. Each function checks first, then changes the game and a draft of its room."""

from __future__ import annotations

from sandtable import IllegalPick, Table
from sandtable.server import clocks, game
from sandtable.server.problems import Clash, Forbidden, Illegal, Stale
from sandtable.server.room import Room, now
from sandtable.server.rulebook import rule_text
from sandtable.server.store import Move
from sandtable.server.table import Live
from sandtable.server.wire import WhyNotInfo, WhyNots


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
    phase, before = table.g.phase, len(table.history)
    try:
        live.play(seat, picks)
    except IllegalPick as error:
        raise refusal(table, seat, picks, error) from None
    made = [table.words.text(pick.code) for pick in table.history[before:]]
    answered(room, seat)
    moved_on(live, room, [seat] if table.g.phase != phase else [])
    return Move("picks", seat, "\n".join(made))


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
    clocks.turn(room, table.waiting_for, now(), ended)
    room.waiting = live.waited_for()
    if table.over:
        room.outcome = game.outcome(table, room)
        room.campaign_over = bool((table.campaign or {}).get("over")) if room.campaign else False
        finish(room)


def give_up(room: Room, seat: int, why: str) -> None:
    """A seat resigns or is out of time. While enough others remain, a bot plays it on."""
    chair = room.chairs[seat]
    chair.out = why
    if sum(not other.out for other in room.chairs) <= 1:
        room.outcome = game.given_up(room, "all others gave up" if len(room.chairs) > 1 else "given up")
        finish(room)
        return
    let_bot_play(room, seat)


def let_bot_play(room: Room, seat: int) -> None:
    """A bot takes over. The chair stays its person's, to take back."""
    if room.asked:
        clocks.hand_over(room, seat, now())
    chair = room.chairs[seat]
    chair.kind, chair.level = "bot", room.helper


def finish(room: Room) -> None:
    clocks.stop(room, now())
    room.waiting = []
    room.status = "over"
    room.proposal = None


def end_by_agreement(room: Room) -> None:
    room.outcome = game.given_up(room, "all agreed to end it")
    finish(room)


def out_of_time(live: Live, room: Room) -> None:
    """What the table chose for a clock that shows zero."""
    at = now()
    assert room.clock is not None
    for seat in clocks.out_of_time(room, at):
        if room.clock.at_zero == "bot":
            let_bot_play(room, seat)
        elif room.running:
            give_up(room, seat, "time")


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
