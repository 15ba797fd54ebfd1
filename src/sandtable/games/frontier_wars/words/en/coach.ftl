### The coach of a first game: each line is shown once, to the learner alone (FW-15.6)

coach-first-hand = Hold tiles with stars: whoever has enough points when a round begins wins. Red orders help in your own turn, blue ones when you are attacked, green ones at the end of a round. Different colours are a good start.
coach-first-reinforcement = Your headquarters sends one unit. Infantry holds tiles and builds. Tanks go two tiles and strike first in an attack, guns in a defence. Planes fly three tiles over anything.
coach-first-turn = Take a stack and look where it can go: green is free, red is an attack, and what would come of it is told before you go. Stars count for you where you stand alone: cities are worth two. When all have moved, Done leads to building; ending the turn skips it.
coach-first-site = An infantry can become an encampment or a factory on any tile of yours but cities and airports: a star and a medal. Leave another infantry there, or it belongs to nobody.
coach-first-attack = No dice: the count goes down from the highest initiative, all units of a step strike together, and each strike removes one. Infantry falls first. Alone at the end, you win the tile and a medal.
coach-first-defence = You are attacked. Each blue order says what would become of the battle with it; passing costs nothing. Guns strike first when they defend.
coach-first-medal = A medal: two of them are a star that nobody can take from you, and each is a place for a card in your secret research.
coach-left-empty = You left a tile empty. Its stars and its building count for nobody until somebody stands there again: one infantry is enough to hold them.
coach-first-tactics = The end of the round: you may play one green order. Nobody can answer it with troops before the stars are counted.
coach-first-research = You may lay one card into your research, face down, as long as you have more medals than cards there. The number in the corner of a card is what it is worth there; the sum that wins at once stands beside your hand.
coach-first-excess = Too many in one place: three units may stay on a tile, two on a frontier. Choose who goes home to the reserve; nobody is lost for good.
coach-second-round = The stars have been counted, and the turns of this round follow that count: most points first. Whoever has enough of them when a round begins wins, so watch who comes close, and take something from them.
