### Stůl Malých velkých království v prohlížeči: co hra sama neříká.

## Části stolu

k-action-card = Karta akcí
k-shields = { $count } z { $all } štítů
k-action = { $action }: { $state }
k-action-open = volná akce
k-action-spent = leží na ní štít
k-action-now = právě se provádí
k-effect-patrol = figurka přejde do sousedního kraje, nebo vstane
k-effect-quest = figurka přejde z okraje země na okraj jiné
k-effect-build = další úroveň hradu za rudu
k-effect-research = další úroveň magie za manu
k-effect-expand = nová figurka na mapě za jídlo
k-effect-trade = jeden zdroj za stejně jiného
k-castle = Hrad
k-castle-level = { $level ->
    [0] Hrad zatím nestaví: { $names }.
   *[other] Hrad { $level }, bodů: { $points }; stojí tu: { $names }.
}
k-castle-next = { $price ->
    [0] Stavba vás nestojí nic.
    [one] Stavba vás stojí 1 rudu.
   *[other] Stavba vás stojí { $price } rudy.
}
k-castle-build = Postavit hrad { $level }
k-castle-at = hrad { $level }
k-nobody-yet = nikdo
k-points-short = body
k-magic = Magie
k-magic-at = magie { $level }
k-learn = Magie { $level } { $price ->
    [0] zdarma
    [one] za 1 manu
   *[other] za { $price } many
}
k-stock = Zásoby
k-track = { $resource }: { $count }
k-track-after = Potom { $count }.
k-supply = Figurky v zásobě: { $count }
k-figures-of = figurky ve hře: { $count } z { $all }
k-beaten = poražené neutrální figurky: { $count }
k-allies = spojenci: { $names }
k-faction-card = Karta národa
k-open-faction = { $owner }: otevřít kartu národa { $faction }
k-reached = dosaženo
k-territory-of = Země: { $owner }
k-your-land = vaše země
k-lost-kingdom = Ztracené království
k-lost-note = Kdo sem vstoupí, porazí neutrální figurku a zaplatí její číslo. Body: 1 za poraženou, 1 za obsazený kraj.
k-lost-number = Bojové číslo teď
k-neutral-number = { $count ->
    [0] bez obránců
   *[other] bojové číslo { $count }
}
k-open-territory = { $name }: zvětšit
k-open-territory-legal = { $name }: zvětšit, možných tahů: { $count }
k-end = Konec hry spustí hrad 6, magie 5 nebo 7 figurek.
k-end-near = Závěr: po pátém štítu hra skončí.
k-tokens = Žetony
k-tokens-left = { $count ->
    [one] { $count } zakrytý žeton
    [few] { $count } zakryté žetony
   *[other] { $count } zakrytých žetonů
}
k-tokens-unseen = Ještě neodkryté: { $count }
k-tokens-laid = Leží na mapě
k-nothing = nic

## Místa

k-here = stojí tu: { $list }
k-nobody = nikdo tu není
k-lies = leží
k-gives = dává { $resource_acc }, kusů: { $count }
k-gives-choice = ležící figurce dává zdroj podle volby, kusů: { $count }
k-gives-points = zdroje nedává; na konci 2 body, o něž se dva hráči dělí
k-edge = na okraji karty
k-inland = ve vnitrozemí
k-token-hidden = zakrytý žeton
k-token-here = žeton { $token }
k-may = lze zvolit: { $what }
k-may-several = lze zvolit, možností je víc
k-may-peace = lze vstoupit v míru
k-may-war = lze vstoupit, bude válka
k-may-neutral = lze vstoupit, neutrální figurka stojí { $price }
k-own-figure = Vaše figurka
k-figure-move = Pohnout figurkou: { $place }
k-figure-stand = Postavit ležící figurku: { $place }
k-way-retreat = Ustoupit sem, jídlo: { $price }
k-way-church = Uchýlit se do kostela
k-way-rescue = Přivést figurku domů
k-convert = Dá místo svého zdroje { $units }× { $take_acc }

## Přípravy

k-setup = příprava
k-gallery = Národy na výběr
k-gallery-copy = Národy soupeřů
k-sides = Strany vaší karty země
k-side = Zvolit zemi:
k-take-faction = Vzít národ
k-copy = Napodobit
k-hint-faction = Povedete { $faction_acc }.
k-hint-copy = Napodobíte { $level }. úroveň, národ { $faction }.
k-count-split = Rozděleno { $count } z { $all }
k-hint-split-left = Rozdělte ještě { $left } z šesti zdrojů.
k-hint-split = Začnete se zásobou: { $units }.
k-split = Rozdělit
k-add-split = Přidat { $resource_acc }

## Tahy

k-go = Vyrazit
k-settle = Osídlit
k-stop = Stačí
k-otherwise = Jinam
k-hint-war = { $place }: stojí tam { $other }. Vstupem začne válka.
k-hint-neutral = { $place }: neutrální figurka stojí { $price } po slevách.
k-hint-token = { $place }: odkryjete žeton, to už nejde vzít zpět.
k-note-build = hrad { $level } { $price ->
    [0] zdarma
    [one] za 1 rudu
   *[other] za { $price } rudy
}
k-note-research = magie { $level } { $price ->
    [0] zdarma
    [one] za 1 manu
   *[other] za { $price } many
}
k-note-expand = figurka { $price ->
    [0] zdarma
    [one] za 1 jídlo
   *[other] za { $price } jídla
}
k-do-nothing = Nic
k-do-nothing-note = akci neprovedete
k-do-collect = Sebrat zdroje
k-plus-choice = { $units } a podle volby { $count }×
k-do-keep = Nechat být
k-do-keep-note = kraje dají své zdroje
k-do-lair-yes = Vypustit draka
k-do-lair-yes-note = { $other } přijde o úroveň hradu
k-do-lair-no = Nechat spát
k-do-lair-no-note = hrad zůstane na úrovni { $level }
k-do-undead-yes = Přidat figurku
k-do-undead-yes-note = za { $price } many
k-do-undead-no = Nepřidat
k-do-undead-no-note = mana zůstane
k-do-surrender = Vzdát figurku
k-do-surrender-note = vrátí se do zásoby

## Placení a obchod

k-count-pay = K zaplacení: { $due }
k-count-gain = Vybráno { $count } z { $all }
k-add-pay = Zaplatit { $resource_acc }
k-add-gain = Vzít { $resource_acc }
k-drop = Ubrat { $resource_acc }
k-way = Zaplatit takto: { $units }
k-hint-pay = Zaplatíte: { $units }.
k-hint-gain = Vezmete si: { $units }.
k-pay = Zaplatit
k-take = Vzít
k-you-give = Dáte
k-you-take = Dostanete
k-give = Dát { $resource_acc }
k-get = Dostat { $resource_acc }
k-how-many = Kolik jednotek
k-hint-trade = Dáte { $units }× { $give_acc } a dostanete { $received }× { $take_acc }.
k-trade = Vyměnit

## Válka

k-war = Válka: { $what }
k-war-for = Válka: { $place }
k-war-quest = útok Výpravou
k-war-patrol = útok Hlídkou
k-war-watching = přihlížíte
k-fold = Schovat list války
k-unfold = Ukázat
k-against = proti
k-attacks = útočí
k-defends = brání se
k-die = { $owner }: bojové číslo { $number }
k-die-flag = { $owner }: vlajka
k-die-covered = { $owner }: zakrytá kostka
k-fact-discount = Sleva { $count }
k-fact-ties = Vyhrává remízy
k-fact-food = Platí i jídlem, 1 za 1
k-fact-mana = Mana má hodnotu { $count }
k-fact-single = Jedním druhem zdroje sleva { $count }
k-fact-raise = Po otočení smí číslo zvýšit
k-fact-spared = Při prohře nejvýš o { $count } neplatí
k-fact-limit = Může dát až { $count }
k-fact-flag-only = Může ukázat jen vlajku
k-your-number = Vaše bojové číslo
k-secret = nikdo ho neuvidí, dokud se kostky neotočí
k-bid = Číslo { $number } za { $price }
k-bid-flag = Vlajka, zdarma
k-flag = Vlajka
k-free = zdarma
k-for = za { $price }
k-less = Nižší číslo
k-more = Vyšší číslo
k-price = Cena
k-price-none = vlajka nestojí nic
k-price-note = zaplatíte ji, ať vyhrajete, nebo prohrajete; čím, zvolíte až po otočení
k-if-win = Výhra:
k-if-win-attacker = figurka v kraji zůstane.
k-if-win-defender = kraj udržíte.
k-if-lose = Prohra:
k-if-lose-note = ústup (jídlo: { $price }), nebo zpět do zásoby.
k-if-flags = Dvě vlajky:
k-if-flags-many = spojenectví, nikdo neplatí.
k-if-flags-two = vyhraje obránce, nikdo neplatí.
k-cover = Přikrýt kostku
k-other-thinks = { $other } ještě volí. Kostky se otočí najednou.
k-other-ready = { $other } má zakryto. Čeká se na vás.
k-choosing = { $owner } volí
k-covered = { $owner } má zakryto
k-raising = { $owner } zvažuje zvýšení
k-shown = { $owner } ukazuje číslo
k-stage-bid = Tajná volba
k-stage-bid-note = 1 až 11, nebo vlajka
k-stage-turn = Otočení
k-stage-turn-note = obě kostky najednou
k-stage-pay = Placení
k-stage-pay-note = útočník první
k-stage-fate = Následky
k-stage-fate-note = ústup, nebo zpět do zásoby
k-raise-no = nechat
k-raise-with = za { $resource_acc }

## Průběh

k-bead = { $number }. štít: { $deed }
k-bead-war = válka
k-bead-choice = volba akce
k-final = závěr
k-over = konec
k-first-cycle = 1. cyklus akcí
k-next-cycle = Nový cyklus akcí
