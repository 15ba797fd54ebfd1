### What the board of Chronicles of Waral says.

area = The districts of Heldenheim
power-of = { $power } of { $target } power
power-reached = { $power } power
first = begins the round
round-power = had { $power }
round-collected =
    { $n ->
        [one] collected { $n } coin
       *[other] collected { $n } coins
    }
power-then = { $power } / { $target } → { $then }
power-at-the-end = { $then } at the end
race = { $name }: districts show { $power } of { $target } power. If the game ended now it would be { $then }, with { $characters } by characters.
race-with-tricks = { $name }: districts show { $power } of { $target } power. If the game ended now it would be { $then }, with { $characters } by characters and { $tricks } by tricks in your hand, which nobody else knows of.
hand = Your tricks
band = Your band
band-of = The band of { $name }
no-tricks = No tricks in hand.
tricks =
    { $n ->
        [one] { $n } trick
       *[other] { $n } tricks
    }
districts-left =
    { $n ->
        [one] { $n } district left to draw
       *[other] { $n } districts left to draw
    }
tricks-left =
    { $n ->
        [one] { $n } trick left to draw
       *[other] { $n } tricks left to draw
    }

## States of a card

used = used
acts = acts
blocked = blocked
wrecked = will be wrecked
stands-here = { $character } of { $name } stands here.
wrecked-about = Characters of several players stand here: the district will be wrecked at the end of the round.
blocked-about = Blocked: at the beginning of the next round it collects nothing.
taken = taken
worth-short = { $n } for you
worth-about = At the end of the game it would bring you { $n } power. It shows { $power }.
worth-by-character = { $card } adds { $n }.
worth-by-trick = { $card }, in your hand, adds { $n }.
district-about = A { $type } district of power { $power }.
type-military = military
type-merchant = merchant
type-cultural = cultural
type-strategic = strategic
hold-it = Hold it or right-click for more.
way-loot = Loot
way-take = Take

## What stands on a card

gold = gold
silver = silver
iron = iron
any = of any kind
cost = Cost
loot = Loot
collect = Collect
effect = Effect
free = free

## Piles, by their names in a view

pile-districts = Districts
pile-own-districts = Your districts
pile-packet = Choose one of these
pile-looked-at = You look at these
pile-back-on-top = Back on top
pile-shown = Shown
pile-in-play = In play
in-play = In play: { $names }
pile-passing = Passed on
pile-discard = Discarded tricks
