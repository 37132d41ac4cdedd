"""Panovník: the characters and laws a seat built, and how high its pyramid rose."""

from __future__ import annotations

from collections.abc import Iterator

from intrika.balance.found import Found
from intrika.core.event import Event
from intrika.core.state import State as CoreState
from intrika.games.viceroy.cards import CARDS, CHARACTERS, LEVELS
from intrika.games.viceroy.events import CardPlaced
from intrika.games.viceroy.pyramid import level_of
from intrika.games.viceroy.state import State

KINDS = {
    "character": CARDS[:CHARACTERS],
    "law": CARDS[CHARACTERS:],
    "highest level": tuple([str(level) for level in range(1, LEVELS + 1)]),
}


def found(s: CoreState, events: list[Event]) -> Iterator[Found]:
    assert isinstance(s, State)
    for event in events:
        if isinstance(event, CardPlaced):
            kind = "character" if event.card < CHARACTERS else "law"
            yield Found(event.seat, kind, CARDS[event.card])
    for seat, cells in enumerate(s.cells):
        if cells:
            yield Found(seat, "highest level", str(level_of(max(cells))))
