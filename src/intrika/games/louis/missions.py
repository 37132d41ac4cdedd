"""Phase 4, missions (specification, section 8): laying and paying, swapping and keeping chips."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from intrika.core.action import Action
from intrika.core.agenda import AskOne, Step, then_all
from intrika.core.refusal import Refusal, refusal
from intrika.games.louis import events
from intrika.games.louis.actions import KEEP, LAY, PAY, STOP, SWAP
from intrika.games.louis.cards import (
    ANY,
    CHIPS,
    CHIPS_KEPT,
    CROWN,
    EXTRA_MISSION,
    EXTRA_MISSION_DRAWS,
    MAX_SEATS,
    PAIRS,
    ROUNDS,
    SWAP_CHIP,
    SWAP_PRICE,
)  # fmt: skip
from intrika.games.louis.drawing import draw_missions
from intrika.games.louis.effects import draw_arms, use_up
from intrika.games.louis.state import KINDS, MISSION_PHASE, State, chips_of, order
from intrika.games.louis.swaps import SWAPS


class MissionsPhase(Step):
    """Everybody's mission turn, then everybody's swaps (§8)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        s.phase = MISSION_PHASE
        seats = order(s)
        then_all(s, [*[MISSION_TURN[seat] for seat in seats], *[SWAPS[seat] for seat in seats]])


class MissionTurn(Step):
    """Asks as long as the player, as far as all can see, may still do something (§8-2).

    With two chips and a hand he may be able to lay a mission: whether he can is his secret.
    """

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: State) -> None:
        seat = self.seat
        may_lay = sum(chips_of(s, seat)) > 1 and len(s.missions[seat]) > 0
        if may_lay or can_swap_chip(s, seat):
            s.agenda.append(CHOOSE_MISSION[seat])
        else:
            limit_chips(s, seat)


class ChooseMission(AskOne):
    """Lay a mission, change a chip for a crown, or stop (§8-1 to §8-3)."""

    __slots__ = ()
    name: ClassVar[str] = "mission"
    clause: ClassVar[str] = "§8"
    kinds: ClassVar[tuple[str, ...]] = ("lay", "swap-chip", "stop")

    def options(self, s: State, seat: int) -> list[Action]:
        chips = chips_of(s, seat)
        cost = s.tables.cost
        made = [LAY[mission] for mission in s.missions[seat] if can_pay(chips, cost[mission])]
        if s.laid[seat] & SWAP_CHIP & ~s.used[seat] and s.money[seat] >= SWAP_PRICE:
            made += [SWAP[chip - 1] for chip in range(1, KINDS) if chips[chip]]
        made.append(STOP)
        return made

    def choose(self, s: State, seat: int, a: Action) -> None:
        if a is STOP:
            s.agenda.pop()
            limit_chips(s, seat)
            return
        s.agenda[-1] = MISSION_TURN[seat]
        if a.kind == "lay":
            lay(s, seat, a.arg)
        else:
            swap_chip(s, seat, a.arg + 1)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if a.kind == "lay":
            return self.refuse_lay(s, seat, a.arg)
        if a.kind == "swap-chip":
            return self.refuse_swap(s, seat, a.arg + 1)
        return None

    def refuse_lay(self, s: State, seat: int, mission: int) -> Refusal | None:
        if mission not in s.missions[seat]:
            return refusal("§8-1", "mission-not-in-hand", mission=mission)
        if not affordable(s, seat, mission):
            one, two = s.tables.cost[mission]
            if two == ANY:
                return refusal("§8-1", "cannot-pay-light", mission=mission, chip=one)
            return refusal("§8-1", "cannot-pay", mission=mission, chip=(one, two))
        return None

    def refuse_swap(self, s: State, seat: int, chip: int) -> Refusal | None:
        if s.laid[seat] & SWAP_CHIP == 0:
            return refusal("§8-3", "no-swap-chip")
        if s.laid[seat] & SWAP_CHIP & ~s.used[seat] == 0:
            return refusal("§8-3", "swap-chip-used")
        if s.money[seat] < SWAP_PRICE:
            return refusal("§8-3", "too-poor", price=SWAP_PRICE, money=s.money[seat])
        if s.chips[KINDS * seat + chip] == 0:
            return refusal("§8-3", "no-such-chip", chip=chip)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat}


class PayMission(AskOne):
    """Which two chips pay for the mission; a crown stands for any (§8-1)."""

    __slots__ = ("mission",)
    name: ClassVar[str] = "pay"
    clause: ClassVar[str] = "§8-1"
    kinds: ClassVar[tuple[str, ...]] = ("pay",)
    mission: int

    def __init__(self, seat: int, mission: int) -> None:
        self.seat = seat
        self.mission = mission

    def options(self, s: State, seat: int) -> list[Action]:
        return [PAY[pair] for pair in affordable(s, seat, self.mission)]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        pay(s, seat, self.mission, a.arg)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        chips = chips_of(s, seat)
        for chip in PAIRS[a.arg]:
            chips[chip] -= 1
            if chips[chip] < 0:
                return refusal("§8-1", "no-such-chip", chip=chip)
        open_slots = [slot for slot in s.tables.cost[self.mission] if slot != ANY]
        for chip in PAIRS[a.arg]:
            if chip in open_slots:
                open_slots.remove(chip)
        crowns = PAIRS[a.arg].count(CROWN)
        if len(open_slots) > crowns:
            return refusal("§8-1", "wrong-chips", mission=self.mission, chip=tuple(open_slots))
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, "mission": self.mission}


class KeepChip(AskOne):
    """One chip may be kept for the next round; the others bring arms (§8-4)."""

    __slots__ = ()
    name: ClassVar[str] = "keep"
    clause: ClassVar[str] = "§8-4"
    kinds: ClassVar[tuple[str, ...]] = ("keep",)

    def options(self, s: State, seat: int) -> list[Action]:
        chips = chips_of(s, seat)
        return [KEEP[chip] for chip in range(KINDS) if chips[chip]]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        keep(s, seat, a.arg)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if s.chips[KINDS * seat + a.arg] == 0:
            return refusal("§8-4", "no-such-chip", chip=a.arg)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, "count": sum(chips_of(s, self.seat)) - CHIPS_KEPT}


MISSION_TURN: Final[list[MissionTurn]] = [MissionTurn(seat) for seat in range(MAX_SEATS)]
CHOOSE_MISSION: Final[list[ChooseMission]] = [ChooseMission(seat) for seat in range(MAX_SEATS)]


# -- laying and paying ------------------------------------------------------------------------


def can_pay(chips: list[int], cost: tuple[int, int]) -> bool:
    """Whether these chips pay for a mission; crowns stand in for what is missing (§8-1)."""
    one, two = cost
    crowns = chips[CROWN]
    if two == ANY:
        return chips[one] + crowns > 0 and sum(chips) > 1
    if one == two:
        return chips[one] + crowns > 1
    return (chips[one] == 0) + (chips[two] == 0) <= crowns


def affordable(s: State, seat: int, mission: int) -> list[int]:
    """The pairs of chips with which this player can pay for this mission."""
    chips = chips_of(s, seat)
    made: list[int] = []
    for pair in s.tables.payments[mission]:
        one, two = PAIRS[pair]
        if (chips[one] > 1) if one == two else (chips[one] > 0 and chips[two] > 0):
            made.append(pair)
    return made


def lay(s: State, seat: int, mission: int) -> None:
    """The card is laid face up, paid for and replaced (§8-1)."""
    s.missions[seat] = tuple([card for card in s.missions[seat] if card != mission])
    s.laid[seat] |= 1 << mission
    s.shown += 1
    if s.log is not None:
        s.log.append(events.MissionLaid(seat, mission))
    ways = affordable(s, seat, mission)
    if len(ways) == 1:
        pay(s, seat, mission, ways[0])
    else:
        s.agenda.append(PayMission(seat, mission))


def pay(s: State, seat: int, mission: int, pair: int) -> None:
    """The chips go back to the stock; then one mission is drawn, or two (§8-1)."""
    for chip in PAIRS[pair]:
        s.chips[KINDS * seat + chip] -= 1
    if s.log is not None:
        s.log.append(events.MissionPaid(seat, pair))
    draw_missions(s, seat, EXTRA_MISSION_DRAWS if EXTRA_MISSION >> mission & 1 else 1)


# -- chips ------------------------------------------------------------------------------------


def can_swap_chip(s: State, seat: int) -> bool:
    """A laid mission, two louisdor and a chip that is no crown yet (§8-3, R-34)."""
    free = s.laid[seat] & SWAP_CHIP & ~s.used[seat]
    if not free or s.money[seat] < SWAP_PRICE:
        return False
    chips = chips_of(s, seat)
    return sum(chips) > chips[CROWN]


def swap_chip(s: State, seat: int, chip: int) -> None:
    """Two louisdor change a chip for a crown (§8-3)."""
    use_up(s, seat, SWAP_CHIP)
    s.money[seat] -= SWAP_PRICE
    s.chips[KINDS * seat + chip] -= 1
    s.chips[KINDS * seat + CROWN] += 1
    if s.log is not None:
        s.log.append(events.ChipSwapped(seat, chip, SWAP_PRICE))


def limit_chips(s: State, seat: int) -> None:
    """More than one chip left: all but one go back, but not in round 4 (§8-4, R-15, R-27)."""
    chips = chips_of(s, seat)
    if s.round == ROUNDS or sum(chips) <= CHIPS_KEPT:
        return
    kinds = [chip for chip in range(KINDS) if chips[chip]]
    if len(kinds) > 1:
        s.agenda.append(KeepChip(seat))
    else:
        keep(s, seat, kinds[0])


def keep(s: State, seat: int, chip: int) -> None:
    """Each chip handed in brings one arms (§8-4)."""
    count = sum(chips_of(s, seat)) - CHIPS_KEPT
    s.chips[KINDS * seat : KINDS * seat + KINDS] = [int(kind == chip) for kind in range(len(CHIPS))]
    if s.log is not None:
        s.log.append(events.ChipsReturned(seat, chip, count))
    draw_arms(s, seat, count)
