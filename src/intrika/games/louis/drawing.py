"""Drawing missions from the three decks (specification, 8-1)."""

from __future__ import annotations

from typing import Any, ClassVar

from intrika.core.action import Action
from intrika.core.agenda import AskOne
from intrika.core.refusal import Refusal, refusal
from intrika.games.louis import events
from intrika.games.louis.actions import DRAW
from intrika.games.louis.cards import TIERS
from intrika.games.louis.state import State


class DrawMission(AskOne):
    """From which deck the next mission comes (§8-1)."""

    __slots__ = ("count",)
    name: ClassVar[str] = "draw"
    clause: ClassVar[str] = "§8-1"
    kinds: ClassVar[tuple[str, ...]] = ("draw",)
    count: int  # how many are still to be drawn

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def options(self, s: State, seat: int) -> list[Action]:
        return [DRAW[tier] for tier in range(len(TIERS)) if s.mission_decks[tier]]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        draw_mission(s, seat, a.arg)
        draw_missions(s, seat, self.count - 1)

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if not s.mission_decks[a.arg]:
            return refusal("§8-1", "deck-empty", tier=a.arg)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, "count": self.count}


def draw_missions(s: State, seat: int, count: int) -> None:
    """One by one, each from any deck that is not empty (§8-1, R-13)."""
    while count:
        decks = [tier for tier in range(len(TIERS)) if s.mission_decks[tier]]
        if len(decks) > 1:
            s.agenda.append(DrawMission(seat, count))
            return
        if not decks:
            return
        draw_mission(s, seat, decks[0])
        count -= 1


def draw_mission(s: State, seat: int, tier: int) -> None:
    card = s.mission_decks[tier][-1]
    s.mission_decks[tier] = s.mission_decks[tier][:-1]
    s.missions[seat] = tuple(sorted([*s.missions[seat], card]))
    s.shown += 1
    if s.log is not None:
        s.log.append(events.MissionDrawn(seat, tier, card))
