"""Playing over the WebSocket: updates, resuming, several devices, sequences, stale answers, undo, why not."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.people import Place, Player, Refusal, Socket
from tests.waiting import until


@pytest.fixture
def table(anna: Player, bela: Player) -> str:
    table = anna.make()
    bela.join(table)
    return table


def watch(socket: Socket, table: str, **more: object) -> dict[str, Any]:
    assert socket.ask("watch", table=table, **more)["type"] == "done"
    message: dict[str, Any] = socket.receive()
    return message


def merge(state: dict[str, Any], update: dict[str, Any]) -> dict[str, Any]:
    """What a client does with an update."""
    view, patch = dict(state["view"]), update["view"] or {}
    zones = {(zone["zone"], zone["slot"]): zone for zone in view["zones"]}
    zones.update({(zone["zone"], zone["slot"]): zone for zone in patch.get("zones", [])})
    view.update(patch)
    view["zones"] = list(zones.values())
    log = [*state["log"][: update["log_from"]], *update["log"]]
    return {**state, **{key: update[key] for key in ("era", "n", "number", "undo")}, "view": view, "log": log,
            "info": update["info"] or state["info"]}  # fmt: skip


def test_a_pick_is_acknowledged_and_everybody_sees_what_they_may(anna: Player, bela: Player, table: str) -> None:
    with anna.socket() as hers, bela.socket() as his:
        state, other = watch(hers, table), watch(his, table)
        assert state["type"] == other["type"] == "state"
        done = hers.ask("pick", table=table, seat=0, number=0, picks=["keep_rest"])
        assert done == {"type": "done", "id": done["id"], "number": 1, "made": 1}
        assert his.ask("pick", table=table, seat=1, number=0, picks=["keep_rest"])["type"] == "done"
        for player, socket, mine in ((anna, hers, state), (bela, his, other)):
            while mine["view"]["ask"] is None or mine["n"] < 3:
                mine = merge(mine, socket.next("update"))
            whole = player.look(table)
            assert {key: mine[key] for key in ("view", "log", "info", "number", "undo")} == {
                key: whole[key] for key in ("view", "log", "info", "number", "undo")
            }


def test_what_others_do_in_secret_sends_nothing(anna: Player, bela: Player, table: str) -> None:
    """Behind a curtain not even the number of updates tells how many picks somebody made."""
    with bela.socket() as his, bela.socket() as idle:
        before = watch(his, table)
        idle.ask("lobby")
        options = anna.look(table)["view"]["ask"]["options"]
        anna.pick(table, options[0]["text"])
        assert bela.look(table)["n"] == before["n"]
        assert his.ask("ping")["type"] == idle.ask("ping")["type"] == "done"
        assert his.kept == idle.kept == []


def test_what_others_do_in_secret_moves_no_table_in_a_list(place: Place, anna: Player, bela: Player, table: str) -> None:
    """Neither its place nor its time tells that somebody picked or gave orders, whichever node they did it through."""

    def seen(which: str) -> Any:
        place.app.house.tables.live[which].listing = None  # another node wrote it last
        return bela.get("/api/my/tables", limit=1)["more"], bela.get("/api/me/everything")["games"]

    before = seen(table)
    anna.pick(table, anna.look(table)["view"]["ask"]["options"][0]["text"])
    assert seen(table) == before
    anna.pick(table, "keep_rest")
    assert seen(table) != before, "everybody sees that she is through"

    other = anna.make(title="waral", mode="revolt")
    bela.join(other)
    before = seen(other)
    card = anna.get(f"/api/tables/{other}/orders", seat=0)["orders"][0]["card"]
    anna.put(f"/api/tables/{other}/orders", seat=0, orders=[{"card": card, "order": "never"}])
    assert seen(other) == before


def test_several_picks_at_once_are_made_or_none_as_long_as_nothing_comes_to_light(anna: Player, table: str) -> None:
    state = anna.look(table)
    first = state["view"]["ask"]["options"][0]["text"]
    with pytest.raises(Refusal) as refusal:
        anna.pick(table, first, "no_such_thing")
    assert refusal.value.status == 422
    again = anna.look(table)
    assert (again["view"], again["number"], again["n"]) == (state["view"], 0, state["n"])
    assert anna.pick(table, first, "keep_rest")["made"] == 2
    assert anna.look(table)["number"] == 1


def test_picks_after_one_that_brings_something_to_light_are_dropped_unread(place: Place, anna: Player, bela: Player) -> None:
    """They would be refused by what was drawn, and with them the draw: that would foretell it, and leave no trace."""
    table = anna.make(settings={"turns": "one_by_one"})
    bela.join(table)
    live, asked = place.app.house.tables.live[table], anna
    while "board" not in options(state := asked.look(table)):
        if options(state):
            asked.pick(table, "keep_rest" if "keep_rest" in options(state) else options(state)[-1])
        asked = anna if anna.look(table)["view"]["ask"] else bela
    made, seat = live.made, state["seat"]
    done = asked.pick(table, "board", "nonsense", "more of it")
    assert done == {"type": "done", "id": 0, "number": state["number"] + 1, "made": 1}
    assert live.picks[made:] == [(seat, "board")]
    assert place.app.house.tables.live.pop(table) is live
    assert asked.look(table)["view"] == live.view(seat), "what is stored is what was made"


def options(state: dict[str, Any]) -> list[str]:
    ask = state["view"]["ask"]
    return [option["text"] for option in ask["options"]] if ask else []


def test_an_answer_to_an_old_question_is_stale_but_others_never_make_it_so(anna: Player, bela: Player, table: str) -> None:
    with anna.socket() as hers, bela.socket() as his:
        first = anna.look(table)["view"]["ask"]["options"][0]["text"]
        assert hers.ask("pick", table=table, seat=0, number=0, picks=[first])["type"] == "done"
        assert his.ask("pick", table=table, seat=1, number=0, picks=["keep_rest"])["type"] == "done"
        refused = hers.ask("pick", table=table, seat=0, number=0, picks=["keep_rest"])
        assert refused["problem"]["code"] == "stale"
        assert hers.ask("pick", table=table, seat=0, number=1, picks=["keep_rest"])["type"] == "done"


def test_nobody_plays_for_somebody_else(anna: Player, bela: Player, carl: Player, table: str) -> None:
    for player in (bela, carl):
        with pytest.raises(Refusal) as refusal:
            player.post(f"/api/tables/{table}/picks", seat=0, number=0, picks=["keep_rest"])
        assert refusal.value.status == 403
    with pytest.raises(Refusal):
        bela.look(table, seat=0)
    with carl.socket() as socket:
        assert socket.ask("watch", table=table, seat=1)["problem"]["code"] == "forbidden"


def test_a_connection_that_comes_back_gets_what_it_missed(anna: Player, bela: Player, table: str) -> None:
    with anna.socket() as socket:
        state = watch(socket, table)
    anna.pick(table, "keep_rest")
    bela.pick(table, "keep_rest")
    with anna.socket() as socket:
        missed = watch(socket, table, era=state["era"], n=state["n"])
        assert missed["type"] == "update"
        whole = anna.look(table)
        merged = merge(state, missed)
        assert (merged["view"], merged["log"], merged["n"]) == (whole["view"], whole["log"], whole["n"])
        assert watch(socket, table, era=merged["era"], n=merged["n"])["type"] == "unchanged"
        assert watch(socket, table, era="another", n=1)["type"] == "state"


def test_two_devices_of_one_person_stay_in_step(anna: Player, bela: Player, table: str) -> None:
    with anna.socket() as one, anna.socket() as two:
        state = watch(one, table)
        watch(two, table)
        first = state["view"]["ask"]["options"][0]["text"]
        one.send("pick", table=table, seat=0, number=0, picks=[first])
        updates = [one.next("update"), two.next("update")]
        for update in updates:
            del update["now"]
        assert updates[0] == updates[1]
        assert updates[0]["number"] == 1


def test_undo_goes_as_far_as_it_is_safe(anna: Player, bela: Player, table: str) -> None:
    state = anna.look(table)
    anna.pick(table, state["view"]["ask"]["options"][0]["text"])
    assert anna.look(table)["undo"] == 1
    anna.post(f"/api/tables/{table}/undo", seat=0, number=1)
    back = anna.look(table)
    assert (back["view"]["zones"], back["log"]) == (state["view"]["zones"], state["log"])
    assert back["number"] == 2, "an answer to the question before the undo is stale"
    anna.pick(table, "keep_rest")
    bela.pick(table, "keep_rest")
    with pytest.raises(Refusal) as refusal:
        anna.post(f"/api/tables/{table}/undo", seat=0, number=anna.look(table)["number"])
    assert refusal.value.status == 422


def test_beyond_that_everybody_must_agree(anna: Player, bela: Player, table: str) -> None:
    before = anna.look(table)
    anna.pick(table, "keep_rest")
    bela.pick(table, "keep_rest")
    info = anna.post(f"/api/tables/{table}/propose", kind="undo", seat=0, count=1)
    assert info["proposal"]["by"] == anna.id
    bela.post(f"/api/tables/{table}/answer", agree=False)
    assert "proposal" not in anna.look(table)["info"]
    anna.post(f"/api/tables/{table}/propose", kind="undo", seat=0, count=1)
    bela.post(f"/api/tables/{table}/answer", agree=True)
    after = anna.look(table)
    assert after["view"]["zones"] == before["view"]["zones"]
    assert after["log"] == before["log"]
    assert after["number"] > before["number"]


def test_who_agreed_to_go_back_agreed_to_lose_what_was_there_then(anna: Player, bela: Player, carl: Player) -> None:
    table = anna.make(seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], settings={"turns": "one_by_one"})
    for player in (bela, carl):
        player.join(table)
    for player in (anna, bela, carl):
        player.pick(table, "keep_rest")
    by_id = {0: anna, 1: bela, 2: carl}
    (asked,) = anna.look(table)["view"]["waiting_for"]
    proposer, agrees = [seat for seat in by_id if seat != asked]
    by_id[proposer].post(f"/api/tables/{table}/propose", kind="undo", seat=proposer, count=1)
    assert by_id[agrees].post(f"/api/tables/{table}/answer", agree=True)["proposal"]["agreed"]
    by_id[asked].pick(table)
    assert "proposal" not in anna.look(table)["info"], "the game went on before everybody's eyes"


def test_a_pick_behind_the_curtain_leaves_a_proposal_as_it_is(anna: Player, bela: Player, table: str) -> None:
    for player in (anna, bela):
        player.pick(table, "keep_rest")
    anna.post(f"/api/tables/{table}/propose", kind="undo", seat=0, count=1)
    before = anna.look(table)
    bela.pick(table)
    after = anna.look(table)
    assert after["view"]["zones"] == before["view"]["zones"]
    assert after["info"]["proposal"] == before["info"]["proposal"]


def test_nobody_goes_back_behind_the_back_of_who_is_away(anna: Player, bela: Player, table: str) -> None:
    """Else whoever waits for somebody's clock to run out could look at what comes, and go back."""
    anna.pick(table, "keep_rest")
    bela.pick(table, "keep_rest")
    bela.post(f"/api/tables/{table}/leave")
    until(lambda: bool(anna.look(table)["view"]["waiting_for"] == [0]))  # play that goes on would end the proposal
    info = anna.post(f"/api/tables/{table}/propose", kind="undo", seat=0, count=1)
    assert info["proposal"]["agreed"] == [anna.id]
    bela.join(table)
    bela.post(f"/api/tables/{table}/answer", agree=True)
    assert "keep_rest" in options(anna.look(table))


def test_a_refused_pick_names_the_rule_and_why_lists_them_all(anna: Player, bela: Player, table: str) -> None:
    for player in (anna, bela):
        player.pick(table, "keep_rest")
    found = None
    for _ in range(40):
        state = anna.wait_until_asked(table)
        whys = anna.get(f"/api/tables/{table}/why", seat=0)
        assert whys["rule"] == state["view"]["ask"]["rule"]
        if whys["refusals"]:
            found = whys["refusals"][0]
            break
        anna.pick(table)
        for _ in range(50):
            if bela.look(table)["view"]["ask"] is None or anna.look(table)["view"]["ask"] is not None:
                break
            bela.pick(table)
    assert found is not None
    with pytest.raises(Refusal) as refusal:
        anna.pick(table, found["option"])
    assert refusal.value.problem["rule"] == found["rule"]
    assert refusal.value.status == 422
    with anna.socket() as socket:
        assert found in socket.ask("why", table=table, seat=0)["refusals"]


def test_chat_is_for_the_players_while_they_play(anna: Player, bela: Player, carl: Player, table: str) -> None:
    with anna.socket() as hers, carl.socket() as watcher:
        watch(hers, table)
        watch(watcher, table)
        bela.post(f"/api/tables/{table}/chat", text="Good luck!")
        said = hers.next("chat")
        assert (said["name"], said["text"]) == ("Bela", "Good luck!")
        assert watcher.quiet()
    with pytest.raises(Refusal):
        carl.get(f"/api/tables/{table}/chat")
    with pytest.raises(Refusal):
        carl.post(f"/api/tables/{table}/chat", text="hello")
    anna.post(f"/api/tables/{table}/resign", seat=0)
    assert [said["text"] for said in carl.get(f"/api/tables/{table}/chat")["messages"]] == ["Good luck!"]


def test_notes_are_private(anna: Player, bela: Player, table: str) -> None:
    anna.put(f"/api/tables/{table}/note", text="He holds the green ones.")
    assert anna.get(f"/api/tables/{table}/note")["text"] == "He holds the green ones."
    assert bela.get(f"/api/tables/{table}/note")["text"] == ""


def test_somebody_without_a_cookie_is_shown_the_door(anna: Player) -> None:
    anna.http.cookies.clear()
    anna.http.cookies.set("sandtable", "forged.0.00")
    with anna.socket() as socket, pytest.raises(ConnectionClosed) as closed:
        socket.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401


def test_a_preview_says_what_a_pick_would_bring_and_makes_none(anna: Player, bela: Player, table: str) -> None:
    before = anna.look(table)
    first = before["view"]["ask"]["options"][0]["text"]
    wish = {"seat": 0, "number": 0, "picks": [first]}
    preview = anna.post(f"/api/tables/{table}/preview", **wish)
    assert anna.look(table)["view"] == before["view"]
    anna.pick(table, first)
    assert preview == {"facts": anna.look(table)["view"]["facts"]}
    with pytest.raises(Refusal, match="stale"):
        anna.post(f"/api/tables/{table}/preview", **wish)
    with pytest.raises(Refusal, match="forbidden"):
        bela.post(f"/api/tables/{table}/preview", **wish)
    with pytest.raises(Refusal, match="illegal"):
        bela.post(f"/api/tables/{table}/preview", **{**wish, "seat": 1, "picks": ["build moon"]})
