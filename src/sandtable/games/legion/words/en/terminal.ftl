### Legion in the terminal

scalar-game = game { $count }
scalar-round = round { $count }

fact-faction = leads the
fact-commander = under
fact-vp = VP
fact-dead = dead:
    .short = dead
fact-supplies = Supplies
fact-passed = has passed
fact-in-reserve = Supplies in reserve:
    .short = reserve
cost-of-recruit = a recruit costs
    .short = recruit
cost-of-equipment = equipment from
    .short = equipment
cost-of-restore = restoring an order
    .short = restore

zone-hand = hand
zone-deck = deck
zone-despatch = despatch
zone-despatch-played = despatch played
zone-despatches-offered = despatches offered
zone-despatches-not-kept = despatches not kept
zone-orders = orders
zone-used-orders = used orders
zone-put-away-orders = orders put away
    .short = put away
zone-lying-orders = lying orders
zone-order-being-given = order being given
zone-graveyard = graveyard
zone-left-behind = left behind
zone-discards = discards
zone-plot-deck = Plot deck
    .short = Plots
zone-location-deck = Location deck
    .short = Locations
zone-despatch-deck = Despatch deck
    .short = Despatches

kind-character = character
kind-faction = faction
kind-commander = commander
kind-order = order
kind-equipment = equipment
kind-damage = damage
kind-plot = Plot
kind-location = Location
kind-despatch = Despatch

badge-power = power { $value }
badge-cost = cost { $value }

field-power = power
field-cost = cost
field-count = copies
field-copies = copies
field-vp = VP
field-supplies = Supplies

mark-hurts = { $count } { $hurts }
rank-officer = Officer
skill-sign-combat = Co
skill-sign-charisma = Ch
skill-sign-intelligence = In

## The Plots

location-here = { $name }: { $text }
plot-head = Plot { $number }: { $name }
plot-terms = { $vp } VP, others { $supplies ->
    [one] { $supplies } Supply
   *[other] { $supplies } Supplies
}; { $conditions ->
    [0] open to all
   *[other] needs { $needs }
}; { $types }
plot-type-freezing = freezing
plot-type-warming = warming
plot-type-peaceful = peaceful
lane = { $player }: { $hidden ->
    [0] power { $total }
   *[other] power { $total } and { $hidden } face down
}
lane-danger = { $assaults ->
    [one] { $assaults } Assault
   *[other] { $assaults } Assaults
} against them: { $dies ->
    [0] nobody dies of it
   *[other] somebody would die
}
order-lies = order { $order }
order-face-down = an order face down
despatch-text = { $bonus } At the end: { $scoring }

## Settings

setting-name-factions = factions
setting-name-commanders = commanders
setting-name-start-player = start player
setting-name-recruitment = recruitment
setting-name-despatches = despatches
setting-name-coach = coach
value-chosen = chosen
value-random = at random
value-seat-1 = seat 1
value-seat-2 = seat 2
value-seat-3 = seat 3
value-seat-4 = seat 4
value-simultaneous = at the same time
value-in-turn = in turn
value-off = off
value-on = on
