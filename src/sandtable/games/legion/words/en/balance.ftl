## What is counted for the report on balance

balance-faction = Factions
balance-commander = Commanders
balance-order-given = Orders that were given
balance-order = Orders that were used
balance-location = Locations
balance-deaths = deaths but by frost
balance-frozen = deaths by frost
balance-take-backs = orders taken back
balance-plots = Plots resolved
balance-empty-plots = empty Plots
balance-tied-plots = tied Plots
