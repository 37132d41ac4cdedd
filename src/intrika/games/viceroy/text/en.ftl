### Viceroy: all the texts of the game in English.

## Cards

card-boatswain = Boatswain
card-ambassador = Ambassador
card-herbalist = Herbalist
card-mentor = Mentor
card-scout = Scout
card-chancellor = Chancellor
card-wanderer = Wanderer
# same in both languages
card-paladin = Paladin
card-cannoneer = Cannoneer
card-marshal = Marshal
card-crossbow-woman = Crossbow-woman
card-lookout = Lookout
card-arcanist = Arcanist
card-executioner = Executioner
card-general = General
card-miner = Miner
card-corporal = Corporal
card-nobleman = Nobleman
card-standard-bearer = Standard-bearer
card-recruiter = Recruiter
card-fairy = Fairy
card-robber = Robber
card-castellan = Castellan
card-agent = Agent
card-berserker = Berserker
card-huntress = Huntress
card-assassin = Assassin
card-swordsman = Swordsman
card-strategist = Strategist
card-huntsman = Huntsman
card-crown-prince = Crown Prince
card-captain = Captain
card-margrave = Margrave
card-hermit = Hermit
card-guardian = Guardian
card-sniper = Sniper
card-armourer = Armourer
# same in both languages
card-druid = Druid
card-knight-errant = Knight-errant
card-admiral = Admiral
card-inspector = Inspector
card-infiltrator = Infiltrator
card-inventor = Inventor
card-governor = Governor
card-sergeant = Sergeant
card-saboteur = Saboteur
card-brewer = Brewer
card-ships-boy = Ship’s boy
card-witch = Witch
card-voivode = Voivode
card-helmsman = Helmsman
# same in both languages
card-regent = Regent
card-pathfinder = Pathfinder
card-warlock = Warlock
card-cutthroat = Cutthroat
card-poisoner = Poisoner
card-enchantress = Enchantress
card-veteran = Veteran
card-first-mate = First mate
# same in both languages
card-baron = Baron
card-fence = Fence
card-colonel = Colonel
card-landsknecht = Landsknecht
card-chieftain = Chieftain
card-royal-exchange = Royal Exchange
card-royal-commission = Royal Commission
card-royal-barter = Royal Barter
card-census = Census
card-right-of-first-refusal = Right of First Refusal
card-legislature = Legislature
card-war-edict = War Edict
card-privy-council = Privy Council
card-fortress-edict = Fortress Edict
card-royal-favour = Royal Favour
card-royal-academy = Royal Academy
card-royal-treasury = Royal Treasury
card-levy-edict = Levy Edict
card-royal-archive = Royal Archive
card-crown-jewels = Crown Jewels
card-guard-edict = Guard Edict
card-learning-edict = Learning Edict
card-crafts-edict = Crafts Edict
card-sorcery-edict = Sorcery Edict
card-scroll-edict = Scroll Edict
card-court-privilege-blue = Court Privilege (blue)
card-court-privilege-yellow = Court Privilege (yellow)
card-court-privilege-red = Court Privilege (red)
card-court-privilege-green = Court Privilege (green)

## What the cards say. A character costs the gems of all rows up to its level; level 5 costs the
## fourth gem once more and gives the rewards of rows 1 to 3, or 15 points.

card-text-boatswain = Level 1 (yellow): one card. Level 2 (+ red): green eternal gem. Level 3 (+ green): science. Level 4 (+ red): 10 points. Quarters: red left, red right; half circle red.
card-text-ambassador = Level 1 (green): 4 gems. Level 2 (+ red): science. Level 3 (+ green): magic bonus +3. Level 4 (+ yellow): 8 gems. Quarters: blue left, blue right; half circle yellow.
card-text-herbalist = Level 1 (red): 3 points. Level 2 (+ green): 4 gems. Level 3 (+ blue): yellow eternal gem. Level 4 (+ yellow): 2 cards. Quarters: red left, red right; half circle green.
card-text-mentor = Level 1 (green): 3 points. Level 2 (+ yellow): 4 gems. Level 3 (+ yellow): magic. Level 4 (+ red): 2 science. Quarters: blue left, blue right; half circle blue.
card-text-scout = Level 1 (yellow): 3 gems. Level 2 (+ yellow): one card. Level 3 (+ red): 7 points. Level 4 (+ blue): 2 science. Quarters: red left, yellow right; half circle red.
card-text-chancellor = Level 1 (blue): magic. Level 2 (+ yellow): science. Level 3 (+ red): 8 points. Level 4 (+ green): 2 cards. Quarters: blue left, green right; half circle yellow.
card-text-wanderer = Level 1 (green): magic. Level 2 (+ red): one card. Level 3 (+ yellow): science. Level 4 (+ blue): 10 points. Quarters: red left, yellow right; half circle green.
card-text-paladin = Level 1 (blue): magic. Level 2 (+ green): attack, 2 gems and 2 points. Level 3 (+ red): magic bonus +3. Level 4 (+ yellow): magic bonus +2 and magic. Quarters: blue left, green right; half circle blue.
card-text-cannoneer = Level 1 (yellow): defence. Level 2 (+ green): attack and 3 gems. Level 3 (+ blue): one card. Level 4 (+ green): 2 cards. Quarters: red left, green right; half circle red.
card-text-marshal = Level 1 (red): 3 gems. Level 2 (+ red): 5 gems. Level 3 (+ green): science. Level 4 (+ yellow): 10 points. Quarters: blue left, yellow right; half circle yellow.
card-text-crossbow-woman = Level 1 (red): defence. Level 2 (+ blue): attack, 2 gems and 2 points. Level 3 (+ yellow): 6 gems. Level 4 (+ blue): 2 science. Quarters: red left, green right; half circle green.
card-text-lookout = Level 1 (red): 4 gems. Level 2 (+ red): one card. Level 3 (+ green): science. Level 4 (+ yellow): 12 points. Quarters: blue left, yellow right; half circle blue.
card-text-arcanist = Level 1 (yellow): 3 gems. Level 2 (+ red): 5 points. Level 3 (+ green): magic. Level 4 (+ yellow): 8 gems. Quarters: red left, blue right; half circle red.
card-text-executioner = Level 1 (red): magic. Level 2 (+ blue): defence and 2 gems. Level 3 (+ red): blue circle bonus +2. Level 4 (+ yellow): magic bonus +2 and magic. Quarters: blue left, red right; half circle yellow.
card-text-general = Level 1 (green): one card. Level 2 (+ yellow): science. Level 3 (+ blue): attack and 4 points. Level 4 (+ red): 12 points. Quarters: red left, blue right; half circle green.
card-text-miner = Level 1 (yellow): 3 gems. Level 2 (+ green): magic. Level 3 (+ red): 6 gems. Level 4 (+ green): 2 cards. Quarters: blue left, red right; half circle blue.
card-text-corporal = Level 1 (green): defence. Level 2 (+ blue): attack and 3 gems. Level 3 (+ blue): defence and 4 gems. Level 4 (+ red): 2 science. Quarters: red left, red right; half circle blue.
card-text-nobleman = Level 1 (green): blue eternal gem. Level 2 (+ blue): one card. Level 3 (+ red): 8 points. Level 4 (+ yellow): 2 cards. Quarters: blue left, blue right; half circle green.
card-text-standard-bearer = Level 1 (green): 2 points and 2 gems. Level 2 (+ green): 5 points. Level 3 (+ yellow): one card. Level 4 (+ blue): 2 science. Quarters: red left, red right; half circle yellow.
card-text-recruiter = Level 1 (green): magic bonus +2. Level 2 (+ blue): attack, 2 gems and 2 points. Level 3 (+ red): 6 gems. Level 4 (+ yellow): 2 cards. Quarters: blue left, blue right; half circle red.
card-text-fairy = Level 1 (blue): 4 gems. Level 2 (+ red): one card. Level 3 (+ green): green eternal gem. Level 4 (+ blue): 2 cards. Quarters: red left, yellow right; half circle blue.
card-text-robber = Level 1 (yellow): 2 points and 2 gems. Level 2 (+ green): 5 gems. Level 3 (+ blue): red circle bonus +2. Level 4 (+ green): 8 gems. Quarters: blue left, green right; half circle green.
card-text-castellan = Level 1 (yellow): 3 gems. Level 2 (+ red): 4 gems. Level 3 (+ red): science. Level 4 (+ green): 8 gems. Quarters: red left, yellow right; half circle yellow.
card-text-agent = Level 1 (green): 4 gems. Level 2 (+ yellow): science. Level 3 (+ blue): magic bonus +3. Level 4 (+ green): 10 points. Quarters: blue left, green right; half circle red.
card-text-berserker = Level 1 (yellow): 3 gems. Level 2 (+ yellow): defence and 2 gems. Level 3 (+ blue): attack and 4 points. Level 4 (+ green): 2 cards. Quarters: red left, green right; half circle blue.
card-text-huntress = Level 1 (yellow): 4 gems. Level 2 (+ green): red eternal gem. Level 3 (+ red): defence and 4 gems. Level 4 (+ yellow): 2 science. Quarters: blue left, yellow right; half circle green.
card-text-assassin = Level 1 (yellow): 3 points. Level 2 (+ blue): attack and 3 gems. Level 3 (+ green): attack and 4 points. Level 4 (+ yellow): 2 cards. Quarters: red left, green right; half circle yellow.
card-text-swordsman = Level 1 (green): 2 points and 2 gems. Level 2 (+ green): magic. Level 3 (+ red): one card. Level 4 (+ blue): 2 magic. Quarters: blue left, yellow right; half circle red.
card-text-strategist = Level 1 (red): magic bonus +2. Level 2 (+ yellow): 5 gems. Level 3 (+ green): magic. Level 4 (+ green): 12 points. Quarters: red left, blue right; half circle blue.
card-text-huntsman = Level 1 (green): magic. Level 2 (+ blue): defence and 2 gems. Level 3 (+ yellow): science. Level 4 (+ red): 12 points. Quarters: blue left, red right; half circle green.
card-text-crown-prince = Level 1 (blue): magic bonus +2. Level 2 (+ blue): 5 gems. Level 3 (+ yellow): magic. Level 4 (+ red): 2 cards. Quarters: red left, blue right; half circle yellow.
card-text-captain = Level 1 (green): one card. Level 2 (+ blue): 5 gems. Level 3 (+ yellow): magic. Level 4 (+ yellow): 12 points. Quarters: blue left, red right; half circle red.
card-text-margrave = Level 1 (blue): 3 gems. Level 2 (+ yellow): one card. Level 3 (+ yellow): magic. Level 4 (+ green): 12 points. Quarters: green left, blue right; half circle yellow.
card-text-hermit = Level 1 (blue): 3 gems. Level 2 (+ blue): science. Level 3 (+ green): magic bonus +3. Level 4 (+ red): 2 magic. Quarters: yellow left, red right; half circle green.
card-text-guardian = Level 1 (green): magic. Level 2 (+ blue): 5 points. Level 3 (+ yellow): red circle bonus +2. Level 4 (+ blue): 2 magic. Quarters: green left, blue right; half circle blue.
card-text-sniper = Level 1 (blue): 3 points. Level 2 (+ blue): magic bonus +2. Level 3 (+ yellow): blue eternal gem. Level 4 (+ green): 12 points. Quarters: yellow left, red right; half circle red.
card-text-armourer = Level 1 (blue): defence. Level 2 (+ green): blue eternal gem. Level 3 (+ yellow): 6 gems. Level 4 (+ blue): red circle bonus +4. Quarters: green left, green right; half circle yellow.
card-text-druid = Level 1 (yellow): one card. Level 2 (+ red): magic. Level 3 (+ green): magic bonus +3. Level 4 (+ green): magic bonus +2 and magic. Quarters: yellow left, yellow right; half circle green.
card-text-knight-errant = Level 1 (blue): one card. Level 2 (+ red): 5 gems. Level 3 (+ red): 7 points. Level 4 (+ green): green circle bonus +4. Quarters: green left, green right; half circle blue.
card-text-admiral = Level 1 (blue): magic. Level 2 (+ red): science. Level 3 (+ yellow): attack and 4 points. Level 4 (+ blue): blue circle bonus +4. Quarters: yellow left, yellow right; half circle red.
card-text-inspector = Level 1 (yellow): one card. Level 2 (+ yellow): defence and 2 gems. Level 3 (+ green): green circle bonus +2. Level 4 (+ blue): 2 science. Quarters: green left, yellow right; half circle yellow.
card-text-infiltrator = Level 1 (blue): 4 gems. Level 2 (+ yellow): defence and 2 gems. Level 3 (+ red): 7 points. Level 4 (+ yellow): 8 gems. Quarters: yellow left, green right; half circle green.
card-text-inventor = Level 1 (blue): 2 points and 2 gems. Level 2 (+ yellow): yellow eternal gem. Level 3 (+ green): one card. Level 4 (+ red): 8 gems. Quarters: green left, yellow right; half circle blue.
card-text-governor = Level 1 (blue): 4 gems. Level 2 (+ yellow): defence and 2 gems. Level 3 (+ green): magic bonus +3. Level 4 (+ red): 2 magic. Quarters: yellow left, green right; half circle red.
card-text-sergeant = Level 1 (red): 3 gems. Level 2 (+ green): magic. Level 3 (+ blue): one card. Level 4 (+ red): 12 points. Quarters: green left, red right; half circle yellow.
card-text-saboteur = Level 1 (blue): 3 points. Level 2 (+ red): attack and 3 gems. Level 3 (+ blue): magic. Level 4 (+ green): yellow circle bonus +4. Quarters: yellow left, blue right; half circle green.
card-text-brewer = Level 1 (yellow): 3 gems. Level 2 (+ red): defence and 2 gems. Level 3 (+ blue): yellow circle bonus +2. Level 4 (+ yellow): 10 points. Quarters: green left, red right; half circle blue.
card-text-ships-boy = Level 1 (blue): magic. Level 2 (+ green): 5 gems. Level 3 (+ blue): green circle bonus +2. Level 4 (+ red): 2 cards. Quarters: yellow left, blue right; half circle red.
card-text-witch = Level 1 (blue): 3 gems. Level 2 (+ red): 5 points. Level 3 (+ yellow): magic. Level 4 (+ green): 2 magic. Quarters: green left, blue right; half circle green.
card-text-voivode = Level 1 (yellow): one card. Level 2 (+ green): magic bonus +2. Level 3 (+ red): one card. Level 4 (+ yellow): magic bonus +5. Quarters: yellow left, red right; half circle blue.
card-text-helmsman = Level 1 (red): 3 gems. Level 2 (+ red): defence and 2 gems. Level 3 (+ blue): yellow circle bonus +2. Level 4 (+ green): 8 gems. Quarters: green left, blue right; half circle red.
card-text-regent = Level 1 (red): 3 points. Level 2 (+ green): magic bonus +2. Level 3 (+ blue): red eternal gem. Level 4 (+ red): 2 magic. Quarters: yellow left, red right; half circle yellow.
card-text-pathfinder = Level 1 (red): 3 gems. Level 2 (+ yellow): magic. Level 3 (+ green): one card. Level 4 (+ blue): magic bonus +5. Quarters: green left, green right; half circle green.
card-text-warlock = Level 1 (red): 3 points. Level 2 (+ blue): science. Level 3 (+ yellow): magic bonus +3. Level 4 (+ red): 2 magic. Quarters: yellow left, yellow right; half circle blue.
card-text-cutthroat = Level 1 (red): 3 points. Level 2 (+ yellow): 4 gems. Level 3 (+ yellow): science. Level 4 (+ blue): magic bonus +2 and magic. Quarters: green left, green right; half circle red.
card-text-poisoner = Level 1 (green): 4 gems. Level 2 (+ yellow): one card. Level 3 (+ blue): defence and 4 gems. Level 4 (+ blue): 2 magic. Quarters: yellow left, yellow right; half circle yellow.
card-text-enchantress = Level 1 (red): magic bonus +2. Level 2 (+ green): 5 gems. Level 3 (+ red): one card. Level 4 (+ blue): 2 cards. Quarters: green left, yellow right; half circle green.
card-text-veteran = Level 1 (green): 3 gems. Level 2 (+ blue): magic. Level 3 (+ yellow): science. Level 4 (+ blue): 10 points. Quarters: yellow left, green right; half circle blue.
card-text-first-mate = Level 1 (red): 3 gems. Level 2 (+ blue): one card. Level 3 (+ green): 8 points. Level 4 (+ red): magic bonus +5. Quarters: green left, yellow right; half circle red.
card-text-baron = Level 1 (yellow): green eternal gem. Level 2 (+ red): magic. Level 3 (+ red): magic bonus +3. Level 4 (+ green): 10 points. Quarters: yellow left, green right; half circle yellow.
card-text-fence = Level 1 (yellow): 3 gems. Level 2 (+ yellow): magic bonus +2. Level 3 (+ green): blue circle bonus +2. Level 4 (+ red): 10 points. Quarters: green left, red right; half circle green.
card-text-colonel = Level 1 (red): red eternal gem. Level 2 (+ green): science. Level 3 (+ blue): 8 points. Level 4 (+ blue): 8 gems. Quarters: yellow left, blue right; half circle blue.
card-text-landsknecht = Level 1 (red): yellow eternal gem. Level 2 (+ green): magic. Level 3 (+ red): defence and 4 gems. Level 4 (+ yellow): 2 science. Quarters: green left, red right; half circle red.
card-text-chieftain = Level 1 (green): one card. Level 2 (+ blue): attack, 2 gems and 2 points. Level 3 (+ blue): 7 points. Level 4 (+ red): magic bonus +5. Quarters: yellow left, blue right; half circle yellow.
card-text-royal-exchange = Lay this card in place of any card of yours on levels 1 to 4 and take that card into your hand. All that lay on and under it stays where it is. Each circle that becomes one-coloured by this gives a gem of its colour, if the reserve has one. Quarters green; half circle red.
card-text-royal-commission = Tuck this card under any character of your pyramid. For each token on it put one more of the same kind there; this goes for an eternal gem too, taken from the reserve or, if there is none, from your own gems if you like. Quarters blue; half circle red.
card-text-royal-barter = You may exchange one token on a card of your pyramid for one token on a card of an opponent; you give that player any 3 gems. It cannot be refused. Gems lying on cards cannot be exchanged. Quarters yellow; half circle green.
card-text-census = At the end of the game 1 point for each card of your pyramid, this one and all tucked cards included. Quarters red; half circle green.
card-text-right-of-first-refusal = Take one displayed character into your hand; the top card of the small deck comes in its place. Skip the next auction phase: you neither bid nor get gems for passing. Quarters blue; half circle green.
card-text-legislature = Draw 3 laws, then put 2 laws from your hand on top of the deck in an order of your choice. If fewer laws are left, draw those and return one less. Quarters red; half circle yellow.
card-text-war-edict = Choose: an attack token; or a 6-point token on this card; or 4 gems of any colours. Quarters blue; half circle red.
card-text-privy-council = Tuck any number of cards from your hand under this card now. At the end of the game 5 points for each card tucked here. Quarters green; half circle blue.
card-text-fortress-edict = Choose: a defence token on this card; or an eternal gem of any colour on this card; or 4 gems of any colours. Quarters red; half circle yellow.
card-text-royal-favour = Tuck one other free card of your pyramid under this card; the tokens on it are lost, the gems on it go to the reserve. At the end of the game 3 / 6 / 9 / 12 points if this card lies on level 1 / 2 / 3 / 4. Quarters yellow; half circle green.
card-text-royal-academy = At the end of the game 3 points extra for each of your sets of defence, magic and science. Quarters yellow; half circle red.
card-text-royal-treasury = Put up to 8 gems from behind your screen on this card now. At the end of the game 2 points for each gem on this card. Quarters green; half circle yellow.
card-text-levy-edict = Choose: an attack token; or one card from the small deck or the law deck; or 4 gems of any colours. Quarters green; half circle blue.
card-text-royal-archive = Whenever a card comes into your hand from now on, you may tuck it under this card at once. At the end of the game 4 points for each card tucked here. Quarters red; half circle blue.
card-text-crown-jewels = At the end of the game 1 point extra for each of your one-coloured circles and each of your eternal gems. Quarters yellow; half circle blue.
card-text-guard-edict = Choose: a defence token on this card; or a 6-point token on this card; or 4 gems of any colours. Quarters blue; half circle yellow.
card-text-learning-edict = Choose: a magic token on this card; or a science token on this card; or 4 gems of any colours. Quarters yellow; half circle red.
card-text-crafts-edict = Choose: a science token on this card; or one card from the small deck or the law deck; or 4 gems of any colours. Quarters green; half circle yellow.
card-text-sorcery-edict = Choose: a magic token and a +2 magic bonus on this card; or an eternal gem of any colour on this card; or 4 gems of any colours. Quarters red; half circle blue.
card-text-scroll-edict = Choose: a +3 magic bonus on this card; or one card from the small deck or the law deck; or 4 gems of any colours. Quarters blue; half circle green.
card-text-court-privilege-blue = At the end of the game 2 points for each adjacent character (beside, above and below this card, six at most). Quarters blue; half circle yellow.
card-text-court-privilege-yellow = At the end of the game 2 points for each adjacent character (beside, above and below this card, six at most). Quarters yellow; half circle blue.
card-text-court-privilege-red = At the end of the game 2 points for each adjacent character (beside, above and below this card, six at most). Quarters red; half circle green.
card-text-court-privilege-green = At the end of the game 2 points for each adjacent character (beside, above and below this card, six at most). Quarters green; half circle red.

## Colours

colour-blue = blue
colour-red = red
colour-green = green
colour-yellow = yellow

## Places at the auction cards

slot-blue-lower = the lower card at blue
slot-blue-upper = the upper card at blue
slot-red-lower = the lower card at red
slot-red-upper = the upper card at red
slot-green-lower = the lower card at green
slot-green-upper = the upper card at green
slot-yellow-lower = the lower card at yellow
slot-yellow-upper = the upper card at yellow

## Bids and wishes

bid-blue = a blue gem
bid-red = a red gem
bid-green = a green gem
bid-yellow = a yellow gem
bid-attack = an attack token
bid-pass = an empty fist
wish-upper = the upper card
wish-lower = the lower card
wish-either = either card
wish-refuse = no deal

## Tokens

token-science = science
token-magic = magic
token-defence = defence
token-attack = attack
token-magic-bonus-2 = magic bonus +2
token-magic-bonus-3 = magic bonus +3
token-magic-bonus-5 = magic bonus +5
token-circle-bonus-blue-2 = blue circle bonus +2
token-circle-bonus-blue-4 = blue circle bonus +4
token-circle-bonus-red-2 = red circle bonus +2
token-circle-bonus-red-4 = red circle bonus +4
token-circle-bonus-green-2 = green circle bonus +2
token-circle-bonus-green-4 = green circle bonus +4
token-circle-bonus-yellow-2 = yellow circle bonus +2
token-circle-bonus-yellow-4 = yellow circle bonus +4
token-points-2 = 2 points
token-points-3 = 3 points
token-points-4 = 4 points
token-points-5 = 5 points
token-points-6 = 6 points
token-points-7 = 7 points
token-points-8 = 8 points
token-points-10 = 10 points
token-points-12 = 12 points
token-points-15 = 15 points

## What an edict offers

choice-attack = an attack token
choice-defence = a defence token on the law
choice-magic = a magic token on the law
choice-science = a science token on the law
choice-magic-and-bonus = a magic token and a +2 magic bonus on the law
choice-bonus = a +3 magic bonus on the law
choice-points = a 6-point token on the law
choice-eternal = an eternal gem of any colour on the law
choice-card = one card from the small deck or the law deck
choice-gems = 4 gems of any colours

## Decisions

ask-start = Choose the first card of your pyramid; it gives the reward of its lowest row.
ask-keep = Choose the card that stays in your hand; the others go back.
ask-bid = Bidding round { $bidding } of 3: bid a gem or an attack token, or pass with an empty fist.
ask-attack-pick = { $seat }: take any displayed card for your attack token.
ask-pick = { $partner ->
    [none] { $seat }: take one of the two cards at { $colour }.
   *[other] { $seat }: take one of the two cards at { $colour }; { $partner } gets the other one.
}
ask-wish = Two cards lie at { $colour } for the two of you. Which one do you want (attempt { $step } of { $steps })?
ask-offer = { $seat }: a virtual opponent bid { $colour } too. Take the upper card, and the lower one is discarded, or both go on.
ask-removal = { $seat }: choose a displayed card that leaves the game for a virtual opponent.
ask-gem = { $seat }: take { $left ->
    [one] one gem
   *[other] { $left } gems
} from the reserve, one at a time in the order blue, red, green, yellow.
ask-deck = { $seat }: draw a card from the small deck or from the laws.
ask-archive = { $card ->
    [none] { $seat }: the card just taken may go under the Royal Archive.
   *[other] { $seat }: do you tuck { $card } under the Royal Archive?
}
ask-own-gem = { $seat }: the reserve has no { $colour } gem. Do you lay one of your own on { $card } as an eternal gem?
ask-eternal = { $seat }: choose the colour of the eternal gem on { $card }.
ask-build = Build round { $build } of 3: lay a hand card face down, or pass.
ask-cell = { $seat }: choose the place for { $card } in your pyramid.
ask-discount = { $seat }: { $card } still costs { $left } { $colour }. Use the eternal gem on { $under }, or keep it for later in this phase?
ask-level5 = { $seat }: { $card } lies on level 5. Take the rewards of rows 1, 2 and 3, or 15 points.
ask-replace = { $seat }: choose the card that the Royal Exchange replaces; it comes back to your hand.
ask-copy = { $seat }: choose the character under which the Royal Commission goes; its tokens are doubled.
ask-displayed = { $seat }: take a displayed card for the Right of First Refusal.
ask-return = { $seat }: put a law from your hand on top of the law deck; { $left ->
    [one] this is the last one
   *[other] { $left } are to go back
}.
ask-choose = { $seat }: choose what { $card } gives.
ask-tuck = { $seat }: tuck hand cards under { $card }, in ascending order of numbers, or stop.
ask-bury = { $seat }: tuck a free card of your pyramid under { $card }.
ask-store = { $seat }: put up to { $left ->
    [one] one more gem
   *[other] { $left } more gems
} on the Royal Treasury, in the order blue, red, green, yellow, or stop.
ask-barter = { $seat }: choose the card whose token you give away, or leave the Royal Barter unused.
ask-exchange = { $stage ->
    [token] { $seat }: which token on { $card } do you give?
    [rival] { $seat }: with whom do you exchange { $token }?
    [want] { $seat }: from which card of { $other } do you want a token?
   *[gained] { $seat }: which token on { $wanted } do you want from { $other }?
}
ask-give = { $seat }: give { $other } { $left ->
    [one] one more gem
   *[other] { $left } more gems
}, in the order blue, red, green, yellow.
ask-recolour = Use your gems to recolour circles in ascending order, let the best plan be carried out, or stop.
decision-start = the first card of the pyramid
decision-keep = the card that stays in hand
decision-bid = the bids
decision-attack-pick = a card for an attack token
decision-pick = one of two cards
decision-wish = who takes which card
decision-offer = the upper card beside a virtual bid
decision-removal = a card that leaves the game
decision-gem = gems from the reserve
decision-deck = the deck to draw from
decision-archive = a card for the archive
decision-own-gem = an eternal gem from one’s own screen
decision-eternal = the colour of an eternal gem
decision-build = the cards to play
decision-cell = a place in the pyramid
decision-discount = the use of an eternal gem
decision-level5 = the reward of level 5
decision-replace = the card to be replaced
decision-copy = the character whose tokens are doubled
decision-displayed = a displayed card
decision-return = the laws that go back
decision-choose = what an edict gives
decision-tuck = hand cards to be tucked
decision-bury = a free card to be tucked
decision-store = gems for the treasury
decision-barter = the token to give away
decision-exchange = the exchange of tokens
decision-give = the gems for the opponent
decision-recolour = the recolouring

act-start = lay { $card }
act-keep = keep { $card } in hand
act-bid = bid { $bid }
act-take = take { $slot }
act-remove = remove { $slot }
act-go-on = go on without a card
act-wish = { $wish }
act-gem = take a { $colour } gem
act-play = play { $card }
act-pass = pass
act-discard = discard { $card } for 2 gems
act-cell = level { $level }, column { $column }
act-discount = { $answer ->
    [use] use the eternal gem
   *[keep] keep it for later
}
act-level5 = { $reward ->
    [rows] the rewards of rows 1, 2 and 3
   *[points] 15 points
}
act-draw = { $deck ->
    [small] draw from the small deck
   *[laws] draw a law
}
act-own-gem = { $answer ->
    [yes] use a gem of your own
   *[no] go without the eternal gem
}
act-choose = { $choice }
act-eternal = a { $colour } eternal gem
act-replace = replace { $card }
act-copy = double the tokens on { $card }
act-bury = tuck { $card }
act-return = return { $card }
act-tuck = { $card ->
    [none] tuck no more
   *[other] tuck { $card }
}
act-store = { $colour ->
    [none] store no more
   *[other] store a { $colour } gem
}
act-offer = { $card ->
    [none] no exchange
   *[other] give a token from { $card }
}
act-token = { $token }
act-rival = exchange with { $other }
act-want = a token from { $card }
act-pay = give a { $colour } gem
act-archive = { $answer ->
    [yes] tuck it under the archive
   *[no] keep it in hand
}
act-recolour = make the circle of { $card } { $colour }
act-finish = { $how ->
    [stop] stop recolouring
   *[optimal] carry out a best plan
}

## Events

event-start-gems-returned = { $seat } returns two start gems: { $colour }.
event-cards-dealt = { $card ->
    [none] { $seat } is dealt { $count } cards.
   *[other] { $seat } is dealt { $card }.
}
event-cards-displayed = New cards are displayed: { $card }.
event-round-started = Round { $round } begins.
event-auction-skipped = { $seat } skips this auction.
event-bid-revealed = { $seat } shows { $bid }.
event-virtual-bid-drawn = A virtual opponent bids a { $colour } gem.
event-card-taken = { $how ->
    [attack] { $seat } takes { $card } for an attack token.
    [law] { $seat } takes { $card } by right of first refusal.
   *[gem] { $seat } takes { $card }.
}
event-bids-failed = { $other_count ->
    [one] { $other } gets no card at { $colour } and loses the gem.
   *[other] { $other } get no card at { $colour } and lose their gems.
}
event-attack-without-target = No card is left for { $seat }, who keeps the attack token.
event-wish-revealed = { $seat }’s wish at { $colour }: { $wish }.
event-offer-declined = { $seat } leaves the upper card at { $colour }; both go on.
event-virtual-took = A virtual opponent takes { $card } out of the game.
event-virtual-bids-failed = { $count } virtual bids on { $colour } block one another; the cards stay.
event-card-removed = { $seat } removes { $card } from the game for a virtual opponent.
event-passed = { $seat } passes and takes up to { $count } gems.
event-gem-taken = { $seat } takes a { $colour } gem.
event-cards-discarded = { $card_count ->
    [one] { $card } leaves the game.
   *[other] { $card } leave the game.
}
event-cards-moved-up = { $card_count ->
    [one] { $card } moves above its auction card.
   *[other] { $card } move above their auction cards.
}
event-building-passed = { $seat } builds no more in this phase.
event-card-turned = { $discard ->
    [yes] { $seat } turns up { $card } to discard it.
   *[no] { $seat } turns up { $card }.
}
event-card-sold = { $seat } discards { $card } for 2 gems.
event-card-placed = { $seat } lays { $card } on level { $level }.
event-discount-used = { $seat } uses the { $colour } eternal gem on { $card }.
event-gem-paid = { $seat } pays a { $colour } gem.
event-circle-closed = { $gem ->
    [yes] { $seat } closes a { $colour } circle of level { $level }.
   *[no] { $seat } closes a { $colour } circle of level { $level }, but the reserve has no such gem.
}
event-token-placed = { $seat } puts a token on { $card }: { $token }.
event-attack-gained = { $seat } gains an attack token.
event-eternal-placed = { $own ->
    [yes] { $seat } lays a { $colour } gem from behind the screen on { $card } as an eternal gem.
   *[no] { $seat } gets a { $colour } eternal gem on { $card }.
}
event-eternal-missed = { $seat } gets no { $colour } eternal gem.
event-card-drawn = { $card ->
    [none] { $deck ->
        [small] { $seat } draws a card from the small deck.
       *[laws] { $seat } draws a law.
    }
   *[other] { $seat } draws { $card }.
}
event-card-replaced = { $seat } takes { $card } back from level { $level }; the Royal Exchange lies in its place.
event-card-tucked = { $card ->
    [none] { $seat } tucks a card under { $under }.
   *[other] { $seat } tucks { $card } under { $under }.
}
event-tokens-lost = { $seat } loses what lay on the tucked card: { $token }.
event-gem-released = A { $colour } gem from { $seat }’s tucked card goes to the reserve.
event-choice-made = { $seat } chooses from { $card }: { $choice }.
event-tokens-swapped = { $seat } exchanges { $token } on { $card } for { $other }’s { $gained } on { $taken_from }.
event-barter-declined = { $possible ->
    [yes] { $seat } exchanges nothing.
   *[no] { $seat } cannot exchange anything.
}
event-gem-given = { $seat } gives { $other } a { $colour } gem.
event-display-refilled = { $card } comes from the small deck into the display.
event-law-returned = { $card ->
    [none] { $seat } puts a law back on the deck.
   *[other] { $seat } puts { $card } back on the deck.
}
event-gem-stored = { $seat } stores a { $colour } gem in the treasury.
event-hand-discarded = { $seat } discards the cards in hand: { $card }.
event-circle-recoloured = { $seat } makes the circle of { $card } { $colour } with { $count ->
    [one] one gem
   *[other] { $count } gems
}.
event-game-ended = The game is over. { $winner_count ->
    [one] { $winner } wins.
   *[other] { $winner } share the victory.
}

## Refusals

refusal-law-without-target = { $card } has nothing to act on in your pyramid now ({ $clause }).
refusal-already-that-colour = The circle of { $card } is { $colour } already ({ $clause }).
refusal-card-not-affordable = { $card } costs { $colour } even on level 1; you have no { $colour } gem and no such discount left ({ $clause }).
refusal-card-not-in-hand = { $card } is not in your hand ({ $clause }).
refusal-card-to-be-laid = { $card } is the card you are going to lay; keep another one ({ $clause }).
refusal-cell-taken = { $card } lies there already ({ $clause }).
refusal-cell-unsupported = { $level ->
    [1] A card on level 1 must lie directly beside another one; column { $column } does not ({ $clause }).
   *[other] Level { $level }, column { $column } has no two cards below to rest on ({ $clause }).
}
refusal-circle-order = Circles are recoloured in ascending order, each at most once; that of { $card } has had its turn ({ $clause }).
refusal-empty-place = There is nothing to take there: { $slot } ({ $clause }).
refusal-gem-order = Gems are chosen in the order blue, red, green, yellow; { $first } has been reached, so { $colour } is closed ({ $clause }).
refusal-gem-too-late = { $count } gems are still to be chosen, but from { $colour } on there are only { $there } ({ $clause }).
refusal-law-too-high = { $card } is a law: it can lie on levels 1 to 4, not on level { $level } ({ $clause }).
refusal-lower-card-barred = Beside a virtual bid on { $colour } only the upper card can be taken ({ $clause }).
refusal-no-attack-token = You have no attack token ({ $clause }).
refusal-no-card-at-colour = No card lies at { $colour } ({ $clause }).
refusal-no-circle = { $card } lies on level 1: there is no circle under it ({ $clause }).
refusal-no-discarding = Cards are not discarded for gems in this game ({ $clause }).
refusal-no-gem-anywhere = Neither the reserve nor your screen holds a { $colour } gem ({ $clause }).
refusal-no-gem-of-colour = You have no { $colour } gem ({ $clause }).
refusal-no-gem-to-bid = You have no { $colour } gem to bid ({ $clause }).
refusal-no-other-free-card = With { $card } there, no other card of your pyramid would be free ({ $clause }).
refusal-no-such-rival = Choose one of your opponents; there are { $seats } players ({ $clause }).
refusal-no-such-token = There is no such token on { $card }: { $token } ({ $clause }).
refusal-no-token-there = No token lies on { $card } in that pyramid ({ $clause }).
refusal-not-free = { $card } is not free ({ $clause }).
refusal-not-in-pyramid = { $card } does not lie in your pyramid ({ $clause }).
refusal-not-on-this-law = { $card } does not offer that ({ $clause }).
refusal-not-under-itself = { $card } cannot be tucked under itself ({ $clause }).
refusal-nothing-displayed = No card is displayed any more ({ $clause }).
refusal-other-colour = This is about the cards at { $colour }, not about { $slot } ({ $clause }).
refusal-other-part = { $stage ->
    [token] A token is to be chosen now ({ $clause }).
    [rival] The opponent is to be chosen now ({ $clause }).
   *[want] The opponent’s card is to be chosen now ({ $clause }).
}
refusal-price-too-high = { $card } on level { $level } costs { $colour }; of { $missing } you need { $need }, have { $have } and can save { $discounts } ({ $clause }).
refusal-recolour-price = That takes { $need } { $colour } { $need ->
    [one] gem
   *[other] gems
}; you have { $have } ({ $clause }).
refusal-reserve-without = The reserve has no { $colour } gem ({ $clause }).
refusal-rival-without-token = { $other } has no token on a card ({ $clause }).
refusal-tuck-order = Cards are tucked in ascending order of numbers; the turn of { $card } is over ({ $clause }).

## Score

score-circles = { $count ->
    [one] one circle of one colour
   *[other] { $count } circles of one colour
}
score-eternals = { $count ->
    [one] one eternal gem
   *[other] { $count } eternal gems
}
score-laws = laws
score-points = point tokens
score-magic = { $magic } magic × bonus { $bonus }
score-sets = { $count ->
    [one] one set of defence, science and magic
   *[other] { $count } sets of defence, science and magic
}
score-attacks = { $attacks ->
    [one] one enemy attack token
   *[other] { $attacks } enemy attack tokens
} against { $defence } defence
tiebreak-shared = Equal best totals share the victory.

## Options

option-virtual = Virtual opponents
    .help = How many virtual opponents bid in the auctions: at least one in the solo game, and never more than four players in all.
option-negotiation-steps = Attempts to agree
    .help = How often two bidders at two cards may name their wishes while both want the same card.
option-auto-discount = Discounts without asking
    .help = Eternal gems always pay as much as they can; nobody is asked to keep one for later.
option-start-draft-four = Four start characters
    .help = Everybody is dealt four characters, lays one, keeps one and returns two (second Russian edition).
option-discard-for-two-gems = Discard for gems
    .help = Instead of playing, a hand card may be discarded for 2 gems (second Russian edition).
option-law-attack-on-card = Attack tokens stay on laws
    .help = An attack token chosen from a law lies on it openly and can be exchanged, but is used as usual.
option-open-screens = Open screens
    .help = Everybody sees the gems and attack tokens of all. They could be counted anyway; it never changes the play.

## The table in the terminal

viceroy-title = Round { $round } of 12 · { $phase ->
    [setup] setting up
    [auction] auction
    [building] building
   *[scoring] final count
}
viceroy-decks = Decks: { $big } big, { $small } small, { $laws } laws · reserve
viceroy-upper = upper
viceroy-lower = lower
viceroy-virtual = Virtual opponents: { $count }, still bidding { $left }
viceroy-gems = gems
viceroy-attacks = attack { $count }
viceroy-hand = hand { $count }
viceroy-hidden = hidden
viceroy-known = known: { $card }
viceroy-your-hand = Your hand:
viceroy-priority = priority { $number }
viceroy-standing = { $standing ->
    [active] bids
    [took] has a card
    [passed] has passed
    [skips] skips
   *[waiting] waits
}
viceroy-legend = ⚗ science, ✦ magic, ◈ defence, ⚔ attack, 12· points, ◆ eternal gem (◇ used), • stored gem, ▽ tucked cards, ╰r●╯ circle of one colour, * recoloured
