"""A turn in the order of play (specification, sections 3, 7 and 10)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from intrika.core.action import Action
from intrika.core.agenda import AskOne, Step
from intrika.core.refusal import Refusal, refusal
from intrika.games.kingdoms import events
from intrika.games.kingdoms.actions import COLLECT, NOTHING_DONE, PERFORM, SHIELD
from intrika.games.kingdoms.collect import collect
from intrika.games.kingdoms.economy import (
    ChooseExpansion,
    ChooseTrade,
    build,
    build_price,
    can_build,
    can_expand,
    can_research,
    can_trade,
    expand_means,
    expand_price,
    research,
    research_price,
)  # fmt: skip
from intrika.games.kingdoms.moves import can_patrol, can_quest, start_moves
from intrika.games.kingdoms.payment import pose
from intrika.games.kingdoms.powers import FREE, NEVER
from intrika.games.kingdoms.state import State, supply
from intrika.games.kingdoms.tables import (
    ALL_ACTIONS,
    BUILD,
    EXPAND,
    FIGURES,
    FOOD,
    MANA,
    MAX_SEATS,
    ORE,
    PATROL,
    QUEST,
    RESEARCH,
    SHIELDS,
    TOP_CASTLE,
    TOP_MAGIC,
)  # fmt: skip


def shields_out(s: State) -> int:
    return s.shields.bit_count()


class StartTurn(Step):
    """Five shields are cleared; with five players that is the whole turn (§3.1, §10)."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: State) -> None:
        seat = self.seat
        s.active = seat
        s.turn += 1
        s.chosen = -1
        if s.log is not None:
            s.log.append(events.TurnStarted(seat, s.turn))
        if shields_out(s) == SHIELDS:
            s.shields = 0
            skips = s.seats == MAX_SEATS
            if s.log is not None:
                s.log.append(events.ShieldsCleared(seat, skips))
            if skips:
                s.agenda.append(START_TURN[(seat + 1) % s.seats])
                return
        s.agenda.append(CHOOSE_ACTION[seat])


class ChooseAction(AskOne):
    """The active player puts a shield on an open action (§3.2)."""

    __slots__ = ()
    name: ClassVar[str] = "action"
    clause: ClassVar[str] = "§3.2"
    kinds: ClassVar[tuple[str, ...]] = ("shield",)

    def options(self, s: State, seat: int) -> list[Action]:
        shields = s.shields
        return [SHIELD[action] for action in range(ALL_ACTIONS) if not shields >> action & 1]

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.shields |= 1 << a.arg
        s.chosen = a.arg
        if s.log is not None:
            s.log.append(events.ShieldPlaced(seat, a.arg))
        s.agenda[-1] = RESOLVE[seat]

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if s.shields >> a.arg & 1:
            return refusal("§3.2", "shield-there", action=a.arg)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, "shields": shields_out(s)}


class Resolve(Step):
    """One player after the other performs or collects, the active one first (§3.3)."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: State) -> None:
        seat = self.seat
        s.moved = -1
        after = (seat + 1) % s.seats
        s.agenda.append(END_TURN if after == s.active else RESOLVE[after])
        pose(s, seat, PARTICIPATE[seat])


def can_perform(s: State, seat: int, action: int, limit: int) -> bool:
    """Whether there is at least one legal way (§3.3)."""
    if action == PATROL:
        return can_patrol(s, seat)
    if action == QUEST:
        return can_quest(s, seat, limit)
    if action == BUILD:
        return can_build(s, seat)
    if action == RESEARCH:
        return can_research(s, seat)
    if action == EXPAND:
        return can_expand(s, seat)
    return can_trade(s, seat)


def perform(s: State, seat: int, action: int, limit: int) -> None:
    if action <= QUEST:
        start_moves(s, seat, action == QUEST, limit)
    elif action == BUILD:
        build(s, seat)
    elif action == RESEARCH:
        research(s, seat)
    elif action == EXPAND:
        pose(s, seat, ChooseExpansion(seat))
    else:
        pose(s, seat, ChooseTrade(seat))


def limit_of(s: State, seat: int, action: int) -> int:
    """FREE for the chosen action, NEVER or a limit for one in its place (§3, R-43)."""
    if action == s.chosen:
        return FREE
    for other, limit in s.powers[seat].instead[s.chosen]:
        if other == action:
            return limit
    return NEVER


class Participate(AskOne):
    """Perform the chosen action or one in its place, or collect; the active player may do
    nothing instead (§3.3, R-2)."""

    __slots__ = ()
    name: ClassVar[str] = "participate"
    clause: ClassVar[str] = "§3.3"
    kinds: ClassVar[tuple[str, ...]] = ("perform", "collect", "nothing")

    def options(self, s: State, seat: int) -> list[Action]:
        chosen = s.chosen
        made: list[Action] = []
        if can_perform(s, seat, chosen, FREE):
            made.append(PERFORM[chosen])
        for action, limit in s.powers[seat].instead[chosen]:
            if can_perform(s, seat, action, limit):
                made.append(PERFORM[action])
        made.append(NOTHING_DONE if seat == s.active else COLLECT)
        return made

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        if a is COLLECT:
            collect(s, seat)
        elif a is NOTHING_DONE:
            if s.log is not None:
                s.log.append(events.ActionDeclined(seat, s.chosen))
        else:
            if a.arg != s.chosen and s.log is not None:
                s.log.append(events.ActionSubstituted(seat, s.chosen, a.arg))
            perform(s, seat, a.arg, limit_of(s, seat, a.arg))

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if a is COLLECT:
            return refusal("§3.3", "active-collects") if seat == s.active else None
        if a is NOTHING_DONE:
            return None if seat == s.active else refusal("R-2", "follower-passes")
        limit = limit_of(s, seat, a.arg)
        if limit == NEVER:
            return refusal("§3.3", "other-action", action=a.arg, chosen=s.chosen)
        if a.arg == BUILD:
            return _refuse_build(s, seat)
        if a.arg == RESEARCH:
            return _refuse_research(s, seat)
        if a.arg == EXPAND:
            return _refuse_expand(s, seat)
        if not can_perform(s, seat, a.arg, limit):
            return refusal("R-2", "no-legal-way", action=a.arg)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, "action": s.chosen, "active": self.seat == s.active}


def _refuse_build(s: State, seat: int) -> Refusal | None:
    if s.castle[seat] == TOP_CASTLE:
        return refusal("§4.4", "castle-finished", level=TOP_CASTLE)
    price, have = build_price(s, seat), s.res[3 * seat + ORE]
    if have < price:
        return refusal("§4.4", "build-price", level=s.castle[seat] + 1, price=price, have=have)
    return None


def _refuse_research(s: State, seat: int) -> Refusal | None:
    if s.magic[seat] == TOP_MAGIC:
        return refusal("§4.5", "magic-finished", level=TOP_MAGIC)
    price, have = research_price(s, seat), s.res[3 * seat + MANA]
    if have < price:
        return refusal("§4.5", "research-price", level=s.magic[seat] + 1, price=price, have=have)
    return None


def _refuse_expand(s: State, seat: int) -> Refusal | None:
    if not supply(s, seat):
        return refusal("§4.6", "no-supply", figures=FIGURES)
    price, have = expand_price(s, seat), s.res[3 * seat + FOOD]
    if expand_means(s, seat) < price:
        return refusal("§4.6", "expand-price", price=price, have=have)
    if not can_expand(s, seat):
        return refusal("§4.6", "expand-no-region")
    return None


class EndTurn(Step):
    """The end check, then the token goes to the left (§3.4, §3.5, §7)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        s.moved = -1
        if not s.final:
            s.final = is_triggered(s)
        if s.final and shields_out(s) == SHIELDS:
            if s.log is not None:
                s.log.append(events.GameEnded(s.setup.game.result(s).winners))
            return
        s.agenda.append(START_TURN[(s.active + 1) % s.seats])


def is_triggered(s: State) -> bool:
    """Seven figures in play, a finished castle or the fifth magic level (§7)."""
    for seat in range(s.seats):
        why = ""
        if len(s.figures[seat]) == FIGURES:
            why = "figures"
        elif s.castle[seat] == TOP_CASTLE:
            why = "castle"
        elif s.magic[seat] == TOP_MAGIC:
            why = "magic"
        if why:
            if s.log is not None:
                s.log.append(events.FinalPhaseBegun(seat, why))
            return True
    return False


START_TURN: Final = [StartTurn(seat) for seat in range(MAX_SEATS)]
CHOOSE_ACTION: Final = [ChooseAction(seat) for seat in range(MAX_SEATS)]
RESOLVE: Final = [Resolve(seat) for seat in range(MAX_SEATS)]
PARTICIPATE: Final = [Participate(seat) for seat in range(MAX_SEATS)]
END_TURN: Final = EndTurn()
