"""A game that makes no sense as it is stored: it is refused in a sentence, and all else goes on as if it were not there."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass

import pytest

from sandtable.server.commands import hosting, upgrade
from sandtable.server.settings import Settings
from sandtable.server.tables import chores
from sandtable.server.times import now
from tests.server.people import Place, Player, Refusal, serving
from tests.server.test_notices import HOUR, in_house

ME_TWICE = [{"kind": "me"}, {"kind": "me"}]
NO_TITLE = "UPDATE games SET head = replace(head, 'fine_sand', 'gone'), room = replace(room, 'fine_sand', 'gone') WHERE id = ?"
DAMAGES = {
    "head": "UPDATE games SET head = 'nonsense' WHERE id = ?",
    "title": NO_TITLE,
    "mode": 'UPDATE games SET head = replace(head, \'"mode":"\', \'"mode":"no \') WHERE id = ?',
    "moves": "UPDATE moves SET data = 'nonsense' WHERE game = ?",
    "room": "UPDATE games SET room = 'nonsense' WHERE id = ?",
}
RECORDING = "recording"  # of a finished game alone
HIDDEN = ("title", "room")  # damages of which even a list cannot say what game it is


@dataclass
class House:
    """A server whose games were damaged while it was stopped: some in each way, and one of each kind that was not."""

    place: Place
    anna: Player
    running: dict[str, str]  # by damage; "": none
    over: dict[str, str]
    campaigns: dict[str, str]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    data = tmp_path_factory.mktemp("senseless")
    ways = ["", *DAMAGES]
    with serving(data) as place, place.player("Anna") as anna:
        anna.post("/api/register", name="Anna", passphrase="correct horse")
        cookie = anna.http.cookies["sandtable"]
        running = {way: anna.make(seats=ME_TWICE, pace="days", clock={"start": 3600}) for way in ways}
        over = {way: anna.make(seats=ME_TWICE) for way in [*ways, RECORDING]}
        campaigns = {way: anna.make(seats=ME_TWICE, mode="fable", visibility="link") for way in ways}
        for table in (*running.values(), *over.values()):
            anna.pick(table)
        for table in over.values():
            anna.post(f"/api/tables/{table}/resign", seat=0)
    hosting.role(Settings(data=data), "Anna", "admin")
    with closing(sqlite3.connect(data / "sandtable.db")) as storage, storage:
        storage.execute("DELETE FROM snapshots")
        storage.execute("UPDATE recordings SET data = ? WHERE game = ?", (b"\x01nonsense", over[RECORDING]))
        for way, sql in DAMAGES.items():
            for table in (running[way], over[way], campaigns[way]):
                storage.execute(sql, (table,))
    with serving(data, hooks_inside=True, address="https://sand.example.org") as place, place.player() as anna:
        anna.http.cookies.set("sandtable", cookie)
        yield House(place, anna, running, over, campaigns)


def test_every_list_shows_the_others(house: House) -> None:
    def listed(path: str, tables: dict[str, str], **query: str) -> set[str]:
        found = {info["id"] for info in house.anna.get(path, **query)["tables"]}
        return {way for way, table in tables.items() if table in found}

    shown = {"", *DAMAGES} - {*HIDDEN}
    assert listed("/api/lobby/running", house.running) == shown
    assert listed("/api/my/tables", house.running) == shown
    assert listed("/api/my/finished", house.over) == {*shown, RECORDING}
    assert listed("/api/host/tables", house.running) == shown
    assert listed("/api/host/tables", house.over, status="over") == {*shown, RECORDING}
    campaigns = {each["id"] for each in house.anna.get("/api/my/campaigns")["campaigns"]}
    assert {way for way, id in house.campaigns.items() if id in campaigns} == shown
    assert house.anna.get(f"/api/campaigns/{house.campaigns['head']}")["sheet"] == []


@pytest.mark.parametrize("way", [way for way in DAMAGES if way != "room"])
def test_its_own_pages_say_so_in_a_sentence(house: House, way: str) -> None:
    for page in ("", "/replay", "/record", "/transcript", "/cards"):
        with pytest.raises(Refusal, match=r"makes no sense|does not fit") as refusal:
            house.anna.get(f"/api/tables/{house.running[way]}{page}")
        assert refusal.value.status == 409
    assert house.anna.http.get(f"/preview/table/{house.running[way]}.png").status_code in (404, 409)
    assert house.anna.look(house.running[""])["info"]["status"] == "playing"
    assert house.place.app.house.metrics.errors == 0


@pytest.mark.parametrize("way", [RECORDING, "head", "mode", "moves"])
def test_a_finished_game_opens_from_its_recording_or_by_its_rules(house: House, way: str) -> None:
    table = house.over[way]
    assert house.anna.look(table)["info"]["status"] == "over"
    assert house.anna.get(f"/api/tables/{table}/replay")["steps"] == 1


def test_the_clocks_of_the_others_run_out(house: House) -> None:
    tables, late = house.place.app.house.tables, house.running[""]
    with closing(sqlite3.connect(house.place.app.settings.data / "sandtable.db")) as storage, storage:
        storage.execute("UPDATE games SET wake = 1 WHERE status = 'playing'")
        storage.execute("UPDATE games SET wake = 2 WHERE id = ?", (late,))
    tables.live.pop(late, None)
    in_house(house.place, lambda: chores.look_after_due(tables))
    assert late in tables.live, "those that make no sense come first"


def test_people_are_told_of_the_others(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    posted: list[str] = []

    async def look() -> None:
        await server.herald.tell([])
        posted.extend(str(row[0]) for row in await server.store.database.read("SELECT body FROM outbox"))

    server = house.place.app.house
    server.outbox._ways = {}
    house.anna.put("/api/me/notices", quiet_from=0, quiet_to=0)
    house.anna.post("/api/me/hooks", url="http://127.0.0.1:9/")
    monkeypatch.setattr("sandtable.server.notices.herald.now", lambda: now() + HOUR)
    in_house(house.place, look)
    assert [body for body in posted if house.running[""] in body]
    assert not [body for body in posted if house.running["title"] in body]


def test_the_owner_is_told_of_each(house: House) -> None:
    settings = Settings(data=house.place.app.settings.data)
    found = {fate.id: fate.kind for fate in upgrade.check(settings)}
    assert [found[house.running[way]] for way in ("", *DAMAGES)] == ["same", *["unreadable"] * len(DAMAGES)]
    assert found[house.over[""]] == "over"
