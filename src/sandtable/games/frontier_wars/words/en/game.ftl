### Frontier Wars

title = Frontier Wars
    .about = Two to four factions fight over a small island of hexagons. No dice: every unit strikes once, in initiative order.
    .edition = the published rules, with the rulings in rules.md; cards and maps are our own
    .time = 30 minutes to 2 hours, by scenario
    .weight = a war game made simple

mode-war = War
    .about = Stars, a secret weapon, or the last headquarters standing.

mode-learning = Learning game
    .about = The smallest map and a coach: the best way to begin.

setting-scenario = the map; compact is the small one for this number of players
setting-side = the basic (A) or the advanced (B) side of all faction sheets
setting-tie-break = the printed order of factions, or one shuffled for this game
setting-round-limit = after this round the points decide
setting-scenario-rules = whether the special rule of a scenario applies
setting-coach = hints for a learner
setting-seats = who starts where: dealt at random, or seat 1 on start tile 1 and so on
setting-faction-1 = the faction of seat 1
setting-faction-2 = the faction of seat 2
setting-faction-3 = the faction of seat 3
setting-faction-4 = the faction of seat 4

scenario-about = { $minutes } minutes; { $points } victory points or { $research } research points win.

colour-red = red
colour-blue = blue
colour-green = green
nothing = nothing
hand-card = a { $colour } card of { $faction }
load = a plane with { $infantry } infantry and { $artillery } artillery aboard
tile = { $label }
tile-of-kind = { $label } ({ $kind })
kind-city = city
kind-airport = airport
kind-strategic = strategic
kind-start = start
sheet = { $faction }, side { $side }
sheet-text = { $skill }: { $skill-text } { $special }: { $special-text }

## What each version of the rules changed

rules-2 = Where several things are picked, they may be picked in any order.
rules-3 = Shuffles are made in another way, and what brings something to light cannot be taken back.
rules-4 = Everybody draws cards at their own pace.

## Options

option-draw = Draw a { $deck } card
option-keep = Keep { $card }
option-reinforce-infantry = Infantry at { $tile }
option-reinforce-tank = Tank at { $tile }
option-reinforce-artillery = Artillery at { $tile }
option-reinforce-plane = Plane at { $tile }
option-draft-to = Draft to { $tile }
option-play = Play { $card }
option-special = Use the special skill
option-pay = Pay with { $card }
option-pass = Pass
option-done = Done
option-stop = That is all
option-select-infantry = Infantry in { $tile }
option-select-tank = Tank in { $tile }
option-select-artillery = Artillery in { $tile }
option-select-plane = Plane in { $tile }
option-select-fresh-infantry = Fresh infantry in { $tile }
option-select-fresh-tank = Fresh tank in { $tile }
option-select-fresh-artillery = Fresh artillery in { $tile }
option-select-fresh-plane = Fresh plane in { $tile }
option-move-to = Move to { $tile }
option-sail-to = Cross the water to { $tile }
option-fly-to = Fly to { $tile }
option-pick-up-at = Pick up at { $tile }
option-load-infantry = Load an infantry
option-load-artillery = Load an artillery
option-build-factory = Build a factory in { $tile }
option-build-encampment = Build an encampment in { $tile }
option-repair = Repair in { $tile }
option-fight = Fight in { $tile }
option-attach = Attach { $card }
option-hit = Hit { $faction }
option-shoot-down = Shoot down { $load }
option-target = { $tile }
option-faction = { $faction }
option-place-infantry = Infantry in { $tile }
option-place-tank = Tank in { $tile }
option-place-artillery = Artillery in { $tile }
option-place-plane = Plane in { $tile }
option-take-infantry = Infantry from { $tile }
option-take-tank = Tank from { $tile }
option-take-artillery = Artillery from { $tile }
option-take-plane = Plane from { $tile }
option-heal = Strengthen the headquarters in { $tile }
option-steal = Take { $hand }
option-add = Add { $card } to the research deck
option-none = Add nothing
option-spare = Let one unit too many stay in { $tile }
option-remove-infantry = Remove infantry in { $tile }
option-remove-tank = Remove tank in { $tile }
option-remove-artillery = Remove artillery in { $tile }
option-remove-plane = Remove plane in { $tile }
option-discard = Discard { $card }

## What happened

garrison = garrison
leader = { $faction } ({ $player })
units = { $unit ->
    [tank] { $count ->
        [one] { $count } tank
       *[other] { $count } tanks
    }
    [plane] { $count ->
        [one] { $count } plane
       *[other] { $count } planes
    }
    [garrison] the garrison
   *[other] { $count } { $unit }
}

event-leads = { $player } has its headquarters in { $tile }.
event-round-begins = Round { $round } begins.
event-counted = { $player } has { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}.
event-tied-at-top = The lead is shared, so nobody wins yet.
event-coach = { $coach }
event-rested = { $player } does nothing in its turn.
event-drew = { $player } draws { $deck }.
    .item = { $count ->
        [one] a { $deck } card
       *[other] { $count } { $deck } cards
    }
event-drew-card = { $player } draws { $card }.
event-shuffled = The { $deck } discards are shuffled into a new deck.
event-looked = { $player } looks at two { $deck } cards and keeps one.
event-reinforced = { $player } receives { $unit } in { $tile }.
    .item = { units }
event-played = { $player } plays { $card }.
event-used-special = { $player } uses { $skill }.
event-discarded = { $player } discards { $card }.
event-expired = { $card } was attached to no battle and is discarded.
event-moved = { $player } moves { $unit } from { $source } to { $tile }.
    .item = { units }
event-landed = { $player } lands { $count ->
    [one] { $count } passenger
   *[other] { $count } passengers
} from { $source } in { $tile }.
event-built = { $player } builds { $building ->
    [encampment] an encampment
   *[other] a { $building }
} in { $tile }.
event-repaired = { $player } repairs the { $building } in { $tile }.
event-medals = { $player } gains { $count ->
    [one] { $count } medal
   *[other] { $count } medals
} and now has { $total }.
event-battle-begins = { $player } attacks in { $tile }.
event-attached = { $player } attaches { $card } to the battle.
event-no-fight = There is no fight in { $tile }.
event-initiative = Initiative { $initiative }.
event-strikes = { $player } strikes with { $unit }.
    .item = { units }
event-hits = { $player } scores { $count ->
    [one] { $count } hit
   *[other] { $count } hits
} on { $faction }.
event-lost = { $player } loses { $unit } in { $tile }.
    .item = { units }
event-lost-aboard = { $player } loses { $count ->
    [one] { $count } passenger
   *[other] { $count } passengers
} with the plane.
event-ignored = { $player } ignores { $count ->
    [one] a hit
   *[other] { $count } hits
} by { $shooter }.
event-weakened = { $player } has { $count } resistance left at its headquarters.
event-won = { $player } wins the battle in { $tile }.
event-tie = The battle in { $tile } is undecided: the tile becomes a frontier.
event-all-gone = Nobody is left in { $tile }.
event-neutrals-hold = The neutral troops hold { $tile }.
event-destroyed = The { $building } in { $tile } is destroyed.
event-hq-falls = { $player } loses its headquarters in { $tile }.
event-eliminated = { $player } is out of the game; the remaining troops become neutral.
event-took-cards = { $player } takes { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from { $victim }.
event-removed = { $player } loses { $unit } in { $tile }.
    .item = { units }
event-placed = { $player } places { $unit } in { $tile }.
    .item = { units }
event-shifted = { $player } shifts { $unit } from { $source } to { $tile }.
    .item = { units }
event-kept-card = { $player } keeps { $card } face up.
event-healed = { $player } strengthens the headquarters in { $tile }.
event-stole = { $player } takes a { $deck } card from the hand of { $victim }.
event-stole-card = { $player } gets { $card }.
event-lost-card = { $player } loses { $card }.
event-added = { $player } adds { $deck } to the research deck.
    .item = { $count ->
        [one] a { $deck } card
       *[other] { $count } { $deck } cards
    }
event-added-card = { $player } adds { $card } to the research deck.
event-sent-home = { $player } sends { $unit } home from { $tile }.
    .item = { units }
event-won-by-points = { $player } wins with { $points } victory points.
event-won-by-research = { $player } completes the secret weapon with { $points } research points and wins.
event-won-by-conquest = { $player } is the last one standing and wins.
event-won-at-limit = The round limit is reached: { $player } wins with { $points } victory points.

## Questions

ask-add-research = Arms race: which card goes into your research deck for good?
ask-after-win = You won { $tile }: do you use your special skill?
ask-aim = Battle of { $tile }: whom does your hit strike?
ask-attack-window = You attack { $tile }, held by { $enemies }: do you attach your order?
ask-attack-skill = You attack { $tile }, held by { $enemies }: do you use { $skill }, your special skill?
ask-attack-either = You attack { $tile }, held by { $enemies }: do you attach your order or use { $skill }, your special skill?
ask-battles = Which battle is fought next?
ask-break-through = Breakthrough from { $tile }: to which tile?
ask-build = Building: what do your infantry build or repair?
ask-convey = Which unit goes along from { $source } to { $target }?
ask-defence-window = { $faction } attacks { $tile } with { $army }: do you play a defence order?
ask-discard-one = { $count ->
    [one] Throw away { $count } card.
   *[other] Throw away { $count } cards.
}
ask-draft-to = Forward Drafts: where does the infantry of { $tile } appear?
ask-draw-card = From which deck do you draw?
ask-draw-first = Your starting hand: from which deck do you draw?
ask-fly = Where does the plane from { $tile } fly, and whom does it carry?
ask-keep-one = Which of the two { $deck } cards do you keep?
ask-move-to = Where does the { $unit } from { $tile } go?
ask-movement = Movement: which unit moves?
ask-orders = Orders: do you play an attack order?
ask-place-free = Field Works: what do you build, and where?
ask-place-unit = Production: which unit do you place, and where?
ask-rail-from = Rail Lines: from which tile?
ask-rail-to = Rail Lines from { $tile }: to which tile?
ask-redeploy = Redeployment: which unit moves?
ask-redeploy-to = Redeployment: where does the { $unit } from { $tile } go?
ask-reinforce = Reinforcements: choose a marked tile. Which unit do you place there?
ask-relieve = Relief Column: which unit joins the battle of { $tile }?
ask-remove-at = From which tile do you remove a unit?
ask-remove-of = Whose unit in { $tile } do you remove?
ask-sabotage = Sabotage: which building do you destroy?
ask-scramble = Scramble: which plane joins the battle of { $tile }?
ask-send-home = Upkeep: which unit goes back to the reserve?
ask-shoot-down = Which plane over { $tile } do you shoot down?
ask-spare-units = Supplies: on which tile may one unit too many stay?
ask-steal = Spy Ring: from whose hand do you take a card, and of which colour?
ask-tactical-order = Do you play a tactical order?
ask-use-special = { $skill }: { $effect } Which card do you discard for it?
ask-weapons-office = Weapons Office: which card do you discard to add one more?
ask-withdraw = Withdrawal from { $tile }: to which tile?
ask-workshop = Field Workshop: what do you repair?

## What is added to questions

detail-research = { $points } of { $target } research points, { $places ->
    [one] { $places } free place.
   *[other] { $places } free places.
}
detail-more-research = { $standing } This would be card { $nth } of up to { $most } that you may add in this arms race.
detail-to-assign = { $count } still to assign.
detail-to-draw = { $count } still to draw.
detail-to-draw-looking = { $count } still to draw. You look at two cards of that deck and keep one.
detail-flight = { $hexes ->
    [one] { $hexes } hex left, { $taken } of { $places } places taken.
   *[other] { $hexes } hexes left, { $taken } of { $places } places taken.
}
detail-movement = Movement { $hexes }.
detail-up-to = Up to { $count } more.
detail-sites = { $count ->
    [one] { $count } site can still give a unit.
   *[other] { $count } sites can still give a unit.
}
detail-above-limit = { $count } above the limit.
detail-hand-limit = { $count ->
    [one] { $count } card in hand, the limit is { $limit }.
   *[other] { $count } cards in hand, the limit is { $limit }.
}

army-infantry = { $count ->
    [one] infantry
   *[other] { $count } infantry
}
army-tank = { $count ->
    [one] tank
   *[other] { $count } tanks
}
army-artillery = { $count ->
    [one] artillery
   *[other] { $count } artillery
}
army-plane = { $count ->
    [one] { $aboard ->
        [0] plane
       *[other] plane ({ $aboard } aboard)
    }
   *[other] { $aboard ->
        [0] { $count } planes
       *[other] { $count } planes ({ $aboard } aboard)
    }
}
army-garrison = headquarters ({ $count })
army-of = { $faction } with { $army }

## What an option brings about

then-special = Costs a card. { $skill }: { $effect }
then-attacks = Attacks { $enemies }.
then-leaves-empty = Leaves { $tile } empty.
then-spends-nobody = A star and a medal.
then-spends-infantry = { $usual ->
    [1] A star and a medal. Costs the infantry: it goes back to your reserve.
   *[other] Costs the infantry: it goes back to your reserve.
}
then-spends-the-last = { $usual ->
    [1] A star and a medal. Costs the infantry and leaves { $tile } empty: its stars count for nobody.
   *[other] Costs the infantry and leaves { $tile } empty: its stars count for nobody.
}
then-sites-idle = { $count ->
    [one] { $count } site is left without its unit of this round.
   *[other] { $count } sites are left without their units of this round.
}
then-won = As it stands, { $faction } wins and keeps { $army }.
then-undecided = As it stands, nobody wins: the tile becomes a frontier.
then-all-gone = As it stands, nobody is left.
then-medals = { $faction } gains { $count ->
    [one] a medal
   *[other] { $count } medals
}.
then-ruined = This destroys the { $building }.
then-wins-game = { $faction } wins the game with it.
worst-won = At worst, if { $card } is played, { $faction } wins and keeps { $army }.
worst-undecided = At worst, if { $card } is played, nobody wins: the tile becomes a frontier.
worst-all-gone = At worst, if { $card } is played, nobody is left.
skill-won = At worst, if { $skill } is used, { $faction } wins and keeps { $army }.
skill-undecided = At worst, if { $skill } is used, nobody wins: the tile becomes a frontier.
skill-all-gone = At worst, if { $skill } is used, nobody is left.
both-won = At worst, if { $card } is played and { $skill } is used, { $faction } wins and keeps { $army }.
both-undecided = At worst, if { $card } is played and { $skill } is used, nobody wins: the tile becomes a frontier.
both-all-gone = At worst, if { $card } is played and { $skill } is used, nobody is left.
then-special-fought = { $battle } { $about }
then-nothing-here = Does nothing in this battle: the units it is about do not fight here.
then-research = Makes { $points } of { $target } research points.

## Why something is not offered

why-attack-later = attack orders are played at the start of your turn, one in each
why-defence-later = defence orders are played when somebody attacks you
why-tactical-later = tactical orders are played when all turns are over, one by each player
why-skill = this skill is used { $moments }
moment-orders = at the start of your turn
moment-attack = when you attack
moment-defence = when somebody attacks you
moment-win = when you have won a battle as the attacker
moment-arms-race = before the arms race, if it can matter there
why-another-moves = another unit is moving: finish that move first
why-placed-there = new units come from your reserve to a tile that the card or skill names
why-works-there = this builds on a tile you control that holds no construction and is no city or airport
why-mended-there = this repairs a destroyed factory or encampment on a tile you control, or strengthens a headquarters of yours
why-drafted-there = the infantry goes to the tile of its building, or to a tile you control next to it
why-removed-there = this removes an enemy unit from a tile within its reach
why-removed-of = choose the faction that loses a unit
why-shot-down = this shoots down a plane of the attacker
why-sabotaged = this destroys an intact factory or encampment you do not control, near your infantry
why-stolen = this takes a card from the hand of an opponent
why-withdraws-there = all your units in the battle go together to an adjacent land tile that is yours or empty
why-scrambles = this brings a plane into the battle, from a tile you control within reach
why-relieves = this brings ground units into the battle, from adjacent tiles you control
why-redeployed = units are redeployed once each, to an adjacent land tile that is yours or empty
why-by-rail = the train goes from a tile you control to another one, over land without enemies
why-breaks-through = after the victory your units go on to an adjacent land tile that is yours or empty
why-conveyed = only units on the tile that is left go along
why-orders-first = units move after the orders
why-movement-over = the movement of this turn is over
why-all-fight = all units on the tile of a battle fight; the others stay out of it
why-move-in-turn = units move in your own turn
why-starts-there = the moving unit starts from here
why-units-first = choose a unit first; building comes after movement
why-build-in-turn = you build in your own turn, after movement
why-feint = this is a feint: no defence orders in this battle
why-one-defence-order = one defence order per battle
why-no-effect-here = it would have no effect here
why-no-effect-now = it would have no effect now
why-out-of-range = it is out of range: planes cannot fly over enemy artillery
why-no-infantry-boards = the plane is full, or no infantry here may board
why-no-artillery-boards = the plane is full, or no artillery here may board
why-stays = it was carried, or met an enemy: it stays where it is
why-has-moved = it has already moved this round
why-out-of-reach = it is out of reach: too far by land, or behind water or enemies
why-no-reserve = no such unit is left in the reserve
why-site = it has already given its unit, or your infantry does not hold it alone
why-not-yours = you do not control this tile
why-only-tactical = only tactical orders can be played now
why-only-attack = only attack orders can be played now
why-one-attack-order = one attack order per round
why-special = it has been used this round, or you have no card to pay with, or it would have no effect now
why-not-built-on = nothing can be built on cities and airports
why-not-vacant = a tile holds one construction, intact or destroyed
why-only-infantry-builds = only infantry can build
why-not-in-supply = you have none of these left to build
why-deck-empty = its deck and its discard pile are empty
why-only-excess = only the excess is removed, one tile at a time

## The end

reason-points = the target of victory points was reached
reason-research = a secret weapon was completed
reason-conquest = only one headquarters was left standing
reason-limit = the round limit was reached
line-victory-points = victory points
line-medals = medals
line-research-points = research points
line-units = units on the map

## What stands beside the board

fact-round = { $round } of at most { $limit }
pile-deck = { $colour } deck
pile-discards = { $colour } discards

## Tables that cannot be set up

setup-scenario = { $scenario } is for { $wants } players, not { $players }
setup-factions = each player takes a different faction
