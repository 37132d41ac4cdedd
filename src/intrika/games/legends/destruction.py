"""Destroying an army (§6.4)."""

from __future__ import annotations

from typing import Any, ClassVar

from intrika.core.action import Action
from intrika.core.agenda import AskOne
from intrika.core.refusal import Refusal, refusal
from intrika.games.legends import events
from intrika.games.legends.actions import DESTROY_IN, SPARE
from intrika.games.legends.cards import COLOURS, DESTROY, KING, KING_STEALS, WITCH
from intrika.games.legends.state import NEUTRAL, State


def targets(s: State, seat: int) -> list[int]:
    """Colours that may be destroyed: nobody with immunity, oneself only by option (R-12)."""
    made = [c for c in range(s.seats) if not s.immune[c] and (c != seat or s.self_destroy)]
    made.append(NEUTRAL)
    return made


def can_destroy(s: State, seat: int) -> bool:
    n = s.map.n
    armies = s.armies
    for colour in targets(s, seat):
        for region in range(n):
            if armies[seat * n + region] and armies[colour * n + region]:
                return True
    return False


def begin_destroy(s: State, seat: int) -> None:
    if can_destroy(s, seat):
        s.agenda.append(DestroyArmy(seat))


class DestroyArmy(AskOne):
    """An army of any colour in a region with an own army (§6.4)."""

    __slots__ = ()
    name: ClassVar[str] = "destroy"
    clause: ClassVar[str] = "§6.4"
    kinds: ClassVar[tuple[str, ...]] = ("destroy", "spare")

    def options(self, s: State, seat: int) -> list[Action]:
        m = s.map
        n = m.n
        armies = s.armies
        colours = targets(s, seat)
        made: list[Action] = []
        for region in range(n):
            if armies[seat * n + region]:
                row = m.regions[region] * COLOURS
                for colour in colours:
                    if armies[colour * n + region]:
                        made.append(DESTROY_IN[row + colour])
        made.append(SPARE)
        return made

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        if a is SPARE:
            if s.log is not None:
                s.log.append(events.StepSkipped(seat, DESTROY))
            return
        remove(s, seat, s.map.local[a.arg], a.arg2)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if a is SPARE:
            return None
        region, colour = s.map.local[a.arg], a.arg2
        if region < 0:
            return refusal("§3.2", "not-on-map", region=a.arg)
        if s.seats <= colour < NEUTRAL:
            return refusal("§6.4", "no-such-player", seats=s.seats)
        if not s.armies[seat * s.map.n + region]:
            return refusal("§6.4", "no-army-there", region=a.arg)
        if not s.armies[colour * s.map.n + region]:
            return refusal("§6.4", "no-army-of", region=a.arg, owner=_owner(colour))
        if colour != NEUTRAL and s.immune[colour]:
            return refusal("§6.4", "immune", owner=colour)
        if colour == seat and not s.self_destroy:
            return refusal("R-12", "own-army")
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat}


def _owner(colour: int) -> int | None:
    return None if colour == NEUTRAL else colour


def remove(s: State, seat: int, region: int, colour: int) -> None:
    """Back to its owner, onto the Red Witch's card, or to the box (§6.4, R-13, R-25)."""
    s.armies[colour * s.map.n + region] -= 1
    captured = s.leaders[seat] == WITCH and colour not in (seat, NEUTRAL)
    if s.log is not None:
        there = s.map.regions[region]
        s.log.append(events.ArmyDestroyed(seat, there, _owner(colour), captured))
    if colour == NEUTRAL:
        s.box += 1
    elif captured:
        s.captured[colour] += 1
    else:
        s.supply[colour] += 1
    if s.leaders[seat] == KING and colour not in (seat, NEUTRAL) and s.coins[colour]:
        s.coins[colour] -= KING_STEALS
        s.coins[seat] += KING_STEALS
        if s.log is not None:
            s.log.append(events.CoinStolen(seat, colour, KING_STEALS))
