### Malá velká království: všechny texty hry česky.

## Země a jejich místa

face-tutenstan = Tutenstán
# same in both languages
face-galson = Galson
face-vrtichvostan = Vrtichvostán
# same in both languages
face-aughmoore = Aughmoore
face-anarchistan = Anarchistán
# same in both languages
face-tulgrund = Tül’Grund
# same in both languages
face-plebejsko = Plebejsko
# same in both languages
face-pocemburg = Pocemburg
# same in both languages
face-parohan = Parohan
face-zmatkansko = Zmatkánsko
# same in both languages
face-elan = Elan
face-zapadakovsko = Zapadákovsko
face-hyperborcie = Hyperborcie
face-bazinburg = Bažinburg
# same in both languages
face-morandrea = Morandrea
face-mlhostan = Mlhostán

place-tutenstan-field1 = pole 1 (Tutenstán)
place-tutenstan-field2 = pole 2 (Tutenstán)
place-tutenstan-forest1 = les (Tutenstán)
place-tutenstan-mountain1 = hory 1 (Tutenstán)
place-tutenstan-mountain2 = hory 2 (Tutenstán)
place-tutenstan-water1 = jezero (Tutenstán)
place-galson-field1 = pole 1 (Galson)
place-galson-field2 = pole 2 (Galson)
place-galson-forest1 = les 1 (Galson)
place-galson-forest2 = les 2 (Galson)
place-galson-mountain1 = hory (Galson)
place-galson-water1 = jezero (Galson)
place-vrtichvostan-field1 = pole 1 (Vrtichvostán)
place-vrtichvostan-field2 = pole 2 (Vrtichvostán)
place-vrtichvostan-forest1 = les 1 (Vrtichvostán)
place-vrtichvostan-forest2 = les 2 (Vrtichvostán)
place-vrtichvostan-mountain1 = hory (Vrtichvostán)
place-vrtichvostan-water1 = jezero (Vrtichvostán)
place-aughmoore-capital1 = hlavní město (Aughmoore)
place-aughmoore-field1 = pole (Aughmoore)
place-aughmoore-forest1 = les 1 (Aughmoore)
place-aughmoore-forest2 = les 2 (Aughmoore)
place-aughmoore-mountain1 = hory (Aughmoore)
place-aughmoore-water1 = jezero (Aughmoore)
place-anarchistan-field1 = pole (Anarchistán)
place-anarchistan-forest1 = les 1 (Anarchistán)
place-anarchistan-forest2 = les 2 (Anarchistán)
place-anarchistan-mountain1 = hory 1 (Anarchistán)
place-anarchistan-mountain2 = hory 2 (Anarchistán)
place-tulgrund-field1 = pole (Tül’Grund)
place-tulgrund-forest1 = les (Tül’Grund)
place-tulgrund-mountain1 = hory 1 (Tül’Grund)
place-tulgrund-mountain2 = hory 2 (Tül’Grund)
place-tulgrund-ruins1 = podzemí (Tül’Grund)
place-tulgrund-water1 = jezero (Tül’Grund)
place-plebejsko-field1 = pole 1 (Plebejsko)
place-plebejsko-field2 = pole 2 (Plebejsko)
place-plebejsko-forest1 = les 1 (Plebejsko)
place-plebejsko-forest2 = les 2 (Plebejsko)
place-plebejsko-mountain1 = hory (Plebejsko)
place-plebejsko-water1 = jezero (Plebejsko)
place-pocemburg-capital1 = hlavní město (Pocemburg)
place-pocemburg-field1 = pole 1 (Pocemburg)
place-pocemburg-field2 = pole 2 (Pocemburg)
place-pocemburg-forest1 = les (Pocemburg)
place-pocemburg-mountain1 = hory (Pocemburg)
place-pocemburg-water1 = jezero (Pocemburg)
place-parohan-field1 = pole (Parohan)
place-parohan-forest1 = les 1 (Parohan)
place-parohan-forest2 = les 2 (Parohan)
place-parohan-mountain1 = hory 1 (Parohan)
place-parohan-mountain2 = hory 2 (Parohan)
place-parohan-water1 = jezero (Parohan)
place-zmatkansko-field1 = pole 1 (Zmatkánsko)
place-zmatkansko-field2 = pole 2 (Zmatkánsko)
place-zmatkansko-forest1 = les (Zmatkánsko)
place-zmatkansko-mountain1 = hory (Zmatkánsko)
place-zmatkansko-ruins1 = podzemí (Zmatkánsko)
place-zmatkansko-water1 = jezero (Zmatkánsko)
place-elan-field1 = pole 1 (Elan)
place-elan-field2 = pole 2 (Elan)
place-elan-forest1 = les (Elan)
place-elan-mountain1 = hory 1 (Elan)
place-elan-mountain2 = hory 2 (Elan)
place-elan-water1 = jezero (Elan)
place-zapadakovsko-field1 = pole (Zapadákovsko)
place-zapadakovsko-forest1 = les 1 (Zapadákovsko)
place-zapadakovsko-forest2 = les 2 (Zapadákovsko)
place-zapadakovsko-mountain1 = hory (Zapadákovsko)
place-zapadakovsko-ruins1 = podzemí (Zapadákovsko)
place-zapadakovsko-water1 = jezero (Zapadákovsko)
place-hyperborcie-field1 = pole (Hyperborcie)
place-hyperborcie-forest1 = les 1 (Hyperborcie)
place-hyperborcie-forest2 = les 2 (Hyperborcie)
place-hyperborcie-mountain1 = hory 1 (Hyperborcie)
place-hyperborcie-mountain2 = hory 2 (Hyperborcie)
place-hyperborcie-water1 = jezero (Hyperborcie)
place-bazinburg-capital1 = hlavní město (Bažinburg)
place-bazinburg-field1 = pole (Bažinburg)
place-bazinburg-forest1 = les (Bažinburg)
place-bazinburg-mountain1 = hory 1 (Bažinburg)
place-bazinburg-mountain2 = hory 2 (Bažinburg)
place-bazinburg-water1 = jezero 1 (Bažinburg)
place-bazinburg-water2 = jezero 2 (Bažinburg)
place-morandrea-field1 = pole 1 (Morandrea)
place-morandrea-field2 = pole 2 (Morandrea)
place-morandrea-forest1 = les (Morandrea)
place-morandrea-mountain1 = hory 1 (Morandrea)
place-morandrea-mountain2 = hory 2 (Morandrea)
place-morandrea-water1 = jezero (Morandrea)
place-mlhostan-capital1 = hlavní město (Mlhostán)
place-mlhostan-field1 = pole (Mlhostán)
place-mlhostan-forest1 = les (Mlhostán)
place-mlhostan-mountain1 = hory (Mlhostán)
place-mlhostan-ruins1 = podzemí (Mlhostán)
place-mlhostan-water1 = jezero (Mlhostán)

## Zdroje. `.acc` je 4. pád, `.gen` 2. pád.

resource-mana = mana
    .acc = manu
    .gen = many
resource-ore = ruda
    .acc = rudu
    .gen = rudy
resource-food = jídlo
    .acc = jídlo
    .gen = jídla

## Krajiny

terrain-field = pole
terrain-forest = les
terrain-mountain = hory
terrain-capital = hlavní město
terrain-ruins = podzemí
terrain-water = voda

## Akce

action-patrol = Hlídka
    .acc = Hlídku
action-quest = Výprava
    .acc = Výpravu
action-build = Stavba
    .acc = Stavbu
action-research = Výzkum
    .acc = Výzkum
action-expand = Osidlování
    .acc = Osidlování
action-trade = Obchod
    .acc = Obchod

## Žetony průzkumu

token-crown = koruna
token-treasure = poklad
token-bandits = bandité
token-dragons-lair = dračí doupě
token-camp = tábor
token-fort = tvrz
token-town = město
token-church = kostel
token-blank = prázdný žeton
token-text-crown = Zůstává u toho, kdo ji našel. Kdo prohraje válku s hráčem, předá ji vítězi. Na konci hry za 2 body.
token-text-treasure = Ihned získáváte 2 zdroje podle své volby. Žeton odchází ze hry.
token-text-bandits = Zaplaťte 2 libovolné zdroje, nebo vraťte figurku do zásoby. Poslední figurka zaplatí, co může, a zůstává. Žeton odchází ze hry.
token-text-dragons-lair = Zůstává. Kdo tu má figurku a kdekoli vyhraje válku s hráčem, smí poraženému snížit hrad o 1 úroveň; poražená figurka pak může ustoupit bez placení.
token-text-camp = Zůstává. Kraj dává při sběru 2 zdroje místo 1.
token-text-fort = Zůstává. Kdo tu má figurku, má při útoku kdekoli slevu 2 na bojové číslo.
token-text-town = Zůstává. Kdo tu má na konci hry figurku, získá 1 bod.
token-text-church = Zůstává do použití. Kdo tu má figurku a ve válce by přišel o jinou, smí ji přesunout sem, je-li tu místo; žeton pak odchází ze hry.
token-text-blank = Nic se neděje. Žeton odchází ze hry.

## Národy. `.acc` je 4. pád.

faction-orcs = Orkové
    .acc = Orky
faction-dwarves = Trpaslíci
    .acc = Trpaslíky
faction-humans = Lidé
    .acc = Lidi
faction-lizardfolk = Ještěráci
    .acc = Ještěráky
faction-elves = Elfové
    .acc = Elfy
faction-dark-elves = Temní elfové
    .acc = Temné elfy
faction-goblins = Skřeti
    .acc = Skřety
faction-halflings = Půlčíci
    .acc = Půlčíky
faction-centaurs = Kentauři
    .acc = Kentaury
faction-merfolk = Mořský lid
    .acc = Mořský lid
faction-shapeshifters = Měňavci
    .acc = Měňavce
faction-undead = Nemrtví
    .acc = Nemrtvé
faction-valkyries = Valkýry
    .acc = Valkýry

## Schopnosti: stačí k tomu, aby se podle nich dalo hrát.

card-text-orcs-1 = Vyhráváte každou remízu čísel ve válce, i jako útočník.
card-text-orcs-2 = Ve válce smíte platit i jídlem; každé má hodnotu 1.
card-text-orcs-3 = Ve válce máte slevu 1 na bojové číslo.
card-text-orcs-4 = Ukážou-li oba bojující číslo, smíte utratit jeden zdroj navíc a zvýšit své číslo o jeho hodnotu, i nad 11.
card-text-orcs-5 = Na konci hry 2 body, není-li ve vaší domovské zemi figurka jiného hráče.
card-text-dwarves-1 = Kdo by Stavbou dosáhl úrovně hradu, na které stojíte vy, platí o 1 rudu víc.
card-text-dwarves-2 = Za vstup do hor Hlídkou nebo Výpravou získáváte 1 rudu.
card-text-dwarves-3 = Stavba vás stojí o 1 rudu méně.
card-text-dwarves-4 = Místo Obchodu smíte provést Stavbu.
card-text-dwarves-5 = Na konci hry 1 bod, není-li žádný hrad vyšší než váš.
card-text-humans-1 = Místo Výzkumu smíte provést Obchod.
card-text-humans-2 = Při Obchodu získáváte o 1 zdroj víc, téhož druhu, jaký berete.
card-text-humans-3 = Zaplatíte-li válku jediným druhem zdroje, máte slevu 2. Aspoň jednu jednotku zaplatit musíte.
card-text-humans-4 = Máte-li figurku v kraji u vody, získáváte při sběru o 1 jídlo víc.
card-text-humans-5 = Na konci hry 1 bod za každý druh zdroje, kterého máte aspoň 4.
card-text-lizardfolk-1 = Řeky vás nezastaví při Hlídce ani při ústupu. Každý ústup vás stojí o 1 jídlo méně.
card-text-lizardfolk-2 = Máte-li figurku v kraji u vody, získáváte při sběru o 1 rudu víc.
card-text-lizardfolk-3 = Za vstup do podzemí nebo do kraje u vody Hlídkou či Výpravou získáváte 2 jídla.
card-text-lizardfolk-4 = Figurku, o kterou byste ve válce přišli, smíte za 2 jídla přemístit do kraje své domovské země, kde je nejvýše jedna figurka a žádná cizí.
card-text-lizardfolk-5 = Na konci hry 3 body, obsazujete-li aspoň jedno pole, jeden les a jedny hory.
card-text-elves-1 = Odevzdáte-li při Obchodu manu, získáváte o 1 zdroj víc, téhož druhu, jaký berete.
card-text-elves-2 = Výzkum vás stojí o 1 manu méně.
card-text-elves-3 = Místo Stavby smíte provést Obchod.
card-text-elves-4 = Jako obránce máte slevu 2 na bojové číslo.
card-text-elves-5 = Na konci hry 1 bod za každé 3 zbylé many, nejvýše 3 body.
card-text-dark-elves-1 = Ve válce o les máte slevu 1 na bojové číslo.
card-text-dark-elves-2 = Za vstup do lesa Hlídkou nebo Výpravou získáváte 1 manu.
card-text-dark-elves-3 = Obsazujete-li aspoň jeden les, získáváte při sběru o 1 manu víc.
card-text-dark-elves-4 = Místo Obchodu smíte provést Výpravu, která skončí v lese.
card-text-dark-elves-5 = Na konci hry 1 bod za každý obsazený les, nejvýše 3 body.
card-text-goblins-1 = Při Hlídce smíte pohnout dvěma různými figurkami nebo je postavit.
card-text-goblins-2 = Osidlování vás stojí o 1 jídlo méně.
card-text-goblins-3 = Místo Obchodu smíte provést Osidlování.
card-text-goblins-4 = Kdykoli se vaše figurka vrátí kvůli válce do zásoby, získáváte 2 jídla.
card-text-goblins-5 = Na konci hry 3 body, máte-li ve hře víc figurek než kdokoli jiný; 2 body při shodě o první místo.
card-text-halflings-1 = Ústup vás stojí nejvýše 1 jídlo.
card-text-halflings-2 = Obsazujete-li aspoň dvě pole, získáváte při sběru o 1 jídlo víc.
card-text-halflings-3 = Při Osidlování smíte novou figurku umístit i do kraje bez figurek, který sousedí s krajem s vaší figurkou.
card-text-halflings-4 = Bráníte-li kraj své domovské země, máte slevu 2 na bojové číslo.
card-text-halflings-5 = Na konci hry 1 bod za každou cizí figurku ve vaší domovské zemi a za každý její kraj, který obsazujete jen vy; nejvýše 2 body.
card-text-centaurs-1 = Za vstup na pole Hlídkou nebo Výpravou získáváte 2 jídla.
card-text-centaurs-2 = Při Hlídce smí figurka jít až o dva kraje. V prvním smí být nejvýše jedna figurka, a to vaše; skončit musí jinde, než začala.
card-text-centaurs-3 = Obsazujete-li aspoň jedno pole, získáváte při sběru o 1 rudu víc.
card-text-centaurs-4 = Při Výpravě smíte pohnout dvěma různými figurkami.
card-text-centaurs-5 = Na konci hry 2 body za každé obsazené pole, nejvýše 4 body.
card-text-merfolk-1 = Hlídkou, Výpravou i ústupem smíte vstupovat na vodní plochy a obsazovat je, nejvýše dvěma figurkami každou.
card-text-merfolk-2 = Při sběru získáváte 1 jídlo za každou obsazenou vodní plochu.
card-text-merfolk-3 = Ve vodě a v krajích u vody máte slevu 1 na bojové číslo.
card-text-merfolk-4 = Pro vaši Výpravu leží vodní plochy a kraje u vody na okraji. Místo Hlídky smíte provést Výpravu, která v takovém místě začne i skončí.
card-text-merfolk-5 = Na konci hry 2 body za každý obsazený kraj u vody a každou obsazenou vodní plochu, nejvýše 4 body.
card-text-shapeshifters-1 = Ihned vyberte národ jednoho soupeře: natrvalo získáváte jeho schopnost 1. úrovně.
card-text-shapeshifters-2 = Při sběru smí jeden váš kraj s polem, lesem nebo horami dát místo svého zdroje jiný, ve stejném počtu.
card-text-shapeshifters-3 = Ihned vyberte národ jednoho soupeře: natrvalo získáváte jeho schopnost 3. úrovně.
card-text-shapeshifters-4 = Místo Hlídky smíte provést Výpravu a místo Výpravy Hlídku.
card-text-shapeshifters-5 = Na konci hry si počítáte bonus 5. úrovně jednoho soupeřova národa, ten, který vám vynese nejvíc.
card-text-undead-1 = Za každou figurku, vaši i soupeřovu, která se kvůli vaší válce s hráčem vrátí do zásoby, získáváte 1 manu.
card-text-undead-2 = Osidlování smíte platit jídlem i manou v libovolném poměru.
card-text-undead-3 = Ve válce má každá vaše mana hodnotu 3.
card-text-undead-4 = Vyhrajete-li válku s hráčem a jeho figurka ze sporného kraje se vrátí do zásoby, smíte za 2 many přidat do toho kraje figurku ze své zásoby.
card-text-undead-5 = Na konci hry 1 bod za každého soupeře s nejvýše 4 figurkami ve hře, nejvýše 2 body.
card-text-valkyries-1 = Za vyhranou válku s hráčem získáváte 1 zdroj podle své volby.
card-text-valkyries-2 = Prohrajete-li válku s číslem nejvýše o 2 menším než soupeřovo, i při prohrané remíze, své číslo neplatíte.
card-text-valkyries-3 = Místo Osidlování smíte provést Výpravu. Vaše Výprava smí vést z kteréhokoli kraje do kteréhokoli kraje.
card-text-valkyries-4 = Útočíte-li Výpravou, máte slevu 2 na bojové číslo.
card-text-valkyries-5 = Na konci hry 2 body za každý obsazený kraj mimo vaši domovskou zemi, nejvýše 4 body.

## Rozhodnutí

ask-faction = { $seat }: vyberte si národ.
ask-side = { $seat }: vyberte stranu karty země: { $face }.
ask-split = { $seat }: rozdělte { $units } zdrojů mezi manu, rudu a jídlo.
ask-start = { $seat }: vyberte kraj domovské země ({ $face }), kde začnou dvě vaše figurky.
ask-spare = { $seat }: do domovské země přijdou { $count } žetony průzkumu. Který volný kraj zůstane bez žetonu?
ask-action = { $shields ->
    [4] { $seat }: položte poslední štít na některou volnou akci.
   *[other] { $seat }: položte štít na některou volnou akci.
}
ask-participate = { $active ->
    [yes] { $seat }: proveďte { $action_acc }, nebo nedělejte nic.
   *[no] { $seat }: proveďte { $action_acc }, nebo sbírejte zdroje.
}
ask-figure = { $second ->
    [yes] { $seat }: vyberte druhou figurku, nebo skončete.
   *[no] { $quest ->
        [yes] { $seat }: vyberte figurku pro Výpravu.
       *[no] { $seat }: vyberte figurku pro Hlídku.
    }
}
ask-target = { $quest ->
    [yes] { $seat }: kam povede Výprava? Výchozí místo: { $place }.
   *[no] { $seat }: kam půjde Hlídka? Výchozí místo: { $place }.
}
ask-bid = { $own ->
    [none] Válka o { $place }: útočí { $seat } (nejvýše { $limit }), brání { $other } (nejvýše { $other_limit }). Nastavte tajně číslo, nebo vlajku.
    [flag] Válka o { $place }: útočí { $seat } (nejvýše { $limit }), brání { $other } (nejvýše { $other_limit }). Nastavili jste vlajku.
   *[other] Válka o { $place }: útočí { $seat } (nejvýše { $limit }), brání { $other } (nejvýše { $other_limit }). Nastavili jste { $own }.
}
ask-raise = { $seat }: vaše číslo je { $number }, soupeřovo { $against }. Chcete je jedním zdrojem zvýšit?
ask-pay = { $why ->
    [war] { $seat }: zbývá zaplatit bojové číslo, po slevách { $due }. Čím? Zatím mana { $mana }, ruda { $ore }, jídlo { $food }.
    [neutral] { $seat }: zbývá zaplatit za neutrální figurku, po slevách { $due }. Čím? Zatím mana { $mana }, ruda { $ore }, jídlo { $food }.
    [expand] { $seat }: Osidlování stojí { $due }. Čím zaplatíte? Zatím mana { $mana }, ruda { $ore }, jídlo { $food }.
   *[bandits] { $seat }: bandité chtějí { $due } zdroje. Které? Zatím mana { $mana }, ruda { $ore }, jídlo { $food }.
}
ask-gain = { $why ->
    [collect] { $seat }: vyberte zdroj ze sběru (zbývá { $left }).
    [treasure] { $seat }: vyberte zdroj z pokladu (zbývá { $left }).
   *[won] { $seat }: vyberte zdroj za vyhranou válku (zbývá { $left }).
}
ask-copy = { $seat }: čí schopnost { $level }. úrovně převezmete?
ask-expand = { $seat }: kam umístíte novou figurku? Cena: { $price }.
ask-trade = { $seat }: co za co vyměníte?
ask-convert = { $seat }: jeden kraj smí dát jiný zdroj.
ask-lair = { $seat }: smíte dračím doupětem snížit hrad poraženého (poražený: { $other }, úroveň { $level }).
ask-break = { $seat }: aliance se rozpadá. O kterém místě rozhodnete teď? Vítěz: { $other }; místa: { $place }.
ask-fate = { $seat }: co bude s figurkou na místě { $place }? Cena ústupu: jídlo { $price }. Vítěz: { $other }.
ask-refuge = { $seat }: poslední figurka odchází z místa { $place } do nejbližšího volného kraje. Do kterého?
ask-undead = { $seat }: smíte přidat figurku na místo { $place }. Cena: mana { $price }.
ask-bandits = { $seat }: bandité na místě { $place }! Zaplaťte { $due } zdroje, nebo vraťte figurku do zásoby.
decision-faction = výběr národa
decision-side = strana karty země
decision-split = rozdělení zdrojů
decision-start = výchozí kraj
decision-spare = kraj bez žetonu
decision-action = volba akce
decision-participate = provést akci, nebo sbírat
decision-figure = výběr figurky
decision-target = cíl pohybu
decision-bid = bojové číslo
decision-raise = zvýšení čísla
decision-pay = placení
decision-gain = výběr zdroje
decision-copy = převzetí schopnosti
decision-expand = místo nové figurky
decision-trade = obchod
decision-convert = přeměna výnosu
decision-lair = dračí doupě
decision-break = rozpad aliance
decision-fate = osud poražené figurky
decision-refuge = nejbližší volný kraj
decision-undead = přidání figurky po vítězství
decision-bandits = bandité

act-faction = { $faction }
act-side = strana { $side }
act-split = mana { $mana }, ruda { $ore }, zbytek jídlo
act-start = { $place }
act-spare = bez žetonu: { $place }
act-shield = { $action }
act-perform = provést { $action_acc }
act-collect = sbírat zdroje
act-nothing = nedělat nic
act-move = figurka: { $place }
act-stand = postavit figurku: { $place }
act-to = → { $place }
act-stop = skončit
act-expand = nová figurka: { $place }
act-trade = vyměnit { $units } × { $give } za { $units } × { $take }
act-copy = { $faction }
act-bid = { $number ->
    [flag] vlajka
   *[other] číslo { $number }
}
act-raise = { $resource ->
    [none] nezvyšovat
   *[other] zvýšit za { $resource_acc }
}
act-pay = zaplatit { $resource_acc }
act-gain = vzít { $resource_acc }
act-keep = nechat výnos, jak je
act-convert = { $units } × { $take } místo { $units } × { $give }
act-lair = { $answer ->
    [yes] snížit hrad poraženého
   *[no] nechat hrad být
}
act-retreat = ustoupit: { $place }
act-church = do kostela: { $place }
act-rescue = odvést domů: { $place }
act-surrender = vrátit figurku do zásoby
act-settle = nejdřív { $place }
act-refuge = { $place }
act-undead = { $answer ->
    [yes] přidat figurku
   *[no] nepřidávat
}

## Události

event-game-begun = Začíná { $starter }.
event-faction-taken = { $drawn ->
    [yes] { $seat } dostává národ: { $faction }.
   *[no] { $seat } si vybírá národ: { $faction }.
}
event-territory-dealt = { $seat } dostává kartu země: { $face }.
event-lost-kingdom-laid = Ztracené království: { $face }.
event-side-chosen = { $seat } má domovskou zemi { $face }.
event-resources-split = { $seat } začíná se zdroji: mana { $mana }, ruda { $ore }, jídlo { $food }.
event-figures-started = { $seat } začíná dvěma figurkami: { $place }.
event-tokens-laid = { $count ->
    [one] Na mapě leží { $count } žeton průzkumu.
    [few] Na mapě leží { $count } žetony průzkumu.
   *[other] Na mapě leží { $count } žetonů průzkumu.
}
event-home-tokens-laid = { $seat } klade žetony průzkumu: { $place }.
event-turn-started = Tah { $turn }: { $seat }.
event-shields-cleared = { $skipped ->
    [yes] { $seat } sundává štíty z karty akcí a předává žeton dál.
   *[no] { $seat } sundává štíty z karty akcí.
}
event-shield-placed = { $seat } volí akci { $action }.
event-action-substituted = { $seat } provádí místo akce { $action } akci { $instead }.
event-action-declined = { $seat } akci { $action } neprovádí.
event-figure-moved = { $quest ->
    [yes] { $seat }: Výprava { $place } → { $target }.
   *[no] { $seat }: Hlídka { $place } → { $target }.
}
event-figure-stood = { $seat } staví figurku: { $place }.
event-figure-laid = { $seat } pokládá figurku, prohledává { $place }.
event-figure-added = { $why ->
    [undead] { $seat } přidává po vítězství figurku: { $place }.
   *[expand] { $seat } osidluje: { $place }.
}
event-figure-relocated = { $how ->
    [retreat] { $seat } ustupuje: { $place } → { $target } (jídlo: { $food }).
    [church] { $seat } zachraňuje figurku v kostele: { $place } → { $target }.
    [rescue] { $seat } odvádí figurku domů: { $place } → { $target } (jídlo: { $food }).
   *[refuge] { $seat } zachraňuje poslední figurku: { $place } → { $target }.
}
event-figure-lost = { $why ->
    [bandits] { $seat } přichází kvůli banditům o figurku: { $place }.
   *[war] { $seat } vrací figurku do zásoby: { $place }.
}
event-figure-stayed = { $seat }: žádný kraj není volný, poslední figurka zůstává: { $place }.
event-resources-gained = { $why ->
    [collect] { $seat } sbírá: mana { $mana }, ruda { $ore }, jídlo { $food }.
    [enter] { $seat } získává za vstup: mana { $mana }, ruda { $ore }, jídlo { $food }.
    [treasure] { $seat } získává z pokladu: mana { $mana }, ruda { $ore }, jídlo { $food }.
    [lost] { $seat } získává za ztracené figurky: mana { $mana }, ruda { $ore }, jídlo { $food }.
   *[won] { $seat } získává za vyhranou válku: mana { $mana }, ruda { $ore }, jídlo { $food }.
}
event-resources-paid = { $why ->
    [war] { $seat } platí za válku: mana { $mana }, ruda { $ore }, jídlo { $food }.
    [neutral] { $seat } platí za neutrální figurku: mana { $mana }, ruda { $ore }, jídlo { $food }.
    [expand] { $seat } platí za Osidlování: mana { $mana }, ruda { $ore }, jídlo { $food }.
   *[bandits] { $seat } platí banditům: mana { $mana }, ruda { $ore }, jídlo { $food }.
}
event-castle-built = { $seat } staví { $level }. úroveň hradu (ruda: { $units }).
event-magic-researched = { $seat } dosahuje { $level }. úrovně magie (mana: { $units }). { $ability }
event-ability-copied = { $seat } přebírá schopnost { $level }. úrovně: { $faction }.
event-resources-traded = { $seat } vyměňuje { $units } × { $give } za { $received } × { $take }.
event-war-started = Válka o { $place }: útočí { $seat }, brání { $other }.
event-bids-revealed = { $number ->
    [0] { $against ->
        [0] { $seat } i { $other } ukazují vlajku.
       *[other] { $seat } ukazuje vlajku, { $other } číslo { $against }.
    }
   *[other] { $against ->
        [0] { $seat } ukazuje číslo { $number }, { $other } vlajku.
       *[other] { $seat } ukazuje číslo { $number }, { $other } číslo { $against }.
    }
}
event-number-raised = { $seat } zvyšuje číslo za { $resource_acc } na { $number }.
event-alliance-made = { $seat } a { $other } uzavírají alianci: { $place }.
event-war-won = { $attacked ->
    [yes] { $seat } dobývá { $place }; prohrává { $other }.
   *[no] { $seat } odráží útok na { $place }; prohrává { $other }.
}
event-loser-spared = { $seat } neplatí své číslo { $number }: rozdíl byl malý.
event-alliance-broken = Aliance se rozpadá ({ $seat }, { $other }): { $place }.
event-crown-won = Koruna přechází na vítěze: { $seat } (dosud { $other }).
event-castle-lowered = { $seat } snižuje dračím doupětem hrad: { $other }, úroveň { $level }.
event-neutral-defeated = { $seat } poráží neutrální figurku s číslem { $number }: { $place }.
event-token-turned = { $seat } objevuje na místě { $place }: { $token }.
event-church-used = { $seat } využívá kostel: { $place }.
event-final-phase-begun = { $why ->
    [figures] Začíná závěr hry: { $seat } má ve hře všech sedm figurek.
    [castle] Začíná závěr hry: { $seat } má celý hrad.
   *[magic] Začíná závěr hry: { $seat } má pátou úroveň magie.
}
event-game-ended = { $winner_count ->
    [one] Konec hry. Vítězí { $winner }.
   *[other] Konec hry. O vítězství se dělí { $winner }.
}

## Odmítnutí

refusal-pay-none-left = Další jednotku { $resource_gen } nemáte, celkem: { $have } ({ $clause }).
refusal-pay-not-so = { $why ->
    [expand] Cena je { $due }; další jednotka { $resource_gen } by byla zbytečná, nebo mimo pořadí mana, ruda, jídlo ({ $clause }).
    [bandits] Bandité chtějí { $due }; další jednotka { $resource_gen } by byla mimo pořadí mana, ruda, jídlo ({ $clause }).
   *[war] Po slevách platíte { $due }; další jednotka { $resource_gen } by byla zbytečná, nebo mimo pořadí mana, ruda, jídlo ({ $clause }).
}
refusal-pay-in-order = Začnete-li jednotkou { $resource_gen }, druhou už nezaplatíte; platí se v pořadí mana, ruda, jídlo ({ $clause }).
refusal-gain-in-order = Zdroje se volí v pořadí mana, ruda, jídlo; na { $resource_acc } už došlo ({ $clause }).
refusal-raise-worthless = { $resource } nemá ve válce hodnotu ({ $clause }).
refusal-raise-bid-unpaid = Bez jednotky { $resource_gen } byste nezaplatili číslo samo, po slevách { $due } ({ $clause }).
refusal-bid-too-high = Číslo { $number } znamená po slevě { $discount } zaplatit { $due }; vaše zdroje dají { $have } ({ $clause }).
refusal-not-in-play = Místo { $place } není ve hře ({ $clause }).
refusal-refuge-farther = { $place } není nejbližší volný kraj ({ $clause }).
refusal-refuge-occupied = { $place } není volný kraj: už tam někdo je ({ $clause }).
refusal-follower-passes = Kdo akci neprovádí, sbírá zdroje; vynechat smí jen aktivní hráč ({ $clause }).
refusal-no-legal-way = Akci { $action } teď nemůžete provést žádným způsobem ({ $clause }).
refusal-nothing-to-stop = Ještě jste nikým nepohnuli; skončit lze až po první figurce ({ $clause }).
refusal-way-blocked = { $place } → { $target }: cesta není volná, v kraji mezi nimi stojí někdo jiný, nebo je plný ({ $clause }).
refusal-copy-own = { $faction } jsou váš vlastní národ ({ $clause }).
refusal-faction-not-in-play = Národ { $faction } nikdo nehraje ({ $clause }).
refusal-faction-taken = Národ { $faction } už má { $other } ({ $clause }).
refusal-must-save = Všechny vaše figurky jsou v ohrožení a tuhle ({ $place }) lze zachránit; vzdát se jí nesmíte ({ $clause }).
refusal-not-affected = Na místě { $place } s vítězem nic nesdílíte; vítězí { $other } ({ $clause }).
refusal-church-full = V kostele ({ $place }) už jsou dvě figurky ({ $clause }).
refusal-no-church = Na místě { $place } nemáte figurku u kostela ({ $clause }).
refusal-not-shore = { $place } neleží u vody; tato Výprava u vody začíná i končí ({ $clause }).
refusal-wrong-terrain = { $place }: tato Výprava musí skončit jinde, cílem je { $terrain } ({ $clause }).
refusal-convert-none = Žádný váš kraj nedává { $units } × { $give } ({ $clause }).
refusal-convert-same = { $give } se má změnit na jiný zdroj ({ $clause }).
refusal-figure-moved = Na místě { $place } je jen figurka, která už v této akci šla ({ $clause }).
refusal-trade-too-much = { $take }: máte { $have }, s dalšími { $units } by to bylo přes { $most } ({ $clause }).
refusal-trade-same = Měnit { $give_acc } za totéž nemá smysl ({ $clause }).
refusal-trade-too-little = { $give }: máte jen { $have }, ne { $units } ({ $clause }).
refusal-not-home = { $place } není ve vaší domovské zemi ({ $clause }).
refusal-spare-occupied = Na místě { $place } začínají vaše figurky; žeton tam nepřijde tak jako tak ({ $clause }).
refusal-split-too-much = To je už { $units }; rozdělit lze { $most } ({ $clause }).
refusal-shield-there = Na akci { $action } už štít leží ({ $clause }).
refusal-active-collects = Aktivní hráč nesbírá ({ $clause }).
refusal-other-action = Zvolená akce je { $chosen }; místo ní { $action_acc } provést nesmíte ({ $clause }).
refusal-figure-lies = Figurka na místě { $place } leží; nejdřív ji Hlídkou postavte ({ $clause }).
refusal-no-figure = Na místě { $place } nemáte figurku ({ $clause }).
refusal-nobody-lies = Na místě { $place } vám žádná figurka neleží ({ $clause }).
refusal-not-adjacent = { $place } a { $target } spolu pro vás nesousedí ({ $clause }).
refusal-not-edge = { $place } neleží na vnějším okraji karty ({ $clause }).
refusal-quest-no-standing = Výprava figurky nestaví, to umí jen Hlídka ({ $clause }).
refusal-quest-same-territory = Výprava vede na jinou kartu země; { $place } leží na téže ({ $clause }).
refusal-last-figure-there = Na místě { $place } je poslední figurka hráče { $other }; tam nikdo jiný nesmí ({ $clause }).
refusal-own-last-figure = Svou poslední figurkou nesmíte k cizí: { $place } drží { $other } ({ $clause }).
refusal-nowhere-to-go = Z místa { $place } teď figurka nemá kam jít ({ $clause }).
refusal-place-full = Na místě { $place } už jsou dvě figurky ({ $clause }).
refusal-build-price = Cena úrovně { $level }: ruda { $price }; máte { $have } ({ $clause }).
refusal-castle-finished = Hrad má všech { $level } úrovní ({ $clause }).
refusal-research-price = Cena úrovně { $level }: mana { $price }; máte { $have } ({ $clause }).
refusal-magic-finished = Magie má všech { $level } úrovní ({ $clause }).
refusal-expand-no-region = Žádná vaše figurka nestojí v kraji sama, novou není kam umístit ({ $clause }).
refusal-expand-not-alone = Na místě { $place } nestojí právě jedna vaše figurka sama ({ $clause }).
refusal-expand-not-beside = { $place } nesousedí s žádnou vaší figurkou ({ $clause }).
refusal-expand-price = Cena nové figurky: jídlo { $price }; máte { $have } ({ $clause }).
refusal-no-supply = Ve hře už je všech { $figures } vašich figurek ({ $clause }).
refusal-no-rescue = Váš národ neumí odvést figurku domů ({ $clause }).
refusal-rescue-price = Cena záchrany: jídlo { $price }; máte { $have } ({ $clause }).
refusal-retreat-occupied = Ústup nesmí vést k cizí figurce ani do plného kraje: { $target } ({ $clause }).
refusal-retreat-price = Cena ústupu: jídlo { $price }; máte { $have } ({ $clause }).
refusal-neutral-price = Neutrální figurka má číslo { $number }; se slevou { $discount } zaplatíte nejvýše { $limit } ({ $clause }).

## Body

score-figures = { $count ->
    [one] { $count } figurka ve hře
    [few] { $count } figurky ve hře
   *[other] { $count } figurek ve hře
}
score-castle = hrad, úroveň { $level }
score-magic = magie, úroveň { $level }
score-bonus = bonus 5. úrovně: { $faction }
score-capitals = { $count ->
    [one] { $count } hlavní město
    [few] { $count } hlavní města
   *[other] { $count } hlavních měst
}
score-crown = koruna
score-towns = { $count ->
    [one] { $count } město z průzkumu
    [few] { $count } města z průzkumu
   *[other] { $count } měst z průzkumu
}
score-neutrals = { $count ->
    [one] { $count } poražená neutrální figurka
    [few] { $count } poražené neutrální figurky
   *[other] { $count } poražených neutrálních figurek
}
score-lost-kingdom = { $count ->
    [one] { $count } kraj Ztraceného království
    [few] { $count } kraje Ztraceného království
   *[other] { $count } krajů Ztraceného království
}
tiebreak-figures = Při shodě bodů rozhodl počet figurek ve hře.
tiebreak-castle = Při shodě bodů a figurek rozhodl vyšší hrad.
tiebreak-magic = Při shodě bodů, figurek i hradu rozhodla vyšší magie.
tiebreak-resources = Při shodě ve všem ostatním rozhodl součet zdrojů.
tiebreak-shared = Shoda ve všem: vítězství je společné.

## Volby

option-starter = První hráč
    .help = Místo, které hru začíná; není-li určeno, losuje se.
option-factions = Národy
    .help = random: každý dostane národ náhodně. draft: hráči si od prvního po řadě vybírají.
option-beginner-split = Začátečnické zdroje
    .help = Každý začíná se 2 manami, 1 rudou a 3 jídly místo vlastního rozdělení 6 zdrojů.
option-exploration-tokens = Žetony průzkumu
    .help = Volitelné minirozšíření: v krajích leží lícem dolů žetony, které odhalí první figurka.

## Stůl v terminálu

kingdoms-turn = Tah { $turn } · aktivní: { $seat }
kingdoms-final = závěr hry
kingdoms-lost = Ztracené království
kingdoms-home = domov: { $seat }
kingdoms-player = Hráč
kingdoms-faction = Národ
kingdoms-castle = Hrad
kingdoms-magic = Magie
kingdoms-figures = Figurky
kingdoms-beaten = Neutrální
kingdoms-crown = koruna
kingdoms-place = Místo
kingdoms-here = Kdo tu je
kingdoms-next-to = Sousedí s
kingdoms-legend = ○ okraj karty · ≈ u vody · ~ leží · ? neodkrytý žeton · ‖ za řekou
kingdoms-neutral = neutrální
