### Stůl Ludvíka XIV. v prohlížeči: co hra sama neříká.

## Osobnosti, jak stojí na kartičkách

l-name-1 = Anna Rakouská
l-name-2 = Filip Orleánský
l-name-3 = Marie Terezie
l-name-4 = Velký dauphin
l-name-5 = Mme de Montespan
l-name-6 = Velký Condé
l-name-7 = Colbert
l-name-8 = Mme de Maintenon
l-name-9 = Louise de La Vallière
l-name-10 = Turenne
l-name-11 = Mazarin
l-name-12 = Louvois
l-joker = Žolík
l-neutral = Neutrální barva
l-neutral-count = neutrální barva { $count }
l-any = kterýkoli žeton

## Kartička

l-court = Dvůr
l-tile = { $number } { $name }.
l-tile-of = { $number }. kartička
l-side-red = Červená strana: { $condition }
l-side-black = Černá strana: { $condition }
l-condition-money = Kdo má nejvíc kamenů, bere zdarma; ostatní s kamenem smějí koupit za { $figure }.
l-condition-first = Odměnu dostane jen ten, kdo je sám první.
l-condition-markers = { $figure ->
    [few] Odměnu dostane každý, kdo tu má aspoň { $figure } kameny.
   *[other] Odměnu dostane každý, kdo tu má aspoň { $figure } kamenů.
}
l-condition-louis = S Ludvíkem bere první navíc korunu a jediný druhý má žeton zdarma.
l-condition = Podmínka
l-conditions = Podmínky
l-legend-money = první zdarma, ostatní platí
l-legend-first = odměnu má jen první
l-legend-markers = každý, kdo má { $figure } kameny
l-tile-reward = Odměna: { $reward }.
l-tile-markers = Kameny: { $list }.
l-tile-empty = Nestojí tu žádný kámen.
l-tile-louis = Stojí tu Ludvík XIV.
l-tile-scored = Právě se vyhodnocuje.
l-tile-more = { $count ->
    [one] Chystáte sem jeden kámen.
    [few] Chystáte sem { $count } kameny.
   *[other] Chystáte sem { $count } kamenů.
}
l-now-red = Teď červená
l-now-black = Teď černá
l-back-red = Na rubu červená
l-back-black = Na rubu černá
l-markers-here = Kameny
l-neighbours = Sousedé
l-reward-chip = { $chip }
l-reward-arms = { $count ->
    [one] erb
   *[other] { $count } erby
}
l-reward-louisdor = { $count } louisdorů
l-reward-influence-card = karta vlivu
l-reward-intrigue-card = karta intrik
l-reward-place-any-from-general = kámen na kteroukoli kartičku
l-reward-place-on-board-from-general = až { $count } kameny na kartičku 5
l-reward-general-to-personal = { $count } kámen zpět k ruce
l-two-on = { $count } na { $number }

## Mezi kartičkami

l-stock = Zásoba žetonů: { $chip }
l-supply = Společné zásoby kamenů
l-pile-arms = Hromádka erbů: { $count }. Otevřít přehled erbů.
l-pile-played = Odehrané karty vlivu: { $count }. Otevřít.
l-pile-deck = Balíček karet vlivu: { $count }. Otevřít přehled.
l-pile-money = Karta peněz tohoto kola: { $count }. Otevřít přehled.
l-pile-intrigue = Balíček intrik: { $count }. Otevřít přehled.
l-played = odehráno
l-louis = Ludvík XIV.
l-louis-waits = Ludvík XIV. čeká u karet peněz
l-decks = Balíčky misí
l-deck = { $tier }, karet: { $count }. Otevřít přehled misí.
l-deck-draw = Dobrat misi: { $tier }, karet: { $count }

## Můj stůl

l-purse = Vaše truhla
l-money-unit = { $count ->
    [one] louisdor
    [few] louisdory
   *[other] louisdorů
}
l-personal = Vlastní zásoba
l-general = Společná zásoba
l-personal-short = k ruce
l-general-short = společná
l-own-money = louisdory: { $count }
l-own-personal = kameny ve vlastní zásobě: { $count }
l-own-general = kameny ve společné zásobě: { $count }
l-own-arms = erby: { $count }
l-own-chip = { $chip }: { $count }
l-arms-short = { $count ->
    [one] { $count } erb
    [few] { $count } erby
   *[other] { $count } erbů
}
l-chip-wild = Při placení misí zastoupí kterýkoli žeton.
l-chip-plain = Dvěma žetony se platí mise.
l-hand = Karty vlivu
l-hand-empty = Karty vlivu teď nemáte.
l-card = Karta vlivu: { $name }
l-card-played = Zahraná karta: { $name }
l-modes = Jak kartu použít
l-mode-place = Položit až { $count }
l-mode-take-back = Vzít zpět { $count }
l-mode-nothing = Naprázdno
l-mode-four-place = S misí položit až { $count }
l-mode-four-take-back = S misí vzít zpět { $count }
l-intrigues = Intriky
l-intrigue-card = Karta intrik: { $name }. Přidá kameny, když se tato kartička vyhodnocuje.
l-missions-held = Mise v ruce
l-missions-laid = Vyložené mise
l-mission-held = Mise v ruce: { $mission }.
l-mission-laid = Vyložená mise: { $mission }.
l-mission-used = V tomto kole už použitá.
l-mission-cost = Stojí: { $list }.
l-need = { $slot }
l-need-met = { $by ->
    [crown] { $slot } (zaplatí koruna)
   *[same] { $slot } (máte)
}
l-need-open = { $slot } (chybí)
l-use-all = { $count ->
    [few] Použít všechny { $count }
   *[other] Použít všech { $count }
}
l-none-laid = Zatím žádná.
l-back-of = { $tier }
l-hidden-card = skrytá karta
l-known-cards = Víte o kartách: { $list }.
l-known-missions = Víte o misích: { $mission }.
l-enlarge = Otevřít přehled: { $owner }
l-laid-count = vyložené mise: { $count }
l-cards-in-hand = karty vlivu v ruce: { $count }
l-intrigue-count = karty intrik: { $count }
l-starts = začíná kolo

## Postup

l-round = { $round }. kolo
l-round-supply = { $round }. kolo: zásobování
l-round-influence = { $round }. kolo: vliv
l-round-scoring = { $round }. kolo: vyhodnocení
l-round-missions = { $round }. kolo: mise
l-scoring = Vyhodnocení
l-walk = Postup vyhodnocení
l-walk-done = { $name }: odměnu má { $names }
l-walk-none = { $name }: odměnu nikdo nedostal
l-walk-now = { $name }: právě se vyhodnocuje
l-walk-later = { $name }: ještě přijde
l-intrigue = Intrika
l-intrigue-open = Zahraje ji někdo?
l-intrigue-nobody = nikdo ji nezahrál
l-intrigue-by-general = { $owner }: 1 kámen ze společné zásoby
l-intrigue-by-personal = { $owner }: 1 kámen z vlastní zásoby
l-intrigue-by-two-personal = { $owner }: 2 kameny z vlastní zásoby
l-standing-free = bere odměnu zdarma
l-standing-asked = kupuje za { $price }?
l-standing-waits = smí koupit za { $price }
l-standing-bought = koupeno
l-standing-declined = nekupuje
l-standing-nothing = bez odměny
l-short-free = zdarma
l-short-asked = koupit?
l-short-waits = za { $price }
l-short-bought = koupeno
l-short-declined = nekupuje
l-short-nothing = nic
l-turns-red = Otočí se na červenou
l-turns-black = Otočí se na černou
l-turns-not = Zůstane, jak je
l-turns-last = V posledním kole se neotáčí
l-rules = Pravidlo

## Volby

l-stop = Skončit
l-put = Umístit
l-put-none = Neumístit
l-place = Stačí
l-take-back = Vzít zpět
l-play-nothing = Zahrát
l-exchange = Vyměnit
l-pass = Zaplatit
l-lay = Vyložit
l-pay = Zaplatit
l-keep = Nechat si
l-swap = Vyměnit
l-put-off = Odložit
l-put-off-one = Už žádnou
l-put-off-none = Nechat si je
l-buy-title = { $reward }: koupit za { $price }?
l-buy-text = { $markers ->
    [one] Máte { $money }, zbude { $left }. Váš kámen se tak jako tak vrátí k ruce.
    [few] Máte { $money }, zbude { $left }. Vaše { $markers } kameny se tak jako tak vrátí k ruce.
   *[other] Máte { $money }, zbude { $left }. Vašich { $markers } kamenů se tak jako tak vrátí k ruce.
}
l-buy-yes = Koupit
l-buy-no = Nekupovat
l-buy-tip = Hodí se na misi „{ $mission }“.
l-first-title = Rozhodnout o prvním místě?
l-first-text = Mise „Jednou první“ vám dá: { $reward }. Platí jednou za kolo.
l-first-yes = Být první
l-first-no = Nechat remízu
l-take-title = Vzít si kámen zpět?
l-take-text = Ve společné zásobě jich máte { $count }.
l-take-yes = Vzít k ruce
l-take-no = Nechat tam
l-put-title = Kámen na kartičku: { $name }
l-maintenon-title = Až dva kameny na kartičku: { $name }
l-from-general = Ze společné
l-from-personal = Z vlastní
l-there = je jich tam { $count }
l-chosen = vybráno { $count }
l-intrigue-title = { $name }: zahrát intriku?
l-intrigue-general = 1 ze společné
l-intrigue-personal = 1 z vlastní
l-intrigue-two-personal = 2 z vlastní
l-intrigue-none = Její kartu nemáte; soupeři to nevidí.
l-intrigue-held = Její kartu držíte. Přidá vám tu kameny.
l-intrigue-lacks = nemáte dost kamenů
l-intrigue-no = Nehrát
l-intrigue-all = Nehrát do konce kola
l-intrigue-play = Zahrát intriku
l-use-title = Co chcete?
l-use-two-louisdor = 2 louisdory
l-use-louisdor-and-marker = 1 louisdor a 1 kámen
l-use-two-markers = 2 kameny
l-pay-title = Čím zaplatíte „{ $mission }“?
l-pay-with = { $chips }

## Co říká herold

l-ask-supply = Které mise použijete?
l-ask-put = Kam umístíte kámen?
l-ask-mission = Vyložíte misi?
l-ask-put-off = Které mise odložíte?
l-hint-begin-short = { $name }: kamenů až { $most }.
l-hint-begin = { $most ->
    [one] { $name }: klikněte na kartičku a položte kámen.
    [few] { $name }: pokládejte kameny klikáním, až { $most }. Začněte na této kartičce.
   *[other] { $name }: pokládejte kameny klikáním, až { $most }. Začněte na této kartičce.
}
l-hint-begin-anywhere = { $most ->
    [one] { $name }: položte kámen na kteroukoli kartičku.
   *[other] { $name }: pokládejte kameny klikáním, až { $most }. Začněte kdekoli.
}
l-hint-more = { $path }: položeno { $count }, zbývá { $left }. Přidejte sem, nebo k sousedovi.
l-hint-more-short = Položeno { $count }, zbývá { $left }.
l-hint-all-short = Položeno { $count }. Souhlasí to?
l-hint-intrigue = { $name }: zahraje někdo intriku?
l-hint-all = { $path }: všechny kameny leží. Souhlasí to?
l-hint-take-back = { $count ->
    [one] { $name }: vezmete si zpět jeden kámen ze společné zásoby.
    [few] { $name }: vezmete si zpět { $count } kameny ze společné zásoby.
   *[other] { $name }: vezmete si zpět { $count } kamenů ze společné zásoby.
}
l-hint-nothing = { $name }: kartu zahrajete bez užitku.
l-hint-exchange-which = Kterou kartu vlivu vyměníte za vrchní z balíčku?
l-hint-exchange = { $name }: kartu odhodíte a vezmete si vrchní z balíčku.
l-hint-pass = Zaplatíte { $price } louisdory a tah vynecháte.
l-hint-maintenon = { $count ->
    [one] Umístíte jeden kámen.
   *[other] Umístíte { $count } kameny.
}
l-hint-declining = V tomto kole už intriku nehrajete.
l-hint-decline-stop = Přece jen hrát
l-hint-lay = Vyložíte „{ $mission }“ a zaplatíte { $chips }.
l-hint-pay = „{ $mission }“: zaplatíte { $chips }.
l-hint-swap-which = Který žeton vyměníte za korunu? Stojí to { $price } louisdory.
l-hint-swap = Za { $price } louisdory vyměníte { $chip_acc } za korunu.
l-hint-keep = Necháte si { $chip_acc }, ostatní vrátíte za erby.
l-hint-put-off = { $count ->
    [one] Odložíte jednu misi a doberete jinou.
   *[other] Odložíte { $count } mise a doberete jiné.
}
l-why-all = Karta už víc kamenů nedovolí (nejvýš { $most }).
l-why-start = Začíná se na kartičce { $name }.
l-why-path = { $name }: sem se odtud přeskočit nedá.

## Přehledy

l-title-played = Karty vlivu
l-title-intrigue = Intriky
l-title-arms = Erby
l-title-money = Karty peněz
l-title-missions = Mise
l-played-cards = Odehrané: { $count }
l-unseen-cards = Ostatní: { $count }
l-unseen-where = Leží v balíčku ({ $count }) nebo je drží soupeři.
l-intrigue-where = V balíčku leží { $count }.
l-intrigues-played = Zahrané v posledním vyhodnocení
l-intrigues-back = Zahrané karty, o kterých všichni vědí, že jsou v balíčku
l-cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
l-arms-where = Na hromádce zbývá { $count }. Druhy erbů soupeřů jsou skryté.
l-arms-mine = Vaše erby
l-arms-all = Kolik jich kdo má
l-arms-open = Erby podle druhů
l-most = nejvíc
l-money-where = Karet peněz ještě přijde: { $count }.
l-money-card = { $round }. kolo: všichni { $amount }, Ludvík u kartičky { $name }
l-missions-where = Tyto mise nejsou vyložené ani ve vaší ruce.
