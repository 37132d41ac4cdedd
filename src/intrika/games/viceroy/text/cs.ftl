### Panovník: všechny texty hry česky.

## Karty. Ve větách stojí vždy v 1. pádě za slovem karta.

card-boatswain = Korzár
card-ambassador = Velvyslanec
card-herbalist = Bylinkářka
card-mentor = Učitel
card-scout = Zvědka
card-chancellor = Kancléř
card-wanderer = Poutník
# same in both languages
card-paladin = Paladin
card-cannoneer = Kanonýr
card-marshal = Maršál
card-crossbow-woman = Střelkyně z kuše
card-lookout = Hlídka
card-arcanist = Arkanista
card-executioner = Kat
card-general = Generál
card-miner = Horník
card-corporal = Desátník
card-nobleman = Šlechtic
card-standard-bearer = Praporečník
card-recruiter = Verbíř
card-fairy = Víla
card-robber = Loupežník
card-castellan = Kastelán
card-agent = Agentka
card-berserker = Berserk
card-huntress = Lovkyně
card-assassin = Asasín
card-swordsman = Šermíř
card-strategist = Stratég
card-huntsman = Myslivec
card-crown-prince = Princ
card-captain = Kapitán
card-margrave = Markrabě
card-hermit = Poustevník
card-guardian = Strážce
card-sniper = Ostrostřelec
card-armourer = Kyrysník
# same in both languages
card-druid = Druid
card-knight-errant = Bohatýr
card-admiral = Admirál
card-inspector = Inspektorka
card-infiltrator = Vyzvědač
card-inventor = Vynálezce
card-governor = Guvernér
card-sergeant = Seržant
card-saboteur = Záškodník
card-brewer = Sládek
card-ships-boy = Plavčík
card-witch = Čarodějka
card-voivode = Vojevoda
card-helmsman = Kormidelník
# same in both languages
card-regent = Regent
card-pathfinder = Stopař
card-warlock = Černokněžník
card-cutthroat = Hrdlořez
card-poisoner = Travič
card-enchantress = Kouzelnice
card-veteran = Veterán
card-first-mate = První důstojník
# same in both languages
card-baron = Baron
card-fence = Překupník
card-colonel = Plukovník
card-landsknecht = Žoldnéř
card-chieftain = Náčelník
card-royal-exchange = Královská výměna
card-royal-commission = Královské pověření
card-royal-barter = Královská směna
card-census = Sčítání poddaných
card-right-of-first-refusal = Předkupní právo
card-legislature = Zákonodárný sbor
card-war-edict = Válečný výnos
card-privy-council = Tajná rada
card-fortress-edict = Pevnostní výnos
card-royal-favour = Královská milost
card-royal-academy = Královská akademie
card-royal-treasury = Královská pokladnice
card-levy-edict = Odvodní výnos
card-royal-archive = Královský archiv
card-crown-jewels = Korunní klenoty
card-guard-edict = Strážní výnos
card-learning-edict = Výnos o učení
card-crafts-edict = Výnos o řemeslech
card-sorcery-edict = Výnos o kouzlech
card-scroll-edict = Výnos o svitcích
card-court-privilege-blue = Dvorní privilegium (modré)
card-court-privilege-yellow = Dvorní privilegium (žluté)
card-court-privilege-red = Dvorní privilegium (červené)
card-court-privilege-green = Dvorní privilegium (zelené)

## Co je na kartách. Postava stojí drahokamy všech řádků až po svou úroveň; 5. úroveň stojí čtvrtý
## drahokam ještě jednou a dává odměny 1. až 3. řádku, nebo 15 bodů.

card-text-boatswain = 1. úroveň (žlutý): karta. 2. úroveň (+ červený): zelený věčný drahokam. 3. úroveň (+ zelený): věda. 4. úroveň (+ červený): 10 bodů. Čtvrtkruhy: červený vlevo, červený vpravo; půlkruh červený.
card-text-ambassador = 1. úroveň (zelený): 4 drahokamy. 2. úroveň (+ červený): věda. 3. úroveň (+ zelený): bonus magie +3. 4. úroveň (+ žlutý): 8 drahokamů. Čtvrtkruhy: modrý vlevo, modrý vpravo; půlkruh žlutý.
card-text-herbalist = 1. úroveň (červený): 3 body. 2. úroveň (+ zelený): 4 drahokamy. 3. úroveň (+ modrý): žlutý věčný drahokam. 4. úroveň (+ žlutý): 2 karty. Čtvrtkruhy: červený vlevo, červený vpravo; půlkruh zelený.
card-text-mentor = 1. úroveň (zelený): 3 body. 2. úroveň (+ žlutý): 4 drahokamy. 3. úroveň (+ žlutý): magie. 4. úroveň (+ červený): 2× věda. Čtvrtkruhy: modrý vlevo, modrý vpravo; půlkruh modrý.
card-text-scout = 1. úroveň (žlutý): 3 drahokamy. 2. úroveň (+ žlutý): karta. 3. úroveň (+ červený): 7 bodů. 4. úroveň (+ modrý): 2× věda. Čtvrtkruhy: červený vlevo, žlutý vpravo; půlkruh červený.
card-text-chancellor = 1. úroveň (modrý): magie. 2. úroveň (+ žlutý): věda. 3. úroveň (+ červený): 8 bodů. 4. úroveň (+ zelený): 2 karty. Čtvrtkruhy: modrý vlevo, zelený vpravo; půlkruh žlutý.
card-text-wanderer = 1. úroveň (zelený): magie. 2. úroveň (+ červený): karta. 3. úroveň (+ žlutý): věda. 4. úroveň (+ modrý): 10 bodů. Čtvrtkruhy: červený vlevo, žlutý vpravo; půlkruh zelený.
card-text-paladin = 1. úroveň (modrý): magie. 2. úroveň (+ zelený): útok, 2 drahokamy a 2 body. 3. úroveň (+ červený): bonus magie +3. 4. úroveň (+ žlutý): bonus magie +2 a magie. Čtvrtkruhy: modrý vlevo, zelený vpravo; půlkruh modrý.
card-text-cannoneer = 1. úroveň (žlutý): obrana. 2. úroveň (+ zelený): útok a 3 drahokamy. 3. úroveň (+ modrý): karta. 4. úroveň (+ zelený): 2 karty. Čtvrtkruhy: červený vlevo, zelený vpravo; půlkruh červený.
card-text-marshal = 1. úroveň (červený): 3 drahokamy. 2. úroveň (+ červený): 5 drahokamů. 3. úroveň (+ zelený): věda. 4. úroveň (+ žlutý): 10 bodů. Čtvrtkruhy: modrý vlevo, žlutý vpravo; půlkruh žlutý.
card-text-crossbow-woman = 1. úroveň (červený): obrana. 2. úroveň (+ modrý): útok, 2 drahokamy a 2 body. 3. úroveň (+ žlutý): 6 drahokamů. 4. úroveň (+ modrý): 2× věda. Čtvrtkruhy: červený vlevo, zelený vpravo; půlkruh zelený.
card-text-lookout = 1. úroveň (červený): 4 drahokamy. 2. úroveň (+ červený): karta. 3. úroveň (+ zelený): věda. 4. úroveň (+ žlutý): 12 bodů. Čtvrtkruhy: modrý vlevo, žlutý vpravo; půlkruh modrý.
card-text-arcanist = 1. úroveň (žlutý): 3 drahokamy. 2. úroveň (+ červený): 5 bodů. 3. úroveň (+ zelený): magie. 4. úroveň (+ žlutý): 8 drahokamů. Čtvrtkruhy: červený vlevo, modrý vpravo; půlkruh červený.
card-text-executioner = 1. úroveň (červený): magie. 2. úroveň (+ modrý): obrana a 2 drahokamy. 3. úroveň (+ červený): bonus +2 za modré kruhy. 4. úroveň (+ žlutý): bonus magie +2 a magie. Čtvrtkruhy: modrý vlevo, červený vpravo; půlkruh žlutý.
card-text-general = 1. úroveň (zelený): karta. 2. úroveň (+ žlutý): věda. 3. úroveň (+ modrý): útok a 4 body. 4. úroveň (+ červený): 12 bodů. Čtvrtkruhy: červený vlevo, modrý vpravo; půlkruh zelený.
card-text-miner = 1. úroveň (žlutý): 3 drahokamy. 2. úroveň (+ zelený): magie. 3. úroveň (+ červený): 6 drahokamů. 4. úroveň (+ zelený): 2 karty. Čtvrtkruhy: modrý vlevo, červený vpravo; půlkruh modrý.
card-text-corporal = 1. úroveň (zelený): obrana. 2. úroveň (+ modrý): útok a 3 drahokamy. 3. úroveň (+ modrý): obrana a 4 drahokamy. 4. úroveň (+ červený): 2× věda. Čtvrtkruhy: červený vlevo, červený vpravo; půlkruh modrý.
card-text-nobleman = 1. úroveň (zelený): modrý věčný drahokam. 2. úroveň (+ modrý): karta. 3. úroveň (+ červený): 8 bodů. 4. úroveň (+ žlutý): 2 karty. Čtvrtkruhy: modrý vlevo, modrý vpravo; půlkruh zelený.
card-text-standard-bearer = 1. úroveň (zelený): 2 body a 2 drahokamy. 2. úroveň (+ zelený): 5 bodů. 3. úroveň (+ žlutý): karta. 4. úroveň (+ modrý): 2× věda. Čtvrtkruhy: červený vlevo, červený vpravo; půlkruh žlutý.
card-text-recruiter = 1. úroveň (zelený): bonus magie +2. 2. úroveň (+ modrý): útok, 2 drahokamy a 2 body. 3. úroveň (+ červený): 6 drahokamů. 4. úroveň (+ žlutý): 2 karty. Čtvrtkruhy: modrý vlevo, modrý vpravo; půlkruh červený.
card-text-fairy = 1. úroveň (modrý): 4 drahokamy. 2. úroveň (+ červený): karta. 3. úroveň (+ zelený): zelený věčný drahokam. 4. úroveň (+ modrý): 2 karty. Čtvrtkruhy: červený vlevo, žlutý vpravo; půlkruh modrý.
card-text-robber = 1. úroveň (žlutý): 2 body a 2 drahokamy. 2. úroveň (+ zelený): 5 drahokamů. 3. úroveň (+ modrý): bonus +2 za červené kruhy. 4. úroveň (+ zelený): 8 drahokamů. Čtvrtkruhy: modrý vlevo, zelený vpravo; půlkruh zelený.
card-text-castellan = 1. úroveň (žlutý): 3 drahokamy. 2. úroveň (+ červený): 4 drahokamy. 3. úroveň (+ červený): věda. 4. úroveň (+ zelený): 8 drahokamů. Čtvrtkruhy: červený vlevo, žlutý vpravo; půlkruh žlutý.
card-text-agent = 1. úroveň (zelený): 4 drahokamy. 2. úroveň (+ žlutý): věda. 3. úroveň (+ modrý): bonus magie +3. 4. úroveň (+ zelený): 10 bodů. Čtvrtkruhy: modrý vlevo, zelený vpravo; půlkruh červený.
card-text-berserker = 1. úroveň (žlutý): 3 drahokamy. 2. úroveň (+ žlutý): obrana a 2 drahokamy. 3. úroveň (+ modrý): útok a 4 body. 4. úroveň (+ zelený): 2 karty. Čtvrtkruhy: červený vlevo, zelený vpravo; půlkruh modrý.
card-text-huntress = 1. úroveň (žlutý): 4 drahokamy. 2. úroveň (+ zelený): červený věčný drahokam. 3. úroveň (+ červený): obrana a 4 drahokamy. 4. úroveň (+ žlutý): 2× věda. Čtvrtkruhy: modrý vlevo, žlutý vpravo; půlkruh zelený.
card-text-assassin = 1. úroveň (žlutý): 3 body. 2. úroveň (+ modrý): útok a 3 drahokamy. 3. úroveň (+ zelený): útok a 4 body. 4. úroveň (+ žlutý): 2 karty. Čtvrtkruhy: červený vlevo, zelený vpravo; půlkruh žlutý.
card-text-swordsman = 1. úroveň (zelený): 2 body a 2 drahokamy. 2. úroveň (+ zelený): magie. 3. úroveň (+ červený): karta. 4. úroveň (+ modrý): 2× magie. Čtvrtkruhy: modrý vlevo, žlutý vpravo; půlkruh červený.
card-text-strategist = 1. úroveň (červený): bonus magie +2. 2. úroveň (+ žlutý): 5 drahokamů. 3. úroveň (+ zelený): magie. 4. úroveň (+ zelený): 12 bodů. Čtvrtkruhy: červený vlevo, modrý vpravo; půlkruh modrý.
card-text-huntsman = 1. úroveň (zelený): magie. 2. úroveň (+ modrý): obrana a 2 drahokamy. 3. úroveň (+ žlutý): věda. 4. úroveň (+ červený): 12 bodů. Čtvrtkruhy: modrý vlevo, červený vpravo; půlkruh zelený.
card-text-crown-prince = 1. úroveň (modrý): bonus magie +2. 2. úroveň (+ modrý): 5 drahokamů. 3. úroveň (+ žlutý): magie. 4. úroveň (+ červený): 2 karty. Čtvrtkruhy: červený vlevo, modrý vpravo; půlkruh žlutý.
card-text-captain = 1. úroveň (zelený): karta. 2. úroveň (+ modrý): 5 drahokamů. 3. úroveň (+ žlutý): magie. 4. úroveň (+ žlutý): 12 bodů. Čtvrtkruhy: modrý vlevo, červený vpravo; půlkruh červený.
card-text-margrave = 1. úroveň (modrý): 3 drahokamy. 2. úroveň (+ žlutý): karta. 3. úroveň (+ žlutý): magie. 4. úroveň (+ zelený): 12 bodů. Čtvrtkruhy: zelený vlevo, modrý vpravo; půlkruh žlutý.
card-text-hermit = 1. úroveň (modrý): 3 drahokamy. 2. úroveň (+ modrý): věda. 3. úroveň (+ zelený): bonus magie +3. 4. úroveň (+ červený): 2× magie. Čtvrtkruhy: žlutý vlevo, červený vpravo; půlkruh zelený.
card-text-guardian = 1. úroveň (zelený): magie. 2. úroveň (+ modrý): 5 bodů. 3. úroveň (+ žlutý): bonus +2 za červené kruhy. 4. úroveň (+ modrý): 2× magie. Čtvrtkruhy: zelený vlevo, modrý vpravo; půlkruh modrý.
card-text-sniper = 1. úroveň (modrý): 3 body. 2. úroveň (+ modrý): bonus magie +2. 3. úroveň (+ žlutý): modrý věčný drahokam. 4. úroveň (+ zelený): 12 bodů. Čtvrtkruhy: žlutý vlevo, červený vpravo; půlkruh červený.
card-text-armourer = 1. úroveň (modrý): obrana. 2. úroveň (+ zelený): modrý věčný drahokam. 3. úroveň (+ žlutý): 6 drahokamů. 4. úroveň (+ modrý): bonus +4 za červené kruhy. Čtvrtkruhy: zelený vlevo, zelený vpravo; půlkruh žlutý.
card-text-druid = 1. úroveň (žlutý): karta. 2. úroveň (+ červený): magie. 3. úroveň (+ zelený): bonus magie +3. 4. úroveň (+ zelený): bonus magie +2 a magie. Čtvrtkruhy: žlutý vlevo, žlutý vpravo; půlkruh zelený.
card-text-knight-errant = 1. úroveň (modrý): karta. 2. úroveň (+ červený): 5 drahokamů. 3. úroveň (+ červený): 7 bodů. 4. úroveň (+ zelený): bonus +4 za zelené kruhy. Čtvrtkruhy: zelený vlevo, zelený vpravo; půlkruh modrý.
card-text-admiral = 1. úroveň (modrý): magie. 2. úroveň (+ červený): věda. 3. úroveň (+ žlutý): útok a 4 body. 4. úroveň (+ modrý): bonus +4 za modré kruhy. Čtvrtkruhy: žlutý vlevo, žlutý vpravo; půlkruh červený.
card-text-inspector = 1. úroveň (žlutý): karta. 2. úroveň (+ žlutý): obrana a 2 drahokamy. 3. úroveň (+ zelený): bonus +2 za zelené kruhy. 4. úroveň (+ modrý): 2× věda. Čtvrtkruhy: zelený vlevo, žlutý vpravo; půlkruh žlutý.
card-text-infiltrator = 1. úroveň (modrý): 4 drahokamy. 2. úroveň (+ žlutý): obrana a 2 drahokamy. 3. úroveň (+ červený): 7 bodů. 4. úroveň (+ žlutý): 8 drahokamů. Čtvrtkruhy: žlutý vlevo, zelený vpravo; půlkruh zelený.
card-text-inventor = 1. úroveň (modrý): 2 body a 2 drahokamy. 2. úroveň (+ žlutý): žlutý věčný drahokam. 3. úroveň (+ zelený): karta. 4. úroveň (+ červený): 8 drahokamů. Čtvrtkruhy: zelený vlevo, žlutý vpravo; půlkruh modrý.
card-text-governor = 1. úroveň (modrý): 4 drahokamy. 2. úroveň (+ žlutý): obrana a 2 drahokamy. 3. úroveň (+ zelený): bonus magie +3. 4. úroveň (+ červený): 2× magie. Čtvrtkruhy: žlutý vlevo, zelený vpravo; půlkruh červený.
card-text-sergeant = 1. úroveň (červený): 3 drahokamy. 2. úroveň (+ zelený): magie. 3. úroveň (+ modrý): karta. 4. úroveň (+ červený): 12 bodů. Čtvrtkruhy: zelený vlevo, červený vpravo; půlkruh žlutý.
card-text-saboteur = 1. úroveň (modrý): 3 body. 2. úroveň (+ červený): útok a 3 drahokamy. 3. úroveň (+ modrý): magie. 4. úroveň (+ zelený): bonus +4 za žluté kruhy. Čtvrtkruhy: žlutý vlevo, modrý vpravo; půlkruh zelený.
card-text-brewer = 1. úroveň (žlutý): 3 drahokamy. 2. úroveň (+ červený): obrana a 2 drahokamy. 3. úroveň (+ modrý): bonus +2 za žluté kruhy. 4. úroveň (+ žlutý): 10 bodů. Čtvrtkruhy: zelený vlevo, červený vpravo; půlkruh modrý.
card-text-ships-boy = 1. úroveň (modrý): magie. 2. úroveň (+ zelený): 5 drahokamů. 3. úroveň (+ modrý): bonus +2 za zelené kruhy. 4. úroveň (+ červený): 2 karty. Čtvrtkruhy: žlutý vlevo, modrý vpravo; půlkruh červený.
card-text-witch = 1. úroveň (modrý): 3 drahokamy. 2. úroveň (+ červený): 5 bodů. 3. úroveň (+ žlutý): magie. 4. úroveň (+ zelený): 2× magie. Čtvrtkruhy: zelený vlevo, modrý vpravo; půlkruh zelený.
card-text-voivode = 1. úroveň (žlutý): karta. 2. úroveň (+ zelený): bonus magie +2. 3. úroveň (+ červený): karta. 4. úroveň (+ žlutý): bonus magie +5. Čtvrtkruhy: žlutý vlevo, červený vpravo; půlkruh modrý.
card-text-helmsman = 1. úroveň (červený): 3 drahokamy. 2. úroveň (+ červený): obrana a 2 drahokamy. 3. úroveň (+ modrý): bonus +2 za žluté kruhy. 4. úroveň (+ zelený): 8 drahokamů. Čtvrtkruhy: zelený vlevo, modrý vpravo; půlkruh červený.
card-text-regent = 1. úroveň (červený): 3 body. 2. úroveň (+ zelený): bonus magie +2. 3. úroveň (+ modrý): červený věčný drahokam. 4. úroveň (+ červený): 2× magie. Čtvrtkruhy: žlutý vlevo, červený vpravo; půlkruh žlutý.
card-text-pathfinder = 1. úroveň (červený): 3 drahokamy. 2. úroveň (+ žlutý): magie. 3. úroveň (+ zelený): karta. 4. úroveň (+ modrý): bonus magie +5. Čtvrtkruhy: zelený vlevo, zelený vpravo; půlkruh zelený.
card-text-warlock = 1. úroveň (červený): 3 body. 2. úroveň (+ modrý): věda. 3. úroveň (+ žlutý): bonus magie +3. 4. úroveň (+ červený): 2× magie. Čtvrtkruhy: žlutý vlevo, žlutý vpravo; půlkruh modrý.
card-text-cutthroat = 1. úroveň (červený): 3 body. 2. úroveň (+ žlutý): 4 drahokamy. 3. úroveň (+ žlutý): věda. 4. úroveň (+ modrý): bonus magie +2 a magie. Čtvrtkruhy: zelený vlevo, zelený vpravo; půlkruh červený.
card-text-poisoner = 1. úroveň (zelený): 4 drahokamy. 2. úroveň (+ žlutý): karta. 3. úroveň (+ modrý): obrana a 4 drahokamy. 4. úroveň (+ modrý): 2× magie. Čtvrtkruhy: žlutý vlevo, žlutý vpravo; půlkruh žlutý.
card-text-enchantress = 1. úroveň (červený): bonus magie +2. 2. úroveň (+ zelený): 5 drahokamů. 3. úroveň (+ červený): karta. 4. úroveň (+ modrý): 2 karty. Čtvrtkruhy: zelený vlevo, žlutý vpravo; půlkruh zelený.
card-text-veteran = 1. úroveň (zelený): 3 drahokamy. 2. úroveň (+ modrý): magie. 3. úroveň (+ žlutý): věda. 4. úroveň (+ modrý): 10 bodů. Čtvrtkruhy: žlutý vlevo, zelený vpravo; půlkruh modrý.
card-text-first-mate = 1. úroveň (červený): 3 drahokamy. 2. úroveň (+ modrý): karta. 3. úroveň (+ zelený): 8 bodů. 4. úroveň (+ červený): bonus magie +5. Čtvrtkruhy: zelený vlevo, žlutý vpravo; půlkruh červený.
card-text-baron = 1. úroveň (žlutý): zelený věčný drahokam. 2. úroveň (+ červený): magie. 3. úroveň (+ červený): bonus magie +3. 4. úroveň (+ zelený): 10 bodů. Čtvrtkruhy: žlutý vlevo, zelený vpravo; půlkruh žlutý.
card-text-fence = 1. úroveň (žlutý): 3 drahokamy. 2. úroveň (+ žlutý): bonus magie +2. 3. úroveň (+ zelený): bonus +2 za modré kruhy. 4. úroveň (+ červený): 10 bodů. Čtvrtkruhy: zelený vlevo, červený vpravo; půlkruh zelený.
card-text-colonel = 1. úroveň (červený): červený věčný drahokam. 2. úroveň (+ zelený): věda. 3. úroveň (+ modrý): 8 bodů. 4. úroveň (+ modrý): 8 drahokamů. Čtvrtkruhy: žlutý vlevo, modrý vpravo; půlkruh modrý.
card-text-landsknecht = 1. úroveň (červený): žlutý věčný drahokam. 2. úroveň (+ zelený): magie. 3. úroveň (+ červený): obrana a 4 drahokamy. 4. úroveň (+ žlutý): 2× věda. Čtvrtkruhy: zelený vlevo, červený vpravo; půlkruh červený.
card-text-chieftain = 1. úroveň (zelený): karta. 2. úroveň (+ modrý): útok, 2 drahokamy a 2 body. 3. úroveň (+ modrý): 7 bodů. 4. úroveň (+ červený): bonus magie +5. Čtvrtkruhy: žlutý vlevo, modrý vpravo; půlkruh žlutý.
card-text-royal-exchange = Položte tuto kartu místo kterékoli své karty na 1. až 4. úrovni; tu si vezměte do ruky. Vše, co leželo na ní a pod ní, zůstává na místě. Za každý kruh, který se tím stane jednobarevným, dostanete drahokam jeho barvy, je-li v zásobě. Čtvrtkruhy zelené; půlkruh červený.
card-text-royal-commission = Zasuňte tuto kartu pod kteroukoli postavu své pyramidy. Za každý žeton na ní přidejte další stejný; platí to i pro věčný drahokam, který vezmete ze zásoby, a není-li tam, smíte použít svůj. Čtvrtkruhy modré; půlkruh červený.
card-text-royal-barter = Smíte vyměnit jeden žeton z karty své pyramidy za jeden žeton z karty soupeře; dáte mu za to libovolné 3 drahokamy. Soupeř nemůže odmítnout. Drahokamy na kartách měnit nelze. Čtvrtkruhy žluté; půlkruh zelený.
card-text-census = Na konci hry 1 bod za každou kartu vaší pyramidy včetně této a všech zasunutých. Čtvrtkruhy červené; půlkruh zelený.
card-text-right-of-first-refusal = Vezměte si do ruky jednu z vyložených postav; na její místo přijde vrchní karta malého balíčku. Příští aukční fázi vynecháte: nedražíte a nedostanete ani drahokamy za pasování. Čtvrtkruhy modré; půlkruh zelený.
card-text-legislature = Doberte 3 zákony, pak vraťte 2 zákony z ruky navrch balíčku v pořadí podle své volby. Je-li zákonů v balíčku méně, doberte je a vraťte o jeden méně. Čtvrtkruhy červené; půlkruh žlutý.
card-text-war-edict = Zvolte: žeton útoku; nebo žeton 6 bodů na tuto kartu; nebo 4 drahokamy libovolných barev. Čtvrtkruhy modré; půlkruh červený.
card-text-privy-council = Hned teď zasuňte pod tuto kartu libovolný počet karet z ruky. Na konci hry 5 bodů za každou kartu zasunutou zde. Čtvrtkruhy zelené; půlkruh modrý.
card-text-fortress-edict = Zvolte: žeton obrany na tuto kartu; nebo věčný drahokam libovolné barvy na tuto kartu; nebo 4 drahokamy libovolných barev. Čtvrtkruhy červené; půlkruh žlutý.
card-text-royal-favour = Zasuňte pod tuto kartu jednu jinou volnou kartu své pyramidy; žetony z ní se ztrácejí a drahokamy se vracejí do zásoby. Na konci hry 3 / 6 / 9 / 12 bodů, leží-li tato karta na 1. / 2. / 3. / 4. úrovni. Čtvrtkruhy žluté; půlkruh zelený.
card-text-royal-academy = Na konci hry 3 body navíc za každou vaši sadu obrany, magie a vědy. Čtvrtkruhy žluté; půlkruh červený.
card-text-royal-treasury = Hned teď položte na tuto kartu nejvýše 8 drahokamů zpoza své zástěny. Na konci hry 2 body za každý drahokam na této kartě. Čtvrtkruhy zelené; půlkruh žlutý.
card-text-levy-edict = Zvolte: žeton útoku; nebo jednu kartu z malého balíčku či z balíčku zákonů; nebo 4 drahokamy libovolných barev. Čtvrtkruhy zelené; půlkruh modrý.
card-text-royal-archive = Kdykoli od nynějška získáte kartu do ruky, smíte ji hned zasunout pod tuto kartu. Na konci hry 4 body za každou kartu zasunutou zde. Čtvrtkruhy červené; půlkruh modrý.
card-text-crown-jewels = Na konci hry 1 bod navíc za každý váš jednobarevný kruh a za každý váš věčný drahokam. Čtvrtkruhy žluté; půlkruh modrý.
card-text-guard-edict = Zvolte: žeton obrany na tuto kartu; nebo žeton 6 bodů na tuto kartu; nebo 4 drahokamy libovolných barev. Čtvrtkruhy modré; půlkruh žlutý.
card-text-learning-edict = Zvolte: žeton magie na tuto kartu; nebo žeton vědy na tuto kartu; nebo 4 drahokamy libovolných barev. Čtvrtkruhy žluté; půlkruh červený.
card-text-crafts-edict = Zvolte: žeton vědy na tuto kartu; nebo jednu kartu z malého balíčku či z balíčku zákonů; nebo 4 drahokamy libovolných barev. Čtvrtkruhy zelené; půlkruh žlutý.
card-text-sorcery-edict = Zvolte: žeton magie a bonus magie +2 na tuto kartu; nebo věčný drahokam libovolné barvy na tuto kartu; nebo 4 drahokamy libovolných barev. Čtvrtkruhy červené; půlkruh modrý.
card-text-scroll-edict = Zvolte: bonus magie +3 na tuto kartu; nebo jednu kartu z malého balíčku či z balíčku zákonů; nebo 4 drahokamy libovolných barev. Čtvrtkruhy modré; půlkruh zelený.
card-text-court-privilege-blue = Na konci hry 2 body za každou sousední postavu (vedle, nad i pod touto kartou, nejvýše šest). Čtvrtkruhy modré; půlkruh žlutý.
card-text-court-privilege-yellow = Na konci hry 2 body za každou sousední postavu (vedle, nad i pod touto kartou, nejvýše šest). Čtvrtkruhy žluté; půlkruh modrý.
card-text-court-privilege-red = Na konci hry 2 body za každou sousední postavu (vedle, nad i pod touto kartou, nejvýše šest). Čtvrtkruhy červené; půlkruh zelený.
card-text-court-privilege-green = Na konci hry 2 body za každou sousední postavu (vedle, nad i pod touto kartou, nejvýše šest). Čtvrtkruhy zelené; půlkruh červený.

## Barvy. Základ je ženský rod (karta), `.masc` drahokam, `.gen` 2. pád karty, `.acc` 4. pád karty.

colour-blue = modrá
    .masc = modrý
    .gen = modré
    .acc = modrou
colour-red = červená
    .masc = červený
    .gen = červené
    .acc = červenou
colour-green = zelená
    .masc = zelený
    .gen = zelené
    .acc = zelenou
colour-yellow = žlutá
    .masc = žlutý
    .gen = žluté
    .acc = žlutou

## Místa u dražebních karet

slot-blue-lower = dolní karta u modré
    .acc = dolní kartu u modré
slot-blue-upper = horní karta u modré
    .acc = horní kartu u modré
slot-red-lower = dolní karta u červené
    .acc = dolní kartu u červené
slot-red-upper = horní karta u červené
    .acc = horní kartu u červené
slot-green-lower = dolní karta u zelené
    .acc = dolní kartu u zelené
slot-green-upper = horní karta u zelené
    .acc = horní kartu u zelené
slot-yellow-lower = dolní karta u žluté
    .acc = dolní kartu u žluté
slot-yellow-upper = horní karta u žluté
    .acc = horní kartu u žluté

## Nabídky (ve 4. pádě) a přání (v 1. pádě)

bid-blue = modrý drahokam
bid-red = červený drahokam
bid-green = zelený drahokam
bid-yellow = žlutý drahokam
bid-attack = žeton útoku
bid-pass = prázdnou pěst
wish-upper = horní karta
wish-lower = dolní karta
wish-either = kterákoli karta
wish-refuse = žádná dohoda

## Žetony (1. a 4. pád jsou stejné)

token-science = žeton vědy
token-magic = žeton magie
token-defence = žeton obrany
token-attack = žeton útoku
token-magic-bonus-2 = bonus magie +2
token-magic-bonus-3 = bonus magie +3
token-magic-bonus-5 = bonus magie +5
token-circle-bonus-blue-2 = bonus +2 za modré kruhy
token-circle-bonus-blue-4 = bonus +4 za modré kruhy
token-circle-bonus-red-2 = bonus +2 za červené kruhy
token-circle-bonus-red-4 = bonus +4 za červené kruhy
token-circle-bonus-green-2 = bonus +2 za zelené kruhy
token-circle-bonus-green-4 = bonus +4 za zelené kruhy
token-circle-bonus-yellow-2 = bonus +2 za žluté kruhy
token-circle-bonus-yellow-4 = bonus +4 za žluté kruhy
token-points-2 = žeton 2 bodů
token-points-3 = žeton 3 bodů
token-points-4 = žeton 4 bodů
token-points-5 = žeton 5 bodů
token-points-6 = žeton 6 bodů
token-points-7 = žeton 7 bodů
token-points-8 = žeton 8 bodů
token-points-10 = žeton 10 bodů
token-points-12 = žeton 12 bodů
token-points-15 = žeton 15 bodů

## Co nabízejí výnosy

choice-attack = žeton útoku
choice-defence = žeton obrany na zákon
choice-magic = žeton magie na zákon
choice-science = žeton vědy na zákon
choice-magic-and-bonus = žeton magie a bonus magie +2 na zákon
choice-bonus = bonus magie +3 na zákon
choice-points = žeton 6 bodů na zákon
choice-eternal = věčný drahokam libovolné barvy na zákon
choice-card = jedna karta z malého balíčku nebo z balíčku zákonů
choice-gems = 4 drahokamy libovolných barev

## Rozhodnutí

ask-start = Zvolte první kartu své pyramidy; dostanete odměnu z jejího nejspodnějšího řádku.
ask-keep = Zvolte kartu, která vám zůstane v ruce; ostatní se vracejí.
ask-bid = { $bidding }. kolo dražby ze 3: nabídněte drahokam nebo žeton útoku, nebo pasujte s prázdnou pěstí.
ask-attack-pick = { $seat }: vezměte si za žeton útoku kteroukoli vyloženou kartu.
ask-pick = { $partner ->
    [none] { $seat }: vezměte si jednu ze dvou karet u { $colour_gen }.
   *[other] { $seat }: vezměte si jednu ze dvou karet u { $colour_gen }; druhou dostane { $partner }.
}
ask-wish = U { $colour_gen } leží dvě karty a zájemci jste dva. Kterou chcete ({ $step }. pokus z { $steps })?
ask-offer = { $seat }: i virtuální soupeř nabídl { $colour_acc }. Vezměte si horní kartu (dolní se odhodí), nebo oba pokračujte.
ask-removal = { $seat }: zvolte vyloženou kartu, která za virtuálního soupeře opustí hru.
ask-gem = { $seat }: vezměte si ze zásoby { $left ->
    [one] jeden drahokam
    [few] { $left } drahokamy
   *[other] { $left } drahokamů
}, po jednom v pořadí modrá, červená, zelená, žlutá.
ask-deck = { $seat }: doberte kartu z malého balíčku, nebo z balíčku zákonů.
ask-archive = { $card ->
    [none] { $seat }: právě získaná karta smí pod Královský archiv.
   *[other] { $seat }: zasunete kartu { $card } pod Královský archiv?
}
ask-own-gem = { $seat }: { $colour_masc } drahokam v zásobě není. Položíte na kartu { $card } jako věčný svůj vlastní?
ask-eternal = { $seat }: zvolte barvu věčného drahokamu na kartě { $card }.
ask-build = { $build }. kolo budování ze 3: položte kartu z ruky lícem dolů, nebo pasujte.
ask-cell = { $seat }: zvolte v pyramidě místo pro kartu { $card }.
ask-discount = { $seat }: za kartu { $card } ještě dlužíte v barvě { $colour }: { $left }. Použijete věčný drahokam na kartě { $under }, nebo si jej necháte na později?
ask-level5 = { $seat }: karta { $card } leží na 5. úrovni. Vezměte si odměny z 1., 2. a 3. řádku, nebo 15 bodů.
ask-replace = { $seat }: zvolte kartu, kterou nahradí Královská výměna; vrátí se vám do ruky.
ask-copy = { $seat }: zvolte postavu, pod niž půjde Královské pověření; její žetony se zdvojí.
ask-displayed = { $seat }: vezměte si díky Předkupnímu právu jednu z vyložených karet.
ask-return = { $seat }: položte zákon z ruky navrch balíčku zákonů; { $left ->
    [one] tento je poslední
   *[other] vracíte ještě { $left }
}.
ask-choose = { $seat }: zvolte, co vám dá karta { $card }.
ask-tuck = { $seat }: zasouvejte karty z ruky pod kartu { $card } v pořadí čísel vzestupně, nebo skončete.
ask-bury = { $seat }: zasuňte pod kartu { $card } volnou kartu své pyramidy.
ask-store = { $seat }: položte na Královskou pokladnici ještě nejvýše { $left ->
    [one] jeden drahokam
    [few] { $left } drahokamy
   *[other] { $left } drahokamů
} v pořadí modrá, červená, zelená, žlutá, nebo skončete.
ask-barter = { $seat }: zvolte kartu, z níž dáte žeton, nebo Královskou směnu nevyužijte.
ask-exchange = { $stage ->
    [token] { $seat }: který žeton z karty { $card } dáváte?
    [rival] { $seat }: s kým měníte ({ $token })?
    [want] { $seat }: z které karty hráče { $other } chcete žeton?
   *[gained] { $seat }: který žeton z karty { $wanted } hráče { $other } chcete?
}
ask-give = { $seat }: hráči { $other } dejte ještě { $left ->
    [one] jeden drahokam
    [few] { $left } drahokamy
   *[other] { $left } drahokamů
} v pořadí modrá, červená, zelená, žlutá.
ask-recolour = Přebarvujte drahokamy kruhy v pořadí zdola, nechte provést nejlepší plán, nebo skončete.
decision-start = první karta pyramidy
decision-keep = karta, která zůstane v ruce
decision-bid = nabídky do dražby
decision-attack-pick = karta za žeton útoku
decision-pick = jedna ze dvou karet
decision-wish = kdo si vezme kterou kartu
decision-offer = horní karta vedle virtuální nabídky
decision-removal = karta, která opustí hru
decision-gem = drahokamy ze zásoby
decision-deck = balíček k dobrání
decision-archive = karta do archivu
decision-own-gem = věčný drahokam z vlastní zástěny
decision-eternal = barva věčného drahokamu
decision-build = karty k zahrání
decision-cell = místo v pyramidě
decision-discount = použití věčného drahokamu
decision-level5 = odměna za 5. úroveň
decision-replace = nahrazovaná karta
decision-copy = postava, jejíž žetony se zdvojí
decision-displayed = vyložená karta
decision-return = vracené zákony
decision-choose = co dá výnos
decision-tuck = zasouvané karty z ruky
decision-bury = zasouvaná volná karta
decision-store = drahokamy do pokladnice
decision-barter = žeton k výměně
decision-exchange = výměna žetonů
decision-give = drahokamy pro soupeře
decision-recolour = přebarvování

act-start = vyložit kartu { $card }
act-keep = nechat si v ruce kartu { $card }
act-bid = nabídnout { $bid }
act-take = vzít { $slot_acc }
act-remove = vyřadit { $slot_acc }
act-go-on = pokračovat bez karty
act-wish = { $wish }
act-gem = vzít { $colour_masc } drahokam
act-play = zahrát kartu { $card }
act-pass = pasovat
act-discard = odhodit kartu { $card } za 2 drahokamy
act-cell = { $level }. úroveň, sloupec { $column }
act-discount = { $answer ->
    [use] použít věčný drahokam
   *[keep] nechat si jej na později
}
act-level5 = { $reward ->
    [rows] odměny z 1., 2. a 3. řádku
   *[points] 15 bodů
}
act-draw = { $deck ->
    [small] dobrat z malého balíčku
   *[laws] dobrat zákon
}
act-own-gem = { $answer ->
    [yes] použít vlastní drahokam
   *[no] obejít se bez věčného drahokamu
}
act-choose = { $choice }
act-eternal = { $colour_masc } věčný drahokam
act-replace = nahradit kartu { $card }
act-copy = zdvojit žetony na kartě { $card }
act-bury = zasunout kartu { $card }
act-return = vrátit kartu { $card }
act-tuck = { $card ->
    [none] víc nezasouvat
   *[other] zasunout kartu { $card }
}
act-store = { $colour ->
    [none] víc neukládat
   *[other] uložit { $colour_masc } drahokam
}
act-offer = { $card ->
    [none] nic neměnit
   *[other] dát žeton z karty { $card }
}
act-token = { $token }
act-rival = měnit s hráčem { $other }
act-want = žeton z karty { $card }
act-pay = dát { $colour_masc } drahokam
act-archive = { $answer ->
    [yes] zasunout ji pod archiv
   *[no] nechat si ji v ruce
}
act-recolour = přebarvit kruh karty { $card } na { $colour_acc }
act-finish = { $how ->
    [stop] skončit s přebarvováním
   *[optimal] provést nejlepší plán
}

## Události

event-start-gems-returned = { $seat } vrací dva počáteční drahokamy: { $colour_masc }.
event-cards-dealt = { $card ->
    [none] { $seat } dostává { $count ->
        [few] { $count } karty
       *[other] { $count } karet
    }.
   *[other] { $seat } dostává: { $card }.
}
event-cards-displayed = Vykládají se nové karty: { $card }.
event-round-started = Začíná { $round }. kolo.
event-auction-skipped = { $seat } vynechává tuto dražbu.
event-bid-revealed = { $seat } ukazuje { $bid }.
event-virtual-bid-drawn = Virtuální soupeř nabízí { $colour_masc } drahokam.
event-card-taken = { $how ->
    [attack] { $seat } si bere za žeton útoku kartu { $card }.
    [law] { $seat } si bere díky Předkupnímu právu kartu { $card }.
   *[gem] { $seat } si bere kartu { $card }.
}
event-bids-failed = { $other_count ->
    [one] U { $colour_gen } nezískává kartu { $other } a přichází o drahokam.
   *[other] U { $colour_gen } nezískávají kartu { $other } a přicházejí o drahokamy.
}
event-attack-without-target = Na hráče { $seat } nezbývá karta; žeton útoku si nechává.
event-wish-revealed = { $seat } si přeje u { $colour_gen }: { $wish }.
event-offer-declined = { $seat } nechává horní kartu u { $colour_gen } ležet; oba pokračují.
event-virtual-took = Virtuální soupeř vyřazuje kartu { $card }.
event-virtual-bids-failed = Virtuální nabídky na { $colour_acc } se navzájem blokují ({ $count }); karty zůstávají.
event-card-removed = { $seat } vyřazuje za virtuálního soupeře kartu { $card }.
event-passed = { $seat } pasuje a bere si až { $count ->
    [few] { $count } drahokamy
   *[other] { $count } drahokamů
}.
event-gem-taken = { $seat } bere { $colour_masc } drahokam.
event-cards-discarded = { $card_count ->
    [one] Hru opouští karta { $card }.
   *[other] Hru opouštějí karty: { $card }.
}
event-cards-moved-up = { $card_count ->
    [one] Nad dražební kartu se přesouvá { $card }.
   *[other] Nad dražební karty se přesouvají: { $card }.
}
event-building-passed = { $seat } už v této fázi nestaví.
event-card-turned = { $discard ->
    [yes] { $seat } otáčí kartu { $card } k odhození.
   *[no] { $seat } otáčí kartu { $card }.
}
event-card-sold = { $seat } odhazuje kartu { $card } za 2 drahokamy.
event-card-placed = { $seat } vykládá kartu { $card } na { $level }. úroveň.
event-discount-used = { $seat } používá { $colour_masc } věčný drahokam na kartě { $card }.
event-gem-paid = { $seat } platí { $colour_masc } drahokam.
event-circle-closed = { $gem ->
    [yes] { $seat } uzavírá jednobarevný kruh ({ $colour }) { $level }. úrovně.
   *[no] { $seat } uzavírá jednobarevný kruh ({ $colour }) { $level }. úrovně, ale zásoba takový drahokam nemá.
}
event-token-placed = { $seat } dává na kartu { $card } { $token }.
event-attack-gained = { $seat } získává žeton útoku.
event-eternal-placed = { $own ->
    [yes] { $seat } pokládá na kartu { $card } vlastní { $colour_masc } drahokam jako věčný.
   *[no] { $seat } získává { $colour_masc } věčný drahokam na kartu { $card }.
}
event-eternal-missed = { $seat } nezískává { $colour_masc } věčný drahokam.
event-card-drawn = { $card ->
    [none] { $deck ->
        [small] { $seat } dobírá kartu z malého balíčku.
       *[laws] { $seat } dobírá zákon.
    }
   *[other] { $seat } dobírá kartu { $card }.
}
event-card-replaced = { $seat } bere z { $level }. úrovně zpět kartu { $card }; na jejím místě leží Královská výměna.
event-card-tucked = { $card ->
    [none] { $seat } zasouvá kartu pod kartu { $under }.
   *[other] { $seat } zasouvá kartu { $card } pod kartu { $under }.
}
event-tokens-lost = { $seat } přichází o to, co leželo na zasunuté kartě: { $token }.
event-gem-released = Ze zasunuté karty hráče { $seat } se vrací do zásoby { $colour_masc } drahokam.
event-choice-made = { $seat } volí z karty { $card }: { $choice }.
event-tokens-swapped = { $seat } mění { $token } z karty { $card } za { $gained } z karty { $taken_from } hráče { $other }.
event-barter-declined = { $possible ->
    [yes] { $seat } nic nemění.
   *[no] { $seat } nic vyměnit nemůže.
}
event-gem-given = { $seat } dává hráči { $other } { $colour_masc } drahokam.
event-display-refilled = Z malého balíčku přichází do nabídky karta { $card }.
event-law-returned = { $card ->
    [none] { $seat } vrací zákon na balíček.
   *[other] { $seat } vrací na balíček kartu { $card }.
}
event-gem-stored = { $seat } ukládá do pokladnice { $colour_masc } drahokam.
event-hand-discarded = { $seat } odhazuje karty z ruky: { $card }.
event-circle-recoloured = { $seat } přebarvuje kruh karty { $card } na { $colour_acc } za { $count ->
    [one] jeden drahokam
    [few] { $count } drahokamy
   *[other] { $count } drahokamů
}.
event-game-ended = Hra končí. { $winner_count ->
    [one] Vítězí { $winner }.
   *[other] O vítězství se dělí { $winner }.
}

## Odmítnutí

refusal-law-without-target = Karta { $card } teď nemá ve vaší pyramidě na čem působit ({ $clause }).
refusal-already-that-colour = Kruh karty { $card } už tuto barvu má ({ $colour }; { $clause }).
refusal-card-not-affordable = Karta { $card } stojí i na 1. úrovni { $colour_masc } drahokam; nemáte jej a nezbývá vám ani sleva ({ $clause }).
refusal-card-not-in-hand = Kartu { $card } nemáte v ruce ({ $clause }).
refusal-card-to-be-laid = Kartu { $card } se chystáte vyložit; nechte si jinou ({ $clause }).
refusal-cell-taken = Už tam leží karta { $card } ({ $clause }).
refusal-cell-unsupported = { $level ->
    [1] Karta na 1. úrovni musí ležet přímo vedle jiné; sloupec { $column } s žádnou nesousedí ({ $clause }).
   *[other] Na { $level }. úrovni ve sloupci { $column } nejsou pod kartou dvě karty, na kterých by ležela ({ $clause }).
}
refusal-circle-order = Kruhy se přebarvují zdola a každý nejvýše jednou; kruh karty { $card } už byl na řadě ({ $clause }).
refusal-empty-place = Tam nic neleží: { $slot } ({ $clause }).
refusal-gem-order = Drahokamy se volí v pořadí modrá, červená, zelená, žlutá; na řadě už je { $first }, takže { $colour } je uzavřena ({ $clause }).
refusal-gem-too-late = Zbývá zvolit drahokamů: { $count }, ale počínaje barvou { $colour } jich je jen { $there } ({ $clause }).
refusal-law-too-high = { $card } je zákon: smí ležet na 1. až 4. úrovni, na { $level }. ne ({ $clause }).
refusal-lower-card-barred = Vedle virtuální nabídky na { $colour_acc } si lze vzít jen horní kartu ({ $clause }).
refusal-no-attack-token = Nemáte žeton útoku ({ $clause }).
refusal-no-card-at-colour = U { $colour_gen } neleží žádná karta ({ $clause }).
refusal-no-circle = Karta { $card } leží na 1. úrovni: žádný kruh pod ní není ({ $clause }).
refusal-no-discarding = V této hře se karty za drahokamy neodhazují ({ $clause }).
refusal-no-gem-anywhere = V zásobě ani za vaší zástěnou není { $colour_masc } drahokam ({ $clause }).
refusal-no-gem-of-colour = Nemáte { $colour_masc } drahokam ({ $clause }).
refusal-no-gem-to-bid = Nemáte { $colour_masc } drahokam, který byste nabídli ({ $clause }).
refusal-no-other-free-card = S kartou { $card } na tomto místě by ve vaší pyramidě nezbyla jiná volná karta ({ $clause }).
refusal-no-such-rival = Zvolte některého ze soupeřů; hráčů je { $seats } ({ $clause }).
refusal-no-such-token = Na kartě { $card } neleží { $token } ({ $clause }).
refusal-no-token-there = Na kartě { $card } v té pyramidě žádný žeton neleží ({ $clause }).
refusal-not-free = Karta { $card } není volná ({ $clause }).
refusal-not-in-pyramid = Karta { $card } neleží ve vaší pyramidě ({ $clause }).
refusal-not-on-this-law = To karta { $card } nenabízí ({ $clause }).
refusal-not-under-itself = Kartu { $card } nelze zasunout pod ni samu ({ $clause }).
refusal-nothing-displayed = Žádná karta už vyložena není ({ $clause }).
refusal-other-colour = Jde o karty u { $colour_gen }; nepatří k nim { $slot } ({ $clause }).
refusal-other-part = { $stage ->
    [token] Teď se volí žeton ({ $clause }).
    [rival] Teď se volí soupeř ({ $clause }).
   *[want] Teď se volí karta soupeře ({ $clause }).
}
refusal-price-too-high = { $card } na { $level }. úrovni stojí drahokamy: { $colour_masc }. Drahokamů v barvě { $missing } potřebujete { $need }, máte { $have } a slevou ušetříte { $discounts } ({ $clause }).
refusal-recolour-price = K tomu potřebujete v barvě { $colour } drahokamů: { $need }; máte { $have } ({ $clause }).
refusal-reserve-without = V zásobě není { $colour_masc } drahokam ({ $clause }).
refusal-rival-without-token = { $other } nemá na kartách žádný žeton ({ $clause }).
refusal-tuck-order = Karty se zasouvají v pořadí čísel vzestupně; karta { $card } už byla na řadě ({ $clause }).

## Body

score-circles = { $count ->
    [one] jeden jednobarevný kruh
    [few] { $count } jednobarevné kruhy
   *[other] { $count } jednobarevných kruhů
}
score-eternals = { $count ->
    [one] jeden věčný drahokam
    [few] { $count } věčné drahokamy
   *[other] { $count } věčných drahokamů
}
score-laws = zákony
score-points = žetony bodů moci
score-magic = magie { $magic } × bonus { $bonus }
score-sets = { $count ->
    [one] jedna sada obrany, vědy a magie
    [few] { $count } sady obrany, vědy a magie
   *[other] { $count } sad obrany, vědy a magie
}
score-attacks = útok soupeřů { $attacks } proti obraně { $defence }
tiebreak-shared = Při stejném součtu se o vítězství dělí.

## Volby

option-virtual = Virtuální soupeři
    .help = Kolik virtuálních soupeřů draží: v sólové hře aspoň jeden, se všemi hráči dohromady nejvýše čtyři.
option-negotiation-steps = Pokusy o dohodu
    .help = Kolikrát smějí dva zájemci o dvě karty vyslovit přání, dokud chtějí oba tutéž.
option-auto-discount = Slevy bez ptaní
    .help = Věčné drahokamy vždy zaplatí, co mohou; nikdo se neptá, zda si některý nechat na později.
option-start-draft-four = Čtyři počáteční postavy
    .help = Každý dostane čtyři postavy, jednu vyloží, jednu si nechá a dvě vrátí (druhé ruské vydání).
option-discard-for-two-gems = Odhození za drahokamy
    .help = Místo zahrání lze kartu z ruky odhodit za 2 drahokamy (druhé ruské vydání).
option-law-attack-on-card = Žetony útoku na zákonech
    .help = Žeton útoku zvolený ze zákona leží veřejně na něm a lze jej vyměnit, používá se však jako obvykle.
option-open-screens = Otevřené zástěny
    .help = Všichni vidí drahokamy a žetony útoku všech. Daly by se i spočítat; na hru to nemá vliv.

## Stůl v terminálu

viceroy-title = { $round }. kolo ze 12 · { $phase ->
    [setup] příprava
    [auction] aukční fáze
    [building] fáze budování
   *[scoring] závěrečné sčítání
}
viceroy-decks = Balíčky: velký { $big }, malý { $small }, zákony { $laws } · zásoba
viceroy-upper = nahoře
viceroy-lower = dole
viceroy-virtual = Virtuální soupeři: { $count }, v dražbě zbývá { $left }
viceroy-gems = drahokamy
viceroy-attacks = útok { $count }
viceroy-hand = v ruce { $count }
viceroy-hidden = skryto
viceroy-known = známé: { $card }
viceroy-your-hand = Vaše ruka:
viceroy-priority = pořadí { $number }
viceroy-standing = { $standing ->
    [active] draží
    [took] má kartu
    [passed] pasuje
    [skips] vynechává
   *[waiting] čeká
}
viceroy-legend = ⚗ věda, ✦ magie, ◈ obrana, ⚔ útok, 12· body, ◆ věčný drahokam (◇ použitý), • uložený drahokam, ▽ zasunuté karty, ╰č●╯ jednobarevný kruh, * přebarvený
