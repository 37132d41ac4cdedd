"""The action space: small decisions, so that blocks add up where products would explode."""

from __future__ import annotations

from typing import Final

from intrika.core.action import Action, ActionSpace
from intrika.games.kingdoms.tables import (
    ACTIONS,
    FACTIONS,
    HIGHEST_BID,
    MOST,
    PLACES,
    REGION_IDS,
    RESOURCES,
    SIDES,
    START_TOTAL,
)  # fmt: skip

FLAG_LABEL: Final = "flag"
NONE: Final = "none"
_units = range(START_TOTAL + 1)

SPACE: Final = ActionSpace()
FACTION: Final[list[Action]] = list(SPACE.block("faction", faction=FACTIONS))
SIDE: Final[list[Action]] = list(SPACE.block("side", side=SIDES))
SPLIT: Final[list[Action]] = list(SPACE.block("split", mana=_units, ore=_units))
START: Final[list[Action]] = list(SPACE.block("start", place=REGION_IDS))
SPARE: Final[list[Action]] = list(SPACE.block("spare", place=REGION_IDS))
SHIELD: Final[list[Action]] = list(SPACE.block("shield", action=ACTIONS))
PERFORM: Final[list[Action]] = list(SPACE.block("perform", action=ACTIONS))
COLLECT: Final[Action] = SPACE.block("collect")[0]
NOTHING_DONE: Final[Action] = SPACE.block("nothing")[0]
MOVE: Final[list[Action]] = list(SPACE.block("move", place=PLACES))
STAND: Final[list[Action]] = list(SPACE.block("stand", place=REGION_IDS))
TO: Final[list[Action]] = list(SPACE.block("to", place=PLACES))
STOP: Final[Action] = SPACE.block("stop")[0]
EXPAND_AT: Final[list[Action]] = list(SPACE.block("expand", place=PLACES))
_trades = SPACE.block("trade", give=RESOURCES, take=RESOURCES, units=range(1, MOST + 1))
TRADES: Final[list[list[Action]]] = [  # by 3 * given + taken, by units - 1
    list(_trades[MOST * pair : MOST * (pair + 1)]) for pair in range(9)
]
COPY: Final[list[Action]] = list(SPACE.block("copy", faction=FACTIONS))
BID: Final[list[Action]] = list(SPACE.block("bid", number=(FLAG_LABEL, *range(1, HIGHEST_BID + 1))))
RAISE: Final[list[Action]] = list(SPACE.block("raise", resource=(NONE, *RESOURCES)))
PAY: Final[list[Action]] = list(SPACE.block("pay", resource=RESOURCES))
GAIN: Final[list[Action]] = list(SPACE.block("gain", resource=RESOURCES))
KEEP: Final[Action] = SPACE.block("keep")[0]
CONVERT: Final[list[Action]] = list(
    SPACE.block("convert", give=RESOURCES, take=RESOURCES, units=(1, 2))
)
LAIR_NO, LAIR_YES = SPACE.block("lair", answer=("no", "yes"))
RETREAT: Final[list[Action]] = list(SPACE.block("retreat", place=PLACES))
TO_CHURCH: Final[list[Action]] = list(SPACE.block("church", place=REGION_IDS))
RESCUE: Final[list[Action]] = list(SPACE.block("rescue", place=REGION_IDS))
GIVE_UP: Final[Action] = SPACE.block("surrender")[0]
SETTLE: Final[list[Action]] = list(SPACE.block("settle", place=PLACES))
REFUGE: Final[list[Action]] = list(SPACE.block("refuge", place=REGION_IDS))
UNDEAD_NO, UNDEAD_YES = SPACE.block("undead", answer=("no", "yes"))
