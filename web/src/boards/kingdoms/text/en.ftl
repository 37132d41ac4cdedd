### The table of Tiny Epic Kingdoms in the browser: what the game itself does not say.

## Parts of the table

k-action-card = Action card
k-shields = { $count } of { $all } shields
k-action = { $action }: { $state }
k-action-open = open
k-action-spent = has a shield
k-action-now = being performed
k-effect-patrol = a figure steps to a neighbouring region, or stands up
k-effect-quest = a figure goes from edge to edge of another territory
k-effect-build = the next castle level for ore
k-effect-research = the next magic level for mana
k-effect-expand = a new figure on the map for food
k-effect-trade = one resource for as much of another
k-castle = Castle
k-castle-level = { $level ->
    [0] No castle yet: { $names }.
   *[other] Castle { $level }, points: { $points }; here: { $names }.
}
k-castle-next = { $price ->
    [0] Building is free for you.
   *[other] Building costs you { $price } ore.
}
k-castle-build = Build castle { $level }
k-castle-at = castle { $level }
k-nobody-yet = nobody
k-points-short = points
k-magic = Magic
k-magic-at = magic { $level }
k-learn = Magic { $level } { $price ->
    [0] for free
   *[other] for { $price } mana
}
k-stock = Stock
k-track = { $resource }: { $count }
k-track-after = Then { $count }.
k-supply = Figures in supply: { $count }
k-figures-of = figures in play: { $count } of { $all }
k-beaten = neutral figures beaten: { $count }
k-allies = allies: { $names }
k-faction-card = Faction card
k-open-faction = { $owner }: open the faction card, { $faction }
k-reached = reached
k-territory-of = Territory of { $owner }
k-your-land = your territory
k-lost-kingdom = Lost Kingdom
k-lost-note = Entering beats a neutral figure for the price of its number. Points: 1 for each beaten, 1 for each region held.
k-lost-number = War number now
k-neutral-number = { $count ->
    [0] no defenders
   *[other] war number { $count }
}
k-open-territory = { $name }: enlarge
k-open-territory-legal = { $name }: enlarge, possible moves: { $count }
k-end = Castle 6, magic 5 or 7 figures bring the end.
k-end-near = Final phase: the fifth shield ends the game.
k-tokens = Tokens
k-tokens-left = { $count ->
    [one] { $count } token face down
   *[other] { $count } tokens face down
}
k-tokens-unseen = Not yet turned up: { $count }
k-tokens-laid = On the map
k-nothing = nothing

## Places

k-here = here: { $list }
k-nobody = nobody is here
k-lies = lying
k-gives = gives { $resource }, units: { $count }
k-gives-choice = gives a lying figure a resource of choice, units: { $count }
k-gives-points = gives no resource; 2 points at the end, shared by two players
k-edge = at the edge of the card
k-inland = inland
k-token-hidden = a token face down
k-token-here = token: { $token }
k-may = may be chosen: { $what }
k-may-several = may be chosen, in several ways
k-may-peace = may be entered in peace
k-may-war = may be entered, which means war
k-may-neutral = may be entered, the neutral figure costs { $price }
k-own-figure = Your figure
k-figure-move = Move a figure: { $place }
k-figure-stand = Stand a lying figure up: { $place }
k-way-retreat = Retreat here, food: { $price }
k-way-church = Take refuge in the church
k-way-rescue = Bring the figure home
k-convert = Gives { $units }× { $take } instead of its own

## Preparations

k-setup = preparation
k-gallery = Factions to choose from
k-gallery-copy = Opponents’ factions
k-sides = Sides of your territory card
k-side = Choose the territory:
k-take-faction = Take the faction
k-copy = Copy
k-hint-faction = You will lead the { $faction }.
k-hint-copy = You will copy level { $level } of the { $faction }.
k-count-split = Split { $count } of { $all }
k-hint-split-left = Split { $left } more of the six resources.
k-hint-split = You will start with: { $units }.
k-split = Split
k-add-split = Add { $resource }

## Moves

k-go = Set out
k-settle = Settle
k-stop = Enough
k-otherwise = Elsewhere
k-hint-war = { $place }: { $other } is there. Entering means war.
k-hint-neutral = { $place }: the neutral figure costs { $price } after discounts.
k-hint-token = { $place }: you will turn a token up, which cannot be taken back.
k-note-build = castle { $level } { $price ->
    [0] for free
   *[other] for { $price } ore
}
k-note-research = magic { $level } { $price ->
    [0] for free
   *[other] for { $price } mana
}
k-note-expand = a figure { $price ->
    [0] for free
   *[other] for { $price } food
}
k-do-nothing = Nothing
k-do-nothing-note = leave the action be
k-do-collect = Collect
k-plus-choice = { $units } and { $count }× of choice
k-do-keep = Leave it
k-do-keep-note = regions give what they give
k-do-lair-yes = Loose the dragon
k-do-lair-yes-note = { $other } loses a castle level
k-do-lair-no = Let it sleep
k-do-lair-no-note = the castle stays at level { $level }
k-do-undead-yes = Add a figure
k-do-undead-yes-note = for { $price } mana
k-do-undead-no = Add none
k-do-undead-no-note = keep the mana
k-do-surrender = Give the figure up
k-do-surrender-note = it returns to your supply

## Paying and trading

k-count-pay = To be paid: { $due }
k-count-gain = Chosen { $count } of { $all }
k-add-pay = Pay { $resource }
k-add-gain = Take { $resource }
k-drop = One { $resource } less
k-way = Pay like this: { $units }
k-hint-pay = You will pay: { $units }.
k-hint-gain = You will take: { $units }.
k-pay = Pay
k-take = Take
k-you-give = You give
k-you-take = You get
k-give = Give { $resource }
k-get = Get { $resource }
k-how-many = How many units
k-hint-trade = You give { $units }× { $give } and get { $received }× { $take }.
k-trade = Trade

## War

k-war = War: { $what }
k-war-for = War: { $place }
k-war-quest = attack by Quest
k-war-patrol = attack by Patrol
k-war-watching = you are watching
k-fold = Fold the war sheet
k-unfold = Show
k-against = against
k-attacks = attacks
k-defends = defends
k-die = { $owner }: war number { $number }
k-die-flag = { $owner }: flag
k-die-covered = { $owner }: die covered
k-fact-discount = Discount { $count }
k-fact-ties = Wins ties
k-fact-food = Pays with food too, 1 for 1
k-fact-mana = Mana is worth { $count }
k-fact-single = Discount { $count } with one kind only
k-fact-raise = May raise after the reveal
k-fact-spared = Pays nothing if beaten by { $count } at most
k-fact-limit = Can bid up to { $count }
k-fact-flag-only = Can only show the flag
k-your-number = Your war number
k-secret = nobody sees it before the dice turn
k-bid = Number { $number } for { $price }
k-bid-flag = Flag, free
k-flag = Flag
k-free = free
k-for = for { $price }
k-less = Lower number
k-more = Higher number
k-price = Price
k-price-none = a flag costs nothing
k-price-note = due whether you win or lose; you choose the resources after the reveal
k-if-win = Win:
k-if-win-attacker = your figure stays in the region.
k-if-win-defender = you hold the region.
k-if-lose = Loss:
k-if-lose-note = retreat (food: { $price }), or back to supply.
k-if-flags = Two flags:
k-if-flags-many = an alliance, nobody pays.
k-if-flags-two = the defender wins, nobody pays.
k-cover = Cover the die
k-other-thinks = { $other } is still choosing. The dice turn together.
k-other-ready = { $other } has covered a die and waits for you.
k-choosing = { $owner } is choosing
k-covered = { $owner } has covered
k-raising = { $owner } may raise
k-shown = { $owner } shows a number
k-stage-bid = Secret choice
k-stage-bid-note = 1 to 11, or the flag
k-stage-turn = Reveal
k-stage-turn-note = both dice together
k-stage-pay = Payment
k-stage-pay-note = the attacker first
k-stage-fate = Outcome
k-stage-fate-note = retreat, or back to supply
k-raise-no = leave it
k-raise-with = for { $resource }

## Course of the game

k-bead = Shield { $number }: { $deed }
k-bead-war = war
k-bead-choice = choosing
k-final = final phase
k-over = over
k-first-cycle = First cycle of actions
k-next-cycle = New cycle of actions
