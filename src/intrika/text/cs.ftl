### Texty společné všem hrám a texty terminálu.

refusal-game-over = Hra skončila.
refusal-no-such-seat = { $seats ->
    [one] U stolu je { $seats } místo.
    [few] U stolu jsou { $seats } místa.
   *[other] U stolu je { $seats } míst.
}
refusal-not-your-turn = { $waiting ->
    [one] Teď rozhoduje { $seat }.
   *[other] Už máte rozhodnuto, ostatní ještě volí.
}
refusal-other-decision = Teď se rozhoduje o něčem jiném: { $ask } ({ $clause }).
refusal-not-offered = Tato možnost se vám nenabízí.
refusal-undo-nothing = Není co vzít zpět.
refusal-undo-other-acted = Nelze vzít zpět: mezitím už jednal někdo jiný.
refusal-undo-learned = Nelze vzít zpět: mezitím se ukázalo něco skrytého.

## Stůl v prohlížeči

refusal-not-seated = Jen přihlížíte, u tohoto stolu nesedíte.
refusal-not-started = Hra ještě nezačala.
refusal-stand-in = Hraje za vás počítač. Nejdřív se vraťte na své místo.
refusal-stale = Hra se mezitím pohnula. Takhle to vypadá teď.
refusal-undo-asked = Ostatní už se rozhodují o jiném vrácení.
refusal-undo-declined = { $seat } s vrácením nesouhlasí.
refusal-undo-withdrawn = Žádost o vrácení byla stažena.
refusal-undo-late = Na žádost o vrácení nikdo včas neodpověděl.

## Terminál

cli-player = Hráč { $number }
cli-bot-random = Náhoda { $number }
cli-bot-greedy = Hamoun { $number }
cli-bot-search = Myslitel { $number }
# same in both languages
cli-bot-level = { $bot_level } { $number }
cli-thinking = { $seat } přemýšlí …
level-page = Páže
    .help = Přátelský začátečník, který leccos přehlédne.
level-courtier = Dvořan
    .help = Bere, co teď vypadá dobře, a občas chybuje.
level-adviser = Rádce
    .help = Myslí dopředu a odpovídá hned.
level-master = Mistr
    .help = Přemýšlí důkladněji; vážný soupeř.
# same in both languages
level-eminence = Eminence
    .help = Nejsilnější; na tah má až pět sekund.
cli-game = { $title }, { $least } až { $most } hráčů
cli-welcome = { $game } – napište číslo nebo akci; h je nápověda. Každé rozhodnutí se ukládá do { $file }
cli-saved = Uloženo v { $file }. Pokračování: intrika play --resume { $file }
cli-hand-over = Na tahu: { $seat }. Až se bude dívat jen tento hráč, stiskněte Enter.
cli-no-option = Zvolte číslo od 1 do { $count }.
cli-no-action = Akce „{ $word }“ není. Napište h pro nápovědu, číslo nebo akci, například: { $sample }
cli-allowed = To je dovoleno.
cli-help = Číslo volí možnost; stejně tak vypsaná akce (play queen 2). ? řekne, o čem se rozhoduje, a připojí pravidlo, ? s akcí vysvětlí, proč není dovolena. u zpět, t stůl, l záznam, s SOUBOR uložit, q uložit a odejít.
cli-place = { $place }. { $seat }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
cli-decision = rozhodnutí { $number } z { $count }
cli-replay-help = Enter další, p předchozí, j N přejít, e konec, as MÍSTO | public | all, q odejít
cli-replay-unknown = Příkaz { $word } tu není.
