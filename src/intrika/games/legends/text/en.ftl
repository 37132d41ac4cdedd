### Eight-Minute Empire: Legends: all texts of the game in English.

## Cards.

card-ancient-phoenix = Ancient Phoenix
card-ancient-sage = Ancient Sage
card-ancient-tree-spirit = Ancient Tree Spirit
card-ancient-woods = Ancient Woods
card-cursed-banshee = Cursed Banshee
card-cursed-gargoyles = Cursed Gargoyles
card-cursed-king = Cursed King
card-cursed-mausoleum = Cursed Mausoleum
card-cursed-tower = Cursed Tower
card-dire-dragon = Dire Dragon
card-dire-eye = Dire Eye
card-dire-giant = Dire Giant
card-dire-goblin = Dire Goblin
card-dire-ogre = Dire Ogre
card-forest-elf = Forest Elf
card-forest-gnome = Forest Gnome
card-forest-pixie = Forest Pixie
card-forest-tree-town = Forest Tree Town
card-graveyard = Graveyard
card-lake = Lake
card-night-hydra = Night Hydra
card-night-village = Night Village
card-night-wizard = Night Wizard
card-noble-hills = Noble Hills
card-noble-knight = Noble Knight
card-noble-unicorn = Noble Unicorn
card-stronghold = Stronghold
card-arcane-manticore = Arcane Manticore
card-arcane-sphinx = Arcane Sphinx
card-arcane-temple = Arcane Temple
card-mountain-dwarf = Mountain Dwarf
card-mountain-treasury = Mountain Treasury
card-castle-1 = Castle I
card-castle-2 = Castle II

## Card texts: a player can play from these alone.

card-text-ancient-phoenix = Flying: every sea step costs 1 point less, but at least 1. Action: move armies for 5 points.
card-text-ancient-sage = At the end 1 point for each ancient card of yours. Action: move armies for 3 points.
card-text-ancient-tree-spirit = Holds 3 elixirs. Action: place 4 armies.
card-text-ancient-woods = Whenever you place armies you may place 1 more. Action: build a city, then place 1 army.
card-text-cursed-banshee = Holds 2 elixirs. Action: move armies for 6 points.
card-text-cursed-gargoyles = Flying: every sea step costs 1 point less, but at least 1. Action: move armies for 5 points.
card-text-cursed-king = Holds 1 elixir. Action: place 3 armies, or move armies for 4 points.
card-text-cursed-mausoleum = Every move of yours has 1 more point. Action: build a city.
card-text-cursed-tower = At the end 1 point for each flying symbol of yours. Action: build a city.
card-text-dire-dragon = Flying: every sea step costs 1 point less, but at least 1. Action: place 3 armies, then destroy an army.
card-text-dire-eye = Flying: every sea step costs 1 point less, but at least 1. Action: place 4 armies.
card-text-dire-giant = Nobody may destroy your armies, not even you. Action: place 3 armies, then destroy an army.
card-text-dire-goblin = Holds 1 elixir. Action: move armies for 5 points.
card-text-dire-ogre = At the end 1 point for every 3 coins you have left. Action: move armies for 2 points.
card-text-forest-elf = Whenever you place armies you may place 1 more. Action: place 3 armies, or move armies for 2 points.
card-text-forest-gnome = Holds 3 elixirs. Action: move armies for 2 points.
card-text-forest-pixie = Whenever you place armies you may place 1 more. Action: move armies for 4 points.
card-text-forest-tree-town = Every move of yours has 1 more point. Action: build a city.
card-text-graveyard = At the end 1 point for each cursed card of yours. Action: place 2 armies.
card-text-lake = At the end 1 point for each forest card of yours. Action: place 2 armies, or move armies for 3 points.
card-text-night-hydra = Whenever you place armies you may place 1 more. Action: move armies for 5 points, then destroy an army.
card-text-night-village = Whenever you place armies you may place 1 more. Action: build a city.
card-text-night-wizard = At the end 1 point for each night card of yours. Action: place 3 armies, then destroy an army.
card-text-noble-hills = At the end 4 points if you have all three noble cards. Action: place 3 armies.
card-text-noble-knight = Every move of yours has 1 more point. Action: place 4 armies, then destroy an army.
card-text-noble-unicorn = Every move of yours has 1 more point. Action: move armies for 4 points, then place 1 army.
card-text-stronghold = At the end 1 point for each dire card of yours. Action: build a city.
card-text-arcane-manticore = Every move of yours has 1 more point. Action: place 4 armies, then destroy an army.
card-text-arcane-sphinx = Flying: every sea step costs 1 point less, but at least 1. Action: place 3 armies, or move armies for 4 points.
card-text-arcane-temple = At the end 1 point for each arcane card of yours. Action: move armies for 3 points.
card-text-mountain-dwarf = At the end 3 points if you have both mountain cards. Action: place 2 armies, then destroy an army.
card-text-mountain-treasury = Holds 1 elixir. You gain 2 coins at once. Action: move armies for 3 points.
card-text-castle-1 = Holds 1 elixir. Action: place 3 armies, or build a city.
card-text-castle-2 = Holds 1 elixir. Action: move armies for 3 points, then build a city.

## Card families

family-ancient = ancient
family-cursed = cursed
family-dire = dire
family-forest = forest
family-arcane = arcane
family-night = night
family-noble = noble
family-mountain = mountain

## The map

face-volcano = Volcano
face-red-forest = Red Forest
face-village = Village of the Standing Stones
face-mountain = Dark Mountains
face-crescent = Crescent
face-great-island = Great Island
face-archipelago = Archipelago
face-bridged-isles = Bridged Isles
region-volcano-1 = North Cliffs
region-volcano-2 = West Cliffs
region-volcano-3 = Green Ridge
region-volcano-4 = East Crags
region-volcano-5 = Ash Slope
region-volcano-6 = Crater
region-volcano-7 = South Cape
region-red-forest-1 = Upper Wood
region-red-forest-2 = Middle Wood
region-red-forest-3 = Lower Wood
region-village-1 = North Spur
region-village-2 = Stone Circle
region-village-3 = Village
region-village-4 = Dark Grove
region-village-5 = South Spur
region-mountain-1 = Needle Peaks
region-mountain-2 = Steep Slopes
region-mountain-3 = Lonely Mountain
region-crescent-1 = South Shore
region-crescent-2 = Lower Arm
region-crescent-3 = Neck
region-crescent-4 = Upper Arm
region-crescent-5 = Horn
region-great-island-1 = Northwest
region-great-island-2 = Northeast
region-great-island-3 = Middle Belt
region-great-island-4 = West
region-great-island-5 = East
region-great-island-6 = Southwest
region-great-island-7 = Southeast
region-archipelago-1 = North Hills
region-archipelago-2 = West Cove
region-archipelago-3 = Middle Isle
region-archipelago-4 = South Meadows
region-archipelago-5 = South Coast
region-bridged-isles-1 = Upper Isle
region-bridged-isles-2 = Bridge Isle
region-bridged-isles-3 = Lower Isle
place-centre = centre of the T
place-left = left arm of the T
place-right = right arm of the T
place-stem = stem of the T
place-s1 = first place of the row
place-s2 = second place of the row
place-s3 = third place of the row
place-s4 = fourth place of the row
layout-t-shape = T shape
layout-row-loop = row with a loop
link-land = by land
link-sea = over the sea
link-bridge = over a bridge
link-portal = through the portal

## Tokens and leaders

token-none = no token
token-start = start region token
token-magic-spring = Magic Spring
token-shelter = Shelter
token-buried-treasure = Buried Treasure
token-book-of-spells = Book of Spells
token-stable = Stable
token-poison-swamp = Poison Swamp
token-citadel = citadel
token-dragon = dragon
token-portal = magic portal
token-bandits = band of robbers
token-hidden = face-down token
token-text-magic-spring = 2 elixirs.
token-text-shelter = Whenever you place armies you may place 1 more.
token-text-buried-treasure = You gain 1 coin at once.
token-text-book-of-spells = 1 point at the end; you win a tie on points.
token-text-stable = Every move of yours has 1 more point.
token-text-poison-swamp = −1 point at the end.
token-text-citadel = Whoever controls the region at the end has 1 point more.
token-text-dragon = The player whose army comes in as the seventh takes the token: 2 points at the end.
token-text-portal = A step between the two portals costs 1 point.
token-text-bandits = Every army pays 1 coin to the bank when it comes in.
leader-fairy-queen = Fairy Queen
leader-bandit-king = Bandit King
leader-red-witch = Red Witch
leader-white-knight = White Knight
leader-text-fairy-queen = 1 point at the end if you have at least 3 forest cards. After the last turn you may buy one more card of the row, without its action.
leader-text-bandit-king = You may place armies at other players’ cities too, paying the city’s owner 1 coin for each. When you destroy an opponent’s army you take 1 coin from its owner, if there is one.
leader-text-red-witch = You start with 5 armies in the start region. You capture the opponents’ armies you destroy; 1 point at the end for every 3.
leader-text-white-knight = When you build a city you may add an army to it. 1 point at the end for each controlled island with at least 3 regions.
deed-place = place armies
deed-move = move armies
deed-build = build a city
deed-destroy = destroy an army

## Decisions

ask-setup-map = { $seat }: choose a board and its turning ({ $place }).
ask-setup-start = { $seat }: choose the start region.
ask-setup-second = { $seat }: choose the second region, for one army of every player.
ask-setup-token = { $seat }: where does the { $token } go?
ask-place-neutral = { $left ->
    [one] { $seat }: place the last neutral army.
   *[other] { $seat }: place a neutral army. { $left } are left.
}
ask-bid = How many coins do you bid for the right to name the first player?
ask-name-first = { $seat }: name the first player.
ask-take-card = { $left ->
    [one] { $seat }: take a card of the row (coins: { $coins }, last turn).
   *[other] { $seat }: take a card of the row (coins: { $coins }, { $left } turns left).
}
ask-choose-branch = { $seat }: { $card } lets you 1) { $deed } ({ $n }) or 2) { $other_deed } ({ $other_n }).
ask-place-army = { $left ->
    [one] { $seat }: place the last army, or stop.
   *[other] { $seat }: place an army, or stop. { $left } are left.
}
ask-move-step = { $points ->
    [one] { $seat }: where does an army leave from? { $points } movement point left, the sea costs { $cost }.
   *[other] { $seat }: where does an army leave from? { $points } movement points left, the sea costs { $cost }.
}
ask-move-target = { $points ->
    [one] { $seat }: where does the army from { $region } go? { $points } movement point left, the sea costs { $cost }.
   *[other] { $seat }: where does the army from { $region } go? { $points } movement points left, the sea costs { $cost }.
}
ask-build-city = { $left ->
    [one] { $seat }: where do you build your last city?
   *[other] { $seat }: where do you build a city? You have { $left } in supply.
}
ask-knight-army = { $seat }: do you add an army to the new city in { $region }?
ask-destroy = { $seat }: which army do you destroy?
ask-queen-buy = { $seat }: do you buy one more card as the Fairy Queen (coins: { $coins })?
decision-setup-map = laying a board
decision-setup-start = choosing the start region
decision-setup-second = choosing the second region
decision-setup-token = placing a token
decision-place-neutral = placing a neutral army
decision-bid = the bid in the auction
decision-name-first = naming the first player
decision-take-card = taking a card
decision-choose-branch = choosing one of two actions
decision-place-army = placing an army
decision-move-step = moving an army
decision-move-target = where the army goes
decision-build-city = building a city
decision-knight-army = the White Knight’s army
decision-destroy = destroying an army
decision-queen-buy = the Fairy Queen’s purchase

act-lay = { $face } turned by { $turn }°
act-start = start region { $region }
act-second = second region { $region }
act-token = { $region ->
    [none] leave it out
   *[other] to { $region }
}
act-neutral = neutral army to { $region }
act-bid = { $coins ->
    [0] bid nothing
    [one] bid { $coins } coin
   *[other] bid { $coins } coins
}
act-first = { $other } begins
act-take = take { $card }
act-branch = { $step ->
    [1] the first action
    [2] the second action
   *[none] neither action
}
act-stop = stop
act-place = { $owner ->
    [none] army to { $region }
   *[other] army to { $region } for 1 coin to the city’s owner { $owner }
}
act-leave = leave { $region }
act-enter = enter { $region }
act-build = { $region ->
    [none] build nothing
   *[other] city in { $region }
}
act-knight = { $answer ->
    [yes] add an army
   *[no] add none
}
act-spare = destroy nothing
act-destroy = { $owner ->
    [neutral] destroy a neutral army in { $region }
   *[other] destroy an army of { $owner } in { $region }
}
act-buy = { $card ->
    [none] buy nothing
   *[other] buy { $card }
}

## Events

event-game-started = Game { $game } begins. { $seat } sets it up. From the youngest on: { $other }.
event-board-laid = { $face }, turned by { $turn }°, is the { $place }.
event-start-chosen = Start region: { $region }.
event-leader-dealt = { $seat } is dealt the leader { $leader }.
event-token-placed = On { $region } lies a token: { $token }.
event-token-unused = Not used: { $token }.
event-row-dealt = The row: { $card }.
event-start-filled = { $seat } has { $armies } armies in { $region }.
event-second-filled = One army of every player comes to { $region }.
event-neutral-placed = { $seat } places a neutral army in { $region }.
event-coins-dealt = { $coins ->
    [one] Everybody gets { $coins } coin.
   *[other] Everybody gets { $coins } coins.
}
event-bids-revealed = The bids by seat: { $bids }.
event-tie-rolled = { $other } bid the same; the die picks { $seat }.
event-auction-won = { $coins ->
    [0] { $seat } wins the auction and pays nothing.
    [one] { $seat } wins the auction for { $coins } coin.
   *[other] { $seat } wins the auction for { $coins } coins.
}
event-first-named = { $seat } names the first player: { $other }.
event-card-taken = { $coins ->
    [0] { $seat } takes { $card } for nothing.
    [one] { $seat } takes { $card } for { $coins } coin.
   *[other] { $seat } takes { $card } for { $coins } coins.
}
event-coins-gained = { $coins ->
    [one] { $seat } gains { $coins } coin.
   *[other] { $seat } gains { $coins } coins.
}
event-branch-chosen = { $step ->
    [1] { $seat } chooses the first action of the card.
    [2] { $seat } chooses the second action of the card.
   *[none] { $seat } chooses neither action of the card.
}
event-army-placed = { $owner ->
    [none] { $seat } places an army in { $region }.
   *[other] { $seat } places an army in { $region } and pays { $owner } a coin for the city.
}
event-toll-paid = { $coins ->
    [one] { $seat } pays the robbers { $coins } coin.
   *[other] { $seat } pays the robbers { $coins } coins.
}
event-army-moved = { $points ->
    [one] { $seat } moves an army { $link }: { $origin } → { $region } ({ $points } point).
   *[other] { $seat } moves an army { $link }: { $origin } → { $region } ({ $points } points).
}
event-city-built = { $seat } builds a city in { $region }.
event-token-taken = { $seat } wins in { $region }: { $token }.
event-army-destroyed = { $captured ->
    [yes] { $seat } captures an army of { $owner } in { $region }.
   *[no] { $owner ->
        [none] { $seat } destroys a neutral army in { $region }.
       *[other] { $seat } destroys an army of { $owner } in { $region }.
    }
}
event-coin-stolen = { $coins ->
    [one] { $seat } takes { $coins } coin from { $owner }.
   *[other] { $seat } takes { $coins } coins from { $owner }.
}
event-step-skipped = { $seat } goes no further ({ $deed }).
event-card-dealt = { $card } comes to the row.
event-token-seen = { $token ->
    [none] { $seat } looks at the face-down token in { $region }.
   *[other] { $seat } sees in { $region }: { $token }.
}
event-card-bought = { $coins ->
    [0] { $seat } takes { $card } for nothing after the last turn.
    [one] { $seat } buys { $card } for { $coins } coin after the last turn.
   *[other] { $seat } buys { $card } for { $coins } coins after the last turn.
}
event-queen-declined = { $seat } buys no further card.
event-game-scored = { $winner_count ->
    [one] Game { $game } is over. Points by seat: { $totals }. { $winner } wins.
   *[other] Game { $game } is over. Points by seat: { $totals }. { $winner } share the victory.
}
event-match-ended = { $winner_count ->
    [one] The end. { $winner } wins.
   *[other] The end. { $winner } share the victory.
}

## Refusals

refusal-not-on-map = { $region } is not in this game ({ $clause }).
refusal-token-required = This token must be placed: { $token } ({ $clause }).
refusal-region-has-token = { $region } already holds a token ({ $token }); each region takes only one ({ $clause }).
refusal-token-order = Equal tokens are placed in the order of the map: { $region } comes before { $origin }, where a token ({ $token }) lies already ({ $clause }).
refusal-token-room = { $count ->
    [one] After { $region } a free region must be left for { $count } more equal token ({ $token }; { $clause }).
   *[other] After { $region } free regions must be left for { $count } more equal tokens ({ $token }; { $clause }).
}
refusal-board-laid = { $face } is on the same board as { $other_face }, which is laid already: { $place } ({ $clause }).
refusal-sides-do-not-meet = The sides do not meet at the joint { $joint }: { $other_face } is turned by { $other_turn }°, { $face } by { $turn }°. In a row all boards lie the same way ({ $clause }).
refusal-start-face = With { $face } in play the start region must be there, not in { $region } ({ $clause }).
refusal-start-not-centre = { $region } is not on the central board ({ $clause }).
refusal-start-not-inner = { $region } is on neither of the two inner boards ({ $clause }).
refusal-start-not-joined = { $region } is not joined with a region of another board ({ $clause }).
refusal-second-same-board = { $region } is on the same board as the start region { $origin } ({ $clause }).
refusal-second-centre = { $region } is on the central board; the second region must be elsewhere ({ $clause }).
refusal-bid-too-high = { $coins ->
    [one] You bid { $bid }, but you have only { $coins } coin ({ $clause }).
   *[other] You bid { $bid }, but you have only { $coins } coins ({ $clause }).
}
refusal-no-such-player = There is no such player: { $seats } sit at the table ({ $clause }).
refusal-not-in-row = { $card } is not in the row ({ $clause }).
refusal-card-too-dear = { $coins ->
    [one] { $card } costs { $price }, you have { $coins } coin ({ $clause }).
   *[other] { $card } costs { $price }, you have { $coins } coins ({ $clause }).
}
refusal-step-idle = There is nothing to do now: { $deed } ({ $clause }).
refusal-place-nowhere = { $region } is not the start region and you have no city there ({ $clause }).
refusal-place-too-dear = { $coins ->
    [one] An army to { $region } costs { $cost }, you have { $coins } coin ({ $clause }).
   *[other] An army to { $region } costs { $cost }, you have { $coins } coins ({ $clause }).
}
refusal-place-order = Armies are placed in the order of the map: { $region } comes before { $origin }, where you have placed already ({ $clause }).
refusal-not-bandit-king = Only the Bandit King may place at another player’s city in { $region } ({ $clause }).
refusal-place-is-free = You place in { $region } for free; nobody is paid ({ $clause }).
refusal-no-city-there = { $owner } has no city in { $region } ({ $clause }).
refusal-no-army-there = You have no army in { $region } ({ $clause }).
refusal-sea-too-far = { $points ->
    [one] Moving over the sea costs { $cost }, you have { $points } movement point left ({ $clause }).
   *[other] Moving over the sea costs { $cost }, you have { $points } movement points left ({ $clause }).
}
refusal-no-coin-for-toll = { $coins ->
    [one] The robbers in { $region } ask { $cost } for an army, you have { $coins } coin ({ $clause }).
   *[other] The robbers in { $region } ask { $cost } for an army, you have { $coins } coins ({ $clause }).
}
refusal-move-order = The step { $origin } → { $region } should have come earlier: steps are made in the order of the map, the result is the same. Take the last step back ({ $clause }).
refusal-no-link = { $origin } and { $region } are not neighbours ({ $clause }).
refusal-no-army-of = { $owner ->
    [none] There is no neutral army in { $region } ({ $clause }).
   *[other] { $owner } has no army in { $region } ({ $clause }).
}
refusal-immune = The armies of { $owner } cannot be destroyed: Dire Giant protects them ({ $clause }).
refusal-own-army = In this game you may not destroy an army of your own ({ $clause }).

## Points

score-regions = { $count ->
    [one] { $count } controlled region
   *[other] { $count } controlled regions
}
score-islands = { $count ->
    [one] { $count } controlled island
   *[other] { $count } controlled islands
}
score-family = { $count ->
    [one] { $card }: { $count } { $family } card
   *[other] { $card }: { $count } { $family } cards
}
score-set = { $card }: the whole set of { $count } { $family } cards
score-flying = { $card }: flying × { $count }
score-coins = { $card }: { $coins } coins
score-elixirs = most elixirs: { $count }
score-citadels = { $count ->
    [one] { $count } citadel
   *[other] { $count } citadels
}
score-dragon = the dragon slain
score-book = Book of Spells
score-swamp = Poison Swamp
score-queen = Fairy Queen: { $count } forest cards
score-witch = Red Witch: { $count } captured armies
score-knight = { $count ->
    [one] White Knight: { $count } large island
   *[other] White Knight: { $count } large islands
}
score-game = game { $game }
tiebreak-book = The Book of Spells decided the tie on points.
tiebreak-coins = More coins decided the tie on points.
tiebreak-armies = More armies on the map decided the tie on points and coins.
tiebreak-regions = More controlled regions decided the tie on points, coins and armies.
tiebreak-games-won = More games won decided the tie on the sum.
tiebreak-shared = Complete equality is a shared victory.

## Options

option-setup = Preparing the map
    .help = player: a player prepares map and tokens; random: everything is drawn; otherwise one of the ready maps.
option-setup-player = Setup player
    .help = The seat of the player who prepares the game. In a full game it moves on by one seat.
option-layout = Layout of the map
    .help = t_shape: the letter T; row_loop: four boards in a row whose ends join. A ready map has its own.
option-discoveries = Discoveries
    .help = Five tokens, each won by the first builder of a city in its region.
option-citadels = Citadels
    .help = Three tokens; whoever controls their region at the end has a point more.
option-encounters = Encounters
    .help = Dragon, two portals and a band of robbers; the setup player may leave any of them out, the portals only both.
option-leaders = Leaders
    .help = Every player is dealt at random one leader with a special power.
option-swamp = Poison Swamp
    .help = The discoveries lie face down with a swamp among them that costs a point. Only with discoveries.
option-auction-tie = Tie in the auction
    .help = youngest: the youngest of the tied wins; die: a die decides.
option-ages = Order of ages
    .help = All seats from the youngest on; drawn if it is not given.
option-full-game = Full game
    .help = Three games in a row; the sum of points decides.
option-allow-self-destroy = Destroying own armies
    .help = Whether players may destroy armies of their own.

## The table in the terminal

legends-title = { $left ->
    [one] { $left } card left in the deck
   *[other] { $left } cards left in the deck
}
legends-number = Game { $game } of 3
legends-island = Island { $number }
legends-region = Region
legends-token = Token
legends-neighbours = Neighbours
legends-held = Held by
legends-row = Row
legends-player = Player
legends-coins = Coins
legends-armies = Supply
legends-cities = Cities
legends-symbols = Move/army/fly/elixir
legends-cards = Cards and tokens
legends-start = start
legends-captured = { $count } captured
legends-immune = immune
legends-legend = ■ armies, ⌂ cities, ♛ control, ◉ who has seen a face-down token; ─ land, ≈ sea, ═ bridge, ○ portal; a number is a seat, N is neutral
legends-past = Game { $game }: { $totals }
