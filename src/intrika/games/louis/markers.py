"""Single markers put on boards by missions and by boards 6 and 8: from which supply, and where."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from intrika.core.action import Action
from intrika.core.agenda import AskOne
from intrika.core.refusal import Refusal, refusal
from intrika.games.louis.actions import PUT, SKIP, TAKE
from intrika.games.louis.cards import BOARD_COUNT, MAX_SEATS
from intrika.games.louis.effects import put_marker, take_markers, use_up
from intrika.games.louis.state import State

ANYWHERE: Final = -1
NO_MISSION: Final = 0  # a board's reward


class PutMarker(AskOne):
    """One marker from the general or the personal supply, at the player's choice, or none (R-6).

    With `more` to follow, general markers come before personal ones, so that no set of markers
    is offered twice.
    """

    __slots__ = ("board", "missions", "more", "source")
    kinds: ClassVar[tuple[str, ...]] = ("put", "skip")
    board: int  # the only board it may go to, or ANYWHERE
    missions: int  # the mission that is used, as a set, or NO_MISSION
    more: int  # how many may follow
    source: int  # supplies before this one are closed

    def __init__(self, seat: int, board: int, missions: int, more: int, source: int) -> None:
        self.seat = seat
        self.board = board
        self.missions = missions
        self.more = more
        self.source = source

    def options(self, s: State, seat: int) -> list[Action]:
        made: list[Action] = [SKIP]
        general = s.general[seat] > 0 and self.source == 0
        personal = s.personal[seat] > 0
        boards = range(BOARD_COUNT) if self.board == ANYWHERE else range(self.board, self.board + 1)
        for board in boards:
            if general:
                made.append(PUT[board][0])
            if personal:
                made.append(PUT[board][1])
        return made

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        if a is SKIP:
            return
        if self.missions != NO_MISSION:
            use_up(s, seat, self.missions)
        put_marker(s, seat, a.arg, a.arg2)
        if self.more and can_put(s, seat, a.arg2):
            s.agenda.append(self.again(a.arg2))

    def again(self, source: int) -> PutMarker:
        raise NotImplementedError

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if a.kind == "skip":
            return None
        board, source = a.args
        if self.board not in (ANYWHERE, board):
            return refusal(self.clause, "other-board", board=self.board)
        if source < self.source:
            return refusal(self.clause, "general-first", board=board)
        if (s.general, s.personal)[source][seat] == 0:
            return refusal("R-6", "general-empty" if source == 0 else "personal-empty")
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        told: dict[str, Any] = {"seat": self.seat}
        if self.board != ANYWHERE:
            told["board"] = self.board
        return told


class PutAtStart(PutMarker):
    """A laid mission puts a marker on its board at the start of the influence phase (§6.1)."""

    __slots__ = ()
    name: ClassVar[str] = "start-marker"
    clause: ClassVar[str] = "§6.1"


class PutAtEnd(PutMarker):
    """A laid mission puts a marker on any board at the end of the influence phase (§6.3)."""

    __slots__ = ()
    name: ClassVar[str] = "end-marker"
    clause: ClassVar[str] = "§6.3"


class PutForConde(PutMarker):
    """Board 6 puts a marker on any board (§7-rewards)."""

    __slots__ = ()
    name: ClassVar[str] = "conde"
    clause: ClassVar[str] = "§7-rewards"


class PutForMaintenon(PutMarker):
    """Board 8 puts up to two markers on board 5 (§7-rewards)."""

    __slots__ = ()
    name: ClassVar[str] = "maintenon"
    clause: ClassVar[str] = "§7-rewards"

    def again(self, source: int) -> PutMarker:
        return PutForMaintenon(self.seat, self.board, self.missions, self.more - 1, source)


class TakeForMaintenon(AskOne):
    """Board 8 also moves a marker from the general to the personal supply (§7-rewards)."""

    __slots__ = ("count",)
    name: ClassVar[str] = "maintenon-take"
    clause: ClassVar[str] = "§7-rewards"
    kinds: ClassVar[tuple[str, ...]] = ("take",)
    count: int

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def options(self, s: State, seat: int) -> list[Action]:
        return TAKE[:]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        if a is TAKE[0]:
            take_markers(s, seat, self.count)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat}


CONDE: Final[list[PutMarker]] = [
    PutForConde(seat, ANYWHERE, NO_MISSION, 0, 0) for seat in range(MAX_SEATS)
]


def can_put(s: State, seat: int, source: int) -> bool:
    """Whether a marker is left in this supply or in a later one."""
    return s.personal[seat] > 0 or (source == 0 and s.general[seat] > 0)
