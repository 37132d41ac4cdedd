### Ludvík XIV.: všechny texty hry česky.

## Kartičky osobností a karty vlivu

board-1 = 1 (Anna Rakouská)
board-2 = 2 (Filip I. Orleánský)
board-3 = 3 (Marie Terezie Španělská)
board-4 = 4 (Velký dauphin)
# same in both languages
board-5 = 5 (Françoise-Athénaïs de Montespan)
board-6 = 6 (Velký Condé)
# same in both languages
board-7 = 7 (Jean-Baptiste Colbert)
# same in both languages
board-8 = 8 (Françoise de Maintenon)
# same in both languages
board-9 = 9 (Louise de La Vallière)
# same in both languages
board-10 = 10 (Henri de Turenne)
# same in both languages
board-11 = 11 (Jules Mazarin)
# same in both languages
board-12 = 12 (François-Michel de Louvois)

board-text-1 = Dává jeden žeton žezla.
board-text-2 = Dává jeden žeton listiny.
board-text-3 = Dává jeden žeton prstenu.
board-text-4 = Dává jeden žeton helmice.
board-text-5 = Dává jeden žeton koruny, která zastoupí kterýkoli žeton.
board-text-6 = Dává jeden skrytý erb; potom smíte umístit jeden kámen ze společné nebo vlastní zásoby na kteroukoli kartičku.
board-text-7 = Dává 5 louisdorů.
board-text-8 = Smíte umístit až dva kameny ze společné nebo vlastní zásoby na kartičku 5 a pak přesunout jeden kámen ze společné zásoby do vlastní.
board-text-9 = Dává jeden žeton koruny, která zastoupí kterýkoli žeton.
board-text-10 = Dává dva skryté erby.
board-text-11 = Dává vrchní kartu vlivu do ruky; zahrajete ji v příštím kole, po čtvrtém kole se mění za erb.
board-text-12 = Dává jeden skrytý erb a vrchní kartu intrik do ruky.

card-anne = Anna Rakouská (1)
    .short = Anna
card-philippe = Filip I. Orleánský (2)
    .short = Filip
card-marie-therese = Marie Terezie Španělská (3)
    .short = Marie Terezie
card-dauphin = Velký dauphin (4)
    .short = dauphin
# same in both languages
card-montespan = Françoise-Athénaïs de Montespan (5)
    .short = Montespan
card-conde = Velký Condé (6)
    .short = Condé
# same in both languages
card-colbert = Jean-Baptiste Colbert (7)
    .short = Colbert
# same in both languages
card-maintenon = Françoise de Maintenon (8)
    .short = Maintenon
# same in both languages
card-la-valliere = Louise de La Vallière (9)
    .short = La Vallière
# same in both languages
card-turenne = Henri de Turenne (10)
    .short = Turenne
# same in both languages
card-mazarin = Jules Mazarin (11)
    .short = Mazarin
# same in both languages
card-louvois = François-Michel de Louvois (12)
    .short = Louvois
card-joker = žolík
    .short = žolík

card-text-anne = Umístěte až tři kameny z vlastní zásoby na kartičku 1 a nejvýš dvakrát s nimi přeskočte na úhlopříčně sousední kartičku; na každé opuštěné nechte aspoň jeden z nich. Nebo si vezměte tři kameny ze společné zásoby, a je-li jich tam méně, všechny.
card-text-philippe = Umístěte až tři kameny z vlastní zásoby na kartičku 2 a nejvýš dvakrát s nimi přeskočte na úhlopříčně sousední kartičku; na každé opuštěné nechte aspoň jeden z nich. Nebo si vezměte tři kameny ze společné zásoby, a je-li jich tam méně, všechny.
card-text-marie-therese = Umístěte až tři kameny z vlastní zásoby na kartičku 3 a nejvýš dvakrát s nimi přeskočte na úhlopříčně sousední kartičku; na každé opuštěné nechte aspoň jeden z nich. Nebo si vezměte tři kameny ze společné zásoby, a je-li jich tam méně, všechny.
card-text-dauphin = Umístěte až tři kameny z vlastní zásoby na kartičku 4 a nejvýš dvakrát s nimi přeskočte na úhlopříčně sousední kartičku; na každé opuštěné nechte aspoň jeden z nich. Nebo si vezměte tři kameny ze společné zásoby, a je-li jich tam méně, všechny.
card-text-montespan = Umístěte až tři kameny z vlastní zásoby na kartičku 5 a nejvýš dvakrát s nimi přeskočte na úhlopříčně sousední kartičku; na každé opuštěné nechte aspoň jeden z nich. Nebo si vezměte tři kameny ze společné zásoby, a je-li jich tam méně, všechny.
card-text-conde = Umístěte až tři kameny z vlastní zásoby na kartičku 6 a nejvýš dvakrát s nimi přeskočte na úhlopříčně sousední kartičku; na každé opuštěné nechte aspoň jeden z nich. Nebo si vezměte tři kameny ze společné zásoby, a je-li jich tam méně, všechny.
card-text-colbert = Umístěte až tři kameny z vlastní zásoby na kartičku 7 a nejvýš dvakrát s nimi přeskočte na úhlopříčně sousední kartičku; na každé opuštěné nechte aspoň jeden z nich. Nebo si vezměte tři kameny ze společné zásoby, a je-li jich tam méně, všechny.
card-text-maintenon = Umístěte až tři kameny z vlastní zásoby na kartičku 8 a nejvýš dvakrát s nimi přeskočte na úhlopříčně sousední kartičku; na každé opuštěné nechte aspoň jeden z nich. Nebo si vezměte tři kameny ze společné zásoby, a je-li jich tam méně, všechny.
card-text-la-valliere = Umístěte až tři kameny z vlastní zásoby na kartičku 9 a nejvýš dvakrát s nimi přeskočte na úhlopříčně sousední kartičku; na každé opuštěné nechte aspoň jeden z nich. Nebo si vezměte tři kameny ze společné zásoby, a je-li jich tam méně, všechny.
card-text-turenne = Umístěte až tři kameny z vlastní zásoby na kartičku 10 a nejvýš dvakrát s nimi přeskočte na úhlopříčně sousední kartičku; na každé opuštěné nechte aspoň jeden z nich. Nebo si vezměte tři kameny ze společné zásoby, a je-li jich tam méně, všechny.
card-text-mazarin = Umístěte až tři kameny z vlastní zásoby na kartičku 11 a nejvýš dvakrát s nimi přeskočte na úhlopříčně sousední kartičku; na každé opuštěné nechte aspoň jeden z nich. Nebo si vezměte tři kameny ze společné zásoby, a je-li jich tam méně, všechny.
card-text-louvois = Umístěte až tři kameny z vlastní zásoby na kartičku 12 a nejvýš dvakrát s nimi přeskočte na úhlopříčně sousední kartičku; na každé opuštěné nechte aspoň jeden z nich. Nebo si vezměte tři kameny ze společné zásoby, a je-li jich tam méně, všechny.
card-text-joker = Umístěte jeden kámen z vlastní zásoby na kteroukoli kartičku a případně druhý na tutéž nebo na úhlopříčně sousední. Nebo si vezměte dva kameny ze společné zásoby, a je-li tam jen jeden, ten.

## Žetony misí: `.acc` je 4. pád, `chips-` jsou dvojice v 7. pádě.

chip-crown = koruna
    .acc = korunu
chip-sceptre = žezlo
    .acc = žezlo
chip-letter = listina
    .acc = listinu
chip-ring = prsten
    .acc = prsten
chip-helmet = helmice
    .acc = helmici
chips-crown-crown = dvěma korunami
chips-crown-sceptre = korunou a žezlem
chips-crown-letter = korunou a listinou
chips-crown-ring = korunou a prstenem
chips-crown-helmet = korunou a helmicí
chips-sceptre-sceptre = dvěma žezly
chips-sceptre-letter = žezlem a listinou
chips-sceptre-ring = žezlem a prstenem
chips-sceptre-helmet = žezlem a helmicí
chips-letter-letter = dvěma listinami
chips-letter-ring = listinou a prstenem
chips-letter-helmet = listinou a helmicí
chips-ring-ring = dvěma prsteny
chips-ring-helmet = prstenem a helmicí
chips-helmet-helmet = dvěma helmicemi

## Mise

mission-extra-mission-a = +1 karta mise
mission-extra-mission-b = +1 karta mise
mission-marker-a = +1 kámen vlivu
mission-marker-b = +1 kámen vlivu
mission-marker-c = +1 kámen vlivu
mission-marker-d = +1 kámen vlivu
mission-louisdor-a = +1 louisdor
mission-louisdor-b = +1 louisdor
mission-louisdor-c = +1 louisdor
mission-louisdor-d = +1 louisdor
mission-marker-board-1 = Kámen na kartičku 1
mission-marker-board-2 = Kámen na kartičku 2
mission-marker-board-3 = Kámen na kartičku 3
mission-marker-board-4 = Kámen na kartičku 4
mission-pay-pass-a = Zaplať 2 louisdory
mission-pay-pass-b = Zaplať 2 louisdory
mission-swap-chip-a = Výměna žetonu misí
mission-swap-chip-b = Výměna žetonu misí
mission-swap-missions-a = Výměna karet misí
mission-swap-missions-b = Výměna karet misí
mission-two-louisdor-a = +2 louisdory nebo kameny
mission-two-louisdor-b = +2 louisdory nebo kameny
mission-two-louisdor-c = +2 louisdory nebo kameny
mission-two-louisdor-d = +2 louisdory nebo kameny
mission-arms-a = +1 erb
mission-arms-b = +1 erb
mission-arms-c = +1 erb
mission-marker-louis = Kámen k Ludvíkovi
mission-marker-board-5 = Kámen na kartičku 5
mission-marker-board-9 = Kámen na kartičku 9
mission-swap-influence-a = Výměna karty vlivu
mission-swap-influence-b = Výměna karty vlivu
mission-three-markers = +3 kameny vlivu
mission-three-louisdor = +3 louisdory
mission-intrigue = +1 karta intrik
mission-marker-for-card = Kámen za kartu vlivu
mission-four-markers = Karta za 4 kameny
mission-place-marker = Umístění 1 kamene
mission-once-first = Jednou první
mission-discount = −1 louisdor

mission-text-extra-mission-a = Při vyložení si doberete dvě mise místo jedné, každou z kteréhokoli balíčku; první si prohlédnete, než zvolíte balíček pro druhou. Od té chvíle držíte v ruce o misi víc.
mission-text-extra-mission-b = Při vyložení si doberete dvě mise místo jedné, každou z kteréhokoli balíčku; první si prohlédnete, než zvolíte balíček pro druhou. Od té chvíle držíte v ruce o misi víc.
mission-text-marker-a = Ve fázi zásobování přesunete jeden kámen ze společné zásoby do vlastní.
mission-text-marker-b = Ve fázi zásobování přesunete jeden kámen ze společné zásoby do vlastní.
mission-text-marker-c = Ve fázi zásobování přesunete jeden kámen ze společné zásoby do vlastní.
mission-text-marker-d = Ve fázi zásobování přesunete jeden kámen ze společné zásoby do vlastní.
mission-text-louisdor-a = Ve fázi zásobování dostanete 1 louisdor.
mission-text-louisdor-b = Ve fázi zásobování dostanete 1 louisdor.
mission-text-louisdor-c = Ve fázi zásobování dostanete 1 louisdor.
mission-text-louisdor-d = Ve fázi zásobování dostanete 1 louisdor.
mission-text-marker-board-1 = Na začátku fáze vlivu smíte umístit jeden kámen ze společné nebo vlastní zásoby na kartičku 1.
mission-text-marker-board-2 = Na začátku fáze vlivu smíte umístit jeden kámen ze společné nebo vlastní zásoby na kartičku 2.
mission-text-marker-board-3 = Na začátku fáze vlivu smíte umístit jeden kámen ze společné nebo vlastní zásoby na kartičku 3.
mission-text-marker-board-4 = Na začátku fáze vlivu smíte umístit jeden kámen ze společné nebo vlastní zásoby na kartičku 4.
mission-text-pay-pass-a = Jednou za fázi vlivu smíte místo zahrání karty zaplatit 2 louisdory a vynechat tah.
mission-text-pay-pass-b = Jednou za fázi vlivu smíte místo zahrání karty zaplatit 2 louisdory a vynechat tah.
mission-text-swap-chip-a = Jednou za fázi misí smíte ve svém tahu za 2 louisdory vyměnit jeden žeton za korunu, i v kole, kdy misi vyložíte.
mission-text-swap-chip-b = Jednou za fázi misí smíte ve svém tahu za 2 louisdory vyměnit jeden žeton za korunu, i v kole, kdy misi vyložíte.
mission-text-swap-missions-a = Na konci fáze misí smíte jednu nebo dvě mise z ruky vrátit pod jejich balíčky a stejný počet dobrat z kterýchkoli balíčků.
mission-text-swap-missions-b = Na konci fáze misí smíte jednu nebo dvě mise z ruky vrátit pod jejich balíčky a stejný počet dobrat z kterýchkoli balíčků.
mission-text-two-louisdor-a = Ve fázi zásobování dostanete podle své volby 2 louisdory, 1 louisdor a 1 kámen, nebo 2 kameny; kameny jdou ze společné zásoby do vlastní.
mission-text-two-louisdor-b = Ve fázi zásobování dostanete podle své volby 2 louisdory, 1 louisdor a 1 kámen, nebo 2 kameny; kameny jdou ze společné zásoby do vlastní.
mission-text-two-louisdor-c = Ve fázi zásobování dostanete podle své volby 2 louisdory, 1 louisdor a 1 kámen, nebo 2 kameny; kameny jdou ze společné zásoby do vlastní.
mission-text-two-louisdor-d = Ve fázi zásobování dostanete podle své volby 2 louisdory, 1 louisdor a 1 kámen, nebo 2 kameny; kameny jdou ze společné zásoby do vlastní.
mission-text-arms-a = Ve fázi zásobování si vezmete jeden skrytý erb.
mission-text-arms-b = Ve fázi zásobování si vezmete jeden skrytý erb.
mission-text-arms-c = Ve fázi zásobování si vezmete jeden skrytý erb.
mission-text-marker-louis = Na začátku fáze vlivu smíte umístit jeden kámen ze společné nebo vlastní zásoby na kartičku, kde stojí Ludvík XIV.
mission-text-marker-board-5 = Na začátku fáze vlivu smíte umístit jeden kámen ze společné nebo vlastní zásoby na kartičku 5.
mission-text-marker-board-9 = Na začátku fáze vlivu smíte umístit jeden kámen ze společné nebo vlastní zásoby na kartičku 9.
mission-text-swap-influence-a = Jednou za fázi vlivu smíte místo zahrání odhodit jednu kartu vlivu bez účinku a vzít si vrchní kartu balíčku.
mission-text-swap-influence-b = Jednou za fázi vlivu smíte místo zahrání odhodit jednu kartu vlivu bez účinku a vzít si vrchní kartu balíčku.
mission-text-three-markers = Ve fázi zásobování přesunete tři kameny (nebo kolik jich tam je) ze společné zásoby do vlastní.
mission-text-three-louisdor = Ve fázi zásobování dostanete 3 louisdory.
mission-text-intrigue = Ve fázi zásobování si vezmete vrchní kartu intrik.
mission-text-marker-for-card = Ve fázi zásobování smíte vrátit jeden kámen z vlastní zásoby do společné a vzít si za něj vrchní kartu vlivu.
mission-text-four-markers = Jednou za fázi vlivu platí kterákoli vaše karta za žolíka se čtyřmi kameny: umístíte až čtyři kameny z vlastní zásoby, začnete na kterékoli kartičce a přeskočíte nejvýš třikrát, nebo si vezmete čtyři kameny ze společné zásoby, a je-li jich tam méně, všechny.
mission-text-place-marker = Na konci fáze vlivu smíte umístit jeden kámen ze společné nebo vlastní zásoby na kteroukoli kartičku.
mission-text-once-first = Jednou za vyhodnocení smíte dělené první místo na kartičce s penězi nebo s prvním místem rozhodnout ve svůj prospěch. Kartička se pak otáčí.
mission-text-discount = Při každém nákupu na kartičce platíte o 1 louisdor méně. Cen na misích se to netýká.

tier-light = světle modrý balíček
    .from = ze světle modrého balíčku
tier-medium = středně modrý balíček
    .from = ze středně modrého balíčku
tier-dark = tmavě modrý balíček
    .from = z tmavě modrého balíčku

use-marker = +1 kámen vlivu
use-louisdor = +1 louisdor
use-two-louisdor = +2 louisdory nebo kameny: 2 louisdory
use-louisdor-and-marker = +2 louisdory nebo kameny: 1 louisdor a 1 kámen
use-two-markers = +2 louisdory nebo kameny: 2 kameny
use-arms = +1 erb
use-three-markers = +3 kameny vlivu
use-three-louisdor = +3 louisdory
use-intrigue = +1 karta intrik
use-marker-for-card = kámen za kartu vlivu

## Erby

arms-lily = lilie
arms-lion = lev
arms-eagle = orel
arms-cross = kříž
arms-tower = věž
arms-rose = růže
arms-substitute = náhradní erb

## Rozhodnutí

ask-supply = { $seat }: použijte některou vyloženou misi pro zásobování, nebo skončete.
ask-start-marker = { $seat }: mise vám dovoluje umístit kámen na kartičku { $board }.
ask-end-marker = { $seat }: mise vám dovoluje umístit jeden kámen na kteroukoli kartičku.
ask-conde = { $seat }: Velký Condé vám dovoluje umístit jeden kámen na kteroukoli kartičku.
ask-maintenon = { $seat }: Françoise de Maintenon vám dovoluje umístit kámen na kartičku { $board }.
ask-maintenon-take = { $seat }: smíte ještě přesunout jeden kámen ze společné zásoby do vlastní.
ask-turn = { $count ->
    [few] { $seat }: zahrajte kartu vlivu. V ruce jsou { $count } karty, poslední se nehraje.
   *[other] { $seat }: zahrajte kartu vlivu. V ruce je { $count } karet, poslední se nehraje.
}
ask-mode = { $seat }: jak použijete zahranou kartu ({ $card })?
ask-placement = { $four ->
    [yes] { $most ->
        [one] { $seat }: umístěte jeden kámen na kteroukoli kartičku.
       *[other] { $seat }: umístěte až { $most } kameny; začněte kdekoli a přeskakujte na úhlopříčné sousedy.
    }
   *[no] { $most ->
        [one] { $seat }: umístěte jeden kámen; zahraná karta je { $card }.
       *[other] { $seat }: umístěte až { $most } kameny; zahraná karta je { $card }.
    }
}
ask-intrigue = Vyhodnocuje se kartička { $board }. Zahraje někdo její kartu intrik?
ask-first = { $seat }: o první místo na kartičce { $board } se dělíte. Rozhodnete to ve svůj prospěch?
ask-buy = { $price ->
    [one] { $seat }: koupíte odměnu kartičky { $board } za { $price } louisdor? Máte { $money }.
    [few] { $seat }: koupíte odměnu kartičky { $board } za { $price } louisdory? Máte { $money }.
   *[other] { $seat }: koupíte odměnu kartičky { $board } za { $price } louisdorů? Máte { $money }.
}
ask-mission = { $seat }: vyložte misi, vyměňte žeton, nebo skončete.
ask-pay = { $seat }: čím zaplatíte misi „{ $mission }“?
ask-draw = { $count ->
    [one] { $seat }: z kterého balíčku si doberete misi?
   *[other] { $seat }: z kterého balíčku si doberete první z misí?
}
ask-keep = { $count ->
    [one] { $seat }: který žeton si necháte? Jeden vrátíte za erb.
    [few] { $seat }: který žeton si necháte? Zbylé { $count } vrátíte, každý za erb.
   *[other] { $seat }: který žeton si necháte? Zbylých { $count } vrátíte, každý za erb.
}
ask-put-off = { $second ->
    [yes] { $seat }: odložíte ještě druhou misi?
   *[no] { $seat }: odložíte jednu nebo dvě mise z ruky a doberete si jiné?
}
decision-supply = mise ve fázi zásobování
decision-start-marker = kámen z mise na začátku fáze vlivu
decision-end-marker = kámen z mise na konci fáze vlivu
decision-conde = kámen od Velkého Condé
decision-maintenon = kámen od Françoise de Maintenon
decision-maintenon-take = kámen ze společné zásoby
decision-turn = tah ve fázi vlivu
decision-mode = použití karty vlivu
decision-placement = rozmístění kamenů
decision-intrigue = karta intrik
decision-first = dělené první místo
decision-buy = nákup odměny
decision-mission = vykládání misí
decision-pay = placení mise
decision-draw = dobírání mise
decision-keep = žeton do dalšího kola
decision-put-off = výměna misí

## Akce

act-use = použít misi: { $use }
act-stop = skončit
act-put = { $source ->
    [general] kámen ze společné zásoby na kartičku { $board }
   *[personal] kámen z vlastní zásoby na kartičku { $board }
}
act-skip = neumístit kámen
act-play = zahrát: { $card }
act-exchange = vyměnit za kartu z balíčku: { $card }
act-pay-and-pass = zaplatit 2 louisdory a vynechat tah
act-mode = { $mode ->
    [place] umístit kameny
    [take_back] vzít kameny ze společné zásoby
    [four_place] s misí „Karta za 4 kameny“ umístit až čtyři kameny
    [four_take_back] s misí „Karta za 4 kameny“ vzít až čtyři kameny ze společné zásoby
   *[nothing] zahrát bez užitku
}
act-place = umístit kameny: { $boards }
act-intrigue = { $way ->
    [general] zahrát intriku: jeden kámen ze společné zásoby
    [personal] zahrát intriku: jeden kámen z vlastní zásoby
    [two_personal] zahrát intriku: dva kameny z vlastní zásoby
   *[none] nehrát intriku
}
act-first = { $answer ->
    [yes] rozhodnout remízu ve svůj prospěch
   *[no] nechat remízu být
}
act-buy = { $answer ->
    [yes] koupit
   *[no] nekoupit
}
act-take = { $answer ->
    [yes] přesunout kámen do vlastní zásoby
   *[no] nechat kámen ve společné zásobě
}
act-lay = vyložit misi „{ $mission }“
act-pay = zaplatit { $chips }
act-swap-chip = za 2 louisdory vyměnit { $chip_acc } za korunu
act-draw = dobrat misi { $tier_from }
act-keep = nechat si { $chip_acc }
act-put-off = odložit misi „{ $mission }“

## Události

event-round-started = Začíná kolo { $round }. První je na řadě { $starter }.
event-money-card-turned = { $amount ->
    [one] Peněžní karta: každý dostává { $amount } louisdor. Ludvík XIV. přichází na kartičku { $board }.
    [few] Peněžní karta: každý dostává { $amount } louisdory. Ludvík XIV. přichází na kartičku { $board }.
   *[other] Peněžní karta: každý dostává { $amount } louisdorů. Ludvík XIV. přichází na kartičku { $board }.
}
event-mission-used = { $seat } používá misi „{ $mission }“.
event-money-gained = { $amount ->
    [one] { $seat } dostává { $amount } louisdor.
    [few] { $seat } dostává { $amount } louisdory.
   *[other] { $seat } dostává { $amount } louisdorů.
}
event-markers-taken = { $count ->
    [0] { $seat } nemá ve společné zásobě žádný kámen.
    [one] { $seat } přesouvá jeden kámen ze společné zásoby do vlastní.
    [few] { $seat } přesouvá { $count } kameny ze společné zásoby do vlastní.
   *[other] { $seat } přesouvá { $count } kamenů ze společné zásoby do vlastní.
}
event-marker-given-up = { $seat } vrací kámen z vlastní zásoby do společné.
event-arms-drawn = { $arms ->
    [none] { $count ->
        [one] { $seat } bere skrytě jeden erb.
        [few] { $seat } bere skrytě { $count } erby.
       *[other] { $seat } bere skrytě { $count } erbů.
    }
   *[other] { $count ->
        [one] { $seat } bere skrytě erb: { $arms }.
       *[other] { $seat } bere skrytě erby: { $arms }.
    }
}
event-influence-dealt = { $card ->
    [none] { $seat } dostává { $count } karet vlivu.
   *[other] { $seat } dostává karty vlivu: { $card }.
}
event-influence-drawn = { $card ->
    [none] { $seat } bere kartu vlivu.
   *[other] { $seat } bere kartu vlivu: { $card }.
}
event-intrigue-drawn = { $person ->
    [none] { $seat } bere kartu intrik.
   *[other] { $seat } bere kartu intrik ke kartičce { $person }.
}
event-compensation-given = { $seat } začíná podruhé a dostává za to kartu intrik.
event-neutral-placed = { $on_louis ->
    [yes] Na Ludvíkovu kartičku { $board } přicházejí { $count } neutrální kameny.
   *[no] Na kartičku { $board } přicházejí { $count } neutrální kameny.
}
event-neutral-revealed = Pro neutrální barvu se odkrývá karta vlivu: { $card }.
event-card-played = { $seat } hraje kartu vlivu: { $card }.
event-markers-placed = { $with_four ->
    [yes] { $seat } umisťuje kameny s misí „Karta za 4 kameny“: { $boards }.
   *[no] { $seat } umisťuje kameny: { $boards }.
}
event-markers-taken-back = { $count ->
    [one] { $seat } bere zpět jeden kámen ze společné zásoby.
    [few] { $seat } bere zpět { $count } kameny ze společné zásoby.
   *[other] { $seat } bere zpět { $count } kamenů ze společné zásoby.
}
event-card-wasted = { $seat } hraje kartu bez užitku.
event-turn-paid = { $seat } platí { $amount } louisdory a vynechává tah.
event-card-exchanged = { $seat } odhazuje bez účinku kartu vlivu: { $card }.
event-last-card-returned = { $card ->
    [none] { $seat } vrací poslední kartu vlivu na balíček.
   *[other] { $seat } vrací na balíček poslední kartu vlivu: { $card }.
}
event-marker-put = { $source ->
    [0] { $seat } umisťuje kámen ze společné zásoby na kartičku { $board }.
   *[other] { $seat } umisťuje kámen z vlastní zásoby na kartičku { $board }.
}
event-influence-shuffled = Ze všech { $count } karet vlivu se míchá nový balíček.
event-intrigue-played = { $source ->
    [0] { $seat } hraje intriku na kartičku { $board }: jeden kámen ze společné zásoby.
   *[other] { $count ->
        [one] { $seat } hraje intriku na kartičku { $board }: jeden kámen z vlastní zásoby.
       *[other] { $seat } hraje intriku na kartičku { $board }: { $count } kameny z vlastní zásoby.
    }
}
event-tie-broken = { $seat } rozhoduje dělené první místo na kartičce { $board } ve svůj prospěch.
event-board-scored = { $louis ->
    [yes] { $condition ->
        [money] Vyhodnocuje se kartička { $board } s Ludvíkem XIV.: peníze, cena { $figure }.
       *[first] Vyhodnocuje se kartička { $board } s Ludvíkem XIV.: první místo.
    }
   *[no] { $condition ->
        [money] Vyhodnocuje se kartička { $board }: peníze, cena { $figure }.
        [markers] Vyhodnocuje se kartička { $board }: kameny, nejméně { $figure }.
       *[first] Vyhodnocuje se kartička { $board }: první místo.
    }
}
event-reward-bought = { $price ->
    [one] { $seat } kupuje odměnu kartičky { $board } za { $price } louisdor.
    [few] { $seat } kupuje odměnu kartičky { $board } za { $price } louisdory.
   *[other] { $seat } kupuje odměnu kartičky { $board } za { $price } louisdorů.
}
event-reward-declined = { $seat } na kartičce { $board } nekupuje.
event-reward-gained = { $seat } získává odměnu kartičky { $board }.
event-chip-gained = { $seat } bere žeton: { $chip }.
event-markers-returned = { $source ->
    [0] { $count ->
        [one] { $seat } vrací jeden kámen z kartičky { $board } do společné zásoby.
        [few] { $seat } vrací { $count } kameny z kartičky { $board } do společné zásoby.
       *[other] { $seat } vrací { $count } kamenů z kartičky { $board } do společné zásoby.
    }
   *[other] { $count ->
        [one] { $seat } bere jeden kámen z kartičky { $board } do vlastní zásoby.
        [few] { $seat } bere { $count } kameny z kartičky { $board } do vlastní zásoby.
       *[other] { $seat } bere { $count } kamenů z kartičky { $board } do vlastní zásoby.
    }
}
event-neutral-returned = { $count ->
    [few] Z kartičky { $board } se vracejí { $count } neutrální kameny.
   *[other] Z kartičky { $board } se vrací { $count } neutrálních kamenů.
}
event-board-turned = { $condition ->
    [money] Kartička { $board } se otáčí: příště rozhodují peníze, cena { $figure }.
    [markers] Kartička { $board } se otáčí: příště rozhodují kameny, nejméně { $figure }.
   *[first] Kartička { $board } se otáčí: příště rozhoduje první místo.
}
event-louis-left = Ludvík XIV. opouští kartičku { $board }.
event-mission-laid = { $seat } vykládá misi „{ $mission }“.
event-mission-paid = { $seat } platí { $chips }.
event-mission-drawn = { $mission ->
    [none] { $seat } dobírá misi { $tier_from }.
   *[other] { $seat } dobírá { $tier_from } misi „{ $mission }“.
}
event-chip-swapped = { $seat } vyměňuje za { $amount } louisdory { $chip_acc } za korunu.
event-chips-returned = { $count ->
    [one] { $seat } si nechává { $chip_acc } a jeden žeton vrací.
    [few] { $seat } si nechává { $chip_acc } a { $count } žetony vrací.
   *[other] { $seat } si nechává { $chip_acc } a { $count } žetonů vrací.
}
event-missions-put-off = { $mission ->
    [none] { $count ->
        [one] { $seat } odkládá jednu misi pod její balíček.
       *[other] { $seat } odkládá { $count } mise pod jejich balíčky.
    }
   *[other] { $seat } odkládá: { $mission }.
}
event-items-exchanged = { $category ->
    [influence_card] { $seat } mění karty vlivu za erby, celkem { $count }.
    [intrigue_card] { $seat } mění karty intrik za erby, celkem { $count }.
    [chip] { $seat } mění žetony za erby, celkem { $count }.
    [marker_on_board] { $seat } bere erby za kameny na kartičkách, celkem { $count }.
   *[louisdor] { $seat } mění louisdory za erby, celkem { $count }.
}
event-arms-ran-out = { $category ->
    [influence_card] Erby došly při výměně karet vlivu.
    [intrigue_card] Erby došly při výměně karet intrik.
    [chip] Erby došly při výměně žetonů.
    [marker_on_board] Erby došly při výměně kamenů na kartičkách.
   *[louisdor] Erby došly při výměně peněz.
}
event-majority-won = { $winner_count ->
    [one] Nejvíc erbů druhu { $arms } má { $winner } ({ $count }); získává erb navíc.
   *[other] Nejvíc erbů druhu { $arms } mají { $winner } (po { $count }); každý získává erb navíc.
}
event-game-ended = { $winner_count ->
    [one] Konec hry. Vítězí { $winner }.
   *[other] Konec hry. O vítězství se dělí { $winner }.
}

## Odmítnutí

refusal-mission-not-laid = Takovou misi vyloženou nemáte: { $use } ({ $clause }).
refusal-mission-used = V tomto kole už jste ji použili: { $use } ({ $clause }).
refusal-intrigue-deck-empty = Balíček karet intrik je prázdný ({ $clause }).
refusal-general-empty = Ve společné zásobě nemáte žádný kámen ({ $clause }).
refusal-personal-empty = Ve vlastní zásobě nemáte žádný kámen ({ $clause }).
refusal-other-board = Tento kámen smí jen na kartičku { $board } ({ $clause }).
refusal-general-first = Po kameni z vlastní zásoby už na kartičku { $board } nelze dát kámen ze společné; zvolte je v opačném pořadí ({ $clause }).
refusal-card-not-in-hand = Tuto kartu v ruce nemáte: { $card } ({ $clause }).
refusal-no-pay-pass = Vynechat tah smí jen ten, kdo má vyloženou misi „Zaplať 2 louisdory“ ({ $clause }).
refusal-pay-pass-used = Misi „Zaplať 2 louisdory“ už jste v této fázi použili ({ $clause }).
refusal-too-poor = { $price ->
    [one] Stojí to { $price } louisdor, máte { $money } ({ $clause }).
    [few] Stojí to { $price } louisdory, máte { $money } ({ $clause }).
   *[other] Stojí to { $price } louisdorů, máte { $money } ({ $clause }).
}
refusal-no-exchange = Vyměnit kartu smí jen ten, kdo má vyloženou misi „Výměna karty vlivu“ ({ $clause }).
refusal-exchange-used = Misi „Výměna karty vlivu“ už jste v této fázi použili ({ $clause }).
refusal-no-four = Misi „Karta za 4 kameny“ nemáte vyloženou ({ $clause }).
refusal-four-used = Misi „Karta za 4 kameny“ už jste v této fázi použili ({ $clause }).
refusal-too-many-markers = Kamenů smí být nejvýš { $most }, zvolili jste { $count } ({ $clause }).
refusal-too-few-markers = Je potřeba kamenů: { $count }. Ve vlastní zásobě máte { $have } ({ $clause }).
refusal-not-from-person = Aspoň jeden z kamenů musí zůstat na kartičce { $board }, kde karta začíná ({ $clause }).
refusal-no-path = Z kartičky { $board } se sem nedá doskákat po úhlopříčných sousedech jedním směrem ({ $clause }).
refusal-no-intrigue = Kartu intrik ke kartičce { $board } nemáte ({ $clause }).
refusal-mission-not-in-hand = Misi „{ $mission }“ v ruce nemáte ({ $clause }).
refusal-cannot-pay = Mise „{ $mission }“ stojí tyto žetony: { $chip }; každý z nich zastoupí koruna. Tolik nemáte ({ $clause }).
refusal-cannot-pay-light = Mise „{ $mission }“ stojí { $chip_acc } a k tomu kterýkoli žeton; { $chip_acc } zastoupí koruna. Tolik nemáte ({ $clause }).
refusal-no-swap-chip = Vyměnit žeton smí jen ten, kdo má vyloženou misi „Výměna žetonu misí“ ({ $clause }).
refusal-swap-chip-used = Misi „Výměna žetonu misí“ už jste v této fázi použili ({ $clause }).
refusal-no-such-chip = Na tohle vám chybí žeton: { $chip } ({ $clause }).
refusal-wrong-chips = Těmito žetony misi „{ $mission }“ nezaplatíte; chybí { $chip } nebo koruna ({ $clause }).
refusal-deck-empty = Tento balíček je prázdný: { $tier } ({ $clause }).
refusal-put-off-order = Mise „{ $mission }“ je v ruce před tou už zvolenou; dvojici volte popořadě ({ $clause }).

## Body

score-arms = { $count ->
    [one] { $count } erb
    [few] { $count } erby
   *[other] { $count } erbů
}
score-majorities = { $count ->
    [one] převaha v { $count } druhu erbů
   *[other] převaha v { $count } druzích erbů
}
score-missions = { $count ->
    [one] { $count } vyložená mise po 5 bodech
    [few] { $count } vyložené mise po 5 bodech
   *[other] { $count } vyložených misí po 5 bodech
}
tiebreak-markers = Při stejném počtu bodů rozhodují kameny ve vlastní zásobě.
tiebreak-shared = Stejný počet bodů i kamenů ve vlastní zásobě znamená společné vítězství.

## Volby

option-starter = Začínající hráč
    .help = Místo, které začíná první kolo; není-li určeno, losuje se.

## Stůl v terminálu

louis-title = Kolo { $round } ze 4, { $phase ->
    [supply] zásobování
    [influence] vliv
    [scoring] vyhodnocení
   *[missions] mise
} · začíná { $starter }
louis-name = { $number } { $card_short }
louis-money-condition = { $figure } L
louis-first-condition = 1. místo
louis-markers-condition = od { $figure } kamenů
louis-reward-arms = { $count ->
    [one] erb
   *[other] { $count } erby
}
louis-reward-louisdor = { $count } L
louis-reward-influence = karta vlivu
louis-reward-intrigue = intrika
louis-reward-place = kámen
louis-reward-place-five = 2 → 5
louis-reward-take = 1 zpět
louis-king = ♛ Ludvík
louis-neutral = N
louis-played = zahráno { $count }
louis-supply-of = zásoba { $seat }
louis-decks = Balíčky: vliv { $influence } · intriky { $intrigue } · mise { $light } / { $medium } / { $dark } · erby { $pool }
louis-head-player = Hráč
louis-head-personal = Vlastní
louis-head-general = Společná
louis-head-money = Peníze
louis-head-chips = Žetony
louis-head-arms = Erby
louis-head-cards = Vliv
louis-head-intrigue = Intriky
louis-head-missions = Mise
louis-head-laid = Vyložené mise
louis-hand = Karty vlivu:
louis-intrigue-hand = Karty intrik:
louis-mission-hand = Mise v ruce:
louis-arms-hand = Vaše erby:
louis-any = cokoli
louis-nothing = žádné
