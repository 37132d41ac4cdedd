"""What lies on and under the cards of the pyramids, as numbers on a sheet (see `observe.py`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from intrika.core.observation import IN_64, ZERO
from intrika.games.viceroy.cards import KINDS
from intrika.games.viceroy.layout import (
    BLOCK_AT,
    BY_KIND,
    BY_KIND_AT,
    ETERNAL,
    NO_TOKENS,
    ON_ETERNALS,
    ON_GEMS,
    ON_TOKENS,
    TUCKED,
    UNDER,
)  # fmt: skip
from intrika.games.viceroy.state import State

TUCKS: Final = 3  # the last of the kinds: tokens, eternal gems, stored gems, tucked cards


def tell_things(
    s: State, now: tuple[Any, ...], told: tuple[Any, ...], row: Any, written: list[Any]
) -> None:
    """Bring all kinds up to date; `written` says by kind, by seat, where something stands."""
    for kind, things in enumerate(now):
        if things != told[kind]:
            places = written[kind]
            for seat in take_back(things, told[kind], places, row):
                places[seat] = TELL[kind](s, seat, row)


def take_back(now: list[Any], told: list[Any], written: list[Any], row: Any) -> list[int]:
    """Wipe out the things of the seats whose things have changed; returns these seats.

    All comes before anything is told anew: in another branch a card may lie with another seat.
    """
    changed: list[int] = []
    for seat, things in enumerate(now):
        if things is not told[seat]:
            for at in written[seat]:
                row[at] = ZERO
            told[seat] = things
            changed.append(seat)
    return changed


def tell_tokens(s: State, seat: int, row: Any) -> list[int]:
    """On their cards and by kind.

    The tokens of a card are neighbours in the sorted row; four fit into one number.
    """
    made: list[int] = []
    grid, kinds = s.grids[seat], BLOCK_AT[seat] + BY_KIND
    row[BY_KIND_AT[seat]] = NO_TOKENS
    last, at, count, told = -1, 0, 0, 0
    for code in s.tokens[seat]:
        cell, kind = code // KINDS, code % KINDS
        if cell != last:
            last, at, count, told = cell, ON_TOKENS + 2 * grid[cell] - 2, 0, 0
            made.append(at)
        elif count == 4:
            at, told = at + 1, 0
            made.append(at)
        told = 32 * told + kind + 1
        row[at] = told / 1048576.0
        row[kinds + kind] += 0.125
        count += 1
    return made


def tell_eternals(s: State, seat: int, row: Any) -> list[int]:
    """On their cards and by colour."""
    made: list[int] = []
    grid, colours = s.grids[seat], BLOCK_AT[seat] + ETERNAL
    last, told = -1, 0
    for code in s.eternals[seat]:
        told = (9 * told if code >> 3 == last else 0) + (code & 7) + 1
        last = code >> 3
        at = ON_ETERNALS + grid[last] - 1
        row[at] = told / 2097152.0
        row[colours + (code & 7)] += 0.125
        made += (at, colours + (code & 7))
    return made


def tell_stored(s: State, seat: int, row: Any) -> list[int]:
    """Gems on the cards that store them."""
    made: list[int] = []
    for code in s.stored[seat]:
        at = ON_GEMS + 4 * (s.grids[seat][code >> 2] - 1) + (code & 3)
        row[at] += 0.125
        made.append(at)
    return made


def tell_tucked(s: State, seat: int, row: Any) -> list[int]:
    """How many lie under each card, and those that everybody knows."""
    made: list[int] = []
    for code in s.tucked[seat]:
        host, card = s.grids[seat][code >> 8] - 1, code >> 1 & 127
        row[UNDER + host] += 0.125
        made.append(UNDER + host)
        if code & 1:
            row[TUCKED + card] = IN_64[host + 1]
            made.append(TUCKED + card)
    return made


TELL: Final[list[Callable[[State, int, Any], list[int]]]] = [
    tell_tokens, tell_eternals, tell_stored, tell_tucked,
]  # fmt: skip
