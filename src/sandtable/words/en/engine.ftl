## What every title says

seat = Seat { $number }

resigned = Resign

# Equal things in a list, in a sentence of the log
several-of = { $count } × { $thing }

## Picks that are refused

refused-over = the game is over
refused-resign = { $player } cannot resign
refused-not-asked = { $player } has nothing to decide now
refused-unknown = there is no option called '{ $option }'
why-others-first = one of another kind has to be among them, and goes first
refused-by-rule = { $player } may not { $option }: { $reason } ({ $rule })
refused-not-offered = { $player } may not { $option } here
refused-undo = { $player } cannot take anything back: something came to light, or others have moved on

## Tables that cannot be set up

setup-no-title = there is no title '{ $title }'; there are { $known }
setup-no-bot = there is no bot '{ $bot }'; there are { $known }
setup-no-factory = there is no bot '{ $bot }': { $why }
setup-factory-no-bot = '{ $bot }' made a { $made }, not a bot: sandtable.bots.players.Bot must be its base
setup-no-mode = { $title } has no mode '{ $mode }'; it has { $known }
setup-players = { $title }, { $mode }: { $players } cannot play; it is for { $known }
setup-no-setting = { $title }, { $mode } has no setting '{ $setting }'; it has { $count ->
    [0] none
   *[other] { $known }
}
setup-number = { $setting } must be a number from { $low } to { $high }, not '{ $value }'
setup-value = { $setting } must be { $values }, not '{ $value }'
setup-no-campaign = { $mode } is not a campaign: nothing carries over
setup-start = start_player must be a seat from 1 to { $players }, not { $start }
setup-campaign-over = this campaign is over
setup-campaign-unreadable = the campaign cannot be read: { $why }
setup-campaign-card = the campaign names a card { $card } that these cards do not have
setup-no-scenario = there is no scenario '{ $scenario }'; there are { $known }
setup-no-balance = { $title } has no balance report

## Records

record-empty = the record is empty
record-no-head = line 1 is not the head of a Sandtable record of format { $format }
record-line = line { $number }: { $complaint }
record-pick = pick { $number }: { $why }
record-other-rules = the record follows version { $record } of the rules, this is version { $ours }
record-other-cards = the record was played with other cards: { $record }, not { $ours }
record-other-packs = the record was played with other cards (packs: { $packs }): { $record }, not { $ours }
position-unreadable = the position cannot be read by these rules: { $why }
record-other-result = the record claims the result { $claims }, but it replays to { $replays }

## Content and packs

content-complaint = { $where }: { $complaint }
content-no-folder = { $pack }: a pack is a folder with TOML files
content-no-files = { $pack }: no TOML file in this folder
content-no-file = { $file }: this title has no such file; it has { $known }
content-no-table = { $file }: no such table [{ $table }]; there are { $known }
content-no-entry = { $file }, { $table } { $entry }: there is no entry with this id to override
content-twice = { $file }, { $table } { $entry }: this id is listed twice
content-bad-id = { $file }, { $table } { $entry }: an id is made of small letters and numbers, with - or _ between them
content-other-shape = { $file }, { $table }: it must be written as { $wanted }

## Rules

rules-example = Example: { $name }
rules-missing = the rules of this title are not written down yet
