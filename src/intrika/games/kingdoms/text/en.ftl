### Tiny Epic Kingdoms: all texts of the game in English.

## Territories and their places

face-tutenstan = Tutenstan
# same in both languages
face-galson = Galson
face-vrtichvostan = Vrtichvostan
# same in both languages
face-aughmoore = Aughmoore
face-anarchistan = Anarchistan
# same in both languages
face-tulgrund = Tül’Grund
# same in both languages
face-plebejsko = Plebejsko
# same in both languages
face-pocemburg = Pocemburg
# same in both languages
face-parohan = Parohan
face-zmatkansko = Zmatkansko
# same in both languages
face-elan = Elan
face-zapadakovsko = Backwater
face-hyperborcie = Hyperborcia
face-bazinburg = Fenburg
# same in both languages
face-morandrea = Morandrea
face-mlhostan = Mistland

place-tutenstan-field1 = field 1 (Tutenstan)
place-tutenstan-field2 = field 2 (Tutenstan)
place-tutenstan-forest1 = forest (Tutenstan)
place-tutenstan-mountain1 = mountain 1 (Tutenstan)
place-tutenstan-mountain2 = mountain 2 (Tutenstan)
place-tutenstan-water1 = water (Tutenstan)
place-galson-field1 = field 1 (Galson)
place-galson-field2 = field 2 (Galson)
place-galson-forest1 = forest 1 (Galson)
place-galson-forest2 = forest 2 (Galson)
place-galson-mountain1 = mountain (Galson)
place-galson-water1 = water (Galson)
place-vrtichvostan-field1 = field 1 (Vrtichvostan)
place-vrtichvostan-field2 = field 2 (Vrtichvostan)
place-vrtichvostan-forest1 = forest 1 (Vrtichvostan)
place-vrtichvostan-forest2 = forest 2 (Vrtichvostan)
place-vrtichvostan-mountain1 = mountain (Vrtichvostan)
place-vrtichvostan-water1 = water (Vrtichvostan)
place-aughmoore-capital1 = capital (Aughmoore)
place-aughmoore-field1 = field (Aughmoore)
place-aughmoore-forest1 = forest 1 (Aughmoore)
place-aughmoore-forest2 = forest 2 (Aughmoore)
place-aughmoore-mountain1 = mountain (Aughmoore)
place-aughmoore-water1 = water (Aughmoore)
place-anarchistan-field1 = field (Anarchistan)
place-anarchistan-forest1 = forest 1 (Anarchistan)
place-anarchistan-forest2 = forest 2 (Anarchistan)
place-anarchistan-mountain1 = mountain 1 (Anarchistan)
place-anarchistan-mountain2 = mountain 2 (Anarchistan)
place-tulgrund-field1 = field (Tül’Grund)
place-tulgrund-forest1 = forest (Tül’Grund)
place-tulgrund-mountain1 = mountain 1 (Tül’Grund)
place-tulgrund-mountain2 = mountain 2 (Tül’Grund)
place-tulgrund-ruins1 = ruins (Tül’Grund)
place-tulgrund-water1 = water (Tül’Grund)
place-plebejsko-field1 = field 1 (Plebejsko)
place-plebejsko-field2 = field 2 (Plebejsko)
place-plebejsko-forest1 = forest 1 (Plebejsko)
place-plebejsko-forest2 = forest 2 (Plebejsko)
place-plebejsko-mountain1 = mountain (Plebejsko)
place-plebejsko-water1 = water (Plebejsko)
place-pocemburg-capital1 = capital (Pocemburg)
place-pocemburg-field1 = field 1 (Pocemburg)
place-pocemburg-field2 = field 2 (Pocemburg)
place-pocemburg-forest1 = forest (Pocemburg)
place-pocemburg-mountain1 = mountain (Pocemburg)
place-pocemburg-water1 = water (Pocemburg)
place-parohan-field1 = field (Parohan)
place-parohan-forest1 = forest 1 (Parohan)
place-parohan-forest2 = forest 2 (Parohan)
place-parohan-mountain1 = mountain 1 (Parohan)
place-parohan-mountain2 = mountain 2 (Parohan)
place-parohan-water1 = water (Parohan)
place-zmatkansko-field1 = field 1 (Zmatkansko)
place-zmatkansko-field2 = field 2 (Zmatkansko)
place-zmatkansko-forest1 = forest (Zmatkansko)
place-zmatkansko-mountain1 = mountain (Zmatkansko)
place-zmatkansko-ruins1 = ruins (Zmatkansko)
place-zmatkansko-water1 = water (Zmatkansko)
place-elan-field1 = field 1 (Elan)
place-elan-field2 = field 2 (Elan)
place-elan-forest1 = forest (Elan)
place-elan-mountain1 = mountain 1 (Elan)
place-elan-mountain2 = mountain 2 (Elan)
place-elan-water1 = water (Elan)
place-zapadakovsko-field1 = field (Backwater)
place-zapadakovsko-forest1 = forest 1 (Backwater)
place-zapadakovsko-forest2 = forest 2 (Backwater)
place-zapadakovsko-mountain1 = mountain (Backwater)
place-zapadakovsko-ruins1 = ruins (Backwater)
place-zapadakovsko-water1 = water (Backwater)
place-hyperborcie-field1 = field (Hyperborcia)
place-hyperborcie-forest1 = forest 1 (Hyperborcia)
place-hyperborcie-forest2 = forest 2 (Hyperborcia)
place-hyperborcie-mountain1 = mountain 1 (Hyperborcia)
place-hyperborcie-mountain2 = mountain 2 (Hyperborcia)
place-hyperborcie-water1 = water (Hyperborcia)
place-bazinburg-capital1 = capital (Fenburg)
place-bazinburg-field1 = field (Fenburg)
place-bazinburg-forest1 = forest (Fenburg)
place-bazinburg-mountain1 = mountain 1 (Fenburg)
place-bazinburg-mountain2 = mountain 2 (Fenburg)
place-bazinburg-water1 = water 1 (Fenburg)
place-bazinburg-water2 = water 2 (Fenburg)
place-morandrea-field1 = field 1 (Morandrea)
place-morandrea-field2 = field 2 (Morandrea)
place-morandrea-forest1 = forest (Morandrea)
place-morandrea-mountain1 = mountain 1 (Morandrea)
place-morandrea-mountain2 = mountain 2 (Morandrea)
place-morandrea-water1 = water (Morandrea)
place-mlhostan-capital1 = capital (Mistland)
place-mlhostan-field1 = field (Mistland)
place-mlhostan-forest1 = forest (Mistland)
place-mlhostan-mountain1 = mountain (Mistland)
place-mlhostan-ruins1 = ruins (Mistland)
place-mlhostan-water1 = water (Mistland)

## Resources. `.acc` is the name as the object of a sentence.

resource-mana = mana
    .acc = mana
    .gen = mana
resource-ore = ore
    .acc = ore
    .gen = ore
resource-food = food
    .acc = food
    .gen = food

## Terrains

terrain-field = field
terrain-forest = forest
terrain-mountain = mountain
terrain-capital = capital
terrain-ruins = ruins
terrain-water = water

## Actions

action-patrol = Patrol
    .acc = Patrol
action-quest = Quest
    .acc = Quest
action-build = Build
    .acc = Build
action-research = Research
    .acc = Research
action-expand = Expand
    .acc = Expand
action-trade = Trade
    .acc = Trade

## Exploration tokens

token-crown = Crown
token-treasure = Treasure
token-bandits = Bandits
token-dragons-lair = Dragon’s Lair
token-camp = Camp
token-fort = Fort
token-town = Town
token-church = Church
token-blank = blank token
token-text-crown = Stays with its finder. Whoever loses a war against a player hands it to the winner. Worth 2 points at the end.
token-text-treasure = Gain 2 resources of your choice at once. The token leaves the game.
token-text-bandits = Pay 2 resources of any kinds, or return the figure to your supply. A last figure pays what it can and stays. The token leaves the game.
token-text-dragons-lair = Stays. Whoever has a figure here and wins a war against a player anywhere may lower the loser’s castle by 1 level; the losing figure may then retreat without paying.
token-text-camp = Stays. The region gives 2 resources instead of 1 in a collection.
token-text-fort = Stays. Whoever has a figure here has a discount of 2 when attacking anywhere.
token-text-town = Stays. Whoever has a figure here at the end scores 1 point.
token-text-church = Stays until used. Whoever has a figure here and would lose another in a war may move that one here if there is room; the token then leaves the game.
token-text-blank = Nothing happens. The token leaves the game.

## Factions

faction-orcs = Orcs
    .acc = Orcs
faction-dwarves = Dwarves
    .acc = Dwarves
faction-humans = Humans
    .acc = Humans
faction-lizardfolk = Lizardfolk
    .acc = Lizardfolk
faction-elves = Elves
    .acc = Elves
faction-dark-elves = Dark Elves
    .acc = Dark Elves
faction-goblins = Goblins
    .acc = Goblins
faction-halflings = Halflings
    .acc = Halflings
faction-centaurs = Centaurs
    .acc = Centaurs
faction-merfolk = Merfolk
    .acc = Merfolk
faction-shapeshifters = Shapeshifters
    .acc = Shapeshifters
faction-undead = Undead
    .acc = Undead
faction-valkyries = Valkyries
    .acc = Valkyries

## Abilities, exact enough to play from

card-text-orcs-1 = You win every tie of numbers in war, as attacker too.
card-text-orcs-2 = You may pay with food in war; each unit is worth 1.
card-text-orcs-3 = You have a discount of 1 in war.
card-text-orcs-4 = If both sides show a number you may spend one more resource and raise your number by its value, even above 11.
card-text-orcs-5 = At the end 2 points if no other player has a figure in your home territory.
card-text-dwarves-1 = Whoever would build onto the castle level where you stand pays 1 more ore.
card-text-dwarves-2 = You gain 1 ore for entering a mountain by Patrol or Quest.
card-text-dwarves-3 = Build costs you 1 ore less.
card-text-dwarves-4 = You may Build in place of Trade.
card-text-dwarves-5 = At the end 1 point if no castle is higher than yours.
card-text-humans-1 = You may Trade in place of Research.
card-text-humans-2 = A Trade brings you 1 more unit of the resource you take.
card-text-humans-3 = If you pay a war with a single kind of resource you have a discount of 2. You must pay at least one unit.
card-text-humans-4 = With a figure in a region touching water you collect 1 more food.
card-text-humans-5 = At the end 1 point for each kind of resource of which you hold at least 4.
card-text-lizardfolk-1 = Rivers do not stop you in a Patrol or a retreat. Every retreat costs you 1 food less.
card-text-lizardfolk-2 = With a figure in a region touching water you collect 1 more ore.
card-text-lizardfolk-3 = You gain 2 food for entering ruins or a region touching water by Patrol or Quest.
card-text-lizardfolk-4 = A figure you would lose in war may go, for 2 food, to a region of your home territory with at most one figure and none of others.
card-text-lizardfolk-5 = At the end 3 points if you occupy at least one field, one forest and one mountain.
card-text-elves-1 = If you Trade mana away you receive 1 more unit of the resource you take.
card-text-elves-2 = Research costs you 1 mana less.
card-text-elves-3 = You may Trade in place of Build.
card-text-elves-4 = You have a discount of 2 as the defender.
card-text-elves-5 = At the end 1 point for every 3 mana left, at most 3 points.
card-text-dark-elves-1 = You have a discount of 1 in a war for a forest.
card-text-dark-elves-2 = You gain 1 mana for entering a forest by Patrol or Quest.
card-text-dark-elves-3 = While you occupy at least one forest you collect 1 more mana.
card-text-dark-elves-4 = In place of Trade you may perform a Quest that ends in a forest.
card-text-dark-elves-5 = At the end 1 point for each forest you occupy, at most 3 points.
card-text-goblins-1 = In a Patrol you may move or stand up two different figures.
card-text-goblins-2 = Expand costs you 1 food less.
card-text-goblins-3 = You may Expand in place of Trade.
card-text-goblins-4 = Whenever a figure of yours returns to supply because of a war you gain 2 food.
card-text-goblins-5 = At the end 3 points if you have more figures in play than anybody else; 2 points if tied for most.
card-text-halflings-1 = A retreat costs you 1 food at most.
card-text-halflings-2 = While you occupy at least two fields you collect 1 more food.
card-text-halflings-3 = In an Expand you may also place the new figure in a region without figures next to a region with one of yours.
card-text-halflings-4 = You have a discount of 2 when you defend a region of your home territory.
card-text-halflings-5 = At the end 1 point for each figure of others in your home territory and for each of its regions that only you occupy; at most 2 points.
card-text-centaurs-1 = You gain 2 food for entering a field by Patrol or Quest.
card-text-centaurs-2 = In a Patrol a figure may go up to two regions. The first may hold one figure at most, and only yours; the figure must end elsewhere than it began.
card-text-centaurs-3 = While you occupy at least one field you collect 1 more ore.
card-text-centaurs-4 = In a Quest you may move two different figures.
card-text-centaurs-5 = At the end 2 points for each field you occupy, at most 4 points.
card-text-merfolk-1 = By Patrol, Quest and retreat you may enter water zones and occupy them, two figures at most in each.
card-text-merfolk-2 = You collect 1 food for each water zone you occupy.
card-text-merfolk-3 = You have a discount of 1 in water and in regions touching water.
card-text-merfolk-4 = Water zones and regions touching water are edge places for your Quest. In place of Patrol you may perform a Quest that both starts and ends in such a place.
card-text-merfolk-5 = At the end 2 points for each region touching water and each water zone you occupy, at most 4 points.
card-text-shapeshifters-1 = At once choose an opponent’s faction: its level 1 ability is yours for good.
card-text-shapeshifters-2 = In a collection one of your fields, forests or mountains may give another resource instead of its own, as many units.
card-text-shapeshifters-3 = At once choose an opponent’s faction: its level 3 ability is yours for good.
card-text-shapeshifters-4 = You may Quest in place of Patrol, and Patrol in place of Quest.
card-text-shapeshifters-5 = At the end you score the level 5 bonus of one opponent’s faction, the one worth most to you.
card-text-undead-1 = You gain 1 mana for each figure, yours or your opponent’s, that returns to supply because of your war against a player.
card-text-undead-2 = You may pay an Expand with food and mana in any mix.
card-text-undead-3 = In war each of your mana is worth 3.
card-text-undead-4 = If you win a war against a player and the figure from the contested region returns to supply, you may pay 2 mana and add a figure from your supply there.
card-text-undead-5 = At the end 1 point for each opponent with 4 figures in play or fewer, at most 2 points.
card-text-valkyries-1 = You gain 1 resource of your choice for a war won against a player.
card-text-valkyries-2 = If you lose a war with a number at most 2 below your opponent’s, a lost tie included, you do not pay your number.
card-text-valkyries-3 = You may Quest in place of Expand. Your Quest may lead from any region to any region.
card-text-valkyries-4 = You have a discount of 2 when you attack with a Quest.
card-text-valkyries-5 = At the end 2 points for each region you occupy outside your home territory, at most 4 points.

## Decisions

ask-faction = { $seat }: choose a faction.
ask-side = { $seat }: choose a side of your territory card: { $face }.
ask-split = { $seat }: split { $units } resources over mana, ore and food.
ask-start = { $seat }: choose the region of your home territory ({ $face }) where your two figures start.
ask-spare = { $seat }: { $count } exploration tokens come to your home territory. Which free region goes without?
ask-action = { $shields ->
    [4] { $seat }: place the last shield on an open action.
   *[other] { $seat }: place a shield on an open action.
}
ask-participate = { $active ->
    [yes] { $seat }: perform { $action_acc }, or do nothing.
   *[no] { $seat }: perform { $action_acc }, or collect.
}
ask-figure = { $second ->
    [yes] { $seat }: choose a second figure, or stop.
   *[no] { $quest ->
        [yes] { $seat }: choose a figure for the Quest.
       *[no] { $seat }: choose a figure for the Patrol.
    }
}
ask-target = { $quest ->
    [yes] { $seat }: where does the Quest lead from { $place }?
   *[no] { $seat }: where does the Patrol go from { $place }?
}
ask-bid = { $own ->
    [none] War for { $place }: { $seat } attacks ({ $limit } at most), { $other } defends ({ $other_limit } at most). Set a number or the flag in secret.
    [flag] War for { $place }: { $seat } attacks ({ $limit } at most), { $other } defends ({ $other_limit } at most). You have set the flag.
   *[other] War for { $place }: { $seat } attacks ({ $limit } at most), { $other } defends ({ $other_limit } at most). You have set { $own }.
}
ask-raise = { $seat }: your number is { $number }, the other one { $against }. Raise yours by one resource?
ask-pay = { $why ->
    [war] { $seat }: your war number costs { $due } after discounts. Pay with what? So far mana { $mana }, ore { $ore }, food { $food }.
    [neutral] { $seat }: the neutral figure costs { $due } after discounts. Pay with what? So far mana { $mana }, ore { $ore }, food { $food }.
    [expand] { $seat }: Expand costs { $due }. Pay with what? So far mana { $mana }, ore { $ore }, food { $food }.
   *[bandits] { $seat }: the bandits want { $due } resources. Which? So far mana { $mana }, ore { $ore }, food { $food }.
}
ask-gain = { $why ->
    [collect] { $seat }: choose a resource of your collection ({ $left } left).
    [treasure] { $seat }: choose a resource of the treasure ({ $left } left).
   *[won] { $seat }: choose a resource for the war you won ({ $left } left).
}
ask-copy = { $seat }: whose level { $level } ability do you copy?
ask-expand = { $seat }: where does the new figure go? Price: { $price }.
ask-trade = { $seat }: what do you trade for what?
ask-convert = { $seat }: one region may give another resource.
ask-lair = { $seat }: your Dragon’s Lair may lower the castle of { $other }, now at level { $level }.
ask-break = { $seat }: the alliance breaks. Which place do you settle now? Winner: { $other }; places: { $place }.
ask-fate = { $seat }: what becomes of the figure at { $place }? A retreat costs { $price } food. Winner: { $other }.
ask-refuge = { $seat }: your last figure leaves { $place } for the nearest free region. Which?
ask-undead = { $seat }: for { $price } mana you may add a figure at { $place }.
ask-bandits = { $seat }: bandits at { $place }! Pay { $due } resources, or return the figure to your supply.
decision-faction = choosing a faction
decision-side = side of the territory card
decision-split = splitting resources
decision-start = start region
decision-spare = region without a token
decision-action = choosing the action
decision-participate = perform or collect
decision-figure = choosing a figure
decision-target = target of the move
decision-bid = war number
decision-raise = raising the number
decision-pay = paying
decision-gain = choosing a resource
decision-copy = copying an ability
decision-expand = place of the new figure
decision-trade = trade
decision-convert = converting a yield
decision-lair = Dragon’s Lair
decision-break = breaking an alliance
decision-fate = fate of the losing figure
decision-refuge = nearest free region
decision-undead = adding a figure after a victory
decision-bandits = facing bandits

act-faction = { $faction }
act-side = side { $side }
act-split = mana { $mana }, ore { $ore }, the rest food
act-start = { $place }
act-spare = no token: { $place }
act-shield = { $action }
act-perform = perform { $action_acc }
act-collect = collect resources
act-nothing = do nothing
act-move = figure: { $place }
act-stand = stand a figure up: { $place }
act-to = → { $place }
act-stop = stop
act-expand = new figure: { $place }
act-trade = trade { $units } { $give } for { $units } { $take }
act-copy = { $faction }
act-bid = { $number ->
    [flag] flag
   *[other] number { $number }
}
act-raise = { $resource ->
    [none] do not raise
   *[other] raise with { $resource_acc }
}
act-pay = pay { $resource_acc }
act-gain = take { $resource_acc }
act-keep = keep the yield as it is
act-convert = { $units } { $take } instead of { $units } { $give }
act-lair = { $answer ->
    [yes] lower the loser’s castle
   *[no] leave the castle alone
}
act-retreat = retreat: { $place }
act-church = to the church: { $place }
act-rescue = bring it home: { $place }
act-surrender = return the figure to supply
act-settle = { $place } first
act-refuge = { $place }
act-undead = { $answer ->
    [yes] add a figure
   *[no] add none
}

## Events

event-game-begun = { $starter } begins.
event-faction-taken = { $drawn ->
    [yes] { $seat } gets the faction { $faction }.
   *[no] { $seat } takes the faction { $faction }.
}
event-territory-dealt = { $seat } gets a territory card: { $face }.
event-lost-kingdom-laid = The Lost Kingdom: { $face }.
event-side-chosen = The home territory of { $seat } is { $face }.
event-resources-split = { $seat } starts with mana { $mana }, ore { $ore }, food { $food }.
event-figures-started = { $seat } starts with two figures: { $place }.
event-tokens-laid = { $count ->
    [one] { $count } exploration token lies on the map.
   *[other] { $count } exploration tokens lie on the map.
}
event-home-tokens-laid = { $seat } lays exploration tokens: { $place }.
event-turn-started = Turn { $turn }: { $seat }.
event-shields-cleared = { $skipped ->
    [yes] { $seat } clears the action card and passes the token on.
   *[no] { $seat } clears the action card.
}
event-shield-placed = { $seat } chooses { $action }.
event-action-substituted = { $seat } performs { $instead } in place of { $action }.
event-action-declined = { $seat } does not perform { $action }.
event-figure-moved = { $quest ->
    [yes] { $seat }: Quest { $place } → { $target }.
   *[no] { $seat }: Patrol { $place } → { $target }.
}
event-figure-stood = { $seat } stands a figure up: { $place }.
event-figure-laid = { $seat } lays a figure down to search: { $place }.
event-figure-added = { $why ->
    [undead] { $seat } adds a figure after the victory: { $place }.
   *[expand] { $seat } expands: { $place }.
}
event-figure-relocated = { $how ->
    [retreat] { $seat } retreats: { $place } → { $target } (food { $food }).
    [church] { $seat } saves a figure in the church: { $place } → { $target }.
    [rescue] { $seat } brings a figure home: { $place } → { $target } (food { $food }).
   *[refuge] { $seat } saves the last figure: { $place } → { $target }.
}
event-figure-lost = { $why ->
    [bandits] { $seat } loses a figure to bandits: { $place }.
   *[war] { $seat } returns a figure to supply: { $place }.
}
event-figure-stayed = { $seat }: no region is free, the last figure stays: { $place }.
event-resources-gained = { $why ->
    [collect] { $seat } collects mana { $mana }, ore { $ore }, food { $food }.
    [enter] { $seat } gains on entering: mana { $mana }, ore { $ore }, food { $food }.
    [treasure] { $seat } gains from the treasure: mana { $mana }, ore { $ore }, food { $food }.
    [lost] { $seat } gains for lost figures: mana { $mana }, ore { $ore }, food { $food }.
   *[won] { $seat } gains for the war won: mana { $mana }, ore { $ore }, food { $food }.
}
event-resources-paid = { $why ->
    [war] { $seat } pays for the war: mana { $mana }, ore { $ore }, food { $food }.
    [neutral] { $seat } pays for the neutral figure: mana { $mana }, ore { $ore }, food { $food }.
    [expand] { $seat } pays for Expand: mana { $mana }, ore { $ore }, food { $food }.
   *[bandits] { $seat } pays the bandits: mana { $mana }, ore { $ore }, food { $food }.
}
event-castle-built = { $seat } builds castle level { $level } (ore { $units }).
event-magic-researched = { $seat } reaches magic level { $level } (mana { $units }). { $ability }
event-ability-copied = { $seat } copies the level { $level } ability: { $faction }.
event-resources-traded = { $seat } trades { $units } { $give } for { $received } { $take }.
event-war-started = War for { $place }: { $seat } attacks, { $other } defends.
event-bids-revealed = { $number ->
    [0] { $against ->
        [0] { $seat } and { $other } both show the flag.
       *[other] { $seat } shows the flag, { $other } the number { $against }.
    }
   *[other] { $against ->
        [0] { $seat } shows the number { $number }, { $other } the flag.
       *[other] { $seat } shows the number { $number }, { $other } the number { $against }.
    }
}
event-number-raised = { $seat } raises the number with { $resource_acc } to { $number }.
event-alliance-made = { $seat } and { $other } make an alliance: { $place }.
event-war-won = { $attacked ->
    [yes] { $seat } conquers { $place }; { $other } loses.
   *[no] { $seat } holds { $place }; { $other } loses.
}
event-loser-spared = { $seat } does not pay the number { $number }: it was close.
event-alliance-broken = The alliance of { $seat } and { $other } breaks: { $place }.
event-crown-won = { $seat } takes the crown from { $other }.
event-castle-lowered = { $seat } uses the Dragon’s Lair: the castle of { $other } falls to level { $level }.
event-neutral-defeated = { $seat } beats a neutral figure of number { $number }: { $place }.
event-token-turned = { $seat } discovers at { $place }: { $token }.
event-church-used = { $seat } uses the church: { $place }.
event-final-phase-begun = { $why ->
    [figures] The final phase begins: { $seat } has all seven figures in play.
    [castle] The final phase begins: the castle of { $seat } is finished.
   *[magic] The final phase begins: { $seat } has reached magic level five.
}
event-game-ended = { $winner_count ->
    [one] The game is over. { $winner } wins.
   *[other] The game is over. { $winner } share the victory.
}

## Refusals

refusal-pay-none-left = You have no further unit of { $resource }, only { $have } in all ({ $clause }).
refusal-pay-not-so = { $why ->
    [expand] The price is { $due }; more { $resource } would be superfluous, or out of the order mana, ore, food ({ $clause }).
    [bandits] The bandits want { $due }; more { $resource } would be out of the order mana, ore, food ({ $clause }).
   *[war] You owe { $due } after discounts; more { $resource } would be superfluous, or out of the order mana, ore, food ({ $clause }).
}
refusal-pay-in-order = If you start with { $resource } you cannot pay a second unit; pay in the order mana, ore, food ({ $clause }).
refusal-gain-in-order = Resources are named in the order mana, ore, food; { $resource } had its turn ({ $clause }).
refusal-raise-worthless = { $resource } has no value in war ({ $clause }).
refusal-raise-bid-unpaid = Without that unit of { $resource } you could not pay the number itself, { $due } after discounts ({ $clause }).
refusal-bid-too-high = A bid of { $number } needs { $due } after your discount of { $discount }; your resources give { $have } ({ $clause }).
refusal-not-in-play = { $place } is not in play ({ $clause }).
refusal-refuge-farther = { $place } is not the nearest free region ({ $clause }).
refusal-refuge-occupied = { $place } is not free: somebody is there ({ $clause }).
refusal-follower-passes = Whoever does not perform collects; only the active player may do nothing ({ $clause }).
refusal-no-legal-way = You have no legal way to perform { $action } now ({ $clause }).
refusal-nothing-to-stop = You have not moved anybody yet; you can stop after the first figure ({ $clause }).
refusal-way-blocked = { $place } → { $target }: the way is not free, the region between holds somebody else or is full ({ $clause }).
refusal-copy-own = { $faction } are your own faction ({ $clause }).
refusal-faction-not-in-play = Nobody plays { $faction } ({ $clause }).
refusal-faction-taken = { $other } has taken { $faction } ({ $clause }).
refusal-must-save = All your figures are affected and this one ({ $place }) can be saved; you may not give it up ({ $clause }).
refusal-not-affected = At { $place } you share nothing with the winner, { $other } ({ $clause }).
refusal-church-full = Two figures are at the church already: { $place } ({ $clause }).
refusal-no-church = You have no figure at a church at { $place } ({ $clause }).
refusal-not-shore = { $place } does not touch water; this Quest starts and ends at water ({ $clause }).
refusal-wrong-terrain = { $place }: this Quest must end elsewhere, in a { $terrain } ({ $clause }).
refusal-convert-none = None of your regions gives { $units } { $give } ({ $clause }).
refusal-convert-same = { $give } is to become another resource ({ $clause }).
refusal-figure-moved = At { $place } is only the figure that has moved in this action ({ $clause }).
refusal-trade-too-much = { $take }: you have { $have }, and { $units } more would exceed { $most } ({ $clause }).
refusal-trade-same = There is no point in trading { $give } for itself ({ $clause }).
refusal-trade-too-little = { $give }: you have only { $have }, not { $units } ({ $clause }).
refusal-not-home = { $place } is not in your home territory ({ $clause }).
refusal-spare-occupied = Your figures start at { $place }; it gets no token anyway ({ $clause }).
refusal-split-too-much = That is { $units } already; you split { $most } ({ $clause }).
refusal-shield-there = { $action } has a shield already ({ $clause }).
refusal-active-collects = The active player does not collect ({ $clause }).
refusal-other-action = The chosen action is { $chosen }; you may not perform { $action } in its place ({ $clause }).
refusal-figure-lies = The figure at { $place } lies down; stand it up by a Patrol first ({ $clause }).
refusal-no-figure = You have no figure at { $place } ({ $clause }).
refusal-nobody-lies = No figure of yours lies at { $place } ({ $clause }).
refusal-not-adjacent = { $place } and { $target } are not adjacent for you ({ $clause }).
refusal-not-edge = { $place } is not at the outer edge of its card ({ $clause }).
refusal-quest-no-standing = A Quest stands nobody up; only a Patrol does ({ $clause }).
refusal-quest-same-territory = A Quest leads to another territory card; { $place } is on the same one ({ $clause }).
refusal-last-figure-there = At { $place } is the last figure of { $other }; nobody else may enter ({ $clause }).
refusal-own-last-figure = Your last figure may not go where { $other } stands: { $place } ({ $clause }).
refusal-nowhere-to-go = From { $place } the figure has nowhere to go now ({ $clause }).
refusal-place-full = Two figures are at { $place } already ({ $clause }).
refusal-build-price = Level { $level } costs you { $price } ore; you have { $have } ({ $clause }).
refusal-castle-finished = The castle has all { $level } levels ({ $clause }).
refusal-research-price = Level { $level } costs { $price } mana; you have { $have } ({ $clause }).
refusal-magic-finished = Magic has all { $level } levels ({ $clause }).
refusal-expand-no-region = No figure of yours stands alone in a region; there is no place for a new one ({ $clause }).
refusal-expand-not-alone = At { $place } there is not exactly one figure, and yours ({ $clause }).
refusal-expand-not-beside = { $place } is next to none of your figures ({ $clause }).
refusal-expand-price = A new figure costs { $price } food; you have { $have } ({ $clause }).
refusal-no-supply = All { $figures } of your figures are in play ({ $clause }).
refusal-no-rescue = Your faction cannot bring a figure home ({ $clause }).
refusal-rescue-price = Bringing it home costs { $price } food; you have { $have } ({ $clause }).
refusal-retreat-occupied = A retreat may not lead to others or into a full region: { $target } ({ $clause }).
refusal-retreat-price = A retreat costs { $price } food; you have { $have } ({ $clause }).
refusal-neutral-price = The neutral figure has number { $number }; with a discount of { $discount } you can pay { $limit } at most ({ $clause }).

## Points

score-figures = { $count ->
    [one] { $count } figure in play
   *[other] { $count } figures in play
}
score-castle = castle level { $level }
score-magic = magic level { $level }
score-bonus = level 5 bonus: { $faction }
score-capitals = { $count ->
    [one] { $count } capital
   *[other] { $count } capitals
}
score-crown = the crown
score-towns = { $count ->
    [one] { $count } town token
   *[other] { $count } town tokens
}
score-neutrals = { $count ->
    [one] { $count } neutral figure beaten
   *[other] { $count } neutral figures beaten
}
score-lost-kingdom = { $count ->
    [one] { $count } region of the Lost Kingdom
   *[other] { $count } regions of the Lost Kingdom
}
tiebreak-figures = Points were equal: more figures in play decided.
tiebreak-castle = Points and figures were equal: the higher castle decided.
tiebreak-magic = Points, figures and castle were equal: the higher magic decided.
tiebreak-resources = All else was equal: the sum of resources decided.
tiebreak-shared = Everything is equal: the victory is shared.

## Options

option-starter = First player
    .help = The seat that begins; drawn by chance if not given.
option-factions = Factions
    .help = random: everybody gets one by chance. draft: players choose in turn from the first player on.
option-beginner-split = Beginner resources
    .help = Everybody starts with 2 mana, 1 ore and 3 food instead of splitting 6 resources.
option-exploration-tokens = Exploration tokens
    .help = An optional small expansion: face-down tokens lie in the regions and are turned up by the first figure.

## The table in the terminal

kingdoms-turn = Turn { $turn } · active: { $seat }
kingdoms-final = final phase
kingdoms-lost = Lost Kingdom
kingdoms-home = home of { $seat }
kingdoms-player = Player
kingdoms-faction = Faction
kingdoms-castle = Castle
kingdoms-magic = Magic
kingdoms-figures = Figures
kingdoms-beaten = Neutrals
kingdoms-crown = crown
kingdoms-place = Place
kingdoms-here = Who is here
kingdoms-next-to = Next to
kingdoms-legend = ○ edge of the card · ≈ touches water · ~ lies down · ? face-down token · ‖ behind a river
kingdoms-neutral = neutral
