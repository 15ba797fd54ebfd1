"""The verbs of the options and the kinds of events, as numbers. Their words stand beside them, in the same order."""

from __future__ import annotations

from typing import Final

VERB: Final = 1 << 16
NOUN: Final = VERB - 1  # option & NOUN: the thing an option names
PAIR: Final = 64  # a sending is plot * PAIR + character

# Set-up
FACTION: Final = 0 * VERB
COMMANDER: Final = 1 * VERB
KEEP_OFFICER: Final = 2 * VERB
PUT_UNDER: Final = 3 * VERB
KEEP: Final = 4 * VERB
# Recruitment
RECRUIT: Final = 5 * VERB
BUY: Final = 6 * VERB
EQUIP: Final = 7 * VERB
RESTORE: Final = 8 * VERB
PLAY: Final = 9 * VERB
DONE: Final = 10 * VERB
# March and orders
SEND: Final = 11 * VERB
SEND_FREELY: Final = 12 * VERB
PASS: Final = 13 * VERB
GIVE: Final = 14 * VERB
GIVE_TO: Final = 15 * VERB
TAKE_BACK: Final = 16 * VERB
STOP: Final = 17 * VERB
# Order resolution
USE: Final = 18 * VERB
PUT_AWAY: Final = 19 * VERB
MOVE: Final = 20 * VERB
MOVE_TO: Final = 21 * VERB
STAY: Final = 22 * VERB
HIT: Final = 23 * VERB
WOUND: Final = 24 * VERB
WITHDRAW: Final = 25 * VERB
LURE: Final = 26 * VERB
LURE_BACK: Final = 27 * VERB
SABOTAGE: Final = 28 * VERB
SABOTAGE_BACK: Final = 29 * VERB
KILL: Final = 30 * VERB
SWAP: Final = 31 * VERB
MUSTER: Final = 32 * VERB
FINISH: Final = 33 * VERB
# Plots
REVEAL: Final = 34 * VERB
READY: Final = 35 * VERB
ASSAULT: Final = 36 * VERB
ASSAULT_TIMES: Final = 37 * VERB
HOLD: Final = 38 * VERB
VIOLENCE: Final = 39 * VERB
CRIPPLE: Final = 40 * VERB
LOSE: Final = 41 * VERB
AID: Final = 42 * VERB
NO_AID: Final = 43 * VERB
CURE: Final = 44 * VERB
ENOUGH: Final = 45 * VERB
TRUCE: Final = 46 * VERB
# Between the games of a campaign
HEAL: Final = 47 * VERB
WARM: Final = 48 * VERB
BUY_SUPPLY: Final = 49 * VERB

VERBS: Final = [
    ("faction", "faction", "Lead the {noun}"),
    ("commander", "commander", "Serve under {noun}"),
    ("keep_officer", "character", "Keep {noun}"),
    ("put_under", "character", "Put {noun} under the deck"),
    ("keep", "despatch", "Keep {noun}"),
    ("recruit", "", "Recruit a character"),
    ("buy", "equipment", "Buy {noun}"),
    ("equip", "character", "For {noun}"),
    ("restore", "order", "Restore {noun}"),
    ("play", "despatch", "Play {noun}"),
    ("done", "", "Done"),
    ("send", "sending", "Send {noun}"),
    ("send_freely", "sending", "Send {noun}, conditions ignored"),
    ("pass", "", "Pass"),
    ("give", "order", "Give {noun}"),
    ("give_to", "character", "To {noun}"),
    ("take_back", "", "Take back all used tokens"),
    ("stop", "", "Give no more orders"),
    ("use", "order", "Use {noun}"),
    ("put_away", "order", "Put {noun} away"),
    ("move", "character", "Move {noun}"),
    ("move_to", "plot", "To {noun}"),
    ("stay", "", "Stay"),
    ("hit", "faction", "Wound the {noun}"),
    ("wound", "character", "{noun} takes the Wound"),
    ("withdraw", "", "Withdraw"),
    ("lure", "character", "Lure {noun} away"),
    ("lure_back", "place", "Lure {noun} away"),
    ("sabotage", "character", "Discard the order of {noun}"),
    ("sabotage_back", "place", "Discard the order of {noun}"),
    ("kill", "character", "Sacrifice {noun}"),
    ("swap", "character", "Change places with {noun}"),
    ("muster", "character", "Call {noun}"),
    ("finish", "", "That is all"),
    ("reveal", "order", "Reveal {noun}"),
    ("ready", "", "Put the rest away"),
    ("assault", "faction", "Assault the {noun}"),
    ("assault_times", "number", "Assaults: {noun}"),
    ("hold", "", "Hold the rest"),
    ("violence", "faction", "Violence against the {noun}"),
    ("cripple", "character", "{noun} is crippled"),
    ("lose", "skill", "Lose {noun}"),
    ("aid", "character", "Bandage {noun}"),
    ("no_aid", "", "Bandage nobody"),
    ("cure", "character", "Cure {noun}"),
    ("enough", "", "That is enough"),
    ("truce", "plot", "Truce on {noun}"),
    ("heal", "character", "Heal {noun}"),
    ("warm", "character", "Warm {noun}"),
    ("buy_supply", "", "Buy a Supply"),
]

FACTION_CHOSEN: Final = 0
COMMANDER_CHOSEN: Final = 1
STARTS: Final = 2
KEPT_OFFICER: Final = 3
ROUND_BEGINS: Final = 4
LOCATION_UP: Final = 5
PLOT_UP: Final = 6
DREW: Final = 7
DREW_CHARACTER: Final = 8
RECRUITED: Final = 9
BOUGHT: Final = 10
BOUGHT_FOR: Final = 11
CURED_CRIPPLE: Final = 12
RESTORED: Final = 13
RESTORED_ORDER: Final = 14
SENT: Final = 15
SENT_DOWN: Final = 16
SENT_HIDDEN: Final = 17
PASSED: Final = 18
GAVE: Final = 19
GAVE_BACK: Final = 20
GAVE_ORDER: Final = 21
INSTANT: Final = 22
TOOK_BACK: Final = 23
USED: Final = 24
PUT_TOKEN_AWAY: Final = 25
PUT_ORDER_AWAY: Final = 26
MOVED: Final = 27
MOVED_BACK: Final = 28
WOUNDED: Final = 29
DIED: Final = 30
WITHDREW: Final = 31
WITHDREW_BACK: Final = 32
UNDER_DECK: Final = 33
UNDER_DECK_BACK: Final = 34
TURNED_UP: Final = 35
GAINED: Final = 36
SABOTAGED: Final = 37
FURY: Final = 38
PLOT_RESOLVES: Final = 39
REVEALED: Final = 40
NO_ASSAULTS: Final = 41
ASSAULTED: Final = 42
CANCELLED: Final = 43
WON: Final = 44
WON_MORE: Final = 45
EMPTY_PLOT: Final = 46
VIOLATED: Final = 47
CRIPPLED: Final = 48
AIDED: Final = 49
FROZE: Final = 50
WARMED: Final = 51
SCORED: Final = 52
PLAYED: Final = 53
TRUCE_ON: Final = 54
CURED: Final = 55
DESPATCH_SHOWN: Final = 56
FREE_PASSAGE: Final = 57
BOUGHT_SUPPLY: Final = 58
SURVIVED: Final = 59
OUT: Final = 60
SHARED: Final = 61
EXCHANGED: Final = 62
GIVEN_CARD: Final = 63
GIVEN_CARD_TO: Final = 64
FROZEN_DEAD: Final = 65
WOUND_LOST: Final = 66

EVENTS: Final = [
    "{seat} leads the {a:faction}.",
    "{seat} serves under {a:commander}.",
    "{seat} is the start player.",
    "You keep {a:character}.",
    "Round {a} begins.",
    "The train stops: {a:location}.",
    "Plot {b}: {a:plotcard}.",
    "{seat} draws {a} character{a:s}.",
    "You draw {a:character}.",
    "{seat} recruits a character.",
    "{seat} buys {a:equipment}.",
    "You put {a:equipment} on {b:character}.",
    "You cure {b:character} with {a:equipment}.",
    "{seat} restores an order.",
    "You restore {a:order}.",
    "{seat} sends {a:character} to Plot {b}.",
    "{seat} sends a character face down to Plot {b}.",
    "You send {a:character} face down to Plot {b}.",
    "{seat} passes.",
    "{seat} gives an order to {a:character}.",
    "{seat} gives an order to a face-down character on Plot {a}.",
    "You give {b:order} to {a:character}.",
    "{seat} gives {a:order}, carried out at once.",
    "{seat} takes back all used tokens.",
    "{seat} uses {a:order}.",
    "{seat} puts a token away.",
    "You put {a:order} away.",
    "{a:character} moves to Plot {b}.",
    "A face-down character of {seat} moves to Plot {b}.",
    "{a:character} is wounded.",
    "{a:character} dies.",
    "{a:character} withdraws.",
    "A face-down character of {seat} withdraws.",
    "{a:character} goes under the deck.",
    "A face-down character of {seat} goes under the deck.",
    "{a:character} is turned up.",
    "{seat} takes Supplies: {a}.",
    "{a:order} of {seat} is discarded.",
    "{a:character} has 5 more power this round.",
    "Plot {b} is resolved: {a:plotcard}.",
    "{seat} reveals {a:order}.",
    "No Assaults are resolved here.",
    "{seat} assaults {b:seat}: {a} Wound{a:s}.",
    "{a:character} gets down: the Wound is cancelled.",
    "{seat} wins Plot {b} and {a} VP.",
    "{seat} takes {a} VP more: win or die.",
    "Nobody is left on Plot {b}.",
    "{seat} uses Violence against {b:seat}.",
    "{a:character} is crippled: {b:skill}.",
    "{a:character} is bandaged.",
    "{a:character} gets a Frostbite.",
    "{a:character} is warm again.",
    "{seat} scores {a} with {b} dead.",
    "{seat} plays {a:despatch}.",
    "Plot {b} is peaceful this round.",
    "{a:character} is cured.",
    "{seat} kept {a:despatch}: {b} VP.",
    "{seat} uses free passage.",
    "{seat} buys a Supply for VP.",
    "{seat} enters the War Diary with {a} VP; Supplies: {b}.",
    "{seat} has nobody left and takes no part.",
    "The reserve has only {a} left for {seat}.",
    "{seat} puts a character under the deck.",
    "{seat} gets {a:equipment} from the stock.",
    "{a:equipment} goes on {b:character}.",
    "{a:character} freezes to death.",
    "{a:character} is dying already: the Wound is lost.",
]
