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
