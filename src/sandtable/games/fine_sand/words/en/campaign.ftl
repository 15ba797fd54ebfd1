### Campaigns: how they stand, and their sheet

campaign-played = Game { $game } of { $games } played. Struck off: { $count ->
    [0] nothing
   *[other] { $numbers }
}.
campaign-won = The campaign is won. Victory points: { $points }.
campaign-lost = The campaign is lost.
campaign-standing = { $player }: { $wins } won, { $cards ->
    [one] { $cards } unbuilt card
   *[other] { $cards } unbuilt cards
} in all.
campaign-season = The season goes to { $players }.

ledger-numbers = Numbers to strike off
ledger-scores = Score of each game
ledger-unbuilt = Unbuilt cards in each game (* won)
ledger-game = Game
ledger-points = Points
ledger-result = Result
ledger-won = won
ledger-lost = lost
ledger-winner = { $cards } *
