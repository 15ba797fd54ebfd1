### What the map of Frontier Wars says.

label = The map
hint = Tap a tile to read what stands on it.
signs = What the signs mean

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
sign-headquarters = Headquarters
sign-factory = Factory
sign-encampment = Encampment
sign-city = City
sign-airport = Airport
sign-strategic = Strategic point
sign-battle = Battle

## What stands on cards

deck-attack = Attack
deck-defence = Defence
deck-tactical = Tactical
research = Research { $n }
kind-faction = Faction
