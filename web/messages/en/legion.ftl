### What the Plots of Legion say, and what stands on its cards.

empty = nobody
hidden-order = A face-down order
unknown = ?
power = Power
total = { $n }
total-unsure = { $n } + ?
plot = Plot
plot-number = Plot { $n }
plot-named = Plot { $n }: { $name }
needs = Needs { $skills }
points =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
supplies =
    { $n ->
        [one] { $n } supply
       *[other] { $n } supplies
    }

## What a card is

kind-character = Character
kind-commander = Commander
kind-damage = Damage
kind-despatch = Despatch
kind-equipment = Equipment
kind-faction = Faction
kind-location = Location
kind-order = Order
kind-plot = Plot
officer = Officer
skill-combat = Combat
skill-charisma = Charisma
skill-intelligence = Intelligence
ability-assault = Assault
ability-first-aid = First aid
ability-fragility = Fragility
ability-violence = Violence
type-freezing = Freezing
type-peaceful = Peaceful
type-warming = Warming
