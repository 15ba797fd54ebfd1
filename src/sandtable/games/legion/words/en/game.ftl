### Legion: The Siberian Story

title = Legion: The Siberian Story
    .about = Christmas 1918. Four armed bands share one railway: squads, whispered orders, frost, and who is left to tell.
    .edition = the published rules, with the rulings in rules.md; cards the rulebook does not list are ours
    .time = about 75 minutes
    .weight = rules for a full evening

mode-standard = Single game
    .about = Four rounds along the railway.
mode-learning = Learning game
    .about = Faction and commander are dealt, and a coach explains what is new: the best way to begin.
mode-survival = Survival campaign
    .about = Three games with the same people: wounds, frostbite and the dead stay with you.

setting-factions = factions: each player chooses one, or they are dealt
setting-commanders = commanders: each player chooses one, or they are dealt
setting-start-player = who begins
setting-recruitment = recruitment: all at the same time, or in turn
setting-despatches = secret despatches from round 2
setting-coach = hints for a learner

plot = Plot { $number }
nobody = nobody
sending = { $character } to Plot { $plot }
face-down = a face-down character
face-down-card = face-down card { $number } of { $player }

## What each version of the rules changed

rules-2 = Where several things are picked, they may be picked in any order.
rules-3 = Shuffles are made in another way, and whoever has people in hand is asked before they pass.
rules-4 = In the last round nobody is asked about Violence, First Aid and the Church any more.

## Options

option-faction = Lead the { $faction }
option-commander = Serve under { $commander }
option-keep-officer = Keep { $character }
option-put-under = Put { $character } under the deck
option-keep = Keep { $despatch }
option-recruit = Recruit a character
option-buy = Buy { $equipment }
option-equip = For { $character }
option-restore = Restore { $order }
option-play = Play { $despatch }
option-done = Done
option-send = Send { $sending }
option-send-freely = Send { $sending }, conditions ignored
option-pass = Pass
option-give = Give { $order }
option-give-to = To { $character }
option-take-back = Take back all used tokens
option-stop = Done with orders
option-use = Use { $order }
option-put-away = Put { $order } away
option-move = Move { $character }
option-move-to = To { $plot }
option-stay = Stay
option-hit = Wound the { $faction }
option-wound = { $character } takes the Wound
option-withdraw = Withdraw
option-lure = Lure { $character } away
option-lure-back = Lure { $place } away
option-sabotage = Discard { $character }'s order
option-sabotage-back = Discard the order of { $place }
option-kill = Sacrifice { $character }
option-swap = Change places with { $character }
option-muster = Call { $character }
option-finish = That is all
option-reveal = Reveal { $order }
option-ready = Put the rest away
option-assault = Assault the { $faction }
option-assault-times = Assaults: { $number }
option-hold = Hold back
option-violence = Violence against the { $faction }
option-cripple = { $character } is crippled
option-lose = Lose { $skill }
option-aid = Bandage { $character }
option-no-aid = Bandage nobody
option-cure = Heal { $character }
option-enough = That is enough
option-truce = Truce on { $plot }
option-heal = Heal { $character }
option-warm = Warm { $character }
option-buy-supply = Buy a Supply

## What happened

event-faction-chosen = { $player } leads the { $faction }.
event-commander-chosen = { $player } serves under { $commander }.
event-starts = { $player } is the start player.
event-kept-officer = { $player } keeps { $character }.
event-round-begins = Round { $round } begins.
event-location-up = The train stops: { $location }.
event-plot-up = The Plots of this round: { $plotcard }.
    .item = { $plot }. { $plotcard }
event-drew = { $player } draws { $count ->
    [one] { $count } character
   *[other] { $count } characters
}.
event-drew-character = { $player } draws { $character }.
event-recruited = { $player } recruits { $count ->
    [one] a character
   *[other] { $count } characters
}.
event-could-not-shop = { $player } has too few Supplies to buy anything.
event-bought = { $player } buys { $equipment }.
event-bought-for = { $player } buys { $equipment } for { $character }.
event-cured-cripple = { $player } cures { $character } with { $equipment }.
event-restored = { $player } restores an order.
event-restored-order = { $player } restores { $order }.
event-sent = { $player } sends { $character } to Plot { $plot }.
event-sent-down = { $player } sends a character face down to Plot { $plot }.
event-sent-hidden = { $player } sends { $character } face down to Plot { $plot }.
event-passed = { $player } passes.
event-gave = { $player } gives an order to { $character }.
event-gave-back = { $player } gives { $count ->
    [one] an order to a face-down character
   *[other] { $count } orders to face-down characters
} on Plot { $plot }.
event-gave-order = { $player } gives { $order } to { $character }.
event-instant = { $player } gives { $order } to { $bearer }, carried out at once.
event-took-back = { $player } takes back all used tokens.
event-used = { $player } uses { $order } with { $bearer }.
event-put-token-away = { $player } puts away { $bearer }'s token.
event-put-order-away = { $player } puts away { $bearer }'s { $order }.
event-moved = { $character } moves from Plot { $source } to Plot { $plot }.
event-moved-back = A face-down character of { $player } moves from Plot { $source } to Plot { $plot }.
event-wounded = Wounded: { $character }.
    .item = { $count ->
        [one] { $character }
       *[other] { $character } ({ $count } Wounds)
    }
event-died = Dead: { $character }.
event-withdrew = { $character } withdraws from Plot { $plot }.
event-withdrew-back = A face-down character of { $player } withdraws from Plot { $plot }.
event-under-deck = { $character } goes under the deck.
event-under-deck-back = A face-down character of { $player } goes under the deck.
event-turned-up = { $character } is turned up.
event-gained = { $player } takes { $supplies ->
    [one] { $supplies } Supply
   *[other] { $supplies } Supplies
}.
event-sabotaged = { $player } loses { $order } from { $bearer }.
event-fury = { $character } has 5 more power this round.
event-plot-resolves = Plot { $plot } is resolved: { $plotcard }.
event-revealed = { $player } reveals { $order } on { $bearer }.
event-no-assaults = { $peaceful ->
    [0] No Assaults are resolved on this Plot.
   *[other] The Plot is Peaceful: nobody strikes.
}
event-assaulted = { $player } assaults { $victim } on Plot { $plot }: { $count ->
    [one] { $count } Wound
   *[other] { $count } Wounds
}.
event-cancelled = { $character } gets down: the Wound is cancelled.
event-stood = { $player } has a total of { $total } on Plot { $plot }.
event-won = { $player } wins Plot { $plot } with { $total } and takes { $points } VP.
event-won-more = { $player } takes { $points } VP more thanks to { $order } on { $bearer }.
event-empty-plot = Nobody is left on Plot { $plot }.
event-violated = { $player } uses Violence against { $victim }{ $count ->
    [one] {""}
    [2] {" "}twice
   *[other] {" "}{ $count } times
}.
event-crippled = { $character } is crippled and loses { $skill }.
event-aided = { $medic } bandages { $character }.
event-froze = Frostbite: { $character }.
event-warmed = Warm again: { $character }.
event-scored = { $player } scores { $points } VP with { $dead ->
    [0] no dead
   *[other] { $dead } dead
}.
event-played = { $player } plays { $despatch }.
event-truce-on = Plot { $plot } is peaceful this round.
event-cured = Healed: { $character }.
event-wound-removed = { $player } removes { $count ->
    [one] a Wound
   *[other] { $count } Wounds
}.
event-frostbite-removed = { $player } removes { $count ->
    [one] a Frostbite
   *[other] { $count } Frostbites
}.
event-won-game = { $player } wins the game with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-despatch-shown = { $player } kept { $despatch }: { $points } VP.
event-free-passage = { $player } uses free passage.
event-bought-supply = { $player } buys { $count ->
    [one] a Supply
   *[other] { $count } Supplies
} for VP.
event-survived = { $player } enters the War Diary with { $points } VP and { $supplies ->
    [one] { $supplies } Supply
   *[other] { $supplies } Supplies
}.
event-out = { $player } has nobody left and takes no further part.
event-shared = The reserve has only { $count } left for { $player }.
event-exchanged = { $player } puts a character under the deck.
event-given-card = { $player } gets { $equipment } from the stock.
event-given-card-to = { $equipment } goes on { $character }.
event-frozen-dead = Frozen to death: { $character }.
event-wound-lost = Already dying when hit again: { $character }.
    .item = { $count ->
        [one] { $character }
       *[other] { $character } ({ $count } Wounds)
    }

## Questions

ask-assault-many = { $plot }: whom do you assault?
ask-assault-one = { $plot }: how many Assaults on the { $faction }?
ask-bandage = Whom does { $character } bandage?
ask-camp-return = Who goes under the deck?
ask-choose-commander = Which commander do you serve?
ask-choose-faction = Which faction do you lead?
ask-choose-reveals = { $plot }, { $card }: which orders do you reveal?
ask-choose-truce = On which Plot do you declare a truce?
ask-church = Whom do you heal in the church?
ask-cripple = { $plot }: which of your people is crippled?
ask-discard-order = { $plot }: whose order do you discard?
ask-equip = Who gets { $equipment }?
ask-equip-survivor = Who gets { $equipment }?
ask-give-orders = { $character } has arrived: which order do you give?
ask-gives-no-more = { $character } gives no more orders.
ask-gives-none = { $character } has arrived face down, and no order can be given now.
ask-give-to = Give { $order } to whom?
ask-hit-factions = { $plot }: against whom do you use Violence?
ask-hospital = Whom do you heal?
ask-issue = Who gets { $equipment }?
ask-keep-despatch = Which Despatch do you keep?
ask-keep-officer = Which Officer comes along?
ask-kill-other = Whom do you sacrifice for { $character }?
ask-lose-skill = Which skill does { $character } lose?
ask-lure-away = { $plot }: whom do you lure away?
ask-move-any = Whom do you transfer?
ask-move-to = To which Plot does { $character } go?
ask-muster-here = Whom do you call to { $plot }?
ask-place-wound = { $plot }: who takes the Wound?
ask-put-under = Which soldier goes under the deck?
ask-resolve-order = Which order do you resolve?
ask-send = Whom do you send where?
ask-shop = What do you buy?
ask-spend = What do you spend before the next game?
ask-swap-with = With whom does { $character } change places?
ask-take-order-wound = { $plot }: who takes the Wound?
ask-withdraw-bearer = Does { $character } withdraw?
ask-wound-enemy = { $plot }: which faction takes the Wound?

## What is added to questions

detail-in-form = You are asked so that the others cannot tell who came.
detail-interlude = { $points } VP and { $supplies } Supplies.
detail-to-go = { $count ->
    [one] { $count } soldier still has to go.
   *[other] { $count } soldiers still have to go.
}
detail-prices = Supplies: { $supplies }. A recruit costs { $recruit }, equipment { $card }, an order { $order }.
detail-orders-left = { $count ->
    [one] { $count } order left to give.
   *[other] { $count } orders left to give.
}
detail-assaults-left = { $count ->
    [one] { $count } Assault left on Plot { $plot }.
   *[other] { $count } Assaults left on Plot { $plot }.
}
detail-wounds-to-place = { $count ->
    [one] { $count } Wound to place on Plot { $plot }.
   *[other] { $count } Wounds to place on Plot { $plot }.
}

detail-nobody-fits = No Plot admits anybody in your hand. You are asked so that the others cannot tell whom you hold.
detail-nobody-in-hand = Your hand is empty. You are asked so that the others cannot tell when your Despatch can be played.
detail-nothing-to-use = None of your orders can be used now. You are asked so that the others cannot tell which of them are blanks.
detail-nobody-else-here = Nobody else is here: what you put away stays unseen.
detail-nothing-to-reveal = A blank cannot be revealed. You are asked so that the others cannot tell that it is one.

detail-violence = Somebody of theirs loses a skill.

## What an option brings about

then-dies = Fatal.
then-dying = Already dying: the Wound is lost.
then-gets-down = Gets down: the Wound is cancelled.
then-at-once = Carried out at once.
then-pays = Costs { $price ->
    [one] { $price } Supply
   *[other] { $price } Supplies
} and leaves { $left }.
then-no-more-sending = You send nobody else this round.
then-freezes-to-death = Frostbitten, without a coat, on a freezing Plot: the cold kills at the end of the round.
then-no-effect = Without effect.
then-unseen = Without effect, and nobody sees what it was.
then-orders-stay = Your orders that lie on Plots stay until their Plot is resolved.

## Why something is not offered

why-sent-in-march = people are sent to Plots in the March
why-answer-first = one character is sent at a time: answer this first
why-march-over = the March of this round is over
why-not-among = this one cannot be chosen here
why-in-hand = this is about people on Plots, and this one is in hand
why-not-in-hand = this is about people in hand, and this one stands on a Plot
why-on-another-plot = this one stands on another Plot
why-officer-stays = your Officer stays with you; soldiers go under the deck
why-unhurt = neither wounded nor frostbitten
why-healing-costs = that costs { $price } VP and you have { $points }
why-moves-by-order = once on a Plot, a character moves only by an order
why-given-on-arrival = orders are given when an Officer or somebody with Exams arrives on a Plot
why-being-given = this order is being given: choose who gets it
why-another-given = another order is being given: choose first who gets it
why-resolves-later = it lies with its bearer until orders are resolved
why-restored-by-buying = it is used; while recruiting you can buy it back
why-while-shopping = this Despatch is played while you shop
why-in-march = this Despatch is played in your turn of the March
why-deck-empty = your deck is empty
why-recruit-costs = a recruit costs { $price } and you have { $money }
why-one-of-a-kind = you may buy one card of each kind per round
why-stock-empty = the stock has none left
why-card-costs = it costs { $price } and you have { $money }
why-nobody-may-take-it = nobody in your hand may take it
why-order-costs = an order costs { $price } and you have { $money }
why-may-not-take-it = has this already, or may not take it
why-token-used = this token is used: restore it, or give all others first
why-token-placed = this token has already been placed
why-no-promotion = nobody may take a Promotion, or the stock has none
why-ordered = has already received an order this round
why-not-promoted = may not take a Promotion
why-gives = gives the order
why-officer = is an Officer
why-lacks = lacks { $skills }
why-no-other-plot = no other Plot admits this character
why-stands-there = is already there
why-lies = this order stays where it is until its Plot is resolved
why-blank = a blank does nothing; it can only be put away
why-nothing-fits = there is nothing here to use it on: { $text }

## The end

reason-rounds-played = four rounds were played
line-victory-points = victory points
line-dead = dead
line-despatch = despatch
line-supplies = supplies
event-coach = { $coach }
