### Stůl Panovníka v prohlížeči: co hra sama neříká.

## Části stolu

v-market = Dražba
v-market-next = Dražba příštího kola
v-empty = prázdné
v-empty-place = Prázdné místo: { $slot }
v-reserve = Zásoba
v-reserve-gem = { $colour_masc } drahokam v zásobě: { $count }
v-deck-big = velký balíček, karet: { $count }
v-deck-small = malý balíček, karet: { $count }
v-deck-laws = balíček zákonů, karet: { $count }
v-law-on-deck = { $place }. zákon shora vrátil hráč { $other }
v-law-known = { $place }. zákon shora: { $card }
v-pyramid = Vaše pyramida moci
v-pyramid-of = Pyramida moci: { $owner }
v-no-pyramid = Pyramida zatím nestojí.
v-screen = Za zástěnou
v-screen-bid = Za zástěnou: čím budete dražit
v-screen-recolour = Drahokamy na přebarvení
v-own-gem = { $colour_masc } drahokam za zástěnou: { $count }
v-own-attack = žetony útoku za zástěnou: { $count }
v-hand = Ruka
v-hand-empty = V ruce nic nemáte.
v-eternals = Věčné drahokamy
v-eternal-free = { $colour_masc } věčný drahokam na kartě { $card }: sleva v této fázi ještě volná
v-eternal-used = { $colour_masc } věčný drahokam na kartě { $card }: sleva už použita
v-close = Zavřít
v-enlarge = Zvětšit pyramidu: { $owner }
v-cards-in-hand = karty v ruce: { $count }
v-gems-hidden = drahokamy jsou za zástěnou
v-gems-shown = drahokamy: { $count }
v-token-count = { $token }: { $count }
v-priority = přednost { $number }
}

## Karty

v-card = { $card }, číslo { $number }
v-card-laid = { $card }, { $level }. úroveň
v-tokens-on = žetony: { $token }
v-eternals-on = věčné drahokamy: { $colour }
v-gems-on = uložené drahokamy: { $count }
v-tucked-under = zasunuté karty: { $count }
v-circle-of = kruh { $colour }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
v-circle-mixed = smíšený kruh
v-level = { $level }. úroveň
v-level-short = { $level }. úr.
v-top-or = nebo { $points } bodů
v-no-place = není kam
v-too-dear = nezaplatíte
v-now-placing = Klepněte na úroveň, rozsvítí se místo.
v-number-order = Číslo { $number }.
v-build = Postavit

## Odměny slovy

v-part-gems = { $count ->
    [one] { $count } drahokam
    [few] { $count } drahokamy
   *[other] { $count } drahokamů
}
v-part-vp = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
v-part-card = { $count ->
    [one] karta
    [few] { $count } karty
   *[other] { $count } karet
}
v-part-science = { $count ->
    [one] věda
   *[other] { $count }× věda
}
v-part-magic = { $count ->
    [one] magie
   *[other] { $count }× magie
}
v-part-defense = { $count ->
    [one] obrana
   *[other] { $count }× obrana
}
v-part-attack = { $count ->
    [one] útok
   *[other] { $count }× útok
}
v-part-magic-bonus = bonus magie +{ $count }
v-part-circle-bonus = +{ $count } za kruh: { $colour }
v-part-eternal = { $colour_masc } věčný drahokam
v-part-eternal-any = věčný drahokam

## Zákony zkráceně

v-law-royal-exchange = Místo vaší karty; tu vezměte do ruky.
v-law-royal-commission = Pod postavu: její žetony se zdvojí.
v-law-royal-barter = Vyměňte žeton se soupeřem za 3 drahokamy.
v-law-census = Na konci 1 bod za každou kartu pyramidy.
v-law-right-of-first-refusal = Vezměte vyloženou kartu; dražbu vynecháte.
v-law-legislature = Doberte 3 zákony, 2 vraťte.
v-law-privy-council = Zasuňte karty z ruky; na konci 5 bodů za každou.
v-law-royal-favour = Zasuňte volnou kartu; na konci 3/6/9/12 bodů.
v-law-royal-academy = Na konci 3 body navíc za každou sadu.
v-law-royal-treasury = Až 8 drahokamů sem; na konci 2 body za každý.
v-law-royal-archive = Zasouvejte získané karty; na konci 4 body za každou.
v-law-crown-jewels = Na konci 1 bod za každý kruh a věčný drahokam.
v-law-court-privilege = Na konci 2 body za každou sousední postavu.
## Místo v pyramidě

v-price = Zaplatíte: { $list }.
v-price-free = Nic neplatíte.
v-discount = Slevou ušetříte: { $list }.
v-gain = Získáte: { $list }.
v-gain-top = Získáte: { $list }, nebo { $points } bodů.
v-closes = Uzavře kruh: { $colour }; na konci { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
v-cell-title = { $card } na { $level }. úrovni

## Dražba

v-fists = Pěsti
v-fist-thinks = rozmýšlí se
v-fist-closed = má sevřeno
v-fist-yours = { $bid }, ještě neodesláno
v-fist-sent = máte sevřeno
v-fist-you-think = vyberte, čím dražíte
v-fist-shown = minule: { $bid }
v-fist-took = má kartu
v-fist-passed = pasuje
v-fist-skips = tuto dražbu vynechává
v-fist-waits = čeká
v-virtual = { $count ->
    [one] Virtuální soupeř
    [few] { $count } virtuální soupeři
   *[other] { $count } virtuálních soupeřů
}
v-virtual-left = ještě draží: { $count }
v-virtual-done = už nedraží
v-virtual-drew = tažené drahokamy: { $colour }
v-virtual-too = I virtuální soupeř dal { $colour_acc }
v-two-of-you = Jste dva na dvě karty
v-if = Když dáte { $bid }
v-if-nothing = Co bude po odhalení
v-alone = jste sami
v-two = jste dva
v-three = jste tři a víc
v-more-than-one = dva a víc
v-choose-either = vyberete si horní, nebo dolní kartu
v-take-it = vezmete si kartu
v-agree = dohodnete se, kdo vezme kterou, nebo nikdo nic
v-nobody = nikdo nic nedostane
v-with-virtual = s virtuálním: horní karta, nebo pokračujete
v-gem-lost = Drahokam propadá vždy.
v-attack-first = Útok bere první: kteroukoli vyloženou kartu. Při shodě rozhoduje nejnižší číslo v pyramidě.
v-pass-gems = Prázdná pěst: vezmete si { $count ->
    [one] { $count } drahokam
    [few] { $count } drahokamy
   *[other] { $count } drahokamů
} a v této dražbě končíte.
v-bid-attack = útok: jakákoli karta
v-bid-pass = Prázdná pěst
v-bid-pass-note = pas, { $count ->
    [one] { $count } drahokam
    [few] { $count } drahokamy
   *[other] { $count } drahokamů
}
v-bid-gem = { $colour_masc } drahokam, máte { $count }
v-auction-card = Dražební karta: { $colour }
v-close-fist = Sevřít pěst
v-otherwise = Jinak

## Stavba

v-order = Pořadí této stavby
v-builds-now = staví teď
v-builds-later = staví potom
v-built = hotovo
v-discards = odhazuje
v-build-passed = pasuje
v-build-thinks = vybírá
v-build-laid = má vyloženo
v-pass = Pasovat
v-sell = Odhodit kartu { $card } za 2 drahokamy
v-lay-down = Vyložit lícem dolů
v-will-lie = půjde do pyramidy

## Výzvy

v-hint-start = Pyramidu začnete kartou { $card }: { $reward }.
v-hint-keep = V ruce vám zůstane karta { $card }.
v-hint-bid-two = Dražíte { $bid }: { $upper }, nebo { $lower }. Pěsti se otevřou všem najednou.
v-hint-bid-one = Dražíte { $bid }: { $card }. Pěsti se otevřou všem najednou.
v-hint-bid-attack = Dražíte útokem: vezmete si kteroukoli vyloženou kartu.
v-hint-bid-pass = Dáte prázdnou pěst a vezmete si drahokamy ze zásoby.
v-hint-wish = Vaše přání: { $wish }. Soupeř je zatím nevidí.
v-hint-play = Lícem dolů půjde karta { $card }.
v-hint-sell = Kartu { $card } odhodíte za 2 drahokamy.
v-hint-pass = V této fázi už nic nepostavíte.
v-hint-cell = { $card } na { $level }. úrovni. { $price } { $reward }
v-hint-gem = Vezměte si ze zásoby drahokamy: vybráno { $count } z celkem { $due }.
v-hint-give = Dejte hráči { $other } drahokamy: vybráno { $count } z celkem { $due }.
v-hint-store = Do pokladnice dáváte drahokamy: { $count }, nejvýše { $due }.
v-hint-tuck = Pod kartu { $card } zasouváte karty: { $count }.
v-hint-recolour = Dokončete kruhy zbylými drahokamy: klepněte na kruh a zvolte barvu.
v-hint-planned = Přebarvením získáte { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}. Nic se neutratí, dokud nepotvrdíte.
v-done = Hotovo
v-store = Uložit
v-tuck = Zasunout
v-start = Začít
v-keep = Nechat si
v-wish = Poslat přání
v-take-all-back = Vrátit vše
v-drop-one = Vrátit jeden

## Přebarvování

v-circles = Kruhy, které jde dokončit
v-no-circles = Žádný kruh se zbylými drahokamy dokončit nejde.
v-pieces = { $count ->
    [one] { $count } dílek
    [few] { $count } dílky
   *[other] { $count } dílků
}
v-recolour = Přebarvit
v-give-back = Vrátit
v-recolour-to = { $colour }: { $price ->
    [one] { $price } drahokam
    [few] { $price } drahokamy
   *[other] { $price } drahokamů
}, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
v-recolour-row = { $card }, { $level }. úroveň: přebarvit, { $colour }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
v-give-back-row = { $card }: vrátit přebarvení
v-circles-done = Hotové kruhy
v-by-recolouring = Přebarvením
v-circles-all = Kruhy celkem
v-best = Přebarvit nejlépe
v-best-note = spočítá nejvíc bodů: +{ $points }
v-recolour-rule = Dílek dostane barvu drahokamu. Spodní půlkruh karty jsou dva dílky. Věčné drahokamy použít nelze.
v-circle-open = Kruh pod kartou { $card }, { $level }. úroveň: lze přebarvit
v-circle-planned = Kruh pod kartou { $card }: bude { $colour }, +{ $points }; klepnutím vrátit
v-recolouring = přebarvuje
v-recoloured = hotovo

## Sólo

v-solo = Honba za rekordem
v-solo-now = teď
v-solo-record = rekord
v-solo-first = První hra: každý výsledek bude rekord.
v-solo-beaten = Nový rekord!
v-solo-missed = Na rekord chybí { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.

## Průběh

v-round-auction = { $round }. kolo: dražba
v-round-building = { $round }. kolo: stavba
v-setup = příprava
v-scoring = konec hry: přebarvení
v-over = konec hry
