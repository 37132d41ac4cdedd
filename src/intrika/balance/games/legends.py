"""Minutová říše: Legendy: cards, families, leaders, tokens and the order; the map of the table.

Of a full game only the last of its three games is seen at the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from intrika.balance.found import TABLE, Found, turn_order
from intrika.core.event import Event
from intrika.core.state import State as CoreState
from intrika.games.legends.cards import CARDS, FACES, FAMILIES, LAYOUTS, LEADERS, NONE, TOKENS
from intrika.games.legends.events import AuctionWon
from intrika.games.legends.state import State
from intrika.games.legends.tables import DATA

MANY = 3  # so many cards of a family are a collection
FAMILY = [card.get("family", NONE) for card in DATA["cards"]]
KINDS = {"card": CARDS, "family, three or more": tuple([f for f in FAMILIES if f != NONE])}


def found(s: CoreState, events: list[Event]) -> Iterator[Found]:
    assert isinstance(s, State)
    for seat in range(s.seats):
        yield from _of_seat(s, seat)
    for event in events:
        if isinstance(event, AuctionWon):
            yield Found(event.seat, "auction", "won")
    yield from turn_order(s.first, s.seats)
    yield Found(TABLE, "layout", LAYOUTS[s.layout])
    for board in s.boards:
        yield Found(TABLE, "face in play", FACES[board // 4])


def _of_seat(s: State, seat: int) -> Iterator[Found]:
    for card in s.cards[seat]:
        yield Found(seat, "card", CARDS[card])
    for family, count in Counter([FAMILY[card] for card in s.cards[seat]]).items():
        if count >= MANY and family != NONE:
            yield Found(seat, "family, three or more", family)
    for token in s.tokens[seat]:
        yield Found(seat, "token", TOKENS[token])
    if s.leaders and s.leaders[seat] >= 0:
        yield Found(seat, "leader", LEADERS[s.leaders[seat]])
