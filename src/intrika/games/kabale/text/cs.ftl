### Královské rošády: všechny texty hry česky.

## Karty. `.acc` je 4. pád.

card-king = král
    .acc = krále
card-queen = královna
    .acc = královnu
card-juliet = Julie
    .acc = Julii
card-alchemist = alchymista
    .acc = alchymistu
card-fencer = šermíř
    .acc = šermíře
card-landowner = statkář
    .acc = statkáře
card-merchant = kupec
    .acc = kupce
card-cardinal = kardinál
    .acc = kardinála
card-troubadour = trubadúr
    .acc = trubadúra
card-explorer = objevitel
    .acc = objevitele
card-murderer = mordýř
    .acc = mordýře
card-storm = bouře
    .acc = bouři
card-disguise = převlek
    .acc = převlek
card-traitor = zrádce
    .acc = zrádce
card-musketeers = mušketýři
    .acc = mušketýry
card-wizard = mág
    .acc = mága
card-witch = čarodějnice
    .acc = čarodějnici
card-prince = princ
    .acc = prince
card-squire = panoš
    .acc = panoše
card-hermit = poustevník
    .acc = poustevníka
card-tom-thumb = Paleček
    .acc = Palečka
card-double = dvojník
    .acc = dvojníka
card-dragon = drak
    .acc = draka
# same in both languages
card-romeo = Romeo
    .acc = Romea
card-beggar = žebrák
    .acc = žebráka

## Texty karet: stačí k tomu, aby se podle nich dalo hrát.

card-text-king = Má hodnotu 20.
card-text-queen = Má hodnotu 16.
card-text-juliet = Má hodnotu 14. Romea své barvy v témže sloupci zvedá na 15.
card-text-alchemist = Pod cenou s alchymií má hodnotu 12, jinde 8.
card-text-fencer = Pod cenou s vojenstvím má hodnotu 12, jinde 8.
card-text-landowner = Pod cenou se zemědělstvím má hodnotu 12, jinde 8.
card-text-merchant = Pod cenou s obchodem má hodnotu 12, jinde 8.
card-text-cardinal = Pod cenou s náboženstvím má hodnotu 12, jinde 8.
card-text-troubadour = Pod cenou s uměním má hodnotu 12, jinde 8.
card-text-explorer = Má hodnotu 13. Otočí-li se během kola, přejde lícem dolů na konec nejbližšího neuzavřeného sloupce vpravo (za posledním je zase první) a otočí tam skrytou kartu.
card-text-murderer = Má hodnotu 9½. Otočí-li se během kola, karta, která ho otočila, jde bez účinku na odhazovací balíček svého majitele.
card-text-storm = Má hodnotu 9. Otočí-li se během kola, uzavře sloupec: platí za plný a nic dalšího do něj nesmí. Karta, která ji otočila, pod ní zůstane.
card-text-disguise = Má hodnotu 0. Otočí-li se během kola, smí pod něj majitel zasunout lícem dolů jednu kartu z ruky. Ta zůstane skrytá do konce kola; pak platí jako každá jiná, jen okamžitý účinek už nemá.
card-text-traitor = Má hodnotu 10. Otočí-li se během kola, smí majitel prohodit cenu tohoto sloupce s cenou kteréhokoli jiného.
card-text-musketeers = Mají hodnotu 11. V jejich sloupci neplatí účinek žádné karty, jen vytištěné hodnoty; dvojník hodnotu nemá.
card-text-wizard = Má hodnotu 7. Je-li ve sloupci jediný, opustí sloupec ještě před počítáním všechny karty s hodnotou 10 a více.
card-text-witch = Má hodnotu 1. Je-li ve sloupci jediná, opustí sloupec po mágovi všechny ostatní karty s hodnotou 9 a méně.
card-text-prince = Má hodnotu 14. S panošem své barvy v témže sloupci ihned vyhrává cenu. Je-li dvojic víc, rozhodne karta nejblíže ceně.
card-text-squire = Má hodnotu 2. S princem své barvy v témže sloupci ihned vyhrává cenu. Je-li dvojic víc, rozhodne karta nejblíže ceně.
card-text-hermit = Má hodnotu 12, za každou další kartu ve sloupci o 1 menší, nejméně 0.
card-text-tom-thumb = Má hodnotu 2 a za každou další kartu ve sloupci o 3 víc.
card-text-double = Přebírá hodnotu (ne účinek) karty přímo pod sebou. Není-li pod ním nic, hodnotu nemá.
card-text-dragon = Má hodnotu 11. Každá karta ostatních hráčů ve sloupci ztrácí 2, nejméně na 0.
card-text-romeo = Má hodnotu 5, s Julií své barvy v témže sloupci 15.
card-text-beggar = Má hodnotu 4. Ve sloupci s žebrákem vyhrává nejnižší součet; při shodě karta nejdále od ceny.

## Ceny (bodové karty v čele sloupců)

symbol-alchemy = alchymie
symbol-warfare = vojenství
symbol-agriculture = zemědělství
symbol-trade = obchod
symbol-religion = náboženství
symbol-art = umění
head-alchemy-1 = alchymie 1
head-alchemy-2 = alchymie 2
head-alchemy-3a = alchymie 3
head-alchemy-3b = alchymie 3
head-alchemy-4 = alchymie 4
head-alchemy-5 = alchymie 5
head-warfare-1 = vojenství 1
head-warfare-2 = vojenství 2
head-warfare-3a = vojenství 3
head-warfare-3b = vojenství 3
head-warfare-4 = vojenství 4
head-warfare-5 = vojenství 5
head-agriculture-1 = zemědělství 1
head-agriculture-2 = zemědělství 2
head-agriculture-3a = zemědělství 3
head-agriculture-3b = zemědělství 3
head-agriculture-4 = zemědělství 4
head-agriculture-5 = zemědělství 5
head-trade-1 = obchod 1
head-trade-2 = obchod 2
head-trade-3a = obchod 3
head-trade-3b = obchod 3
head-trade-4 = obchod 4
head-trade-5 = obchod 5
head-religion-1 = náboženství 1
head-religion-2 = náboženství 2
head-religion-3a = náboženství 3
head-religion-3b = náboženství 3
head-religion-4 = náboženství 4
head-religion-5 = náboženství 5
head-art-1 = umění 1
head-art-2 = umění 2
head-art-3a = umění 3
head-art-3b = umění 3
head-art-4 = umění 4
head-art-5 = umění 5

## Rozhodnutí

ask-play = { $seat }: položte kartu lícem dolů do některého sloupce.
ask-disguise = { $seat }: ve sloupci { $column } se otočil váš převlek. Zasuňte pod něj kartu z ruky, nebo odmítněte.
ask-traitor = { $seat }: ve sloupci { $column } se otočil váš zrádce. Prohoďte jeho cenu s jiným sloupcem, nebo odmítněte.
decision-play = položení karty
decision-disguise = karta pod převlek
decision-traitor = výměna cen zrádcem

act-play = { $card_acc } do sloupce { $column }
act-disguise = { $card ->
    [none] nezasunout nic
   *[other] zasunout { $card_acc }
}
act-traitor = { $column ->
    [none] nechat ceny být
   *[other] prohodit cenu se sloupcem { $column }
}

## Události

event-round-started = Začíná kolo { $round }. Ceny: { $head }. Začíná { $starter }.
event-card-placed = { $card ->
    [none] { $seat } pokládá kartu do sloupce { $column }.
   *[other] { $seat } pokládá { $card_acc } lícem dolů do sloupce { $column }.
}
event-card-turned = { $at_end ->
    [yes] Sloupec { $column }: odkrývá se { $card } ({ $seat }).
   *[no] Sloupec { $column }: otáčí se { $card } ({ $seat }).
}
event-explorer-moved = Objevitel ({ $seat }) přechází ze sloupce { $column } do sloupce { $target }.
event-explorer-stopped = Objevitel ({ $seat }) už jednou šel a zůstává ve sloupci { $column }.
event-card-murdered = { $seat } přichází o { $card_acc }: mordýř ve sloupci { $column }.
event-column-closed = Bouře uzavírá sloupec { $column }.
event-card-concealed = { $card ->
    [none] { $seat } zasouvá kartu pod převlek ve sloupci { $column }.
   *[other] { $seat } zasouvá { $card_acc } pod převlek ve sloupci { $column }.
}
event-disguise-declined = { $seat } nezasouvá nic pod převlek ve sloupci { $column }.
event-heads-swapped = { $seat } prohazuje ceny sloupců { $column } a { $target }.
event-traitor-declined = { $seat } nechává cenu sloupce { $column } na místě.
event-pile-reshuffled = { $seat } míchá nový balíček z { $count ->
    [one] jedné odhozené karty
   *[other] { $count } odhozených karet
}.
event-card-drawn = { $card ->
    [none] { $seat } dobírá kartu.
   *[other] { $seat } dobírá { $card_acc }.
}
event-turn-skipped = { $seat } nemá kartu a vynechává.
event-round-ended = { $seat } ukončuje kolo { $round }.
event-cards-removed = Sloupec { $column }: { $by } odstraňuje { $card_acc }.
event-column-evaluated = { $reason ->
    [musketeers] Sloupec { $column }: kvůli mušketýrům platí jen vytištěné hodnoty, vyhrává nejvyšší součet.
    [pair] Sloupec { $column }: rozhoduje princ s panošem.
    [lowest] Sloupec { $column }: s žebrákem vyhrává nejnižší součet.
    [nobody] Sloupec { $column }: nezbyl nikdo, kdo by vyhrál.
   *[highest] Sloupec { $column }: vyhrává nejvyšší součet.
}
event-head-won = { $seat } získává cenu { $head } ve sloupci { $column }.
event-head-lost = Cenu { $head } ve sloupci { $column } nezískává nikdo; odchází ze hry.
event-game-ended = { $winner_count ->
    [one] Konec hry. Vítězí { $winner }.
   *[other] Konec hry. O vítězství se dělí { $winner }.
}

## Odmítnutí

refusal-card-not-in-hand = Kartu { $card } nemáte v ruce ({ $clause }).
refusal-no-such-column = { $columns ->
    [few] Sloupec { $column } není: leží tu { $columns } sloupce, pro každého hráče jeden ({ $clause }).
   *[other] Sloupec { $column } není: leží tu { $columns } sloupců, pro každého hráče jeden ({ $clause }).
}
refusal-column-closed = Do sloupce { $column } nelze položit kartu: uzavřela ho bouře ({ $clause }).
refusal-swap-with-itself = Zrádce leží právě ve sloupci { $column }; zvolte jiný ({ $clause }).

## Body

score-heads = { $count ->
    [one] jedna cena v plné hodnotě
    [few] { $count } ceny v plné hodnotě
   *[other] { $count } cen v plné hodnotě
}
score-set = nejlepší cena každého symbolu, { $sum }, dvojnásobně
score-extra = { $count ->
    [one] jedna další cena po −1
    [few] { $count } další ceny po −1
   *[other] { $count } dalších cen po −1
}
tiebreak-shared = Stejný počet bodů znamená společné vítězství.

## Volby

option-starter = Začínající hráč
    .help = Místo, které hru začíná; není-li určeno, losuje se.
option-hidden-card-counts-for-full = Zasunutá karta se počítá do plného sloupce
    .help = Zda se karta pod převlekem počítá, když se zjišťuje, je-li sloupec plný.
option-disguise-refill = Doplnění ruky po převleku
    .help = Zapnuto: při každém dobírání si všichni doplní ruku na tři karty. Vypnuto: bere se jedna karta za vlastní tah, takže po převleku zůstává ruka menší.
option-valueless-double-can-win = Dvojník bez hodnoty může vyhrát
    .help = Zda může získat cenu hráč, jehož jedinými kartami ve sloupci jsou dvojníci bez hodnoty.
option-won-cards-public = Získané ceny leží odkryté
    .help = Každý smí vidět dosud získané ceny. Mění to jen zobrazení, nikdy hru.
option-two-player-without-ones = Dva hráči bez jedniček
    .help = Varianta francouzského vydání: vyřadí se šest cen s hodnotou 1. Jen pro dva hráče.
option-crown-module = Koruna (pozdější vydání)
    .help = Nelze zapnout: vytištěná hodnota koruny není známa.

## Stůl v terminálu

kabale-round = Kolo { $round } ze 6 · { $stack ->
    [one] v balíčku zbývá { $stack } cena
    [few] v balíčku zbývají { $stack } ceny
   *[other] v balíčku zbývá { $stack } cen
}
kabale-closed = uzavřela bouře
kabale-filled = { $count } z { $need }
kabale-player = Hráč
kabale-cards-in-hand = Ruka
kabale-pile = Balíček
kabale-discard = Odhozeno
kabale-won = Získané ceny
kabale-your-hand = Vaše ruka:

## Stůl v prohlížeči

board-round = { $round }. kolo ze { $rounds }
board-place-here = položit sem
board-conceal-here = zasunout sem
board-swap-here = prohodit
board-full = plný
board-closed = uzavřený
board-closed-here = uzavřeno
board-acts-at-once = účinek ihned
board-acts-at-scoring = při vyhodnocení
board-with-juliet = s Julií { $value }
board-no-value = bez hodnoty
board-column = { $state ->
    [closed] Sloupec { $column }: { $head }, karet { $count } z { $need }, uzavřela ho bouře
    [full] Sloupec { $column }: { $head }, karet { $count } z { $need }, plný
   *[open] Sloupec { $column }: { $head }, karet { $count } z { $need }
}
board-columns = Sloupce
board-card-open = { $card }, { $value }, karta hráče { $owner }
board-card-hidden = Karta lícem dolů, { $owner }
board-card-own-hidden = Vaše karta lícem dolů: { $card }, { $value }
board-card-seen = { $card } lícem dolů, { $owner }; všichni kartu viděli
board-card-concealed = Zasunutá karta, { $owner }
board-card-own-concealed = Vaše zasunutá karta: { $card }, { $value }
board-hidden-note = Leží lícem dolů: znáte ji jen vy.
board-seen-note = Leží lícem dolů, ale všichni ji viděli.
board-concealed-note = Zasunutá pod převlekem do konce kola.
board-unknown-note = Tuto kartu zná jen její majitel. Otočí ji další karta položená pod ni.
board-unknown-closed-note = Tuto kartu zná jen její majitel. Zůstane skrytá do konce kola.
board-unknown-concealed-note = Zasunutá pod převlekem do konce kola; zná ji jen její majitel.
board-hand = Vaše ruka
board-hand-card = { $card }, hodnota { $value }
board-hand-picked = { $card }, hodnota { $value }, zvolená karta
board-place-in = Položit { $card_acc } do sloupce { $column } ({ $head })
board-column-is-closed = Sloupec { $column } ({ $head }) je uzavřený
board-place-hint = Zvolená karta: { $card }. Klepněte na místo pod sloupcem.
board-other-card = Jiná karta
board-conceal = Zasunout { $card_acc } ve sloupci { $column }
board-conceal-hint = Zvolená karta: { $card }. Zasuňte ji pod převlek, nebo zvolte jinou.
board-conceal-confirm = Zasunout
board-leave-it = Nechat být
board-swap-with = Prohodit s cenou { $head } ve sloupci { $column }
board-swap-source = Zde leží zrádce
board-pile = Balíček
board-pile-name = Váš balíček, { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } karet
}. Ukázat všechny vaše karty
board-prizes = Vaše ceny
board-prizes-none = Zatím žádné.
board-prizes-of = Ceny: { $owner }
board-points = { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}
board-missing = Do úplné sady, která platí dvojnásobně, chybí: { $symbol }.
board-set-complete = Všech šest symbolů: nejlepší z každého platí dvojnásobně.
board-discards = Odhozené karty
board-discards-name = Váš odhazovací balíček, { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } karet
}. Ukázat všechny vaše karty
board-empty = prázdný
board-in-hand = v ruce
board-in-pile = v balíčku
board-in-discards = odhozeno
board-won = získané ceny
board-show-cards = Karty hráče { $owner }: ukázat, co je odhozené a co ještě skryté
board-cards-of = Karty hráče { $owner }
board-cards-discarded = Odhozené, vrchní první
board-cards-table = Odkryté na stole
board-cards-hand = Ve vaší ruce nebo vámi skryté
board-cards-unseen = Dosud neviděné
board-cards-unseen-own = Ve vašem balíčku
board-cards-unseen-help = V ruce { $hand }, v balíčku { $pile }, lícem dolů na stole { $hidden }.
board-cards-older = V balíčku být nemůže: při míchání v něm nebyla.
board-stack = Zbývající ceny v balíčku
board-lost = Ceny, které nikdo nezískal
board-again = Minulé vyhodnocení
board-eval = Vyhodnocení { $round }. kola
board-eval-of = Vyhodnocení · sloupec { $column } z { $columns }
board-eval-next = Další sloupec
board-eval-end = Zavřít
board-eval-back = Krok zpět
board-eval-pause = Zastavit
board-eval-play = Přehrát
board-eval-skip = Přeskočit
board-eval-columns = Sloupce kola
board-eval-steps = Kroky vyhodnocení
board-eval-lines = Karty od ceny dolů
board-now = teď
board-later = potom
board-step-musketeers = Mušketýři
board-step-wizard = Mág
board-step-witch = Čarodějnice
board-step-prince = Princ a panoš
board-step-others = Ostatní
board-step-beggar = Žebrák
board-step-printed = jen vytištěné hodnoty
board-step-void = bez účinku
board-step-no-musketeers = nejsou
board-step-no-wizard = není
board-step-no-witch = není
board-step-cancelled = ruší se navzájem
board-step-nothing = neodstraňuje nic
board-step-removed = { $count ->
    [one] odstraňuje 1 kartu
    [few] odstraňuje { $count } karty
   *[other] odstraňuje { $count } karet
}
board-step-pair = vyhrávají ihned
board-step-no-pair = nikdo je nemá
board-step-decided = už rozhodnuto
board-step-changed = { $count ->
    [one] mění se 1 hodnota
    [few] mění se { $count } hodnoty
   *[other] mění se { $count } hodnot
}
board-step-unchanged = nic se nemění
board-step-lowest = vyhrává nejméně
board-step-no-beggar = není
board-note-gone-wizard = mág odstraňuje 10 a více
board-note-gone-witch = čarodějnice odstraňuje 9 a méně
board-note-musketeers = platí jen vytištěné hodnoty
board-note-no-value = nemá hodnotu
board-note-symbol = na svém symbolu
board-note-cancelled = ruší se navzájem
board-note-removed = { $count ->
    [one] odstraňuje jednu kartu
    [few] odstraňuje { $count } karty
   *[other] odstraňuje { $count } karet
}
board-note-pair = princ s panošem
board-note-hermit = 12 bez 1 za každou z { $others } dalších
board-note-giant = 2 a 3 za každou z { $others } dalších
board-note-double = přebírá kartu pod sebou
board-note-romeo = s Julií
board-note-romeo-alone = bez Julie
board-note-is-dragon = ostatním ubírá 2
board-note-dragon = drak ubírá { $less }
board-note-and-dragon = { $note }; drak ubírá { $less }
board-note-beggar = vyhrává nejnižší součet
board-ledger = Součty po každém kroku
board-ledger-start = Na začátku
board-ledger-total = Součet
board-ledger-highest = vyhrává nejvyšší
board-ledger-lowest = s žebrákem vyhrává nejnižší
board-ledger-pair = princ s panošem vyhrávají ihned
board-ledger-nobody = vyhrát nemůže nikdo
board-verdict = Cenu { $head } získává
board-verdict-nobody = Cenu { $head } nezískává nikdo
board-why-only = Nikomu jinému tu karta nezbyla.
board-why-highest = { $sum } proti { $rest }: vyhrává nejvyšší součet.
board-why-highest-tied = { $sum } proti { $rest }: při shodě vyhrává karta nejblíže ceně.
board-why-musketeers = { $sum } proti { $rest }: s mušketýry platí jen vytištěné hodnoty a vyhrává nejvyšší součet.
board-why-musketeers-tied = { $sum } proti { $rest }: s mušketýry platí jen vytištěné hodnoty; při shodě vyhrává karta nejblíže ceně.
board-why-lowest = { $sum } proti { $rest }: s žebrákem vyhrává nejnižší součet.
board-why-lowest-tied = { $sum } proti { $rest }: s žebrákem vyhrává nejnižší součet; při shodě karta nejdále od ceny.
board-why-pair = Princ s panošem jedné barvy vyhrávají ihned.
board-why-nobody = Nikdo tu nemá kartu, která by mohla vyhrát. Cena odchází ze hry.
