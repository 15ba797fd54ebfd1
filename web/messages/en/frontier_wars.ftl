### What the board of Frontier Wars says.

label = The map
hint = Point at a tile, or hold it, to read what stands on it and how far its units come.

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
points-from = From { $tiles }; { $medals } from medals.
points-then = Points: { $now }, then { $after } of { $target }
wins = { $n } of { $target }: wins at the next count
medals = Medals
medals-short =
    { $n ->
        [one] { $n } medal
       *[other] { $n } medals
    }
hand = Hand
own-hand = Your hand
no-cards = No cards in hand.
looked = Keep one of these
research-deck = Research
research-of = { $n } of { $target }
research-look = Look
places =
    { $n ->
        [one] { $n } free place
       *[other] { $n } free places
    }
reserve = Reserve
to-build = To build
used = used
special = Use { $name }: costs a card

## Choosing a stack and where it goes

party = Units of { $tile }
party-none = Choose none
party-aboard = Aboard the planes
pick-up = Pick somebody up elsewhere
ways = Choices for { $tile }
step-of = { $n }/{ $most }
step-more = One more { $unit }
step-fewer = One fewer { $unit }
step-aboard = { $unit }, aboard
aim =
    { $n ->
        [one] To { $tile } with { $n } unit.
       *[other] To { $tile } with { $n } units.
    }
aim-last = Nobody else can move: your turn goes on to its end.
aim-go = Go
aim-no = Not yet
may-attack = Attack here.
may-move = Move here.
may-choose = Units here can move.
is-chosen = Chosen.
prospects = What is to come this turn
battle-at = { $tile }: { $forecast }
deserted = Left empty: { $tiles }
zoom = Size of the map
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Fit the map
deck-about = { $left } in the deck, { $gone } discarded

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
left = Left by { $name }.
ready = Not moved: { $units }.
excess =
    { $n ->
        [one] { $n } unit above the limit.
       *[other] { $n } units above the limit.
    }
idle = It gives no units: no infantry of its holder stands here.
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
