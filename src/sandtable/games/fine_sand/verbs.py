"""The verbs of the options and the kinds of events, as numbers. Their words stand beside them, in the same order."""

from __future__ import annotations

from typing import Final

VERB: Final = 1 << 16
CARD: Final = VERB - 1  # option & CARD: the card type an option names

# Set-up
THROW: Final = 0 * VERB
KEEP_REST: Final = 1 * VERB
# Step 1
DRAW_ALL: Final = 2 * VERB
BOARD: Final = 3 * VERB
USE: Final = 4 * VERB
OFFLOAD: Final = 5 * VERB
NEXT: Final = 6 * VERB
KEEP: Final = 7 * VERB
KEEP_COIN: Final = 8 * VERB
TAKE: Final = 9 * VERB
# Step 2
BUILD: Final = 10 * VERB
BLUE: Final = 11 * VERB
PLAIN: Final = 12 * VERB
VIA: Final = 13 * VERB
PAY: Final = 14 * VERB
CANCEL: Final = 15 * VERB
MORE: Final = 16 * VERB
STOP: Final = 17 * VERB
BUILD_REVEALED: Final = 18 * VERB
NONE: Final = 19 * VERB
PAY_COIN: Final = 20 * VERB
PAY_SCAFFOLD: Final = 21 * VERB
PAY_PALLET: Final = 22 * VERB
PAY_CARD: Final = 23 * VERB
# Costs and yellow actions
DISCARD: Final = 24 * VERB
ENOUGH: Final = 25 * VERB
GIVE: Final = 26 * VERB
REMOVE: Final = 27 * VERB
STOW: Final = 28 * VERB
# Step 3
CHECK: Final = 29 * VERB
DONE: Final = 30 * VERB
PROPOSE: Final = 31 * VERB
ACCEPT: Final = 32 * VERB
REFUSE: Final = 33 * VERB
# Solo
BOX: Final = 34 * VERB
USE_SET: Final = 35 * VERB
STRIKE: Final = 36 * VERB
# For people
PAY_FOR_ME: Final = 37 * VERB

VERBS: Final = [
    ("throw", "card", "Throw away {noun}"),
    ("keep_rest", "", "Keep the rest"),
    ("draw_all", "", "Draw all"),
    ("board", "", "Draw 2 (board)"),
    ("use", "card", "Use {noun}"),
    ("offload", "", "Off-load a card"),
    ("next", "", "Next step"),
    ("keep", "card", "Keep {noun}"),
    ("keep_coin", "", "Keep the wooden coin"),
    ("take", "card", "Take {noun}"),
    ("build", "card", "Build {noun}"),
    ("blue", "", "Draw 2 instead (blue side)"),
    ("plain", "", "By a plain build"),
    ("via", "card", "By {noun}"),
    ("pay", "", "Pay the bill"),
    ("cancel", "", "Cancel the bill"),
    ("more", "", "Reveal one more"),
    ("stop", "", "Stop revealing"),
    ("build_revealed", "card", "Build {noun}"),
    ("none", "", "Build none of these"),
    ("pay_coin", "", "Pay a wooden coin"),
    ("pay_scaffold", "worth", "Pay the laid-out Scaffold"),
    ("pay_pallet", "worth", "Pay the card on the Pallet"),
    ("pay_card", "card", "Pay with {noun}"),
    ("discard", "card", "Discard {noun}"),
    ("enough", "", "That is enough"),
    ("give", "card", "Off-load {noun}"),
    ("remove", "card", "Remove {noun} from this game"),
    ("stow", "card", "Put {noun} on the Pallet"),
    ("check", "", "Check the hand limit"),
    ("done", "", "End the turn"),
    ("propose", "", "Propose the other turn style"),
    ("accept", "", "Accept the other turn style"),
    ("refuse", "", "Keep the turn style"),
    ("box", "card", "Put {noun} into the box"),
    ("use_set", "set", "Use a full set of {noun}"),
    ("strike", "", "Strike off the number"),
    ("pay_for_me", "", "Pay for me"),
]

ROUND_BEGINS: Final = 0
THREW: Final = 1
DREW: Final = 2
DREW_CARD: Final = 3
TOOK_COINS: Final = 4
SHUFFLED: Final = 5
DECLARED: Final = 6
BUILT: Final = 7
PAID: Final = 8
PAID_COINS: Final = 9
CANCELLED: Final = 10
DISCARDED: Final = 11
OFFLOADED: Final = 12
OFFLOADED_CARD: Final = 13
USED: Final = 14
REVEALED: Final = 15
REMOVED: Final = 16
STOWED: Final = 17
TOOK: Final = 18
CHAIR: Final = 19
EXCHANGED: Final = 20
TRIGGERED_NOW: Final = 21
TRIGGERED_NEXT: Final = 22
TURN_DONE: Final = 23
LAST_ROUND: Final = 24
PROPOSED: Final = 25
STYLE_CHANGED: Final = 26
STYLE_KEPT: Final = 27
SCORED: Final = 28
LEFT_STACK: Final = 29
JOINED_STACK: Final = 30
COACH: Final = 31
TIMER: Final = 32
SHEET_TOTAL: Final = 33
STRUCK: Final = 34
LOST: Final = 35
BOXED: Final = 36
KEPT: Final = 37
LAID_OUT: Final = 38
NO_EXCHANGE: Final = 39
CASTLE_REMOVED: Final = 40
SET_USED: Final = 41

EVENTS: Final = [
    "Round {a} begins.",
    "{seat} throws away {a:card}.",
    "{seat} draws {a} card{a:s}.",
    "You draw {a:card}.",
    "{seat} takes {a} wooden coin{a:s}.",
    "{seat} shuffles {a} card{a:s} into a new draw stack.",
    "{seat} puts {a:card} on the bill for {b}.",
    "{seat} builds {a:card}.",
    "{seat} pays with {a:card}.",
    "{seat} pays {a} wooden coin{a:s}.",
    "{seat} cancels the bill.",
    "{seat} discards {a:card}.",
    "{seat} off-loads a card.",
    "You off-load {a:card}.",
    "{seat} uses {a:card}.",
    "{seat} reveals {a:card}.",
    "{seat} removes {a:card} from the game.",
    "{seat} puts {a:card} on the Pallet.",
    "{seat} takes {a:card} from the discard pile.",
    "{seat} pushes {a:card} onto the discard pile of {b:seat}.",
    "{seat} gets {a:card} from {b:seat}.",
    "{seat} has drawn everything: this round is the last.",
    "{seat} has drawn everything: the next round is the last.",
    "{seat} ends the turn with {a} card{a:s} in hand.",
    "Round {a} will be the last.",
    "{seat} proposes the other turn style.",
    "All agree: from now on turns are taken {a:style}.",
    "The turn style stays.",
    "{seat} has {a} unbuilt card{a:s} and {b} wooden coin{b:s}.",
    "{a:card} leaves every stack.",
    "{a:card} joins every stack.",
    "{a:coach}",
    "{a} timer coin{a:s} left on the Symbol card.",
    "{seat} counts a total of {a}.",
    "{seat} strikes off {a}.",
    "Every number up to 20 is gone: the campaign is lost.",
    "{seat} puts {a:card} into the box.",
    "{seat} keeps {a:card} of the two.",
    "{seat} lays out {a:card}.",
    "A Symbol pile is empty: nobody takes anything.",
    "The castles of {seat} swallow {a} card{a:s}.",
    "{seat} uses a full set of {a} coins.",
]
