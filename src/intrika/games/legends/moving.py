"""Moving armies, step by step (§6.2).

The same steps in another order give the same position, so only one order of them is offered: the
first in the order of the map's links. When a step is made, every lower step that was open too
falls asleep: whoever wants both makes the lower one first. It wakes when that is no longer so:

- A step takes the last army it could have moved. If an army comes to that region again, the two
  steps could still have changed places, unless the army that went first was needed where it
  arrived: the step stays asleep until the last army leaves that place (`swaps`).
- The dragon is there and one step comes to its region while the other one leaves it (R-21).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from intrika.core.action import Action
from intrika.core.agenda import AskOne
from intrika.core.refusal import Refusal, refusal
from intrika.games.legends import events
from intrika.games.legends.actions import ENTER, LEAVE, STOP
from intrika.games.legends.cards import LAND_COST, LEAST_COST, MOVE, REGIONS, SEA_COST, TOLL
from intrika.games.legends.state import State
from intrika.games.legends.tables import SEA
from intrika.games.legends.tokens import army_arrives, has_toll

Swaps = tuple[tuple[int, int], ...]  # regions left empty, and where their last army went
NO_SWAPS: Final[Swaps] = ()


def sea_cost(s: State, seat: int) -> int:
    """Each flying symbol takes one off, never below one point (§3.1)."""
    return max(LEAST_COST, SEA_COST - s.flying[seat])


def link_cost(s: State, seat: int, link: int) -> int:
    return sea_cost(s, seat) if s.map.kind[link] == SEA else LAND_COST


def open_links(s: State, seat: int, points: int) -> int:
    """The links over which an army of this seat could go with so many points, as bits."""
    m = s.map
    if points < LAND_COST:
        return 0
    armies = s.armies
    mine = seat * m.n
    out = m.out_mask
    mask = 0
    for region in range(m.n):
        if armies[mine + region]:
            mask |= out[region]
    if points < sea_cost(s, seat):
        mask &= m.plain_mask
    if s.bandits >= 0 and s.coins[seat] < TOLL:
        mask &= ~m.in_mask(s.bandits)
    return mask


def can_move(s: State, seat: int, n: int) -> bool:
    return open_links(s, seat, n + s.extra_moves[seat]) != 0


def begin_move(s: State, seat: int, n: int) -> None:
    """The points are counted when the step begins (R-33)."""
    go_on(s, seat, n + s.extra_moves[seat], 0, NO_SWAPS)


def go_on(s: State, seat: int, points: int, asleep: int, swaps: Swaps) -> None:
    """Ask for the next step if there is one."""
    awake = open_links(s, seat, points) & ~asleep
    if awake:
        s.agenda.append(ChooseArmy(seat, points, awake, asleep, swaps))


class ChooseArmy(AskOne):
    """The region an army leaves, or the end of the move."""

    __slots__ = ("asleep", "awake", "points", "swaps")
    name: ClassVar[str] = "move-step"
    clause: ClassVar[str] = "§6.2"
    kinds: ClassVar[tuple[str, ...]] = ("leave", "stop")
    points: int
    awake: int  # links on offer, as bits
    asleep: int  # links whose turn has passed
    swaps: Swaps

    def __init__(self, seat: int, points: int, awake: int, asleep: int, swaps: Swaps) -> None:
        self.seat = seat
        self.points = points
        self.awake = awake
        self.asleep = asleep
        self.swaps = swaps

    def options(self, s: State, seat: int) -> list[Action]:
        m = s.map
        awake = self.awake
        out = m.out_mask
        regions = m.regions
        made = [LEAVE[regions[region]] for region in range(m.n) if out[region] & awake]
        made.append(STOP)
        return made

    def choose(self, s: State, seat: int, a: Action) -> None:
        if a is STOP:
            s.agenda.pop()
            if s.log is not None:
                s.log.append(events.StepSkipped(seat, MOVE))
            return
        region = s.map.local[a.arg]
        s.agenda[-1] = ChooseTarget(seat, self.points, self.awake, self.asleep, self.swaps, region)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if a is STOP:
            return None
        region = s.map.local[a.arg]
        if region < 0:
            return refusal("§3.2", "not-on-map", region=a.arg)
        if not s.armies[seat * s.map.n + region]:
            return refusal("§6.2", "no-army-there", region=a.arg)
        whys = [refuse_link(s, seat, self.points, self.asleep, e) for e in s.map.out[region]]
        if None in whys:
            return None
        ranked = {why.message: why for why in whys if why is not None}
        return ranked.get("move-order") or ranked.get("no-coin-for-toll") or whys[0]

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, "points": self.points, "cost": sea_cost(s, self.seat)}


class ChooseTarget(AskOne):
    """The neighbouring region it goes to, at the cost of the link (§3.1)."""

    __slots__ = ("asleep", "awake", "points", "region", "swaps")
    name: ClassVar[str] = "move-target"
    clause: ClassVar[str] = "§6.2"
    kinds: ClassVar[tuple[str, ...]] = ("enter",)
    points: int
    awake: int
    asleep: int
    swaps: Swaps
    region: int

    def __init__(
        self, seat: int, points: int, awake: int, asleep: int, swaps: Swaps, region: int
    ) -> None:
        self.seat = seat
        self.points = points
        self.awake = awake
        self.asleep = asleep
        self.swaps = swaps
        self.region = region

    def options(self, s: State, seat: int) -> list[Action]:
        m = s.map
        awake = self.awake
        return [ENTER[m.regions[m.to[e]]] for e in m.out[self.region] if awake >> e & 1]

    def choose(self, s: State, seat: int, a: Action) -> None:
        m = s.map
        here = self.region
        there = m.local[a.arg]
        link = m.link(here, there)
        cost = link_cost(s, seat, link)
        if s.log is not None:
            s.log.append(events.ArmyMoved(seat, m.regions[here], a.arg, m.kind[link], cost))
        asleep = self.asleep | (self.awake & ((1 << link) - 1))
        swaps = self.swaps
        mine = seat * m.n
        if s.dragon >= 0:
            if s.armies[mine + here] == 1:
                asleep &= ~m.out_mask[here]
            if s.dragon == there:
                asleep &= ~m.out_mask[there]
            elif s.dragon == here:
                asleep &= ~m.in_mask(here)
        elif s.armies[mine + here] == 1:
            for left, went in swaps:
                if went == here:
                    asleep &= ~m.out_mask[left]
            if asleep & m.out_mask[here]:
                swaps += ((here, there),)
        s.armies[mine + here] -= 1
        army_arrives(s, seat, there)
        s.agenda.pop()
        go_on(s, seat, self.points - cost, asleep, swaps)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        there = s.map.local[a.arg]
        if there < 0:
            return refusal("§3.2", "not-on-map", region=a.arg)
        link = s.map.link(self.region, there)
        if link < 0:
            here = s.map.regions[self.region]
            return refusal("§6.2", "no-link", origin=here, region=a.arg)
        return refuse_link(s, seat, self.points, self.asleep, link)

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "region": REGIONS[s.map.regions[self.region]],
            "points": self.points,
            "cost": sea_cost(s, self.seat),
        }


def refuse_link(s: State, seat: int, points: int, asleep: int, link: int) -> Refusal | None:
    """Why no army may go over this link now: points, toll, or the order of steps."""
    m = s.map
    here, there = m.regions[m.from_[link]], m.regions[m.to[link]]
    cost = link_cost(s, seat, link)
    if cost > points:
        return refusal("§6.2", "sea-too-far", cost=cost, points=points)
    if not has_toll(s, seat, m.to[link]):
        return refusal("§9.3", "no-coin-for-toll", region=there, cost=TOLL, coins=s.coins[seat])
    if asleep >> link & 1:
        return refusal("§6.2", "move-order", origin=here, region=there)
    return None
