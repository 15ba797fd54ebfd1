"""What strangers get who fetch a link: a page that says what it is about, a picture, and what search engines ask for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

import sandtable
from sandtable.server.http import pictures, previews
from sandtable.server.http.pictures import Row, Scene
from sandtable.server.storage.room import Outcome
from tests.server.people import Place, Player, serving

PAGE = """<!doctype html><html><head><meta name="description" content="Any" /><title>Any</title></head><body></body></html>"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server with a client, if a small one."""
    web = tmp_path_factory.mktemp("web")
    (web / "assets").mkdir()
    (web / "index.html").write_text(PAGE)
    script = "let sand = 1;\n" * 200
    for ending, text in (("", script), (".br", "packed with brotli"), (".gz", "packed with gzip")):
        (web / "assets" / f"sand-1.js{ending}").write_text(text)
    with serving(tmp_path_factory.mktemp("data"), web=web) as place:
        yield place


@pytest.fixture
def anna(built: Place) -> Player:
    return built.player("Anna")


@pytest.fixture
def stranger(built: Place) -> Player:
    return built.player()


def told(player: Player, path: str) -> dict[str, str]:
    """What a page says about itself."""
    html = player.get(path)
    metas = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', html)
    headline = re.search(r"<title>(.*)</title>", html)
    assert headline is not None
    return {"title": unescape(headline[1]), **{name: unescape(content) for name, content in metas}}


def picture(player: Player, path: str) -> Image.Image:
    answer = player.http.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    return Image.open(BytesIO(answer.content))


def test_an_open_table_says_who_invites_to_what(anna: Player, stranger: Player) -> None:
    table = anna.make(visibility="link")
    page = told(stranger, f"/table/{table}")
    assert page["title"] == page["og:title"] == "Anna invites you to play Fine Sand"
    assert page["description"] == page["og:description"] == "1 of 2 seats is free. You can sit down as a guest."
    assert page["og:url"] == f"{stranger.url}/table/{table}"
    assert page["og:image"] == f"{stranger.url}/preview/table/{table}.png"
    assert page["robots"] == "noindex", "an invitation is a key"
    assert picture(stranger, f"/preview/table/{table}.png").size == (1200, 630)


def test_a_running_game_shows_its_position_and_changes_with_it(anna: Player, built: Place, stranger: Player) -> None:
    table = anna.make(seats=[{"kind": "me"}, {"kind": "me"}])
    assert told(stranger, f"/table/{table}")["title"] == "Fine Sand: Anna and Anna (2)"
    before = stranger.http.get(f"/preview/table/{table}.png")
    again = stranger.http.get(f"/preview/table/{table}.png", headers={"If-None-Match": before.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    for _ in range(12):
        anna.pick(table)
    assert stranger.http.get(f"/preview/table/{table}.png").content != before.content


def test_where_nobody_may_watch_neither_page_nor_picture_tells_anything(anna: Player, stranger: Player) -> None:
    table = anna.make(seats=[{"kind": "me"}, {"kind": "me"}], spectators=False)
    page = told(stranger, f"/table/{table}")
    assert (page["title"], page["description"]) == ("Fine Sand", "The players keep this game to themselves.")
    shown = stranger.http.get(f"/preview/table/{table}.png").content
    assert shown == stranger.http.get("/preview/title/fine_sand.png").content
    anna.post(f"/api/tables/{table}/resign", seat=1)
    assert "Anna" in told(stranger, f"/replay/{table}")["title"], "a finished game is for everybody"


def test_what_is_shown_later_is_on_no_picture_and_no_page_before(anna: Player, stranger: Player) -> None:
    table = anna.make(seats=[{"kind": "me"}, {"kind": "me"}], delay=3600)
    paths = [f"/preview/table/{table}.png", f"/table/{table}", f"/replay/{table}"]
    before = [stranger.http.get(path).content for path in paths]
    for _ in range(12):
        anna.pick(table)
    anna.post(f"/api/tables/{table}/resign", seat=1)
    assert [stranger.http.get(path).content for path in paths] == before


def test_a_finished_game_says_who_won(anna: Player, built: Place, stranger: Player) -> None:
    table, bela = anna.make(), built.player("Bela")
    bela.join(table)
    bela.post(f"/api/tables/{table}/resign", seat=1)
    page = told(stranger, f"/replay/{table}")
    assert (page["title"], page["description"]) == ("Fine Sand: Anna and Bela", "Won by Anna. See how.")


def test_a_game_that_ended_early_or_was_lost_alone_has_no_winner(anna: Player, stranger: Player) -> None:
    together = anna.make(seats=[{"kind": "me"}, {"kind": "me"}])
    anna.post(f"/api/tables/{together}/propose", kind="end")
    assert told(stranger, f"/replay/{together}")["description"] == "Nobody won this game. See how it went."
    assert Outcome([2], [3], "lost", []).winners == []
    assert Outcome([1, 1, 3], [], "others-gave-up", []).winners == [0, 1]


@pytest.mark.parametrize("slug", sandtable.titles())
def test_a_title_has_a_picture_and_may_be_found(stranger: Player, slug: str) -> None:
    page = told(stranger, f"/rules/{slug}")
    assert page["title"] == sandtable.title(slug).messages("en").text("title")
    assert "robots" not in page
    assert picture(stranger, f"/preview/title/{slug}.png").size == (1200, 630)


@pytest.mark.parametrize(
    "path", ["/", "/index.html", "/rules/nothing", "/table/nothing", "/table/%00", "/table/" + "x" * 999, "/player"]
)
def test_every_other_page_says_where_one_is(stranger: Player, path: str) -> None:
    page = told(stranger, path)
    assert (page["title"], page["og:url"]) == ("Sandtable", f"{stranger.url}{path}".replace("%00", "\0"))
    assert ("robots" in page) == path.startswith(("/table/", "/player"))


def test_a_page_is_only_read(stranger: Player) -> None:
    assert [stranger.http.post(path).status_code for path in ("/", "/table/any", "/robots.txt")] == [405] * 3
    assert stranger.http.head("/").status_code == 200


def test_names_cannot_become_part_of_a_page() -> None:
    tags = previews.Preview('"><script>', "<b>", "/p.png").tags("https://sand.example.org", '"><i>')
    assert not re.search(r"<(script|b|i)>", tags)


@pytest.mark.parametrize("path", ["/preview/title/chess.png", "/preview/table/nothing.png", "/preview/table/%00.png"])
def test_there_is_no_picture_of_what_is_not_there(stranger: Player, path: str) -> None:
    assert stranger.http.get(path).status_code == 404


def test_pictures_are_for_those_who_do_not_ask_too_often(tmp_path: Path, limits_clock: list[float]) -> None:
    with serving(tmp_path, limits=True) as place:
        stranger = place.player()
        asked = [stranger.http.get("/preview/house.png").status_code for _ in range(32)]
    assert asked == [200] * 30 + [429] * 2


def test_a_picture_holds_long_names_and_many_cards() -> None:
    rows = [Row("A" * 40, 1_000_000, 1.0, "word " * 40, ("card",) * 40 + (None,) * 40)] * 4
    assert len(pictures.draw(Scene("Title " * 20, "Round " * 40, tuple(rows)))) > 1000


def test_robots_are_told_what_stays(stranger: Player) -> None:
    robots = stranger.get("/robots.txt")
    assert "Disallow: /api/" in robots
    assert "/table" not in robots, "who shows links may look at the page of a table"
    [place] = re.findall(r"Sitemap: (.+)", robots)
    found = [place.text for place in ElementTree.fromstring(stranger.http.get(place).text).iter() if place.text]
    assert {f"{stranger.url}/{page}" for page in ("", "rules", "rules/waral", "new/legion")} <= set(found)
    assert all(stranger.http.get(page or "").status_code == 200 for page in found)


def test_the_address_of_the_house_goes_before_that_of_the_request(tmp_path: Path) -> None:
    with serving(tmp_path, address="https://sand.example.org/") as place:
        assert "Sitemap: https://sand.example.org/sitemap.xml" in place.player().get("/robots.txt")


@pytest.mark.parametrize(("accepted", "packing"), [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("identity", None)])
def test_files_come_packed_as_the_browser_likes(stranger: Player, accepted: str, packing: str | None) -> None:
    request = stranger.http.build_request("GET", "/assets/sand-1.js", headers={"Accept-Encoding": accepted})
    answer = stranger.http.send(request, stream=True)
    body = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == packing
    assert "javascript" in answer.headers["content-type"]
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert body.startswith(b"packed" if packing else b"let sand")
