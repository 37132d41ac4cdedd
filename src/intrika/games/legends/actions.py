"""The action space: regions, cards and counts; a move is asked in two halves."""

from __future__ import annotations

from typing import Final

from intrika.core.action import Action, ActionSpace
from intrika.games.legends.cards import (
    CARDS,
    COINS,
    COLOURS,
    FACES,
    MAX_SEATS,
    NONE,
    REGIONS,
    TURNS,
)  # fmt: skip

SEATS: Final = tuple(range(MAX_SEATS))

SPACE: Final = ActionSpace()
_lay = SPACE.block("lay", face=FACES, turn=TURNS)
_start = SPACE.block("start", region=REGIONS)
_second = SPACE.block("second", region=REGIONS)
_token = SPACE.block("token", region=(NONE, *REGIONS))
_neutral = SPACE.block("neutral", region=REGIONS)
_bid = SPACE.block("bid", coins=range(max(COINS) + 1))
_first = SPACE.block("first", other=SEATS)
_take = SPACE.block("take", card=CARDS)
_branch = SPACE.block("branch", step=(NONE, 1, 2))
_stop = SPACE.block("stop")
_place = SPACE.block("place", region=REGIONS, owner=(NONE, *SEATS))
_leave = SPACE.block("leave", region=REGIONS)
_enter = SPACE.block("enter", region=REGIONS)
_build = SPACE.block("build", region=(NONE, *REGIONS))
_knight = SPACE.block("knight", answer=("no", "yes"))
_spare = SPACE.block("spare")
_destroy = SPACE.block("destroy", region=REGIONS, owner=(*SEATS, "neutral"))
_buy = SPACE.block("buy", card=(NONE, *CARDS))

LAY: Final[list[Action]] = list(_lay)  # face * 4 + quarter turns
START_IN: Final[list[Action]] = list(_start)
SECOND_IN: Final[list[Action]] = list(_second)
UNUSED: Final[Action] = _token[0]
TOKEN_IN: Final[list[Action]] = list(_token[1:])
NEUTRAL_IN: Final[list[Action]] = list(_neutral)
BID: Final[list[Action]] = list(_bid)
FIRST: Final[list[Action]] = list(_first)
TAKE: Final[list[Action]] = list(_take)
NO_BRANCH: Final[Action] = _branch[0]
BRANCH: Final[list[Action]] = list(_branch[1:])
STOP: Final[Action] = _stop[0]
PLACE_IN: Final[list[Action]] = list(_place)  # region * 5 + 1 + owner of the city; own is 0
LEAVE: Final[list[Action]] = list(_leave)
ENTER: Final[list[Action]] = list(_enter)
NO_CITY: Final[Action] = _build[0]
BUILD_IN: Final[list[Action]] = list(_build[1:])
NO_KNIGHT: Final[Action] = _knight[0]
YES_KNIGHT: Final[Action] = _knight[1]
SPARE: Final[Action] = _spare[0]
DESTROY_IN: Final[list[Action]] = list(_destroy)  # region * 5 + colour; neutral is 4
NO_CARD: Final[Action] = _buy[0]
BUY: Final[list[Action]] = list(_buy[1:])

assert len(PLACE_IN) == len(REGIONS) * COLOURS
