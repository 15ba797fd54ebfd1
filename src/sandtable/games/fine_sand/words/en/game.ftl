### Fine Sand

title = Fine Sand
    .about = Everyone starts with the same thirty cards and wants to be rid of them: build them into a castle, or push them on to your neighbour.
    .edition = the published rules, with the rulings in rules.md
    .time = 30 to 60 minutes
    .weight = quick to learn

mode-basic = Basic game
    .about = Thirty shuffled cards each, all turns at the same time.
mode-learning = Learning game
    .about = Cards in a chosen order and a coach at your side: the best way to begin.
mode-fable = Fable campaign
    .about = After each game three cards of every stack are swapped. Endless.
mode-solo-single = Solo, single game
    .about = Thirteen free turns, then every turn costs you.
mode-solo-campaign = Solo campaign
    .about = Ten games, one score sheet, numbers that run out.

setting-turns = turns: all at the same time, or one after the other
setting-first-game = begin with a basic game, or with Fable round 1
setting-start-round = begin with this Fable round
setting-season = end the campaign after Fable round 9
setting-coach = hints for a learner
setting-round-cap = the game ends after this round at the latest

symbol-trowel = Trowel
symbol-shovel = Shovel
symbol-bucket = Bucket
symbol-bottle = Bottle

style-sealed = at the same time
style-one-by-one = one by one
set = -{ $value }

## What each version of the rules changed

rules-2 = Where several things are picked, they may be picked in any order.
rules-3 = Shuffles are made in another way, and what brings something to light cannot be taken back.
rules-4 = The other way of taking turns can be proposed at any time, and what must always be built may be built in any order.

## Options

option-throw = Throw away { $card }
option-keep-rest = Keep the rest
option-draw-all = Draw all
option-board = Draw 2 (board)
option-use = Use { $card }
option-offload = Off-load a card
option-next = Next step
option-keep = Keep { $card }
option-keep-coin = Keep the wooden coin
option-take = Take { $card }
option-build = Build { $card }
option-blue = Draw 2 instead (blue side)
option-plain = As a plain build
option-via = With { $card }
option-pay = Pay the bill
option-cancel = Cancel the bill
option-more = Reveal one more
option-stop = Stop revealing
option-build-revealed = Build { $card }
option-none = Build none of these
option-pay-coin = Pay a wooden coin
option-pay-scaffold = Pay the laid-out Scaffold
option-pay-pallet = Pay the card on the Pallet
option-pay-card = Pay with { $card }
option-discard = Discard { $card }
option-enough = That is enough
option-give = Off-load { $card }
option-remove = Remove { $card } from this game
option-stow = Put { $card } on the Pallet
option-check = Check the hand limit
option-done = End the turn
option-propose = Propose another way of taking turns
option-accept = Accept the other way of taking turns
option-refuse = Keep taking turns as before
option-box = Put { $card } into the box
option-use-set = Use a full set of coins ({ $set })
option-strike = Strike off the number
option-pay-for-me = Pay for me

## What happened

event-round-begins = Round { $round } begins.
event-threw = { $player } throws away { $card }.
event-drew = { $player } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-drew-card = { $player } draws { $card }.
event-took-coins = { $player } takes { $count ->
    [one] { $count } wooden coin
   *[other] { $count } wooden coins
}.
event-shuffled = { $player } shuffles { $count ->
    [one] { $count } card
   *[other] { $count } cards
} into a new draw stack.
event-declared = { $player } announces { $card }.
    .item = { $count ->
        [one] { $card } for { $price }
       *[other] { $count } × { $card } for { $price } each
    }
event-built = { $player } builds { $card }.
event-paid = { $player } pays with { $card }.
event-paid-coins = { $player } pays { $count ->
    [one] { $count } wooden coin
   *[other] { $count } wooden coins
}.
event-cancelled = { $player } cancels the bill.
event-discarded = { $player } discards { $card }.
event-offloaded = { $player } off-loads a card.
event-offloaded-card = { $player } off-loads { $card }.
event-used = { $player } uses { $card }.
event-blue-board = { $player } draws instead of building.
event-revealed = { $player } reveals { $card }.
event-removed = { $player } removes { $card } from the game.
event-stowed = { $player } puts { $card } on the Pallet.
event-took = { $player } takes { $card } from the discard pile.
event-chair = { $player } pushes { $card } onto the discard pile of { $neighbour }.
event-exchanged = { $player } gets { $card } from { $neighbour }.
event-triggered-now = { $player } has drawn everything: this round is the last.
event-triggered-next = { $player } has drawn everything: the next round is the last.
event-turn-done = { $player } ends the turn with { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand.
event-last-round = Round { $round } will be the last.
event-proposed = { $player } proposes to take turns { $style }.
event-style-changed = Everybody agrees: from now on turns are taken { $style }.
event-style-kept = Not everybody agrees: turns are taken as before.
event-scored = { $player } has { $cards ->
    [one] { $cards } unbuilt card
   *[other] { $cards } unbuilt cards
} and { $coins ->
    [0] no wooden coins
    [one] { $coins } wooden coin
   *[other] { $coins } wooden coins
}.
event-won = { $player } wins.
event-left-stack = Out of every stack: { $card }.
event-joined-stack = Into every stack: { $card }.
event-coach = { $coach }
event-timer = { $count ->
    [0] The last timer coin is gone from the Symbol card.
    [one] { $count } timer coin is left on the Symbol card.
   *[other] { $count } timer coins are left on the Symbol card.
}
event-sheet-total = { $player } counts a total of { $total }.
event-struck = { $player } strikes off { $number }.
event-lost = No free number up to 20 is left for this total: the campaign is lost.
event-boxed = { $player } puts { $card } into the box.
event-kept = { $player } keeps { $card }.
event-laid-out = { $player } lays out { $card }.
event-no-exchange = A Symbol pile is empty: nobody takes anything.
event-castle-removed = The castles of { $player } swallow { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-set-used = { $player } lowers the total by { $value } with full sets of coins.

## Questions

ask-bill = The bill is { $bill }: add another build, or pay?
ask-build-cost = { $count ->
    [one] Discard { $count } card to build this.
   *[other] Discard { $count } cards to build this.
}
ask-build-revealed = Which of the revealed cards do you build?
ask-choose-for-box = Which card goes into the box for the rest of this campaign?
ask-discard-any = Discard another card, or is that enough?
ask-discard-cost = { $count ->
    [one] Discard { $count } card as the cost.
   *[other] Discard { $count } cards as the cost.
}
ask-discard-surplus = { $count ->
    [one] Throw away { $count } card: you hold more than your limit.
   *[other] Throw away { $count } cards: you hold more than your limit.
}
ask-done = Ready to end your turn?
ask-draw = Step 1: draw your cards.
ask-draw-done = Step 1: all your cards are drawn. Anything else before step 2?
ask-fetch = Which card of your discard pile do you take?
ask-finish = Step 3: last actions, then the hand limit.
ask-mulligan = Opening hand: throw away what you do not want, then draw as many.
ask-off-load = Which card do you off-load?
ask-pay = Pay the bill: what do you pay with next?
ask-remove = Which card do you remove from this game?
ask-reveal = Reveal another card?
ask-sheet = Lower your total with a full set of coins, or strike it off?
ask-sift = Which of the two do you keep?
ask-stow = Which coin card goes on the Pallet?
ask-via = Which action builds { $card }?
ask-vote-on-style = Take turns the other way from now on?
ask-work = Step 2: build, or draw on the blue side.
ask-work-done = Step 2: nothing more to build or draw. Anything else before step 3?

## What is added to questions

detail-paid = { $paid } of { $bill } paid.

## What an option brings about

then-built = Costs { $price } of your { $money }. Leaves { $unbuilt } unbuilt.
then-costs = Costs { $price }.
then-no-building = No building this turn.
then-idle = You neither build nor draw this turn.
then-throw-away = { $count ->
    [one] Then you throw away { $count } card.
   *[other] Then you throw away { $count } cards.
}
then-draws = { $count ->
    [one] You draw { $count } card.
   *[other] You draw { $count } cards.
}

## Why something is not offered

why-red-side = you took the red side this turn
why-blue-side = you took the blue side this turn
why-board-has-drawn = you have already taken the board's draw in this step
why-draw-before-step = the board's draw comes before step { $step }
why-not-ready = it has acted this turn, or was built this turn
why-needs-cards = it needs { $count ->
    [one] { $count } hand card
   *[other] { $count } hand cards
}, you hold { $held }
why-last-card-owed = your last hand card has to go to the Symbol card
why-pallet = the Pallet is full, or you hold no coin card to put there
why-timer = off-loading begins when { $count ->
    [one] the last timer coin is gone
   *[other] the { $count } timer coins are gone
}
why-off-loaded-already = you have already off-loaded this turn
why-nothing-to-off-load = you hold no card to off-load
why-coin-card = coin cards cannot be built
why-too-dear = its printed cost is above { $cost }
why-too-few-to-discard = that takes { $count ->
    [one] { $count } other hand card
   *[other] { $count } other hand cards
} to discard
why-no-money = that takes { $cost }, you can pay { $means }
why-build-in-step-2 = building is done in step 2
why-builds-used = you have used all your builds this turn
why-nothing-to-reveal = there is no card to reveal
why-bill-first = pay or cancel the bill first
why-bill-stands = you have already revealed or discarded cards for this bill
why-superfluous = with it, you would pay more than you need to
why-pays-nothing = it pays nothing
why-needed-for-bill = you could not pay the bill without it, or another card has to go first
why-only-coin-cards = only a coin card goes on the Pallet
why-only-pays = it is for paying a bill
why-green-later = green cards act in step 1
why-red-later = red cards act with the builds of step 2
why-blue-later = blue cards act in step 2, if you draw instead of building
why-purple-later = purple cards act in step 3
why-yellow-later = yellow cards act between two actions: finish this one first
why-castle-stands = it is built and stays; a castle has no action
why-always-counts = it has no action: it counts as long as it stands

## The end

reason-stack-drawn = a stack was drawn to its last card
reason-own-stack-drawn = your stack was drawn to its last card
reason-round-limit = the round limit was reached
reason-numbers-gone = no free number up to 20 was left for the total
line-unbuilt = unbuilt cards
line-coins = wooden coins
line-stack = stack
line-off-loads = off-loads
line-result = result
