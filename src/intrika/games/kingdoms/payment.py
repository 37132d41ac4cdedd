"""Paying in units (specification, sections 5.1 and 5.4): limits, legal payments, and the asking.

A payment is (mana, ore, food). The payer names it unit by unit in that order, so each payment is
reached in one way only; what is forced is not asked.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from intrika.core.action import Action
from intrika.core.agenda import Ask, AskOne
from intrika.core.refusal import Refusal, refusal
from intrika.games.kingdoms import events
from intrika.games.kingdoms.actions import GAIN, PAY
from intrika.games.kingdoms.powers import Powers
from intrika.games.kingdoms.state import State, gain, has_at
from intrika.games.kingdoms.tables import (
    ALL_REGIONS,
    FACE_OF,
    FOOD,
    FORT,
    FORT_DISCOUNT,
    HIGHEST_BID,
    MANA,
    ORE,
)  # fmt: skip

Units = tuple[int, int, int]
CLAUSES: Final = {"war": "R-7", "neutral": "§9", "expand": "§4.6", "bandits": "§11"}


# -- war numbers -------------------------------------------------------------------------------


def discount(s: State, seat: int, place: int, attacks: bool, quest: bool) -> int:
    """All discounts that apply, but for paying with one kind (§5.4, R-39, R-47)."""
    p = s.powers[seat]
    made = p.every_war + p.in_terrain[s.t.terrain[place]]
    if s.t.shore[place]:
        made += p.on_shore
    if attacks:
        made += p.attacking + FORT_DISCOUNT * has_at(s, seat, FORT)
        if quest:
            made += p.by_quest
    else:
        made += p.defending
        if place < ALL_REGIONS and FACE_OF[place] == s.home[seat]:
            made += p.defending_home
    return made


def worth(s: State, seat: int) -> int:
    """What all own units together are worth in war."""
    value, at, res = s.powers[seat].value, 3 * seat, s.res
    return res[at] * value[MANA] + res[at + 1] * value[ORE] + res[at + 2] * value[FOOD]


def bid_limit(s: State, seat: int, off: int) -> int:
    """The highest number this seat can pay with this discount (§5.1, R-22); 0 for none."""
    limit = worth(s, seat) + off
    p = s.powers[seat]
    if p.single_kind:
        at = 3 * seat
        best = max([s.res[at + r] * p.value[r] for r in range(3)])
        if best:
            limit = max(limit, best + off + p.single_kind)
    return min(HIGHEST_BID, limit)


def can_pay(s: State, seat: int, number: int, off: int) -> bool:
    """Whether this number, a neutral's for instance, is payable."""
    return number <= bid_limit(s, seat, off)


def war_payments(p: Powers, have: list[int], due: int) -> list[Units]:
    """Every legal payment: enough, and no unit superfluous (§5.4, R-7, R-22)."""
    if due <= 0:
        return [(0, 0, 0)]
    made: list[Units] = []
    value = p.value
    for mana in range(have[MANA] + 1):
        for food in range(have[FOOD] + 1 if value[FOOD] else 1):
            for ore in range(have[ORE] + 1):
                if _is_enough(p, mana, ore, food, due):
                    if _is_minimal(p, mana, ore, food, due):
                        made.append((mana, ore, food))
                    break
            if not food and mana * value[MANA] > due + value[MANA]:
                return made
    return made


def _is_enough(p: Powers, mana: int, ore: int, food: int, due: int) -> bool:
    paid = mana * p.value[MANA] + ore * p.value[ORE] + food * p.value[FOOD]
    if paid >= due:
        return True
    if p.single_kind and (mana > 0) + (ore > 0) + (food > 0) == 1:
        return paid >= max(1, due - p.single_kind)
    return False


def _is_minimal(p: Powers, mana: int, ore: int, food: int, due: int) -> bool:
    if mana and _is_enough(p, mana - 1, ore, food, due):
        return False
    if ore and _is_enough(p, mana, ore - 1, food, due):
        return False
    if food and _is_enough(p, mana, ore, food - 1, due):
        return False
    if p.single_kind and (mana > 0) + (ore > 0) + (food > 0) > 1:
        return not (
            (mana and _is_enough(p, mana, 0, 0, due))
            or (ore and _is_enough(p, 0, ore, 0, due))
            or (food and _is_enough(p, 0, 0, food, due))
        )
    return True


# -- paying ------------------------------------------------------------------------------------


class PayUnits(AskOne):
    """Which units pay a war number, an Expand or the bandits (§5.4, §4.6, §11)."""

    __slots__ = ("due", "left", "paid", "why")
    name: ClassVar[str] = "pay"
    clause: ClassVar[str] = "§5.4"
    kinds: ClassVar[tuple[str, ...]] = ("pay",)
    why: str  # war, neutral, expand or bandits
    due: int
    left: tuple[Units, ...]  # the payments that begin like this one
    paid: Units  # named so far

    def __init__(self, seat: int, why: str, due: int, left: tuple[Units, ...], paid: Units) -> None:
        self.seat = seat
        self.why = why
        self.due = due
        self.left = left
        self.paid = paid

    def options(self, s: State, seat: int) -> list[Action]:
        made: list[Action] = []
        for r in range(3):
            for units in self.left:
                if next_unit(units, self.paid) == r:
                    made.append(PAY[r])
                    break
        return made

    def choose(self, s: State, seat: int, a: Action) -> None:
        paid = self.paid
        left = [units for units in self.left if next_unit(units, paid) == a.arg]
        s.agenda.pop()
        if len(left) == 1:
            spend(s, seat, self.why, left[0])
            return
        paid = (paid[0] + (a.arg == 0), paid[1] + (a.arg == 1), paid[2] + (a.arg == 2))
        pose(s, seat, PayUnits(seat, self.why, self.due, tuple(left), paid))

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        had = s.res[3 * seat + a.arg]
        if had <= self.paid[a.arg]:
            return refusal(CLAUSES[self.why], "pay-none-left", resource=a.arg, have=had)
        for units in self.left:
            if units[: a.arg] == self.paid[: a.arg] and units[a.arg] > self.paid[a.arg]:
                return None
        clause = CLAUSES[self.why]
        return refusal(clause, "pay-not-so", resource=a.arg, due=self.due, why=self.why)

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        mana, ore, food = self.paid
        return {
            "clause": CLAUSES[self.why],
            "seat": self.seat,
            "why": self.why,
            "due": self.due,
            "mana": mana,
            "ore": ore,
            "food": food,
        }


def next_unit(units: Units, paid: Units) -> int:
    """The kind of the next unit of this payment when so much of it was named."""
    if units[0] > paid[0]:
        return 0
    return 1 if units[1] > paid[1] else 2


def pay(s: State, seat: int, why: str, due: int, payments: list[Units]) -> None:
    """Pay at once if there is one way only, else ask."""
    if len(payments) == 1:
        spend(s, seat, why, payments[0])
    else:
        pose(s, seat, PayUnits(seat, why, due, tuple(payments), (0, 0, 0)))


def pay_number(s: State, seat: int, why: str, number: int, off: int) -> None:
    """Pay for a war number (§5.4)."""
    have = s.res[3 * seat : 3 * seat + 3]
    due = max(0, number - off)
    pay(s, seat, why, due, war_payments(s.powers[seat], have, due))


def spend(s: State, seat: int, why: str, units: Units) -> None:
    at = 3 * seat
    for r in range(3):
        s.res[at + r] -= units[r]
    if s.log is not None:
        s.log.append(events.ResourcesPaid(seat, why, units[0], units[1], units[2]))


# -- gaining -----------------------------------------------------------------------------------


class GainUnits(AskOne):
    """Units of choice, named one by one in the order mana, ore, food (§4.8, §11, R-53)."""

    __slots__ = ("first", "left", "why")
    name: ClassVar[str] = "gain"
    clause: ClassVar[str] = "R-53"
    kinds: ClassVar[tuple[str, ...]] = ("gain",)
    why: str  # collect, treasure or won
    left: int
    first: int  # kinds before this one are closed

    def __init__(self, seat: int, why: str, left: int, first: int) -> None:
        self.seat = seat
        self.why = why
        self.left = left
        self.first = first

    def options(self, s: State, seat: int) -> list[Action]:
        return GAIN[self.first :]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        r = a.arg
        units = self.left if r == FOOD else 1
        gain(s, seat, r, units)
        if s.log is not None:
            told = [units * (r == 0), units * (r == 1), units * (r == 2)]
            s.log.append(events.ResourcesGained(seat, self.why, told[0], told[1], told[2]))
        if self.left > units:
            s.agenda.append(GainUnits(seat, self.why, self.left - 1, r))

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if a.arg < self.first:
            return refusal("R-53", "gain-in-order", resource=a.arg)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, "why": self.why, "left": self.left}


def pose(s: State, seat: int, ask: Ask) -> None:
    """Put a question on top, or answer it when there is only one answer.

    It must be the last thing a step or a choice does: the options just found are remembered.
    """
    s.agenda.append(ask)
    options = ask.options(s, seat)
    if len(options) == 1:
        ask.choose(s, seat, options[0])
    else:
        s.offered = options
        s.offered_to = seat
