### What the board of Fine Sand says.

castle =
    { $n ->
        [one] Your castle: { $n } part
       *[other] Your castle: { $n } parts
    }
no-castle = No castle yet
draw = Draw
discard = Discards
symbol = To { $name }
symbol-about = Cards you off-load wait here for { $name }
hand = Your hand
empty-hand = Your hand is empty.
short = { $n } short
takes-away = −{ $n } unbuilt
hand-of = Hand { $n }, limit { $limit }
hand-held = Hand { $n }
money = Money { $n }
builds = Builds { $n }
coins = Wooden coins { $n }
last-round = The last round
end-alert = May draw the last card
bill-sum = The bill: { $n }
nothing-built = Nothing built yet.

## The columns of the board

green = Draw 2
red = Build 1
blue = or draw 2
purple = Limit { $n }
yellow = Actions
green-about = Green: what you draw in step 1
red-about = Red: what you build in step 2
blue-about = Blue: draw instead of building
purple-about = Purple: your hand limit

## Piles, by their names in a view

pile-castles = Castle
pile-green = Green cards
pile-red = Red cards
pile-blue = Blue cards
pile-purple = Purple cards
pile-yellow = Yellow cards
pile-hand = Hand
pile-draw-stack = Draw stack
pile-discard-pile = Discards
pile-symbol-pile = For the neighbour
pile-bill = To be built
pile-revealed = Revealed
pile-set-aside = Set aside
pile-laid-out = Laid out
pile-pallet = On the Pallet
pile-outbox = On its way
rival-coins = Wooden coins

## The sheet of the solo game

sheet = Score sheet
sheet-struck = { $n }: struck off
sheet-free = { $n }: free
timer =
    { $n ->
        [one] { $n } free turn left
       *[other] { $n } free turns left
    }

## What ending the turn sets off

ending-discard =
    { $n ->
        [one] First you discard { $n } card.
       *[other] First you discard { $n } cards.
    }
ending-give =
    { $n ->
        [one] Your off-loaded card goes to { $name } if a card lies on every Symbol pile at the end of the round.
       *[other] The top one of your { $n } off-loaded cards goes to { $name } if a card lies on every Symbol pile at the end of the round.
    }
ending-over = After that it can only be undone if everybody agrees.
