"""Nobody is sent what they may not know: whatever is dealt anew behind a seat's back, that seat is told the same."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import sandtable
from sandtable.engine.chance import Dice
from sandtable.engine.messages import ENGLISH
from sandtable.engine.position import Position
from sandtable.engine.sight import SPECTATOR, imagine
from sandtable.engine.table import Table
from sandtable.engine.voice import Voice
from sandtable.server.problems import Illegal
from sandtable.server.tables import play, seating
from sandtable.server.tables.live import LiveTable
from sandtable.server.tables.refusals import refusal, why_not
from tests.server.people import Place, Player

PICKS = 60
EVERY = 6


def variants() -> list[Any]:
    """Every title and mode, with the most players it takes."""
    found = []
    for slug in sandtable.titles():
        for mode in sandtable.title(slug).modes:
            found.append(pytest.param(slug, mode.id, max(mode.players), id=f"{slug}-{mode.id}"))
    return found


def told(live: LiveTable, seat: int) -> bytes:
    """Everything the API tells a seat about how the game stands: state, options, and why not."""
    parts: list[Any] = [live.view(seat), live.answers(seat), live.info(seat)]
    if seat != SPECTATOR and live.room.status == "playing":
        parts.append(why_not(live, seat, 0))
    return msgspec.json.encode(parts)


@pytest.mark.parametrize(("title", "mode", "players"), variants())
def test_what_a_seat_is_told_does_not_depend_on_what_it_may_not_know(
    place: Place, anna: Player, monkeypatch: pytest.MonkeyPatch, title: str, mode: str, players: int
) -> None:
    monkeypatch.setattr(seating, "secrets", SimpleNamespace(token_hex=lambda _: "7"))
    table = anna.make(title=title, mode=mode, seats=[{"kind": "me"}] * players)
    live, rng, dice = place.app.house.tables.live[table], random.Random(7), Dice(7)
    assert live.table is not None
    laid = note_what_is_laid(monkeypatch)
    for count in range(PICKS):
        state = anna.look(table)
        if state["info"]["status"] != "playing":
            break
        seat = rng.choice(state["view"]["waiting_for"])
        mine = anna.look(table, seat=seat)
        pick = rng.choice(mine["view"]["ask"]["options"])["text"]
        if count % EVERY == 0:
            for other in [SPECTATOR, *range(players)]:
                compare(anna, live, table, other, dice)
        seen = [cards_seen(live, other) for other in [*range(players), SPECTATOR]]
        laid.clear()
        anna.post(f"/api/tables/{table}/picks", seat=seat, number=mine["number"], picks=[pick])
        for other in [*range(players), SPECTATOR]:
            told_of = cards_told_of(live, other)
            passed = {card for card, mask in laid if live.table.g.layout.sees(mask, other)}
            assert told_of <= seen[other] | passed | cards_seen(live, other), f"the log names cards that seat {other} never saw"


def note_what_is_laid(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Cards that are moved from now on and who sees where they lie, if only for a moment: discards may be shuffled at once."""
    laid: list[tuple[str, int]] = []
    move = Position.move

    def noted(g: Position, card: int, source: int, target: int) -> None:
        laid.append((g.layout.card_names[card], g.layout.seen[target]))
        move(g, card, source, target)

    monkeypatch.setattr(Position, "move", noted)
    return laid


def cards_seen(live: LiveTable, seat: int) -> set[str]:
    """The cards that a seat sees lie somewhere."""
    view = live.view(seat)
    assert view is not None
    return {card for zone in view["zones"] for card in zone["cards"] if card is not None}


def cards_told_of(live: LiveTable, seat: int) -> set[str]:
    """The cards that the log names to a seat after the last pick."""
    assert live.table is not None
    lines = live.table.story(seat, after=len(live.table.history) - 1)
    return {name for line in lines for name in line["args"].values()} & set(live.table.g.layout.card_names)


def copy_of(real: Table) -> Table:
    """The same table once more, to try something at."""
    table = real.at(real.g.clone(), len(real.history))
    table._voices = {ENGLISH: Voice(table, real.words)}  # that of the other table would speak of that
    return table


def attempts(real: Table, seat: int, rng: random.Random) -> list[list[str]]:
    """Picks somebody may send together: what they may do now, what that leads to at the real table, and nonsense."""
    sent = []
    for option in rng.sample(real.options(seat), min(3, len(real.options(seat)))):
        table = copy_of(real)
        table.play(seat, option)
        sent += [[option.text, following, "nonsense"] for following in new_options(table, real, seat)[:8] or ["nothing"]]
    return sent


def new_options(table: Table, before: Table, seat: int) -> list[str]:
    """What a seat is offered now and was not before."""
    return [option.text for option in table.options(seat) if option not in before.options(seat)]


def oracle(live: LiveTable, seat: int, sent: list[list[str]]) -> list[str]:
    """What a seat is answered that sends picks together: nothing that it could not know."""
    real = live.table
    assert real is not None
    said = []
    for picks in sent:
        live.table = table = copy_of(real)
        try:
            said.append(f"{picks}: {table.play_all(seat, picks)} made")
        except sandtable.IllegalPick as error:
            said.append(f"{picks}: {refusal(table, seat, picks, error)}")
    live.table = real
    return said


def foreseen(live: LiveTable, seat: int, sent: list[list[str]]) -> list[str]:
    """What a seat is shown of picks that it does not make, or why it is shown nothing."""
    said = []
    for picks in [some[:count] for some in sent[:6] for count in (1, 2)]:
        try:
            facts = play.preview(live, seat, live.room.numbers[seat], picks, ENGLISH)
            said.append(f"{picks}: {msgspec.json.encode(facts).decode()}")
        except Illegal as refused:
            said.append(f"{picks}: {refused}")
    return said


def compare(anna: Player, live: LiveTable, table: str, seat: int, dice: Dice) -> None:
    """What was sent is what is told, and an imagined game is told alike."""
    assert live.table is not None
    sent, real = anna.look(table, seat=seat), live.table.g
    assert msgspec.json.decode(msgspec.json.encode(live.view(seat))) == sent["view"]
    together = attempts(live.table, seat, random.Random(1))
    told_truly, answered, ahead = told(live, seat), oracle(live, seat, together), foreseen(live, seat, together)
    try:
        live.table.g = imagine(real, seat, dice)
        assert told(live, seat) == told_truly, f"something hidden shows to seat {seat}"
        live.table.g.watched, live.table.g.any_order = real.watched, real.any_order
        assert oracle(live, seat, together) == answered, f"picks made together tell seat {seat} something hidden"
        assert foreseen(live, seat, together) == ahead, f"a preview tells seat {seat} something hidden"
    finally:
        live.table.g = real


def test_the_seed_is_told_to_nobody(place: Place, anna: Player, bela: Player) -> None:
    """Neither in states, lists nor refusals: whoever knows the seed knows every card."""
    table = anna.make()
    bela.join(table)
    seed = sandtable.Record.loads(place.app.house.tables.live[table].head).seed
    paths = [f"/api/tables/{table}", "/api/lobby", "/api/my/tables", f"/api/tables/{table}/transcript", "/metrics"]
    for path in paths:
        assert seed not in anna.http.get(path).text
    assert anna.http.get(f"/api/tables/{table}/record").status_code == 403
    anna.post(f"/api/tables/{table}/resign", seat=0)
    assert seed in anna.http.get(f"/api/tables/{table}/record").text
