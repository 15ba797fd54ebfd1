## Accounts

wrong-passphrase = That is not your passphrase.
not-registered = A guest has no passphrase.
come-back-as-another = This link would make you a guest, and you are { $name } here. Sign out first if you want to follow it.
no-such-link = This link is no longer valid. It was used, replaced by a newer one, or has expired.
no-such-session = You are not signed in on that device.

## Hosts

not-a-host = Only the hosts of this house may do that.
banned = You are banned from this house. { $reason }
banned-until = You are banned from this house until { $until }. { $reason }
goodbye-banned = You are banned from this house.
muted-by-hosts = The hosts of this house have muted you.
muted-here = The player who made this table has muted you here.
kicked = The player who made this table has removed you from it.
only-maker-keeps-order = Only the player who made the table can do that.
no-kick-while-playing = While the game is on, players keep their seats. You can mute them.
not-yourself = You cannot do that to yourself.
game-aside = The hosts of this house have set this game aside.
nobody-named = There is nobody called { $name }.
nobody-there = There is nobody like that at this table.
no-such-line = They did not say that, or it is no longer kept.
no-such-ban = There is no such ban.
no-such-report = There is no such report, or it has been closed.
no-role = There is no role { $role }; there are { $known }.
role-of-guest = A guest cannot have a role: they have to register first.
ban-of-host = This is one of the hosts. Take their role away first.
no-network = That is neither an address nor a network.
network-too-large = This machine itself, and networks that large, cannot be banned.
name-filtered = This name contains a word that is not allowed here.

## E-mail and notices

no-email = Give an e-mail address first, and confirm it.
email-of-guest = Register first: an e-mail address belongs to an account.
email-form = That is not an e-mail address.
no-mail-here = This server does not send e-mail.
no-such-zone = There is no time zone { $zone }.
hook-form = The address must begin with https:// or http://.
too-many-hooks = At most { $most } addresses.
push-form = That is not a browser's subscription.
no-such-push = There is no such browser.
no-such-hook = There is no such address.
bad-smtp = To send e-mail the server needs --smtp (beginning with { $schemes }), --mail-from and --address.
mail-confirm = Sandtable: is this your address?
    .text = Somebody gave this address for an account at Sandtable. If it was you, follow this link within two days:

        { $link }

        If not, there is nothing you need to do.
mail-reset = Sandtable: a new passphrase
    .text = Somebody asked for a new passphrase for your account at Sandtable. If it was you, follow this link within two hours:

        { $link }

        If not, there is nothing you need to do.
notice-turn = It is your turn at { $title }, with { $others }: { $link }
notice-clock = Your time runs out soon at { $title }, with { $others }: { $link }
notice-consent = The rules of { $title } have changed, and your game with { $others } waits until all of you agree how it goes on: { $link }
push-turn = It is your turn at { $title }.
push-clock = Your time runs out soon at { $title }.
push-consent = The rules of { $title } have changed: a game waits for your consent.
push-several = { $n } questions are waiting for you.
notice-subject = { $n ->
    [one] Sandtable: it is your turn
   *[other] Sandtable: { $n } questions are waiting for you
}
    .consent = { $n ->
        [one] Sandtable: a game waits for your consent
       *[other] Sandtable: { $n } games wait for your consent
    }
notice-end = Stop these e-mails: { $link }

## What is kept, for the privacy page

kept-until-account = A guest without a table is forgotten { $guest } days after the last visit, an account after { $account } days. You can delete either at any time.
kept-until-session = Until you sign out there, or { $days } days at most.
kept-until-ticket = Until the link is used or expires.
kept-until-letter = Until it is sent, a day at most.
kept-until-ban = Until it ends or a host lifts it.
kept-until-report = { $days } days after a host has closed it, { $most } days in all.
kept-until-audit = { $days } days.
kept-until-game = As long as one of the players has an account; { $days } days after the last change where only guests played.
kept-until-ever = As long as the server exists.

kept-persons = You: one entry for each guest and each account.
kept-persons-id = A random number that stands for you everywhere else.
kept-persons-name = The name that others see.
kept-persons-login = The name as it is typed to sign in.
kept-persons-passphrase = Your passphrase, scrambled so that nobody can read it.
kept-persons-created = When you first came.
kept-persons-alike = What your name looks like, so that nobody takes one that can be mistaken for it.
kept-persons-seen = The day of your last visit.
kept-persons-email = Your e-mail address, if you gave and confirmed one.

kept-sessions = The devices on which you are signed in.
kept-sessions-person = Who is signed in.
kept-sessions-id = A random number that the cookie of the device contains. There are no other cookies.
kept-sessions-created = When you signed in.
kept-sessions-device = The browser and the system, in two words, to tell your devices apart.

kept-tickets = Links that were sent to you, or that you asked for.
kept-tickets-hash = A scrambled copy of the link.
kept-tickets-kind = What the link is for.
kept-tickets-person = Whose link it is.
kept-tickets-email = The e-mail address that the link confirms.
kept-tickets-until = How long the link is valid.

kept-wishes = What you want to be told when no page is open.
kept-wishes-person = Who wants it.
kept-wishes-data = Whether by e-mail, how often, your quiet hours and your time zone.
kept-wishes-mailed = When you last got an e-mail about a turn.
kept-wishes-pushed = When a browser of yours last showed a notice about a turn.
kept-wishes-here = When you last had a page open, if you want to be told something.

kept-hooks = Addresses of your own to which notices go.
kept-hooks-id = A random number.
kept-hooks-person = Whose address it is.
kept-hooks-url = The address.
kept-hooks-shape = Which kind of program is there.
kept-hooks-secret = What signs the notices.

kept-pushes = Browsers that show you notices.
kept-pushes-id = A random number.
kept-pushes-person = Whose browser it is.
kept-pushes-session = Where you are signed in with it. Once you sign out there, it shows nothing more.
kept-pushes-endpoint = The address at which the browser's maker takes messages for it.
kept-pushes-p256dh = The key that only this browser can open messages with.
kept-pushes-auth = A secret that belongs to that key.
kept-pushes-created = When you asked for it.

kept-outbox = E-mails and notices to you that have not been sent yet.
kept-outbox-id = A random number.
kept-outbox-person = Who it goes to.
kept-outbox-kind = Whether it is an e-mail or goes to an address of yours.
kept-outbox-body = What it says.
kept-outbox-due = When it is sent.
kept-outbox-tries = How often that has been tried.

kept-told = Which questions at tables you have been told about, so that nobody is told twice.
kept-told-game = The table.
kept-told-seat = The seat.
kept-told-number = Which question it was.
kept-told-kind = Whether it was your turn, or a clock was about to run out.
kept-told-person = Who was told.

kept-seats = The tables at which you sit.
kept-seats-game = The table.
kept-seats-seat = The seat.
kept-seats-person = Who sits there.

kept-games = The tables.
kept-games-id = A random number, which is also the link to the table.
kept-games-version = How often the table changed.
kept-games-status = Whether the game is open, running or over.
kept-games-visibility = Whether the table is public.
kept-games-head = What the game began with, hidden cards included.
kept-games-room = Who sits where, what players round one screen are called, clocks, proposals, standing orders, and the result.
kept-games-campaign = The campaign it belongs to.
kept-games-wake = When the server has to look at it.
kept-games-created = When it was made.
kept-games-changed = When it last changed.

kept-moves = The picks of all games. Your copy has your picks in games that are over.
kept-moves-game = The table.
kept-moves-n = Which change of the table it was.
kept-moves-kind = Whether it was a pick or took one back.
kept-moves-seat = The seat.
kept-moves-data = What was picked.
kept-moves-made = When.

kept-messages = What is said at tables. It stays with the game; if you delete your account, without your name.
kept-messages-game = The table.
kept-messages-n = Its number.
kept-messages-person = Who said it.
kept-messages-text = What was said.
kept-messages-made = When.

kept-notes = What you note about a game, for yourself alone.
kept-notes-game = The table.
kept-notes-person = Who noted it.
kept-notes-text = The note.

kept-scores = Your high scores: what the campaigns were worth that you won alone.
kept-scores-campaign = The campaign.
kept-scores-title = The title that was played.
kept-scores-mode = How it was played.
kept-scores-points = The points.
kept-scores-made = When it ended.
kept-scores-person = Who won it.

kept-roles = Who helps to run this house.
kept-roles-role = What you may do.
kept-roles-person = Who has the role.

kept-bans = People who are banned or muted, and networks that are banned.
kept-bans-kind = Whether it is about a person, their talk or a network.
kept-bans-reason = Why.
kept-bans-made = Since when.
kept-bans-until = Until when.
kept-bans-id = Its number.
kept-bans-what = The person or the network.
kept-bans-made_by = The host who did it.

kept-reports = What people have told the hosts about somebody.
kept-reports-game = The table.
kept-reports-line = The number of the line of chat.
kept-reports-text = What the line said.
kept-reports-why = What you wrote to the hosts.
kept-reports-made = When.
kept-reports-closed = When a host closed it.
kept-reports-id = Its number.
kept-reports-person = Who it is about.
kept-reports-reporter = Who sent it.
kept-reports-answer = What the hosts noted about it.

kept-audit = What hosts have done.
kept-audit-made = When.
kept-audit-act = What was done.
kept-audit-about = To whom or what.
kept-audit-details = Why, or how.
kept-audit-id = Its number.
kept-audit-made_by = The host who did it.

kept-errands = What a host has asked of the server and is not done yet.
kept-errands-id = Its number.
kept-errands-act = What is to be done.
kept-errands-about = To whom or what.
kept-errands-made_by = The host who asked for it.

kept-snapshots = Running games as they stood some picks ago, so that they load fast.
kept-snapshots-game = The table.
kept-snapshots-n = At which change it was taken.
kept-snapshots-rules = By which version of the rules.
kept-snapshots-data = Everything on the table.

kept-moments = Tables as they stood a while ago, where spectators see everything later.
kept-moments-game = The table.
kept-moments-n = At which change it was.
kept-moments-due = When spectators see it.
kept-moments-status = Whether the game ran, was paused or was over.
kept-moments-room = Who sat where, clocks and proposals.

kept-recordings = Finished games as every seat saw them.
kept-recordings-game = The table.
kept-recordings-data = What was seen.

kept-contents = The cards that games were begun with.
kept-contents-hash = A number made from them.
kept-contents-data = The cards.

kept-facts = What the server knows about itself.
kept-facts-name = What it is called.
kept-facts-value = What it is.
