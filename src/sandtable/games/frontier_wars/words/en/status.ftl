### How a game stands

status-round = { $round ->
    [0] Before the war
   *[other] Round { $round } of at most { $limit }
}
status-goal = { $points } victory points at the count, { $research } research points, or the last headquarters standing.
status-measure = points
status-wins = { $faction } has { $points } of { $target } points and wins at the next count.
status-shared-lead = The lead is shared at { $points } points: nobody would win at the next count.
status-research = { $faction } may complete the secret weapon in the next arms race.
standing-out = out of the game
standing-medals = { $count ->
    [one] { $count } medal
   *[other] { $count } medals
}
standing-research-cards = { $count ->
    [one] { $count } research card
   *[other] { $count } research cards
}
standing-research = research { $points } of { $target }
