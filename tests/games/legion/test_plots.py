"""LE-9 Plot resolution."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sandtable.games.legion.assault import Assaults
from sandtable.games.legion.facts import facts
from sandtable.games.legion.plots import ResolvePlot, total
from sandtable.games.legion.rounds import Cold, PlotPhase
from sandtable.games.legion.title import TITLE
from tests.games.legion.scene import Scene


def test_plots_resolve_one_after_the_other() -> None:
    """LE-9 Plot 1 completely, then Plot 2."""
    s = Scene("whites", "reds", plots=("furious_battle", "burning_sawmill"))
    s.put("Taras")
    s.put("Nestor")
    s.put("Baidak", 2)
    s.put("Trifon", 2)
    s.run(PlotPhase())
    assert s.g.resolved == 0
    s.play(0, "assault_times 0")
    assert s.g.resolved == 1
    assert s.g.vp[0] == 5


def test_reveals_are_chosen_at_the_same_time_and_unseen() -> None:
    """LE-9.1, LE-1.7"""
    s = Scene("whites", "reds", plots=("village_market",))
    s.put("Kolya")
    s.put("Dasha", hidden=True)
    s.order("plus_two", "Kolya")
    s.order("plus_two", "Dasha")
    s.run(ResolvePlot(0))
    assert not s.g.face_down(s.place("Dasha"))
    assert sorted(s.g.offers) == [0, 1]
    s.play(0, "reveal plus_two")
    assert s.seen(1)["zones"]["placed order 1"][0] == [~5]
    s.play(1, "ready")
    assert s.seen(1)["zones"]["placed order 1"][0] == [s.g.book.characters + 8 + 2]
    assert "Whites reveals +2 on Kolya Snegiryov." in s.log(1)


def test_no_assaults_on_a_peaceful_plot() -> None:
    """LE-9.2"""
    s = Scene("whites", "reds", plots=("shooting_match",))
    s.put("Taras")
    s.put("Dasha")
    s.run(ResolvePlot(0))
    assert not s.g.offers
    assert s.wounds("Dasha") == 0
    assert "The Plot is Peaceful: nobody strikes." in s.log(0)


@pytest.mark.parametrize("people", [("Taras",), ("Lev", "Dasha"), ("Lev", "Trifon")], ids=["alone", "one", "nobody"])
def test_a_peaceful_plot_is_only_spoken_of_where_somebody_would_have_struck(people: tuple[str, ...]) -> None:
    """LE-9.2"""
    s = Scene("whites", "reds", plots=("shooting_match",))
    for name in people:
        s.put(name)
    s.run(ResolvePlot(0))
    assert ("The Plot is Peaceful: nobody strikes." in s.log(0)) == ("Dasha" in people)


def test_assaults_may_be_split_or_held() -> None:
    """LE-9.4 In any order."""
    s = Scene("reds", "whites", "renegades", plots=("furious_battle",))
    for name in ("Dasha", "Pavel", "Kolya", "Yegor"):
        s.put(name)
    s.run(ResolvePlot(0))
    assert s.options(0) == ["assault whites", "assault renegades", "hold"]
    s.play(0, "assault renegades")
    assert s.options(0) == ["assault whites", "assault renegades", "hold"]
    s.play(0, "assault whites")
    assert s.wounds("Yegor") == 1
    assert s.wounds("Kolya") == 1


def test_owners_place_wounds_one_by_one_in_turn_order() -> None:
    """LE-9.5"""
    s = Scene("reds", "whites", "renegades", plots=("furious_battle",))
    for name in ("Dasha", "Pavel", "Kolya", "Platon", "Yegor", "Zakhar"):
        s.put(name)
    s.g.first = 2
    s.run(ResolvePlot(0)).play(0, "assault whites", "assault renegades")
    assert sorted(s.g.offers) == [2]
    s.play_card(2, "wound", "Zakhar")
    assert s.named(1, "wound") == {s.slug("Kolya"), s.slug("Platon")}


def test_wounds_go_where_their_owner_wants_also_on_the_dying() -> None:
    """LE-9.6, LE-9.7 A Wound beyond death is lost. Death comes after the last attacker."""
    s = Scene("reds", "whites", plots=("furious_battle",))
    for name in ("Dasha", "Pavel", "Foma", "Kolya"):
        s.put(name)
    s.run(ResolvePlot(0)).play(0, "assault_times 2").play_card(1, "wound", "Foma")
    assert s.named(1, "wound") == {s.slug("Foma"), s.slug("Kolya")}
    s.play_card(1, "wound", "Foma")
    assert (s.wounds("Foma"), s.wounds("Kolya")) == (1, 0)
    assert s.dead("Foma")
    assert "Already dying when hit again: Foma Derzhavsky." in s.log(0)


def test_nobody_is_asked_where_every_further_wound_is_lost() -> None:
    """LE-9.6 All here are dying; an unspent Get Down! still matters."""
    for orders, asked in (((), set()), (("get_down",), {"Havrda", "Keler"})):
        s = Scene("reds", "legionaries", plots=("furious_battle",))
        for name in ("Semyon", "Dasha", "Pavel"):
            s.put(name)
        s.put("Havrda", wounds=1)
        s.put("Keler", wounds=1)
        for order in orders:
            s.order(order, "Havrda", revealed=True)
        s.run(Assaults(0)).play(0, "assault_times 3").play_card(1, "wound", "Keler").play_card(1, "wound", "Havrda")
        assert s.named(1, "wound") == {s.slug(name) for name in asked}


def test_an_attacker_may_declare_all_its_assaults_on_one_faction() -> None:
    """LE-9.6 Whoever is there."""
    s = Scene("reds", "whites", "renegades", plots=("furious_battle",))
    for name in ("Semyon", "Dasha", "Pavel", "Foma", "Yegor"):
        s.put(name)
    s.run(Assaults(0)).play(0, "assault whites", "assault whites")
    assert s.options(0) == ["assault whites", "assault renegades", "hold"]


def test_all_tied_factions_win_in_full() -> None:
    """LE-9.8, LE-9.9, LE-9.10"""
    s = Scene("whites", "reds", "renegades", plots=("village_market",))
    s.put("Kolya")
    s.put("Trifon")
    s.put("Sashka")
    s.run(ResolvePlot(0))
    assert s.g.vp[:3] == [2, 2, 0]
    assert s.g.supplies[:3] == [0, 0, 2]


def test_a_total_of_nothing_can_win_and_an_empty_plot_has_no_winner() -> None:
    """LE-9.8, LE-1.4"""
    s = Scene("whites", "reds", plots=("village_market", "stray_wagon"), location="typhus_quarantine")
    s.put("Prokhor", wounds=1)
    s.run(ResolvePlot(0), ResolvePlot(1))
    assert total(s.g, 0, 0) == 0
    assert s.g.vp[:2] == [2, 0]
    assert "Nobody is left on Plot 2." in s.log(0)


def test_supplies_reach_as_far_as_the_reserve_in_turn_order() -> None:
    """LE-9.10, LE-1.8"""
    s = Scene("whites", "reds", "renegades", plots=("village_market",))
    s.g.supplies[0] = 47
    s.put("Foma")
    s.put("Trifon")
    s.put("Sashka")
    s.run(ResolvePlot(0))
    assert s.g.supplies[:3] == [47, 2, 1]


def test_violence_then_first_aid_also_on_peaceful_plots() -> None:
    """LE-9.11, LE-9.12"""
    s = Scene("renegades", "legionaries", plots=("village_market",))
    s.put("Dorzhi", wounds=1)
    s.put("Zakhar", kit="medical_kit")
    s.put("Keler")
    s.run(ResolvePlot(0))
    assert s.options(0) == ["violence legionaries", "hold"]
    s.play(0, "violence legionaries")
    assert s.skills("Keler") == set()
    assert s.named(0, "aid") == {s.slug("Dorzhi")}


def test_the_owner_chooses_character_and_skill() -> None:
    """LE-9.13, LE-1.2"""
    s = Scene("renegades", "legionaries", plots=("village_market",))
    s.put("Zakhar")
    s.put("Trnka")
    s.put("Keler")
    s.run(ResolvePlot(0)).play(0, "violence legionaries")
    assert s.named(1, "cripple") == {s.slug("Trnka"), s.slug("Keler")}
    s.play_card(1, "cripple", "Trnka")
    assert s.options(1) == ["lose combat", "lose charisma", "lose intelligence"]
    s.play(1, "lose charisma")
    assert s.skills("Trnka") == {"combat", "intelligence"}


def test_violence_is_no_more_than_the_skills_here() -> None:
    """LE-9.14"""
    s = Scene("renegades", "reds", "whites", plots=("village_market",))
    for name in ("Yegor", "Zakhar", "Dunya"):
        s.put(name)
    s.put("Semyon")
    s.put("Kolya", crippled="combat charisma")
    s.run(ResolvePlot(0))
    assert s.options(0) == ["violence reds", "hold"]
    s.play(0, "violence reds")
    assert not s.g.offers
    assert s.skills("Semyon") == set()


def test_first_aid_helps_another_and_may_be_left() -> None:
    """LE-9.15"""
    s = Scene("legionaries", "reds", plots=("village_market", "stray_wagon"))
    s.put("Vodička", wounds=1)
    s.put("Pešina", wounds=1)
    s.put("Havrda", 2, wounds=1)
    s.run(ResolvePlot(0))
    assert s.options(0) == [f"aid {s.slug('Pešina')}", "no_aid"]
    s.play(0, "no_aid")
    assert s.options(0) == [f"aid {s.slug('Vodička')}", "no_aid"]
    s.play_card(0, "aid", "Vodička")
    assert [s.wounds("Vodička"), s.wounds("Pešina")] == [0, 1]
    assert s.plot_of("Vodička") == 1


def after_the_winner(round_: int, mode: str, **scene: Any) -> Scene:
    """Zakhar of the Renegades has Violence; Pešina of the Legionaries is wounded, and Vodička could bandage him."""
    s = Scene("renegades", "legionaries", plots=("village_market",), mode=mode, **scene)
    s.g.survival = mode == "survival"
    s.g.round = round_
    s.put("Zakhar")
    s.put("Trnka")
    s.put("Vodička")
    s.put("Pešina", wounds=1)
    return s.run(ResolvePlot(0), Cold())


@pytest.mark.parametrize(("round_", "mode"), [(3, "standard"), (4, "survival")])
def test_violence_first_aid_and_the_church_matter_where_something_follows(round_: int, mode: str) -> None:
    """LE-9.11, LE-14.7"""
    s = after_the_winner(round_, mode)
    s.play(0, "violence legionaries")
    s.play_card(1, "cripple", "Trnka")
    s.play(1, "lose charisma")
    s.play(1, "no_aid")
    assert s.named(1, "cure") == {s.slug("Pešina")}


def test_nobody_is_asked_what_nothing_comes_of_any_more() -> None:
    """LE-9.11, LE-14.7, LE-11.1 After the last round skills and Wounds are of no account."""
    s = after_the_winner(4, "standard")
    assert s.g.vp[1] == 2
    assert not s.g.offers


def test_the_last_game_of_a_campaign_ends_like_any_other() -> None:
    """LE-9.11, LE-13.1 Three games make a campaign."""
    s = Scene("renegades", "legionaries", plots=("village_market",), mode="survival")
    s.g.survival, s.g.round, s.g.game = True, 4, s.g.book.games
    s.put("Zakhar")
    s.put("Trnka")
    s.run(ResolvePlot(0))
    assert not s.g.offers


def test_wounds_of_those_who_may_still_move_on_matter_to_the_end(tmp_path: Path) -> None:
    """LE-9.11 With a pack's Muster! that is carried out when its Plot resolves, people may come there from an earlier one."""
    (tmp_path / "orders.toml").write_text('[[order]]\nid = "muster"\ntiming = "lasting"\n', encoding="utf-8")
    assert after_the_winner(4, "standard", packs=[tmp_path]).options(0) == ["violence legionaries", "hold"]


def test_a_sabre_and_a_kit_work_like_the_printed_ability() -> None:
    """LE-4.6, LE-9.3, LE-9.15"""
    s = Scene("whites", "reds", plots=("furious_battle",))
    s.put("Kolya", kit="sabre")
    s.put("Platon", kit="medical_kit", wounds=1)
    s.put("Nestor")
    s.run(ResolvePlot(0))
    assert s.options(0) == ["assault_times 1", "assault_times 0"]
    s.play(0, "assault_times 1")
    assert not s.g.offers, "Platon cannot bandage himself"


def test_the_screen_shows_what_a_seat_may_know_of_a_lane() -> None:
    """LE-5.5, LE-6.5 Face-down cards and tokens are facts for their owner alone."""
    s = Scene("whites", "reds", plots=("village_market",))
    s.put("Kolya")
    s.put("Platon", hidden=True)
    s.order("plus_two", "Platon")
    own, other = (facts(s.g, seat, TITLE.messages())["plots"][0]["lanes"][0] for seat in (0, 1))
    assert own["total"] == 6
    assert other["total"] == 3
    assert other["face down"] == own["face down"] == 1
    assert [who["character"] for who in own["people"]] == [s.slug("Kolya"), s.slug("Platon")]
    assert [who["character"] for who in other["people"]] == [s.slug("Kolya"), None]
    assert [who["order"] for who in own["people"]] == ["", "plus_two"]
    assert [who["order"] for who in other["people"]] == ["", None]
    assert [who["zone"] for who in own["people"]] == ["place 1", "place 2 face down"]
    assert [who["order zone"] for who in other["people"]] == ["", "placed order 1"]


def test_the_screen_says_what_lies_on_the_cards_a_seat_sees() -> None:
    """Equipment and hurts of a face-down character show to its owner alone."""
    s = Scene("whites", "reds", plots=("village_market",))
    s.put("Kolya", kit="coat", wounds=1, crippled="charisma")
    s.put("Platon", hidden=True, kit="coat", wounds=1, crippled="charisma")
    worn, hurts = ["coat", "charisma lost"], {"wound": 1}
    own, other = facts(s.g, 0, TITLE.messages()), facts(s.g, 1, TITLE.messages())
    assert own["on cards"] == {s.slug("Kolya"): worn, s.slug("Platon"): worn}
    assert other["on cards"] == {s.slug("Kolya"): worn}
    assert own["counted on cards"] == {s.slug("Kolya"): hurts, s.slug("Platon"): hurts}
    assert other["counted on cards"] == {s.slug("Kolya"): hurts}
