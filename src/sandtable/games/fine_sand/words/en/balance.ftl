## What is counted for the report on balance

balance-card = Cards that were built
balance-builds = builds
balance-off-loads = off-loads
balance-shuffles = shuffles
