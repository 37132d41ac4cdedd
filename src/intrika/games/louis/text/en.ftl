### Louis XIV: all texts of the game in English.

## Boards and influence cards

board-1 = 1 (Anne d’Autriche)
board-2 = 2 (Philippe d’Orléans)
board-3 = 3 (Marie-Thérèse d’Espagne)
board-4 = 4 (le Grand Dauphin)
# same in both languages
board-5 = 5 (Françoise-Athénaïs de Montespan)
board-6 = 6 (le Grand Condé)
# same in both languages
board-7 = 7 (Jean-Baptiste Colbert)
# same in both languages
board-8 = 8 (Françoise de Maintenon)
# same in both languages
board-9 = 9 (Louise de La Vallière)
# same in both languages
board-10 = 10 (Henri de Turenne)
# same in both languages
board-11 = 11 (Jules Mazarin)
# same in both languages
board-12 = 12 (François-Michel de Louvois)

board-text-1 = Gives one sceptre chip.
board-text-2 = Gives one letter chip.
board-text-3 = Gives one ring chip.
board-text-4 = Gives one helmet chip.
board-text-5 = Gives one crown chip, which stands for any chip.
board-text-6 = Gives one hidden coat of arms; then you may put one marker from the general or personal supply on any board.
board-text-7 = Gives 5 louis d’or.
board-text-8 = You may put up to two markers from the general or personal supply on board 5 and then move one marker from the general to the personal supply.
board-text-9 = Gives one crown chip, which stands for any chip.
board-text-10 = Gives two hidden coats of arms.
board-text-11 = Gives the top influence card into your hand; you play it in the next round, after the fourth it becomes a coat of arms.
board-text-12 = Gives one hidden coat of arms and the top intrigue card into your hand.

card-anne = Anne d’Autriche (1)
    .short = Anne
card-philippe = Philippe d’Orléans (2)
    .short = Philippe
card-marie-therese = Marie-Thérèse d’Espagne (3)
    .short = Marie-Thérèse
card-dauphin = le Grand Dauphin (4)
    .short = Dauphin
# same in both languages
card-montespan = Françoise-Athénaïs de Montespan (5)
    .short = Montespan
card-conde = le Grand Condé (6)
    .short = Condé
# same in both languages
card-colbert = Jean-Baptiste Colbert (7)
    .short = Colbert
# same in both languages
card-maintenon = Françoise de Maintenon (8)
    .short = Maintenon
# same in both languages
card-la-valliere = Louise de La Vallière (9)
    .short = La Vallière
# same in both languages
card-turenne = Henri de Turenne (10)
    .short = Turenne
# same in both languages
card-mazarin = Jules Mazarin (11)
    .short = Mazarin
# same in both languages
card-louvois = François-Michel de Louvois (12)
    .short = Louvois
card-joker = joker
    .short = joker

card-text-anne = Place up to three markers from the personal supply on board 1 and jump with them at most twice to a diagonal neighbour, leaving at least one of them on every board you leave. Or take three markers back from the general supply, or all if there are fewer.
card-text-philippe = Place up to three markers from the personal supply on board 2 and jump with them at most twice to a diagonal neighbour, leaving at least one of them on every board you leave. Or take three markers back from the general supply, or all if there are fewer.
card-text-marie-therese = Place up to three markers from the personal supply on board 3 and jump with them at most twice to a diagonal neighbour, leaving at least one of them on every board you leave. Or take three markers back from the general supply, or all if there are fewer.
card-text-dauphin = Place up to three markers from the personal supply on board 4 and jump with them at most twice to a diagonal neighbour, leaving at least one of them on every board you leave. Or take three markers back from the general supply, or all if there are fewer.
card-text-montespan = Place up to three markers from the personal supply on board 5 and jump with them at most twice to a diagonal neighbour, leaving at least one of them on every board you leave. Or take three markers back from the general supply, or all if there are fewer.
card-text-conde = Place up to three markers from the personal supply on board 6 and jump with them at most twice to a diagonal neighbour, leaving at least one of them on every board you leave. Or take three markers back from the general supply, or all if there are fewer.
card-text-colbert = Place up to three markers from the personal supply on board 7 and jump with them at most twice to a diagonal neighbour, leaving at least one of them on every board you leave. Or take three markers back from the general supply, or all if there are fewer.
card-text-maintenon = Place up to three markers from the personal supply on board 8 and jump with them at most twice to a diagonal neighbour, leaving at least one of them on every board you leave. Or take three markers back from the general supply, or all if there are fewer.
card-text-la-valliere = Place up to three markers from the personal supply on board 9 and jump with them at most twice to a diagonal neighbour, leaving at least one of them on every board you leave. Or take three markers back from the general supply, or all if there are fewer.
card-text-turenne = Place up to three markers from the personal supply on board 10 and jump with them at most twice to a diagonal neighbour, leaving at least one of them on every board you leave. Or take three markers back from the general supply, or all if there are fewer.
card-text-mazarin = Place up to three markers from the personal supply on board 11 and jump with them at most twice to a diagonal neighbour, leaving at least one of them on every board you leave. Or take three markers back from the general supply, or all if there are fewer.
card-text-louvois = Place up to three markers from the personal supply on board 12 and jump with them at most twice to a diagonal neighbour, leaving at least one of them on every board you leave. Or take three markers back from the general supply, or all if there are fewer.
card-text-joker = Place one marker from the personal supply on any board and, if you like, a second one there or on a diagonal neighbour. Or take two markers back from the general supply, or the only one there.

## Mission chips; `chips-` are the pairs that pay for a mission.

chip-crown = crown
    .acc = crown
chip-sceptre = sceptre
    .acc = sceptre
chip-letter = letter
    .acc = letter
chip-ring = ring
    .acc = ring
chip-helmet = helmet
    .acc = helmet
chips-crown-crown = two crowns
chips-crown-sceptre = crown and sceptre
chips-crown-letter = crown and letter
chips-crown-ring = crown and ring
chips-crown-helmet = crown and helmet
chips-sceptre-sceptre = two sceptres
chips-sceptre-letter = sceptre and letter
chips-sceptre-ring = sceptre and ring
chips-sceptre-helmet = sceptre and helmet
chips-letter-letter = two letters
chips-letter-ring = letter and ring
chips-letter-helmet = letter and helmet
chips-ring-ring = two rings
chips-ring-helmet = ring and helmet
chips-helmet-helmet = two helmets

## Missions

mission-extra-mission-a = +1 mission card
mission-extra-mission-b = +1 mission card
mission-marker-a = +1 marker
mission-marker-b = +1 marker
mission-marker-c = +1 marker
mission-marker-d = +1 marker
mission-louisdor-a = +1 louis d’or
mission-louisdor-b = +1 louis d’or
mission-louisdor-c = +1 louis d’or
mission-louisdor-d = +1 louis d’or
mission-marker-board-1 = Marker on board 1
mission-marker-board-2 = Marker on board 2
mission-marker-board-3 = Marker on board 3
mission-marker-board-4 = Marker on board 4
mission-pay-pass-a = Pay 2 louis d’or
mission-pay-pass-b = Pay 2 louis d’or
mission-swap-chip-a = Exchange a chip
mission-swap-chip-b = Exchange a chip
mission-swap-missions-a = Exchange missions
mission-swap-missions-b = Exchange missions
mission-two-louisdor-a = +2 louis d’or or markers
mission-two-louisdor-b = +2 louis d’or or markers
mission-two-louisdor-c = +2 louis d’or or markers
mission-two-louisdor-d = +2 louis d’or or markers
mission-arms-a = +1 coat of arms
mission-arms-b = +1 coat of arms
mission-arms-c = +1 coat of arms
mission-marker-louis = Marker beside Louis
mission-marker-board-5 = Marker on board 5
mission-marker-board-9 = Marker on board 9
mission-swap-influence-a = Exchange an influence card
mission-swap-influence-b = Exchange an influence card
mission-three-markers = +3 markers
mission-three-louisdor = +3 louis d’or
mission-intrigue = +1 intrigue card
mission-marker-for-card = Marker for an influence card
mission-four-markers = Card for 4 markers
mission-place-marker = Place 1 marker
mission-once-first = Once first
mission-discount = −1 louis d’or

mission-text-extra-mission-a = When laid, draw two missions instead of one, each from any deck; look at the first before choosing the deck of the second. From then on you hold one mission more.
mission-text-extra-mission-b = When laid, draw two missions instead of one, each from any deck; look at the first before choosing the deck of the second. From then on you hold one mission more.
mission-text-marker-a = In the supply phase move one marker from the general to the personal supply.
mission-text-marker-b = In the supply phase move one marker from the general to the personal supply.
mission-text-marker-c = In the supply phase move one marker from the general to the personal supply.
mission-text-marker-d = In the supply phase move one marker from the general to the personal supply.
mission-text-louisdor-a = In the supply phase take 1 louis d’or.
mission-text-louisdor-b = In the supply phase take 1 louis d’or.
mission-text-louisdor-c = In the supply phase take 1 louis d’or.
mission-text-louisdor-d = In the supply phase take 1 louis d’or.
mission-text-marker-board-1 = At the start of the influence phase you may put one marker from the general or personal supply on board 1.
mission-text-marker-board-2 = At the start of the influence phase you may put one marker from the general or personal supply on board 2.
mission-text-marker-board-3 = At the start of the influence phase you may put one marker from the general or personal supply on board 3.
mission-text-marker-board-4 = At the start of the influence phase you may put one marker from the general or personal supply on board 4.
mission-text-pay-pass-a = Once per influence phase you may pay 2 louis d’or instead of playing a card and skip the turn.
mission-text-pay-pass-b = Once per influence phase you may pay 2 louis d’or instead of playing a card and skip the turn.
mission-text-swap-chip-a = Once per mission phase you may, in your own turn, pay 2 louis d’or to exchange one chip for a crown, even in the round in which you lay this mission.
mission-text-swap-chip-b = Once per mission phase you may, in your own turn, pay 2 louis d’or to exchange one chip for a crown, even in the round in which you lay this mission.
mission-text-swap-missions-a = At the end of the mission phase you may put one or two missions from hand under their decks and draw as many from any decks.
mission-text-swap-missions-b = At the end of the mission phase you may put one or two missions from hand under their decks and draw as many from any decks.
mission-text-two-louisdor-a = In the supply phase take, as you choose, 2 louis d’or, 1 louis d’or and 1 marker, or 2 markers; markers go from the general to the personal supply.
mission-text-two-louisdor-b = In the supply phase take, as you choose, 2 louis d’or, 1 louis d’or and 1 marker, or 2 markers; markers go from the general to the personal supply.
mission-text-two-louisdor-c = In the supply phase take, as you choose, 2 louis d’or, 1 louis d’or and 1 marker, or 2 markers; markers go from the general to the personal supply.
mission-text-two-louisdor-d = In the supply phase take, as you choose, 2 louis d’or, 1 louis d’or and 1 marker, or 2 markers; markers go from the general to the personal supply.
mission-text-arms-a = In the supply phase take one hidden coat of arms.
mission-text-arms-b = In the supply phase take one hidden coat of arms.
mission-text-arms-c = In the supply phase take one hidden coat of arms.
mission-text-marker-louis = At the start of the influence phase you may put one marker on the board where Louis XIV stands, from the general or the personal supply.
mission-text-marker-board-5 = At the start of the influence phase you may put one marker from the general or personal supply on board 5.
mission-text-marker-board-9 = At the start of the influence phase you may put one marker from the general or personal supply on board 9.
mission-text-swap-influence-a = Once per influence phase you may discard one influence card without effect instead of playing it and draw the top card of the deck.
mission-text-swap-influence-b = Once per influence phase you may discard one influence card without effect instead of playing it and draw the top card of the deck.
mission-text-three-markers = In the supply phase move three markers, or as many as there are, from the general to the personal supply.
mission-text-three-louisdor = In the supply phase take 3 louis d’or.
mission-text-intrigue = In the supply phase draw the top intrigue card.
mission-text-marker-for-card = In the supply phase you may move one marker from the personal to the general supply and draw the top influence card for it.
mission-text-four-markers = Once per influence phase any of your cards counts as a joker of four: place up to four markers from the personal supply, beginning on any board and with up to three jumps, or take four back from the general supply, or all if there are fewer.
mission-text-place-marker = At the end of the influence phase you may put one marker from the general or personal supply on any board.
mission-text-once-first = Once per scoring phase you may decide a shared first place on a money or first-place board in your favour. The board is then turned.
mission-text-discount = You pay 1 louis d’or less for every purchase at a board. Costs on missions are not affected.

tier-light = the light blue deck
    .from = from the light blue deck
tier-medium = the medium blue deck
    .from = from the medium blue deck
tier-dark = the dark blue deck
    .from = from the dark blue deck

use-marker = +1 marker
use-louisdor = +1 louis d’or
use-two-louisdor = +2 louis d’or or markers: 2 louis d’or
use-louisdor-and-marker = +2 louis d’or or markers: 1 louis d’or and 1 marker
use-two-markers = +2 louis d’or or markers: 2 markers
use-arms = +1 coat of arms
use-three-markers = +3 markers
use-three-louisdor = +3 louis d’or
use-intrigue = +1 intrigue card
use-marker-for-card = marker for an influence card

## Coats of arms

arms-lily = lily
arms-lion = lion
arms-eagle = eagle
arms-cross = cross
arms-tower = tower
arms-rose = rose
arms-substitute = substitute

## Decisions

ask-supply = { $seat }: use a laid mission of the supply phase, or stop.
ask-start-marker = { $seat }: a mission lets you put a marker on board { $board }.
ask-end-marker = { $seat }: a mission lets you put one marker on any board.
ask-conde = { $seat }: le Grand Condé lets you put one marker on any board.
ask-maintenon = { $seat }: Françoise de Maintenon lets you put a marker on board { $board }.
ask-maintenon-take = { $seat }: you may also move one marker from the general to the personal supply.
ask-turn = { $seat }: play an influence card. You hold { $count }; the last one is not played.
ask-mode = { $seat }: how do you use { $card }?
ask-placement = { $four ->
    [yes] { $most ->
        [one] { $seat }: place one marker on any board.
       *[other] { $seat }: place up to { $most } markers; begin anywhere and jump to diagonal neighbours.
    }
   *[no] { $most ->
        [one] { $seat }: place one marker with { $card }.
       *[other] { $seat }: place up to { $most } markers with { $card }.
    }
}
ask-intrigue = Board { $board } is about to be scored. Does anybody play its intrigue card?
ask-first = { $seat }: you share first place on board { $board }. Decide it in your favour?
ask-buy = { $seat }: buy the reward of board { $board } for { $price } louis d’or? You have { $money }.
ask-mission = { $seat }: lay a mission, exchange a chip, or stop.
ask-pay = { $seat }: which chips pay for “{ $mission }”?
ask-draw = { $count ->
    [one] { $seat }: from which deck do you draw a mission?
   *[other] { $seat }: from which deck do you draw the first mission?
}
ask-keep = { $count ->
    [one] { $seat }: which chip do you keep? One goes back for a coat of arms.
   *[other] { $seat }: which chip do you keep? { $count } go back, each for a coat of arms.
}
ask-put-off = { $second ->
    [yes] { $seat }: put a second mission off?
   *[no] { $seat }: put one or two missions off and draw others?
}
decision-supply = missions in the supply phase
decision-start-marker = a mission’s marker at the start of the influence phase
decision-end-marker = a mission’s marker at the end of the influence phase
decision-conde = le Grand Condé’s marker
decision-maintenon = Françoise de Maintenon’s marker
decision-maintenon-take = a marker from the general supply
decision-turn = a turn of the influence phase
decision-mode = the use of an influence card
decision-placement = placing markers
decision-intrigue = an intrigue card
decision-first = a shared first place
decision-buy = buying a reward
decision-mission = laying missions
decision-pay = paying for a mission
decision-draw = drawing a mission
decision-keep = the chip to keep
decision-put-off = exchanging missions

## Actions

act-use = use the mission { $use }
act-stop = stop
act-put = { $source ->
    [general] a marker from the general supply to board { $board }
   *[personal] a marker from the personal supply to board { $board }
}
act-skip = put no marker
act-play = play { $card }
act-exchange = exchange { $card } for the top card
act-pay-and-pass = pay 2 louis d’or and skip the turn
act-mode = { $mode ->
    [place] place markers
    [take_back] take markers back from the general supply
    [four_place] with “Card for 4 markers” place up to four markers
    [four_take_back] with “Card for 4 markers” take up to four markers back
   *[nothing] play it for nothing
}
act-place = markers on boards { $boards }
act-intrigue = { $way ->
    [general] play intrigue: one marker from the general supply
    [personal] play intrigue: one marker from the personal supply
    [two_personal] play intrigue: two markers from the personal supply
   *[none] play no intrigue
}
act-first = { $answer ->
    [yes] decide the tie in your favour
   *[no] leave the tie
}
act-buy = { $answer ->
    [yes] buy
   *[no] do not buy
}
act-take = { $answer ->
    [yes] move a marker to the personal supply
   *[no] leave it in the general supply
}
act-lay = lay “{ $mission }”
act-pay = pay with { $chips }
act-swap-chip = pay 2 louis d’or and exchange a { $chip } for a crown
act-draw = draw a mission { $tier_from }
act-keep = keep the { $chip }
act-put-off = put off “{ $mission }”

## Events

event-round-started = Round { $round } begins; { $starter } starts.
event-money-card-turned = The money card gives everybody { $amount } louis d’or. Louis XIV comes to board { $board }.
event-mission-used = { $seat } uses “{ $mission }”.
event-money-gained = { $seat } takes { $amount } louis d’or.
event-markers-taken = { $count ->
    [0] { $seat } has no marker in the general supply.
    [one] { $seat } moves one marker from the general to the personal supply.
   *[other] { $seat } moves { $count } markers from the general to the personal supply.
}
event-marker-given-up = { $seat } moves a marker from the personal to the general supply.
event-arms-drawn = { $arms ->
    [none] { $count ->
        [one] { $seat } draws a coat of arms unseen.
       *[other] { $seat } draws { $count } coats of arms unseen.
    }
   *[other] { $count ->
        [one] { $seat } draws a coat of arms unseen: { $arms }.
       *[other] { $seat } draws coats of arms unseen: { $arms }.
    }
}
event-influence-dealt = { $card ->
    [none] { $seat } is dealt { $count } influence cards.
   *[other] { $seat } is dealt { $card }.
}
event-influence-drawn = { $card ->
    [none] { $seat } draws an influence card.
   *[other] { $seat } draws the influence card { $card }.
}
event-intrigue-drawn = { $person ->
    [none] { $seat } draws an intrigue card.
   *[other] { $seat } draws the intrigue card of board { $person }.
}
event-compensation-given = { $seat } starts for the second time and gets an intrigue card for it.
event-neutral-placed = { $on_louis ->
    [yes] { $count } neutral markers go to board { $board }, beside Louis.
   *[no] { $count } neutral markers go to board { $board }.
}
event-neutral-revealed = For the neutral colour { $card } is revealed.
event-card-played = { $seat } plays { $card }.
event-markers-placed = { $with_four ->
    [yes] { $seat } places with “Card for 4 markers” on boards { $boards }.
   *[no] { $seat } places markers on boards { $boards }.
}
event-markers-taken-back = { $count ->
    [one] { $seat } takes one marker back from the general supply.
   *[other] { $seat } takes { $count } markers back from the general supply.
}
event-card-wasted = { $seat } plays the card for nothing.
event-turn-paid = { $seat } pays { $amount } louis d’or and skips the turn.
event-card-exchanged = { $seat } discards { $card } without effect.
event-last-card-returned = { $card ->
    [none] { $seat } puts the last influence card back on the deck.
   *[other] { $seat } puts the last influence card, { $card }, back on the deck.
}
event-marker-put = { $source ->
    [0] { $seat } puts a marker from the general supply on board { $board }.
   *[other] { $seat } puts a marker from the personal supply on board { $board }.
}
event-influence-shuffled = All { $count } influence cards are shuffled into a new deck.
event-intrigue-played = { $source ->
    [0] { $seat } plays intrigue on board { $board }: one marker from the general supply.
   *[other] { $count ->
        [one] { $seat } plays intrigue on board { $board }: one marker from the personal supply.
       *[other] { $seat } plays intrigue on board { $board }: { $count } markers from the personal supply.
    }
}
event-tie-broken = { $seat } decides the shared first place on board { $board } in their own favour.
event-board-scored = { $louis ->
    [yes] { $condition ->
        [money] Board { $board } is scored with Louis XIV on it: money, the price is { $figure }.
       *[first] Board { $board } is scored with Louis XIV on it: first place.
    }
   *[no] { $condition ->
        [money] Board { $board } is scored: money, the price is { $figure }.
        [markers] Board { $board } is scored: markers, at least { $figure }.
       *[first] Board { $board } is scored: first place.
    }
}
event-reward-bought = { $seat } buys the reward of board { $board } for { $price } louis d’or.
event-reward-declined = { $seat } buys nothing at board { $board }.
event-reward-gained = { $seat } wins the reward of board { $board }.
event-chip-gained = { $seat } takes a { $chip } chip.
event-markers-returned = { $source ->
    [0] { $count ->
        [one] { $seat } returns one marker from board { $board } to the general supply.
       *[other] { $seat } returns { $count } markers from board { $board } to the general supply.
    }
   *[other] { $count ->
        [one] { $seat } takes one marker from board { $board } to the personal supply.
       *[other] { $seat } takes { $count } markers from board { $board } to the personal supply.
    }
}
event-neutral-returned = { $count } neutral markers leave board { $board }.
event-board-turned = { $condition ->
    [money] Board { $board } is turned: next it asks for money, the price is { $figure }.
    [markers] Board { $board } is turned: next it asks for at least { $figure } markers.
   *[first] Board { $board } is turned: next it asks for first place.
}
event-louis-left = Louis XIV leaves board { $board }.
event-mission-laid = { $seat } lays “{ $mission }”.
event-mission-paid = { $seat } pays with { $chips }.
event-mission-drawn = { $mission ->
    [none] { $seat } draws a mission { $tier_from }.
   *[other] { $seat } draws “{ $mission }” { $tier_from }.
}
event-chip-swapped = { $seat } pays { $amount } louis d’or and exchanges a { $chip } for a crown.
event-chips-returned = { $count ->
    [one] { $seat } keeps the { $chip } and returns one chip.
   *[other] { $seat } keeps the { $chip } and returns { $count } chips.
}
event-missions-put-off = { $mission ->
    [none] { $count ->
        [one] { $seat } puts one mission under its deck.
       *[other] { $seat } puts { $count } missions under their decks.
    }
   *[other] { $seat } puts off { $mission }.
}
event-items-exchanged = { $category ->
    [influence_card] { $seat } exchanges influence cards for coats of arms: { $count }.
    [intrigue_card] { $seat } exchanges intrigue cards for coats of arms: { $count }.
    [chip] { $seat } exchanges chips for coats of arms: { $count }.
    [marker_on_board] { $seat } takes coats of arms for markers on boards: { $count }.
   *[louisdor] { $seat } exchanges louis d’or for coats of arms: { $count }.
}
event-arms-ran-out = { $category ->
    [influence_card] The coats of arms ran out at the influence cards.
    [intrigue_card] The coats of arms ran out at the intrigue cards.
    [chip] The coats of arms ran out at the chips.
    [marker_on_board] The coats of arms ran out at the markers on boards.
   *[louisdor] The coats of arms ran out at the money.
}
event-majority-won = { $winner_count ->
    [one] { $winner } has most of the { $arms } ({ $count }) and gets one more coat of arms.
   *[other] { $winner } have most of the { $arms } ({ $count } each) and get one more coat of arms each.
}
event-game-ended = { $winner_count ->
    [one] The game is over. { $winner } wins.
   *[other] The game is over. { $winner } share the victory.
}

## Refusals

refusal-mission-not-laid = You have no such mission laid: { $use } ({ $clause }).
refusal-mission-used = You have used it in this round already: { $use } ({ $clause }).
refusal-intrigue-deck-empty = The intrigue deck is empty ({ $clause }).
refusal-general-empty = You have no marker in the general supply ({ $clause }).
refusal-personal-empty = You have no marker in the personal supply ({ $clause }).
refusal-other-board = This marker may only go to board { $board } ({ $clause }).
refusal-general-first = After a personal marker no general one can follow on board { $board }; choose them the other way round ({ $clause }).
refusal-card-not-in-hand = { $card } is not in your hand ({ $clause }).
refusal-no-pay-pass = Only the owner of a laid “Pay 2 louis d’or” may skip a turn ({ $clause }).
refusal-pay-pass-used = You have used “Pay 2 louis d’or” in this phase already ({ $clause }).
refusal-too-poor = It costs { $price } louis d’or, you have { $money } ({ $clause }).
refusal-no-exchange = Only the owner of a laid “Exchange an influence card” may exchange one ({ $clause }).
refusal-exchange-used = You have used “Exchange an influence card” in this phase already ({ $clause }).
refusal-no-four = You have not laid “Card for 4 markers” ({ $clause }).
refusal-four-used = You have used “Card for 4 markers” in this phase already ({ $clause }).
refusal-too-many-markers = This card places at most { $most } markers; these are { $count } ({ $clause }).
refusal-too-few-markers = This takes { $count } markers; your personal supply holds { $have } ({ $clause }).
refusal-not-from-person = At least one of the markers must stay on board { $board }, where the card begins ({ $clause }).
refusal-no-path = These boards cannot be reached from board { $board } by diagonal jumps in one direction ({ $clause }).
refusal-no-intrigue = You do not hold the intrigue card of board { $board } ({ $clause }).
refusal-mission-not-in-hand = “{ $mission }” is not in your hand ({ $clause }).
refusal-cannot-pay = “{ $mission }” costs { $chip }; a crown stands for each. You do not have that ({ $clause }).
refusal-cannot-pay-light = “{ $mission }” costs a { $chip } and any chip; a crown stands for the { $chip }. You do not have that ({ $clause }).
refusal-no-swap-chip = Only the owner of a laid “Exchange a chip” may exchange one ({ $clause }).
refusal-swap-chip-used = You have used “Exchange a chip” in this phase already ({ $clause }).
refusal-no-such-chip = You lack a { $chip } chip for this ({ $clause }).
refusal-wrong-chips = These chips do not pay for “{ $mission }”; missing: { $chip } or a crown ({ $clause }).
refusal-deck-empty = There is no card left in { $tier } ({ $clause }).
refusal-put-off-order = “{ $mission }” stands before the chosen one in your hand; choose two in their order ({ $clause }).

## Score

score-arms = { $count ->
    [one] { $count } coat of arms
   *[other] { $count } coats of arms
}
score-majorities = { $count ->
    [one] most coats of arms of { $count } kind
   *[other] most coats of arms of { $count } kinds
}
score-missions = { $count ->
    [one] { $count } laid mission at 5 points
   *[other] { $count } laid missions at 5 points
}
tiebreak-markers = Equal points: more markers in the personal supply decide.
tiebreak-shared = Equal points and equal personal supplies share the victory.

## Options

option-starter = Starting player
    .help = The seat that begins the first round; without one it is drawn.

## The table in the terminal

louis-title = Round { $round } of 4, { $phase ->
    [supply] supply
    [influence] influence
    [scoring] scoring
   *[missions] missions
} · { $starter } starts
louis-name = { $number } { $card_short }
louis-money-condition = { $figure } ld
louis-first-condition = first place
louis-markers-condition = { $figure } markers
louis-reward-arms = { $count ->
    [one] arms
   *[other] { $count } arms
}
louis-reward-louisdor = { $count } ld
louis-reward-influence = influence card
louis-reward-intrigue = intrigue
louis-reward-place = marker
louis-reward-place-five = 2 to 5
louis-reward-take = 1 back
louis-king = ♛ Louis
louis-neutral = n
louis-played = { $count } played
louis-supply-of = supply of { $seat }
louis-decks = Decks: influence { $influence } · intrigue { $intrigue } · missions { $light } / { $medium } / { $dark } · arms { $pool }
louis-head-player = Player
louis-head-personal = Personal
louis-head-general = General
louis-head-money = Money
louis-head-chips = Chips
louis-head-arms = Arms
louis-head-cards = Influence
louis-head-intrigue = Intrigue
louis-head-missions = Missions
louis-head-laid = Laid missions
louis-hand = Influence cards:
louis-intrigue-hand = Intrigue cards:
louis-mission-hand = Missions in hand:
louis-arms-hand = Your arms:
louis-any = any
louis-nothing = none
