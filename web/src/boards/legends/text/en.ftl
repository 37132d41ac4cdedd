### The table of Eight-Minute Empire: Legends in the browser.

## Cards and stock

l-row = Cards on offer
l-deck = { $count ->
    [one] deck: { $count } card
   *[other] deck: { $count } cards
}
l-deck-open = Cards still to come: { $count }. Open the list.
l-deck-title = Cards still to come
l-deck-about = { $count ->
    [one] { $count } card lies in the deck. Nobody knows the order.
   *[other] { $count } cards lie in the deck. Nobody knows the order.
}
l-deck-empty = The deck is empty.
l-offer = { $card }, price { $price }.
l-offer-legal = { $card }, price { $price }, can be taken.
l-missing = { $count } short
l-take-for = { $price ->
    [0] Take for nothing
   *[other] Take for { $price }
}
l-buy-nothing = Buy nothing
l-you-have = you have
l-close = Close
l-or = or
l-stock = Your stock
l-coins = { $count ->
    [one] coin
   *[other] coins
}
l-armies = { $count ->
    [one] army
   *[other] armies
}
l-cities = { $count ->
    [0] no city
    [one] { $count } city
   *[other] { $count } cities
}
l-own-cards = Your cards
l-abilities-own = Abilities
l-abilities = Abilities: { $seat }
l-no-abilities = none yet
l-ability-flying = { $count ->
    [one] { $count } flying: the sea costs a point less
   *[other] { $count } flying: the sea costs { $count } points less, but at least 1
}
l-ability-flying-short = flying
l-ability-extra-move = { $count ->
    [one] { $count } more movement point
   *[other] { $count } more movement points
}
l-ability-extra-move-short = { $count ->
    [one] move point
   *[other] move points
}
l-ability-extra-army = { $count ->
    [one] { $count } more army when placing
   *[other] { $count } more armies when placing
}
l-ability-extra-army-short = { $count ->
    [one] army
   *[other] armies
}
l-ability-elixir = { $count ->
    [one] { $count } elixir
   *[other] { $count } elixirs
}
l-ability-elixir-short = { $count ->
    [one] elixir
   *[other] elixirs
}
l-ability-immunity = armies cannot be destroyed
l-ability-immunity-short = immune

## The map

l-map = Map
l-islands = Islands
l-neutral = neutral
l-nobody = nobody
l-regions = { $count ->
    [one] { $count } region
   *[other] { $count } regions
}
l-has = { $seat }{ $armies ->
    [0] {""}
    [one] { " " }{ $armies } army
   *[other] { " " }{ $armies } armies
}{ $cities ->
    [0] {""}
    [one] { " " }{ $cities } city
   *[other] { " " }{ $cities } cities
}
l-has-neutral = { $armies ->
    [one] { $armies } neutral army
   *[other] { $armies } neutral armies
}
l-empty = empty
l-held = Held by { $seat }.
l-held-neutral = Neutral armies have the majority.
l-picked = Picked.
l-can-enter = { $cost ->
    [one] Can be entered for { $cost } point.
   *[other] Can be entered for { $cost } points.
}
l-can-leave = An army can leave from here.
l-can-place = An army can be placed here.
l-can-build = A city can be built here.
l-can-destroy = An army can be destroyed here.
l-can-start = Can be the start region.
l-can-second = Can be the second region.
l-can-token = A token can lie here.
l-can-neutral = A neutral army can be placed here.
l-go-to = Show the board { $face }
l-whole = The whole map
l-closer = Closer
l-farther = Farther

## Prompts and the seal

l-back = Step back
l-done = Done
l-skip = Skip
l-deed = { $kind ->
    [move] { $count ->
        [one] move for { $count } point
       *[other] move for { $count } points
    }
    [place] { $count ->
        [one] place { $count } army
       *[other] place { $count } armies
    }
    [build] build a city
   *[destroy] destroy an army
}
l-left = { $count ->
    [0] nothing left
   *[other] { $count } left
}
l-sea-costs = { $flying ->
    [0] A step over the sea costs { $cost }.
   *[other] Flying makes a step over the sea cost { $cost }.
}
l-place-where = To the start region or to your cities.
l-place = { $count ->
    [one] Place the last army: press a glowing region.
   *[other] Place armies: { $count } left. Press a glowing region, several times if you like.
}
l-place-all = Every army has its place. Confirm the plan.
l-move = { $points ->
    [one] { $points } movement point left. Pick an army or drag it.
   *[other] { $points } movement points left. Pick an army or drag it; the sea costs { $cost }.
}
l-move-from = { $points ->
    [one] { $region }: where does the army go? { $points } point left.
   *[other] { $region }: where does the army go? { $points } points left, the sea costs { $cost }.
}
l-move-all = { $points ->
    [0] All points are spent. Confirm the plan.
    [one] { $points } point is left, but there is nowhere to go. Confirm the plan.
   *[other] { $points } points are left, but there is nowhere to go. Confirm the plan.
}
l-plan = Plan
l-drop-step = Take back the step { $origin } – { $region }
l-drop-spot = Take back the army in { $region }
l-build = Build
l-build-picked = Build a city in { $region }?
l-destroy = Destroy
l-destroy-picked = { $region }: destroy { $army }?
l-destroy-which = Which army is destroyed?
l-army-of = an army of { $owner }
l-army-neutral = a neutral army
l-pay-whom = Whom do you pay for the place at a city?
l-pay = { $owner }: 1 coin
l-knight-yes = Add an army
l-knight-no = Add none
l-who-begins = Who begins?

## The auction

l-auction = Auction for the start
l-auction-about = The highest bid is paid and names who begins. The others keep their coins.
l-auction-won = The bids are on the table.
l-bid = Bid
l-bid-picked = { $coins ->
    [0] Bid nothing?
    [one] Bid { $coins } coin? The bid is secret and cannot be taken back.
   *[other] Bid { $coins } coins? The bid is secret and cannot be taken back.
}
l-bid-was = { $seat }: { $coins ->
    [0] nothing
    [one] { $coins } coin
   *[other] { $coins } coins
}
l-bid-open = { $seat } is still thinking
l-bid-closed = { $seat } holds a bid in the fist

## Preparation

l-faces = Faces of the boards
l-face = { $face }: islands { $islands }, regions { $regions }
l-place-empty = { $place }: empty place
l-place-has = { $place }: { $face }, turned by { $turn }°
l-turn = Turn by a quarter: { $place }
l-flip = The other face: { $place }
l-lift = Take away: { $place }
l-map-next = Lay the map: choose a board for the { $place }.
l-map-whole = The map is complete. Boards can still be turned or flipped.
l-lay = { $count ->
    [0] Lay
    [one] Lay the board
   *[other] Lay them ({ $count })
}
l-not-used = Leave it out
l-scatter = { $count ->
    [one] { $token }: choose a region.
   *[other] { $token }: choose { $count } regions in any order.
}
l-scatter-more = { $count ->
    [one] { $token }: one more region.
   *[other] { $token }: { $count } more regions.
}
l-scatter-all = All places are chosen ({ $token }). Confirm them.
l-put = Place the tokens

## Opponents and progress

l-chip-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
l-chip-elixirs = { $count ->
    [one] { $count } elixir
   *[other] { $count } elixirs
}
l-chip-armies = { $count ->
    [one] { $count } army on the map
   *[other] { $count } armies on the map
}
l-seat-open = Cards and points: { $seat }
l-seat-about = Cards { $cards }; in supply armies { $supply } and cities { $cities }.
l-cards-title = Cards
l-captured = { $count ->
    [one] The Red Witch holds { $count } army captive.
   *[other] The Red Witch holds { $count } armies captive.
}
l-points-now = If the game ended now: { $count }
l-past = Games played
l-game-column = Game
l-game-of = Game { $number } ·
l-card-of = card { $n } of { $of }
l-setup = Preparation
l-ended = The end
l-chapter-setup = Preparing game { $number }
l-chapter-play = The game begins
