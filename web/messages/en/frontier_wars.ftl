### What the board of Frontier Wars says.

label = The map
hint = Point at a tile, or press and hold it, to see what stands there and how far its units can go.

## The phases of a round

rail = The phases of a round
phase-count = Count
phase-draw = Draw
phase-reinforce = Reinforce
phase-turns = Turns
phase-tactics = Tactics
phase-arms = Arms
phase-upkeep = Upkeep
about-count = Stars are counted; whoever has enough of them wins.
about-draw = Everybody draws cards.
about-reinforce = Headquarters and buildings give new units.
about-turns = One player after the other plays an attack order, moves, builds and fights.
about-tactics = Everybody may play a tactical order.
about-arms = Everybody may lay a card into their research.
about-upkeep = Units and cards above the limits go.

## A faction

sheet-of = { $name }, { $faction }
out = Out of the game.
points-of = { $n } of { $target }
points-short = { $n }/{ $target }
points-short-then = { $n }→{ $then }/{ $target }
points-from = From { $tiles }; { $medals } from medals.
points-then = Points: { $now }, then { $after } of { $target }
wins = { $n } of { $target }: wins at the next count
medals-short =
    { $n ->
        [one] { $n } medal
       *[other] { $n } medals
    }
hand = Hand
own-hand = Your hand
no-cards = No cards in hand.
card-edge = { $name } · { $n }
cards-before =
    { $n ->
        [one] { $n } more card before these
       *[other] { $n } more cards before these
    }
cards-after =
    { $n ->
        [one] { $n } more card after these
       *[other] { $n } more cards after these
    }
looked = Keep one of these
research-deck = Research
research-of = { $n } of { $target }
research-look = Look
places =
    { $n ->
        [one] { $n } free place
       *[other] { $n } free places
    }
reserve = Reserve: { $units }.
to-build = To build: { $sites }.
used = used
special = Use { $name }: costs a card

## Choosing a stack and where it goes

party = Units in { $tile }
party-where = Units in { $tile }: where do they go?
party-none = Choose none
drag =
    { $n ->
        [one] Drag it to send it alone; drag the ground to send the whole stack.
       *[other] Drag it to send one, with Shift all { $n }; drag the ground to send the whole stack.
    }
party-hint = A sign sends one of it alone; the number all or none.
party-aboard = Aboard the planes
pick-up = Fetch passengers elsewhere first
ways = In { $tile }: choose one
ways-all = Choose one
again = As last time: { $units }
step-of = { $n }/{ $most }
step-more = One more { $unit }
step-fewer = One fewer { $unit }
step-alone = One { $unit } alone
step-all = { $unit }: { $n } of { $most } go. All of them
step-none = { $unit }: { $n } of { $most } go. None of them
step-aboard = { $unit }, aboard
gather = Attack { $tile }: who takes part?
gather-from = From { $tile }: { $units }
gather-go = Attack
aim =
    { $n ->
        [one] To { $tile } with { $n } unit.
       *[other] To { $tile } with { $n } units.
    }
aim-some = To { $tile } with { $n } of { $all } units: the others do not come so far.
aim-from =
    { $n ->
        [one] { $n } unit from { $source } against { $tile }:
       *[other] { $n } units from { $source } against { $tile }:
    }
aim-last = None of your other units can move, so the rest of your turn follows.
aim-ends =
    { $n ->
        [one] { $n } unit goes to { $tile }, and as none of the others can move, the rest of your turn follows
       *[other] { $n } units go to { $tile }, and as none of the others can move, the rest of your turn follows
    }
aim-go = Go
aim-no = Cancel
out-of-reach = { $tile } is out of reach for the chosen units: too far, or behind water, enemies or guns.
have-moved = All units in { $tile } have moved this round.
may-attack = Attack here.
may-move = Move here.
may-choose = Units here can move.
is-chosen = Chosen.
may-send = A click on a marked tile sends them all; a click here asks who goes.
prospects = Still to come this turn
battle-at = { $tile }: { $forecast }
deserted = Without troops: { $tiles }
armed = { $card }: armed, for your next attack
armed-by = { $card }: armed by { $name }
face-up = face up: { $cards }
zoom = Size of the map
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Fit the map
draw-all = Draw { $n } from { $deck }, one after the other
deck-about = { $left } in the deck, { $gone } discarded

## A battle, step by step

battle-title = { $faction } attacks { $tile }
battle-side = Side
battle-step = Initiative
battle-strikes =
    { $n ->
        [one] Strikes with { $units }: { $n } hit.
       *[other] Strikes with { $units }: { $n } hits.
    }
battle-lost = Loses { $units }.
battle-ignored = ignored
battle-close = Close the battle
battle-nth = { $tile }, no. { $n }
battles-recent = Battles since your last turn
garrison = the garrison

## A tile in sentences

tile = { $name }.
stars =
    { $n ->
        [one] { $n } star.
       *[other] { $n } stars.
    }
battle = A battle is fought here.
contested = Contested.
held = Held by { $name }.
left = Last held by { $name }.
ready = Yet to move: { $units }.
excess =
    { $n ->
        [one] { $n } unit above the limit.
       *[other] { $n } units above the limit.
    }
idle = It produces nothing, as its holder has no infantry here.
next = Next to it: { $tiles }.
side-upper-right = upper right
side-right = right
side-lower-right = lower right
side-lower-left = lower left
side-left = left
side-upper-left = upper left
army = { $name }: { $units }.
aboard = Still in the air: { $load }.
way = { $option }.
intact-headquarters = Headquarters of { $name }, resistance { $strength }.
intact-factory = Factory of { $name }.
intact-encampment = Encampment of { $name }.
ruins-headquarters = Headquarters of { $name }, in ruins.
ruins-factory = Factory of { $name }, in ruins.
ruins-encampment = Encampment of { $name }, in ruins.

## Units, counted

count-infantry = { $n } infantry
count-tank =
    { $n ->
        [one] { $n } tank
       *[other] { $n } tanks
    }
count-artillery = { $n } artillery
count-plane =
    { $n ->
        [one] { $n } plane
       *[other] { $n } planes
    }

## The signs of the map

signs = Signs
sign-star = A star: the tile or its building counts one for whoever controls it.
sign-medal = Medals; two of them count as a star.
sign-face-up = A card that lies face up before a player; a tap on the player names it.
sign-points = Points: now, once the pending battles end as they stand, and what is needed to win ({ $target }).
sign-excess = In red on a stack: so many units above the limit of its tile. They go home at upkeep.
sign-border = A border in the colour and beat of a faction: it controls the tile.
sign-frontier = A tile in two colours is a frontier: enemies share it, and it counts for nobody.
sign-won = A pending battle that you would win as it stands.
sign-lost = One that you would lose.
sign-tied = One that nobody would win: a frontier.
sign-empty = Beside a battle: nobody would be left. Beside tiles: you left them without troops, so they count for nobody.
sign-fought = A battle since your last turn; a tap shows it. Where there were several on a tile, they are numbered.
sign-ready = A white edge: units here can move. A green tile is free for them, a red one is an attack.
sign-infantry = Infantry
sign-tank = Tank
sign-artillery = Artillery
sign-plane = Plane

## What stands on cards

deck-attack = Attack
deck-defence = Defence
deck-tactical = Tactical
research = Research { $n }
kind-faction = Faction
