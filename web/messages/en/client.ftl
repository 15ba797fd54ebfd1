### What the client says, whatever is played. The messages of a title's board stand in a file of their own.

## The house

house = Sandtable
house-about = Modern board games to play with people and bots.
house-no-script = Sandtable needs JavaScript to lay out the table.

## Around every page

close = Close
cancel = Cancel

nav-label = Main
nav-lobby = To the lobby
nav-rules = Rules
nav-player = You
nav-host = House
nav-credits = Credits
nav-skip = Skip to the content

link-offline = You are offline. Tables, replays and rules need a connection; they will be back as soon as you are.
link-lost = Connection lost. Reconnecting… Nothing you did is lost.
link-slow = The connection is slow. Waiting for the server.

turn-elsewhere = It is your turn at another table.
turn-go = Go there
turn-title = ▶ Your turn · { $title }

problem-dropped = Something new came to light after { $made } of your { $n } picks, so the rest were not made.
problem-offline = No connection. Your pick is kept, and goes out as soon as you are back online.
problem-server = The server could not do that (error { $status }). Please try again.
problem-here = Something went wrong on this page. Please reload it.

## The lobby

lobby-play = Four board games, ready to play
lobby-more = Another game?
lobby-about = Sit down and play: nothing to install, no account needed. Against bots, round one screen, or with friends anywhere.
lobby-online =
    { $n ->
        [one] { $n } person is here right now.
       *[other] { $n } people are here right now.
    }
lobby-quick = Play now
lobby-quick-step = Next for you: { $mode }, { $level } bot. { $about }
lobby-new = Set up a table
lobby-players =
    { $from ->
        [1] 1 to { $to } players
       *[other] { $from } to { $to } players
    }
lobby-players-only =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
lobby-mine = Your tables
lobby-open = Open tables
lobby-none-open = No open tables right now. Set one up and share its link.
lobby-watch = Games to watch
lobby-campaigns = Your campaigns
lobby-finished = Finished games
lobby-older = Older games

row-your-turn = Your turn
row-invited = You are invited
row-free =
    { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }
row-replay = Replay
row-waiting = Waiting for { $names } (asked { $ago })
row-paused = Paused
row-aside = Set aside by the hosts
row-later =
    { $n ->
        [one] Shown { $n } minute later
       *[other] Shown { $n } minutes later
    }
row-game = { $mode }, game { $n }
row-campaign =
    { $n ->
        [one] { $mode }, { $n } game
       *[other] { $mode }, { $n } games
    }

## A new table

new-title = New table
new-game = Game
new-mode = Mode
new-players = Players
new-seat = Seat { $n }
new-me = Me
new-beside = Somebody beside me
new-bot = A bot
new-open = Open: anybody with the link
new-level = Strength of this bot
new-character = Character of this bot
new-no-character = no particular character
new-name = Name
new-name-of = Name of the player in seat { $n }
new-scenario = Scenario
new-more = More options
new-packs = Packs
new-visibility = Who can find this table
new-link = Only people with the link
new-public = Everybody, in the lobby
new-pace = Pace
new-live = Live
new-days = Over days
new-helper = Bot that stands in for absent players
new-spectators = Let others watch
new-delay = When they see what happens
new-delay-none = At once
new-delay-later =
    { $n ->
        [one] { $n } minute later
       *[other] { $n } minutes later
    }
new-make = Start the game
new-invite = Open the table and invite

clock-label = Clock
clock-none = No clock
clock-quick = Quick: 5 minutes, plus 10 seconds a turn
clock-usual = Usual: 20 minutes, plus 20 seconds a turn
clock-long = Long: an hour, plus a minute a turn
clock-days = Over days: a week, plus a day a turn
clock-forfeit = Whoever runs out of time loses (otherwise a bot plays on)

## Waiting for players

room-title = Waiting for players
room-about = The game begins when every seat is taken. Send this link to the people you want to play with.
room-again = The game begins as soon as everybody has agreed to play again.
room-invites = { $host } invites you to play { $title }.
room-full = All seats are taken.
room-name = Your name at the table
room-join = Sit down
room-later =
    { $n ->
        [one] Those who watch see the game { $n } minute later.
       *[other] Those who watch see the game { $n } minutes later.
    }
room-link = Link to this table
room-copy = Copy
room-copied = Copied
room-open = Free seat
room-invited = Waiting for { $name } to agree
room-agree = Count me in
room-decline = Not this time
room-sit = Sit here
room-sit-too = Sit here as well
room-bot = Seat a bot
room-leave = Leave this seat

## The table

table-loading = Laying out the table…
table-gone = You cannot see this table
table-spectator = You are watching
table-later =
    { $n ->
        [one] You are watching, { $n } minute later
       *[other] You are watching, { $n } minutes later
    }
table-return = Take your seat back

status-label = How the game stands
status-ahead = ahead

seat-asked = deciding
seat-bot = { $name } · { $level }
seat-resigned = (gave up)
seat-time = (out of time)
seat-online = online
seat-away = away

card-hidden = A hidden card
card-unknown = A card

zone-label =
    { $n ->
        [one] { $name }: { $n } card
       *[other] { $name }: { $n } cards
    }
zone-hidden =
    { $n ->
        [one] { $n } face-down card
       *[other] { $n } face-down cards
    }
zone-number = { $name } { $n }
zone-open = Look through
zone-close = Close
zone-empty = empty
zone-hand = Your hand
zone-common = On the table

offer-title = Choose from these
offer-about = Tap a card to read it.

change = { $by } { $what }
counted = { $n } { $what }

## The question

prompt-label = What to decide
prompt-yours = { $name }, your move
prompt-sending = Sending…
prompt-due =
    { $n ->
        [one] Nobody knows that you are being asked. Answer within { $n } second, or you decline.
       *[other] Nobody knows that you are being asked. Answer within { $n } seconds, or you decline.
    }
prompt-hushed = One moment: somebody may want to respond.
prompt-over = The game is over.
prompt-soon = One moment: you decide next.
prompt-waiting = Waiting for { $names }.
prompt-thinking = { $count ->
    [one] { $names } is thinking.
   *[other] { $names } are thinking.
}
prompt-picked = You have chosen. Waiting for { $names }.
prompt-wanted = { $wanted } of { $n }
prompt-wanted-all = { $wanted } in all
turn-end = End the turn

prompt-all = List all { $n } choices
prompt-aside = About the table
prompt-more = More ▾
step-back = Choose something else

announce-question =
    { $n ->
        [one] { $prompt } { $detail } { $n } choice.
       *[other] { $prompt } { $detail } { $n } choices.
    }

prepare-start = Pick several
prepare-about = Choose several lit cards first, then confirm them together
prepare-send = Confirm { $n }
prepare-send-of = Confirm { $n } of { $wanted }
prepare-stop = Never mind

undo = Undo ({ $n })
undo-about =
    { $n ->
        [one] You can take back what you did last.
       *[other] You can take back the last { $n } things you did, one after the other.
    }

why-not = “{ $what }” – Not now: { $reason }.
why-nothing = It cannot be chosen by itself now. You are being asked: { $prompt }

choose-title = What would you like to do with it?
choose-sure = Are you sure?
choose-look = Look at the card

held-about = About to happen: { $what }. After that, neither this nor anything before it can be taken back.
held-stop = Stop
held-now = Do it now
held-never = Always do it at once

## What a round came to

round-over = Round { $n } is over
round-on = Go on

## The coach of a first game

coach = The coach says:
coach-more = Read
coach-close = Got it

## What happened

theatre-skip = Skip
happened-title = What happened to you
happened-seen = Close
happened-all = Show all { $n }

## Beside the table

side-label = Beside the table
side-log = Log
side-chat = Chat
side-rules = Rules
side-note = Notes
side-menu = Menu

log-label = What happened
log-empty = Nothing has happened yet.
log-news =
    { $n ->
        [one] { $n } line since your last turn
       *[other] { $n } lines since your last turn
    }
log-since = Since your last turn
log-keys = A card's name (or I) shows the card
log-touch-bad = Against you
log-touch-good = For you
log-touch-plain = You
log-all =
    { $n ->
        [one] Show the earlier line
       *[other] Show the { $n } earlier lines
    }

chat-label = Chat
chat-empty = Say hello.
chat-spectator = You can read what the players say once the game is over.
chat-say = Say something
chat-send = Send
chat-unread = { $n } unread

note-label = Your notes about this table. Nobody else sees them.
note-kept = Saved.

menu-back = How many moves
menu-undo =
    { $n ->
        [one] Take back the last move
       *[other] Take back the last { $n } moves
    }
menu-propose-undo =
    { $n ->
        [one] Ask to take back the last move
       *[other] Ask to take back the last { $n } moves
    }
menu-consent = What you ask or suggest here happens once everybody agrees.
menu-pause = Suggest a pause
menu-end = Suggest ending the game
menu-leave = Leave and let a bot play on
menu-really-leave = Really leave?
menu-aside = Put this game aside
menu-aside-about = It waits for you in the lobby, under “Your tables”, and so do the bots.
menu-close = End this game
menu-really-close = Really end it?
menu-resign = Give up
menu-really-resign = Really give up?
menu-lobby = To the lobby
menu-keys = Keys: 1 to 9 pick a choice, 0 passes or goes on, U takes back, I on a card shows it.

orders-label = Standing orders
orders-about = What to answer for you when one of these could be played on somebody else's turn. Nobody else sees this.
orders-ask = ask me
orders-use = use it at the first chance
orders-never = never
orders-kept = Saved.

look-language = Language
look-testing = Test language
look-theme = Colours
look-system = Same as the device
look-light = Light
look-dark = Dark
look-sound = Sound when it is your turn
look-speed = Show step by step what happens
look-speed-1 = at normal speed
look-speed-2 = twice as fast
look-speed-0 = not at all
look-effects = Sounds for what happens
look-vibrate = Vibrate when something happens to me
look-confirm = Wait a moment before anything that cannot be taken back
look-calm = No animations
look-generic = Plain table, without the game's own board
look-to-light = Light colours
look-to-dark = Dark colours

proposal-undo =
    { $n ->
        [one] { $name } asks to take back the last move.
       *[other] { $name } asks to take back the last { $n } moves.
    }
proposal-pause = { $name } would like a pause.
proposal-end = { $name } would like to end the game here.
proposal-go_on = { $name } would like to go on from here, under the new rules.
proposal-agree = Agree
proposal-refuse = No
proposal-withdraw = Withdraw

paused = The game is paused.
aside = The hosts of this house have set the game aside.
resume = Go on
gap = The rules have changed since this game began, and it cannot simply go on:
gap-kept =
    { $kept ->
        [one] It could go on from here, with { $kept } of its { $made } picks.
       *[other] It could go on from here, with { $kept } of its { $made } picks.
    }
gap-none = It cannot be continued under the new rules.
gap-go-on = Propose to go on from here
gap-end = Propose to end it

## The end

end-title = The game is over
end-wins = { $name } wins.
end-you-win = You win!
end-nobody = Nobody wins: the game ended early.
end-shared = { $names } share the victory.
end-alone-won = Well done, { $name }!
end-alone-lost = Not this time, { $name }.
end-reason = How it ended: { $reason }.
end-how = How it went
story-curve = The story of the score: { $measure }
story-curve-fewest = The story of the score: { $measure }, the fewer the better
story-about = How each player's score went: { $measure }
story-scored = { $name }: { $was } → { $is } { $measure }.
story-leads = { $name } takes the lead.
story-leads-on = { $name } takes the lead for good.
story-taken-back = Moves taken back by agreement: { $n }
story-shared = From here on the lead is shared.
story-moments = Turning points
end-rank = { $n }.
end-closed = This table was closed before its game ended.
end-rematch = Rematch
end-to-rematch = To the rematch
end-next-game = Next game of the campaign
end-next-step = Next step: { $mode }, { $level } bot
end-replay = Replay
end-campaign = Campaign

curtain-title = { $name } comes next
curtain-about = Hand the device to { $name }. Nobody else should look.
curtain-ready = I am { $name }: show my cards

## Campaigns

scores-title = High scores
scores-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scores-here = this campaign

campaign-title = { $title }: { $mode }
campaign-sheet = How things stand
campaign-fresh = The first game is not finished yet.
campaign-over = The campaign is over.
campaign-games = Games
campaign-go-on = Continue
campaign-gone = You cannot see this campaign
campaign-another-day = Or come back another day: it waits for you in the lobby, under your campaigns.
campaign-diary = Read the diary
campaign-struck = { $what }: struck off
campaign-left = { $what }: still free

## The rules

rules-title = Rules
rules-title-of = { $title }: rules
rules-search = Search the rules
rules-contents = Contents
rules-about = Every rule has a number. The game quotes it whenever it asks or forbids something.
rules-read = Read the rules
rules-none = No rule matches your search.
rules-missing = The rules of this game cannot be read right now.
rules-ruling = Our ruling:
rules-cards =
    { $n ->
        [one] The card
       *[other] All { $n } cards
    }
rules-search-cards = Search the cards
rules-no-cards = No card matches your search.

## The player

player-nobody = Hello
player-about = You can play without telling us anything about yourself.
player-guest = You are a guest on this device. Choose a passphrase to keep your name and your tables.
player-registered = You are registered. Sign in with your name and passphrase on any device.
player-name = Name
player-rename = Change name
player-renamed = Your name has been changed.
player-account = Use more than one device
player-account-about = All it takes is a name and a passphrase of at least 8 characters.
player-passphrase = Passphrase
player-sign-in = Sign in
player-register = Register
player-kept = You are registered now.
player-signed-in = Welcome back.
player-device = This device
player-sign-out = Sign out
player-sign-out-all = Sign out everywhere
player-signed-out = Signed out.

## The account

account-devices = Where you are signed in
account-device-unknown = unknown browser
account-device-here = this device
account-since = since { $ago }
account-end = Sign out there
account-ended = That device has been signed out.
account-guest-leaves = A guest who signs out cannot come back by name. Keep this link: it brings you back to your tables, on any device. Whoever has it can play as you.
account-link = Your own link
account-link-copy = Copy
account-link-copied = Copied.
account-link-uncopied = Please copy it by hand.
account-leave = Sign out now
account-passphrase = Change your passphrase
account-passphrase-old = Current passphrase
account-passphrase-new = New passphrase
account-passphrase-about = This signs out all your other devices.
account-passphrase-change = Change passphrase
account-passphrase-changed = Your passphrase has been changed.
account-data = What we know about you
account-download = Download everything
account-privacy = What we keep, and for how long
account-delete = Delete the account
account-delete-guest = Forget me
account-delete-about = Your name, devices and notes are deleted, and bots take over your seats. Games stay, without your name. This cannot be undone.
account-delete-really = Delete for ever
account-deleted = You have been forgotten.

## Notices

notices-title = When it is your turn
notices-about = We can tell you even when no page is open. Notices never contain anything secret.
notices-no-mail = This server does not send e-mail.
notices-guest = Register to be told by e-mail.
notices-email = E-mail address
notices-email-give = Use this address
notices-email-given = We have sent you an e-mail. Please follow the link in it.
notices-unconfirmed = { $email } is not confirmed yet.
notices-confirmed = Your address has been confirmed.
notices-mail = Send me an e-mail
notices-remind = Also before my time runs out
notices-push = Show notices in this browser
notices-push-added = From now on this browser tells you, as long as you stay signed in.
notices-push-denied = This browser blocks notices from here. Allow them in its settings for this page.
notices-push-unable = This browser cannot show notices. On an iPhone or iPad, add this page to the home screen first.
notices-push-remove = Stop notices there
notices-push-removed = That browser no longer shows notices.
notices-digest = How often
notices-digest-0 = whenever it is my turn
notices-digest-60 = every hour
notices-digest-1440 = once a day
notices-quiet-from = Quiet from
notices-quiet-to = until
notices-hour = { $hour }:00
notices-kept = Saved.
notices-unsubscribed = You will get no more e-mails about turns.
notices-hook = Address of a webhook
notices-hook-add = Add
notices-hook-added = Added. This secret signs what is sent there. It is shown only once: { $secret }
notices-hook-remove = Remove
notices-hook-removed = Removed.
notices-shape = For
notices-shape-plain = a program of mine
notices-shape-discord = Discord
notices-shape-slack = Slack
notices-reset = I forgot my passphrase
notices-reset-sent = If this name has an e-mail address, a message is on its way.
notices-reset-finish = Set this passphrase

## The privacy page

privacy-title = What is kept
privacy-about = Everything this server stores, listed from its own database. Nothing else is kept, nothing is passed on, and the only cookie is the one that recognises you.
privacy-personal = About you
privacy-other = Not about anybody

## Credits, and what is not there

credits-icons = Icons by Lorc, Delapouite and others, from game-icons.net (CC BY 3.0)
credits-fonts = Typefaces Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica (SIL OFL 1.1)
credits-sound = Sound made with ZzFX by Frank Force (MIT)

missing-title = There is nothing here
trouble-about = The address may be incomplete, or the page may belong to somebody else. If it is yours, sign in.
trouble-sign-in = Sign in

## Replays

replay-title = Replay: { $title }
replay-gone = This game cannot be replayed
replay-record = Record
replay-text = As text
replay-result = Result
replay-controls = Replay
replay-first = To the beginning
replay-back = One pick back
replay-play = Play
replay-pause = Pause
replay-next = One pick forward
replay-last = To the end
replay-moment = Point in the game
replay-step = { $step } / { $steps }
replay-pick = { $name }: { $pick }
replay-seat = Seen by
replay-spectator = a spectator
replay-open = The game is over: all cards are open, and whoever looks may take any seat. The table below is shown as that seat saw it.
replay-share = Share this moment

## Keeping order at a table, and telling the hosts

order-title = Who sits here
order-mute = Mute
order-unmute = Unmute
order-kick = Remove
order-report = Report
chat-report = Report this line of { $name }
report-why = What should the hosts know?
report-send = Tell the hosts
report-cancel = Never mind
report-told = Thank you. The hosts of this house will look at it.

## The page of the hosts

host-title = Looking after the house
host-nothing = This page is for the hosts of this house. Sign in as one of them.
host-done = Done.
host-people-here = people here now
host-registered = accounts
host-guests = guests
host-playing = games running
host-reports-open = reports waiting
host-storage = in storage
host-memory = tables in memory
host-load = busy processes, on average
host-delay = milliseconds late at most
host-errors = errors since start
host-tab-reports = Reports
host-tab-people = People
host-tab-tables = Tables
host-tab-bans = Bans
host-tab-house = Words and notices
host-tab-log = Log
host-find = Find by name
host-guest = guest
host-admin = admin
host-moderator = moderator
host-banned = banned
host-muted = muted
host-seen = last here { $ago }
host-deal = Ban or mute
host-nobody = Nobody by that name.
host-more = Show more
host-ban-kind = What to do
host-kind-mute = Mute
host-kind-person = Ban
host-kind-address = Ban the network
host-network = Address or network
host-days = Days (0: for good)
host-reason = Reason (they are told)
host-do = Apply
host-status = Tables that are
host-status-playing = running
host-status-paused = paused
host-status-open = open
host-status-aside = set aside
host-status-over = over
host-private = private
host-public = public
host-aside = Set aside
host-back = Bring back
host-end = End as it stands
host-really-end = Really end it?
host-no-tables = There are no such tables.
host-closed = Show closed reports
host-report = { $who } about { $about }:
host-somebody = Somebody who has left
host-to-table = the table
host-answer = Note for the other hosts
host-close = Close the report
host-no-reports = No reports.
host-until = until { $day }
host-for-good = for good
host-lift = Lift
host-no-bans = Nobody is banned or muted.
host-notice = Notice to everybody
host-notice-about = It stays at the top of every page, for everybody here and everybody who comes, until you clear it.
host-notice-text = Notice
host-tell = Show to everybody
host-words = Word filter
host-words-about = These words are masked in chat and refused in names. A word that ends in * covers everything that begins with it.
host-words-list = One word per line
host-keep = Save
host-when = When
host-who = Who
host-what = What
host-about = About
host-command = command line
host-no-acts = Nothing has been done yet.
