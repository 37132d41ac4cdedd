"""What the twelve boards give (specification, 2.2 and the reward details of section 7)."""

from __future__ import annotations

from typing import Final

from intrika.core.agenda import Step
from intrika.games.louis import events
from intrika.games.louis.cards import (
    BOARD_COUNT,
    GIVE_ARMS,
    GIVE_CHIP,
    GIVE_INFLUENCE,
    GIVE_INTRIGUE,
    GIVE_LOUISDOR,
    MAX_SEATS,
    PLACE_ANYWHERE,
    PLACE_ON_BOARD,
    REWARDS,
)  # fmt: skip
from intrika.games.louis.effects import (
    draw_arms,
    draw_influence,
    draw_intrigue,
    gain_chip,
    gain_money,
)  # fmt: skip
from intrika.games.louis.markers import (
    CONDE,
    NO_MISSION,
    PutForMaintenon,
    TakeForMaintenon,
    can_put,
)  # fmt: skip
from intrika.games.louis.state import State


class Reward(Step):
    """A player gets a board's reward free of charge (§7c)."""

    __slots__ = ("board", "seat")
    seat: int
    board: int

    def __init__(self, seat: int, board: int) -> None:
        self.seat = seat
        self.board = board

    def run(self, s: State) -> None:
        if s.log is not None:
            s.log.append(events.RewardGained(self.seat, self.board))
        grant(s, self.seat, self.board)


class OfferTake(Step):
    """Board 8: one marker from the general supply, if there is one (§7-rewards)."""

    __slots__ = ("count", "seat")
    seat: int
    count: int

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, s: State) -> None:
        if s.general[self.seat]:
            s.agenda.append(TakeForMaintenon(self.seat, self.count))


REWARD: Final[list[list[Reward]]] = [
    [Reward(seat, board) for board in range(BOARD_COUNT)] for seat in range(MAX_SEATS)
]


def grant(s: State, seat: int, board: int) -> None:
    """All parts of a reward, last first: what asks a choice is queued below what comes before."""
    for what, which, count in reversed(REWARDS[board]):
        give(s, seat, what, which, count)


def give(s: State, seat: int, what: int, which: int, count: int) -> None:
    """One part of a reward (§2.2)."""
    if what == GIVE_CHIP:
        gain_chip(s, seat, which)
    elif what == GIVE_ARMS:
        draw_arms(s, seat, count)
    elif what == GIVE_LOUISDOR:
        gain_money(s, seat, count)
    elif what == GIVE_INFLUENCE:
        draw_influence(s, seat)
    elif what == GIVE_INTRIGUE:
        draw_intrigue(s, seat)
    elif what == PLACE_ANYWHERE:
        if can_put(s, seat, 0):
            s.agenda.append(CONDE[seat])
    elif what == PLACE_ON_BOARD:
        if can_put(s, seat, 0):
            s.agenda.append(PutForMaintenon(seat, which, NO_MISSION, count - 1, 0))
    else:
        s.agenda.append(OfferTake(seat, count))
