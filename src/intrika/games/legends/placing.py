"""Placing new armies, one by one (§6.1)."""

from __future__ import annotations

from typing import Any, ClassVar

from intrika.core.action import Action
from intrika.core.agenda import AskOne
from intrika.core.refusal import Refusal, refusal
from intrika.games.legends import events
from intrika.games.legends.actions import PLACE_IN, STOP
from intrika.games.legends.cards import COLOURS, KING, KING_PAYS, PLACE, TOLL
from intrika.games.legends.state import State
from intrika.games.legends.tokens import army_arrives, has_toll


def can_place(s: State, seat: int) -> bool:
    """The start region is always open; only the supply can be empty."""
    return s.supply[seat] > 0


def begin_place(s: State, seat: int, n: int) -> None:
    """The number is fixed when the step begins, and never above the supply (R-33)."""
    left = min(n + s.extra_armies[seat], s.supply[seat])
    if left > 0:
        s.agenda.append(PlaceArmy(seat, left, 0))


class PlaceArmy(AskOne):
    """An army to the start region or an own city, or to a city the Bandit King pays for.

    Regions are filled in the order of the map, since nothing depends on the order.
    """

    __slots__ = ("first", "left")
    name: ClassVar[str] = "place-army"
    clause: ClassVar[str] = "§6.1"
    kinds: ClassVar[tuple[str, ...]] = ("place", "stop")
    left: int
    first: int  # region * 5 + whose city; what comes before is closed

    def __init__(self, seat: int, left: int, first: int) -> None:
        self.seat = seat
        self.left = left
        self.first = first

    def options(self, s: State, seat: int) -> list[Action]:
        m = s.map
        n = m.n
        first = self.first
        mine = seat * n
        start = s.start
        cities = s.cities
        king = s.leaders[seat] == KING
        made: list[Action] = []
        for region in range(first // COLOURS, n):
            if region == start or cities[mine + region]:
                if region * COLOURS >= first and has_toll(s, seat, region):
                    made.append(PLACE_IN[m.regions[region] * COLOURS])
            elif king:
                self._paid(s, seat, region, made)
        made.append(STOP)
        return made

    def _paid(self, s: State, seat: int, region: int, made: list[Action]) -> None:
        """The Bandit King at cities of opponents; the toll comes on top (R-24, R-32)."""
        if s.coins[seat] < KING_PAYS + (TOLL if region == s.bandits else 0):
            return
        for owner in range(s.seats):
            if s.cities[owner * s.map.n + region] and region * COLOURS + 1 + owner >= self.first:
                made.append(PLACE_IN[s.map.regions[region] * COLOURS + 1 + owner])

    def choose(self, s: State, seat: int, a: Action) -> None:
        if a is STOP:
            s.agenda.pop()
            if s.log is not None:
                s.log.append(events.StepSkipped(seat, PLACE))
            return
        region = s.map.local[a.arg]
        owner = a.arg2 - 1
        if s.log is not None:
            s.log.append(events.ArmyPlaced(seat, a.arg, owner if owner >= 0 else None))
        if owner >= 0:
            s.coins[seat] -= KING_PAYS
            s.coins[owner] += KING_PAYS
        s.supply[seat] -= 1
        army_arrives(s, seat, region)
        if self.left == 1:
            s.agenda.pop()
            return
        again = PlaceArmy(seat, self.left - 1, region * COLOURS + a.arg2)
        s.agenda[-1] = again
        if (owner >= 0 or region == s.bandits) and len(again.options(s, seat)) == 1:
            s.agenda.pop()

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if a is STOP:
            return None
        region = s.map.local[a.arg]
        if region < 0:
            return refusal("§3.2", "not-on-map", region=a.arg)
        cost = TOLL if region == s.bandits else 0
        if a.arg2:
            why = self._refuse_city(s, seat, a, region)
            if why is not None:
                return why
            cost += KING_PAYS
        elif region != s.start and not s.cities[seat * s.map.n + region]:
            return refusal("§6.1", "place-nowhere", region=a.arg)
        if s.coins[seat] < cost:
            return refusal("R-32", "place-too-dear", region=a.arg, cost=cost, coins=s.coins[seat])
        if region * COLOURS + a.arg2 < self.first:
            last = s.map.regions[self.first // COLOURS]
            return refusal("§6.1", "place-order", region=a.arg, origin=last)
        return None

    def _refuse_city(self, s: State, seat: int, a: Action, region: int) -> Refusal | None:
        if s.leaders[seat] != KING:
            return refusal("§6.1", "not-bandit-king", region=a.arg)
        if region == s.start or s.cities[seat * s.map.n + region]:
            return refusal("R-24", "place-is-free", region=a.arg)
        owner = a.arg2 - 1
        if owner >= s.seats:
            return refusal("R-24", "no-such-player", seats=s.seats)
        if not s.cities[owner * s.map.n + region]:
            return refusal("R-24", "no-city-there", region=a.arg, owner=owner)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, "left": self.left, "coins": s.coins[self.seat]}
