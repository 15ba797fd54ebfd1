### Chronicles of Waral

title = Chronicles of Waral
    .about = Three characters each: loot the districts of a rebellious cliff city, buy them for good, or play dirty.
    .edition = the published rules with cards of our own, and the rulings in rules.md
    .time = 30 to 45 minutes
    .weight = a handful of tricks to learn

mode-revolt = Revolt in Heldenheim
    .about = Usually five to eight rounds for the rule of the city.
mode-learning = Learning game
    .about = Ready-made bands and a coach, who explains what is new: the best way to begin.

setting-draft = how bands are formed: picked, at random, or ready-made
setting-start-player = who begins: drawn by lot, or this seat
setting-reactions = who is asked when struck: only those who can answer (quiet), or everyone with cards (masked)
setting-free-tricks = when free tricks are played: in your own turn, or after any rival's action as well
setting-round-cap = the game ends after this round at the latest
setting-coach = hints for a learner

banner-gull = Gull
banner-adder = Adder
banner-lynx = Lynx
banner-heron = Heron

coin-gold = gold
coin-silver = silver
coin-iron = iron
coin-any = a coin of any kind
trade = { $coin } for { $other }
coins = { $count } { $coin }
coins-of-any-kind = { $count } of any kind

type-military = military
type-merchant = merchant
type-cultural = cultural
type-strategic = strategic

## What each version of the rules changed

rules-2 = Where several things are picked, they may be picked in any order.
rules-3 = Shuffles are made in another way, and whoever holds a trick is asked before the only character acts.
rules-4 = Blackmail answers after the theft, and you may go back to choosing a character.

## Options

option-pick = Choose { $character }
option-use = Use { $character }
option-idle = { $character } does nothing
option-play = Play { $trick }
option-back = Another character
option-end-turn = End the turn
option-loot = Loot { $district }
option-take = Take { $district }
option-waive = Leave out { $price }
option-pay = Pay { $coin }
option-spend = Use up { $character } too
option-ruin = Destroy your { $district }
option-decline = Decline
option-gain = Gain { $coin }
option-trade = Trade { $trade }
option-enough = That is enough
option-steal = Steal from { $seat }
option-grab = Take { $coin }
option-destroy = Destroy { $district }
option-block = Block { $district }
option-skip = Skip { $character }
option-give = Give { $district }
option-receive = Receive { $district }
option-wreck = Wreck { $district }
option-pillage = Gain the loot of { $district } and wreck it
option-seize = Take { $district } without paying
option-ready = Ready { $character }
option-apply = Apply the effect
option-look = Look
option-top = { $district } on top
option-bottom = { $district } at the bottom

## What happened

event-laid = New in the area: { $district }.
event-starts = { $player } is the first player.
event-picked = { $player } chooses { $character }.
event-band = { $player } leads { $character }.
event-round-begins = Round { $round } begins.
event-used = { $player } uses { $character } to play a trick.
event-called = { $player } uses the power of { $character }.
event-acted = { $player } has acted: rivals may play a trick.
event-idled = { $player } can do nothing with { $character }.
event-looted = { $player } loots { $district } with { $character }.
event-took = { $player } takes { $district } with { $character } and has { $power } power now.
event-played = { $player } plays { $trick }.
event-gained = { $player } gains { $coin }.
    .item = { $count } { $coin }
event-paid = { $player } pays { $coin }.
    .item = { $count } { $coin }
event-spent = { $player } uses { $character } as well.
event-ruined = { $player } destroys their own { $district }.
event-traded = { $player } trades { $count } { $coin } for { $count } { $other-coin }.
event-drew = { $player } draws { $count ->
    [one] a trick
   *[other] { $count } tricks
}.
event-drew-card = { $player } draws { $trick }.
event-reshuffled = The discarded tricks are shuffled: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-struck-by = { $player } aims a strike at { $rival }.
event-stole = { $player } steals { $coin } from { $rival }.
    .item = { $count } { $coin }
event-robbed = With a trick that fits, { $rival } could answer the theft by { $player }.
event-stole-trick = { $player } steals a trick from { $rival }.
event-got-trick = { $player } gets { $trick }.
event-lost-trick = { $player } loses { $trick }.
event-destroyed = { $player } destroys { $rival }'s { $district }.
event-skipped = { $player } skips { $rival }'s { $character }.
event-blocked = { $player } blocks { $rival }'s { $district }.
event-swapped = { $player } gives { $rival } { $district } for { $other-district }.
event-cancelled = The strike does nothing to { $player }.
event-wrecked = Wrecked and put under the deck: { $district }.
event-sent-back = Sent back to { $player }: { $character }.
event-readied = { $player }'s { $character } is ready again.
event-looked = { $player } looks at { $count ->
    [one] { $count } district
   *[other] { $count } districts
}.
event-placed = { $player } puts { $count ->
    [0] all at the bottom of the deck
   *[other] { $other-count ->
        [0] all back on top of the deck
       *[other] { $count } back on top of the deck and { $other-count } at the bottom
    }
}.
event-collected = { $player } collects from { $district }.
event-missed = { $player } collects nothing from { $district }: blocked.
event-ends = { $player } shows { $count } power: the game ends.
event-capped = Round { $round } was the last.
event-showed = { $player } shows { $trick }, worth { $count } power.
event-scored = { $player } has { $count } power.
event-applied = { $player } applies the effect of { $district }.
event-pillaged = { $player } pillages { $district }.

## Questions

ask-action = What does { $character } do?
ask-after = Your action is done. Do you also play a free trick, or end your turn?
ask-any-time = { $rival } has acted: do you play a trick?
ask-ask-to-look = Look at the next districts of the deck?
ask-choose-blocked = Which district do you block?
ask-choose-destroyed = Which district do you destroy?
ask-choose-given = Which of your districts do you give?
ask-choose-pillaged = Which district do you loot and wreck?
ask-choose-ready = Which of your characters do you ready again?
ask-choose-received = Which district do you receive for { $district }?
ask-choose-rival = From whom do you steal?
ask-choose-seized = Which district do you take without paying?
ask-choose-skipped = Which character do you skip?
ask-choose-wrecked = Which district of the area do you wreck?
ask-destroy-own = Which of your districts do you destroy?
ask-draft = Choose a character for your band.
ask-gain-choice = Which coin do you gain?
ask-grab-coin = Which coin do you steal from { $rival }?
ask-pay-any = Which coin do you pay with?
ask-pay-for = Which coin do you pay for { $district }?
ask-put-back = Put the districts back: on top, or at the bottom of the deck?
ask-raze = Which of your districts do you destroy for { $trick }?
ask-sent-back = Sent back: { $characters }. Do you play a reaction?
ask-spend-character = Which other character do you use up for this?
ask-struck = { $rival } strikes you: do you play a reaction?
ask-trade = Trade a coin for one of another kind?
ask-turn = Your turn: which character acts?
ask-use-effect = Do you apply the effect of { $district } as well?
ask-waive = Which coin need you not pay?

## What is added to questions

detail-to-choose = { $count } to choose.
detail-up-to = Up to { $count } more.
detail-of = { $number } of { $all }.
detail-steal-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
detail-steal-coins = { $count ->
    [one] { $count } coin
   *[other] Up to { $count } coins
}
detail-to-take = { $count } to take.
detail-put-back = The first one on top will be drawn first; each one at the bottom goes under the one before.
detail-price = The price is { $price }.
detail-to-pay = { $count } to pay.
detail-rest-to-pay = The price is { $price }: { $count } still to pay.
detail-effect-strikes = It can strike a rival: pay { $count } coins first.
detail-effect-free = It costs nothing.
detail-power-at-most = Its power is at most { $power }.

threat-coins = { $left ->
    [0] You would lose all your coins: { $count }.
   *[other] You would lose { $count ->
        [one] { $count } coin of a kind
       *[other] { $count } coins of the kinds
    } that { $rival } chooses, and keep { $left }.
}
threat-trick = You would lose { $count ->
    [one] a trick, drawn from your hand
   *[other] { $count } tricks, drawn from your hand
}.
threat-robbed = You have lost coins.
threat-destroyed = { $card } would be destroyed.
threat-skipped = { $card } would be skipped.
threat-blocked = { $card } would miss its next collection.
threat-swapped = { $rival } would get { $card } from you and give you { $other } for it.

## What an option brings about

coins-none = nothing
then-taken = Costs { $less ->
    [0] { $price }
   *[other] { $total ->
        [0] no coin
        [one] { $total } coin
       *[other] { $total } coins
    } ({ $price }, less { $less })
}. Makes { $ruins ->
    [0] { "" }
   *[other] at most{" "}
}{ $power } of { $target } power.
then-looted = Brings { $coins }.
then-stolen = { $count ->
    [one] Takes { $count } coin.
   *[other] Takes { $count } coins.
}
then-destroyed = { $rival } is left with { $power } power.

## Why something is not offered

why-acting = this character is acting now
why-one-acts = only one character acts per turn, and one already has
why-own-turn = characters act in your own turn
why-character-first = first choose the character who acts: it loots or takes a district as the action of your turn
why-entered-by-action = districts are looted or taken by a character, as the action of your turn
why-only-given-up = you give up a district of yours only where a cost or a swap asks for it
why-coins-pay = coins are paid for districts you take and tricks you play
why-trick-is-action = it is the whole action of a character: choose one first
why-trick-own-turn = it is played in your own turn, before or after the action
why-trick-any-time = it is played in your own turn, before or after the action, or after the action of a rival
why-trick-struck = it answers a strike against you
why-trick-sent-back = it answers a rival who sends a character of yours back
why-trick-at-end = it is never played: it counts at the end of the game
why-no-target-after = without it the trick would have no target
why-nothing-for-it = no rival has a district you could get for it
why-ready-already = this character is ready already
why-readied = this character has already been made ready this round
why-not-sent-back = no rival has just sent this character back
why-theft-first = it answers the theft once the coins are gone
why-theft-over = the theft has happened and can no longer be cancelled
why-used = this character has been used this round
why-must-enter = after the theft this character must enter a district
why-gatewarden = a rival's gatewarden is there and lets nobody in
why-own-stands-there = another of your characters is already there
why-jurist = a jurist protects it
why-power-above = its power is above { $power }
why-blocked-already = it is already blocked
why-collects-nothing = it collects nothing
why-played-already = you have already played a trick of this name this turn
why-needs-district = you need a { $type } district to play it
why-no-target = there is no legal target for it
why-no-trick = this player has no trick
why-no-coin = this player has no coin
why-not-richer = this player is not richer than you
why-short = it costs { $price }; { $count ->
    [one] { $count } coin
   *[other] { $count } coins
} short
why-no-district = it costs a district of yours, and you control none
why-no-second-character = it costs a second ready character, and you have no other

## The end

reason-target = the target was reached
reason-round-limit = the round limit was reached
line-districts = districts
line-characters = characters
line-end-tricks = end tricks
event-coach = { $coach }
