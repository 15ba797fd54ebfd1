### The lists in the rules

list-type = Type
list-count = Districts
list-power = Power
list-coins = Mostly paid in
list-for = What they are for
list-keys = Key to these tricks
list-district = District
list-character = Character
list-trick = Trick
list-played = Played
list-key = Key
list-cost = Cost
list-text = What it does
list-from-to = { $least } to { $most }
list-for-military = to rob and hinder rivals
list-for-merchant = to be paid in every round
list-for-cultural = to draw tricks, and for the highest power
list-for-strategic = for any coins: to look ahead, to block, to change the area
list-mode-action = as an action
list-mode-free = free, in your turn
list-mode-reaction = as a reaction
list-mode-end = never; counts at the end
