"""The two plain forms of a question: to a seat, and to a seat about one of its cells."""

from __future__ import annotations

from typing import Any

from intrika.core.agenda import AskOne
from intrika.games.viceroy.state import State


class SeatAsk(AskOne):
    """A question to one seat."""

    __slots__ = ()

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat}


class CellAsk(AskOne):
    """A question to one seat about the law in a cell of its pyramid."""

    __slots__ = ("cell",)
    cell: int

    def __init__(self, seat: int, cell: int) -> None:
        self.seat = seat
        self.cell = cell

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, "card": s.grids[self.seat][self.cell] - 1}
