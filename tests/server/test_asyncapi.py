"""The AsyncAPI document says what goes over the WebSocket. Every message that any test receives is held against it, too."""

from __future__ import annotations

from typing import Any

import jsonschema_rs
import pytest

from sandtable.server.http.asyncapi import asyncapi
from tests.server import described
from tests.server.people import Player, Socket

ELSEWHERE = {
    "Gone",
    "Hush",
    "HouseNotice",
}  # test_watching.py, test_standing.py and test_hosts.py tell what it takes to hear these


class Witness(Socket):
    """A connection that also holds what it sends against the document."""

    def send(self, type: str, **order: Any) -> int:
        described.check("receive", {"type": type, "id": self._id + 1, **order})
        return super().send(type, **order)


def witness(player: Player) -> Witness:
    return Witness(f"{player.url.replace('http', 'ws', 1)}/api/live", f"sandtable={player.http.cookies['sandtable']}")


def test_every_message_of_a_session_is_described(anna: Player, bela: Player) -> None:
    """Two people say everything that can be said, and hear almost everything that can be heard."""
    table = anna.make()
    with witness(anna) as hers, witness(bela) as his:
        answers = [hers.ask("ping"), hers.ask("lobby"), hers.ask("watch", table=table)]
        bela.join(table)
        state = bela.look(table)
        answers += [his.ask("watch", table=table, era=state["era"], n=state["n"]), his.ask("unwatch", table=table)]
        answers += [hers.ask("why", table=table, seat=0), hers.ask("chat", table=table, text="Good luck!")]
        throw = anna.look(table)["view"]["ask"]["options"][0]["text"]
        answers += [
            hers.ask("pick", table=table, seat=0, number=0, picks=[throw]),
            hers.ask("undo", table=table, seat=0, number=1),
        ]
        answers += [hers.ask("propose", table=table, kind="pause"), his.ask("answer", table=table, agree=False)]
        answers += [hers.ask("pick", table=table, seat=0, number=99, picks=["keep_rest"])]
        anna.make()
        heard = {message["type"] for message in [*answers, *drain(hers, "lobby"), *drain(his, "turn")]}
    told = {asyncapi()["components"]["messages"][name]["name"] for name in described.names("send") - ELSEWHERE}
    assert told - heard == set()


def drain(socket: Socket, last: str) -> list[Any]:
    """What a connection got, up to a message of this type."""
    heard = [*socket.kept]
    while not any(message["type"] == last for message in heard):
        heard.append(socket.receive())
    return heard


def test_the_document_is_served(anna: Player) -> None:
    assert anna.get("/api/asyncapi.json") == asyncapi()


@pytest.mark.parametrize("message", [{"type": "ping", "id": -1}, {"type": "ping", "idd": 1}, {"type": "watch", "id": 1}])
def test_a_message_that_does_not_fit_is_noticed(message: dict[str, Any]) -> None:
    with pytest.raises(jsonschema_rs.ValidationError):
        described.check("receive", message)
