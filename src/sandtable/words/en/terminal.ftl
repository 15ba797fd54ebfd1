### The table in a terminal

## Before a game

terminal-banner =
    S A N D T A B L E
    What would you like to play?
terminal-players = { $most ->
    [1] alone
   *[other] { $least } to { $most } players
}
terminal-modes = Modes: { $modes }.
terminal-go-on = Continue a saved game
terminal-game = { $title }, { $mode }
terminal-company = { $bots ->
    [0] { $people ->
        [1] alone
       *[other] { $people } players at this screen
    }
   *[other] { $people ->
        [0] { $names } among themselves
        [1] against { $names }
       *[other] { $people } players at this screen against { $names }
    }
}
terminal-picks = { $count ->
    [0] just begun
    [one] { $count } pick made
   *[other] { $count } picks made
}
terminal-next-waits = the next game is ready
terminal-saved-game = { $game }, { $company }: { $state }, { $ago }
terminal-ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
terminal-ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
terminal-ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
terminal-just-now = just now

terminal-start = Start
    .about = Press Enter to start the game as it is set up below.
terminal-mode = mode
terminal-player-count = players
    .about = How many people and bots play.
terminal-seat-about = Who sits here: a person at this screen, or a bot.
terminal-person = a person
terminal-bot-random = random bot
terminal-bot-greedy = greedy bot
terminal-bot-level1 = beginner bot
terminal-bot-level2 = casual bot
terminal-bot-level3 = regular bot
terminal-bot-level4 = expert bot
terminal-bot-level5 = champion bot

## The table

terminal-you = you
terminal-at-this-screen = at this screen
terminal-player = { $player } ({ $who })
terminal-you-are = You are { $player }
terminal-count = { $name } { $value }
terminal-zone = { $count ->
    [0] { $zone }
    [1] { $zone }
   *[other] { $zone } ({ $count })
}
terminal-numbered = { $zone } { $number }
terminal-pile = { $zone } { $count } (top: { $top })
terminal-lying = { $zone }: { $cards }
terminal-more = and { $count } more
terminal-face-down = face down
terminal-times = { $count }× { $card }
terminal-worn = { $card } ({ $marks })
terminal-price = price { $price }
terminal-thinking = { $count ->
    [one] { $players } is thinking…
   *[other] { $players } are thinking…
}
terminal-hint = Hint: { $hint }
terminal-since-last-turn = ── since your last turn ──
terminal-can-undo = { $count ->
    [one] Press u to take back your last pick.
   *[other] Press u to take back a pick; the last { $count } can be taken back.
}
terminal-undone = { $left ->
    [0] Taken back: { $option }. That is as far as it goes.
    [one] Taken back: { $option }. One more pick can be taken back.
   *[other] Taken back: { $option }. { $left } more picks can be taken back.
}
terminal-no-undo = There is nothing to take back: something has come to light since, or others have moved on.

## Between players

terminal-curtain = Pass the screen to
    .wait = Nobody else should look. Press Enter when you are ready.

## Keys

terminal-key-undo = Undo
terminal-key-why-not = Why not?
terminal-key-cards = Cards
terminal-key-rules = Rules
terminal-key-save = Save
terminal-key-help = Help
terminal-key-quit = Quit
terminal-key-close = Close
terminal-key-scores = High scores
terminal-key-change = Change
terminal-key-back = Back
terminal-key-here = I am ready
terminal-key-step = Step
terminal-key-leap = Leap
terminal-key-begin = Beginning
terminal-key-end = End
terminal-key-seat = Next seat

## Help, rules and cards

terminal-help = Help
    .keys =
        1-9, letters   pick the option with that sign
        ↑ ↓ Enter      move to an option and pick it; a click works, too
        u              take back your last pick, unless something has come to light
        w              what is not offered, and which rule forbids it
        c              all cards with their texts, starting at the option you are on
        r              the rules, starting at the one in force, with search
        s              save; every pick is saved anyway
        Space          skip the pause after a bot's move
        PgUp PgDn      scroll the table
        F2             switch between light and dark
        q              save and quit

        A card shows the key that picks it in its corner. ▸ marks whose turn it is.
        In the log, • marks what has happened since your last turn.
terminal-about =
    { $title }: { $about }

    { $mode }: { $mode-about }
terminal-escape-closes = Press Escape to close.
terminal-why-not = Why not?
terminal-refusal = { $option }: { $reason }
terminal-all-offered = Everything you might look for here is on offer.
terminal-rules-of = Rules of { $title }
terminal-search-rules = Search: words, or a number such as 4.2
terminal-no-rule = No rule matches.
terminal-cards-of = Cards of { $title }
terminal-search-cards = Search: a name, a kind, a word of the text
terminal-no-card = No card matches.
terminal-card-rules = Rules: { $rules }

## Saving

terminal-saved = Saved in { $path }.
terminal-not-saved = The game could not be saved: { $reason }.
terminal-pick-not-saved = Your pick counts, but the game could not be saved: { $reason }.
terminal-not-left = The game could not be saved, so the table stays open (Ctrl+Q leaves without saving): { $reason }.
terminal-farewell = Your game is saved in { $path }. Run `sandtable play` to find it in the list, or: sandtable play --resume { $path }

## What went wrong

terminal-error = That cannot be done: { $error }.
terminal-no-text-file = { $path } is not a saved game: it is not a text file
terminal-no-file = { $path } cannot be opened: { $reason }
terminal-unreadable = { $path } cannot be read: { $error }
terminal-no-next-game = there is no next game

## After a game

terminal-over = The game is over: { $reason }.
terminal-rank = { $rank }. { $player }:
terminal-rank-own = { $rank }. { $player } (you):
terminal-result-line = { $what } { $value }
terminal-choice-next = Play the next game of the campaign
terminal-choice-again = Play again with the same settings
terminal-choice-scores = Show the high scores
terminal-choice-start = Back to the start
terminal-high-score = High score: { $points } points on { $day }.
terminal-scores = High scores
terminal-score = { $place }. { $points } points, { $day }
terminal-no-scores = There are no high scores yet: they are for campaigns won alone.
terminal-scores-damaged = The list of high scores could not be read. It is kept as { $path }, and a new list begins.
terminal-scores-not-kept = The high score could not be written down: { $reason }.

## Replays

terminal-pick-of = pick { $pick } of { $all }
terminal-eyes = as { $player } sees it
terminal-all-eyes = as everybody sees it
