"""Random play inside the engine, for searches and for measuring the rules alone."""

from __future__ import annotations

from typing import Any

from intrika.core.agenda import Ask
from intrika.core.state import State


def playout(s: State, seed: int, limit: int = 1 << 30) -> int:
    """Play random actions until the game ends or the limit is reached; returns their number.

    A small congruential generator is enough here: nothing hidden depends on it.
    """
    x = (seed * 2654435761 + 1) & 0x3FFFFFFF
    count = 0
    agenda: list[Any] = s.agenda
    while agenda and count < limit:
        top: Ask = agenda[-1]
        seat = top.seats()[0]
        options = top.options(s, seat)
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
        a = options[(x >> 8) % len(options)]
        s.offered = None
        top.choose(s, seat, a)
        s.settle()
        count += 1
    return count
