### Frontier Wars in the terminal

scalar-round = round { $count }

fact-turn-order = turn order:
fact-points-now = points
fact-points-to-win = points to win
    .short = to win
fact-research-to-win = research to win
fact-research-points = research points
    .short = research
fact-hand-limit = hand limit
    .short = limit
fact-medals = medals
fact-reserve = reserve:
fact-to-build = to build:
fact-out-of-the-game = out of the game

zone-hand = hand
zone-research-deck = research deck
    .short = research
zone-face-up = face up
zone-looked-at = looked at
zone-waiting-order = waiting order

kind-attack = attack
kind-defence = defence
kind-tactical = tactical

badge-research = research { $value }

field-research = research
field-copies = copies

thing-infantry = { $count } infantry
thing-tank = { $count ->
    [one] { $count } tank
   *[other] { $count } tanks
}
thing-artillery = { $count } artillery
thing-plane = { $count ->
    [one] { $count } plane
   *[other] { $count } planes
}
thing-factory = { $count ->
    [one] { $count } factory
   *[other] { $count } factories
}
thing-encampment = { $count ->
    [one] { $count } encampment
   *[other] { $count } encampments
}

## Signs on the map

sign-city = C
sign-airport = A
sign-strategic = S
sign-start = .
sign-neutral = .
sign-headquarters = HQ
sign-factory = FA
sign-encampment = EN
sign-infantry = i
sign-tank = t
sign-artillery = a
sign-plane = p
legend-ground = C city  A airport  S strategic point  . open country
legend-more-ground = ~ water  * star  ! contested
legend-buildings = HQ1:5 headquarters of seat 1 with resistance 5
legend-more-buildings = FA factory  EN encampment  x in ruins
legend-armies = 1:2i1t1a1p seat 1 with infantry, tank, artillery, plane
legend-cargo = (2i1a) aboard a plane over this tile

## Settings

setting-name-scenario = scenario
setting-name-side = sheets
setting-name-tie-break = ties
setting-name-round-limit = round limit
setting-name-scenario-rules = special rule
setting-name-seats = start tiles
setting-name-coach = coach
setting-name-faction-1 = seat 1 leads
setting-name-faction-2 = seat 2 leads
setting-name-faction-3 = seat 3 leads
setting-name-faction-4 = seat 4 leads
value-a = A
value-b = B
value-printed = printed order
value-shuffled = shuffled
value-on = on
value-off = off
value-random = at random
value-chosen = in order of seats
value-any = at random
value-compact = Compact
value-uk = United Kingdom
value-germany = Germany
value-ussr = USSR
value-usa = United States
value-compact-2 = Compact 2
value-compact-3 = Compact 3
value-compact-4 = Compact 4
value-tane-ost = Operation Tane Ost
value-varsity = Operation Varsity
value-fork = Operation Fork
value-brevity = Operation Brevity
value-kutuzov = Operation Kutuzov
value-gunnerside = Operation Gunnerside
value-paper-clip = Operation Paper Clip
value-urano = Operation Urano
value-greif = Operation Greif
value-chastise = Operation Chastise
value-chastise-28 = Operation Chastise (28 tiles)
value-tatsinskaya = Operation Tatsinskaya
value-epsom = Operation Epsom
value-zeppelin = Operation Zeppelin
value-biting = Operation Biting
value-borodino = Operation Borodino
value-neretva = Operation Neretva
value-bagatrion = Operation Bagatrion
