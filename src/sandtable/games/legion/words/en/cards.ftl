### Cards in a few sentences

ability-assault = Assault
ability-violence = Violence
ability-first_aid = First Aid
ability-fragility = Fragility

card-none = none
card-is-character = { $officer ->
    [0] A character
   *[other] An Officer
} of the { $faction } with power { $power }. Skills: { $skills }. Abilities: { $abilities }.
card-is-faction = A faction. { $text } Its goal: { $goal }
card-is-commander = A commander of the { $faction }. Own orders: { $special-orders }
card-is-order = An order, { $timing ->
    [instant] carried out as soon as it is given.
    [lasting] revealed when its Plot is resolved.
    [blank] for bluffing.
   *[other] used before the Plots are resolved.
} { $text }
card-is-equipment = Equipment for { $cost ->
    [one] { $cost } Supply
   *[other] { $cost } Supplies
}; { $count } in the stock. { $does }
card-is-damage = Damage. { $text }
card-is-plot = A Plot that pays { $vp } VP to its winner and { $supplies ->
    [one] { $supplies } Supply
   *[other] { $supplies } Supplies
} to the others who are still alive there. It asks for: { $conditions }. Types: { $types }.
card-is-location = A Location. { $text }
card-is-despatch = A Despatch, played { $window ->
    [recruitment] while shopping.
   *[march] in a March turn.
} { $text } Kept to the end: { $scoring-text }

equipment-add-skill = Adds { $what }.
equipment-add-ability = Adds { $what }.
equipment-power = Adds { $count } power.
equipment-add-order-giver = A bearer who is not an Officer can give { $count ->
    [one] an order
   *[other] { $count } orders
} on arrival.
equipment-add-frost-immunity = Its bearer gets no Frostbite.
