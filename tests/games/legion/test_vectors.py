"""The worked examples of the rules, one test each."""

from __future__ import annotations

import random

import pytest

import sandtable
from sandtable.games.legion import book as b
from sandtable.games.legion import zones as p
from sandtable.games.legion.assault import assaults
from sandtable.games.legion.cold import Freeze, Warm
from sandtable.games.legion.diary import standing
from sandtable.games.legion.ground import types_of, worth_of_plot
from sandtable.games.legion.march import MarchTurn
from sandtable.games.legion.plots import ResolvePlot, total
from sandtable.games.legion.position import Legion
from sandtable.games.legion.recruitment import Shop, draw_up
from sandtable.games.legion.resolution import OrderPhase
from sandtable.games.legion.scoring import EndOfGame, despatch_points
from sandtable.games.legion.tokens import slot_on
from tests.games.legion.scene import Scene


def test_tv_1_assaults_winner_and_rewards() -> None:
    """TV-1 LE-9 The rulebook's example of Rousing Speech."""
    s = Scene("whites", "legionaries", "reds", plots=("rousing_speech", "village_market", "stray_wagon"))
    for name in ("Golovin", "Baidak", "Mortin", "Kopecký", "Mikeš", "Trnka", "Fyokla", "Osip"):
        s.put(name)
    s.run(ResolvePlot(0))
    s.play(0, "assault legionaries", "assault legionaries")
    s.play_card(1, "wound", "Mikeš").play_card(1, "wound", "Trnka")
    s.play(1, "assault whites")
    s.play_card(0, "wound", "Mortin")
    assert [s.g.dead(seat) for seat in range(3)] == [0, 0, 0]
    assert [total(s.g, seat, 0) for seat in range(3)] == [7, 5, 3]
    assert s.g.vp[:3] == [2, 0, 0]
    assert s.g.supplies[:3] == [0, 1, 1]
    assert s.options(0) == ["violence legionaries", "violence reds", "hold"]
    s.play(0, "hold")
    assert s.named(1, "aid") == {s.slug("Mikeš"), s.slug("Trnka")}


def test_tv_2_an_officer_gives_two_orders() -> None:
    """TV-2 LE-6 Golovin may order Baidak and Mortin, not himself, nobody twice, and no third time."""
    s = Scene("whites", "reds", plots=("rousing_speech", "village_market"))
    s.put("Baidak")
    s.put("Mortin", 2)
    s.put("Lisova")
    s.hand("Golovin", "Taras")
    s.run(MarchTurn(0)).play(0, f"send {s.slug('Golovin')}/1", "give retreat")
    assert s.named(0, "give_to") == {s.slug(name) for name in ("Baidak", "Mortin", "Lisova")}
    s.play_card(0, "give_to", "Baidak").play(0, "give blank")
    assert s.named(0, "give_to") == {s.slug(name) for name in ("Mortin", "Lisova")}
    assert s.reasons(0)[f"give_to {s.slug('Baidak')}"] == ("LE-6.2", "has already received an order this round")
    assert s.reasons(0)[f"give_to {s.slug('Golovin')}"] == ("LE-6.2", "gives the order")
    s.play_card(0, "give_to", "Mortin")
    assert "give transfer" not in s.options(0)
    assert s.tokens(p.AVAILABLE, 0) == {"transfer", "plus_two", "shoot_and_move", "take_all"}


def test_tv_3_the_interlude_of_the_war_diary() -> None:
    """TV-3 LE-13 Ranks are taken before spending; healing, warming and Supplies are paid with this game's VP."""
    s = Scene("whites", "reds", "legionaries", mode="survival")
    s.hand("Lev Zaretsky", "Dasha", "Havrda")
    s.dress("Lev Zaretsky", wounds=1, frost=1)
    s.dress("Dasha", wounds=1, frost=1)
    s.g.vp[:3] = [25, 18, 12]
    s.g.supplies[:3] = [0, 0, 3]
    s.run(EndOfGame())
    s.play(0, "buy_supply", "buy_supply", f"heal {s.slug('Lev Zaretsky')}", f"warm {s.slug('Lev Zaretsky')}", "done")
    s.play(1, "buy_supply", "buy coat", f"equip {s.slug('Dasha')}", f"heal {s.slug('Dasha')}", f"warm {s.slug('Dasha')}", "done")
    s.play(2, "done")
    assert s.g.recorded[:3] == [18, 12, 12]
    assert s.g.supplies[:3] == [2, 0, 3]
    assert s.g.rank[:3] == [1, 2, 3]


def test_tv_4_entry_conditions() -> None:
    """TV-4 LE-5.2 The Armoured Train asks for Combat and Intelligence."""
    s = Scene("legionaries", "whites", plots=("armoured_train",))
    s.hand("Doležel", "Číl")
    s.run(MarchTurn(0))
    assert s.named(0, "send") == {f"{s.slug('Číl')}/1"}
    assert s.reasons(0)[f"send {s.slug('Doležel')}/1"] == ("LE-5.2", "lacks Combat")
    equipped = Scene("legionaries", "whites", plots=("armoured_train",))
    equipped.hand("Doležel")
    equipped.dress("Doležel", kit="perfect_aim")
    equipped.run(MarchTurn(0))
    assert equipped.named(0, "send") == {f"{s.slug('Doležel')}/1"}


def test_tv_5_who_will_die_still_strikes() -> None:
    """TV-5 LE-9.3, LE-9.7 Both strike, then Taras dies."""
    s = Scene("reds", "whites", plots=("furious_battle",))
    s.put("Semyon")
    s.put("Taras", wounds=1)
    s.run(ResolvePlot(0)).play(0, "assault_times 1")
    assert not s.dead("Taras")
    s.play(1, "assault_times 1")
    assert s.dead("Taras")
    assert s.wounds("Semyon") == 1
    assert s.g.vp[:2] == [5, 0]
    assert s.g.supplies[:2] == [0, 0]


@pytest.mark.parametrize("beside", [(), ("Kolya",)])
def test_tv_6_all_wounds_may_go_on_one(beside: tuple[str, ...]) -> None:
    """TV-6 LE-9.6 All 3 Assaults on the fragile Foma: 2 are lost, he dies, and Kolya beside him is unhurt."""
    s = Scene("reds", "whites", plots=("furious_battle",))
    for name in ("Semyon", "Dasha", "Pavel", "Foma", *beside):
        s.put(name)
    s.run(ResolvePlot(0)).play(0, "assault_times 3")
    for _ in range(3 if beside else 0):
        s.play_card(1, "wound", "Foma")
    assert s.dead("Foma")
    assert s.wounds("Foma") == 1
    assert s.wounds("Kolya") == 0
    assert sum("Already dying when hit again" in line for line in s.log(0)) == 2


def test_tv_7_get_down_cancels_the_first_wound() -> None:
    """TV-7 LE-8.8 One Assault Wound on Havrda is cancelled; a second kills him."""
    s = Scene("reds", "legionaries", plots=("furious_battle",))
    s.put("Semyon")
    s.put("Dasha")
    s.put("Havrda", wounds=1)
    s.order("get_down", "Havrda")
    s.run(ResolvePlot(0)).play(1, "reveal get_down").play(0, "assault_times 1")
    assert s.wounds("Havrda") == 1
    assert not s.dead("Havrda")
    again = Scene("reds", "legionaries", plots=("furious_battle",))
    again.put("Semyon")
    again.put("Dasha")
    again.put("Havrda", wounds=1)
    again.order("get_down", "Havrda")
    again.run(ResolvePlot(0)).play(1, "reveal get_down").play(0, "assault_times 2").play(1, "assault_times 0")
    assert again.dead("Havrda")


def test_tv_8_a_wound_from_an_order_is_no_assault() -> None:
    """TV-8 LE-7.6 Furious Assault! on a Peaceful Plot kills a wounded Kolya at once."""
    s = Scene("reds", "whites", plots=("shooting_match",), commanders={"reds": "raskolnikov"})
    s.put("Semyon")
    s.put("Kolya", wounds=1)
    s.order("furious_assault", "Semyon")
    s.run(OrderPhase()).play(0, "use furious_assault")
    assert s.dead("Kolya")
    assert s.options(0) == ["withdraw", "stay"]


def trunk(*, theft: bool) -> Scene:
    s = Scene(
        "whites", "reds", "renegades", plots=("envoys_trunk",), commanders={"renegades": "bezymyanny"}
    )  # fmt: skip
    s.put("Apollon")
    rosa = s.card("Rosa")
    s.g.move(rosa, s.find(rosa), p.DECK + 1)
    s.put("Rosa")
    s.put("Baba Marfa")
    s.order("take_all", "Apollon")
    if theft:
        s.order("theft", "Baba Marfa")
        s.run(OrderPhase()).play(2, "use theft")
    return s


def test_tv_9_ties_and_take_all() -> None:
    """TV-9 LE-9.8 to LE-9.10 Both tied factions win; Take All! pays the Whites, the loser gets supplies."""
    s = trunk(theft=False)
    s.run(ResolvePlot(0)).play(0, "reveal take_all")
    assert s.g.vp[:3] == [5, 5, 0]
    assert s.g.supplies[:3] == [1, 0, 1]


def test_tv_10_theft_leaves_nothing() -> None:
    """TV-10 LE-8.19 After Theft! nobody gets supplies from this Plot."""
    s = trunk(theft=True)
    assert s.g.supplies[:3] == [0, 0, 1]
    s.run(ResolvePlot(0)).play(0, "reveal take_all")
    assert s.g.supplies[:3] == [0, 0, 1]
    assert s.tokens(p.LYING, 2) == {"theft"}


def wire(*, liza: bool, tied: bool = False, dying: bool = False) -> Scene:
    s = Scene("whites", "reds", plots=("cut_wire",), commanders={"reds": "raskolnikov"})
    s.put("Apollon")
    s.put("Lev Zaretsky", kit="sabre" if dying else "")
    if liza:
        s.put("Liza", kit="promotion" if tied else "")
    s.put("Arvid", wounds=1 if dying else 0)
    s.order("win_or_die", "Arvid")
    s.run(ResolvePlot(0)).play(1, "reveal win_or_die")
    return s


def test_tv_11_win_or_die() -> None:
    """TV-11 LE-8.6 At 5 to 4 Arvid dies after the comparison, and Liza still earns the supplies."""
    s = wire(liza=True)
    s.play(1, "assault_times 0")
    assert s.dead("Arvid")
    assert s.g.supplies[1] == 2


def test_tv_11_alone_he_earns_nothing() -> None:
    s = wire(liza=False)
    s.play(1, "assault_times 0")
    assert s.dead("Arvid")
    assert s.g.supplies[1] == 0


def test_tv_11_killed_before_it_has_no_effect() -> None:
    s = wire(liza=True, dying=True)
    s.play(0, "assault_times 1").play_card(1, "wound", "Arvid").play(1, "assault_times 0")
    assert s.dead("Arvid")
    assert s.g.dead(1) == 1
    assert s.tokens(p.USED_UP, 1) == {"win_or_die"}
    assert s.g.supplies[1] == 2


def test_tv_11_a_tie_is_a_win() -> None:
    s = wire(liza=True, tied=True)
    s.play(1, "assault_times 0")
    assert s.g.vp[:2] == [2, 4]
    assert not s.dead("Arvid")


def test_tv_12_orders_are_resolved_in_reverse_order() -> None:
    """TV-12 LE-1.1, LE-7.2 Seats A to D, start player B: A, D, B, A."""
    s = Scene("whites", "reds", "legionaries", "renegades", plots=("village_market", "night_by_the_stove"))
    s.g.first = 1
    for name in ("Lev Zaretsky", "Taras", "Dasha", "Petya"):
        s.put(name)
    s.order("retreat", "Lev Zaretsky")
    s.order("transfer", "Taras")
    s.order("retreat", "Dasha")
    s.order("retreat", "Petya")
    s.run(OrderPhase())
    asked = []
    while s.g.offers:
        seat = next(iter(s.g.offers))
        asked.append("ABCD"[seat])
        s.play(seat, next(option for option in s.options(seat) if option.startswith("put_away")))
    assert asked == ["A", "D", "B", "A"]


def test_tv_13_sabotage() -> None:
    """TV-13 LE-8.15 Dasha's Muster! goes face up to the used tokens; a token elsewhere, or resolved, is no target."""
    s = Scene("renegades", "reds", plots=("village_market", "night_by_the_stove"))
    s.put("Lukyan")
    s.put("Dasha")
    s.put("Pavel")
    s.put("Gleb", 2)
    s.order("sabotage", "Lukyan")
    s.order("muster", "Dasha")
    s.order("transfer", "Gleb")
    s.order("retreat", "Pavel")
    s.g.first = 0
    s.run(OrderPhase()).play(1, "put_away retreat").play(0, "use sabotage")
    assert s.tokens(p.USED_UP, 1) == {"muster"}
    assert slot_on(s.g, s.place("Dasha")) == p.NOWHERE
    assert slot_on(s.g, s.place("Gleb")) >= 0


def test_tv_14_lure_away_takes_the_token_along() -> None:
    """TV-14 LE-8.7, LE-1.12 Yegor returns to hand; Theft! lies face down among the used tokens."""
    s = Scene("whites", "renegades", plots=("stray_wagon",), commanders={"whites": "o", "renegades": "bezymyanny"})
    s.put("Kolya")
    s.put("Yegor")
    s.order("lure_away", "Kolya")
    s.order("theft", "Yegor")
    s.g.first = 1
    s.run(OrderPhase()).play(0, "use lure_away")
    assert s.zone("Yegor") == "hand"
    assert s.tokens(p.USED_DOWN, 1) == {"theft"}
    s.run(Freeze())
    assert s.frost("Yegor") == 0
    assert s.frost("Kolya") == 1


def test_tv_15_retreat_in_order_of_arrival() -> None:
    """TV-15 LE-8.2 From higher to lowest: Havrda, Číl, Vrbenský; one Supply."""
    s = Scene("legionaries", "reds", plots=("village_market",))
    for name in ("Havrda", "Číl", "Vrbenský"):
        s.put(name)
    s.order("retreat", "Číl")
    s.run(OrderPhase()).play(0, "use retreat")
    assert s.g.deck[0][:3] == [s.card(name) for name in ("Vrbenský", "Číl", "Havrda")]
    assert s.g.supplies[0] == 1
    assert s.tokens(p.USED_UP, 0) == {"retreat"}


def test_tv_16_sacrifice() -> None:
    """TV-16 LE-8.16 to LE-8.18 Pavel has 7 power this round, also where Transfer! takes him; Gleb costs 1 VP."""
    s = Scene("reds", "whites", plots=("village_market", "night_by_the_stove"))
    s.put("Pavel")
    s.put("Gleb")
    s.put("Dasha", 2)
    s.order("sacrifice", "Pavel")
    s.order("transfer", "Dasha")
    s.run(OrderPhase()).play(0, "use sacrifice")
    assert s.dead("Gleb")
    assert total(s.g, 0, 0) == 7
    s.play(0, "use transfer").play_card(0, "move", "Pavel")
    assert total(s.g, 0, 1) == 9
    s.run(EndOfGame())
    assert s.g.score[0] == -1


def test_tv_17_violence_needs_a_skill() -> None:
    """TV-17 LE-9.13, LE-9.14 Keler loses Combat to Yegor; Kirill finds nothing more to hit."""
    s = Scene("renegades", "legionaries", plots=("shooting_match",))
    s.put("Yegor")
    s.put("Kirill")
    s.put("Keler")
    s.run(ResolvePlot(0))
    assert s.options(0) == ["violence legionaries", "hold"]
    s.play(0, "violence legionaries")
    assert s.skills("Keler") == set()
    assert s.options(1) == ["violence renegades", "hold"], "Kirill finds no skill left: the next to act is Keler"


def test_tv_18_curing_a_crippled_skill() -> None:
    """TV-18 LE-4.7 The card cures and returns to the stock if the skill was printed or added already."""
    s = Scene("legionaries", "reds")
    s.hand("Keler", "Vodička")
    s.dress("Keler", crippled="combat")
    s.g.supplies[0] = 2
    s.run(Shop(0, False)).play(0, "buy perfect_aim")
    s.play_card(0, "equip", "Keler")
    assert s.skills("Keler") == {"combat"}
    assert not s.has("Keler", "perfect_aim")
    again = Scene("legionaries", "reds")
    again.hand("Vodička")
    again.dress("Vodička", kit="perfect_aim", crippled="combat")
    again.g.supplies[0] = 1
    again.run(Shop(0, False)).play(0, "buy perfect_aim")
    assert again.skills("Vodička") == {"combat", "charisma", "intelligence"}
    assert again.g.taken[0] == 0


def test_tv_19_frost() -> None:
    """TV-19 LE-10 Tikhon dies of a second Frostbite, a Coat protects, and a Plot that is both freezes first."""
    s = Scene("renegades", "reds", plots=("stray_wagon",))
    s.put("Tikhon", frost=1)
    s.put("Sashka")
    s.put("Dunya", kit="coat")
    s.run(Freeze(), Warm())
    assert s.dead("Tikhon")
    assert [s.frost("Sashka"), s.frost("Dunya")] == [1, 0]
    lake = Scene("renegades", "reds", plots=("prison_break", "stray_wagon"), location="frozen_lake")
    lake.put("Tikhon", frost=1)
    lake.put("Lukyan")
    assert types_of(lake.g, 0) == b.FREEZING | b.WARMING
    assert [worth_of_plot(lake.g, 0), worth_of_plot(lake.g, 1)] == [4, 4]
    lake.run(Freeze(), Warm())
    assert lake.dead("Tikhon")
    assert lake.frost("Lukyan") == 0


def test_tv_20_taking_back_used_tokens() -> None:
    """TV-20 LE-6.4 After the last available token all used ones may be taken back for the second order."""
    s = Scene("whites", "reds")
    s.put("Baidak")
    s.put("Mortin")
    s.hand("Golovin")
    for token in s.g.piles[p.AVAILABLE][1:]:
        s.g.move(token, p.AVAILABLE, p.USED_UP)
    s.run(MarchTurn(0)).play(0, f"send {s.slug('Golovin')}/1")
    assert s.options(0) == ["give transfer", "stop"]
    s.play(0, "give transfer").play_card(0, "give_to", "Baidak")
    assert s.options(0) == ["take_back", "stop"]
    s.play(0, "take_back")
    assert s.named(0, "give") == {"retreat", "plus_two", "blank", "shoot_and_move", "take_all"}
    s.play(0, "give blank")
    assert slot_on(s.g, s.place("Mortin")) >= 0


def test_tv_21_an_exams_holder_gives_and_receives() -> None:
    """TV-21 LE-6.1, LE-6.2 Pešina arrives first: nobody to order. Kopecký may order him later."""
    s = Scene("legionaries", "reds")
    s.hand("Pešina", "Kopecký")
    s.dress("Pešina", kit="officer_exams")
    s.run(MarchTurn(0)).play(0, f"send {s.slug('Pešina')}/1")
    assert s.named(0, "send"), "no order is asked: the next question is the next sending"
    s.play(0, f"send {s.slug('Kopecký')}/2", "give retreat")
    assert slot_on(s.g, s.place("Pešina")) >= 0


def test_tv_22_camouflage() -> None:
    """TV-22 LE-5.5, LE-5.6 Conditions count face down too; a wounded face-down card is turned up."""
    s = Scene(
        "whites", "reds", plots=("rally_at_the_mine",), commanders={"whites": "o", "reds": "raskolnikov"}
    )  # fmt: skip
    s.put("Kolya")
    s.hand("Taras", "Lev Zaretsky")
    s.g.camouflage[0] = 1
    s.run(MarchTurn(0))
    assert s.named(0, "send") == {f"{s.slug('Lev Zaretsky')}/1"}
    s.play(0, f"send {s.slug('Lev Zaretsky')}/1", "stop")
    assert s.g.face_down(s.place("Lev Zaretsky"))
    s.put("Dasha")
    s.order("furious_assault", "Dasha")
    s.g.todo.clear()
    s.g.offers.clear()
    s.run(OrderPhase()).play(1, "use furious_assault")
    assert s.named(0, "wound") == {s.slug("Kolya"), s.slug("Lev Zaretsky")}
    s.play_card(0, "wound", "Lev Zaretsky")
    assert not s.g.face_down(s.place("Lev Zaretsky"))


@pytest.mark.parametrize(("hand", "deck", "drawn"), [(5, 5, 0), (4, 5, 1), (4, 0, 0)])
def test_tv_23_drawing_up(hand: int, deck: int, drawn: int) -> None:
    """TV-23 LE-4.1, LE-4.4 Draw up to five; an empty deck gives nothing and recruiting is not offered."""
    s = Scene("whites", "reds")
    s.hand(*s.g.book.slugs[15 : 15 + hand])
    while len(s.g.deck[0]) > deck:
        s.g.draw(p.DECK, p.GRAVEYARD)
    s.g.supplies[0] = 3
    draw_up(s.g, 0)
    assert len(s.g.hand[0]) == hand + drawn
    s.run(Shop(0, False))
    assert ("recruit" in s.options(0)) == bool(s.g.deck[0])


def test_tv_24_tie_breaks() -> None:
    """TV-24 LE-11 All have 15 points; A and B more Supplies; B fewer dead."""
    s = Scene("whites", "reds", "renegades")
    for seat, (vp, dead, supplies) in enumerate([(17, 2, 1), (16, 1, 1), (15, 0, 0)]):
        s.g.vp[seat], s.g.supplies[seat] = vp, supplies
        for _ in range(dead):
            s.g.draw(p.DECK + seat, p.GRAVEYARD + seat)
    s.run(EndOfGame())
    assert s.g.score[:3] == [15, 15, 15]
    assert s.g.rank[:3] == [2, 1, 3]


def test_tv_25_narrow_gorge_and_deep_taiga() -> None:
    """TV-25 LE-14.5, LE-14.6 Two Assaults become three, none stays none; who is left alone has +1 power."""
    gorge = Scene("reds", "whites", plots=("furious_battle",), location="narrow_gorge")
    for name in ("Dasha", "Pavel", "Kolya"):
        gorge.put(name)
    assert [assaults(gorge.g, 0, 0), assaults(gorge.g, 1, 0)] == [3, 0]
    taiga = Scene("whites", "reds", plots=("furious_battle",), location="deep_taiga")
    taiga.put("Platon")
    taiga.put("Kolya", wounds=1)
    taiga.put("Dasha")
    assert total(taiga.g, 0, 0) == 6
    taiga.run(ResolvePlot(0)).play(1, "assault_times 1").play_card(0, "wound", "Kolya")
    assert taiga.dead("Kolya")
    assert total(taiga.g, 0, 0) == 4


def test_tv_26_the_most_victory_points_win_a_campaign() -> None:
    """TV-26 LE-13.10, LE-13.11 A survivor with 25 ranks behind the wiped-out Reds with 30, one with 30 before them."""
    campaign = {
        "factions": ["whites", "reds", "renegades"],
        "hands": [["a"], [], ["b"]],
        "decks": [[], [], []],
        "vp": [25, 30, 30],
        "supplies": [0, 5, 0],
        "dead": [1, 14, 2],
    }
    assert standing(campaign) == [3, 2, 1]


def test_tv_26_two_play_on_with_as_many_plots() -> None:
    """TV-26 LE-13.10 Of three players one has nobody left: four Plots a round all the same, and it is never asked."""
    table = sandtable.new("legion", players=3, seed=26, mode="survival")
    rng = random.Random(26)
    for game in (2, 3):
        while not table.over:
            seat = rng.choice(table.waiting_for)
            assert game == 2 or seat != 1
            table.play(seat, rng.choice(table.options(seat)))
        campaign = table.campaign
        assert campaign is not None
        if game == 2:
            gone = campaign["hands"][1] + campaign["decks"][1]
            campaign["people"] = {slug: worn for slug, worn in campaign["people"].items() if slug not in gone}
            campaign["hands"][1] = campaign["decks"][1] = []
            table = sandtable.new("legion", players=3, seed=27, mode="survival", campaign=campaign)
            assert isinstance(table.g, Legion)
            assert table.g.plots == 4


def test_tv_27_furious_assault_without_an_enemy() -> None:
    """TV-27 LE-8.13 No Wound; the bearer may still withdraw, and escapes the frost."""
    s = Scene("reds", "whites", plots=("stray_wagon",), commanders={"reds": "raskolnikov"})
    s.put("Semyon")
    s.order("furious_assault", "Semyon")
    s.run(OrderPhase()).play(0, "use furious_assault", "withdraw")
    assert s.zone("Semyon") == "hand"
    s.run(Freeze())
    assert s.frost("Semyon") == 0


def test_tv_28_cipher_key_scores_sets() -> None:
    """TV-28 LE-12 One Freezing, two Warming, two Peaceful wins: one set, 2 VP."""
    s = Scene("whites", "reds", plots=("wolves_at_the_wire", "night_by_the_stove", "cut_wire"), despatches=True)
    s.despatch(0, "cipher_key")
    s.put("Kolya", 1)
    s.put("Platon", 2)
    s.put("Lev Zaretsky", 3)
    s.run(ResolvePlot(0), ResolvePlot(1), ResolvePlot(2))
    assert [s.g.freezing_won[0], s.g.warming_won[0], s.g.peaceful_won[0]] == [1, 2, 2]
    assert despatch_points(s.g, 0) == 2
