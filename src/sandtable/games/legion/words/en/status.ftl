### How a game stands

status-round = { $round ->
    [0] Before the journey
   *[other] Round { $round } of { $all }
}
status-goal = Most points after round { $all } win: VP less 1 for each of your dead.
status-measure = points
status-last-round = This is the last round.
standing-vp = { $count } VP
standing-dead = { $count } dead
standing-supplies = { $count ->
    [one] { $count } Supply
   *[other] { $count } Supplies
}
standing-despatch = Despatch: { $count } VP now
