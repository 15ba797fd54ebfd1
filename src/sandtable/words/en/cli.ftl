## The help of commands

help-usage = Usage: { $command } [OPTIONS]
help-usage-commands = Usage: { $command } COMMAND
help-commands = Commands
help-parameters = Options
help-required = { $about } (required)
help-default = { $about } (usually { $default })

command = Modern board games to play with people and bots. Without a command: a server opens for your browser.
command-serve = Open the house: play in the browser, alone, with friends, live or over days.
command-titles = The titles on the shelf, with their modes, numbers of players and settings.
command-play = Play in the terminal: against bots, with friends at one screen, or alone.
command-rules = The rules of a title, or one of them.
command-cards = The cards of a title, or one of them.
command-map = The maps of the titles that have some, or one of them drawn.
command-replay = Read a recorded game again: step through it, or print its text.
command-campaign = How a campaign stands after a recorded game; its diary as a page.
command-verify = Check a record: it replays under these rules and cards, and to the result it claims.
command-sim = Play many games between bots and print who wins, from which seat, and how long games are.
command-fuzz = Play random games in all variants of a title and check every promise: distinct options, no card lost, nothing hidden shown, the title's own invariants kept, clone, load, undo and replay exact, and an end. Seats leave at any decision, where the rules let them. A failure is written as a record.
command-balance = How even a title is: its factions, seats or scenarios, measured in games between bots. In Markdown.
command-migrate = Go on with all running games of a storage after an upgrade, while no server runs; or say beforehand what becomes of them.
command-backup = Copy the whole storage of a server to a file, while it runs.
command-export = Write the record of a server's game, and the game in words, into a folder.
command-import = Put a recorded game into the storage of a server.
command-host = Look after a house: people, tables, reports, bans, words, notices. A running server follows within seconds.
command-host-role = Give somebody a role in running the house: admin, moderator or none. They are named as they sign in.
command-host-glance = How many people and tables there are, reports that wait, and how much the storage holds.
command-host-people = People, the newest first; with a text those whose name holds it.
command-host-tables = Tables of some status, private ones included.
command-host-table = End a game as it stands, set it aside, or bring it back.
command-host-reports = What people told about players and lines of chat.
command-host-close = Be through with a report.
command-host-bans = Who is turned away or may not speak.
command-host-ban = Turn a person or a network away, or forbid somebody to speak.
command-host-lift = Let somebody in again, or speak again.
command-host-words = The words that are covered in talk and refused in names; with some, these from now on.
command-host-notice = Tell everybody something, until it is told otherwise; without a text nothing.
command-host-audit = What hosts did, the newest first.
command-bench = How fast this build is: decisions and games per second of random play, microseconds per clone, pick, view and imagined position, and tries per second of bots that think ahead.
command-pack = Packs: folders with an owner's own numbers for the cards of a title.
command-pack-check = Check every file, entry and field of a pack, and play random games with it.
command-arena = The arena: what bots are worth, measured.
command-arena-train = Learn from games of a bot with itself how much each thing speaks for a victory, and print or write the weights.
command-arena-match = Let one bot play another, the same deals from every seat, and print how often it wins and how long both think.

takes-help = Show this and stop.
takes-version = Show the version and stop.
takes-json = Print JSON, for programs.
takes-seed = Makes it reproducible; without it a fresh one is taken and named.
takes-mode = A mode of the title; `sandtable titles` lists them.
takes-set = A setting of the table, as NAME=VALUE. May be repeated.
takes-pack = A pack to lay over the cards. May be repeated.
takes-processes = How many processes; 0 takes every core. The result is the same.
takes-title = The title, in any spelling.
takes-players = How many play.
takes-file = The record.
takes-data = The folder for everything the server keeps.
takes-database = postgresql://... instead of SQLite in the data folder.
takes-bots = The bots, by name, with commas between. They change seats from game to game.
takes-rules-id = The number of a rule or chapter, such as FS-4.2 or FS-4, or words to search for.
takes-cards-id = The id or the name of a card.
takes-map-name = The name of a map. Without it all maps are listed.
takes-map-title = Only maps of this title.
takes-pack-check-folder = The folder of the pack.
takes-pack-check-games = How many random games to play with it.
takes-pack-check-title = The title it is for, unless its pack.toml says so.
takes-arena-match-first = The bot that is measured: a name, perhaps with the milliseconds of processor time it may take for a pick (level5@100) or a file of weights (greedy+new.toml).
takes-arena-match-second = The bot on all other seats.
takes-arena-match-games = How many games. Every deal is played once from each seat.
takes-arena-match-timed = Give each level its own limit, in processor time. Without it the same seed plays the same games on every machine.
takes-arena-match-out = Keep every game in this file, and go on from there when the match was interrupted.
takes-host-role-name = The name they sign in with, or their id.
takes-host-role-role = admin, moderator, or none to take it away.
takes-host-people-name = A part of the name.
takes-host-tables-status = open, playing, paused, over or aside.
takes-host-table-act = end, aside or back.
takes-host-table-table = The id of the table: the last part of its address.
takes-host-reports-closed = Those that somebody is through with.
takes-host-close-report = The id of the report.
takes-host-close-answer = What to note about it.
takes-host-ban-kind = person, mute or address.
takes-host-ban-what = A name or an id; or an address or a network such as 192.0.2.0/24.
takes-host-ban-reason = Why: they are told.
takes-host-ban-days = For so many days; 0 for good.
takes-host-lift-ban = The id of the ban.
takes-host-words-words = The words. One that ends in * stands for all that begin so.
takes-host-words-clear = No words any more.
takes-host-notice-text = What to tell.
takes-arena-train-games = How many games.
takes-arena-train-bot = The bot that plays with itself.
takes-arena-train-data = Keep what each game teaches in this file, and go on from there.
takes-arena-train-out = Write the weights into this file instead of printing them.
takes-sim-games = How many games.
takes-fuzz-games = How many games, shared out over the variants.
takes-fuzz-players = Only tables with so many players.
takes-fuzz-out = The folder for the records of failures.
takes-balance-games = How many games; a title says of what.
takes-balance-out = Write the report into this file instead of printing it.
takes-play-title = The title, in any spelling. Without it you choose at the table.
takes-play-players = How many play: usually two, or as few as the mode allows.
takes-play-against = Who sits on the other seats, with commas between: names of bots, or `human`. The last one fills up.
takes-play-scenario = For titles with scenarios: which one; `sandtable map` lists them.
takes-play-resume = Go on with this saved game.
takes-replay-to = Stop after so many picks.
takes-replay-seat = As this seat saw it, counted from 1. Without it: all picks, and what everybody saw.
takes-replay-text = Print the game text, also where it could be stepped through.
takes-campaign-file = The record of a finished game of a campaign.
takes-campaign-page = Also write the campaign's diary, where its title keeps one, as an HTML page to this file.
takes-migrate-check = Only say what would become of every game. Nothing is changed.
takes-migrate-end = End the games that cannot go on as they stand.
takes-migrate-verbose = Name every game.
takes-backup-file = The file to write. What is there already is not overwritten.
takes-export-game = The id of the game.
takes-export-folder = Where to write both files.
takes-import-record = The record.
takes-serve-host = The address to listen at; 0.0.0.0 lets other machines in.
takes-serve-port = 0 takes any free port.
takes-serve-redis = redis://... when several nodes share a database.
takes-serve-origin = Another address whose pages may use this server.
takes-serve-metrics-for = A network that may read /metrics, such as 10.0.0.0/8; this machine always may.
takes-serve-secure = Cookies over https only, for a server behind a proxy that speaks https.
takes-serve-workers = Processes for bots; without it one less than there are cores.
takes-serve-budget = Seconds a bot may think about a pick.
takes-serve-pause = Seconds of silence at live tables after what somebody may answer in secret.
takes-serve-address = How people reach this server, such as https://sand.example.org. Links in mails begin with it.
takes-serve-smtp = The server that sends mails: smtps://user:password@host, smtp:// for STARTTLS, or smtp+plain://.
takes-serve-mail-from = The sender of mails.
takes-serve-hooks-inside = Let notices go to addresses of this machine and its network, too.
takes-bench-title = The title; without it every title is measured.
takes-bench-players = How many play: usually 4, or as many as can.
takes-bench-all-players = Measure every number of players.
takes-bench-seconds = How long each measurement takes, about.
takes-bench-both = Run the interpreted and the compiled build, and print them side by side.
takes-language = The language of all this, such as `de`; else SANDTABLE_LANGUAGE, or that of this machine.

## What is wrong with a command line

cli-file = { $file }: { $why }
cli-machine = { $why }
cli-bad-value = '{ $value }' is nothing that { $place } takes
cli-missing = { $command } needs { $place }; --help tells what it takes
cli-twice = { $place } is given twice
cli-order = { $command } takes its words in another order; --help tells which
cli-unreadable = { $command } cannot make sense of this; --help tells what it takes
cli-too-many = { $command } does not know what to do with '{ $word }'; --help tells what it takes.
cli-setting = A setting is given as --set NAME=VALUE, not '{ $given }'.
cli-no-text = { $file } is no record: it is not a text file.
cli-no-record = { $file } cannot be read: { $why }.
cli-at-least = { $name } must be { $least } or more, not { $number }.
no-such-command = There is no command '{ $word }'; there are { $known }.
no-such-command-near = There is no command '{ $word }'; did you mean '{ $near }'?
no-such-option = There is no option '{ $word }'; there are { $known }.
no-such-option-near = There is no option '{ $word }'; did you mean '{ $near }'?
no-such-title = There is no title '{ $word }'; there are { $known }.
no-such-title-near = There is no title '{ $word }'; did you mean '{ $near }'?
no-such-rule = There is no rule '{ $word }'; there are { $known }.
no-such-rule-near = There is no rule '{ $word }'; did you mean '{ $near }'?
no-such-card = There is no card '{ $word }'; there are { $known }.
no-such-card-near = There is no card '{ $word }'; did you mean '{ $near }'?
no-such-map = There is no map '{ $word }'; there are { $known }.
no-such-map-near = There is no map '{ $word }'; did you mean '{ $near }'?
no-such-bot = There is no bot '{ $word }'; there are { $known }.
no-such-bot-near = There is no bot '{ $word }'; did you mean '{ $near }'?

## Looking things up

head-mode = mode
head-players = players
head-setting = setting
head-values = values
setting-usually = { $about } (usually { $default })
no-maps = There are no maps: no title here is played on one.
card-rules = Its rules: { $rules }.
card-from-rulebook = As the rulebook has it.
card-from-public = As it is publicly known.
card-from-designed = Designed for this table, where nothing is published.
pack-sound = { $folder } is a sound pack for { $title }: { $count } kinds of table were set up with it, { $games } random games kept every promise.
pack-unsound = { $folder } is no sound pack for { $title }: { $failures } of { $games } random games broke a promise.
pack-which-title = { $folder }: which title is this pack for? Say it with --title, or with title = "..." in its pack.toml.

## Records

replay-head = { $title }, { $mode }: { $names }
replay-to = The record has { $picks } picks, so --to is a number from 0 to { $picks }, not { $to }.
replay-seat = The record has { $players } seats, so --seat is a number from 1 to { $players }, not { $seat }.
replay-goes-on = The game goes on: { $names } to pick.
replay-over = The game is over: { $reason }.
campaign-none = { $file } is no finished game of a campaign.
campaign-no-diary = { $title } keeps no diary.
verify-not = { $file } does not verify: { $why }.
verify-sound = { $file } is sound: { $title }, { $picks ->
    [one] one pick
   *[other] { $picks } picks
}.
play-no-terminal = The table needs a terminal; `sandtable --help` lists commands that do without.

## Many games

progress-games = games
progress-measuring = measuring
sim-head = { $games ->
    [one] One game
   *[other] { $games } games
} of { $title }, { $mode }, { $players ->
    [one] one player
   *[other] { $players } players
}, seed { $seed }: { $seconds } s, { $speed } games/s
sim-head-won = won
sim-head-interval = 95 % interval
sim-head-of = of
sim-head-score = score
sim-bot = { $number } { $level }
sim-interval = { $low } to { $high }
sim-decisions = decisions a game: { $mean } (from { $least } to { $most })
sim-rounds = rounds a game: { $mean } (from { $least } to { $most })
sim-too-many-bots = { $players ->
    [one] { $bots } bots cannot sit on one seat: name fewer with --bots.
   *[other] { $bots } bots cannot sit on { $players } seats: name fewer with --bots.
}
sim-no-bots = --bots names no bot; there are { $known }.
match-won = { $title }: { $first } won { $rate } ({ $low } to { $high }) of { $games ->
    [one] one game
   *[other] { $games } games
} against { $others ->
    [one] { $second }
   *[other] { $others } × { $second }, where { $par } is par
}, seed { $seed }.
train-done = { $games ->
    [one] One game
   *[other] { $games } games
}: the surprise at those held back went from { $before } to { $after }.
match-other = { $file } holds another match: name another file, or give the same bots, title, table and seed as before.
match-time = { $bot }: { $ms } ms of processor time a decision ({ $decisions } decisions)
fuzz-head = { $games ->
    [one] One game
   *[other] { $games } games
} in { $variants ->
    [one] one variant
   *[other] { $variants } variants
} of { $title }, { $picks } picks, seed { $seed }: { $seconds } s.
fuzz-no-variant = { $title } has no variant with { $mode ->
    [any] any mode
   *[other] the mode { $mode }
} and { $players ->
    [0] any number of players
    [one] one player
   *[other] { $players } players
}
fuzz-failure = { $variant }, seed { $seed }, after { $picks } picks: { $reason }
fuzz-failures = { $count ->
    [0] Every promise was kept.
    [one] One failure.
   *[other] { $count } failures.
}
balance-written = The report is in { $file }.

## Speed

bench-seconds = --seconds must be a number from 0.01 to 3600, not { $seconds }.
bench-no-sources = --both needs the sources: run it in a checkout of Sandtable.
bench-no-build = There is no compiled build to compare with: `./sandtable build` says why.
bench-failed = The benchmark of { $title } failed in { $tree }.
bench-column = { $players } players
    { $build }
bench-interpreted = interpreted
bench-compiled = compiled
bench-compared = { $players } players: compiled { $times } times as fast.
bench-decisions = decisions/s
bench-games = games/s
bench-first-third = decisions/s, first third of games
bench-last-third = decisions/s, last third of games
bench-pick = µs per pick
bench-clone = µs per clone
bench-view = µs per view
bench-imagine = µs per imagined position
bench-tries = tries/s of thinking ahead

## Servers

backup-done = Everything is in { $file }.
import-done = The game is kept as { $id }.

## Looking after a house

host-done = Done. A running server follows within seconds.
host-soon = A running server does it within seconds; if none runs, the next one that starts.
host-none = None.
