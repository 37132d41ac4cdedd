"""A thing that somebody had in a game."""

from __future__ import annotations

from typing import NamedTuple

TABLE = -1  # instead of a seat: all players had it


class Found(NamedTuple):
    seat: int
    kind: str
    label: str


class Bar(NamedTuple):
    """What the things of a kind ought to keep to."""

    low: float  # times the fair share of wins
    high: float
    games: int  # in how many this is to be measured
    often: float = 0.0  # had at least so many times a game: else it is dead


def turn_order(starter: int, seats: int) -> list[Found]:
    """Who began, and who came after."""
    return [
        Found((starter + place) % seats, "turn order", f"{place + 1}.") for place in range(seats)
    ]
