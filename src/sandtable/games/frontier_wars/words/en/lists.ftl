### The lists in the rules

list-unit = Unit
list-count = How many
list-move = Movement
list-attack = Attack initiative
list-defence = Defence initiative
list-faction = Faction
list-side = Side
list-start = Starts with
list-skill = Faction skill
list-special = Special skill
list-starts = { $troops }; { $cards } { $cards ->
    [one] card
   *[other] cards
}; headquarters of { $resistance }
list-named = { $name }: { $text }
list-card = Card
list-deck = Deck
list-research = Research
list-text = What it does
list-map = Map
list-players = Players
list-minutes = Minutes
list-points = Points to win
list-target = Research to win

# A map in a terminal
map-terms = { $name }: { $players } players, { $minutes } minutes, { $points } points or { $research } research
map-legend = C city (2 stars)   A airport (1)   S strategic point (1)   . open country   ~ water   1-4 start tiles
map-special = Scenario rule: { $text }
