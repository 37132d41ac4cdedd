### Minutová říše: Legendy: všechny texty hry česky.

## Karty. `.acc` je 4. pád.

card-ancient-phoenix = Prastarý fénix
    .acc = Prastarého fénixe
card-ancient-sage = Prastarý mudrc
    .acc = Prastarého mudrce
card-ancient-tree-spirit = Prastarý duch stromů
    .acc = Prastarého ducha stromů
card-ancient-woods = Prastaré lesy
    .acc = Prastaré lesy
card-cursed-banshee = Prokletá bánší
    .acc = Prokletou bánší
card-cursed-gargoyles = Prokleté chrliče
    .acc = Prokleté chrliče
card-cursed-king = Prokletý král
    .acc = Prokletého krále
card-cursed-mausoleum = Prokleté mauzoleum
    .acc = Prokleté mauzoleum
card-cursed-tower = Prokletá věž
    .acc = Prokletou věž
card-dire-dragon = Děsivý drak
    .acc = Děsivého draka
card-dire-eye = Děsivé oko
    .acc = Děsivé oko
card-dire-giant = Děsivý obr
    .acc = Děsivého obra
card-dire-goblin = Děsivý skřet
    .acc = Děsivého skřeta
card-dire-ogre = Děsivý zlobr
    .acc = Děsivého zlobra
card-forest-elf = Lesní elf
    .acc = Lesního elfa
card-forest-gnome = Lesní gnóm
    .acc = Lesního gnóma
card-forest-pixie = Lesní víla
    .acc = Lesní vílu
card-forest-tree-town = Lesní město v korunách
    .acc = Lesní město v korunách
card-graveyard = Hřbitov
    .acc = Hřbitov
card-lake = Jezero
    .acc = Jezero
card-night-hydra = Noční hydra
    .acc = Noční hydru
card-night-village = Noční vesnice
    .acc = Noční vesnici
card-night-wizard = Noční čaroděj
    .acc = Nočního čaroděje
card-noble-hills = Vznešené kopce
    .acc = Vznešené kopce
card-noble-knight = Vznešený rytíř
    .acc = Vznešeného rytíře
card-noble-unicorn = Vznešený jednorožec
    .acc = Vznešeného jednorožce
card-stronghold = Pevnost
    .acc = Pevnost
card-arcane-manticore = Tajemná mantikora
    .acc = Tajemnou mantikoru
card-arcane-sphinx = Tajemná sfinga
    .acc = Tajemnou sfingu
card-arcane-temple = Tajemný chrám
    .acc = Tajemný chrám
card-mountain-dwarf = Horský trpaslík
    .acc = Horského trpaslíka
card-mountain-treasury = Horská pokladnice
    .acc = Horskou pokladnici
card-castle-1 = Hrad I
    .acc = Hrad I
card-castle-2 = Hrad II
    .acc = Hrad II

## Texty karet: stačí k tomu, aby se podle nich dalo hrát.

card-text-ancient-phoenix = Létání: každý krok přes moře stojí o bod méně, nejméně však 1. Akce: přesuňte armády za 5 bodů.
card-text-ancient-sage = Na konci hry bod za každou vaši prastarou kartu. Akce: přesuňte armády za 3 body.
card-text-ancient-tree-spirit = Nese 3 elixíry. Akce: umístěte 4 armády.
card-text-ancient-woods = Při každém umisťování smíte přidat o armádu víc. Akce: postavte město, potom umístěte 1 armádu.
card-text-cursed-banshee = Nese 2 elixíry. Akce: přesuňte armády za 6 bodů.
card-text-cursed-gargoyles = Létání: každý krok přes moře stojí o bod méně, nejméně však 1. Akce: přesuňte armády za 5 bodů.
card-text-cursed-king = Nese 1 elixír. Akce: umístěte 3 armády, nebo přesuňte armády za 4 body.
card-text-cursed-mausoleum = Při každém přesunu máte o bod pohybu víc. Akce: postavte město.
card-text-cursed-tower = Na konci hry bod za každé vaše létání. Akce: postavte město.
card-text-dire-dragon = Létání: každý krok přes moře stojí o bod méně, nejméně však 1. Akce: umístěte 3 armády, potom zničte armádu.
card-text-dire-eye = Létání: každý krok přes moře stojí o bod méně, nejméně však 1. Akce: umístěte 4 armády.
card-text-dire-giant = Vaše armády nikdo nesmí zničit, ani vy. Akce: umístěte 3 armády, potom zničte armádu.
card-text-dire-goblin = Nese 1 elixír. Akce: přesuňte armády za 5 bodů.
card-text-dire-ogre = Na konci hry bod za každou trojici vašich mincí. Akce: přesuňte armády za 2 body.
card-text-forest-elf = Při každém umisťování smíte přidat o armádu víc. Akce: umístěte 3 armády, nebo přesuňte armády za 2 body.
card-text-forest-gnome = Nese 3 elixíry. Akce: přesuňte armády za 2 body.
card-text-forest-pixie = Při každém umisťování smíte přidat o armádu víc. Akce: přesuňte armády za 4 body.
card-text-forest-tree-town = Při každém přesunu máte o bod pohybu víc. Akce: postavte město.
card-text-graveyard = Na konci hry bod za každou vaši prokletou kartu. Akce: umístěte 2 armády.
card-text-lake = Na konci hry bod za každou vaši lesní kartu. Akce: umístěte 2 armády, nebo přesuňte armády za 3 body.
card-text-night-hydra = Při každém umisťování smíte přidat o armádu víc. Akce: přesuňte armády za 5 bodů, potom zničte armádu.
card-text-night-village = Při každém umisťování smíte přidat o armádu víc. Akce: postavte město.
card-text-night-wizard = Na konci hry bod za každou vaši noční kartu. Akce: umístěte 3 armády, potom zničte armádu.
card-text-noble-hills = Na konci hry 4 body, máte-li všechny tři vznešené karty. Akce: umístěte 3 armády.
card-text-noble-knight = Při každém přesunu máte o bod pohybu víc. Akce: umístěte 4 armády, potom zničte armádu.
card-text-noble-unicorn = Při každém přesunu máte o bod pohybu víc. Akce: přesuňte armády za 4 body, potom umístěte 1 armádu.
card-text-stronghold = Na konci hry bod za každou vaši děsivou kartu. Akce: postavte město.
card-text-arcane-manticore = Při každém přesunu máte o bod pohybu víc. Akce: umístěte 4 armády, potom zničte armádu.
card-text-arcane-sphinx = Létání: každý krok přes moře stojí o bod méně, nejméně však 1. Akce: umístěte 3 armády, nebo přesuňte armády za 4 body.
card-text-arcane-temple = Na konci hry bod za každou vaši tajemnou kartu. Akce: přesuňte armády za 3 body.
card-text-mountain-dwarf = Na konci hry 3 body, máte-li obě horské karty. Akce: umístěte 2 armády, potom zničte armádu.
card-text-mountain-treasury = Nese 1 elixír. Ihned získáváte 2 mince. Akce: přesuňte armády za 3 body.
card-text-castle-1 = Nese 1 elixír. Akce: umístěte 3 armády, nebo postavte město.
card-text-castle-2 = Nese 1 elixír. Akce: přesuňte armády za 3 body, potom postavte město.

## Rodiny karet: prastará karta, `.few` prastaré karty, `.many` prastarých karet.

family-ancient = prastará
    .few = prastaré
    .many = prastarých
family-cursed = prokletá
    .few = prokleté
    .many = prokletých
family-dire = děsivá
    .few = děsivé
    .many = děsivých
family-forest = lesní
    .few = lesní
    .many = lesních
family-arcane = tajemná
    .few = tajemné
    .many = tajemných
family-night = noční
    .few = noční
    .many = nočních
family-noble = vznešená
    .few = vznešené
    .many = vznešených
family-mountain = horská
    .few = horské
    .many = horských

## Mapa

face-volcano = Sopka
face-red-forest = Rudý hvozd
face-village = Vesnice pod menhiry
face-mountain = Temné hory
face-crescent = Srpek
face-great-island = Velký ostrov
face-archipelago = Souostroví
face-bridged-isles = Ostrovy s mosty
region-volcano-1 = Severní útesy
region-volcano-2 = Západní útesy
region-volcano-3 = Zelený hřeben
region-volcano-4 = Východní skaliska
region-volcano-5 = Popelavá stráň
region-volcano-6 = Kráter
region-volcano-7 = Jižní mys
region-red-forest-1 = Horní hvozd
region-red-forest-2 = Střední hvozd
region-red-forest-3 = Dolní hvozd
region-village-1 = Severní výběžek
region-village-2 = Kamenný kruh
region-village-3 = Vesnice
region-village-4 = Tmavý les
region-village-5 = Jižní výběžek
region-mountain-1 = Jehlové štíty
region-mountain-2 = Strmé svahy
region-mountain-3 = Osamělá hora
region-crescent-1 = Jižní břeh
region-crescent-2 = Dolní rameno
region-crescent-3 = Šíje
region-crescent-4 = Horní rameno
region-crescent-5 = Roh
region-great-island-1 = Severozápad
region-great-island-2 = Severovýchod
region-great-island-3 = Střední pás
region-great-island-4 = Západ
region-great-island-5 = Východ
region-great-island-6 = Jihozápad
region-great-island-7 = Jihovýchod
region-archipelago-1 = Severní kopce
region-archipelago-2 = Západní zátoka
region-archipelago-3 = Prostřední ostrov
region-archipelago-4 = Jižní louky
region-archipelago-5 = Jižní pobřeží
region-bridged-isles-1 = Horní ostrov
region-bridged-isles-2 = Mostní ostrov
region-bridged-isles-3 = Dolní ostrov
place-centre = střed T
place-left = levé rameno T
place-right = pravé rameno T
place-stem = noha T
place-s1 = první místo v řadě
place-s2 = druhé místo v řadě
place-s3 = třetí místo v řadě
place-s4 = čtvrté místo v řadě
layout-t-shape = písmeno T
layout-row-loop = řada se smyčkou
link-land = po souši
link-sea = přes moře
link-bridge = přes most
link-portal = portálem

## Žetony a vůdci

token-none = žádný žeton
    .acc = žádný žeton
token-start = žeton startovního regionu
    .acc = žeton startovního regionu
token-magic-spring = Kouzelná studánka
    .acc = Kouzelnou studánku
token-shelter = Útulek
    .acc = Útulek
token-buried-treasure = Zakopaný poklad
    .acc = Zakopaný poklad
token-book-of-spells = Kniha kouzel
    .acc = Knihu kouzel
token-stable = Stáj
    .acc = Stáj
token-poison-swamp = Jedovatý močál
    .acc = Jedovatý močál
token-citadel = citadela
    .acc = citadelu
token-dragon = drak
    .acc = draka
token-portal = magický portál
    .acc = magický portál
token-bandits = banda lupičů
    .acc = bandu lupičů
token-hidden = skrytý žeton
    .acc = skrytý žeton
token-text-magic-spring = 2 elixíry.
token-text-shelter = Při každém umisťování smíte přidat o armádu víc.
token-text-buried-treasure = Ihned získáváte 1 minci.
token-text-book-of-spells = Na konci hry 1 bod; při rovnosti bodů vítězíte.
token-text-stable = Při každém přesunu máte o bod pohybu víc.
token-text-poison-swamp = Na konci hry −1 bod.
token-text-citadel = Kdo region na konci hry ovládá, má o 1 bod víc.
token-text-dragon = Čí armáda vstoupí jako sedmá, ten bere žeton: 2 body na konci hry.
token-text-portal = Mezi oběma portály stojí krok 1 bod pohybu.
token-text-bandits = Každá armáda zaplatí při vstupu 1 minci do banku.
leader-fairy-queen = Královna víl
leader-bandit-king = Loupeživý král
leader-red-witch = Rudá čarodějka
leader-white-knight = Bílý rytíř
leader-text-fairy-queen = Na konci hry 1 bod, máte-li aspoň 3 lesní karty. Po posledním tahu smíte koupit ještě jednu kartu z řady; její akci už neprovádíte.
leader-text-bandit-king = Smíte umisťovat armády i k cizím městům, za každou platíte majiteli města 1 minci. Zničíte-li armádu soupeře, berete mu 1 minci, má-li nějakou.
leader-text-red-witch = Do startovního regionu dáváte na začátku 5 armád. Zničené armády soupeřů berete do zajetí; na konci hry 1 bod za každé 3.
leader-text-white-knight = Když postavíte město, smíte k němu přidat armádu. Na konci hry bod za každý ovládnutý ostrov s aspoň 3 regiony.
deed-place = umístit armády
deed-move = přesunout armády
deed-build = postavit město
deed-destroy = zničit armádu

## Rozhodnutí

ask-setup-map = { $seat }: vyberte segment a jeho natočení ({ $place }).
ask-setup-start = { $seat }: určete startovní region.
ask-setup-second = { $seat }: určete druhý region, kam přijde po jedné armádě každého hráče.
ask-setup-token = { $seat }: kam přijde { $token }?
ask-place-neutral = { $left ->
    [one] { $seat }: umístěte poslední neutrální armádu.
    [few] { $seat }: umístěte neutrální armádu. Zbývají { $left }.
   *[other] { $seat }: umístěte neutrální armádu. Zbývá jich { $left }.
}
ask-bid = Kolik mincí nabízíte za právo určit, kdo začne?
ask-name-first = { $seat }: určete, kdo začne.
ask-take-card = { $left ->
    [one] { $seat }: vezměte kartu z řady (mincí: { $coins }, poslední tah).
    [few] { $seat }: vezměte kartu z řady (mincí: { $coins }, zbývají { $left } tahy).
   *[other] { $seat }: vezměte kartu z řady (mincí: { $coins }, zbývá { $left } tahů).
}
ask-choose-branch = { $seat }: { $card } dovoluje 1) { $deed } ({ $n }), nebo 2) { $other_deed } ({ $other_n }).
ask-place-army = { $left ->
    [one] { $seat }: umístěte poslední armádu, nebo skončete.
    [few] { $seat }: umístěte armádu, nebo skončete. Zbývají { $left }.
   *[other] { $seat }: umístěte armádu, nebo skončete. Zbývá jich { $left }.
}
ask-move-step = { $points ->
    [one] { $seat }: odkud se přesune armáda? Zbývá { $points } bod pohybu, moře stojí { $cost }.
    [few] { $seat }: odkud se přesune armáda? Zbývají { $points } body pohybu, moře stojí { $cost }.
   *[other] { $seat }: odkud se přesune armáda? Zbývá { $points } bodů pohybu, moře stojí { $cost }.
}
ask-move-target = { $points ->
    [one] { $seat }: kam půjde armáda z regionu { $region }? Zbývá { $points } bod pohybu, moře stojí { $cost }.
    [few] { $seat }: kam půjde armáda z regionu { $region }? Zbývají { $points } body pohybu, moře stojí { $cost }.
   *[other] { $seat }: kam půjde armáda z regionu { $region }? Zbývá { $points } bodů pohybu, moře stojí { $cost }.
}
ask-build-city = { $left ->
    [one] { $seat }: kde postavíte poslední město?
   *[other] { $seat }: kde postavíte město? V zásobě máte { $left }.
}
ask-knight-army = { $seat }: přidáte k novému městu v regionu { $region } armádu?
ask-destroy = { $seat }: kterou armádu zničíte?
ask-queen-buy = { $seat }: koupíte jako Královna víl ještě jednu kartu (mincí: { $coins })?
decision-setup-map = položení segmentu
decision-setup-start = volba startovního regionu
decision-setup-second = volba druhého regionu
decision-setup-token = umístění žetonu
decision-place-neutral = umístění neutrální armády
decision-bid = nabídka v dražbě
decision-name-first = určení začínajícího hráče
decision-take-card = výběr karty
decision-choose-branch = výběr jedné ze dvou akcí
decision-place-army = umístění armády
decision-move-step = přesun armády
decision-move-target = cíl přesunu
decision-build-city = stavba města
decision-knight-army = armáda Bílého rytíře
decision-destroy = zničení armády
decision-queen-buy = nákup Královny víl

act-lay = { $face }, otočení o { $turn }°
act-start = startovní region { $region }
act-second = druhý region { $region }
act-token = { $region ->
    [none] nepoužít
   *[other] do regionu { $region }
}
act-neutral = neutrální armádu do regionu { $region }
act-bid = { $coins ->
    [0] nenabídnout nic
    [one] nabídnout { $coins } minci
    [few] nabídnout { $coins } mince
   *[other] nabídnout { $coins } mincí
}
act-first = začíná { $other }
act-take = vzít { $card_acc }
act-branch = { $step ->
    [1] první akci
    [2] druhou akci
   *[none] žádnou akci
}
act-stop = skončit
act-place = { $owner ->
    [none] armádu do regionu { $region }
   *[other] armádu do regionu { $region } za 1 minci, majitel města: { $owner }
}
act-leave = odejít z regionu { $region }
act-enter = vstoupit do regionu { $region }
act-build = { $region ->
    [none] nestavět
   *[other] město v regionu { $region }
}
act-knight = { $answer ->
    [yes] přidat armádu
   *[no] nepřidávat
}
act-spare = neničit nic
act-destroy = { $owner ->
    [neutral] zničit neutrální armádu v regionu { $region }
   *[other] zničit armádu v regionu { $region }, majitel: { $owner }
}
act-buy = { $card ->
    [none] nekupovat
   *[other] koupit { $card_acc }
}

## Události

event-game-started = Začíná hra { $game }. Připravuje ji { $seat }. Pořadí od nejmladšího: { $other }.
event-board-laid = Segment { $face }, otočený o { $turn }°: { $place }.
event-start-chosen = Startovní region: { $region }.
event-leader-dealt = { $seat } dostává vůdce: { $leader }.
event-token-placed = V regionu { $region } leží { $token }.
event-token-unused = Nepoužije se: { $token }.
event-row-dealt = V řadě leží: { $card }.
event-start-filled = { $armies ->
    [few] { $seat } má v regionu { $region } { $armies } armády.
   *[other] { $seat } má v regionu { $region } { $armies } armád.
}
event-second-filled = Po jedné armádě každého hráče přichází do regionu { $region }.
event-neutral-placed = { $seat } umisťuje neutrální armádu do regionu { $region }.
event-coins-dealt = { $coins ->
    [one] Každý dostává { $coins } minci.
    [few] Každý dostává { $coins } mince.
   *[other] Každý dostává { $coins } mincí.
}
event-bids-revealed = Nabídky podle míst: { $bids }.
event-tie-rolled = Stejně nabízejí { $other }; kostka určuje: { $seat }.
event-auction-won = { $coins ->
    [0] { $seat } vyhrává dražbu a neplatí nic.
    [one] { $seat } vyhrává dražbu za { $coins } minci.
    [few] { $seat } vyhrává dražbu za { $coins } mince.
   *[other] { $seat } vyhrává dražbu za { $coins } mincí.
}
event-first-named = { $seat } určuje, kdo začne: { $other }.
event-card-taken = { $coins ->
    [0] { $seat } bere zdarma { $card_acc }.
    [one] { $seat } bere za { $coins } minci { $card_acc }.
    [few] { $seat } bere za { $coins } mince { $card_acc }.
   *[other] { $seat } bere za { $coins } mincí { $card_acc }.
}
event-coins-gained = { $coins ->
    [one] { $seat } získává { $coins } minci.
    [few] { $seat } získává { $coins } mince.
   *[other] { $seat } získává { $coins } mincí.
}
event-branch-chosen = { $step ->
    [1] { $seat } volí první akci karty.
    [2] { $seat } volí druhou akci karty.
   *[none] { $seat } nevolí žádnou akci karty.
}
event-army-placed = { $owner ->
    [none] { $seat } umisťuje armádu do regionu { $region }.
   *[other] { $seat } umisťuje armádu do regionu { $region }. Minci za město dostává { $owner }.
}
event-toll-paid = { $coins ->
    [one] { $seat } platí lupičům { $coins } minci.
    [few] { $seat } platí lupičům { $coins } mince.
   *[other] { $seat } platí lupičům { $coins } mincí.
}
event-army-moved = { $points ->
    [one] { $seat } přesouvá armádu { $link }: { $origin } → { $region } ({ $points } bod).
    [few] { $seat } přesouvá armádu { $link }: { $origin } → { $region } ({ $points } body).
   *[other] { $seat } přesouvá armádu { $link }: { $origin } → { $region } ({ $points } bodů).
}
event-city-built = { $seat } staví město v regionu { $region }.
event-token-taken = { $seat } získává v regionu { $region } { $token_acc }.
event-army-destroyed = { $captured ->
    [yes] { $seat } bere v regionu { $region } do zajetí armádu; majitel: { $owner }.
   *[no] { $owner ->
        [none] { $seat } ničí neutrální armádu v regionu { $region }.
       *[other] { $seat } ničí armádu v regionu { $region }; majitel: { $owner }.
    }
}
event-coin-stolen = { $coins ->
    [one] { $seat } bere { $coins } minci; přichází o ni { $owner }.
   *[other] { $seat } bere { $coins } mince; přichází o ně { $owner }.
}
event-step-skipped = { $seat } dál nepokračuje ({ $deed }).
event-card-dealt = Do řady přichází { $card }.
event-token-seen = { $token ->
    [none] { $seat } se dívá na skrytý žeton v regionu { $region }.
   *[other] { $seat } vidí v regionu { $region }: { $token }.
}
event-card-bought = { $coins ->
    [0] { $seat } si po posledním tahu zdarma bere { $card_acc }.
    [one] { $seat } po posledním tahu kupuje za { $coins } minci { $card_acc }.
    [few] { $seat } po posledním tahu kupuje za { $coins } mince { $card_acc }.
   *[other] { $seat } po posledním tahu kupuje za { $coins } mincí { $card_acc }.
}
event-queen-declined = { $seat } už žádnou kartu nekupuje.
event-game-scored = { $winner_count ->
    [one] Hra { $game } končí. Body podle míst: { $totals }. Vítězí { $winner }.
   *[other] Hra { $game } končí. Body podle míst: { $totals }. O vítězství se dělí { $winner }.
}
event-match-ended = { $winner_count ->
    [one] Konec. Celkovým vítězem je { $winner }.
   *[other] Konec. O celkové vítězství se dělí { $winner }.
}

## Odmítnutí

refusal-not-on-map = Region { $region } v této hře není ({ $clause }).
refusal-token-required = Tento žeton se umístit musí: { $token } ({ $clause }).
refusal-region-has-token = V regionu { $region } už leží { $token }; v každém smí být jen jeden žeton ({ $clause }).
refusal-token-order = Stejné žetony se umisťují v pořadí mapy: { $region } je před regionem { $origin }, kde už leží { $token } ({ $clause }).
refusal-token-room = { $count ->
    [one] Za regionem { $region } musí zbýt volný region pro { $count } další stejný žeton ({ $token }; { $clause }).
    [few] Za regionem { $region } musí zbýt volné regiony pro { $count } další stejné žetony ({ $token }; { $clause }).
   *[other] Za regionem { $region } musí zbýt volné regiony pro { $count } dalších stejných žetonů ({ $token }; { $clause }).
}
refusal-board-laid = { $face } leží na stejném segmentu jako { $other_face }, a ten už je použitý: { $place } ({ $clause }).
refusal-sides-do-not-meet = Spoj { $joint } nenavazuje: segment { $other_face } je otočený o { $other_turn }°, segment { $face } o { $turn }°. V řadě leží všechny segmenty stejně ({ $clause }).
refusal-start-face = Když je ve hře { $face }, musí startovní region ležet tam, ne v regionu { $region } ({ $clause }).
refusal-start-not-centre = { $region } není na středním segmentu ({ $clause }).
refusal-start-not-inner = { $region } není na žádném z obou vnitřních segmentů ({ $clause }).
refusal-start-not-joined = Region { $region } není spojený s regionem na jiném segmentu ({ $clause }).
refusal-second-same-board = { $region } leží na stejném segmentu jako startovní region { $origin } ({ $clause }).
refusal-second-centre = { $region } leží na středním segmentu; druhý region musí být jinde ({ $clause }).
refusal-bid-too-high = { $coins ->
    [one] Nabízíte { $bid }, ale máte jen { $coins } minci ({ $clause }).
    [few] Nabízíte { $bid }, ale máte jen { $coins } mince ({ $clause }).
   *[other] Nabízíte { $bid }, ale máte jen { $coins } mincí ({ $clause }).
}
refusal-no-such-player = { $seats ->
    [few] Takový hráč tu není: u stolu sedí { $seats } hráči ({ $clause }).
   *[other] Takový hráč tu není: u stolu sedí { $seats } hráčů ({ $clause }).
}
refusal-not-in-row = { $card } v řadě neleží ({ $clause }).
refusal-card-too-dear = { $card } stojí { $price }, vy máte mincí: { $coins } ({ $clause }).
refusal-step-idle = Teď není co dělat: { $deed } ({ $clause }).
refusal-place-nowhere = { $region } není startovní region a nemáte tam město ({ $clause }).
refusal-place-too-dear = Armáda do regionu { $region } stojí { $cost }, vy máte mincí: { $coins } ({ $clause }).
refusal-place-order = Armády se umisťují v pořadí mapy: { $region } je před regionem { $origin }, kde už jste umisťovali ({ $clause }).
refusal-not-bandit-king = K cizímu městu v regionu { $region } smí umisťovat jen Loupeživý král ({ $clause }).
refusal-place-is-free = Do regionu { $region } umisťujete zdarma, nikomu se neplatí ({ $clause }).
refusal-no-city-there = V regionu { $region } nemá město { $owner } ({ $clause }).
refusal-no-army-there = V regionu { $region } nemáte armádu ({ $clause }).
refusal-sea-too-far = { $points ->
    [one] Krok přes moře stojí { $cost }, vám zbývá { $points } bod pohybu ({ $clause }).
    [few] Krok přes moře stojí { $cost }, vám zbývají { $points } body pohybu ({ $clause }).
   *[other] Krok přes moře stojí { $cost }, vám zbývá { $points } bodů pohybu ({ $clause }).
}
refusal-no-coin-for-toll = Lupiči v regionu { $region } žádají za armádu { $cost }, vy máte mincí: { $coins } ({ $clause }).
refusal-move-order = Krok { $origin } → { $region } měl přijít dřív: kroky se dělají v pořadí mapy, výsledek je stejný. Vezměte poslední krok zpět ({ $clause }).
refusal-no-link = { $origin } a { $region } spolu nesousedí ({ $clause }).
refusal-no-army-of = { $owner ->
    [none] V regionu { $region } není neutrální armáda ({ $clause }).
   *[other] V regionu { $region } nemá armádu { $owner } ({ $clause }).
}
refusal-immune = Armády, jejichž majitelem je { $owner }, nelze zničit: chrání je Děsivý obr ({ $clause }).
refusal-own-army = Vlastní armádu v této hře zničit nesmíte ({ $clause }).

## Body

score-regions = { $count ->
    [one] { $count } ovládaný region
    [few] { $count } ovládané regiony
   *[other] { $count } ovládaných regionů
}
score-islands = { $count ->
    [one] { $count } ovládaný ostrov
    [few] { $count } ovládané ostrovy
   *[other] { $count } ovládaných ostrovů
}
score-family = { $count ->
    [one] { $card }: { $count } { $family } karta
    [few] { $card }: { $count } { $family_few } karty
   *[other] { $card }: { $count } { $family_many } karet
}
score-set = { $count ->
    [few] { $card }: úplná sada, { $count } { $family_few } karty
   *[other] { $card }: úplná sada, { $count } { $family_many } karet
}
score-flying = { $card }: létání { $count }×
score-coins = { $coins ->
    [few] { $card }: { $coins } mince
   *[other] { $card }: { $coins } mincí
}
score-elixirs = nejvíc elixírů: { $count }
score-citadels = { $count ->
    [one] { $count } citadela
    [few] { $count } citadely
   *[other] { $count } citadel
}
score-dragon = zabitý drak
score-book = Kniha kouzel
score-swamp = Jedovatý močál
score-queen = { $count ->
    [few] Královna víl: { $count } lesní karty
   *[other] Královna víl: { $count } lesních karet
}
score-witch = { $count ->
    [few] Rudá čarodějka: { $count } zajaté armády
   *[other] Rudá čarodějka: { $count } zajatých armád
}
score-knight = { $count ->
    [one] Bílý rytíř: { $count } velký ostrov
    [few] Bílý rytíř: { $count } velké ostrovy
   *[other] Bílý rytíř: { $count } velkých ostrovů
}
score-game = { $game }. hra
tiebreak-book = Při rovnosti bodů rozhodla Kniha kouzel.
tiebreak-coins = Při rovnosti bodů rozhodl větší počet mincí.
tiebreak-armies = Při rovnosti bodů i mincí rozhodl větší počet armád na mapě.
tiebreak-regions = Při rovnosti bodů, mincí i armád rozhodl větší počet ovládaných regionů.
tiebreak-games-won = Při rovnosti součtu rozhodl větší počet vyhraných her.
tiebreak-shared = Úplná rovnost znamená společné vítězství.

## Volby

option-setup = Příprava mapy
    .help = player: mapu a žetony připravuje hráč; random: vše se losuje; jinak jedna z hotových map.
option-setup-player = Připravující hráč
    .help = Místo hráče, který připravuje hru. V plné hře se posouvá o jedno místo.
option-layout = Uspořádání mapy
    .help = t_shape: písmeno T; row_loop: čtyři segmenty v řadě, jejíž konce na sebe navazují. Hotová mapa má vlastní.
option-discoveries = Objevy
    .help = Pět žetonů, které získává první stavitel města v jejich regionu.
option-citadels = Citadely
    .help = Tři žetony; kdo na konci ovládá jejich region, má o bod víc.
option-encounters = Setkání
    .help = Drak, dva portály a banda lupičů; připravující hráč smí kterékoli vynechat, portály jen oba.
option-leaders = Vůdci
    .help = Každý hráč dostane náhodně jednoho vůdce se zvláštní schopností.
option-swamp = Jedovatý močál
    .help = Objevy leží skrytě a je mezi nimi močál za −1 bod. Jen spolu s objevy.
option-auction-tie = Shoda v dražbě
    .help = youngest: vyhrává nejmladší ze shodných; die: rozhoduje kostka.
option-ages = Pořadí podle věku
    .help = Všechna místa od nejmladšího hráče; není-li určeno, losuje se.
option-full-game = Plná hra
    .help = Tři hry po sobě; rozhoduje součet bodů.
option-allow-self-destroy = Ničení vlastních armád
    .help = Zda smí hráč zničit i svou vlastní armádu.

## Stůl v terminálu

legends-title = { $left ->
    [one] V balíčku zbývá { $left } karta
    [few] V balíčku zbývají { $left } karty
   *[other] V balíčku zbývá { $left } karet
}
legends-number = { $game }. hra ze 3
legends-island = { $number }. ostrov
legends-region = Název
legends-token = Žeton
legends-neighbours = Sousedé
legends-held = Drží
legends-row = Řada
legends-player = Hráč
legends-coins = Mince
legends-armies = Zásoba
legends-cities = Města
legends-symbols = Pohyb/arm./let/elixír
legends-cards = Karty a žetony
legends-start = začátek
legends-captured = zajatých { $count }
legends-immune = nedotknutelnost
legends-legend = ■ armády, ⌂ města, ♛ ovládání, ◉ kdo skrytý žeton viděl; ─ souš, ≈ moře, ═ most, ○ portál; číslo je místo hráče, N neutrální
legends-past = Hra { $game }: { $totals }
