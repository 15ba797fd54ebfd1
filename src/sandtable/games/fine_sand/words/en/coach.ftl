### The coach of the learning game: each line is shown once, to the learner alone (FS-12.5)

coach-turn-1-start = Six cards, and no drawing this time. Build one of them: the others are your money. Every card pays 1, the coin card pays 2.
coach-first-build-green = Green cards work from your next turn on: you will draw more at the start of it.
coach-first-build-red = Red cards work from your next turn on: more builds per turn, all paid as one sum.
coach-first-build-purple = Purple cards work at once: look at your hand limit.
coach-first-overpay = Careful: anything you overpay is lost.
coach-first-hand-over-limit = You hold more than your limit. Before you throw a card away, off-load one: that one is gone for good.
coach-first-surplus = You hold more than your limit. The surplus goes to your discard pile: you will draw it again.
coach-first-no-affordable-build = Nothing to build? Take the blue side: draw two more cards instead.
coach-first-exchange = Everybody has off-loaded a card, so everybody takes one. If any Symbol card is empty, nobody does.
coach-first-reshuffle = You drew the last card, so your discards become your new stack at once. Everything you have built stays built.
coach-piles-low = Few cards left. If you draw the last of them at the start of a turn, that round is the last one.
coach-first-wooden-coin = No card left to draw: you get a wooden coin for each missing card. It pays 1 and takes no room in your hand.
