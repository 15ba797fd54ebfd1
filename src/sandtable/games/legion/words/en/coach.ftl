### The coach of a first game: each line is shown once, to the learner alone (LE-2.9)

coach-keep-officer = An Officer sent to a Plot may give two orders to your soldiers. Keep the one you like; the other stays behind for good.
coach-welcome = You lead the { $faction } under { $commander }: in Siberia, at Christmas 1918, bands of soldiers fight for the Plots along the railway. A Plot you win brings points, each of your dead costs one, and after { $rounds } rounds the most points win. First keep an Officer: one who arrives at a Plot may give two orders there.
coach-put-under = Four soldiers come along, two wait under the deck. Look at the number, their power, and at the signs, their skills: many Plots let in only who has one.
coach-first-shop = What you buy stays with a soldier all game: a skill opens Plots to them, a Coat keeps the frost away. Nothing you like? Supplies that you keep are not lost.
coach-second-shop = Your people are home again, with their wounds, their frostbite and everything they carry. Look at who is hurt before you buy, and before you send.
coach-first-march = Send one soldier to a Plot, then the others send one. Whoever has the most power on a Plot takes its points; in a tie, each takes them all. Who loses and lives brings home Supplies.
coach-freezing-plot = Look for the Freezing Plots: whoever stands on one at the end of the round without a Coat gets Frostbite; the second one kills. A Warming Plot takes it away.
coach-first-pass = You need not send everybody. Who stays at home is safe, and passing is final for this round: wait with it as long as you might still want to answer a rival.
coach-last-march = The last round: soldiers you hold back now will not march again, and Supplies only break ties. Send whoever may win something, but each of your dead still costs a point.
coach-first-orders = Lay an order on a soldier; nobody else sees which. The blank does nothing, but your rivals cannot know that. When nothing is left to give, you take all used ones back.
coach-first-order-phase = In turn each player uses one of these orders, or puts it away without effect and without showing it. The lasting ones stay where they are until their Plot is resolved.
coach-first-reveal = Now or never: reveal this order and it works on this Plot, or put it away without effect.
coach-first-assault = Every Assault is a Wound, and whoever is hit chooses who takes it. The second Wound kills, and the dead count for nothing when the Plot is won.
coach-first-wound = You choose who takes it. A second Wound kills, or the first with Fragility. Each of your dead costs a point and no longer counts here.
coach-first-win = The most power: the points of this Plot are yours, all of them even if others tie with you. Who stood against you and lives takes its Supplies.
coach-first-supplies = No points here, but somebody of yours is alive and brings home Supplies. To lose cheaply is one way to arm for the next round.
coach-first-violence = Violence takes a skill from somebody of theirs. It kills nobody, but it may keep them out of Plots for the rest of the game.
coach-first-crippled = You choose who loses which skill: take one that they can spare. Equipment that gives this skill will heal it.
coach-first-aid = Your medic may take away one Wound of somebody else here. It is free.
coach-first-frostbite = Frostbite! The next one kills, unless a Warming Plot or a Coat comes first. On the card you see the ice.
