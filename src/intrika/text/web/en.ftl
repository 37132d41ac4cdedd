### Texts of the page in the browser.

ui-home = Home
ui-rules = Rules
ui-settings = Settings
ui-tools = Tools
ui-progress = Progress of the game
ui-close = Close
ui-back = Back
ui-undo-ask = Ask to undo
ui-undo = Undo
ui-confirm = Confirm
ui-retry = Try again
ui-less = Less
ui-more = More
ui-you = you
ui-guest = Guest { $number }
ui-play-now = Play now

## The table

ui-table = Table
ui-mine = My cards
ui-players = Players
ui-parts = Parts of the table
ui-prompt = Prompt
ui-news = What happened
ui-log = Log
# same in both languages
ui-chat = Chat
ui-log-and-chat = Log and chat
ui-unread = unread
ui-log-empty = The log is empty.
    .help = Every move will appear here.
ui-chat-empty = All quiet.
    .help = What you write is seen by all at the table.
ui-chat-write = Write to the table…
ui-chat-send = Send
ui-pane-table = Table
ui-pane-mine = Mine
ui-pane-rivals = Rivals
ui-pane-log = Log
ui-prompt-yours = Your turn
ui-prompt-waiting = Waiting
ui-prompt-watching = You are watching
ui-prompt-over = Game over
ui-prompt-loading = The table is being laid …
ui-prompt-wait = { $count ->
    [0] One moment …
    [one] { $names } decides: { $decision }.
   *[other] { $names } decide: { $decision }.
}
ui-prompt-winner = { $count ->
    [0] The game is over.
    [one] The game is over. { $names } wins.
   *[other] The game is over. { $names } win together.
}
ui-seat-open = Free seat
ui-seat-number = Player { $number }
# same in both languages
ui-seat-bot = bot, { $level }
# same in both languages
ui-seat-bot-bare = bot
ui-seat-stand-in = bot stands in, { $level }
ui-seat-away = not connected
ui-seat-turn = to move
ui-seat-thinks = is thinking
ui-points = Points
ui-winner = Winner
ui-options = What you can do
ui-options-none = You have nothing to decide now.
ui-position = What is on the table
ui-no-board = The board could not be loaded; play goes on from the list. Load the page again to try once more.
ui-not-sent = Nothing can be sent without a connection. Nothing is lost.
ui-failed = That did not work. Please try again.
ui-lost = The connection broke, restoring it…
ui-lost-attempt = Attempt { $attempt }. Moves cannot be sent now; nothing is lost.
ui-stand-in = A bot is playing for you.
ui-stand-in-text = You can take your seat back at any time.
ui-come-back = Come back
ui-undo-asked = { $seat } wants to take a move back
ui-undo-votes = { $agreed } of { $needed } agree; silence means no
# same in both languages
ui-seconds = { $count } s
ui-agree = I agree
ui-disagree = I do not
ui-spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
ui-waiting-room = Waiting room
ui-loading = Laying the table …
ui-loading-long = This takes long. Try again?

## Settings

ui-language = Language
ui-theme = Look
ui-theme-system = As the system
ui-theme-light = Light
ui-theme-dark = Dark
ui-calm = No motion
    .help = What has changed gets a gilt outline for a moment.
ui-keys = Keys
# same in both languages
ui-key-n = N, Shift+N
ui-key-n-does = next and previous thing you may choose
ui-key-arrows = arrows
ui-key-arrows-does = move among neighbouring things
ui-key-enter = Enter, Space
ui-key-enter-does = choose
# same in both languages
ui-key-c = C
ui-key-c-does = confirm with the seal
# same in both languages
ui-key-esc = Esc
ui-key-esc-does = one step back
# same in both languages
ui-key-u = U
ui-key-u-does = undo
# same in both languages
ui-key-r = R
ui-key-r-does = rules
# same in both languages
ui-key-l = L
ui-key-l-does = log
# same in both languages
ui-key-t = T
ui-key-t-does = write to the table
# same in both languages
ui-key-f6 = F6
ui-key-f6-does = next part of the page

## Errors

ui-error-missing = This passage leads nowhere
ui-error-missing-text = There is nothing at { $path }, or the table has closed.
ui-error-offline = The server does not answer
ui-error-other = Something went wrong
ui-error-other-text = Please try again; games in progress are safe.
ui-error-home = Home
ui-error-code = Error { $code }

## Home

ui-pages = Pages
ui-nav-games = Games
ui-about = About
ui-you-and-settings = { $name }: name and settings
ui-who-are-you = Who is playing
ui-your-name = Your name at the table
ui-save = Save
ui-cancel = Cancel
ui-hero = Five courts, one table
ui-hero-text = Games of crowns, islands and quiet treason. In the browser, with friends and with bots, in Czech and English.
ui-play-bot = Play a bot now
ui-invite = Invite friends
ui-credit-icons = Icons: game-icons.net (Lorc, Delapouite and others), CC BY 3.0
ui-credit-fonts = Type: Alegreya, OFL
ui-tag-viceroy = Bid with gems, build a pyramid of power.
ui-tag-kabale = Slip in a king, hide a traitor.
ui-tag-legends = Islands, armies and eight minutes of fame.
ui-tag-louis = Win over the court of the Sun King.
ui-tag-kingdoms = Thirteen nations, six actions, one crown.
ui-game-meta = { $least }–{ $most } players · { $minutes } min
# same in both languages
ui-game-short = { $least }–{ $most } · { $minutes } min
ui-weight = weight
ui-weight-of = { $weight } of 5
ui-tables-waiting = { $count ->
    [one] { $count } table waits
   *[other] { $count } tables wait
}
ui-create = Open a table
ui-create-short = Open one
ui-create-of = Open a table: { $game }
ui-mine-title = My games
ui-mine-empty = None yet.
    .help = One click on “Play now” and you are playing.
ui-mine-with = with { $names }
ui-mine-alone = nobody else yet
ui-mine-over = Finished
ui-mine-waiting = Waiting room
ui-mine-turn = To move: { $names }
ui-open-title = Open tables
ui-open-empty = Nobody yet.
    .help = Open a table; a bot sits down at once.
ui-open-about = { $names ->
    [none] no players
   *[other] { $names }
} · { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}{ $own ->
    [yes] {" "}· own rules
   *[no] {""}
}
ui-open-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
ui-join = Sit down
ui-enter = Enter
ui-join-failed = The seat has been taken.

## A new table

ui-game = Game
ui-seats = Seats
ui-access = Who may come
ui-by-link = By link
    .help = Only those you send it to.
ui-public = Public table
    .help = Everybody sees it in the list.
ui-access-note = Spectators with the link see only what all at the table see.
ui-free = Free
# same in both languages
ui-bot = Bot
# same in both languages
ui-bot-number = Bot { $number }
ui-bot-strength = { $bot }: how strong it plays
ui-seat-open-note = first come, first seated
ui-seat-add = Add a seat
ui-seat-most = { $most } at most
ui-seat-remove = Remove seat { $number }
ui-by-the-book = By the book
ui-own-rules = Own
ui-no-options = This game has nothing to set.
ui-option-only = Only with this many players: { $counts }
ui-options-clash = These settings exclude each other. Please take one back.
ui-sum = { $game }, { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}, about { $minutes } minutes.
ui-sum-start = { $free ->
    [0] Starts at once.
    [one] Starts as soon as the free seat is taken.
   *[other] Starts as soon as the { $free } free seats are taken.
}
ui-value-none = at random
ui-value-yes = yes
ui-value-no = no
ui-value-seat = seat { $number }
ui-value-setup-player = a player sets up
ui-value-setup-first-game = first game
ui-value-setup-red-coast = Red Coast
ui-value-setup-great-island = Great Island
ui-value-setup-ring-of-islands = Ring of Islands
ui-value-setup-random = at random
ui-value-layout-t-shape = letter T
ui-value-layout-row-loop = row in a loop
ui-value-auction-tie-youngest = the youngest
ui-value-auction-tie-die = a die
ui-value-factions-random = at random
ui-value-factions-draft = players choose

## The waiting room

ui-lobby-missing = { $count ->
    [0] Everybody is here
    [one] Waiting for { $count } player
   *[other] Waiting for { $count } players
}
ui-lobby-seated = Send the link, or seat a bot on a free place. The game starts when the table is full.
ui-lobby-visitor = There is a free seat. Will you sit down?
ui-leave = Leave
ui-ready = ready
ui-seat-bot-here = Seat a bot
ui-seat-free = Free this seat
ui-at-this-table = At this table
ui-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
ui-about-minutes = about { $minutes } min
ui-invitation = Invitation
ui-invitation-text = Whoever opens the link can sit down at once. No account is needed.
ui-invitation-to = Invitation to a table: { $game }
ui-invitation-qr = QR code with the link to the table
ui-copy = Copy
ui-copy-small = copy
ui-copied = The link is on the clipboard.
ui-copy-failed = The link could not be copied.
ui-share = Share…
ui-mail = By e-mail
ui-spectator-link = Link for spectators
ui-saved = Saved.
ui-elsewhere = Continue on another device
    .help = Whoever has this link plays for you. Send it to nobody.
ui-elsewhere-show = Show the link and QR code
ui-leave-title = Leave the table?
ui-leave-text = A bot takes your seat. You can come back at any time.
ui-leave-level = How strong a bot
ui-stay = Stay

## The end of the game

ui-end-winner = { $count ->
    [0] The end
    [one] { $names } wins
   *[other] { $names } win together
}
ui-end-about = { $game } · { $count ->
    [one] { $count } player
   *[other] { $count } players
} · { $minutes } min
ui-total = Total
ui-rematch = Rematch
ui-record = Save the record
ui-score-show = Show the result

## Rules

ui-rules-search = Search the rules
ui-rules-hit = { $hit } of { $hits }
ui-rules-now = Now
ui-rules-all = All
ui-rules-contents = Contents
ui-rules-rulings = Rulings
ui-rules-nothing = “{ $query }” is not in the rules.
ui-rules-no-decision = There is nothing to decide now.
ui-previous = Previous
ui-next = Next

## Rules and records

ui-rules-page = The whole rules on a page
ui-rules-print = Print
ui-records = Finished games
ui-records-mine = Mine
ui-records-public = Public
ui-records-list = Which games
ui-records-game = Game
ui-records-result = Result
ui-records-player = With whom
ui-records-any-game = All games
ui-records-any-result = Any
ui-records-any-player = Anybody
ui-records-won = Wins
ui-records-lost = Losses
ui-records-total = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
ui-records-page = Page { $page } of { $pages }
ui-records-pages = Pages of the list
ui-records-empty = There is nothing here.
    .help = Games you finish are kept here by themselves.
ui-records-zip = Download all (zip)
ui-records-public-note = Games from the public tables of this server. Tables by link are never here.
ui-records-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
ui-records-shared = { $place ->
    [1] 1st place (shared)
    [2] 2nd place (shared)
    [3] 3rd place (shared)
   *[other] { $place }th place (shared)
}
ui-records-unknown = no result
ui-records-table = Table
ui-records-replay = Replay
ui-records-file = Record
ui-records-of = { $what }: { $game }, { $date }
ui-records-old = older rules
ui-records-fork = played on from move { $at }
ui-mine-finished = Finished games
ui-mine-stopped = Cannot go on
ui-stopped-title = This game cannot go on here
ui-stopped-over-title = Played under other rules
ui-stopped-other-rules = It was begun under rules version { $rules }; this server has version { $here }. Going on under other rules would not be fair, so it stayed exactly where it was.
ui-stopped-other-data = It was begun with other data of cards or map than the server has now (rules version { $rules }). Going on would not be fair, so it stayed exactly where it was.
ui-stopped-no-game = This server does not have its game (rules version { $rules }).
ui-stopped-bad-log = Its log cannot be played again under rules version { $rules }. The operator finds the details in the server's log.
ui-stopped-kept = Nothing is lost: moves, result and chat are kept, and you can download the record.
ui-stopped-redacted = The record of an unfinished game leaves out what others keep secret.
ui-stopped-chat = Chat at the table

## About

ui-about-text = Intrika is a free platform for five board games of court and kingdom: exact rules, kept secrets, rivals of flesh and of silicon, in Czech and English.
ui-about-secrets = The browser receives from the server only what your player may know.
ui-about-thanks = Thanks
ui-about-api = The server's interface (OpenAPI)

## Rows of the result

ui-score-kabale-heads = Prizes won
ui-score-kabale-set = Full set of symbols
ui-score-kabale-extra = Further prizes
ui-score-viceroy-circles = Circles of one colour
ui-score-viceroy-eternals = Eternal gems
ui-score-viceroy-laws = Laws
ui-score-viceroy-points = Point tokens
ui-score-viceroy-magic = Magic
ui-score-viceroy-sets = Sets of defence, science and magic
ui-score-viceroy-attacks = Rivals’ attacks
ui-score-legends-regions = Regions
ui-score-legends-islands = Islands
ui-score-legends-family = Cards of one family
ui-score-legends-set = Full sets
ui-score-legends-flying = Flying
ui-score-legends-coins = Coins
ui-score-legends-elixirs = Elixirs
ui-score-legends-citadels = Citadels
ui-score-legends-dragon = Dragon
ui-score-legends-book = Book of Spells
ui-score-legends-swamp = Poison Swamp
ui-score-legends-queen = Fairy Queen
ui-score-legends-witch = Red Witch
ui-score-legends-knight = White Knight
ui-score-legends-game = Earlier games
ui-score-louis-arms = Coats of arms
ui-score-louis-majorities = Majorities of arms
ui-score-louis-missions = Missions
ui-score-kingdoms-figures = Figures in play
ui-score-kingdoms-castle = Castle
ui-score-kingdoms-magic = Magic
ui-score-kingdoms-bonus = Level 5 bonus
ui-score-kingdoms-capitals = Capitals
ui-score-kingdoms-crown = Crown
ui-score-kingdoms-towns = Towns explored
ui-score-kingdoms-neutrals = Neutral figures beaten
ui-score-kingdoms-lost-kingdom = Lost Kingdom

## Replay

ui-replay = Replay
ui-replay-open = Watch the replay
ui-replay-of = Watch the replay of { $game }
ui-replay-menu = Look back
ui-replay-round = Round { $round }
ui-replay-position = Move { $at } of { $total }
ui-replay-slider = Place in the game
ui-replay-chapter = Go to: { $chapter }
ui-replay-controls = Controls
ui-replay-turn-back = Back a whole turn
ui-replay-back = One step back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-step = One step forward
ui-replay-turn = Forward a whole turn
ui-replay-speed = Speed
ui-replay-then = As known then
    .help = What was not known then stays hidden.
ui-replay-eyes = With whose eyes
ui-replay-watcher = Spectator
ui-replay-all = All-seeing
ui-replay-own-only = While the game runs, only as you knew it yourself then.
ui-replay-no-seat = There is no such seat at this table.
ui-replay-start = The game begins.
ui-replay-secret = { $name } chooses in secret.
ui-replay-pane = Player
ui-replay-hand = The player’s cards
ui-replay-your-turn = It is your turn: back to the table
ui-replay-link = Link to this moment
ui-replay-fork = Play on from here
ui-replay-fork-over = The game is over here; play on from an earlier moment.
ui-replay-fork-running = You can play on from here when the game is over.
ui-replay-fork-many = You have too many unfinished games.
ui-replay-fork-title = { $at ->
    [0] What if: from the start
   *[other] What if: from move { $at }
}
ui-replay-fork-text = A new table begins at this moment. Bots play the other seats.
ui-replay-fork-seat = You take the seat of
ui-replay-fork-level = How strong the bots are
ui-replay-fork-note = Chance falls as in the game before: what you know of it you know in advance, the bots do not. The table is marked as a what-if.
ui-replay-fork-go = Play from here
ui-fork = what-if
ui-record-open = Open a record
    .help = Watch a game that was saved to a file (.irec). The server checks every move and shows the record to nobody else.
ui-record-file = Choose a file, or drop it here
ui-record-paste = Or paste the text of a record
ui-record-go = Open
ui-trouble-bad-record = This record cannot be read, or does not follow the rules.
ui-trouble-has-pack = This game was played with a data pack of its own; it cannot be replayed in the browser, only in the terminal.
ui-trouble-other-rules = This game was played under another version of the rules than this server has.
ui-trouble-too-long = The file is too big to be the record of a game.
ui-trouble-too-fast = Too many requests at once; try again in a moment.
ui-redacted-text = This record was made while the game was running. It holds neither the deal nor what was secret then, so the table cannot be shown. What remains are the moves that could be seen.
ui-redacted-steps = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
ui-redacted-secret = a secret choice
ui-key-space = Space
ui-key-space-does = play and pause
ui-key-steps = ← →, comma and full stop
ui-key-steps-does = one step back and forward
# same in both languages
ui-key-turns = Shift + ← →
ui-key-turns-does = a whole turn back and forward
# same in both languages
ui-key-ends = Home, End
ui-key-ends-does = to the start and to the end
