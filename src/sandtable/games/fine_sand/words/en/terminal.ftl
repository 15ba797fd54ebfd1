### Fine Sand in the terminal

scalar-round = round { $count }
scalar-ending = round { $count } is the last
scalar-timer = { $count ->
    [one] { $count } timer coin
   *[other] { $count } timer coins
}
scalar-fable-round = Fable round { $count }

fact-unbuilt = unbuilt
fact-hand-limit = hand limit
    .short = limit
fact-money = money
fact-plain-builds = builds left
    .short = builds
number-wooden-coins = wooden coins
    .short = coins
number-bill-sum = bill

zone-hand = hand
zone-castles = castles
zone-green = green
zone-red = red
zone-blue = blue
zone-purple = purple
zone-yellow = yellow
zone-bill = bill
zone-laid-out = laid out
zone-outbox = to off-load
zone-pallet = Pallet
zone-removed = removed
zone-revealed = revealed
zone-set-aside = set aside
zone-draw-stack = draw stack
    .short = stack
zone-discard-pile = discard pile
    .short = discards
zone-symbol-pile = Symbol pile
    .short = symbol

kind-castle = castle
kind-green = green
kind-red = red
kind-blue = blue
kind-purple = purple
kind-yellow = yellow
kind-coin = coin
kind-table = table

badge-coin = pays { $value }
badge-cost = cost { $value }

field-cost = cost
field-coin = pays

## Settings

setting-name-turns = turns
setting-name-first-game = first game
setting-name-start-round = first round
setting-name-season = season
setting-name-coach = coach
setting-name-round-cap = last round
value-sealed = at the same time
value-one-by-one = one by one
value-basic = basic game
value-round-1 = Fable round 1
value-off = off
value-on = on
