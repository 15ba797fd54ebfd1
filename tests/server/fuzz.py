"""Messages of every kind for tables of every title: right, stale, illegal, broken, senseless. The server takes it all.

`python -m tests.server.fuzz 200000` sends two hundred thousand, a share for each title.
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

import sandtable
from tests.server.people import Place, Player, Socket, serving

BATCH = 10  # messages sent in a row, at most
SEATS = 2
TYPES = ["watch", "unwatch", "lobby", "pick", "undo", "why", "chat", "propose", "answer", "ping", "state", ""]
VALUES: list[Any] = [0, 1, -1, 2**31, 2**63, 2**70, 1.5, "", "x", "\0", "\ud7ff", "🂡" * 30, None, True, [], ["x"], {}, {"a": []}]
FIELDS = ["id", "table", "seat", "number", "picks", "text", "kind", "count", "agree", "era", "n", "type"]

Message = str | bytes


class Seat:
    """Somebody at a table, with a connection, who knows what they are asked."""

    def __init__(self, player: Player, socket: Socket, table: str, seat: int, rng: random.Random) -> None:
        self.socket, self.table, self.seat, self.rng = socket, table, seat, rng
        self.player = player
        self.state: dict[str, Any] = {}
        self.options: list[str] = ["pass"]  # that were offered at some time
        self.answers: Counter[str] = Counter()

    # What is sent

    def order(self, type: str, **more: Any) -> dict[str, Any]:
        return {"type": type, "id": 1, "table": self.table, "seat": self.seat, **more}

    def right(self) -> Message:
        """An answer to the question, if there is one."""
        ask = self.state["view"]["ask"] if self.state and self.state["view"] else None
        if ask is None:
            return text(self.order("watch"))
        self.options = [option["text"] for option in ask["options"]]
        return text(self.order("pick", number=self.state["number"], picks=[self.rng.choice(self.options)]))

    def stale(self) -> Message:
        number = self.state.get("number", 0) + self.rng.choice([-2, -1, 1])
        return text(self.order("pick", number=max(number, 0), picks=[self.rng.choice(self.options)]))

    def illegal(self) -> Message:
        picks = [self.rng.choice([*self.options, "nonsense", "", "\n"]) for _ in range(self.rng.randint(1, 4))]
        seat = self.rng.choice([self.seat, 1 - self.seat, 7])
        return text({**self.order("pick", number=self.state.get("number", 0), picks=picks), "seat": seat})

    def talk(self) -> Message:
        kind = self.rng.choice(["undo", "why", "chat", "propose", "answer", "lobby", "unwatch", "watch"])
        wish = self.rng.choice(["undo", "pause"])
        more = {
            "number": self.state.get("number", 0),
            "text": "hello",
            "kind": wish,
            "count": 1,
            "agree": self.rng.random() < 0.5,
        }
        return text(self.order(kind, **more))

    def strange(self) -> Message:
        """The right fields with the wrong things in them."""
        order = self.order(self.rng.choice(TYPES), number=self.state.get("number", 0), picks=self.options[:1])
        for _ in range(self.rng.randint(1, 3)):
            order[self.rng.choice(FIELDS)] = self.rng.choice(VALUES)
        return text(order)

    def broken(self) -> Message:
        """A message of which some letters are lost or changed."""
        letters = list(self.rng.choice([self.right, self.talk])())
        for _ in range(self.rng.randint(1, 4)):
            letters[self.rng.randrange(len(letters))] = self.rng.choice(["", "\0", "{", "]", '"', "é", "9"])
        return "".join(map(str, letters))

    def noise(self) -> Message:
        data = self.rng.randbytes(self.rng.randint(0, 200))
        return data if self.rng.random() < 0.5 else self.rng.choice(["[" * 500, "null", "1e999", data.hex(), '{"type": "pick"}'])

    def send_some(self, count: int) -> None:
        """Send messages of all kinds, and wait until the server has seen to them."""
        kinds: list[Callable[[], Message]] = [self.stale, self.illegal, self.talk, self.strange, self.broken, self.noise]
        for _ in range(count):
            make = self.right if self.rng.random() < 0.4 else self.rng.choice(kinds)
            self.socket.connection.send(make())
        ping = self.socket.send("ping")
        while (message := self.socket.receive()).get("id") != ping or message["type"] != "done":
            self.hear(message)

    # What is heard

    def hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        self.answers[message["problem"]["code"] if kind == "refused" else kind] += 1
        if kind == "state" and message["info"]["id"] == self.table:
            self.state = message
        elif kind == "update" and self.state and message["view"] is not None:
            self.state["number"] = message["number"]
            self.state["view"].update({name: value for name, value in message["view"].items() if name != "zones"})


def text(order: dict[str, Any]) -> str:
    return msgspec.json.encode(order).decode()


def fuzz(data: Path, messages: int, seed: int = 1) -> Counter[str]:
    """Send so many messages, a share for each title, and see that nothing went wrong. Returns how they were answered."""
    rng, answers = random.Random(seed), Counter[str]()
    tables: list[tuple[str, Any]] = []
    with serving(data) as place:
        for title in sandtable.titles():
            left = messages // len(sandtable.titles())
            while left > 0:
                sent, seats = play(place, title, left, rng)
                left -= sent
                for seat in seats:
                    answers += seat.answers
                    tables.append((seat.player.http.cookies["sandtable"], last_look(seat)))
        assert place.app.house.metrics.errors == 0
        assert place.app.house.metrics.requests.get(500, 0) == 0
    assert answers["error"] == 0
    compare(data, tables)
    return answers


def play(place: Place, title: str, messages: int, rng: random.Random) -> tuple[int, list[Seat]]:
    """One table, until its game is over or so many messages were sent."""
    players = [place.player(f"Player {seat}") for seat in range(SEATS)]
    table = players[0].post("/api/tables", title=title, seats=[{"kind": "me"}, {"kind": "open"}], helper="random")["id"]
    players[1].join(table)
    sent = 0
    with players[0].socket() as first, players[1].socket() as second:
        seats = [
            Seat(player, socket, table, seat, rng)
            for seat, (player, socket) in enumerate(zip(players, (first, second), strict=True))
        ]
        while sent < messages and (status := players[0].look(table)["info"]["status"]) in ("playing", "paused"):
            if status == "paused":
                players[0].post(f"/api/tables/{table}/resume")
            for seat in seats:
                some = rng.randint(1, BATCH)
                seat.send_some(some)
                sent += some
    return sent, seats


def last_look(seat: Seat) -> Any:
    return seat.player.look(seat.table, seat=seat.seat)


def compare(data: Path, tables: list[tuple[str, Any]]) -> None:
    """Another server on the same storage tells everybody the same: nothing was lost, and nothing made up."""
    with serving(data) as place:
        for cookie, before in tables:
            with place.player() as player:
                player.http.cookies.set("sandtable", cookie)
                after = player.look(before["info"]["id"], seat=before["seat"])
                for part in ("view", "log", "number", "seat"):
                    assert after[part] == before[part], (before["info"]["id"], part)
                assert after["info"]["status"] == before["info"]["status"]


def main(messages: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        answers = fuzz(Path(folder), messages, seed=random.randrange(1 << 30))
    told = ", ".join(f"{count} {answer}" for answer, count in answers.most_common())
    print(f"{messages} messages to {len(sandtable.titles())} titles, no internal error, nothing lost. Answers: {told}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
