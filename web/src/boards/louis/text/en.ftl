### The table of Louis XIV in the browser: what the game itself does not say.

## The persons as they stand on the tiles

l-name-1 = Anne d’Autriche
l-name-2 = Philippe d’Orléans
l-name-3 = Marie-Thérèse
l-name-4 = Grand Dauphin
l-name-5 = Mme de Montespan
l-name-6 = Grand Condé
l-name-7 = Colbert
l-name-8 = Mme de Maintenon
l-name-9 = Louise de La Vallière
l-name-10 = Turenne
l-name-11 = Mazarin
l-name-12 = Louvois
l-joker = Joker
l-neutral = Neutral colour
l-neutral-count = neutral colour { $count }
l-any = any chip

## A tile

l-court = The court
l-tile = { $number } { $name }.
l-tile-of = Board { $number }
l-side-red = Red side: { $condition }
l-side-black = Black side: { $condition }
l-condition-money = Whoever has most markers takes it free; others with a marker may buy it for { $figure }.
l-condition-first = Only a sole first gets the reward.
l-condition-markers = Everyone with at least { $figure } markers here gets the reward.
l-condition-louis = With Louis the first also takes a crown, and a sole second gets the chip free.
l-condition = Condition
l-conditions = Conditions
l-legend-money = first free, others pay
l-legend-first = only the first is rewarded
l-legend-markers = everyone with { $figure } markers
l-tile-reward = Reward: { $reward }.
l-tile-markers = Markers: { $list }.
l-tile-empty = No marker stands here.
l-tile-louis = Louis XIV stands here.
l-tile-scored = It is being scored now.
l-tile-more = { $count ->
    [one] You are about to put one marker here.
   *[other] You are about to put { $count } markers here.
}
l-now-red = Now red
l-now-black = Now black
l-back-red = Red behind
l-back-black = Black behind
l-markers-here = Markers
l-neighbours = Neighbours
l-reward-chip = { $chip }
l-reward-arms = { $count ->
    [one] coat of arms
   *[other] { $count } coats of arms
}
l-reward-louisdor = { $count } louis d’or
l-reward-influence-card = influence card
l-reward-intrigue-card = intrigue card
l-reward-place-any-from-general = a marker on any board
l-reward-place-on-board-from-general = up to { $count } markers on board 5
l-reward-general-to-personal = { $count } marker back to hand
l-two-on = { $count } on { $number }

## Between the tiles

l-stock = Stock of chips: { $chip }
l-supply = General supplies of markers
l-pile-arms = Pile of coats of arms: { $count }. Open the overview.
l-pile-played = Played influence cards: { $count }. Open.
l-pile-deck = Deck of influence cards: { $count }. Open the overview.
l-pile-money = Money card of this round: { $count }. Open the overview.
l-pile-intrigue = Deck of intrigue cards: { $count }. Open the overview.
l-played = played
l-louis = Louis XIV
l-louis-waits = Louis XIV waits beside the money cards
l-decks = Mission decks
l-deck = { $tier }, cards: { $count }. Open the overview of missions.
l-deck-draw = Draw a mission: { $tier }, cards: { $count }

## My own

l-purse = Your chest
# same in both languages
l-money-unit = louis d’or
l-personal = Personal supply
l-general = General supply
l-personal-short = at hand
l-general-short = general
l-own-money = louis d’or: { $count }
l-own-personal = markers in the personal supply: { $count }
l-own-general = markers in the general supply: { $count }
l-own-arms = coats of arms: { $count }
l-own-chip = { $chip }: { $count }
l-arms-short = { $count } arms
l-chip-wild = Stands for any chip when a mission is paid for.
l-chip-plain = Two chips pay for a mission.
l-hand = Influence cards
l-hand-empty = You hold no influence card now.
l-card = Influence card: { $name }
l-card-played = Card played: { $name }
l-modes = How to use the card
l-mode-place = Place up to { $count }
l-mode-take-back = Take back { $count }
l-mode-nothing = For nothing
l-mode-four-place = By mission place up to { $count }
l-mode-four-take-back = By mission take back { $count }
l-intrigues = Intrigues
l-intrigue-card = Intrigue card: { $name }. It adds markers when this board is scored.
l-missions-held = Missions in hand
l-missions-laid = Laid missions
l-mission-held = Mission in hand: { $mission }.
l-mission-laid = Laid mission: { $mission }.
l-mission-used = Used in this round already.
l-mission-cost = Costs: { $list }.
l-need = { $slot }
l-need-met = { $by ->
    [crown] { $slot } (a crown pays)
   *[same] { $slot } (you have it)
}
l-need-open = { $slot } (missing)
l-use-all = Use all { $count }
l-none-laid = None yet.
l-back-of = { $tier }
l-hidden-card = hidden card
l-known-cards = Cards you know of: { $list }.
l-known-missions = Missions you know of: { $mission }.
l-enlarge = Open the overview: { $owner }
l-laid-count = laid missions: { $count }
l-cards-in-hand = influence cards in hand: { $count }
l-intrigue-count = intrigue cards: { $count }
l-starts = starts the round

## Progress

l-round = Round { $round }
l-round-supply = Round { $round }: supply
l-round-influence = Round { $round }: influence
l-round-scoring = Round { $round }: scoring
l-round-missions = Round { $round }: missions
l-scoring = Scoring
l-walk = Progress of the scoring
l-walk-done = { $name }: the reward went to { $names }
l-walk-none = { $name }: nobody got the reward
l-walk-now = { $name }: being scored
l-walk-later = { $name }: still to come
l-intrigue = Intrigue
l-intrigue-open = Does anybody play it?
l-intrigue-nobody = nobody played it
l-intrigue-by-general = { $owner }: 1 marker from the general supply
l-intrigue-by-personal = { $owner }: 1 marker from the personal supply
l-intrigue-by-two-personal = { $owner }: 2 markers from the personal supply
l-standing-free = takes the reward free
l-standing-asked = buys it for { $price }?
l-standing-waits = may buy it for { $price }
l-standing-bought = bought it
l-standing-declined = does not buy
l-standing-nothing = no reward
l-short-free = free
l-short-asked = buy?
l-short-waits = for { $price }
l-short-bought = bought
l-short-declined = no
l-short-nothing = nothing
l-turns-red = Turns to red
l-turns-black = Turns to black
l-turns-not = Stays as it is
l-turns-last = Not turned in the last round
l-rules = Rule

## Choices

l-stop = Stop
l-put = Put
l-put-none = Put none
l-place = Done
l-take-back = Take back
l-play-nothing = Play
l-exchange = Exchange
l-pass = Pay
l-lay = Lay
l-pay = Pay
l-keep = Keep
l-swap = Exchange
l-put-off = Put off
l-put-off-one = No more
l-put-off-none = Keep them
l-buy-title = { $reward }: buy for { $price }?
l-buy-text = { $markers ->
    [one] You have { $money }, { $left } will be left. Your marker comes back to hand in any case.
   *[other] You have { $money }, { $left } will be left. Your { $markers } markers come back to hand in any case.
}
l-buy-yes = Buy
l-buy-no = Do not buy
l-buy-tip = Useful for the mission “{ $mission }”.
l-first-title = Decide first place?
l-first-text = “Once first” gives you: { $reward }. It works once a round.
l-first-yes = Be first
l-first-no = Leave the tie
l-take-title = Take a marker back?
l-take-text = You have { $count } in the general supply.
l-take-yes = Take to hand
l-take-no = Leave it there
l-put-title = A marker on { $name }
l-maintenon-title = Up to two markers on { $name }
l-from-general = From the general
l-from-personal = From the personal
l-there = { $count } there
l-chosen = { $count } chosen
l-intrigue-title = { $name }: play intrigue?
l-intrigue-general = 1 from the general
l-intrigue-personal = 1 from the personal
l-intrigue-two-personal = 2 from the personal
l-intrigue-none = You do not hold its card; your rivals cannot tell.
l-intrigue-held = You hold its card. It adds markers of yours here.
l-intrigue-lacks = you lack the markers
l-intrigue-no = Do not play
l-intrigue-all = None until the end of the round
l-intrigue-play = Play intrigue
l-use-title = What would you like?
l-use-two-louisdor = 2 louis d’or
l-use-louisdor-and-marker = 1 louis d’or and 1 marker
l-use-two-markers = 2 markers
l-pay-title = What pays for “{ $mission }”?
l-pay-with = { $chips }

## What the herald says

l-ask-supply = Which missions do you use?
l-ask-put = Where does the marker go?
l-ask-mission = Do you lay a mission?
l-ask-put-off = Which missions do you put off?
l-hint-begin-short = { $name }: up to { $most } markers.
l-hint-begin = { $most ->
    [one] { $name }: click the board to place a marker.
   *[other] { $name }: click to place up to { $most } markers. Begin on this board.
}
l-hint-begin-anywhere = { $most ->
    [one] { $name }: place a marker on any board.
   *[other] { $name }: click to place up to { $most } markers. Begin anywhere.
}
l-hint-more = { $path }: { $count } placed, { $left } left. Add here or jump to a neighbour.
l-hint-more-short = { $count } placed, { $left } left.
l-hint-all-short = { $count } placed. Is this right?
l-hint-intrigue = { $name }: does anybody play intrigue?
l-hint-all = { $path }: all markers are placed. Is this right?
l-hint-take-back = { $count ->
    [one] { $name }: you take one marker back from the general supply.
   *[other] { $name }: you take { $count } markers back from the general supply.
}
l-hint-nothing = { $name }: you play the card for nothing.
l-hint-exchange-which = Which influence card do you exchange for the top of the deck?
l-hint-exchange = { $name }: you discard it and draw the top card of the deck.
l-hint-pass = You pay { $price } louis d’or and skip the turn.
l-hint-maintenon = { $count ->
    [one] You put one marker.
   *[other] You put { $count } markers.
}
l-hint-declining = You play no more intrigue in this round.
l-hint-decline-stop = Play after all
l-hint-lay = You lay “{ $mission }” and pay with { $chips }.
l-hint-pay = “{ $mission }”: you pay with { $chips }.
l-hint-swap-which = Which chip do you exchange for a crown? It costs { $price } louis d’or.
l-hint-swap = For { $price } louis d’or you exchange the { $chip_acc } for a crown.
l-hint-keep = You keep the { $chip_acc }; the others go back for coats of arms.
l-hint-put-off = { $count ->
    [one] You put off one mission and draw another.
   *[other] You put off { $count } missions and draw others.
}
l-why-all = The card allows no more markers (at most { $most }).
l-why-start = It begins on { $name }.
l-why-path = { $name }: one cannot jump there from here.

## Overviews

l-title-played = Influence cards
l-title-intrigue = Intrigues
l-title-arms = Coats of arms
l-title-money = Money cards
l-title-missions = Missions
l-played-cards = Played: { $count }
l-unseen-cards = The others: { $count }
l-unseen-where = They are in the deck ({ $count }) or with your rivals.
l-intrigue-where = { $count } are in the deck.
l-intrigues-played = Played in the last scoring
l-intrigues-back = Played cards that all know to be in the deck
l-cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
l-arms-where = { $count } are left in the pile. The kinds your rivals hold are hidden.
l-arms-mine = Your coats of arms
l-arms-all = How many each has
l-arms-open = Coats of arms by kind
l-most = most
l-money-where = Money cards still to come: { $count }.
l-money-card = Round { $round }: { $amount } for everybody, Louis on { $name }
l-missions-where = These missions are neither laid nor in your hand.
