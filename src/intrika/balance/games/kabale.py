"""Královské rošády: the cards a seat laid, the heads it won, and whether its set paid."""

from __future__ import annotations

from collections.abc import Iterator

from intrika.balance.found import Found, turn_order
from intrika.core.event import Event
from intrika.core.state import State as CoreState
from intrika.games.kabale.cards import CARDS, HEADS
from intrika.games.kabale.events import CardPlaced, RoundStarted
from intrika.games.kabale.state import State

KINDS = {"card laid": CARDS, "head won": HEADS, "scored": ("heads", "set")}


def found(s: CoreState, events: list[Event]) -> Iterator[Found]:
    assert isinstance(s, State)
    for event in events:
        if isinstance(event, CardPlaced):
            assert event.card is not None
            yield Found(event.seat, "card laid", CARDS[event.card])
        elif isinstance(event, RoundStarted) and event.round == 1:
            yield from turn_order(event.starter, s.seats)
    for seat, won in enumerate(s.won):
        for head in won:
            yield Found(seat, "head won", HEADS[head])
    for seat, lines in enumerate(s.result().lines):
        yield Found(seat, "scored", lines[0].name)
