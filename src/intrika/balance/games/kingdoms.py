"""Malá velká království: factions, home territories, tokens, the order, and who ended the game."""

from __future__ import annotations

from collections.abc import Iterator

from intrika.balance.found import TABLE, Bar, Found, turn_order
from intrika.core.event import Event
from intrika.core.state import State as CoreState
from intrika.games.kingdoms.events import FinalPhaseBegun, TokenTurned
from intrika.games.kingdoms.state import State
from intrika.games.kingdoms.tables import FACES, FACTIONS, TOKENS

KINDS = {"faction": FACTIONS, "home": FACES}
BARS = {"faction": Bar(0.6, 1.6, 2000)}


def found(s: CoreState, events: list[Event]) -> Iterator[Found]:
    assert isinstance(s, State)
    for seat in range(s.seats):
        yield Found(seat, "faction", FACTIONS[s.faction[seat]])
        yield Found(seat, "home", FACES[s.home[seat]])
    yield from turn_order(s.first, s.seats)
    for event in events:
        if isinstance(event, FinalPhaseBegun):
            yield Found(event.seat, "began the end by", event.why)
        elif isinstance(event, TokenTurned):
            yield Found(event.seat, "token", TOKENS[event.token - 1])
    if s.lost >= 0:
        yield Found(TABLE, "Lost Kingdom", FACES[s.lost])
