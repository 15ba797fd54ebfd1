## The help of commands

help-usage = Usage: { $command } [OPTIONS]
help-usage-commands = Usage: { $command } COMMAND
help-commands = Commands
help-parameters = Options
help-required = { $about } (required)
help-default = { $about } (default: { $default })

command = Modern board games to play with people and bots. Without a command, a server opens for your browser.
command-serve = Open the house: play in the browser, alone, with friends, live or over days.
command-titles = List the titles on the shelf, with their modes, numbers of players and settings.
command-play = Play in the terminal: against bots, with friends at one screen, or alone.
command-rules = Show the rules of a title, or one of them.
command-cards = Show the cards of a title, or one of them.
command-map = List the maps of all titles that have any, or draw one of them.
command-replay = Step through a recorded game, or print it as text.
command-campaign = Show how a campaign stands after a recorded game, or write its diary as a page.
command-verify = Check that a record replays under these rules and cards, to the result it claims.
command-sim = Play many games between bots and print who wins, from which seat, and how long games are.
command-fuzz = Play random games in all variants of a title and check every promise: distinct options, no card lost, nothing hidden shown, the title's own invariants kept, clone, load, undo and replay exact, and an end. Seats leave at any decision, where the rules let them. A failure is written as a record.
command-migrate = After an upgrade, while no server runs, carry on all running games of a storage; or say beforehand what becomes of them.
command-backup = Copy the whole storage of a server to a file, while it runs.
command-export = Write the record of a server's game, and the game in words, into a folder.
command-import = Put a recorded game into a server's storage.
command-host = Look after a house: people, tables, reports, bans, words, notices. A running server follows within seconds.
command-host-role = Give somebody a role in running the house: admin, moderator or none. Name them as they sign in.
command-host-glance = Show how many people and tables there are, how many reports are waiting, and how much the storage holds.
command-host-people = List people, newest first; with a text, those whose name contains it.
command-host-tables = List the tables with a given status, private ones included.
command-host-table = End a game as it stands, set it aside, or bring it back.
command-host-reports = List what people have reported about players and lines of chat.
command-host-close = Close a report.
command-host-bans = List who is banned or muted.
command-host-ban = Ban a person or a network, or mute somebody.
command-host-lift = Lift a ban or a mute.
command-host-words = List the words that are masked in chat and refused in names; given some, put them in place of the list.
command-host-notice = Show a notice to everybody until it is changed; without a text, remove it.
command-host-audit = List what hosts have done, newest first.
command-bench = Measure how fast this build is: decisions and games per second of random play, microseconds per clone, pick, view and imagined position, and tries per second of bots that think ahead.
command-pack = Packs: folders with an owner's own numbers for the cards of a title.
command-pack-check = Check every file, entry and field of a pack, and play random games with it.
command-arena = Measure how strong bots are.
command-arena-train = Learn from a bot's games against itself how much each thing counts towards a victory, and print or write the weights.
command-arena-ladder = Let many bots play each other with every number of players, rate them, and write a report with plots.
command-arena-balance = Measure in games of a bot with itself which cards, factions, characters and seats win how often beside their fair share.
command-arena-match = Let one bot play another, the same deals from every seat, and print how often it wins and how long both think.

takes-help = Show this help and exit.
takes-version = Show the version and exit.
takes-json = Print JSON, for programs.
takes-seed = Makes the run reproducible; without it a fresh seed is chosen and named.
takes-mode = A mode of the title; `sandtable titles` lists them.
takes-set = A setting of the table, as NAME=VALUE. May be repeated.
takes-pack = A pack to lay over the cards. May be repeated.
takes-processes = How many processes to use; 0 uses every core. The result is the same.
takes-title = The title, in any spelling.
takes-players = How many players.
takes-file = The record.
takes-data = The folder in which the server keeps everything.
takes-database = postgresql://... instead of SQLite in the data folder.
takes-bots = The bots by name, separated by commas. They change seats from game to game.
takes-rules-id = The number of a rule or chapter, such as FS-4.2 or FS-4, or words to search for.
takes-cards-id = The id or the name of a card.
takes-map-name = The name of a map. Without it, all maps are listed.
takes-map-title = Only maps of this title.
takes-pack-check-folder = The folder of the pack.
takes-pack-check-games = How many random games to play with it.
takes-pack-check-title = The title it is for, unless its pack.toml says so.
takes-arena-match-first = The bot to measure: a name, perhaps with the milliseconds of processor time it may take for a pick (level5@100), a file of weights (greedy+new.toml) or a character (level4-bold); or MODULE:FACTORY for one of your own.
takes-arena-match-second = The bot in all other seats.
takes-arena-match-games = How many games. Every deal is played once from each seat.
takes-arena-match-timed = Give each level its own limit, in processor time. Without it the same seed plays the same games on every machine.
takes-arena-match-out = Keep every game in this file, and carry on from there if the match is interrupted.
takes-arena-match-processes = How many processes to use; 0 uses every core. One disturbs the measuring of times least.
takes-on = Where games are played: `cores` of this machine, or `ray`, the cluster that RAY_ADDRESS names. The result is the same.
takes-arena-ladder-bots = Who takes part, separated by commas, each as for `arena match`: names, level5@100, greedy+new.toml, level4-bold, or MODULE:FACTORY for a bot of your own; `habit`, `halving@20` and the cheating `ceiling` are for comparison.
takes-arena-ladder-players = Numbers of players, separated by commas. Without it, every number for which there are bots enough.
takes-arena-ladder-games = How many games with each number of players.
takes-arena-ladder-timed = Give each level its own limit, in processor time. Without it the same seed plays the same games on every machine.
takes-arena-ladder-out = Keep every game in this file, and carry on from there if the ladder is interrupted.
takes-arena-ladder-report = Write a page with plots to this HTML file.
takes-arena-balance-bot = The bot in all seats, as for `arena match`.
takes-arena-balance-games = How many games with each kind of table.
takes-arena-balance-out = Keep every game in this file, and carry on from there if this is interrupted.
takes-arena-balance-report = Write the report to this file: with plots if it ends in .html, else in Markdown. Without it, Markdown is printed.
takes-host-role-name = The name they sign in with, or their id.
takes-host-role-role = admin, moderator, or none to take it away.
takes-host-people-name = Part of the name.
takes-host-tables-status = open, playing, paused, over or aside.
takes-host-table-act = end, aside or back.
takes-host-table-table = The id of the table: the last part of its address.
takes-host-reports-closed = Show those that have been closed.
takes-host-close-report = The id of the report.
takes-host-close-answer = What to note about it.
takes-host-ban-kind = person, mute or address.
takes-host-ban-what = A name or an id; or an address or a network such as 192.0.2.0/24.
takes-host-ban-reason = Why: they are told.
takes-host-ban-days = For how many days; 0 for good.
takes-host-lift-ban = The id of the ban.
takes-host-words-words = The words. One that ends in * covers everything that begins with it.
takes-host-words-clear = Empty the list.
takes-host-notice-text = What it says.
takes-arena-train-games = How many games.
takes-arena-train-bot = The bot that plays against itself. `habit` plays as players do in the games that bots think through.
takes-arena-train-surprise = One pick in so many is any option, so that positions come up that the bot avoids.
takes-arena-train-sequels = Play each position on so many times, as players do in the games that bots think through, and learn from who wins there; 0: from who won the game.
takes-arena-train-from = Start from the weights in this file instead of those the title has.
takes-arena-train-data = Keep what each game teaches in this file, and carry on from there.
takes-arena-train-out = Write the weights into this file instead of printing them.
takes-sim-games = How many games.
takes-fuzz-games = How many games, spread over the variants.
takes-fuzz-players = Only tables with this many players.
takes-fuzz-out = The folder for the records of failures.
takes-play-title = The title, in any spelling. Without it, you choose at the table.
takes-play-players = How many players: by default two, or as few as the mode allows.
takes-play-against = Who sits in the other seats, separated by commas: names of bots, or `human`. The last one fills the rest.
takes-play-scenario = For titles with scenarios, which one; `sandtable map` lists them.
takes-play-resume = Continue this saved game.
takes-replay-to = Stop after this many picks.
takes-replay-seat = As this seat saw it, counted from 1. Without it, all picks, and what everybody saw.
takes-replay-text = Print the game as text, even where it could be stepped through.
takes-campaign-file = The record of a finished game of a campaign.
takes-campaign-page = Also write the campaign's diary, where its title keeps one, as an HTML page to this file.
takes-migrate-check = Only say what would become of every game. Nothing is changed.
takes-migrate-end = End, as they stand, the games that cannot go on.
takes-migrate-verbose = Name every game.
takes-backup-file = The file to write. An existing file is not overwritten.
takes-export-game = The id of the game.
takes-export-folder = Where to write both files.
takes-import-record = The record.
takes-serve-host = The address to listen at; 0.0.0.0 lets other machines in.
takes-serve-port = 0 takes any free port.
takes-serve-redis = redis://... when several nodes share a database.
takes-serve-origin = Another address whose pages may use this server.
takes-serve-metrics-for = A network that may read /metrics, such as 10.0.0.0/8; this machine always may.
takes-serve-secure = Send cookies over https only, for a server behind a proxy that speaks https.
takes-serve-workers = Processes for bots; by default one fewer than there are cores.
takes-serve-budget = Seconds a bot may think about a pick.
takes-serve-pause = Seconds of silence at live tables after anything somebody may answer in secret.
takes-serve-address = How people reach this server, such as https://sand.example.org. Links in e-mails begin with it.
takes-serve-smtp = The server that sends e-mail: smtps://user:password@host, smtp:// for STARTTLS, or smtp+plain://.
takes-serve-mail-from = The sender of e-mails.
takes-serve-hooks-inside = Also let notices go to addresses of this machine and its network.
takes-bench-title = The title; without it, every title is measured.
takes-bench-players = How many players: by default 4, or as many as can play.
takes-bench-all-players = Measure every number of players.
takes-bench-seconds = Roughly how long each measurement takes.
takes-bench-both = Run the interpreted and the compiled build, and print them side by side.
takes-language = The language of all this, such as `de`; otherwise SANDTABLE_LANGUAGE, or this machine's own.

## What is wrong with a command line

cli-file = { $file }: { $why }
cli-machine = { $why }
cli-bad-value = { $place } does not accept '{ $value }'
cli-missing = { $command } needs { $place }; see --help
cli-twice = { $place } is given twice
cli-order = { $command } takes its words in another order; see --help
cli-unreadable = { $command } cannot make sense of this; see --help
cli-too-many = { $command } does not know what to do with '{ $word }'; see --help.
cli-setting = A setting is written --set NAME=VALUE, not '{ $given }'.
cli-no-text = { $file } is not a record: it is not a text file.
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
setting-usually = { $about } (default: { $default })
no-maps = There are no maps: none of the titles here is played on one.
card-rules = Its rules: { $rules }.
card-from-rulebook = As the rulebook has it.
card-from-public = As publicly known.
card-from-designed = Designed for this table, where nothing is published.
pack-sound = { $folder } is a sound pack for { $title }: { $count } kinds of table were set up with it, { $games } random games kept every promise.
pack-unsound = { $folder } is not a sound pack for { $title }: { $failures } of { $games } random games broke a promise.
pack-which-title = { $folder }: which title is this pack for? Say it with --title, or with title = "..." in its pack.toml.

## Records

replay-head = { $title }, { $mode }: { $names }
replay-to = The record has { $picks } picks, so --to is a number from 0 to { $picks }, not { $to }.
replay-seat = The record has { $players } seats, so --seat is a number from 1 to { $players }, not { $seat }.
replay-goes-on = The game goes on: { $names } to pick.
replay-over = The game is over: { $reason }.
campaign-none = { $file } is not a finished game of a campaign.
campaign-no-diary = { $title } keeps no diary.
verify-not = { $file } does not verify: { $why }.
verify-sound = { $file } is sound: { $title }, { $picks ->
    [one] one pick
   *[other] { $picks } picks
}.
play-no-terminal = The table needs a terminal; `sandtable --help` lists commands that do not.

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
}: the surprise at those held back went from { $before } to { $after }. Whoever gives all players the same chance comes to { $unknowing }.
series-other = { $file } holds other games: name another file, or give the same bots, title, table and seed as before.
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

## Ladders and balance

ladder-head = { $title }: a ladder of { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
ladder-head-bot = bot
ladder-head-rating = rating
ladder-head-interval = 95 % interval
ladder-head-ms = ms a decision
ladder-head-won = { $players } players: won (of)
ladder-interval = { $low } to { $high }
ladder-twice = a bot takes part only once: { $bots }
ladder-seats = { $players } players need as many different bots, at least two, and there are { $bots }
ladder-counts = --players is one or more numbers separated by commas, not '{ $given }'.
ladder-how = All sets of bots come up equally often, and every deal is played once in each turn round the table. Shared victories count in parts.
ladder-timed = Every level had its own limit of processor time.
ladder-some-timed = Bots with a limit of processor time (@) may play other games on another machine.
ladder-won = Won with { $players } players
ladder-repeatable = No bot had a time limit, so the same seed plays the same games on every machine.
ladder-ratings = Ratings
ladder-ratings-about = Plackett-Luce ratings of OpenSkill from who came in before whom, with 95 % intervals. A bot of which nothing is known has 25.
ladder-par = The dashed line is the fair share, { $par }; intervals are Wilson's, 95 %.
ladder-pairs = Pairs
ladder-pairs-about = How often the first came in before the second in games both played, with any number of players; a tie counts half.
ladder-pairs-first = first
ladder-pairs-second = second
ladder-pairs-games = games
ladder-pairs-ahead = ahead
ladder-pairs-interval = 95 % interval
no-such-place = Games cannot be played on '{ $word }'; there are { $known }.
no-such-place-near = Games cannot be played on '{ $word }'; did you mean '{ $near }'?
report-written = The report is in { $file }.
report-command = Made by: { $command }
balance-title = { $title }: balance
balance-how = { $games } games of { $bot } with itself, seed { $seed }. Win rates are multiples of the fair share, with 95 % intervals (Wilson); shared victories count in parts.
balance-outside = Below { $low } or above { $high } of the fair share, by the whole interval: { $count ->
    [0] nothing
   *[other] { $things }
}.
balance-thing = { $name } ({ $kind }, { $players } players: { $rate })
balance-games = Games
balance-players = { $players } players
balance-count = games
balance-rounds = rounds
balance-picks = decisions a player
balance-shared = shared victories
balance-score = winner's score
balance-ending = ended: { $ending }
balance-figure = { $figure }, a game
balance-seat = Seats, counted from the one that begins
balance-tables = Tables
balance-table = table
balance-of-games = { $part } of games

## Speed

bench-seconds = --seconds must be a number from 0.01 to 3600, not { $seconds }.
bench-no-sources = --both needs the sources: run it in a checkout of Sandtable.
bench-no-build = There is no compiled build to compare with: `./sandtable build` says why.
bench-failed = The benchmark of { $title } failed in { $tree }.
bench-column = { $players } players
    { $build }
bench-interpreted = interpreted
bench-compiled = compiled
bench-compared = { $players } players: compiled is { $times } times as fast.
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
