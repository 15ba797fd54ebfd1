### What is printed on districts

district-loot = Costs { $cost }. Loot: { $loot }.
district-loot-collect = Costs { $cost }. Loot: { $loot }. Collect: { $collect }.
district-loot-effect = Costs { $cost }. Loot: { $loot }. Effect: { $effect }.
district-loot-collect-effect = Costs { $cost }. Loot: { $loot }. Collect: { $collect }. Effect: { $effect }.

cost-character = a second character
cost-district = one of your districts
coins-of-your-choice = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
} of your choice

steps = { $step }; then { $rest }
step-may = you may { $step }
step-gain = gain { $coins }
step-draw = draw { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
step-steal = steal { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} from a rival
step-steal-tricks = steal { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
} from a rival
step-wreck = wreck a district
step-skip = skip a rival's character
step-block = block a rival's district
step-destroy-rival = destroy a rival's district of power { $power } or less
step-swap = swap one of your districts for a rival's of at most { $more } more power
step-scry = look at the next { $count } districts and arrange them

### Cards in a few sentences

card-is-district = A { $type } district of power { $power }. { $text }
card-is-character = { $title }. { $text }
card-is-end-trick = A trick that is never played: it counts at the end. { $text }
card-is-trick = A trick, played { $played }. { $needs } { $cost } { $text }
card-played-action = as the action of a character
card-played-free = in your own turn, besides your action
card-played-reaction = in reaction to a rival
card-key = It needs a { $keys } district.
card-no-key = It needs no district.
card-costs = It costs { $cost }.
card-costs-nothing = It costs nothing.
