"""A figure comes to stay (specification, section 4.3): posture, gains, exploration tokens."""

from __future__ import annotations

from typing import Any, ClassVar

from intrika.core.action import Action
from intrika.core.agenda import AskOne, Step
from intrika.core.refusal import Refusal, refusal
from intrika.games.kingdoms import events
from intrika.games.kingdoms.actions import GIVE_UP, PAY
from intrika.games.kingdoms.payment import GainUnits, PayUnits, Units, pay
from intrika.games.kingdoms.powers import SHORE_OR_RUINS
from intrika.games.kingdoms.state import State, figure_at, gain, lift_figure, with_token
from intrika.games.kingdoms.tables import (
    ALL_REGIONS,
    BANDIT_UNITS,
    BANDITS,
    BLANK,
    CROWN,
    FOOD,
    RUINS,
    TREASURE,
    TREASURE_UNITS,
)  # fmt: skip


def come_to_stay(s: State, seat: int, place: int, by_move: bool) -> None:
    """A standing figure has just come here: first posture, then gains, then a token (§4.3).

    Nothing may follow in the same step: a token may ask.
    """
    if lie_down(s, seat, place) and s.moved == 2 * place:
        s.moved += 1
    if by_move:
        gain_on_entering(s, seat, place)
    if s.hidden[place]:
        turn_up(s, seat, place)


def lie_down(s: State, seat: int, place: int) -> bool:
    """Any figure that comes into ruins lies down at once (R-9)."""
    if s.t.terrain[place] != RUINS:
        return False
    row = list(s.figures[seat])
    row[row.index(2 * place)] += 1
    s.figures[seat] = tuple(sorted(row))
    if s.log is not None:
        s.log.append(events.FigureLaid(seat, place))
    return True


def gain_on_entering(s: State, seat: int, place: int) -> None:
    """Abilities for a Patrol or Quest that ends in some terrain (§4.3)."""
    for kind, resource, units in s.powers[seat].enters:
        if kind == SHORE_OR_RUINS:
            gives = place < ALL_REGIONS and (s.t.shore[place] or s.t.terrain[place] == RUINS)
        else:
            gives = s.t.terrain[place] == kind
        if gives:
            gain(s, seat, resource, units)
            if s.log is not None:
                told = [units * (resource == r) for r in range(3)]
                s.log.append(events.ResourcesGained(seat, "enter", told[0], told[1], told[2]))


def turn_up(s: State, seat: int, place: int) -> None:
    """A face-down token is turned by the first figure that stays (§11, R-16)."""
    token = s.hidden[place]
    s.hidden = with_token(s.hidden, place, 0)
    s.shown += 1
    if s.log is not None:
        s.log.append(events.TokenTurned(seat, place, token - 1))
    if token == CROWN:
        s.crown = seat
    elif token == TREASURE:
        s.agenda.append(GainUnits(seat, "treasure", TREASURE_UNITS, 0))
    elif token == BANDITS:
        meet_bandits(s, seat, place)
    elif token != BLANK:
        s.marks = with_token(s.marks, place, token)


def meet_bandits(s: State, seat: int, place: int) -> None:
    """Pay two units, or the figure goes; a last figure pays what it can and stays (R-17)."""
    have = s.res[3 * seat : 3 * seat + 3]
    if len(s.figures[seat]) == 1:
        owed = min(BANDIT_UNITS, sum(have))
        pay(s, seat, "bandits", owed, unit_payments(have, owed))
    elif sum(have) < BANDIT_UNITS:
        rob(s, seat, place)
    else:
        s.agenda.append(FaceBandits(seat, place))


def rob(s: State, seat: int, place: int) -> None:
    code = figure_at(s, seat, place)
    lift_figure(s, seat, code)
    if s.moved == code:
        s.moved = -1
    if s.log is not None:
        s.log.append(events.FigureLost(seat, place, "bandits"))


def unit_payments(have: list[int], owed: int) -> list[Units]:
    """All ways to pay so many units of any kinds."""
    made: list[Units] = []
    for mana in range(min(have[0], owed) + 1):
        for ore in range(min(have[1], owed - mana) + 1):
            if owed - mana - ore <= have[FOOD]:
                made.append((mana, ore, owed - mana - ore))
    return made


class FaceBandits(AskOne):
    """Pay two units of any kinds, or return the figure to supply (§11)."""

    __slots__ = ("place",)
    name: ClassVar[str] = "bandits"
    clause: ClassVar[str] = "§11"
    kinds: ClassVar[tuple[str, ...]] = ("pay", "surrender")
    place: int

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def options(self, s: State, seat: int) -> list[Action]:
        have = s.res[3 * seat : 3 * seat + 3]
        made = [PAY[r] for r in range(3) if have[r] and sum(have[r:]) >= BANDIT_UNITS]
        made.append(GIVE_UP)
        return made

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        if a is GIVE_UP:
            rob(s, seat, self.place)
            return
        payments = tuple(unit_payments(s.res[3 * seat : 3 * seat + 3], BANDIT_UNITS))
        asked = PayUnits(seat, "bandits", BANDIT_UNITS, payments, (0, 0, 0))
        s.agenda.append(asked)
        asked.choose(s, seat, a)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if a is GIVE_UP:
            return None
        have = s.res[3 * seat : 3 * seat + 3]
        if not have[a.arg]:
            return refusal("§11", "pay-none-left", resource=a.arg, have=0)
        if have[a.arg] == 1 and not any(have[a.arg + 1 :]):
            return refusal("§11", "pay-in-order", resource=a.arg)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, "place": self.place, "due": BANDIT_UNITS}


class Enter(Step):
    """The mover stays: entry is resolved now (§5.7, §9)."""

    __slots__ = ("place", "seat")
    seat: int
    place: int

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def run(self, s: State) -> None:
        come_to_stay(s, self.seat, self.place, True)
