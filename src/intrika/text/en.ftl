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
