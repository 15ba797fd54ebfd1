## What an error says, as a sentence of its own

as-a-sentence = { $said }.

## Asking the server

went-wrong = Something went wrong here. It has been noted.
broke-off = The request broke off.
nothing-here = There is nothing at this address.
wrong-method = This address does not accept that method.
other-origin = That request came from a page of another site.
come-in-first = Please sign in first, or continue as a guest.
too-often = Too many requests. Please wait a moment.
request-too-large = A request may have at most { $most } bytes.
message-too-large = A message may have at most { $most } bytes.
too-many-watched = { $most ->
    [one] One connection follows one table at most.
   *[other] One connection follows { $most } tables at most.
}
no-client = Sandtable is running, but its web client is not built.
    The API is described at { $address }

## What a link says where it is shown

house = Sandtable
house-about = Modern board games to play with people and bots.
preview-invites = { $host } invites you to play { $title }
preview-open = { $free ->
    [one] { $free } of { $seats } seats is free. You can sit down as a guest.
   *[other] { $free } of { $seats } seats are free. You can sit down as a guest.
}
preview-game = { $title }: { $names }
preview-watch = The game is on. Come and watch.
preview-won = Won by { $names }. See how.
preview-nobody-won = Nobody won this game. See how it went.
preview-closed = The players keep this game to themselves.

## Why a connection ends

goodbye = bye
goodbye-too-slow = too slow: please connect again
goodbye-too-many = too many connections
goodbye-signed-out = signed out
goodbye-restart = the server is restarting

## What does not fit

no-nul = Text may not contain the character NUL.
no-json = This is not valid JSON: { $complaint }.
no-utf-8 = Text must be written in UTF-8.
too-deep = Lists and objects are nested too deeply.
complaint = { $said }.
complaint-at = { $field }: { $said }.
complaint-least = at least { $number }
complaint-most = at most { $number }
complaint-least-characters = at least { $number } { $number ->
    [one] character
   *[other] characters
}
complaint-most-characters = at most { $number } { $number ->
    [one] character
   *[other] characters
}
complaint-least-items = at least { $number } { $number ->
    [one] item
   *[other] items
}
complaint-most-items = at most { $number } { $number ->
    [one] item
   *[other] items
}
complaint-kind = it should be { $wanted }, not { $given }
complaint-missing = { $field } is missing
complaint-choice = { $value } is not one of the choices
complaint-range = this number is too large
complaint-other = this is not valid
kind-str = text
kind-int = a whole number
kind-float = a number
kind-bool = true or false
kind-array = a list
kind-object = an object with fields
kind-null = nothing
kind-or = { $one } or { $other }

## Names of what is asked for, in complaints

field-part = { $outer }, { $inner }
field-item = { $field } { $number }
field-after = after
field-agree = agree
field-at-zero = at zero
field-before = before
field-cap = cap
field-card = card
field-clock = clock
field-count = count
field-era = era
field-delay = delay
field-helper = helper
field-id = id
field-increment = increment
field-kind = kind
field-language = language
field-level = level
field-limit = limit
field-mode = mode
field-n = n
field-name = name
field-number = number
field-order = order
field-orders = orders
field-pace = pace
field-packs = packs
field-passphrase = passphrase
field-picks = picks
field-seat = seat
field-seats = seats
field-settings = settings
field-spectators = spectators
field-start = start
field-step = step
field-table = table
field-text = text
field-title = title
field-type = type
field-visibility = visibility
field-wait = wait

## People

somebody = somebody
spectator = spectator
bot = Bot { $level }
bot-any = Bot
animal-1 = Fox
animal-2 = Crane
animal-3 = Hedgehog
animal-4 = Raven
animal-5 = Stoat
animal-6 = Lapwing
animal-7 = Mole
animal-8 = Teal
animal-9 = Weasel
animal-10 = Owl
animal-11 = Toad
animal-12 = Magpie
animal-13 = Vole
animal-14 = Sandpiper
animal-15 = Goose
animal-16 = Polecat
same-name = { $name } ({ $number })
level-random = random
    .about = Picks at random.
level-greedy = greedy
    .about = Tries every option and takes the one that looks best straight away.
level-level1 = beginner
    .about = Looks after itself, ignores the others and misses things.
level-level2 = casual
    .about = Takes what looks best at once, without thinking ahead.
level-level3 = regular
    .about = Thinks ahead for a moment about the few options that look best.
level-level4 = expert
    .about = Thinks ahead for longer, up to half a second.
level-level5 = champion
    .about = Thinks ahead about everything promising, for up to three seconds.
level-with-character = { $level }, { $character }
character-careful = careful
    .about = Prefers a small sure advantage to a gamble.
character-bold = bold
    .about = Prefers a gamble to a small sure advantage.
character-spiteful = spiteful
    .about = Enjoys what the strongest rival loses.
character-hoarding = hoarding
    .about = Likes to have much, whatever it is good for.
name-spaces = Name: use single spaces, and only between words.
name-letters = Name: use only letters and digits, with spaces and { $marks } between them.
name-alphabet = Name: use letters of one alphabet in each word.
name-kept = The name { $name } is reserved for bots, empty seats and unknown people.
name-alike = The name { $name } is taken, or too much like one that is.
name-taken = The name { $name } is taken.
registered-already = You are already registered.
no-such-person = That name and passphrase do not match.

## Tables

no-title = There is no title '{ $title }'; there are { $known }.
no-level = There is no level '{ $level }'; there are { $known }.
no-pack = There is no pack '{ $pack }' for this title here.
no-table = There is no such table.
no-game = There is no game { $id }.
no-seat-there = There is no such seat at this table.
too-many-tables = You already have { $most } tables. Finish or leave one first.
not-your-seat = That is not your seat.
not-at-this-table = You have no seat at this table.
no-spectators = This table does not allow spectators.
only-players-act = You are watching this table, later than it is played. Only the players can do that.
only-players-know = That is for the players at this table.
only-players-talk = Only the players at this table can chat here.
only-players-note = Only the players at this table can take notes here.
only-players-read = What the players say is theirs while they play, and at a private table for good.
too-many-talk = Too many people are talking at once. Please say it again.
table-too-busy = The table is too busy. Nothing has changed.
seat-not-free = That seat is not free.
seat-of-the-campaign = Somebody has played this seat since the campaign began and has not answered yet. Only they can give it up.
seat-not-for-you = That seat is not free for you.
bot-picks-first = A bot is about to pick for you. After that the seat is yours again.
one-seat-each = You already have a seat here. At a public table everybody gets one.
no-free-seat = No seat is free.
names-at-one-screen = Seats can be named only where everybody plays on one device. Others bring their own names.
only-host-seats-bots = Only the player who made this table can seat a bot.

## Games

not-begun = The game has not begun.
game-over = The game is over.
game-not-over = The game is not over.
game-paused = The game is paused.
game-not-paused = The game is not paused.
cards-gone = The cards of this game are not here: { $content }{ $count ->
    [0] .
   *[other] , with { $packs }.
}
recording-format = This recording has format { $format }, not { $ours }.
does-not-fit = This game does not fit the rules and cards of this server: { $why }.
before-other-rules = The rules have changed since then: there is no going back that far.
nothing-to-show = This game can no longer be shown.
other-rules = The rules have changed since this game began. It goes on when everybody agrees to that, or ends.
no-way-on = This game cannot be continued under the new rules. It can only be ended.
newer-version = A newer version of this server has this table. Try again in a moment.
handed-over = This table is moving to another version of the server. Try again in a moment.
table-unreadable = The table { $id } makes no sense as it is stored: it cannot be shown.
room-unreadable = A newer version of this server has the table { $id }. Try again in a moment.
stale-answer = That answers question { $number }, but this seat is at question { $current }.
resigning-is-no-pick = Resigning is not a pick: it has a request of its own.
no-undo = Something came to light, or others have moved on: this can only be undone if everybody agrees.
no-more-undo = Too much has been taken back at this table: nothing more can be.
seat-made-picks = { $count ->
    [one] This seat has made one pick.
   *[other] This seat has made { $count } picks.
}
nothing-to-resign = There is no game to resign from.
no-orders = There are no orders for '{ $card }' here; { $count ->
    [0] there are for nothing
   *[other] there are for { $known }
}.
proposed-already = Another proposal is already waiting.
nothing-to-propose = There is no game to do that with.
nothing-proposed = There is no proposal.
only-players-again = Only those who played can ask for another game.

## How games end before their end

reason-others-gave-up = everybody else gave up
reason-given-up = given up
reason-other-rules = the rules changed
reason-ended-by-host = a host of the house ended it
reason-agreed = everybody agreed to end it

## Campaigns

no-campaign = There is no such campaign.
not-your-campaign = You do not play in this campaign.
no-diary = This campaign has no diary, or nothing is in it yet.
campaign-broken-off = This game was not played to its end, so the campaign cannot go on from it.
tells-everything = That would give everything away: it is available once the game is over.
tells-campaign = What this game hid is carried over: it is revealed once the campaign is over.
no-place = Before: this is not a place in the list.

## A game in words

transcript-head = { $title }, { $mode }
transcript-seat = { seat }: { $name }
transcript-end = The game ended: { $reason }.
transcript-rank = { $rank }. { $name }
transcript-score = { $rank }. { $name }: { $score }

## Storage

storage-unreachable = PostgreSQL cannot be reached: { $error }.
storage-unreadable = The storage cannot be read: { $error }.
storage-unwritable = The storage cannot be written: { $error }. Nothing was changed.
storage-uncertain = The storage cannot be written: { $error }. Look again to see whether it was kept.
storage-damaged = The storage { $path } is damaged: { $what }. Put your last backup in its place and start again: docs/hosting.md says how, under Backup and restore.

## For the owner of a server

open-at = Sandtable is open at { $address } (Ctrl+C stops it)
bad-port = A port is a number from 0 to 65535, not { $port }.
bad-workers = Bots need at least one process to think in, not { $workers }.
bad-redis = The address of Redis begins with redis://, rediss:// or unix://: '{ $address }' does not.
bad-network = '{ $network }' is not a network such as 10.0.0.0/8: { $why }.
bad-address = The address { $address } cannot be used: { $why }.
bad-data-folder = The data folder { $folder } cannot be used: { $why }.
storage-unopened = The storage cannot be opened. { $why }
upgrade-same = { $count ->
    [one] One game goes on as it is.
   *[other] { $count } games go on as they are.
}
upgrade-snapshot = { $count ->
    [one] One game goes on from its snapshot, under the new rules.
   *[other] { $count } games go on from their snapshots, under the new rules.
}
upgrade-agreement = { $count ->
    [one] One game waits until its players agree how it goes on.
   *[other] { $count } games wait until their players agree how they go on.
}
upgrade-ended = { $count ->
    [one] One game can only be ended: end it with --end.
   *[other] { $count } games can only be ended: end them with --end.
}
upgrade-over = { $count ->
    [one] One finished game opens.
   *[other] { $count } finished games open.
}
upgrade-part = { $count ->
    [one] One finished game, of which nothing was recorded, opens as far as the new rules can replay it.
   *[other] { $count } finished games, of which nothing was recorded, open as far as the new rules can replay them.
}
upgrade-unreadable = { $count ->
    [one] One game cannot be read by this version.
   *[other] { $count } games cannot be read by this version.
}
upgrade-game-same = { $id } ({ $title }): goes on as it is
upgrade-game-snapshot = { $id } ({ $title }): goes on from its snapshot
upgrade-game-agreement = { $id } ({ $title }): { $kept } of { $made } picks are left where the new rules can go on
upgrade-game-ended = { $id } ({ $title }): the new rules cannot go on with it
upgrade-game-over = { $id } ({ $title }): is over, and opens
upgrade-game-part = { $id } ({ $title }): is over; { $kept } of its { $made } picks are shown
upgrade-game-unreadable = { $id }: { $why }
backup-postgresql = A PostgreSQL storage is backed up with its own tool: pg_dump.
backup-no-storage = There is no storage at { $path }.
backup-exists = { $file } already exists, and a backup overwrites nothing.
import-failed = { $file } cannot be imported: { $why }.
