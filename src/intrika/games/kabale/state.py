"""The state of a game: small ints in lists, rows that change seldom as tuples."""

from __future__ import annotations

from typing import Final

from intrika.core.state import State as CoreState

FACE_UP: Final = 0
HIDDEN: Final = 1  # face down, known to its owner alone
SEEN: Final = 2  # an explorer that moved: face down, but everybody knows it


class State(CoreState):
    """Columns, hands and piles. Card numbers are explained in cards.py."""

    __slots__ = (
        "active", "box", "closed", "columns", "concealed_counts", "discards", "double_can_win",
        "drawn", "facing", "hands", "heads", "laid", "lost", "older", "piles", "refill", "round",
        "stack", "won", "won_public",
    )  # fmt: skip
    active: int  # the seat whose turn it is
    round: int  # 1..6
    columns: list[tuple[int, ...]]  # by column, from the head down
    facing: list[int]  # by column: how its last card lies
    closed: list[int]  # by column: 1 once a storm was turned
    heads: list[int]  # by column
    hands: list[tuple[int, ...]]  # by seat
    piles: list[tuple[int, ...]]  # by seat, as last shuffled (all saw of what); `drawn` are gone
    drawn: list[int]  # by seat
    older: list[tuple[int, ...]]  # by seat: own cards that lay hidden when the pile was reshuffled
    discards: list[tuple[int, ...]]  # by seat, the top card last
    stack: tuple[int, ...]  # heads as shuffled; the first `laid` are out
    laid: int
    box: tuple[int, ...]  # heads not in this game
    won: list[tuple[int, ...]]  # heads by seat
    lost: tuple[int, ...]  # heads that nobody won
    concealed_counts: bool  # options, see __init__.py
    refill: bool
    double_can_win: bool
    won_public: bool

    def copy(self) -> State:
        s = State()
        self.copy_core(s)
        s.active = self.active
        s.round = self.round
        s.columns = self.columns[:]
        s.facing = self.facing[:]
        s.closed = self.closed[:]
        s.heads = self.heads[:]
        s.hands = self.hands[:]
        s.piles = self.piles[:]
        s.drawn = self.drawn[:]
        s.older = self.older[:]
        s.discards = self.discards[:]
        s.stack = self.stack
        s.laid = self.laid
        s.box = self.box
        s.won = self.won[:]
        s.lost = self.lost
        s.concealed_counts = self.concealed_counts
        s.refill = self.refill
        s.double_can_win = self.double_can_win
        s.won_public = self.won_public
        return s
