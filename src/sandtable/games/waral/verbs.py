"""The verbs of the options and the kinds of events, as numbers. Their words stand beside them, in the same order."""

from __future__ import annotations

from typing import Final

VERB: Final = 1 << 16
NOUN: Final = VERB - 1  # option & NOUN: the card, trick design, coin or seat an option names

PICK: Final = 0 * VERB
USE: Final = 1 * VERB
IDLE: Final = 2 * VERB
PLAY: Final = 3 * VERB
END_TURN: Final = 4 * VERB
LOOT: Final = 5 * VERB
TAKE: Final = 6 * VERB
# Costs
WAIVE: Final = 7 * VERB
PAY: Final = 8 * VERB
SPEND: Final = 9 * VERB
RUIN: Final = 10 * VERB
# Effects
DECLINE: Final = 11 * VERB
GAIN: Final = 12 * VERB
TRADE: Final = 13 * VERB
ENOUGH: Final = 14 * VERB
STEAL: Final = 15 * VERB
GRAB: Final = 16 * VERB
DESTROY: Final = 17 * VERB
BLOCK: Final = 18 * VERB
SKIP: Final = 19 * VERB
GIVE: Final = 20 * VERB
RECEIVE: Final = 21 * VERB
WRECK: Final = 22 * VERB
PILLAGE: Final = 23 * VERB
SEIZE: Final = 24 * VERB
READY: Final = 25 * VERB
APPLY: Final = 26 * VERB
LOOK: Final = 27 * VERB
TOP: Final = 28 * VERB
BOTTOM: Final = 29 * VERB

VERBS: Final = [
    ("pick", "character", "Choose {noun}"),
    ("use", "character", "Use {noun}"),
    ("idle", "character", "{noun} does nothing"),
    ("play", "trick", "Play {noun}"),
    ("end_turn", "", "End the turn"),
    ("loot", "district", "Loot {noun}"),
    ("take", "district", "Take {noun}"),
    ("waive", "price", "Do not pay {noun}"),
    ("pay", "coin", "Pay {noun}"),
    ("spend", "character", "Use {noun} as well"),
    ("ruin", "district", "Destroy your {noun}"),
    ("decline", "", "Decline"),
    ("gain", "coin", "Gain {noun}"),
    ("trade", "trade", "Trade {noun}"),
    ("enough", "", "That is enough"),
    ("steal", "seat", "Steal from {noun}"),
    ("grab", "coin", "Take {noun}"),
    ("destroy", "district", "Destroy {noun}"),
    ("block", "district", "Block {noun}"),
    ("skip", "character", "Skip {noun}"),
    ("give", "district", "Give {noun}"),
    ("receive", "district", "Receive {noun}"),
    ("wreck", "district", "Wreck {noun}"),
    ("pillage", "district", "Gain the loot of {noun} and wreck it"),
    ("seize", "district", "Take {noun} without paying"),
    ("ready", "character", "Ready {noun}"),
    ("apply", "", "Apply the effect"),
    ("look", "", "Look"),
    ("top", "district", "{noun} on top"),
    ("bottom", "district", "{noun} at the bottom"),
]

LAID: Final = 0
STARTS: Final = 1
PICKED: Final = 2
BAND: Final = 3
ROUND_BEGINS: Final = 4
USED: Final = 5
IDLED: Final = 6
LOOTED: Final = 7
TOOK: Final = 8
PLAYED: Final = 9
GAINED: Final = 10
PAID: Final = 11
SPENT: Final = 12
RUINED: Final = 13
TRADED: Final = 14
DREW: Final = 15
DREW_CARD: Final = 16
RESHUFFLED: Final = 17
STRUCK_BY: Final = 18
STOLE: Final = 19
STOLE_TRICK: Final = 20
GOT_TRICK: Final = 21
LOST_TRICK: Final = 22
DESTROYED: Final = 23
SKIPPED: Final = 24
BLOCKED: Final = 25
SWAPPED: Final = 26
CANCELLED: Final = 27
WRECKED: Final = 28
SENT_BACK: Final = 29
READIED: Final = 30
LOOKED: Final = 31
PLACED: Final = 32
COLLECTED: Final = 33
MISSED: Final = 34
ENDS: Final = 35
CAPPED: Final = 36
SHOWED: Final = 37
SCORED: Final = 38
APPLIED: Final = 39
PILLAGED: Final = 40

EVENTS: Final = [
    "{a:district} is laid out.",
    "{seat} is the first player.",
    "{seat} chooses {a:character}.",
    "{seat} leads {a:character}.",
    "Round {a} begins.",
    "{seat} uses {a:character}.",
    "{a:character} of {seat} can do nothing.",
    "{seat} loots {a:district}.",
    "{seat} takes {a:district}.",
    "{seat} plays {a:trick}.",
    "{seat} gains {a} {b:coin}.",
    "{seat} pays {a} {b:coin}.",
    "{seat} uses {a:character} as well.",
    "{seat} destroys the own {a:district}.",
    "{seat} trades {a:coin} for {b:coin}.",
    "{seat} draws a trick.",
    "You draw {a:trick}.",
    "The discarded tricks are shuffled: {a} card{a:s}.",
    "{seat} strikes {a:seat}.",
    "{seat} steals {a:coin} from {b:seat}.",
    "{seat} steals a trick from {a:seat}.",
    "You get {a:trick}.",
    "You lose {a:trick}.",
    "{seat} destroys {a:district} of {b:seat}.",
    "{seat} skips {a:character} of {b:seat}.",
    "{seat} blocks {a:district} of {b:seat}.",
    "{seat} gives {a:district} and receives {b:district}.",
    "The strike does nothing to {seat}.",
    "{a:district} is wrecked.",
    "{a:character} of {seat} is sent back.",
    "{a:character} of {seat} is ready again.",
    "{seat} looks at {a} district{a:s}.",
    "{seat} puts {a} on top and {b} at the bottom.",
    "{seat} collects from {a:district}.",
    "{a:district} of {seat} is blocked and gives nothing.",
    "{seat} shows {a} power: the game ends.",
    "Round {a} was the last.",
    "{seat} shows {a:trick}: {b} power.",
    "{seat} has {a} power.",
    "{seat} applies the effect of {a:district}.",
    "{seat} pillages {a:district}.",
]
