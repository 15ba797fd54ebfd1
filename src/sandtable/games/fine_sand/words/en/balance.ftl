## What is counted for the report on balance

balance-opening = Cards in the opening hand
balance-card = Cards that somebody built
balance-builds = builds
balance-off-loads = off-loads
balance-shuffles = shuffles
