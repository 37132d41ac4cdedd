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
