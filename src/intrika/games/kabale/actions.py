"""The action space: 150 placements, 26 answers for a disguise, 7 for a traitor."""

from __future__ import annotations

from typing import Final

from intrika.core.action import Action, ActionSpace
from intrika.games.kabale.cards import CARDS, MAX_SEATS

NONE: Final = "none"
COLUMNS: Final = tuple(range(1, MAX_SEATS + 1))
COLUMN_LABELS: Final = tuple([str(column) for column in COLUMNS])

SPACE: Final = ActionSpace()
_play = SPACE.block("play", card=CARDS, column=COLUMNS)
_disguise = SPACE.block("disguise", card=(NONE, *CARDS))
_traitor = SPACE.block("traitor", column=(NONE, *COLUMNS))

PLAY: Final[list[list[Action]]] = [
    list(_play[MAX_SEATS * card : MAX_SEATS * (card + 1)]) for card in range(len(CARDS))
]
# By the number of columns, by card.
PLAY_ANYWHERE: Final[list[list[list[Action]]]] = [
    [row[:count] for row in PLAY] for count in range(MAX_SEATS + 1)
]
NO_DISGUISE: Final[Action] = _disguise[0]
CONCEAL: Final[list[Action]] = list(_disguise[1:])
NO_SWAP: Final[Action] = _traitor[0]
SWAP: Final[list[Action]] = list(_traitor[1:])
