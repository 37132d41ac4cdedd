### Stůl Minutové říše: Legendy v prohlížeči.

## Karty a zásoba

l-row = Nabídka karet
l-deck = { $count ->
    [one] balíček: { $count } karta
    [few] balíček: { $count } karty
   *[other] balíček: { $count } karet
}
l-deck-open = Karty, které ještě přijdou: { $count }. Otevřít seznam.
l-deck-title = Karty, které ještě přijdou
l-deck-about = { $count ->
    [one] V balíčku leží { $count } karta. Pořadí nikdo nezná.
    [few] V balíčku leží { $count } karty. Pořadí nikdo nezná.
   *[other] V balíčku leží { $count } karet. Pořadí nikdo nezná.
}
l-deck-empty = Balíček je prázdný.
l-offer = { $card }, cena { $price }.
l-offer-legal = { $card }, cena { $price }, lze vzít.
l-missing = { $count ->
    [one] chybí { $count }
    [few] chybí { $count }
   *[other] chybí { $count }
}
l-take-for = { $price ->
    [0] Vzít zdarma
   *[other] Vzít za { $price }
}
l-buy-nothing = Nekupovat
l-you-have = máte
l-close = Zavřít
l-or = nebo
l-stock = Vaše zásoba
l-coins = { $count ->
    [one] mince
    [few] mince
   *[other] mincí
}
l-armies = { $count ->
    [one] armáda
    [few] armády
   *[other] armád
}
l-cities = { $count ->
    [0] bez měst
    [one] { $count } město
    [few] { $count } města
   *[other] { $count } měst
}
l-own-cards = Vaše karty
l-abilities-own = Schopnosti
l-abilities = Schopnosti: { $seat }
l-no-abilities = zatím žádné
l-ability-flying = { $count ->
    [one] { $count } létání: moře je o bod levnější
    [few] { $count } létání: moře je o { $count } body levnější, nejméně však za 1
   *[other] { $count } létání: moře je za 1
}
l-ability-flying-short = létání
l-ability-extra-move = { $count ->
    [one] o { $count } bod pohybu víc
    [few] o { $count } body pohybu víc
   *[other] o { $count } bodů pohybu víc
}
l-ability-extra-move-short = { $count ->
    [one] bod pohybu
    [few] body pohybu
   *[other] bodů pohybu
}
l-ability-extra-army = { $count ->
    [one] o { $count } armádu víc při umisťování
    [few] o { $count } armády víc při umisťování
   *[other] o { $count } armád víc při umisťování
}
l-ability-extra-army-short = { $count ->
    [one] armáda
    [few] armády
   *[other] armád
}
l-ability-elixir = { $count ->
    [one] { $count } elixír
    [few] { $count } elixíry
   *[other] { $count } elixírů
}
l-ability-elixir-short = { $count ->
    [one] elixír
    [few] elixíry
   *[other] elixírů
}
l-ability-immunity = armády nelze zničit
l-ability-immunity-short = nezničitelné

## Mapa

l-map = Mapa
l-islands = Ostrovy
l-neutral = neutrální
l-nobody = nikdo
l-regions = { $count ->
    [one] { $count } region
    [few] { $count } regiony
   *[other] { $count } regionů
}
l-has = { $seat }{ $armies ->
    [0] {""}
    [one] { " " }{ $armies } armáda
    [few] { " " }{ $armies } armády
   *[other] { " " }{ $armies } armád
}{ $cities ->
    [0] {""}
    [one] { " " }{ $cities } město
    [few] { " " }{ $cities } města
   *[other] { " " }{ $cities } měst
}
l-has-neutral = { $armies ->
    [one] { $armies } neutrální armáda
    [few] { $armies } neutrální armády
   *[other] { $armies } neutrálních armád
}
l-empty = prázdný
l-held = Ovládá { $seat }.
l-held-neutral = Převahu mají neutrální armády.
l-picked = Vybráno.
l-can-enter = { $cost ->
    [one] Lze vstoupit za { $cost } bod.
    [few] Lze vstoupit za { $cost } body.
   *[other] Lze vstoupit za { $cost } bodů.
}
l-can-leave = Odtud lze táhnout.
l-can-place = Sem lze umístit armádu.
l-can-build = Zde lze postavit město.
l-can-destroy = Zde lze zničit armádu.
l-can-start = Může být startovním regionem.
l-can-second = Může být druhým regionem.
l-can-token = Sem lze položit žeton.
l-can-neutral = Sem lze umístit neutrální armádu.
l-go-to = Ukázat desku { $face }
l-whole = Celá mapa
l-closer = Přiblížit
l-farther = Oddálit

## Výzvy a pečeť

l-back = Krok zpět
l-done = Hotovo
l-skip = Vynechat
l-deed = { $kind ->
    [move] { $count ->
        [one] pohyb za { $count } bod
        [few] pohyb za { $count } body
       *[other] pohyb za { $count } bodů
    }
    [place] { $count ->
        [one] umístit { $count } armádu
        [few] umístit { $count } armády
       *[other] umístit { $count } armád
    }
    [build] postavit město
   *[destroy] zničit armádu
}
l-left = { $count ->
    [0] nezbývá nic
    [one] zbývá { $count }
    [few] zbývají { $count }
   *[other] zbývá { $count }
}
l-sea-costs = { $flying ->
    [0] Přes moře stojí krok { $cost }.
   *[other] Díky létání stojí krok přes moře { $cost }.
}
l-place-where = Do startovního regionu nebo ke svým městům.
l-place = { $count ->
    [one] Umístěte poslední armádu: klepněte na svítící region.
    [few] Umístěte armády: zbývají { $count }. Klepněte na svítící region, třeba víckrát.
   *[other] Umístěte armády: zbývá jich { $count }. Klepněte na svítící region, třeba víckrát.
}
l-place-all = Všechny armády mají své místo. Potvrďte plán.
l-move = { $points ->
    [one] Zbývá { $points } bod pohybu. Vyberte armádu, nebo ji přetáhněte.
    [few] Zbývají { $points } body pohybu. Vyberte armádu, nebo ji přetáhněte; moře stojí { $cost }.
   *[other] Zbývá { $points } bodů pohybu. Vyberte armádu, nebo ji přetáhněte; moře stojí { $cost }.
}
l-move-from = { $points ->
    [one] { $region }: kam půjde armáda? Zbývá { $points } bod.
    [few] { $region }: kam půjde armáda? Zbývají { $points } body, moře stojí { $cost }.
   *[other] { $region }: kam půjde armáda? Zbývá { $points } bodů, moře stojí { $cost }.
}
l-move-all = { $points ->
    [0] Všechny body jsou utraceny. Potvrďte plán.
    [one] Zbývá { $points } bod, ale není kam táhnout. Potvrďte plán.
    [few] Zbývají { $points } body, ale není kam táhnout. Potvrďte plán.
   *[other] Zbývá { $points } bodů, ale není kam táhnout. Potvrďte plán.
}
l-plan = Plán
l-drop-step = Vzít zpět krok { $origin } – { $region }
l-drop-spot = Vzít zpět armádu z regionu { $region }
l-build = Postavit
l-build-picked = Postavit město: { $region }?
l-destroy = Zničit
l-destroy-picked = { $region }: zničit { $army }?
l-destroy-which = Kterou armádu zničit?
l-army-of = armádu hráče { $owner }
l-army-neutral = neutrální armádu
l-pay-whom = Komu zaplatit za místo u města?
l-pay = { $owner }: 1 mince
l-knight-yes = Přidat armádu
l-knight-no = Nepřidávat
l-who-begins = Kdo začne?

## Dražba

l-auction = Dražba o začátek
l-auction-about = Nejvyšší nabídka se zaplatí a určí, kdo začne. Ostatní si své mince nechají.
l-auction-won = Nabídky leží na stole.
l-bid = Nabídnout
l-bid-picked = { $coins ->
    [0] Nenabídnout nic?
    [one] Nabídnout { $coins } minci? Nabídka je tajná a nejde vzít zpět.
    [few] Nabídnout { $coins } mince? Nabídka je tajná a nejde vzít zpět.
   *[other] Nabídnout { $coins } mincí? Nabídka je tajná a nejde vzít zpět.
}
l-bid-was = { $seat }: { $coins ->
    [0] nic
    [one] { $coins } mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}
l-bid-open = { $seat } ještě přemýšlí
l-bid-closed = { $seat } má nabídku v pěsti

## Příprava

l-faces = Strany desek
l-face = { $face }: ostrovů { $islands }, regionů { $regions }
l-place-empty = { $place }: prázdné místo
l-place-has = { $place }: { $face }, otočení o { $turn }°
l-turn = Otočit o čtvrt: { $place }
l-flip = Druhá strana: { $place }
l-lift = Odebrat: { $place }
l-map-next = Složte mapu: vyberte desku na místo ({ $place }).
l-map-whole = Mapa je složená. Desky lze ještě otočit nebo obrátit.
l-lay = { $count ->
    [0] Položit
    [one] Položit desku
   *[other] Položit ({ $count })
}
l-not-used = Nepoužít
l-scatter = { $count ->
    [one] { $token }: vyberte region.
    [few] { $token }: vyberte { $count } regiony v libovolném pořadí.
   *[other] { $token }: vyberte { $count } regionů v libovolném pořadí.
}
l-scatter-more = { $count ->
    [one] { $token }: ještě jeden region.
    [few] { $token }: ještě { $count } regiony.
   *[other] { $token }: ještě { $count } regionů.
}
l-scatter-all = Všechna místa jsou vybrána ({ $token }). Potvrďte je.
l-put = Položit žetony

## Soupeři a průběh

l-chip-coins = { $count ->
    [one] { $count } mince
    [few] { $count } mince
   *[other] { $count } mincí
}
l-chip-elixirs = { $count ->
    [one] { $count } elixír
    [few] { $count } elixíry
   *[other] { $count } elixírů
}
l-chip-armies = { $count ->
    [one] { $count } armáda na mapě
    [few] { $count } armády na mapě
   *[other] { $count } armád na mapě
}
l-seat-open = Karty a body: { $seat }
l-seat-about = Karet { $cards }, v zásobě armád { $supply } a měst { $cities }.
l-cards-title = Karty
l-captured = { $count ->
    [one] Rudá čarodějka drží v zajetí { $count } armádu.
    [few] Rudá čarodějka drží v zajetí { $count } armády.
   *[other] Rudá čarodějka drží v zajetí { $count } armád.
}
l-points-now = Kdyby hra skončila teď: { $count }
l-past = Odehrané hry
l-game-column = Hra
l-game-of = { $number }. hra ·
l-card-of = { $n }. karta z { $of }
l-setup = Příprava
l-ended = Konec
l-chapter-setup = Příprava { $number }. hry
l-chapter-play = Hra začíná
