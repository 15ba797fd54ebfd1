"""Why not? The reasons a player is given, and what a question says about itself."""

from __future__ import annotations

from sandtable.games.waral.reasons import not_now
from tests.games.waral.tables import Scene, scene


def detail(table: Scene, seat: int) -> str:
    ask = table.ask(seat)
    assert ask is not None
    return str(ask["detail"])


def test_a_refused_pick_says_why() -> None:
    """WA-4.4"""
    table = scene(area=["mil-11"], coins={0: "3I"})
    table.do(0, "use chr-13")
    assert table.reasons(0) == {"take mil-11": ("WA-4.4", "it costs 5 iron; 2 coins short")}


def test_why_somebody_cannot_be_robbed() -> None:
    """WA-7.3, WA-8.7"""
    table = scene(4, area=["mil-02"], coins={1: "1G", 2: "2S"})
    table.do(0, "use chr-13", "loot mil-02")
    assert table.reasons(0) == {"steal 4": ("WA-7.3", "this player has no coin")}
    bands = [["chr-07", "chr-14", "chr-15"], ["chr-16", "chr-10", "chr-11"], ["chr-02", "chr-08", "chr-09"]]
    table = scene(3, bands=bands, coins={0: "1G", 1: "1G", 2: "2S"})
    table.do(0, "use chr-07")
    assert table.reasons(0) == {"steal 2": ("WA-7.3", "this player is not richer than you")}
    table = scene(3, area=["cul-08"], coins={0: "4S 1G"}, hands={1: ["trk-01"]})
    table.do(0, "use chr-13", "take cul-08")
    assert table.reasons(0) == {"steal 3": ("WA-7.3", "this player has no trick")}


def test_why_a_district_cannot_be_destroyed() -> None:
    """WA-7.4, WA-8.11"""
    bands = [["chr-13", "chr-14", "chr-15"], ["chr-16", "chr-10", "chr-11"], ["chr-05", "chr-08", "chr-09"]]
    table = scene(3, bands=bands, area=["str-11"], control={1: ["mil-01", "mil-11"], 2: ["mil-02"]}, coins={0: "6G"})
    table.do(0, "use chr-13", "take str-11")
    assert table.texts(0) == ["destroy mil-01", "decline"]
    assert table.reasons(0) == {
        "destroy mil-11": ("WA-7.4", "its power is above 2"),
        "destroy mil-02": ("WA-8.11", "a jurist protects it"),
    }


def test_why_a_character_cannot_be_skipped() -> None:
    """WA-7.7"""
    table = scene(area=["str-07"], coins={0: "5G"}, used=["chr-10"])
    table.do(0, "use chr-13", "take str-07")
    assert table.reasons(0) == {"skip chr-10": ("WA-7.7", "this character has been used this round")}


def test_why_a_district_cannot_be_blocked() -> None:
    """WA-7.8"""
    table = scene(area=["str-01"], control={1: ["mer-01", "mer-02", "mil-04"]}, blocked=["mer-02"])
    table.do(0, "use chr-13", "loot str-01")
    assert table.reasons(0) == {
        "block mer-02": ("WA-7.8", "it is already blocked"),
        "block mil-04": ("WA-7.8", "it collects nothing"),
    }


def test_why_a_district_cannot_be_received() -> None:
    """WA-7.9, WA-8.11"""
    bands = [["chr-13", "chr-14", "chr-15"], ["chr-16", "chr-10", "chr-11"], ["chr-05", "chr-08", "chr-09"]]
    control = {0: ["str-02"], 1: ["mil-01", "mil-02", "mil-11"], 2: ["mil-03"]}
    table = scene(3, bands=bands, control=control, hands={0: ["trk-10"]}, area=["mer-01"])
    table.do(0, "use chr-13", "play trk-10")
    assert table.reasons(0) == {
        "receive mil-11": ("WA-7.9", "its power is above 2"),
        "receive mil-03": ("WA-8.11", "a jurist protects it"),
    }


def test_a_struck_player_is_told_what_is_at_stake() -> None:
    """WA-6.4"""
    for trick, picks, threat in (
        ("trk-13", [], "You would lose all your coins: 1."),
        ("trk-03", ["skip chr-10"], "Marthe Ropp would be skipped."),
        ("trk-06", ["block mer-01"], "Eel Market would miss its next collection."),
        ("trk-10", ["give str-02", "receive mer-01"], "Gull would get Eel Market from you and give you Pigeon Tower for it."),
        ("trk-01", ["destroy mer-01"], "Eel Market would be destroyed."),
    ):
        control = {0: ["mil-04", "mer-05", "str-02"], 1: ["mer-01", "mer-02"]}
        table = scene(control=control, coins={0: "1I", 1: "1G"}, hands={0: [trick], 1: ["trk-15"]})
        if trick in ("trk-01", "trk-10"):
            table.do(0, "use chr-13")
        table.do(0, f"play {trick}", *picks)
        assert detail(table, 1) == threat
    table = scene(area=["cul-08"], coins={0: "4S 1G"}, hands={1: ["trk-15"]})
    table.do(0, "use chr-13", "take cul-08", "steal 2")
    assert detail(table, 1) == "You would lose a trick, drawn from your hand."


def test_who_is_robbed_is_told_how_many_coins_would_be_left() -> None:
    """WA-6.4, WA-7.3 The thief chooses the kind of each coin."""
    table = scene(control={0: ["mil-04"]}, hands={0: ["trk-13"], 1: ["trk-15"]}, coins={1: "2G 1S 1I"})
    table.do(0, "play trk-13")
    assert detail(table, 1) == "You would lose 1 coin of a kind that Gull chooses, and keep 3."


def test_before_a_character_is_chosen_districts_say_so() -> None:
    """WA-3.3"""
    table = scene(area=["mil-04", "mil-01"])
    assert why_not_loot(table, 0) == {"why-character-first"}
    table = scene(area=["mil-04", "mil-01"], control={0: ["mil-02"]}, hands={0: ["trk-03"]})
    table.do(0, "use chr-13", "loot mil-04")
    assert why_not_loot(table, 0) == {"why-entered-by-action"}
    assert table.waits() == (0, "After")


def why_not_loot(table: Scene, seat: int) -> set[str]:
    told = not_now(table.pos, seat)
    return {why.message for code, _, why in told if table.words.text(code).startswith("loot ")}


def test_questions_say_how_much_is_left() -> None:
    """WA-4.11, WA-4.12, WA-7.1, WA-7.11"""
    table = scene(area=["str-06"], coins={0: "3G 3S 3I"})
    table.do(0, "use chr-13", "take str-06", "pay iron")
    assert detail(table, 0) == "The price is 5 of any kind: 4 still to pay."
    bands = [["chr-10", "chr-13", "chr-14"], ["chr-16", "chr-02", "chr-11"]]
    table = scene(bands=bands, area=["mer-11"], coins={0: "5G 1S"})
    table.do(0, "use chr-10", "take mer-11")
    assert detail(table, 0) == "The price is 5 gold and 1 silver."
    table = scene(control={0: ["mer-05"]}, coins={0: "1G"}, hands={0: ["trk-05"]})
    table.do(0, "play trk-05")
    assert detail(table, 0) == "Up to 3 more."
    table = scene(area=["str-07"])
    table.do(0, "use chr-13", "loot str-07")
    assert detail(table, 0) == "2 to choose."


def test_who_was_sent_back_is_named() -> None:
    """WA-6.5"""
    table = scene(area=["mil-04", "mil-01"], coins={0: "3I"}, stands={"chr-16": "mil-04"}, hands={1: ["trk-17"]})
    table.do(0, "use chr-13", "take mil-04")
    ask = table.ask(1)
    assert ask is not None
    assert ask["prompt"] == "Sent back: Hanne Lowtown. Do you play a reaction?"
