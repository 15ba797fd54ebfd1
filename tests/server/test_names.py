"""Names: which people may give themselves, and which look too much like somebody else's."""

# ruff: noqa: RUF001  letters that look alike are what this is about
from __future__ import annotations

from dataclasses import replace

import pytest

from sandtable.server.people.names import fitting
from sandtable.server.problems import Clash, Malformed
from sandtable.server.storage.alike import ALSO, LOOKS, alike
from sandtable.server.tables.chores import look_for_names
from tests.server.people import Place, Player, Refusal
from tests.server.test_standing import on_server


@pytest.mark.parametrize(
    "name",
    [
        "Anna", "Anna Maria", "Zoë", "Jean-Luc", "O'Neill", "Dr. No", "Björk 2", "Иван", "Νίκος", "משה", "محمد", "राहुल", "สมชาย",
        "山田 太郎", "さくら", "ユーザー", "김철수", "Anna Иванова", "x", "7", "Robot", "Seatbelt", "Botticelli", "Nobody's Fool",
        "Nguyễn Thị Mơ", "Ștefan", "Jürgen GROẞ", "Þór", "राहुल ७", "محمد٧", "مُحَمَّد", "Anna 2", "か\u309a",
    ],
)  # fmt: skip
def test_names_of_many_scripts_fit(name: str) -> None:
    assert fitting(name) == name


@pytest.mark.parametrize(
    "name",
    [
        " Anna", "Anna ", "Anna  Maria", "Anna\n", "Anna\tMaria", "Anna\u00a0 Maria", "\u200bAnna", "An\u00adna", "\u202eannA",
        "\u2066Anna", "Anna\u0000", "Anna\u2028", "Anna\ufeff", "\ue000", "😀", "<b>Anna</b>", "{seat}", "Anna (2)", "-",
        "!?", "\ufe0fAnna",
        "Z\u0334\u0335\u0336\u0337", "\ua4ee\ua4d0", "\u13aa\u13ab", "\u0251nna", "\u1d00nna", "A\u200dB",
        "Anna \u3164", "Anna \u115f", "Anna\u17b4", "\uffa0", "An\u034fna", "7\ufe0f",  # drawn as nothing
        "Bi\u01c0\u01c0", "Bi\u0196l", "\u0138im", "\u0474\u0456\u0441", "\u03f3\u03bf", "\ua647", "\U0001df1e",  # of scholars
        "Anna\u1dc4", "Anna\u0483", "An\u20d0na", "An\ufe20na",  # accents of no alphabet
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_no_name(name: str) -> None:
    with pytest.raises(Malformed, match=r"^Name: "):
        fitting(name)


@pytest.mark.parametrize(
    "name",
    [
        "Аnna",
        "Annа",
        "Νick",
        "Ann\u0131\u0456",
        "Anna\u0941",
        "Anna\u064e",
        "Anna\u05b0",
        "B\u0665b",
        "B\u09eab",
        "A\u0334\u0335\u0336",
    ],
)
def test_letters_of_two_alphabets_in_one_word_are_refused(name: str) -> None:
    with pytest.raises(Malformed, match="one alphabet"):
        fitting(name)


@pytest.mark.parametrize(
    "name",
    [
        "Bot", "Bot greedy", "bot GREEDY", "B0t greedy", "Botgreedy", "Воt greedy", "Вот greedy", "Bót Anna",
        "Seat 1", "Seat1", "seat l2", "Seat 10", "Somebody", "s0mebody", "Spectator",
    ],
)  # fmt: skip
def test_the_words_of_the_house_are_no_names(name: str) -> None:
    with pytest.raises((Clash, Malformed)):
        fitting(name)


@pytest.mark.parametrize(
    ("name", "twin"),
    [
        ("Regina", "REGINA"), ("Regina", "Regína"), ("Regina", "Ｒｅｇｉｎａ"), ("Regina", "Reg ina"), ("Regina", "Re.gi.na"),
        ("Regina", "Reglna"), ("Regina", "Reg1na"), ("Otto", "0tt0"), ("Ocean", "Осеаn"), ("Cocoa", "Сосоа"), ("Kate", "Κаte"),
        ("Martin", "Ma\u0155tin"), ("Bill", "BiII"), ("Modern", "Modem"), ("Wanda", "VVanda"), ("Łukasz", "Lukasz"),
        ("Anna 7", "Anna \u0667"), ("Ocean", "Օcean"), ("Alice", "Аӏісе"), ("Alice", "АӀісе"), ("too", "τσσ"), ("An 3", "An З"),
        ("Anna 6", "Anna б"), ("nun", "ոսռ"), ("カロ", "力口"), ("ヘリ", "へり"), ("ニコ", "二コ"), ("y", "Ұ"), ("d", "Ԁ"),
        ("Anna", "A\u0336nna"), ("राम", "राम\u0951"),
        ("משה", "מֹשֶׁה"), ("محمد", "مُحَمَّد"), ("Vic", "VIC"), ("Hans", "ΗANS"), ("hans", "нans"), ("Nina", "ΝINA"), ("vina", "νina"),
    ],
)  # fmt: skip
def test_names_that_look_alike_are_the_same(name: str, twin: str) -> None:
    assert alike(name) == alike(twin)


@pytest.mark.parametrize(
    ("name", "other"),
    [("Anna", "Anne"), ("Anna 1", "Anna 2"), ("Иван", "Ивана"), ("राहुल", "राहल"), ("山田", "山本"), ("かき", "がき")],
)
def test_names_that_differ_are_different(name: str, other: str) -> None:
    assert alike(name) != alike(other)


def test_what_a_name_looks_like_looks_like_itself() -> None:
    letters = "".join(chr(code) for code in LOOKS) + "".join(chr(code) for code in ALSO) + "rnvv"
    assert alike(alike(letters)) == alike(letters)


def test_a_registered_name_is_its_owners_alone(place: Place, anna: Player, bela: Player) -> None:
    name = f"Anna {anna.id}"
    anna.post("/api/register", name=name, passphrase="correct horse")
    for twin in (name, name.upper(), name.replace("a", "á"), name.replace("Anna", "Аппа".replace("п", "n"))):
        nobody = place.player()
        for ask in (
            lambda twin=twin, who=nobody: who.post("/api/guest", name=twin),
            lambda twin=twin, who=nobody: who.post("/api/register", name=twin, passphrase="battery staple"),
            lambda twin=twin: bela.post("/api/register", name=twin, passphrase="battery staple"),
            lambda twin=twin: rename(bela, twin),
        ):
            with pytest.raises(Refusal) as refusal:
                ask()
            assert refusal.value.status in (400, 409)
    assert rename(anna, name.upper()) == name.upper(), "but she may write it otherwise herself"
    assert bela.get("/api/me")["name"] == "Bela"


@pytest.mark.parametrize("name", ["Bot greedy", "Anna\u17b4"])
def test_no_way_leads_to_a_name_that_does_not_fit(place: Place, anna: Player, name: str) -> None:
    for ask in (
        lambda: place.player().post("/api/guest", name=name),
        lambda: place.player().post("/api/register", name=name, passphrase="battery staple"),
        lambda: anna.post("/api/register", name=name, passphrase="battery staple"),
        lambda: rename(anna, name),
    ):
        with pytest.raises(Refusal):
            ask()


def rename(player: Player, name: str) -> str:
    answer = player.http.patch("/api/me", json={"name": name})
    if answer.status_code >= 400:
        raise Refusal(answer.status_code, answer.json())
    return str(answer.json()["name"])


def test_a_registration_that_is_refused_leaves_nobody_behind(place: Place, anna: Player) -> None:
    name = f"Anna {anna.id}"
    anna.post("/api/register", name=name, passphrase="correct horse")
    nobody = place.player()
    with pytest.raises(Refusal, match="taken"):
        nobody.post("/api/register", name=name, passphrase="battery staple")
    assert nobody.get("/api/me") is None
    assert "sandtable" not in nobody.http.cookies


def test_a_name_that_changed_on_another_node_shows_though_its_news_were_lost(place: Place, anna: Player) -> None:
    house, table = place.app.house, anna.make(seats=[{"kind": "me"}, {"kind": "me"}])
    person = on_server(place, house.store.person(anna.id))
    on_server(place, house.store.rename_person(replace(person, name="Annabel")))

    def name() -> str:
        return str(anna.look(table)["info"]["seats"][0]["name"])

    assert name() == "Anna"
    on_server(place, look_for_names(house.tables))
    assert name() == "Annabel"
    assert on_server(place, house.identity.outdated()) == []
