"""Tables: made, found, joined, left, watched; hot seats, pauses, endings, rematches."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.bots.names import animals
from sandtable.engine.messages import ENGLISH, house
from sandtable.server.tables import chores, play
from tests.server.people import ROOT, Place, Player, Refusal, serving
from tests.server.test_campaigns import let_bots_finish
from tests.waiting import PATIENCE


def seats_of(info: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in info["seats"]]


def test_an_open_table_is_in_the_lobby_and_one_by_link_is_not(anna: Player, bela: Player) -> None:
    public, secret = anna.make(), anna.make(visibility="link")
    lobby = [table["id"] for table in bela.get("/api/lobby")["open"]]
    assert public in lobby
    assert secret not in lobby
    assert {table["id"] for table in anna.get("/api/my/tables")["tables"]} == {public, secret}
    assert bela.join(secret)["status"] == "playing"
    running = [table["id"] for table in bela.get("/api/lobby")["running"]]
    assert secret not in running


def test_the_lobby_tells_those_who_wait_in_it(anna: Player, bela: Player) -> None:
    with bela.socket() as socket:
        socket.ask("lobby")
        anna.make()
        assert socket.next("lobby")


def test_a_turn_elsewhere_is_hinted_at(anna: Player, bela: Player) -> None:
    table = anna.make(settings={"turns": "one_by_one"})
    with anna.socket() as socket:
        bela.join(table)
        assert socket.next("turn")["table"] == table


@pytest.mark.parametrize(
    ("wish", "status", "word"),
    [
        ({"title": "chess"}, 404, "chess"),
        ({"mode": "blitz"}, 400, "blitz"),
        ({"settings": {"turns": "backwards"}}, 400, "turns"),
        ({"settings": {"seed": "7"}}, 400, "seed"),
        ({"seats": [{"kind": "me"}] * 5}, 400, "5 cannot play"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "divine"}]}, 404, "divine"),
        ({"packs": ["../secrets"]}, 404, "pack"),
        ({"seats": []}, 400, "Seats"),
        ({"clock": {"start": 1}}, 400, "start"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(anna: Player, wish: dict[str, Any], status: int, word: str) -> None:
    with pytest.raises(Refusal) as refusal:
        anna.make(**wish)
    assert refusal.value.status == status
    assert word in refusal.value.problem["message"]


def test_a_bot_may_have_a_character_and_is_known_by_it(anna: Player) -> None:
    table = anna.make(seats=[{"kind": "me"}, {"kind": "bot", "level": "level3-bold"}])
    assert anna.get(f"/api/tables/{table}")["info"]["seats"][1]["plays"] == "regular, bold"
    with pytest.raises(Refusal):
        anna.make(seats=[{"kind": "me"}, {"kind": "bot", "level": "random-bold"}])


def test_bots_of_one_level_at_a_table_are_told_apart(anna: Player) -> None:
    wished = [{"kind": "bot", "level": level} for level in ("level3", "level3", "level3-bold")]
    table = anna.make(seats=[*wished, {"kind": "me"}])
    seats = anna.get(f"/api/tables/{table}")["info"]["seats"]
    assert [seat.get("plays") for seat in seats] == ["regular", "regular", "regular, bold", None]
    names = [seat["name"] for seat in seats]
    assert len(set(names)) == 4
    assert set(names) - {"Anna"} <= set(animals(house(ENGLISH)))
    assert [seat["name"] for seat in anna.get("/api/my/tables")["tables"][0]["seats"]] == names, "the same for the whole game"


def test_when_only_bots_would_be_left_the_game_waits(anna: Player, bela: Player) -> None:
    table = anna.make(seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}])
    bela.join(table)
    before = anna.look(table)["info"]["seats"]
    after = anna.post(f"/api/tables/{table}/leave")
    assert (after["status"], seats_of(after)) == ("playing", ["bot", "person", "bot"])
    assert [seat["name"] for seat in after["seats"]][1:] == [seat["name"] for seat in before][1:], "nobody else is renamed"
    left = bela.post(f"/api/tables/{table}/leave")
    assert (left["status"], seats_of(left)) == ("paused", ["bot", "person", "bot"])
    picks = bela.look(table)["number"]
    assert table in [found["id"] for found in bela.get("/api/my/tables")["tables"]]
    assert bela.post(f"/api/tables/{table}/resume")["status"] == "playing"
    assert bela.look(table)["number"] == picks


def test_somebody_alone_with_bots_ends_a_game_at_once(anna: Player) -> None:
    table = anna.make(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
    anna.post(f"/api/tables/{table}/propose", kind="end")
    following = anna.post(f"/api/tables/{table}/again")["id"]
    assert anna.post(f"/api/tables/{following}/leave")["status"] == "paused"
    assert anna.post(f"/api/tables/{following}/resume")["status"] == "playing"
    assert anna.post(f"/api/tables/{following}/propose", kind="end")["status"] == "over"
    assert following not in [found["id"] for found in anna.get("/api/my/tables")["tables"]]


def test_coming_and_going_before_the_game(anna: Player, bela: Player, carl: Player) -> None:
    table = anna.make(seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    bela.join(table)
    assert seats_of(bela.post(f"/api/tables/{table}/leave")) == ["person", "open", "open"]
    carl.post(f"/api/tables/{table}/join", seat=2)
    with pytest.raises(Refusal):
        bela.post(f"/api/tables/{table}/join", seat=2)
    with pytest.raises(Refusal):
        carl.post(f"/api/tables/{table}/bot", seat=1)
    assert anna.post(f"/api/tables/{table}/bot", seat=1, level="random")["status"] == "playing"
    with pytest.raises(Refusal):
        bela.join(table)


def test_who_made_a_table_closes_it_by_leaving(anna: Player, bela: Player) -> None:
    table = anna.make()
    assert anna.post(f"/api/tables/{table}/leave")["status"] == "closed"
    assert table not in [found["id"] for found in bela.get("/api/lobby")["open"]]


def test_a_bot_takes_over_and_gives_the_seat_back(anna: Player, bela: Player, carl: Player) -> None:
    table = anna.make()
    bela.join(table)
    bela.post(f"/api/tables/{table}/leave")
    anna.pick(table, "keep_rest")
    state = anna.wait_until_asked(table)
    assert state["info"]["seats"][1]["kind"] == "bot"
    assert state["number"] >= 1
    with pytest.raises(Refusal):
        carl.join(table)
    assert bela.join(table)["seats"][1] | {"asked": 0, "left": 0} == {
        "seat": 1, "kind": "person", "name": "Bela", "person": bela.id, "asked": 0, "left": 0,
    }  # fmt: skip


def test_a_hot_seat_is_two_seats_of_one_person(anna: Player) -> None:
    table = anna.make(seats=[{"kind": "me"}, {"kind": "me"}])
    first, second = anna.look(table, seat=0), anna.look(table, seat=1)
    assert first["view"]["ask"]
    assert second["view"]["ask"]
    assert first["view"]["zones"] != second["view"]["zones"]
    anna.post(f"/api/tables/{table}/picks", seat=1, number=0, picks=["keep_rest"])
    assert anna.look(table)["seat"] == 0
    with anna.socket() as socket:
        socket.ask("watch", table=table, seat=1)
        assert socket.receive()["seat"] == 1
        socket.ask("watch", table=table, seat=0)
        assert socket.receive()["seat"] == 0


def test_players_round_one_screen_have_names(anna: Player, bela: Player) -> None:
    table = anna.make(seats=[{"kind": "me", "name": "Mum"}, {"kind": "me", "name": "Ben"}], visibility="link")
    assert [seat["name"] for seat in anna.look(table)["info"]["seats"]] == ["Mum", "Ben"]
    anna.post(f"/api/tables/{table}/resign", seat=0)
    following = anna.post(f"/api/tables/{table}/again")
    assert [seat["name"] for seat in following["seats"]] == ["Mum", "Ben"]
    anna.post("/api/me/delete")
    assert [seat["name"] for seat in bela.look(table)["info"]["seats"]] == ["somebody", "somebody (2)"]


def test_a_name_for_a_seat_passes_for_nobody_else(anna: Player, eve: Player) -> None:
    eve.post("/api/register", name="Ada of the dunes", passphrase="correct horse")
    for name, others, visibility, complaint in (
        ("Ben", ["open"], "link", "only where everybody plays on one device"),
        ("Bot expert", ["me"], "link", "reserved"),
        ("Ada of the dunes", ["me"], "public", "taken"),
    ):
        seats = [{"kind": "me", "name": name}, *({"kind": kind} for kind in others)]
        with pytest.raises(Refusal, match=complaint):
            anna.make(seats=seats, visibility=visibility)


def test_spectators_see_what_all_see_if_they_may_come(anna: Player, bela: Player, carl: Player) -> None:
    table, closed = anna.make(), anna.make(spectators=False)
    for each in (table, closed):
        bela.join(each)
    state = carl.look(table)
    assert (state["seat"], state["view"]["ask"], state["number"]) == (-1, None, 0)
    hands = [zone["cards"] for zone in state["view"]["zones"] if zone["zone"] == "hand"]
    assert hands == [[None] * len(hand) for hand in hands]
    with pytest.raises(Refusal):
        carl.look(closed)


def test_a_pause_needs_everybody_and_stops_play(anna: Player, bela: Player) -> None:
    table = anna.make()
    bela.join(table)
    anna.post(f"/api/tables/{table}/propose", kind="pause")
    assert bela.post(f"/api/tables/{table}/answer", agree=True)["status"] == "paused"
    with pytest.raises(Refusal) as refusal:
        anna.pick(table, "keep_rest")
    assert "paused" in refusal.value.problem["message"]
    assert bela.post(f"/api/tables/{table}/resume")["status"] == "playing"
    anna.pick(table, "keep_rest")


def test_no_game_is_ended_behind_the_back_of_somebody_for_whom_a_bot_plays(anna: Player, bela: Player) -> None:
    table = anna.make(helper="random")
    bela.join(table)
    bela.post(f"/api/tables/{table}/leave")
    assert anna.post(f"/api/tables/{table}/propose", kind="end")["status"] == "playing"
    bela.join(table)
    assert bela.post(f"/api/tables/{table}/answer", agree=True)["status"] == "over"


def test_the_ways_to_end_early(anna: Player, bela: Player, carl: Player) -> None:
    table = anna.make()
    bela.join(table)
    anna.post(f"/api/tables/{table}/propose", kind="end")
    info = bela.post(f"/api/tables/{table}/answer", agree=True)
    assert (info["status"], info["outcome"]["ranks"]) == ("over", [1, 1])
    table = anna.make()
    bela.join(table)
    info = anna.post(f"/api/tables/{table}/resign", seat=0)
    assert (info["status"], info["outcome"]["ranks"]) == ("over", [2, 1])
    table = anna.make(seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    bela.join(table)
    carl.join(table)
    info = bela.post(f"/api/tables/{table}/resign", seat=1)
    assert info["status"] == "playing"
    assert info["seats"][1]["out"] == "resigned"
    with pytest.raises(Refusal):
        bela.join(table)
    info = carl.post(f"/api/tables/{table}/resign", seat=2)
    assert (info["status"], info["outcome"]["ranks"]) == ("over", [1, 2, 2])
    assert {found["id"] for found in carl.get("/api/my/finished")["tables"]} == {table}


def test_where_the_rules_say_what_becomes_of_who_resigns_they_are_followed(anna: Player, bela: Player, carl: Player) -> None:
    """FW-13.4 The headquarters falls and the others play on; no bot keeps the seat. The last one left wins."""
    table = anna.make(title="frontier_wars", mode="", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    bela.join(table)
    carl.join(table)
    with pytest.raises(Refusal, match="not a pick"):
        anna.pick(table, "resign")
    info = bela.post(f"/api/tables/{table}/resign", seat=1)
    assert (info["status"], info["seats"][1]["out"]) == ("playing", "resigned")
    assert 1 not in anna.look(table)["view"]["waiting_for"]
    info = carl.post(f"/api/tables/{table}/resign", seat=2)
    assert (info["status"], info["outcome"]["ranks"][0]) == ("over", 1)
    record = sandtable.Record.loads(anna.get(f"/api/tables/{table}/record"))
    assert [pick for pick in record.picks if pick[1] == "resign"] == [(1, "resign"), (2, "resign")]
    assert sandtable.replay(record).over


def test_whoever_gave_up_only_sees_what_all_see(anna: Player, bela: Player, carl: Player) -> None:
    table = anna.make(seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    bela.join(table)
    carl.join(table)
    with bela.socket() as socket:
        socket.ask("watch", table=table)
        assert socket.next("state")["seat"] == 1
        bela.post(f"/api/tables/{table}/resign", seat=1)
        assert socket.next("state")["seat"] == -1
        anna.post(f"/api/tables/{table}/resign", seat=0)
        assert socket.next("update")["seat"] == -1
    with pytest.raises(Refusal):
        bela.look(table, seat=1)


def test_a_whole_game_its_record_and_a_rematch(anna: Player, bela: Player) -> None:
    table = anna.make(settings={"round_cap": 40})
    bela.join(table)
    with pytest.raises(Refusal):
        anna.get(f"/api/tables/{table}/record")
    anna.post(f"/api/tables/{table}/leave")
    state = let_bots_finish(bela, table)
    assert state["info"]["outcome"]["scores"]
    replayed = sandtable.replay(anna.get(f"/api/tables/{table}/record"))
    assert replayed.record.result is not None
    assert replayed.record.result["scores"] == state["info"]["outcome"]["scores"]
    transcript = anna.get(f"/api/tables/{table}/transcript")
    assert "The game ended" in transcript
    replayed.names = [seat["name"] for seat in state["info"]["seats"]]
    told = "\n".join(replayed.log(0))
    assert f"\n\n{told}\n\n" in transcript, "each sentence once, as in the log"
    following = anna.post(f"/api/tables/{table}/again")
    assert anna.look(table)["info"]["next"] == following["id"]
    assert bela.look(following["id"])["info"]["previous"] == table


def ended(host: Player, *others: Player, **wish: Any) -> str:
    """A table of these people whose game is over."""
    table = host.make(seats=[{"kind": "me"}] + [{"kind": "open"}] * len(others), **wish)
    for other in others:
        other.join(table)
    host.post(f"/api/tables/{table}/propose", kind="end")
    for other in others:
        other.post(f"/api/tables/{table}/answer", agree=True)
    return table


def test_a_table_that_nobody_uses_is_put_away_and_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Running or over: a server that stays up does not keep every game it ever saw."""
    for patience in ("IDLE", "BRIEF"):
        monkeypatch.setattr(chores, patience, 0.0)
    with serving(tmp_path) as place, place.player("Anna") as anna, place.player("Bela") as bela:
        over, running = anna.make(), anna.make()
        for table in (over, running):
            bela.join(table)
            anna.pick(table, "keep_rest")
        anna.post(f"/api/tables/{over}/propose", kind="end")
        bela.post(f"/api/tables/{over}/answer", agree=True)
        tables = place.app.house.tables
        assert {over, running} <= set(tables.live)
        loop = place.app.house._chores[0].get_loop()
        asyncio.run_coroutine_threadsafe(chores.put_away_idle(tables), loop).result(PATIENCE)
        assert not tables.live
        assert [anna.look(table)["info"]["status"] for table in (over, running)] == ["over", "playing"]


def test_a_rematch_begins_when_everybody_agrees(anna: Player, bela: Player, carl: Player) -> None:
    table = ended(anna, bela, carl)
    with bela.socket() as socket:
        following = bela_asks = bela.post(f"/api/tables/{table}/again")
        assert [(seat["kind"], seat["name"], seat["person"]) for seat in following["seats"]] == [
            ("open", "Anna", anna.id), ("person", "Bela", bela.id), ("open", "Carl", carl.id),
        ]  # fmt: skip
        assert (following["status"], following["host"]) == ("open", bela.id)
        assert socket.quiet(), "nobody invites themselves"
    assert following["id"] in [found["id"] for found in carl.get("/api/my/tables")["tables"]]
    assert anna.join(following["id"])["status"] == "open"
    following = carl.post(f"/api/tables/{table}/again")
    assert (following["id"], following["status"]) == (bela_asks["id"], "playing")
    assert seats_of(following) == ["person", "person", "person"]


def test_who_is_invited_to_a_rematch_hears_of_it_and_can_decline(anna: Player, bela: Player, carl: Player) -> None:
    table = ended(anna, bela)
    with bela.socket() as socket:
        following = anna.post(f"/api/tables/{table}/again")["id"]
        assert socket.next("turn")["table"] == following
    with pytest.raises(Refusal, match="No seat is free"):
        carl.join(following)
    assert following not in [found["id"] for found in carl.get("/api/lobby")["open"]], "there is no seat for strangers"
    declined = bela.post(f"/api/tables/{following}/leave")
    assert (declined["status"], declined["seats"][1]) == ("open", {"seat": 1, "kind": "open", "name": "Seat 2"})
    assert following not in [found["id"] for found in bela.get("/api/my/tables")["tables"]]
    assert bela.post(f"/api/tables/{table}/again")["status"] == "open", "whoever declined is not seated by asking"
    assert carl.join(following)["status"] == "playing"


def test_bots_and_a_person_alone_need_not_be_asked_for_a_rematch(anna: Player) -> None:
    table = anna.make(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "me"}])
    anna.post(f"/api/tables/{table}/propose", kind="end")
    following = anna.post(f"/api/tables/{table}/again")
    assert (following["status"], seats_of(following)) == ("playing", ["person", "bot", "person"])


def test_who_does_not_answer_an_invitation_makes_room_for_a_bot(anna: Player, bela: Player) -> None:
    following = anna.post(f"/api/tables/{ended(anna, bela)}/again")["id"]
    with pytest.raises(Refusal):
        bela.post(f"/api/tables/{following}/bot", seat=1)
    assert anna.post(f"/api/tables/{following}/bot", seat=1, level="random")["status"] == "playing"
    with pytest.raises(Refusal):
        bela.join(following)


def test_a_rematch_that_came_to_nothing_can_be_asked_for_again(anna: Player, bela: Player) -> None:
    table = ended(anna, bela)
    first = anna.post(f"/api/tables/{table}/again")["id"]
    assert anna.post(f"/api/tables/{first}/leave")["status"] == "closed"
    second = bela.post(f"/api/tables/{table}/again")
    assert second["id"] != first
    assert (second["status"], second["host"]) == ("open", bela.id)
    assert anna.post(f"/api/tables/{table}/again")["status"] == "playing"


def test_who_played_several_seats_agrees_for_all_of_them(anna: Player, bela: Player) -> None:
    table = bela.make(seats=[{"kind": "open"}, {"kind": "me"}, {"kind": "me"}])
    anna.join(table)
    bela.post(f"/api/tables/{table}/propose", kind="end")
    anna.post(f"/api/tables/{table}/answer", agree=True)
    following = anna.post(f"/api/tables/{table}/again")["id"]
    assert bela.join(following)["status"] == "playing"


def test_the_next_game_of_a_campaign_waits_for_everybody(anna: Player, bela: Player) -> None:
    table = anna.make(mode="fable", settings={"season": "on", "round_cap": 40})
    bela.join(table)
    bela.post(f"/api/tables/{table}/leave")
    let_bots_finish(anna, table)
    first = anna.post(f"/api/tables/{table}/again")
    assert (first["status"], first["game"]) == ("open", 2)
    anna.post(f"/api/tables/{first['id']}/leave")
    assert [found["id"] for found in anna.get(f"/api/campaigns/{table}")["games"]] == [table]
    second = bela.post(f"/api/tables/{table}/again")
    assert (second["status"], second["game"], second["campaign"]) == ("open", 2, table)
    with pytest.raises(Refusal, match="Only they can give it up"):
        bela.post(f"/api/tables/{second['id']}/bot", seat=0, level="random")
    assert anna.join(second["id"])["status"] == "playing"


def test_at_a_public_table_everybody_gets_one_seat(anna: Player, bela: Player, carl: Player) -> None:
    three: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    public, private = anna.make(seats=three), anna.make(seats=three, visibility="link")
    for table in (public, private):
        bela.join(table)
    for again in ({}, {"seat": 2}):
        with pytest.raises(Refusal) as refusal:
            bela.post(f"/api/tables/{public}/join", **again)
        assert refusal.value.status == 409
    assert carl.join(public)["status"] == "playing"
    assert bela.join(private)["status"] == "playing", "at a private table people may share a device"
    bela.post(f"/api/tables/{private}/leave")
    assert bela.join(private)["seats"][1]["kind"] == "person"
    assert bela.join(private)["seats"][2]["kind"] == "person", "what one had, one gets back"


@pytest.mark.parametrize("wish", [{"visibility": "link"}, {"spectators": False}])
def test_who_is_at_a_private_table_is_told_to_nobody_else(
    place: Place, anna: Player, bela: Player, carl: Player, wish: dict[str, Any]
) -> None:
    public, private = anna.make(), anna.make(**wish)
    with anna.socket() as socket:
        socket.ask("ping")
        for table in (public, private):
            bela.join(table)
            assert bela.get(f"/api/tables/{table}/online")["people"] == [anna.id]
        assert carl.get(f"/api/tables/{public}/online")["people"] == [anna.id]
        for stranger in (carl, place.player()):
            with pytest.raises(Refusal) as refusal:
                stranger.get(f"/api/tables/{private}/online")
            assert refusal.value.status == 403


def test_a_title_with_packs_offers_what_they_add(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "examples" / "packs" / "river_line", tmp_path / "packs" / "frontier_wars" / "river_line")
    (tmp_path / "packs" / "frontier_wars" / "broken").mkdir()
    (tmp_path / "packs" / "frontier_wars" / "broken" / "cards.toml").write_text("[[card]]\nid = 3\n")
    with serving(tmp_path) as place, place.player("Anna") as anna:
        address = "/api/titles/frontier_wars"
        plain, packed = (anna.get(address, packs=packs)["settings"][0] for packs in ("", "river_line"))
        assert packed["values"] == [*plain["values"], "river_line"]
        assert (packed["words"]["river_line"], packed["fits"]["river_line"]) == ("The River Line", 2)
        with pytest.raises(Refusal, match="no pack 'nowhere'"):
            anna.get(address, packs="river_line,nowhere")
        with pytest.raises(Refusal, match=r"cards\.toml"):
            anna.get(address, packs="broken")
        wish: dict[str, Any] = {
            "title": "frontier_wars",
            "mode": "war",
            "packs": ["river_line"],
            "settings": {"scenario": "river_line"},
        }
        assert anna.look(anna.make(**wish))["info"]["settings"]["scenario"] == "river_line"


def test_the_cards_of_a_table_are_those_of_its_packs(tmp_path: Path) -> None:
    pack = tmp_path / "packs" / "fine_sand" / "tall"
    pack.mkdir(parents=True)
    (pack / "cards.toml").write_text('[[card]]\nid = "castle-1"\nname = "Tall Mound"\ncost = 3\n')
    with serving(tmp_path) as place:
        anna = place.player("Anna")
        plain, tall = anna.make(), anna.make(packs=["tall"])
        names = {table: mound(anna.get(f"/api/tables/{table}/cards")) for table in (plain, tall)}
        assert names == {plain: ("Bucket Mound", 1), tall: ("Tall Mound", 3)}
        place.player("Bela").join(tall)
        assert mound(anna.get(f"/api/tables/{tall}/cards")) == ("Tall Mound", 3)
        assert mound(anna.get("/api/titles/fine_sand/cards")) == ("Bucket Mound", 1)


def test_the_cards_of_a_table_without_spectators_are_for_those_who_sit_there(anna: Player, bela: Player, carl: Player) -> None:
    table = anna.make(spectators=False)
    bela.join(table)
    assert bela.get(f"/api/tables/{table}/cards")
    with pytest.raises(Refusal) as refusal:
        carl.get(f"/api/tables/{table}/cards")
    assert refusal.value.status == 403


def mound(cards: list[dict[str, Any]]) -> tuple[str, int]:
    return next((card["name"], card["cost"]) for card in cards if card["id"] == "castle-1")


def test_long_lists_come_in_parts(anna: Player) -> None:
    made = [anna.make() for _ in range(5)]
    found: list[str] = []
    part = anna.get("/api/my/tables", limit=2)
    while part["more"]:
        found += [table["id"] for table in part["tables"]]
        part = anna.get("/api/my/tables", limit=2, before=part["more"])
    assert found + [table["id"] for table in part["tables"]] == made[::-1]
    lobby = anna.get("/api/lobby/open", limit=1)
    assert len(lobby["tables"]) == 1
    assert anna.get("/api/lobby/open", limit=1, before=lobby["more"])["tables"] != lobby["tables"]
    assert made[0] not in [table["id"] for table in anna.get("/api/lobby/running", limit=100)["tables"]]
    assert anna.get("/api/my/finished")["more"] == anna.get("/api/my/campaigns")["more"] == ""
    for wrong in ("x", "1", "-1.x", "\u0661.x", "9" * 30):
        answer = anna.http.get("/api/my/tables", params={"before": wrong})
        assert answer.status_code == (200 if wrong == "1" else 400)


def test_talk_comes_in_parts_the_last_first(anna: Player) -> None:
    table = anna.make()
    for number in range(1, 6):
        anna.post(f"/api/tables/{table}/chat", text=str(number))

    def said(**part: int) -> tuple[str, bool]:
        chat = anna.get(f"/api/tables/{table}/chat", **part)
        return "".join(message["text"] for message in chat["messages"]), chat["more"]

    assert said() == ("12345", False)
    assert said(limit=2) == ("45", True)
    assert said(limit=2, before=4) == ("23", True)
    assert said(limit=2, before=2) == ("1", False)
    assert said(limit=2, after=1) == ("23", True)
    assert said(limit=2, after=3) == ("45", False)


def test_notes_are_short_and_for_those_who_sit_there(anna: Player, bela: Player, carl: Player) -> None:
    table = anna.make()
    bela.join(table)
    for player, text in ((anna, "mine"), (bela, "x" * 4000)):
        player.put(f"/api/tables/{table}/note", text=text)
        assert player.get(f"/api/tables/{table}/note")["text"] == text
    for player, text, status in ((carl, "theirs", 403), (anna, "x" * 4001, 400)):
        with pytest.raises(Refusal) as refusal:
            player.put(f"/api/tables/{table}/note", text=text)
        assert refusal.value.status == status
    assert carl.get(f"/api/tables/{table}/note")["text"] == ""


@pytest.mark.parametrize("wish", [{"visibility": "link"}, {"spectators": False}])
def test_what_is_said_at_a_private_table_stays_there(anna: Player, bela: Player, carl: Player, wish: dict[str, Any]) -> None:
    public, private = ended(anna, bela), ended(anna, bela, **wish)
    with carl.socket() as socket:
        for table in (public, private):
            socket.ask("watch", table=table)
            anna.post(f"/api/tables/{table}/chat", text="well played")
            assert bela.get(f"/api/tables/{table}/chat")["messages"]
        socket.ask("ping")
        assert [message["table"] for message in socket.kept if message["type"] == "chat"] == [public]
    assert carl.get(f"/api/tables/{public}/chat")["messages"]
    with pytest.raises(Refusal) as refusal:
        carl.get(f"/api/tables/{private}/chat")
    assert refusal.value.status == 403


def test_picks_are_not_taken_back_and_made_again_for_ever(anna: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "MOST_ANSWERS", 4)
    table = anna.make(seats=[{"kind": "me"}, {"kind": "me"}])
    pick = anna.look(table, seat=0)["view"]["ask"]["options"][0]["text"]

    def take_back(number: int) -> None:
        anna.post(f"/api/tables/{table}/picks", seat=0, number=number, picks=[pick])
        anna.post(f"/api/tables/{table}/undo", seat=0, number=number + 1)

    take_back(0)
    take_back(2)
    with pytest.raises(Refusal, match="nothing more can be"):
        take_back(4)
    with pytest.raises(Refusal, match="nothing more can be"):
        anna.post(f"/api/tables/{table}/propose", kind="undo", seat=0)
