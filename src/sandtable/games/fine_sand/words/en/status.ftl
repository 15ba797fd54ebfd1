### How a game stands

status-round = { $round ->
    [0] Opening hand
   *[other] Round { $round }
}
status-last-round = Round { $round }, the last
status-goal = Fewest unbuilt cards when a stack runs out wins.
status-goal-solo = Build all you can before your stack runs out.
status-measure = unbuilt
status-ending = Round { $round } is the last.
status-end-alert = { $player } may draw the last card this round.
standing-to-draw = { $count } to draw
standing-coins = { $count ->
    [one] { $count } wooden coin
   *[other] { $count } wooden coins
}
