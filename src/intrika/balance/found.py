"""A thing that somebody had in a game."""

from __future__ import annotations

from typing import NamedTuple

TABLE = -1  # instead of a seat: all players had it


class Found(NamedTuple):
    seat: int
    kind: str
    label: str


def turn_order(starter: int, seats: int) -> list[Found]:
    """Who began, and who came after."""
    return [
        Found((starter + place) % seats, "turn order", f"{place + 1}.") for place in range(seats)
    ]
