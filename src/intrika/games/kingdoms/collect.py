"""Collecting (specification, section 4.8): one step, counted on the state before it (R-46)."""

from __future__ import annotations

from typing import Any, ClassVar

from intrika.core.action import Action
from intrika.core.agenda import AskOne
from intrika.core.refusal import Refusal, refusal
from intrika.games.kingdoms import events
from intrika.games.kingdoms.actions import CONVERT, KEEP
from intrika.games.kingdoms.payment import GainUnits, pose
from intrika.games.kingdoms.powers import NEVER, Powers
from intrika.games.kingdoms.state import State, gain
from intrika.games.kingdoms.tables import (
    ALL_REGIONS,
    CAMP,
    CAMP_UNITS,
    RUINS,
    WATER,
    YIELD,
)  # fmt: skip


class Harvest:
    """What a collection brings: fixed units, units of choice, and what could be converted."""

    __slots__ = ("choice", "units", "yields")
    units: list[int]  # by resource
    choice: int
    yields: list[int]  # 3 * (units - 1) + resource of every region that gives one resource

    def __init__(self) -> None:
        self.units = [0, 0, 0]
        self.choice = 0
        self.yields = []


def harvest(s: State, seat: int) -> Harvest:
    """Each region with an own figure gives its resource once (§4.8, §11)."""
    made = Harvest()
    terrain, p, figures, marks = s.t.terrain, s.powers[seat], s.figures[seat], s.marks
    last = -1
    for code in figures:
        if code == last:
            continue
        last = code
        place = code >> 1
        kind = terrain[place]
        units = CAMP_UNITS if marks[place] == CAMP else 1
        resource = YIELD[kind]
        if resource >= 0:
            made.units[resource] += units
            made.yields.append(3 * (units - 1) + resource)
        elif kind == RUINS:
            if code & 1:
                made.choice += units
        elif kind == WATER:
            for r in range(3):
                made.units[r] += p.zones[r]
    if len(figures) == 1:
        made.choice += 1
    if p.collects:
        _bonuses(s, figures, p, made)
    return made


def _bonuses(s: State, figures: tuple[int, ...], p: Powers, made: Harvest) -> None:
    """Abilities that add to a collection, once each if their condition holds."""
    regions = {code >> 1 for code in figures if code >> 1 < ALL_REGIONS}
    for terrain, count, resource, units in p.collects:
        if terrain == NEVER:
            found = len([region for region in regions if s.t.shore[region]])
        else:
            found = len([region for region in regions if s.t.terrain[region] == terrain])
        if found >= count:
            made.units[resource] += units


def collect(s: State, seat: int) -> None:
    made = harvest(s, seat)
    if s.powers[seat].converts and made.yields:
        s.agenda.append(ChooseConversion(seat))
    else:
        bring_in(s, seat, made)


def bring_in(s: State, seat: int, made: Harvest) -> None:
    """Add the fixed units, then ask for those of choice."""
    units = made.units
    for r in range(3):
        if units[r]:
            gain(s, seat, r, units[r])
    if s.log is not None:
        s.log.append(events.ResourcesGained(seat, "collect", units[0], units[1], units[2]))
    if made.choice:
        pose(s, seat, GainUnits(seat, "collect", made.choice, 0))


class ChooseConversion(AskOne):
    """One region may give another resource instead of its own (R-45)."""

    __slots__ = ()
    name: ClassVar[str] = "convert"
    clause: ClassVar[str] = "R-45"
    kinds: ClassVar[tuple[str, ...]] = ("keep", "convert")

    def options(self, s: State, seat: int) -> list[Action]:
        made = [KEEP]
        yields = harvest(s, seat).yields
        for give in range(3):
            for take in range(3):
                for units in range(2):
                    if give != take and 3 * units + give in yields:
                        made.append(CONVERT[6 * give + 2 * take + units])
        return made

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        made = harvest(s, seat)
        if a is not KEEP:
            give, take, units = a.args
            made.units[give] -= units + 1
            made.units[take] += units + 1
        bring_in(s, seat, made)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if a is KEEP:
            return None
        give, take, units = a.args
        if give == take:
            return refusal("R-45", "convert-same", give=give)
        for code in s.figures[seat]:
            camp = s.marks[code >> 1] == CAMP
            if YIELD[s.t.terrain[code >> 1]] == give and (CAMP_UNITS if camp else 1) == units + 1:
                return None
        return refusal("R-45", "convert-none", give=give, units=units + 1)

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat}
