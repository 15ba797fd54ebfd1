## What is counted for the report on balance

balance-faction = Factions
balance-sheet = Sides of faction sheets
balance-tile = Start tiles
balance-tie-breaker = Places in the tie-breaker order
balance-eliminated = eliminated players
balance-over-target = winner's points over the target
