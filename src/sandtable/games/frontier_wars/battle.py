"""FW-7 Battles, the last step of a turn: choosing them, the windows for orders and skills, and what follows."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.steps import Decision, Refusal, Step
from sandtable.games.frontier_wars.armies import army, enemies
from sandtable.games.frontier_wars.book import (
    AFTER_WIN,
    DEFENCE,
    HEADQUARTERS,
    IN_ATTACK,
    IN_DEFENCE,
    NOTHING,
    SEATS,
    SHIELDS_GARRISON,
    TYPES,
)
from sandtable.games.frontier_wars.cards import discard, hand_types, holds
from sandtable.games.frontier_wars.casualties import LOADS
from sandtable.games.frontier_wars.coach import FIRST_ATTACK, FIRST_DEFENCE, hint
from sandtable.games.frontier_wars.control import controller, note_control, present
from sandtable.games.frontier_wars.countdown import CountDown
from sandtable.games.frontier_wars.effects import any_possible, carry_out_all, play_card, playable
from sandtable.games.frontier_wars.forecast import then_answered, then_fought, then_skilled
from sandtable.games.frontier_wars.headquarters import fall_of
from sandtable.games.frontier_wars.layout import FACE_UP, WAITING
from sandtable.games.frontier_wars.muster import fighters, highest, muster, stand_down
from sandtable.games.frontier_wars.position import CONTESTED, NO_ONE, FrontierWars
from sandtable.games.frontier_wars.skills import UseSpecial, special_open, then_special
from sandtable.games.frontier_wars.verbs import (
    ALL_GONE,
    ATTACH,
    ATTACHED,
    BATTLE_BEGINS,
    DESTROYED,
    FIGHT,
    NEUTRALS_HOLD,
    NO_FIGHT,
    PASS,
    PLAY,
    SPECIAL,
    TIE,
    WON,
)
from sandtable.games.frontier_wars.victory import award
from sandtable.games.frontier_wars.windows import Window


def pending(g: FrontierWars, seat: int) -> list[int]:
    """FW-7.1 Tiles where the active player has added troops and an enemy is present."""
    tiles: list[int] = []
    for tile in range(g.scenario.land):
        if g.stacks[tile * SEATS + seat] and added_troops(g, seat, tile) and controller(g, tile) == CONTESTED:
            tiles.append(tile)
    return tiles


def added_troops(g: FrontierWars, seat: int, tile: int) -> bool:
    """Units that moved in this turn (among enemies all of them are fixed), or fresh ones."""
    for index in range(tile * TYPES, (tile + 1) * TYPES):
        if g.fixed[index] or (g.fresh[index] and g.flag[tile] == seat):
            return True
    return False


@final
class Battles(Decision[FrontierWars]):
    """FW-7.3 With several battles the attacker chooses the next one each time. Each must be fought (FW-6.1)."""

    rule: ClassVar[str] = "FW-7.3"
    foreseen: ClassVar[bool] = True

    def consequence(self, g: FrontierWars, option: int) -> Phrase:
        return then_fought(g, option & NOUN, Fight())

    def options(self, g: FrontierWars) -> list[int]:
        return [FIGHT | tile for tile in pending(g, self.seat)]

    def chosen(self, g: FrontierWars, option: int) -> None:
        g.battle = option & NOUN
        g.learned += 1  # a battle that has begun cannot be taken back, whatever it shows
        stand_down(g)
        g.tell(BATTLE_BEGINS, self.seat, 0, g.battle)
        hint(g, self.seat, FIRST_ATTACK)
        g.then(AttackWindow(self.seat))
        for seat in g.in_turn_order():
            if seat != self.seat and present(g, g.battle, seat):
                hint(g, seat, FIRST_DEFENCE)
                g.then(OpenDefence())
                g.then(DefenceWindow(seat))
        g.then(Fight())
        g.then(self)

    def closes(self, g: FrontierWars, seat: int) -> bool:
        """FW-8.9 Without the attacker a battle is dropped, whoever was asked something in it."""
        return seat == self.seat


def then_special_fought(g: FrontierWars, seat: int) -> Phrase:
    """What the special skill does, what it costs, and how the battle would end with it."""
    about, battle = then_special(g, seat), then_skilled(g, g.battle, Fight(), seat)
    return Phrase("then-special-fought", about=about, battle=battle) if battle else about


class BattleWindow(Window):
    """A window before the battle that is being fought: each answer says how that would end."""

    def subject(self, g: FrontierWars) -> Thing:
        return Thing("tile", g.battle)

    def consequence(self, g: FrontierWars, option: int) -> Phrase | None:
        if option == PASS:
            return then_fought(g, g.battle, Fight())
        if option == SPECIAL:
            return then_special_fought(g, self.seat)
        if not any_possible(g, self.seat, g.book.effects[option & NOUN]):
            return Phrase("then-nothing-here")
        return then_answered(g, g.battle, Fight(), self.seat, option & NOUN)


@final
class AttackWindow(BattleWindow):
    """FW-7.4 The attacker may attach the waiting battle order and use an attack-window special skill."""

    rule: ClassVar[str] = "FW-7.4"
    foreseen: ClassVar[bool] = True

    def question(self, g: FrontierWars) -> Phrase:
        tile, held = Thing("tile", g.battle), enemies(g, g.battle, self.seat)
        if not special_open(g, self.seat, IN_ATTACK):
            return Phrase("ask-attack-window", tile=tile, enemies=held)
        skill = Thing("skill", g.faction[self.seat])
        if g.waiting[self.seat]:
            return Phrase("ask-attack-either", tile=tile, enemies=held, skill=skill)
        return Phrase("ask-attack-skill", tile=tile, enemies=held, skill=skill)

    def options(self, g: FrontierWars) -> list[int]:
        options = [ATTACH | g.book.type_of[card] for card in g.waiting[self.seat]]
        if special_open(g, self.seat, IN_ATTACK):
            options.append(SPECIAL)
        if options:
            options.append(PASS)
        return options

    def play(self, g: FrontierWars, type_: int) -> None:
        discard(g, self.seat, g.waiting[self.seat][0], WAITING + self.seat)
        g.tell(ATTACHED, self.seat, type_, g.battle)
        carry_out_all(g, self.seat, g.book.effects[type_])


@final
class OpenDefence(Step[FrontierWars]):
    """FW-14.1 Per battle one defence order for each defender."""

    rule: ClassVar[str] = "FW-14.1"

    def run(self, g: FrontierWars) -> None:
        g.defended = False


@final
class DefenceWindow(BattleWindow):
    """FW-7.5 Each defending player, in turn order, may play one defence order and use a defence-window special skill."""

    rule: ClassVar[str] = "FW-7.5"
    foreseen: ClassVar[bool] = True

    def question(self, g: FrontierWars) -> Phrase:
        return Phrase(
            "ask-defence-window",
            faction=Thing("faction", g.active),
            tile=Thing("tile", g.battle),
            army=army(g, g.battle, g.active),
        )

    def options(self, g: FrontierWars) -> list[int]:
        blue = [] if g.defended or g.no_cards else hand_types(g, self.seat, DEFENCE)
        return self.orders(g, blue, IN_DEFENCE)

    def automatic(self, g: FrontierWars) -> bool:
        return False  # a blue card that cannot be played now would show in the silence

    def play(self, g: FrontierWars, type_: int) -> None:
        g.defended = True
        play_card(g, self.seat, type_)

    def why_not(self, g: FrontierWars) -> list[Refusal]:
        blue = hand_types(g, self.seat, DEFENCE)
        if g.no_cards:
            return [(PLAY | type_, "FW-7.5", Phrase("why-feint")) for type_ in blue]
        if g.defended:
            return [(PLAY | type_, "FW-14.1", Phrase("why-one-defence-order")) for type_ in blue]
        return [(PLAY | type_, "FW-14.3", Phrase("why-no-effect-here")) for type_ in blue if not playable(g, self.seat, type_)]


@final
class Fight(Step[FrontierWars]):
    """FW-7.7 If only one faction is still present after the windows there is no fight; else the count-down begins."""

    rule: ClassVar[str] = "FW-7.7"

    def run(self, g: FrontierWars) -> None:
        there = fighters(g)
        if len(there) < 2:
            g.tell(NO_FIGHT, 0, 0, g.battle)
            leave_field(g)
            return
        keeper_fights = 1 if g.keeper[g.battle] in there else 0
        owner = g.flag[g.battle]
        if owner != NO_ONE and not g.no_shields and holds(g, owner, SHIELDS_GARRISON):
            g.shielded[owner] = 1
        shield = g.shielded[owner] if owner != NO_ONE else 0
        muster(g)
        g.then(CountDown(highest(g)))
        g.then(Aftermath(keeper_fights, shield))


@final
class Aftermath(Step[FrontierWars]):
    """FW-7.19 After the battle: buildings and headquarters fall, medals are won, then an after-win special skill."""

    rule: ClassVar[str] = "FW-7.19"

    def __init__(self, keeper_fights: int, shield: int) -> None:
        self.keeper_fights: Final = keeper_fights
        self.shield: Final = shield  # 1 if a Command Bunker protected the garrison when the battle began

    def run(self, g: FrontierWars) -> None:
        tile = g.battle
        destroyer, owner = g.destroyer, g.flag[tile]
        self.spend_shield(g, owner)
        if self.keeper_fights and not g.stacks[tile * SEATS + g.keeper[tile]]:
            ruin(g, tile)
        if destroyer != NO_ONE:
            fall_of(g, tile, destroyer)
            if not g.out[destroyer]:
                award(g, destroyer, g.book.medals_hq, tile)
        winner = self.decide(g, tile)
        if winner != NO_ONE and winner != destroyer and not g.out[winner]:
            award(g, winner, g.book.medals_battle, tile)
        leave_field(g)
        if winner == g.active and not g.out[winner] and g.winner == NO_ONE:
            g.then(AfterWin(winner))

    def spend_shield(self, g: FrontierWars, owner: int) -> None:
        """Command Bunker: discarded at the end of the battle in which it ignored a hit."""
        if self.shield and owner != NO_ONE and not g.shielded[owner]:
            for card in g.face_up[owner][:]:
                discard(g, owner, card, FACE_UP + owner)

    def decide(self, g: FrontierWars, tile: int) -> int:
        """FW-7.17 One faction left: it wins. None left: nobody. Two or more: a tie, and the tile is a frontier."""
        holder = controller(g, tile)
        if holder == CONTESTED:
            g.tell(TIE, 0, 0, tile)
        elif holder == NO_ONE:
            g.tell(ALL_GONE, 0, 0, tile)
        else:
            g.tell(NEUTRALS_HOLD if g.out[holder] else WON, holder, 0, tile)
        return max(holder, NO_ONE)


def ruin(g: FrontierWars, tile: int) -> None:
    """FW-7.18 A factory or encampment is destroyed when its keeper fought and has no unit left, even if all died."""
    if g.intact[tile] and g.building[tile] not in (NOTHING, HEADQUARTERS):
        g.intact[tile] = 0
        g.tell(DESTROYED, 0, g.building[tile], tile)


def leave_field(g: FrontierWars) -> None:
    """The battle is over: nobody on the tile is fresh, committed or in the air any more."""
    tile = g.battle
    for index in range(tile * TYPES, (tile + 1) * TYPES):
        g.fresh[index] = 0
        g.fixed[index] = 0
    for load in range(LOADS):
        g.cargo[tile * LOADS + load] = 0
    note_control(g, tile)


@final
class AfterWin(Decision[FrontierWars]):
    """FW-7.19 After a battle won as attacker an after-win special skill may be used."""

    rule: ClassVar[str] = "FW-7.19"
    foreseen: ClassVar[bool] = True

    def question(self, g: FrontierWars) -> Phrase:
        return Phrase("ask-after-win", tile=Thing("tile", g.battle))

    def subject(self, g: FrontierWars) -> Thing:
        return Thing("tile", g.battle)

    def options(self, g: FrontierWars) -> list[int]:
        return [SPECIAL, PASS] if special_open(g, self.seat, AFTER_WIN) else []

    def consequence(self, g: FrontierWars, option: int) -> Phrase | None:
        return then_special(g, self.seat) if option == SPECIAL else None

    def chosen(self, g: FrontierWars, option: int) -> None:
        if option == SPECIAL:
            g.then(UseSpecial(self.seat))
