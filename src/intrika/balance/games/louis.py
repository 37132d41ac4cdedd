"""Ludvík XIV.: the missions a seat laid, and the boards whose rewards it got, by side and way."""

from __future__ import annotations

from collections.abc import Iterator

from intrika.balance.found import Bar, Found, turn_order
from intrika.core.event import Event
from intrika.core.state import State as CoreState
from intrika.games.louis.cards import BOARDS, MISSION_TYPE, MISSIONS, TIER, TIERS
from intrika.games.louis.events import (
    BoardTurned,
    MissionLaid,
    RewardBought,
    RewardGained,
    RoundStarted,
)  # fmt: skip
from intrika.games.louis.state import State
from intrika.games.louis.tables import CONDITIONS, SIDES, STANDARD, side_of


def _board(board: int, side: int) -> str:
    condition = CONDITIONS[STANDARD.condition[side_of(side, board)]]
    return f"{board + 1} {BOARDS[board]}, {SIDES[side]} ({condition})"


KINDS = {
    "mission": tuple(dict.fromkeys(MISSION_TYPE)),
    "mission tier": TIERS,
    "reward": tuple([_board(board, side) for board in range(len(BOARDS)) for side in range(2)]),
}
# Over 2,000 games for the three player counts together; of many missions there is one card.
BARS = {"reward": Bar(0.6, 1.6, 700, 0.25), "mission": Bar(0.6, 1.6, 700, 0.1)}
assert len(MISSIONS) == len(MISSION_TYPE)


def found(s: CoreState, events: list[Event]) -> Iterator[Found]:
    assert isinstance(s, State)
    sides = [0] * len(BOARDS)
    for event in events:
        if isinstance(event, BoardTurned):
            sides[event.board] = SIDES.index(event.side)
        elif isinstance(event, RewardGained | RewardBought):
            yield Found(event.seat, "reward", _board(event.board, sides[event.board]))
            way = "bought" if isinstance(event, RewardBought) else "free"
            yield Found(event.seat, "reward, how", way)
        elif isinstance(event, MissionLaid):
            yield Found(event.seat, "mission", MISSION_TYPE[event.mission])
            yield Found(event.seat, "mission tier", TIERS[TIER[event.mission]])
        elif isinstance(event, RoundStarted) and event.round == 1:
            yield from turn_order(event.starter, s.seats)
