## What is counted for the report on balance

balance-character = Characters
balance-trick = Tricks that were played
balance-district = Districts that were taken
balance-loots = districts looted
balance-takes = districts taken
balance-tricks = tricks played
balance-strikes = strikes
balance-wrecks = wrecks
balance-target-reached = somebody reached the target
