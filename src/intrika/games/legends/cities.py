"""Building a city, and the White Knight's army in it (§6.3)."""

from __future__ import annotations

from typing import Any, ClassVar

from intrika.core.action import Action
from intrika.core.agenda import AskOne
from intrika.core.refusal import Refusal, refusal
from intrika.games.legends import events
from intrika.games.legends.actions import BUILD_IN, NO_CITY, NO_KNIGHT, YES_KNIGHT
from intrika.games.legends.cards import BUILD, KNIGHT, REGIONS
from intrika.games.legends.state import State, on_map
from intrika.games.legends.tokens import army_arrives, has_toll, take_token


def can_build(s: State, seat: int) -> bool:
    return s.city_supply[seat] > 0 and on_map(s, seat) > 0


def begin_build(s: State, seat: int) -> None:
    if can_build(s, seat):
        s.agenda.append(BuildCity(seat))


class BuildCity(AskOne):
    """A city in a region with an own army (§6.3)."""

    __slots__ = ()
    name: ClassVar[str] = "build-city"
    clause: ClassVar[str] = "§6.3"
    kinds: ClassVar[tuple[str, ...]] = ("build",)

    def options(self, s: State, seat: int) -> list[Action]:
        m = s.map
        mine = seat * m.n
        armies = s.armies
        made = [BUILD_IN[m.regions[r]] for r in range(m.n) if armies[mine + r]]
        made.append(NO_CITY)
        return made

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        if a is NO_CITY:
            if s.log is not None:
                s.log.append(events.StepSkipped(seat, BUILD))
            return
        region = s.map.local[a.arg - 1]
        s.cities[seat * s.map.n + region] += 1
        s.city_supply[seat] -= 1
        if s.log is not None:
            s.log.append(events.CityBuilt(seat, a.arg - 1))
        take_token(s, seat, region)
        if s.leaders[seat] == KNIGHT and s.supply[seat] and has_toll(s, seat, region):
            s.agenda.append(PlaceKnightArmy(seat, region))

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if a is NO_CITY:
            return None
        region = s.map.local[a.arg - 1]
        if region < 0:
            return refusal("§3.2", "not-on-map", region=a.arg - 1)
        if not s.armies[seat * s.map.n + region]:
            return refusal("§6.3", "no-army-there", region=a.arg - 1)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, "left": s.city_supply[self.seat]}


class PlaceKnightArmy(AskOne):
    """The White Knight may put one army beside a new city (R-11)."""

    __slots__ = ("region",)
    name: ClassVar[str] = "knight-army"
    clause: ClassVar[str] = "R-11"
    kinds: ClassVar[tuple[str, ...]] = ("knight",)
    region: int

    def __init__(self, seat: int, region: int) -> None:
        self.seat = seat
        self.region = region

    def options(self, s: State, seat: int) -> list[Action]:
        return [YES_KNIGHT, NO_KNIGHT]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        if a is YES_KNIGHT:
            s.supply[seat] -= 1
            if s.log is not None:
                s.log.append(events.ArmyPlaced(seat, s.map.regions[self.region], None))
            army_arrives(s, seat, self.region)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, "region": REGIONS[s.map.regions[self.region]]}
