## What every title says

seat = Seat { $number }

## Picks that are refused

refused-over = the game is over
refused-resign = { $player } cannot resign
refused-not-asked = { $player } is not asked now
refused-unknown = no option is called '{ $option }'
refused-by-rule = { $player } may not { $option }: { $reason } ({ $rule })
refused-not-offered = { $player } may not { $option } here
refused-undo = { $player } cannot take anything back: something came to light, or others went on
