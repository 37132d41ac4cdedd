"""The end of a game: named score lines, places, winners and the tie-break that decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple


class ScoreLine(NamedTuple):
    """One line of the final sheet; `name` names a text `score-<name>`, `args` its figures."""

    name: str
    points: int
    args: dict[str, Any] = {}  # noqa: RUF012 - a NamedTuple default, never changed


class Result(NamedTuple):
    lines: tuple[tuple[ScoreLine, ...], ...]  # by seat
    totals: tuple[int, ...]  # by seat
    places: tuple[int, ...]  # by seat; equals share a place (1, 1, 3)
    winners: tuple[int, ...]
    tiebreak: str | None = None  # names a text `tiebreak-<name>`

    def to_json(self) -> dict[str, Any]:
        return {
            "lines": [
                [{"name": line.name, "points": line.points, "args": line.args} for line in seat]
                for seat in self.lines
            ],
            "totals": list(self.totals),
            "places": list(self.places),
            "winners": list(self.winners),
            "tiebreak": self.tiebreak,
        }


def places(keys: Sequence[Any]) -> tuple[int, ...]:
    """Places by descending key; equal keys share a place and use up the next ones.

    >>> places([7, 9, 9, 3])
    (3, 1, 1, 4)
    """
    return tuple(1 + sum(other > key for other in keys) for key in keys)
