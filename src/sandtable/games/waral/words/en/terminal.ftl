### Chronicles of Waral in the terminal

scalar-round = round { $count }

fact-target = power to end the game
    .short = target
fact-power = power
fact-power-now = power if it ended now
    .short = at the end
number-gold = gold
number-silver = silver
number-iron = iron

zone-hand = tricks
zone-band = band
zone-districts = districts
zone-packet = packet
zone-looked-at = looked at
zone-back-on-top = back on top
zone-shown = shown
zone-area = area
zone-in-play = in play
zone-district-deck = district deck
    .short = districts
zone-trick-deck = trick deck
    .short = tricks
zone-discard = discarded tricks
    .short = discards

kind-military = { type-military }
kind-merchant = { type-merchant }
kind-cultural = { type-cultural }
kind-strategic = { type-strategic }
kind-character = character
kind-trick = trick

badge-power = power { $value }
badge-free = free
note-loot = gain { $coins }
mark-used = used
mark-blocked = blocked
mark-entered = { $by } here

field-power = power
field-copies = copies

## Settings

setting-name-draft = draft
setting-name-coach = coach
setting-name-start-player = first player
setting-name-reactions = reactions
setting-name-round-cap = last round
setting-name-free-tricks = free tricks
value-pick = picked
value-random = at random
value-starter = ready-made
value-quiet = quiet
value-masked = masked
value-own-turn = in your own turn
value-any-time = at any time
value-off = off
value-on = on
