### How a game stands

status-round = { $round ->
    [0] Before the journey
   *[other] Round { $round } of { $all }
}
status-goal = Most VP less the dead after round { $all } wins.
status-measure = VP less dead
status-last-round = This is the last round.
standing-vp = { $count } VP
standing-dead = { $count } dead
standing-supplies = { $count ->
    [one] { $count } Supply
   *[other] { $count } Supplies
}
standing-despatch = Despatch: { $count } VP now
