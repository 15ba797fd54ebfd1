## The War Diary

diary = War Diary
diary-standing = Standing
diary-game = Game { $game }
diary-game-dated = Game { $game }, { $date }
diary-sheet = War Diary: { $game }
diary-head-rank = Rank
diary-head-name = Name
diary-head-faction = Faction
diary-head-points = VP
diary-head-supplies = Supplies for the next game
diary-head-commander = Commander
diary-head-won = Plots won
diary-head-fallen = Fallen
diary-won-freezing = { $count } freezing
diary-won-warming = { $count } warming
diary-won-peaceful = { $count } peaceful
diary-won-none = none
diary-fallen-nobody = nobody
diary-played = { $count ->
    [one] { $count } game played.
   *[other] { $count } games played.
}
diary-stands = { $player } ({ $faction }): { $points } VP, { $alive } alive, { $dead } dead.
diary-winner = The campaign goes to { $players }.

faction-legionaries = Legionaries
faction-whites = Whites
faction-reds = Reds
faction-renegades = Renegades
