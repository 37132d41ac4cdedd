### Texts that all games share, and those of the terminal.

refusal-game-over = The game is over.
refusal-no-such-seat = There are { $seats } seats at this table.
refusal-not-your-turn = { $waiting ->
    [one] It is { $seat }’s decision now.
   *[other] You have decided already; others are still deciding.
}
refusal-other-decision = Something else is to be decided now: { $ask } ({ $clause }).
refusal-not-offered = This is not among your options.
refusal-undo-nothing = There is nothing to take back.
refusal-undo-other-acted = You cannot take it back: somebody else has acted since.
refusal-undo-learned = You cannot take it back: something hidden has been seen since.

## The table in the browser

refusal-not-seated = You are watching; you have no seat at this table.
refusal-not-started = The game has not begun yet.
refusal-stand-in = A bot plays for you. Take your seat back first.
refusal-stale = The game has moved on. Here is how things stand now.
refusal-undo-asked = The others are already being asked about an undo.
refusal-undo-declined = { $seat } does not agree to taking it back.
refusal-undo-withdrawn = The question about an undo was withdrawn.
refusal-undo-late = Nobody answered in time about taking it back.

## The terminal

cli-player = Player { $number }
cli-bot-random = Random { $number }
cli-bot-greedy = Greedy { $number }
cli-bot-search = Thinker { $number }
# same in both languages
cli-bot-level = { $bot_level } { $number }
cli-thinking = { $seat } is thinking …
level-page = Page
    .help = A friendly beginner who overlooks things.
level-courtier = Courtier
    .help = Takes what looks good now, and slips now and then.
level-adviser = Adviser
    .help = Thinks ahead; answers at once.
level-master = Master
    .help = Thinks harder; a serious opponent.
# same in both languages
level-eminence = Eminence
    .help = The strongest; takes up to five seconds.
cli-game = { $title }, { $least } to { $most } players
cli-welcome = { $game } – type a number or an action; h for help. Every decision is saved in { $file }
cli-saved = Saved in { $file }. Go on with: intrika play --resume { $file }
cli-hand-over = { $seat }’s turn. Press Enter when only { $seat } is looking.
cli-no-option = Choose a number from 1 to { $count }.
cli-no-action = There is no action “{ $word }”. Type h for help, a number, or an action like: { $sample }
cli-allowed = That is allowed.
cli-help = A number chooses; so does an action written out (play queen 2). ? says what is asked and quotes the rule, ? with an action why it is not allowed. u undo, t table, l log, s FILE save, q save and leave.
cli-place = { $place }. { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-decision = decision { $number } of { $count }
cli-replay-help = Enter next, p previous, j N jump, e end, as SEAT | public | all, q leave
cli-replay-unknown = There is no command { $word } here.
