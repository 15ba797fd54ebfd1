### How a game stands

status-round = { $round ->
    [0] Choosing the bands
   *[other] Round { $round } of at most { $cap }
}
status-goal = The round in which somebody reaches { $target } power is the last; then the most power wins.
status-measure = power
status-ends = { $player } has { $power } power: this round is the last.
status-one-district = { $player } is one district short ({ $missing } power).
status-near = { $player } is { $missing } power short, but has acted.
standing-at-the-end = { $count } at the end
standing-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
standing-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
