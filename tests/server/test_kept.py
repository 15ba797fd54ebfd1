"""Answers that browsers may keep: they are asked for again, and come again only if they changed."""

from __future__ import annotations

import pytest

from tests.server.people import Player

PUBLIC = [
    "/api/house", "/api/titles/waral", "/api/titles/waral/rules", "/api/titles/waral/cards", "/api/lobby", "/api/lobby/open",
    "/api/lobby/running", "/api/openapi.json", "/api/asyncapi.json",
]  # fmt: skip


@pytest.mark.parametrize("path", PUBLIC)
def test_what_is_the_same_for_everybody_is_sent_once(eve: Player, path: str) -> None:
    first = eve.http.get(path)
    assert first.headers["cache-control"] == "no-cache"
    again = eve.http.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]


def test_a_list_that_changed_is_sent_anew(anna: Player) -> None:
    known = {"If-None-Match": anna.http.get("/api/lobby/open").headers["etag"]}
    anna.make()
    assert anna.http.get("/api/lobby/open", headers=known).status_code == 200


def test_an_answer_in_another_language_is_another_answer(eve: Player) -> None:
    answer = eve.http.get("/api/titles/waral/rules")
    assert {"Accept-Language", "Accept-Encoding"} <= {each.strip() for each in answer.headers["vary"].split(",")}


@pytest.mark.parametrize("path", ["/api/me", "/api/my/tables", "/api/me/notices", "/api/me/everything"])
def test_what_is_somebodys_own_is_kept_by_nobody_and_never_packed(anna: Player, path: str) -> None:
    answer = anna.http.get(path, headers={"Accept-Encoding": "gzip, br"})
    assert answer.headers["cache-control"] == "no-store"
    assert "etag" not in answer.headers
    assert "content-encoding" not in answer.headers


def test_how_a_table_stands_is_kept_by_nobody_and_never_packed(anna: Player) -> None:
    """Rivals put words into it that they chose; its size must not tell how those go with what they may not see."""
    table = anna.make(seats=[{"kind": "me"}, {"kind": "me"}])
    for path in ("", "/chat", "/cards", "/transcript"):
        answer = anna.http.get(f"/api/tables/{table}{path}", headers={"Accept-Encoding": "gzip, br"})
        assert answer.headers["cache-control"] == "no-store"
        assert "content-encoding" not in answer.headers


@pytest.mark.parametrize("path", ["/api/titles/waral/cards", "/api/titles/waral/rules"])
def test_what_is_long_and_for_everybody_is_packed(eve: Player, path: str) -> None:
    packed = eve.http.get(path, headers={"Accept-Encoding": "gzip"})
    plain = eve.http.get(path, headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
    assert packed.json() == plain.json()
    assert packed.headers["etag"] == plain.headers["etag"]
