### The coach of the learning game: each line is shown once, to the learner alone (FS-12.5)

coach-turn-1-start = Six cards, no drawing this time. Build one: the others are your money. Every card pays 1, the coin card pays 2.
coach-first-build-green = Green cards work from your next turn on: you will draw more at the start.
coach-first-build-red = Red cards work from your next turn on: more builds per turn, all paid as one sum.
coach-first-build-purple = Purple works at once: look at your hand limit.
coach-first-overpay = Careful: what you pay too much is lost.
coach-first-hand-over-limit = You hold more than your limit. Before you throw a card away: off-load one. Gone is gone.
coach-first-surplus = You hold more than your limit. What is too much goes to your discard pile: you will draw it again.
coach-first-no-affordable-build = Nothing to build? Take the blue side: draw two more cards instead.
coach-first-exchange = Everybody had off-loaded, so everybody gets one back. If one Symbol card is empty, nobody does.
coach-first-reshuffle = You drew the last card, so your discards are your new stack at once. Everything you built stays built.
coach-piles-low = Few cards left. If you draw them all at the start of a turn, that round is the last one.
coach-first-wooden-coin = No card left to draw: you get a wooden coin for each missing one. It pays 1 and needs no room in your hand.
