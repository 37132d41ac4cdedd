### Ruse & Bruise: all texts of the game in English.

## Cards. `.acc` is the name as the object of a sentence.

card-king = King
card-queen = Queen
card-juliet = Juliet
card-alchemist = Alchemist
card-fencer = Fencing master
card-landowner = Landowner
card-merchant = Merchant
card-cardinal = Cardinal
card-troubadour = Troubadour
card-explorer = Explorer
card-murderer = Murderer
card-storm = Storm
card-disguise = Disguise
card-traitor = Traitor
card-musketeers = Musketeers
card-wizard = Wizard
card-witch = Witch
card-prince = Prince
card-squire = Squire
card-hermit = Hermit
card-tom-thumb = Little giant
card-double = Double
card-dragon = Dragon
# same in both languages
card-romeo = Romeo
card-beggar = Beggar

## Card texts: a player can play from these alone.

card-text-king = Worth 20.
card-text-queen = Worth 16.
card-text-juliet = Worth 14. Raises a Romeo of her own colour in the same column to 15.
card-text-alchemist = Worth 12 under a prize of alchemy, otherwise 8.
card-text-fencer = Worth 12 under a prize of fencing, otherwise 8.
card-text-landowner = Worth 12 under a prize of agriculture, otherwise 8.
card-text-merchant = Worth 12 under a prize of trade, otherwise 8.
card-text-cardinal = Worth 12 under a prize of religion, otherwise 8.
card-text-troubadour = Worth 12 under a prize of music, otherwise 8.
card-text-explorer = Worth 13. When turned during the round he moves face down to the end of the next column to the right that is not closed (after the last comes the first) and turns the hidden card there.
card-text-murderer = Worth 9½. When turned during the round he sends the card that turned him to its owner’s discard pile, without effect.
card-text-storm = Worth 9. When turned during the round it closes the column: the column counts as full and takes no more cards. The card that turned it stays below it.
card-text-disguise = Worth 0. When turned during the round its owner may put one hand card face down under it. That card stays hidden until the round ends; then it counts like any other, but an immediate effect of it is lost.
card-text-traitor = Worth 10. When turned during the round its owner may exchange the prize of this column with the prize of any other column.
card-text-musketeers = Worth 11. No effect of any card counts in this column, only printed values; a double is worth nothing.
card-text-wizard = Worth 7. If he is the only wizard in the column, all cards worth 10 or more leave it before anything else is counted.
card-text-witch = Worth 1. If she is the only witch in the column, all other cards worth 9 or less leave it, after the wizard has acted.
card-text-prince = Worth 14. With the squire of his own colour in the same column he wins its prize at once. With several pairs the card nearest the prize decides.
card-text-squire = Worth 2. With the prince of his own colour in the same column he wins its prize at once. With several pairs the card nearest the prize decides.
card-text-hermit = Worth 12, less 1 for every other card in the column, never below 0.
card-text-tom-thumb = Worth 2, and 3 more for every other card in the column.
card-text-double = Takes the value (not the effect) of the card directly below it. With nothing below it has no value.
card-text-dragon = Worth 11. Every card of the other players in the column loses 2, never below 0.
card-text-romeo = Worth 5, or 15 if the Juliet of his own colour is in the same column.
card-text-beggar = Worth 4. With a beggar in the column the lowest total wins its prize; a tie goes to the card farthest from the prize.

## Prizes (the point cards that head the columns)

symbol-alchemy = alchemy
symbol-warfare = fencing
symbol-agriculture = agriculture
symbol-trade = trade
symbol-religion = religion
symbol-art = music
head-alchemy-1 = alchemy 1
head-alchemy-2 = alchemy 2
head-alchemy-3a = alchemy 3
head-alchemy-3b = alchemy 3
head-alchemy-4 = alchemy 4
head-alchemy-5 = alchemy 5
head-warfare-1 = fencing 1
head-warfare-2 = fencing 2
head-warfare-3a = fencing 3
head-warfare-3b = fencing 3
head-warfare-4 = fencing 4
head-warfare-5 = fencing 5
head-agriculture-1 = agriculture 1
head-agriculture-2 = agriculture 2
head-agriculture-3a = agriculture 3
head-agriculture-3b = agriculture 3
head-agriculture-4 = agriculture 4
head-agriculture-5 = agriculture 5
head-trade-1 = trade 1
head-trade-2 = trade 2
head-trade-3a = trade 3
head-trade-3b = trade 3
head-trade-4 = trade 4
head-trade-5 = trade 5
head-religion-1 = religion 1
head-religion-2 = religion 2
head-religion-3a = religion 3
head-religion-3b = religion 3
head-religion-4 = religion 4
head-religion-5 = religion 5
head-art-1 = music 1
head-art-2 = music 2
head-art-3a = music 3
head-art-3b = music 3
head-art-4 = music 4
head-art-5 = music 5

## Decisions

ask-play = { $seat }: place a card face down in a column.
ask-disguise = { $seat }: your disguise in column { $column } was turned. Put a hand card under it, or decline.
ask-traitor = { $seat }: your traitor in column { $column } was turned. Exchange its prize with another column’s, or decline.
decision-play = placing a card
decision-disguise = the card under the disguise
decision-traitor = the traitor’s exchange

act-play = { $card } to column { $column }
act-disguise = { $card ->
    [none] conceal nothing
   *[other] conceal { $card }
}
act-traitor = { $column ->
    [none] leave the prizes as they are
   *[other] exchange the prize with column { $column }
}

## Events

event-round-started = Round { $round } begins with { $head }; { $starter } starts.
event-card-placed = { $card ->
    [none] { $seat } places a card in column { $column }.
   *[other] { $seat } places { $card } face down in column { $column }.
}
event-card-turned = { $at_end ->
    [yes] Column { $column }: { $seat }’s { $card } is uncovered.
   *[no] Column { $column }: { $seat }’s { $card } is turned.
}
event-explorer-moved = { $seat }’s explorer moves from column { $column } to column { $target }.
event-explorer-stopped = { $seat }’s explorer has moved once already and stays in column { $column }.
event-card-murdered = { $seat } loses { $card } to the murderer in column { $column }.
event-column-closed = The storm closes column { $column }.
event-card-concealed = { $card ->
    [none] { $seat } conceals a card in column { $column }.
   *[other] { $seat } conceals { $card } in column { $column }.
}
event-disguise-declined = { $seat } conceals nothing in column { $column }.
event-heads-swapped = { $seat } exchanges the prizes of columns { $column } and { $target }.
event-traitor-declined = { $seat } leaves the prize of column { $column } where it is.
event-pile-reshuffled = { $seat } shuffles { $count ->
    [one] one discard
   *[other] { $count } discards
} into a new pile.
event-card-drawn = { $card ->
    [none] { $seat } draws a card.
   *[other] { $seat } draws { $card }.
}
event-turn-skipped = { $seat } has no card and is skipped.
event-round-ended = { $seat } ends round { $round }.
event-cards-removed = Column { $column }: { $by } removes { $card }.
event-column-evaluated = { $reason ->
    [musketeers] Column { $column }: the musketeers let only printed values count; the highest total wins.
    [pair] Column { $column }: prince and squire decide.
    [lowest] Column { $column }: with a beggar the lowest total wins.
    [nobody] Column { $column }: nobody is left to win.
   *[highest] Column { $column }: the highest total wins.
}
event-head-won = { $seat } wins { $head } in column { $column }.
event-head-lost = Nobody wins { $head } in column { $column }; it leaves the game.
event-game-ended = The game is over. { $winner_count ->
    [one] { $winner } wins.
   *[other] { $winner } share the victory.
}

## Refusals

refusal-card-not-in-hand = { $card } is not in your hand ({ $clause }).
refusal-no-such-column = There is no column { $column }: { $columns } columns are laid out, one for each player ({ $clause }).
refusal-column-closed = You cannot place into column { $column }: a storm closed it ({ $clause }).
refusal-swap-with-itself = The traitor lies in column { $column } itself; choose another column ({ $clause }).

## Score

score-heads = { $count ->
    [one] one prize at face value
   *[other] { $count } prizes at face value
}
score-set = best prize of each symbol, { $sum }, doubled
score-extra = { $count ->
    [one] one further prize, at −1
   *[other] { $count } further prizes, at −1 each
}
tiebreak-shared = Equal points share the victory.

## Options

option-starter = Starting player
    .help = The seat that begins the game; without one it is drawn.
option-hidden-card-counts-for-full = Concealed card counts for a full column
    .help = Whether a card under a disguise counts when the column is checked for being full.
option-disguise-refill = Refill after a disguise
    .help = On: every hand is filled up to three in each draw step. Off: one card per own turn, so a hand stays smaller after a disguise.
option-valueless-double-can-win = A double without value can win
    .help = Whether a player whose only cards in a column are doubles without value can win its prize.
option-won-cards-public = Won prizes lie open
    .help = Everybody may look at the prizes won so far. It changes what is shown, never the play.
option-two-player-without-ones = Two players without the ones
    .help = A variant of the French edition: the six prizes worth 1 are taken out. For two players only.
option-crown-module = The Crown (later edition)
    .help = Not available: the printed value of the crown is not known.

## The table in the terminal

kabale-round = Round { $round } of 6 · { $stack } prizes left in the stack
kabale-closed = closed by a storm
kabale-filled = { $count } of { $need }
kabale-player = Player
kabale-cards-in-hand = Hand
kabale-pile = Pile
kabale-discard = Discards
kabale-won = Prizes won
kabale-your-hand = Your hand:

## The table in the browser

board-round = Round { $round } of { $rounds }
board-place-here = place here
board-conceal-here = conceal here
board-swap-here = exchange
board-full = full
board-closed = closed
board-closed-here = closed
board-acts-at-once = acts at once
board-acts-at-scoring = when scored
board-with-juliet = with Juliet { $value }
board-no-value = no value
board-column = { $state ->
    [closed] Column { $column }: { $head }, { $count } of { $need } cards, closed by a storm
    [full] Column { $column }: { $head }, { $count } of { $need } cards, full
   *[open] Column { $column }: { $head }, { $count } of { $need } cards
}
board-columns = Columns
board-card-open = { $card }, { $value }, card of { $owner }
board-card-hidden = Face-down card of { $owner }
board-card-own-hidden = Your face-down card: { $card }, { $value }
board-card-seen = { $card } of { $owner }, face down; everybody has seen it
board-card-concealed = Concealed card of { $owner }
board-card-own-concealed = Your concealed card: { $card }, { $value }
board-hidden-note = Face down: only you know it.
board-seen-note = Lies face down, but everybody has seen it.
board-concealed-note = Concealed under a disguise until the round ends.
board-unknown-note = Only its owner knows this card. The next card placed below it turns it.
board-unknown-closed-note = Only its owner knows this card. It stays hidden until the round ends.
board-unknown-concealed-note = Concealed under a disguise until the round ends; only its owner knows it.
board-hand = Your hand
board-hand-card = { $card }, { $value }
board-hand-picked = { $card }, { $value }, chosen
board-place-in = Place { $card } in column { $column } ({ $head })
board-column-is-closed = Column { $column } ({ $head }) is closed
board-place-hint = { $card } is chosen. Click the place under a column.
board-other-card = Another card
board-conceal = Conceal { $card } in column { $column }
board-conceal-hint = { $card } is chosen. Put it under the disguise, or choose another card.
board-conceal-confirm = Conceal
board-leave-it = Leave it
board-swap-with = Exchange with { $head } in column { $column }
board-swap-source = The traitor lies here
board-pile = Draw pile
board-pile-name = Your draw pile, { $count ->
    [one] one card
   *[other] { $count } cards
}. Show all your cards
board-prizes = Your prizes
board-prizes-none = None so far.
board-prizes-of = Prizes of { $owner }
board-points = { $points ->
    [one] one point
   *[other] { $points } points
}
board-missing = Missing for a full set, which counts double: { $symbol }.
board-set-complete = All six symbols: the best of each count double.
board-discards = Discards
board-discards-name = Your discard pile, { $count ->
    [one] one card
   *[other] { $count } cards
}. Show all your cards
board-empty = empty
board-in-hand = in hand
board-in-pile = in the draw pile
board-in-discards = discarded
board-won = prizes won
board-show-cards = Cards of { $owner }: show what is discarded and what is still hidden
board-cards-of = Cards of { $owner }
board-cards-discarded = Discarded, the top card first
board-cards-table = Open on the table
board-cards-hand = In your hand or hidden by you
board-cards-unseen = Not yet seen
board-cards-unseen-own = In your draw pile
board-cards-unseen-help = { $hand ->
    [one] One of them is in hand
   *[other] { $hand } of them are in hand
}, { $pile } in the draw pile, { $hidden } face down on the table.
board-cards-older = Cannot be in the draw pile: not in it when it was shuffled.
board-stack = Prizes left in the stack
board-lost = Prizes that nobody won
board-again = Last evaluation
board-eval = Evaluation of round { $round }
board-eval-of = Evaluation · column { $column } of { $columns }
board-eval-next = Next column
board-eval-end = Close
board-eval-back = Step back
board-eval-pause = Pause
board-eval-play = Play
board-eval-skip = Skip
board-eval-columns = Columns of the round
board-eval-steps = Steps of the evaluation
board-eval-lines = Cards from the prize down
board-now = now
board-later = later
board-step-musketeers = Musketeers
board-step-wizard = Wizard
board-step-witch = Witch
board-step-prince = Prince and squire
board-step-others = Others
board-step-beggar = Beggar
board-step-printed = only printed values
board-step-void = no effect
board-step-no-musketeers = none here
board-step-no-wizard = not here
board-step-no-witch = not here
board-step-cancelled = cancel each other
board-step-nothing = removes nothing
board-step-removed = { $count ->
    [one] removes 1 card
   *[other] removes { $count } cards
}
board-step-pair = wins at once
board-step-no-pair = nobody has both
board-step-decided = already decided
board-step-changed = { $count ->
    [one] 1 value changes
   *[other] { $count } values change
}
board-step-unchanged = nothing changes
board-step-lowest = lowest wins
board-step-no-beggar = not here
board-note-gone-wizard = the wizard removes 10 and more
board-note-gone-witch = the witch removes 9 and less
board-note-musketeers = only printed values count
board-note-no-value = has no value
board-note-symbol = on its own symbol
board-note-cancelled = several cancel each other
board-note-removed = { $count ->
    [one] removes one card
   *[other] removes { $count } cards
}
board-note-pair = prince and squire together
board-note-hermit = 12, less 1 for each of { $others } others
board-note-giant = 2, and 3 for each of { $others } others
board-note-double = copies the card below
board-note-romeo = with Juliet
board-note-romeo-alone = without Juliet
board-note-is-dragon = others lose 2
board-note-dragon = dragon: −{ $less }
board-note-and-dragon = { $note }; dragon: −{ $less }
board-note-beggar = lowest total wins
board-ledger = Totals after each step
board-ledger-start = At first
board-ledger-total = Total
board-ledger-highest = the highest wins
board-ledger-lowest = with a beggar the lowest wins
board-ledger-pair = prince and squire win at once
board-ledger-nobody = nobody can win
board-verdict = { $head } goes to
board-verdict-nobody = { $head } goes to nobody
board-why-only = The only one with a card left here.
board-why-highest = { $sum } against { $rest }: the highest total wins.
board-why-highest-tied = { $sum } against { $rest }: of equal totals the card nearest the prize wins.
board-why-musketeers = { $sum } against { $rest }: with musketeers only printed values count and the highest total wins.
board-why-musketeers-tied = { $sum } against { $rest }: with musketeers only printed values count; of equal totals the card nearest the prize wins.
board-why-lowest = { $sum } against { $rest }: with a beggar the lowest total wins.
board-why-lowest-tied = { $sum } against { $rest }: with a beggar the lowest wins; of equal totals the card farthest from the prize.
board-why-pair = Prince and squire of one colour win at once.
board-why-nobody = Nobody has a card that could win. The prize leaves the game.
