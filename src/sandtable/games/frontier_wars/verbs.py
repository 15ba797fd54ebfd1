"""The verbs of the options and the kinds of events, as numbers. Their words stand beside them, in the same order."""

from __future__ import annotations

from typing import Final

VERB: Final = 1 << 16
NOUN: Final = VERB - 1  # option & NOUN: the thing an option names

# Drawing
DRAW_FROM: Final = 0 * VERB
KEEP_CARD: Final = 1 * VERB
# Reinforcements
REINFORCE: Final = 2 * VERB  # plus the unit type
DRAFT_TO: Final = 6 * VERB
# Orders
PLAY: Final = 7 * VERB
SPECIAL: Final = 8 * VERB
PAY: Final = 9 * VERB
PASS: Final = 10 * VERB
DONE: Final = 11 * VERB
STOP: Final = 12 * VERB
# Movement
SELECT: Final = 13 * VERB  # plus the unit type
SELECT_FRESH: Final = 17 * VERB  # plus the unit type
MOVE: Final = 21 * VERB
SAIL: Final = 22 * VERB
FLY: Final = 23 * VERB
PICK_UP: Final = 24 * VERB
LOAD_INFANTRY: Final = 25 * VERB
LOAD_ARTILLERY: Final = 26 * VERB
# Building
BUILD_FACTORY: Final = 27 * VERB
BUILD_ENCAMPMENT: Final = 28 * VERB
REPAIR_AT: Final = 29 * VERB
# Battles
FIGHT: Final = 30 * VERB
ATTACH: Final = 31 * VERB
AIM: Final = 32 * VERB
SHOOT_DOWN: Final = 33 * VERB
# Targets of cards and skills
TARGET: Final = 34 * VERB
FACTION: Final = 35 * VERB
PLACE: Final = 36 * VERB  # plus the unit type
TAKE: Final = 40 * VERB  # plus the unit type
HEAL: Final = 44 * VERB
STEAL: Final = 45 * VERB
# Arms race, upkeep, discards
ADD: Final = 46 * VERB
NONE: Final = 47 * VERB
SPARE: Final = 48 * VERB
REMOVE: Final = 49 * VERB  # plus the unit type
DISCARD: Final = 53 * VERB

VERBS: Final = [
    ("draw", "deck", "Draw a {noun} card"),
    ("keep", "card", "Keep {noun}"),
    ("reinforce_infantry", "tile", "Infantry at {noun}"),
    ("reinforce_tank", "tile", "Tank at {noun}"),
    ("reinforce_artillery", "tile", "Artillery at {noun}"),
    ("reinforce_plane", "tile", "Plane at {noun}"),
    ("draft_to", "tile", "Draft to {noun}"),
    ("play", "card", "Play {noun}"),
    ("special", "", "Use the special skill"),
    ("pay", "card", "Pay with {noun}"),
    ("pass", "", "Pass"),
    ("done", "", "Done"),
    ("stop", "", "That is all"),
    ("select_infantry", "tile", "Infantry in {noun}"),
    ("select_tank", "tile", "Tank in {noun}"),
    ("select_artillery", "tile", "Artillery in {noun}"),
    ("select_plane", "tile", "Plane in {noun}"),
    ("select_fresh_infantry", "tile", "Fresh infantry in {noun}"),
    ("select_fresh_tank", "tile", "Fresh tank in {noun}"),
    ("select_fresh_artillery", "tile", "Fresh artillery in {noun}"),
    ("select_fresh_plane", "tile", "Fresh plane in {noun}"),
    ("move_to", "tile", "Move to {noun}"),
    ("sail_to", "tile", "Cross the water to {noun}"),
    ("fly_to", "tile", "Fly to {noun}"),
    ("pick_up_at", "tile", "Pick up at {noun}"),
    ("load_infantry", "", "Load an infantry"),
    ("load_artillery", "", "Load an artillery"),
    ("build_factory", "tile", "Build a factory in {noun}"),
    ("build_encampment", "tile", "Build an encampment in {noun}"),
    ("repair", "tile", "Repair in {noun}"),
    ("fight", "tile", "Fight in {noun}"),
    ("attach", "card", "Attach {noun}"),
    ("hit", "faction", "Hit {noun}"),
    ("shoot_down", "load", "Shoot down {noun}"),
    ("target", "tile", "{noun}"),
    ("faction", "faction", "{noun}"),
    ("place_infantry", "tile", "Infantry in {noun}"),
    ("place_tank", "tile", "Tank in {noun}"),
    ("place_artillery", "tile", "Artillery in {noun}"),
    ("place_plane", "tile", "Plane in {noun}"),
    ("take_infantry", "tile", "Infantry from {noun}"),
    ("take_tank", "tile", "Tank from {noun}"),
    ("take_artillery", "tile", "Artillery from {noun}"),
    ("take_plane", "tile", "Plane from {noun}"),
    ("heal", "tile", "Strengthen the headquarters in {noun}"),
    ("steal", "hand", "Take {noun}"),
    ("add", "card", "Add {noun} to the research deck"),
    ("none", "", "Add nothing"),
    ("spare", "tile", "Spare a unit in {noun}"),
    ("remove_infantry", "tile", "Remove infantry in {noun}"),
    ("remove_tank", "tile", "Remove tank in {noun}"),
    ("remove_artillery", "tile", "Remove artillery in {noun}"),
    ("remove_plane", "tile", "Remove plane in {noun}"),
    ("discard", "card", "Discard {noun}"),
]

LEADS: Final = 0
ROUND_BEGINS: Final = 1
COUNTED: Final = 2
TIED_AT_TOP: Final = 3
DREW: Final = 4
DREW_CARD: Final = 5
SHUFFLED: Final = 6
LOOKED: Final = 7
REINFORCED: Final = 8
PLAYED: Final = 9
USED_SPECIAL: Final = 10
DISCARDED: Final = 11
EXPIRED: Final = 12
MOVED: Final = 13
LANDED: Final = 14
BUILT: Final = 15
REPAIRED: Final = 16
MEDALS: Final = 17
BATTLE_BEGINS: Final = 18
ATTACHED: Final = 19
NO_FIGHT: Final = 20
INITIATIVE: Final = 21
HITS: Final = 22
LOST: Final = 23
LOST_ABOARD: Final = 24
IGNORED: Final = 25
WEAKENED: Final = 26
WON: Final = 27
TIE: Final = 28
ALL_GONE: Final = 29
NEUTRALS_HOLD: Final = 30
DESTROYED: Final = 31
HQ_FALLS: Final = 32
ELIMINATED: Final = 33
TOOK_CARDS: Final = 34
REMOVED: Final = 35
PLACED: Final = 36
SHIFTED: Final = 37
KEPT_CARD: Final = 38
HEALED: Final = 39
STOLE: Final = 40
STOLE_CARD: Final = 41
LOST_CARD: Final = 42
ADDED: Final = 43
ADDED_CARD: Final = 44
SENT_HOME: Final = 45
WON_BY_POINTS: Final = 46
WON_BY_RESEARCH: Final = 47
WON_BY_CONQUEST: Final = 48
WON_AT_LIMIT: Final = 49

EVENTS: Final = [
    "{seat} leads {a:side}, headquarters in {b:tile}.",
    "Round {a} begins.",
    "{seat} counts {a} victory point{a:s}.",
    "The lead is shared: nobody wins now.",
    "{seat} draws a {a:deck} card.",
    "You draw {a:card}.",
    "The {a:deck} discards are shuffled into a new deck.",
    "{seat} looks at two {a:deck} cards and keeps one.",
    "{seat} receives {a:unit} in {b:tile}.",
    "{seat} plays {a:card}.",
    "{seat} uses the special skill.",
    "{seat} discards {a:card}.",
    "{a:card} was attached to no battle and is discarded.",
    "{seat} moves {a:unit} to {b:tile}.",
    "{seat} lands {a} passenger{a:s} in {b:tile}.",
    "{seat} builds {a:building} in {b:tile}.",
    "{seat} repairs {a:building} in {b:tile}.",
    "{seat} gains {a} medal{a:s}.",
    "{seat} attacks in {b:tile}.",
    "{seat} attaches {a:card} to the battle.",
    "There is no fight in {b:tile}.",
    "Initiative {a}.",
    "{seat} scores {a} hit{a:s} on {b:faction}.",
    "{seat} loses {a:unit}.",
    "{a} passenger{a:s} of {seat} fall with the plane.",
    "A hit on {seat} is ignored.",
    "The headquarters of {seat} has {a} resistance left.",
    "{seat} wins the battle in {b:tile}.",
    "The battle in {b:tile} is undecided: it is a frontier.",
    "Nobody is left in {b:tile}.",
    "The neutral troops hold {b:tile}.",
    "{a:building} in {b:tile} is destroyed.",
    "The headquarters of {seat} in {b:tile} falls.",
    "{seat} is out of the game; the troops stay as neutral ones.",
    "{seat} takes {a} card{a:s} of {b:seat}.",
    "{seat} loses {a:unit} in {b:tile}.",
    "{seat} places {a:unit} in {b:tile}.",
    "{seat} shifts {a:unit} to {b:tile}.",
    "{seat} keeps {a:card} face up.",
    "{seat} strengthens the headquarters in {b:tile}.",
    "{seat} takes a {b:deck} card from the hand of {a:seat}.",
    "You take {a:card}.",
    "{a:card} was taken from your hand.",
    "{seat} adds a {a:deck} card to the research deck.",
    "You add {a:card} to your research deck.",
    "{seat} sends {a:unit} home from {b:tile}.",
    "{seat} wins with {a} victory points.",
    "{seat} completes the secret weapon with {a} research points and wins.",
    "{seat} is the last one standing and wins.",
    "The round limit is reached: {seat} wins with {a} victory points.",
]
