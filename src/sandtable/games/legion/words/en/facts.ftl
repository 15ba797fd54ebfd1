## What stands beside the board

fact-round = round
fact-round-of = { $round } of { $all }
fact-phase = phase
fact-game = game
fact-reserve = supplies in reserve
fact-price-of-recruit = price of a recruit
fact-price-of-equipment = price of equipment
fact-price-of-restore = price of restoring an order

phase-setting-up = setting up
phase-recruitment = recruitment
phase-march = march
phase-orders = orders
phase-plots = plots
phase-cold = cold
phase-interlude = between the games

hurt-wound = wound
hurts-wound = wounds
hurt-frostbite = frostbite
hurts-frostbite = frostbites

worn-perfect_aim = perfect aim
worn-medal = medal
worn-encryption = encryption
worn-promotion = promotion
worn-officer_exams = officer exams
worn-sabre = sabre
worn-medical_kit = medical kit
worn-coat = coat

skill-combat = Combat
skill-charisma = Charisma
skill-intelligence = Intelligence
lost-combat = combat lost
lost-charisma = charisma lost
lost-intelligence = intelligence lost
