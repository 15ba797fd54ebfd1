### What the board of Legion says, and what stands on its cards.

## The round

phases = Phases of the round
phase-recruitment = Recruit
phase-march = March
phase-orders = Orders
phase-plots = Plots
phase-cold = Cold
starts = Start player
round-won = +{ $n } VP
holds-person = Where do you send { $name }?
dots-about = The Plots that admit them
holds-thing = Give { $name } to whom?
gift = { $thing } for { $name }
order-about = { $name } { $text }

## Plots

hidden-order = A face-down order
total-bonus = (+{ $more })
total-unsure = + ?
total-unknown = ?
at-least = { $n } + ?
plots = Plots
plot-head = { $n }. { $name }
plot-named = Plot { $n }: { $name }
lane-says = { $name }: { $total }
leads = leads
unclear = unclear
unclear-about = Face-down cards decide who wins.
ties = tied
bonus-about = Open orders add { $n }
won = Won
plot-now = In this round: { $terms }.
needs = Needs { $skills }
open-to-all = Open to all
points =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
supplies =
    { $n ->
        [one] { $n } Supply
       *[other] { $n } Supplies
    }
danger =
    Faces { $assaults ->
        [one] { $assaults } Assault
       *[other] { $assaults } Assaults
    }, absorbs { $absorbs }
danger-safe =
    Faces { $assaults ->
        [one] { $assaults } Assault
       *[other] { $assaults } Assaults
    }, absorbs { $absorbs }: nobody dies
danger-dies =
    Faces { $assaults ->
        [one] { $assaults } Assault
       *[other] { $assaults } Assaults
    }, absorbs { $absorbs }: one dies
danger-unsure =
    { $n ->
        [one] { $n } face-down order
       *[other] { $n } face-down orders
    }
danger-hidden =
    { $n ->
        [one] { $n } face-down rival
       *[other] { $n } face-down rivals
    }
fate-sure =
    { $n ->
        [0] As it stands: no Wound.
        [one] As it stands: { $n } Wound.
       *[other] As it stands: { $n } Wounds.
    }
fate-most =
    { $n ->
        [one] As it stands: up to { $n } Wound.
       *[other] As it stands: up to { $n } Wounds.
    }
fate-dies = { $who } dies.
fate-may-die = { $who } may die.
fate-more =
    { $n ->
        [one] { $n } more Wound and { $who } dies.
       *[other] { $n } more Wounds and { $who } dies.
    }
fate-somebody = one of yours
fate-somebody-begins = One of yours
fate-unsure = Unknown: { $what }.
fate-cold = The cold kills { $names }.
send-here = Send here
strip-send = Plot { $n }: { $name }. The one you hold may go there.
strip-choice = Plot { $n }: { $name }. There is something to choose.
arrival-leads = { $n } in all: leads
arrival-unclear = { $n } in all: unclear who leads
arrival-ties = { $n } in all: ties for the win
arrival-behind = { $n } in all: behind
arrival-assaults =
    { $n ->
        [one] Faces { $n } Assault
       *[other] Faces { $n } Assaults
    }
cold-dies = Frostbitten already: freezes to death
cold-freezes = Gets a Frostbite
cold-warms = Loses its Frostbite
stake = Win +{ $win } VP, else { $lose ->
        [one] { $lose } Supply
       *[other] { $lose } Supplies
    }.
stake-plunder = The winner also takes { $n ->
        [one] { $n } Supply
       *[other] { $n } Supplies
    }.
stake-dies = Win or die.
all-of = All { $n }
assault-with =
    { $n ->
        [one] Assault
       *[other] Assault with all { $n }
    }
fatal = would die
fatal-about = Wounded before or fragile: this Wound would kill

## Players

passed = passed
score-says = { $vp } VP less { $dead } dead: { $score }
then = → { $n }
then-about = If all Plots ended as they stand
in-hand =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
and-unknown = and { $n } unknown
tokens-ready =
    { $n ->
        [one] { $n } order
       *[other] { $n } orders
    }
tokens-ready-about = Orders that can still be given
used-order = Used: { $name }
used-unknown = Put away face down
dead-one = Dead: { $name }
the-dead = The dead
dead-count = { $n } dead
despatch-hidden = Holds a Despatch
despatch-now = Play it: { $text }
despatch-kept = Keep it: { $text }

## The own side

hand = Your people
hand-empty = Nobody is in your hand.
tokens = Your order tokens
token-ready = ready
token-placed = placed
token-used = used
shop = Shop
ware-price =
    { $n ->
        [0] free
       *[other] costs { $n }
    }
ware-bought = bought
ware-gone = none left
ware-stock = { $n } left
ware-perfect_aim = Adds Combat
ware-medal = Adds Charisma
ware-encryption = Adds Intelligence
ware-promotion = +1 power
ware-officer_exams = May give an order
ware-sabre = Adds Assault
ware-medical_kit = Adds First Aid
ware-coat = No frostbite
to-spend =
    { $n ->
        [one] { $n } victory point to spend
       *[other] { $n } victory points to spend
    }
costs-points = { $n } VP

## People

power-of = power { $n }
wounds =
    { $n ->
        [one] { $n } Wound
       *[other] { $n } Wounds
    }
covered = Face down: the others do not see who it is
mortal = the next Wound kills
frostbitten = frostbitten
doomed = Freezes to death at the end of the round
lost-skill = { $skill } lost
remembered = as last seen
story = In this game

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
ability-assault-about = Assault: deals a Wound to rivals on the same Plot when it is resolved.
ability-first-aid = First Aid
ability-first-aid-about = First Aid: takes a Wound from somebody else of your own on the same Plot.
ability-fragility = Fragility
ability-fragility-about = Fragility: dies of the first Wound instead of the second.
ability-violence = Violence
ability-violence-about = Violence: a rival on the same Plot loses a skill.
needs-about = Only people with { $skills } may be sent here.
type-freezing = Freezing
type-freezing-about = Freezing: at the end of the round everybody here without a Coat gets a Frostbite. The second one kills.
type-peaceful = Peaceful
type-peaceful-about = Peaceful: nobody is assaulted here.
type-warming = Warming
type-warming-about = Warming: at the end of the round everybody here loses their Frostbite.
