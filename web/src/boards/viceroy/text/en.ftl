### The table of Viceroy in the browser: what the game itself does not say.

## Parts of the table

v-market = Auction
v-market-next = Auction of the next round
v-empty = empty
v-empty-place = Empty place: { $slot }
v-reserve = Reserve
v-reserve-gem = { $colour } gem in the reserve: { $count }
v-deck-big = big deck, cards: { $count }
v-deck-small = small deck, cards: { $count }
v-deck-laws = law deck, cards: { $count }
v-law-on-deck = law { $place } from the top was returned by { $other }
v-law-known = law { $place } from the top: { $card }
v-pyramid = Your pyramid of power
v-pyramid-of = Pyramid of power: { $owner }
v-no-pyramid = There is no pyramid yet.
v-screen = Behind the screen
v-screen-bid = Behind the screen: what do you bid?
v-screen-recolour = Gems for recolouring
v-own-gem = { $colour } gem behind the screen: { $count }
v-own-attack = attack tokens behind the screen: { $count }
v-hand = Hand
v-hand-empty = Your hand is empty.
v-eternals = Eternal gems
v-eternal-free = { $colour } eternal gem on { $card }: its discount is still free in this phase
v-eternal-used = { $colour } eternal gem on { $card }: its discount is used
v-close = Close
v-enlarge = Enlarge the pyramid: { $owner }
v-cards-in-hand = cards in hand: { $count }
v-gems-hidden = the gems are behind the screen
v-gems-shown = gems: { $count }
v-token-count = { $token }: { $count }
v-priority = priority { $number }
} so far

## Cards

v-card = { $card }, number { $number }
v-card-laid = { $card }, level { $level }
v-tokens-on = tokens: { $token }
v-eternals-on = eternal gems: { $colour }
v-gems-on = stored gems: { $count }
v-tucked-under = tucked cards: { $count }
v-circle-of = { $colour } circle, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
v-circle-mixed = mixed circle
v-level = Level { $level }
v-level-short = Lv. { $level }
v-top-or = or { $points } points
v-no-place = no place
v-too-dear = too dear
v-now-placing = Tap a level and its place lights up.
v-number-order = Number { $number }.
v-build = Build

## Rewards in words

v-part-gems = { $count ->
    [one] { $count } gem
   *[other] { $count } gems
}
v-part-vp = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
v-part-card = { $count ->
    [one] a card
   *[other] { $count } cards
}
v-part-science = { $count ->
    [one] science
   *[other] { $count }× science
}
v-part-magic = { $count ->
    [one] magic
   *[other] { $count }× magic
}
v-part-defense = { $count ->
    [one] defence
   *[other] { $count }× defence
}
v-part-attack = { $count ->
    [one] attack
   *[other] { $count }× attack
}
v-part-magic-bonus = magic bonus +{ $count }
v-part-circle-bonus = { $colour } circle bonus +{ $count }
v-part-eternal = { $colour } eternal gem
v-part-eternal-any = eternal gem

## Laws in short

v-law-royal-exchange = In place of your card; take that card back.
v-law-royal-commission = Under a character: doubles its tokens.
v-law-royal-barter = Swap a token with an opponent for 3 gems.
v-law-census = End: 1 point per card of your pyramid.
v-law-right-of-first-refusal = Take a displayed card; skip an auction.
v-law-legislature = Draw 3 laws, return 2.
v-law-privy-council = Tuck hand cards; end: 5 points each.
v-law-royal-favour = Tuck a free card; end: 3/6/9/12 points.
v-law-royal-academy = End: 3 points extra per set.
v-law-royal-treasury = Up to 8 gems here; end: 2 points each.
v-law-royal-archive = Tuck cards you gain; end: 4 points each.
v-law-crown-jewels = End: 1 point per circle and eternal gem.
v-law-court-privilege = End: 2 points per adjacent character.
## A place in the pyramid

v-price = You pay: { $list }.
v-price-free = You pay nothing.
v-discount = A discount saves: { $list }.
v-gain = You get: { $list }.
v-gain-top = You get: { $list }, or { $points } points.
v-closes = Closes a { $colour } circle: { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end.
v-cell-title = { $card } on level { $level }

## The auction

v-fists = Fists
v-fist-thinks = is thinking
v-fist-closed = has closed the fist
v-fist-yours = { $bid }, not sent yet
v-fist-sent = your fist is closed
v-fist-you-think = choose what you bid
v-fist-shown = last time: { $bid }
v-fist-took = has a card
v-fist-passed = passes
v-fist-skips = skips this auction
v-fist-waits = waits
v-virtual = { $count ->
    [one] Virtual opponent
   *[other] { $count } virtual opponents
}
v-virtual-left = still bidding: { $count }
v-virtual-done = bids no more
v-virtual-drew = gems drawn: { $colour }
v-virtual-too = A virtual opponent bid { $colour } too
v-two-of-you = Two of you, two cards
v-if = If you bid { $bid }
v-if-nothing = What follows the reveal
v-alone = alone
v-two = two of you
v-three = three or more
v-more-than-one = two or more
v-choose-either = you choose the upper or the lower card
v-take-it = you take the card
v-agree = you agree who takes which, or nobody gets one
v-nobody = nobody gets anything
v-with-virtual = with a virtual one: the upper card, or you go on
v-gem-lost = The gem is lost in any case.
v-attack-first = An attack takes first: any displayed card. The lowest number in the pyramid goes first.
v-pass-gems = An empty fist: you take { $count ->
    [one] { $count } gem
   *[other] { $count } gems
} and are done with this auction.
v-bid-attack = attack: any card
v-bid-pass = Empty fist
v-bid-pass-note = pass, { $count ->
    [one] { $count } gem
   *[other] { $count } gems
}
v-bid-gem = { $colour } gem, you have { $count }
v-auction-card = Auction card: { $colour }
v-close-fist = Close the fist
v-otherwise = Change

## Building

v-order = Order of this build
v-builds-now = builds now
v-builds-later = builds later
v-built = done
v-discards = discards
v-build-passed = passes
v-build-thinks = is choosing
v-build-laid = has chosen
v-pass = Pass
v-sell = Discard { $card } for 2 gems
v-lay-down = Lay face down
v-will-lie = goes to the pyramid

## Prompts

v-hint-start = Your pyramid begins with { $card }: { $reward }.
v-hint-keep = { $card } stays in your hand.
v-hint-bid-two = You bid { $bid }: { $upper } or { $lower }. All fists open together.
v-hint-bid-one = You bid { $bid }: { $card }. All fists open together.
v-hint-bid-attack = You bid an attack: take any displayed card.
v-hint-bid-pass = You show an empty fist and take gems from the reserve.
v-hint-wish = Your wish: { $wish }. Your opponent does not see it yet.
v-hint-play = { $card } goes face down.
v-hint-sell = You discard { $card } for 2 gems.
v-hint-pass = You build nothing more in this phase.
v-hint-cell = { $card } on level { $level }. { $price } { $reward }
v-hint-gem = Take gems from the reserve: { $count } of { $due }.
v-hint-give = Give gems to { $other }: { $count } of { $due }.
v-hint-store = Gems for the treasury: { $count }, at most { $due }.
v-hint-tuck = Cards to tuck under { $card }: { $count }.
v-hint-recolour = Finish circles with the gems you have left: click a circle and choose a colour.
v-hint-planned = Recolouring gains { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Nothing is spent before you confirm.
v-done = Done
v-store = Store
v-tuck = Tuck
v-start = Begin
v-keep = Keep
v-wish = Send the wish
v-take-all-back = Take all back
v-drop-one = Take one back

## Recolouring

v-circles = Circles you can finish
v-no-circles = No circle can be finished with the gems you have left.
v-pieces = { $count ->
    [one] { $count } segment
   *[other] { $count } segments
}
v-recolour = Recolour
v-give-back = Undo
v-recolour-to = { $colour }: { $price ->
    [one] { $price } gem
   *[other] { $price } gems
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
v-recolour-row = { $card }, level { $level }: recolour to { $colour }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
v-give-back-row = { $card }: take the recolouring back
v-circles-done = Circles now
v-by-recolouring = Recolouring
v-circles-all = All circles
v-best = Recolour at best
v-best-note = works out the most points: +{ $points }
v-recolour-rule = A segment gets the colour of the gem. The half circle of a card is two segments. Eternal gems cannot be used.
v-circle-open = Circle under { $card }, level { $level }: can be recoloured
v-circle-planned = Circle under { $card }: will be { $colour }, +{ $points }; click to take it back
v-recolouring = is recolouring
v-recoloured = done

## Solo

v-solo = Chasing the record
v-solo-now = now
v-solo-record = record
v-solo-first = The first game: any score will be the record.
v-solo-beaten = A new record!
v-solo-missed = { $points ->
    [one] { $points } point
   *[other] { $points } points
} short of the record.

## Course of the game

v-round-auction = Round { $round }: auction
v-round-building = Round { $round }: building
v-setup = setup
v-scoring = end of the game: recolouring
v-over = end of the game
