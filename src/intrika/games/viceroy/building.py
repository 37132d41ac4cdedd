"""Phase II, building (specification, section 6): choose, reveal, resolve in order."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from intrika.core.action import Action
from intrika.core.agenda import NOT_ASKED, AskTogether, Step
from intrika.core.refusal import Refusal, refusal
from intrika.games.viceroy import events
from intrika.games.viceroy.actions import DISCARD, PASS, PLAY
from intrika.games.viceroy.cards import (
    BUILD_ROUNDS,
    CHARACTERS,
    DISCARD_GEMS,
    DUPLICATE,
    FAVOUR,
    FIRST_COST,
    LAW_LEVELS,
    REPLACE,
)  # fmt: skip
from intrika.games.viceroy.laws import start_copying, start_replacing
from intrika.games.viceroy.placing import CHOOSE_CELL, can_place_favour, unused
from intrika.games.viceroy.pyramid import open_cells
from intrika.games.viceroy.rewards import take_gems
from intrika.games.viceroy.state import BUILDING, NOTHING, State, without


class StartBuilding(Step):
    """Every eternal gem gives its discount anew (§6.1)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        s.phase = BUILDING
        s.build = 0
        s.built_out = [0] * s.seats
        for seat in range(s.seats):
            if s.eternals[seat]:
                s.eternals[seat] = tuple([code & ~1 for code in s.eternals[seat]])
        s.agenda.append(NEXT_BUILD)


class NextBuild(Step):
    """Up to three build rounds among those who have not passed; empty hands pass (§6)."""

    __slots__ = ()

    def run(self, s: State) -> None:
        out = s.built_out
        for seat in range(s.seats):
            if not out[seat] and not s.hands[seat] and s.build < BUILD_ROUNDS:
                out[seat] = 1
                if s.log is not None:
                    s.log.append(events.BuildingPassed(seat))
        if 0 in out and s.build < BUILD_ROUNDS:
            s.build += 1
            s.agenda.append(ChooseBuild(tuple([NOT_ASKED if passed else None for passed in out])))
        else:
            s.build = 0


def is_playable_law(s: State, seat: int, law: int) -> bool:
    """Most laws always find a cell; 66 needs a character (R-32), 74 another free card (R-37)."""
    if law == DUPLICATE:
        return has_character(s, seat)
    if law == FAVOUR:
        for cell in open_cells(s.grids[seat], s.cells[seat], LAW_LEVELS):
            if can_place_favour(s, seat, cell):
                return True
        return False
    return True


def has_character(s: State, seat: int) -> bool:
    return min([s.grids[seat][cell] for cell in s.cells[seat]]) <= CHARACTERS


class ChooseBuild(AskTogether):
    """A hand card that can be placed, face down, or a pass (§6, step 1; R-16, R-63)."""

    __slots__ = ()
    name: ClassVar[str] = "build"
    clause: ClassVar[str] = "§6"
    kinds: ClassVar[tuple[str, ...]] = ("play", "pass", "discard")

    def options(self, s: State, seat: int) -> list[Action]:
        gems, base = s.gems, 4 * seat
        spare = unused(s, seat)
        hand = s.hands[seat]
        made: list[Action] = []
        for card in hand:
            if card < CHARACTERS:
                colour = FIRST_COST[card]
                if gems[base + colour] or spare[colour]:
                    made.append(PLAY[card])
            elif is_playable_law(s, seat, card):
                made.append(PLAY[card])
        made.append(PASS)
        if s.discard_pays:
            made += [DISCARD[card] for card in hand]
        return made

    def again(self, answers: tuple[Action | None, ...]) -> ChooseBuild:
        return ChooseBuild(answers)

    def reveal(self, s: State, answers: tuple[Action | None, ...]) -> None:
        """Turn the cards up together; they are resolved in ascending order (§6, steps 2 and 3)."""
        played, sold, out = s.played, s.discarding, s.built_out
        order: list[int] = []
        for seat, a in enumerate(answers):
            if a is None or a.id < 0:
                continue
            if a is PASS:
                out[seat] = 1
                if s.log is not None:
                    s.log.append(events.BuildingPassed(seat))
                continue
            card = a.arg
            played[seat] = card
            order.append(4 * card + seat)
            sold[seat] = 1 if a is DISCARD[card] else 0
            s.hands[seat] = without(s.hands[seat], card)
            if card in s.known[seat]:
                s.known[seat] = without(s.known[seat], card)
            if s.log is not None:
                s.log.append(events.CardTurned(seat, card, sold[seat] == 1))
        s.agenda.append(NEXT_BUILD)
        order.sort(reverse=True)
        for code in order:
            s.agenda.append(RESOLVE[code & 3])

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if a is PASS:
            return None
        if a.kind == "discard" and not s.discard_pays:
            return refusal("R-63", "no-discarding")
        if a.arg not in s.hands[seat]:
            return refusal("§6", "card-not-in-hand", card=a.arg)
        if a.kind == "discard":
            return None
        if a.arg < CHARACTERS:
            colour = FIRST_COST[a.arg]
            if s.gems[4 * seat + colour] + unused(s, seat)[colour] == 0:
                return refusal("R-16", "card-not-affordable", card=a.arg, colour=colour)
        elif not is_playable_law(s, seat, a.arg):
            clause = "R-32" if a.arg == DUPLICATE else "R-37"
            return refusal(clause, "law-without-target", card=a.arg)
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"build": s.build}


class ResolveCard(Step):
    """One player places his card and finishes it before the next begins (§6, step 3)."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: State) -> None:
        seat = self.seat
        card = s.played[seat]
        if s.discarding[seat]:
            s.played[seat] = NOTHING
            s.discard += (card,)
            if s.log is not None:
                s.log.append(events.CardSold(seat, card))
            take_gems(s, seat, DISCARD_GEMS)
        elif card == REPLACE:
            start_replacing(s, seat)
        elif card == DUPLICATE:
            start_copying(s, seat)
        else:
            s.agenda.append(CHOOSE_CELL[seat])


NEXT_BUILD: Final = NextBuild()
RESOLVE: Final = [ResolveCard(seat) for seat in range(4)]
