### What the board of Chronicles of Waral says.

area = The districts of Heldenheim
power-of = { $power } of { $target } power
power-reached = { $power } power
first = begins the round
round-collected =
    { $n ->
        [one] collects { $n } coin
       *[other] collects { $n } coins
    }
race = { $name }: { $power } of { $target } power, and { $more } more that the characters would add if the game ended now
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
worth-short = +{ $n } at the end
worth-about = At the end of the game it would bring you { $n } power: the { $power } that it shows, and what your characters and tricks add then.
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
pile-passing = Passed on
pile-discard = Discarded tricks
