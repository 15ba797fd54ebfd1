### The coach of a first game: each line is shown once, to the learner alone (WA-2.6)

coach-first-draft = Three of these people will work for you all game, each once a round. Read what they can do and choose one; the others go on to your neighbour.
coach-first-turn = One of your three characters acts. To loot a district brings its coins at once; to take it costs coins and makes it yours for good. Loot what the district you want costs.
coach-first-take = You can pay for a district! What you take counts for your power, has its effect once, now, and often brings coins every round. All characters that stand on it go home.
coach-first-company = Where characters of two players stand when the round ends, the district is wrecked and gone. Join a rival to spoil their plan, or stay away from what you want yourself.
coach-first-trick = A trick: your secret until you play it. It needs a district of the right type among your own, its key. Some are an action, some come on top of it, some answer a rival.
coach-first-any = Coins of any kind will do. Pay with those that the next district you want does not cost.
coach-first-sent-back = A rival took or wrecked the district your character stood on. The coins you looted are yours, but the character has acted and is used until the round ends.
coach-second-round = A new round: the districts you own have paid you, empty places are filled, and all characters are ready again.
coach-near-the-end = Somebody is close to the power that ends the game. It is checked when a round ends; then characters and hidden tricks may add power, so look at what everybody shows.
