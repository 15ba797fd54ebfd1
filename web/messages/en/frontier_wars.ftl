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
party-aboard = Aboard the planes
pick-up = First fetch passengers
ways = In { $tile }: choose one
ways-all = Choose one
again = As last time: { $units }
step-of = { $n }/{ $most }
step-more = One more { $unit }
step-fewer = One fewer { $unit }
step-aboard = { $unit }, aboard
gather = Attack { $tile }: who takes part?
gather-from = From { $tile }: { $units }
gather-go = Attack
aim =
    { $n ->
        [one] To { $tile } with { $n } unit.
       *[other] To { $tile } with { $n } units.
    }
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
